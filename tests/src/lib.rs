//! What whole-system tests share: a home of one's own, a window or a browser, and a person who looks, taps, drags and types.
pub mod browser;
pub mod bus;
pub mod carry;
pub mod driver;
pub mod hand;
pub mod hits;
pub mod home;
pub mod keyboard;
pub mod person;
pub mod player;
pub mod pointer;
pub mod save;
pub mod sight;
pub mod spot;
pub mod watch;
pub mod way;
pub mod window;
