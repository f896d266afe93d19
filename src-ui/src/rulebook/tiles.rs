//! What a law of tiles says: a table that is rebuilt, and an opening before that.

use protocol::{FirstDealer, Rules};

use super::{Chapter, chapter, dealer, end, shown, stock};
use crate::say::Say;

/// The rules in the order in which they are needed. What a law has only for cards, such as where an ace lies, is not told.
pub(super) fn chapters(law: &Rules, opening: u16) -> Vec<Chapter> {
    let group = Say::new("rules-group").with("cards", shown("r7 b7 k7"));
    let run = Say::new("rules-run-tiles").with("cards", shown("r4 r5 r6 r7"));
    let opens = Say::new("rules-opening").with("points", opening);
    vec![
        chapter("rules-goal-title", ["rules-goal-tiles".into(), end(law.game_end)]),
        chapter("rules-deal-title", [Say::new("rules-deal-tiles").with("hand", law.hand), starts(law)]),
        chapter("rules-turn-title", ["rules-turn-tiles".into(), opens, "rules-rebuild".into()]),
        chapter("rules-melds-title", [group, run]),
        chapter("rules-jokers-title", ["rules-jokers-tiles".into()]),
        chapter("rules-points-title", ["rules-points-tiles".into(), "rules-score-racks".into()]),
        chapter("rules-pool-title", stock(law.after_stock, law.turn_limit, law.scoring, law.seats)),
    ]
}

fn starts(law: &Rules) -> Say {
    match law.first_dealer {
        FirstDealer::Random => dealer(law.first_dealer, law.seats),
        FirstDealer::Seat(seat) => Say::new("rules-start").with("number", seat.next(law.seats).0 + 1),
    }
}
