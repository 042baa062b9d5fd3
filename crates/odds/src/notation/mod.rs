//! Weapons, targets and the like as people write them: `10x A2 BS3 S4 AP-1 D1 sustained-hits 1`.
//!
//! Words are separated by spaces, commas or brackets, in any order and in small or capital letters. A number follows its word at
//! once (`T4`), after a colon (`damage:3`) or as the next word (`sustained-hits 1`). `docs/odds.md` lists all words.

mod dw;
mod kow;
mod wh40k;
mod whdw;

pub use dw::dw;
pub use kow::kow;
pub use wh40k::wh40k;
pub use whdw::{duel, whdw};

use gonfalon_kernel::nearest;

/// Why something written cannot be understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// A word that nobody knows.
    Unknown {
        /// The word.
        word: String,
        /// The known word most like it.
        nearest: String,
    },
    /// A word whose number is missing, cannot be read, or is beyond what there is.
    Number {
        /// The word.
        word: String,
        /// What it should look like.
        like: &'static str,
    },
    /// Something that must be said is not.
    Missing {
        /// What is incomplete, as it was written.
        text: String,
        /// An example of what is missing.
        like: &'static str,
    },
    /// More than can be reckoned.
    TooMuch {
        /// Of what.
        what: &'static str,
        /// How much there is.
        found: u64,
        /// How much there may be.
        most: u64,
    },
}

/// The words of something written, one after another.
struct Words<'a> {
    text: &'a str,
    words: Vec<&'a str>,
    at: usize,
}

impl<'a> Words<'a> {
    fn new(text: &'a str) -> Words<'a> {
        let separates = |letter: char| letter.is_whitespace() || ",;[]()".contains(letter);
        Words { text, words: text.split(separates).filter(|word| !word.is_empty()).collect(), at: 0 }
    }

    /// The next word in small letters, and the part after a colon.
    fn next(&mut self) -> Option<Word<'a>> {
        let whole = *self.words.get(self.at)?;
        self.at += 1;
        let (name, value) = match whole.split_once(':') {
            Some((name, value)) => (name, Some(value)),
            None => (whole, None),
        };
        Some(Word { whole, name: name.to_lowercase(), value })
    }

    /// The value of a word: after its colon, or the next word.
    fn value(&mut self, word: &Word<'a>) -> Option<&'a str> {
        if word.value.is_some() {
            return word.value;
        }
        let next = self.words.get(self.at).copied().filter(|next| {
            next.starts_with(|letter: char| letter.is_ascii_digit() || letter == 'D' || letter == 'd')
                && !next.ends_with(['x', 'X'])
        })?;
        self.at += 1;
        Some(next)
    }

    /// A whole number as the value of a word.
    fn number(&mut self, word: &Word<'a>, like: &'static str, most: u16) -> Result<u16, Trouble> {
        let value = self.value(word).and_then(whole_number).filter(|value| *value <= most);
        value.ok_or_else(|| Trouble::Number { word: word.whole.to_owned(), like })
    }

    fn missing(&self, like: &'static str) -> Trouble {
        Trouble::Missing { text: self.text.trim().to_owned(), like }
    }
}

struct Word<'a> {
    /// As it was written.
    whole: &'a str,
    /// In small letters, without what stands behind a colon.
    name: String,
    value: Option<&'a str>,
}

impl Word<'_> {
    /// The number that follows a prefix at once, such as the 4 of `T4` or `Sv4+`.
    fn after(&self, prefix: &str) -> Option<u16> {
        self.rest(prefix).and_then(whole_number)
    }

    /// What follows a prefix at once.
    fn rest(&self, prefix: &str) -> Option<&str> {
        self.value.is_none().then(|| self.name.strip_prefix(prefix)).flatten().filter(|rest| !rest.is_empty())
    }

    /// How many, as in `10x`.
    fn times(&self) -> Option<u16> {
        self.value
            .is_none()
            .then(|| self.name.strip_suffix('x'))
            .flatten()
            .and_then(|count| count.parse().ok())
    }

    /// A number with its sign behind a prefix, as in `hit+1`.
    fn change(&self, prefix: &str) -> Option<i8> {
        let rest = self.rest(prefix).filter(|rest| rest.starts_with(['+', '-']))?;
        rest.parse().ok().filter(|change: &i8| change.unsigned_abs() <= 20)
    }

    fn unknown<'k>(&self, known: impl IntoIterator<Item = &'k str>) -> Trouble {
        let nearest = nearest(&self.name, known).unwrap_or_default().to_owned();
        Trouble::Unknown { word: self.whole.to_owned(), nearest }
    }

    fn wrong(&self, like: &'static str) -> Trouble {
        Trouble::Number { word: self.whole.to_owned(), like }
    }
}

/// A number, with the plus of a roll or without: `4`, `4+`.
fn whole_number(text: &str) -> Option<u16> {
    text.strip_suffix('+').unwrap_or(text).parse().ok()
}

/// A number of one byte between two bounds.
fn within(value: u16, least: u8, most: u8) -> Option<u8> {
    u8::try_from(value).ok().filter(|value| (least..=most).contains(value))
}

/// Refuses more than can be reckoned.
fn limited(what: &'static str, found: u64, most: u64) -> Result<(), Trouble> {
    if found > most { Err(Trouble::TooMuch { what, found, most }) } else { Ok(()) }
}

/// A name as a word: small letters with hyphens.
fn slug(name: &str) -> String {
    let plain = name.chars().filter(|letter| *letter != '\'' && *letter != '’');
    let hyphened: String = plain
        .map(|letter| if letter.is_alphanumeric() { letter.to_ascii_lowercase() } else { '-' })
        .collect();
    hyphened.split('-').filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-")
}
