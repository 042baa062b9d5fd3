//! Checks what only the whole library shows: the counts of the box and the pieces that belong together.

use crate::data::{DIALECT, DataError, Kind, Library, Size, SpecialScenario};

/// The core set has one special scenario.
pub(super) fn exactly_one(
    mut list: Vec<SpecialScenario>,
    errors: &mut Vec<DataError>,
) -> Option<SpecialScenario> {
    if list.len() == 1 {
        return list.pop();
    }
    errors.push(wrong("special_scenarios.toml", "scenario", 1, list.len()));
    None
}

/// Compares the lists with the counts of `set.toml`, and regiments with the disks they name.
pub(super) fn check(library: &Library) -> Vec<DataError> {
    let count = &library.constants.count;
    let disks = |matches: &dyn Fn(Size, Kind) -> bool| -> usize {
        let matching = library.disks.iter().filter(|disk| matches(disk.size, disk.kind));
        matching.map(|disk| usize::from(disk.copies)).sum()
    };
    let deployments: usize = library.deployments.iter().map(|card| usize::from(card.copies)).sum();
    let found = [
        ("count.disks", count.disks, disks(&|_, _| true)),
        ("count.small", count.small, disks(&|size, _| size == Size::Small)),
        ("count.medium", count.medium, disks(&|size, _| size == Size::Medium)),
        ("count.large", count.large, disks(&|size, _| size == Size::Large)),
        ("count.heroes", count.heroes, disks(&|_, kind| kind == Kind::Hero)),
        (
            "count.heroes_small",
            count.heroes_small,
            disks(&|size, kind| (size, kind) == (Size::Small, Kind::Hero)),
        ),
        (
            "count.heroes_medium",
            count.heroes_medium,
            disks(&|size, kind| (size, kind) == (Size::Medium, Kind::Hero)),
        ),
        (
            "count.heroes_large",
            count.heroes_large,
            disks(&|size, kind| (size, kind) == (Size::Large, Kind::Hero)),
        ),
        ("count.command_cards", count.command_cards, library.commands.len()),
        ("count.scenario_cards", count.scenario_cards, library.scenarios.len()),
        ("count.special_scenario_cards", count.special_scenario_cards, 1),
        ("deployment.cards_in_box", library.constants.deployment.cards, deployments),
        ("terrain.pieces", library.constants.terrain.pieces, library.pieces.len()),
        ("terrain.cards", library.constants.terrain.cards, library.pieces.len()),
    ];
    let counted = found
        .into_iter()
        .filter(|(_, expected, found)| usize::from(*expected) != *found)
        .map(|(place, expected, found)| wrong("set.toml", place, usize::from(expected), found));
    counted.chain(players(library)).chain(regiments(library)).collect()
}

fn wrong(file: &str, place: &str, expected: usize, found: usize) -> DataError {
    let args = vec![("expected", expected.to_string()), ("found", found.to_string())];
    error(file, place, "data-wrong-count", args)
}

fn error(file: &str, place: &str, key: &'static str, args: Vec<(&'static str, String)>) -> DataError {
    DIALECT.error(file, None, place, key, args)
}

// A setup must be possible: enough scenario cards for every player, and terrain to deal.
fn players(library: &Library) -> Vec<DataError> {
    let constants = &library.constants;
    let mut errors = Vec::new();
    if constants.battlefield.players_min > constants.battlefield.players_max {
        errors.push(error("set.toml", "battlefield.players_max", "data-players", vec![]));
    }
    let needed = usize::from(constants.battlefield.players_max) + 1;
    if library.scenarios.len() < needed {
        let args = vec![("needed", needed.to_string())];
        errors.push(error("scenario_cards.toml", "card", "data-too-few", args));
    }
    if constants.terrain.dealt > constants.terrain.cards {
        let args = vec![("needed", constants.terrain.dealt.to_string())];
        errors.push(error("terrain.toml", "piece", "data-too-few", args));
    }
    errors
}

fn regiments(library: &Library) -> Vec<DataError> {
    let mut errors = Vec::new();
    for regiment in &library.regiments {
        let hero = &library[regiment.hero];
        let place = format!("regiment.{}", regiment.id);
        if hero.kind != Kind::Hero {
            let args = vec![("id", hero.id.clone())];
            errors.push(error("prebuilt.toml", &format!("{place}.hero"), "data-not-a-hero", args));
        }
        if hero.faction != regiment.faction {
            errors.push(error("prebuilt.toml", &format!("{place}.faction"), "data-regiment-faction", vec![]));
        }
        for (unit, _) in &regiment.units {
            if library[*unit].kind != Kind::Unit {
                let args = vec![("id", library[*unit].id.clone())];
                errors.push(error("prebuilt.toml", &format!("{place}.units"), "data-not-a-unit", args));
            }
        }
    }
    errors
}
