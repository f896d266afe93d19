//! What is on its way, and what is about to be: changes are noticed before the page follows, and played after.

use protocol::Seat;
use web_sys::{Element, VisibilityState, window};

use super::{
    Glance,
    animation::{Animation, Fill, Frame, Timing, animate},
    cloth::Cloth,
    fan,
    ghost::{Ghost, Model, target},
    hush::Hush,
    leaving::Leaving,
    plan::{Plan, Travel, Way, new_deal, plan},
    scene::{Anchor, Scene},
    sight::{Look, Place, Sight, Spot, all, face},
    tally::{self, Tally},
    tokens::Tokens,
};
use crate::model::Showing;

/// So far a refused card sets out, in CSS pixels.
const REFUSED: f64 = 6.0;

#[derive(Default)]
pub struct Stage {
    ghosts: Vec<Ghost>,
    tallies: Vec<Tally>,
    hush: Option<Hush>,
    /// The sheet that was closed last.
    leaving: Option<Leaving>,
    /// What keeps cards unseen that are still to set out.
    covers: Vec<Animation>,
    change: Option<Change>,
    /// The last deal that was seen, by its commitment, and by whom.
    dealt: Option<(String, Seat)>,
}

/// A change that the page has not followed yet, and what was to be seen before it.
struct Change {
    kind: Kind,
    tokens: Tokens,
    seen: Sight,
    /// The top of the discard pile and the two below it, for they may leave it for where they are not to be seen.
    discards: Vec<Element>,
    back: Option<Element>,
    cloth: Option<Cloth>,
}

enum Kind {
    /// Cards moved on the table.
    Moves { before: Box<Scene>, after: Box<Scene> },
    /// The table comes to be seen.
    Arrival(Box<Scene>),
    /// Hands are laid open and points counted.
    End,
}

impl Stage {
    /// Takes in a change, as long as the page still shows what was before.
    pub fn notice(&mut self, before: Glance, after: Glance) {
        if before.showing != after.showing {
            // Nothing of a hand may outlast the table.
            self.clear();
        }
        self.let_sheet_go(&before, &after);
        let_pile_go(&before, &after);
        let lifts = before.showing == Some(Showing::Curtain);
        let Some(kind) = self.kind(before, after) else { return };
        let Some(tokens) = moving() else { return self.clear() };
        if let Some(waiting) = &mut self.change {
            return waiting.kind.follow(kind);
        }
        self.change = Some(Change {
            kind,
            tokens,
            seen: self.seen(),
            discards: all("#discard .card, #fan .card").iter().rev().filter_map(Model::copy).collect(),
            back: Model::any_back(),
            cloth: lifts.then(Cloth::of_page).flatten(),
        });
    }

    /// A sheet that is closed leaves by motion, as long as what lies under it stays.
    fn let_sheet_go(&mut self, before: &Glance, after: &Glance) {
        if before.has_sheet == after.has_sheet {
            return;
        }
        self.leaving.take().into_iter().for_each(Leaving::end);
        if !after.has_sheet && before.showing == after.showing {
            self.leaving = moving().and_then(|tokens| Leaving::of_page(&tokens));
        }
    }

    pub const fn awaits_the_page(&self) -> bool {
        self.change.is_some()
    }

    /// How long what was noticed is on its way, and a moment to see where it lies; no time where nothing moves.
    pub fn time_to_rest(&self) -> f64 {
        let Some(change) = &self.change else { return 0.0 };
        change.plan().time(&change.tokens) + change.tokens.sheet
    }

    /// Where the page takes more than a frame to be laid out, no card is seen there before it has travelled.
    pub fn cover(&mut self) {
        /// No page takes longer, in milliseconds.
        const LONGEST: f64 = 1000.0;
        let Some(change) = &self.change else { return };
        if let Some(cloth) = &change.cloth {
            cloth.hang();
        }
        let unseen = [Frame::opaque(0.0), Frame::opaque(0.0)];
        let timing = Timing { delay: 0.0, duration: LONGEST, fill: Fill::Backwards };
        let faces = change.to_come();
        self.covers.extend(faces.iter().filter_map(|face| animate(face, &unseen, timing)));
    }

    /// Sets in motion what was noticed.
    pub fn play(&mut self) {
        let Some(change) = self.change.take() else { return };
        match &change.kind {
            Kind::Moves { before, after } => {
                let moves = plan(before, after, &change.tokens);
                self.hush(&moves, &change.tokens);
                self.carry_out(&moves, &change);
            }
            Kind::Arrival(after) => {
                let mut dealt = new_deal(after, &change.tokens);
                let lead = if change.cloth.is_some() { change.tokens.sheet } else { 0.0 };
                dealt.travels.iter_mut().for_each(|travel| travel.delay += lead);
                self.hush(&dealt, &change.tokens);
                self.carry_out(&dealt, &change);
            }
            Kind::End => self.tallies = tally::play(&change.tokens),
        }
        if let Some(cloth) = change.cloth {
            cloth.lift(&change.tokens);
        }
        self.covers.drain(..).for_each(|cover| cover.cancel());
    }

    /// A deal has the table to itself.
    fn hush(&mut self, plan: &Plan, tokens: &Tokens) {
        if plan.travels.iter().any(|travel| travel.way == Way::Deal) {
            self.hush.take().into_iter().for_each(Hush::end);
            self.hush = Hush::begin(plan.time(tokens));
        }
    }

    /// A tap ends a deal; the cards lie where they belong.
    pub fn cut_short(&mut self) {
        self.hush.take().into_iter().for_each(Hush::end);
        self.tallies.drain(..).for_each(Tally::end);
        let (dealt, others) = self.ghosts.drain(..).partition(|ghost| ghost.way == Way::Deal);
        self.ghosts = others;
        end(dealt);
    }

    /// Ends everything at once.
    pub fn clear(&mut self) {
        if let Some(cloth) = self.change.take().and_then(|change| change.cloth) {
            cloth.take_away();
        }
        self.covers.drain(..).for_each(|cover| cover.cancel());
        self.tallies.drain(..).for_each(Tally::end);
        self.hush.take().into_iter().for_each(Hush::end);
        self.leaving.take().into_iter().for_each(Leaving::end);
        end(std::mem::take(&mut self.ghosts));
    }

    fn kind(&mut self, before: Glance, after: Glance) -> Option<Kind> {
        match (before.scene, after.scene) {
            (Some(before), Some(after)) if before.is_like(&after) => None,
            (Some(before), Some(after)) => {
                self.is_new_to(&after);
                Some(Kind::Moves { before: before.into(), after: after.into() })
            }
            (None, Some(after)) => {
                let is_dealt = self.is_new_to(&after) && after.is_new_deal();
                let lifts = before.showing == Some(Showing::Curtain);
                (is_dealt || lifts).then(|| Kind::Arrival(after.into()))
            }
            (Some(_), None) => {
                let is_end = matches!(after.showing, Some(Showing::RoundEnd | Showing::GameEnd));
                (is_end && before.is_last_move).then_some(Kind::End)
            }
            (None, None) => None,
        }
    }

    /// Whether this seat has not seen this deal before.
    fn is_new_to(&mut self, scene: &Scene) -> bool {
        let now = Some((scene.view.commit.clone(), scene.seat));
        std::mem::replace(&mut self.dealt, now.clone()) != now
    }

    /// Where everything is to be seen, cards on their way as well.
    fn seen(&self) -> Sight {
        let mut seen = Sight::take(Look::Seen);
        for ghost in self.ghosts.iter().filter(|ghost| ghost.is_flying()) {
            let spot = ghost.spot();
            seen.correct(|place| {
                if ghost.is_of(&place.element) {
                    place.spot = spot;
                }
            });
        }
        seen
    }

    fn carry_out(&mut self, plan: &Plan, change: &Change) {
        let lying = Sight::take(Look::Lying);
        end(self.ghosts.extract_if(.., |ghost| !ghost.is_flying()).collect());
        for (from, to) in &plan.stays {
            if let (Some(was), Some(is)) = (change.seen.get(*from), lying.get(*to)) {
                self.bring(was, is, *to, change);
            }
        }
        for travel in &plan.travels {
            let from = change.seen.get(travel.from).or_else(|| lying.get(travel.from));
            if let (Some(from), Some(to)) = (from, lying.get(travel.to)) {
                self.send(travel, from, to, change);
            }
        }
    }

    /// Brings a card that stays among the same cards to where it lies now.
    fn bring(&mut self, was: &Place, is: &Place, to: Anchor, change: &Change) {
        if self.ghosts.iter().any(|ghost| ghost.is_of(&was.element) && ghost.arrives_at(is)) {
            return;
        }
        if let Some(way) = self.stop(&was.element) {
            let model = Model { face: Model::copy(&is.element), back: None };
            let travel = Travel { card: None, from: to, to, delay: 0.0, way };
            self.ghosts.extend(Ghost::send(&travel, was.spot, is, &model, &change.tokens));
        } else {
            glide(was.spot, is, to, &change.tokens);
        }
    }

    fn send(&mut self, travel: &Travel, from: &Place, to: &Place, change: &Change) {
        if travel.way == Way::Refuse {
            return set_out(from, to, &change.tokens);
        }
        self.stop(&from.element);
        let face = match target(travel.to, to) {
            Some(card) => Model::copy(&card),
            None => change.left(travel.from),
        };
        let back = change.back.as_ref().and_then(again).or_else(Model::any_back);
        let model = Model { face, back };
        self.ghosts.extend(Ghost::send(travel, from.spot, to, &model, &change.tokens));
    }

    /// Ends what is on its way to this card.
    fn stop(&mut self, card: &Element) -> Option<Way> {
        let place = self.ghosts.iter().position(|ghost| ghost.is_of(card))?;
        let ghost = self.ghosts.remove(place);
        let way = ghost.way;
        ghost.end();
        Some(way)
    }
}

impl Change {
    fn plan(&self) -> Plan {
        match &self.kind {
            Kind::Moves { before, after } => plan(before, after, &self.tokens),
            Kind::Arrival(after) => new_deal(after, &self.tokens),
            Kind::End => Plan::default(),
        }
    }

    /// What is seen of the cards that have not set out yet, where they lie in the end.
    fn to_come(&self) -> Vec<Element> {
        let plan = self.plan();
        let lying = Sight::take(Look::Lying);
        let travels = plan.travels.iter().filter(|travel| travel.way != Way::Refuse);
        travels.filter_map(|travel| target(travel.to, lying.get(travel.to)?)).filter_map(|card| face(&card)).collect()
    }

    /// What lay there and is to be seen nowhere any more.
    fn left(&self, from: Anchor) -> Option<Element> {
        match from {
            Anchor::Discard(depth) => again(self.discards.get(depth)?),
            Anchor::Stock | Anchor::Seat(_) | Anchor::Hand(_) | Anchor::Meld(..) | Anchor::Felt => None,
        }
    }
}

impl Kind {
    /// One more change before the page could follow the first one.
    fn follow(&mut self, next: Self) {
        match (self, next) {
            (Self::Moves { after, .. } | Self::Arrival(after), Self::Moves { after: last, .. }) => *after = last,
            (kind, next) => *kind = next,
        }
    }
}

/// A pile that was laid open goes together, as long as the table stays.
fn let_pile_go(before: &Glance, after: &Glance) {
    let closes = before.has_fan && !after.has_fan && before.showing == Some(Showing::Table);
    if let Some(tokens) = moving().filter(|_| closes && before.showing == after.showing) {
        fan::fold(&tokens);
    }
}

fn end(ghosts: Vec<Ghost>) {
    ghosts.into_iter().for_each(Ghost::end);
}

fn again(copy: &Element) -> Option<Element> {
    wasm_bindgen::JsCast::dyn_into(copy.clone_node_with_deep(true).ok()?).ok()
}

/// How things move, where they do.
pub(super) fn moving() -> Option<Tokens> {
    Tokens::of_page().filter(|tokens| !tokens.is_still() && is_seen())
}

fn is_seen() -> bool {
    let page = window().and_then(|window| window.document());
    page.is_some_and(|page| page.visibility_state() == VisibilityState::Visible)
}

/// Lets what is seen of a card move over to where the card lies.
fn glide(from: Spot, to: &Place, anchor: Anchor, tokens: &Tokens) {
    let (Some(face), false) = (face(&to.element), from.is_at(to.spot)) else { return };
    let (x, y, size) = (from.x - to.spot.x, from.y - to.spot.y, from.card / to.spot.card);
    let start = Frame::at(format!("translate({x:.1}px,{y:.1}px) scale({size:.3})")).easing(&tokens.settle);
    // What makes room does so before the card arrives for which it does.
    let duration = if matches!(anchor, Anchor::Meld(..)) { tokens.lift } else { tokens.travel };
    animate(&face, &[start, Frame::at("none".into())], Timing { delay: 0.0, duration, fill: Fill::Backwards });
}

/// A refused card moves a little towards its target, and comes back.
fn set_out(from: &Place, to: &Place, tokens: &Tokens) {
    let card = face(&from.element).or_else(|| face(&from.element.last_element_child()?));
    let Some(card) = card else { return };
    let (x, y) = (to.spot.x - from.spot.x, to.spot.y - from.spot.y);
    let length = x.hypot(y).max(1.0);
    let out = format!("translate({:.1}px,{:.1}px)", x / length * REFUSED, y / length * REFUSED);
    let frames = [Frame::at("none".into()), Frame::at(out).easing(&tokens.settle), Frame::at("none".into())];
    animate(&card, &frames, Timing { delay: 0.0, duration: tokens.lift, fill: Fill::Backwards });
}
