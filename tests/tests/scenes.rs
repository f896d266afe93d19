//! Every screen and state of the page: whoever plays, on whatever device, can read and use it.
use e2e::{
    axe,
    browser::Device,
    fit,
    home::Home,
    scene::{SCENES, Scene},
    stage::{LANGUAGES, Stage, Theme},
    watch::complaints,
};
use std::collections::BTreeSet;
use thirtyfour::prelude::*;

/// Twice the usual size of text, in CSS pixels.
const LARGE_TEXT: u32 = 32;

/// A device, and how large the text is there, where that is not as usual.
type View = (Device, Option<u32>);

/// The one with large text comes last: with it the page is left.
const VIEWS: [View; 6] = [
    (Device::SmallPhone, None),
    (Device::Phone, None),
    (Device::PhoneOnItsSide, None),
    (Device::Tablet, None),
    (Device::Desk, None),
    (Device::Phone, Some(LARGE_TEXT)),
];

#[tokio::test(flavor = "multi_thread")]
async fn every_scene_fits_and_has_no_barrier() -> WebDriverResult<()> {
    let stage = Stage::open(&Home::new("scenes")).await?;
    let mut found = Vec::new();
    for (number, scene) in SCENES.iter().enumerate() {
        found.extend(look_over(&stage, number, scene).await?);
    }
    stage.close().await?;
    assert!(found.is_empty(), "{} findings:\n{}", found.len(), found.join("\n"));
    Ok(())
}

/// All that is wrong with a scene, in one language and in every view; what takes long is looked for in two of them, a
/// light one and a dark one.
async fn look_over(stage: &Stage, number: usize, scene: &Scene) -> WebDriverResult<Vec<String>> {
    let mut found = Vec::new();
    let language = language(number);
    scene.open(stage, language).await?;
    for (place, (device, text)) in VIEWS.into_iter().enumerate() {
        let theme = theme(number, place);
        stage.show(device, theme).await?;
        if let Some(size) = text {
            stage.write_in(size).await?;
        }
        let mut faults = fit::faults(stage.page(), device.size().0).await?;
        if is_looked_at_closely(number, place) {
            faults.extend(axe::findings(stage.page()).await?);
        }
        let view = format!("{}, {language}, {device:?}, text {text:?}, {theme:?}", scene.name);
        found.extend(faults.into_iter().map(|fault| format!("{view}: {fault}")));
    }
    found.extend(complaints(stage.page()).await?.into_iter().map(|line| format!("{}: {line}", scene.name)));
    Ok(found)
}

/// The language goes on by one with every scene, and by one more when all views have had their turn.
fn language(number: usize) -> &'static str {
    LANGUAGES[(number + number / VIEWS.len()) % LANGUAGES.len()]
}

fn theme(number: usize, place: usize) -> Theme {
    Theme::ALL[(number + place) % Theme::ALL.len()]
}

fn is_looked_at_closely(number: usize, place: usize) -> bool {
    (number + place).is_multiple_of(VIEWS.len() / Theme::ALL.len())
}

#[test]
fn every_view_meets_every_theme_and_every_language() {
    let looks = || (0..SCENES.len()).flat_map(|number| (0..VIEWS.len()).map(move |place| (number, place)));
    let close = || looks().filter(|(number, place)| is_looked_at_closely(*number, *place));
    let themes: BTreeSet<_> = close().map(|(number, place)| (place, theme(number, place).name())).collect();
    let languages: BTreeSet<_> = close().map(|(number, place)| (place, language(number))).collect();
    assert_eq!(themes.len(), VIEWS.len() * Theme::ALL.len());
    assert_eq!(languages.len(), VIEWS.len() * LANGUAGES.len());
    let scenes: BTreeSet<_> = close().map(|(number, place)| (number, theme(number, place).name())).collect();
    assert_eq!(scenes.len(), SCENES.len() * Theme::ALL.len(), "every scene in both themes");
}
