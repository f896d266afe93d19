//! One app for one folder.

use escalera_lib::instance::{Claim, claim};

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
