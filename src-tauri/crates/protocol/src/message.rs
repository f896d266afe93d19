//! What is said between a table and those who sit at it.

use alloc::{string::String, vec::Vec};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Advice, AskReview, Cards, Code, DraftSteps, Edit, Game, Judged, Kind, Level, Mode, Moment, RuleKeys, Seat,
    SeatEvent, View,
};

/// What a seat asks of the table. Every request is answered by `done` or `refused` with its id.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Request {
    Act(Act),
    Agree(Agree),
    TakeBack(TakeBack),
    SetLevel(SetLevel),
    Arrange(Arrange),
    Draft(KeepDraft),
    Hint(AskHint),
    Review(AskReview),
}

impl Request {
    /// The number that the answer will name; whoever asks chooses it.
    pub const fn id(&self) -> u64 {
        match self {
            Self::Act(Act { id, .. })
            | Self::Agree(Agree { id, .. })
            | Self::TakeBack(TakeBack { id, .. })
            | Self::SetLevel(SetLevel { id, .. })
            | Self::Arrange(Arrange { id, .. })
            | Self::Draft(KeepDraft { id, .. })
            | Self::Hint(AskHint { id, .. })
            | Self::Review(AskReview { id, .. }) => *id,
        }
    }
}

/// A move, made for one version of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Act {
    pub id: u64,
    pub version: u64,
    #[serde(rename = "move")]
    pub action: Action,
}

/// Agreement to something that is not a move. At a table on one device, one agreement is enough.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Agree {
    pub id: u64,
    pub to: Agreement,
    /// The deal that was on the table when this was said; one for another deal is ignored.
    pub deal: u32,
}

/// What can be agreed to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Agreement {
    /// The scores stay, the deal moves on.
    NextRound,
    /// The scores go back to 0; a round under way is given up.
    NewGame,
}

/// Takes back the newest meld or lay-off of this turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TakeBack {
    pub id: u64,
    pub version: u64,
}

/// Changes how well a computer player plays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SetLevel {
    pub id: u64,
    pub seat: Seat,
    pub level: Level,
}

/// The order in which a seat has laid out its hand; it is kept with the table and told to nobody else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Arrange {
    pub id: u64,
    pub order: Cards,
}

/// The draft of the seat to move; it is kept with the table and told to nobody else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeepDraft {
    pub id: u64,
    pub version: u64,
    pub steps: DraftSteps,
}

/// The seat to move asks for help. It is answered at once; the help follows by a push, when it is worked out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AskHint {
    pub id: u64,
    pub version: u64,
}

/// What the table tells a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Push {
    Welcome(Welcome),
    Roster(Roster),
    Deal(DealInfo),
    Update(Update),
    Done(Done),
    Refused(Refused),
    Reveal(Reveal),
    /// On one device: what may be shown while it goes from hand to hand.
    Curtain(Curtain),
    Hint(Hinted),
    Moment(Moment),
    Judged(Judged),
    /// Something in the world went wrong, such as a save that could not be written.
    Trouble(Trouble),
}

/// The whole table as a seat may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Welcome {
    pub seat: Seat,
    pub version: u64,
    pub mode: Mode,
    pub view: View,
    pub roster: Roster,
    /// How this seat has laid out its hand.
    pub order: Cards,
    /// The draft of this seat, where it is to move and has begun one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draft: Option<DraftSteps>,
    /// The proof of the deal, where the round is over.
    pub reveal: Option<Reveal>,
}

/// Who sits where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Roster {
    pub seats: Vec<RosterSeat>,
}

/// One seat's player. A name left empty is for each client to fill in its own language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RosterSeat {
    pub seat: Seat,
    pub name: String,
    pub kind: Kind,
}

/// The commitment to a deal, told before its cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DealInfo {
    pub deal: u32,
    /// SHA-256 of the server seed, in hex.
    pub commit: String,
}

/// A confirmed change, told to every seat, the mover included, before the mover's `done`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Update {
    /// Counts confirmed changes from 0.
    pub version: u64,
    /// What happened, as this seat may see it, oldest first; empty for what was taken back.
    pub events: Vec<SeatEvent>,
    pub view: View,
}

/// The request was obeyed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Done {
    pub id: u64,
    pub version: u64,
}

/// The request was refused, and nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Refused {
    pub id: u64,
    pub code: Code,
    /// The cards that the reason is about.
    pub cards: Cards,
}

/// The help that a seat asked for. It follows from what that seat sees alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hinted {
    /// The version of the table that it is about.
    pub version: u64,
    /// The move to make, and why.
    pub advice: Advice,
    /// Where the table may be rebuilt, the steps of a draft that lead from the start of the turn to that play; none where
    /// there is no play.
    pub steps: Vec<Edit>,
}

/// The proof of a deal, once its round is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reveal {
    pub deal: u32,
    /// In hex.
    pub server_seed: String,
    /// A value a seat, in hex.
    pub nonces: Vec<String>,
}

/// What anybody may see who picks the device up: nothing of any hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Curtain {
    pub game: Game,
    pub round: u16,
    /// Who is to take the device.
    pub next: Seat,
    pub roster: Roster,
    pub scores: Vec<i32>,
    /// How many cards each seat holds.
    pub hand_counts: Vec<u8>,
    /// The tiles that lay on the table at the end of that turn, where it may be rebuilt.
    pub table: Cards,
    /// What has happened since that seat's last turn, oldest first.
    pub log: Vec<SeatEvent>,
}

/// What went wrong in the world.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Trouble {
    /// The last change could not be saved; play goes on.
    NotSaved,
    /// Changes are saved again.
    SavedAgain,
    /// A newer release's table lies in this table's place, so this one is not saved.
    NewerInPlace,
}

/// A table to be set up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NewTable {
    pub game: Game,
    pub mode: Mode,
    pub rules: RuleKeys,
    pub seats: Vec<SeatSetup>,
}

/// Who is to sit at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatSetup {
    /// As [`clean_name`](crate::clean_name) leaves it; may be empty.
    pub name: String,
    pub kind: Kind,
}
