//! Which profile belongs to which models, and profiles that the file gives only once.

use std::collections::BTreeMap;

use crate::note::Note;
use crate::roster::{Unit, Wargear, WeaponProfile};

/// Nothing in a roster has more parts to compare; in a hostile file the rest is left alone, so that time stays bounded.
pub(crate) const MOST_COMPARED: usize = 300;
/// No weapon has more ways to use it.
const MOST_ALTERNATIVES: usize = 12;

/// A name in the form in which names are compared: small letters, one kind of apostrophe, single spaces.
pub(crate) fn key(name: &str) -> String {
    let one = |letter: char| if ['’', '‘', '`', '´'].contains(&letter) { '\'' } else { letter };
    let small: String = name.to_lowercase().chars().map(one).collect();
    small.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Gives every group of models its profile: its own, that of its name, or the only one. Returns the groups for which it is a
/// guess.
pub(crate) fn match_profiles(unit: &mut Unit) -> Vec<(usize, Note)> {
    let Unit { models, profiles, .. } = unit;
    let names: Vec<String> = profiles.iter().take(MOST_COMPARED).map(|profile| key(&profile.name)).collect();
    let mut guesses = Vec::new();
    for (number, group) in models.iter_mut().enumerate().filter(|(_, group)| group.profile.is_none()) {
        let name = key(&group.name);
        let exact = names.iter().position(|profile| *profile == name);
        group.profile = exact.or(match names.len() {
            0 => None,
            1 => Some(0),
            _ => {
                let fits = names.iter().enumerate().filter(|(_, profile)| begins(&name, profile));
                let best = fits.max_by_key(|(_, profile)| profile.len());
                let index = best.map_or(0, |(index, _)| index);
                let note = Note::new("rosters-profile-by-name").with("model", &group.name);
                guesses.push((number, note.with("profile", &profiles[index].name)));
                Some(index)
            }
        });
    }
    guesses
}

fn begins(name: &str, profile: &str) -> bool {
    name.starts_with(profile) || profile.strip_suffix('s').is_some_and(|one| name.starts_with(one))
}

/// Where wargear stands in a unit: its group of models, or the unit itself, and its number there.
pub(crate) type Spot = (Option<usize>, usize);

/// Gives wargear without a profile the one that the same wargear has elsewhere, first in its own unit. Returns where that was
/// done: the number of the unit, and the spot in it.
pub(crate) fn borrow_profiles(units: &mut [Unit]) -> Vec<(usize, Spot, Note)> {
    let mut everywhere = BTreeMap::new();
    for unit in units.iter() {
        gather(unit, &mut everywhere);
    }
    let mut guesses = Vec::new();
    for (number, unit) in units.iter_mut().enumerate() {
        let mut here = BTreeMap::new();
        gather(unit, &mut here);
        let Unit { name: unit_name, models, wargear, .. } = unit;
        let groups = models.iter_mut().enumerate().map(|(group, models)| (Some(group), &mut models.wargear));
        for (group, list) in groups.chain([(None, wargear)]) {
            for (index, item) in list.iter_mut().enumerate().filter(|(_, item)| item.profiles.is_empty()) {
                let name = key(&item.name);
                let Some(profiles) = here.get(&name).or_else(|| everywhere.get(&name)) else { continue };
                item.profiles.clone_from(profiles);
                let note = Note::new("rosters-profile-borrowed").with("item", &item.name);
                guesses.push((number, (group, index), note.with("unit", &*unit_name)));
            }
        }
    }
    guesses
}

fn gather(unit: &Unit, into: &mut BTreeMap<String, Vec<WeaponProfile>>) {
    let with_profiles = |item: &&Wargear| (1..=MOST_ALTERNATIVES).contains(&item.profiles.len());
    for item in unit.all_wargear().filter(with_profiles) {
        into.entry(key(&item.name)).or_insert_with(|| item.profiles.clone());
    }
}
