//! The web page in a real browser, on a phone by touch and on a desk by mouse.
#[path = "browser/games.rs"]
mod games;
#[path = "browser/hits.rs"]
mod hits;
#[path = "browser/let_go.rs"]
mod let_go;
#[path = "browser/quick.rs"]
mod quick;
#[path = "browser/review.rs"]
mod review;
#[path = "browser/tiles.rs"]
mod tiles;

use e2e::{
    browser::{Browser, Device, serve, serve_folder},
    home::Home,
    person::Person,
    watch::complaints,
    way::Way,
};
use std::fs;
use thirtyfour::prelude::*;

/// Were a breach of the policy not seen, all the tests below would prove nothing by it.
#[tokio::test(flavor = "multi_thread")]
async fn a_breach_of_the_policy_is_seen() -> WebDriverResult<()> {
    let home = Home::new("browser-breach");
    let page = r#"<main style="color: red">Ink</main><script>console.error("run")</script><img src="/none.png">"#;
    fs::write(home.folder().join("index.html"), page)?;
    let browser = Browser::open(&home, Device::Desk, &serve_folder(home.folder().into())).await?;
    browser.person.see("main").await?;
    let seen = complaints(&browser.person.page).await?;
    for breach in ["policy: style-src-attr", "policy: script-src-elem", "not loaded: http"] {
        assert!(seen.iter().any(|line| line.starts_with(breach)), "{breach} is not in {seen:?}");
    }
    assert!(!seen.iter().any(|line| line.contains("run")), "{seen:?}");
    browser.close().await
}

/// Every screen fits every device: nothing has to be pushed sideways.
#[tokio::test(flavor = "multi_thread")]
async fn the_page_fits_every_device() -> WebDriverResult<()> {
    let address = serve();
    for (device, name) in [(Device::PhoneOnItsSide, "landscape"), (Device::Tablet, "tablet"), (Device::Desk, "desk")] {
        let home = Home::new(&format!("browser-fits-{name}"));
        let browser = Browser::open(&home, device, &address).await?;
        let person = &browser.person;
        person.see("[data-screen=home]").await?;
        fits(person, device).await?;
        person.deal_against_the_computer().await?;
        fits(person, device).await?;
        person.hears_no_complaints().await?;
        browser.close().await?;
    }
    Ok(())
}

async fn fits(person: &Person, device: Device) -> WebDriverResult<()> {
    let script = "return [innerWidth, innerHeight, document.documentElement.scrollWidth]";
    let (width, height, needed): (u32, u32, u32) = person.page.execute(script, vec![]).await?.convert()?;
    assert_eq!((width, height), device.size());
    assert!(needed <= width, "{needed} pixels wide on {width}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_by_taps() -> WebDriverResult<()> {
    a_round("taps", Way::Taps).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_by_dragging() -> WebDriverResult<()> {
    a_round("drag", Way::Drag).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_by_keys() -> WebDriverResult<()> {
    a_round("keys", Way::Keys).await
}

/// A whole round against the computer, played in this way alone.
async fn a_round(name: &str, way: Way) -> WebDriverResult<()> {
    let home = Home::new(&format!("browser-{name}"));
    let browser = Browser::open(&home, Device::Phone, &serve()).await?;
    let person = browser.person.by(way);
    person.deal_against_the_computer().await?;
    fits(&person, Device::Phone).await?;
    person.play_the_round().await?;
    person.see("#proof[data-proof=fits]").await?;
    person.hears_no_complaints().await?;
    browser.close().await
}

/// The curtain too is lifted in every way.
#[tokio::test(flavor = "multi_thread")]
async fn a_round_for_two_in_every_way() -> WebDriverResult<()> {
    let home = Home::new("browser-two");
    let browser = Browser::open(&home, Device::Phone, &serve()).await?;
    let person = &browser.person;
    person.switch_motion_off().await?;
    let curtain = person.deal_for_two(["Ana", "Marta"]).await?;
    assert_eq!(curtain.hand, [], "nothing of a hand is on the page while the curtain is down");
    assert!(!person.there_is("[data-card]").await?);
    let end = person.play_the_round_by(&[Way::Drag, Way::Keys, Way::Taps]).await?;
    assert!(["round-end", "game-end"].contains(&end.screen.as_str()));
    person.hears_no_complaints().await?;
    browser.close().await
}

/// Looks at every frame: whatever of a card is on the page, seen, flying or told, as long as the curtain is down.
const LOOK_BEHIND_THE_CURTAIN: &str = r"
window.left = [];
(function look() {
  if (document.querySelector('[data-screen=curtain]'))
    for (const card of document.querySelectorAll('[data-card], [data-suit], .travel [data-rank], .travel .card'))
      if (!card.closest('.since')) window.left.push(card.outerHTML.slice(0, 120));
  requestAnimationFrame(look);
})();";

/// With motion on, cards are on their way as the device is handed over.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_of_a_hand_outlasts_its_turn() -> WebDriverResult<()> {
    let home = Home::new("browser-handed-over");
    let browser = Browser::open(&home, Device::Phone, &serve()).await?;
    let person = &browser.person;
    person.deal_for_two(["Ana", "Marta"]).await?;
    person.page.execute(LOOK_BEHIND_THE_CURTAIN, vec![]).await?;
    for _ in 0..2 {
        person.lift_the_curtain().await?;
        let hand = person.draw().await?;
        person.choose(&[hand.cards()[0]]).await?;
        person.tap("#bar-main").await?;
        person.see("[data-screen=curtain]").await?;
        person.drawn().await?;
    }
    let left: Vec<String> = person.page.execute("return window.left", vec![]).await?.convert()?;
    assert!(left.is_empty(), "{left:?}");
    person.hears_no_complaints().await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_loaded_anew_shows_the_same_table() -> WebDriverResult<()> {
    let home = Home::new("browser-again");
    let address = serve();
    let browser = Browser::open(&home, Device::Phone, &address).await?;
    let person = &browser.person;
    person.deal_against_the_computer().await?;
    let before = person.draw().await?;
    person.page.refresh().await?;
    person.tap("#continue-computer-rummy100").await?;
    let after = person.look_for("the table", |sight| sight.screen == "table").await?;
    assert_eq!((after.cards(), &after.phase, &after.scores), (before.cards(), &before.phase, &before.scores));
    person.hears_no_complaints().await?;
    browser.close().await
}

/// What a phone's own way back does: one step, and no more.
#[tokio::test(flavor = "multi_thread")]
async fn back_closes_a_sheet_then_leaves_the_table_and_the_page_last() -> WebDriverResult<()> {
    let home = Home::new("browser-back");
    let browser = Browser::open(&home, Device::Phone, &serve()).await?;
    let person = &browser.person;
    let address = person.page.current_url().await?;
    person.deal_against_the_computer().await?;
    person.tap("#menu").await?;
    person.see("#sheet[data-sheet=menu]").await?;
    person.page.back().await?;
    person.look_for("the table without its menu", |sight| sight.screen == "table" && sight.sheet.is_none()).await?;
    person.page.back().await?;
    person.tap("#options-rummy100").await?;
    person.see("[data-screen=new-table]").await?;
    person.page.back().await?;
    person.see("#continue-computer-rummy100").await?;
    person.hears_no_complaints().await?;
    assert_eq!(person.page.current_url().await?, address);
    person.page.back().await?;
    assert_ne!(person.page.current_url().await?, address, "from home it leads out");
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_opens_the_score_sheet() -> WebDriverResult<()> {
    let home = Home::new("browser-seats");
    let browser = Browser::open(&home, Device::Phone, &serve()).await?;
    let person = &browser.person;
    person.deal_against_the_computer().await?;
    person.tap("#seats [data-seat='1']").await?;
    person.see("#sheet[data-sheet=scores]").await?;
    person.tap("#sheet-close").await?;
    person.look_for("the table", |sight| sight.sheet.is_none()).await?;
    person.enter("#seats [data-seat='1']").await?;
    person.see("#sheet[data-sheet=scores]").await?;
    person.hears_no_complaints().await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_move_says_why() -> WebDriverResult<()> {
    let home = Home::new("browser-why");
    let browser = Browser::open(&home, Device::Phone, &serve()).await?;
    let person = &browser.person;
    person.deal_against_the_computer().await?;
    let before = person.draw().await?;
    person.tap("#stock").await?;
    let why = person.read("#sheet[data-sheet=why-not] #why-text").await?;
    assert!(why.ends_with('.'), "a whole sentence: {why}");
    person.tap("#choose-again").await?;
    let after = person.look_for("the table", |sight| sight.sheet.is_none()).await?;
    assert_eq!((after.version, after.cards()), (before.version, before.cards()), "nothing changed");
    person.hears_no_complaints().await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn it_speaks_the_language_of_the_system() -> WebDriverResult<()> {
    let address = serve();
    for (system, spoken) in [("es-AR", "es"), ("pt-BR", "pt"), ("en-GB", "en"), ("fi", "es")] {
        let home = Home::new(&format!("browser-{system}")).speaking(system);
        let browser = Browser::open(&home, Device::Phone, &address).await?;
        browser.person.see(&format!("html[lang={spoken}] [data-screen=home]")).await?;
        browser.person.hears_no_complaints().await?;
        browser.close().await?;
    }
    Ok(())
}

/// Opens the page without motion and with this table kept in this place, and goes on with it.
async fn open(browser: &Browser, address: &str, place: &str, table: &str) -> WebDriverResult<()> {
    let page = &browser.person.page;
    // A page of the same origin that runs nothing: the last table is not kept over this one.
    page.goto(&format!("{address}none")).await?;
    page.execute("localStorage.clear()", vec![]).await?;
    for (key, text) in [(place, table), ("escalera/settings", r#"{"motion":"reduced"}"#)] {
        page.execute("localStorage.setItem(...arguments)", vec![key.into(), text.into()]).await?;
    }
    page.goto(address).await?;
    let (folder, game) = place["escalera/".len()..].split_once('/').expect("a folder and a game");
    let mode = if folder == "vs" { "computer" } else { "device" };
    browser.person.tap(&format!("#continue-{mode}-{}", game.trim_end_matches(".a"))).await?;
    browser.person.look_for("the table", |sight| !["home", "waiting"].contains(&sight.screen.as_str())).await.map(drop)
}
