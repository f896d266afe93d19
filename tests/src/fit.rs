//! What of a page does not fit: wider than the screen, cut off, or there twice under one name.
use thirtyfour::prelude::*;

/// Three things may be cut: a name that a player chose and, on the shortest phones, what was said last, which then end in
/// dots, and the oldest lines of what was told. What scrolls may be wider or longer than its
/// room, which then has to fit itself.
const SCRIPT: &str = r"
const [width] = arguments;
const found = [];
const root = document.documentElement;
if (root.scrollWidth > width) found.push(`the page is ${root.scrollWidth} px wide`);
const ids = [...document.querySelectorAll('[id]')].map(e => e.id);
for (const id of new Set(ids.filter((id, place) => ids.indexOf(id) !== place))) found.push(`two are called ${id}`);

const name = e => `${e.localName}${e.id && '#' + e.id}${[...e.classList].map(c => '.' + c).join('')}`;
const style = e => getComputedStyle(e);
const seen = e => e.getClientRects().length && style(e).visibility === 'visible' && style(e).clipPath === 'none'
  && !e.closest('svg, .vh, .live, [aria-hidden=true]');
const across = (box, room, slack) => box.left < room.left - slack || box.right > room.right + slack;
const along = (box, room, slack) => box.top < room.top - slack || box.bottom > room.bottom + slack;
const cuts = (e, axis) => ['hidden', 'clip'].includes(style(e)[axis]);
function fault(text, box) {
  for (let e = text.parentElement; e !== document.body; e = e.parentElement) {
    const room = e.getBoundingClientRect();
    if (style(e).overflowX === 'auto' && e.scrollWidth > e.clientWidth) return null;
    if (style(e).overflowY === 'auto' && e.scrollHeight > e.clientHeight) box = room;
    if (e.matches('.seat__name, .standing__name, .scoresheet__name, .score__row > span, .said, .told')) return null;
    if (e.matches('button, input') && (across(box, room, 1) || along(box, room, 1))) return `leaves ${name(e)}`;
    if ((cuts(e, 'overflowX') && across(box, room, 1)) || (cuts(e, 'overflowY') && along(box, room, 2))) return `is cut by ${name(e)}`;
  }
  return across(box, { left: 0, right: width }, 1) ? 'leaves the page' : null;
}
const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (texts.nextNode()) {
  const text = texts.currentNode;
  if (!text.data.trim() || !seen(text.parentElement)) continue;
  const range = document.createRange();
  range.selectNodeContents(text);
  const why = fault(text, range.getBoundingClientRect());
  if (why) found.push(`${JSON.stringify(text.data)} in ${name(text.parentElement)} ${why}`);
}
return found;";

/// All that does not fit on a page of `width` CSS pixels.
///
/// # Errors
/// If the page does not answer.
pub async fn faults(page: &WebDriver, width: u32) -> WebDriverResult<Vec<String>> {
    page.execute(SCRIPT, vec![width.into()]).await?.convert()
}
