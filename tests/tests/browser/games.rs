//! Whole games on a phone by touch, with two seats and with the most there are.
use e2e::{
    browser::{Browser, Device, serve},
    game::{GAMES, Game},
    home::Home,
};
use thirtyfour::prelude::*;

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
    let home = Home::new(&format!("browser-{}", game.name));
    let browser = Browser::open(&home, Device::Phone, &serve()).await?;
    browser.person.play_from_first_to_last(game).await?;
    browser.close().await
}
