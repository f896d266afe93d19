//! A scene: one state of one screen, and how to come to it at once in a browser.
mod all;
pub mod dig;
pub mod many;
pub mod tiles;

pub use all::SCENES;

use crate::stage::Stage;
use serde_json::{Map, Value, json};
use std::fs;
use thirtyfour::prelude::*;
use xtask::place;

/// Run before a page's own scripts: the system asks for the language of the scene, and the core of the page for the app
/// says what the scene's is to say, and nothing to all else. In the page for browsers there is no such core.
pub(crate) const SYSTEM: &str = r"
const { language, core } = JSON.parse(sessionStorage.getItem('system') ?? '{}');
if (language) Object.defineProperty(navigator, 'languages', { value: [language] });
if (core) {
  const invoke = command => command in core ? Promise.resolve(core[command]) : new Promise(() => {});
  window.__TAURI__ = { core: { Channel: class {}, invoke } };
}";

/// Puts on the device what is kept there and nothing else, and says what the system is.
const KEEP: &str = r"
const [kept, system] = arguments;
localStorage.clear();
sessionStorage.clear();
for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
sessionStorage.setItem('system', JSON.stringify(system));";

/// Goes the way through the page, and waits until what is to be seen in the end is seen, two frames long.
const WALK: &str = r"
const [way, seen, done] = arguments;
const frame = () => new Promise(requestAnimationFrame);
const find = css => [...document.querySelectorAll(css)].find(e => e.getClientRects().length);
async function see(css) {
  for (const end = performance.now() + 10000; performance.now() < end; await frame()) {
    const found = find(css);
    if (found) return found;
  }
  throw new Error(`${css} is not to be seen`);
}
const steps = {
  see,
  tap: async css => (await see(css)).click(),
  key: key => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  choose: async cards => { for (const card of cards.split(' ')) (await see(`#hand [data-card='${card}']`)).click(); },
  stop: () => {
    const soon = window.setTimeout;
    window.setTimeout = (what, after) => (after > 300 ? 0 : soon(what, after));
  },
  move: () => document.documentElement.style.setProperty('--time-move', '1ms'),
  fill: () => {
    for (let size = 1 << 22; size; size >>= 1)
      try { for (const half of 'ab') localStorage.setItem(half + size, 'x'.repeat(size)); } catch {}
  },
};
(async () => {
  for (const [step, what] of way) {
    await steps[step](what);
    await frame();
  }
  await see(seen);
  await frame();
})().then(() => done(null), error => done(error.message));";

/// One state of one screen.
#[derive(Clone, Copy, Debug)]
pub struct Scene {
    /// What it is called.
    pub name: &'static str,
    /// What is kept on the device before the page opens.
    kept: &'static [(Kept, Save)],
    /// Which settings are not as usual, as JSON.
    settings: &'static str,
    host: Host,
    /// What is done on the page.
    way: &'static [Step],
    /// What is to be seen in the end.
    seen: &'static str,
}

/// A place for a table.
#[derive(Clone, Copy, Debug)]
enum Kept {
    /// Against the computer.
    Vs,
    /// For those who hand one device round.
    Device,
}

/// What lies in a place.
#[derive(Clone, Copy, Debug)]
enum Save {
    /// A golden save.
    Golden(&'static str),
    /// A save made for the scene.
    Made(fn() -> String),
    /// Something that is no save.
    Damaged,
    /// The save of a release to come.
    Newer,
}

/// Who hosts the tables.
#[derive(Clone, Copy, Debug)]
enum Host {
    /// The page itself.
    Page,
    /// Nobody: the page for the app, opened outside of it.
    Nobody,
    /// A core that says nothing.
    SilentCore,
    /// A core that says nothing once a table is asked for.
    SlowCore,
}

/// What is done on the way.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// Wait until this is to be seen.
    See(&'static str),
    /// Tap this.
    Tap(&'static str),
    /// Press this key.
    Key(&'static str),
    /// Tap these cards of the hand.
    Choose(&'static str),
    /// Let nothing happen from now on that is to happen later, so that the computer thinks for ever.
    Stop,
    /// Let things move, which stand still in all other scenes; each is where it goes to within a frame.
    Move,
    /// Let the browser's storage be full from now on.
    Fill,
}

impl Scene {
    const fn new(name: &'static str, seen: &'static str) -> Self {
        Self { name, kept: &[], settings: "{}", host: Host::Page, way: &[], seen }
    }

    const fn kept(self, kept: &'static [(Kept, Save)]) -> Self {
        Self { kept, ..self }
    }

    const fn settings(self, settings: &'static str) -> Self {
        Self { settings, ..self }
    }

    const fn host(self, host: Host) -> Self {
        Self { host, ..self }
    }

    const fn way(self, way: &'static [Step]) -> Self {
        Self { way, ..self }
    }

    /// Comes to the scene, from wherever the page is, in the language that the system asks for.
    ///
    /// # Errors
    /// If there is no such way through the page.
    pub async fn open(&self, stage: &Stage, language: &str) -> WebDriverResult<()> {
        let page = stage.page();
        let address = match self.host {
            Host::Page => &stage.web,
            Host::Nobody | Host::SilentCore | Host::SlowCore => &stage.app,
        };
        // Nothing runs where nothing lies, so nothing is written there after this.
        page.goto(&format!("{address}none")).await?;
        let system = json!({ "language": language, "core": self.host.answers() });
        page.execute(KEEP, vec![self.device(), system]).await?;
        page.goto(address).await?;
        let way: Vec<_> = self.way.iter().map(Step::script).collect();
        let failed: Option<String> = page.execute_async(WALK, vec![json!(way), json!(self.seen)]).await?.convert()?;
        failed.map_or(Ok(()), |why| Err(WebDriverError::Timeout(format!("{}: {why}", self.name))))
    }

    /// What the browser's storage holds.
    fn device(&self) -> Value {
        let mut device = Map::new();
        device.insert("escalera/settings".into(), self.settings.into());
        for (place, save) in self.kept {
            let text = save.text();
            device.insert(format!("escalera/{}/{}.a", place.folder(), game(&text)), text.into());
        }
        device.into()
    }
}

/// The game that a save is of; what cannot be read lies in the place of the first one.
fn game(save: &str) -> String {
    let body = |save: Value| serde_json::from_str::<Value>(save["body"].as_str()?).ok();
    let game = serde_json::from_str(save).ok().and_then(body).and_then(|body| Some(body["game"].as_str()?.to_owned()));
    game.unwrap_or_else(|| "rummy100".into())
}

impl Kept {
    const fn folder(self) -> &'static str {
        match self {
            Self::Vs => "vs",
            Self::Device => "hotseat",
        }
    }
}

impl Save {
    fn text(self) -> String {
        match self {
            Self::Golden(name) => {
                let path = place::root().join(format!("tests/saves/v1/{name}.json"));
                fs::read_to_string(path).expect("the goldens lie there")
            }
            Self::Made(made) => made(),
            Self::Damaged => "{".into(),
            Self::Newer => r#"{"version":1000}"#.into(),
        }
    }
}

impl Host {
    fn answers(self) -> Value {
        match self {
            Self::Page | Self::Nobody => Value::Null,
            Self::SilentCore => json!({}),
            Self::SlowCore => json!({ "connect": null, "settings": {}, "tables": [] }),
        }
    }
}

impl Step {
    fn script(&self) -> [&'static str; 2] {
        match self {
            Self::See(css) => ["see", css],
            Self::Tap(css) => ["tap", css],
            Self::Key(key) => ["key", key],
            Self::Choose(cards) => ["choose", cards],
            Self::Stop => ["stop", ""],
            Self::Move => ["move", ""],
            Self::Fill => ["fill", ""],
        }
    }
}
