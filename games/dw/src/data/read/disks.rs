//! Reads `disks.toml`.

use gonfalon_data::{Table, Value};
use gonfalon_table::Length;

use super::Entries;
use super::ability;
use super::facts::disk_facts;
use super::known::{Known, lower_case};
use crate::data::{Alignment, Faction, Name, Profile, Skill, SkillKind, Word};

/// The fields that can be facts.
const FIELDS: [&str; 20] = [
    "name",
    "faction",
    "alignment",
    "champion",
    "unique",
    "limited",
    "league",
    "points",
    "size",
    "m",
    "at",
    "d",
    "t",
    "wounds",
    "flying",
    "skills",
    "skills.missile.kind",
    "skills.spellcaster.has",
    "types",
    "abilities",
];

/// A Creature Disk.
pub(super) fn disk(table: &Table<'_>, known: &Known, sizes: &Entries<Length>) -> Option<Profile> {
    let id = table.read("id", Value::id);
    let name = table.read("name", Value::text).map(proper);
    let faction = table.read("faction", word_or_none::<Faction>);
    let alignment = table.read("alignment", word_or_none::<Alignment>);
    let champion = table.or("champion", false, Value::flag);
    let unique = table.or("unique", false, Value::flag);
    let limited = table.maybe("limited", |value| value.small(1, 20));
    let league = table.maybe("league", Value::word);
    let points = table.read("points", points);
    let class = table.read("class", Value::word);
    let diameter = table.read("size", |value| {
        let size = sizes.ids.find(value)?;
        sizes.list.as_ref()?.get(usize::from(size)).copied()
    });
    let stat = |field| table.maybe(field, |value| value.small(0, 20));
    let (movement, attack, defense) = (stat("m"), stat("at"), stat("d"));
    let toughness = table.read("t", |value| value.small(1, 20));
    let wounds = table.read("wounds", |value| value.small(1, 9));
    let flying = table.or("flying", false, Value::flag);
    let skills = table.or("skills", vec![], |list| list.list(skill));
    let types = table.or("types", vec![], |list| list.list(lower_case));
    let abilities = table.or("ability", vec![], |list| list.list(|value| ability::of_disk(value, known)));
    let text = table.read("text", Value::name);
    let invented = table.or("invented", false, Value::flag);
    table.maybe("note", Value::text);
    let facts = disk_facts(table, &FIELDS);
    let profile = Profile {
        id: id?,
        name: name?,
        faction: faction?,
        alignment: alignment?,
        champion: champion?,
        unique: unique?,
        limited: limited?,
        league: league?,
        points: points?,
        class: class?,
        diameter: diameter?,
        movement: movement?,
        attack: attack?,
        defense: defense?,
        toughness: toughness?,
        wounds: wounds?,
        flying: flying?,
        skills: skills?,
        types: types?,
        abilities: abilities?,
        text: text?,
        invented: invented?,
        facts: facts?,
    };
    consistent(table, &profile)?;
    Some(profile)
}

/// Disks and spells have English proper names, which German players use too.
pub(super) fn proper(name: &str) -> Name {
    Name { en: name.to_owned(), de: name.to_owned() }
}

// Champions have a faction and no alignment, all others an alignment.
fn consistent(table: &Table<'_>, profile: &Profile) -> Option<()> {
    let lacks = profile.champion && profile.faction.is_none();
    if profile.champion == profile.alignment.is_some() || lacks {
        return table.wrong("data-champion", vec![]);
    }
    if profile.unique && profile.limited.is_some() {
        return table.wrong("data-limit-and-unique", vec![]);
    }
    Some(())
}

fn word_or_none<T: Word>(value: Value<'_>) -> Option<Option<T>> {
    let word = value.clone().text_or_empty()?;
    let found = if word == "none" { Some(None) } else { T::from_word(word).map(Some) };
    let known = T::WORDS.iter().map(|(known, _)| *known).chain(["none"]);
    found.or_else(|| value.unknown_word(word, known))
}

// `T` is printed on a Disk that is only Transformed into.
fn points(value: Value<'_>) -> Option<Option<u8>> {
    if value.is_integer() {
        return value.small(1, 250).map(Some);
    }
    value.one_of(&["T"]).map(|_| None)
}

fn skill(value: Value<'_>) -> Option<Skill> {
    let table = value.table()?;
    // Flying is a field of its own.
    let words = SkillKind::WORDS.iter().map(|(word, _)| *word).filter(|word| *word != "flying");
    let words: Vec<&'static str> = words.collect();
    let kind = table.read("skill", |value| value.one_of(&words)).and_then(SkillKind::from_word);
    let skill = kind.and_then(|kind| match kind {
        SkillKind::Missile => {
            let kind = table.read("kind", Value::word);
            let count = table.read("count", |value| value.small(1, 20));
            Some(Skill::Missile { kind: kind?, count: count? })
        }
        SkillKind::Spellcaster => table.read("level", |value| value.small(1, 3)).map(Skill::Spellcaster),
        SkillKind::FirstBlow => Some(Skill::FirstBlow),
        SkillKind::Swashbuckler => Some(Skill::Swashbuckler),
        SkillKind::Berserk => Some(Skill::Berserk),
        SkillKind::Reanimate => Some(Skill::Reanimate),
        SkillKind::Rage => Some(Skill::Rage),
        SkillKind::Flying => None,
    });
    if kind.is_none() {
        // Without its word nobody can say which of them belong here.
        for field in ["kind", "count", "level"] {
            table.field(field);
        }
    }
    table.finish();
    skill
}
