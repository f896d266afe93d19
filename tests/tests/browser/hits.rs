//! A finger hits what it aims at, on the smallest phone and on a desk, whatever the hand.
use super::open;
use e2e::{
    browser::{Browser, Device, serve},
    hits::Hits,
    home::Home,
    save,
    scene::many,
};
use serde_json::json;
use thirtyfour::prelude::*;

/// Windows in CSS pixels: a phone, the smallest phone, a desk.
const WINDOWS: [(u32, u32); 3] = [(360, 740), (320, 568), (1280, 800)];

/// Hands that were dealt, and whether a card was drawn since: those of the game, one in two rows, one in three, and one
/// that scrolls on a phone.
const HANDS: [(usize, bool); 5] = [(10, false), (10, true), (13, true), (25, false), (39, true)];

#[tokio::test(flavor = "multi_thread")]
async fn a_finger_hits_what_it_aims_at() -> WebDriverResult<()> {
    let address = serve();
    let browser = Browser::open(&Home::new("browser-hits"), Device::Phone, &address).await?;
    let mut faults = Vec::new();
    for (hand, is_drawn) in HANDS {
        open(&browser, &address, save::VS, &save::table(hand, is_drawn)).await?;
        faults.extend(look(&browser, hand + usize::from(is_drawn)).await?);
    }
    // Melds lie on the table of this one, and some are lit where cards are chosen.
    open(&browser, &address, save::VS, &save::golden("mid-turn")).await?;
    let hand = browser.person.look().await?.hand.len();
    faults.extend(look(&browser, hand).await?);
    browser.person.tap("#hand [data-card]").await?;
    faults.extend(look(&browser, hand).await?);
    for made in [many::four, many::seven, many::forty, many::thirty_melds] {
        open(&browser, &address, save::VS_500, &made()).await?;
        let hand = browser.person.look().await?.hand.len();
        faults.extend(look(&browser, hand).await?);
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    browser.person.hears_no_complaints().await?;
    browser.close().await
}

/// Windows in which the bar and the piles lie beside the hand: a phone on its side, a desk, a large screen.
const SIDED: [(u32, u32); 3] = [(740, 360), (1280, 800), (1920, 1080)];

/// Whether the bar lies left of the hand and the piles left of the seats, for the hand that is set.
const LIES_LEFT: &str = r"
document.documentElement.dataset.hand = arguments[0];
const left = css => document.querySelector(css).getBoundingClientRect().left;
return [left('#bar') < left('#hand'), left('.piles') < left('#seats')];";

#[tokio::test(flavor = "multi_thread")]
async fn a_thumb_finds_bar_and_piles_on_its_side() -> WebDriverResult<()> {
    let address = serve();
    let browser = Browser::open(&Home::new("browser-sides"), Device::Phone, &address).await?;
    open(&browser, &address, save::VS, &save::table(10, false)).await?;
    for window in SIDED {
        resize(&browser, window).await?;
        for hand in ["left", "right"] {
            let lies_left: [bool; 2] = browser.person.page.execute(LIES_LEFT, vec![hand.into()]).await?.convert()?;
            assert_eq!(lies_left, [hand == "left"; 2], "{hand} hand at {window:?}");
        }
    }
    browser.close().await
}

/// Everything that cannot be hit as it should be in one of the windows, with so many cards in hand.
async fn look(browser: &Browser, cards: usize) -> WebDriverResult<Vec<String>> {
    let mut faults = Vec::new();
    for window in WINDOWS {
        resize(browser, window).await?;
        let all = Hits::of(&browser.person.page).await?;
        assert_eq!(all.iter().filter(|hits| hits.card).count(), cards);
        let is_there = |name: &&str| all.iter().any(|hits| hits.name == *name);
        assert!(["leave", "menu", "stock", "discard", "sort"].iter().all(is_there));
        let found = all.iter().filter_map(Hits::fault);
        faults.extend(found.map(|fault| format!("{cards} cards at {window:?}: {fault}")));
    }
    Ok(faults)
}

/// The hand is laid out anew, and then whatever moves has to come to rest.
async fn resize(browser: &Browser, (width, height): (u32, u32)) -> WebDriverResult<()> {
    let person = &browser.person;
    let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 700 });
    person.page.cdp().send_raw("Emulation.setDeviceMetricsOverride", metrics).await?;
    person.drawn().await?;
    person.spot("#bar-main", 0).await.map(drop)
}
