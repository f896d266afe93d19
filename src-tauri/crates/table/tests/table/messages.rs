//! What is asked of a table, and how it answers.

use cards::SortBy;
use engine::{Seed, State};
use protocol::{
    Act, Action, Agree, Agreement, Arrange, Cards, Code, Game, Kind, Level, Mode, Push, Request, Seat, SeatEvent,
    SetLevel, TakeBack, View,
};
use table::{NewTableError, Out, Table};

use crate::sample::{Dice, act, answer, any_move, new_table, new_table_of, play, play_round, say, setup};

fn refused(outs: &[Out], code: Code) -> bool {
    matches!(answer(outs), Push::Refused(refused) if refused.code == code) && outs.len() == 1
}

fn done(outs: &[Out]) -> bool {
    matches!(answer(outs), Push::Done(done) if done.id == 7)
}

fn agree(table: &Table, to: Agreement) -> Request {
    Request::Agree(Agree { id: 7, to, deal: table.view(Seat(0)).deal })
}

fn take_back(table: &Table) -> Request {
    Request::TakeBack(TakeBack { id: 7, version: table.version() })
}

fn kinds_told(outs: &[Out], seat: Seat) -> Vec<&'static str> {
    let told = outs.iter().filter_map(|out| match out {
        Out::Tell(to, push) if *to == seat => Some(push),
        Out::Tell(..) | Out::Save | Out::Hint(_) | Out::Review(..) => None,
    });
    told.map(|push| match push {
        Push::Welcome(_) => "welcome",
        Push::Roster(_) => "roster",
        Push::Deal(_) => "deal",
        Push::Update(_) => "update",
        Push::Done(_) => "done",
        Push::Refused(_) => "refused",
        Push::Reveal(_) => "reveal",
        Push::Curtain(_) => "curtain",
        Push::Hint(_) => "hint",
        Push::Moment(_) => "moment",
        Push::Judged(_) => "judged",
        Push::Trouble(_) => "trouble",
    })
    .collect()
}

/// Plays until the seat to move has put a meld down and not yet discarded.
fn play_to_a_meld(table: &mut Table, dice: &mut Dice) {
    loop {
        if table.summary().round_over {
            say(table, Seat(0), agree(table, Agreement::NewGame));
        }
        let turn = table.curtain().next;
        let action = any_move(&table.view(turn), dice);
        let is_meld = matches!(action, Action::Meld(_));
        act(table, turn, action);
        if is_meld && !table.summary().round_over {
            return;
        }
    }
}

#[test]
fn a_move_is_told_to_every_seat_before_it_is_done() {
    let mut table = new_table(Mode::SameDevice, 1);
    let first = table.drain();
    assert_eq!(kinds_told(&first, Seat(1)), ["deal", "update"]);
    let before = table.version();
    let outs = act(&mut table, Seat(0), Action::Draw);
    assert!(done(&outs) && outs.contains(&Out::Save));
    assert_eq!(kinds_told(&outs, Seat(0)), ["update", "done"]);
    assert_eq!(kinds_told(&outs, Seat(1)), ["update"]);
    assert_eq!(table.version(), before + 1);
}

#[test]
fn what_was_said_for_an_older_table_is_stale() {
    let mut table = new_table(Mode::SameDevice, 1);
    let version = table.version();
    act(&mut table, Seat(0), Action::Draw);
    for wrong in [version, version + 2, 0, u64::MAX] {
        let late = Request::Act(Act { id: 7, version: wrong, action: Action::Draw });
        assert!(refused(&say(&mut table, Seat(0), late), Code::StaleVersion));
        let late = Request::TakeBack(TakeBack { id: 7, version: wrong });
        assert!(refused(&say(&mut table, Seat(0), late), Code::StaleVersion));
    }
}

#[test]
fn a_refusal_changes_nothing() {
    let mut table = new_table(Mode::SameDevice, 1);
    table.drain();
    let before = table.course().clone();
    assert!(refused(&act(&mut table, Seat(1), Action::Draw), Code::NotYourTurn));
    let card = table.view(Seat(0)).discard[0];
    assert!(refused(&act(&mut table, Seat(0), Action::Discard(card)), Code::MustDrawFirst));
    let request = agree(&table, Agreement::NextRound);
    assert!(refused(&say(&mut table, Seat(0), request), Code::RoundNotOver));
    assert!(refused(&act(&mut table, Seat(9), Action::Draw), Code::BadMessage));
    assert_eq!(table.course(), &before);
}

#[test]
fn the_newest_meld_is_taken_back_and_leaves_no_trace() {
    let mut dice = Dice::new(5);
    let mut table = new_table(Mode::SameDevice, 5);
    table.drain();
    for _ in 0..20 {
        play_to_a_meld(&mut table, &mut dice);
        let seat = table.curtain().next;
        let after = table.view(seat);
        assert!(after.options.as_ref().is_some_and(|options| options.take_back));
        let request = take_back(&table);
        let outs = say(&mut table, seat, request);
        assert!(done(&outs));
        assert_eq!(kinds_told(&outs, Seat(0)).first(), Some(&"update"));
        let before = table.view(seat);
        assert_eq!(before.melds.len() + 1, after.melds.len());
        assert_eq!(before.log.len() + 1, after.log.len());
        let order = table.welcome(seat).order;
        let meld = Action::Meld(after.melds.last().expect("it was put down").cards.clone());
        act(&mut table, seat, meld);
        assert_ne!(table.welcome(seat).order, order);
        let request = take_back(&table);
        assert!(done(&say(&mut table, seat, request)));
        assert_eq!(table.welcome(seat).order, order, "each card comes back to its place");
    }
}

/// Plays a game with digs until the seat to move has dug and put something more down in the same turn; with that seat,
/// the log as it was after the dig.
fn play_to_a_placing_after_a_dig(dice: &mut Dice) -> (Table, Seat, Vec<SeatEvent>) {
    let mut dug: Option<Vec<SeatEvent>> = None;
    let mut table = new_table_of(Game::Rummy500, Mode::SameDevice, "seats=5 jokers=2", dice.next());
    loop {
        if table.summary().round_over {
            let again = agree(&table, Agreement::NewGame);
            say(&mut table, Seat(0), again);
            dug = None;
        }
        let turn = table.curtain().next;
        let view = table.view(turn);
        let digs = |view: &View| State::imagine(view, turn, &Seed::new([1; 32])).legal_actions().into_iter();
        let dig = digs(&view).find(|action| matches!(action, Action::Dig(..)));
        let action = dig.unwrap_or_else(|| any_move(&view, dice));
        act(&mut table, turn, action.clone());
        match action {
            _ if table.summary().round_over => dug = None,
            Action::Dig(..) => dug = Some(table.view(turn).log),
            Action::Meld(_) | Action::LayOff(..) => {
                if let Some(log) = dug.take() {
                    return (table, turn, log);
                }
            }
            Action::Draw | Action::Take | Action::Discard(_) | Action::Play(_) | Action::Pass => dug = None,
        }
    }
}

#[test]
fn what_follows_a_dig_is_taken_back_and_the_dig_never() {
    let mut dice = Dice::new(14);
    for _ in 0..8 {
        let (mut table, seat, log) = play_to_a_placing_after_a_dig(&mut dice);
        table.drain();
        let request = take_back(&table);
        assert!(done(&say(&mut table, seat, request)));
        let view = table.view(seat);
        assert_eq!(view.log, log, "as it was after the dig");
        assert!(view.options.is_some_and(|options| !options.take_back));
        assert!(refused_after_drain(&mut table, seat, Code::NothingToTakeBack));
    }
}

/// With two packs a hand may hold a card twice: it lies where it was laid, whichever copy is meant.
#[test]
fn a_hand_with_two_equal_cards_keeps_its_order() {
    let mut dice = Dice::new(15);
    let has_twins =
        |cards: &Cards| cards.iter().any(|card| cards.iter().filter(|other| other.face() == card.face()).count() > 1);
    let mut seen = 0;
    for seed in 0..40 {
        let mut table = new_table_of(Game::Rummy500, Mode::SameDevice, "seats=7 jokers=2", seed);
        for seat in Seat::all(7) {
            let mut order = table.welcome(seat).order;
            if !has_twins(&order) {
                continue;
            }
            seen += 1;
            order.0.reverse();
            let text = order.to_string();
            // A page reads the text, in which the copies are lost.
            let told: Cards = text.parse().expect("cards");
            assert!(done(&say(&mut table, seat, Request::Arrange(Arrange { id: 7, order: told }))));
            assert_eq!(table.welcome(seat).order.to_string(), text);
            while table.curtain().next != seat {
                play(&mut table, &mut dice);
            }
            if table.summary().round_over || table.welcome(seat).order.len() != 7 {
                continue;
            }
            act(&mut table, seat, Action::Draw);
            assert!(table.welcome(seat).order.to_string().starts_with(&text), "a drawn card goes to the end");
        }
    }
    assert!(seen > 10, "only {seen} hands had two equal cards");
}

#[test]
fn a_new_hand_lies_by_suit() {
    let table = new_table(Mode::SameDevice, 7);
    for seat in Seat::all(2) {
        let order = table.welcome(seat).order;
        assert_eq!(order.0, SortBy::Suit.sorted(order.iter().copied()));
    }
}

#[test]
fn nothing_is_taken_back_past_a_draw_or_by_another() {
    let mut dice = Dice::new(6);
    let mut table = new_table(Mode::SameDevice, 6);
    assert!(refused_after_drain(&mut table, Seat(0), Code::NothingToTakeBack));
    act(&mut table, Seat(0), Action::Draw);
    assert!(refused_after_drain(&mut table, Seat(0), Code::NothingToTakeBack));
    assert!(refused_after_drain(&mut table, Seat(1), Code::NotYourTurn));
    play_to_a_meld(&mut table, &mut dice);
    let seat = table.curtain().next;
    loop {
        let request = take_back(&table);
        if !done(&say(&mut table, seat, request)) {
            break;
        }
    }
    let view = table.view(seat);
    assert!(view.options.is_some_and(|options| !options.take_back));
    assert_eq!(view.phase, protocol::Phase::Play);
}

fn refused_after_drain(table: &mut Table, seat: Seat, code: Code) -> bool {
    table.drain();
    let request = take_back(table);
    refused(&say(table, seat, request), code)
}

#[test]
fn a_finished_round_is_proven_and_the_next_one_begins_by_agreement() {
    let mut dice = Dice::new(7);
    let mut table = new_table(Mode::SameDevice, 7);
    let commit = table.view(Seat(0)).commit.clone();
    let mut last = Vec::new();
    while !table.summary().round_over {
        last = play(&mut table, &mut dice);
    }
    assert!(kinds_told(&last, Seat(0)).contains(&"reveal") && kinds_told(&last, Seat(1)).contains(&"reveal"));
    let welcome = table.welcome(Seat(1));
    let reveal = welcome.reveal.expect("the proof comes with the finished round");
    assert_eq!(welcome.view.commit, commit);
    assert_eq!(table::verify(&welcome.view, Seat(1), &reveal), protocol::Verdict::Fits);
    let again = agree(&table, Agreement::NextRound);
    let outs = say(&mut table, Seat(1), again.clone());
    assert_eq!(kinds_told(&outs, Seat(0)), ["deal", "update"]);
    assert_eq!(table.summary().round, 2);
    let version = table.version();
    assert!(done(&say(&mut table, Seat(1), again)), "an agreement to the deal before is answered");
    assert_eq!(table.version(), version, "and changes nothing");
}

#[test]
fn a_new_game_gives_the_round_up_and_the_deals_go_on_counting() {
    let mut table = new_table(Mode::SameDevice, 8);
    table.drain();
    act(&mut table, Seat(0), Action::Draw);
    let view = table.view(Seat(0));
    let request = agree(&table, Agreement::NewGame);
    let outs = say(&mut table, Seat(0), request);
    assert_eq!(kinds_told(&outs, Seat(0)), ["reveal", "deal", "update", "done"]);
    let Some(Out::Tell(_, Push::Reveal(reveal))) = outs.first() else {
        panic!("the round that was given up is proven first");
    };
    assert_eq!(table::verify(&view, Seat(0), reveal), protocol::Verdict::Fits);
    let next = table.view(Seat(0));
    assert_eq!((next.deal, next.round, next.dealer), (view.deal + 1, 1, view.dealer.next(2)));
}

#[test]
fn whole_games_end_and_the_next_game_starts_from_nothing() {
    let mut dice = Dice::new(9);
    let mut table = new_table(Mode::SameDevice, 9);
    loop {
        play_round(&mut table, &mut dice);
        if table.summary().game_over {
            break;
        }
        let request = agree(&table, Agreement::NextRound);
        assert!(done(&say(&mut table, Seat(0), request)));
    }
    table.drain();
    let request = agree(&table, Agreement::NextRound);
    assert!(refused(&say(&mut table, Seat(0), request), Code::GameOver));
    let request = agree(&table, Agreement::NewGame);
    assert!(done(&say(&mut table, Seat(0), request)));
    assert_eq!(table.summary().scores, [0, 0]);
    assert!(table.view(Seat(0)).sheet.is_empty());
}

#[test]
fn a_hand_keeps_the_order_in_which_it_was_laid_out() {
    let mut table = new_table(Mode::SameDevice, 10);
    table.drain();
    let mut order = table.welcome(Seat(0)).order;
    order.0.reverse();
    let arrange = |order: &Cards| Request::Arrange(Arrange { id: 7, order: order.clone() });
    assert!(done(&say(&mut table, Seat(0), arrange(&order))));
    assert_eq!(table.welcome(Seat(0)).order, order);
    act(&mut table, Seat(0), Action::Draw);
    let drawn = table.welcome(Seat(0)).order;
    assert_eq!(drawn[..10], order[..], "a drawn card goes to the end");
    table.drain();
    let mut wrong = drawn.clone();
    wrong.0.pop();
    let others = table.view(Seat(1)).hands[1].clone().expect("one's own hand");
    for wrong in [wrong, others, Cards::default(), drawn.iter().chain(drawn.iter()).copied().collect()] {
        assert!(refused(&say(&mut table, Seat(0), arrange(&wrong)), Code::BadMessage));
    }
    assert_eq!(table.welcome(Seat(0)).order, drawn);
}

#[test]
fn a_level_is_changed_only_where_a_computer_sits() {
    let set = |seat, level| Request::SetLevel(SetLevel { id: 7, seat, level });
    let mut table = new_table(Mode::Computer, 11);
    table.drain();
    let before = table.view(Seat(0));
    let outs = say(&mut table, Seat(0), set(Seat(1), Level::Hard));
    assert_eq!(kinds_told(&outs, Seat(0)), ["roster", "done"]);
    assert_eq!(table.view(Seat(0)), before, "the game goes on as it was");
    assert!(refused(&say(&mut table, Seat(0), set(Seat(0), Level::Easy)), Code::BadMessage));
    assert!(refused(&say(&mut table, Seat(0), set(Seat(5), Level::Easy)), Code::BadMessage));
    let mut shared = new_table(Mode::SameDevice, 11);
    shared.drain();
    assert!(refused(&say(&mut shared, Seat(0), set(Seat(1), Level::Easy)), Code::BadMessage));
}

#[test]
fn a_computer_only_moves() {
    let mut dice = Dice::new(12);
    let mut table = new_table(Mode::Computer, 12);
    assert_eq!(table.thinking(), None);
    while table.thinking().is_none() {
        play(&mut table, &mut dice);
    }
    assert_eq!(table.thinking(), Some((Seat(1), Level::Medium)));
    table.drain();
    for request in [
        take_back(&table),
        agree(&table, Agreement::NewGame),
        Request::SetLevel(SetLevel { id: 7, seat: Seat(1), level: Level::Easy }),
        Request::Arrange(Arrange { id: 7, order: table.welcome(Seat(1)).order }),
    ] {
        assert!(refused(&say(&mut table, Seat(1), request), Code::BadMessage));
    }
    assert!(done(&act(&mut table, Seat(1), Action::Draw)));
}

#[test]
fn tables_that_cannot_be_are_not_set_up() {
    let table = |change: &dyn Fn(&mut protocol::NewTable)| {
        let mut setup = setup(Mode::SameDevice);
        change(&mut setup);
        Table::new(&setup, Box::new(Dice::new(1))).map(|_| ())
    };
    assert_eq!(table(&|_| {}), Ok(()));
    assert!(matches!(table(&|setup| setup.rules.jokers = Some(2)), Err(NewTableError::Rules(_))));
    assert!(matches!(table(&|setup| setup.rules.seats = Some(3)), Err(NewTableError::Rules(_))));
    assert!(table(&|setup| setup.seats.clear()).is_err());
    assert!(table(&|setup| setup.seats.resize(300, setup.seats[0].clone())).is_err());
    assert_eq!(table(&|setup| setup.seats[1].kind = Kind::Easy), Err(NewTableError::Kind(Seat(1))));
    assert_eq!(table(&|setup| setup.seats[1].name = "a|b".into()), Err(NewTableError::Name(Seat(1))));
}

#[test]
fn every_request_is_answered_last_and_once() {
    let mut dice = Dice::new(13);
    let mut table = new_table(Mode::Computer, 13);
    table.drain();
    for _ in 0..2_000 {
        let seat = Seat(dice.below(3) as u8);
        let request = any_request(&table, &mut dice);
        let outs = say(&mut table, seat, request);
        let is_answer = |out: &Out| matches!(out, Out::Tell(to, Push::Done(_) | Push::Refused(_)) if *to == seat);
        assert_eq!(outs.iter().filter(|out| is_answer(out)).count(), 1);
        assert!(outs.last().is_some_and(is_answer));
    }
}

fn any_request(table: &Table, dice: &mut Dice) -> Request {
    let version = table.version() - dice.below(2) as u64;
    let view = table.view(table.curtain().next);
    match dice.below(9) {
        0 => Request::TakeBack(TakeBack { id: 7, version }),
        1 => agree(table, *dice.pick(&[Agreement::NextRound, Agreement::NewGame])),
        2 => Request::SetLevel(SetLevel { id: 7, seat: Seat(dice.below(3) as u8), level: Level::Easy }),
        3 => Request::Arrange(Arrange { id: 7, order: table.welcome(Seat(dice.below(2) as u8)).order }),
        _ if view.end.is_some() => agree(table, Agreement::NextRound),
        _ => Request::Act(Act { id: 7, version, action: any_move(&view, dice) }),
    }
}
