//! Reads `disks.toml`.

use gonfalon_data::{Table, Value};

use super::ability::abilities;
use super::effect::keyword;
use super::facts::facts;
use crate::data::{DiskProfile, Holder, Keyword, Kind, RangedAttack, Strength, Trait};

pub(super) fn disk(table: &Table<'_>) -> Option<DiskProfile> {
    let id = table.read("id", Value::id);
    let name = table.read("name", Value::name);
    let race = table.read("race", Value::word);
    let faction = table.read("faction", Value::word);
    let size = table.read("size", Value::word);
    let kind = table.read("kind", Value::word::<Kind>);
    let unique = table.read("unique", Value::flag);
    let elite = table.read("elite", Value::flag);
    let copies = table.read("copies", |copies| copies.small(1, 20));
    let (recruitment, command, cost) = recruiting(table, kind);
    let movement = table.maybe("move", |flips| flips.small(1, 12));
    let attack = table.read("attack", |attack| attack.small(0, 20));
    let counter = table.read("counter", |counter| counter.small(0, 20));
    let toughness = table.read("toughness", |toughness| toughness.small(1, 20));
    let stamina = table.or("stamina", 0, |stamina| stamina.small(0, 9));
    let traits = table.read("traits", |list| list.list(Value::word::<Trait>));
    let keywords = table.read("keywords", |list| list.list(printed_keyword));
    let ranged = table.read("ranged", |list| list.list(ranged_attack));
    let abilities = abilities(table, Holder::Disk);
    let text = table.read("text", Value::name);
    let facts = facts(table);
    let profile = DiskProfile {
        id: id?,
        name: name?,
        race: race?,
        faction: faction?,
        size: size?,
        kind: kind?,
        unique: unique?,
        elite: elite?,
        copies: copies?,
        recruitment: recruitment?,
        command: command?,
        cost: cost?,
        movement: movement?,
        attack: attack?,
        counter: counter?,
        toughness: toughness?,
        stamina: stamina?,
        traits: traits?,
        keywords: keywords?,
        ranged: ranged?,
        abilities: abilities?,
        text: text?,
        facts: facts?,
    };
    consistent(table, &profile)?;
    Some(profile)
}

// Heroes have points to spend and command cards to choose, units have a price.
fn recruiting(table: &Table<'_>, kind: Option<Kind>) -> (Option<u8>, Option<u8>, Option<u8>) {
    match kind {
        Some(Kind::Hero) => (
            table.read("recruitment", |points| points.small(1, 200)),
            table.read("command", |command| command.small(1, 9)),
            Some(0),
        ),
        Some(Kind::Unit) => (Some(0), Some(0), table.read("cost", |cost| cost.small(1, 200))),
        None => {
            // Without a kind nobody can say which of them belong here.
            for field in ["recruitment", "command", "cost"] {
                table.field(field);
            }
            (None, None, None)
        }
    }
}

fn consistent(table: &Table<'_>, profile: &DiskProfile) -> Option<()> {
    if profile.race.faction() != profile.faction {
        return table.wrong("data-race-faction", vec![]);
    }
    if (profile.kind == Kind::Hero) != profile.has_trait(Trait::Hero) {
        return table.wrong("data-hero-trait", vec![]);
    }
    Some(())
}

fn printed_keyword(value: Value<'_>) -> Option<Keyword> {
    let table = value.table()?;
    let keyword = keyword(&table);
    table.finish();
    keyword
}

/// A ranged attack, as printed on disks and on the special scenario card.
pub(super) fn ranged_attack(value: Value<'_>) -> Option<RangedAttack> {
    let table = value.table()?;
    let name = table.maybe("name", Value::name);
    let range = table.read("range", Value::word);
    let dice = table.read("dice", |dice| dice.small(1, 20));
    let strength = table.read("strength", strength);
    let damage = table.read("damage", Value::word);
    let notes =
        table.or("notes", vec![], |list| list.list(|note| note.one_of(&["ignore-scatter", "chaos-is-hit"])));
    table.finish();
    let notes = notes?;
    Some(RangedAttack {
        name: name?,
        range: range?,
        dice: dice?,
        strength: strength?,
        damage: damage?,
        ignore_scatter: notes.contains(&"ignore-scatter"),
        chaos_is_hit: notes.contains(&"chaos-is-hit"),
    })
}

fn strength(value: Value<'_>) -> Option<Strength> {
    if value.is_integer() {
        return value.small(1, 20).map(Strength::Fixed);
    }
    value.one_of(&["d6"]).map(|_| Strength::SixSided)
}
