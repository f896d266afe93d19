//! The table on the screen: draws what a seat may see, and sends what its player does. Decides no rule.

mod advice;
mod app;
mod drag;
mod fault;
mod feel;
mod keys;
mod lights;
mod link;
mod log;
mod look;
mod model;
mod msg;
mod opinion;
mod pace;
mod part;
mod placing;
mod player;
mod reach;
mod rebuilt;
mod repair;
mod result;
mod rulebook;
mod say;
mod screen;
mod since;
mod step;
mod taps;
mod turn;
mod update;
mod voice;
mod way_back;
mod words;

pub use app::start;
