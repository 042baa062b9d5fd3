//! A broken rule of mustering.

use gonfalon_data::{Args, broken, shown};

use crate::data::{Library, Name};

broken!(
    ("army-detachment-forbids", &["detachment", "keyword", "unit"]),
    ("army-detachment-other-faction", &["detachment", "faction"]),
    ("army-detachment-requires", &["detachment", "keyword", "expected", "found"]),
    ("army-enhancement-epic-hero", &["number", "unit", "enhancement"]),
    ("army-enhancement-no-character", &["number", "unit", "enhancement"]),
    ("army-enhancement-not-offered", &["number", "unit", "enhancement", "detachment"]),
    ("army-enhancement-twice", &["enhancement", "count"]),
    ("army-enhancements-of-unit", &["number", "unit", "count"]),
    ("army-epic-hero-twice", &["unit", "count"]),
    ("army-faction-mismatch", &["number", "unit", "faction"]),
    ("army-no-character", &[]),
    ("army-no-units", &[]),
    ("army-no-warlord", &[]),
    ("army-option-twice", &["number", "unit", "option", "count"]),
    ("army-option-too-many", &["number", "unit", "option", "count", "limit"]),
    ("army-option-too-small", &["number", "unit", "option", "expected", "found"]),
    ("army-over-limit", &["cost", "points", "over"]),
    ("army-publication", &["place", "key"]),
    ("army-size-not-agreed", &["size", "agreed"]),
    ("army-too-many-copies", &["unit", "count", "limit"]),
    ("army-too-many-enhancements", &["count", "limit"]),
    ("army-unknown-detachment", &["word", "known"]),
    ("army-unknown-enhancement", &["number", "unit", "word", "known"]),
    ("army-unknown-faction", &["word", "known"]),
    ("army-unknown-loadout", &["number", "unit", "found", "known"]),
    ("army-unknown-option", &["number", "unit", "word", "known"]),
    ("army-unknown-size", &["number", "unit", "found", "known"]),
    ("army-unknown-unit", &["number", "word"]),
    ("army-unknown-unit-nearest", &["number", "word", "nearest"]),
    ("army-warlord-no-character", &["number", "unit"]),
    ("army-warlords", &["count"]),
);

impl Broken {
    /// The arguments as people read them: names in the language that `language` picks instead of words. What has to be
    /// written into a file, such as the nearest word, stays as it is.
    pub fn shown(&self, library: &Library, language: impl Fn(&Name) -> String) -> Args {
        let name_of = |argument: &str, word: &str| -> Option<String> {
            match argument {
                "unit" => library.datasheet(word).map(|id| language(&library[id].name)),
                "faction" => library.faction(word).map(|id| language(&library[id].name)),
                "detachment" => library.detachment(word).map(|id| language(&library[id].name)),
                "enhancement" => library.enhancement(word).map(|id| language(library[id].name())),
                "option" => library
                    .datasheets
                    .iter()
                    .flat_map(|sheet| &sheet.options)
                    .find(|option| option.id == word)
                    .map(|option| language(&option.name)),
                "keyword" => {
                    library.keyword(word).map(|id| language(&library.keywords[usize::from(id.0)].name))
                }
                _ => None,
            }
        };
        shown(&self.args, name_of)
    }
}
