//! From what each number's tiles are used for to melds, with a place for every joker.

use super::{
    counts::{ByColour, COLOURS, NUMBERS},
    group_split,
};

/// What the tiles of one number are used for.
#[derive(Clone, Copy, Default, Debug)]
pub struct Use {
    /// Tiles of each colour's runs, jokers among them.
    pub to_runs: ByColour,
    pub run_jokers: ByColour,
    pub groups: u8,
    pub grouped: ByColour,
    pub group_jokers: u8,
}

impl Use {
    /// Real tiles of each colour that are used beyond these.
    pub fn naturals_beyond(&self, those: &ByColour) -> ByColour {
        std::array::from_fn(|colour| {
            (self.to_runs[colour] - self.run_jokers[colour] + self.grouped[colour]).saturating_sub(those[colour])
        })
    }
}

/// A tile of a meld: number and colour, each from 0, or a joker.
pub type Piece = Option<(usize, usize)>;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    Run { first: usize, colour: usize },
    Group { number: usize },
}

/// A meld that is not yet made of real tiles. A run lies in order, from its first number on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Laid {
    pub shape: Shape,
    pub pieces: Vec<Piece>,
}

/// The melds that the uses of all numbers make.
pub fn lay(uses: &[Use; NUMBERS]) -> Vec<Laid> {
    let mut laid: Vec<Laid> = (0..COLOURS).flat_map(|colour| runs(uses, colour)).collect();
    for (number, used) in uses.iter().enumerate() {
        laid.extend(groups(used, number));
    }
    laid
}

/// Runs that are too short go on first, then finished ones, then new ones begin; as in
/// [`run_pair::next`](super::run_pair::next).
fn runs(uses: &[Use; NUMBERS], colour: usize) -> Vec<Laid> {
    let (mut ended, mut open) = (Vec::new(), Vec::<Laid>::new());
    for (number, used) in uses.iter().enumerate() {
        let (taken, mut jokers) = (usize::from(used.to_runs[colour]), used.run_jokers[colour]);
        open.sort_by_key(|run| (run.pieces.len() >= 3, usize::MAX - run.pieces.len()));
        ended.extend(open.split_off(taken.min(open.len())));
        open.resize_with(taken, || Laid { shape: Shape::Run { first: number, colour }, pieces: Vec::new() });
        for run in &mut open {
            run.pieces.push((jokers == 0).then_some((number, colour)));
            jokers = jokers.saturating_sub(1);
        }
    }
    ended.extend(open);
    ended
}

fn groups(used: &Use, number: usize) -> Vec<Laid> {
    let mut jokers = used.group_jokers;
    let mut groups: Vec<Laid> = group_split::deal(&used.grouped, used.groups)
        .into_iter()
        .map(|colours| Laid {
            shape: Shape::Group { number },
            pieces: colours.into_iter().map(|colour| Some((number, colour))).collect(),
        })
        .collect();
    for size in [3, 4] {
        for group in &mut groups {
            while group.pieces.len() < size && jokers > 0 {
                group.pieces.push(None);
                jokers -= 1;
            }
        }
    }
    groups
}
