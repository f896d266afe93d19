//! The texts of the page in three languages; Spanish is the source, and stands in where another has a gap.

mod card;
mod meld;
mod table;
mod tiles;

pub use card::rank_index;
pub use table::refusal_say;

use std::{fmt, rc::Rc};

use cards::{Card, Slot};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use protocol::{Game, Language, Level, Settings};
use unic_langid::LanguageIdentifier;

use crate::{
    player::{Player, Who},
    say::{Arg, Piece, Say, number},
};

/// Where the reader's system says they are, as far as words differ by it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Region {
    /// Spain: "el ordenador".
    Spain,
    /// Anywhere else: "la computadora".
    Elsewhere,
}

impl Region {
    /// The region of the first language that names one.
    pub fn of(system: &[String]) -> Self {
        let spanish = system.iter().map(|tag| tag.to_lowercase()).find(|tag| tag.starts_with("es"));
        match spanish.as_deref() {
            Some("es" | "es-es") | None => Self::Spain,
            Some(_) => Self::Elsewhere,
        }
    }

    const fn word(self) -> &'static str {
        match self {
            Self::Spain => "spain",
            Self::Elsewhere => "elsewhere",
        }
    }
}

/// The texts of one language; cheap to clone, equal where language and region are.
#[derive(Clone)]
pub struct Words {
    language: Language,
    region: Region,
    /// The language itself, then the source.
    bundles: Rc<[FluentBundle<FluentResource>]>,
}

impl PartialEq for Words {
    fn eq(&self, other: &Self) -> bool {
        self.language == other.language && self.region == other.region
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({:?}, {:?})", self.language, self.region)
    }
}

impl Words {
    pub fn new(language: Language, region: Region) -> Self {
        let bundles = match language {
            Language::Es => Rc::new([bundle(Language::Es)]) as Rc<[_]>,
            Language::Pt | Language::En => Rc::new([bundle(language), bundle(Language::Es)]),
        };
        Self { language, region, bundles }
    }

    /// The language that was chosen, else the first of the system's that there is, else the source.
    pub fn language_for(settings: &Settings, system: &[String]) -> Language {
        let of_system = || system.iter().find_map(|tag| language_of(tag));
        settings.language.or_else(of_system).unwrap_or(Language::Es)
    }

    pub const fn language(&self) -> Language {
        self.language
    }

    /// A text without gaps.
    pub fn text(&self, key: &str) -> String {
        self.format(key, &[], Form::Names)
    }

    /// A text with its gaps filled; cards by their names.
    pub fn with(&self, key: &str, args: &[(&'static str, Arg)]) -> String {
        self.format(key, args, Form::Names)
    }

    /// A sentence as plain text, cards as `7♥`.
    pub fn say(&self, say: &Say) -> String {
        self.format(&say.key, &say.args, Form::Indices)
    }

    /// A sentence for the ear, cards by their names.
    pub fn spoken(&self, say: &Say) -> String {
        self.format(&say.key, &say.args, Form::Heard)
    }

    /// A sentence in pieces, for cards that are drawn in the line.
    pub fn pieces(&self, say: &Say) -> Vec<Piece> {
        card::split(&self.format(&say.key, &say.args, Form::Marks))
    }

    /// What to call a player.
    pub fn name(&self, player: &Player) -> String {
        if !player.name.is_empty() {
            return player.name.clone();
        }
        match player.who {
            Who::You => self.text("you"),
            Who::Computer => self.text("computer"),
            Who::Other => self.with("player", &[("number", (player.seat.0 + 1).into())]),
        }
    }

    pub fn level(&self, level: Level) -> String {
        self.text(match level {
            Level::Easy => "level-easy",
            Level::Medium => "level-medium",
            Level::Hard => "level-hard",
        })
    }

    pub fn game(&self, game: Game) -> String {
        self.text(match game {
            Game::Rummy100 => "game-rummy100",
            Game::Rummy => "game-rummy",
            Game::Rummy500 => "game-rummy500",
            Game::Tiles => "game-tiles",
        })
    }

    /// A number of points as it stands on the screen.
    pub fn score(&self, points: i32) -> String {
        number(points)
    }

    /// Things in a row: "Ana, Bruno e Inés".
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [most @ .., last] => {
                let and = self.text(if self.takes_e(last) { "list-and-before-i" } else { "list-and" });
                format!("{} {and} {last}", most.join(", "))
            }
        }
    }

    /// Spanish says "e" before the sound i, but not before hie, as in "hielo", nor before a consonant y.
    fn takes_e(&self, word: &str) -> bool {
        let word = word.to_lowercase();
        let sounds_i = ["i", "í", "hi", "hí"].iter().any(|start| word.starts_with(start));
        self.language == Language::Es && sounds_i && !["hie", "hia", "io"].iter().any(|start| word.starts_with(start))
    }

    fn format(&self, key: &str, args: &[(&'static str, Arg)], form: Form) -> String {
        let filled = self.fill(args, form);
        let text = self.bundles.iter().find_map(|bundle| format_in(bundle, key, &filled));
        text.unwrap_or_else(|| key.to_owned())
    }

    fn fill(&self, args: &[(&'static str, Arg)], form: Form) -> FluentArgs<'static> {
        let mut filled = FluentArgs::new();
        filled.set("region", self.region.word());
        for (name, arg) in args {
            match arg {
                Arg::Text(text) => filled.set(*name, text.clone()),
                Arg::Number(number) => filled.set(*name, *number),
                Arg::Cards(cards) => filled.set(*name, self.cards(cards, form)),
                Arg::Slots(slots) => filled.set(*name, self.slots(slots, form)),
                Arg::Melds(melds) => {
                    filled.set(*name, melds.iter().map(|meld| self.slots(meld, form)).collect::<Vec<_>>().join(", "))
                }
                Arg::Players(players) => filled.set(*name, self.players(players)),
                Arg::Acts(acts) => filled.set(*name, self.acts(acts, form)),
                Arg::Player(player) => {
                    filled.set(*name, who(player));
                    filled.set("name", self.name(player));
                }
            }
        }
        filled
    }

    fn acts(&self, acts: &[Say], form: Form) -> String {
        self.list(&acts.iter().map(|act| self.format(&act.key, &act.args, form)).collect::<Vec<_>>())
    }

    /// Within a list nobody begins with a capital but those who have a name.
    fn players(&self, players: &[Player]) -> String {
        let name = |player: &Player| match player.who {
            Who::You => self.text("you-inside"),
            Who::Computer if player.name.is_empty() => self.text("computer-inside"),
            Who::Computer | Who::Other => self.name(player),
        };
        self.list(&players.iter().map(name).collect::<Vec<_>>())
    }

    fn cards(&self, cards: &[Card], form: Form) -> String {
        self.slots(&cards.iter().copied().map(Slot::natural).collect::<Vec<_>>(), form)
    }

    fn slots(&self, slots: &[Slot], form: Form) -> String {
        let each = |said: &dyn Fn(&Slot) -> String| slots.iter().map(said).collect::<Vec<_>>();
        match form {
            Form::Names => self.list(&each(&|slot| self.slot(slot))),
            Form::Heard => self.list(&each(&|slot| self.slot_heard(slot))),
            Form::Indices => each(&|slot| self.slot_index(slot)).join(" "),
            Form::Marks => each(&|slot| card::mark(slot).to_string()).join(" "),
        }
    }
}

/// How cards stand in a sentence.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Names,
    /// The names, each with its article.
    Heard,
    Indices,
    Marks,
}

/// The word by which a text picks its form; a computer that has a name is spoken of by it.
fn who(player: &Player) -> &'static str {
    match player.who {
        Who::You => "you",
        Who::Computer if player.name.is_empty() => "computer",
        Who::Computer | Who::Other => "other",
    }
}

const fn source(language: Language) -> &'static str {
    match language {
        Language::Es => include_str!("locales/es.ftl"),
        Language::Pt => include_str!("locales/pt.ftl"),
        Language::En => include_str!("locales/en.ftl"),
    }
}

/// The tag of a language, as `lang` takes it.
pub const fn tag(language: Language) -> &'static str {
    match language {
        Language::Es => "es",
        Language::Pt => "pt",
        Language::En => "en",
    }
}

fn language_of(wanted: &str) -> Option<Language> {
    let wanted = wanted.split(['-', '_']).next()?.to_lowercase();
    Language::ALL.iter().copied().find(|language| tag(*language) == wanted)
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let identifier: LanguageIdentifier = tag(language).parse().expect("the tags are well formed");
    let resource = FluentResource::try_new(source(language).to_owned()).expect("a test reads every text");
    let mut bundle = FluentBundle::new(vec![identifier]);
    bundle.set_use_isolating(false);
    bundle.add_resource(resource).expect("a test finds no text twice");
    bundle
}

fn format_in(bundle: &FluentBundle<FluentResource>, key: &str, args: &FluentArgs<'_>) -> Option<String> {
    let pattern = bundle.get_message(key)?.value()?;
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
    debug_assert!(errors.is_empty(), "{key}: {errors:?}");
    Some(text)
}

#[cfg(test)]
mod tests;
