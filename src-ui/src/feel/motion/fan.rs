//! The discard pile opens: from where its top lies each card goes to its place in the rows.

use web_sys::Element;

use super::{
    animation::{Fill, Frame, Timing, animate},
    sight::{Spot, face, within},
    stage::moving,
};

/// Lets the cards of the pile that was just laid open come from its top, the newest first.
pub fn lay_open(rows: &Element) {
    let Some(tokens) = moving() else { return };
    let cards = within(rows, "[data-card]");
    let spots: Vec<Spot> = cards.iter().map(Spot::of).collect();
    let Some(top) = spots.last() else { return };
    for (age, (card, spot)) in cards.iter().zip(&spots).rev().enumerate() {
        let Some(face) = face(card) else { continue };
        let from = format!("translate({:.1}px,{:.1}px)", top.x - spot.x, top.y - spot.y);
        let frames = [Frame::at(from).easing(&tokens.settle), Frame::at("none".into())];
        animate(
            &face,
            &frames,
            Timing { delay: tokens.dig * age as f64, duration: tokens.sheet, fill: Fill::Backwards },
        );
    }
}
