//! Durations and easings, as the style sheets set them; all durations are 0 where motion is reduced.

use web_sys::window;

/// How long things take, in milliseconds, and how they start and stop.
#[derive(Clone, PartialEq, Debug)]
pub struct Tokens {
    /// A small step aside.
    pub lift: f64,
    /// A card from one place to another.
    pub travel: f64,
    /// Between two dealt cards.
    pub deal: f64,
    /// Between two cards of a meld.
    pub step: f64,
    /// Between two cards out of the discard pile.
    pub dig: f64,
    /// Between two hands laid open.
    pub open: f64,
    /// A tile of a play that is shown step by step.
    pub show: f64,
    /// Sheets, and the cloth of the curtain.
    pub sheet: f64,
    /// For what comes to rest.
    pub settle: String,
    /// For a card that lands.
    pub toss: String,
    /// For what goes away.
    pub leave: String,
}

impl Tokens {
    /// As they hold on the page now.
    pub fn of_page() -> Option<Self> {
        let window = window()?;
        let root = window.document()?.document_element()?;
        let style = window.get_computed_style(&root).ok()??;
        Self::read(|name| style.get_property_value(name).ok())
    }

    /// By the values that `value` knows of each name.
    pub fn read(value: impl Fn(&str) -> Option<String>) -> Option<Self> {
        let time = |name: &str| milliseconds(value(name)?.trim());
        let ease = |name: &str| value(name).map(|text| text.trim().to_owned()).filter(|text| !text.is_empty());
        Some(Self {
            lift: time("--time-lift")?,
            travel: time("--time-move")?,
            deal: time("--time-deal")?,
            step: time("--time-step")?,
            dig: time("--time-dig")?,
            open: time("--time-open")?,
            show: time("--time-show")?,
            sheet: time("--time-sheet")?,
            settle: ease("--ease-settle")?,
            toss: ease("--ease-toss")?,
            leave: ease("--ease-leave")?,
        })
    }

    /// Whether nothing is to move.
    pub const fn is_still(&self) -> bool {
        self.travel <= 0.0
    }
}

fn milliseconds(text: &str) -> Option<f64> {
    match text.strip_suffix("ms") {
        Some(number) => number.parse().ok(),
        None => text.strip_suffix('s')?.parse::<f64>().ok().map(|seconds| seconds * 1000.0),
    }
}

#[cfg(test)]
impl Tokens {
    /// Those of the style sheet, as they are without any setting.
    pub fn of_sheet() -> Self {
        const SHEET: &str = include_str!("../../style/tokens.css");
        let first = |name: &str| {
            let (_, rest) = SHEET.split_once(&format!("{name}:"))?;
            Some(rest.split(';').next()?.to_owned())
        };
        Self::read(first).expect("the style sheet sets them all")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_in_both_units() {
        assert_eq!(
            (milliseconds("260ms"), milliseconds(".26s"), milliseconds("0s")),
            (Some(260.0), Some(260.0), Some(0.0))
        );
        assert_eq!((milliseconds("260"), milliseconds("")), (None, None));
    }

    #[test]
    fn the_style_sheet_sets_them() {
        let tokens = Tokens::of_sheet();
        assert_eq!((tokens.travel, tokens.deal, tokens.step), (260.0, 70.0, 40.0));
        assert_eq!(tokens.settle, "cubic-bezier(.2,.8,.2,1)");
    }

    /// Without a graphics card a blurred shadow takes as long as five cards.
    #[test]
    fn cards_on_the_table_and_on_their_way_have_no_blur() {
        const SHEET: &str = include_str!("../../style/tokens.css");
        let mut layers = SHEET.split(['{', ';']).filter_map(|rule| {
            let (name, shadow) = rule.trim().split_once(':')?;
            ["--depth-card", "--depth-flight"].contains(&name).then_some(shadow)
        });
        let blurs: Vec<&str> =
            layers.by_ref().flat_map(|all| all.split(',')).filter_map(|one| one.split(' ').nth(2)).collect();
        assert_eq!((blurs.len(), blurs.iter().all(|blur| *blur == "0")), (9, true), "{blurs:?}");
    }

    #[test]
    fn reduced_motion_leaves_no_time_for_anything() {
        const SHEETS: [&str; 2] = [include_str!("../../style/tokens.css"), include_str!("../../style/base.css")];
        for (sheet, begins) in SHEETS.into_iter().zip(["prefers-reduced-motion:reduce", "[data-motion=reduced]{"]) {
            let (_, rest) = sheet.split_once(begins).expect("motion can be switched off");
            let rule = rest.split('}').next().expect("a rule ends");
            let off = |name: &str| rule.contains(&format!("{name}:0ms")).then(|| "0ms".to_owned());
            let tokens = Tokens::read(|name| off(name).or_else(|| name.starts_with("--ease").then(|| "linear".into())));
            assert!(tokens.expect("every time is set").is_still(), "{begins}");
        }
    }
}
