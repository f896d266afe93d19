//! The end of a round: hands are laid open seat by seat, then points and scores are counted up.

use wasm_bindgen::{JsCast, prelude::*};
use web_sys::{Document, DomRect, Element, HtmlElement, window};

use super::{
    animation::{Animation, Fill, Frame, Timing, animate},
    sight::{all, face, one, within},
    tokens::Tokens,
};

/// No count shows more numbers than this.
const NUMBERS: i32 = 12;

/// A number that is being counted up.
pub struct Tally {
    reel: Element,
    /// What keeps the number itself unseen.
    hiding: Option<Animation>,
}

impl Tally {
    /// Ends it at once; the number is seen as it is.
    pub fn end(self) {
        self.reel.remove();
        if let Some(hiding) = self.hiding {
            hiding.cancel();
        }
    }
}

/// Lays the hands open and counts; everything is read before anything is set in motion.
pub fn play(tokens: &Tokens) -> Vec<Tally> {
    let hands = all("#open-hands .open");
    let laid: Vec<Vec<(Element, f64)>> = hands.iter().map(spread).collect();
    let seats = hands.len() as f64;
    let counts: Vec<(Count, f64)> = hands
        .iter()
        .enumerate()
        .filter_map(|(place, hand)| Some((Count::of(&one_in(hand, ".count")?, 0)?, place as f64 * tokens.open)))
        .chain(scores().into_iter().map(|count| (count, (seats - 1.0).max(0.0) * tokens.open + tokens.sheet)))
        .collect();
    let bars = bars();
    for (place, cards) in laid.iter().enumerate() {
        lay_open(cards, place as f64 * tokens.open, tokens);
    }
    for (bar, part) in bars {
        let delay = (seats - 1.0).max(0.0) * tokens.open + tokens.sheet + tokens.travel;
        let frames = [Frame::at(format!("scaleX({part:.3})")).easing(&tokens.settle), Frame::at("none".into())];
        animate(&bar, &frames, Timing { delay, duration: tokens.sheet, fill: Fill::Backwards });
    }
    let timing = |delay| Timing { delay: delay + tokens.travel, duration: tokens.sheet, fill: Fill::Both };
    counts.into_iter().filter_map(|(count, delay)| count.up(timing(delay))).collect()
}

/// The cards of a hand, each with how far it lies from the first one.
fn spread(hand: &Element) -> Vec<(Element, f64)> {
    let cards: Vec<Element> = within(hand, ".card").iter().filter_map(face).collect();
    let lefts: Vec<f64> = cards.iter().map(|card| card.get_bounding_client_rect().x()).collect();
    let first = lefts.first().copied().unwrap_or_default();
    cards.into_iter().zip(lefts).map(|(card, left)| (card, left - first)).collect()
}

fn lay_open(cards: &[(Element, f64)], delay: f64, tokens: &Tokens) {
    for (card, far) in cards {
        let start = Frame::at(format!("translateX({:.1}px)", -far)).with_opacity(0.0).easing(&tokens.settle);
        let timing = Timing { delay, duration: tokens.travel, fill: Fill::Backwards };
        animate(card, &[start, Frame::at("none".into()).with_opacity(1.0)], timing);
    }
}

/// Every score that this round has changed.
fn scores() -> Vec<Count> {
    let counted = |row: &Element| Count::of(&one_in(row, ".count")?, number(row, "data-score")? - gained(row)?);
    all("#scores [data-seat]").iter().filter_map(counted).collect()
}

/// The bars that grow, and the part of each that was there before.
fn bars() -> Vec<(Element, f64)> {
    let bar = |row: &Element| {
        let (score, gained) = (number(row, "data-score")?, gained(row)?);
        (gained > 0 && score > 0).then_some(())?;
        Some((one_in(row, ".score__track rect")?, f64::from((score - gained).max(0)) / f64::from(score)))
    };
    all("#scores [data-seat]").iter().filter_map(bar).collect()
}

fn gained(row: &Element) -> Option<i32> {
    let seat = row.get_attribute("data-seat")?;
    number(&one(&format!("#open-hands [data-seat='{seat}']"))?, "data-gained")
}

fn number(element: &Element, name: &str) -> Option<i32> {
    element.get_attribute(name)?.parse().ok()
}

fn one_in(element: &Element, css: &str) -> Option<Element> {
    element.query_selector(css).ok()?
}

/// A number on the page that is to be counted up to; in its place a reel of numbers runs.
struct Count {
    number: Element,
    reel: Element,
    strip: Element,
    height: f64,
    lines: usize,
}

impl Count {
    /// None where there is nothing to count, or the number lies under what stays in view: a reel would run over that.
    fn of(number: &Element, from: i32) -> Option<Self> {
        let text = number.text_content()?;
        let shown = shown(&text, from)?;
        let rect = number.get_bounding_client_rect();
        let page = window()?.document()?;
        is_seen(&page, number, &rect).then_some(())?;
        let (reel, strip) = (page.create_element("div").ok()?, page.create_element("div").ok()?);
        reel.set_class_name("travel__reel");
        for line in &shown {
            let number = page.create_element("div").ok()?;
            number.set_text_content(Some(line));
            strip.append_child(&number).ok()?;
        }
        reel.append_child(&strip).ok()?;
        place(&reel, number, &rect)?;
        Some(Self { number: number.clone(), reel, strip, height: rect.height(), lines: shown.len() })
    }

    /// Runs the reel; then the number itself is seen.
    fn up(self, timing: Timing) -> Option<Tally> {
        one(".travel")?.append_child(&self.reel).ok()?;
        let steps = self.lines - 1;
        let frames = [
            Frame::at("none".into()).easing(&format!("steps({steps})")),
            Frame::at(format!("translateY({:.2}px)", -self.height * steps as f64)),
        ];
        let hidden = Timing { delay: 0.0, duration: timing.delay + timing.duration, fill: Fill::Backwards };
        let hiding = animate(&self.number, &[Frame::opaque(0.0), Frame::opaque(0.0)], hidden);
        let tally = Tally { reel: self.reel, hiding };
        let Some(running) = animate(&self.strip, &frames, timing) else {
            tally.end();
            return None;
        };
        let reel = tally.reel.clone();
        running.set_onfinish(&Closure::once_into_js(move || reel.remove()));
        Some(tally)
    }
}

/// Whether nothing lies over a number, from its upper to its lower edge.
fn is_seen(page: &Document, number: &Element, rect: &DomRect) -> bool {
    let middle = rect.x() + rect.width() / 2.0;
    [rect.top() + 1.0, rect.bottom() - 1.0]
        .iter()
        .all(|y| page.element_from_point(middle as f32, *y as f32).is_some_and(|element| element == *number))
}

/// The numbers on the way to the one that is written there, written as it is.
fn shown(text: &str, from: i32) -> Option<Vec<String>> {
    let digits: String = text.chars().filter(char::is_ascii_digit).collect();
    let minus = text.contains('−');
    let to: i32 = digits.parse::<i32>().ok().map(|number| if minus { -number } else { number })?;
    let steps = (to - from).abs().min(NUMBERS);
    let plus = if text.starts_with('+') { "+" } else { "" };
    let written = |value: i32| if value < 0 { format!("−{}", -value) } else { format!("{plus}{value}") };
    (steps > 0).then(|| (0..=steps).map(|step| written(from + (to - from) * step / steps)).collect())
}

/// Puts a reel over a number, in the same type and colour.
fn place(reel: &Element, number: &Element, rect: &DomRect) -> Option<()> {
    let looks = window()?.get_computed_style(number).ok()??;
    let style = reel.unchecked_ref::<HtmlElement>().style();
    let set = |name: &str, value: &str| style.set_property(name, value).ok();
    for name in ["color", "font-family", "font-size", "font-weight", "letter-spacing", "text-align"] {
        set(name, &looks.get_property_value(name).ok()?)?;
    }
    set("left", &format!("{:.2}px", rect.x()))?;
    set("top", &format!("{:.2}px", rect.y()))?;
    set("width", &format!("{:.2}px", rect.width()))?;
    set("height", &format!("{:.2}px", rect.height()))?;
    set("line-height", &format!("{:.2}px", rect.height()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_count_ends_with_what_is_written_there() {
        assert_eq!(shown("+3", 0).expect("a count"), ["+0", "+1", "+2", "+3"]);
        assert_eq!(shown("76", 57).expect("a count").last().map(String::as_str), Some("76"));
        assert_eq!(shown("76", 57).expect("a count").len(), 13);
        assert_eq!(shown("−2", 0).expect("a count"), ["0", "−1", "−2"]);
        assert_eq!((shown("57", 57), shown("", 0)), (None, None));
    }
}
