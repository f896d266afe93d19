//! Bytes as the hex digits in which seeds, commitments and nonces are shared.

use alloc::string::String;
use core::{fmt, str::FromStr};

/// So many bytes, written as twice as many hex digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hex<const N: usize>(pub [u8; N]);

/// A text that is not so many hex digits.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{text}` is not {digits} hex digits")]
pub struct ParseHexError {
    text: String,
    digits: usize,
}

impl<const N: usize> FromStr for Hex<N> {
    type Err = ParseHexError;

    fn from_str(text: &str) -> Result<Self, ParseHexError> {
        parse(text).map(Self).ok_or_else(|| ParseHexError { text: text.into(), digits: 2 * N })
    }
}

fn parse<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits = text.as_bytes();
    if digits.len() != 2 * N {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
}

fn digit(letter: u8) -> Option<u8> {
    char::from(letter).to_digit(16).map(|value| value as u8)
}

impl<const N: usize> fmt::Display for Hex<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn digits_read_back_as_they_were_written() {
        assert_eq!("00fF1a".parse::<Hex<3>>().map(|hex| hex.to_string()), Ok("00ff1a".into()));
    }

    #[test]
    fn any_other_text_is_refused() {
        for text in ["", "00", "00ff1", "00ff1g", "00ff1a00", "+0ff1a", "é0000"] {
            assert!(text.parse::<Hex<3>>().is_err(), "{text}");
        }
    }
}
