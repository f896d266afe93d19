//! What a refusal offers instead.

use super::*;
use crate::model::Sheet;

fn refused(model: &mut Model, code: Code) {
    let id = table(model).pending.as_ref().expect("a request").id;
    push(model, Push::Refused(Refused { id, code, cards: Cards::default() }));
}

/// What is offered after these cards could not be put down.
fn offered(hand: &str, chosen: &str, code: Code) -> Option<(String, String)> {
    let mut model = playing(hand);
    choose(&mut model, chosen);
    update(&mut model, Msg::Meld);
    refused(&mut model, code);
    let repair = table(&model).repair()?;
    let said = model.words.say(&repair.say.expect("a sentence"));
    update(&mut model, Msg::Mend(repair.mend));
    assert_eq!((model.sheet.clone(), &table(&model).refused), (None, &None));
    let mut cards = table(&model).selected.clone();
    cards.sort();
    Some((said, Cards(cards).to_string()))
}

fn some(said: &str, chosen: &str) -> Option<(String, String)> {
    Some((said.into(), chosen.into()))
}

#[test]
fn the_nearest_meld_is_offered_and_chosen() {
    let hand = "7d 8d 9d Td Jd Qd 9c 2s Kh Ks";
    let missing = offered(hand, "7d 9d Td", Code::NotConsecutive);
    assert_eq!(missing, some("Con 8♦ ya es una combinación.", "7d 8d 9d Td"));
    let odd = offered(hand, "Td Jd Qd 9c", Code::MixedSuits);
    assert_eq!(odd, some("Sin 9♣ es una combinación.", "Td Jd Qd"));
    let short = offered(hand, "Jd Td", Code::TooShort);
    assert_eq!(short.expect("one more").1.split(' ').count(), 3);
    let twin = offered("7d 7d 8d 9d Kh 2s", "7d 7d 8d", Code::CardTwiceInMeld);
    assert_eq!(twin, some("Con 9♦ en vez de 7♦ es una combinación.", "7d 8d 9d"), "the chosen one of two is kept");
    let swapped = offered("7d 8d 9d Kh 2s", "7d 8d Kh", Code::NotASetOrRun);
    assert_eq!(swapped, some("Con 9♦ en vez de K♥ es una combinación.", "7d 8d 9d"));
}

#[test]
fn what_is_far_from_any_meld_is_not_mended() {
    assert_eq!(offered("7d 8d 9d Kh 2s 4c", "Kh 2s 4c", Code::NotASetOrRun), None);
    assert_eq!(offered("7d 8d 9d Kh 2s", "7d Kh 2s", Code::NotASetOrRun), None);
    assert_eq!(offered("7d 2s Kh 4c", "7d 2s Kh", Code::NotASetOrRun), None);
}

#[test]
fn who_would_be_left_without_a_discard_is_offered_a_shorter_meld_of_the_same_cards() {
    let shorter = offered("7d 8d 9d Td Jd 2s", "8d 9d Td Jd", Code::WouldStrand).expect("a shorter one");
    assert_eq!(shorter.1.split(' ').count(), 3);
    assert_eq!(offered("7d 8d 9d 2s", "7d 8d 9d", Code::WouldStrand), None);
}

#[test]
fn of_the_cards_for_a_meld_those_that_fit_are_offered() {
    let mut model = playing("9h 7h Kd");
    choose(&mut model, "9h 7h");
    update(&mut model, Msg::TapMeld(protocol::MeldId(1)));
    refused(&mut model, Code::DoesNotFitMeld);
    let repair = table(&model).repair().expect("the nine fits");
    assert_eq!(model.words.say(&repair.say.expect("a sentence")), "Sin 7♥, lo demás encaja ahí.");
    update(&mut model, Msg::Mend(repair.mend));
    assert_eq!(table(&model).selected, [card("9h")]);
    assert_eq!(table(&model).lights().melds, [true]);
}

#[test]
fn another_discard_is_the_one_that_is_missed_least() {
    let mut model = playing("5s 4h Kd Qh Qc Qs");
    choose(&mut model, "5s");
    update(&mut model, Msg::Discard);
    refused(&mut model, Code::JustTaken);
    let repair = table(&model).repair().expect("another card");
    assert_eq!(model.words.say(&repair.say.expect("a sentence")), "Sí puedes descartar K♦.");
    assert_eq!(model.words.say(&repair.label), "Elegir K♦");
}

#[test]
fn a_pile_that_cannot_be_taken_leaves_the_other_one() {
    let drawing = |options: Options, tap: Msg, code: Code| {
        let seen = View { options: Some(options), ..view(Phase::Draw, "Kd 2s") };
        let mut model = seated(Mode::Computer, seen);
        choose(&mut model, "Kd");
        update(&mut model, tap);
        refused(&mut model, code);
        assert_eq!(model.sheet, Some(Sheet::WhyNot));
        let repair = table(&model).repair();
        repair.map(|repair| moves(&update(&mut model, Msg::Mend(repair.mend))).concat()).unwrap_or_default()
    };
    let (stock, pile) = (Options { draw: true, ..Options::default() }, Options { take: true, ..Options::default() });
    assert_eq!(drawing(stock.clone(), Msg::TapDiscard, Code::DiscardEmpty), "draw");
    assert_eq!(drawing(pile, Msg::TapStock, Code::StockEmpty), "take");
    assert_eq!(drawing(stock, Msg::TapMeld(protocol::MeldId(1)), Code::MustDrawFirst), "draw");
    assert_eq!(drawing(Options::default(), Msg::TapStock, Code::StockEmpty), "");
}
