//! The proof of a deal, for hosts: a page may hand in any view, so that it is looked at before the deal is made anew.

use protocol::{Reveal, Seat, Verdict, View};

use crate::save::check;

/// Whether the deal that a seat saw is the one that was committed to. No seat of these tables has a device of its own,
/// so that nonces other than zero would be a choice made after the commitment. docs/fair-deal.md.
pub fn verify(view: &View, seat: Seat, reveal: &Reveal) -> Verdict {
    let can_be_dealt = check::law(&view.law).is_ok() && view.dealer.0 < view.law.seats && seat.0 < view.law.seats;
    if !can_be_dealt {
        return Verdict::OtherDeal;
    }
    let is_zero = |nonce: &String| nonce.bytes().all(|digit| digit == b'0');
    if reveal.nonces.iter().all(is_zero) { engine::verify(view, seat, reveal) } else { Verdict::OtherSeed }
}
