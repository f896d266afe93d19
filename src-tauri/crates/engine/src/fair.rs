//! Seeds, commitments and how a deal's seed comes from everybody's share. docs/fair-deal.md.

use core::fmt;
use sha2::{Digest, Sha256};

/// What a deal's chance comes from; it gives every hidden card away, and so it never prints itself.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// The seed of these bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes, which give every hidden card away.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

/// What is told before a deal: SHA-256 of the server seed.
pub fn commitment(server_seed: &[u8; 32]) -> [u8; 32] {
    Sha256::digest(server_seed).into()
}

/// The seed of a deal from the server's seed and one nonce a seat.
pub fn deal_seed(server_seed: &[u8; 32], deal: u32, nonces: &[[u8; 16]]) -> Seed {
    let mut hash = Sha256::new();
    hash.update(b"escalera deal v1\0");
    hash.update(server_seed);
    hash.update(deal.to_le_bytes());
    for nonce in nonces {
        hash.update(nonce);
    }
    Seed(hash.finalize().into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::format;

    #[test]
    fn a_seed_does_not_print_itself() {
        assert_eq!(format!("{:?}", Seed::new([7; 32])), "Seed(..)");
    }
}
