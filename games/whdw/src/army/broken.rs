//! A broken rule of army building.

use std::fmt;

use serde::Serialize;

use crate::data::{Faction, Library, Name, Race, Word};

/// A rule that an army breaks. `key` names a sentence in `text/<language>/army.ftl`, which says what is wrong and
/// what to do about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Broken {
    /// The ledger id of the rule.
    pub rule: &'static str,
    /// The message key.
    pub key: &'static str,
    /// The arguments of the message; disks, cards, races and factions are given by the words of the data files.
    pub args: Vec<(&'static str, String)>,
}

impl Broken {
    /// Every message key with the names of its arguments; both languages have a sentence for each.
    pub const MESSAGES: &'static [(&'static str, &'static [&'static str])] = &[
        ("army-budget-not-shared", &["regiment", "hero", "over", "unspent"]),
        ("army-card-count", &["regiment", "hero", "expected", "found"]),
        ("army-card-other-faction", &["regiment", "card", "faction"]),
        ("army-card-twice", &["card", "count"]),
        ("army-hero-is-unit", &["regiment", "disk"]),
        ("army-hero-not-counted", &["regiment", "hero"]),
        ("army-no-regiments", &[]),
        ("army-no-unique-hero", &[]),
        ("army-one-box-card", &["card", "count"]),
        ("army-one-box-disk", &["disk", "count", "limit"]),
        ("army-other-race", &["regiment", "disk", "race", "hero", "hero-race"]),
        ("army-over-budget", &["regiment", "hero", "cost", "points", "over"]),
        ("army-regiment-count", &["expected", "found"]),
        ("army-too-few-small", &["regiment", "small", "larger", "missing"]),
        ("army-too-many-copies", &["regiment", "disk", "count", "limit"]),
        ("army-too-many-elite", &["regiment", "disks", "count", "limit"]),
        ("army-two-factions", &["order", "destruction"]),
        ("army-unique-twice", &["disk", "count"]),
        ("army-unit-is-hero", &["regiment", "disk"]),
        ("army-unknown-card", &["regiment", "word"]),
        ("army-unknown-card-nearest", &["regiment", "word", "nearest"]),
        ("army-unknown-hero", &["regiment", "word"]),
        ("army-unknown-hero-nearest", &["regiment", "word", "nearest"]),
        ("army-unknown-prebuilt", &["regiment", "word"]),
        ("army-unknown-prebuilt-nearest", &["regiment", "word", "nearest"]),
        ("army-unknown-unit", &["regiment", "word"]),
        ("army-unknown-unit-nearest", &["regiment", "word", "nearest"]),
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

    /// The arguments as people read them: names in the language that `language` picks instead of words.
    pub fn shown<'l>(
        &self,
        library: &'l Library,
        language: impl Fn(&'l Name) -> &'l str,
    ) -> Vec<(&'static str, String)> {
        let name_of = |argument: &str, word: &str| -> Option<&'l Name> {
            match argument {
                "hero" | "disk" | "disks" | "order" | "destruction" => {
                    library.disk(word).map(|id| &library[id].name)
                }
                "card" => library.command(word).map(|id| &library[id].name),
                "race" | "hero-race" => Race::from_word(word).map(|race| library.constants.names.of(race)),
                "faction" => Faction::from_word(word).map(|faction| library.constants.names.of(faction)),
                _ => None,
            }
        };
        let shown = |argument: &'static str, value: &String| {
            let words = value.split(LIST).map(|word| match name_of(argument, word) {
                Some(name) => language(name).to_owned(),
                None => word.to_owned(),
            });
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
