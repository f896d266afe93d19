//! Who waits for several computer players may ask them to be quick.

use protocol::{Act, Game, Mode, Pace, Request, Seat};
use table::{Opened, Slots};

use super::sample::{Cupboard, Dice, any_move, new_table_of, place_of};

/// How long a deal is seen, in milliseconds.
const DEAL: u32 = 1400;

#[test]
fn who_moves_first_waits_until_the_cards_are_dealt() {
    let table = new_table_of(Game::Rummy500, Mode::Computer, "seats=7", 3);
    let slots = Slots::for_new(&Cupboard::default(), place_of(&table));
    let mut open = Opened::new(table, slots);
    let first = open.thinking().expect("a computer begins");
    assert_eq!(open.pause(Pace::Calm, &first), DEAL + Pace::Calm.millis(6));
    assert!(open.device().answer(&first, None));
    let second = open.thinking().expect("it goes on, or the next one does");
    assert_eq!(open.pause(Pace::Calm, &second), Pace::Calm.millis(6));
}

#[test]
fn they_hurry_until_it_is_a_persons_turn() {
    let table = new_table_of(Game::Rummy500, Mode::Computer, "seats=4", 7);
    let slots = Slots::for_new(&Cupboard::default(), place_of(&table));
    let (mut open, mut dice, mut hurried) = (Opened::new(table, slots), Dice::new(7), 0);
    for _ in 0..200 {
        if let Some(thinking) = open.thinking() {
            let before = open.pause(Pace::Calm, &thinking);
            let deal = if thinking.view.log.len() == 1 { DEAL } else { 0 };
            assert_eq!(before, deal + Pace::Calm.millis(3), "nobody has asked yet, or a person has had a turn since");
            open.hurry();
            while let Some(thinking) = open.thinking() {
                assert_eq!(open.pause(Pace::Calm, &thinking), Pace::Quick.millis(3));
                assert!(open.device().answer(&thinking, None));
                hurried += 1;
            }
        }
        let (view, version) = (open.device().table().view(Seat(0)), open.device().table().version());
        if view.end.is_some() {
            break;
        }
        open.device().request(Request::Act(Act { id: 1, version, action: any_move(&view, &mut dice) }));
    }
    assert!(hurried > 20, "{hurried} moves");
}
