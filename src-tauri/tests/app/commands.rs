//! Commands as the page calls them: by name, with JSON that may make no sense.

use std::time::Duration;

use escalera_lib::host::Host;
use serde_json::{Value, json};
use tauri::{
    Manager, WebviewWindow, WebviewWindowBuilder,
    ipc::{CallbackFn, InvokeBody},
    test::{INVOKE_KEY, MockRuntime, get_ipc_response},
    webview::InvokeRequest,
};

use crate::sample::{app, files, folder};

fn ask(page: &WebviewWindow<MockRuntime>, command: &str, body: Value) -> Result<Value, Value> {
    let request = InvokeRequest {
        cmd: command.into(),
        callback: CallbackFn(0),
        error: CallbackFn(1),
        url: "tauri://localhost".parse().expect("an address"),
        body: InvokeBody::Json(body),
        headers: Default::default(),
        invoke_key: INVOKE_KEY.to_string(),
    };
    get_ipc_response(page, request).map(|body| body.deserialize().expect("JSON"))
}

#[test]
fn nonsense_from_the_page_is_a_bad_message() {
    let app = app();
    app.manage(Host::new(files(&app, &folder("commands"))).at_pace(Duration::ZERO));
    let page = WebviewWindowBuilder::new(&app, "main", Default::default()).build().expect("a window of no system");
    assert_eq!(ask(&page, "tables", json!({})), Ok(json!([])));
    let seats = json!([{ "name": "", "kind": "human" }, { "name": "", "kind": "human" }]);
    let setup = |game: &str| json!({ "setup": { "game": game, "mode": "same_device", "rules": {}, "seats": seats } });
    assert_eq!(ask(&page, "new_table", setup("rummy100")), Ok(Value::Null));
    for (command, body) in [
        ("new_table", setup("canasta")),
        ("new_table", json!({})),
        ("new_table", json!({ "setup": 7 })),
        (
            "new_table",
            json!({ "setup": { "game": "rummy100", "mode": "same_device", "rules": { "colour": 1 }, "seats": seats } }),
        ),
        ("open_table", json!({ "mode": "friend", "game": "rummy100" })),
        ("sit", json!({ "seat": -1 })),
        ("sit", json!({ "seat": 256 })),
        ("sit", json!({ "seat": "0" })),
        ("sit", json!({ "seat": 1 })),
        ("request", json!({ "request": { "act": { "id": 1, "version": 1, "move": "fly" } } })),
        ("request", json!({ "request": { "act": { "id": 1, "version": 1.5, "move": "draw" } } })),
        ("request", json!({ "request": null })),
        ("request", json!([])),
        ("keep_settings", json!({ "settings": { "theme": "sepia" } })),
        ("verify", json!({ "view": {}, "seat": 0, "reveal": {} })),
        ("set_newer_aside", json!({ "mode": "computer" })),
    ] {
        let fault = ask(&page, command, body.clone()).expect_err("nonsense is refused");
        assert_eq!(fault["code"], "bad_message", "{command} {body}: {fault}");
    }
    assert!(ask(&page, "no_such_command", json!({})).is_err());
    assert_eq!(ask(&page, "sit", json!({ "seat": 0 })), Ok(Value::Null), "the table stands as it did");
}
