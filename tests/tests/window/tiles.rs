//! Tile rummy in the real window: whole rounds, and drafts that outlast a kill.
use e2e::{
    driver::wait_until, home::Home, person::Person, rack::rebuilt, save, sight::Sight, tiles::Idea, way::Way,
    window::Window,
};
use std::fs;
use thirtyfour::prelude::*;

#[tokio::test(flavor = "multi_thread")]
async fn a_round_by_taps() -> WebDriverResult<()> {
    a_round("taps", Way::Taps).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_by_dragging() -> WebDriverResult<()> {
    a_round("drag", Way::Drag).await
}

/// A whole round against the computer, played in this way alone; the best of its players ends it soonest.
async fn a_round(name: &str, way: Way) -> WebDriverResult<()> {
    let home = Home::new(&format!("window-tiles-{name}"));
    let window = Window::open(&home).await?;
    // Motion is waited for in the round by taps; once is enough.
    if way == Way::Taps {
        window.person.tap("#settings").await?;
        window.person.quicken().await?;
    } else {
        window.person.hurry().await?;
    }
    let person = window.person.by(way);
    person.deal_with("tiles", &[("level", "hard")]).await?;
    person.play_the_round().await?;
    person.see("#proof[data-proof=fits]").await?;
    person.hears_no_complaints().await?;
    window.close().await
}

/// Nearly all tiles lie on the table, and at the end there is none left to draw.
#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_round_for_two() -> WebDriverResult<()> {
    let home = Home::new("window-tiles-two");
    keep(&home, "hotseat", &save::late_tiles());
    let window = Window::open(&home).await?;
    let person = &window.person;
    person.hurry().await?;
    person.tap("#continue-device-tiles").await?;
    person.look_for("the curtain", |sight| sight.screen == "curtain").await?;
    assert!(!person.there_is("[data-card]").await?, "nothing of a rack is on the page while the curtain is down");
    person.play_the_round_by(&[Way::Keys, Way::Taps]).await?;
    person.see("#proof[data-proof=fits]").await?;
    person.hears_no_complaints().await?;
    window.close().await
}

/// A right meld and a wrong one are begun, and the last step is undone; what was undone can still be made again.
#[tokio::test(flavor = "multi_thread")]
async fn a_draft_outlasts_a_kill_with_its_steps() -> WebDriverResult<()> {
    let home = Home::new("window-tiles-killed");
    keep(&home, "vs", &rebuilt("r13 k13 o1 o5 b7", &["k2 k3 k4", "r6 b6 o6"], &["b10 b11 b12 b13"]));
    let window = Window::open(&home).await?;
    let mut seen = vec![go_on(&window.person).await?];
    for faces in ["r13 k13 b13", "o1 o5", "b7 b10"] {
        window.person.carry_out(&Idea::New(seen[0].keys_of_tiles(faces))).await?;
        seen.push(window.person.look().await?);
    }
    window.person.tap("#undo").await?;
    lies_as(&window.person, &seen[2]).await?;
    wait_until("the draft is kept", || save::draft_kept(&home.data().join("saves/vs")) == Some((3, 2)));
    window.kill().await;

    let window = Window::open(&home).await?;
    assert_eq!(go_on(&window.person).await?.laid_out(), seen[2].laid_out());
    for (tool, before) in [("#redo", &seen[3]), ("#undo", &seen[2]), ("#undo", &seen[1]), ("#undo", &seen[0])] {
        window.person.tap(tool).await?;
        lies_as(&window.person, before).await?;
    }
    assert!(!window.person.there_is("#undo").await?, "the turn begins here");
    window.person.hears_no_complaints().await?;
    window.close().await
}

async fn go_on(person: &Person) -> WebDriverResult<Sight> {
    person.tap("#continue-computer-tiles").await?;
    person.look_for("the table", |sight| sight.screen == "table").await
}

async fn lies_as(person: &Person, before: &Sight) -> WebDriverResult<()> {
    person.look_for("the table as it lay", |now| now.laid_out() == before.laid_out()).await.map(drop)
}

/// Puts a save where the app keeps its tables of tiles.
fn keep(home: &Home, mode: &str, table: &str) {
    let folder = home.data().join("saves").join(mode);
    fs::create_dir_all(&folder).expect("the home can be written");
    fs::write(folder.join("tiles.a.json"), table).expect("the home can be written");
}
