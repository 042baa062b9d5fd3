//! The attack sequence at the table, with scripted dice.

use gonfalon_kernel::RuleId;
use gonfalon_table::Length;
use smallvec::smallvec;

use crate::MatchModel;
use crate::action::{Action, Question, Shot, Use};
use crate::attack::Attacks;
use crate::data::{
    Ability, Amount, Core, CoreAbility, Datasheet, Effect, FeatureKind, Keyword, Reach, Special, Weapon,
    WeaponAbility,
};
use crate::event::Event;
use crate::fixture::{BLUE, Fixture, RED, blade, name, rifle, tank, trooper, with};
use crate::frame::Frame;
use crate::sample_terrain::{area, ruins, zone};
use crate::state::{Model, ModelId, MoveKind, UnitId};
use crate::stratagem::Stratagem;

mod allocation;
mod values;
mod weapons;

const HIT: &str = "hit-roll";
const WOUND: &str = "wound-roll";
const SAVE: &str = "saving-throw";
const DAMAGE: &str = "damage-roll";
const ATTACKS: &str = "attacks-roll";
const PAIN: &str = "feel-no-pain";
const HAZARD: &str = "hazardous-test";

/// A trooper with this weapon as its first and the blade as its second.
fn armed(weapon: Weapon) -> Datasheet {
    let mut sheet = trooper();
    sheet.weapons[0] = weapon;
    sheet
}

fn special(reach: Reach, effect: Effect) -> Ability {
    let name = name("Drill");
    Ability::Special(Special { name, reach, effect, psychic: false, wargear: None })
}

fn row(count: i32, y: i32) -> Vec<(i32, i32)> {
    (0..count).map(|place| (100 + 20 * place, y)).collect()
}

/// So many red shooters ten inches from so many blue targets.
fn duel(shooter: Datasheet, shooters: i32, target: Datasheet, targets: i32) -> (Fixture, UnitId, UnitId) {
    let mut fixture = Fixture::new();
    let unit = fixture.add(RED, shooter, &row(shooters, 100));
    let enemy = fixture.add(BLUE, target, &row(targets, 210));
    (fixture, unit, enemy)
}

fn shots(fixture: &Fixture, unit: UnitId, weapon: u8, target: UnitId) -> Vec<Shot> {
    let models = fixture.board().models(unit).collect::<Vec<_>>();
    models.iter().map(|model| Shot { model: *model, weapon, profile: 0, target, attacks: None }).collect()
}

fn attack(fixture: &Fixture, unit: UnitId, target: UnitId) -> Frame {
    let shots = shots(fixture, unit, 0, target);
    Frame::Attacks(Box::new(Attacks::new(fixture.board(), unit, false, &shots)))
}

fn strike(fixture: &Fixture, unit: UnitId, target: UnitId) -> Frame {
    let shots = shots(fixture, unit, 1, target);
    Frame::Attacks(Box::new(Attacks::new(fixture.board(), unit, true, &shots)))
}

fn body(fixture: &mut Fixture, unit: UnitId, number: u8) -> &mut Model {
    let model = fixture.model(unit, number);
    &mut fixture.state.table.models[model.index()]
}

fn facts(fixture: &mut Fixture, unit: UnitId, number: u8) -> &mut MatchModel {
    let model = fixture.model(unit, number);
    &mut fixture.game.models[model.index()]
}

fn left(fixture: &Fixture, unit: UnitId) -> Vec<u8> {
    fixture.board().models(unit).map(|model| fixture.board().wounds_left(model)).collect()
}

fn order(fixture: &mut Fixture, unit: UnitId, numbers: &[u8], dice: &[(&'static str, &[u8])]) -> Vec<Event> {
    let models = numbers.iter().map(|number| fixture.model(unit, *number)).collect();
    fixture.answer(Action::Models(models), dice)
}

fn hit_needs(events: &[Event]) -> Vec<Option<u8>> {
    let needs = events.iter().filter_map(|event| match event {
        Event::HitsRolled { needed, .. } => Some(*needed),
        _ => None,
    });
    needs.collect()
}

fn hit_reasons(events: &[Event]) -> Vec<&'static str> {
    let rules = events.iter().filter_map(|event| match event {
        Event::HitsRolled { why, .. } => Some(why.changes.iter().map(|change| change.rule.0)),
        _ => None,
    });
    rules.flatten().collect()
}

fn wound_needs(events: &[Event]) -> Vec<u8> {
    let needs = events.iter().filter_map(|event| match event {
        Event::WoundsRolled { needed, .. } => Some(*needed),
        _ => None,
    });
    needs.collect()
}

fn save_needs(events: &[Event]) -> Vec<u8> {
    let needs = events.iter().filter_map(|event| match event {
        Event::SavesRolled { needed, .. } => Some(*needed),
        _ => None,
    });
    needs.collect()
}

#[test]
fn an_attack_runs_through_its_five_steps() {
    // wh40k.attack.sequence, -miss-ends, -wound-fail-ends, -save-success, -save-failure, -damage
    let (mut fixture, unit, enemy) = duel(trooper(), 2, trooper(), 1);
    let frame = attack(&fixture, unit, enemy);
    // BS 3+: a 2 misses; S 4 against T 4: a 3 fails; AP -1 against 3+: a 3 fails.
    let events = fixture.run(frame, &[(HIT, &[3, 4, 5, 2]), (WOUND, &[4, 3, 5]), (SAVE, &[4, 3])]);
    assert_eq!(left(&fixture, enemy), [1]);
    assert_eq!(
        (hit_needs(&events), wound_needs(&events), save_needs(&events)),
        (vec![Some(3)], vec![4], vec![4])
    );
}

#[test]
fn the_example_of_the_book_for_fast_dice() {
    // wh40k.fastdice.conditions, -hits-then-wounds, -saves-together, -failed-saves-allocated; wh40k.attack.wound-equal
    let mut termagant = armed(rifle());
    let profile = &mut termagant.weapons[0].profiles[0];
    (profile.attacks, profile.skill, profile.strength) = (Amount::fixed(1), Some(4), Amount::fixed(5));
    let mut terminator = trooper();
    let kind = &mut terminator.kinds[0].profile;
    (kind.toughness, kind.save, kind.invulnerable, kind.wounds) = (5, 2, Some(4), 3);
    let (mut fixture, unit, enemy) = duel(termagant, 20, terminator, 5);
    body(&mut fixture, enemy, 3).lost = 2;
    let frame = attack(&fixture, unit, enemy);
    let hits = [4, 4, 5, 6, 6, 4, 5, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1];
    fixture.run(frame, &[(HIT, &hits), (WOUND, &[4, 4, 5, 6, 6, 1, 3]), (SAVE, &[1, 2, 4, 5, 5])]);
    // The damaged one goes first without a question; then the defender chooses.
    assert_eq!(left(&fixture, enemy), [3, 3, 3, 3]);
    assert!(matches!(&fixture.open, Some((BLUE, Question::Allocate { among, .. })) if among.len() == 4));
    order(&mut fixture, enemy, &[4], &[]);
    assert_eq!(left(&fixture, enemy), [3, 3, 3, 2]);
    assert!(fixture.open.is_none());
}

#[test]
fn a_save_that_no_die_makes_is_not_rolled() {
    let mut shooter = armed(rifle());
    shooter.weapons[0].profiles[0].penetration = 4;
    let (mut fixture, unit, enemy) = duel(shooter, 1, trooper(), 1);
    let frame = attack(&fixture, unit, enemy);
    let events = fixture.run(frame, &[(HIT, &[3, 3]), (WOUND, &[4, 4])]);
    assert_eq!((save_needs(&events), fixture.board().on_battlefield(enemy)), (vec![7], false));
}

#[test]
fn different_saves_are_rolled_one_by_one() {
    // wh40k.fastdice.saves-together
    let (mut fixture, unit, enemy) = duel(trooper(), 1, trooper(), 2);
    facts(&mut fixture, enemy, 1).profile.save = 2;
    let frame = attack(&fixture, unit, enemy);
    fixture.run(frame, &[(HIT, &[3, 3]), (WOUND, &[4, 4])]);
    let events = order(&mut fixture, enemy, &[1], &[(SAVE, &[3, 2])]);
    assert_eq!((save_needs(&events), left(&fixture, enemy)), (vec![3, 3], vec![2, 1]));
}

fn hazardous() -> Datasheet {
    armed(with(rifle(), WeaponAbility::Hazardous))
}

fn reroll(die: Option<u8>) -> Action {
    Action::Use(Use {
        stratagem: Stratagem::CommandReroll,
        unit: None,
        model: None,
        enemy: None,
        weapon: None,
        die,
    })
}

#[test]
fn command_re_rolls_repeat_one_roll_of_each_kind() {
    // wh40k.stratagem.command-reroll-when, -command-reroll-effect, wh40k.dice.reroll-sum-all
    let mut shooter = armed(rifle());
    let profile = &mut shooter.weapons[0].profiles[0];
    (profile.attacks, profile.damage) = (Amount::d6(2, 0), Amount::d6(2, 0));
    let (fixture, unit, enemy) = duel(shooter, 1, tank(), 1);
    let start = |seat| {
        let mut fixture = fixture.clone();
        fixture.state.table.players[seat].command_points = 1;
        let frame = attack(&fixture, unit, enemy);
        (fixture, frame)
    };
    // The number of attacks: both dice.
    let (mut fixture, frame) = start(RED);
    fixture.run(frame, &[(ATTACKS, &[1, 1])]);
    let events = fixture.answer(reroll(None), &[(ATTACKS, &[1, 2]), (HIT, &[1, 1, 1])]);
    assert!(
        events
            .iter()
            .any(|e| matches!(e, Event::Rerolled { purpose: ATTACKS, from, .. } if from[..] == [1, 1]))
    );
    assert_eq!(fixture.state.table.players[RED].command_points, 0);
    // One Hit roll.
    let pass = || Action::Pass { silence: Default::default() };
    let (mut fixture, frame) = start(RED);
    fixture.run(frame, &[(ATTACKS, &[1, 1])]);
    fixture.answer(pass(), &[(HIT, &[3, 1])]);
    fixture.answer(reroll(Some(1)), &[(HIT, &[3]), (WOUND, &[1, 1])]);
    assert!(fixture.open.is_none());
    // One Wound roll, then the Damage is the roll of one attack.
    let (mut fixture, frame) = start(RED);
    fixture.run(frame, &[(ATTACKS, &[1, 1])]);
    fixture.answer(pass(), &[(HIT, &[3, 1])]);
    fixture.answer(pass(), &[(WOUND, &[5])]);
    fixture.answer(reroll(None), &[(WOUND, &[6]), (SAVE, &[1]), (DAMAGE, &[1, 1])]);
    assert_eq!(left(&fixture, enemy), [9]);
    let (mut fixture, frame) = start(RED);
    fixture.run(frame, &[(ATTACKS, &[1, 1])]);
    fixture.answer(pass(), &[(HIT, &[3, 1])]);
    fixture.answer(pass(), &[(WOUND, &[6]), (SAVE, &[1]), (DAMAGE, &[1, 1])]);
    fixture.answer(reroll(None), &[(DAMAGE, &[3, 4])]);
    assert_eq!(left(&fixture, enemy), [4]);
    // The defender's saving throw.
    let (mut fixture, frame) = start(BLUE);
    fixture.run(frame, &[(ATTACKS, &[1, 1]), (HIT, &[3, 1]), (WOUND, &[6]), (SAVE, &[1])]);
    fixture.answer(reroll(None), &[(SAVE, &[4])]);
    assert_eq!(left(&fixture, enemy), [11]);
}

#[test]
fn saves_rolled_together_offer_one_of_the_failed_ones() {
    let (mut fixture, unit, enemy) = duel(trooper(), 1, trooper(), 1);
    fixture.state.table.players[BLUE].command_points = 1;
    let frame = attack(&fixture, unit, enemy);
    fixture.run(frame, &[(HIT, &[3, 3]), (WOUND, &[4, 4]), (SAVE, &[1, 6])]);
    fixture.answer(reroll(Some(0)), &[(SAVE, &[5])]);
    assert_eq!(left(&fixture, enemy), [2]);
}
