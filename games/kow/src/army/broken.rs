//! A broken rule of army building.

use gonfalon_data::{Args, broken, shown};

use crate::data::{Equipment, Library, Name, OptionKind, Word};

broken!(
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
);

impl Broken {
    /// The arguments as people read them: names in the language that `language` picks instead of words. What has to be
    /// written into a file, such as the nearest word, stays as it is.
    pub fn shown(&self, library: &Library, language: impl Fn(&Name) -> String) -> Args {
        let names = &library.constants.names;
        let name_of = |argument: &str, word: &str| -> Option<String> {
            match argument {
                "unit" => library.entry(word).map(|id| language(&library.said_name(id))),
                "option" | "options" => OptionKind::from_word(word).map(|kind| language(names.of(kind))),
                "equipment" => Equipment::from_word(word).map(|equipment| language(names.of(equipment))),
                "list" | "good" | "evil" => library.list(word).map(|id| language(&library[id].name)),
                _ => None,
            }
        };
        shown(&self.args, name_of)
    }
}
