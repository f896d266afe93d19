//! What a player may be called.

use alloc::string::String;

/// The most characters that a name may have.
pub const NAME_LENGTH: usize = 24;

/// A name less whatever no name may hold: `|` and `#`, which mean something in a record, control characters, marks that
/// turn the direction of writing, space at its ends, and what goes beyond [`NAME_LENGTH`]. It may be empty.
pub fn clean_name(name: &str) -> String {
    let held: String = name.chars().filter(|letter| is_plain(*letter)).collect();
    let short: String = held.trim().chars().take(NAME_LENGTH).collect();
    short.trim_end().into()
}

/// Marks of direction: those for a letter, for a stretch of text, and their ends.
fn is_plain(letter: char) -> bool {
    let turns =
        matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    !turns && !letter.is_control() && !matches!(letter, '|' | '#')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_short_and_plain() {
        assert_eq!(clean_name("  Ana #1 | \u{202e}Bru\n"), "Ana 1  Bru");
        assert_eq!(clean_name(&"ñ".repeat(30)), "ñ".repeat(24));
        assert_eq!(clean_name(&alloc::format!("{} x", "a".repeat(23))), "a".repeat(23));
        assert_eq!(clean_name("Zoë 👩‍🦰"), "Zoë 👩‍🦰");
    }
}
