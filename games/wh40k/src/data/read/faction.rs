//! Reads a faction: its keywords, Detachments, Enhancements, weapons and datasheets.

use gonfalon_data::{Ids, Name, Table, Value};

use super::ability::{not_automated, special};
use super::datasheet::datasheet;
use super::title;
use super::weapon::weapon;
use crate::data::{
    Ability, Core, Detachment, DetachmentId, Enhancement, Faction, FactionId, Keyword, KeywordId,
    KeywordName, Library, Weapon, Word,
};

/// Keywords that are not of the core rules, of all files so far.
#[derive(Debug, Default)]
pub(super) struct Names(pub(super) Vec<KeywordName>);

impl Names {
    fn add(&mut self, id: String, name: Name) -> Option<KeywordId> {
        self.0.push(KeywordName { id, name });
        u16::try_from(self.0.len() - 1).ok().map(KeywordId)
    }

    fn find(&self, word: &str) -> Option<KeywordId> {
        let index = self.0.iter().position(|known| known.id == word)?;
        u16::try_from(index).ok().map(KeywordId)
    }

    /// A keyword of the core rules or of one of the files.
    pub(super) fn keyword(&self, value: Value<'_>) -> Option<Keyword> {
        let word = value.clone().text()?;
        self.look_up(word).or_else(|| value.unknown_word(word, self.known()))
    }

    /// The keyword with this word.
    pub(super) fn look_up(&self, word: &str) -> Option<Keyword> {
        Core::from_word(word).map(Keyword::Core).or_else(|| self.find(word).map(Keyword::Other))
    }

    /// Every word that names a keyword.
    pub(super) fn known(&self) -> impl Iterator<Item = &str> + Clone {
        Core::WORDS.iter().map(|(word, _)| *word).chain(self.0.iter().map(|known| known.id.as_str()))
    }
}

/// A weapon by the word that datasheets of its file use.
pub(super) type Armoury = Vec<(String, Weapon)>;

/// Adds a faction to the library; `id` is what its file must call it, if that is settled. `known` are the ids of Detachments, Enhancements and datasheets of all files so far.
pub(super) fn faction(
    root: &Table<'_>,
    id: Option<&str>,
    library: &mut Library,
    names: &mut Names,
    known: &mut [Ids; 3],
) -> Option<()> {
    let written = root.read("id", |value| {
        let written = value.clone().id()?;
        match id.filter(|id| *id != written) {
            None => Some(written),
            Some(id) => value.wrong("data-faction-id", vec![("expected", id.to_owned())]),
        }
    });
    let name = root.read("name", title);
    // Several publications may know a keyword, and mean the same one.
    keywords(root, names, id.is_none());
    let keyword = root.read("faction", |value| match names.keyword(value.clone())? {
        Keyword::Other(id) => Some(id),
        Keyword::Core(core) => {
            let others: Vec<&str> = names.0.iter().map(|known| known.id.as_str()).collect();
            value.unknown_word(core.word(), others.into_iter())
        }
    });
    let place = u8::try_from(library.factions.len()).ok().map(FactionId)?;
    let [detachment_ids, enhancement_ids, datasheet_ids] = known;
    let detachments = detachment_ids.entries(root, "detachment", |table| detachment(table, place, names));
    let enhancements =
        enhancement_ids.entries(root, "enhancement", |table| enhancement(table, detachment_ids));
    let armoury = armoury(root, names);
    let datasheets = datasheet_ids
        .entries(root, "datasheet", |table| datasheet(table, keyword?, armoury.as_ref()?, names));
    library.factions.push(Faction { id: written?, name: name?, keyword: keyword? });
    library.detachments.extend(detachments?);
    library.enhancements.extend(enhancements?);
    library.datasheets.extend(datasheets?);
    Some(())
}

fn keywords(root: &Table<'_>, names: &mut Names, shared: bool) -> Option<()> {
    let list = root.read("keywords", |list| {
        list.list(|value| {
            let table = value.clone().table()?;
            let id = table.read("id", Value::id);
            let name = table.read("name", title);
            table.finish();
            let id = id?;
            if let Some(Keyword::Other(known)) = names.look_up(&id).filter(|_| shared) {
                return name.map(|_| known);
            }
            if names.look_up(&id).is_some() {
                return value.wrong("data-duplicate-id", vec![("id", id)]);
            }
            names.add(id, name?)
        })
    });
    list.map(|_| ())
}

fn armoury(root: &Table<'_>, names: &Names) -> Option<Armoury> {
    let mut ids = Ids::default();
    ids.entries(root, "weapon", |table| {
        let id = table.read("id", Value::id);
        let weapon = weapon(table, names);
        Some((id?, weapon?))
    })
}

fn detachment(table: &Table<'_>, faction: FactionId, names: &Names) -> Option<Detachment> {
    let id = table.read("id", Value::id);
    let name = table.read("name", title);
    let requires = table.or("requires", vec![], |list| {
        list.list(|value| {
            let table = value.table()?;
            let keyword = table.read("keyword", |value| names.keyword(value));
            let units = table.read("units", |value| value.small(1, 20));
            table.finish();
            Some((keyword?, units?))
        })
    });
    let forbids = table.or("forbids", vec![], |list| list.list(|value| names.keyword(value)));
    Some(Detachment { id: id?, name: name?, faction, requires: requires?, forbids: forbids? })
}

fn enhancement(table: &Table<'_>, detachments: &Ids) -> Option<Enhancement> {
    let id = table.read("id", Value::id);
    let detachment = table.read("detachment", |value| detachments.find(value)).map(DetachmentId);
    let points = table.read("points", |value| value.points(0, 500));
    let ability = match table.has("effect") {
        true => special(table).map(Ability::Special),
        false => not_automated(table),
    };
    Some(Enhancement { id: id?, detachment: detachment?, points: points?, ability: ability? })
}
