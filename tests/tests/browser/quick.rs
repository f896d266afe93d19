//! Twenty quick taps on one place do one thing.
use super::open;
use e2e::{
    browser::{Browser, Device, serve},
    hand::melds,
    home::Home,
    person::Person,
    save,
    sight::Sight,
};
use thirtyfour::prelude::*;

#[tokio::test(flavor = "multi_thread")]
async fn twenty_quick_taps_do_one_thing() -> WebDriverResult<()> {
    let address = serve();
    let browser = Browser::open(&Home::new("browser-quick"), Device::Phone, &address).await?;
    let person = &browser.person;

    open(&browser, &address, save::VS, &save::table(10, false)).await?;
    let (before, after) = twenty(person, "#stock").await?;
    assert_eq!((after.hand.len(), after.version), (before.hand.len() + 1, before.version + 1), "{after:?}");
    assert_eq!(after.sheet, None, "nobody is told off for a second tap: {after:?}");

    open(&browser, &address, save::VS, &save::table(25, true)).await?;
    let sight = person.look().await?;
    person.choose(&melds(&sight.cards())[0]).await?;
    let (before, after) = twenty(person, "#bar-main").await?;
    assert_eq!((after.melds.len(), after.version), (1, before.version + 1), "{after:?}");
    assert_eq!(after.sheet, None, "{after:?}");

    let sight = person.look().await?;
    person.choose(&sight.cards()[..1]).await?;
    let (before, _) = twenty(person, "#bar-main").await?;
    let after = person.look_for("the next turn", |now| now.my_turn && now.phase == "draw").await?;
    assert_eq!(after.hand.len(), before.hand.len() - 1, "{after:?}");
    browser.person.hears_no_complaints().await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn twenty_quick_taps_open_one_screen() -> WebDriverResult<()> {
    let address = serve();
    let browser = Browser::open(&Home::new("browser-quick-screens"), Device::Phone, &address).await?;
    let person = &browser.person;

    person.tap("#options-rummy100").await?;
    let (_, after) = twenty(person, "#deal").await?;
    assert_eq!((after.screen.as_str(), after.phase.as_str(), &after.sheet), ("table", "draw", &None));

    open(&browser, &address, save::DEVICE, &save::golden("round-over")).await?;
    person.lift_the_curtain().await?;
    let (_, after) = twenty(person, "#next-round").await?;
    assert_eq!(after.screen, "curtain", "the other player's hand stays covered");

    let (_, after) = twenty(person, "#curtain-reveal").await?;
    assert_eq!((after.screen.as_str(), after.phase.as_str(), &after.sheet), ("table", "draw", &None));
    assert!(after.hand.iter().all(|held| !held.chosen), "{after:?}");
    browser.person.hears_no_complaints().await?;
    browser.close().await
}

/// Taps `css` twenty times as fast as it goes, and gives what was seen before and what is seen once all is at rest.
async fn twenty(person: &Person, css: &str) -> WebDriverResult<(Sight, Sight)> {
    let spot = person.spot(css, 0).await?;
    let before = person.look().await?;
    for _ in 0..20 {
        person.press(spot).await?;
        person.lift().await?;
    }
    person.drawn().await?;
    Ok((before, person.look().await?))
}
