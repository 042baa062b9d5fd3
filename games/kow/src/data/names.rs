//! The names players read.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{
    Alignment, Equipment, HealFor, InspiringFor, Name, OptionKind, SpecialKind, UnitSize, UnitType, Weapon,
    Word,
};

/// The names players read, by group and word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Names(pub(crate) BTreeMap<&'static str, BTreeMap<&'static str, Name>>);

/// A list of words that players see by name: the group of `[names]` in which they are.
pub trait Named: Word {
    /// The group.
    const GROUP: &'static str;
}

/// The columns of a profile, whose names are in the group `stat`.
pub const STATS: [&str; 7] = ["points", "speed", "melee", "ranged", "defence", "attacks", "nerve"];

impl Names {
    /// The name of a value of a closed list.
    pub fn of<T: Named>(&self, value: T) -> &Name {
        self.get(T::GROUP, value.word()).expect("loading refuses data without this name")
    }

    /// The name of `word` in `group`, as in `stat` and `nerve`.
    pub fn get(&self, group: &str, word: &str) -> Option<&Name> {
        self.0.get(group)?.get(word)
    }

    /// The groups with the words each must name.
    pub(crate) fn groups() -> Vec<(&'static str, Vec<&'static str>)> {
        fn words<T: Named>() -> (&'static str, Vec<&'static str>) {
            (T::GROUP, T::WORDS.iter().map(|(word, _)| *word).collect())
        }
        vec![
            words::<Alignment>(),
            words::<UnitType>(),
            words::<UnitSize>(),
            ("stat", STATS.to_vec()),
            words::<Weapon>(),
            words::<SpecialKind>(),
            words::<InspiringFor>(),
            words::<HealFor>(),
            words::<OptionKind>(),
            words::<Equipment>(),
        ]
    }
}

macro_rules! named {
    ($($list:ty = $group:literal),+ $(,)?) => {
        $(impl Named for $list {
            const GROUP: &'static str = $group;
        })+
    };
}
named!(
    Alignment = "alignment",
    UnitType = "unit_type",
    UnitSize = "unit_size",
    Weapon = "weapon",
    SpecialKind = "special",
    InspiringFor = "inspiring_for",
    HealFor = "heal_for",
    OptionKind = "option",
    Equipment = "equipment"
);
