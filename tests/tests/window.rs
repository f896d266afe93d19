//! The app in its real window.
#![cfg(target_os = "linux")]
use e2e::{home::Home, window::Window};
use thirtyfour::prelude::*;

#[tokio::test]
async fn a_round_against_the_computer() -> WebDriverResult<()> {
    let home = Home::new("window-computer");
    let window = Window::open(&home).await?;
    let person = &window.person;
    person.deal_against_the_computer().await?;
    person.play_the_round().await?;
    person.see("#proof[data-proof=fits]").await?;
    person.hears_no_complaints().await?;
    window.close().await
}

#[tokio::test]
async fn a_round_for_two() -> WebDriverResult<()> {
    let home = Home::new("window-two");
    let window = Window::open(&home).await?;
    let person = &window.person;
    person.deal_for_two(["Ana", "Marta"]).await?;
    assert!(!person.there_is("[data-card]").await?, "nothing of a hand is on the page while the curtain is down");
    person.play_the_round().await?;
    person.hears_no_complaints().await?;
    window.close().await
}

#[tokio::test]
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

#[tokio::test]
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
