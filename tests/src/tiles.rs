//! What a plain player of tile rummy sees: melds that lie ready in a rack, where a tile goes, and what the table can spare.
use crate::sight::{OnTable, Piece};
use std::cmp::Reverse;

const JOKER: &str = "*";

/// So much the melds have to be worth with which a seat opens.
const OPENING: usize = 30;

/// What to do next, its tiles by their keys and melds by their numbers.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Idea {
    /// These become a meld of their own, wherever they lie.
    New(Vec<String>),
    /// A tile of the rack goes on a meld.
    Add(String, String),
    /// A run is cut, what is named last lies apart, and a tile of the rack takes the place of its first.
    Cut(String, String, Vec<String>),
}

/// A tile that is no joker.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
struct Tile<'a> {
    colour: &'a str,
    number: usize,
    key: &'a str,
}

impl<'a> Tile<'a> {
    fn new(piece: &'a Piece) -> Option<Self> {
        let (colour, number) = piece.face().split_at(1);
        (colour != JOKER).then(|| Self {
            colour,
            number: number.parse().expect("a tile has a number"),
            key: &piece.key,
        })
    }

    fn shows(self, other: Self) -> bool {
        (self.colour, self.number) == (other.colour, other.number)
    }
}

/// The melds with which a seat opens, where those that lie ready in its rack are worth enough.
pub fn opening(rack: &[Piece]) -> Vec<Vec<String>> {
    let (mut left, mut found, mut worth) = (tiles(rack), Vec::new(), 0);
    while let Some(meld) = ready(&left).into_iter().next() {
        left.retain(|tile| !meld.contains(tile));
        worth += worth_of(&meld);
        found.push(keys(&meld));
    }
    if worth >= OPENING { found } else { Vec::new() }
}

/// What may be done next at a table that may be rebuilt: rather something with its tiles than with those of the rack alone.
pub fn next(rack: &[Piece], table: &[OnTable]) -> Option<Idea> {
    let held = tiles(rack);
    let cut = || held.iter().find_map(|tile| table.iter().find_map(|meld| cut(*tile, meld)));
    let taken = || table.iter().flat_map(spare).find_map(|spare| with_two(&held, spare));
    let new = || ready(&held).first().map(|meld| Idea::New(keys(meld)));
    let add = || held.iter().find_map(|tile| table.iter().find_map(|meld| add(*tile, meld)));
    cut().or_else(taken).or_else(new).or_else(add).or_else(|| with_joker(rack, &held, table))
}

/// A run in the middle of which a second tile of the same kind makes two of it.
fn cut(tile: Tile, meld: &OnTable) -> Option<Idea> {
    let run = of_meld(meld).filter(|tiles| is_run(tiles))?;
    let at = run.iter().position(|other| other.shows(tile)).filter(|at| *at >= 2 && run.len() - at >= 3)?;
    Some(Idea::Cut(tile.key.into(), meld.id.clone(), keys(&run[at..])))
}

/// The tiles that a meld can do without, one at a time.
fn spare(meld: &OnTable) -> Vec<Tile<'_>> {
    match of_meld(meld) {
        Some(tiles) if tiles.len() > 3 && is_run(&tiles) => vec![tiles[0], tiles[tiles.len() - 1]],
        Some(tiles) if tiles.len() > 3 => tiles,
        Some(_) | None => Vec::new(),
    }
}

/// A meld of two tiles of the rack and one of the table.
fn with_two(held: &[Tile], spare: Tile) -> Option<Idea> {
    let pairs = held.iter().enumerate().flat_map(|(place, one)| held[..place].iter().map(move |other| (*one, *other)));
    let mut melds = pairs.map(|(one, other)| [one, other, spare]).filter(|tiles| is_meld(tiles));
    melds.next().map(|tiles| Idea::New(keys(&tiles)))
}

fn add(tile: Tile, meld: &OnTable) -> Option<Idea> {
    let with_it = [of_meld(meld)?, vec![tile]].concat();
    is_meld(&with_it).then(|| Idea::Add(tile.key.into(), meld.id.clone()))
}

/// A joker goes with two tiles of the rack, or where any run or group has room for it.
fn with_joker(rack: &[Piece], held: &[Tile], table: &[OnTable]) -> Option<Idea> {
    let joker = &rack.iter().find(|piece| piece.face() == JOKER)?.key;
    let pairs = held.iter().enumerate().flat_map(|(place, one)| held[..place].iter().map(move |other| [*other, *one]));
    if let Some(pair) = pairs.into_iter().find(|pair| is_group(pair) || is_run(pair)) {
        return Some(Idea::New([keys(&pair), vec![joker.clone()]].concat()));
    }
    let has_room = |tiles: &Vec<Tile>| if is_run(tiles) { tiles.len() < 13 } else { tiles.len() < 4 };
    let meld = table.iter().find(|meld| of_meld(meld).is_some_and(|tiles| has_room(&tiles)))?;
    Some(Idea::Add(joker.clone(), meld.id.clone()))
}

/// All but the jokers, by colour and number.
fn tiles(pieces: &[Piece]) -> Vec<Tile<'_>> {
    let mut tiles: Vec<Tile> = pieces.iter().filter_map(Tile::new).collect();
    tiles.sort_unstable();
    tiles
}

/// The tiles of a meld in which no joker lies.
fn of_meld(meld: &OnTable) -> Option<Vec<Tile<'_>>> {
    Some(tiles(&meld.tiles)).filter(|tiles| tiles.len() == meld.tiles.len())
}

/// The melds that lie ready, the dearest first.
fn ready<'a>(tiles: &[Tile<'a>]) -> Vec<Vec<Tile<'a>>> {
    let mut kinds = tiles.to_vec();
    kinds.dedup_by(|one, other| one.shows(*other));
    let runs = kinds.chunk_by(|one, other| is_run(&[*one, *other])).map(<[_]>::to_vec);
    let groups = (1..=13).map(|number| kinds.iter().copied().filter(|tile| tile.number == number).collect());
    let mut found: Vec<Vec<Tile>> = runs.chain(groups).filter(|meld| meld.len() >= 3).collect();
    found.sort_by_key(|meld| Reverse(worth_of(meld)));
    found
}

fn is_meld(tiles: &[Tile]) -> bool {
    tiles.len() >= 3 && (is_group(tiles) || is_run(tiles))
}

/// Whether all are of one number, and each of another colour.
fn is_group(tiles: &[Tile]) -> bool {
    let is_new = |(place, tile): (usize, &Tile)| tiles[..place].iter().all(|other| other.colour != tile.colour);
    tiles.iter().all(|tile| tile.number == tiles[0].number) && tiles.iter().enumerate().all(is_new)
}

/// Whether all are of one colour, and each number follows another.
fn is_run(tiles: &[Tile]) -> bool {
    let mut tiles = tiles.to_vec();
    tiles.sort_unstable();
    tiles.windows(2).all(|pair| pair[0].colour == pair[1].colour && pair[0].number + 1 == pair[1].number)
}

fn worth_of(tiles: &[Tile]) -> usize {
    tiles.iter().map(|tile| tile.number).sum()
}

fn keys(tiles: &[Tile]) -> Vec<String> {
    tiles.iter().map(|tile| tile.key.into()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tiles whose keys are their names.
    fn pieces(names: &str) -> Vec<Piece> {
        let piece = |name: &str| Piece { card: name.into(), key: name.into(), chosen: false };
        names.split_whitespace().map(piece).collect()
    }

    fn table(melds: &[&str]) -> Vec<OnTable> {
        let meld = |(place, names): (usize, &&str)| OnTable {
            id: place.to_string(),
            name: String::new(),
            lit: false,
            tiles: pieces(names),
        };
        melds.iter().enumerate().map(meld).collect()
    }

    fn named(names: &str) -> Vec<String> {
        names.split_whitespace().map(String::from).collect()
    }

    #[test]
    fn opens_with_what_is_worth_thirty() {
        assert_eq!(opening(&pieces("r9 r10 r11 b4 k4 o4 k13 *")), [named("r9 r10 r11"), named("b4 k4 o4")]);
        assert_eq!(opening(&pieces("r9 r10 b11 b4 k4 o4 b4#1")), Vec::<Vec<String>>::new());
    }

    #[test]
    fn takes_from_the_table_what_it_can_spare() {
        let next = |rack: &str, melds: &[&str]| next(&pieces(rack), &table(melds));
        let cut = Idea::Cut("k4#1".into(), "0".into(), named("k4 k5 k6"));
        assert_eq!(next("k4#1 o1", &["k2 k3 k4 k5 k6"]), Some(cut));
        assert_eq!(next("k4#1 o1", &["k2 k3 k4 k5"]), None, "what is left of it were no meld");
        assert_eq!(next("r13 k13", &["b10 b11 b12 b13"]), Some(Idea::New(named("r13 k13 b13"))));
        assert_eq!(next("r13 k13", &["b11 b12 b13"]), None);
    }

    #[test]
    fn puts_down_what_is_left() {
        let next = |rack: &str, melds: &[&str]| next(&pieces(rack), &table(melds));
        assert_eq!(next("r1 r2 r3", &[]), Some(Idea::New(named("r1 r2 r3"))));
        assert_eq!(next("r1", &["* r2 r3", "r2#1 r3#1 r4"]), Some(Idea::Add("r1".into(), "1".into())));
        assert_eq!(next("r1 b1 *", &[]), Some(Idea::New(named("b1 r1 *"))));
        assert_eq!(next("*", &["r1 b1 k1 o1", "k2 k3 k4"]), Some(Idea::Add("*".into(), "1".into())));
    }
}
