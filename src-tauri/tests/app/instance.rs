//! One app for one folder.

use escalera_lib::instance::{Claim, claim, claim_or_ring};

#[cfg(unix)]
use std::{io::Write, os::unix::net::UnixListener, thread};

use crate::sample::folder;

#[test]
fn the_second_claim_fails_until_the_first_is_given_up() {
    let folder = folder("claim").join("not/yet/there");
    let first = claim(&folder);
    assert!(matches!(first, Claim::First(_)));
    assert!(matches!(claim(&folder), Claim::Second));
    drop(first);
    assert!(matches!(claim(&folder), Claim::First(_)));
}

/// An app that was ended keeps its files until what it was writing is written; its bell is there and nobody answers.
#[cfg(unix)]
#[test]
fn whoever_rings_at_an_app_that_ends_takes_its_place() {
    let folder = folder("claim-ending");
    let first = claim(&folder);
    let bell = UnixListener::bind(folder.join("bell")).expect("the folder takes a bell");
    let second = thread::spawn(move || claim_or_ring(&folder));
    bell.accept().expect("somebody rings");
    drop((bell, first));
    assert!(matches!(second.join(), Ok(Claim::First(_))));
}

#[cfg(unix)]
#[test]
fn whoever_is_answered_leaves() {
    let folder = folder("claim-answered");
    let _first = claim(&folder);
    let bell = UnixListener::bind(folder.join("bell")).expect("the folder takes a bell");
    let second = thread::spawn(move || claim_or_ring(&folder));
    let (mut visitor, _) = bell.accept().expect("somebody rings");
    visitor.write_all(&[1]).expect("the answer is heard");
    assert!(matches!(second.join(), Ok(Claim::Second)));
}
