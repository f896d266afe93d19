//! The app in its real window.
#![cfg(target_os = "linux")]
#[path = "window/tiles.rs"]
mod tiles;

use e2e::{
    bus::Bus,
    game::{GAMES, Game},
    home::Home,
    person::Person,
    way::Way,
    window::{NO_BUS, Window, start_again},
};
use std::{fs, path::PathBuf};
use thirtyfour::prelude::*;

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
    let home = Home::new(&format!("window-{name}"));
    let window = Window::open(&home).await?;
    // Motion is waited for in the round by taps; once is enough.
    if way != Way::Taps {
        window.person.switch_motion_off().await?;
    }
    let person = window.person.by(way);
    person.deal_against_the_computer().await?;
    person.play_the_round().await?;
    person.see("#proof[data-proof=fits]").await?;
    person.hears_no_complaints().await?;
    window.close().await
}

/// The curtain too is lifted in every way.
#[tokio::test(flavor = "multi_thread")]
async fn a_round_for_two_in_every_way() -> WebDriverResult<()> {
    let home = Home::new("window-two");
    let window = Window::open(&home).await?;
    let person = &window.person;
    person.switch_motion_off().await?;
    person.deal_for_two(["Ana", "Marta"]).await?;
    assert!(!person.there_is("[data-card]").await?, "nothing of a hand is on the page while the curtain is down");
    person.play_the_round_by(&[Way::Drag, Way::Keys, Way::Taps]).await?;
    person.hears_no_complaints().await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_rummy_for_two() -> WebDriverResult<()> {
    a_game(&GAMES[0]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_rummy_for_four() -> WebDriverResult<()> {
    a_game(&GAMES[1]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_rummy_500_for_two() -> WebDriverResult<()> {
    a_game(&GAMES[2]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_rummy_500_for_seven() -> WebDriverResult<()> {
    a_game(&GAMES[3]).await
}

async fn a_game(game: &Game) -> WebDriverResult<()> {
    let home = Home::new(&format!("window-{}", game.name));
    let window = Window::open(&home).await?;
    window.person.play_from_first_to_last(game).await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_in_the_middle_of_a_turn_it_shows_the_same_table() -> WebDriverResult<()> {
    let home = Home::new("window-killed");
    let window = Window::open(&home).await?;
    window.person.deal_against_the_computer().await?;
    let before = window.person.draw().await?;
    window.kill().await;
    let window = Window::open(&home).await?;
    window.person.tap("#continue-computer-rummy100").await?;
    let after = window.person.look_for("the table", |sight| sight.screen == "table").await?;
    assert_eq!((after.cards(), &after.phase, &after.scores), (before.cards(), &before.phase, &before.scores));
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_for_two_it_comes_back_behind_the_curtain() -> WebDriverResult<()> {
    let home = Home::new("window-killed-two");
    let window = Window::open(&home).await?;
    let curtain = window.person.deal_for_two(["Ana", "Marta"]).await?;
    window.person.lift_the_curtain().await?;
    let before = window.person.draw().await?;
    window.kill().await;
    let window = Window::open(&home).await?;
    window.person.tap("#continue-device-rummy100").await?;
    let again = window.person.look_for("the curtain", |sight| sight.screen == "curtain").await?;
    assert_eq!(again.seat, curtain.seat, "it is still the turn of whoever was in the middle of it");
    let after = window.person.lift_the_curtain().await?;
    assert_eq!((after.cards(), &after.phase), (before.cards(), &before.phase));
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_start_shows_the_first_and_leaves() -> WebDriverResult<()> {
    let bus = Bus::new();
    for (name, address) in [("window-second-bus", bus.address()), ("window-second-lock", NO_BUS)] {
        let home = Home::new(name);
        let window = Window::open_at(&home, address).await?;
        window.person.see("[data-screen=home]").await?;
        start_again(&home, address);
        window.person.deal_against_the_computer().await?;
        window.close().await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_save_is_told_and_kept() -> WebDriverResult<()> {
    let home = Home::new("window-damaged");
    let folder = home.data().join("saves/vs");
    fs::create_dir_all(&folder)?;
    for slot in ["a", "b"] {
        fs::write(folder.join(format!("rummy100.{slot}.json")), format!("torn {slot}"))?;
    }
    let window = Window::open(&home).await?;
    window.person.tap("#continue-computer-rummy100").await?;
    window.person.see("#sheet").await?;
    assert_eq!(torn(&home), ["torn a", "torn b"], "what cannot be read is kept");
    window.person.tap("#sheet-do").await?;
    window.person.tap("#deal").await?;
    window.person.look_for("the table", |sight| sight.screen == "table").await?;
    assert_eq!(torn(&home), ["torn a", "torn b"], "a new table takes nothing from what could not be read");
    window.person.hears_no_complaints().await?;
    window.close().await
}

/// The torn saves, wherever they lie by now.
fn torn(home: &Home) -> Vec<String> {
    let read = |path: PathBuf| fs::read_to_string(path).ok();
    let files = fs::read_dir(home.data().join("saves/vs")).expect("the folder is there").flatten();
    let mut found: Vec<_> =
        files.filter_map(|file| read(file.path())).filter(|text| text.starts_with("torn")).collect();
    found.sort();
    found
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_are_kept_and_everything_can_be_erased() -> WebDriverResult<()> {
    let home = Home::new("window-settings");
    let window = Window::open(&home).await?;
    let at_first = language(&window.person).await?;
    window.person.deal_against_the_computer().await?;
    window.person.tap("#leave").await?;
    window.person.tap("#settings").await?;
    window.person.tap("#language [data-choice=pt]").await?;
    window.person.see("html[lang=pt]").await?;
    window.close().await?;
    let window = Window::open(&home).await?;
    window.person.see("html[lang=pt] #continue-computer-rummy100").await?;
    window.person.tap("#settings").await?;
    window.person.tap("#erase").await?;
    window.person.tap("#ask-yes").await?;
    window.person.see(&format!("html[lang={at_first}]")).await?;
    window.person.hears_no_complaints().await?;
    window.close().await?;
    let left: Vec<_> = fs::read_dir(home.data().join("saves/vs")).into_iter().flatten().flatten().collect();
    assert!(left.is_empty(), "{left:?}");
    assert!(!home.data().join("settings.json").exists());
    Ok(())
}

async fn language(person: &Person) -> WebDriverResult<String> {
    person.see("[data-screen=home]").await?;
    person.page.execute("return document.documentElement.lang", vec![]).await?.convert()
}
