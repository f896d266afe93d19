//! Tables for many: seats, hands and melds up to what there can be.
use crate::round::played;

fn turns(turns: &[&str]) -> Vec<String> {
    turns.iter().map(|turn| (*turn).to_owned()).collect()
}

/// Three seats early in a round.
pub fn three() -> String {
    let turns = turns(&["1: draw, meld 4c 5c 6c, discard Kd", "2: draw, discard 9s", "0: draw 8s"]);
    played(3, 1, 7, "7c 7d 7h Ah Js", &turns)
}

/// Four seats, melds of each, of which two are new to the player.
pub fn four() -> String {
    let turns = turns(&[
        "1: draw, meld 4c 5c 6c, discard Kd",
        "2: draw, meld 9d 9h 9s, discard 2s",
        "3: draw, discard Jc",
        "0: draw, meld Th Jh Qh, discard 3s",
        "1: draw, lay 1 7c | 4c 5c 6c 7c, discard Ad",
        "2: take, discard 5h",
        "3: draw, meld 6d 7d 8d, discard Ks",
    ]);
    played(4, 1, 7, "8c Kh Qs 2c", &turns)
}

/// Seven seats, two packs, jokers on the table and two equal cards in hand.
pub fn seven() -> String {
    let turns = turns(&[
        "1: draw, meld 4c 5c 6c, discard Tc",
        "2: draw, discard 3s",
        "3: draw, meld 9d 9h 9s, discard Kd",
        "4: draw, discard 8h",
        "5: draw, meld Ah Kh Qh, discard 2s",
        "6: draw, discard Jc",
        "0: draw, meld 7d 8d *=9d, discard 4s",
        "1: draw, lay 1 7c | 4c 5c 6c 7c, discard 6d",
        "2: dig 4, meld 2s 3s#1 4s, discard 5h",
        "3: draw, lay 2 9c | 9c 9d 9h 9s, discard Qs",
        "4: draw, meld 2c 2d *#1=2h, discard Ks",
        "5: draw, lay 4 Td | 7d 8d *=9d Td, discard As",
        "6: draw, meld Ts Js Qs#1, discard 8c",
        "0: draw 7h",
    ]);
    played(7, 2, 9, "7h#1 Kc 6h 5s 5d 8c#1", &turns)
}

/// Seven seats in their second turn, and a hand that goes out with all it holds.
pub fn seven_to_go_out() -> String {
    let mut turns = turns(&[
        "1: draw, meld 4d 5d 6d, discard",
        "2: draw, discard",
        "3: draw, meld 9d 9h 9s, discard",
        "4: draw, discard",
        "5: draw, discard",
        "6: draw, meld Ts Js Qs, discard",
        "0: draw, meld 2c 3c 4c 5c, discard",
    ]);
    turns.extend((1..=6).map(|seat| format!("{seat}: draw, discard")));
    turns.push("0: draw 7s".into());
    played(7, 2, 7, "7c 7d 7h", &turns)
}

/// How many play beside seat 0.
const OTHERS: usize = 6;

/// Seven seats, and thirty melds, which leave hardly a card of two packs in anybody's hand.
pub fn thirty_melds() -> String {
    let melds = thirty();
    let (dealt, [dug, dug_too]) = melds.split_last_chunk().expect("thirty are more than two");
    let discards = dug_too.split(' ').chain(dug.split(' '));
    let own = |seat: usize| dealt.iter().skip(seat % 7).step_by(7).cloned().collect::<Vec<_>>().join(", meld ");
    let lap = (1..=OTHERS).zip(discards);
    let mut turns: Vec<String> =
        lap.map(|(seat, card)| format!("{seat}: draw, meld {}, discard {card}", own(seat))).collect();
    turns.push(format!("0: draw, meld {}, discard", own(0)));
    turns.push(format!("1: dig 4, meld {dug}, discard"));
    turns.push(format!("2: dig 4, meld {dug_too}, discard"));
    turns.extend((3..=OTHERS).map(|seat| format!("{seat}: draw, discard")));
    played(7, 2, 13, "", &turns)
}

/// Seven seats, a dozen melds, and forty cards in hand before the draw.
pub fn forty() -> String {
    let melds = thirty();
    let mut turns: Vec<String> = (1..=OTHERS)
        .zip(melds.chunks(2))
        .map(|(seat, own)| format!("{seat}: draw, meld {}, discard", own.join(", meld ")))
        .collect();
    for count in [7, 7, 7, 7, 7, 4] {
        turns.push(format!("0: dig {count}, discard"));
        turns.extend((1..=OTHERS).map(|seat| format!("{seat}: draw, discard")));
    }
    played(7, 2, 7, "", &turns)
}

/// Runs of one pack and sets of another, with both jokers among them.
fn thirty() -> Vec<String> {
    let runs = "cdhs".chars().flat_map(|suit| {
        ["A23", "456", "789", "TJQ"].map(|ranks| spaced(ranks.chars().map(|rank| format!("{rank}{suit}"))))
    });
    let sets = "A23456789TJQK".chars().map(|rank| spaced("cdh".chars().map(|suit| format!("{rank}{suit}#1"))));
    let mut melds: Vec<String> = runs.chain(sets).chain(["Kc Kd Kh".to_owned()]).collect();
    melds[2] = "7c 8c *=9c".into();
    melds[20] = "5c#1 5d#1 *#1=5h".into();
    melds
}

fn spaced(cards: impl Iterator<Item = String>) -> String {
    cards.collect::<Vec<_>>().join(" ")
}
