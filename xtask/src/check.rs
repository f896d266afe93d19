//! The test command: all that must hold before a change is good.
use crate::{
    app,
    page::{Page, Size},
    screen::Screen,
    setup::{
        axe, is_there,
        packages::{self, install},
        target,
        wasm::{Compiler, TARGET},
    },
    steps::{Done, Steps, cargo, run, say},
};
use std::process::Command;

/// The crates that need neither a webview nor a browser; one row, so that cargo builds them once.
const CORE: [&str; 7] = ["cards", "protocol", "engine", "imagined", "bots", "table", "cli"];

/// The target of most Android phones.
const ANDROID: &str = "aarch64-linux-android";

/// Does everything, one step after the other, and stops at the first that fails.
///
/// # Errors
/// What failed, and in which step.
pub fn everything() -> Done {
    let mut steps = Steps::new(13);
    let compiler = steps.step("What this machine has", || {
        install(&packages::APP)?;
        install(&packages::TESTS)?;
        axe::install()?;
        Compiler::ready()
    })?;
    steps.step("Formatting", || run(cargo().args(["fmt", "--all", "--check"])))?;
    steps.step("Page for the app", || Page::App.build(Size::Quick, &compiler))?;
    steps.step("Page for browsers", || Page::Web.build(Size::Quick, &compiler))?;
    steps.step("Lints", || run(cargo().args(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])))?;
    steps.step("Lints of the page", || lint_page(&compiler))?;
    steps.step("The app for Android, type-checked", check_for_android)?;
    steps.step("Rules, players, tables, records", || tests(&CORE, &[]))?;
    steps.step("The page's logic", || tests(&["ui"], &["--features", "local"]))?;
    // Tested first, built last. The tests compile the library twice at a time into one folder of embedded files, and the
    // one may embed a file that the other has only begun to write; the window must get an app that was compiled alone.
    steps.step("The app, tested and built", || {
        tests(&["escalera"], &[])?;
        app::build(Size::Quick)
    })?;
    steps.step("The house: arrows and files", || tests(&["e2e", "xtask"], &["--lib", "--bins", "--test", "house"]))?;
    steps.step("In the real window", in_window)?;
    steps.step("In a browser", in_browser)?;
    println!("All is well, after {}.", steps.lasted());
    Ok(())
}

/// The page is linted as what it is in a browser; on the host its wasm half is not even read.
fn lint_page(compiler: &Compiler) -> Done {
    if matches!(compiler, Compiler::Debian(_)) {
        say("left out: Debian's compiler for wasm brings no clippy");
        return Ok(());
    }
    for features in [[].as_slice(), &["--features", "local"]] {
        let mut command = cargo();
        command.args(["clippy", "--package", "ui", "--target", TARGET, "--profile", "wasm-dev"]);
        run(command.args(features).args(["--", "-D", "warnings"]))?;
    }
    Ok(())
}

/// Phones stay possible with every change. This takes no Android tools, for nothing is linked.
fn check_for_android() -> Done {
    if let Err(why) = target::add(ANDROID, "which tells whether the app compiles for phones") {
        say(&format!("left out: {why}"));
        return Ok(());
    }
    run(cargo().args(["check", "--quiet", "--package", "escalera", "--target", ANDROID]))
}

fn in_window() -> Done {
    if !cfg!(target_os = "linux") {
        say("left out: only Linux has a driver for the app's webview");
        return Ok(());
    }
    let screen = Screen::new()?;
    end_to_end(&["window"], &[("DISPLAY", screen.display()), ("WAYLAND_DISPLAY", ""), ("GDK_BACKEND", "x11")])
}

fn in_browser() -> Done {
    if !is_there("chromedriver") && !cfg!(target_os = "linux") {
        say("left out: there is no chromedriver");
        return Ok(());
    }
    end_to_end(&["browser", "scenes"], &[])
}

/// One at a time: each of these has a browser of its own.
fn end_to_end(names: &[&str], environment: &[(&str, &str)]) -> Done {
    let mut command = runner();
    command.args(["--package", "e2e"]);
    names.iter().for_each(|name| {
        command.args(["--test", name]);
    });
    if nextest() {
        command.args(["--test-threads", "1", "--no-fail-fast"]);
    } else {
        command.args(["--", "--test-threads", "1"]);
    }
    run(command.envs(environment.iter().copied()))
}

fn tests(packages: &[&str], more: &[&str]) -> Done {
    let mut command = runner();
    packages.iter().for_each(|name| {
        command.args(["--package", name]);
    });
    run(command.args(more))
}

/// cargo-nextest where it is installed, else cargo's own.
fn runner() -> Command {
    let mut command = cargo();
    if nextest() {
        command.args([
            "nextest",
            "run",
            "--no-tests",
            "pass",
            "--status-level",
            "fail",
            "--final-status-level",
            "slow",
        ]);
    } else {
        command.args(["test", "--quiet"]);
    }
    command
}

fn nextest() -> bool {
    is_there(if cfg!(windows) { "cargo-nextest.exe" } else { "cargo-nextest" })
}
