//! What a screen reader hears: one message a second at most, so that none cuts another short.

/// The least time between two messages, in milliseconds.
const PACE: f64 = 1000.0;

/// What waits to be heard.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Voice {
    polite: Vec<String>,
    urgent: Option<String>,
    /// When the last message was said, in milliseconds.
    said_at: Option<f64>,
}

/// What is to be done now.
#[derive(Clone, PartialEq, Debug)]
pub enum Turn {
    Silent,
    /// Ask again after so many milliseconds.
    Wait(f64),
    Say(Heard),
}

/// A message, and the region that says it.
#[derive(Clone, PartialEq, Debug)]
pub enum Heard {
    Polite(String),
    Urgent(String),
}

impl Voice {
    /// Adds sentences that are heard when there is time, and one that is heard first thing.
    pub fn add(&mut self, polite: Vec<String>, urgent: Option<String>) {
        self.polite.extend(polite.into_iter().map(as_sentence));
        if urgent.is_some() {
            self.urgent = urgent.map(as_sentence);
        }
    }

    /// Drops what has not been said.
    pub fn hush(&mut self) {
        self.polite.clear();
        self.urgent = None;
    }

    /// What may be said at this time. What led to an urgent message is said with it, or it would be cut short by it.
    pub fn speak(&mut self, now: f64) -> Turn {
        if self.polite.is_empty() && self.urgent.is_none() {
            return Turn::Silent;
        }
        let wait = self.said_at.map_or(0.0, |said_at| said_at + PACE - now);
        // A clock that was set back makes nobody wait for more than one pace.
        if wait > 0.0 && wait <= PACE {
            return Turn::Wait(wait);
        }
        self.said_at = Some(now);
        let mut text = std::mem::take(&mut self.polite);
        let urgent = self.urgent.take();
        let is_urgent = urgent.is_some();
        text.extend(urgent);
        let text = text.join(" ");
        Turn::Say(if is_urgent { Heard::Urgent(text) } else { Heard::Polite(text) })
    }
}

/// One stop at its end, so that what follows is not run into it.
fn as_sentence(text: String) -> String {
    if text.ends_with(['.', '!', '?', '…']) { text } else { text + "." }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn polite(text: &str) -> Turn {
        Turn::Say(Heard::Polite(text.into()))
    }

    #[test]
    fn the_first_is_heard_at_once_and_what_comes_within_a_second_together() {
        let mut voice = Voice::default();
        assert_eq!(voice.speak(0.0), Turn::Silent);
        voice.add(vec!["Ana draws".into()], None);
        assert_eq!(voice.speak(5000.0), polite("Ana draws."));
        voice.add(vec!["Ana melds".into()], None);
        assert_eq!(voice.speak(5300.0), Turn::Wait(700.0));
        voice.add(vec!["Is it over?".into()], None);
        assert_eq!(voice.speak(6000.0), polite("Ana melds. Is it over?"));
        assert_eq!(voice.speak(6001.0), Turn::Silent);
    }

    #[test]
    fn an_urgent_message_takes_along_what_led_to_it() {
        let mut voice = Voice::default();
        voice.add(vec!["Ana discards".into()], Some("Your turn".into()));
        assert_eq!(voice.speak(0.0), Turn::Say(Heard::Urgent("Ana discards. Your turn.".into())));
        assert_eq!(voice.speak(2000.0), Turn::Silent);
    }

    #[test]
    fn what_is_hushed_is_never_heard_and_a_clock_set_back_holds_nothing_up() {
        let mut voice = Voice::default();
        voice.add(vec!["Ana draws".into()], Some("Your turn".into()));
        voice.hush();
        assert_eq!(voice.speak(9000.0), Turn::Silent);
        voice.add(vec!["one".into()], None);
        voice.speak(9000.0);
        voice.add(vec!["two".into()], None);
        assert_eq!(voice.speak(100.0), polite("two."));
    }
}
