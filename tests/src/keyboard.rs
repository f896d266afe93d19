//! A person at the keyboard: keys are pressed for whatever has the focus.
use crate::person::Person;
use std::time::Duration;
use thirtyfour::prelude::*;

/// More keys than any way from one place to another takes.
const ENOUGH: usize = 80;

/// Which arrow leads nearer to an element, and how often to press it in a row; none where the element has the focus.
/// The zones lie from the table's top to its bottom. On a table of tiles one looks where things lie: a button that covers
/// a meld lies at its end.
const ARROW: &str = r"
const goal = document.querySelector(arguments[0]);
const here = document.activeElement;
if (!goal || goal === here) return goal ? ['', 0] : null;
const zones = ['.top', '#seats', '#melds', '.piles, .tiles__line', '#hand', '#bar'];
const zone = e => zones.findIndex(css => e.closest(css));
const [from, to] = [zone(here), zone(goal)];
if (from !== to) return [from < to ? 'down' : 'up', 1];
const things = [...goal.closest(zones[to]).querySelectorAll('button')];
if (!here.closest('.table--tiles #melds')) {
  const far = things.indexOf(goal) - things.indexOf(here);
  return [far > 0 ? 'right' : 'left', Math.abs(far)];
}
const place = e => {
  const box = e.getBoundingClientRect();
  return { x: e.matches('.tmeld__add') ? box.right : box.x + box.width / 2, y: box.y + box.height / 2 };
};
const [at, end] = [place(here), place(goal)];
if (Math.abs(end.y - at.y) > 18) return [end.y > at.y ? 'down' : 'up', 1];
const between = p => Math.abs(p.y - at.y) <= 18 && (p.x - at.x) * (end.x - p.x) > 0;
return [end.x > at.x ? 'right' : 'left', 1 + things.map(place).filter(between).length];";

impl Person {
    /// Presses a key.
    ///
    /// # Errors
    /// If the page does not answer.
    pub async fn press_key(&self, key: impl Into<char>) -> WebDriverResult<()> {
        self.type_keys(&key.into().to_string()).await
    }

    /// Walks to what fits `css` on the table, by arrows alone.
    ///
    /// # Errors
    /// If no arrows lead there.
    pub async fn walk_to(&self, css: &str) -> WebDriverResult<()> {
        for _ in 0..ENOUGH {
            let way: Option<(String, usize)> = self.page.execute(ARROW, vec![css.into()]).await?.convert()?;
            let Some((arrow, times)) = way else { break };
            let key = match arrow.as_str() {
                "up" => Key::Up,
                "down" => Key::Down,
                "left" => Key::Left,
                "right" => Key::Right,
                _ => return Ok(()),
            };
            let keys: String = std::iter::repeat_n(char::from(key), times).collect();
            self.type_keys(&keys).await?;
        }
        Err(WebDriverError::Timeout(format!("no arrows lead to {css}")))
    }

    /// Goes to what fits `css` by the Tab key alone, and presses Enter there.
    ///
    /// # Errors
    /// If Tab does not lead there.
    pub async fn enter(&self, css: &str) -> WebDriverResult<()> {
        self.see(css).await?;
        for _ in 0..ENOUGH {
            if self.there_is(&format!("{css}:focus")).await? {
                return self.press_key(Key::Enter).await;
            }
            self.press_key(Key::Tab).await?;
        }
        Err(WebDriverError::Timeout(format!("no Tab leads to {css}")))
    }

    async fn type_keys(&self, keys: &str) -> WebDriverResult<()> {
        self.page.action_chain_with_delay(Some(Duration::ZERO), None).send_keys(keys).perform().await
    }
}
