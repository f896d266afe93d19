//! The command line as it is run, and what it says.

use std::process::{Command, Output};

pub fn rummy(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_rummy")).args(args).output().expect("the command starts")
}

pub fn printed(args: &[&str]) -> String {
    let output = rummy(args);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// Bad input: exit 2, nothing on standard output, and these words on standard error.
#[track_caller]
pub fn refuses(args: &[&str], words: &[&str]) {
    let output = rummy(args);
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{args:?}: {error}");
    assert!(output.stdout.is_empty(), "{args:?}");
    for word in words {
        assert!(error.contains(word), "{args:?}: `{word}` is not in: {error}");
    }
    assert!(!error.contains("panicked"), "{error}");
}
