//! Seats: who sits there, how many cards they hold, their score, and whose turn it is.

use protocol::Seat;
use yew::prelude::*;

use super::choice::say;
use crate::{model::Sheet, msg::Msg};

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
pub fn opponent(item: &SeatItem, emit: &Callback<Msg>) -> Html {
    drawn(item, None, Some(html! { <i class="seat__count" aria-hidden="true">{ item.cards }</i> }), emit)
}

/// One's own seat.
pub fn own(item: &SeatItem, emit: &Callback<Msg>) -> Html {
    drawn(item, Some("seat--self"), None, emit)
}

/// A tap on a seat asks how everybody stands.
fn drawn(item: &SeatItem, own: Option<&'static str>, count: Option<Html>, emit: &Callback<Msg>) -> Html {
    html! {
        <button type="button" class={classes!("seat", own, item.turn.then_some("is-turn"))}
            data-seat={item.seat.to_string()} data-turn={item.turn.to_string()} data-cards={item.cards.to_string()}
            onclick={say(emit, &Msg::Open(Sheet::Scores))}>
            <span class="vh">{ &item.label }</span>
            { disc(item.seat, &item.name, count) }
            <span class="seat__who" aria-hidden="true">
                <span class="seat__name">{ &item.name }</span>
                <span class="seat__line">{ &item.line }</span>
            </span>
            <span class="seat__score" aria-hidden="true" data-score={item.score.clone()}>{ &item.score }</span>
        </button>
    }
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

/// What tells a name from the others: its first letter, with the mark that follows one name borne by two; where it is but
/// the number of the seat, that number.
fn sign(seat: Seat, name: &str) -> String {
    let number = (seat.index() + 1).to_string();
    let first: String = name.chars().take(1).flat_map(char::to_uppercase).collect();
    match name.rsplit_once(' ') {
        Some((_, last)) if last == number => number,
        Some((_, mark)) if mark.len() == 1 && mark.chars().all(|digit| digit.is_ascii_digit()) => first + mark,
        Some(_) | None => first,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_without_names_are_told_apart_by_their_numbers() {
        assert_eq!([sign(Seat(0), "Jugador 1"), sign(Seat(6), "Player 7")], ["1", "7"]);
        assert_eq!([sign(Seat(2), "Ana"), sign(Seat(3), ""), sign(Seat(3), "émile du 93")], ["A", "", "É"]);
    }

    #[test]
    fn the_second_of_one_name_has_its_mark() {
        assert_eq!([sign(Seat(3), "ana 2"), sign(Seat(1), "Ana 2")], ["A2", "2"]);
    }
}
