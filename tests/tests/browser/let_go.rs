//! A drag that comes to nothing leaves nothing behind: no word, no change, no card out of its place.
use super::open;
use e2e::{
    browser::{Browser, Device, serve},
    home::Home,
    person::Person,
    pointer::Point,
    save,
};
use thirtyfour::prelude::*;

/// What puts an end to a drag.
#[derive(Clone, Copy, Debug)]
enum End {
    /// The system takes the finger away.
    Cancelled,
    /// A key.
    Escape,
    /// It is dropped where nothing takes it.
    Outside,
    /// Another window comes before this one.
    Blur,
    /// A second finger comes down.
    SecondFinger,
}

const ENDS: [End; 5] = [End::Cancelled, End::Escape, End::Outside, End::Blur, End::SecondFinger];

#[tokio::test(flavor = "multi_thread")]
async fn a_drag_that_comes_to_nothing_leaves_nothing_behind() -> WebDriverResult<()> {
    let address = serve();
    let browser = Browser::open(&Home::new("browser-let-go"), Device::Phone, &address).await?;
    let person = &browser.person;
    open(&browser, &address, save::VS, &save::table(10, true)).await?;
    let card = format!("#hand [data-card='{}']", person.look().await?.hand[4].card);
    for end in ENDS {
        comes_to_nothing(person, &card, "#discard", end).await?;
    }
    open(&browser, &address, save::VS, &save::table(10, false)).await?;
    for end in ENDS {
        comes_to_nothing(person, "#stock", "#hand", end).await?;
    }
    person.draw().await?;
    person.hears_no_complaints().await?;
    browser.close().await
}

/// Drags what fits `css` over a place that would take it, and ends it in another way than by dropping it there.
async fn comes_to_nothing(person: &Person, css: &str, over: &str, end: End) -> WebDriverResult<()> {
    let before = person.look().await?;
    let from = person.pick_up(css).await?;
    let at = person.carry(from, over).await?;
    ends(person, at, end).await?;
    person.holds_nothing().await?;
    assert_eq!(person.look().await?, before, "{css} {end:?}");
    Ok(())
}

async fn ends(person: &Person, at: Point, end: End) -> WebDriverResult<()> {
    match end {
        End::Cancelled => return person.touch("touchCancel", &[]).await,
        End::Escape => person.press_key(Key::Escape).await?,
        End::Outside => {
            let outside = person.spot("#seats", 0).await?;
            person.glide(at, outside).await?;
        }
        End::Blur => drop(person.page.execute("dispatchEvent(new Event('blur'))", vec![]).await?),
        End::SecondFinger => person.touch("touchStart", &[at, (at.0 - 60, at.1)]).await?,
    }
    person.lift().await
}
