//! The parts that screens are made of: cards, piles, melds, seats, buttons, sheets.

pub mod bar;
pub mod button;
pub mod card;
pub mod choice;
pub mod face;
pub mod fan;
pub mod game;
pub mod hand;
pub mod hold;
pub mod icon;
pub mod level;
pub mod live;
pub mod melds;
pub mod picture;
pub mod piece;
pub mod pile;
pub mod pool;
pub mod rack;
pub mod seat;
pub mod sentence;
pub mod sheet;
pub mod sprite;
pub mod text_size;
pub mod tile;
pub mod tiles;
pub mod zone;
