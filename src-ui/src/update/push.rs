//! Word from the table.

use cards::{Card, CardSet};
use protocol::{
    Action, Code, Curtain, Done, Fault, Mode, Phase, Push, Refused as RefusedPush, Request, Reveal, Roster, SeatEvent,
    Trouble, Update, Verdict, View, Welcome,
};

use super::{hint, review, shown};
use crate::{
    model::{
        Banner, CurtainModel, Hint, Lift, Model, Proof, Refused, RoundPage, Screen, Sheet, ShownPlay, TableModel,
        TileDraft, identity, shown_play, table::own_hand,
    },
    msg::Cmd,
    say::Say,
    words,
};

pub(super) fn push(model: &mut Model, told: Push) -> Vec<Cmd> {
    match told {
        Push::Welcome(welcome) => welcomed(model, welcome),
        Push::Roster(roster) => seated(model, roster),
        // The commitment is in the view as well.
        Push::Deal(_) => Vec::new(),
        Push::Update(news) => updated(model, news),
        Push::Done(done) => answered(model, done),
        Push::Refused(refused) => refuse(model, refused),
        Push::Reveal(reveal) => revealed(model, reveal),
        Push::Curtain(told) => curtain(model, told),
        Push::Hint(hinted) => hint::told(model, hinted),
        Push::Moment(moment) => review::moment(model, moment),
        Push::Judged(judged) => review::judged(model, judged),
        Push::Trouble(trouble) => troubled(model, trouble),
    }
}

/// The host has checked a deal.
pub(super) fn verified(model: &mut Model, deal: u32, verdict: Result<Verdict, Fault>) -> Vec<Cmd> {
    if let Some(table) = model.table.as_mut().filter(|table| table.view.deal == deal) {
        table.proof = verdict.map_or(Proof::Failed, Proof::Checked);
    }
    Vec::new()
}

fn welcomed(model: &mut Model, welcome: Welcome) -> Vec<Cmd> {
    // The table was left before its welcome arrived, or the page was hidden as the curtain was about to lift.
    let is_lifting = || model.curtain.as_ref().is_some_and(|curtain| curtain.lift == Lift::Lifting);
    if model.place.is_none() || (welcome.mode == Mode::SameDevice && !is_lifting()) {
        return Vec::new();
    }
    let table = TableModel::new(welcome);
    model.place = Some((table.mode, table.view.game));
    let (my_turn, watch) = (table.is_my_turn(), shown::wait(&table, model.settings.pace));
    model.table = Some(table);
    model.curtain = None;
    came(model);
    if my_turn {
        model.call("your-turn".into());
    }
    watch.into_iter().chain(check_deal(model)).collect()
}

/// The curtain falls, but not before the tile was seen that has just been drawn.
fn curtain(model: &mut Model, curtain: Curtain) -> Vec<Cmd> {
    match model.table.as_mut().filter(|table| table.has_just_drawn() && table.to_cover.is_none()) {
        Some(table) => {
            table.to_cover = Some(curtain.into());
            vec![Cmd::Cover(table.version)]
        }
        None => curtain_down(model, curtain),
    }
}

/// Nothing of any hand stays behind, not in the sheet and not in what was about to be spoken.
pub(super) fn curtain_down(model: &mut Model, curtain: Curtain) -> Vec<Cmd> {
    if model.place.is_none() {
        return Vec::new();
    }
    model.table = None;
    model.sheet = None;
    model.spoken = Default::default();
    let curtain = CurtainModel::new(curtain);
    model.call(Say::new("curtain-turn").by(&curtain.next()));
    model.curtain = Some(curtain);
    came(model);
    Vec::new()
}

fn came(model: &mut Model) {
    if model.waiting {
        model.screen = Screen::Table;
    }
    model.waiting = false;
}

fn seated(model: &mut Model, roster: Roster) -> Vec<Cmd> {
    if let Some(table) = &mut model.table {
        table.roster = roster;
    }
    Vec::new()
}

fn updated(model: &mut Model, news: Update) -> Vec<Cmd> {
    let pace = model.settings.pace;
    let Some(table) = &mut model.table else { return Vec::new() };
    let (had_turn, was_over) = (table.is_my_turn(), table.is_over() && table.shown.is_none());
    let mine = table.take_in(&news);
    let told = table.said_of(&news.events);
    let over = table.is_over();
    if over && !was_over {
        // Nothing of the last move is to be missed.
        table.round_page = RoundPage::Settling;
    }
    let watch = shown::wait(table, pace);
    // Which way is meant was asked of the table as it was.
    if model.sheet == Some(Sheet::Which) || (mine && !over && model.sheet == Some(Sheet::WhyNot)) {
        model.sheet = None;
    }
    told.into_iter().for_each(|say| model.tell(say));
    if over {
        model.sheet = None;
    }
    let mut commands = match watch {
        Some(watch) => vec![watch],
        None => arrived(model, had_turn, was_over),
    };
    commands.extend(check_deal(model));
    commands
}

/// The table is seen as it lies: a turn may begin now, or the end be told.
pub(super) fn arrived(model: &mut Model, had_turn: bool, was_over: bool) -> Vec<Cmd> {
    let Some(table) = &mut model.table else { return Vec::new() };
    let (begins, over) = (table.is_my_turn() && !had_turn, table.is_over());
    if begins {
        table.reason = None;
        table.hurried = false;
    }
    let settle = (over && !was_over).then_some(Cmd::Settle(table.view.deal));
    let result = table.result().map(|result| result.title);
    if over {
        // One that was opened while the last play was shown.
        model.sheet = None;
        result.into_iter().for_each(|title| model.call(title));
    } else if begins {
        model.call("your-turn".into());
    }
    settle.into_iter().collect()
}

impl TableModel {
    /// Whether this seat's turn at a table of tiles has just ended with a draw.
    fn has_just_drawn(&self) -> bool {
        let last = self.view.log.last();
        let drew = matches!(last, Some(SeatEvent::Drew(seat, Some(_))) if *seat == self.seat);
        drew && self.is_rebuilt() && self.view.turn != self.seat
    }

    /// Takes the new state in; says whether it came of this seat's own doing.
    fn take_in(&mut self, news: &Update) -> bool {
        self.version = news.version;
        self.hint = Hint::Unasked;
        let turn_before = (self.view.deal, self.view.turns);
        let (before, was_digging) = (own_hand(&self.view, self.seat), self.digging().is_some());
        let chosen: Vec<_> = self.leaving().iter().chain(self.selected.iter().copied()).collect();
        let view = identity::follow(&self.view, news.view.clone(), self.seat, &chosen);
        // What was being shown gives way to what is new.
        self.shown = self.play_to_show(&view, &news.events);
        self.moved = CardSet::EMPTY;
        self.view = view.into();
        let hand = own_hand(&self.view, self.seat);
        if news.events.iter().any(|event| matches!(event, SeatEvent::Dealt { .. })) {
            self.dealt_anew();
        }
        self.order.follow(&hand);
        if self.is_rebuilt() || news.events.iter().any(|event| matches!(event, SeatEvent::Discarded(..))) {
            self.order.forget_gone();
        }
        self.keep_draft(turn_before);
        let dug = news.events.iter().any(|event| matches!(event, SeatEvent::Dug(..)));
        if was_digging && !dug && !self.may_dig() {
            // What was chosen for a dig is given up with it.
            self.selected.clear();
        }
        self.selected.retain(|card| hand.contains(*card) && self.order.cards().contains(card));
        self.asked.clear();
        self.mark_fresh(news, &hand.minus(&before));
        let mine = news.events.iter().all(|event| event.seat().is_none_or(|seat| seat == self.seat));
        if mine {
            self.refused = None;
            self.reason = None;
            self.fan = None;
        }
        self.keep_fan(&news.events);
        mine
    }

    /// What was drawn, taken or dug stays marked as long as the turn lasts, and again if it is taken back to the hand.
    fn mark_fresh(&mut self, news: &Update, new: &CardSet) {
        let mut own = news.events.iter().filter(|event| event.seat() == Some(self.seat));
        if self.is_rebuilt() {
            // What was drawn last stays marked until the seat moves again.
            self.fresh = if own.next().is_some() { *new } else { self.fresh };
        } else if !self.is_my_turn() || self.view.phase != Phase::Play {
            self.fresh = CardSet::EMPTY;
        } else if own.any(|event| matches!(event, SeatEvent::Drew(..) | SeatEvent::Took(..) | SeatEvent::Dug(..))) {
            self.fresh = *new;
        }
    }

    /// The play of another seat among these events, its first step to be seen at once.
    fn play_to_show(&self, view: &View, events: &[SeatEvent]) -> Option<ShownPlay> {
        let player = shown_play::player(events, self.seat).filter(|_| self.view.deal == view.deal)?;
        ShownPlay::of(&self.view, view, player)?.next()
    }

    /// As long as the turn is the same, so is its draft.
    fn keep_draft(&mut self, turn: (u32, u16)) {
        let begun = TileDraft::of(&self.view, self.seat);
        let same = (self.view.deal, self.view.turns) == turn;
        let steps = self.draft.as_ref().filter(|_| same).map(TileDraft::saved);
        self.draft = begun.map(|begun| steps.iter().fold(begun, TileDraft::resumed));
        self.follow_draft();
    }

    fn dealt_anew(&mut self) {
        let hand = own_hand(&self.view, self.seat);
        self.order = cards::HandOrder::new(&[], &hand);
        self.selected.clear();
        self.fan = None;
        self.arranging = false;
        self.reveal = None;
        self.proof = Proof::None;
        self.round_page = RoundPage::Result;
    }
}

fn answered(model: &mut Model, done: Done) -> Vec<Cmd> {
    take_pending(model, done.id);
    Vec::new()
}

/// Opens the sentence that says why; an answer to something that nobody waits for is let go.
fn refuse(model: &mut Model, told: RefusedPush) -> Vec<Cmd> {
    if review::refused(model, told.id) {
        return Vec::new();
    }
    let Some(request) = take_pending(model, told.id) else { return Vec::new() };
    let action = match request {
        Request::Act(act) => Some(act.action),
        Request::Agree(_)
        | Request::TakeBack(_)
        | Request::SetLevel(_)
        | Request::Arrange(_)
        | Request::Draft(_)
        | Request::Hint(_)
        | Request::Review(_) => None,
    };
    let cards = held(model, &told.cards, action.as_ref());
    say_why(model, Refused { code: told.code, cards, action });
    Vec::new()
}

pub(super) fn say_why(model: &mut Model, refused: Refused) {
    let Some(table) = &mut model.table else { return };
    let why = words::refusal_say(&refused, &table.view.law);
    model.spoken.polite.push(why.clone());
    if refused.code == Code::NotYourTurn {
        // A word in the bar will do: by the time a sheet were read, the turn may have come.
        table.reason = (!table.is_my_turn()).then_some(why);
        return;
    }
    table.refused = Some(refused);
    table.reason = None;
    let mend = table.repair().and_then(|repair| repair.say);
    model.sheet = Some(Sheet::WhyNot);
    mend.into_iter().for_each(|say| model.tell(say));
}

/// The cards of a refusal as they lie in the hand; a host names faces.
fn held(model: &Model, cards: &[Card], action: Option<&Action>) -> Vec<Card> {
    let Some(table) = &model.table else { return cards.to_vec() };
    let chosen: Vec<Card> = action.map(Action::cards).unwrap_or_default().iter().collect();
    identity::in_hand(cards, &own_hand(&table.view, table.seat), &chosen)
}

fn take_pending(model: &mut Model, id: u64) -> Option<Request> {
    let table = model.table.as_mut()?;
    let answered = table.pending.take_if(|pending| pending.id == id)?;
    Some(answered.request)
}

fn revealed(model: &mut Model, reveal: Reveal) -> Vec<Cmd> {
    if let Some(table) = &mut model.table {
        table.reveal = Some(reveal);
    }
    check_deal(model)
}

/// Once view and proof are both there, asks the host to check the deal, once.
fn check_deal(model: &mut Model) -> Vec<Cmd> {
    let Some(table) = &mut model.table else { return Vec::new() };
    let Some(reveal) = table.reveal.clone().filter(|reveal| reveal.deal == table.view.deal && table.is_over()) else {
        return Vec::new();
    };
    if table.proof != Proof::None {
        return Vec::new();
    }
    table.proof = Proof::Checking;
    vec![Cmd::Verify { view: Box::new((*table.view).clone()), seat: table.seat, reveal }]
}

fn troubled(model: &mut Model, trouble: Trouble) -> Vec<Cmd> {
    let banner = match trouble {
        Trouble::NotSaved => Some(Banner::NotSaved),
        Trouble::NewerInPlace => Some(Banner::NewerInPlace),
        Trouble::SavedAgain => None,
    };
    if banner != model.banner {
        model.tell(banner.map_or("trouble-saved_again", Banner::key).into());
    }
    model.banner = banner;
    Vec::new()
}
