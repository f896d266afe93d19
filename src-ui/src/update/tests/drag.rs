//! Dragging: what is lit, what is asked, and that nothing is ever stuck.

use super::*;
use crate::{
    drag::{Aim, Device, Drag, Grip, Input, Point, Sight, Spot, Word},
    model::{Fit, Grasp, Load, Sheet},
};

pub(super) fn say(model: &mut Model, word: Word) -> Vec<Cmd> {
    update(model, Msg::Drag(word))
}

pub(super) fn over(spot: Spot) -> Aim {
    Aim { pointer: Some(spot), load: None }
}

/// Drags this to there and lets go.
pub(super) fn drag(model: &mut Model, grip: Grip, aim: Aim) -> Vec<Cmd> {
    assert_eq!(say(model, Word::Hold(grip)), []);
    assert_eq!(say(model, Word::Over(aim)), []);
    say(model, Word::Drop)
}

fn grip(text: &str) -> Grip {
    Grip::Card(card(text))
}

const NINES: Spot = Spot::Meld(protocol::MeldId(1));

#[test]
fn drops_ask_for_the_same_as_taps() {
    let model = playing("9h 7h 7c 7d");
    assert_eq!(moves(&drag(&mut model.clone(), grip("9h"), over(NINES))), ["layoff 1 9h"]);
    assert_eq!(moves(&drag(&mut model.clone(), grip("9h"), over(Spot::Discard))), ["discard 9h"]);
    let mut sevens = model.clone();
    choose(&mut sevens, "7h 7c 7d");
    assert_eq!(moves(&drag(&mut sevens, grip("7c"), over(Spot::Felt))), ["meld 7h 7c 7d"]);
    let drawing = seated(Mode::Computer, view(Phase::Draw, "9h 7h"));
    assert_eq!(moves(&drag(&mut drawing.clone(), Grip::Stock, over(Spot::Hand(0)))), ["draw"]);
    assert_eq!(moves(&drag(&mut drawing.clone(), Grip::Discard, over(Spot::Hand(0)))), ["take"]);
}

#[test]
fn a_card_that_is_not_chosen_is_dragged_alone_and_the_choice_stays() {
    let mut model = playing("9h 7h 7c 7d");
    choose(&mut model, "7h 7c");
    assert_eq!(moves(&drag(&mut model, grip("9h"), over(NINES))), ["layoff 1 9h"]);
    assert_eq!(table(&model).selected, [card("7h"), card("7c")]);
}

#[test]
fn where_it_may_not_be_dropped_it_goes_back_without_a_word() {
    let mut model = playing("9h 7h 7c 7d");
    choose(&mut model, "7h 7c");
    for (held, spot) in [("7h", NINES), ("7h", Spot::Felt), ("7h", Spot::Discard), ("7d", Spot::Felt)] {
        assert_eq!(drag(&mut model, grip(held), over(spot)), []);
        assert_eq!((table(&model).held(), &table(&model).reason, &model.sheet), (None, &None, &None));
    }
    let mut waiting = seated(Mode::Computer, View { turn: Seat(1), options: None, ..view(Phase::Draw, "9h 7h") });
    assert_eq!(drag(&mut waiting, grip("9h"), over(NINES)), []);
    assert_eq!(drag(&mut waiting, Grip::Stock, over(Spot::Hand(0))), []);
}

#[test]
fn while_something_is_held_all_that_it_fits_is_lit_and_the_rest_is_dim() {
    let mut model = playing("9h 7h 7c 7d");
    assert_eq!(table(&model).fits(), []);
    say(&mut model, Word::Hold(grip("9h")));
    say(&mut model, Word::Over(over(NINES)));
    let fits = [(NINES, Fit::Over), (Spot::Felt, Fit::No), (Spot::Discard, Fit::Fits), (Spot::Hand(0), Fit::Fits)];
    assert_eq!(table(&model).fits(), fits);
    assert!(table(&model).lights().melds[0] && table(&model).selected.is_empty());
    say(&mut model, Word::LetGo);
    assert!(!table(&model).lights().melds[0]);
}

#[test]
fn the_pointer_means_the_hand_or_else_what_is_below_it_or_below_the_card_the_felt_last() {
    let mut model = playing("9h 7h 7c 7d");
    let mut meant = |grip: Grip, pointer, load| {
        say(&mut model, Word::Hold(grip));
        say(&mut model, Word::Over(Aim { pointer, load }));
        table(&model).held().expect("held").over
    };
    assert_eq!(meant(grip("9h"), Some(Spot::Felt), Some(NINES)), Some(NINES));
    assert_eq!(meant(grip("9h"), Some(Spot::Discard), Some(NINES)), Some(Spot::Discard));
    assert_eq!(meant(grip("9h"), Some(Spot::Hand(2)), Some(Spot::Discard)), Some(Spot::Hand(2)));
    assert_eq!(meant(grip("9h"), None, Some(Spot::Hand(2))), None);
    assert_eq!(meant(grip("7h"), Some(NINES), Some(Spot::Discard)), Some(Spot::Discard));
}

#[test]
fn what_was_dropped_waits_there_for_the_answer() {
    let mut model = playing("9h 7h 7c 7d");
    drag(&mut model, grip("9h"), over(NINES));
    let held = table(&model).held().expect("it lies there");
    assert_eq!((&held.load, held.grasp), (&Load::Cards(vec![card("9h")]), Grasp::Dropped));
    assert_eq!(drag(&mut model.clone(), grip("7h"), over(Spot::Discard)), [], "one thing at a time");
    let id = table(&model).pending.as_ref().expect("a request").id;
    push(&mut model, Push::Refused(Refused { id, code: Code::JustTaken, cards: cards("9h") }));
    assert_eq!(table(&model).held(), None);
}

#[test]
fn dropping_on_the_hand_puts_it_in_order_and_tells_the_table() {
    let mut model = playing("9h 7h 7c 7d");
    let told = drag(&mut model, grip("9h"), over(Spot::Hand(2)));
    let [Cmd::Send(Request::Arrange(arrange))] = &told[..] else { panic!("{told:?}") };
    assert_eq!(arrange.order.to_string(), "7h 7c 9h 7d");
    assert_eq!(drag(&mut model, grip("9h"), over(Spot::Hand(2))), [], "it lies there already");
    say(&mut model, Word::Hold(grip("7d")));
    say(&mut model, Word::Over(over(Spot::Hand(0))));
    assert_eq!(Cards(table(&model).hand_to_be()).to_string(), "7d 7h 7c 9h");
    assert_eq!(Cards(table(&model).hand().to_vec()).to_string(), "7h 7c 9h 7d");
}

#[test]
fn under_a_sheet_nothing_is_held() {
    let mut model = playing("9h 7h");
    say(&mut model, Word::Hold(grip("9h")));
    update(&mut model, Msg::Open(Sheet::Menu));
    say(&mut model, Word::Over(over(NINES)));
    assert_eq!(table(&model).held(), None);
    assert_eq!(say(&mut model, Word::Drop), []);
}

/// Numbers that look random, the same in every run.
pub(super) struct Dice(pub(super) u64);

impl Dice {
    pub(super) fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % sides as u64) as usize
    }

    fn spot(&mut self) -> Option<Spot> {
        [None, Some(Spot::Hand(self.roll(6))), Some(NINES), Some(Spot::Discard), Some(Spot::Felt)][self.roll(5)]
    }

    fn sight(&mut self) -> Sight {
        let at = Point { x: self.roll(360) as f64, y: self.roll(740) as f64 };
        let aim = Aim { pointer: self.spot(), load: self.spot() };
        let card = matches!(aim.pointer, Some(Spot::Hand(_))).then(|| card(["9h", "7h", "7c"][self.roll(3)]));
        Sight { at, aim, card }
    }

    fn grip(&mut self) -> Option<Grip> {
        [None, Some(Grip::Stock), Some(Grip::Discard), Some(grip("9h")), Some(grip("7h"))][self.roll(5)]
    }

    /// Pointers 1 and 2 go down, move, rest, lift, are taken away; the window turns, loses the focus, hears Escape.
    fn input(&mut self) -> Input {
        let pointer = 1 + (self.roll(4) / 3) as i32;
        let sight = self.sight();
        match self.roll(12) {
            0 | 1 => {
                let device = [Device::Finger, Device::Mouse][self.roll(2)];
                Input::Down { pointer, device, at: sight.at, grip: self.grip() }
            }
            2 | 3 => Input::Held(pointer),
            4 => Input::Lost(pointer),
            5 => Input::Abandon,
            6 | 7 => Input::Up { pointer, sight },
            _ => Input::Move { pointer, sight },
        }
    }
}

/// The pointer that counts: the first one down, until it is gone or joined by another.
pub(super) fn counts(before: Option<i32>, input: &Input) -> Option<i32> {
    match *input {
        Input::Down { pointer, grip, .. } if before.is_none_or(|first| first == pointer) => grip.map(|_| pointer),
        Input::Down { .. } | Input::Abandon => None,
        Input::Up { pointer, .. } | Input::Lost(pointer) => before.filter(|first| *first != pointer),
        Input::Move { .. } | Input::Held(_) => before,
    }
}

/// What the table may answer meanwhile.
pub(super) fn answer(model: &mut Model, dice: &mut Dice) {
    let Some(id) = table(model).pending.as_ref().map(|pending| pending.id) else { return };
    match dice.roll(4) {
        0 => drop(push(model, Push::Done(Done { id, version: 5 }))),
        1 => {
            push(model, Push::Refused(Refused { id, code: Code::JustTaken, cards: Cards::default() }));
            update(model, Msg::CloseSheet);
        }
        _ => {}
    }
}

#[test]
fn in_a_thousand_random_scripts_nothing_is_stuck_and_the_table_shows_what_the_pointers_mean() {
    let tables = [Phase::Draw, Phase::Play].map(|phase| seated(Mode::Computer, view(phase, "9h 7h 7c 7d 2s")));
    let mut asked = 0;
    for seed in 1..=1000 {
        let mut dice = Dice(seed * 0x9E37_79B9);
        let mut model = tables[dice.roll(2)].clone();
        let (mut drag, mut first) = (Drag::default(), None);
        for _ in 0..40 {
            let input = dice.input();
            first = counts(first, &input);
            let waited = table(&model).pending.is_some();
            let sent: Vec<Cmd> = drag.step(input).into_iter().flat_map(|word| say(&mut model, word)).collect();
            let acts = moves(&sent).len();
            assert!(acts <= 1 && (acts == 0 || (!waited && matches!(input, Input::Up { .. }))), "{seed}: {sent:?}");
            asked += acts;
            assert_agrees(seed, &drag, first, &model);
            answer(&mut model, &mut dice);
        }
        [1, 2]
            .map(|pointer| drag.step(Input::Up { pointer, sight: dice.sight() }))
            .into_iter()
            .flatten()
            .for_each(|word| drop(say(&mut model, word)));
        assert_agrees(seed, &drag, None, &model);
    }
    assert!(asked > 100, "the scripts did something: {asked}");
}

/// The table shows something held or raised only while a pointer that counts holds or raises it; no card is lost.
fn assert_agrees(seed: u64, drag: &Drag, first: Option<i32>, model: &Model) {
    assert_eq!(drag.pointer(), first, "{seed}");
    let table = table(model);
    let in_hand = table.held().is_some_and(|held| held.grasp == Grasp::Pointer);
    let shows = in_hand || table.peek.is_some();
    assert!(!shows || drag.captured() == first && first.is_some(), "{seed}: {:?} {:?}", table.held, table.peek);
    assert!(!(in_hand && table.peek.is_some()), "{seed}");
    assert_eq!(table.fits().is_empty(), !in_hand, "{seed}");
    let (mut hand, mut to_be) = (table.hand().to_vec(), table.hand_to_be());
    hand.sort();
    to_be.sort();
    assert_eq!((&hand, hand.len()), (&to_be, 5), "{seed}");
}
