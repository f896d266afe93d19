//! Sheets in which one thing of a few is picked: how to sort the hand, how well the computer plays.

use cards::{Card, SortBy};
use protocol::{Level, Seat};
use yew::prelude::*;

use crate::{
    model::{Model, TableModel},
    msg::{Arranging, Msg},
    part::{
        choice::{chips, say},
        icon::icon_with,
        level::{level_chips, level_line},
        sentence::tiny,
        sheet::Sheet,
    },
    words::Words,
};

pub fn sort(model: &Model, table: &TableModel, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    if table.is_rebuilt() {
        return sort_tiles(words, emit);
    }
    let left = words.with("sort-left", &[("count", table.laid_out().left.into())]);
    let way = |id, key, note, sign, msg| way((id, words.text(key), note), sign, say(emit, &msg));
    let by_rank = three(words, "7c 7h 8d");
    let by_suit = three(words, "3h 9h 5s");
    let by_melds = three(words, "7s 8s 9s");
    html! {
        <Sheet kind="sort" title={words.text("sort")} close={words.text("close")} emit={emit.clone()}>
            <div class="rows">
                { way("sort-rank", "sort-by-rank", None, by_rank, Msg::Sort(SortBy::Rank)) }
                { way("sort-suit", "sort-by-suit", None, by_suit, Msg::Sort(SortBy::Suit)) }
                { way("sort-melds", "sort-by-melds", Some(left), by_melds, Msg::SortByMelds) }
                { way("sort-hand", "sort-by-hand", None, icon_with("drag", "soft"), Msg::Arrange(Arranging::Begin)) }
            </div>
        </Sheet>
    }
}

/// The ways in which a rack is sorted.
fn sort_tiles(words: &Words, emit: &Callback<Msg>) -> Html {
    let way = |id, key, sign, msg| way((id, words.text(key), None), sign, say(emit, &msg));
    let (by_colour, by_number) = (three(words, "r3 r9 b5"), three(words, "r7 b7 o8"));
    html! {
        <Sheet kind="sort" title={words.text("sort")} close={words.text("close")} emit={emit.clone()}>
            <div class="rows">
                { way("sort-suit", "sort-by-colour", by_colour, Msg::Sort(SortBy::Suit)) }
                { way("sort-rank", "sort-by-rank", by_number, Msg::Sort(SortBy::Rank)) }
                { way("sort-hand", "sort-by-hand", icon_with("drag", "soft"), Msg::Arrange(Arranging::Begin)) }
            </div>
        </Sheet>
    }
}

/// A row: how the hand is sorted, and a sign of how it lies then.
fn way((id, text, note): (&'static str, String, Option<String>), sign: Html, tap: Callback<MouseEvent>) -> Html {
    html! {
        <button type="button" class="row" {id} onclick={tap}>
            <span class="row__text"><b>{ text }</b>{ for note.iter().map(|note| html! { <span>{ note }</span> }) }</span>
            { sign }
        </button>
    }
}

/// Three cards of a hand that is sorted.
fn three(words: &Words, cards: &str) -> Html {
    let cards = cards.split(' ').map(|card| Card::first(card.parse().expect("the samples are cards")));
    html! { <span class="row__cards" aria-hidden="true">{ for cards.map(|card| tiny(words, card)) }</span> }
}

/// How well the computers play, each for itself.
pub fn level(model: &Model, table: &TableModel, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let levels = table.levels();
    let chips_of = |seat: Seat, now: Level| level_chips(words, Some(now), |level| Msg::SetLevel(seat, level));
    html! {
        <Sheet kind="level" title={words.text("level")} close={words.text("close")} emit={emit.clone()}>
            { match levels[..] {
                [(seat, now)] => chips("level", words.text("level"), &chips_of(seat, now), emit),
                _ => levels.iter().map(|(seat, now)| {
                    let name = words.name(&table.player(*seat));
                    level_line(format!("level-{seat}"), name, &chips_of(*seat, *now), emit)
                }).collect(),
            } }
        </Sheet>
    }
}
