//! The melds in the middle of the table.

use cards::Card;
use protocol::{MeldId, Scoring, Seat};
use yew::prelude::*;

use crate::{
    lights::Lights,
    model::TableModel,
    msg::Msg,
    part::{
        card::Marks,
        melds::{MeldItem, Melds, Owner},
        sentence::sentence,
    },
    say::Say,
    words::Words,
};

pub fn melds(words: &Words, table: &TableModel, emit: &Callback<Msg>) -> Html {
    let (lights, advised) = (table.lights(), table.advised().meld);
    let marks = |meld: MeldId| Marks { hinted: advised == Some(meld), ..Marks::default() };
    let owners = owners(words, table, &lights, &marks);
    let many = table.is_for_many();
    html! {
        <Melds {owners} {many} none={words.text("melds-none")} label={words.text("melds")}
            tap={emit.reform(Msg::TapMeld)} />
    }
}

/// What each player has put down, the others' first.
pub fn owners(words: &Words, table: &TableModel, lights: &Lights, marks: &dyn Fn(MeldId) -> Marks) -> Vec<Owner> {
    let seats = table.opponents().into_iter().chain([table.seat]);
    seats.filter_map(|seat| owner(words, table, lights, seat, marks)).collect()
}

/// The line over the piles: what has just happened.
pub fn said(words: &Words, table: &TableModel) -> Html {
    table.last_line().map(|line| html! { <p class="said" id="said">{ sentence(words, &line) }</p> }).unwrap_or_default()
}

/// Nobody's heading stands over nothing.
fn owner(
    words: &Words,
    table: &TableModel,
    lights: &Lights,
    seat: Seat,
    marks: &dyn Fn(MeldId) -> Marks,
) -> Option<Owner> {
    let ids = table.melds_of(seat);
    let heading = words.say(&Say::new("melds-of").by(&table.player(seat)));
    let melds: Vec<MeldItem> = ids.into_iter().filter_map(|id| item(words, table, lights, id, marks(id))).collect();
    let name = words.name(&table.player(seat)).into();
    (!melds.is_empty()).then(|| Owner { seat, name, heading: heading.into(), melds })
}

fn item(words: &Words, table: &TableModel, lights: &Lights, id: MeldId, marks: Marks) -> Option<MeldItem> {
    let index = id.index()?;
    let slots = &table.view.melds.get(index)?.cards;
    let lit = lights.melds.get(index).copied().unwrap_or_default();
    let fits: Vec<Card> = if lit { table.going_down() } else { Vec::new() };
    let new = table.new_in(id);
    let hinted = marks.hinted.then(|| words.text("state-hinted"));
    let label = [label(words, table, id, &new, fits.len())].into_iter().chain(hinted).collect::<Vec<_>>().join(", ");
    Some(MeldItem { id, slots: slots.clone(), new, label: label.into(), fits, marks })
}

/// A meld with all that is to be said of it: its cards, whose they are, what is new, and what fits.
fn label(words: &Words, table: &TableModel, id: MeldId, new: &[bool], fits: usize) -> String {
    let Some(meld) = id.index().and_then(|index| table.view.melds.get(index)) else { return String::new() };
    let mut parts = vec![words.meld(&meld.cards)];
    parts.extend(others(words, table, id));
    if new.contains(&true) {
        let key = if new.contains(&false) { "meld-grown" } else { "meld-new" };
        parts.push(words.text(key));
    }
    if fits > 0 {
        parts.push(words.with("meld-fits", &[("count", fits.into())]));
    }
    parts.join(", ")
}

/// The cards that others than its owner have laid off on a meld, where they count for whoever did.
fn others(words: &Words, table: &TableModel, id: MeldId) -> Vec<String> {
    let owner = table.put_down_by(id);
    let Some(meld) = id.index().and_then(|index| table.view.melds.get(index)) else { return Vec::new() };
    if table.view.law.scoring != Scoring::PlacedLessHeld {
        return Vec::new();
    }
    let laid_by = |seat: Seat| -> Vec<String> {
        let cards = meld.cards.iter().zip(&meld.by).filter(|(_, by)| **by == seat);
        cards.map(|(slot, _)| words.card(slot.card)).collect()
    };
    let seats = Seat::all(table.view.hand_counts.len() as u8).filter(|seat| Some(*seat) != owner);
    seats
        .map(|seat| (seat, laid_by(seat)))
        .filter(|(_, cards)| !cards.is_empty())
        .map(|(seat, cards)| {
            let by = Say::new("meld-laid-off").by(&table.player(seat)).with("cards", words.list(&cards));
            words.spoken(&by)
        })
        .collect()
}
