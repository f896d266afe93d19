//! The one seam to whoever hosts the table: the app's core, or the page itself. Above it nobody knows which.

#[cfg(feature = "local")]
mod local;
#[cfg(not(feature = "local"))]
mod tauri;

use std::rc::Rc;

use protocol::{Fault, Game, Mode, NewTable, Push, Request, Reveal, Saved, Seat, Settings, Verdict, View};

/// What a host says without being asked.
#[derive(Clone, PartialEq, Debug)]
pub enum Heard {
    Push(Box<Push>),
    /// The table can be played here no longer.
    Lost(Fault),
}

/// Takes what the host says.
pub type Ear = Rc<dyn Fn(Heard)>;

/// The host of the tables.
#[derive(Clone)]
pub enum Link {
    #[cfg(not(feature = "local"))]
    Tauri,
    #[cfg(feature = "local")]
    Local(local::Local),
}

/// Runs the same call on whichever host there is.
macro_rules! ask {
    ($link:ident, $call:ident($($arg:expr),*)) => {
        match $link {
            #[cfg(not(feature = "local"))]
            Link::Tauri => tauri::$call($($arg),*).await,
            #[cfg(feature = "local")]
            Link::Local(local) => local.$call($($arg),*),
        }
    };
}

impl Link {
    /// The host of this page; none where it was opened without one.
    pub fn find() -> Option<Self> {
        #[cfg(feature = "local")]
        return Some(Self::Local(local::Local::default()));
        #[cfg(not(feature = "local"))]
        tauri::is_here().then_some(Self::Tauri)
    }

    pub async fn connect(&self, ear: Ear) -> Result<(), Fault> {
        ask!(self, connect(ear))
    }

    pub async fn tables(&self) -> Result<Vec<Saved>, Fault> {
        ask!(self, tables())
    }

    pub async fn new_table(&self, setup: NewTable) -> Result<(), Fault> {
        ask!(self, new_table(setup))
    }

    pub async fn open_table(&self, mode: Mode, game: Game) -> Result<(), Fault> {
        ask!(self, open_table(mode, game))
    }

    pub async fn sit(&self, seat: Seat) -> Result<(), Fault> {
        ask!(self, sit(seat))
    }

    pub async fn hide(&self) -> Result<(), Fault> {
        ask!(self, hide())
    }

    pub async fn hurry(&self) -> Result<(), Fault> {
        ask!(self, hurry())
    }

    pub async fn request(&self, request: Request) -> Result<(), Fault> {
        ask!(self, request(request))
    }

    pub async fn close_table(&self) -> Result<(), Fault> {
        ask!(self, close_table())
    }

    pub async fn set_newer_aside(&self, mode: Mode, game: Game) -> Result<(), Fault> {
        ask!(self, set_newer_aside(mode, game))
    }

    pub async fn settings(&self) -> Result<Settings, Fault> {
        ask!(self, settings())
    }

    pub async fn keep_settings(&self, settings: Settings) -> Result<(), Fault> {
        ask!(self, keep_settings(settings))
    }

    pub async fn erase_all(&self) -> Result<(), Fault> {
        ask!(self, erase_all())
    }

    pub async fn verify(&self, view: View, seat: Seat, reveal: Reveal) -> Result<Verdict, Fault> {
        ask!(self, verify(view, seat, reveal))
    }
}
