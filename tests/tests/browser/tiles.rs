//! Tile rummy on a phone by touch, and by keys: whole rounds, and turns that rebuild the table.
use super::{fits, open};
use e2e::{
    browser::{Browser, Device, serve},
    home::Home,
    rack::rebuilt,
    save,
    way::Way,
};
use thirtyfour::prelude::*;

#[tokio::test(flavor = "multi_thread")]
async fn a_round_of_tiles_by_taps() -> WebDriverResult<()> {
    a_round("taps", Way::Taps).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_of_tiles_by_dragging() -> WebDriverResult<()> {
    a_round("drag", Way::Drag).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_of_tiles_by_keys() -> WebDriverResult<()> {
    a_round("keys", Way::Keys).await
}

/// A whole round against the computer, played in this way alone; the best of its players ends it soonest.
async fn a_round(name: &str, way: Way) -> WebDriverResult<()> {
    let home = Home::new(&format!("browser-tiles-{name}"));
    let browser = Browser::open(&home, Device::Phone, &serve()).await?;
    let person = browser.person.by(way);
    person.hurry().await?;
    person.deal_with("tiles", &[("level", "hard")]).await?;
    fits(&person, Device::Phone).await?;
    person.play_the_round().await?;
    person.see("#proof[data-proof=fits]").await?;
    person.hears_no_complaints().await?;
    browser.close().await
}

/// Nearly all tiles lie on the table, more than a phone shows at once, and at the end there is none left to draw.
#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_round_for_two() -> WebDriverResult<()> {
    let address = serve();
    let browser = Browser::open(&Home::new("browser-tiles-two"), Device::Phone, &address).await?;
    open(&browser, &address, save::DEVICE_TILES, &save::late_tiles()).await?;
    let person = &browser.person;
    assert!(!person.there_is("[data-card]").await?, "nothing of a rack is on the page while the curtain is down");
    person.play_the_round_by(&[Way::Drag, Way::Keys, Way::Taps]).await?;
    person.see("#proof[data-proof=fits]").await?;
    person.hears_no_complaints().await?;
    browser.close().await
}

/// A run is cut for a second tile of a kind in it, and another gives its last to a group.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_rebuilt_in_every_way() -> WebDriverResult<()> {
    let address = serve();
    let browser = Browser::open(&Home::new("browser-tiles-rebuilt"), Device::Phone, &address).await?;
    let table = rebuilt("k4 r13 k13 o1 o5 b7", &["k2 k3 k4 k5 k6", "r6 b6 o6"], &["b10 b11 b12 b13"]);
    for way in [Way::Taps, Way::Drag, Way::Keys] {
        open(&browser, &address, save::VS_TILES, &table).await?;
        let person = browser.person.by(way);
        let before = person.look().await?;
        person.rebuild(&before).await?;
        let (rack, mut melds) = person.look().await?.laid_out();
        melds.sort();
        assert_eq!(rack, "b7 o1 o5", "{way:?}");
        assert_eq!(melds, ["b10 b11 b12", "k2 k3 k4", "k4 k5 k6", "r13 b13 k13", "r6 b6 o6"], "{way:?}");
        person.confirm().await?;
        let after = person.look_for("the confirmed turn", |now| now.version > before.version).await?;
        assert_eq!((after.laid_out().0, &after.sheet), (rack, &None), "{way:?}");
    }
    browser.person.hears_no_complaints().await?;
    browser.close().await
}
