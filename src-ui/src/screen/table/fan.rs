//! The discard pile laid open, in place of the piles.

use yew::prelude::*;

use crate::{
    model::{Fan, TableModel},
    msg::Msg,
    part::fan::{Fan as Rows, FanItem, Reach},
    words::Words,
};

pub fn fan(words: &Words, table: &TableModel, open: &Fan, emit: &Callback<Msg>) -> Html {
    let discards = &table.view.discard;
    let advised = table.advised().dug;
    let item = |(place, card): (usize, &cards::Card)| FanItem {
        card: *card,
        label: words.card_in_fan(table, place).into(),
        reach: reach(table, place),
        is_open: table.can_be_dug(place),
        is_along: open.along.contains(&place),
        is_hinted: advised == Some(place),
    };
    let items: Vec<FanItem> = discards.iter().enumerate().map(item).collect();
    let note = if table.may_dig() { "fan-tap" } else { "fan-look" };
    html! {
        <Rows {items} title={words.with("fan-title", &[("count", discards.len().into())])} note={words.text(note)}
            close_label={words.text("close")} tap={emit.reform(Msg::TapPile)} close={emit.reform(|()| Msg::CloseFan)} />
    }
}

/// How a card of the pile stands to the one that is named.
fn reach(table: &TableModel, place: usize) -> Reach {
    match table.named() {
        Some(named) if named == place => Reach::Named,
        Some(named) if place > named => Reach::Comes,
        Some(_) => Reach::Stays,
        None if table.may_dig() && !table.can_be_dug(place) => Reach::Stays,
        None => Reach::Free,
    }
}
