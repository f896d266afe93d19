//! A film of the page: a picture every tenth of a second, exact on any machine, for the film winds the page's motion itself.
use crate::browser::{Browser, Device};
use base64::{Engine, engine::general_purpose::STANDARD};
use serde_json::json;
use thirtyfour::prelude::*;

/// Time between two pictures, in milliseconds.
pub const STEP: u32 = 100;
/// More pictures than any move takes.
const MOST: u32 = 40;

/// From now on what moves stands still until it is wound on, and the computer thinks until it is asked to move.
const LOAD: &str = r"
{
  // In a block of its own: what is named here must not stand before what the page calls by the same name.
  const film = (window.film = { from: new Map(), timers: [], at: 0 });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    animation.pause();
    film.from.set(animation, film.at);
    return animation;
  };
  const { setTimeout } = window;
  window.setTimeout = (go, time) => (time < 500 ? setTimeout(go, time) : film.timers.push(go));
  film.wind = at => {
    film.at = at;
    for (const a of document.getAnimations())
      if (!film.from.has(a)) { a.pause(); film.from.set(a, at); }
    for (const [a, from] of film.from) {
      const end = a.effect?.getComputedTiming().endTime ?? 0;
      if (a.playState !== 'idle' && at - from < end) { a.currentTime = at - from; continue; }
      if (a.playState === 'paused') a.finish();
      film.from.delete(a);
    }
    return [...film.from.keys()].some(a => Number.isFinite(a.effect.getComputedTiming().endTime));
  };
}";

/// Begins a take: time is nought again.
const BEGIN: &str = "film.from.clear(); film.at = 0;";

/// The computer moves.
const MOVE: &str = "for (const go of film.timers.splice(0)) go();";

/// Winds on until something is on the page and all that moves has arrived, without a picture.
const REST: &str = r"
const [css, done] = arguments;
const frame = () => new Promise(requestAnimationFrame);
(async () => {
  for (let at = 0, end = performance.now() + 20000; performance.now() < end; at += 100) {
    const moves = film.wind(at);
    await frame();
    await frame();
    if (at > 200 && !moves && document.querySelector(css)) return null;
  }
  return `${css} does not come to rest`;
})().then(done);";

/// Loads the film before the page's own scripts, for every page that is opened from now on.
///
/// # Errors
/// If the browser does not answer.
pub async fn load(browser: &Browser) -> WebDriverResult<()> {
    browser.person.page.cdp().page().add_script_to_evaluate_on_new_document(LOAD).await.map(drop)
}

/// Waits for something that fits `css`, and lets everything that moves arrive.
///
/// # Errors
/// If it does not come to rest.
pub async fn rest(browser: &Browser, css: &str) -> WebDriverResult<()> {
    let failed: Option<String> = browser.person.page.execute_async(REST, vec![css.into()]).await?.convert()?;
    failed.map_or(Ok(()), |why| Err(WebDriverError::Timeout(why)))
}

/// Taps what fits `css`, or without it lets the computer move, and gives the pictures of what comes of it, as
/// WebP in base64.
///
/// # Errors
/// If the page does not answer.
pub async fn take(browser: &Browser, css: Option<&str>) -> WebDriverResult<Vec<String>> {
    let (person, mut pictures) = (&browser.person, Vec::new());
    person.page.execute(BEGIN, vec![]).await?;
    match css {
        Some(css) => person.tap(css).await?,
        None => drop(person.page.execute(MOVE, vec![]).await?),
    }
    person.drawn().await?;
    for step in 0..MOST {
        let moves: bool =
            person.page.execute("return film.wind(arguments[0])", vec![json!(step * STEP)]).await?.convert()?;
        person.drawn().await?;
        pictures.push(picture(browser, json!({ "format": "webp", "quality": 85 })).await?);
        // What follows upon the first motion begins with the picture after it.
        if step > 1 && !moves {
            break;
        }
    }
    Ok(pictures)
}

/// Joins pictures that are each so wide to one strip, the time above each, and gives it as a WebP file.
///
/// # Errors
/// If the browser does not answer.
///
/// # Panics
/// If it gives no picture.
pub async fn join(browser: &Browser, pictures: &[String], width: u32) -> WebDriverResult<Vec<u8>> {
    let page = &browser.person.page;
    let (per_row, frames) = (2880 / (width + 8), pictures.iter().enumerate());
    let figures: String = frames
        .map(|(step, picture)| {
            let time = step * STEP as usize;
            format!("<figure><figcaption>{time} ms</figcaption><img width={width} src='data:image/webp;base64,{picture}'></figure>")
        })
        .collect();
    let style = format!(
        "body{{margin:0;background:#888;font:16px sans-serif;display:grid;grid-template-columns:repeat({per_row},{width}px);gap:8px;align-content:start}}figure{{margin:0}}img{{display:block}}"
    );
    browser.resize(Device::Desk).await?;
    page.goto("about:blank").await?;
    let write = "document.body.innerHTML = arguments[0];
        const images = [...document.images].map(image => image.decode());
        Promise.all(images).then(() => arguments[1](Math.ceil(document.body.lastElementChild.getBoundingClientRect().bottom)))";
    let height = page.execute_async(write, vec![json!(format!("<style>{style}</style>{figures}"))]).await?;
    let height: u32 = height.convert()?;
    let wide = (width + 8) * per_row.min(pictures.len() as u32);
    let clip = json!({ "x": 0, "y": 0, "width": wide, "height": height, "scale": 1 });
    let whole = json!({ "format": "webp", "quality": 85, "clip": clip, "captureBeyondViewport": true });
    let picture = picture(browser, whole).await?;
    Ok(STANDARD.decode(picture).expect("the picture is in base64"))
}

async fn picture(browser: &Browser, how: serde_json::Value) -> WebDriverResult<String> {
    let taken = browser.person.page.cdp().send_raw("Page.captureScreenshot", how).await?;
    Ok(taken["data"].as_str().expect("the browser gives a picture").into())
}
