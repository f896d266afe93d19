//! What travels at a table that may be rebuilt: draws, the steps of a draft, and the way back from them.

use super::*;

#[test]
fn a_drawn_tile_turns_over_on_its_way_from_the_pool() {
    let drawn = planned(&scene("r9", &["r1 r2 r3"], "", &[]), &scene("r9 k4", &["r1 r2 r3"], "", &["0 draw k4"]));
    assert_eq!(routes(&drawn, Way::Draw), [route("k4", Anchor::Stock, Anchor::Hand(1), 0.0)]);
    assert_eq!(drawn.travels[0].shown(), Shown::TurnsUp);
}

#[test]
fn a_draft_is_seen_tile_by_tile_and_a_reset_goes_the_same_way_back() {
    let start = scene("r4 k9", &["r1 r2 r3", "b5 b6 b7 b8"], "", &[]);
    let laid = scene("k9", &["r1 r2 r3 r4", "b5 b6", "b7 b8"], "", &[]);
    let there = planned(&start, &laid);
    let ways = [
        route("r4", Anchor::Hand(0), meld(1, 3), 0.0),
        route("b7", meld(2, 2), meld(3, 0), 40.0),
        route("b8", meld(2, 3), meld(3, 1), 80.0),
    ];
    assert_eq!(routes(&there, Way::Return), ways);
    assert!(there.stays.contains(&(Anchor::Hand(1), Anchor::Hand(0))), "the rack closes up");
    assert_eq!(there.stays.len(), 6, "and nothing else leaves its meld");
    let back = routes(&planned(&laid, &start), Way::Return);
    let reversed: Vec<_> = back.into_iter().map(|(tile, from, to, delay)| (tile, to, from, delay)).collect();
    assert_eq!(reversed, ways);
}

#[test]
fn what_another_rebuilds_comes_from_its_seat_and_then_moves_on_the_table() {
    let before = scene("r9", &["k1 k2 k3 k4"], "", &[]);
    let after = scene("r9", &["k1 k2 k3", "r4 b4 k4"], "", &["1 play [k1 k2 k3] [r4 b4 k4]"]);
    let plan = planned(&before, &after);
    let ways: Vec<_> = plan.travels.iter().map(|travel| (travel.way, travel.from, travel.to)).collect();
    assert_eq!(
        ways,
        [
            (Way::Lay, Anchor::Seat(OTHER), meld(2, 0)),
            (Way::Lay, Anchor::Seat(OTHER), meld(2, 1)),
            (Way::Return, meld(1, 3), meld(2, 2)),
        ]
    );
}
