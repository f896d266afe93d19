//! The games that the page offers: those whose table it can draw.

use protocol::Game;

/// In the order in which they are shown. Tile rummy joins them with its table.
pub const OFFERED: [Game; 3] = [Game::Rummy100, Game::Rummy, Game::Rummy500];
