//! Exact values collected from public tools and recomputed, and the engine's own dice.

use gonfalon_kernel::SeededDice;

use super::*;
use crate::action::{Action, Models, Question, Shot};
use crate::attack::{Attacks, steps};
use crate::data::{Ability, CoreAbility, Effect, Reach, Special, WeaponAbility};
use crate::fixture::{BLUE, Fixture, RED, name, rifle, trooper};
use crate::frame::Frame;

/// A blow that hits on 3+, wounds on 4+ and is never saved.
fn blow(attacks: u16) -> Blow {
    let mut number = vec![0.0; usize::from(attacks) + 1];
    number[usize::from(attacks)] = 1.0;
    Blow {
        attacks: number,
        hit: Some(3),
        again: Again::None,
        one_more: false,
        lethal: false,
        sustained: None,
        wound: vec![(1.0, 4)],
        critical: 6,
        wounds_again: Again::None,
        devastating: false,
        damage: vec![0.0, 1.0],
        saves_again: Again::None,
        saves: vec![7; 20],
    }
}

fn score(strength: u8, toughness: u8) -> Vec<(f64, u8)> {
    vec![(1.0, steps::to_wound(strength, toughness, 0))]
}

fn row(models: usize, wounds: u8) -> Vec<Slot> {
    vec![Slot { wounds, pain: None }; models]
}

fn near(one: f64, other: f64) {
    assert!((one - other).abs() < 1e-12, "{one} is not {other}");
}

fn about(one: f64, rounded: f64) {
    assert!((one - rounded).abs() < 5e-5, "{one} is not {rounded}");
}

fn same(spread: &[f64], exact: &[(usize, f64)]) {
    near(spread.iter().sum(), 1.0);
    for (value, chance) in exact {
        near(spread[*value], *chance);
    }
    near(exact.iter().map(|(_, chance)| chance).sum(), 1.0);
}

fn deviation(spread: &[f64]) -> f64 {
    let mean = mean(spread);
    let squares = spread.iter().enumerate().map(|(value, chance)| (value as f64 - mean).powi(2) * chance);
    squares.sum::<f64>().sqrt()
}

const D2: [f64; 3] = [0.0, 0.5, 0.5];

#[test]
fn v01_three_attacks() {
    let hits = hits(&Blow { hit: Some(4), ..blow(3) });
    same(&hits, &[(0, 1.0 / 8.0), (1, 3.0 / 8.0), (2, 3.0 / 8.0), (3, 1.0 / 8.0)]);
}

#[test]
fn v02_a_random_number_of_attacks() {
    let hits = hits(&Blow { hit: Some(4), attacks: D2.to_vec(), ..blow(0) });
    same(&hits, &[(0, 3.0 / 8.0), (1, 4.0 / 8.0), (2, 1.0 / 8.0)]);
}

#[test]
fn v03_four_random_weapons() {
    let two = plus(&D2, &D2);
    let exact = [1.0, 4.0, 6.0, 4.0, 1.0].iter().enumerate().map(|(more, ways)| (4 + more, ways / 16.0));
    same(&plus(&two, &two), &exact.collect::<Vec<_>>());
}

#[test]
fn v04_three_hits() {
    let wounds = wounds_of(&Blow { wound: score(3, 4), ..blow(0) }, 3);
    same(&wounds, &[(0, 8.0 / 27.0), (1, 12.0 / 27.0), (2, 6.0 / 27.0), (3, 1.0 / 27.0)]);
}

#[test]
fn v05_two_against_two() {
    let odds = attack(&[Blow { saves: vec![4; 2], ..blow(4) }], &row(2, 2));
    let exact =
        [(4, 625.0 / 1296.0), (3, 125.0 / 324.0), (2, 25.0 / 216.0), (1, 5.0 / 324.0), (0, 1.0 / 1296.0)];
    same(&odds.left, &exact);
}

#[test]
fn v06_two_wounds() {
    // A needed 1 makes every hit a wound.
    let sure = Blow { hit: None, wound: vec![(1.0, 1)], saves: vec![4; 2], ..blow(2) };
    same(&attack(&[sure], &row(2, 2)).left, &[(4, 1.0 / 4.0), (3, 2.0 / 4.0), (2, 1.0 / 4.0)]);
}

#[test]
fn v07_models_destroyed_are_not_damage_divided_by_wounds() {
    let odds = attack(&[Blow { saves: vec![4; 5], ..blow(10) }], &row(5, 2));
    about(odds.mean_lost(), 1.6667);
    about(odds.mean_destroyed(), 0.5877);
}

#[test]
fn v08_no_more_models_are_destroyed_than_there_are() {
    let blow = Blow { wound: score(3, 3), saves: vec![6; 10], ..blow(20) };
    about(expected_damage(&blow, row(1, 1)[0]), 5.5556);
    let odds = attack(&[blow], &row(10, 1));
    about(odds.mean_destroyed(), 5.5430);
    assert_eq!(odds.destroyed.len(), 11);
}

#[test]
fn v09_failed_hits_rolled_again() {
    let blow = Blow { again: Again::Failed, wound: score(4, 3), saves: vec![7; 10], ..blow(10) };
    about(mean(&hits(&blow)), 8.8889);
    about(attack(&[blow], &row(10, 1)).mean_destroyed(), 5.9259);
}

#[test]
fn v10_and_v11_spread() {
    let eight = hits(&Blow { hit: Some(2), ..blow(8) });
    about(mean(&eight), 6.6667);
    about(deviation(&eight), 1.0541);
    let random = hits(&Blow { attacks: of_amount(Amount::d3(3, 0)), ..blow(0) });
    about(mean(&random), 4.0);
    about(deviation(&random), 1.4907);
}

#[test]
fn v12_kinds_of_re_rolls() {
    about(mean(&hits(&Blow { again: Again::Failed, ..blow(15) })), 13.3333);
    about(mean(&hits(&Blow { again: Again::Ones, ..blow(15) })), 11.6667);
}

#[test]
fn v13_ten_rifles() {
    let blow = Blow { wound: score(4, 3), saves: vec![5; 10], ..blow(20) };
    about(expected_damage(&blow, row(1, 1)[0]), 5.9259);
    about(attack(&[blow], &row(10, 1)).mean_destroyed(), 5.9044);
}

#[test]
fn v14_and_v15_means() {
    let one = row(1, 7)[0];
    let shots = Blow { hit: Some(4), saves: vec![4], ..blow(10) };
    about(expected_damage(&shots, one), 1.25);
    about(expected_damage(&Blow { again: Again::Ones, ..shots }, one), 1.4583);
    for (strength, damage) in [(8, 3.3333), (6, 2.6667), (4, 2.0), (3, 1.3333), (2, 0.6667)] {
        about(expected_damage(&Blow { wound: score(strength, 4), ..blow(6) }, one), damage);
    }
}

#[test]
fn v16_feel_no_pain() {
    for (needed, damage) in [(6, 2.7778), (5, 2.2222), (4, 1.6667), (3, 1.1111)] {
        let slot = Slot { wounds: 40, pain: Some(needed) };
        about(expected_damage(&blow(10), slot), damage);
        about(attack(&[blow(10)], &[slot]).mean_lost(), damage);
    }
}

#[test]
fn v17_capped_modifiers() {
    for (skill, modifier, chance) in [(3, 2, 5.0 / 6.0), (3, -2, 1.0 / 2.0), (6, -1, 1.0 / 6.0)] {
        let needed = steps::to_hit(skill, modifier);
        near(mean(&hits(&Blow { hit: Some(needed), ..blow(1) })), chance);
    }
}

/// The hard case of the studies: re-rolls of both kinds, critical hits and wounds of all kinds, Feel No Pain.
fn everything(damage: u8) -> (Blow, Vec<Slot>) {
    let blow = Blow {
        again: Again::Ones,
        wounds_again: Again::Failed,
        sustained: Some(Amount::fixed(1)),
        lethal: true,
        devastating: true,
        damage: of_amount(Amount::fixed(damage)),
        saves: vec![4; 10],
        ..blow(20)
    };
    (blow, vec![Slot { wounds: 2, pain: Some(5) }; 10])
}

#[test]
fn everything_at_once() {
    let close = |one: f64, other: f64| assert!((one - other).abs() < 5e-7, "{one} is not {other}");
    let simple = attack(&[Blow { saves: vec![4; 10], ..blow(20) }], &row(10, 2));
    close(simple.mean_lost(), 3.333333);
    close(simple.mean_destroyed(), 1.416742);
    let (blow, slots) = everything(1);
    let odds = attack(std::slice::from_ref(&blow), &slots);
    close(expected_damage(&blow, slots[0]), 6.481481);
    close(odds.mean_lost(), 6.481481);
    close(odds.mean_destroyed(), 2.990741);
    close(expected_damage(&everything(2).0, slots[0]), 12.962963);
}

#[test]
fn the_short_way_and_the_long_way_agree() {
    let (blow, slots) = everything(1);
    let track = Track::new(&slots);
    let short = plain::attack(std::slice::from_ref(&blow), &slots).left;
    let long = attack_fully(std::slice::from_ref(&blow), &slots, &track);
    let single = single::attack(&blow, &slots, &track);
    for ((one, other), third) in short.iter().zip(&long).zip(&single) {
        near(*one, *other);
        near(*one, *third);
    }
    let (blow, slots) = everything(2);
    let blow = Blow { damage: of_amount(Amount::d3(1, 0)), one_more: true, ..blow };
    let long = attack_fully(std::slice::from_ref(&blow), &slots, &track);
    for (one, other) in long.iter().zip(&single::attack(&blow, &slots, &track)) {
        near(*one, *other);
    }
}

/// Plays an attack many times with the engine's own dice and compares how often each number of wounds is left.
fn compare(fixture: &Fixture, shots: &[Shot], target: crate::state::UnitId) {
    let unit = fixture.board().unit_of(shots[0].model);
    let odds = at_table(fixture.board(), unit, false, shots);
    let odds = &odds.iter().find(|(at, _)| *at == target).expect("it is a target").1;
    let mut dice = SeededDice::new(40);
    let games = 20_000;
    let mut seen = vec![0_u32; odds.left.len()];
    for _ in 0..games {
        let mut copy = fixture.clone();
        let attacks = Attacks::new(copy.board(), unit, false, shots);
        copy.run_with(Frame::Attacks(Box::new(attacks)), &mut dice);
        while let Some((_, question)) = &copy.open {
            if let Question::Again { .. } = question {
                copy.answer_with(Action::Pass { silence: Default::default() }, &mut dice);
                continue;
            }
            let among: Models = match question {
                Question::Allocate { among, .. } | Question::Hazardous { among, .. } => among.clone(),
                other => panic!("{other:?} is not expected"),
            };
            copy.answer_with(Action::Models(among), &mut dice);
        }
        let board = copy.board();
        let left: usize = board.models(target).map(|model| usize::from(board.wounds_left(model))).sum();
        seen[left] += 1;
    }
    for (left, chance) in odds.left.iter().enumerate() {
        let often = f64::from(seen[left]) / f64::from(games);
        let error = 5.0 * (chance * (1.0 - chance) / f64::from(games)).sqrt() + 1e-4;
        assert!((often - chance).abs() < error, "{left} left: {often} of the time, not {chance}");
    }
}

fn volley(
    weapon: crate::data::Weapon,
    shooters: i32,
    target: crate::data::Datasheet,
    targets: i32,
) -> (Fixture, Vec<Shot>, crate::state::UnitId) {
    let mut sheet = trooper();
    sheet.weapons[0] = weapon;
    let drill = Effect::RerollHitsOfOne;
    let special =
        Special { name: name("Drill"), reach: Reach::Unit, effect: drill, psychic: false, wargear: None };
    sheet.abilities.push(Ability::Special(special));
    let mut fixture = Fixture::new();
    let place = |count: i32, y: i32| (0..count).map(|n| (100 + 20 * n, y)).collect::<Vec<_>>();
    let unit = fixture.add(RED, sheet, &place(shooters, 100));
    let enemy = fixture.add(BLUE, target, &place(targets, 200));
    let models: Vec<_> = fixture.board().models(unit).collect();
    let shots = models.iter().map(|model| Shot {
        model: *model,
        weapon: 0,
        profile: 0,
        target: enemy,
        attacks: None,
    });
    let shots = shots.collect();
    (fixture, shots, enemy)
}

#[test]
fn the_engine_rolls_as_the_odds_say() {
    let mut weapon = rifle();
    weapon.profiles[0].abilities.extend([
        WeaponAbility::TwinLinked,
        WeaponAbility::LethalHits,
        WeaponAbility::SustainedHits(Amount::d3(1, 0)),
        WeaponAbility::DevastatingWounds,
    ]);
    weapon.profiles[0].damage = Amount::d3(1, 0);
    let mut tough = trooper();
    tough.abilities.push(Ability::Core(CoreAbility::FeelNoPain(5)));
    tough.kinds[0].profile.wounds = 3;
    let (fixture, shots, enemy) = volley(weapon, 3, tough, 4);
    compare(&fixture, &shots, enemy);
}

#[test]
fn the_engine_rolls_as_the_odds_say_for_random_attacks_and_strength() {
    let mut weapon = rifle();
    let profile = &mut weapon.profiles[0];
    (profile.attacks, profile.strength, profile.damage) =
        (Amount::d6(1, 0), Amount::d6(1, 1), Amount::fixed(2));
    let mut fixture_target = trooper();
    fixture_target.kinds[0].profile.wounds = 3;
    let (mut fixture, shots, enemy) = volley(weapon, 2, fixture_target, 3);
    let second = fixture.model(enemy, 1);
    fixture.state.table.models[second.index()].lost = 2;
    compare(&fixture, &shots, enemy);
}
