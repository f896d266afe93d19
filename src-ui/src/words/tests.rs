//! Every text in every language: there, with its gaps filled, and right in its plurals.

use std::collections::{BTreeMap, BTreeSet};

use cards::{Card, DeckKind, Meld, Slot};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use protocol::{Cards, Code, FaultCode, Kind, Language, Reason, Roster, RosterSeat, Seat, Settings, Why};

use super::*;
use crate::{
    advice, fault,
    log::Audience,
    model::{Banner, Refused},
};

fn words(language: Language) -> Words {
    Words::new(language, Region::Spain)
}

fn cards(text: &str) -> Vec<Card> {
    text.parse::<Cards>().expect("cards").0
}

/// The gaps of each text, those of the texts that it refers to included.
fn gaps(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let resource = parser::parse(source(language)).expect("a text that can be read");
    let mut all = BTreeMap::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let mut found = BTreeSet::new();
                collect(message.value.as_ref().expect("a text"), &mut found);
                assert!(all.insert(message.id.name.to_owned(), found).is_none(), "{} twice", message.id.name);
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Term(_) | Entry::Junk { .. } => panic!("{language:?} has something else than texts"),
        }
    }
    all
}

fn collect(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => collect_inline(inline, found),
                Expression::Select { selector, variants } => {
                    collect_inline(selector, found);
                    variants.iter().for_each(|variant| collect(&variant.value, found));
                }
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    if let InlineExpression::VariableReference { id } = inline
        && !["region", "name"].contains(&id.name)
    {
        found.insert(id.name.to_owned());
    }
}

/// The text of every file of the page's code, this one left out.
fn code() -> String {
    fn read(folder: &std::path::Path, all: &mut String) {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            if path.is_dir() {
                read(&path, all);
            } else if name.ends_with(".rs") && name != "tests.rs" {
                all.push_str(&std::fs::read_to_string(&path).expect("a file"));
            }
        }
    }
    let mut all = String::new();
    read(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut all);
    all
}

#[test]
fn the_three_languages_have_the_same_texts_with_no_gap_that_the_source_lacks() {
    let source = gaps(Language::Es);
    for language in [Language::Pt, Language::En] {
        let other = gaps(language);
        assert_eq!(source.keys().collect::<Vec<_>>(), other.keys().collect::<Vec<_>>(), "{language:?}");
        for (key, found) in other {
            assert!(found.is_subset(&source[&key]), "{language:?} {key}: {found:?}");
        }
    }
}

#[test]
fn no_text_is_empty_and_none_is_left_in_another_language() {
    for language in [Language::Pt, Language::En] {
        let (ours, es) = (words(language), words(Language::Es));
        for key in gaps(Language::Es).iter().filter(|(_, found)| found.is_empty()).map(|(key, _)| key) {
            let text = ours.text(key);
            assert!(!text.trim().is_empty(), "{language:?} {key}");
            assert!(!(text == es.text(key) && text.contains(' ') && text.len() > 24), "{language:?} {key}: {text}");
        }
    }
}

#[test]
fn every_text_is_used_and_every_key_in_the_code_has_a_text() {
    let code = code();
    let known = gaps(Language::Es);
    let by_name = ["refusal-", "fault-", "trouble-", "reason-"];
    let is_said = |key: &&String| {
        let in_texts = ["computer-subject"].contains(&key.as_str());
        in_texts || by_name.iter().any(|start| key.starts_with(start)) || code.contains(&format!("\"{key}\""))
    };
    let unused: Vec<&String> = known.keys().filter(|key| !is_said(key)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
    for call in [".text(\"", ".with(\"", "Say::new(\"", "by(\"", "step(\"", ".note(\"", "Say::from(\""] {
        for rest in code.split(call).skip(1) {
            let key = rest.split('"').next().expect("a first part");
            let is_key = key.contains('-') || call.contains("text");
            assert!(!is_key || known.contains_key(key), "no text for {key}");
        }
    }
}

#[test]
fn every_refusal_fault_and_trouble_has_a_sentence_in_each_language() {
    for language in Language::ALL {
        let known = gaps(*language);
        let words = words(*language);
        for code in Code::ALL {
            for (hand, law) in ["", "7h", "7h 8h Ts"].into_iter().flat_map(|hand| laws().map(move |law| (hand, law))) {
                let said = words.say(&refusal_say(&Refused { code: *code, cards: cards(hand), action: None }, &law));
                assert!(
                    said.ends_with('.') && !said.contains(" .") && !said.contains(" ,"),
                    "{language:?} {code}: {said}"
                );
            }
        }
        assert!(FaultCode::ALL.iter().all(|code| known.contains_key(fault::key(*code))));
        assert!([Banner::NotSaved, Banner::NewerInPlace].iter().all(|banner| known.contains_key(banner.key())));
        assert!(known.contains_key("trouble-saved_again"));
    }
}

/// Every reason as it may come: with a seat or none, about no card, one or several, counting to nothing, one or more.
#[test]
fn every_reason_has_a_sentence_in_each_language() {
    let seats = [Kind::Human, Kind::Hard].into_iter().enumerate();
    let seats = seats.map(|(seat, kind)| RosterSeat { seat: Seat(seat as u8), name: String::new(), kind });
    let roster = Roster { seats: seats.collect() };
    for language in Language::ALL {
        let words = words(*language);
        for deck in [DeckKind::Cards, DeckKind::Tiles] {
            let to = Audience { roster: &roster, reader: Some(Seat(0)), deck };
            for why in Why::ALL {
                assert!(gaps(*language).contains_key(&format!("reason-{}", why.text())), "{language:?} {why:?}");
                for (hand, count, seat) in reasons() {
                    let reason = Reason { seat, ..Reason::new(*why, cards(hand), count) };
                    let said = words.say(&advice::reason(&reason, &to));
                    let is_whole = said.ends_with('.') && !said.contains(" .") && !said.contains("  ");
                    assert!(is_whole && !said.starts_with(' '), "{language:?} {why:?}: {said}");
                }
            }
        }
    }
}

fn reasons() -> impl Iterator<Item = (&'static str, i32, Option<Seat>)> {
    let seats = [None, Some(Seat(0)), Some(Seat(1))];
    ["", "7h", "7h 8h Ts"]
        .into_iter()
        .flat_map(|hand| [0, 1, 12].map(|count| (hand, count)))
        .flat_map(move |(hand, count)| seats.map(|seat| (hand, count, seat)))
}

/// A law of each game, and one with the ace high.
fn laws() -> impl Iterator<Item = protocol::Rules> {
    [(Game::Rummy100, ""), (Game::Rummy, "seats=4"), (Game::Rummy, "ace=high"), (Game::Rummy500, "seats=7 jokers=2")]
        .into_iter()
        .map(|(game, keys)| protocol::games::rules(game, &keys.parse().expect("keys")).expect("a law"))
}

/// What is refused by a rule that tables differ in is explained by the rule of this table.
#[test]
fn a_refusal_speaks_of_the_rule_of_its_table() {
    let said = |code, law| {
        let refused = Refused { code, cards: cards("7h"), action: None };
        [Language::Es, Language::Pt, Language::En].map(|language| words(language).say(&refusal_say(&refused, law)))
    };
    let [hundred, _, high, five] = &laws().collect::<Vec<_>>()[..] else { panic!("four laws") };
    assert!(said(Code::WrongAce, hundred)[0].starts_with("El as va antes del dos, nunca después del rey: 7♥"));
    assert!(said(Code::WrongAce, high)[1].starts_with("O ás vem depois do rei, nunca antes do dois: 7♥"));
    let english = [hundred, five].map(|law| said(Code::JustTaken, law)[2].clone());
    let taken = "You took 7♥ from the discard pile this turn: you can’t discard it";
    assert_eq!(
        english,
        [
            format!("{taken} until your next turn. Meld it or keep it."),
            format!("{taken}, unless it is your last card. Meld it or keep it.")
        ]
    );
    assert!(said(Code::DigNotAllowed, five)[0].contains("no hace falta excavar"));
    assert!(said(Code::DigNotAllowed, hundred)[0].starts_with("Del descarte solo"));
}

/// What the host says of a fault is English; it is shown only where no sentence of ours says more.
#[test]
fn a_fault_is_told_in_words_and_its_detail_only_where_there_are_none() {
    for code in FaultCode::ALL {
        let told = protocol::Fault { code, message: "raw".into() };
        assert_eq!(fault::detail(&told), (code == FaultCode::Internal).then_some("raw"), "{code:?}");
    }
}

/// A sentence about a refusal names its cards wherever it has any to name.
#[test]
fn refusals_that_are_about_cards_name_them() {
    for code in [Code::JustTaken, Code::NotConsecutive, Code::WouldStrand, Code::DoesNotFitMeld, Code::CardNotInHand] {
        for language in Language::ALL {
            let refused = Refused { code, cards: cards("7h"), action: None };
            assert!(
                laws().all(|law| words(*language).say(&refusal_say(&refused, &law)).contains("7♥")),
                "{language:?} {code}"
            );
        }
    }
}

#[test]
fn counts_are_right_for_minus_one_none_one_and_two() {
    let says = |language, count: i32| {
        let facts = [("name", "Ana".into()), ("count", 7.into()), ("points", count.into())];
        let said = words(language).with("seat-label", &facts);
        said.rsplit(", ").next().map(String::from).expect("points come last")
    };
    for (language, expected) in [
        (Language::Es, ["-1 punto", "0 puntos", "1 punto", "2 puntos"]),
        (Language::Pt, ["-1 ponto", "0 pontos", "1 ponto", "2 pontos"]),
        (Language::En, ["-1 point", "0 points", "1 point", "2 points"]),
    ] {
        assert_eq!([-1, 0, 1, 2].map(|count| says(language, count)), expected);
    }
}

#[test]
fn cards_and_melds_have_names() {
    let es = words(Language::Es);
    let pt = words(Language::Pt);
    let en = words(Language::En);
    let seven = cards("7h")[0];
    assert_eq!((es.card(seven), es.index(seven)), ("siete de corazones".into(), "7♥".into()));
    assert_eq!(pt.card(cards("Qd")[0]), "dama de ouros");
    assert_eq!(en.card(cards("Ac")[0]), "ace of clubs");
    assert_eq!(es.index(cards("Ts")[0]), "10♠");
    let meld = |text: &str| {
        let slots: Vec<Slot> = cards(text).into_iter().map(Slot::natural).collect();
        Meld::new(&slots, cards::Ace::Low).expect("a meld")
    };
    assert_eq!(es.meld(meld("4s 5s 6s 7s").slots()), "Escalera de picas, del cuatro al siete");
    assert_eq!(es.meld(meld("Jh Qh Kh").slots()), "Escalera de corazones, de la jota al rey");
    assert_eq!(pt.meld(meld("Th Jh Qh").slots()), "Sequência de copas, do dez à dama");
    let queens = |words: &Words| words.meld(&cards("Qh Kh Ah").into_iter().map(Slot::natural).collect::<Vec<_>>());
    assert_eq!(
        [&es, &pt].map(queens),
        ["Escalera de corazones, de la reina al as", "Sequência de copas, da dama ao ás"]
    );
    assert_eq!(es.meld(meld("7s 7h 7c").slots()), "Grupo de sietes: tréboles, corazones y picas");
    assert_eq!(en.meld(meld("Ks Kh Kc").slots()), "Set of kings: clubs, hearts and spades");
}

/// A joker is named by what it stands for, in a meld, in a sentence and for the ear.
#[test]
fn a_joker_on_the_table_stands_for_a_card() {
    let joker = |plays: &str| Slot { card: Card::joker(0), plays: plays.parse().expect("a card") };
    let natural = |text: &str| Slot::natural(cards(text)[0]);
    let run = vec![natural("Qh"), joker("Kh"), natural("Ah")];
    let [es, pt, en] = [Language::Es, Language::Pt, Language::En].map(words);
    assert_eq!(es.meld(&run), "Escalera de corazones, de la reina al as, comodín por el rey de corazones");
    assert_eq!(pt.meld(&run), "Sequência de copas, da dama ao ás, curinga valendo o rei de copas");
    assert_eq!(en.meld(&run), "Run of hearts, queen to ace, joker as the king of hearts");
    let aces = [natural("Ac"), natural("Ad"), joker("As")];
    assert_eq!(en.meld(&aces), "Set of aces: clubs, diamonds and spades, joker as the ace of spades");
    let say = Say::new("log-melded").by(&ana()).with("cards", run.clone());
    assert_eq!(es.say(&say), "Ana bajó Q♥ ★K♥ A♥");
    let heard = "Ana bajó la reina de corazones, el comodín por el rey de corazones y el as de corazones";
    assert_eq!(es.spoken(&say), heard);
    assert_eq!(es.pieces(&say)[3], Piece::Joker(run[1].plays));
    let both = Say::new("log-discarded").by(&ana()).with("card", Card::joker(1));
    assert_eq!((en.say(&both), en.pieces(&both)[1].clone()), ("Ana discarded ★".into(), Piece::Card(Card::joker(1))));
}

#[test]
fn a_sentence_comes_in_pieces_as_plain_text_and_for_the_ear() {
    let say = Say::new("log-melded").by(&ana()).with("cards", cards("7h 8h"));
    let es = words(Language::Es);
    let (seven, eight) = (cards("7h")[0], cards("8h")[0]);
    let text = |text: &str| Piece::Text(text.into());
    assert_eq!(es.pieces(&say), [text("Ana bajó "), Piece::Card(seven), text(" "), Piece::Card(eight)]);
    assert_eq!(es.say(&say), "Ana bajó 7♥ 8♥");
    assert_eq!(es.spoken(&say), "Ana bajó el siete de corazones y el ocho de corazones");
}

fn ana() -> Player {
    Player { seat: Seat(1), name: "Ana".into(), who: Who::Other, level: None }
}

#[test]
fn players_without_a_name_are_called_by_what_they_are() {
    let seat = |seat, name: &str, kind| RosterSeat { seat: Seat(seat), name: name.into(), kind };
    let roster = Roster { seats: vec![seat(0, "", Kind::Human), seat(1, "", Kind::Hard)] };
    let name = |words: &Words, at, reader| words.name(&Player::of(&roster, Seat(at), reader));
    let (es, pt, en) = (words(Language::Es), words(Language::Pt), words(Language::En));
    assert_eq!([&es, &pt, &en].map(|words| name(words, 0, Some(Seat(0)))), ["Tú", "Você", "You"]);
    assert_eq!([&es, &pt, &en].map(|words| name(words, 1, Some(Seat(0)))), ["Ordenador", "Computador", "Computer"]);
    assert_eq!([&es, &pt, &en].map(|words| name(words, 0, None)), ["Jugador 1", "Jogador 1", "Player 1"]);
    assert_eq!(name(&Words::new(Language::Es, Region::Elsewhere), 1, None), "Computadora");
}

#[test]
fn lists_end_with_and() {
    let list =
        |language, names: &[&str]| words(language).list(&names.iter().map(|s| s.to_string()).collect::<Vec<_>>());
    assert_eq!(list(Language::Es, &["Ana", "Bruno", "Inés"]), "Ana, Bruno e Inés");
    assert_eq!(list(Language::Es, &["Ana", "Hilda"]), "Ana e Hilda");
    assert_eq!(list(Language::Es, &["nieve", "hielo"]), "nieve y hielo");
    assert_eq!(list(Language::Pt, &["Ana", "Inês"]), "Ana e Inês");
    assert_eq!(list(Language::En, &["Ana"]), "Ana");
    assert_eq!(list(Language::En, &[]), "");
}

#[test]
fn the_system_s_first_language_that_there_is_counts_unless_one_was_chosen() {
    let language = |tags: &[&str], chosen| {
        let system: Vec<String> = tags.iter().map(ToString::to_string).collect();
        Words::language_for(&Settings { language: chosen, ..Settings::default() }, &system)
    };
    assert_eq!(language(&["de-DE", "pt-BR", "en"], None), Language::Pt);
    assert_eq!(language(&["EN_us"], None), Language::En);
    assert_eq!(language(&["de"], None), Language::Es);
    assert_eq!(language(&["de", "pt"], Some(Language::En)), Language::En);
    assert_eq!(Region::of(&["en".into(), "es-MX".into()]), Region::Elsewhere);
    assert_eq!(Region::of(&["es-ES".into()]), Region::Spain);
}

#[test]
fn a_minus_on_the_screen_is_a_minus() {
    assert_eq!(words(Language::Es).score(-35), "\u{2212}35");
}
