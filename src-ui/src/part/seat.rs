//! Seats: who sits there, how many cards they hold, their score, and whose turn it is.

use protocol::Seat;
use yew::prelude::*;

/// A seat as it is to be shown.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatItem {
    pub seat: Seat,
    /// All of it for whoever hears it.
    pub label: String,
    pub name: String,
    /// The second line: level, or what they do.
    pub line: String,
    pub cards: u8,
    pub score: String,
    pub turn: bool,
}

/// Another's seat, with the number of their cards.
pub fn opponent(item: &SeatItem) -> Html {
    let count = html! { <i class="seat__count">{ item.cards }</i> };
    html! {
        <div class={classes!("seat", item.turn.then_some("is-turn"))} role="group" aria-label={item.label.clone()}
            data-seat={item.seat.to_string()} data-turn={item.turn.to_string()} data-cards={item.cards.to_string()}>
            { disc(item.seat, &item.name, Some(count)) }
            { who(item) }
        </div>
    }
}

/// One's own seat.
pub fn own(item: &SeatItem) -> Html {
    html! {
        <div class={classes!("seat", "seat--self", item.turn.then_some("is-turn"))}
            role="group" aria-label={item.label.clone()}
            data-seat={item.seat.to_string()} data-turn={item.turn.to_string()} data-cards={item.cards.to_string()}>
            { disc(item.seat, &item.name, None) }
            { who(item) }
        </div>
    }
}

fn who(item: &SeatItem) -> Html {
    html! { <>
        <div class="seat__who">
            <div class="seat__name">{ &item.name }</div>
            <div class="seat__line">{ &item.line }</div>
        </div>
        <div class="seat__score" data-score={item.score.clone()}>{ &item.score }</div>
    </> }
}

/// The disc with the first letter of a name, or the number of who has none, in the colour of the seat.
pub fn disc(seat: Seat, name: &str, count: Option<Html>) -> Html {
    const COLOURS: [&str; 7] = ["a", "b", "c", "d", "e", "f", "g"];
    let colour = format!("seat__face--{}", COLOURS[seat.index() % COLOURS.len()]);
    let counted = count.is_some().then_some("seat__face--counted");
    html! {
        <span class={classes!("seat__face", colour, counted)}>
            <span aria-hidden="true">{ sign(seat, name) }</span>
            { count.unwrap_or_default() }
        </span>
    }
}

/// What tells a name from the others: its first letter; where it is but the number of the seat, that number.
fn sign(seat: Seat, name: &str) -> String {
    let number = (seat.index() + 1).to_string();
    match name.rsplit_once(' ') {
        Some((_, last)) if last == number => number,
        Some(_) | None => name.chars().take(1).flat_map(char::to_uppercase).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_without_names_are_told_apart_by_their_numbers() {
        assert_eq!([sign(Seat(0), "Jugador 1"), sign(Seat(6), "Player 7")], ["1", "7"]);
        assert_eq!([sign(Seat(1), "émile 1"), sign(Seat(2), "Ana"), sign(Seat(3), "")], ["É", "A", ""]);
    }
}
