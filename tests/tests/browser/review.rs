//! A round that is over, gone through from its first move to its last.
use super::open;
use e2e::{
    browser::{Browser, Device, serve},
    home::Home,
    save,
};
use thirtyfour::prelude::*;

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_round_is_gone_through_to_its_end() -> WebDriverResult<()> {
    let address = serve();
    let browser = Browser::open(&Home::new("browser-review"), Device::Phone, &address).await?;
    let person = &browser.person;

    open(&browser, &address, save::VS, &save::golden("round-lost")).await?;
    person.tap("#review").await?;
    let mut number = 0;
    person.see("[data-screen=review][data-move='0']").await?;
    while !person.there_is("#review-done").await? {
        person.tap("#review-next").await?;
        number += 1;
        person.see(&format!("[data-screen=review][data-move='{number}']")).await?;
        assert!(!person.read("#review-told").await?.is_empty(), "what was done is told of move {number}");
    }
    let place = person.read("#review-place").await?;
    assert_eq!(place, format!("{0} / {0}", number + 1), "the last move is the last one counted");
    assert!(number > 10, "a round has more moves than {number}");
    person.see("[data-judged=true] :is(#review-best, #review-again)").await?;

    person.tap("#review-previous").await?;
    person.see(&format!("[data-move='{}']", number - 1)).await?;
    person.tap("#leave").await?;
    person.see("[data-screen=round-end]").await?;
    person.hears_no_complaints().await?;
    browser.close().await
}
