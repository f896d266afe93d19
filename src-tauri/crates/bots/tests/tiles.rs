//! Computers play each other at a table that may be rebuilt, and what they do with positions set up for it.

#[path = "solver/position.rs"]
mod position;
#[path = "tiles/round.rs"]
mod round;

use bots::{
    Help, Hint, Player, Thought, choose,
    solver::{Goal, Solver},
};
use cards::{Card, CardSet, Deck};
use engine::{Seed, State};
use position::Position;
use protocol::{Action, Draft, HowEnded, Level, Seat, View};
use round::{Round, table};
use serde_json::Value;

/// How many of so many rounds the first level wins against the second. Every deal is played twice, from both seats.
fn wins(first: Level, second: Level, deals: u64) -> u64 {
    let won = |number: u64| {
        let me = (number % 2) as usize;
        let levels = if me == 0 { [first, second] } else { [second, first] };
        let end = Round::new(levels.map(Player::Level), number / 2).play(|_, _, _| {});
        u64::from(end.winners == [Seat(me as u8)])
    };
    (0..2 * deals).map(won).sum()
}

#[test]
fn medium_beats_easy() {
    let wins = wins(Level::Medium, Level::Easy, 30);
    assert!(wins >= 36, "{wins} of 60");
}

#[test]
fn hard_beats_medium() {
    let wins = wins(Level::Hard, Level::Medium, 10);
    assert!(wins >= 14, "{wins} of 20");
}

#[test]
fn rounds_of_all_pairings_end_without_a_refused_move() {
    for (number, first) in (0..).zip(Level::ALL) {
        for second in Level::ALL {
            let end = Round::new([first, second].map(Player::Level), 100 + number).play(|_, _, _| {});
            assert!(end.how == HowEnded::Out || end.how == HowEnded::Blocked, "{first:?} {second:?}");
        }
    }
}

#[test]
fn what_is_hidden_changes_no_choice() {
    for levels in [[Level::Medium, Level::Hard], [Level::Medium, Level::Easy]] {
        Round::new(levels.map(Player::Level), 1).play(|view, number, action| {
            let other = State::imagine(view, view.turn, &Seed::new([number as u8; 32])).view(view.turn).by_faces();
            assert_eq!(choose(&other, levels[view.turn.index()], number), *action);
            assert_eq!(choose(&other, Level::Easy, number), choose(view, Level::Easy, number));
        });
    }
}

/// So that a page in which it thinks is drawn in between.
#[test]
fn hard_thinks_in_pieces() {
    let mut most = 0;
    Round::new([Level::Hard, Level::Easy].map(Player::Level), 2).play(|view, number, action| {
        let mut thought = Thought::begin(view, if view.turn == Seat(0) { Level::Hard } else { Level::Easy }, number);
        let (mut pieces, mut found) = (0, None);
        while found.is_none() {
            found = thought.go_on();
            pieces += 1;
        }
        assert_eq!(found.as_ref(), Some(action));
        most = pieces.max(most);
    });
    assert!(most > 10, "{most}");
}

/// Both have opened.
fn opened(rack: &str, rival: &str, pool: &str, melds: &[&str]) -> State {
    table([rack, rival], pool, melds, [true, true])
}

#[track_caller]
fn check(state: &State, levels: &[Level], action: &str) {
    let view = state.view(state.turn());
    for level in levels {
        for chance in 0..10 {
            assert_eq!(choose(&view, *level, chance).to_string(), action, "{level:?}");
        }
    }
}

const BETTER: [Level; 2] = [Level::Medium, Level::Hard];
const RIVAL: &str = "k1 k4 o9 b12";

#[test]
fn nobody_opens_below_thirty_and_thirty_may_be_several_melds() {
    let state = table(["r9 b9 k9 o1 o5", RIVAL], "r1 r2", &[], [false, false]);
    check(&state, &Level::ALL, "draw");
    let state = table(["r9 b9 k9 o1 o2 o3", "k1"], "r1 r2", &["r5 r6 r7"], [false, true]);
    check(&state, &BETTER, "play [r5 r6 r7] [o1 o2 o3] [r9 b9 k9]");
}

#[test]
fn who_can_go_out_goes_out_with_the_joker_too() {
    let state = opened("r8 *", RIVAL, "r1 r2", &["r5 r6 r7", "b1 b2 b3"]);
    for level in Level::ALL {
        for chance in 0..20 {
            check_out(&state, level, chance);
        }
    }
    // The joker of the table is freed, and both lie elsewhere.
    check_out(&opened("r5 o12 *", RIVAL, "r1 r2", &["b5 k5 *", "k11 k12 k13"]), Level::Hard, 1);
}

#[track_caller]
fn check_out(state: &State, level: Level, chance: u64) {
    let mut state = state.clone();
    let seat = state.turn();
    let action = choose(&state.view(seat), level, chance);
    let events = state.decide(seat, &action).expect("a computer's move is legal");
    events.iter().for_each(|event| state.evolve(event));
    assert!(state.end().is_some(), "{level:?}: {action}");
}

#[test]
fn medium_splits_one_meld_and_brings_two_together_and_only_hard_three() {
    let one = opened("r5 k1", RIVAL, "r1 r2", &["r3 r4 r5 r6 r7"]);
    check(&one, &[Level::Medium], "play [r3 r4 r5] [r5 r6 r7]");
    let two = opened("k8", RIVAL, "r1 r2", &["r8 r9 r10 r11", "b8 b9 b10 b11"]);
    for level in BETTER {
        check_out(&two, level, 1);
    }
    let three = opened("o5", RIVAL, "r1 r2", &["r2 r3 r4 r5", "b5 b6 b7", "r8 b8 o8 k8"]);
    check(&three, &[Level::Medium], "draw");
    check_out(&three, Level::Hard, 1);
}

#[test]
fn easy_overlooks_now_and_then() {
    let state = opened("r8 k1 k5 o12", RIVAL, "r1 r2", &["r5 r6 r7"]);
    let view = state.view(state.turn());
    let draws = (0..100).filter(|chance| choose(&view, Level::Easy, *chance) == Action::Draw).count();
    assert!((10..50).contains(&draws), "{draws}");
}

/// With nothing to draw a pass ends the round where the other has passed: who is lower wins.
#[test]
fn with_an_empty_pool_nothing_is_drawn() {
    check(&opened("k1", "k13 o13", "", &["r5 r6 r7"]), &Level::ALL, "pass");
}

#[test]
fn melds_that_nobody_touches_lie_as_they_lay() {
    let state = opened("r8 k4", RIVAL, "b1", &["b1 b2 b3", "r5 r6 r7", "o9 o10 o11"]);
    check(&state, &[Level::Medium], "play [b1 b2 b3] [r5 r6 r7 r8] [o9 o10 o11]");
}

fn instances() -> Vec<Position> {
    let texts = [
        include_str!("../../../../tests/cases/tiles-instances.json"),
        include_str!("../../../../tests/cases/tiles-joker-edge.json"),
    ];
    let lists = texts.map(|text| serde_json::from_str::<Vec<Value>>(text).expect("a list of instances"));
    lists.iter().flatten().map(Position::read).collect()
}

/// The position; the tiles left over are the other's rack and the pool.
fn set_up(position: &Position, has_opened: bool) -> State {
    let seen: CardSet = position.table.iter().flatten().chain(&position.rack).copied().collect();
    let rest: Vec<Card> = Deck::TILES.cards().filter(|card| !seen.contains(*card)).collect();
    let melds: Vec<String> = position.table.iter().map(|meld| text(meld)).collect();
    let melds: Vec<&str> = melds.iter().map(String::as_str).collect();
    let (rival, pool) = rest.split_at(rest.len().min(9));
    table([&text(&position.rack), &text(rival)], &text(pool), &melds, [has_opened, true])
}

fn text(cards: &[Card]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn hard_goes_out_wherever_the_rack_can_be_emptied() {
    let mut outs = 0;
    for position in instances() {
        let whole = Solver::new().best(&position.table, &position.rack, Goal::Empty);
        if whole.is_some() {
            outs += 1;
            check_out(&set_up(&position, true), Level::Hard, 0);
        }
    }
    assert!(outs > 10, "{outs}");
}

fn hint(view: &View) -> Hint {
    Help::begin(view).finish()
}

/// The tiles that a hint speaks of.
fn told(hint: &Hint) -> CardSet {
    hint.advice.reasons[0].cards.iter().copied().collect()
}

#[test]
fn a_hint_names_the_most_tiles_and_its_steps_lead_to_a_play() {
    for position in instances() {
        let view = set_up(&position, true).view(Seat(0));
        let best = Solver::new().best(&position.table, &position.rack, Goal::Tiles);
        let hint = hint(&view);
        assert_eq!(told(&hint).len(), best.map_or(0, |best| best.placed.len()), "{position}");
        check_steps(&view, &hint);
    }
}

/// A draft that makes the steps holds the tiles named and can be confirmed.
#[track_caller]
fn check_steps(view: &View, hint: &Hint) {
    let mut draft = Draft::of(view, Seat(0)).expect("the rack is seen");
    for step in &hint.steps {
        assert_eq!(draft.edit(step.clone()), Ok(true), "{step}");
    }
    assert_eq!(draft.placed().collect::<CardSet>(), told(hint));
    assert_eq!(draft.confirm().is_ok(), matches!(hint.advice.action, Action::Play(_)), "{:?}", draft.confirm());
}

#[test]
fn a_hint_opens_whatever_rack_is_worth_thirty() {
    for position in instances() {
        let worth = Solver::new().opening(&position.rack).map_or(0, |best| best.points);
        let state = set_up(&position, false);
        assert_eq!(!hint(&state.view(Seat(0))).steps.is_empty(), worth >= 30, "{position}");
    }
}

#[test]
fn a_hint_before_the_opening_is_the_opening() {
    let state = table(["r9 b9 k9 o1 o2 o3 o4", RIVAL], "r1 r2", &["o5 o6 o7"], [false, true]);
    let view = state.view(Seat(0));
    let hinted = hint(&view);
    assert_eq!(hinted.steps.iter().map(ToString::to_string).collect::<Vec<_>>(), ["new o1 o2 o3 o4", "new r9 b9 k9"]);
    check_steps(&view, &hinted);
    let state = table(["r9 b9 o1 o2 o3 o4", RIVAL], "r1 r2", &["o5 o6 o7"], [false, true]);
    assert_eq!(hint(&state.view(Seat(0))).steps, [], "ten points open nothing, and the run may not be lengthened");
}

#[test]
fn a_hint_knows_nothing_of_what_is_hidden() {
    for (number, position) in instances().into_iter().take(20).enumerate() {
        let view = set_up(&position, true).view(Seat(0));
        let elsewhere = State::imagine(&view, Seat(0), &Seed::new([number as u8; 32])).view(Seat(0));
        assert_eq!(hint(&elsewhere), hint(&view), "{position}");
    }
}
