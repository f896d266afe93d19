//! Reads `tauri.conf.json` and the capabilities, and makes them and the page part of the app.
use std::fs;

fn main() {
    // The page is put there by `cargo xtask`; for a mere check of the code an empty folder will do.
    let page = "../dist/app";
    fs::create_dir_all(page).expect("the project's folder can be written");
    println!("cargo:rerun-if-changed={page}");
    tauri_build::build();
}
