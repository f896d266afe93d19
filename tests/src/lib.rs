//! What whole-system tests share: a home of one's own, a window or a browser, and a person who looks and taps.
pub mod browser;
pub mod bus;
pub mod driver;
pub mod hand;
pub mod home;
pub mod person;
pub mod player;
pub mod sight;
pub mod watch;
pub mod window;
