//! Datasheet packs: profiles that players write down for formats that carry none. `docs/rosters.md` describes the file.

use std::collections::BTreeSet;

use gonfalon_data::{DataError, Dialect, Table, Value as Raw};

use crate::keyword::WeaponKeyword;
use crate::matching::key;
use crate::note::MESSAGES;
use crate::roster::{Ability, Roster, UnitProfile, WeaponKind, WeaponProfile};
use crate::value::{Characteristic, Reading, Value};

const DIALECT: Dialect =
    Dialect { game: "wh40k", messages: MESSAGES, own_words: &[], listed_by: Some("name") };

/// What a file of datasheets says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pack {
    /// The name of the pack.
    pub name: Option<String>,
    /// The datasheets.
    pub datasheets: Vec<Datasheet>,
    /// Weapons that several datasheets share.
    pub weapons: Vec<Weapon>,
    /// Enhancements, so that lists that do not mark them can be understood.
    pub enhancements: Vec<Ability>,
}

/// One datasheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Datasheet {
    /// Its name.
    pub name: String,
    /// Other names that lists use for it.
    pub also: Vec<String>,
    /// Its keywords.
    pub keywords: Vec<String>,
    /// Its faction keywords.
    pub faction_keywords: Vec<String>,
    /// Its invulnerable save.
    pub invulnerable: Option<Value>,
    /// Whom it can transport.
    pub transport: Option<String>,
    /// Units it can lead.
    pub leads: Vec<String>,
    /// Profiles of its models.
    pub profiles: Vec<UnitProfile>,
    /// Its weapons.
    pub weapons: Vec<Weapon>,
    /// Wargear that has no profile.
    pub wargear: Vec<String>,
    /// Its abilities.
    pub abilities: Vec<Ability>,
}

/// A weapon with all its profiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weapon {
    /// Its name.
    pub name: String,
    /// Its profiles; several are alternatives.
    pub profiles: Vec<WeaponProfile>,
}

impl Pack {
    /// Reads TOML and lists everything that is wrong with it; `file` names it in the errors.
    pub fn from_toml(file: &str, bytes: &[u8]) -> Result<Pack, Vec<DataError>> {
        gonfalon_data::from_toml(&DIALECT, file, bytes, pack)
    }

    /// Reads JSON and lists everything that is wrong with it; `file` names it in the errors.
    pub fn from_json(file: &str, bytes: &[u8]) -> Result<Pack, Vec<DataError>> {
        gonfalon_data::from_json(&DIALECT, file, bytes, pack)
    }

    /// Reads a file whose name ends in `.json` as JSON, any other as TOML.
    pub fn from_named(file: &str, bytes: &[u8]) -> Result<Pack, Vec<DataError>> {
        gonfalon_data::from_named(&DIALECT, file, bytes, pack)
    }

    /// The datasheets of a roster that carries profiles, for another list of the same army in text.
    pub fn from_roster(roster: &Roster) -> Pack {
        let mut pack = Pack { name: roster.name.clone(), ..Pack::default() };
        for unit in roster.units.iter().filter(|unit| !unit.profiles.is_empty()) {
            if pack.datasheet(&unit.name).is_some() {
                continue;
            }
            let mut sheet = Datasheet {
                name: unit.name.clone(),
                also: Vec::new(),
                keywords: unit.keywords.clone(),
                faction_keywords: unit.faction_keywords.clone(),
                invulnerable: unit.invulnerable.clone(),
                transport: unit.transport.clone(),
                leads: unit.may_lead.clone(),
                profiles: unit.profiles.clone(),
                weapons: Vec::new(),
                wargear: Vec::new(),
                abilities: unit.abilities.clone(),
            };
            for item in unit.all_wargear() {
                if item.profiles.is_empty() {
                    sheet.wargear.push(item.name.clone());
                } else if !sheet.weapons.iter().any(|weapon| weapon.name == item.name) {
                    sheet.weapons.push(Weapon { name: item.name.clone(), profiles: item.profiles.clone() });
                }
            }
            pack.datasheets.push(sheet);
        }
        for enhancement in roster.units.iter().flat_map(|unit| &unit.enhancements) {
            let text = enhancement.abilities.first().map(|ability| ability.text.clone()).unwrap_or_default();
            let name = enhancement.name.clone();
            pack.enhancements.push(Ability { name, text, table: None, of: None });
        }
        pack
    }

    /// The datasheet with this name; capitals and the form of apostrophes do not matter.
    pub fn datasheet(&self, name: &str) -> Option<&Datasheet> {
        let name = key(name);
        let names =
            |sheet: &&Datasheet| std::iter::once(&sheet.name).chain(&sheet.also).any(|one| key(one) == name);
        self.datasheets.iter().find(names)
    }
}

fn owned(value: Raw<'_>) -> Option<String> {
    value.text().map(str::to_owned)
}

fn names(table: &Table<'_>, field: &'static str) -> Option<Vec<String>> {
    table.or(field, Vec::new(), |list| list.list(owned))
}

/// The tables in the list `field`.
fn entries<T>(
    table: &Table<'_>,
    field: &'static str,
    read: impl Fn(&Table<'_>) -> Option<T>,
) -> Option<Vec<T>> {
    table.or(field, Vec::new(), |list| {
        list.list(|entry| {
            let table = entry.table()?;
            let found = read(&table);
            table.finish();
            found
        })
    })
}

fn pack(root: &Table<'_>) -> Option<Pack> {
    let name = root.maybe("name", owned);
    let seen = std::cell::RefCell::new(BTreeSet::new());
    let datasheets = entries(root, "datasheet", |table| {
        let sheet = datasheet(table)?;
        let twice =
            std::iter::once(&sheet.name).chain(&sheet.also).find(|name| !seen.borrow_mut().insert(key(name)));
        match twice.cloned() {
            Some(name) => table.wrong("rosters-pack-twice", vec![("name", name)]),
            None => Some(sheet),
        }
    });
    let weapons = entries(root, "weapon", weapon);
    let enhancements = entries(root, "enhancement", ability);
    Some(Pack {
        name: name?,
        datasheets: datasheets?,
        weapons: gathered(weapons?),
        enhancements: enhancements?,
    })
}

fn datasheet(table: &Table<'_>) -> Option<Datasheet> {
    let name = table.read("name", owned);
    let also = names(table, "also");
    let keywords = names(table, "keywords");
    let faction_keywords = names(table, "faction_keywords");
    let leads = names(table, "leads");
    let wargear = names(table, "wargear");
    let invulnerable = table.maybe("invulnerable", |value| characteristic(value, Characteristic::Save));
    let transport = table.maybe("transport", owned);
    let profiles = entries(table, "model", model);
    let weapons = entries(table, "weapon", weapon);
    let abilities = entries(table, "ability", ability);
    Some(Datasheet {
        name: name?,
        also: also?,
        keywords: keywords?,
        faction_keywords: faction_keywords?,
        invulnerable: invulnerable?,
        transport: transport?,
        leads: leads?,
        profiles: profiles?,
        weapons: gathered(weapons?),
        wargear: wargear?,
        abilities: abilities?,
    })
}

fn model(table: &Table<'_>) -> Option<UnitProfile> {
    use Characteristic::*;
    let cell = |field, kind| table.read(field, |value| characteristic(value, kind));
    let name = table.read("name", owned);
    let (movement, toughness, save) = (cell("M", Move), cell("T", Toughness), cell("SV", Save));
    let (wounds, leadership, control) = (cell("W", Wounds), cell("LD", Leadership), cell("OC", Control));
    Some(UnitProfile {
        name: name?,
        movement: movement?,
        toughness: toughness?,
        save: save?,
        wounds: wounds?,
        leadership: leadership?,
        control: control?,
    })
}

/// One profile of a weapon with the weapon's name; several of one name are its alternatives.
fn weapon(table: &Table<'_>) -> Option<(String, WeaponProfile)> {
    use Characteristic::*;
    let cell = |field, kind| table.read(field, |value| characteristic(value, kind));
    let name = table.read("name", owned);
    let mode = table.maybe("mode", owned);
    let (range, attacks) = (cell("range", Range), cell("A", Attacks));
    // The field has the name that it has on the datasheet.
    let melee = table.has("WS");
    let skill = if melee { cell("WS", Skill) } else { cell("BS", Skill) };
    let (strength, penetration, damage) = (cell("S", Strength), cell("AP", Penetration), cell("D", Damage));
    let keywords = names(table, "keywords");
    let (name, mode) = (name?, mode?);
    let profile = WeaponProfile {
        name: mode.map_or_else(|| name.clone(), |mode| format!("{name} - {mode}")),
        kind: if melee { WeaponKind::Melee } else { WeaponKind::Ranged },
        range: range?,
        attacks: attacks?,
        skill: skill?,
        strength: strength?,
        penetration: penetration?,
        damage: damage?,
        keywords: keywords?.iter().map(|keyword| WeaponKeyword::read(keyword)).collect(),
    };
    Some((name, profile))
}

fn gathered(profiles: Vec<(String, WeaponProfile)>) -> Vec<Weapon> {
    let mut weapons: Vec<Weapon> = Vec::new();
    for (name, profile) in profiles {
        match weapons.iter_mut().find(|weapon| weapon.name == name) {
            Some(weapon) => weapon.profiles.push(profile),
            None => weapons.push(Weapon { name, profiles: vec![profile] }),
        }
    }
    weapons
}

fn ability(table: &Table<'_>) -> Option<Ability> {
    let (name, text) = (table.read("name", owned), table.or("text", "", Raw::text_or_empty));
    Some(Ability { name: name?, text: text?.to_owned(), table: None, of: None })
}

/// A characteristic as it stands on a datasheet; plain numbers may do without quotation marks.
fn characteristic(value: Raw<'_>, kind: Characteristic) -> Option<Value> {
    let text = match value.as_text() {
        Some(text) => text.to_owned(),
        None => value.clone().number(-9_999, 9_999)?.to_string(),
    };
    match kind.read(&text) {
        Reading::Sure(read) => Some(read),
        // Whoever writes a pack can be asked to be exact.
        Reading::Guess(_) | Reading::Unread(_) => {
            let args = vec![("name", kind.name().to_owned()), ("text", text)];
            value.wrong("rosters-pack-characteristic", args)
        }
    }
}
