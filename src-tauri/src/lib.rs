//! The app: hosts tables, keeps saves, exposes commands to the page.

/// Opens the window and runs until it is closed.
///
/// # Panics
/// If there is no webview to open.
pub fn run() {
    tauri::Builder::default()
        .plugin(tauri_plugin_single_instance::init(|_, _, _| {}))
        .plugin(tauri_plugin_store::Builder::default().build())
        .run(tauri::generate_context!())
        .expect("the window opens where a webview is installed");
}
