//! A broken rule of army building.

use std::fmt;

use serde::Serialize;

use crate::data::{Equipment, Library, Name, OptionKind, Word};

/// A rule that an army breaks. `key` names a sentence in `text/<language>/army.ftl`, which says what is wrong and
/// what to do about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Broken {
    /// The ledger id of the rule.
    pub rule: &'static str,
    /// The message key.
    pub key: &'static str,
    /// The arguments of the message; units, options and lists are given by the words of the data files.
    pub args: Vec<(&'static str, String)>,
}

impl Broken {
    /// Every message key with the names of its arguments; both languages have a sentence for each.
    pub const MESSAGES: &'static [(&'static str, &'static [&'static str])] = &[
        ("army-consent-missing", &["good", "evil"]),
        ("army-exchanged-twice", &["number", "unit", "equipment", "options"]),
        ("army-good-and-evil", &["good", "evil"]),
        ("army-limit-missing", &["agreed"]),
        ("army-limit-not-agreed", &["points", "agreed"]),
        ("army-no-options", &["number", "unit", "option"]),
        ("army-no-units", &[]),
        ("army-option-not-offered", &["number", "unit", "option", "offered"]),
        ("army-option-twice", &["number", "unit", "option", "count"]),
        ("army-over-limit", &["cost", "points", "over"]),
        ("army-side-good-and-evil", &["good", "evil"]),
        ("army-sides-unequal", &["first", "second"]),
        ("army-too-many-heroes-monsters", &["count", "full", "limit"]),
        ("army-too-many-heroes-monsters-of-list", &["list", "count", "full", "limit"]),
        ("army-too-many-war-engines", &["count", "full", "limit"]),
        ("army-too-many-war-engines-of-list", &["list", "count", "full", "limit"]),
        ("army-unique-twice", &["unit", "count"]),
        ("army-unknown-option", &["number", "unit", "word"]),
        ("army-unknown-option-nearest", &["number", "unit", "word", "nearest"]),
        ("army-unknown-size", &["number", "word", "sizes"]),
        ("army-unknown-unit", &["number", "word"]),
        ("army-unknown-unit-nearest", &["number", "word", "nearest"]),
    ];

    /// A broken rule with one of the [`Broken::MESSAGES`].
    pub(super) fn new(rule: &'static str, key: &'static str, args: Vec<(&'static str, String)>) -> Self {
        debug_assert!(
            Self::MESSAGES.iter().any(|(known, names)| {
                *known == key && names.iter().copied().eq(args.iter().map(|(name, _)| *name))
            }),
            "{key} {args:?} is not among the messages"
        );
        Self { rule, key, args }
    }

    /// The argument with this name.
    pub fn arg(&self, name: &str) -> Option<&str> {
        self.args.iter().find(|(known, _)| *known == name).map(|(_, value)| value.as_str())
    }

    /// The arguments as people read them: names in the language that `language` picks instead of words. What has to be
    /// written into a file, such as the nearest word, stays as it is.
    pub fn shown(
        &self,
        library: &Library,
        language: impl Fn(&Name) -> String,
    ) -> Vec<(&'static str, String)> {
        let names = &library.constants.names;
        let name_of = |argument: &str, word: &str| -> Option<String> {
            match argument {
                "unit" => library.entry(word).map(|id| language(&library.full_name(id))),
                "option" | "options" => OptionKind::from_word(word).map(|kind| language(names.of(kind))),
                "equipment" => Equipment::from_word(word).map(|equipment| language(names.of(equipment))),
                "list" | "good" | "evil" => library.list(word).map(|id| language(&library[id].name)),
                _ => None,
            }
        };
        let shown = |argument: &'static str, value: &String| {
            let words =
                value.split(LIST).map(|word| name_of(argument, word).unwrap_or_else(|| word.to_owned()));
            (argument, words.collect::<Vec<_>>().join(LIST))
        };
        self.args.iter().map(|(argument, value)| shown(argument, value)).collect()
    }
}

/// What stands between the words of an argument that lists several.
pub(super) const LIST: &str = ", ";

impl fmt::Display for Broken {
    // The short form for logs; people read the sentence behind the key.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}: {}", self.rule, self.key)?;
        for (name, value) in &self.args {
            write!(out, " {name}={value:?}")?;
        }
        Ok(())
    }
}
