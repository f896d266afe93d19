//! What happens to the page, and what the page asks for.

use cards::{Card, Nudge, SortBy};
use protocol::{
    Action, CardSize, DeckColours, DraftMeldId, Fault, Game, HandSide, Language, Level, MeldId, Mode, Motion, NewTable,
    Pace, Push, Request, Reveal, Saved, Seat, Settings, Shortcuts, Theme, Verdict, View,
};

use crate::{
    drag::Word,
    model::{RoundPage, Screen, Sheet, form::Rule},
    placing::Source,
};

/// Something that happened: a tap, or word from the host.
#[derive(Clone, PartialEq, Debug)]
pub enum Msg {
    // From the host.
    Opened(Settings),
    Saved(Vec<Saved>),
    Push(Box<Push>),
    Failed(Fault),
    /// The table under way can be played here no longer.
    Lost(Fault),
    Verified {
        deal: u32,
        verdict: Result<Verdict, Fault>,
    },
    Erased,
    NoHost,
    /// The page went out of sight.
    PageHidden,

    // From screen to screen.
    Go(Screen),
    /// One step back: sheet, reason, choice of cards, screen.
    Back,
    Open(Sheet),
    CloseSheet,

    // Home.
    Continue(Mode, Game),
    /// Straight to a table of this game: the saved one if there is one, else a new one as it was last chosen.
    Start(Game),
    /// The same against the computer.
    Quick(Game),
    /// To the choices for a new table of this game, as they were made the last time.
    Options(Game),
    /// To the screen for a new table of this game and kind.
    Choose(Game, Mode),
    /// To the screen for a new table of this kind, on which the game is chosen too.
    ChooseAny(Mode),
    /// The rules of a game, as it was last played.
    RulesOf(Game),
    SetNewerAside(Mode, Game),
    EraseAll,

    // New table.
    FormGame(Game),
    FormMode(Mode),
    FormRule(Rule),
    FormLevel(Level),
    /// Whether each computer plays its own level.
    FormApart(bool),
    FormSeatLevel(Seat, Level),
    FormName(Seat, String),
    /// Deal; asks first where a table would be replaced.
    Deal,
    /// Deal, whatever is saved there.
    DealAnyway,

    // Table.
    TapCard(Card),
    TapStock,
    TapDiscard,
    /// Take the upcard; unlike a tap on its pile, this never discards.
    Take,
    TapMeld(MeldId),
    /// The key that lays the discard pile open, or closes it.
    Fan,
    /// The card at this place of the open pile, counted from the oldest.
    TapPile(usize),
    CloseFan,
    /// One of the things that the sheet asks about.
    Which(usize),
    /// What a pointer does other than tap.
    Drag(Word),
    /// The step bar's buttons `Meld`, `Lay off` and `Take` of a dig: puts the chosen cards down, or hears why not.
    Meld,
    /// The way out that a refusal offers.
    Mend(Mend),
    /// The step bar's button `Discard`: the one chosen card.
    Discard,
    TakeBack,
    /// Tiles of a table that may be rebuilt.
    Handle(Handling),
    /// Help: which cards or tiles can be played, then the move or the way to it, then the rest of that at once.
    Hint,
    /// What was said of it is read.
    HintRead,
    /// Going through the round that has ended.
    Review(Reviewing),
    /// A grey button was tapped: say why it does nothing.
    WhyGrey(crate::say::Say),
    Sort(SortBy),
    /// The best melds of the hand first, then what is left over.
    SortByMelds,
    /// Begin or end moving cards by hand.
    Arrange(Arranging),
    /// The chosen card one place to the left or right.
    Nudge(Nudge),
    SetLevel(Seat, Level),
    /// Put the curtain up.
    Hide,
    /// Let the computer players move without long pauses until it is the player's turn.
    Hurry,
    LeaveTable,
    LeaveAnyway,
    NewGame,
    NextRound,
    ShowRound(RoundPage),
    /// The last move of this deal has come to rest and was seen.
    Settled(u32),
    /// A step of a play or of a hint that is shown was seen.
    Watched(Beat),
    /// The tile that was drawn at this version of the table was seen.
    Cover(u64),
    /// Enough was seen of what is shown.
    SkipPlay,

    // Curtain.
    /// A tap on it; the second one lifts it.
    CurtainTap,
    /// It was held for 0.6 s.
    CurtainHeld,

    Set(Setting),
}

/// What is done with the tiles of a table that may be rebuilt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Handling {
    /// A tile of the rack or of the table is chosen, or no longer.
    Tap(Card),
    /// The chosen tiles become a meld.
    New,
    /// They join a meld.
    Add(DraftMeldId),
    /// They go back to the rack.
    Back,
    /// A meld is cut before the tile at this place.
    Split(DraftMeldId, usize),
    /// The one chosen tile moves within its meld.
    Shift(Nudge),
    /// The table is shown larger, or as a whole again.
    Zoom,
    Undo,
    Redo,
    /// Everything lies as at the start of the turn.
    Reset,
    /// The same, and then this move.
    ResetAnd(Action),
    Confirm,
    Draw,
    Pass,
}

/// What is done in going through a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reviewing {
    /// Begin, or go on where it was left.
    Open,
    First,
    Previous,
    Next,
    Last,
    /// On to the next move of a person, past those of the computers.
    NextOfPerson,
    /// Back to the last one.
    PreviousOfPerson,
}

/// What mends a refused move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mend {
    /// Choose these cards instead.
    Choose(Vec<Card>),
    /// Let these go down with the named card of the open pile.
    Dig(Vec<Source>),
    Draw,
    Take,
    /// Put all tiles back first, then do it.
    Reset(Action),
}

/// Whether the player moves cards about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arranging {
    Begin,
    End,
}

/// One changed setting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setting {
    Language(Option<Language>),
    Theme(Theme),
    Deck(DeckColours),
    Cards(CardSize),
    Hand(HandSide),
    Motion(Motion),
    Shortcuts(Shortcuts),
    Pace(Pace),
}

/// How far a play is shown: of which version of the table, and how many of its steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Beat {
    pub version: u64,
    pub done: usize,
}

/// What the page asks for; done outside of `update`.
#[derive(Clone, PartialEq, Debug)]
pub enum Cmd {
    /// Read the settings and the list of saved tables, and register for pushes.
    Connect,
    ReadSaved,
    NewTable(NewTable),
    OpenTable(Mode, Game),
    Sit(Seat),
    Hide,
    Hurry,
    Send(Request),
    CloseTable,
    SetNewerAside(Mode, Game),
    KeepSettings(Settings),
    /// The same, but where they cannot be kept nothing is said: only the next table is offered otherwise.
    KeepChoices(Settings),
    EraseAll,
    Verify {
        view: Box<View>,
        seat: Seat,
        reveal: Reveal,
    },
    /// Say [`Msg::Settled`] of this deal once its last move has come to rest.
    Settle(u32),
    /// Say [`Msg::Watched`] after so many milliseconds, or [`Msg::SkipPlay`] at once where nothing is to move.
    Watch(Beat, u32),
    /// Say [`Msg::Cover`] of this version of the table once what was drawn can have been seen.
    Cover(u64),
    /// Show settings and language on the page itself.
    Look(Settings, Language),
}
