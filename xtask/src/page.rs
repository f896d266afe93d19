//! The page: built for wasm, made loadable, and put together with what lies beside it.
use crate::{
    place,
    setup::wasm::Compiler,
    steps::{Done, Failure, cargo, run, say},
};
use std::{
    collections::BTreeMap,
    fs::{self, File},
    io,
    path::{Path, PathBuf},
    time::UNIX_EPOCH,
};

/// The two pages there are.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Page {
    /// The page in the app's window: the table is in the app.
    App,
    /// The page for a browser: the table is in the page.
    Web,
}

/// How a page is built.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Size {
    /// Soon: for playing from a clone, and for the tests.
    Quick,
    /// Small: for giving away.
    Small,
}

impl Page {
    /// The folder the finished page lies in.
    pub fn folder(self) -> PathBuf {
        place::dist().join(self.name())
    }

    /// Builds the page; does nothing where nothing changed.
    ///
    /// # Errors
    /// If something does not compile, or a file cannot be written.
    pub fn build(self, size: Size, compiler: &Compiler) -> Done {
        let _turn = turn()?;
        let mut command = compiler.cargo_build(size);
        command.args(["--package", "ui", "--profile", size.profile()]);
        if self == Self::Web {
            command.args(["--features", "local"]);
        }
        run(&mut command)?;
        let wasm = compiler.built(size.profile()).join("ui.wasm");
        self.bind(size, &wasm)?;
        self.put_together().map_err(|error| Failure::new(format!("cannot write {}: {error}", self.folder().display())))
    }

    /// Makes the wasm loadable, if it is another than the last time.
    fn bind(self, size: Size, wasm: &Path) -> Done {
        let stamp =
            stamp(size, wasm).map_err(|error| Failure::new(format!("cannot read {}: {error}", wasm.display())))?;
        let folder = self.bound();
        let stamp_file = folder.join("stamp");
        if fs::read_to_string(&stamp_file).is_ok_and(|old| old == stamp) {
            return Ok(());
        }
        say("and is made loadable, by a program that is built first where it is not there yet");
        let mut command = cargo();
        command.args(["run", "--quiet", "--package", "bind", "--", size.name()]);
        run(command.arg(wasm).arg(&folder))?;
        if size == Size::Small {
            shrink(&folder.join("ui_bg.wasm"))?;
        }
        fs::write(&stamp_file, stamp)
            .map_err(|error| Failure::new(format!("cannot write {}: {error}", stamp_file.display())))
    }

    /// Brings the finished folder to what it should hold, and touches no file that is right:
    /// a touched file would have the app built again.
    fn put_together(self) -> io::Result<()> {
        let folder = self.folder();
        let files = self.files()?;
        for (name, content) in &files {
            let path = folder.join(name);
            if fs::read(&path).is_ok_and(|old| old == *content) {
                continue;
            }
            fs::create_dir_all(path.parent().expect("it lies in the folder"))?;
            fs::write(path, content)?;
        }
        for (name, path) in below(&folder)? {
            if !files.contains_key(&name) {
                fs::remove_file(path)?;
            }
        }
        Ok(())
    }

    /// All that the finished page consists of, by name.
    fn files(self) -> io::Result<BTreeMap<PathBuf, Vec<u8>>> {
        let source = place::root().join("src-ui");
        let mut files = BTreeMap::new();
        for (name, path) in below(&source.join("static"))? {
            files.insert(name, fs::read(path)?);
        }
        for name in ["ui.js", "ui_bg.wasm"] {
            files.insert(name.into(), fs::read(self.bound().join(name))?);
        }
        files.insert("index.html".into(), fs::read(source.join("index.html"))?);
        files.insert("style.css".into(), style(&source.join("src/style"))?);
        files.insert("icon.svg".into(), fs::read(place::root().join("icons/icon.svg"))?);
        Ok(files)
    }

    /// Where the loadable wasm is kept between builds.
    fn bound(self) -> PathBuf {
        place::target().join("page").join(self.name())
    }

    fn name(self) -> &'static str {
        match self {
            Self::App => "app",
            Self::Web => "web",
        }
    }
}

impl Size {
    fn profile(self) -> &'static str {
        match self {
            Self::Quick => "wasm-dev",
            Self::Small => "wasm-release",
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Quick => "quick",
            Self::Small => "small",
        }
    }
}

/// Waits until no other command of ours builds a page: both pages come out of cargo under one name.
fn turn() -> Done<File> {
    let folder = place::target().join("page");
    let path = folder.join("lock");
    fs::create_dir_all(&folder)
        .and_then(|()| File::create(&path))
        .and_then(|file| file.lock().map(|()| file))
        .map_err(|error| Failure::new(format!("cannot lock {}: {error}", path.display())))
}

/// What tells one build of the wasm from another.
fn stamp(size: Size, wasm: &Path) -> io::Result<String> {
    let about = fs::metadata(wasm)?;
    let time = about.modified()?.duration_since(UNIX_EPOCH).unwrap_or_default();
    Ok(format!("{} {} {}", size.name(), about.len(), time.as_nanos()))
}

/// Lets `wasm-opt` take its share off, where it is installed and can read what is written today.
fn shrink(wasm: &Path) -> Done {
    let out = wasm.with_extension("opt");
    let mut command = std::process::Command::new("wasm-opt");
    command.args(["-Oz", "--strip-debug", "--strip-producers"]).arg(wasm).arg("-o").arg(&out);
    if crate::steps::ask(&mut command).is_none() {
        return Ok(());
    }
    fs::rename(&out, wasm).map_err(|error| Failure::new(format!("cannot write {}: {error}", wasm.display())))
}

/// The style sheets as one: the tokens first, then the others by name.
fn style(folder: &Path) -> io::Result<Vec<u8>> {
    let mut sheets: Vec<_> = below(folder)?.into_iter().filter(|(name, _)| has_ending(name, "css")).collect();
    sheets.sort_by_key(|(name, _)| (name != Path::new("tokens.css"), name.clone()));
    let mut all = Vec::new();
    for (_, path) in sheets {
        all.extend(fs::read(path)?);
        all.push(b'\n');
    }
    Ok(all)
}

fn has_ending(name: &Path, ending: &str) -> bool {
    name.extension().is_some_and(|found| found == ending)
}

/// All files below `folder`, by their names in it; none where there is no such folder.
fn below(folder: &Path) -> io::Result<Vec<(PathBuf, PathBuf)>> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(next) = folders.pop().filter(|next| next.is_dir()) {
        for entry in fs::read_dir(next)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(folder).expect("it lies below").to_path_buf();
                found.push((name, path));
            }
        }
    }
    Ok(found)
}
