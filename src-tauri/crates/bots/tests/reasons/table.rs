//! Reasons at card tables that are set up for them.

use engine::State;
use protocol::{Game, Why};
use serde_json::{Value, json};

use super::{after, given, not_given, set_up, texts};

/// Many cards of another hand.
const FULL: &str = "3c 5c 6d 8c Jd Qs Ks 3h 5h 9d";

struct Table {
    game: Game,
    keys: &'static str,
    turn: u8,
    phase: &'static str,
    hands: [&'static str; 2],
    discard: &'static str,
    melds: Value,
}

/// A table of two at which the first seat has drawn, and holds this.
fn play(hand: &'static str) -> Table {
    let hands = [hand, FULL];
    Table { game: Game::Rummy100, keys: "", turn: 0, phase: "play", hands, discard: "Td", melds: json!([]) }
}

/// A table of two at which the first seat has to draw, and what lies in the pile.
fn draw(hand: &'static str, discard: &'static str) -> Table {
    Table { phase: "draw", discard, ..play(hand) }
}

impl Table {
    fn rival(self, hand: &'static str) -> Self {
        Self { hands: [self.hands[0], hand], ..self }
    }

    fn pile(self, discard: &'static str) -> Self {
        Self { discard, ..self }
    }

    fn of(self, game: Game, keys: &'static str) -> Self {
        Self { game, keys, ..self }
    }

    /// With the nine to jack of hearts on the table.
    fn run(self) -> Self {
        Self { melds: json!([{"cards": "9h Th Jh", "by": [1, 1, 1]}]), ..self }
    }

    /// The other is to move, in this phase.
    fn theirs(self, phase: &'static str) -> Self {
        Self { turn: 1, phase, ..self }
    }

    fn state(self) -> State {
        let used = format!("{} {} {}", self.hands[0], self.discard, self.melds);
        // What is not said of a position may be any other cards.
        let free = |cards: &str| cards.split(' ').filter(|card| !used.contains(card)).collect::<Vec<_>>().join(" ");
        let rival = if self.hands[1] == FULL { free(FULL) } else { self.hands[1].into() };
        let position = json!({
            "dealer": 1 - self.turn, "turn": self.turn, "phase": self.phase, "hands": [self.hands[0], &rival],
            "stock": free("2c 2d 4h Ac"), "discard": self.discard, "melds": self.melds,
        });
        set_up(self.game, self.keys, &position)
    }
}

#[test]
fn a_move_that_ends_the_round_says_so() {
    assert_eq!(texts(&play("7s 8s 9s").state(), "meld 7s 8s 9s"), ["goes_out"]);
    given(&play("Qh").run().state(), "layoff 1 Qh", "goes_out");
    given(&play("Kd").state(), "discard Kd", "goes_out");
    not_given(&play("7s 8s 9s Kd").state(), "meld 7s 8s 9s", Why::GoesOut);
    let dig = draw("7s 8s", "9s Ts").of(Game::Rummy500, "").state();
    given(&dig, "dig 9s: meld 7s 8s 9s Ts", "goes_out");
    not_given(&dig, "dig 9s: meld 7s 8s 9s", Why::GoesOut);
}

#[test]
fn the_only_move_is_said_to_be_that() {
    given(&play("Kd").state(), "discard Kd", "only_move");
    not_given(&play("Kd Qc").state(), "discard Kd", Why::OnlyMove);
    not_given(&play("Qh").run().state(), "discard Qh", Why::OnlyMove);
}

#[test]
fn what_is_taken_makes_a_meld_or_fits_the_table_or_neither() {
    given(&draw("7s 8s Kd 2h", "9s").state(), "take", "makes_meld 7s 8s 9s");
    given(&draw("7s 8s Th Js Kd", "9s").state(), "take", "makes_meld 7s 8s 9s");
    not_given(&draw("7s 8s Kd 2h", "Td").state(), "take", Why::MakesMeld);
    given(&draw("7s * Kd 2h", "9s").of(Game::Rummy500, "jokers=2").state(), "take", "makes_meld 7s 9s *");
    given(&draw("7s 8s Kd 2h", "Qh").run().state(), "take", "fits_the_table Qh");
    given(&draw("7s 8s Kd Qh", "Kh").run().state(), "take", "fits_the_table Kh");
    not_given(&draw("7s 8s Kd 2h", "Kh").run().state(), "take", Why::FitsTheTable);
}

#[test]
fn what_is_taken_brings_near_as_long_as_what_is_missing_may_come() {
    given(&draw("7s Kd 2h 4c", "9s").state(), "take", "brings_near 7s");
    given(&draw("7s Kd 2h 4c", "8s 9s").state(), "take", "known_card 9s");
    // Where one can dig, the eight can be had.
    given(&draw("7s Kd 2h 4c", "8s 9s").of(Game::Rummy500, "").state(), "take", "brings_near 7s");
    not_given(&draw("7s 8s Kd 2h", "9s").state(), "take", Why::BringsNear);
    not_given(&draw("7s Kd 2h 4c", "9s").state(), "take", Why::KnownCard);
}

#[test]
fn a_dig_says_what_it_brings() {
    let dig = draw("7s 8s Kd 2h 3d", "9s Td").of(Game::Rummy500, "").state();
    assert_eq!(texts(&dig, "dig 9s: meld 7s 8s 9s"), ["dig_brings 7s 8s 9s 24"]);
    let more = draw("7s 8s Th Tc 2h", "9s Td").of(Game::Rummy500, "").state();
    given(&more, "dig 9s: meld 7s 8s 9s", "makes_meld Tc Td Th");
    let low = draw("2s 3s Kd 2h 3d", "As Td").of(Game::Rummy500, "").state();
    given(&low, "dig As: meld As 2s 3s", "dig_brings As 2s 3s 6");
    let laid = draw("2s 3s Kd 2h 3d", "Qh Td").of(Game::Rummy500, "").run().state();
    given(&laid, "dig Qh: layoff 1 Qh", "dig_brings Qh 10");
}

#[test]
fn the_top_fits_nothing_where_it_lies_near_nothing() {
    given(&draw("7s 8s Kd 2h", "Jc").state(), "draw", "top_fits_nothing Jc");
    not_given(&draw("7s 8s Kd 2h", "Ts").state(), "draw", Why::TopFitsNothing);
    not_given(&draw("7s 8s Kd 2h", "Kc").state(), "draw", Why::TopFitsNothing);
    not_given(&draw("7s 8s Kd 2c", "Qh").run().state(), "draw", Why::TopFitsNothing);
    not_given(&draw("7s 8s Kd 2h", "Ac").of(Game::Rummy500, "").state(), "draw", Why::DrawnUnseen);
}

#[test]
fn cards_to_come_are_counted_that_nobody_has_seen() {
    given(&draw("7s 8s Kd 2h", "Jc").state(), "draw", "cards_to_come 2");
    given(&draw("7s 8s Kd 2h", "6s Jc").state(), "draw", "cards_to_come 1");
    given(&draw("7s 8s Kd 2c", "Jc").run().state(), "draw", "cards_to_come 4");
    // A joker stands for what is missing.
    given(&draw("7s 8s Kd 2h", "Jc").of(Game::Rummy500, "jokers=2").state(), "draw", "cards_to_come 4");
    assert_eq!(texts(&draw("7s Kd 2h", "8s").state(), "draw"), ["drawn_unseen"]);
    not_given(&draw("7s 8s Kd 2h", "Jc").state(), "draw", Why::DrawnUnseen);
}

#[test]
fn what_is_put_down_is_counted_as_it_lies() {
    given(&play("7s 8s 9s Kd Qc 2c 3d").state(), "meld 7s 8s 9s", "puts_down 7s 8s 9s 24");
    given(&play("As 2s 3s Kd Qc").of(Game::Rummy500, "").state(), "meld As 2s 3s", "puts_down As 2s 3s 6");
    given(&play("As Qs Ks Kd Qc").of(Game::Rummy500, "").state(), "meld Qs Ks As", "puts_down As Qs Ks 35");
    given(&play("7s * 9s Kd Qc").of(Game::Rummy500, "jokers=2").state(), "meld 7s *=8s 9s", "puts_down 7s 9s * 31");
    given(&play("Qh Kd Qc 2c 3d").run().state(), "layoff 1 Qh", "puts_down Qh 10");
}

#[test]
fn few_left_are_three_at_most() {
    given(&play("7s 8s 9s Kd Qc").state(), "meld 7s 8s 9s", "few_left 2");
    not_given(&play("7s 8s 9s Kd Qc 2c 3d").state(), "meld 7s 8s 9s", Why::FewLeft);
}

#[test]
fn another_is_near_out_with_three_cards() {
    given(&play("7s 8s 9s Kd Qc").rival("3c 5c 6c").state(), "meld 7s 8s 9s", "other_near_out 3 @1");
    not_given(&play("7s 8s 9s Kd Qc").rival("3c 5c 6c 8c").state(), "meld 7s 8s 9s", Why::OtherNearOut);
    let pressed = play("Kd Qc 2h").rival("3c 5c").state();
    assert_eq!(texts(&pressed, "discard Kd")[..2], ["saves_points Kd 10", "other_near_out 2 @1"]);
    not_given(&pressed, "discard 2h", Why::OtherNearOut);
}

#[test]
fn melds_are_held_back_that_could_be_put_down() {
    let hand = play("7s 8s 9s Kd Qc").state();
    assert_eq!(texts(&hand, "discard Kd")[0], "holds_back 7s 8s 9s");
    not_given(&hand, "discard 7s", Why::HoldsBack);
    not_given(&play("7s 8s Tc Kd Qc").state(), "discard Kd", Why::HoldsBack);
    let out_by_discard = play("7s 8s 9s Kd").of(Game::Rummy, "").state();
    given(&out_by_discard, "discard Kd", "holds_back 7s 8s 9s");
}

#[test]
fn melds_are_held_back_only_where_others_could_lay_off_and_nobody_is_near_out() {
    let hand = || play("7s 8s 9s Kd Qc");
    given(&hand().pile("6s Td").state(), "discard Kd", "holds_back 7s 8s 9s");
    // The six and the ten lie where nobody comes to them, but where one digs.
    let covered = || hand().pile("6s Ts Td");
    not_given(&covered().state(), "discard Kd", Why::HoldsBack);
    given(&covered().of(Game::Rummy500, "").state(), "discard Kd", "holds_back 7s 8s 9s");
    let on_table = json!([{"cards": "6s 6h 6d", "by": [1, 1, 1]}, {"cards": "Ts Th Td", "by": [1, 1, 1]}]);
    let blocked = |keys| Table { melds: on_table.clone(), ..hand().pile("Jc") }.of(Game::Rummy500, keys).state();
    not_given(&blocked(""), "discard Kd", Why::HoldsBack);
    given(&blocked("jokers=2"), "discard Kd", "holds_back 7s 8s 9s");
    not_given(&play("7s 7h 7d 7c Kd Qc").state(), "discard Kd", Why::HoldsBack);
    // Only what helps the others is named.
    let two = play("7s 7h 7d 7c 2s 3s 4s Kd Qc");
    given(&two.state(), "discard Kd", "holds_back 2s 3s 4s");
    not_given(&hand().rival("3c 5c 6c").state(), "discard Kd", Why::HoldsBack);
    given(&hand().rival("3c 5c 6c 8c").state(), "discard Kd", "holds_back 7s 8s 9s");
}

#[test]
fn runs_are_open_as_long_as_what_is_missing_may_come() {
    given(&play("5h 6h 9c Jc Kd 2s").state(), "discard Kd", "keeps_runs 9c Jc 5h 6h 2");
    given(&play("5h 6h 9c Jc Kd 2s").pile("4h 7h 8d").state(), "discard Kd", "keeps_runs 9c Jc 1");
    given(&play("5h 6h 9c Jc Kd 2s").pile("4h Tc 8d").state(), "discard Kd", "keeps_runs 5h 6h 1");
    not_given(&play("5h 6h 9c Jc Kd 2s").state(), "discard 5h", Why::KeepsRuns);
    not_given(&play("5h 6h 7h Kd 2s").state(), "discard Kd", Why::KeepsRuns);
    not_given(&play("Kh Ah 9d 2s").state(), "discard 9d", Why::KeepsRuns);
    given(&play("Kh Ah 9d 2s").of(Game::Rummy500, "").state(), "discard 9d", "keeps_runs Ah Kh 1");
}

#[test]
fn pairs_are_kept_as_long_as_a_third_may_come() {
    given(&play("Ks Kh 9c 4d").state(), "discard 9c", "keeps_pairs Kh Ks 1");
    given(&play("Ks Kh 9c 4d").pile("Kd Td").state(), "discard 9c", "keeps_pairs Kh Ks 1");
    not_given(&play("Ks Kh 9c 4d").pile("Kd Kc Td").state(), "discard 9c", Why::KeepsPairs);
    not_given(&play("Ks Kh 9c 4d").state(), "discard Ks", Why::KeepsPairs);
}

#[test]
fn a_card_lies_alone_where_none_is_near() {
    given(&play("Ks Kh 9c 4d").state(), "discard 9c", "lies_alone 9c");
    not_given(&play("Ks Kh 9c Jc").state(), "discard 9c", Why::LiesAlone);
    not_given(&play("Ks Kh 9c 9d").state(), "discard 9c", Why::LiesAlone);
}

#[test]
fn points_are_saved_that_the_law_says() {
    given(&play("Kd 9c 4d").state(), "discard Kd", "saves_points Kd 10");
    given(&play("Ad 9c 4h").of(Game::Rummy500, "").state(), "discard Ad", "saves_points Ad 15");
    assert_eq!(texts(&play("2h 3h").state(), "discard 2h"), ["saves_points 2h 2"]);
    not_given(&play("Ad 9c 4h Ks Kh").state(), "discard Ad", Why::SavesPoints);
}

#[test]
fn what_the_next_player_threw_it_hardly_wants() {
    let start = || play("8c 2h Kd Kh 4s").rival("8h 3c 5c 6d Jd").theirs("play");
    let thrown = after(start().state(), &["discard 8h", "draw"]);
    given(&thrown, "discard 8c", "thrown_by_next 8h @1");
    not_given(&thrown, "discard 2h", Why::ThrownByNext);
    let other = after(start().state(), &["discard Jd", "draw"]);
    not_given(&other, "discard 8c", Why::ThrownByNext);
    let beside = after(start().rival("9c 3c 5c 6d Jd").state(), &["discard 9c", "draw"]);
    given(&beside, "discard 8c", "thrown_by_next 9c @1");
    // It took an eight, and still holds it.
    let takes = after(start().pile("Td 8d").theirs("draw").state(), &["take", "discard 8h", "draw"]);
    not_given(&takes, "discard 8c", Why::ThrownByNext);
}

#[test]
fn what_the_next_player_took_or_put_down_since_speaks_against() {
    let start = || play("7h 8d 2h Kd Kh 4s").rival("7d 8s 9s Ts 3c Jd Qs").theirs("play");
    let then =
        |theirs: &str, discard| after(start().state(), &["discard 7d", "draw", discard, theirs, "discard Jd", "draw"]);
    given(&then("draw", "discard 8d"), "discard 7h", "thrown_by_next 7d @1");
    not_given(&then("take", "discard 8d"), "discard 7h", Why::ThrownByNext);
    given(&then("take", "discard 2h"), "discard 7h", "thrown_by_next 7d @1");
    let melds = |hand, meld| {
        let moves = ["discard 7d", "draw", "discard 2h", "draw", meld, "discard Jd", "draw"];
        after(start().rival(hand).pile("6c").state(), &moves)
    };
    given(&melds("7d 8s 9s Ts 3c Jd Qs", "meld 8s 9s Ts"), "discard 7h", "thrown_by_next 7d @1");
    not_given(&melds("7d 9s 9d 9c 3c Jd Qs", "meld 9s 9d 9c"), "discard 7h", Why::ThrownByNext);
}

/// The seven lies in its meld then, on which another seven cannot be laid off.
#[test]
fn what_the_next_player_dug_back_it_wanted() {
    let start = play("7h 6d 2h Kd Kh 4s").rival("7d 8d 9d 3c Jd Qs").of(Game::Rummy500, "").theirs("play");
    let moves = ["discard 7d", "draw", "discard 2h", "dig 7d: meld 7d 8d 9d", "discard Jd", "draw"];
    let dug = after(start.state(), &moves);
    not_given(&dug, "discard 7h", Why::ThrownByNext);
    not_given(&dug, "discard 6d", Why::ThrownByNext);
}

#[test]
fn what_can_be_dug_for_says_nothing_of_what_goes_with_it() {
    let start = || play("7h 2h Kd Kh 4s").rival("7d 9s 3c Jd Qs").theirs("play");
    given(&after(start().state(), &["discard 7d", "draw"]), "discard 7h", "thrown_by_next 7d @1");
    let of_digs = |draw| after(start().of(Game::Rummy500, "").state(), &["discard 7d", draw]);
    not_given(&of_digs("draw"), "discard 7h", Why::ThrownByNext);
    given(&of_digs("take"), "discard 7h", "thrown_by_next 7d @1");
}

#[test]
fn what_was_thrown_long_ago_says_nothing() {
    let position = json!({
        "dealer": 0, "turn": 1, "phase": "play", "hands": ["7h 2h 4s Kd Kh", "7d 9s 3c Jd Qs"],
        "stock": "2c 2d 4h Ac 5c 5s Tc Th 6s", "discard": "Td", "melds": [],
    });
    let start = || set_up(Game::Rummy100, "", &position);
    let first = ["discard 7d", "draw", "discard 2h", "draw", "discard 9s", "draw"];
    let second = ["discard 4s", "draw", "discard 3c", "draw"];
    let third = ["discard Kd", "draw", "discard Qs", "draw"];
    given(&after(start(), &[&first[..], &second].concat()), "discard 7h", "thrown_by_next 7d @1");
    not_given(&after(start(), &[&first[..], &second, &third].concat()), "discard 7h", Why::ThrownByNext);
}

/// Of three, the one after the next took what goes with it.
#[test]
fn what_another_is_known_to_hold_speaks_against() {
    let position = json!({
        "dealer": 0, "turn": 1, "phase": "play", "hands": ["8c 2h Kd Kh 4s", "8h 3s 7c", "3c 5c 6d Jd"],
        "stock": "2c 2d 4h Ac", "discard": "Td", "melds": [],
    });
    let then = |draw| after(set_up(Game::Rummy, "seats=3", &position), &["discard 8h", draw, "discard Jd", "draw"]);
    given(&then("draw"), "discard 8c", "thrown_by_next 8h @1");
    not_given(&then("take"), "discard 8c", Why::ThrownByNext);
}

/// Of three, the one after the next says nothing.
#[test]
fn only_the_next_player_is_meant() {
    let position = json!({
        "dealer": 1, "turn": 2, "phase": "play", "hands": ["8c 2h Kd Kh 4s", "3c 5c 6d Jd", "8h 3s 7c"],
        "stock": "2c 2d 4h Ac", "discard": "Td", "melds": [],
    });
    let state = after(set_up(Game::Rummy, "seats=3", &position), &["discard 8h", "draw"]);
    not_given(&state, "discard 8c", Why::ThrownByNext);
}

#[test]
fn what_the_next_player_let_lie_it_hardly_wants() {
    let start = || play("9c 9d 2h Kd Kh 4s").state();
    let left = after(start(), &["discard 9d", "draw", "discard Jd", "draw"]);
    given(&left, "discard 9c", "left_by_next 9d @1");
    not_given(&left, "discard 4s", Why::LeftByNext);
    let taken = after(start(), &["discard 9d", "take", "discard Jd", "draw"]);
    not_given(&taken, "discard 9c", Why::LeftByNext);
    // What can be laid off is wanted.
    let laid = after(play("Qh Qd 2h Kd 4s").run().state(), &["discard Qd", "draw", "discard 3c", "draw"]);
    not_given(&laid, "discard Qh", Why::LeftByNext);
}

#[test]
fn nobody_can_use_what_has_no_company_left() {
    let alone = || play("Kc Ks Kh Qc 2d").pile("Kd 5d");
    given(&alone().state(), "discard Kc", "nobody_can_use Kc");
    given(&alone().of(Game::Rummy500, "").state(), "discard Kc", "nobody_can_use Kc");
    not_given(&alone().of(Game::Rummy500, "jokers=2").state(), "discard Kc", Why::NobodyCanUse);
    not_given(&play("Kc Ks Kh Jh 2d").pile("Kd 5d").state(), "discard Kc", Why::NobodyCanUse);
    not_given(&play("Kc Ks Qc 2d").pile("5d").state(), "discard Kc", Why::NobodyCanUse);
    // It can be laid off, with the queen between.
    not_given(&play("Kh Ks Kc 2d").pile("Kd 5d").run().state(), "discard Kh", Why::NobodyCanUse);
}

/// The queen may be drawn again once the stock has run out.
#[test]
fn the_pile_may_come_back_where_the_stock_runs_out() {
    let with_stock = |stock: &str| {
        let position = json!({
            "dealer": 1, "turn": 0, "phase": "play", "hands": ["Kc Ks Kh 2d 9s", "3c 5c 6d 8c"],
            "stock": stock, "discard": "Qc Kd 5d", "melds": [],
        });
        set_up(Game::Rummy100, "", &position)
    };
    given(&with_stock("2c 4h"), "discard Kc", "nobody_can_use Kc");
    not_given(&with_stock("2c"), "discard Kc", Why::NobodyCanUse);
}
