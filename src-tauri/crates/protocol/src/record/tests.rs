//! Records read back as they were written, and what is no record is refused by its line.

use super::*;

const ONES: &str = "1111111111111111111111111111111111111111111111111111111111111111";
const ZEROS: &str = "00000000000000000000000000000000";

fn whole() -> String {
    alloc::format!(
        "Format: rummy-record 1
Game: rummy100
Rules: target=100
Players: human Ana María | hard
Seed 7: {ONES}
Dealer 7: 1
Bot seed 7: {ONES}
Commit 7: {ONES}
Server seed 7: {ONES}
Nonces 7: {ZEROS} {ZEROS}
Seed 8: {ONES}
Result: 112 | -40

draw
meld 7s 8s 9s
seat 1 medium
layoff 1 Ts
discard Kd
next
take
"
    )
}

fn fault(text: &str) -> (usize, String) {
    let error = Record::read(text).expect_err("no record");
    (error.line, error.fault.to_string())
}

/// What is wrong with the whole record once a text in it is another.
#[track_caller]
fn check(from: &str, to: &str, line: usize, says: &str) {
    let text = whole();
    assert!(text.contains(from), "{from}");
    let (at, why) = fault(&text.replacen(from, to, 1));
    assert_eq!(at, line, "{why}");
    assert!(why.contains(says), "{why}");
}

#[test]
fn a_record_reads_back_as_it_was_written() {
    let record: Record = whole().parse().expect("a record");
    assert_eq!(record.to_string(), whole());
    assert_eq!(record.players[0].name(), "Ana María");
    assert_eq!(record.moves.len(), 7);
}

#[test]
fn comments_spaces_and_foreign_line_ends_mean_nothing() {
    let text = whole().replace("draw\n", "# a comment\n\n  draw   # drawn\n").replace("Game:", "# the game\nGame: ");
    let foreign = alloc::format!("\u{feff}{}", text.replace('\n', "\r\n"));
    assert_eq!(foreign.parse::<Record>(), whole().parse::<Record>());
}

/// To other readers it is a comment like any other.
#[test]
fn a_thought_that_was_stopped_or_failed_is_told_in_a_comment() {
    for (comment, told) in
        [("# stopped after 12 pieces", RecordMove::Stopped(12)), ("# a plain move stood in", RecordMove::StoodIn)]
    {
        let text = whole().replace("seat 1 medium\n", &alloc::format!("seat 1 medium\n{comment}\n"));
        let record: Record = text.parse().expect("a record");
        assert_eq!((record.to_string(), record.moves.len()), (text, 8));
        assert_eq!(record.moves[3], told);
    }
    for comment in ["# stopped after lunch", "# stopped after -1 pieces", "#stopped after 12 pieces", "# stopped"] {
        let text = whole().replace("seat 1 medium\n", &alloc::format!("seat 1 medium\n{comment}\n"));
        assert_eq!(text.parse::<Record>().expect("a record").moves.len(), 7, "{comment}");
    }
}

#[test]
fn every_part_is_found_on_its_line() {
    let (_, lines) = Record::read(&whole()).expect("a record");
    assert_eq!((lines.of_key("Seed 8"), lines.of_key("Seed 9")), (11, 1));
    assert_eq!((lines.of_move(0), lines.of_move(6)), (14, 20));
}

#[test]
fn a_set_position_stands_in_place_of_a_seed() {
    let position = r#"{"dealer":1,"turn":0,"phase":"draw","hands":["7c","8c"],"stock":"Jd","discard":"","melds":[],"scores":[0,0],"exhausted":0,"turns":0,"round":1,"placed_before":[],"placed_now":false}"#;
    let text =
        alloc::format!("Format: rummy-record 1\nGame: rummy100\nPlayers: easy | easy\nStart 3: {position}\n\ndraw\n");
    assert_eq!(text.parse::<Record>().expect("a record").to_string(), text);
    let (line, why) = fault(&text.replace("Jd", "Jx"));
    assert!(line == 4 && why.contains("`Jx` is no card"), "{why}");
    let (line, why) = fault(&text.replace("\n\n", &alloc::format!("\nSeed 3: {ONES}\n\n")));
    assert!(line == 4 && why.contains("both"), "{why}");
}

#[test]
fn a_record_of_tiles_tells_who_starts() {
    let text = alloc::format!(
        "Format: rummy-record 1\nGame: tiles\nPlayers: human Ana | hard\nSeed 4: {ONES}\nStarts 4: 1\n\ndraw\nplay [r3 r4 r5] [* r3 r4]\npass\n"
    );
    let record: Record = text.parse().expect("a record");
    assert_eq!(record.to_string(), text);
    assert_eq!(record.deals[0].dealer, Some(Seat(0)));
    for (to, says) in [("Dealer 4: 1", "unknown key `Dealer 4`"), ("Starts 4: 2", "there is no seat 2")] {
        let (line, why) = fault(&text.replace("Starts 4: 1", to));
        assert!(line == 5 && why.contains(says), "{why}");
    }
    check("Dealer 7: 1", "Starts 7: 1", 6, "unknown key `Starts 7`");
}

#[test]
fn a_broken_header_is_refused_by_its_line() {
    check("Format: rummy-record 1\n", "", 1, "begins with `Format");
    check("rummy-record 1", "rummy-record 2", 1, "not known to this release");
    check("rummy100", "chess", 2, "`chess` is no game");
    check("Game: rummy100\n", "", 1, "no `Game:`");
    check("target=100", "colour=red", 3, "unknown rule `colour`");
    check("| hard", "| expert", 4, "`expert` is no player");
    check("Ana María", "A name that goes on for too long", 4, "more than 24");
    check("Seed 7: 1111", "Seed 7: 111", 5, "64 hex digits");
    check("Seed 7", "Seed 0", 5, "unknown key `Seed 0`");
    check("Dealer 7: 1", "Dealer 7: x", 6, "`x` is not a seat");
    check("Dealer 7: 1\n", "", 5, "needs `Dealer 7:`");
    check("Commit 7", "Comet 7", 8, "unknown key");
    check("Commit 7: 1111111111111111111111111111111111111111111111111111111111111111\n", "", 5, "proof of deal 7");
    check("Seed 8: ", "Seed 7: ", 11, "`Seed 7` is given twice");
    check("Seed 8: ", "Seed +7: ", 11, "unknown key `Seed +7`");
    check("Seed 8: ", "Seed 07: ", 11, "unknown key `Seed 07`");
    check("112 | -40", "112 | many", 12, "`many` is not a score");
    check("Result: ", "Result ", 12, "no `Key: value`");
}

#[test]
fn a_broken_move_is_refused_by_its_line() {
    check("layoff 1 Ts", "layoff Ts", 17, "`Ts` is no number of a meld");
    check("take", "fold", 20, "`fold` is no move");
    check("discard Kd", "discard Kx", 18, "`Kx` is no card");
    check("seat 1 medium", "seat one medium", 16, "`one` is not a seat");
    check("seat 1 medium", "seat 1 expert", 16, "`expert` is no player");
}

#[test]
fn no_text_at_all_is_no_record() {
    for text in ["", "\n\ndraw\n", "# only a comment", "{}", "\u{0}"] {
        assert_eq!(fault(text).0, 1, "{text}");
    }
}

#[test]
fn a_name_loses_what_a_record_cannot_hold() {
    let player = Player::new(Kind::Human, "  Ana | #1\n of the very long names of this world");
    assert_eq!(player.to_string(), "human Ana  1 of the very long");
    let text = whole().replace("human Ana María", &player.to_string());
    assert_eq!(text.parse::<Record>().expect("a record").players[0], player);
}
