//! The proof of a deal, for hosts: a page may hand in any view, so that it is looked at before the deal is made anew.

use protocol::{Reveal, Seat, Verdict, View};

use crate::save::check;

/// Whether the deal that a seat saw is the one that was committed to.
pub fn verify(view: &View, seat: Seat, reveal: &Reveal) -> Verdict {
    let can_be_dealt = check::law(&view.law).is_ok() && view.dealer.0 < view.law.seats && seat.0 < view.law.seats;
    if can_be_dealt { engine::verify(view, seat, reveal) } else { Verdict::OtherDeal }
}
