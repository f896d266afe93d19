//! The melds in the middle of the table.

use cards::Card;
use protocol::{MeldId, Seat};
use yew::prelude::*;

use crate::{
    lights::Lights,
    model::TableModel,
    msg::Msg,
    part::melds::{MeldItem, Melds, Owner},
    say::Say,
    words::Words,
};

pub fn melds(words: &Words, table: &TableModel, emit: &Callback<Msg>) -> Html {
    let lights = table.lights();
    let seats = table.opponents().into_iter().chain([table.seat]);
    let owners: Vec<Owner> = seats.filter_map(|seat| owner(words, table, &lights, seat)).collect();
    let said = table.last_line().map(|line| words.pieces(&line)).unwrap_or_default();
    html! {
        <Melds {owners} none={words.text("melds-none")} label={words.text("melds")} {said} words={words.clone()}
            tap={emit.reform(Msg::TapMeld)} />
    }
}

/// Nobody's heading stands over nothing.
fn owner(words: &Words, table: &TableModel, lights: &Lights, seat: Seat) -> Option<Owner> {
    let ids = table.melds_of(seat);
    let heading = words.say(&Say::new("melds-of").by(&table.player(seat)));
    let melds: Vec<MeldItem> = ids.into_iter().filter_map(|id| item(words, table, lights, id)).collect();
    (!melds.is_empty()).then(|| Owner { seat, heading: heading.into(), melds })
}

fn item(words: &Words, table: &TableModel, lights: &Lights, id: MeldId) -> Option<MeldItem> {
    let index = id.index()?;
    let slots = &table.view.melds.get(index)?.cards;
    let lit = lights.melds.get(index).copied().unwrap_or_default();
    let fits: Vec<Card> = if lit { table.going_down() } else { Vec::new() };
    let name = words.meld(slots);
    let label = if lit { [name, words.with("meld-fits", &[("count", fits.len().into())])].join(", ") } else { name };
    Some(MeldItem { id, cards: slots.iter().map(|slot| slot.card).collect(), label: label.into(), fits })
}
