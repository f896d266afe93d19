//! A table of tile rummy as the page would have kept it: what lies on it, and what seat 0 holds.
use crate::save::sealed;
use serde_json::{Value, json};

/// Tiles as they are named, each with the copy that it is.
#[derive(Default)]
struct Named(Vec<String>);

impl Named {
    fn name(&mut self, face: &str) -> String {
        let before = self.0.iter().filter(|named| named.split('#').next() == Some(face)).count();
        let name = if before == 0 { face.to_owned() } else { format!("{face}#{before}") };
        self.0.push(name.clone());
        name
    }

    fn all(&mut self, faces: &str) -> Vec<String> {
        faces.split_whitespace().map(|face| self.name(face)).collect()
    }
}

/// Against the computer, seat 0 to move with this rack. The computer put down some of these melds and seat 0 the others,
/// where there are any; without, it has yet to open.
///
/// # Panics
/// If a tile is named that there is not.
pub fn rebuilt(rack: &str, theirs: &[&str], mine: &[&str]) -> String {
    table("", rack, theirs, mine, Pool::AsItIs)
}

/// The same, with these tiles among those that the computer holds.
///
/// # Panics
/// If a tile is named that there is not.
pub fn rebuilt_against(held: &str, rack: &str, theirs: &[&str], mine: &[&str]) -> String {
    table(held, rack, theirs, mine, Pool::AsItIs)
}

/// As [`rebuilt`], once both have drawn all that was left, and the computer has passed.
///
/// # Panics
/// If a tile is named that there is not.
pub fn drawn_out(rack: &str, theirs: &[&str], mine: &[&str]) -> String {
    table("", rack, theirs, mine, Pool::DrawnOut)
}

/// What becomes of the tiles that nobody has.
#[derive(Clone, Copy, PartialEq)]
enum Pool {
    AsItIs,
    DrawnOut,
}

fn table(held: &str, rack: &str, theirs: &[&str], mine: &[&str], pool: Pool) -> String {
    let mut named = Named::default();
    let mut own = named.all(rack);
    let [theirs, mine] = [theirs, mine].map(|melds| melds.iter().map(|meld| named.all(meld)).collect::<Vec<_>>());
    let mut other = [theirs.concat(), named.all(held)].concat();
    own.extend(mine.concat());
    let mut spare = rest(&named.0);
    let drawn = spare.pop().expect("a tile is left to draw");
    // The computer keeps a tile, else the round were over.
    let hand = own.len().max(other.len() + 1);
    for held in [&mut own, &mut other] {
        let missing = hand - held.len();
        held.extend(spare.drain(..missing));
    }
    let melds = |melds: &[Vec<String>]| melds.iter().map(|meld| meld.join(" ")).collect::<Vec<_>>();
    let all = [melds(&theirs), melds(&mine)].concat();
    let stock: Vec<String> = [drawn.clone()].into_iter().chain(spare).collect();
    let mut events = vec![deal(&own, &other, &stock)];
    match (theirs.is_empty(), mine.is_empty()) {
        (true, _) => events.push(json!({ "draw": [1, drawn] })),
        (false, true) => events.push(json!({ "play": [1, melds(&theirs)] })),
        (false, false) => events.extend([
            json!({ "play": [1, melds(&theirs)] }),
            json!({ "play": [0, all] }),
            json!({ "draw": [1, drawn] }),
        ]),
    }
    if pool == Pool::DrawnOut {
        // An odd number is left, for two racks of one size were dealt and one tile drawn since.
        events.extend(stock[1..].iter().enumerate().map(|(place, tile)| json!({ "draw": [place % 2, tile] })));
        events.push(json!({ "pass": 1 }));
    }
    sealed(&json!({
        "mode": "computer", "game": "tiles", "rules": { "seats": 2 },
        "law": {
            "seats": 2, "deck": { "kind": "tiles", "packs": 2, "jokers": 2 }, "hand": hand, "first_dealer": { "seat": 0 },
            "ace": "low", "discards": "none", "taken_card": "stays", "going_out": "any_way", "after_stock": "pass",
            "scoring": "winner_takes_hands", "turn_limit": "unlimited", "game_end": "each_round",
            "melding": { "rearranged": { "opening": 30 } },
        },
        "seats": [{ "name": "Ana", "kind": "human" }, { "name": "", "kind": "medium" }],
        "version": events.len(), "orders": ["", ""], "events": events,
    }))
}

/// Every tile that nobody has named, mixed by steps.
fn rest(named: &[String]) -> Vec<String> {
    const STEP: usize = 37;
    let faces = "rbok".chars().flat_map(|colour| (1..=13).map(move |number| format!("{colour}{number}")));
    let all: Vec<String> = faces.chain(["*".to_owned()]).flat_map(|face| [face.clone(), format!("{face}#1")]).collect();
    assert!(named.iter().all(|tile| all.contains(tile)), "each is a tile that there is");
    let mixed = (0..all.len()).map(|place| all[place * STEP % all.len()].clone());
    mixed.filter(|tile| !named.contains(tile)).collect()
}

fn deal(own: &[String], other: &[String], stock: &[String]) -> Value {
    json!({ "deal": {
        "kind": "new_game", "deal": 1, "dealer": 0, "words": 105,
        "server_seed": "00".repeat(32), "nonces": ["00".repeat(16), "00".repeat(16)],
        "hands": [own.join(" "), other.join(" ")], "stock": stock.join(" "), "upcard": "",
    } })
}
