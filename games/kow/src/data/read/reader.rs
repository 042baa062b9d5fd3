//! A TOML file read by hand: every mistake is noted with its line, and reading goes on after it.

use std::cell::RefCell;
use std::ops::Range;

use gonfalon_table::Length;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::data::{DataError, Name, Word, nearest};

/// Notes what is wrong with one file.
pub(crate) struct Log<'a> {
    file: &'a str,
    text: &'a str,
    errors: RefCell<Vec<DataError>>,
}

impl<'a> Log<'a> {
    pub(crate) fn new(file: &'a str, text: &'a str) -> Self {
        Self { file, text, errors: RefCell::default() }
    }

    /// Notes an error at the bytes `span`; `key` and the names of `args` are those of [`DataError::MESSAGES`].
    pub(crate) fn note(
        &self,
        span: Option<Range<usize>>,
        place: &str,
        key: &'static str,
        args: Vec<(&'static str, String)>,
    ) {
        let line = span.map(|span| self.line(span.start));
        self.errors.borrow_mut().push(DataError::new(self.file, line, place, key, args));
    }

    pub(crate) fn into_errors(self) -> Vec<DataError> {
        self.errors.into_inner()
    }

    pub(crate) fn is_clean(&self) -> bool {
        self.errors.borrow().is_empty()
    }

    fn line(&self, at: usize) -> u32 {
        let before = &self.text.as_bytes()[..at.min(self.text.len())];
        let breaks = before.iter().filter(|byte| **byte == b'\n').count();
        u32::try_from(breaks).unwrap_or(u32::MAX - 1) + 1
    }
}

/// A value of the file and where it stands.
#[derive(Clone)]
pub(crate) struct Value<'a> {
    log: &'a Log<'a>,
    at: String,
    value: &'a Spanned<DeValue<'a>>,
}

impl<'a> Value<'a> {
    /// Notes an error at this value and returns nothing, so that readers can end with it.
    pub(crate) fn wrong<T>(&self, key: &'static str, args: Vec<(&'static str, String)>) -> Option<T> {
        self.log.note(Some(self.value.span()), &self.at, key, args);
        None
    }

    pub(crate) fn raw(&self) -> &'a DeValue<'a> {
        self.value.get_ref()
    }

    /// A text that is not empty.
    pub(crate) fn text(self) -> Option<&'a str> {
        match self.raw().as_str() {
            Some(text) if text.trim().is_empty() => self.wrong("data-empty-text", vec![]),
            Some(text) => Some(text),
            None => self.wrong("data-expected-text", vec![]),
        }
    }

    /// A text that may be empty.
    pub(crate) fn text_or_empty(self) -> Option<&'a str> {
        self.raw().as_str().or_else(|| self.wrong("data-expected-text", vec![]))
    }

    /// An id: small letters, digits and hyphens.
    pub(crate) fn id(self) -> Option<String> {
        let text = self.clone().text()?;
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if text.chars().all(plain) && text.len() <= 60 {
            Some(text.to_owned())
        } else {
            self.wrong("data-bad-id", vec![("id", text.to_owned())])
        }
    }

    /// A word of a closed list.
    pub(crate) fn word<T: Word>(self) -> Option<T> {
        let word = self.clone().text_or_empty()?;
        T::from_word(word).or_else(|| self.unknown_word(word, T::WORDS.iter().map(|(known, _)| *known)))
    }

    /// One of these words, which are all the vocabulary allows here.
    pub(crate) fn one_of(self, known: &[&'static str]) -> Option<&'static str> {
        let word = self.clone().text_or_empty()?;
        let found = known.iter().copied().find(|candidate| *candidate == word);
        found.or_else(|| self.unknown_word(word, known.iter().copied()))
    }

    /// Notes a word that is none of the known ones.
    pub(crate) fn unknown_word<'k, T>(
        &self,
        word: &str,
        known: impl Iterator<Item = &'k str> + Clone,
    ) -> Option<T> {
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
    pub(crate) fn number(self, least: i64, most: i64) -> Option<i64> {
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
    pub(crate) fn small(self, least: u8, most: u8) -> Option<u8> {
        self.number(least.into(), most.into()).and_then(|number| u8::try_from(number).ok())
    }

    /// A number of points or seconds from `least` to `most`.
    pub(crate) fn points(self, least: u16, most: u16) -> Option<u16> {
        self.number(least.into(), most.into()).and_then(|number| u16::try_from(number).ok())
    }

    /// A value, or the word `none` where there is no value.
    pub(crate) fn or_none<T>(self, read: impl FnOnce(Self) -> Option<T>) -> Option<Option<T>> {
        match self.raw().as_str() {
            Some("none") => Some(None),
            Some(_) => self.wrong("data-expected-none", vec![]),
            None => read(self).map(Some),
        }
    }

    /// A length in whole millimetres.
    pub(crate) fn millimetres(self) -> Option<Length> {
        self.small(1, 200).map(|millimetres| Length::millimetres(i32::from(millimetres)))
    }

    pub(crate) fn flag(self) -> Option<bool> {
        self.raw().as_bool().or_else(|| self.wrong("data-expected-boolean", vec![]))
    }

    /// A length in inches with at most three decimals, rounded to the grid of the table.
    pub(crate) fn length(self, least: i64, most: i64) -> Option<Length> {
        let written = match self.raw() {
            DeValue::Float(float) => float.as_str().to_owned(),
            DeValue::Integer(integer) if integer.radix() == 10 => integer.as_str().to_owned(),
            _ => return self.wrong("data-expected-length", vec![]),
        };
        let Some(thousandths) = super::length::thousandths(&written) else {
            return self.wrong("data-inexact-length", vec![("value", written)]);
        };
        if !(least * 1000..=most * 1000).contains(&thousandths) {
            let bounds = vec![("value", written), ("least", least.to_string()), ("most", most.to_string())];
            return self.wrong("data-out-of-range", bounds);
        }
        Some(Length::thousandths(thousandths))
    }

    /// The elements of a list; nothing if one of them is wrong, after all of them were read.
    pub(crate) fn list<T>(self, mut read: impl FnMut(Value<'a>) -> Option<T>) -> Option<Vec<T>> {
        let Some(elements) = self.raw().as_array() else {
            return self.wrong("data-expected-list", vec![]);
        };
        let read_all: Vec<Option<T>> = elements
            .iter()
            .enumerate()
            .map(|(index, value)| read(Value { log: self.log, at: format!("{}.{index}", self.at), value }))
            .collect();
        read_all.into_iter().collect()
    }

    /// The fields of a table.
    pub(crate) fn table(self) -> Option<Table<'a>> {
        match self.raw().as_table() {
            Some(table) => Some(Table::new(self.log, self.at, Some(self.value.span()), table)),
            None => self.wrong("data-expected-table", vec![]),
        }
    }

    /// A text in both languages.
    pub(crate) fn name(self) -> Option<Name> {
        let table = self.table()?;
        let (en, de) = (table.read("en", Value::text), table.read("de", Value::text));
        table.finish();
        Some(Name { en: en?.to_owned(), de: de?.to_owned() })
    }
}

/// A table of the file; [`Table::finish`] notes the fields nobody asked for.
pub(crate) struct Table<'a> {
    pub(crate) log: &'a Log<'a>,
    pub(crate) at: String,
    span: Option<Range<usize>>,
    pub(crate) raw: &'a DeTable<'a>,
    known: RefCell<Vec<&'static str>>,
}

impl<'a> Table<'a> {
    pub(crate) fn new(
        log: &'a Log<'a>,
        at: String,
        span: Option<Range<usize>>,
        raw: &'a DeTable<'a>,
    ) -> Self {
        Self { log, at, span, raw, known: RefCell::default() }
    }

    /// Notes an error of the table as a whole.
    pub(crate) fn wrong<T>(&self, key: &'static str, args: Vec<(&'static str, String)>) -> Option<T> {
        self.log.note(self.span.clone(), &self.at, key, args);
        None
    }

    /// The value of a field, if it is there.
    pub(crate) fn field(&self, field: &'static str) -> Option<Value<'a>> {
        self.known.borrow_mut().push(field);
        let value = self.raw.get(field)?;
        let at = if self.at.is_empty() { field.to_owned() } else { format!("{}.{field}", self.at) };
        Some(Value { log: self.log, at, value })
    }

    /// A field that must be there.
    pub(crate) fn read<T>(
        &self,
        field: &'static str,
        read: impl FnOnce(Value<'a>) -> Option<T>,
    ) -> Option<T> {
        match self.field(field) {
            Some(value) => read(value),
            None => self.wrong("data-missing-field", vec![("field", field.to_owned())]),
        }
    }

    /// A field that may be missing; the outer `None` means it is there but wrong.
    pub(crate) fn maybe<T>(
        &self,
        field: &'static str,
        read: impl FnOnce(Value<'a>) -> Option<T>,
    ) -> Option<Option<T>> {
        match self.field(field) {
            Some(value) => read(value).map(Some),
            None => Some(None),
        }
    }

    /// A field with a value it has when it is missing.
    pub(crate) fn or<T>(
        &self,
        field: &'static str,
        missing: T,
        read: impl FnOnce(Value<'a>) -> Option<T>,
    ) -> Option<T> {
        match self.field(field) {
            Some(value) => read(value),
            None => Some(missing),
        }
    }

    /// Notes every field that was not asked for.
    pub(crate) fn finish(self) {
        let known = self.known.borrow();
        for (key, _) in self.raw.iter() {
            let field: &str = key.get_ref();
            if known.contains(&field) {
                continue;
            }
            let mut args = vec![("field", field.to_owned())];
            let key_name = match nearest(field, known.iter().copied()) {
                Some(near) => {
                    args.push(("nearest", near.to_owned()));
                    "data-unknown-field-nearest"
                }
                None => "data-unknown-field",
            };
            self.log.note(Some(key.span()), &self.at, key_name, args);
        }
    }
}
