//! The rules of army building, one function each.

use std::collections::BTreeMap;

use gonfalon_data::LIST;

use super::broken::Broken;
use super::check::Agreed;
use super::muster::Army;
use super::ready::is_ready;
use crate::data::{Alignment, Effect, Faction, League, Library, ProfileId, SpellId, Word};

/// The most Spell Disks of one kind in the old tournament league.
const LEAGUE_SPELLS: u32 = 2;

/// Everything that is wrong with the army.
pub(super) fn army(army: &Army, library: &Library, agreed: Agreed) -> Vec<Broken> {
    let mut broken = Vec::new();
    if let Some(ready) = is_ready(army, library) {
        // Printed lists are legal without adding up points [dw.list.points].
        let cost = library[ready].points.into();
        over_limit(cost, agreed, ("dw.list.points", "army-ready-over-limit"), &mut broken);
    } else {
        over_limit(army.cost(library), agreed, ("dw.army.limit", "army-over-limit"), &mut broken);
        good_and_evil(army, library, &mut broken);
        half_faction(army, library, &mut broken);
        copies(army, library, &mut broken);
        champions(army, library, &mut broken);
        transforms(army, library, &mut broken);
    }
    if agreed.league {
        league(army, library, &mut broken);
    }
    broken
}

fn over_limit(cost: u32, agreed: Agreed, says: (&'static str, &'static str), broken: &mut Vec<Broken>) {
    let Some(points) = agreed.points.map(u32::from).filter(|points| cost > *points) else { return };
    let args = vec![
        ("cost", cost.to_string()),
        ("points", points.to_string()),
        ("over", (cost - points).to_string()),
    ];
    broken.push(Broken::new(says.0, says.1, args));
}

fn good_and_evil(army: &Army, library: &Library, broken: &mut Vec<Broken>) {
    let of = |alignment| {
        let aligned = titles(army).into_keys().filter(|disk| library[*disk].alignment == Some(alignment));
        listed(aligned, library)
    };
    let (good, evil) = (of(Alignment::Good), of(Alignment::Evil));
    if !good.is_empty() && !evil.is_empty() {
        broken.push(Broken::new(
            "dw.army.good-evil",
            "army-good-and-evil",
            vec![("good", good), ("evil", evil)],
        ));
    }
}

/// The points of all Creature Disks, and the faction with the most of them.
pub(super) fn main_faction(army: &Army, library: &Library) -> (u32, Option<(Faction, u32)>) {
    let mut factions: BTreeMap<Faction, u32> = BTreeMap::new();
    let mut total = 0;
    for profile in army.stack.iter().map(|disk| &library[*disk]) {
        let points = profile.points.map_or(0, u32::from);
        total += points;
        if let Some(faction) = profile.faction {
            *factions.entry(faction).or_default() += points;
        }
    }
    // Of two that are equal the first is named.
    let main = factions.into_iter().rev().max_by_key(|(_, points)| *points);
    (total, main)
}

/// The points that the main faction needs of this many.
pub(super) fn needed(total: u32) -> u32 {
    total.div_ceil(2)
}

// Spells are no part of the sum that is halved [dw.army.spells-deducted].
fn half_faction(army: &Army, library: &Library, broken: &mut Vec<Broken>) {
    if army.stack.is_empty() {
        broken.push(Broken::new("dw.army.half-faction", "army-no-disks", vec![]));
        return;
    }
    let (total, main) = main_faction(army, library);
    let points = ("points", total.to_string());
    let Some((faction, found)) = main else {
        broken.push(Broken::new("dw.army.half-faction", "army-no-faction", vec![points]));
        return;
    };
    let expected = needed(total);
    if found >= expected {
        return;
    }
    let args = vec![
        ("faction", faction.word().to_owned()),
        ("found", found.to_string()),
        ("expected", expected.to_string()),
        points,
    ];
    // Half of an odd sum is missed by half a point.
    broken.push(if found * 2 + 1 == total {
        Broken::new("dw.army.half-rounding", "army-half-rounding", args)
    } else {
        Broken::new("dw.army.half-faction", "army-half-faction", args)
    });
}

fn copies(army: &Army, library: &Library, broken: &mut Vec<Broken>) {
    for (disk, count) in titles(army) {
        let profile = &library[disk];
        if profile.unique && count > 1 {
            let args = vec![("disk", profile.id.clone()), ("count", count.to_string())];
            broken.push(Broken::new("dw.army.unique", "army-unique-twice", args));
        }
        if let Some(limit) = profile.limited.filter(|limit| count > u32::from(*limit)) {
            let key = "army-too-many-copies";
            broken.push(Broken::new("dw.army.limited", key, too_many(&profile.id, count, limit)));
        }
    }
}

fn champions(army: &Army, library: &Library, broken: &mut Vec<Broken>) {
    let titles = titles(army);
    for champion in titles.keys().map(|disk| &library[*disk]).filter(|disk| disk.champion) {
        let others = titles.keys().copied().filter(|disk| {
            let faction = library[*disk].faction;
            faction.is_some() && faction != champion.faction
        });
        let others = listed(others, library);
        if let Some(faction) = champion.faction.filter(|_| !others.is_empty()) {
            let args = vec![
                ("champion", champion.id.clone()),
                ("faction", faction.word().to_owned()),
                ("disks", others),
            ];
            broken.push(Broken::new("dw.army.champion-exclusive", "army-champion-exclusive", args));
        }
    }
}

fn transforms(army: &Army, library: &Library, broken: &mut Vec<Broken>) {
    let titles = titles(army);
    for shape in titles.keys().copied().filter(|disk| library[*disk].points.is_none()) {
        let into = |profile: ProfileId| {
            let mut effects = library[profile].abilities.iter().flat_map(|ability| &ability.effects);
            effects.any(|effect| *effect == Effect::Transform(shape))
        };
        if !titles.keys().copied().any(into) {
            let ids = (0..library.profiles.len()).filter_map(|index| u8::try_from(index).ok().map(ProfileId));
            let options = listed(ids.filter(|profile| into(*profile)), library);
            let args = vec![("disk", library[shape].id.clone()), ("options", options)];
            broken.push(Broken::new("dw.transform.free", "army-nobody-transforms", args));
        }
    }
}

// The preset that the ruling on Limited Disks names.
fn league(army: &Army, library: &Library, broken: &mut Vec<Broken>) {
    const RULE: &str = "dw.army.limited";
    for (disk, count) in titles(army) {
        let profile = &library[disk];
        let Some(league) = profile.league.filter(|league| count > u32::from(league.copies())) else {
            continue;
        };
        broken.push(if league == League::Banned {
            let args = vec![("disk", profile.id.clone()), ("count", count.to_string())];
            Broken::new(RULE, "army-league-barred", args)
        } else {
            Broken::new(RULE, "army-league-copies", too_many(&profile.id, count, league.copies()))
        });
    }
    let mut spells: BTreeMap<SpellId, u32> = BTreeMap::new();
    army.spells.iter().for_each(|spell| *spells.entry(*spell).or_default() += 1);
    for (spell, count) in spells.into_iter().filter(|(_, count)| *count > LEAGUE_SPELLS) {
        let args = vec![
            ("spell", library[spell].id.clone()),
            ("count", count.to_string()),
            ("limit", LEAGUE_SPELLS.to_string()),
        ];
        broken.push(Broken::new(RULE, "army-league-spells", args));
    }
}

fn too_many(disk: &str, count: u32, limit: u8) -> Vec<(&'static str, String)> {
    vec![("disk", disk.to_owned()), ("count", count.to_string()), ("limit", limit.to_string())]
}

// Every title with its copies, those aside too: they serve in the army as well.
fn titles(army: &Army) -> BTreeMap<ProfileId, u32> {
    let mut titles = BTreeMap::new();
    army.disks().for_each(|disk| *titles.entry(disk).or_default() += 1);
    titles
}

fn listed(disks: impl Iterator<Item = ProfileId>, library: &Library) -> String {
    disks.map(|disk| library[disk].id.as_str()).collect::<Vec<_>>().join(LIST)
}
