//! What a pointer does at the table; it asks for the same as taps do.

use cards::Card;
use protocol::{Action, Edit, Request};

use super::{
    draft::tap_stock,
    respond,
    table::{Wish, tap},
};
use crate::{
    drag::{Grip, Spot, Word},
    model::{Grasp, Held, Load, Model, TableModel},
    msg::{Cmd, Handling, Msg},
};

pub(super) fn drag(model: &mut Model, word: Word) -> Vec<Cmd> {
    let is_covered = model.sheet.is_some();
    let Some(table) = &mut model.table else { return Vec::new() };
    match word {
        Word::Hold(_) | Word::Over(_) | Word::Drop | Word::Peek(_) | Word::Tap(_) if is_covered => {
            table.let_go();
            Vec::new()
        }
        Word::Hold(grip) => {
            table.pick_up(grip);
            Vec::new()
        }
        Word::Over(aim) => {
            table.aim(aim);
            Vec::new()
        }
        Word::Peek(card) => {
            table.peek = card;
            Vec::new()
        }
        Word::LetGo => {
            table.let_go();
            Vec::new()
        }
        Word::Drop => drop_held(model),
        Word::Tap(Grip::Card(card)) => respond(model, Msg::TapCard(card)),
        Word::Tap(Grip::Tile(tile)) => respond(model, Msg::Handle(Handling::Tap(tile))),
        Word::Tap(Grip::Stock) => respond(model, Msg::TapStock),
        Word::Tap(Grip::Discard) => respond(model, Msg::TapDiscard),
        Word::Tap(Grip::Pile(place)) => respond(model, Msg::TapPile(place)),
    }
}

/// Dropped where it may not be, a thing goes back without a word.
fn drop_held(model: &mut Model) -> Vec<Cmd> {
    let Some(table) = &mut model.table else { return Vec::new() };
    let meant = table.held().and_then(|held| Some((held.clone(), held.over?)));
    let meant = meant.filter(|(held, spot)| table.takes(held, *spot));
    table.let_go();
    let Some((held, spot)) = meant else { return Vec::new() };
    let commands = match held.load {
        Load::Stock => tap_stock(model),
        Load::Cards(_) | Load::Discard(_) | Load::Pile(..) => tap(model, |table| table.dropped(&held.load, spot)),
    };
    if let Some(table) = &mut model.table {
        // It stays where it was dropped until the table has answered.
        let waits = matches!(commands[..], [Cmd::Send(Request::Act(_))]);
        table.held = waits.then_some(Held { grasp: Grasp::Dropped, ..held });
    }
    commands
}

impl TableModel {
    fn let_go(&mut self) {
        self.held = None;
        self.peek = None;
    }

    /// What a drop of tiles makes of the draft; within the rack they only lie otherwise.
    fn dropped_tiles(&mut self, tiles: &[Card], spot: Spot) -> Wish {
        match spot {
            Spot::Hand(place) if tiles.iter().all(|tile| self.hand().contains(tile)) => {
                let before = self.order.clone();
                self.order.gather(tiles, place);
                if self.order == before { Wish::Nothing } else { Wish::Arrange }
            }
            Spot::Hand(_) => self.step_of_draft(Edit::Back(tiles.to_vec())),
            Spot::Draft(meld, at) => match self.at_hand().map(|draft| draft.put(meld, at, tiles)) {
                Some(step) => self.step_of_draft(step),
                None => Wish::Nothing,
            },
            Spot::Felt => self.step_of_draft(Edit::New(tiles.to_vec())),
            Spot::Meld(_) | Spot::Discard => Wish::Nothing,
        }
    }

    fn dropped(&mut self, load: &Load, spot: Spot) -> Wish {
        if let (true, Load::Cards(cards)) = (self.is_rebuilt(), load) {
            return self.dropped_tiles(cards, spot);
        }
        match (load, spot) {
            (Load::Cards(cards), Spot::Hand(place)) => {
                let before = self.order.clone();
                self.order.gather(cards, place);
                if self.order == before { Wish::Nothing } else { Wish::Arrange }
            }
            (Load::Cards(cards), Spot::Meld(meld)) => self.lay_off(meld, cards),
            (Load::Cards(cards), Spot::Felt) => self.meld(cards),
            (Load::Cards(cards), Spot::Discard) => match cards[..] {
                [card] => Wish::Act(Action::Discard(card)),
                _ => Wish::Nothing,
            },
            (Load::Stock, Spot::Hand(_)) => Wish::Act(Action::Draw),
            (Load::Discard(_), Spot::Hand(_)) => Wish::Act(Action::Take),
            (Load::Pile(place, _), Spot::Hand(_)) => self.name_dragged(*place),
            (Load::Cards(_), Spot::Draft(..))
            | (
                Load::Stock | Load::Discard(_) | Load::Pile(..),
                Spot::Meld(_) | Spot::Draft(..) | Spot::Felt | Spot::Discard,
            ) => Wish::Nothing,
        }
    }
}
