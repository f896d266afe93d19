//! Sentences with cards in them: each card is drawn as a tiny card in the line.

use cards::{Card, DeckKind, Face, Rank, Slot, Suit};
use yew::prelude::*;

use super::{
    face::{Side, pip, rank_text},
    tile::{colour, sign},
};
use crate::{
    say::{Piece, Say},
    words::Words,
};

/// A sentence in the reader's language.
pub fn sentence(words: &Words, say: &Say) -> Html {
    pieces(words, &words.pieces(say))
}

/// Cards of a run that stay on one line; longer runs may break.
const TOGETHER: usize = 4;

/// A sentence whose pieces are known already; what follows a card without a space stays on its line.
pub fn pieces(words: &Words, pieces: &[Piece]) -> Html {
    let mut out = Vec::new();
    let mut rest = pieces;
    while let [first, after @ ..] = rest {
        match first {
            Piece::Text(text) => {
                out.push(html! { { text } });
                rest = after;
            }
            Piece::Card(_) | Piece::Joker(_) => {
                let run = run(rest);
                rest = &rest[2 * run.len() - 1..];
                let (end, loose) = match rest.first() {
                    Some(Piece::Text(text)) => stuck(text),
                    Some(Piece::Card(_) | Piece::Joker(_)) => ("", " "),
                    None => ("", ""),
                };
                if matches!(rest.first(), Some(Piece::Text(_))) {
                    rest = &rest[1..];
                }
                out.push(drawn(words, &run, end));
                out.push(html! { { loose } });
            }
        }
    }
    out.into_iter().collect()
}

/// The cards with which these pieces begin, one space between each and the next.
fn run(pieces: &[Piece]) -> Vec<Slot> {
    let mut run = Vec::new();
    let mut rest = pieces;
    while let Some((slot, after)) = rest.split_first().and_then(|(first, after)| Some((slot(first)?, after))) {
        run.push(slot);
        rest = match after {
            [Piece::Text(space), after @ ..] if space == " " => after,
            _ => &[],
        };
    }
    run
}

fn slot(piece: &Piece) -> Option<Slot> {
    match piece {
        Piece::Text(_) => None,
        Piece::Card(card) => Some(Slot::natural(*card)),
        Piece::Joker(plays) => Some(Slot { card: Card::joker(0), plays: *plays }),
    }
}

/// Cards in the line, with the mark that ends them; a short run is not broken.
fn drawn(words: &Words, run: &[Slot], end: &str) -> Html {
    let parts: Vec<&[Slot]> = if run.len() <= TOGETHER { vec![run] } else { run.chunks(1).collect() };
    let last = parts.len() - 1;
    let part = |(place, cards): (usize, &[Slot])| {
        let (end, space) = if place == last { (end, "") } else { ("", " ") };
        let cards = cards
            .iter()
            .enumerate()
            .map(|(place, slot)| html! { <>{ if place > 0 { " " } else { "" } }{ laid(words, slot) }</> });
        html! { <><span class="together">{ for cards }{ end }</span>{ space }</> }
    };
    parts.into_iter().enumerate().map(part).collect()
}

/// A card in the line, with its name for whoever hears it.
pub fn tiny(words: &Words, card: Card) -> Html {
    laid(words, &Slot::natural(card))
}

/// A card of the table in the line; beside a joker, the card that it stands for.
pub fn laid(words: &Words, slot: &Slot) -> Html {
    let joker = slot.card.face() == Face::Joker;
    let star = html! { <svg viewBox="0 0 100 100" aria-hidden="true"><use href="#s-j" /></svg> };
    let suited = match slot.plays {
        Face::Joker => html! {},
        Face::Suited(suit, rank) => html! { <>{ index(rank) }{ pip(suit) }</> },
    };
    if let Face::Suited(suit, rank) = slot.plays
        && suit.kind() == DeckKind::Tiles
    {
        return tile(words, slot, suit, rank);
    }
    html! {
        <span class="inl" data-suit={Side::from(Card::first(slot.plays)).suit()} role="img" aria-label={words.slot(slot)}>
            if joker { { star } }
            { suited }
        </span>
    }
}

/// A tile in the line: its number and its sign.
fn tile(words: &Words, slot: &Slot, suit: Suit, rank: Rank) -> Html {
    html! {
        <span class="inl" data-tile={colour(slot.plays)} role="img" aria-label={words.slot(slot)}>
            { rank.number() }{ sign(suit) }
        </span>
    }
}

/// The rank in letters; the queen's is drawn, for the swash of the text's Q would underline it.
fn index(rank: Rank) -> Html {
    match rank.letter() {
        // The empty letter gives the card the height of a line.
        'Q' => {
            html! { <>{ "\u{200b}" }<svg viewBox="2 0 40 45" aria-hidden="true"><use href="#r-Q" width="44" height="46" /></svg></> }
        }
        _ => html! { { rank_text(rank) } },
    }
}

/// A text cut before its first space.
fn stuck(text: &str) -> (&str, &str) {
    text.split_at(text.find(char::is_whitespace).unwrap_or(text.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_with_a_space_between_them_are_a_run() {
        let card = |text: &str| Card::first(text.parse().expect("a card"));
        let text = |text: &str| Piece::Text(text.into());
        let [seven, eight] = ["7h", "8h"].map(|text| Piece::Card(card(text)));
        let nine = Piece::Joker(card("9h").face());
        let pieces = [seven.clone(), text(" "), eight.clone(), text(" "), nine, text(" y "), seven.clone()];
        let plays: Vec<String> = run(&pieces).iter().map(|slot| format!("{}={}", slot.card, slot.plays)).collect();
        assert_eq!(plays, ["7h=7h", "8h=8h", "*=9h"]);
        assert_eq!(run(&[seven, text(", "), eight]), [Slot::natural(card("7h"))]);
    }

    #[test]
    fn a_mark_after_a_card_stays_with_it() {
        assert_eq!(stuck("? Sí"), ("?", " Sí"));
        assert_eq!(stuck(" y otra"), ("", " y otra"));
        assert_eq!(stuck("."), (".", ""));
    }
}
