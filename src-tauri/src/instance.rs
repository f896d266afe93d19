//! One running app for one folder of files: a second start shows the first one's window, and ends.
//!
//! Where the system has a way for this, the single-instance plugin has found the first one already. A Linux session
//! without D-Bus has none: there a lock on a file decides.

use std::{
    fs::{self, File, TryLockError},
    path::Path,
    thread,
    time::{Duration, Instant},
};

use tauri::{AppHandle, Manager, Runtime};

/// Whether this is the first app at its files.
#[derive(Debug)]
pub enum Claim {
    /// It is, as long as this file is open.
    First(File),
    Second,
    /// The folder takes no lock. The app runs, and saving will say what is wrong with the folder.
    Unknown,
}

/// How long an app that was ended may go on writing.
const PATIENCE: Duration = Duration::from_secs(5);
const PAUSE: Duration = Duration::from_millis(50);

/// Kept open for as long as the app runs.
struct Lock(#[expect(dead_code, reason = "it is held, not used")] File);

/// Claims the files of a folder.
pub fn claim(folder: &Path) -> Claim {
    let _ = fs::create_dir_all(folder);
    let Ok(lock) = File::options().create(true).append(true).open(folder.join("lock")) else {
        return Claim::Unknown;
    };
    match lock.try_lock() {
        Ok(()) => Claim::First(lock),
        Err(TryLockError::WouldBlock) => Claim::Second,
        Err(TryLockError::Error(_)) => Claim::Unknown,
    }
}

/// Claims the files of a folder, which an app that was ended keeps until what it was writing is written.
///
/// An app that runs answers its bell; where nobody answers, the claim is made again for a while.
pub fn claim_or_ring(folder: &Path) -> Claim {
    let began = Instant::now();
    let mut claimed = claim(folder);
    while matches!(claimed, Claim::Second) && !bell::ring(folder) && began.elapsed() < PATIENCE {
        thread::sleep(PAUSE);
        claimed = claim(folder);
    }
    claimed
}

/// Claims the files of a folder for this app, or asks the app that has them to show its window, and ends this one.
pub(crate) fn claim_or_leave<R: Runtime>(app: &AppHandle<R>, folder: &Path) {
    match claim_or_ring(folder) {
        Claim::First(lock) => {
            app.manage(Lock(lock));
            bell::answer(app, folder);
        }
        Claim::Second => {
            eprintln!("Escalera is running already; its window is shown.");
            app.cleanup_before_exit();
            std::process::exit(0);
        }
        Claim::Unknown => {}
    }
}

/// Brings the window to the front.
pub(crate) fn show<R: Runtime>(app: &AppHandle<R>) {
    if let Some(window) = app.get_webview_window("main") {
        // What a window manager does not do for an app it cannot be made to do.
        let _ = window.unminimize();
        let _ = window.show();
        let _ = window.set_focus();
    }
}

/// How a second start asks the first one to show its window.
#[cfg(unix)]
mod bell {
    use std::{
        fs,
        io::{Read, Write},
        os::unix::net::{UnixListener, UnixStream},
        path::Path,
        thread,
    };
    use tauri::{AppHandle, Runtime};

    use super::PATIENCE;

    const NAME: &str = "bell";
    const ANSWER: [u8; 1] = [1];

    /// Waits for second starts. Without a bell they only end.
    pub fn answer<R: Runtime>(app: &AppHandle<R>, folder: &Path) {
        let path = folder.join(NAME);
        let _ = fs::remove_file(&path);
        let Ok(bell) = UnixListener::bind(path) else { return };
        let app = app.clone();
        thread::spawn(move || {
            for mut visitor in bell.incoming().flatten() {
                super::show(&app);
                let _ = visitor.write_all(&ANSWER);
            }
        });
    }

    /// Rings, and says whether anybody answered.
    pub fn ring(folder: &Path) -> bool {
        let Ok(mut door) = UnixStream::connect(folder.join(NAME)) else { return false };
        let heard = door.set_read_timeout(Some(PATIENCE)).and_then(|()| door.read_exact(&mut [0; ANSWER.len()]));
        heard.is_ok()
    }
}

#[cfg(not(unix))]
mod bell {
    use std::path::Path;
    use tauri::{AppHandle, Runtime};

    pub fn answer<R: Runtime>(_: &AppHandle<R>, _: &Path) {}
    /// Here the first app was told by the system that there is a second.
    pub fn ring(_: &Path) -> bool {
        true
    }
}
