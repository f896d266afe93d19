//! Sentences with cards in them: each card is drawn as a tiny card in the line.

use cards::{Card, Face, Rank};
use yew::prelude::*;

use super::face::{Side, pip, rank_text};
use crate::{
    say::{Piece, Say},
    words::Words,
};

/// A sentence in the reader's language.
pub fn sentence(words: &Words, say: &Say) -> Html {
    pieces(words, &words.pieces(say))
}

/// A sentence whose pieces are known already; what follows a card without a space stays on its line.
pub fn pieces(words: &Words, pieces: &[Piece]) -> Html {
    let mut out = Vec::new();
    let mut rest = pieces.iter().peekable();
    while let Some(piece) = rest.next() {
        match piece {
            Piece::Text(text) => out.push(html! { { text } }),
            Piece::Card(card) => {
                let (stuck, loose) = match rest.peek() {
                    Some(Piece::Text(text)) => stuck(text),
                    Some(Piece::Card(_)) => ("", " "),
                    None => ("", ""),
                };
                if matches!(rest.peek(), Some(Piece::Text(_))) {
                    rest.next();
                }
                out.push(html! { <span class="together">{ tiny(words, *card) }{ stuck }</span> });
                out.push(html! { { loose } });
            }
        }
    }
    out.into_iter().collect()
}

/// A card in the line, with its name for whoever hears it.
pub fn tiny(words: &Words, card: Card) -> Html {
    let drawn = match card.face() {
        Face::Joker => html! { <svg viewBox="0 0 100 100" aria-hidden="true"><use href="#s-j" /></svg> },
        Face::Suited(suit, rank) => html! { <>{ index(rank) }{ pip(suit) }</> },
    };
    html! {
        <span class="inl" data-suit={Side::from(card).suit()} role="img" aria-label={words.card(card)}>{ drawn }</span>
    }
}

/// The rank in letters; the queen's is drawn, for the swash of the text's Q would underline it.
fn index(rank: Rank) -> Html {
    match rank.letter() {
        'Q' => html! { <svg viewBox="-2 -2 42 52" aria-hidden="true"><use href="#r-Q" width="44" height="46" /></svg> },
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
    fn a_mark_after_a_card_stays_with_it() {
        assert_eq!(stuck("? Sí"), ("?", " Sí"));
        assert_eq!(stuck(" y otra"), ("", " y otra"));
        assert_eq!(stuck("."), (".", ""));
    }
}
