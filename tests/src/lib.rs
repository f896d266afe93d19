//! What whole-system tests share: a home of one's own, a window or a browser, and waiting for what is to be seen.
pub mod browser;
pub mod driver;
pub mod eyes;
pub mod home;
pub mod watch;
pub mod window;
