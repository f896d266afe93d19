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

/// The chance of a move, of which so many of its deal came before it, from a seed for all moves of that deal.
pub fn move_chance(seed: &[u8; 32], number: u32) -> u64 {
    let mut hash = Sha256::new();
    hash.update(b"escalera move v1\0");
    hash.update(seed);
    hash.update(number.to_le_bytes());
    let [a, b, c, d, e, f, g, h, ..]: [u8; 32] = hash.finalize().into();
    u64::from_le_bytes([a, b, c, d, e, f, g, h])
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::format;

    #[test]
    fn a_seed_does_not_print_itself() {
        assert_eq!(format!("{:?}", Seed::new([7; 32])), "Seed(..)");
    }

    /// As `printf 'escalera move v1\0…' | sha256sum` has them: whoever has a record can compute them too.
    #[test]
    fn the_chance_of_a_move_is_what_anybody_computes() {
        assert_eq!(move_chance(&[0; 32], 0), 0x133e_8d33_4fe5_9e91);
        assert_eq!(move_chance(&[7; 32], 258), 0xbb38_21ea_c72c_a026);
    }
}
