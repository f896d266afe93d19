//! `rummy verify`: a record's deals against what was committed to before them, and its computer players' moves against what
//! they think of once more.

mod thoughts;

use std::path::Path;

use engine::{commitment, deal_seed};
use protocol::{Origin, RecordDeal};

use crate::{Report, replay::load, trouble::Trouble};
use thoughts::Thoughts;

pub fn run(file: &Path) -> Result<Report, Trouble> {
    let (record, lines) = load(file)?;
    let thoughts = Thoughts::of(file, &record, &lines)?;
    let (mut text, mut is_good) = (String::new(), true);
    for deal in &record.deals {
        let verdict = Verdict::of(deal, record.players.len());
        is_good &= verdict.is_good();
        text += &format!("deal {}: {}\n", deal.number, verdict.words());
    }
    is_good &= thoughts.tell(&mut text);
    Ok(Report { text, is_good })
}

/// What can be said of a deal.
enum Verdict {
    Fits,
    SetPosition,
    NotCommitted,
    OtherServerSeed,
    OtherSeed,
}

impl Verdict {
    fn of(deal: &RecordDeal, seats: usize) -> Self {
        match (&deal.origin, &deal.proof) {
            (Origin::Start(_), _) => Self::SetPosition,
            (Origin::Seed(_), None) => Self::NotCommitted,
            (Origin::Seed(seed), Some(proof)) => {
                let nonces: Vec<[u8; 16]> = proof.nonces.iter().map(|nonce| nonce.0).collect();
                if commitment(&proof.server_seed.0) != proof.commit.0 {
                    Self::OtherServerSeed
                } else if nonces.len() != seats
                    || *deal_seed(&proof.server_seed.0, deal.number, &nonces).bytes() != seed.0
                {
                    Self::OtherSeed
                } else {
                    Self::Fits
                }
            }
        }
    }

    const fn is_good(&self) -> bool {
        match self {
            Self::Fits | Self::SetPosition | Self::NotCommitted => true,
            Self::OtherServerSeed | Self::OtherSeed => false,
        }
    }

    const fn words(&self) -> &'static str {
        match self {
            Self::Fits => "fits its commitment",
            Self::SetPosition => "a set position",
            Self::NotCommitted => "dealt from its seed; nothing was committed to",
            Self::OtherServerSeed => "DOES NOT FIT: the server seed is not the one that was committed to",
            Self::OtherSeed => "DOES NOT FIT: the cards are not those of server seed and nonces",
        }
    }
}
