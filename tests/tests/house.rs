//! The house itself: who may depend on whom, and what every source file looks like.
use serde_json::Value;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    process::Command,
};
use xtask::place;

/// A crate, what it may use of the project, and what it must not know, near or far.
/// The diagram and the table are in ARCHITECTURE.md.
struct Room {
    name: &'static str,
    may_use: &'static [&'static str],
    must_not_know: &'static [&'static str],
}

const NO_CLOCK_NO_IO: &[&str] =
    &["chrono", "getrandom", "js-sys", "mio", "rayon", "tauri", "time", "tokio", "web-sys", "web-time", "yew"];
const NO_UI_NO_SOCKETS: &[&str] = &["axum", "mio", "tauri", "tokio", "tungstenite", "web-sys", "yew"];

const HOUSE: &[Room] = &[
    Room { name: "cards", may_use: &[], must_not_know: NO_CLOCK_NO_IO },
    Room { name: "protocol", may_use: &["cards"], must_not_know: NO_CLOCK_NO_IO },
    Room { name: "engine", may_use: &["cards", "protocol"], must_not_know: NO_CLOCK_NO_IO },
    Room { name: "imagined", may_use: &["cards", "protocol", "engine"], must_not_know: NO_CLOCK_NO_IO },
    // Not the engine: computer players have no name for a true table.
    Room { name: "bots", may_use: &["cards", "protocol", "imagined"], must_not_know: NO_CLOCK_NO_IO },
    Room { name: "table", may_use: &["cards", "protocol", "engine"], must_not_know: NO_CLOCK_NO_IO },
    Room { name: "cli", may_use: &["cards", "protocol", "engine", "bots", "table"], must_not_know: NO_UI_NO_SOCKETS },
    Room { name: "escalera", may_use: &["protocol", "bots", "table"], must_not_know: &["yew", "ui"] },
    // Table and bots only with the feature `local`, see `the_page_reaches_a_table_only_when_it_is_local`.
    Room {
        name: "ui",
        may_use: &["cards", "protocol", "bots", "table"],
        must_not_know: &["axum", "tauri", "tungstenite"],
    },
    Room { name: "xtask", may_use: &[], must_not_know: &["wasm-bindgen-cli-support"] },
    Room { name: "bind", may_use: &[], must_not_know: &["tauri"] },
    Room { name: "e2e", may_use: &["xtask"], must_not_know: &["tauri", "engine"] },
];

/// No file is longer than this: it would be about two things.
const LONGEST_FILE: usize = 600;

#[test]
fn every_arrow_is_in_the_diagram() {
    let metadata = metadata();
    let rooms: BTreeSet<&str> = HOUSE.iter().map(|room| room.name).collect();
    let members: BTreeSet<&str> =
        packages(&metadata).filter(|p| p["source"].is_null()).map(|p| text(&p["name"])).collect();
    assert_eq!(members, rooms, "every crate has its place in the diagram, and here");
    for room in HOUSE {
        let arrows: BTreeSet<&str> =
            dependencies(&metadata, room.name).map(|d| text(&d["name"])).filter(|d| rooms.contains(d)).collect();
        let allowed: BTreeSet<&str> = room.may_use.iter().copied().collect();
        let wrong: Vec<_> = arrows.difference(&allowed).collect();
        assert!(wrong.is_empty(), "{} may not depend on {wrong:?}", room.name);
    }
}

#[test]
fn nobody_knows_what_it_must_not() {
    let metadata = metadata();
    let known = reachable(&metadata);
    for room in HOUSE {
        let wrong: Vec<_> = room.must_not_know.iter().filter(|name| known[room.name].contains(**name)).collect();
        assert!(wrong.is_empty(), "{} must not know {wrong:?}", room.name);
    }
}

#[test]
fn the_truth_cannot_be_written_down() {
    let metadata = metadata();
    let wrong: Vec<_> =
        dependencies(&metadata, "engine").map(|d| text(&d["name"])).filter(|d| d.starts_with("serde")).collect();
    assert!(wrong.is_empty(), "the engine must not know {wrong:?}");
}

/// The arrows keep the engine from computer players; here is what the crate in between lets through.
#[test]
fn computer_players_have_no_name_for_a_true_table() {
    let path = place::root().join("src-tauri/crates/imagined/src/lib.rs");
    let source = fs::read_to_string(&path).expect("the crate has its lib.rs");
    let public = source.lines().map(str::trim).filter(|line| line.starts_with("pub"));
    let names_truth = |line: &&str| ["engine", "State", "Event"].iter().any(|word| line.contains(word));
    let told: Vec<&str> = public.filter(names_truth).collect();
    assert_eq!(told, ["pub use engine::Seed;", "pub struct Imagined(State);"]);
    let makes_one = source.lines().filter(|line| line.contains("Self(")).collect::<Vec<_>>();
    assert_eq!(makes_one.len(), 1, "there is one way to come by a table: {makes_one:?}");
    assert!(makes_one[0].contains("State::imagine(view, seat, seed)"), "{makes_one:?}");
}

/// What is played by a law is not asked which game it belongs to; laws of the games are for tests there.
#[test]
fn the_engine_does_not_know_which_game_is_played() {
    let engine = place::root().join("src-tauri/crates/engine/src");
    let rules =
        sources().into_iter().filter(|path| path.starts_with(&engine) && !path.starts_with(engine.join("laws")));
    for path in rules.filter(|path| !path.ends_with("laws.rs")) {
        let source = fs::read_to_string(&path).expect("sources are text");
        let names = ["games::", "Game::Rummy"].into_iter().find(|name| source.contains(name));
        assert_eq!(names, None, "{}", path.display());
    }
}

#[test]
fn the_page_reaches_a_table_only_when_it_is_local() {
    let metadata = metadata();
    for dependency in dependencies(&metadata, "ui").filter(|d| ["bots", "table"].contains(&text(&d["name"]))) {
        assert_eq!(dependency["optional"], true, "{}", dependency["name"]);
    }
    let known = reachable(&metadata);
    assert!(!known["ui"].contains("engine"), "without `local` the page knows no rules");
}

#[test]
fn the_lower_floors_need_no_system() {
    for name in ["cards", "protocol", "engine", "imagined"] {
        let path = place::root().join("src-tauri/crates").join(name).join("src/lib.rs");
        let source = fs::read_to_string(&path).expect("every crate has its lib.rs");
        assert!(
            source.contains("#![no_std]") || source.contains("#![cfg_attr(not(test), no_std)]"),
            "{name} is no_std"
        );
    }
}

#[test]
fn every_file_says_what_it_is_about_and_is_short() {
    let mut wrong = Vec::new();
    for path in sources() {
        let source = fs::read_to_string(&path).expect("sources are text");
        let lines = source.lines().count();
        let short = path.strip_prefix(place::root()).expect("it lies below").display();
        if !source.starts_with("//! ") {
            wrong.push(format!("{short} does not open with `//!`"));
        }
        if lines > LONGEST_FILE {
            wrong.push(format!("{short} has {lines} lines, more than {LONGEST_FILE}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_file_is_named_for_nothing() {
    let idle = ["mod", "utils", "util", "helpers", "common", "types", "manager", "service"];
    let wrong: Vec<_> = sources()
        .into_iter()
        .filter(|path| path.file_stem().is_some_and(|stem| idle.iter().any(|name| stem == *name)))
        .collect();
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn no_test_is_left_out_and_nothing_is_put_off() {
    // Written in halves, so that this file does not find itself.
    let words = [["#[ig", "nore"], ["#[should", "_panic"], ["to", "do!("], ["TO", "DO"], ["FIX", "ME"]]
        .map(|halves| halves.concat());
    let mut wrong = Vec::new();
    for path in sources() {
        let source = fs::read_to_string(&path).expect("sources are text");
        wrong.extend(
            words.iter().filter(|word| source.contains(*word)).map(|word| format!("{}: {word}", path.display())),
        );
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A comment names a document and one of its headings: both are there.
#[test]
fn every_cited_document_has_what_it_is_cited_for() {
    let (start, mut cited) = (["docs", "/"].concat(), 0);
    for path in sources() {
        let source = fs::read_to_string(&path).expect("sources are text");
        let comments = source.lines().filter(|line| line.trim_start().starts_with("//"));
        for citation in comments.flat_map(|line| line.split(&start).skip(1).map(String::from).collect::<Vec<_>>()) {
            let Some((name, rest)) = citation.split_once(".md") else { continue };
            let document = fs::read_to_string(place::root().join("docs").join(format!("{name}.md")));
            let document = document.unwrap_or_else(|_| panic!("{}: {citation}", path.display()));
            let heading = rest.strip_prefix(", ").and_then(|rest| rest.split('.').next());
            let is_there = heading.is_none_or(|heading| document.contains(&format!("# {heading}\n")));
            assert!(is_there, "{}: {citation}", path.display());
            cited += 1;
        }
    }
    assert!(cited > 5, "citations are where they are looked for");
}

fn metadata() -> Value {
    let output = Command::new(env!("CARGO"))
        .current_dir(place::root())
        .args(["metadata", "--format-version", "1", "--locked", "--offline", "--filter-platform", &host()])
        .output()
        .expect("cargo runs, it runs this test");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("cargo writes JSON")
}

fn host() -> String {
    let output = Command::new("rustc").arg("-vV").output().expect("rustc runs, it built this test");
    let about = String::from_utf8(output.stdout).expect("rustc writes text");
    about.lines().find_map(|line| line.strip_prefix("host: ")).expect("rustc names its host").to_string()
}

fn text(value: &Value) -> &str {
    value.as_str().expect("cargo writes a text here")
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().expect("cargo writes a list here").iter()
}

fn packages(metadata: &Value) -> impl Iterator<Item = &Value> {
    list(&metadata["packages"])
}

/// What `name` names in its manifest, but for what only its tests use.
fn dependencies<'a>(metadata: &'a Value, name: &str) -> impl Iterator<Item = &'a Value> {
    let package = packages(metadata).find(|p| p["source"].is_null() && p["name"] == name).expect("it is a member");
    list(&package["dependencies"]).filter(|d| d["kind"] != "dev")
}

/// For every member the names of all crates that are linked with it, features being as they are by default.
fn reachable(metadata: &Value) -> BTreeMap<&str, BTreeSet<&str>> {
    let names: BTreeMap<&str, &str> = packages(metadata).map(|p| (text(&p["id"]), text(&p["name"]))).collect();
    let arrows: BTreeMap<&str, Vec<&str>> = list(&metadata["resolve"]["nodes"])
        .map(|node| {
            let linked = list(&node["deps"]).filter(|d| list(&d["dep_kinds"]).any(|kind| kind["kind"].is_null()));
            (text(&node["id"]), linked.map(|d| text(&d["pkg"])).collect())
        })
        .collect();
    let members = list(&metadata["workspace_members"]).map(text);
    members
        .map(|member| {
            let mut seen = BTreeSet::new();
            let mut next = arrows[member].clone();
            while let Some(id) = next.pop() {
                if seen.insert(names[id]) {
                    next.extend(&arrows[id]);
                }
            }
            (names[member], seen)
        })
        .collect()
}

/// All Rust files of the project.
fn sources() -> Vec<PathBuf> {
    let mut found = Vec::new();
    for folder in ["src-tauri", "src-ui", "tests", "xtask"] {
        gather(&place::root().join(folder), &mut found);
    }
    assert!(found.len() > 20, "the sources are where they are looked for");
    found
}

fn gather(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder is there").flatten() {
        let path = entry.path();
        if path.is_dir() && !path.ends_with("target") && !path.ends_with("gen") {
            gather(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}
