//! What is told of a finished round, move by move: receipts of the computer's, comparisons of the person's.

use std::time::Duration;

use escalera_lib::mind::{self, Mind};
use protocol::{Action, Again, AskReview, Game, Judgement, Level, Mode, Push, RecordMove, Request};

use crate::{
    host::{Page, host, play_round},
    sample::{app, files, folder, opened, setup},
};

/// The next push that says nothing of the round just played.
fn after_the_round(page: &Page) -> Push {
    loop {
        match page.next() {
            Push::Update(_) | Push::Reveal(_) | Push::Deal(_) | Push::Roster(_) | Push::Done(_) => {}
            push @ (Push::Welcome(_)
            | Push::Refused(_)
            | Push::Curtain(_)
            | Push::Hint(_)
            | Push::Moment(_)
            | Push::Judged(_)
            | Push::Trouble(_)) => return push,
        }
    }
}

/// The next judgement, which is on its way.
fn judgement(page: &Page) -> Judgement {
    loop {
        if let Push::Judged(judged) = after_the_round(page) {
            return judged.judgement;
        }
    }
}

/// Every move of a round is told again with what its seat saw, and then judged: each of the computer's comes out again.
#[test]
fn after_a_round_each_move_has_a_receipt_or_is_compared() {
    let host = host(&folder("review"));
    let page = Page::of(&host);
    host.new_table(&setup(Mode::Computer)).expect("a table");
    let deal = play_round(&host, &page).deal;
    let (mut receipts, mut compared, mut number, mut count) = (0, 0, 0, 1);
    while number < count && (receipts < 6 || compared < 6) {
        host.request(Request::Review(AskReview { id: 8, deal, number })).expect("a table is open");
        let Push::Moment(moment) = after_the_round(&page) else { panic!("the moment first") };
        assert!(matches!(page.next(), Push::Done(done) if done.id == 8));
        let Push::Judged(judged) = page.next() else { panic!("a judgement at last") };
        assert_eq!((judged.deal, judged.number), (deal, number));
        match (moment.level, judged.judgement) {
            (Some(Level::Easy), Judgement::Receipt { again, reasons }) => {
                assert!(again == Again::Same && !reasons.is_empty(), "{}: {again:?}", moment.action);
                receipts += 1;
            }
            (None, Judgement::Compared { best, .. }) => {
                assert!(!best.reasons.is_empty());
                compared += 1;
            }
            other => panic!("{other:?}"),
        }
        (number, count) = (number + 1, moment.count);
    }
    assert!(receipts > 0 && compared > 0, "{receipts}, {compared}");
}

/// A computer player that makes other moves than it says is found out, in one round or the next.
#[test]
fn a_computer_that_plays_otherwise_is_found_out() {
    let host = host(&folder("found-out")).played_by(|view, _, _| mind::bots(view, Level::Easy, 1));
    let page = Page::of(&host);
    let found_out = |_| {
        host.new_table(&setup(Mode::Computer)).expect("a table");
        let deal = play_round(&host, &page).deal;
        (0..30).any(|number| {
            host.request(Request::Review(AskReview { id: 8, deal, number })).expect("a table is open");
            matches!(judgement(&page), Judgement::Receipt { again: Again::Other, .. })
        })
    };
    assert!((0..20).any(found_out));
}

/// A mind that comes to no end.
struct Endless(bots::Thought, u32);

impl Mind for Endless {
    fn go_on(&mut self) -> Option<Action> {
        self.1 += 1;
        None
    }

    fn pieces(&self) -> u32 {
        self.0.pieces()
    }

    fn stop(self: Box<Self>) -> Action {
        assert!(self.1 > 0, "it has been asked");
        self.0.stop()
    }
}

/// A thought that comes to no end is stopped: nobody waits for ever, what it was stopped after is kept, and stopped there again
/// it gives the same move.
#[test]
fn a_thought_without_an_end_is_stopped_and_comes_out_again() {
    let folder = folder("endless");
    let host = host(&folder)
        .played_by(|view, level, chance| Box::new(Endless(bots::Thought::begin(view, level, chance), 0)))
        .stopped_after(Duration::from_millis(2));
    let page = Page::of(&host);
    host.new_table(&setup(Mode::Computer)).expect("a table");
    let deal = play_round(&host, &page).deal;
    host.close_table();
    let (_, table) = opened(&files(&app(), &folder), Mode::Computer);
    let record = table.course().record().expect("the round is over");
    let stopped = record.moves.iter().filter(|line| **line == RecordMove::Stopped(0)).count();
    assert!(stopped > 0, "{record}");
    host.open_table(Mode::Computer, Game::Rummy100).expect("it was kept");
    let judged = |number| {
        host.request(Request::Review(AskReview { id: 8, deal, number })).expect("a table is open");
        judgement(&page)
    };
    let receipts = (0..12).map(judged).filter(|judgement| matches!(judgement, Judgement::Receipt { .. }));
    let again = receipts.map(|receipt| matches!(receipt, Judgement::Receipt { again: Again::Same, .. }));
    assert_eq!(again.collect::<std::collections::BTreeSet<_>>(), [true].into());
}
