//! The rules of army building, one function each.

use std::collections::BTreeMap;

use gonfalon_data::LIST;

use super::broken::Broken;
use super::check::{Draft, copies_rule};
use crate::data::{CommandId, DiskProfile, Faction, Kind, Library, ProfileId, Size, Word};

/// The rules that look at the whole army.
pub(super) fn army(drafts: &[Draft], library: &Library, expected_regiments: Option<u8>) -> Vec<Broken> {
    let mut broken = Vec::new();
    if drafts.is_empty() {
        broken.push(Broken::new("whdw.army.regiments", "army-no-regiments", vec![]));
    }
    if let Some(expected) = expected_regiments.filter(|expected| usize::from(*expected) != drafts.len()) {
        let args = vec![("expected", expected.to_string()), ("found", drafts.len().to_string())];
        broken.push(Broken::new("whdw.army.regiments", "army-regiment-count", args));
    }
    let disks = counted(drafts);
    one_faction(&disks, library, &mut broken);
    unique_once(&disks, library, &mut broken);
    unique_hero_needed(drafts, library, &mut broken);
    budget_not_shared(drafts, library, &mut broken);
    no_card_twice(drafts, library, &mut broken);
    cards_of_the_faction(drafts, library, &mut broken);
    broken
}

/// The rules that look at one regiment; `number` counts from 1.
pub(super) fn regiment(number: usize, draft: &Draft, library: &Library, broken: &mut Vec<Broken>) {
    for (unit, _) in draft.units.iter().filter(|(unit, _)| library[*unit].kind == Kind::Hero) {
        let args = vec![("regiment", number.to_string()), ("disk", library[*unit].id.clone())];
        broken.push(Broken::new("whdw.army.hero-per-regiment", "army-unit-is-hero", args));
    }
    if let Some(leader) = draft.hero.map(|hero| &library[hero]) {
        if leader.kind == Kind::Hero {
            budget(number, leader, draft, library, broken);
            one_race(number, leader, draft, library, broken);
            command_cards(number, leader, draft, broken);
        } else {
            let args = vec![("regiment", number.to_string()), ("disk", leader.id.clone())];
            broken.push(Broken::new("whdw.army.hero-per-regiment", "army-hero-is-unit", args));
        }
    }
    small_at_least_half(number, draft, library, broken);
    copies(number, draft, library, broken);
    one_elite(number, draft, library, broken);
}

/// How many of each disk the army has, heroes included.
pub(super) fn counted(drafts: &[Draft]) -> BTreeMap<ProfileId, u32> {
    let mut disks: BTreeMap<ProfileId, u32> = BTreeMap::new();
    for draft in drafts {
        for (disk, count) in draft.hero.map(|hero| (hero, 1)).into_iter().chain(draft.units.iter().copied()) {
            *disks.entry(disk).or_default() += u32::from(count);
        }
    }
    disks
}

fn one_faction(disks: &BTreeMap<ProfileId, u32>, library: &Library, broken: &mut Vec<Broken>) {
    let of = |faction: Faction| -> Vec<&str> {
        let belonging = disks.keys().filter(|disk| library[**disk].faction == faction);
        belonging.map(|disk| library[*disk].id.as_str()).collect()
    };
    let (order, destruction) = (of(Faction::Order), of(Faction::Destruction));
    if !order.is_empty() && !destruction.is_empty() {
        let args = vec![("order", order.join(LIST)), ("destruction", destruction.join(LIST))];
        broken.push(Broken::new("whdw.army.one-faction", "army-two-factions", args));
    }
}

fn unique_once(disks: &BTreeMap<ProfileId, u32>, library: &Library, broken: &mut Vec<Broken>) {
    for (disk, count) in disks.iter().filter(|(disk, count)| library[**disk].unique && **count > 1) {
        let args = vec![("disk", library[*disk].id.clone()), ("count", count.to_string())];
        broken.push(Broken::new("whdw.army.unique-once", "army-unique-twice", args));
    }
}

fn unique_hero_needed(drafts: &[Draft], library: &Library, broken: &mut Vec<Broken>) {
    let mut leaders = drafts.iter().filter_map(|draft| draft.hero).map(|hero| &library[hero]);
    // Without regiments, or with heroes nobody knows, other messages say what is missing.
    let all_known = !drafts.is_empty() && drafts.iter().all(|draft| draft.hero.is_some());
    if all_known && !leaders.any(|leader| leader.kind == Kind::Hero && leader.unique) {
        broken.push(Broken::new("whdw.army.unique-hero-needed", "army-no-unique-hero", vec![]));
    }
}

// The points of a hero and what his units cost.
fn account(draft: &Draft, library: &Library) -> Option<(u32, u32)> {
    let leader = draft.hero.map(|hero| &library[hero]).filter(|leader| leader.kind == Kind::Hero)?;
    let costs = draft.units.iter().map(|(unit, count)| u32::from(library[*unit].cost) * u32::from(*count));
    Some((u32::from(leader.recruitment), costs.sum()))
}

fn budget(number: usize, leader: &DiskProfile, draft: &Draft, library: &Library, broken: &mut Vec<Broken>) {
    if let Some((points, cost)) = account(draft, library).filter(|(points, cost)| cost > points) {
        let args = vec![
            ("regiment", number.to_string()),
            ("hero", leader.id.clone()),
            ("cost", cost.to_string()),
            ("points", points.to_string()),
            ("over", (cost - points).to_string()),
        ];
        broken.push(Broken::new("whdw.army.budget", "army-over-budget", args));
    }
}

// Whoever is over budget while other heroes have enough points left may have meant to pay with those.
fn budget_not_shared(drafts: &[Draft], library: &Library, broken: &mut Vec<Broken>) {
    let accounts: Vec<_> = drafts.iter().map(|draft| account(draft, library)).collect();
    let unspent: u32 = accounts.iter().flatten().map(|(points, cost)| points.saturating_sub(*cost)).sum();
    for (index, (draft, account)) in drafts.iter().zip(&accounts).enumerate() {
        let (Some(hero), Some((points, cost))) = (draft.hero, account) else { continue };
        let over = cost.saturating_sub(*points);
        if over > 0 && over <= unspent {
            let args = vec![
                ("regiment", (index + 1).to_string()),
                ("hero", library[hero].id.clone()),
                ("over", over.to_string()),
                ("unspent", unspent.to_string()),
            ];
            broken.push(Broken::new("whdw.army.budget-not-shared", "army-budget-not-shared", args));
        }
    }
}

fn one_race(number: usize, leader: &DiskProfile, draft: &Draft, library: &Library, broken: &mut Vec<Broken>) {
    for (unit, _) in draft.units.iter().filter(|(unit, _)| library[*unit].race != leader.race) {
        let args = vec![
            ("regiment", number.to_string()),
            ("disk", library[*unit].id.clone()),
            ("race", library[*unit].race.word().to_owned()),
            ("hero", leader.id.clone()),
            ("hero-race", leader.race.word().to_owned()),
        ];
        broken.push(Broken::new("whdw.army.one-race-per-regiment", "army-other-race", args));
    }
}

// How many units of the regiment match; heroes never count.
fn units(draft: &Draft, library: &Library, matches: impl Fn(&DiskProfile) -> bool) -> u32 {
    let matching = draft.units.iter().filter(|(unit, _)| {
        let profile = &library[*unit];
        profile.kind == Kind::Unit && matches(profile)
    });
    matching.map(|(_, count)| u32::from(*count)).sum()
}

fn small_at_least_half(number: usize, draft: &Draft, library: &Library, broken: &mut Vec<Broken>) {
    let small = units(draft, library, |unit| unit.size == Size::Small);
    let larger = units(draft, library, |unit| unit.size != Size::Small);
    if small >= larger {
        return;
    }
    let args = vec![
        ("regiment", number.to_string()),
        ("small", small.to_string()),
        ("larger", larger.to_string()),
        ("missing", (larger - small).to_string()),
    ];
    broken.push(Broken::new("whdw.army.small-at-least-half", "army-too-few-small", args));
    // With the hero among the small disks the numbers would be right: say why he is not.
    let leader = draft.hero.map(|hero| &library[hero]);
    if let Some(leader) = leader.filter(|leader| leader.size == Size::Small && small + 1 >= larger) {
        let args = vec![("regiment", number.to_string()), ("hero", leader.id.clone())];
        broken.push(Broken::new("whdw.army.hero-not-counted", "army-hero-not-counted", args));
    }
}

fn copies(number: usize, draft: &Draft, library: &Library, broken: &mut Vec<Broken>) {
    for (unit, count) in &draft.units {
        let profile = &library[*unit];
        let limit = library.constants.army.copies(profile.size);
        if *count > limit {
            let args = vec![
                ("regiment", number.to_string()),
                ("disk", profile.id.clone()),
                ("count", count.to_string()),
                ("limit", limit.to_string()),
            ];
            broken.push(Broken::new(copies_rule(profile.size), "army-too-many-copies", args));
        }
    }
}

fn one_elite(number: usize, draft: &Draft, library: &Library, broken: &mut Vec<Broken>) {
    let leader = draft.hero.map(|hero| (hero, 1));
    let disks = leader.into_iter().chain(draft.units.iter().copied());
    let elite: Vec<(ProfileId, u8)> = disks.filter(|(disk, _)| library[*disk].elite).collect();
    let count: u32 = elite.iter().map(|(_, count)| u32::from(*count)).sum();
    let limit = library.constants.army.elite_per_regiment;
    if count > u32::from(limit) {
        let titles: Vec<&str> = elite.iter().map(|(disk, _)| library[*disk].id.as_str()).collect();
        let args = vec![
            ("regiment", number.to_string()),
            ("disks", titles.join(LIST)),
            ("count", count.to_string()),
            ("limit", limit.to_string()),
        ];
        broken.push(Broken::new("whdw.army.one-elite", "army-too-many-elite", args));
    }
}

fn command_cards(number: usize, leader: &DiskProfile, draft: &Draft, broken: &mut Vec<Broken>) {
    if draft.listed_cards != usize::from(leader.command) {
        let args = vec![
            ("regiment", number.to_string()),
            ("hero", leader.id.clone()),
            ("expected", leader.command.to_string()),
            ("found", draft.listed_cards.to_string()),
        ];
        broken.push(Broken::new("whdw.army.command-cards", "army-card-count", args));
    }
}

fn no_card_twice(drafts: &[Draft], library: &Library, broken: &mut Vec<Broken>) {
    let mut hand: BTreeMap<CommandId, u32> = BTreeMap::new();
    for card in drafts.iter().flat_map(|draft| &draft.cards) {
        *hand.entry(*card).or_default() += 1;
    }
    for (card, count) in hand.into_iter().filter(|(_, count)| *count > 1) {
        let args = vec![("card", library[card].id.clone()), ("count", count.to_string())];
        broken.push(Broken::new("whdw.army.command-no-duplicate", "army-card-twice", args));
    }
}

fn cards_of_the_faction(drafts: &[Draft], library: &Library, broken: &mut Vec<Broken>) {
    let leads = |faction: Faction| {
        let mut leaders = drafts.iter().filter_map(|draft| draft.hero).map(|hero| &library[hero]);
        leaders.any(|leader| leader.kind == Kind::Hero && leader.faction == faction)
    };
    for (index, draft) in drafts.iter().enumerate() {
        for card in &draft.cards {
            let Some(faction) = library[*card].only.filter(|faction| !leads(*faction)) else { continue };
            let args = vec![
                ("regiment", (index + 1).to_string()),
                ("card", library[*card].id.clone()),
                ("faction", faction.word().to_owned()),
            ];
            broken.push(Broken::new("whdw.army.command-faction-only", "army-card-other-faction", args));
        }
    }
}
