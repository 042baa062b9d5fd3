//! The names players read.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::facts::{Facts, Origin};
use crate::marks::marks;
use crate::value::Value;
use crate::word::{Name, Word};

/// The names players read, by group and word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Names(BTreeMap<&'static str, BTreeMap<&'static str, Name>>);

/// A group of `[names]` with the words it must name.
pub type Group = (&'static str, Vec<&'static str>);

/// A list of words that players see by name: the group of `[names]` in which they are.
pub trait Named: Word {
    /// The group.
    const GROUP: &'static str;

    /// The group with all words of the list.
    fn group() -> Group {
        (Self::GROUP, Self::WORDS.iter().map(|(word, _)| *word).collect())
    }
}

/// Puts each list into its group: `named!(Race = "race", Size = "size")`.
#[macro_export]
macro_rules! named {
    ($($list:ty = $group:literal),+ $(,)?) => {
        $(impl $crate::Named for $list {
            const GROUP: &'static str = $group;
        })+
    };
}

impl Names {
    /// The name of a value of a closed list.
    pub fn of<T: Named>(&self, value: T) -> &Name {
        self.get(T::GROUP, value.word()).expect("loading refuses data without this name")
    }

    /// The name of `word` in `group`, as in `stat` and `nerve`.
    pub fn get(&self, group: &str, word: &str) -> Option<&Name> {
        self.0.get(group)?.get(word)
    }

    /// Reads the table `names`: all are terms of the rulebooks except those listed in `house`.
    pub fn read(value: Value<'_>, groups: Vec<Group>, facts: &mut Facts) -> Option<Self> {
        let table = value.table()?;
        facts.mark("names", Origin::Book);
        let house = table.read("house", |list| marks(list, &[&table], "names.", Origin::House, facts));
        let groups: Vec<Option<_>> = groups
            .into_iter()
            .map(|(group, words)| table.read(group, |value| names(value, words)).map(|names| (group, names)))
            .collect();
        table.finish();
        house?;
        groups.into_iter().collect::<Option<BTreeMap<_, _>>>().map(Self)
    }
}

fn names(value: Value<'_>, words: Vec<&'static str>) -> Option<BTreeMap<&'static str, Name>> {
    let table = value.table()?;
    let names: Vec<Option<_>> =
        words.into_iter().map(|word| table.read(word, Value::name).map(|name| (word, name))).collect();
    table.finish();
    names.into_iter().collect()
}
