//! Profiles and rules: characteristics of models and weapons, abilities, transport.

use super::node::{Attribute, Node};
use crate::keyword::{KeywordKind, WeaponKeyword};
use crate::ledger::{Ledger, Meaning};
use crate::note::Note;
use crate::roster::{Ability, UnitProfile, WeaponKind, WeaponProfile};
use crate::value::{Characteristic, Reading, Value};

/// What a profile describes.
#[derive(Debug)]
pub(crate) enum Profile {
    Unit(UnitProfile),
    Weapon(WeaponProfile),
    Ability(Ability),
    /// The name of the profile, usually that of the unit, and whom it carries.
    Transport(Ability),
}

/// Reads one profile.
pub(crate) fn read(node: &Node, ledger: &mut Ledger) -> Profile {
    let kind = node.take(ledger, "typeName", Meaning::Profile).unwrap_or_default().trim().to_owned();
    let meaning = match kind.as_str() {
        "Unit" | "Ranged Weapons" | "Melee Weapons" => Meaning::Profile,
        _ => Meaning::Ability,
    };
    node.open(ledger, meaning);
    let name = node.take(ledger, "name", meaning).unwrap_or_default().trim().to_owned();
    node.take_lists(ledger, &["attributes", "modifiers"], Meaning::Bookkeeping);
    let mut cells = Cells { profile: node, cells: cells(node, ledger, meaning), missing: Vec::new() };
    let profile = match kind.as_str() {
        "Unit" => Profile::Unit(cells.unit(name, ledger)),
        "Ranged Weapons" => Profile::Weapon(cells.weapon(name, WeaponKind::Ranged, ledger)),
        "Melee Weapons" => Profile::Weapon(cells.weapon(name, WeaponKind::Melee, ledger)),
        "Transport" => {
            Profile::Transport(Ability { name, text: cells.all_text(ledger), table: Some(kind), of: None })
        }
        "Abilities" => {
            Profile::Ability(Ability { name, text: cells.all_text(ledger), table: None, of: None })
        }
        _ => Profile::Ability(Ability { name, text: cells.all_text(ledger), table: Some(kind), of: None }),
    };
    cells.note_missing(ledger);
    profile
}

/// Reads one rule, which is an ability with its number in its name.
pub(crate) fn rule(node: &Node, ledger: &mut Ledger) -> Ability {
    node.open(ledger, Meaning::Ability);
    let name = node.take(ledger, "name", Meaning::Ability).unwrap_or_default().trim().to_owned();
    let text = node.take(ledger, "description", Meaning::Ability).unwrap_or_default().trim().to_owned();
    Ability { name, text, table: None, of: None }
}

/// The characteristics with their names; what they are read as is still open.
fn cells<'n>(node: &'n Node, ledger: &mut Ledger, meaning: Meaning) -> Vec<Cell<'n>> {
    let list = node.list(ledger, "characteristics", "characteristic");
    list.into_iter()
        .map(|cell| {
            cell.open(ledger, meaning);
            // Older exports write the text as an attribute.
            Cell {
                name: cell.attribute("name"),
                text: cell.text.as_ref().or_else(|| cell.attribute("value")),
            }
        })
        .collect()
}

/// One characteristic; name and text are still to be read.
#[derive(Clone, Copy)]
struct Cell<'n> {
    name: Option<&'n Attribute>,
    text: Option<&'n Attribute>,
}

impl<'n> Cell<'n> {
    fn name(&self) -> &'n str {
        self.name.map_or("", |name| name.value.trim())
    }
}

struct Cells<'n> {
    profile: &'n Node,
    cells: Vec<Cell<'n>>,
    missing: Vec<&'static str>,
}

impl<'n> Cells<'n> {
    /// The characteristic with one of these names; any other stays unread.
    fn find(&self, names: &[&str], ledger: &mut Ledger) -> Option<(&'n str, Option<&'n Attribute>)> {
        let known = |cell: &&Cell<'n>| names.iter().any(|wanted| cell.name().eq_ignore_ascii_case(wanted));
        let cell = self.cells.iter().find(known)?;
        cell.name.into_iter().for_each(|name| ledger.settle(name.leaf, Meaning::Profile));
        Some((cell.name(), cell.text))
    }

    fn value(&mut self, characteristic: Characteristic, names: &[&str], ledger: &mut Ledger) -> Value {
        let Some((name, Some(cell))) = self.find(names, ledger) else {
            self.missing.push(characteristic.name());
            return Value::Verbatim(String::new());
        };
        let reading = characteristic.read(&cell.value);
        match &reading {
            Reading::Sure(_) => ledger.settle(cell.leaf, Meaning::Profile),
            Reading::Guess(value) => {
                let note = Note::new("rosters-characteristic-guessed").with("name", name);
                ledger.guess(
                    cell.leaf,
                    Meaning::Profile,
                    note.with("text", &cell.value).with("value", value),
                );
            }
            Reading::Unread(_) => {
                let note = Note::new("rosters-characteristic-unread").with("name", name);
                ledger.leave(cell.leaf, note.with("text", &cell.value));
            }
        }
        reading.into_value()
    }

    fn unit(&mut self, name: String, ledger: &mut Ledger) -> UnitProfile {
        use Characteristic::*;
        UnitProfile {
            name,
            movement: self.value(Move, &["M"], ledger),
            toughness: self.value(Toughness, &["T"], ledger),
            save: self.value(Save, &["SV"], ledger),
            wounds: self.value(Wounds, &["W"], ledger),
            leadership: self.value(Leadership, &["LD"], ledger),
            control: self.value(Control, &["OC"], ledger),
        }
    }

    fn weapon(&mut self, name: String, kind: WeaponKind, ledger: &mut Ledger) -> WeaponProfile {
        use Characteristic::*;
        // The arrow marks one of several ways to use a weapon; the profiles stand together anyway.
        let name = name.trim_start_matches(['➤', ' ']).to_owned();
        WeaponProfile {
            name,
            kind,
            range: self.value(Range, &["Range"], ledger),
            attacks: self.value(Attacks, &["A"], ledger),
            skill: self.value(Skill, &["BS", "WS"], ledger),
            strength: self.value(Strength, &["S"], ledger),
            penetration: self.value(Penetration, &["AP"], ledger),
            damage: self.value(Damage, &["D"], ledger),
            keywords: self.keywords(ledger),
        }
    }

    fn keywords(&self, ledger: &mut Ledger) -> Vec<WeaponKeyword> {
        let Some((_, Some(cell))) = self.find(&["Keywords"], ledger) else { return Vec::new() };
        ledger.settle(cell.leaf, Meaning::Profile);
        let keywords = WeaponKeyword::list(&cell.value);
        for keyword in keywords.iter().filter(|keyword| keyword.kind == KeywordKind::Unknown) {
            let note = Note::new("rosters-keyword-unknown").with("keyword", &keyword.text);
            ledger.guess(cell.leaf, Meaning::Profile, note);
        }
        keywords
    }

    /// The texts of all cells; where there are several, each with its name.
    fn all_text(&self, ledger: &mut Ledger) -> String {
        let parts = self.cells.iter().flat_map(|cell| cell.name.into_iter().chain(cell.text));
        parts.for_each(|part| ledger.settle(part.leaf, Meaning::Ability));
        let text = |cell: &Cell<'n>| cell.text.map_or("", |text| text.value.trim());
        match &self.cells[..] {
            [only] if only.name() == "Description" || only.name() == "Capacity" => text(only).to_owned(),
            several => {
                let lines = several.iter().map(|cell| format!("{}: {}", cell.name(), text(cell)));
                lines.collect::<Vec<_>>().join("\n")
            }
        }
    }

    fn note_missing(&self, ledger: &mut Ledger) {
        if !self.missing.is_empty() {
            let note = Note::new("rosters-characteristic-missing").with("names", self.missing.join(", "));
            ledger.guess(self.profile.leaf, Meaning::Profile, note);
        }
    }
}
