//! The seats at the top of the table.

use protocol::Seat;
use yew::prelude::*;

use crate::{
    model::TableModel,
    msg::Msg,
    part::seat::{SeatItem, opponent, own},
    words::Words,
};

pub fn seats(words: &Words, table: &TableModel, emit: &Callback<Msg>) -> Html {
    let opponents = table.opponents();
    html! {
        <section class="seats" id="seats" data-seats={opponents.len().to_string()} aria-label={words.text("seats")}>
            { for opponents.into_iter().map(|seat| other(words, table, seat, emit)) }
            <div class="seats__line" />
            { own(&item(words, table, table.seat, words.text("seat-your-turn")), emit) }
        </section>
    }
}

fn other(words: &Words, table: &TableModel, seat: Seat, emit: &Callback<Msg>) -> Html {
    opponent(&item(words, table, seat, other_line(words, table, seat)), emit)
}

fn item(words: &Words, table: &TableModel, seat: Seat, line: String) -> SeatItem {
    let (name, cards) = (words.name(&table.player(seat)), table.view.hand_counts[seat.index()]);
    let score = table.view.scores[seat.index()];
    let facts = [("name", name.clone().into()), ("count", cards.into()), ("points", score.into())];
    SeatItem {
        seat,
        label: words.with("seat-scores", &[("seat", words.with("seat-label", &facts).into())]),
        name,
        line,
        cards,
        score: words.score(score),
        turn: table.view.turn == seat && !table.is_over(),
    }
}

/// Level of a computer; of a person, that they play.
fn other_line(words: &Words, table: &TableModel, seat: Seat) -> String {
    match table.player(seat).level {
        Some(level) => words.level(level),
        None if table.view.turn == seat && !table.is_over() => words.text("seat-their-turn"),
        None => String::new(),
    }
}
