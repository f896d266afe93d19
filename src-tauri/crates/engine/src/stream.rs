//! The stream of chance that a deal is shuffled with. docs/fair-deal.md, From seed to deal.

use chacha20::{
    ChaCha20,
    cipher::{KeyIvInit, StreamCipher, StreamCipherSeek},
};

use crate::Seed;

/// ChaCha20 as in RFC 8439, keyed by the deal seed, read as little-endian words of 32 bits.
pub(crate) struct Stream {
    cipher: ChaCha20,
    words: u32,
}

impl Stream {
    /// The stream of a seed, of which so many words have been read.
    pub(crate) fn at(seed: &Seed, words: u32) -> Self {
        let mut cipher = ChaCha20::new(seed.bytes().into(), &[0; 12].into());
        cipher.seek(u64::from(words) * 4);
        Self { cipher, words }
    }

    /// How many words have been read.
    pub(crate) const fn words(&self) -> u32 {
        self.words
    }

    /// A number in `0..n`, each as likely as the other.
    pub(crate) fn below(&mut self, n: u32) -> u32 {
        let limit = (1 << 32) / u64::from(n) * u64::from(n);
        loop {
            let word = self.word();
            if u64::from(word) < limit {
                return word % n;
            }
        }
    }

    /// Fisher–Yates, from the last place down.
    pub(crate) fn shuffle<T>(&mut self, list: &mut [T]) {
        for i in (1..list.len()).rev() {
            list.swap(i, self.below(i as u32 + 1) as usize);
        }
    }

    fn word(&mut self) -> u32 {
        let mut bytes = [0; 4];
        self.cipher.apply_keystream(&mut bytes);
        self.words += 1;
        u32::from_le_bytes(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 8439, A.1, test vector 1: the key stream of an all-zero key begins 76 b8 e0 ad a0 f1 3d 90.
    #[test]
    fn the_stream_is_that_of_the_rfc_and_can_be_entered_anywhere() {
        let zero = Seed::new([0; 32]);
        assert_eq!(Stream::at(&zero, 0).word(), 0xade0_b876);
        assert_eq!(Stream::at(&zero, 1).word(), 0x903d_f1a0);
    }

    #[test]
    fn below_stays_below_and_reaches_every_number() {
        let mut stream = Stream::at(&Seed::new([1; 32]), 0);
        let mut seen = [false; 7];
        for _ in 0..200 {
            seen[stream.below(7) as usize] = true;
        }
        assert_eq!(seen, [true; 7]);
    }
}
