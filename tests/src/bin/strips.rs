//! Films the moves of a turn on every device, light and dark, and joins each film to a strip in `target/strips`. Given
//! `seven`, it films a table of seven in their place.
use e2e::{
    browser::{Browser, Device, serve},
    film,
    home::Home,
    save,
    scene::many,
};
use std::{env, fs};
use thirtyfour::prelude::*;
use xtask::place;

/// A hand that holds a run and a card that lengthens it.
const HAND: &str = "5h 6h 7h 8h 2c 9d Kd Ks 3s Jc";

const VS: Option<&str> = Some("#continue-computer-rummy100");
const VS_500: Option<&str> = Some("#continue-computer-rummy500");

const TABLE: &str = "[data-screen=table]";

/// What is filmed: its name, what is tapped before, and what is tapped then, or nothing where what has waited goes on: the computer, or the end of a round.
const TAKES: [(&str, &[&str], Option<&str>); 6] = [
    ("deal", &[], Some("#new-rummy100")),
    ("draw", &[], Some("#stock")),
    ("meld", &["[data-card='5h']", "[data-card='6h']", "[data-card='7h']"], Some("#bar-main")),
    ("lay-off", &["[data-card='8h']"], Some("[data-meld].is-lit")),
    ("discard", &["[data-card='Kd']"], Some("#bar-main")),
    ("computer", &[], None),
];

/// The same at a table of seven: the deal, and the end of the round, when all hands open.
const SEVEN: [(&str, &[&str], Option<&str>); 3] = [
    ("seven-deal", &[], Some("#new-rummy500")),
    ("seven-end", &["[data-card='7c']", "[data-card='7d']", "[data-card='7h']", "[data-card='7s']"], Some("#bar-main")),
    ("seven-hands", &[], None),
];

/// Rummy 500 was last played by seven.
const SETTINGS: (&str, &str) = (
    "escalera/settings",
    r#"{"last":[{"game":"rummy500","mode":"computer","level":"easy","rules":{"seats":7},"names":[]}]}"#,
);

/// Devices, with the width of a picture in the strip.
const DEVICES: [(Device, &str, u32); 3] =
    [(Device::Phone, "phone", 280), (Device::PhoneOnItsSide, "landscape", 470), (Device::Desk, "desktop", 560)];

/// What was filmed, and its pictures.
type Film = (&'static str, Vec<String>);

#[tokio::main]
async fn main() -> WebDriverResult<()> {
    let folder = place::target().join("strips");
    fs::create_dir_all(&folder)?;
    let address = serve();
    let browser = Browser::open(&Home::new("strips"), Device::Desk, &address).await?;
    film::load(&browser).await?;
    for (device, on, width) in DEVICES {
        for theme in ["light", "dark"] {
            browser.theme(theme).await?;
            // Joined only when all are taken, for that is done on another page.
            for (name, pictures) in shoot(&browser, device, &address).await? {
                let file = folder.join(format!("{name}-{on}-{theme}.webp"));
                fs::write(&file, film::join(&browser, &pictures, width).await?)?;
                println!("      {}", file.display());
            }
        }
    }
    browser.close().await
}

/// All the films, one after the other as in a turn.
async fn shoot(browser: &Browser, device: Device, address: &str) -> WebDriverResult<Vec<Film>> {
    let mut films = Vec::new();
    let takes = if env::args().any(|arg| arg == "seven") { &SEVEN[..] } else { &TAKES[..] };
    for (name, before, then) in takes {
        match *name {
            "deal" | "seven-deal" => open(browser, device, address, SETTINGS, None).await?,
            "draw" => open(browser, device, address, (save::VS, &save::table(10, false)), VS).await?,
            "meld" => open(browser, device, address, (save::VS, &save::to_play(HAND)), VS).await?,
            "seven-end" => open(browser, device, address, (save::VS_500, &many::seven_to_go_out()), VS_500).await?,
            // The others go on where the last one ended.
            _ => film::rest(browser, TABLE).await?,
        }
        for css in *before {
            browser.person.tap(css).await?;
        }
        film::rest(browser, "main").await?;
        films.push((*name, film::take(browser, *then).await?));
    }
    Ok(films)
}

/// Opens the page with this kept under its key, and goes on with the table in that row of home.
async fn open(
    browser: &Browser,
    device: Device,
    address: &str,
    (key, kept): (&str, &str),
    row: Option<&str>,
) -> WebDriverResult<()> {
    let page = &browser.person.page;
    // A page of the same origin that runs nothing: the last table is not kept over this one.
    page.goto(&format!("{address}none")).await?;
    let keep = "localStorage.clear(); localStorage.setItem(...arguments)";
    page.execute(keep, vec![key.into(), kept.into()]).await?;
    page.goto(address).await?;
    // The driver sizes each new page as the first.
    browser.resize(device).await?;
    film::rest(browser, "[data-screen=home]").await?;
    if let Some(row) = row {
        browser.person.tap(row).await?;
        film::rest(browser, TABLE).await?;
    }
    Ok(())
}
