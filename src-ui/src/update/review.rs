//! Going through a round that is over: the host is asked for one move after another, and what is thought of it follows.

use protocol::{AskReview, Judged, Moment, Request};

use crate::{
    model::{AskedMove, Model, Review, ReviewedMove, Screen, Seek},
    msg::{Cmd, Reviewing},
    say::Say,
};

pub(super) fn review(model: &mut Model, what: Reviewing) -> Vec<Cmd> {
    if what == Reviewing::Open {
        return open(model);
    }
    let Some(place) = model.review.as_ref().and_then(Review::place) else { return Vec::new() };
    let Some(shown) = model.review.as_ref().and_then(|review| review.shown.as_ref()) else { return Vec::new() };
    let last = shown.count.saturating_sub(1);
    let (number, seek) = match what {
        Reviewing::Open | Reviewing::First => (0, Seek::This),
        Reviewing::Previous => (place.saturating_sub(1), Seek::This),
        Reviewing::Next => (place.saturating_add(1).min(last), Seek::This),
        Reviewing::Last => (last, Seek::This),
        Reviewing::NextOfPerson => (place.saturating_add(1).min(last), Seek::PersonFrom),
        Reviewing::PreviousOfPerson => (place.saturating_sub(1), Seek::PersonUpTo),
    };
    if number == place { Vec::new() } else { ask(model, number, seek) }
}

/// Opens the round, or goes on where it was left.
fn open(model: &mut Model) -> Vec<Cmd> {
    let Some(table) = model.table.as_ref().filter(|table| table.is_over()) else { return Vec::new() };
    let deal = table.view.deal;
    let left = model.review.take().filter(|review| review.deal == deal && !review.is_untold);
    model.review = Some(left.unwrap_or_else(|| Review::of(deal)));
    model.screen = Screen::Review;
    model.sheet = None;
    let shown = model.review.as_ref().and_then(|review| review.shown.as_ref());
    match shown {
        Some(shown) if shown.judgement.is_some() => {
            tell(model);
            Vec::new()
        }
        Some(shown) => {
            let number = shown.number;
            ask(model, number, Seek::This)
        }
        None => ask(model, 0, Seek::This),
    }
}

fn ask(model: &mut Model, number: u16, seek: Seek) -> Vec<Cmd> {
    let id = model.next_id;
    let Some(review) = &mut model.review else { return Vec::new() };
    model.next_id += 1;
    review.asked = Some(AskedMove { id, number, seek });
    vec![Cmd::Send(Request::Review(AskReview { id, deal: review.deal, number }))]
}

/// The move that was asked for; one that nobody waits for any more is forgotten.
pub(super) fn moment(model: &mut Model, moment: Moment) -> Vec<Cmd> {
    let (Some(table), Some(review)) = (&model.table, &mut model.review) else { return Vec::new() };
    let is_it = |asked: &AskedMove| asked.number.min(moment.count.saturating_sub(1)) == moment.number;
    let Some(asked) = review.asked.filter(is_it).filter(|_| review.deal == moment.deal) else { return Vec::new() };
    match further(&moment, asked.seek) {
        Some(number) => ask(model, number, asked.seek),
        None => {
            review.asked = None;
            review.shown = Some(ReviewedMove::of(moment, table));
            tell(model);
            Vec::new()
        }
    }
}

/// Where to look on for a move of a person; at either end of the round the move there is as good.
fn further(moment: &Moment, seek: Seek) -> Option<u16> {
    moment.level?;
    match seek {
        Seek::This => None,
        Seek::PersonFrom => Some(moment.number + 1).filter(|next| *next < moment.count),
        Seek::PersonUpTo => moment.number.checked_sub(1),
    }
}

/// What is thought of the move that is shown.
pub(super) fn judged(model: &mut Model, judged: Judged) -> Vec<Cmd> {
    let Some(review) = model.review.as_mut().filter(|review| review.deal == judged.deal) else { return Vec::new() };
    let is_shown = |shown: &&mut ReviewedMove| shown.number == judged.number && shown.judgement.is_none();
    let Some(shown) = review.shown.as_mut().filter(is_shown) else { return Vec::new() };
    shown.judgement = Some(judged.judgement);
    let told = shown.opinion().map(|opinion| opinion.says()).unwrap_or_default();
    if model.screen == Screen::Review {
        told.into_iter().for_each(|say| model.tell(say));
    }
    Vec::new()
}

/// The host cannot tell the round; says whether it was asked for.
pub(super) fn refused(model: &mut Model, id: u64) -> bool {
    let Some(review) = &mut model.review else { return false };
    if review.asked.take_if(|asked| asked.id == id).is_none() {
        return false;
    }
    review.is_untold = review.shown.is_none();
    if review.is_untold {
        model.tell("review-untold".into());
    }
    true
}

/// Says who did what, and what is thought of it, where that is known.
fn tell(model: &mut Model) {
    let Some(shown) = model.review.as_ref().and_then(|review| review.shown.as_ref()) else { return };
    if model.screen != Screen::Review {
        return;
    }
    let place = Say::new("review-place").with("place", shown.number + 1).with("count", shown.count);
    let opinion = shown.opinion().map(|opinion| opinion.says()).unwrap_or_default();
    let told: Vec<Say> = [shown.told(), Some(place)].into_iter().flatten().chain(opinion).collect();
    told.into_iter().for_each(|say| model.tell(say));
}

/// A round is gone through as long as its table lies as it ended.
pub(super) fn keep(model: &mut Model) {
    let table = model.table.as_ref().filter(|table| table.is_over());
    let deal = table.map(|table| table.view.deal);
    model.review = model.review.take().filter(|review| Some(review.deal) == deal);
    if model.screen == Screen::Review && model.review.is_none() {
        model.screen = Screen::Table;
    }
}
