//! Tables of Rummy 500 with a discard pile to dig in, and with jokers to announce.
use crate::round::played;

/// Seat 0 to draw, with a pile of seventeen and melds that cards of it fit.
pub fn seventeen() -> String {
    const PILE: [&str; 16] =
        ["9d", "Kc", "5d", "3h", "Ts", "6d", "Qc", "3s", "Jd", "7c", "8s", "4h", "Ac", "Qs", "5s", "2d"];
    let melds = ["", ", meld Th Jh Qh Kh, meld 3c 4c 5c", "", ", meld 8c 8d 8h"];
    let turn = |(place, card): (usize, &&str)| {
        format!("{}: draw {card}{}, discard {card}", place % 2, melds.get(place).unwrap_or(&""))
    };
    let turns: Vec<String> = PILE.iter().enumerate().map(turn).collect();
    played(2, 1, 13, "7s 9s Td 4d Ks Ad 6c", &turns)
}

/// Seat 0 of five to draw, with a pile of forty-one and a full hand.
pub fn forty_one() -> String {
    let turns: Vec<String> = (0..40).map(|turn| format!("{}: draw, discard", turn % 5)).collect();
    played(5, 2, 10, "7s 9s Td 4d Ks Ad 6c 7c Js Qs", &turns)
}

/// Seat 0 to play, with a joker in hand and melds that it fits.
pub fn joker() -> String {
    let turns = ["1: draw, meld Th Jh Qh Kh, meld 3c 3h 3s, discard 2s", "0: draw Jd"].map(String::from);
    played(2, 1, 13, "7s 8s * 9d 9c Kd 4c 2h", &turns)
}
