//! One value of a TOML file, read by hand: every mistake is noted with its line, and reading goes on after it.

use gonfalon_table::Length;
use toml::Spanned;
use toml::de::DeValue;

use crate::length::thousandths;
use crate::log::Log;
use crate::message::Args;
use crate::nearest::nearest;
use crate::table::Table;
use crate::word::{Name, Word};

/// A value of the file and where it stands; whoever reads it as something it is not notes an error.
#[derive(Clone, Debug)]
pub struct Value<'a> {
    pub(crate) log: &'a Log<'a>,
    at: String,
    value: &'a Spanned<DeValue<'a>>,
}

impl<'a> Value<'a> {
    pub(crate) fn new(log: &'a Log<'a>, at: String, value: &'a Spanned<DeValue<'a>>) -> Self {
        Self { log, at, value }
    }

    /// Notes an error at this value and returns nothing, so that readers can end with it.
    pub fn wrong<T>(&self, key: &'static str, args: Args) -> Option<T> {
        self.log.note(Some(self.value.span()), &self.at, key, args);
        None
    }

    fn raw(&self) -> &'a DeValue<'a> {
        self.value.get_ref()
    }

    /// The text, if it is one; for readers whose next step depends on it.
    pub fn as_text(&self) -> Option<&'a str> {
        self.raw().as_str()
    }

    /// Whether it is a whole number.
    pub fn is_integer(&self) -> bool {
        self.raw().is_integer()
    }

    /// Whether it is a table.
    pub fn is_table(&self) -> bool {
        self.raw().is_table()
    }

    /// A text that is not empty.
    pub fn text(self) -> Option<&'a str> {
        match self.raw().as_str() {
            Some(text) if text.trim().is_empty() => self.wrong("data-empty-text", vec![]),
            Some(text) => Some(text),
            None => self.wrong("data-expected-text", vec![]),
        }
    }

    /// A text that may be empty.
    pub fn text_or_empty(self) -> Option<&'a str> {
        self.raw().as_str().or_else(|| self.wrong("data-expected-text", vec![]))
    }

    /// An id: small letters, digits and hyphens.
    pub fn id(self) -> Option<String> {
        let text = self.clone().text()?;
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if text.chars().all(plain) && text.len() <= 60 {
            Some(text.to_owned())
        } else {
            self.wrong("data-bad-id", vec![("id", text.to_owned())])
        }
    }

    /// A word of a closed list.
    pub fn word<T: Word>(self) -> Option<T> {
        let word = self.clone().text_or_empty()?;
        T::from_word(word).or_else(|| self.unknown_word(word, T::WORDS.iter().map(|(known, _)| *known)))
    }

    /// One of these words, which are all the vocabulary allows here.
    pub fn one_of(self, known: &[&'static str]) -> Option<&'static str> {
        let word = self.clone().text_or_empty()?;
        let found = known.iter().copied().find(|candidate| *candidate == word);
        found.or_else(|| self.unknown_word(word, known.iter().copied()))
    }

    /// Notes a word that is none of the known ones.
    pub fn unknown_word<'k, T>(&self, word: &str, known: impl Iterator<Item = &'k str> + Clone) -> Option<T> {
        let list: Vec<&str> = known.clone().collect();
        let mut args = vec![("word", word.to_owned()), ("known", list.join(", "))];
        match nearest(word, known) {
            Some(near) => {
                args.push(("nearest", near.to_owned()));
                self.wrong("data-unknown-word-nearest", args)
            }
            None => self.wrong("data-unknown-word", args),
        }
    }

    /// A whole number within bounds.
    pub fn number(self, least: i64, most: i64) -> Option<i64> {
        let Some(digits) = self.raw().as_integer() else {
            return self.wrong("data-expected-integer", vec![]);
        };
        match i64::from_str_radix(digits.as_str(), digits.radix()) {
            Ok(number) if (least..=most).contains(&number) => Some(number),
            _ => self.wrong(
                "data-out-of-range",
                vec![
                    ("value", digits.as_str().to_owned()),
                    ("least", least.to_string()),
                    ("most", most.to_string()),
                ],
            ),
        }
    }

    /// A small whole number from `least` to `most`.
    pub fn small(self, least: u8, most: u8) -> Option<u8> {
        self.number(least.into(), most.into()).and_then(|number| u8::try_from(number).ok())
    }

    /// A number of points or seconds from `least` to `most`.
    pub fn points(self, least: u16, most: u16) -> Option<u16> {
        self.number(least.into(), most.into()).and_then(|number| u16::try_from(number).ok())
    }

    /// A length in whole millimetres.
    pub fn millimetres(self) -> Option<Length> {
        self.small(1, 200).map(|millimetres| Length::millimetres(i32::from(millimetres)))
    }

    /// Yes or no.
    pub fn flag(self) -> Option<bool> {
        self.raw().as_bool().or_else(|| self.wrong("data-expected-boolean", vec![]))
    }

    /// A length in inches with at most three decimals, rounded to the grid of the table.
    pub fn length(self, least: i64, most: i64) -> Option<Length> {
        let written = match self.raw() {
            DeValue::Float(float) => float.as_str().to_owned(),
            DeValue::Integer(integer) if integer.radix() == 10 => integer.as_str().to_owned(),
            _ => return self.wrong("data-expected-length", vec![]),
        };
        let Some(thousandths) = thousandths(&written) else {
            return self.wrong("data-inexact-length", vec![("value", written)]);
        };
        if !(least * 1000..=most * 1000).contains(&thousandths) {
            let bounds = vec![("value", written), ("least", least.to_string()), ("most", most.to_string())];
            return self.wrong("data-out-of-range", bounds);
        }
        Some(Length::thousandths(thousandths))
    }

    /// The elements of a list; nothing if one of them is wrong, after all of them were read.
    pub fn list<T>(self, mut read: impl FnMut(Value<'a>) -> Option<T>) -> Option<Vec<T>> {
        let Some(elements) = self.raw().as_array() else {
            return self.wrong("data-expected-list", vec![]);
        };
        let read_all: Vec<Option<T>> = elements
            .iter()
            .enumerate()
            .map(|(index, value)| read(Value::new(self.log, format!("{}.{index}", self.at), value)))
            .collect();
        read_all.into_iter().collect()
    }

    /// A list of exactly `N` elements.
    pub fn exactly<T, const N: usize>(self, read: impl FnMut(Value<'a>) -> Option<T>) -> Option<[T; N]> {
        let elements = self.clone().list(read)?;
        let found = elements.len().to_string();
        let wrong = || self.wrong("data-list-length", vec![("expected", N.to_string()), ("found", found)]);
        elements.try_into().ok().or_else(wrong)
    }

    /// The fields of a table.
    pub fn table(self) -> Option<Table<'a>> {
        match self.raw().as_table() {
            Some(table) => Some(Table::new(self.log, self.at, Some(self.value.span()), table)),
            None => self.wrong("data-expected-table", vec![]),
        }
    }

    /// The value as it stands, for what is kept as it was written.
    pub fn verbatim(self) -> serde_json::Value {
        verbatim(self.raw())
    }

    /// A text in both languages.
    pub fn name(self) -> Option<Name> {
        let table = self.table()?;
        let (en, de) = (table.read("en", Value::text), table.read("de", Value::text));
        table.finish();
        Some(Name { en: en?.to_owned(), de: de?.to_owned() })
    }
}

fn verbatim(value: &DeValue<'_>) -> serde_json::Value {
    use serde_json::Value as Json;
    match value {
        DeValue::String(text) => Json::from(text.as_ref()),
        DeValue::Integer(digits) => i64::from_str_radix(digits.as_str(), digits.radix())
            .map_or_else(|_| Json::from(digits.as_str()), Json::from),
        // Nothing of ours is written as a fraction; the text is enough to say so.
        DeValue::Float(digits) => Json::from(digits.as_str()),
        DeValue::Boolean(flag) => Json::from(*flag),
        DeValue::Datetime(time) => Json::from(time.to_string()),
        DeValue::Array(list) => list.iter().map(|element| verbatim(element.get_ref())).collect(),
        DeValue::Table(table) => {
            let fields =
                table.iter().map(|(key, value)| (key.get_ref().to_string(), verbatim(value.get_ref())));
            Json::Object(fields.collect())
        }
    }
}
