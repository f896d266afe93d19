//! In which ways one can play; whoever can play in one can play in each.

/// How a person plays.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Way {
    /// Taps choose, and taps act.
    Taps,
    /// What can be dragged is dragged; only a choice of several cards is tapped together.
    Drag,
    /// By the keyboard alone.
    Keys,
}
