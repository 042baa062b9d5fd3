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
fn modifiers_name_their_rules_and_are_capped() {
    // wh40k.attack.hit-modifier-cap, wh40k.ability.stealth, wh40k.weapon.heavy, wh40k.datasheet.abilities
    let mut shooter = armed(with(rifle(), WeaponAbility::Heavy));
    shooter.abilities.push(special(Reach::Bearer, Effect::HitRolls(1)));
    let mut hidden = trooper();
    hidden.abilities.push(Ability::Core(CoreAbility::Stealth));
    let (mut fixture, unit, enemy) = duel(shooter, 1, hidden, 1);
    fixture.state.table.units[unit.index()].moved = Some(MoveKind::Stationary);
    let frame = attack(&fixture, unit, enemy);
    let events = fixture.run(frame, &[(HIT, &[1, 1])]);
    assert_eq!(
        hit_reasons(&events),
        ["wh40k.ability.stealth", "wh40k.weapon.heavy", "wh40k.datasheet.abilities"]
    );
    assert_eq!(hit_needs(&events), [Some(2)]);
    fixture.state.table.units[unit.index()].moved = Some(MoveKind::Normal);
    let frame = attack(&fixture, unit, enemy);
    assert_eq!(hit_needs(&fixture.run(frame, &[(HIT, &[1, 1])])), [Some(3)]);
}

#[test]
fn stealth_needs_every_model() {
    // wh40k.ability.stealth
    let mut hidden = trooper();
    hidden.abilities.push(Ability::Core(CoreAbility::Stealth));
    let (mut fixture, unit, enemy) = duel(trooper(), 1, hidden, 2);
    let leader = fixture.add(BLUE, trooper(), &[(100, 250)]);
    let frame = attack(&fixture, unit, enemy);
    assert_eq!(hit_needs(&fixture.run(frame, &[(HIT, &[1, 1])])), [Some(4)]);
    fixture.state.table.units[leader.index()].attached = Some(enemy);
    let frame = attack(&fixture, unit, enemy);
    assert_eq!(hit_needs(&fixture.run(frame, &[(HIT, &[1, 1])])), [Some(3)]);
}

#[test]
fn smoke_gives_stealth_and_cover_and_the_ground_a_save() {
    // wh40k.stratagem.smokescreen-effect, wh40k.stratagem.go-to-ground-effect
    let (mut fixture, unit, enemy) = duel(trooper(), 1, trooper(), 1);
    fixture.state.table.units[enemy.index()].effects.smokescreen = true;
    let frame = attack(&fixture, unit, enemy);
    let events = fixture.run(frame, &[(HIT, &[4, 3]), (WOUND, &[4]), (SAVE, &[3])]);
    assert_eq!((hit_needs(&events), save_needs(&events)), (vec![Some(4)], vec![3]));
    fixture.state.table.units[enemy.index()].effects.smokescreen = false;
    fixture.state.table.units[enemy.index()].effects.gone_to_ground = true;
    facts(&mut fixture, enemy, 0).profile.save = 7;
    let frame = attack(&fixture, unit, enemy);
    let events = fixture.run(frame, &[(HIT, &[4, 1]), (WOUND, &[4]), (SAVE, &[6])]);
    assert!(events.iter().any(|e| matches!(e, Event::SavesRolled { invulnerable: true, needed: 6, .. })));
}

#[test]
fn overwatch_hits_on_sixes_alone() {
    // wh40k.stratagem.fire-overwatch-sixes, wh40k.weapon.torrent
    let (mut fixture, unit, enemy) = duel(trooper(), 1, trooper(), 1);
    fixture.state.table.units[unit.index()].effects.overwatch = true;
    let frame = attack(&fixture, unit, enemy);
    let events = fixture.run(frame, &[(HIT, &[5, 6]), (WOUND, &[3])]);
    assert_eq!(hit_needs(&events), [Some(6)]);
    fixture.game.library = {
        let mut library = (*fixture.game.library).clone();
        library.datasheets[0].weapons[0] = with(rifle(), WeaponAbility::Torrent);
        std::sync::Arc::new(library)
    };
    let frame = attack(&fixture, unit, enemy);
    let events = fixture.run(frame, &[(WOUND, &[3, 3])]);
    assert_eq!(hit_needs(&events), [None]);
}

#[test]
fn damaged_models_go_first_then_those_that_were_allocated_attacks() {
    // wh40k.attack.allocate-damaged-first, -allocate-free-choice, -allocate-by-defender, -allocate-ignores-sight
    let mut shooter = armed(rifle());
    shooter.weapons[0].profiles[0].damage = Amount::d3(1, 0);
    let (mut fixture, unit, enemy) = duel(shooter, 1, trooper(), 3);
    let frame = attack(&fixture, unit, enemy);
    fixture.run(frame, &[(HIT, &[3, 3]), (WOUND, &[4, 4])]);
    // The third is chosen; it saves, yet the second attack must go to it too.
    order(&mut fixture, enemy, &[2, 0], &[(SAVE, &[4, 1]), (DAMAGE, &[1])]);
    assert_eq!(left(&fixture, enemy), [2, 2, 1]);
    assert!(fixture.open.is_none());
    // Who has lost wounds goes before who was only allocated attacks.
    body(&mut fixture, enemy, 0).allocated = true;
    let frame = attack(&fixture, unit, enemy);
    fixture.run(frame, &[(HIT, &[3, 1]), (WOUND, &[4]), (SAVE, &[1]), (DAMAGE, &[1])]);
    assert_eq!(left(&fixture, enemy), [2, 2]);
}

#[test]
fn an_order_is_used_until_it_is_exhausted() {
    let mut shooter = armed(rifle());
    shooter.weapons[0].profiles[0].attacks = Amount::fixed(5);
    let mut weak = trooper();
    weak.kinds[0].profile.wounds = 1;
    let (mut fixture, unit, enemy) = duel(shooter, 1, weak, 5);
    let frame = attack(&fixture, unit, enemy);
    fixture.run(frame, &[(HIT, &[3; 5]), (WOUND, &[4; 5]), (SAVE, &[1, 1, 1, 1, 6])]);
    let events = order(&mut fixture, enemy, &[4, 1], &[]);
    let gone = |model| events.contains(&Event::Destroyed { model, rule: RuleId("wh40k.attack.zero-wounds") });
    assert!(gone(fixture.model(enemy, 4)) && gone(fixture.model(enemy, 1)));
    assert!(matches!(&fixture.open, Some((BLUE, Question::Allocate { among, .. })) if among.len() == 3));
    order(&mut fixture, enemy, &[0, 2, 3], &[]);
    assert_eq!(fixture.board().strength(enemy), 1);
}

#[test]
fn excess_damage_is_lost_and_random_damage_rolled_one_by_one() {
    // wh40k.attack.excess-lost, wh40k.attack.zero-wounds, wh40k.fastdice.random-damage-singly
    for (damage, after) in [([1, 3, 5], vec![2]), ([5, 3, 1], vec![1])] {
        let mut shooter = armed(rifle());
        shooter.weapons[0].profiles[0].damage = Amount::d3(1, 0);
        shooter.weapons[0].profiles[0].attacks = Amount::fixed(3);
        let (mut fixture, unit, enemy) = duel(shooter, 1, trooper(), 3);
        let frame = attack(&fixture, unit, enemy);
        fixture.run(frame, &[(HIT, &[3; 3]), (WOUND, &[4; 3])]);
        // D3: 1, 2, 3 destroys two models, 3, 2, 1 destroys two and hurts a third.
        let dice: Vec<(&'static str, &[u8])> =
            damage.iter().flat_map(|die| [(SAVE, &[1u8][..]), (DAMAGE, std::slice::from_ref(die))]).collect();
        order(&mut fixture, enemy, &[0, 1, 2], &dice);
        assert_eq!(left(&fixture, enemy), after);
    }
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

#[test]
fn attacks_left_over_when_the_target_is_gone_are_lost() {
    // wh40k.shooting.declared-attacks-stand, wh40k.shooting.target-by-target, -profile-by-profile
    let mut shooter = trooper();
    shooter.weapons.push(with(rifle(), WeaponAbility::Torrent));
    shooter.kinds[0].equipment.push(2);
    let mut weak = trooper();
    weak.kinds[0].profile.wounds = 1;
    let (mut fixture, unit, enemy) = duel(shooter, 1, weak.clone(), 1);
    let other = fixture.add(BLUE, weak, &[(200, 210)]);
    let model = fixture.model(unit, 0);
    let shot = |weapon, target| Shot { model, weapon, profile: 0, target, attacks: None };
    let declared = [shot(0, enemy), shot(0, other), shot(2, enemy), shot(2, other)];
    let frame = Frame::Attacks(Box::new(Attacks::new(fixture.board(), unit, false, &declared)));
    // The first target dies to the rifle; the Torrent attacks on it are not made. The second survives the rifle.
    let dice: &[(&'static str, &[u8])] =
        &[(HIT, &[3, 1]), (WOUND, &[4]), (SAVE, &[1]), (HIT, &[1, 1]), (WOUND, &[4, 1]), (SAVE, &[6])];
    fixture.run(frame, dice);
    assert!(!fixture.board().on_battlefield(enemy) && fixture.board().on_battlefield(other));
}

#[test]
fn random_numbers_of_attacks_are_rolled_for_each_weapon() {
    // wh40k.datasheet.random-other, wh40k.shooting.number-of-attacks, wh40k.weapon.blast-bonus, -blast-count-when
    let mut shooter = armed(with(rifle(), WeaponAbility::Blast));
    shooter.weapons[0].profiles[0].attacks = Amount::d6(2, 0);
    let (mut fixture, unit, enemy) = duel(shooter, 2, trooper(), 11);
    let frame = attack(&fixture, unit, enemy);
    let events = fixture.run(frame, &[(ATTACKS, &[4, 5]), (ATTACKS, &[1, 1]), (HIT, &[1; 15])]);
    let counts: Vec<u16> = events
        .iter()
        .filter_map(
            |event| if let Event::AttacksRolled { attacks, .. } = event { Some(*attacks) } else { None },
        )
        .collect();
    assert_eq!(counts, [11, 4]);
}

#[test]
fn half_range_counts_for_rapid_fire_and_melta_to_the_hundredth() {
    // wh40k.weapon.rapid-fire, wh40k.weapon.melta
    let weapon = with(
        with(rifle(), WeaponAbility::RapidFire(Amount::fixed(1))),
        WeaponAbility::Melta(Amount::fixed(2)),
    );
    for (over, attacks, after) in [(0, 3, None), (26, 2, Some(9))] {
        let (mut fixture, unit, enemy) = duel(armed(weapon.clone()), 1, trooper(), 1);
        let rim = fixture.game.models[0].profile.base.reach().0;
        let (a, b) = (fixture.model(unit, 0).index(), fixture.model(enemy, 0).index());
        fixture.state.table.models[b].at = fixture.state.table.models[a].at;
        fixture.state.table.models[b].at.y += 12 * 2540 + 2 * rim + over;
        fixture.game.models[b].profile.wounds = 10;
        let frame = attack(&fixture, unit, enemy);
        let mut hits = vec![1; attacks];
        hits[0] = 3;
        fixture.run(frame, &[(HIT, &hits), (WOUND, &[4]), (SAVE, &[1])]);
        assert_eq!(left(&fixture, enemy), [after.unwrap_or(7)], "{over}");
    }
}

#[test]
fn lance_heavy_and_abilities_of_the_unit_change_rolls() {
    // wh40k.weapon.lance, wh40k.attack.wound-modifier-cap
    let mut shooter = trooper();
    shooter.weapons[1] = with(blade(), WeaponAbility::Lance);
    shooter.abilities.push(special(Reach::Unit, Effect::WoundRolls(1)));
    let (mut fixture, unit, enemy) = duel(shooter, 1, trooper(), 1);
    fixture.state.table.units[unit.index()].charged = true;
    let frame = strike(&fixture, unit, enemy);
    let events = fixture.run(frame, &[(HIT, &[3, 1, 1]), (WOUND, &[2])]);
    assert_eq!(wound_needs(&events), [3]);
}

#[test]
fn twin_linked_rolls_failed_wounds_again_once() {
    // wh40k.weapon.twin-linked, wh40k.dice.reroll-once
    let (mut fixture, unit, enemy) = duel(armed(with(rifle(), WeaponAbility::TwinLinked)), 2, trooper(), 1);
    fixture.state.table.players[RED].command_points = 1;
    let frame = attack(&fixture, unit, enemy);
    let events = fixture
        .run(frame, &[(HIT, &[3, 3, 3, 3]), (WOUND, &[4, 1, 2, 3]), (WOUND, &[3, 2, 1]), (SAVE, &[6])]);
    // The three that were rolled again cannot be rolled once more, and nobody needs to repeat the success.
    assert!(fixture.open.is_none());
    assert!(events.iter().any(|e| matches!(e, Event::WoundsRolled { again: 3, .. })));
}

#[test]
fn critical_hits_sustain_and_wound() {
    // wh40k.weapon.lethal-hits, wh40k.weapon.sustained-hits, wh40k.attack.critical-hit
    let weapon =
        with(with(rifle(), WeaponAbility::LethalHits), WeaponAbility::SustainedHits(Amount::fixed(2)));
    let (mut fixture, unit, enemy) = duel(armed(weapon), 1, tank(), 1);
    let frame = attack(&fixture, unit, enemy);
    // One Critical Hit: it wounds by itself, and two more hits are rolled for; the other hit is ordinary.
    let events = fixture.run(frame, &[(HIT, &[6, 3]), (WOUND, &[6, 5, 5]), (SAVE, &[1, 1])]);
    assert_eq!((wound_needs(&events), left(&fixture, enemy)), (vec![6], vec![9]));
    assert!(events.iter().any(|e| matches!(e, Event::WoundsRolled { automatic: 1, .. })));
}

#[test]
fn critical_wounds_devastate_after_normal_damage_and_spill_over() {
    // wh40k.weapon.devastating-wounds, wh40k.mortal.after-normal-damage, -spill-over, -no-rolls, wh40k.attack.critical-wound
    let mut weapon = with(rifle(), WeaponAbility::DevastatingWounds);
    weapon.profiles[0].damage = Amount::fixed(3);
    let (mut fixture, unit, enemy) = duel(armed(weapon), 1, trooper(), 3);
    let frame = attack(&fixture, unit, enemy);
    fixture.run(frame, &[(HIT, &[3, 3]), (WOUND, &[6, 4]), (SAVE, &[1])]);
    // The normal attack destroys one and its excess is lost; three mortal wounds destroy one and hurt the last.
    let events = order(&mut fixture, enemy, &[0, 1, 2], &[]);
    assert_eq!(left(&fixture, enemy), [1]);
    let at = |wanted: fn(&Event) -> bool| events.iter().position(wanted).expect("it happened");
    assert!(
        at(|e| matches!(e, Event::Destroyed { .. }))
            < at(|e| matches!(e, Event::MortalWounds { count: 3, .. }))
    );
}

#[test]
fn anti_makes_wounds_critical_whatever_the_toughness() {
    // wh40k.weapon.anti
    let vehicle = Keyword::Core(Core::Vehicle);
    let weapon = with(with(rifle(), WeaponAbility::Anti(vehicle, 4)), WeaponAbility::DevastatingWounds);
    let (mut fixture, unit, enemy) = duel(armed(weapon), 1, tank(), 1);
    let frame = attack(&fixture, unit, enemy);
    fixture.run(frame, &[(HIT, &[3, 3]), (WOUND, &[4, 3])]);
    assert_eq!(left(&fixture, enemy), [10]);
}

#[test]
fn re_rolls_of_ones_come_before_modifiers() {
    // wh40k.dice.reroll-before-modifiers, wh40k.datasheet.aura, -aura-self, -aura-same-once, -aura-several
    let mut captain = trooper();
    captain.abilities.push(special(Reach::Aura(Length::inches(6)), Effect::RerollHitsOfOne));
    captain.abilities.push(special(Reach::Aura(Length::inches(6)), Effect::HitRolls(-1)));
    let (mut fixture, unit, enemy) = duel(trooper(), 1, trooper(), 1);
    fixture.add(RED, captain.clone(), &[(100, 60), (120, 60)]);
    fixture.add(RED, captain, &[(140, 60)]);
    let frame = attack(&fixture, unit, enemy);
    // A 2 is not a 1 although 1 is subtracted; the same Aura counts once.
    let events = fixture.run(frame, &[(HIT, &[1, 2]), (HIT, &[3])]);
    assert_eq!((hit_needs(&events), hit_reasons(&events)), (vec![Some(4)], vec!["wh40k.datasheet.aura"]));
    assert!(events.iter().any(|e| matches!(e, Event::HitsRolled { again: 1, .. })));
}

#[test]
fn a_damaged_model_hits_worse() {
    // wh40k.datasheet.abilities
    let mut sheet = tank();
    sheet.abilities.push(special(Reach::Bearer, Effect::Damaged(4)));
    let (mut fixture, unit, enemy) = duel(sheet, 1, trooper(), 1);
    for (lost, needed) in [(6, 3), (7, 4)] {
        fixture.state.table.models[0].lost = lost;
        let frame = attack(&fixture, unit, enemy);
        assert_eq!(hit_needs(&fixture.run(frame, &[(HIT, &[1, 1])])), [Some(needed)]);
    }
}

#[test]
fn feel_no_pain_is_rolled_for_each_wound_with_the_best_ability() {
    // wh40k.ability.feel-no-pain, -feel-no-pain-one
    let mut tough = trooper();
    tough.abilities.push(Ability::Core(CoreAbility::FeelNoPain(5)));
    tough.abilities.push(special(Reach::Unit, Effect::FeelNoPain(6)));
    let mut shooter = armed(rifle());
    shooter.weapons[0].profiles[0].damage = Amount::fixed(2);
    let (mut fixture, unit, enemy) = duel(shooter, 1, tough, 1);
    let frame = attack(&fixture, unit, enemy);
    fixture.run(frame, &[(HIT, &[3, 1]), (WOUND, &[4]), (SAVE, &[1]), (PAIN, &[5, 3])]);
    assert_eq!(left(&fixture, enemy), [1]);
}

#[test]
fn bodyguards_take_the_attacks_with_their_toughness_until_the_last_is_gone() {
    // wh40k.leader.bodyguard-toughness, -toughness-until-resolved, -no-character-allocation, -last-bodyguard-gone
    let mut shooter = trooper();
    shooter.weapons.push(rifle());
    shooter.weapons[2].name = name("Carbine");
    shooter.kinds[0].equipment.push(2);
    let mut leader = trooper();
    leader.keywords.add(Keyword::Core(Core::Character));
    leader.kinds[0].profile.toughness = 8;
    let mut guard = trooper();
    guard.kinds[0].profile.wounds = 1;
    let (mut fixture, unit, enemy) = duel(shooter, 1, guard, 1);
    let captain = fixture.add(BLUE, leader, &[(140, 210)]);
    fixture.state.table.units[captain.index()].attached = Some(enemy);
    // A CHARACTER that has lost wounds is protected all the same.
    body(&mut fixture, captain, 0).lost = 1;
    let model = fixture.model(unit, 0);
    let declared: Vec<Shot> =
        [0, 2].map(|weapon| Shot { model, weapon, profile: 0, target: enemy, attacks: None }).to_vec();
    let frame = Frame::Attacks(Box::new(Attacks::new(fixture.board(), unit, false, &declared)));
    let events = fixture.run(
        frame,
        &[(HIT, &[3, 1]), (WOUND, &[4]), (SAVE, &[1]), (HIT, &[3, 1]), (WOUND, &[4]), (SAVE, &[1])],
    );
    assert_eq!(wound_needs(&events), [4, 4]);
    assert_eq!(fixture.board().strength(enemy), 0);
}

#[test]
fn precision_finds_a_visible_character() {
    // wh40k.weapon.precision
    let mut leader = trooper();
    leader.keywords.add(Keyword::Core(Core::Character));
    let (mut fixture, unit, enemy) = duel(armed(with(rifle(), WeaponAbility::Precision)), 2, trooper(), 2);
    let captain = fixture.add(BLUE, leader, &[(160, 210)]);
    let frame = attack(&fixture, unit, enemy);
    fixture.run(frame, &[(HIT, &[1; 4])]);
    fixture.state.table.units[captain.index()].attached = Some(enemy);
    let captain = fixture.model(captain, 0);
    let frame = attack(&fixture, unit, enemy);
    fixture.run(frame, &[(HIT, &[3, 3, 3, 1]), (WOUND, &[4, 4, 4])]);
    assert!(
        matches!(&fixture.open, Some((RED, Question::Precision { among, .. })) if among[..] == [captain])
    );
    // Two attacks on the CHARACTER, the third goes where the defender says.
    fixture.answer(Action::Models(smallvec![captain, captain]), &[(SAVE, &[1, 5]), (SAVE, &[1])]);
    order(&mut fixture, enemy, &[1], &[]);
    assert_eq!(left(&fixture, enemy), [2, 1, 1]);
}

#[test]
fn an_epic_challenge_has_precision() {
    // wh40k.stratagem.epic-challenge-effect
    let mut leader = trooper();
    leader.keywords.add(Keyword::Core(Core::Character));
    let (mut fixture, unit, enemy) = duel(trooper(), 1, trooper(), 1);
    let captain = fixture.add(BLUE, leader, &[(160, 210)]);
    fixture.state.table.units[captain.index()].attached = Some(enemy);
    fixture.state.table.units[unit.index()].effects.epic_challenge = Some(fixture.model(unit, 0));
    let frame = strike(&fixture, unit, enemy);
    fixture.run(frame, &[(HIT, &[3, 1, 1]), (WOUND, &[4])]);
    assert!(matches!(fixture.open, Some((RED, Question::Precision { .. }))));
    fixture.answer(Action::Pass { silence: Default::default() }, &[(SAVE, &[1])]);
    assert_eq!(left(&fixture, enemy), [1, 2]);
}

fn hazardous() -> Datasheet {
    armed(with(rifle(), WeaponAbility::Hazardous))
}

#[test]
fn hazardous_weapons_destroy_a_bearer_of_the_players_choice() {
    // wh40k.weapon.hazardous-test, -hazardous-destroyed
    let (mut fixture, unit, enemy) = duel(hazardous(), 5, trooper(), 1);
    let frame = attack(&fixture, unit, enemy);
    fixture.run(frame, &[(HIT, &[1; 10]), (HAZARD, &[2, 1, 3, 6, 2])]);
    assert!(matches!(&fixture.open, Some((RED, Question::Hazardous { among, .. })) if among.len() == 5));
    let chosen = fixture.model(unit, 3);
    let events = fixture.answer(Action::Models(smallvec![chosen]), &[]);
    let rule = RuleId("wh40k.weapon.hazardous-destroyed");
    assert_eq!(events, [Event::Destroyed { model: chosen, rule }]);
}

#[test]
fn a_character_suffers_three_mortal_wounds_first_and_the_rest_spills_over() {
    // wh40k.weapon.hazardous-mortal, -hazardous-attached-character
    let mut leader = hazardous();
    leader.keywords.add(Keyword::Core(Core::Character));
    let (mut fixture, unit, enemy) = duel(trooper(), 2, trooper(), 1);
    let captain = fixture.add(RED, leader, &[(160, 100)]);
    fixture.state.table.units[captain.index()].attached = Some(unit);
    body(&mut fixture, unit, 0).lost = 1;
    let model = fixture.model(captain, 0);
    let shot = [Shot { model, weapon: 0, profile: 0, target: enemy, attacks: None }];
    let frame = Frame::Attacks(Box::new(Attacks::new(fixture.board(), unit, false, &shot)));
    fixture.run(frame, &[(HIT, &[1, 1]), (HAZARD, &[1])]);
    assert_eq!(left(&fixture, unit), [2]);
    assert!(fixture.open.is_none());
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

#[test]
fn a_hazardous_test_is_rolled_again() {
    let (mut fixture, unit, enemy) = duel(hazardous(), 1, trooper(), 1);
    fixture.state.table.players[RED].command_points = 1;
    let frame = attack(&fixture, unit, enemy);
    fixture.run(frame, &[(HIT, &[1, 1])]);
    fixture.answer(Action::Pass { silence: Default::default() }, &[(HAZARD, &[1])]);
    fixture.answer(reroll(None), &[(HAZARD, &[2])]);
    assert_eq!(fixture.board().strength(unit), 1);
}

#[test]
fn cover_helps_armour_against_shooting_alone() {
    // wh40k.cover.bonus, -not-invulnerable, -not-good-armour-ap0, -not-cumulative, -ranged-only; wh40k.weapon.ignores-cover
    let needed = |save: u8, invulnerable, penetration, melee: bool, ability: Option<WeaponAbility>| {
        let mut weapon = if melee { blade() } else { rifle() };
        weapon.profiles[0].penetration = penetration;
        weapon.profiles[0].attacks = Amount::fixed(1);
        weapon.profiles[0].abilities.extend(ability);
        let mut shooter = trooper();
        shooter.weapons = vec![weapon.clone(), weapon];
        let mut target = trooper();
        (target.kinds[0].profile.save, target.kinds[0].profile.invulnerable) = (save, invulnerable);
        let (mut fixture, unit, enemy) = duel(shooter, 1, target, 1);
        // Two reasons for cover count once.
        fixture.state.table.units[enemy.index()].effects.smokescreen = true;
        fixture.state.table.units[enemy.index()].effects.gone_to_ground = invulnerable.is_none();
        let frame = if melee { strike(&fixture, unit, enemy) } else { attack(&fixture, unit, enemy) };
        save_needs(&fixture.run(frame, &[(HIT, &[6]), (WOUND, &[6]), (SAVE, &[6])]))
    };
    assert_eq!(needed(4, None, 1, false, None), [4]);
    assert_eq!(needed(4, None, 0, false, None), [3]);
    assert_eq!(needed(3, None, 0, false, None), [3]);
    assert_eq!(needed(3, None, 1, false, None), [3]);
    assert_eq!(needed(6, Some(5), 2, false, None), [5]);
    assert_eq!(needed(4, None, 1, true, None), [5]);
    assert_eq!(needed(4, None, 1, false, Some(WeaponAbility::IgnoresCover)), [5]);
}

#[test]
fn random_strength_is_rolled_for_its_own_weapon() {
    // wh40k.datasheet.random-other
    let mut shooter = armed(rifle());
    shooter.weapons[0].profiles[0].strength = Amount::d6(1, 2);
    let (mut fixture, unit, enemy) = duel(shooter, 2, trooper(), 1);
    let frame = attack(&fixture, unit, enemy);
    let events = fixture.run(
        frame,
        &[
            ("strength-roll", &[6]),
            (HIT, &[3, 1]),
            (WOUND, &[1]),
            ("strength-roll", &[1]),
            (HIT, &[3, 1]),
            (WOUND, &[1]),
        ],
    );
    assert_eq!(wound_needs(&events), [2, 5]);
}

#[test]
fn psychic_attacks_say_so() {
    // wh40k.datasheet.psychic-attack
    let (mut fixture, unit, enemy) = duel(armed(with(rifle(), WeaponAbility::Psychic)), 1, trooper(), 1);
    let frame = attack(&fixture, unit, enemy);
    let events = fixture.run(frame, &[(HIT, &[3, 1]), (WOUND, &[1])]);
    assert!(events.iter().any(|e| matches!(e, Event::WoundsRolled { psychic: true, .. })));
}

#[test]
fn split_melee_attacks_make_the_number_they_were_given() {
    let (mut fixture, unit, enemy) = duel(trooper(), 1, trooper(), 1);
    let shot = Shot { model: ModelId(0), weapon: 1, profile: 0, target: enemy, attacks: Some(2) };
    let frame = Frame::Attacks(Box::new(Attacks::new(fixture.board(), unit, true, &[shot])));
    fixture.run(frame, &[(HIT, &[1, 1])]);
}

#[test]
fn woods_give_cover_and_fire_from_above_penetrates() {
    // wh40k.cover.bonus, wh40k.terrain.plunging-fire
    let (mut fixture, unit, enemy) = duel(trooper(), 1, trooper(), 1);
    fixture.terrain(zone(FeatureKind::Woods, area(80, 200, 120, 220)));
    let frame = attack(&fixture, unit, enemy);
    let events = fixture.run(frame, &[(HIT, &[3, 1]), (WOUND, &[4]), (SAVE, &[6])]);
    let woods = |e: &Event| matches!(e, Event::SavesRolled { needed: 3, why, .. } if why.cites("wh40k.terrain.woods-cover"));
    assert!(events.iter().any(woods));
    let (mut fixture, unit, enemy) = duel(trooper(), 1, trooper(), 1);
    fixture.terrain(ruins(area(80, 80, 120, 120), &[], &[6]));
    body(&mut fixture, unit, 0).elevation = Length::inches(6);
    let frame = attack(&fixture, unit, enemy);
    let events = fixture.run(frame, &[(HIT, &[3, 1]), (WOUND, &[4]), (SAVE, &[6])]);
    let plunging = |e: &Event| matches!(e, Event::SavesRolled { needed: 5, why, .. } if why.cites("wh40k.terrain.plunging-fire"));
    assert!(events.iter().any(plunging));
}
