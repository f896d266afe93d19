//! The discard pile opens and closes: between where its top lies and its place in the rows each card goes its way.

use wasm_bindgen::{JsCast, prelude::*};
use web_sys::{Element, HtmlElement};

use super::{
    animation::{Fill, Frame, Timing, animate},
    leaving::picture,
    sight::{Spot, face, one, within},
    stage::moving,
    tokens::Tokens,
};

/// Lets the cards of the pile that was just laid open come from its top, the newest first.
pub fn lay_open(rows: &Element) {
    let Some(tokens) = moving() else { return };
    for (age, (face, away)) in from_top(rows).into_iter().enumerate() {
        let frames = [Frame::at(away).easing(&tokens.settle), Frame::at("none".into())];
        let delay = tokens.dig * age as f64;
        animate(&face, &frames, Timing { delay, duration: tokens.sheet, fill: Fill::Backwards });
    }
}

/// Lets the open pile that is still on the page go together again, less the cards that leave it.
pub fn fold(tokens: &Tokens) -> Option<()> {
    let (open, rows) = (one("#fan")?, one("#fan .fan__rows")?);
    let spot = open.get_bounding_client_rect();
    let copy = picture(&open)?;
    let copied = within(&copy, ".fan__rows").into_iter().next()?;
    dress(&copied, &rows.unchecked_ref::<HtmlElement>().style().css_text());
    dress(
        &copy,
        &format!("left:{}px;top:{}px;width:{}px;height:{}px", spot.x(), spot.y(), spot.width(), spot.height()),
    );
    within(&copy, ".is-named,.is-comes").iter().filter_map(face).for_each(|leaves| leaves.remove());
    one(".travel")?.append_child(&copy).ok()?;
    copied.set_scroll_top(rows.scroll_top());
    for (face, away) in from_top(&copied) {
        let frames = [Frame::at("none".into()).easing(&tokens.leave), Frame::at(away)];
        animate(&face, &frames, Timing { delay: 0.0, duration: tokens.travel, fill: Fill::Both });
    }
    let frames = [Frame::opaque(1.0).easing(&tokens.leave), Frame::opaque(0.0)];
    let removed = copy.clone();
    match animate(&copy, &frames, Timing { delay: 0.0, duration: tokens.travel, fill: Fill::Both }) {
        Some(folding) => folding.set_onfinish(&Closure::once_into_js(move || removed.remove())),
        // Without animations it is gone at once.
        None => removed.remove(),
    }
    Some(())
}

/// What is seen of each card, the newest first, and how it would be moved to lie where the newest does.
fn from_top(rows: &Element) -> Vec<(Element, String)> {
    let cards = within(rows, ".card");
    let spots: Vec<Spot> = cards.iter().map(Spot::of).collect();
    let Some(top) = spots.last() else { return Vec::new() };
    let away = |spot: &Spot| format!("translate({:.1}px,{:.1}px)", top.x - spot.x, top.y - spot.y);
    cards.iter().zip(&spots).rev().filter_map(|(card, spot)| Some((face(card)?, away(spot)))).collect()
}

/// Styles of our own making; as markup the content policy would not have them.
fn dress(element: &Element, styles: &str) {
    element.unchecked_ref::<HtmlElement>().style().set_css_text(styles);
}
