//! What is to be seen on the page at one moment, read from its marks.
use serde::Deserialize;
use thirtyfour::prelude::*;

const SCRIPT: &str = r"
const one = css => document.querySelector(css);
const all = (css, read) => [...document.querySelectorAll(css)].map(read);
const piece = e => ({ card: e.dataset.card, key: e.dataset.key, chosen: e.getAttribute('aria-pressed') === 'true' });
const pieces = (place, css) => [...place.querySelectorAll(css)].map(piece);
const screen = one('[data-screen]')?.dataset ?? {};
const main = one('#bar-main');
return {
  screen: screen.screen ?? '',
  sheet: one('#sheet')?.dataset.sheet ?? null,
  seat: screen.seat ?? null,
  phase: screen.phase ?? '',
  version: Number(screen.version ?? -1),
  my_turn: screen.myTurn === 'true',
  is_shown_play: 'shown' in screen,
  is_rebuilt: !!one('.table--tiles'),
  opening: one('.meter')?.dataset.worth ?? null,
  hand: pieces(document, '#hand [data-card]'),
  melds: all('#melds [data-meld]', e => ({
    id: e.dataset.meld, name: e.getAttribute('aria-label'), lit: e.classList.contains('is-lit'), tiles: pieces(e, '.tile[data-card]'),
  })),
  pile_is_lit: !!one('#discard.is-lit'),
  fan: all('#fan [data-place]', e => ({ place: e.dataset.place, open: e.classList.contains('is-open') })),
  scores: all('#seats [data-score]', e => e.dataset.score),
  step: main && { label: main.dataset.step, lit: main.classList.contains('button--main'), grey: main.ariaDisabled === 'true' },
  said: one('#bar-say')?.innerText ?? '',
};";

/// One look at the page.
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub struct Sight {
    /// Which screen it is.
    pub screen: String,
    /// Which sheet lies over it.
    pub sheet: Option<String>,
    /// Whose the curtain waits for.
    pub seat: Option<String>,
    /// Where the turn is: `draw`, `play` or `round_over`.
    pub phase: String,
    /// How often the table changed so far.
    pub version: i64,
    /// Whether a play of another or that of a hint is shown step by step; until its end nobody is to move.
    pub is_shown_play: bool,
    /// Whether it is the turn of whoever looks.
    pub my_turn: bool,
    /// Whether the melds of this table may be rebuilt.
    pub is_rebuilt: bool,
    /// What the new melds are worth of a seat that has yet to open there.
    pub opening: Option<String>,
    /// The cards in hand, from left to right.
    pub hand: Vec<Piece>,
    /// The melds on the table.
    pub melds: Vec<OnTable>,
    /// Whether the discard pile may be taken from, or thrown on.
    pub pile_is_lit: bool,
    /// The cards of the open discard pile, the oldest first; none while it is closed.
    pub fan: Vec<InPile>,
    /// The scores, as written at the seats.
    pub scores: Vec<String>,
    /// The main button of the bar.
    pub step: Option<Step>,
    /// What the bar says.
    pub said: String,
}

/// A card in hand, or a tile in a rack or on the table.
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub struct Piece {
    /// In the notation.
    pub card: String,
    /// By which it is told from one that shows the same.
    pub key: String,
    /// Whether it was tapped.
    pub chosen: bool,
}

/// A card of the open discard pile.
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub struct InPile {
    /// Where it lies, counted from the oldest.
    pub place: String,
    /// Whether it can be taken now, with all that lie above it.
    pub open: bool,
}

/// A meld on the table.
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub struct OnTable {
    /// Its number.
    pub id: String,
    /// How it is read out, all its cards in it.
    pub name: String,
    /// Whether the chosen cards go there.
    pub lit: bool,
    /// Its tiles, where it may be rebuilt.
    pub tiles: Vec<Piece>,
}

/// The main button of the bar.
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub struct Step {
    /// The key of its text.
    pub label: String,
    /// Whether it is what to do now.
    pub lit: bool,
    /// Whether it only says why not.
    pub grey: bool,
}

impl Piece {
    /// What it shows; two may show the same.
    pub fn face(&self) -> &str {
        self.card.split('#').next().unwrap_or(&self.card)
    }
}

impl Sight {
    /// Looks at the page.
    ///
    /// # Errors
    /// If the page does not answer.
    pub async fn of(page: &WebDriver) -> WebDriverResult<Self> {
        page.execute(SCRIPT, vec![]).await?.convert()
    }

    /// The keys of these cards in hand; two that show the same are two.
    pub fn keys_of(&self, cards: &[&str]) -> Vec<String> {
        let mut keys: Vec<String> = Vec::new();
        for card in cards {
            let held = self.hand.iter().find(|held| held.card == *card && !keys.contains(&held.key));
            keys.extend(held.map(|held| held.key.clone()));
        }
        keys
    }

    /// Where this card lies in hand, the first of those that show the same.
    pub fn in_hand(&self, card: &str) -> String {
        self.keys_of(&[card]).first().map(|key| with_key(key)).unwrap_or_default()
    }

    /// The tile of this key, in the rack or on the table.
    pub fn tile(&self, key: &str) -> Option<&Piece> {
        let on_table = self.melds.iter().flat_map(|meld| &meld.tiles);
        self.hand.iter().chain(on_table).find(|tile| tile.key == key)
    }

    /// The meld in which the tile of this key lies.
    pub fn meld_with(&self, key: &str) -> Option<&OnTable> {
        self.melds.iter().find(|meld| meld.tiles.iter().any(|tile| tile.key == key))
    }

    /// The keys of tiles that show these faces, in the rack or on the table.
    ///
    /// # Panics
    /// If one of them is not there.
    pub fn keys_of_tiles(&self, faces: &str) -> Vec<String> {
        let all = || self.hand.iter().chain(self.melds.iter().flat_map(|meld| &meld.tiles));
        let key = |face: &str| all().find(|tile| tile.face() == face).expect("such a tile lies there").key.clone();
        faces.split_whitespace().map(key).collect()
    }

    /// What lies where at a table of tiles: the rack without its order, and each meld as it lies.
    pub fn laid_out(&self) -> (String, Vec<String>) {
        let faces = |tiles: &[Piece]| tiles.iter().map(|tile| tile.face().to_owned()).collect::<Vec<_>>();
        let mut rack = faces(&self.hand);
        rack.sort_unstable();
        (rack.join(" "), self.melds.iter().map(|meld| faces(&meld.tiles).join(" ")).collect())
    }

    /// The hand without its order: sorting is the player's own affair.
    pub fn cards(&self) -> Vec<&str> {
        let mut cards: Vec<_> = self.hand.iter().map(|held| held.card.as_str()).collect();
        cards.sort_unstable();
        cards
    }

    /// Whether the bar's button is this one.
    pub fn says(&self, label: &str) -> bool {
        self.step.as_ref().is_some_and(|step| step.label == label)
    }

    /// Whether the bar's button is this one and does something.
    pub fn offers(&self, label: &str) -> bool {
        self.step.as_ref().is_some_and(|step| step.label == label && !step.grey)
    }
}

/// Where the card of this key lies in hand.
pub fn with_key(key: &str) -> String {
    format!("#hand [data-key='{key}']")
}

/// Where the tile of this key lies, in the rack or on the table.
pub fn tile(key: &str) -> String {
    format!(":is(#hand, #melds) [data-key='{key}']")
}

/// Where this meld of tiles lies.
pub fn meld(id: &str) -> String {
    format!("#melds [data-draft='{id}']")
}
