//! A broken rule of army building.

use gonfalon_data::{Args, broken, shown};
use gonfalon_kernel::{Arg, Line};

use crate::data::{Faction, Library, Name, Word};

broken!(
    ("army-champion-exclusive", &["champion", "faction", "disks"]),
    ("army-good-and-evil", &["good", "evil"]),
    ("army-half-faction", &["faction", "found", "expected", "points"]),
    ("army-half-rounding", &["faction", "found", "expected", "points"]),
    ("army-league-barred", &["disk", "count"]),
    ("army-league-copies", &["disk", "count", "limit"]),
    ("army-league-spells", &["spell", "count", "limit"]),
    ("army-no-disks", &[]),
    ("army-no-faction", &["points"]),
    ("army-nobody-transforms", &["disk", "options"]),
    ("army-over-limit", &["cost", "points", "over"]),
    ("army-ready-over-limit", &["cost", "points", "over"]),
    ("army-too-many-copies", &["disk", "count", "limit"]),
    ("army-unique-twice", &["disk", "count"]),
    ("army-unknown-disk", &["number", "word"]),
    ("army-unknown-disk-nearest", &["number", "word", "nearest"]),
    ("army-unknown-spell", &["number", "word"]),
    ("army-unknown-spell-nearest", &["number", "word", "nearest"]),
);

impl Broken {
    /// The arguments as people read them: names in the language that `language` picks instead of words. What has to be
    /// written into a file, such as the nearest word, stays as it is.
    pub fn shown<'l>(&self, library: &'l Library, language: impl Fn(&'l Name) -> &'l str) -> Args {
        let name_of = |argument: &str, word: &str| {
            let name = match argument {
                "champion" | "disk" | "disks" | "options" | "good" | "evil" => {
                    library.profile(word).map(|id| &library[id].name)
                }
                "spell" => library.spell(word).map(|id| &library[id].name),
                "faction" => Faction::from_word(word).map(|faction| &library.constants.faction(faction).name),
                _ => None,
            };
            name.map(|name| language(name).to_owned())
        };
        shown(&self.args, name_of)
    }

    /// The sentence about it.
    pub fn line(&self, library: &Library) -> Line {
        let english = self.shown(library, |name| &name.en);
        let german = self.shown(library, |name| &name.de);
        let mut line = Line::new(self.key);
        for ((name, en), (_, de)) in english.into_iter().zip(german) {
            let arg = match en.parse::<i64>() {
                Ok(number) => Arg::Number(number),
                Err(_) => Arg::Name { en, de },
            };
            line = line.with(name, arg);
        }
        line
    }
}
