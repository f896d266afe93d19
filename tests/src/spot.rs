//! Where on the page something can be touched.
use crate::{
    person::{BLINK, PATIENCE, Person},
    pointer::Point,
};
use std::time::{Duration, Instant};
use thirtyfour::prelude::*;

/// Longer than anything moves on the page.
const ANY_MOVE: Duration = Duration::from_secs(3);

/// A point of the element that nothing lies over, its middle if possible, and no nearer to an edge of the window than
/// asked; of the felt one where no meld lies. There is none as long as anything on the page moves, for cards may give way
/// to each other: and the point has to be the same two frames later.
const SPOT: &str = r"
const [css, edge, patient, done] = arguments;
const moves = a => a.playState === 'running' && a.effect?.getComputedTiming().iterations !== Infinity;
const inside = (at, length) => at >= edge && at <= length - edge;
function spot() {
  if (patient && document.getAnimations().some(moves)) return null;
  const element = [...document.querySelectorAll(css)].find(e => e.getClientRects().length);
  if (!element) return null;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = element.getBoundingClientRect();
  const of = found => found && element.contains(found) && (element.id !== 'melds' || !found.closest('[data-meld]'));
  for (const down of [0.5, 0.25, 0.75, 0.1, 0.9])
    for (const across of [0.5, 0.3, 0.7, 0.15, 0.85, 0.06]) {
      const [x, y] = [box.x + box.width * across, box.y + box.height * down].map(Math.round);
      if (inside(x, innerWidth) && inside(y, innerHeight) && of(document.elementFromPoint(x, y))) return [x, y];
    }
  return null;
}
const first = spot();
if (!first) done(null);
else requestAnimationFrame(() => requestAnimationFrame(() => done(`${first}` === `${spot()}` ? first : null)));";

impl Person {
    /// Waits until something that fits `css` is shown with nothing over it, and gives a point of it, in CSS pixels, that
    /// is so far from the window's edges.
    ///
    /// # Errors
    /// If there is none in time.
    pub async fn spot(&self, css: &str, edge: u32) -> WebDriverResult<Point> {
        let began = Instant::now();
        loop {
            // A webview may leave an animation running that was switched off under way: nobody waits for that one.
            let patient = began.elapsed() < ANY_MOVE;
            let arguments = vec![css.into(), edge.into(), patient.into()];
            let spot: Option<Point> = self.page.execute_async(SPOT, arguments).await?.convert()?;
            match spot {
                Some(spot) => return Ok(spot),
                None if began.elapsed() < PATIENCE => tokio::time::sleep(BLINK).await,
                None => return Err(WebDriverError::Timeout(format!("nothing to touch: {css}"))),
            }
        }
    }
}
