//! What a pointer means between its going down and its lifting: a tap, a slide over the fan, or a drag. Pure.

mod fan;
mod flight;
mod hearing;
pub mod layer;
mod marks;
mod room;
mod sight;

#[cfg(test)]
mod tests;

pub use fan::Fan;

use cards::Card;
use protocol::{DraftMeldId, MeldId};

/// So far a pointer may stray and still tap, in CSS pixels.
const STRAY: f64 = 8.0;
/// So near to the window's edge a finger means the system's own gesture, in CSS pixels.
const EDGE: f64 = 24.0;
/// So long a finger rests on a card before it picks it up, in milliseconds.
pub const HOLD: u32 = 220;

/// A place in the window, in CSS pixels.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Point {
    pub x: f64,
    pub y: f64,
}

/// With what one points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Device {
    /// A finger or a pen.
    Finger,
    Mouse,
}

/// What can be taken hold of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Grip {
    Card(Card),
    /// A tile of a table that may be rebuilt.
    Tile(Card),
    Stock,
    Discard,
    /// The card at this place of the open discard pile.
    Pile(usize),
}

/// Where something can be dropped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// The hand; what is held would lie at this place.
    Hand(usize),
    Meld(MeldId),
    /// A meld of a table that may be rebuilt; what is held is before its tile at this place.
    Draft(DraftMeldId, usize),
    Discard,
    /// The felt around the melds: the place for a new one.
    Felt,
}

/// What lies below; either may be what the player means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Aim {
    /// Below the pointer.
    pub pointer: Option<Spot>,
    /// Below the middle of what is held, which floats above a finger.
    pub load: Option<Spot>,
}

/// What is seen where a pointer is.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Sight {
    pub at: Point,
    pub aim: Aim,
    /// The card of the hand at the pointer.
    pub card: Option<Card>,
}

/// Something that a pointer did, or that befell it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Input {
    /// It went down; without a grip it can only tap.
    Down {
        pointer: i32,
        device: Device,
        at: Point,
        grip: Option<Grip>,
    },
    Move {
        pointer: i32,
        sight: Sight,
    },
    /// It has rested for [`HOLD`].
    Held(i32),
    Up {
        pointer: i32,
        sight: Sight,
    },
    /// The system took it away, or it lifted where nobody saw it.
    Lost(i32),
    /// Escape, another window, a turned device: no pointer means anything any more.
    Abandon,
}

/// What a pointer says to the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Word {
    Hold(Grip),
    Over(Aim),
    /// Let go over the last aim.
    Drop,
    /// Back to where it came from, without a word.
    LetGo,
    /// The card under a sliding finger rises.
    Peek(Option<Card>),
    /// It was a tap after all.
    Tap(Grip),
}

/// The pointer, and what it has come to mean.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Drag {
    state: State,
}

#[derive(Clone, Copy, PartialEq, Debug, Default)]
enum State {
    #[default]
    Rest,
    /// Down; may still be a tap.
    Pressed {
        pointer: i32,
        device: Device,
        grip: Grip,
        from: Point,
    },
    /// A finger goes sideways over the fan; `last` is where it was last seen there.
    Sliding {
        pointer: i32,
        card: Option<Card>,
        last: Point,
    },
    Holding {
        pointer: i32,
        grip: Grip,
        from: Point,
        stirred: Stirred,
        aim: Aim,
    },
}

/// Whether a pointer that holds something has moved since.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stirred {
    /// A lift is a slow tap.
    NotYet,
    Yes,
}

impl Spot {
    /// Whether the other is in the same hand or meld, or the same place.
    pub fn is_in_same(self, other: Self) -> bool {
        match (self, other) {
            (Self::Hand(_), Self::Hand(_)) => true,
            (Self::Draft(one, _), Self::Draft(other, _)) => one == other,
            (one, other) => one == other,
        }
    }
}

impl Point {
    fn is_far_from(self, other: Self) -> bool {
        (self.x - other.x).hypot(self.y - other.y) >= STRAY
    }
}

/// Whether a press here may become a drag, in a window of this size: fingers keep off the edges, which are the system's.
pub fn may_start(device: Device, at: Point, (width, height): (f64, f64)) -> bool {
    let inside = |place: f64, length: f64| place >= EDGE && place <= length - EDGE;
    match device {
        Device::Mouse => true,
        Device::Finger => inside(at.x, width) && inside(at.y, height),
    }
}

impl Drag {
    /// The pointer that holds something or slides; its clicks mean nothing.
    pub const fn captured(&self) -> Option<i32> {
        match self.state {
            State::Rest | State::Pressed { .. } => None,
            State::Sliding { pointer, .. } | State::Holding { pointer, .. } => Some(pointer),
        }
    }

    /// Whether the pointer holds something.
    pub const fn holds(&self) -> bool {
        matches!(self.state, State::Holding { .. })
    }

    /// The pointer that is down, whatever it means.
    pub const fn pointer(&self) -> Option<i32> {
        match self.state {
            State::Rest => None,
            State::Pressed { pointer, .. } | State::Sliding { pointer, .. } | State::Holding { pointer, .. } => {
                Some(pointer)
            }
        }
    }

    /// Takes in what happened; returns what the table is to hear.
    pub fn step(&mut self, input: Input) -> Vec<Word> {
        match input {
            Input::Down { pointer, device, at, grip } => self.down(pointer, device, at, grip),
            Input::Move { pointer, sight } if self.pointer() == Some(pointer) => self.moved(sight),
            Input::Up { pointer, sight } if self.pointer() == Some(pointer) => self.up(sight),
            Input::Held(pointer) if self.pointer() == Some(pointer) => self.held(),
            Input::Lost(pointer) if self.pointer() == Some(pointer) => self.give_up(),
            Input::Abandon => self.give_up(),
            Input::Move { .. } | Input::Up { .. } | Input::Held(_) | Input::Lost(_) => Vec::new(),
        }
    }

    /// A second finger gives up what the first one began, and begins nothing itself.
    fn down(&mut self, pointer: i32, device: Device, from: Point, grip: Option<Grip>) -> Vec<Word> {
        let second = self.pointer().is_some_and(|first| first != pointer);
        let words = self.give_up();
        if let (false, Some(grip)) = (second, grip) {
            self.state = State::Pressed { pointer, device, grip, from };
        }
        words
    }

    fn give_up(&mut self) -> Vec<Word> {
        match std::mem::take(&mut self.state) {
            State::Rest | State::Pressed { .. } => Vec::new(),
            State::Sliding { .. } => vec![Word::Peek(None)],
            State::Holding { .. } => vec![Word::LetGo],
        }
    }

    fn held(&mut self) -> Vec<Word> {
        match self.state {
            State::Pressed { pointer, device: Device::Finger, grip, from } => {
                self.state = State::Holding { pointer, grip, from, stirred: Stirred::NotYet, aim: Aim::default() };
                vec![Word::Hold(grip)]
            }
            State::Pressed { device: Device::Mouse, .. }
            | State::Rest
            | State::Sliding { .. }
            | State::Holding { .. } => Vec::new(),
        }
    }

    fn moved(&mut self, sight: Sight) -> Vec<Word> {
        match self.state {
            State::Rest => Vec::new(),
            State::Pressed { from, .. } if !sight.at.is_far_from(from) => Vec::new(),
            State::Pressed { pointer, device, grip, from } => {
                if slides(device, grip, from, sight.at) {
                    self.state = State::Sliding { pointer, card: sight.card, last: sight.at };
                    return vec![Word::Peek(sight.card)];
                }
                self.pick_up(pointer, grip, sight)
            }
            State::Sliding { pointer, card, last } => self.slide(pointer, card, last, sight),
            State::Holding { pointer, grip, from, stirred, aim } => {
                let moved = stirred == Stirred::Yes || sight.at.is_far_from(from);
                if !moved || (stirred == Stirred::Yes && sight.aim == aim) {
                    return Vec::new();
                }
                self.state = State::Holding { pointer, grip, from, stirred: Stirred::Yes, aim: sight.aim };
                vec![Word::Over(sight.aim)]
            }
        }
    }

    fn pick_up(&mut self, pointer: i32, grip: Grip, sight: Sight) -> Vec<Word> {
        self.state = State::Holding { pointer, grip, from: sight.at, stirred: Stirred::Yes, aim: sight.aim };
        vec![Word::Hold(grip), Word::Over(sight.aim)]
    }

    /// Out of the fan upwards, a slide becomes a drag of the card that was seen last.
    fn slide(&mut self, pointer: i32, card: Option<Card>, last: Point, sight: Sight) -> Vec<Word> {
        let above = sight.card.is_none() && sight.at.y < last.y;
        if let (true, Some(card)) = (above, card) {
            let mut words = vec![Word::Peek(None)];
            words.extend(self.pick_up(pointer, Grip::Card(card), sight));
            return words;
        }
        let last = if sight.card.is_some() { sight.at } else { last };
        self.state = State::Sliding { pointer, card: sight.card, last };
        if sight.card == card { Vec::new() } else { vec![Word::Peek(sight.card)] }
    }

    fn up(&mut self, sight: Sight) -> Vec<Word> {
        // Where it lifts is where it last moved to, even if nobody saw it move there.
        let mut words = self.moved(sight);
        words.extend(match std::mem::take(&mut self.state) {
            State::Rest | State::Pressed { .. } => Vec::new(),
            State::Sliding { card: None, .. } => vec![Word::Peek(None)],
            State::Sliding { card: Some(card), .. } => vec![Word::Peek(None), Word::Tap(Grip::Card(card))],
            State::Holding { stirred: Stirred::Yes, .. } => vec![Word::Drop],
            State::Holding { grip, stirred: Stirred::NotYet, .. } => vec![Word::LetGo, Word::Tap(grip)],
        });
        words
    }
}

/// A finger that goes sideways or down from a card stays in the fan; upwards it takes the card out of it.
fn slides(device: Device, grip: Grip, from: Point, to: Point) -> bool {
    let upwards = from.y - to.y >= (to.x - from.x).abs();
    match (device, grip) {
        (Device::Finger, Grip::Card(_)) => !upwards,
        (Device::Finger | Device::Mouse, Grip::Tile(_) | Grip::Stock | Grip::Discard | Grip::Pile(_))
        | (Device::Mouse, Grip::Card(_)) => false,
    }
}
