//! All that may cross a boundary between a table and those who play at it, and the notation in which people share it.
//!
//! Knows no true state, no seed of a running round and no transport.
#![no_std]
extern crate alloc;

mod action;
mod case;
mod draft;
mod fault;
mod game;
pub mod games;
mod hex;
mod message;
mod name;
mod notation;
mod play;
mod position;
mod preview;
mod reason;
mod record;
mod refusal;
mod review;
mod rules;
mod saved;
mod settings;
mod view;

pub use action::{Action, MeldId, ParseActionError, Placing};
pub use case::{Case, CaseMove, Expect, LegalCase, Then, ThenMeld, Winner};
pub use draft::{Draft, DraftMeld, DraftMeldId, DraftSteps, Edit, ParseEditError};
pub use fault::{Fault, FaultCode};
pub use game::{Game, Kind, Level, Mode, Seat};
pub use hex::{Hex, ParseHexError};
pub use message::{
    Act, Agree, Agreement, Arrange, AskHint, Curtain, DealInfo, Done, Hinted, KeepDraft, NewTable, Push, Refused,
    Request, Reveal, Roster, RosterSeat, SeatSetup, SetLevel, TakeBack, Trouble, Update, Welcome,
};
pub use name::{NAME_LENGTH, clean_name};
pub use notation::{Cards, ParseCardsError};
pub use play::Before;
pub use position::{LaidMeld, Phase, Position};
pub use preview::preview;
pub use reason::{Advice, Reason, Why};
pub use record::{Lines, Origin, Player, Proof, Record, RecordDeal, RecordError, RecordFault, RecordMove};
pub use refusal::{Code, Refusal};
pub use review::{Again, AskReview, Judged, Judgement, Moment};
pub use rules::{
    AceKey, AfterStock, Discards, Exhaustion, FirstDealer, GameEnd, GoingOut, Melding, RuleKeys, RuleKeysError, Rules,
    Scoring, TakenCard, TurnLimit,
};
pub use saved::{Saved, SavedState, Summary};
pub use settings::{CardSize, DeckColours, HandSide, Language, LastPlayed, Motion, Pace, Settings, Shortcuts, Theme};
pub use view::{End, HowEnded, Options, SeatEvent, Verdict, View};
