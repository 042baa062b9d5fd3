use gonfalon_table::{Heading, Length};
use smallvec::smallvec;

use super::*;
use crate::action::{Spot, Use, Walk};
use crate::data::{Core, Keyword};
use crate::fixture::{BLUE, Fixture, RED, tank, tenths, trooper};
use crate::state::{Arrival, MoveKind, Phase, UnitId};
use crate::stratagem::Stratagem;

fn fixture() -> Fixture {
    let mut fixture = Fixture::new();
    fixture.state.table.phase = Phase::Charge;
    fixture
}

/// One model's straight way to a point in tenths of an inch.
fn to(fixture: &Fixture, unit: UnitId, number: u8, x: i32, y: i32) -> Walk {
    let spot = Spot { at: tenths(x, y), elevation: Length::ZERO, heading: Heading::NORTH };
    Walk { model: fixture.model(unit, number), path: smallvec![spot] }
}

fn rules(refusals: &[Refusal]) -> Vec<&'static str> {
    refusals.iter().map(|refusal| refusal.rule.0).collect()
}

#[test]
fn only_units_within_12_inches_at_the_start_of_the_phase_may_charge() {
    let mut fixture = fixture();
    // Bases of 32 mm: centres 13.26 inches apart are 12 inches from edge to edge.
    let near = fixture.add(RED, trooper(), &[(100, 100)]);
    let far = fixture.add(RED, trooper(), &[(100, 80)]);
    let enemy = fixture.add(BLUE, trooper(), &[(100, 232)]);
    fixture.run(Frame::Charges(Charges::default()), &[]);
    let board = fixture.board();
    assert!(is_eligible(board, near));
    assert_eq!(rules(&refusals(board, RED, far)), ["wh40k.charge.eligible-within-12"]);
    assert!(refusals(board, RED, enemy)[0].rule.0 == "wh40k.charge.unit-by-unit");
    assert_eq!(fixture.open.as_ref().map(|(seat, _)| *seat), Some(RED));
}

#[test]
fn what_a_unit_did_this_turn_may_forbid_its_charge() {
    let mut fixture = fixture();
    let unit = fixture.add(RED, trooper(), &[(100, 100)]);
    fixture.add(BLUE, trooper(), &[(100, 150)]);
    fixture.state.table.units[unit.index()].near_enemy = true;
    let check = |change: fn(&mut crate::state::Unit), rule: &str| {
        let mut changed = fixture.clone();
        change(&mut changed.state.table.units[unit.index()]);
        assert_eq!(rules(&refusals(changed.board(), RED, unit)), [rule]);
    };
    check(|unit| unit.moved = Some(MoveKind::Advance), "wh40k.charge.not-advanced");
    check(|unit| unit.moved = Some(MoveKind::FallBack), "wh40k.charge.not-fell-back");
    check(|unit| unit.declared = true, "wh40k.charge.once-per-phase");
    check(
        |unit| unit.arrived = Some(Arrival::DisembarkedAfter),
        "wh40k.transport.disembark-after-move-no-charge",
    );
    check(|unit| unit.arrived = Some(Arrival::Wreck), "wh40k.transport.destroyed-no-charge");
    let enemy = fixture.add(BLUE, trooper(), &[(115, 100)]);
    assert_eq!(rules(&refusals(fixture.board(), RED, unit)), ["wh40k.charge.not-engaged"]);
    assert!(fixture.board().units_engaged(unit, enemy));
}

#[test]
fn targets_are_enemies_within_12_inches_and_aircraft_only_for_who_can_fly() {
    let mut fixture = fixture();
    let unit = fixture.add(RED, trooper(), &[(100, 100)]);
    let friend = fixture.add(RED, trooper(), &[(140, 100)]);
    let near = fixture.add(BLUE, trooper(), &[(100, 160)]);
    let far = fixture.add(BLUE, trooper(), &[(100, 240)]);
    let mut plane = trooper();
    plane.keywords.add(Keyword::Core(Core::Aircraft));
    let plane = fixture.add(BLUE, plane, &[(120, 150)]);
    let board = fixture.board();
    let against = |targets: &[UnitId]| rules(&target_refusals(board, unit, targets));
    assert_eq!(against(&[near]), Vec::<&str>::new());
    assert_eq!(against(&[]), ["wh40k.charge.targets"]);
    assert_eq!(against(&[near, near]), ["wh40k.charge.targets"]);
    assert_eq!(against(&[friend]), ["wh40k.charge.targets"]);
    assert_eq!(against(&[far]), ["wh40k.charge.targets"]);
    assert_eq!(against(&[near, plane]), ["wh40k.aircraft.charged-by-fly-only"]);
}

#[test]
fn a_roll_that_is_too_low_fails_at_once_and_nobody_moves() {
    let mut fixture = fixture();
    let unit = fixture.add(RED, trooper(), &[(100, 100)]);
    let enemy = fixture.add(BLUE, trooper(), &[(100, 180)]);
    fixture.run(Frame::Charges(Charges::default()), &[]);
    // 8 inches between the centres, 6.74 from edge to edge: 5.74 to Engagement Range, so a 5 is too low and a 6 enough.
    let events =
        fixture.answer(Action::Charge { unit, targets: smallvec![enemy] }, &[("charge-roll", &[2, 3])]);
    assert!(events.contains(&Event::ChargeFailed(unit)));
    assert_eq!(fixture.board().model(fixture.model(unit, 0)).at, tenths(100, 100));
    assert!(!fixture.board().unit(unit).charged);
}

#[test]
fn a_successful_charge_moves_the_unit_and_lets_it_fight_first() {
    let mut fixture = fixture();
    let unit = fixture.add(RED, trooper(), &[(100, 100)]);
    let enemy = fixture.add(BLUE, trooper(), &[(100, 180)]);
    fixture.run(Frame::Charges(Charges::default()), &[]);
    fixture.answer(Action::Charge { unit, targets: smallvec![enemy] }, &[("charge-roll", &[4, 3])]);
    let Some((RED, Question::Walk { kind: MoveKind::Charge, distance, .. })) = fixture.open.clone() else {
        panic!("{:?}", fixture.open);
    };
    assert_eq!(distance, Length::inches(7));
    let mut walk = to(&fixture, unit, 0, 100, 167);
    let action = |walk: &Walk| Action::Walk { walks: smallvec![walk.clone()], embark: None };
    let judge = |walk: &Walk| rules(&walk_refusals(fixture.board(), unit, distance, &[enemy], &action(walk)));
    // It could touch the enemy, so it must.
    assert_eq!(judge(&walk), ["wh40k.charge.base-contact"]);
    walk.path[0].at.y = tenths(100, 180).y - 3200;
    assert_eq!(judge(&walk), Vec::<&str>::new());
    let action = action(&walk);
    fixture.answer(action, &[]);
    let facts = fixture.board().unit(unit);
    assert!(facts.charged && facts.charge_bonus);
    // Nobody else can charge, so the phase is over.
    assert_eq!(fixture.open, None);
}

#[test]
fn the_charge_roll_can_be_rolled_again_with_both_dice() {
    let mut fixture = fixture();
    let unit = fixture.add(RED, trooper(), &[(100, 100)]);
    let enemy = fixture.add(BLUE, trooper(), &[(100, 180)]);
    fixture.state.table.players[RED].command_points = 1;
    fixture.run(Frame::Charges(Charges::default()), &[]);
    fixture.answer(Action::Charge { unit, targets: smallvec![enemy] }, &[("charge-roll", &[1, 1])]);
    assert!(matches!(fixture.open, Some((RED, Question::React { .. }))), "{:?}", fixture.open);
    let usage = Use {
        stratagem: Stratagem::CommandReroll,
        unit: None,
        model: None,
        enemy: None,
        weapon: None,
        die: None,
    };
    fixture.answer(Action::Use(usage), &[("charge-roll", &[6, 5])]);
    assert!(
        matches!(fixture.open, Some((RED, Question::Walk { distance, .. })) if distance == Length::inches(11))
    );
    assert_eq!(fixture.board().table.players[RED].command_points, 0);
}

#[test]
fn tank_shock_hurts_the_enemy_after_the_charge_move() {
    let mut fixture = fixture();
    let unit = fixture.add(RED, tank(), &[(100, 100)]);
    let enemy = fixture.add(BLUE, trooper(), &[(100, 160), (120, 160)]);
    fixture.state.table.players[RED].command_points = 1;
    fixture.run(Frame::Charges(Charges::default()), &[]);
    fixture.answer(Action::Charge { unit, targets: smallvec![enemy] }, &[("charge-roll", &[6, 5])]);
    // The offer of a re-roll is declined.
    fixture.answer(Action::Pass { silence: Default::default() }, &[]);
    let walk = to(&fixture, unit, 0, 100, 127);
    fixture.answer(Action::Walk { walks: smallvec![walk], embark: None }, &[]);
    assert!(matches!(fixture.open, Some((RED, Question::React { .. }))), "{:?}", fixture.open);
    let usage = Use {
        stratagem: Stratagem::TankShock,
        unit: Some(unit),
        model: None,
        enemy: Some(enemy),
        weapon: Some(1),
        die: None,
    };
    // Strength 4 against Toughness 4: four dice and no more.
    let events = fixture.answer(Action::Use(usage), &[("tank-shock", &[5, 6, 4, 1])]);
    assert!(events.iter().any(|event| matches!(event, Event::TankShocked { dice, .. } if dice.len() == 4)));
}

#[test]
fn a_charge_that_can_be_made_is_made() {
    // wh40k.charge.success-must-move
    let mut fixture = fixture();
    let unit = fixture.add(RED, trooper(), &[(100, 100)]);
    let enemy = fixture.add(BLUE, trooper(), &[(100, 180)]);
    let pass = Action::Pass { silence: Default::default() };
    let judged =
        |inches: i32| rules(&walk_refusals(fixture.board(), unit, Length::inches(inches), &[enemy], &pass));
    assert_eq!(judged(6), ["wh40k.charge.success-must-move"]);
    assert_eq!(judged(5), Vec::<&str>::new());
}

#[test]
fn the_question_of_a_reroll_says_what_is_needed() {
    let mut fixture = fixture();
    let unit = fixture.add(RED, trooper(), &[(100, 100)]);
    let enemy = fixture.add(BLUE, trooper(), &[(100, 180)]);
    fixture.state.table.players[RED].command_points = 1;
    fixture.run(Frame::Charges(Charges::default()), &[]);
    fixture.answer(Action::Charge { unit, targets: smallvec![enemy] }, &[("charge-roll", &[1, 1])]);
    // 5.74 inches to Engagement Range.
    let Some((RED, Question::React { moment, .. })) = &fixture.open else { panic!("{:?}", fixture.open) };
    assert!(matches!(moment, Moment::Rolled { needed: 6, .. }), "{moment:?}");
    let rolls = |dice, needed| crate::stratagem::rolls::again(crate::stratagem::rolls::CHARGE, dice, needed);
    assert_eq!((rolls(2, 6), rolls(2, 12), rolls(2, 2)), ((true, 72), (true, 3), (true, 100)));
    let save = crate::stratagem::rolls::again(crate::stratagem::rolls::SAVE, 5, 4);
    assert_eq!(save, (false, 50));
}

#[test]
fn whoever_is_inside_or_attached_declares_no_charge_and_is_told_why() {
    let mut fixture = fixture();
    let unit = fixture.add(RED, trooper(), &[(100, 100)]);
    let inside = fixture.add(RED, trooper(), &[(100, 120)]);
    let leader = fixture.add(RED, trooper(), &[(120, 100)]);
    fixture.add(BLUE, trooper(), &[(100, 180)]);
    fixture.state.table.units[inside.index()].place = crate::state::Place::Embarked(unit);
    fixture.state.table.units[leader.index()].attached = Some(unit);
    let judged = |unit| rules(&refusals(fixture.board(), RED, unit));
    assert_eq!(judged(inside), ["wh40k.transport.embarked-inert"]);
    assert_eq!(judged(leader), ["wh40k.leader.counts-as-one"]);
}
