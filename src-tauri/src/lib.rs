//! The app: hosts tables, keeps saves, exposes commands to the page.

mod commands;
pub mod files;
pub mod host;
#[cfg(desktop)]
pub mod instance;
pub mod mind;
pub mod settings;

use host::Host;
use tauri::{Manager, Runtime, Url, ipc::Invoke, plugin::TauriPlugin};

/// Opens the window and runs until it is closed. A second start shows the first one's window, and ends.
///
/// # Panics
/// If there is no webview to open.
#[cfg_attr(mobile, tauri::mobile_entry_point)]
pub fn run() {
    let builder = tauri::Builder::default();
    #[cfg(desktop)]
    let builder = builder.plugin(tauri_plugin_single_instance::init(|app, _, _| instance::show(app)));
    builder
        .plugin(tauri_plugin_store::Builder::default().build())
        .plugin(house())
        .invoke_handler(commands())
        .run(tauri::generate_context!())
        .expect("the window opens where a webview is installed");
}

/// The commands that the page may call.
pub fn commands<R: Runtime>() -> impl Fn(Invoke<R>) -> bool + Send + Sync + 'static {
    tauri::generate_handler![
        commands::connect,
        commands::tables,
        commands::new_table,
        commands::open_table,
        commands::sit,
        commands::hide,
        commands::hurry,
        commands::request,
        commands::close_table,
        commands::set_newer_aside,
        commands::settings,
        commands::keep_settings,
        commands::erase_all,
        commands::verify,
    ]
}

/// What must stand before there is a window: that no other copy of the app has these files open, and the host.
fn house<R: Runtime>() -> TauriPlugin<R> {
    tauri::plugin::Builder::new("house")
        .setup(|app, _| {
            let folder = app.path().app_data_dir()?;
            #[cfg(desktop)]
            instance::claim_or_leave(app, &folder);
            app.manage(Host::new(files::Files::new(app, folder)));
            Ok(())
        })
        .on_navigation(|_, url| is_our_own(url))
        .build()
}

/// Whether an address is one of the app's own pages; the window goes nowhere else.
fn is_our_own(url: &Url) -> bool {
    match url.scheme() {
        "tauri" => url.host_str() == Some("localhost"),
        "http" | "https" => url.host_str() == Some("tauri.localhost") && url.port().is_none(),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_window_stays_at_home() {
        let own = |text: &str| is_our_own(&text.parse().expect("an address"));
        for home in [
            "tauri://localhost",
            "tauri://localhost/index.html",
            "http://tauri.localhost/",
            "https://tauri.localhost/x",
        ] {
            assert!(own(home), "{home}");
        }
        for away in [
            "https://example.org",
            "http://localhost",
            "http://tauri.localhost.evil.example/",
            "http://tauri.localhost:8080/",
            "tauri://elsewhere/",
            "file:///etc/hosts",
            "about:blank",
            "data:text/html,hello",
            "javascript:alert(1)",
        ] {
            assert!(!own(away), "{away}");
        }
    }
}
