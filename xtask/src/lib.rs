//! Everything that builds: setting the machine up, the page, the app, the tests; and what measures the players.
pub mod app;
pub mod check;
pub mod page;
pub mod place;
pub mod players;
pub mod prove;
pub mod screen;
pub mod serve;
pub mod setup;
pub mod steps;
