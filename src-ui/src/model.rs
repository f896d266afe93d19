//! Everything the page shows follows from this.

mod curtain;
mod draft;
mod fan;
pub(crate) mod form;
mod held;
mod hint;
pub mod identity;
mod laid_out;
mod news;
mod review;
pub mod shown_play;
pub(crate) mod table;
mod touched;

pub use curtain::{CurtainModel, Lift};
pub use draft::{TableMeld, TileDraft};
pub use fan::Fan;
pub use form::NewTableForm;
pub use held::{Fit, Grasp, Held, Load};
pub use hint::{Hint, Showing as HintShowing, Way as HintWay};
pub use review::{AskedMove, Retold, Review, ReviewedMove, Seek};
pub use shown_play::ShownPlay;
pub use table::{Pending, Proof, Refused, RoundPage, TableModel};
pub use touched::Touched;

use protocol::{Fault, Game, Mode, Saved, Settings};

use crate::{
    say::Say,
    words::{Region, Words},
};

/// The whole state of the page.
#[derive(Clone, PartialEq, Debug)]
pub struct Model {
    pub words: Words,
    /// The languages the system asks for, best first, such as `es-AR`.
    pub system: Vec<String>,
    pub settings: Settings,
    pub screen: Screen,
    /// What lies saved on this device; none until it has been read.
    pub saved: Option<Vec<Saved>>,
    pub form: NewTableForm,
    /// The table as this seat sees it; none while the curtain is down.
    pub table: Option<TableModel>,
    pub curtain: Option<CurtainModel>,
    /// The finished round that is gone through, or was; none once its table lies otherwise.
    pub review: Option<Review>,
    /// The kind and game of the table under way.
    pub place: Option<(Mode, Game)>,
    /// What lies over the screen.
    pub sheet: Option<Sheet>,
    /// A line that stays until what it says is over.
    pub banner: Option<Banner>,
    /// Something was asked of the host that changes the screen, and has not come yet.
    pub waiting: bool,
    /// What a screen reader says next.
    pub spoken: Spoken,
    pub next_id: u64,
}

/// The screens. A table under way lies behind the others until it is closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// Settings and saves are being read.
    Opening,
    /// The page was opened where nothing can hold a table.
    NoHost,
    Home,
    NewTable,
    /// The curtain where `curtain` is some; else the table, or its round end or game end: see [`Model::showing`].
    Table,
    /// The round that has just ended, move by move: `review`.
    Review,
    Settings,
    About,
}

/// What the table's screen shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Showing {
    /// Nothing has come from the table yet.
    Waiting,
    Curtain,
    Table,
    RoundEnd,
    GameEnd,
}

/// What can lie over a screen; one at a time.
#[derive(Clone, PartialEq, Debug)]
pub enum Sheet {
    /// The table's menu: scores, log, rules, level, curtain, deal, new game, settings, leave.
    Menu,
    Log,
    /// The score sheet of the game.
    Scores,
    Rules,
    /// What the keys do.
    Keys,
    /// How to sort the hand.
    Sort,
    Level,
    /// The proof of the deal in detail; as long as the round goes on, the commitment to it.
    Proof,
    /// The last refusal in full: `table.refused`.
    WhyNot,
    /// Which of several things is meant: `table.asked`.
    Which,
    /// Ask before a running game is given up for a new one.
    AskNewGame,
    /// Ask before a table is left that could not be saved.
    AskLeave,
    /// Ask before a saved table is replaced by the one of the form.
    AskReplace,
    /// Ask before everything is erased.
    AskErase,
    /// A saved table that cannot be opened, and why.
    Unreadable {
        mode: Mode,
        game: Game,
        newer: Newer,
    },
    /// The host could not do something.
    Fault(Fault),
}

/// Whether what cannot be read comes from a newer release, or is damaged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Newer {
    Newer,
    Damaged,
}

/// A line across the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Banner {
    /// Key `trouble-not_saved`.
    NotSaved,
    /// Key `trouble-newer_in_place`; offers [`Msg::SetNewerAside`](crate::msg::Msg::SetNewerAside).
    NewerInPlace,
}

impl Banner {
    /// The key of its text.
    pub const fn key(self) -> &'static str {
        match self {
            Self::NotSaved => "trouble-not_saved",
            Self::NewerInPlace => "trouble-newer_in_place",
        }
    }
}

/// What the two live regions say after the last thing that happened.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Spoken {
    pub polite: Vec<Say>,
    pub urgent: Option<Say>,
    /// Makes the same words twice two messages.
    pub count: u64,
}

impl Model {
    pub fn new(system: Vec<String>) -> Self {
        let settings = Settings::default();
        Self {
            words: Words::new(Words::language_for(&settings, &system), Region::of(&system)),
            system,
            settings,
            screen: Screen::Opening,
            saved: None,
            form: NewTableForm::default(),
            table: None,
            curtain: None,
            review: None,
            place: None,
            sheet: None,
            banner: None,
            waiting: false,
            spoken: Spoken::default(),
            next_id: 1,
        }
    }

    /// Something for a screen reader, when there is time.
    pub fn tell(&mut self, say: Say) {
        self.spoken.polite.push(say);
    }

    /// Something for a screen reader, at once.
    pub fn call(&mut self, say: Say) {
        self.spoken.urgent = Some(say);
    }

    /// Which of its faces the table's screen shows.
    pub fn showing(&self) -> Showing {
        match (&self.curtain, &self.table) {
            (Some(_), _) => Showing::Curtain,
            (None, None) => Showing::Waiting,
            (None, Some(table)) => table.showing(),
        }
    }
}
