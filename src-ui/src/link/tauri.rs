//! The app's core, by its commands and one channel for what it says.

use js_sys::JSON;
use protocol::{Fault, FaultCode, Game, Mode, NewTable, Push, Request, Reveal, Saved, Seat, Settings, Verdict, View};
use serde::de::DeserializeOwned;
use serde_json::json;
use wasm_bindgen::prelude::*;

use super::{Ear, Heard};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = ["window", "__TAURI__", "core"])]
    async fn invoke(command: &str, args: JsValue) -> Result<JsValue, JsValue>;

    #[wasm_bindgen(js_namespace = ["window", "__TAURI__", "core"])]
    type Channel;

    #[wasm_bindgen(constructor, js_namespace = ["window", "__TAURI__", "core"])]
    fn new(on_message: &JsValue) -> Channel;
}

/// Whether the page runs inside the app.
pub fn is_here() -> bool {
    js_sys::Reflect::has(&js_sys::global(), &"__TAURI__".into()).unwrap_or(false)
}

pub async fn connect(ear: Ear) -> Result<(), Fault> {
    let hear = Closure::<dyn Fn(JsValue)>::new(move |message| {
        ear(match from_js::<Push>(&message) {
            Ok(push) => Heard::Push(Box::new(push)),
            Err(error) => Heard::Lost(Fault::new(FaultCode::BadMessage, error)),
        });
    });
    // The channel lives as long as the page.
    let channel = Channel::new(&hear.into_js_value());
    let args = js_sys::Object::new();
    js_sys::Reflect::set(&args, &"channel".into(), &channel).map_err(|error| fault(&error))?;
    call("connect", args.into()).await
}

pub async fn tables() -> Result<Vec<Saved>, Fault> {
    ask("tables", &json!({})).await
}

pub async fn new_table(setup: NewTable) -> Result<(), Fault> {
    ask("new_table", &json!({ "setup": setup })).await
}

pub async fn open_table(mode: Mode, game: Game) -> Result<(), Fault> {
    ask("open_table", &json!({ "mode": mode, "game": game })).await
}

pub async fn sit(seat: Seat) -> Result<(), Fault> {
    ask("sit", &json!({ "seat": seat })).await
}

pub async fn hide() -> Result<(), Fault> {
    ask("hide", &json!({})).await
}

pub async fn hurry() -> Result<(), Fault> {
    ask("hurry", &json!({})).await
}

pub async fn request(request: Request) -> Result<(), Fault> {
    ask("request", &json!({ "request": request })).await
}

pub async fn close_table() -> Result<(), Fault> {
    ask("close_table", &json!({})).await
}

pub async fn set_newer_aside(mode: Mode, game: Game) -> Result<(), Fault> {
    ask("set_newer_aside", &json!({ "mode": mode, "game": game })).await
}

pub async fn settings() -> Result<Settings, Fault> {
    ask("settings", &json!({})).await
}

pub async fn keep_settings(settings: Settings) -> Result<(), Fault> {
    ask("keep_settings", &json!({ "settings": settings })).await
}

pub async fn erase_all() -> Result<(), Fault> {
    ask("erase_all", &json!({})).await
}

pub async fn verify(view: View, seat: Seat, reveal: Reveal) -> Result<Verdict, Fault> {
    ask("verify", &json!({ "view": view, "seat": seat, "reveal": reveal })).await
}

async fn ask<T: DeserializeOwned>(command: &str, args: &serde_json::Value) -> Result<T, Fault> {
    call(command, JSON::parse(&args.to_string()).map_err(|error| fault(&error))?).await
}

async fn call<T: DeserializeOwned>(command: &str, args: JsValue) -> Result<T, Fault> {
    let answer = invoke(command, args).await.map_err(|error| fault(&error))?;
    from_js(&answer).map_err(|error| Fault::new(FaultCode::BadMessage, error))
}

/// The core's own fault, or whatever else was thrown.
fn fault(error: &JsValue) -> Fault {
    from_js(error).unwrap_or_else(|_| Fault::new(FaultCode::Internal, format!("{error:?}")))
}

/// What the core sent, by way of JSON as it came; nothing at all is read as `null`.
fn from_js<T: DeserializeOwned>(value: &JsValue) -> Result<T, String> {
    let text = JSON::stringify(value).map_err(|error| format!("{error:?}"))?;
    serde_json::from_str(&text.as_string().unwrap_or_else(|| "null".into())).map_err(|error| error.to_string())
}
