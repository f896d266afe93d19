//! Files that are damaged, foreign or in the way: none is opened by the plugin, none is written over.

use std::{
    fs::{self, File},
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

#[cfg(unix)]
use std::os::unix::fs::symlink;

use escalera_lib::settings;
use protocol::{Mode, Settings, Theme};
use table::{Lies, OpenError, Slot, Slots, look};
use tauri::{Listener, Manager};

use crate::sample::{app, change, files, folder, new_table, opened, place};

/// The names in the folder of a place.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder.join("saves/vs")).expect("the folder of the saves");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn a_table_comes_back_after_every_change() {
    let (app, folder) = (app(), folder("round-trip"));
    let mut files = files(&app, &folder);
    let mut table = new_table(Mode::Computer);
    let mut slots = Slots::for_new(&files, place(Mode::Computer));
    for _ in 0..60 {
        slots.keep(&mut files, table.course()).expect("a folder that can be written");
        assert_eq!(opened(&files, Mode::Computer).1.course(), table.course());
        change(&mut table);
    }
    assert_eq!(names(&folder), ["rummy100.a.json", "rummy100.b.json"]);
    assert_eq!(look(&files, place(Mode::SameDevice)), Lies::Nothing);
}

#[test]
fn the_page_is_told_nothing_of_what_is_written_and_no_store_stays_open() {
    let (app, folder) = (app(), folder("silence"));
    let told = Arc::new(AtomicUsize::new(0));
    let count = told.clone();
    app.listen_any("store://change", move |_| {
        count.fetch_add(1, Ordering::SeqCst);
    });
    let mut files = files(&app, &folder);
    let table = new_table(Mode::Computer);
    Slots::for_new(&files, place(Mode::Computer)).keep(&mut files, table.course()).expect("a folder to write to");
    settings::keep(&files, &Settings::default()).expect("a folder to write to");
    assert_eq!(told.load(Ordering::SeqCst), 0);
    let open = app.resources_table().names().filter(|(_, name)| name.contains("Store")).count();
    assert_eq!(open, 0, "an open store is written again when the app ends");
}

/// Whatever lies in both slots: it is damage, and a new table leaves it beside its own files.
fn must_be_put_aside(test: &str, lay: &dyn Fn(&Path)) {
    let (app, folder) = (app(), folder(test));
    let mut files = files(&app, &folder);
    fs::create_dir_all(folder.join("saves/vs")).expect("a folder can be made");
    let at = place(Mode::Computer);
    Slot::ALL.into_iter().for_each(|slot| lay(&files.path(at, slot)));
    assert_eq!(Slots::open(&files, at).map(|_| ()), Err(OpenError::Damaged), "{test}");
    let mut slots = Slots::for_new(&files, at);
    let table = new_table(Mode::Computer);
    for _ in 0..2 {
        slots.keep(&mut files, table.course()).expect("a folder to write to");
    }
    let names = names(&folder);
    assert_eq!(names.iter().filter(|name| name.contains(".json.corrupt-")).count(), 2, "{test}: {names:?}");
    assert_eq!(opened(&files, Mode::Computer).1.course(), table.course());
}

#[test]
fn what_is_no_file_of_ours_is_put_aside() {
    must_be_put_aside("folder-in-the-way", &|path| fs::create_dir(path).expect("a folder"));
    must_be_put_aside("empty", &|path| fs::write(path, "").expect("a file"));
    must_be_put_aside("fifty-megabytes", &|path| {
        File::create(path).and_then(|file| file.set_len(50 << 20)).expect("a large file");
    });
    must_be_put_aside("text", &|path| fs::write(path, "not a save").expect("a file"));
}

#[cfg(unix)]
#[test]
fn a_link_is_put_aside_wherever_it_leads() {
    must_be_put_aside("link-to-itself", &|path| symlink(path, path).expect("a link"));
    must_be_put_aside("link-elsewhere", &|path| symlink("/etc/hostname", path).expect("a link"));
    must_be_put_aside("link-to-nothing", &|path| symlink("/nowhere/at/all", path).expect("a link"));
}

#[cfg(unix)]
#[test]
fn a_link_is_never_written_through() {
    let (app, folder) = (app(), folder("through-a-link"));
    let mut files = files(&app, &folder);
    let at = place(Mode::Computer);
    let other = folder.join("precious");
    fs::write(&other, "precious").expect("a file");
    fs::create_dir_all(folder.join("saves/vs")).expect("a folder can be made");
    symlink(&other, files.path(at, Slot::A)).expect("a link");
    let table = new_table(Mode::Computer);
    Slots::for_new(&files, at).keep(&mut files, table.course()).expect("a folder to write to");
    assert_eq!(fs::read_to_string(other).expect("a file"), "precious");
}

#[test]
fn three_damaged_copies_of_a_file_are_kept() {
    let (app, folder) = (app(), folder("three-copies"));
    let mut files = files(&app, &folder);
    let at = place(Mode::Computer);
    let table = new_table(Mode::Computer);
    fs::create_dir_all(folder.join("saves/vs")).expect("a folder can be made");
    for n in 0..6 {
        fs::write(files.path(at, Slot::A), format!("damage {n}")).expect("a file");
        Slots::for_new(&files, at).keep(&mut files, table.course()).expect("a folder to write to");
        fs::remove_file(files.path(at, Slot::A)).expect("it was just written");
    }
    let copies = names(&folder);
    let kept: Vec<String> =
        copies.iter().map(|name| fs::read_to_string(folder.join("saves/vs").join(name)).expect("a copy")).collect();
    assert_eq!(kept, ["damage 3", "damage 4", "damage 5"], "{copies:?}");
}

#[test]
fn a_folder_that_cannot_be_written_is_an_error_and_then_works_again() {
    let (app, folder) = (app(), folder("no-folder"));
    let mut files = files(&app, &folder);
    fs::write(folder.join("saves"), "a file where the folder should be").expect("a file");
    let table = new_table(Mode::Computer);
    let mut slots = Slots::for_new(&files, place(Mode::Computer));
    assert!(slots.keep(&mut files, table.course()).is_err());
    fs::remove_file(folder.join("saves")).expect("it was just written");
    slots.keep(&mut files, table.course()).expect("now it can be written");
    fs::remove_dir_all(folder.join("saves")).expect("it was just written");
    slots.keep(&mut files, table.course()).expect("the folder is made again");
    assert_eq!(opened(&files, Mode::Computer).1.course(), table.course());
}

#[test]
fn settings_are_kept_and_damaged_ones_are_put_aside() {
    let (app, folder) = (app(), folder("settings"));
    let files = files(&app, &folder);
    assert_eq!(settings::read(&files), Settings::default());
    let dark = Settings { theme: Theme::Dark, ..Settings::default() };
    settings::keep(&files, &dark).expect("a folder to write to");
    assert_eq!(settings::read(&files), dark);
    fs::write(files.settings_path(), "{").expect("a file");
    assert_eq!(settings::read(&files), Settings::default());
    settings::keep(&files, &dark).expect("a folder to write to");
    assert_eq!(settings::read(&files), dark);
    let aside = fs::read_dir(&folder).expect("the folder").flatten();
    assert_eq!(aside.filter(|entry| entry.file_name().to_string_lossy().contains("corrupt")).count(), 1);
}

#[test]
fn erasing_leaves_nothing_of_ours() {
    let (app, folder) = (app(), folder("erase"));
    let mut files = files(&app, &folder);
    let table = new_table(Mode::Computer);
    Slots::for_new(&files, place(Mode::Computer)).keep(&mut files, table.course()).expect("a folder to write to");
    settings::keep(&files, &Settings::default()).expect("a folder to write to");
    fs::write(folder.join("settings.json.corrupt-1"), "").expect("a file");
    fs::write(folder.join("saves/vs/rummy100.a.json.newer-1"), "").expect("a file");
    fs::write(folder.join("lock"), "").expect("a file");
    assert_eq!(files.erase_all(), Vec::<String>::new());
    let left: Vec<_> = fs::read_dir(&folder).expect("the folder").flatten().map(|entry| entry.file_name()).collect();
    assert_eq!(left, ["lock"]);
    assert_eq!(files.erase_all(), Vec::<String>::new(), "there is nothing to do twice");
}
