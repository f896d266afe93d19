//! The app's program: all of it is in the library.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

fn main() {
    escalera_lib::run();
}
