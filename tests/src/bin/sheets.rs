//! Takes the contact sheets in `target/sheets`: every scene on three devices in three languages, a sheet a theme.
//! Given names of scenes, it takes those alone.
use base64::{Engine, engine::general_purpose::STANDARD};
use e2e::{
    browser::Device,
    home::Home,
    scene::{SCENES, Scene},
    stage::{LANGUAGES, Stage, Theme},
};
use serde_json::{Value, json};
use std::{env, fs, path::Path};
use thirtyfour::prelude::*;
use xtask::place;

/// The devices of a sheet, and how wide each is there, in pixels.
const DEVICES: [(Device, u32); 3] = [(Device::Phone, 360), (Device::Desk, 704), (Device::PhoneOnItsSide, 600)];

/// A row a language: the phone, and beside it the others one above the other. Gives the height of the whole.
const LAY_OUT: &str = r"
const [title, rows, done] = arguments;
const style = (element, css) => Object.assign(element.style, css) && element;
const add = (to, tag, css, more) => to.appendChild(style(Object.assign(document.createElement(tag), more), css));
document.body.replaceChildren();
style(document.body, { margin: 0, padding: '8px', width: '1072px', background: '#777', font: '16px sans-serif' });
for (const [language, pictures] of rows) {
  add(document.body, 'p', { margin: '4px 0', color: '#fff' }, { textContent: `${title} · ${language}` });
  const row = add(document.body, 'div', { display: 'flex', gap: '8px' });
  const [phone, side] = [add(row, 'div', {}), add(row, 'div', {})];
  pictures.forEach(([width, data], place) =>
    add(place ? side : phone, 'img', { width: `${width}px`, display: 'block', marginBottom: '8px' }, { src: `data:image/webp;base64,${data}` }));
}
Promise.all([...document.images].map(image => image.decode())).then(() => done(document.body.offsetHeight + 1));";

#[tokio::main]
async fn main() -> WebDriverResult<()> {
    let folder = place::target().join("sheets");
    fs::create_dir_all(&folder)?;
    let wanted: Vec<String> = env::args().skip(1).collect();
    let stage = Stage::open(&Home::new("sheets")).await?;
    for scene in SCENES.iter().filter(|scene| wanted.is_empty() || wanted.iter().any(|name| name == scene.name)) {
        sheets(&stage, scene, &folder).await?;
    }
    println!("      {}", folder.display());
    stage.close().await
}

async fn sheets(stage: &Stage, scene: &Scene, folder: &Path) -> WebDriverResult<()> {
    let mut rows = [Vec::new(), Vec::new()];
    for language in LANGUAGES {
        scene.open(stage, language).await?;
        for (theme, rows) in Theme::ALL.into_iter().zip(&mut rows) {
            rows.push(json!([language, pictures(stage, theme).await?]));
        }
    }
    for (theme, rows) in Theme::ALL.into_iter().zip(rows) {
        let title = format!("{} · {}", scene.name, theme.name());
        fs::write(folder.join(format!("{}-{}.jpg", scene.name, theme.name())), join(stage, &title, rows).await?)?;
    }
    Ok(())
}

/// The page as it is now, on each device.
async fn pictures(stage: &Stage, theme: Theme) -> WebDriverResult<Vec<Value>> {
    let mut all = Vec::new();
    for (device, width) in DEVICES {
        stage.show(device, theme).await?;
        all.push(json!([width, picture(stage, json!({ "format": "webp", "quality": 90 })).await?]));
    }
    Ok(all)
}

/// The pictures on one sheet, as a JPEG.
async fn join(stage: &Stage, title: &str, rows: Vec<Value>) -> WebDriverResult<Vec<u8>> {
    stage.blank().await?;
    stage.show(Device::Desk, Theme::Light).await?;
    let height: u32 = stage.page().execute_async(LAY_OUT, vec![title.into(), rows.into()]).await?.convert()?;
    let clip = json!({ "x": 0, "y": 0, "width": 1088, "height": height, "scale": 1 });
    let form = json!({ "format": "jpeg", "quality": 88, "clip": clip, "captureBeyondViewport": true });
    Ok(STANDARD.decode(picture(stage, form).await?).expect("the picture is in base64"))
}

async fn picture(stage: &Stage, form: Value) -> WebDriverResult<String> {
    let taken = stage.page().cdp().send_raw("Page.captureScreenshot", form).await?;
    Ok(taken["data"].as_str().expect("the browser gives a picture").into())
}
