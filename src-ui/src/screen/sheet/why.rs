//! Why not: the cards in question, the rule in a sentence, and back to choosing.

use cards::{Card, Face};
use protocol::Code;
use yew::prelude::*;

use crate::{
    model::{Model, Refused, Sheet as Open, TableModel},
    msg::Msg,
    part::{
        button::flat,
        choice::say,
        face::{Side, svg},
        piece::named,
        sentence::sentence,
        sheet::Sheet,
    },
    placing::placed,
    step::Tone,
    words::{Words, refusal_say},
};

pub fn why(model: &Model, table: &TableModel, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let Some(refused) = &table.refused else { return html! {} };
    let (missing, repair) = (missing(refused), table.repair());
    let tone = if repair.is_some() { Tone::Flat } else { Tone::Lit };
    let mended = repair.as_ref().and_then(|repair| repair.say.clone());
    let title = match missing[..] {
        [card] => words.with("why-not-missing", &[("cards", words.index(card).into())]),
        _ => words.text(title(refused.code)),
    };
    let said = refusal_say(&Refused { cards: in_order(refused.cards.clone()), ..refused.clone() }, &table.view.law);
    html! {
        <Sheet kind="why-not" class="why" {title} close={words.text("close")} emit={emit.clone()}>
            { run(words, table, refused, &missing) }
            <p id="why-text" data-code={refused.code.text()}>{ sentence(words, &said) }</p>
            { for mended.map(|say| html! { <p class="why__mend" id="why-mend">{ sentence(words, &say) }</p> }) }
            <div class="sheet__end">
                <button type="button" class="button button--plain" id="see-rule"
                    onclick={say(emit, &Msg::Open(Open::Rules))}>
                    { words.text("rules") }
                </button>
                { flat("choose-again", tone, words.text("why-not-again"), say(emit, &Msg::CloseSheet)) }
                { for repair.map(|repair| html! {
                    <button type="button" class="button button--main" id="mend" onclick={say(emit, &Msg::Mend(repair.mend))}>
                        <span>{ sentence(words, &repair.label) }</span>
                    </button>
                }) }
            </div>
        </Sheet>
    }
}

/// The cards that were tried, with a ghost for each that is missing between them.
fn run(words: &Words, table: &TableModel, refused: &Refused, missing: &[Card]) -> Html {
    let all = in_order(tried(refused).into_iter().chain(missing.iter().copied()).collect());
    if all.is_empty() {
        return html! {};
    }
    html! {
        <div class="why__run">
            { for all.into_iter().map(|card| match missing.contains(&card) {
                true => ghost(words, card),
                false => named(table.view.law.deck.kind, card, words.card(card), Classes::new()),
            }) }
        </div>
    }
}

fn ghost(words: &Words, card: Card) -> Html {
    let side = Side::from(card);
    let label = words.with("why-not-missing", &[("cards", card.into())]);
    html! {
        <span class="card card--ghost is-tight" data-suit={side.suit()} role="img" aria-label={label}>
            { svg(side) }
        </span>
    }
}

fn tried(refused: &Refused) -> Vec<Card> {
    match &refused.action {
        Some(action) if !placed(action).is_empty() => placed(action).iter().map(|slot| slot.card).collect(),
        Some(action) if !action.cards().is_empty() => action.cards().iter().collect(),
        Some(_) | None => refused.cards.clone(),
    }
}

/// What a run would need between its cards, where that is not more than there is room to show.
fn missing(refused: &Refused) -> Vec<Card> {
    let mut cards = tried(refused);
    cards.sort_by_key(|card| number(*card));
    match (refused.code, &cards[..]) {
        (Code::NotConsecutive, [first, .., last]) => {
            let between = number(*first) + 1..number(*last);
            let all: Vec<Card> = between.filter_map(|number| of_suit(*first, number)).collect();
            let gaps: Vec<Card> = all.into_iter().filter(|card| !cards.contains(card)).collect();
            if gaps.len() <= 2 { gaps } else { Vec::new() }
        }
        _ => Vec::new(),
    }
}

/// As the cards of a meld lie, above the sentence and in it.
fn in_order(mut cards: Vec<Card>) -> Vec<Card> {
    cards.sort_by_key(|card| (number(*card), card.byte()));
    cards
}

/// Key of the title: the reason in two or three words, where it has some of its own.
const fn title(code: Code) -> &'static str {
    match code {
        Code::NotYourTurn => "why-not-turn",
        Code::MustDrawFirst => "why-draw-first",
        Code::AlreadyDrawn => "why-drawn",
        Code::NotASetOrRun | Code::InvalidMeldOnTable => "why-no-match",
        Code::TooShort => "why-more",
        Code::DuplicateSuit => "why-repeated",
        Code::MixedSuits => "why-suits",
        Code::NotConsecutive => "why-gap",
        Code::WrapsAround | Code::WrongAce => "why-ace",
        Code::DoesNotFitMeld => "why-no-fit",
        Code::JustTaken => "why-taken",
        Code::MustKeepADiscard | Code::WouldStrand => "why-keep",
        Code::OpeningBelow30 => "why-opening",
        Code::OpeningMovesTable => "why-opening-table",
        Code::TableTileMissing => "why-table-tile",
        Code::NoTileAdded => "why-no-tile",
        Code::DraftNotReset => "why-draft",
        Code::TileNotInRack
        | Code::PoolNotEmpty
        | Code::PoolEmpty
        | Code::CardNotInHand
        | Code::NoSuchMeld
        | Code::StockEmpty
        | Code::DiscardEmpty
        | Code::DigNotAllowed
        | Code::DigCardNotPlaced
        | Code::NotInDiscardPile
        | Code::JokerNotAnnounced
        | Code::JokerNeedsNatural
        | Code::CardTwiceInMeld
        | Code::RoundOver
        | Code::GameOver
        | Code::RoundNotOver
        | Code::NothingToTakeBack
        | Code::StaleVersion
        | Code::BadMessage => "why-not",
    }
}

fn number(card: Card) -> u8 {
    match card.face() {
        Face::Joker => 0,
        Face::Suited(_, rank) => rank.number(),
    }
}

fn of_suit(card: Card, number: u8) -> Option<Card> {
    match card.face() {
        Face::Joker => None,
        Face::Suited(suit, _) => Some(Card::new(suit, cards::Rank::new(number)?, 0)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::Action;

    fn refused(code: Code, cards: &str) -> Refused {
        let cards: Vec<Card> = cards.split(' ').map(|text| Card::first(text.parse().expect("a card"))).collect();
        Refused { code, cards: Vec::new(), action: Some(Action::meld(cards)) }
    }

    #[test]
    fn the_cards_lie_as_in_a_meld() {
        let tried = tried(&refused(Code::NotASetOrRun, "9s 9d Ac"));
        assert_eq!(in_order(tried).iter().map(ToString::to_string).collect::<Vec<_>>(), ["Ac", "9d", "9s"]);
    }

    #[test]
    fn a_gap_is_shown_where_it_is_small() {
        let names = |refused| missing(&refused).iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(names(refused(Code::NotConsecutive, "Td 7d 9d")), ["8d"]);
        assert!(names(refused(Code::NotConsecutive, "2d 7d 9d")).is_empty());
        assert!(names(refused(Code::TooShort, "7d 9d")).is_empty());
    }
}
