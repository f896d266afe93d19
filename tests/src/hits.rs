//! What of the table a finger hits: each control, at all points where it is seen.
use serde::Deserialize;
use thirtyfour::prelude::*;

/// Measures the area where each control is seen, and looks at every second pixel of it, on a desk at every fourth, what
/// would be hit there. A card of the hand is seen from its left edge to that of the next one, and down to the row that lies
/// over it; everything else is seen whole. Corners are round, and leave what is behind them free.
const SCRIPT: &str = r"
const cards = [...document.querySelectorAll('#hand [data-card]')];
const buttons = [...document.querySelectorAll('main button')].filter(e => e.getClientRects().length);
const hand = document.querySelector('#hand').getBoundingClientRect();
const melds = document.querySelector('#melds').getBoundingClientRect();
const name = e => e.dataset.card ?? e.dataset.step ?? (e.id || e.getAttribute('aria-label') || e.textContent);
const box = e => { const b = e.getBoundingClientRect(); return { left: b.left, top: b.top, right: b.right, bottom: b.bottom }; };
const within = (a, b) => ({ left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) });
const step = innerWidth < 700 ? 2 : 4;
const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
function seen(e) {
  let area = within(box(e), page);
  if (e.closest('#melds')) return within(area, melds);
  if (!cards.includes(e)) return area;
  area = within(area, { ...page, left: hand.left, right: hand.right });
  for (const other of cards) {
    const b = box(other);
    if (other.offsetTop === e.offsetTop && other.offsetLeft > e.offsetLeft) area.right = Math.min(area.right, b.left);
    if (other.offsetTop > e.offsetTop && b.left < area.right && b.right > area.left) area.bottom = Math.min(area.bottom, b.top);
  }
  return area;
}
function measure(e) {
  const area = seen(e), whole = box(e), round = parseFloat(getComputedStyle(e).borderTopLeftRadius) || 0;
  const corner = (x, y) => Math.min(x - whole.left, whole.right - x) < round && Math.min(y - whole.top, whole.bottom - y) < round;
  const missed = new Set();
  // A length may end within a pixel, which then belongs to either side.
  for (let y = area.top + 1; y < area.bottom - 1; y += step)
    for (let x = area.left + 1; x < area.right - 1; x += step) {
      if (corner(x, y)) continue;
      const found = document.elementFromPoint(x, y);
      // The tab of a card sticks out above it, and is seen there.
      if (e.contains(found) || found?.closest('.mark')) continue;
      const other = found?.closest('button');
      missed.add(`${other ? name(other) : 'nothing'} at ${Math.round(x)} ${Math.round(y)}`);
    }
  const primary = e.closest('.bar, .top, .piles, .handzone') && !cards.includes(e);
  return { name: name(e), card: cards.includes(e), primary: !!primary, missed: [...missed].slice(0, 4),
    is_cut: cards.includes(e) ? whole.left < hand.left || whole.right > hand.right
      : !!e.closest('#melds') && (whole.top < melds.top || whole.bottom > melds.bottom),
    width: area.right - area.left, height: area.bottom - area.top };
}
return buttons.map(measure);";

/// What a finger finds of one control.
#[derive(Clone, Debug, Deserialize)]
pub struct Hits {
    /// What the page calls it.
    pub name: String,
    /// Whether it is a card of the hand.
    pub card: bool,
    /// Whether it is a button of the bar, a tool, or a pile.
    pub primary: bool,
    /// What is hit instead, where it is seen.
    pub missed: Vec<String>,
    /// Whether it is scrolled out at the edge of the hand or of the melds, a part of it or the whole.
    pub is_cut: bool,
    /// How wide the part is that is seen, in CSS pixels.
    pub width: f64,
    /// How high that part is, in CSS pixels.
    pub height: f64,
}

impl Hits {
    /// Everything that can be tapped on the table.
    ///
    /// # Errors
    /// If the page does not answer.
    pub async fn of(page: &WebDriver) -> WebDriverResult<Vec<Self>> {
        page.execute(SCRIPT, vec![]).await?.convert()
    }

    /// The least side in CSS pixels that a finger needs here.
    pub fn wanted(&self) -> f64 {
        if self.primary { 44.0 } else { 24.0 }
    }

    /// What is wrong with it, if anything is.
    pub fn fault(&self) -> Option<String> {
        // A length is measured in parts of pixels.
        let least = self.width.min(self.height) + 0.1;
        if !self.missed.is_empty() {
            Some(format!("{} is hit in the place of {}", self.missed.join(", "), self.name))
        } else if !self.is_cut && least < self.wanted() {
            Some(format!("{} is {} by {} pixels", self.name, self.width, self.height))
        } else {
            None
        }
    }
}
