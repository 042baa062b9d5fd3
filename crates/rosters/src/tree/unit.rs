//! One unit of a tree: everything below its selection.

use std::collections::BTreeMap;

use super::node::Node;
use super::profile::{self, Profile};
use super::selection::{Kind, Selection};
use crate::ledger::{Leaf, Ledger, Meaning};
use crate::matching::{self, Spot};
use crate::note::Note;
use crate::roster::{Ability, Enhancement, ModelGroup, Unit, UnitProfile, Wargear, WeaponProfile};
use crate::value::{Characteristic, Reading, Value};

/// A unit, and where in the file its wargear stands.
#[derive(Debug)]
pub(crate) struct ReadUnit {
    pub(crate) unit: Unit,
    pub(crate) wargear: BTreeMap<Spot, Leaf>,
}

/// Reads a unit.
pub(crate) fn read(node: &Node, ledger: &mut Ledger) -> ReadUnit {
    let selection = Selection::read(node, ledger, Meaning::Unit);
    let mut reader = UnitReader {
        unit: Unit::default(),
        points: selection.points,
        groups: Vec::new(),
        spots: BTreeMap::new(),
        ledger,
    };
    reader.unit.name = selection.name.clone();
    reader.custom_name(node);
    let single = matches!(selection.kind, Kind::Model | Kind::Crew);
    if single {
        reader.group(&selection);
    }
    reader.keywords(node);
    let found = reader.found(node);
    reader.of_models(&selection, found, single.then_some(0));
    reader.children(node, single.then_some(0), None);
    let UnitReader { mut unit, points, groups, spots, .. } = reader;
    unit.points = Some(points);
    if unit.models.is_empty() {
        let count = selection.number.max(1);
        ledger.guess(node.leaf, Meaning::Unit, Note::new("rosters-count-assumed").with("count", count));
        unit.models.push(ModelGroup { name: unit.name.clone(), count, ..ModelGroup::default() });
    }
    for (group, note) in matching::match_profiles(&mut unit) {
        ledger.guess(groups.get(group).copied().unwrap_or(node.leaf), Meaning::Model, note);
    }
    ReadUnit { unit, wargear: spots }
}

/// Reads lists that are there and hold nothing.
pub(crate) fn empty_lists(node: &Node, ledger: &mut Ledger) {
    for list in node.children.iter().filter(|child| child.children.is_empty()) {
        if ["rules", "profiles"].contains(&list.tag.as_str()) {
            ledger.settle(list.leaf, Meaning::Layout);
        }
    }
}

/// The profiles and rules of one selection.
#[derive(Default)]
struct Found {
    units: Vec<UnitProfile>,
    weapons: Vec<WeaponProfile>,
    abilities: Vec<Ability>,
}

struct UnitReader<'l> {
    unit: Unit,
    points: i32,
    /// Where each group of models stands.
    groups: Vec<Leaf>,
    /// Where each piece of wargear stands.
    spots: BTreeMap<Spot, Leaf>,
    ledger: &'l mut Ledger,
}

impl UnitReader<'_> {
    fn custom_name(&mut self, node: &Node) {
        if let Some(name) = node.take(self.ledger, "customName", Meaning::Name) {
            self.unit.custom_name = Some(name.to_owned());
        }
        if let Some(text) = node.take(self.ledger, "customNotes", Meaning::Name) {
            let name = "customNotes".to_owned();
            self.unit.abilities.push(Ability { name, text: text.to_owned(), table: None, of: None });
        }
    }

    fn group(&mut self, selection: &Selection<'_>) -> usize {
        let later = selection.kind == Kind::Crew;
        let (name, count) = (selection.name.clone(), selection.number);
        self.unit.models.push(ModelGroup { name, count, later, ..ModelGroup::default() });
        self.groups.push(selection.node.leaf);
        self.unit.models.len() - 1
    }

    fn keywords(&mut self, node: &Node) {
        for category in node.list(self.ledger, "categories", "category") {
            category.open(self.ledger, Meaning::Keyword);
            empty_lists(category, self.ledger);
            let primary = category.take_flag(self.ledger, "primary", Meaning::Keyword);
            let name = category.take(self.ledger, "name", Meaning::Keyword).unwrap_or_default().trim();
            if primary {
                self.unit.section.get_or_insert_with(|| name.to_owned());
            }
            let (list, name) = match name.strip_prefix("Faction:") {
                Some(faction) => (&mut self.unit.faction_keywords, faction.trim()),
                None => (&mut self.unit.keywords, name),
            };
            if !name.is_empty() && !list.iter().take(matching::MOST_COMPARED).any(|known| known == name) {
                list.push(name.to_owned());
            }
        }
    }

    /// Reads the profiles and rules of one selection.
    fn found(&mut self, node: &Node) -> Found {
        let mut found = Found::default();
        for rule in node.list(self.ledger, "rules", "rule") {
            found.abilities.push(profile::rule(rule, self.ledger));
        }
        for node in node.list(self.ledger, "profiles", "profile") {
            match profile::read(node, self.ledger) {
                Profile::Unit(unit) => found.units.push(unit),
                Profile::Weapon(weapon) => found.weapons.push(weapon),
                Profile::Ability(ability) => found.abilities.push(ability),
                Profile::Transport(capacity) => {
                    let plain = capacity.name == self.unit.name && self.unit.transport.is_none();
                    self.unit.transport.get_or_insert_with(|| capacity.text.clone());
                    if !plain {
                        found.abilities.push(capacity);
                    }
                }
            }
        }
        found
    }

    /// Puts what was found at the unit or at models of it where it belongs.
    fn of_models(&mut self, selection: &Selection<'_>, found: Found, group: Option<usize>) {
        let of = group.filter(|_| selection.name != self.unit.name).map(|_| selection.name.clone());
        for mut ability in found.abilities {
            self.notice(&ability);
            ability.of = of.clone();
            self.unit.abilities.push(ability);
        }
        for profile in found.units {
            let index = self.profile(profile);
            if let Some(group) = group {
                self.unit.models[group].profile.get_or_insert(index);
            }
        }
        for weapon in found.weapons {
            let note = Note::new("rosters-weapon-on-model").with("name", &weapon.name);
            self.ledger.guess(selection.node.leaf, Meaning::Model, note);
            let (name, count) = (weapon.name.clone(), selection.number);
            let wargear = Wargear { name, count, profiles: vec![weapon], ..Wargear::default() };
            self.equip(group, wargear, selection.node);
        }
    }

    /// The number of a profile, which is kept once however often it stands in the file.
    fn profile(&mut self, profile: UnitProfile) -> usize {
        let profiles = &mut self.unit.profiles;
        profiles.iter().take(matching::MOST_COMPARED).position(|known| *known == profile).unwrap_or_else(
            || {
                profiles.push(profile);
                profiles.len() - 1
            },
        )
    }

    /// Gives wargear to models or, where no models are named, to the unit.
    fn equip(&mut self, group: Option<usize>, wargear: Wargear, node: &Node) {
        let list = match group {
            Some(group) => &mut self.unit.models[group].wargear,
            None => &mut self.unit.wargear,
        };
        self.spots.insert((group, list.len()), node.leaf);
        list.push(wargear);
    }

    /// Abilities that say something that has a field of its own.
    fn notice(&mut self, ability: &Ability) {
        let name = ability.name.to_lowercase();
        if name.starts_with("invulnerable save") {
            let save = roll(&ability.text).or_else(|| roll(&ability.name));
            self.unit.invulnerable = self.unit.invulnerable.take().or(save);
        }
        if name == "leader" {
            let names =
                ability.text.lines().filter_map(|line| line.trim().strip_prefix(['■', '•', '-', '▪']));
            let names = names.map(|name| name.trim().trim_matches(['^', '*', '.']).to_owned());
            self.unit.may_lead.extend(names.filter(|name| !name.is_empty()));
        }
    }

    /// Reads the selections below one.
    fn children(&mut self, node: &Node, group: Option<usize>, part_of: Option<&str>) {
        for child in node.list(self.ledger, "selections", "selection") {
            match super::selection::kind(child) {
                Kind::Model | Kind::Crew => self.models(child),
                Kind::Unit => self.inner_unit(child, group),
                Kind::Upgrade => self.upgrade(child, group, part_of),
            }
        }
    }

    fn models(&mut self, node: &Node) {
        let selection = Selection::read(node, self.ledger, Meaning::Model);
        self.points = self.points.saturating_add(selection.points);
        let group = Some(self.group(&selection));
        self.custom_name_of_part(node);
        let keywords = self.keywords_of_part(node);
        self.unit.models.last_mut().expect("the group was just made").keywords = keywords;
        let found = self.found(node);
        self.of_models(&selection, found, group);
        self.children(node, group, None);
    }

    /// A unit inside a unit only holds models together.
    fn inner_unit(&mut self, node: &Node, group: Option<usize>) {
        let selection = Selection::read(node, self.ledger, Meaning::Layout);
        if let Some(name) = node.attribute("name") {
            let note = Note::new("rosters-inner-unit").with("name", &selection.name);
            self.ledger.guess(name.leaf, Meaning::Layout, note);
        }
        self.points = self.points.saturating_add(selection.points);
        self.custom_name_of_part(node);
        self.keywords(node);
        let found = self.found(node);
        self.of_models(&selection, found, None);
        self.children(node, group, None);
    }

    fn upgrade(&mut self, node: &Node, group: Option<usize>, part_of: Option<&str>) {
        let selection = Selection::read(node, self.ledger, Meaning::Wargear);
        self.points = self.points.saturating_add(selection.points);
        self.custom_name_of_part(node);
        let keywords = self.keywords_of_part(node);
        let Found { units, weapons, abilities } = self.found(node);
        for profile in units {
            let note = Note::new("rosters-profile-on-upgrade").with("profile", &profile.name);
            self.ledger.guess(node.leaf, Meaning::Profile, note);
            self.profile(profile);
        }
        let enhancement = self.is_enhancement(&selection, weapons.is_empty());
        if enhancement || selection.name == "Warlord" {
            let own = keywords.iter().filter(|keyword| *keyword != "Warlord");
            self.unit.keywords.extend(own.cloned());
            let (name, part_of) = (selection.name.clone(), part_of.map(str::to_owned));
            if !weapons.is_empty() {
                let (name, count) = (name.clone(), selection.number);
                let wargear = Wargear { name, count, part_of, profiles: weapons, ..Wargear::default() };
                self.equip(group, wargear, node);
            }
            if enhancement {
                let points = Some(selection.points).filter(|points| *points != 0);
                self.unit.enhancements.push(Enhancement { name, points, abilities });
            } else {
                self.unit.warlord = true;
                self.unit.abilities.extend(abilities);
            }
        } else {
            let (name, count) = self.counted(&selection, &weapons);
            let part_of = part_of.map(str::to_owned);
            let wargear = Wargear { name, count, part_of, keywords, profiles: weapons, abilities };
            self.equip(group, wargear, node);
        }
        self.children(node, group, Some(&selection.name));
    }

    /// `2 Grenade Launchers`, chosen once, are two launchers, if the profile is that of one.
    fn counted(&mut self, selection: &Selection<'_>, weapons: &[WeaponProfile]) -> (String, u32) {
        let plain = || (selection.name.clone(), selection.number);
        let Some((number, name)) = selection.name.split_once(' ') else { return plain() };
        let Some(number) = crate::finish::count(number).filter(|number| *number > 1) else { return plain() };
        match weapons {
            [only] if name.strip_suffix('s').unwrap_or(name) == only.name => {
                let note = Note::new("rosters-count-from-name").with("count", number);
                self.ledger.guess(selection.node.leaf, Meaning::Wargear, note);
                (only.name.clone(), number.saturating_mul(selection.number))
            }
            _ => plain(),
        }
    }

    fn is_enhancement(&mut self, selection: &Selection<'_>, no_weapon: bool) -> bool {
        if selection.node.peek("group").is_some_and(|group| group.starts_with("Enhancement")) {
            return true;
        }
        let character = self
            .unit
            .keywords
            .iter()
            .take(matching::MOST_COMPARED)
            .any(|word| word == "Character" || word == "Epic Hero");
        let bought = selection.points > 0 && no_weapon && character;
        if bought {
            let note = Note::new("rosters-enhancement-by-cost").with("name", &selection.name);
            self.ledger.guess(selection.node.leaf, Meaning::Enhancement, note);
        }
        bought
    }

    /// The keywords of models or wargear alone.
    fn keywords_of_part(&mut self, node: &Node) -> Vec<String> {
        let categories = node.list(self.ledger, "categories", "category");
        let name = |category: &Node| {
            category.open(self.ledger, Meaning::Keyword);
            empty_lists(category, self.ledger);
            category.take_flag(self.ledger, "primary", Meaning::Keyword);
            category.take(self.ledger, "name", Meaning::Keyword).unwrap_or_default().to_owned()
        };
        categories.into_iter().map(name).collect()
    }

    /// A name that a player gave to a part of the unit is kept with what is said about the unit.
    fn custom_name_of_part(&mut self, node: &Node) {
        for field in ["customName", "customNotes"] {
            let of = node.peek("name").map(str::to_owned);
            if let Some(text) = node.take(self.ledger, field, Meaning::Name) {
                let (name, text) = (field.to_owned(), text.to_owned());
                self.unit.abilities.push(Ability { name, text, table: None, of });
            }
        }
    }
}

/// The first `N+` in a text.
fn roll(text: &str) -> Option<Value> {
    let end =
        text.match_indices('+').find(|(at, _)| text[..*at].ends_with(|letter: char| letter.is_ascii_digit()));
    let (at, _) = end?;
    match Characteristic::Save.read(&text[at - 1..=at]) {
        Reading::Sure(value) => Some(value),
        _ => None,
    }
}
