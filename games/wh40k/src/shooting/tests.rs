//! Who may shoot with what at whom.

use gonfalon_kernel::Arg;
use gonfalon_table::{Length, Polygon};

use super::eligible::{self, is_eligible};
use super::{Overwatch, Shooting, phase_refusals, refusals};
use crate::action::{Action, Question, Shot, Use};
use crate::data::{
    Ability, Core, CoreAbility, Datasheet, Feature, FeatureKind, Keyword, Weapon, WeaponAbility,
};
use crate::event::Event;
use crate::fixture::{BLUE, Fixture, RED, rifle, tank, tenths, trooper, with};
use crate::frame::Frame;
use crate::state::{MoveKind, Phase, Place, UnitId};
use crate::stratagem::Stratagem;

/// A hundredth of an inch, more than any tolerance.
const BEYOND: i32 = 26;

fn armed(weapon: Weapon) -> Datasheet {
    let mut sheet = trooper();
    sheet.weapons[0] = weapon;
    sheet
}

fn pistol() -> Weapon {
    with(rifle(), WeaponAbility::Pistol)
}

fn table() -> Fixture {
    let mut fixture = Fixture::new();
    fixture.state.table.phase = Phase::Shooting;
    fixture
}

fn shots(fixture: &Fixture, unit: UnitId, target: UnitId) -> Vec<Shot> {
    let models = fixture.board().models(unit);
    models.map(|model| Shot { model, weapon: 0, profile: 0, target, attacks: None }).collect()
}

fn rules_of(fixture: &Fixture, unit: UnitId, shots: Vec<Shot>) -> Vec<&'static str> {
    let seat = fixture.board().owner(unit);
    let reasons = phase_refusals(fixture.board(), seat, &Action::Shoot { unit, shots });
    reasons.iter().map(|reason| reason.rule.0).collect()
}

fn rules(fixture: &Fixture, unit: UnitId, target: UnitId) -> Vec<&'static str> {
    rules_of(fixture, unit, shots(fixture, unit, target))
}

/// A wall of ruins between the two rows.
fn ruins(from: (i32, i32), to: (i32, i32)) -> Feature {
    let corners = [tenths(from.0, from.1), tenths(to.0, from.1), tenths(to.0, to.1), tenths(from.0, to.1)];
    let footprint = Polygon::new(corners.to_vec()).expect("a rectangle");
    let solid =
        crate::data::Solid { outline: footprint.clone(), bottom: Length::ZERO, top: Length::inches(10) };
    Feature {
        kind: FeatureKind::Ruins,
        footprint,
        height: Length::inches(10),
        solids: vec![solid],
        floors: vec![],
        stand: crate::data::Stand::default(),
    }
}

#[test]
fn range_is_measured_to_the_hundredth() {
    // wh40k.shooting.range-check, wh40k.shooting.target-seen-and-in-range
    let mut fixture = table();
    let unit = fixture.add(RED, trooper(), &[(100, 20)]);
    let enemy = fixture.add(BLUE, trooper(), &[(100, 20)]);
    let rims = 2 * fixture.game.models[0].profile.base.reach().0;
    fixture.state.table.models[1].at.y += 24 * 2540 + rims;
    assert!(rules(&fixture, unit, enemy).is_empty());
    fixture.state.table.models[1].at.y += BEYOND;
    assert_eq!(rules(&fixture, unit, enemy), ["wh40k.shooting.range-check"]);
    let action = Action::Shoot { unit, shots: shots(&fixture, unit, enemy) };
    let reason = &phase_refusals(fixture.board(), RED, &action)[0];
    assert!(reason.says.args.contains(&("distance", Arg::Length(24 * 2540 + BEYOND))));
}

#[test]
fn one_model_must_be_both_visible_and_in_range() {
    // wh40k.shooting.target-seen-and-in-range
    let mut fixture = table();
    let unit = fixture.add(RED, trooper(), &[(100, 20)]);
    let enemy = fixture.add(BLUE, trooper(), &[(100, 200), (300, 300)]);
    fixture.terrain(ruins((50, 100), (150, 130)));
    // The near one is hidden, the visible one is too far away.
    assert_eq!(rules(&fixture, unit, enemy), ["wh40k.shooting.target-seen-and-in-range"]);
    // wh40k.weapon.indirect-target
    let mortar = fixture.add(RED, armed(with(rifle(), WeaponAbility::IndirectFire)), &[(120, 20)]);
    assert!(rules(&fixture, mortar, enemy).is_empty());
}

#[test]
fn indirect_fire_at_what_the_unit_does_not_see_is_worse() {
    // wh40k.weapon.indirect-penalty, -indirect-cover, -indirect-kills-unseen
    let mut fixture = table();
    let mut mortars = armed(with(rifle(), WeaponAbility::IndirectFire));
    mortars.weapons[0].profiles[0].penetration = 1;
    let unit = fixture.add(RED, mortars, &[(100, 20), (400, 20)]);
    let enemy = fixture.add(BLUE, trooper(), &[(100, 200)]);
    fixture.terrain(ruins((50, 100), (150, 130)));
    let fire = |fixture: &mut Fixture, dice: &[(&'static str, &[u8])]| {
        let shot =
            vec![Shot { model: fixture.model(unit, 0), weapon: 0, profile: 0, target: enemy, attacks: None }];
        fixture.state.table.units[unit.index()].shot = false;
        fixture.run(Frame::Shooting(Shooting::default()), &[]);
        let events = fixture.answer(Action::Shoot { unit, shots: shot }, dice);
        fixture.open = None;
        fixture.waiting.clear();
        events
    };
    // The second model sees the target: neither penalty nor cover.
    let events = fire(&mut fixture, &[("hit-roll", &[3, 1]), ("wound-roll", &[4]), ("saving-throw", &[4])]);
    assert!(events.iter().any(|e| matches!(e, Event::HitsRolled { needed: Some(3), .. })));
    let second = fixture.model(unit, 1).index();
    fixture.state.table.models[second].at = tenths(110, 20);
    let dice: &[(&'static str, &[u8])] =
        &[("hit-roll", &[4, 3]), ("wound-roll", &[4]), ("saving-throw", &[2])];
    let events = fire(&mut fixture, dice);
    assert!(events.iter().any(|e| matches!(e, Event::HitsRolled { needed: Some(4), .. })));
    let cover = |e: &Event| matches!(e, Event::SavesRolled { needed: 3, why, .. } if why.cites("wh40k.weapon.indirect-cover"));
    assert!(events.iter().any(cover));
    assert_eq!(fixture.board().wounds_left(fixture.model(enemy, 0)), 1);
}

#[test]
fn moves_that_forbid_shooting() {
    // wh40k.shooting.not-advanced, -not-fell-back, wh40k.weapon.assault-eligible, -assault-only
    let mut fixture = table();
    let mut mixed = armed(with(rifle(), WeaponAbility::Assault));
    mixed.weapons.push(rifle());
    mixed.kinds[0].equipment.push(2);
    let unit = fixture.add(RED, trooper(), &[(100, 100)]);
    let assault = fixture.add(RED, mixed, &[(140, 100)]);
    let enemy = fixture.add(BLUE, trooper(), &[(100, 200)]);
    for unit in [unit, assault] {
        fixture.state.table.units[unit.index()].moved = Some(MoveKind::Advance);
    }
    let both = ["wh40k.shooting.not-advanced", "wh40k.weapon.assault-only"];
    assert_eq!(rules(&fixture, unit, enemy), both);
    assert!(rules(&fixture, assault, enemy).is_empty());
    let mut other = shots(&fixture, assault, enemy);
    other[0].weapon = 2;
    assert_eq!(rules_of(&fixture, assault, other), ["wh40k.weapon.assault-only"]);
    fixture.state.table.units[assault.index()].moved = Some(MoveKind::FallBack);
    assert_eq!(rules(&fixture, assault, enemy), ["wh40k.shooting.not-fell-back"]);
    assert!(!is_eligible(fixture.board(), assault));
}

#[test]
fn each_unit_shoots_once_with_weapons_it_has() {
    // wh40k.shooting.once-per-phase, -no-split-one-weapon, -declare-assignment, -declare-profile, -targets-first
    let mut fixture = table();
    let unit = fixture.add(RED, trooper(), &[(100, 100)]);
    let enemy = fixture.add(BLUE, trooper(), &[(100, 200)]);
    let other = fixture.add(BLUE, trooper(), &[(140, 200)]);
    let shot = shots(&fixture, unit, enemy)[0];
    let with = |change: fn(&mut Shot)| {
        let mut shot = shot;
        change(&mut shot);
        rules_of(&fixture, unit, vec![shot])
    };
    assert_eq!(with(|shot| shot.weapon = 1), ["wh40k.shooting.declare-assignment"]);
    assert_eq!(with(|shot| shot.weapon = 9), ["wh40k.shooting.declare-assignment"]);
    assert_eq!(with(|shot| shot.model = crate::state::ModelId(1)), ["wh40k.shooting.declare-assignment"]);
    assert_eq!(with(|shot| shot.profile = 1), ["wh40k.shooting.declare-profile"]);
    assert_eq!(with(|shot| shot.attacks = Some(1)), ["wh40k.shooting.no-split-one-weapon"]);
    assert_eq!(with(|shot| shot.target = UnitId(0)), ["wh40k.shooting.target-seen-and-in-range"]);
    let split = vec![shot, Shot { target: other, ..shot }];
    assert_eq!(rules_of(&fixture, unit, split), ["wh40k.shooting.no-split-one-weapon"]);
    assert_eq!(rules_of(&fixture, unit, vec![]), ["wh40k.shooting.targets-first"]);
    fixture.state.table.units[unit.index()].shot = true;
    assert_eq!(rules(&fixture, unit, enemy), ["wh40k.shooting.once-per-phase"]);
    assert_eq!(rules(&fixture, UnitId(1), unit), Vec::<&str>::new());
}

#[test]
fn several_weapons_may_have_several_targets() {
    // wh40k.shooting.split-weapons, -split-models
    let mut sheet = trooper();
    sheet.weapons.push(rifle());
    sheet.kinds[0].equipment.push(2);
    let mut fixture = table();
    let unit = fixture.add(RED, sheet, &[(100, 100), (120, 100)]);
    let enemy = fixture.add(BLUE, trooper(), &[(100, 200)]);
    let other = fixture.add(BLUE, trooper(), &[(140, 200)]);
    let first = shots(&fixture, unit, enemy)[0];
    let second = shots(&fixture, unit, other)[1];
    let all = vec![first, Shot { weapon: 2, target: other, ..first }, second];
    assert!(rules_of(&fixture, unit, all).is_empty());
}

/// Red infantry engaged with a blue unit, another red unit behind it.
fn melee(one: Datasheet, enemy: Datasheet) -> (Fixture, UnitId, UnitId, UnitId, UnitId) {
    let mut fixture = table();
    let unit = fixture.add(RED, one, &[(100, 100)]);
    let engaged = fixture.add(BLUE, enemy, &[(100, 118)]);
    let behind = fixture.add(RED, trooper(), &[(200, 40)]);
    let far = fixture.add(BLUE, trooper(), &[(150, 250)]);
    (fixture, unit, engaged, behind, far)
}

#[test]
fn units_in_engagement_range_neither_shoot_nor_are_shot_at() {
    // wh40k.locked.engaged-cannot-shoot, -engaged-cannot-be-targeted
    let (fixture, unit, engaged, behind, far) = melee(trooper(), trooper());
    assert!(rules(&fixture, unit, far).contains(&"wh40k.locked.engaged-cannot-shoot"));
    assert_eq!(rules(&fixture, behind, engaged), ["wh40k.locked.engaged-cannot-be-targeted"]);
    assert!(rules(&fixture, behind, far).is_empty());
    assert!(!is_eligible(fixture.board(), unit) && is_eligible(fixture.board(), behind));
}

#[test]
fn pistols_shoot_at_an_engaged_unit_alone() {
    // wh40k.weapon.pistol-eligible, -pistol-only, -pistol-target, -pistol-target-shared, -pistol-or-others
    let mut sheet = armed(pistol());
    sheet.weapons.push(rifle());
    sheet.kinds[0].equipment.push(2);
    let (mut fixture, unit, engaged, _, far) = melee(sheet, trooper());
    // Another friend in the same fight does not matter.
    fixture.add(RED, trooper(), &[(100, 136)]);
    assert!(rules(&fixture, unit, engaged).is_empty());
    assert_eq!(rules(&fixture, unit, far), ["wh40k.weapon.pistol-target"]);
    let pistol = shots(&fixture, unit, engaged)[0];
    let mixed = vec![pistol, Shot { weapon: 2, ..pistol }];
    assert_eq!(
        rules_of(&fixture, unit, mixed.clone()),
        ["wh40k.weapon.pistol-only", "wh40k.weapon.pistol-or-others"]
    );
    // Away from the fight a model still chooses between Pistols and the rest.
    fixture.state.table.models[0].at = tenths(200, 150);
    let free: Vec<Shot> = mixed.iter().map(|shot| Shot { target: far, ..*shot }).collect();
    assert_eq!(rules_of(&fixture, unit, free.clone()), ["wh40k.weapon.pistol-or-others"]);
    // wh40k.weapon.pistol-monster-vehicle
    fixture.game.models[0].keywords.add(Keyword::Core(Core::Vehicle));
    assert!(rules_of(&fixture, unit, free).is_empty());
}

#[test]
fn pistols_have_one_target_for_the_whole_unit() {
    // wh40k.weapon.pistol-target
    let mut fixture = table();
    let unit = fixture.add(RED, armed(pistol()), &[(100, 100), (120, 100)]);
    let one = fixture.add(BLUE, trooper(), &[(100, 118)]);
    let other = fixture.add(BLUE, trooper(), &[(120, 82)]);
    let mut split = shots(&fixture, unit, one);
    assert!(rules_of(&fixture, unit, split.clone()).is_empty());
    split[1].target = other;
    assert_eq!(rules_of(&fixture, unit, split), ["wh40k.weapon.pistol-target"]);
}

#[test]
fn big_guns_never_tire() {
    // wh40k.locked.big-guns-eligible, -big-guns-target-engaged, -big-guns-shooter-penalty, -big-guns-target-monster,
    // -big-guns-target-penalty, -big-guns-pistol-exempt
    let mut fixture = table();
    let gun = fixture.add(RED, tank(), &[(100, 100)]);
    let engaged = fixture.add(BLUE, trooper(), &[(100, 130)]);
    let large = fixture.add(BLUE, tank(), &[(300, 100)]);
    let squad = fixture.add(RED, trooper(), &[(300, 79)]);
    let free = fixture.add(RED, trooper(), &[(200, 40)]);
    fixture.add(RED, trooper(), &[(120, 130)]);
    let board = fixture.board();
    assert!(board.units_engaged(gun, engaged) && board.units_engaged(squad, large));
    assert!(is_eligible(board, gun));
    assert!(rules(&fixture, gun, engaged).is_empty());
    assert!(rules(&fixture, gun, large).is_empty());
    assert!(rules(&fixture, free, large).is_empty());
    // wh40k.locked.big-guns-others-still-locked
    assert!(rules(&fixture, squad, large).contains(&"wh40k.locked.engaged-cannot-shoot"));
    let hit = |unit: UnitId, target: UnitId, weapon: Weapon| {
        let mut fixture = fixture.clone();
        let library = std::sync::Arc::make_mut(&mut fixture.game.library);
        library.datasheets[unit.index()].weapons[0] = weapon;
        let shot = crate::attack::Attacks::new(fixture.board(), unit, false, &shots(&fixture, unit, target));
        let events = fixture.run(Frame::Attacks(Box::new(shot)), &[("hit-roll", &[1, 1])]);
        let why = events.iter().find_map(|event| match event {
            Event::HitsRolled { why, needed, .. } => Some((why.changes.len(), *needed)),
            _ => None,
        });
        why.expect("it rolled")
    };
    assert_eq!(hit(gun, engaged, rifle()), (1, Some(4)));
    assert_eq!(hit(gun, large, rifle()), (2, Some(4)));
    assert_eq!(hit(free, large, rifle()), (1, Some(4)));
    assert_eq!(hit(gun, large, pistol()), (0, Some(3)));
}

#[test]
fn blast_never_strikes_near_friends() {
    // wh40k.weapon.blast-not-engaged
    let mut sheet = tank();
    sheet.weapons[0] = with(rifle(), WeaponAbility::Blast);
    let mut fixture = table();
    let gun = fixture.add(RED, sheet, &[(100, 100)]);
    let engaged = fixture.add(BLUE, trooper(), &[(100, 130)]);
    let free = fixture.add(BLUE, trooper(), &[(100, 200)]);
    assert_eq!(rules(&fixture, gun, engaged), ["wh40k.weapon.blast-not-engaged"]);
    assert!(rules(&fixture, gun, free).is_empty());
}

#[test]
fn a_lone_operative_is_shot_from_within_twelve_inches() {
    // wh40k.ability.lone-operative, -lone-operative-attached
    let mut sheet = trooper();
    sheet.abilities.push(Ability::Core(CoreAbility::LoneOperative));
    let mut fixture = table();
    let unit = fixture.add(RED, trooper(), &[(100, 20), (100, 50)]);
    let enemy = fixture.add(BLUE, sheet, &[(100, 20)]);
    let rims = 2 * fixture.game.models[0].profile.base.reach().0;
    fixture.state.table.models[2].at.y = fixture.state.table.models[1].at.y + 12 * 2540 + rims;
    assert_eq!(rules(&fixture, unit, enemy), ["wh40k.ability.lone-operative"]);
    let near = shots(&fixture, unit, enemy)[1..].to_vec();
    assert!(rules_of(&fixture, unit, near.clone()).is_empty());
    fixture.state.table.models[2].at.y += BEYOND;
    assert_eq!(rules_of(&fixture, unit, near), ["wh40k.ability.lone-operative"]);
    let guard = fixture.add(BLUE, trooper(), &[(130, 170)]);
    fixture.state.table.units[enemy.index()].attached = Some(guard);
    assert!(rules(&fixture, unit, guard).is_empty());
}

#[test]
fn psychic_weapons_are_for_psykers() {
    // wh40k.datasheet.psychic-only-psykers
    let mut fixture = table();
    let unit = fixture.add(RED, armed(with(rifle(), WeaponAbility::Psychic)), &[(100, 100)]);
    let enemy = fixture.add(BLUE, trooper(), &[(100, 200)]);
    assert_eq!(rules(&fixture, unit, enemy), ["wh40k.datasheet.psychic-only-psykers"]);
    fixture.game.models[0].keywords.add(Keyword::Core(Core::Psyker));
    assert!(rules(&fixture, unit, enemy).is_empty());
}

#[test]
fn passengers_lend_one_weapon_each() {
    // wh40k.transport.firing-deck-select, -firing-deck-equipped
    let mut sheet = tank();
    sheet.abilities.push(Ability::Core(CoreAbility::FiringDeck(2)));
    let mut squad = trooper();
    squad.weapons.push(rifle());
    squad.kinds[0].equipment.push(2);
    let mut fixture = table();
    let transport = fixture.add(RED, sheet, &[(100, 100)]);
    let aboard = fixture.add(RED, squad, &[(0, 0), (0, 0), (0, 0)]);
    let enemy = fixture.add(BLUE, trooper(), &[(100, 200)]);
    let lent = shots(&fixture, aboard, enemy);
    assert_eq!(rules_of(&fixture, transport, lent[..1].to_vec()), ["wh40k.shooting.declare-assignment"]);
    fixture.state.table.units[aboard.index()].place = Place::Embarked(transport);
    assert!(rules_of(&fixture, transport, lent[..2].to_vec()).is_empty());
    assert_eq!(rules_of(&fixture, transport, lent.clone()), ["wh40k.transport.firing-deck-select"]);
    let twice = vec![lent[0], Shot { weapon: 2, ..lent[0] }];
    assert_eq!(rules_of(&fixture, transport, twice), ["wh40k.transport.firing-deck-select"]);
    assert_eq!(eligible::passengers_guns(fixture.board(), transport).len(), 6);
    // The TRANSPORT attacks: two rifles together.
    fixture.run(Frame::Shooting(Shooting::default()), &[]);
    let dice: &[(&'static str, &[u8])] = &[("hit-roll", &[1; 4])];
    let events = fixture.answer(Action::Shoot { unit: transport, shots: lent[..2].to_vec() }, dice);
    assert!(
        events
            .iter()
            .any(|e| matches!(e, Event::HitsRolled { weapons: 2, attack, .. } if attack.unit == transport))
    );
}

#[test]
fn the_phase_asks_for_one_unit_after_another_and_ends() {
    // wh40k.shooting.unit-by-unit, -optional, -sequence, -phase-end
    let mut fixture = table();
    let one = fixture.add(RED, trooper(), &[(100, 100)]);
    let two = fixture.add(RED, trooper(), &[(160, 100)]);
    let enemy = fixture.add(BLUE, trooper(), &[(100, 200)]);
    fixture.run(Frame::Shooting(Shooting::default()), &[]);
    assert!(matches!(fixture.open, Some((RED, Question::Shoot))));
    let mut stopped = fixture.clone();
    stopped.answer(Action::Pass { silence: Default::default() }, &[]);
    assert!(stopped.open.is_none());
    let shoot = |fixture: &Fixture, unit| Action::Shoot { unit, shots: shots(fixture, unit, enemy) };
    let action = shoot(&fixture, one);
    fixture.answer(action, &[("hit-roll", &[1, 1])]);
    assert!(matches!(fixture.open, Some((RED, Question::Shoot))));
    let action = shoot(&fixture, two);
    fixture.answer(action, &[("hit-roll", &[1, 1])]);
    assert!(fixture.open.is_none());
}

fn usage(stratagem: Stratagem, unit: UnitId, enemy: Option<UnitId>) -> Action {
    Action::Use(Use { stratagem, unit: Some(unit), model: None, enemy, weapon: None, die: None })
}

#[test]
fn targets_may_go_to_ground_before_the_attacks() {
    // wh40k.stratagem.go-to-ground-when, -go-to-ground-effect
    let mut fixture = table();
    let unit = fixture.add(RED, trooper(), &[(100, 100)]);
    let enemy = fixture.add(BLUE, trooper(), &[(100, 200)]);
    fixture.state.table.players[BLUE].command_points = 2;
    fixture.run(Frame::Shooting(Shooting::default()), &[]);
    let action = Action::Shoot { unit, shots: shots(&fixture, unit, enemy) };
    fixture.answer(action, &[]);
    assert!(matches!(&fixture.open, Some((BLUE, Question::React { .. }))));
    let dice: &[(&'static str, &[u8])] =
        &[("hit-roll", &[3, 3]), ("wound-roll", &[4, 4]), ("saving-throw", &[3, 3])];
    let events = fixture.answer(usage(Stratagem::GoToGround, enemy, None), dice);
    let cover = |e: &Event| matches!(e, Event::SavesRolled { needed: 3, why, .. } if why.cites("wh40k.stratagem.go-to-ground-effect"));
    assert!(events.iter().any(cover));
    assert_eq!(fixture.state.table.players[BLUE].command_points, 1);
}

#[test]
fn a_grenade_wounds_on_four_or_more() {
    // wh40k.stratagem.grenade-effect, -grenade-when
    let mut sheet = trooper();
    sheet.keywords.add(Keyword::Core(Core::Grenades));
    let mut fixture = table();
    let unit = fixture.add(RED, sheet, &[(100, 100)]);
    let enemy = fixture.add(BLUE, tank(), &[(100, 170)]);
    fixture.state.table.players[RED].command_points = 1;
    fixture.run(Frame::Shooting(Shooting::default()), &[]);
    let action = usage(Stratagem::Grenade, unit, Some(enemy));
    assert!(phase_refusals(fixture.board(), RED, &action).is_empty());
    fixture.answer(action, &[("grenade", &[1, 3, 4, 4, 5, 6])]);
    assert_eq!(fixture.board().wounds_left(fixture.model(enemy, 0)), 7);
    // The unit may still shoot.
    assert!(rules(&fixture, unit, enemy).is_empty());
}

#[test]
fn overwatch_fires_at_the_enemy_that_moves_alone() {
    // wh40k.stratagem.fire-overwatch-effect, -fire-overwatch-sixes
    let mut fixture = table();
    fixture.state.table.phase = Phase::Movement;
    let enemy = fixture.add(RED, trooper(), &[(100, 100)]);
    let other = fixture.add(RED, trooper(), &[(160, 100)]);
    let unit = fixture.add(BLUE, trooper(), &[(100, 200)]);
    fixture.state.table.units[unit.index()].effects.overwatch = true;
    fixture.run(Frame::Overwatch(Overwatch { unit, enemy }), &[]);
    assert!(matches!(fixture.open, Some((BLUE, Question::Overwatch { .. }))));
    let wrong = Action::Shoot { unit, shots: shots(&fixture, unit, other) };
    let reasons = refusals::overwatch(fixture.board(), unit, enemy, &wrong);
    assert_eq!(reasons[0].rule.0, "wh40k.stratagem.fire-overwatch-effect");
    let right = Action::Shoot { unit, shots: shots(&fixture, unit, enemy) };
    assert!(refusals::overwatch(fixture.board(), unit, enemy, &right).is_empty());
    fixture.answer(right, &[("hit-roll", &[5, 6]), ("wound-roll", &[1])]);
    assert!(fixture.open.is_none() && !fixture.state.table.units[unit.index()].shot);
}
