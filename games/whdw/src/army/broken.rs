//! A broken rule of army building.

use gonfalon_data::{Args, broken, shown};

use crate::data::{Faction, Library, Name, Race, Word};

broken!(
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
);

impl Broken {
    /// The arguments as people read them: names in the language that `language` picks instead of words.
    pub fn shown<'l>(&self, library: &'l Library, language: impl Fn(&'l Name) -> &'l str) -> Args {
        let name_of = |argument: &str, word: &str| {
            let name = match argument {
                "hero" | "disk" | "disks" | "order" | "destruction" => {
                    library.disk(word).map(|id| &library[id].name)
                }
                "card" => library.command(word).map(|id| &library[id].name),
                "race" | "hero-race" => Race::from_word(word).map(|race| library.constants.names.of(race)),
                "faction" => Faction::from_word(word).map(|faction| library.constants.names.of(faction)),
                _ => None,
            };
            name.map(|name| language(name).to_owned())
        };
        shown(&self.args, name_of)
    }
}
