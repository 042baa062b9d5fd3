//! The roster as a whole and its forces.

use std::collections::BTreeMap;

use super::node::Node;
use super::profile::{self, Profile};
use super::selection::{Kind, Selection, amount, costs, kind};
use super::unit::ReadUnit;
use super::{each, edition, unit};
use crate::finish::finish;
use crate::format::Format;
use crate::ledger::{Leaf, Ledger, Meaning};
use crate::matching::{self, Spot};
use crate::note::{Note, Refused};
use crate::roster::{Ability, Roster, Setting};

/// Reads JSON, in which the roster may stand inside another object.
pub(crate) fn read_wrapped(outer: &Node, mut ledger: Ledger) -> Result<Roster, Refused> {
    let inner = outer.children.iter().find(|child| child.tag == "roster");
    let Some(root) =
        inner.or_else(|| outer.children.iter().any(|child| child.tag == "forces").then_some(outer))
    else {
        return Err(Refused::new(Note::new("rosters-not-roster").with("found", "JSON")));
    };
    let mut profiles = false;
    each(root, &mut |node| profiles |= node.tag == "profile");
    let format = if profiles { Format::NewRecruitJson } else { Format::NewRecruitJsonReduced };
    let mut system = root.peek("gameSystemName");
    if inner.is_some() {
        outer.open(&mut ledger, Meaning::Layout);
        let said = outer.take(&mut ledger, "gameSystemName", Meaning::Bookkeeping);
        system = system.or(said);
        // Said again inside; where it differs it is the tool's affair, since the roster's own name is kept.
        if outer.peek("name") == root.peek("name") {
            outer.take(&mut ledger, "name", Meaning::Name);
        }
        outer.take(&mut ledger, "generatedBy", Meaning::Bookkeeping);
    }
    read_root(root, format, system, ledger)
}

/// Reads the element that is the roster.
pub(crate) fn read(root: &Node, format: Format, ledger: Ledger) -> Result<Roster, Refused> {
    read_root(root, format, root.peek("gameSystemName"), ledger)
}

fn read_root(
    root: &Node,
    format: Format,
    system: Option<&str>,
    mut ledger: Ledger,
) -> Result<Roster, Refused> {
    let mut roster = Roster::empty(format, edition::judge(root, system)?);
    let ledger_now = &mut ledger;
    root.open(ledger_now, Meaning::Layout);
    roster.name = root.take(ledger_now, "name", Meaning::Name).map(str::to_owned);
    for known in ["gameSystemName", "generatedBy"] {
        root.take(ledger_now, known, Meaning::Bookkeeping);
    }
    for cost in root.list(ledger_now, "costs", "cost") {
        roster.points.stated = amount(cost, ledger_now).or(roster.points.stated);
    }
    for limit in root.list(ledger_now, "costLimits", "costLimit") {
        // Tools write -1 for "no limit".
        roster.points.limit = amount(limit, ledger_now).filter(|limit| *limit >= 0).or(roster.points.limit);
    }
    for empty in root.children.iter().filter(|child| child.tag == "tags" && child.children.is_empty()) {
        empty.take_whole(ledger_now, Meaning::Layout);
    }
    if let Some(notes) = root.take(ledger_now, "customNotes", Meaning::Setting) {
        roster.settings.push(Setting { name: "customNotes".to_owned(), choices: vec![notes.to_owned()] });
    }
    let mut other_points = 0;
    let mut spots = Vec::new();
    for force in root.list(ledger_now, "forces", "force") {
        let points = read_force(force, &mut roster, &mut spots, ledger_now);
        other_points = i32::saturating_add(other_points, points);
    }
    for (unit, spot, note) in matching::borrow_profiles(&mut roster.units) {
        if let Some(leaf) = spots.get(unit).and_then(|spots| spots.get(&spot)) {
            ledger_now.guess(*leaf, Meaning::Wargear, note);
        }
    }
    finish(roster, ledger, other_points)
}

/// Where the wargear of each unit stands in the file.
type Spots = Vec<BTreeMap<Spot, Leaf>>;

/// Reads one force; returns the points of what is no unit.
fn read_force(force: &Node, roster: &mut Roster, spots: &mut Spots, ledger: &mut Ledger) -> i32 {
    force.open(ledger, Meaning::Layout);
    let name = force.take(ledger, "name", Meaning::Setting).unwrap_or_default().to_owned();
    let catalogue = force.take(ledger, "catalogueName", Meaning::Faction).unwrap_or_default().to_owned();
    if roster.faction.is_none() {
        roster.set_faction(&catalogue);
        roster.settings.push(Setting { name, choices: Vec::new() });
    } else {
        roster.settings.push(Setting { name, choices: vec![catalogue] });
    }
    force.take_lists(ledger, &["publications", "categories"], Meaning::Bookkeeping);
    // What a force says it costs is the sum of what is in it, which is counted piece by piece.
    costs(force, ledger);
    let mut points = 0_i32;
    for rule in force.list(ledger, "rules", "rule") {
        roster.abilities.push(profile::rule(rule, ledger));
    }
    roster.abilities.extend(abilities(force, ledger));
    for node in force.list(ledger, "selections", "selection") {
        let others = match role(node) {
            Role::Unit => {
                let ReadUnit { unit, wargear } = unit::read(node, ledger);
                roster.units.push(unit);
                spots.push(wargear);
                0
            }
            Role::UnitPerhaps => {
                let ReadUnit { unit, wargear } = unit::read(node, ledger);
                spots.push(wargear);
                ledger.guess(
                    node.leaf,
                    Meaning::Unit,
                    Note::new("rosters-unit-assumed").with("name", &unit.name),
                );
                roster.units.push(unit);
                0
            }
            Role::Setting => setting(node, roster, ledger),
            Role::SettingPerhaps => {
                let name = node.peek("name").unwrap_or_default();
                ledger.guess(
                    node.leaf,
                    Meaning::Setting,
                    Note::new("rosters-setting-assumed").with("name", name),
                );
                setting(node, roster, ledger)
            }
        };
        points = points.saturating_add(others);
    }
    for inner in force.list(ledger, "forces", "force") {
        points = points.saturating_add(read_force(inner, roster, spots, ledger));
    }
    points
}

enum Role {
    Unit,
    UnitPerhaps,
    Setting,
    SettingPerhaps,
}

/// Whether a selection at the top is a unit or a setting.
fn role(node: &Node) -> Role {
    if kind(node) != Kind::Upgrade {
        return Role::Unit;
    }
    if node.peek_list("categories").any(|category| category.peek("name") == Some("Configuration")) {
        return Role::Setting;
    }
    let mut models = false;
    each(node, &mut |inner| models |= inner.tag == "profile" && inner.peek("typeName") == Some("Unit"));
    if models { Role::UnitPerhaps } else { Role::SettingPerhaps }
}

/// Reads a setting with all choices below it; returns their points.
fn setting(node: &Node, roster: &mut Roster, ledger: &mut Ledger) -> i32 {
    let selection = Selection::read(node, ledger, Meaning::Setting);
    let mut choices = Vec::new();
    let points = selection.points.saturating_add(inside_setting(node, &mut choices, roster, ledger));
    if selection.name.to_lowercase().starts_with("detachment") && roster.detachment.is_none() {
        roster.detachment = choices.first().cloned();
    }
    roster.settings.push(Setting { name: selection.name, choices });
    points
}

fn inside_setting(node: &Node, choices: &mut Vec<String>, roster: &mut Roster, ledger: &mut Ledger) -> i32 {
    for category in node.list(ledger, "categories", "category") {
        category.open(ledger, Meaning::Setting);
        category.take(ledger, "name", Meaning::Bookkeeping);
        category.take_flag(ledger, "primary", Meaning::Bookkeeping);
        unit::empty_lists(category, ledger);
    }
    for rule in node.list(ledger, "rules", "rule") {
        roster.abilities.push(profile::rule(rule, ledger));
    }
    roster.abilities.extend(abilities(node, ledger));
    node.list(ledger, "selections", "selection").into_iter().fold(0, |points, child| {
        let selection = Selection::read(child, ledger, Meaning::Setting);
        choices.push(selection.name);
        let inside = inside_setting(child, choices, roster, ledger);
        i32::saturating_add(points, selection.points).saturating_add(inside)
    })
}

/// The profiles of something that is no unit; profiles of models or weapons are kept by name only, and marked.
fn abilities(node: &Node, ledger: &mut Ledger) -> Vec<Ability> {
    let profiles = node.list(ledger, "profiles", "profile");
    profiles
        .into_iter()
        .map(|node| match profile::read(node, ledger) {
            Profile::Ability(ability) | Profile::Transport(ability) => ability,
            Profile::Unit(unit) => stray(node, unit.name, ledger),
            Profile::Weapon(weapon) => stray(node, weapon.name, ledger),
        })
        .collect()
}

fn stray(node: &Node, name: String, ledger: &mut Ledger) -> Ability {
    ledger.leave(node.leaf, Note::new("rosters-no-place"));
    Ability { name, text: String::new(), table: None, of: None }
}
