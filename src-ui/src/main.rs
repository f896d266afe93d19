//! Starts the page.

fn main() {
    ui::start();
}
