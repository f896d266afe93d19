//! Tables of tile rummy: before the opening, with most of the tiles on the table, and with a rack of thirty.
use crate::rack::{drawn_out, rebuilt, rebuilt_against};

/// Melds of twelve tiles, of which one may be split.
const FEW: &[&str] = &["k2 k3 k4 k5 k6", "r7 b7 o7", "b10 b11 b12 b13"];

/// Most of what there is: ninety-six tiles.
const THEIRS: &[&str] = &[
    "b11 r11 o11",
    "k3 o3 b3",
    "r12 o12 b12 k12",
    "r5 r6 r7 r8",
    "k5 b5 o5",
    "k13 r13 b13",
    "r1 r2 r3",
    "b10 o10 r10 k10",
    "k6 k7 k8",
    "k1 b1 o1",
    "k6 k7 k8",
    "k2 r2 o2",
    "b4 b5 b6 b7 b8",
    "k2 k3 k4 k5",
    "r3 r4 r5",
];
const MINE: &[&str] = &[
    "k4 o4 r4",
    "r9 k9 o9",
    "r13 b13 k13",
    "o2 o3 o4",
    "o6 o7 o8",
    "r1 o1 b1",
    "b2 b3 b4",
    "b10 b11 b12",
    "r10 r11 r12",
    "r6 r7 r8",
    "o5 o6 o7 o8 o9",
    "k9 k10 k11 k12",
    "b7 b8 b9",
    "o10 o11 o12",
];

/// Seat 0 has yet to open, and holds 6 and 27 points.
pub fn opening() -> String {
    rebuilt("k1 r1 b1 r8 r9 r10 o2 o4 k9 b5 b9 r12 o13 *", FEW, &[])
}

/// Seat 0 has opened; tiles of its rack fit the table.
pub fn opened() -> String {
    rebuilt("k1 k7 r8 r9 o2 k8 b5 b9 r12 o13 *", FEW, &["o8 o9 o10 o11"])
}

/// The computer holds tiles with which it takes a meld apart, once seat 0 has drawn.
pub fn against_a_split() -> String {
    let few = [FEW, &["r9 b9 o9 k9", "o1 o2 o3"]].concat();
    rebuilt_against("k10 k11 o4 r13", "k1 k7 r8 r9 o2 k8 b5 b9 r12 o13 *", &few, &["o8 o9 o10 o11"])
}

/// Ninety-six tiles on the table.
pub fn full() -> String {
    rebuilt("r9 b2 b6 b9 o13 k1", THEIRS, MINE)
}

/// The same with an empty pool.
pub fn drawn_dry() -> String {
    drawn_out("r9 b2 b6 b9 o13 k1", THEIRS, MINE)
}

/// Thirty tiles in the rack.
pub fn thirty() -> String {
    let rack = "k1 k7 r8 r9 o2 k8 b5 b9 r12 o13 * r1 r2 r4 r5 b1 b2 b3 o1 o3 o5 o6 k9 k11 k12 k13 r13 b8 o12 r11";
    rebuilt(rack, FEW, &["o8 o9 o10 o11"])
}

/// Nothing of the rack can be played.
pub fn helpless() -> String {
    rebuilt("r1 r1 r3 r3 r5 r5 r9 r9 r11 r11", FEW, &["o8 o9 o10 o11"])
}
