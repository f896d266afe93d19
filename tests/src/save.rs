//! A table as the page would have kept it, with hands as large as a test wants them.
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::{fs, path::Path};
use xtask::place;

/// Where the page keeps its table against the computer.
pub const VS: &str = "escalera/vs/rummy100.a";
/// Where it keeps a table of Rummy 500 against the computer.
pub const VS_500: &str = "escalera/vs/rummy500.a";
/// Where it keeps one of tiles against the computer.
pub const VS_TILES: &str = "escalera/vs/tiles.a";
/// Where it keeps one of tiles for two.
pub const DEVICE_TILES: &str = "escalera/hotseat/tiles.a";
/// Where it keeps the table for those who hand one device round.
pub const DEVICE: &str = "escalera/hotseat/rummy100.a";

/// The golden save of this name.
///
/// # Panics
/// If there is none.
pub fn golden(name: &str) -> String {
    let path = place::root().join(format!("tests/saves/v1/{name}.json"));
    fs::read_to_string(path).expect("the goldens lie there")
}

/// The round of tiles whose end a golden shows, some turns before that, for two at this device: nearly all tiles lie on the
/// table, and few are left to draw.
///
/// # Panics
/// If the golden is no save.
pub fn late_tiles() -> String {
    const FACTS: usize = 129;
    let mut table = body(&golden("tiles-round-over")).expect("a golden is a save");
    let seats = ["Ana", "Marta"].map(|name| json!({ "name": name, "kind": "human" }));
    let facts = table["events"].as_array().expect("a save has its facts")[..FACTS].to_vec();
    let changes = json!({
        "mode": "same_device", "seats": seats, "version": FACTS, "orders": ["", ""], "events": facts,
    });
    for (name, value) in changes.as_object().expect("it was written so") {
        table[name] = value.clone();
    }
    sealed(&table)
}

/// How many steps the draft of tiles has that is kept in a folder of saves, and how many of them are done.
pub fn draft_kept(folder: &Path) -> Option<(usize, u64)> {
    let texts =
        ["a", "b"].into_iter().filter_map(|slot| fs::read_to_string(folder.join(format!("tiles.{slot}.json"))).ok());
    let newest = texts.filter_map(|text| Some((count(&text)?, text))).max()?.1;
    let draft = &body(&newest)?["draft"];
    Some((draft["steps"].as_array()?.len(), draft["done"].as_u64()?))
}

fn count(save: &str) -> Option<u64> {
    serde_json::from_str::<Value>(save).ok()?["count"].as_u64()
}

fn body(save: &str) -> Option<Value> {
    serde_json::from_str(serde_json::from_str::<Value>(save).ok()?["body"].as_str()?).ok()
}

/// A table against the computer, dealt `hand` cards each, to draw or, if a card is drawn, to play.
///
/// # Panics
/// If there are not so many cards.
pub fn table(hand: usize, is_drawn: bool) -> String {
    let packs = if hand > 25 { 2 } else { 1 };
    dealt(&deck(packs, 0)[..hand], packs, is_drawn)
}

/// A table against the computer, dealt these cards of one pack, one of them drawn since.
///
/// # Panics
/// If one of them is no card, or there twice.
pub fn to_play(hand: &str) -> String {
    let hand: Vec<String> = hand.split(' ').map(String::from).collect();
    dealt(&hand, 1, true)
}

/// A deal that proves nothing, for nothing of it was shuffled.
fn dealt(mine: &[String], packs: usize, is_drawn: bool) -> String {
    let hand = mine.len();
    let mut cards: Vec<String> = deck(packs, 0).into_iter().filter(|card| !mine.contains(card)).collect();
    assert_eq!(cards.len() + hand, 52 * packs, "each is a card, and there once");
    let others: Vec<String> = cards.drain(..hand).collect();
    let upcard = cards.pop().expect("a card is left to turn over");
    let deal = json!({ "deal": {
        "kind": "new_game", "deal": 1, "dealer": 1, "words": 51,
        "server_seed": "00".repeat(32), "nonces": ["00".repeat(16), "00".repeat(16)],
        "hands": [mine.join(" "), others.join(" ")], "stock": cards.join(" "), "upcard": upcard,
    } });
    let mut events = vec![deal];
    if is_drawn {
        events.push(json!({ "draw": [0, cards[0]] }));
    }
    sealed(&json!({
        "mode": "computer", "game": "rummy100", "rules": { "seats": 2 },
        "law": {
            "seats": 2, "deck": { "packs": packs, "jokers": 0 }, "hand": hand, "first_dealer": { "seat": 1 },
            "ace": "low", "discards": "top", "taken_card": "stays", "going_out": "any_way",
            "after_stock": { "shuffle": "unlimited" }, "scoring": "winner_takes_hands",
            "turn_limit": { "no_points": 200 }, "game_end": { "target": 100 },
        },
        "seats": [{ "name": "Ana", "kind": "human" }, { "name": "", "kind": "medium" }],
        "version": events.len(), "orders": ["", ""], "events": events,
    }))
}

/// Every card, mixed by steps, so that no hand is full of melds.
pub(crate) fn deck(packs: usize, jokers: usize) -> Vec<String> {
    let copies = ["", "#1", "#2"];
    let naturals = (0..52 * packs).map(|place| {
        let (rank, suit) = (place % 13, place / 13 % 4);
        format!("{}{}{}", &"A23456789TJQK"[rank..=rank], &"cdhs"[suit..=suit], copies[place / 52])
    });
    let all: Vec<String> = naturals.chain((0..jokers).map(|copy| format!("*{}", copies[copy]))).collect();
    // No such deck has a number of cards that 5 divides, so the steps come to each card once.
    (0..all.len()).map(|place| all[place * 5 % all.len()].clone()).collect()
}

pub(crate) fn sealed(body: &Value) -> String {
    let (count, body) = (1, body.to_string());
    let sum: String = Sha256::digest(format!("1\n{count}\n{body}")).iter().map(|byte| format!("{byte:02x}")).collect();
    json!({ "version": 1, "count": count, "sum": sum, "body": body }).to_string()
}
