//! One's own hand as the table shows it.

use protocol::{CardSize, Phase};
use yew::prelude::*;

use crate::{
    model::{Model, TableModel},
    msg::Msg,
    part::{
        card::Marks,
        hand::{Hand, HandItem, Index},
    },
};

/// With more of them on the table, or with some of two seats, a small hand leaves them its room.
const FEW_MELDS: usize = 4;

pub fn hand(model: &Model, table: &TableModel, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let (pointed_at, leaving, hinted) = (table.pointed_at(), table.leaving(), table.hinted());
    let item = |card: &cards::Card| HandItem {
        card: *card,
        label: words.card_in_hand(table, *card).into(),
        marks: Marks {
            selected: table.is_selected(*card),
            fresh: table.fresh.contains(*card),
            wrong: pointed_at.contains(*card),
            leaving: leaving.contains(*card),
            hinted: hinted.contains(*card),
        },
    };
    let items: Vec<HandItem> = table.hand().iter().map(item).collect();
    let places = table.hand().len() + to_come(table);
    let index = match model.settings.cards {
        CardSize::Normal => Index::Normal,
        CardSize::Large => Index::Large,
    };
    let seats = table.opponents().into_iter().chain([table.seat]);
    let owners = seats.filter(|seat| !table.melds_of(*seat).is_empty()).count();
    let crowded = (owners > 1 || table.view.melds.len() > FEW_MELDS).then_some("is-crowded");
    html! {
        <section class={classes!("handzone", crowded)}>
            <Hand {items} {places} {index} label={words.hand(table.hand().len())} tap={emit.reform(Msg::TapCard)} />
        </section>
    }
}

/// Room is kept for the card that the next turn brings, so that drawing it moves no other.
fn to_come(table: &TableModel) -> usize {
    let has_drawn = table.is_my_turn() && table.view.phase == Phase::Play;
    usize::from(!has_drawn && !table.is_over())
}
