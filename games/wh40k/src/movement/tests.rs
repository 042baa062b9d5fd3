use gonfalon_kernel::Refusal;
use gonfalon_table::{Heading, Length};
use smallvec::smallvec;

use super::*;
use crate::action::{Models, Spot, Spots, Use, Walk, Walks};
use crate::data::{Amount, Core, Datasheet, Keyword, Movement as Speed, Transport};
use crate::fixture::{BLUE, Fixture, RED, tank, tenths, trooper};
use crate::proposals::PASS;
use crate::state::{ModelId, Place, Reserves};
use crate::stratagem::Stratagem;

fn rules(refusals: &[Refusal]) -> Vec<&'static str> {
    refusals.iter().map(|refusal| refusal.rule.0).collect()
}

fn with(mut sheet: Datasheet, keywords: &[Core]) -> Datasheet {
    keywords.iter().for_each(|keyword| sheet.keywords.add(Keyword::Core(*keyword)));
    sheet
}

fn carrier() -> Datasheet {
    let mut sheet = with(tank(), &[Core::Transport]);
    sheet.abilities.clear();
    let carries = vec![Keyword::Core(Core::Infantry)];
    sheet.transport = Some(Transport { capacity: 6, carries, refuses: vec![] });
    sheet
}

fn plane() -> Datasheet {
    let mut sheet = with(tank(), &[Core::Aircraft, Core::Fly]);
    sheet.abilities.clear();
    sheet.kinds[0].profile.movement = Speed::Aircraft;
    sheet
}

fn select(unit: UnitId, kind: MoveKind) -> Action {
    Action::Select { unit, kind }
}

fn spot(x: i32, y: i32) -> Spot {
    Spot { at: tenths(x, y), elevation: Length::ZERO, heading: Heading::NORTH }
}

fn walk(model: ModelId, x: i32, y: i32) -> Walk {
    Walk { model, path: smallvec![spot(x, y)] }
}

fn walks(list: &[Walk]) -> Action {
    Action::Walk { walks: list.iter().cloned().collect::<Walks>(), embark: None }
}

fn spots(fixture: &Fixture, unit: UnitId, at: &[(i32, i32)]) -> Spots {
    let models: Vec<ModelId> = fixture.board().models(unit).collect();
    models.into_iter().zip(at).map(|(model, (x, y))| (model, spot(*x, *y))).collect()
}

fn move_rules(fixture: &Fixture, action: &Action) -> Vec<&'static str> {
    rules(&move_refusals(fixture.board(), RED, action))
}

#[test]
fn engaged_units_stay_or_fall_back_and_others_do_not_fall_back() {
    let mut fixture = Fixture::new();
    let held = fixture.add(RED, trooper(), &[(100, 100)]);
    let free = fixture.add(RED, trooper(), &[(300, 100)]);
    let enemy = fixture.add(BLUE, trooper(), &[(100, 120)]);
    for kind in [MoveKind::Normal, MoveKind::Advance] {
        assert_eq!(move_rules(&fixture, &select(held, kind)), ["wh40k.move.options-engaged"]);
        assert_eq!(move_rules(&fixture, &select(free, kind)), [""; 0]);
    }
    assert_eq!(move_rules(&fixture, &select(held, MoveKind::FallBack)), [""; 0]);
    assert_eq!(move_rules(&fixture, &select(held, MoveKind::Stationary)), [""; 0]);
    assert_eq!(move_rules(&fixture, &select(free, MoveKind::FallBack)), ["wh40k.move.options-unengaged"]);
    assert_eq!(move_rules(&fixture, &select(free, MoveKind::Charge)), ["wh40k.move.unit-by-unit"]);
    assert_eq!(move_rules(&fixture, &select(enemy, MoveKind::Normal)), ["wh40k.move.unit-by-unit"]);
    // AIRCRAFT hold nobody.
    fixture.state.table.units[enemy.index()].place = Place::Destroyed;
    fixture.add(BLUE, plane(), &[(100, 130)]);
    assert_eq!(move_rules(&fixture, &select(held, MoveKind::Normal)), [""; 0]);
    assert_eq!(move_rules(&fixture, &select(held, MoveKind::FallBack)), [""; 0]);
}

#[test]
fn each_unit_is_picked_once_and_the_rest_remain_stationary() {
    let mut fixture = Fixture::new();
    let one = fixture.add(RED, trooper(), &[(100, 100)]);
    let other = fixture.add(RED, trooper(), &[(300, 100)]);
    fixture.add(BLUE, trooper(), &[(300, 400)]);
    fixture.run(Frame::Movement(Movement::default()), &[]);
    fixture.answer(select(one, MoveKind::Normal), &[]);
    let model = fixture.model(one, 0);
    fixture.answer(walks(&[walk(model, 100, 160)]), &[]);
    assert_eq!(fixture.board().model(model).at, tenths(100, 160));
    assert_eq!(move_rules(&fixture, &select(one, MoveKind::Normal)), ["wh40k.move.unit-by-unit"]);
    fixture.answer(PASS, &[]);
    assert_eq!(fixture.open, None);
    assert_eq!(fixture.board().unit(other).moved, Some(MoveKind::Stationary));
    assert_eq!(fixture.board().unit(one).moved, Some(MoveKind::Normal));
}

#[test]
fn the_advance_roll_is_added_and_may_be_rolled_again() {
    let mut fixture = Fixture::new();
    let unit = fixture.add(RED, trooper(), &[(100, 100)]);
    fixture.add(BLUE, trooper(), &[(300, 400)]);
    fixture.state.table.players[RED].command_points = 1;
    fixture.run(Frame::Moving(Box::new(Moving::new(unit, MoveKind::Advance))), &[("advance-roll", &[1])]);
    assert!(matches!(fixture.open, Some((RED, Question::React { .. }))));
    let again = Use {
        stratagem: Stratagem::CommandReroll,
        unit: None,
        model: None,
        enemy: None,
        weapon: None,
        die: None,
    };
    fixture.answer(Action::Use(again), &[("advance-roll", &[5])]);
    let Some((RED, Question::Walk { kind, distance, .. })) = fixture.open.clone() else { panic!("walks") };
    assert_eq!((kind, distance), (MoveKind::Advance, Length::inches(5)));
    let model = fixture.model(unit, 0);
    let judged =
        |y| rules(&walk_refusals(fixture.board(), unit, kind, distance, &walks(&[walk(model, 100, y)])));
    assert_eq!(judged(210), [""; 0]);
    assert_eq!(judged(211), ["wh40k.move.advance-distance"]);
}

#[test]
fn a_random_move_is_rolled_once_for_the_unit() {
    let mut sheet = trooper();
    sheet.kinds[0].profile.movement = Speed::Random(Amount::d6(2, 0));
    let mut fixture = Fixture::new();
    let unit = fixture.add(RED, sheet, &[(100, 100), (115, 100)]);
    fixture.run(Frame::Moving(Box::new(Moving::new(unit, MoveKind::Normal))), &[("move-roll", &[3, 4])]);
    let Some((RED, Question::Walk { distance, .. })) = fixture.open else { panic!("walks") };
    assert_eq!(distance, Length::inches(7));
    fixture.run(
        Frame::Moving(Box::new(Moving::new(unit, MoveKind::Advance))),
        &[("move-roll", &[1, 1]), ("advance-roll", &[6])],
    );
    let Some((RED, Question::Walk { distance, .. })) = fixture.open else { panic!("walks") };
    assert_eq!(distance, Length::inches(8));
}

/// Three red models, the enemy between them and where they want to go.
fn surrounded() -> (Fixture, UnitId) {
    let mut fixture = Fixture::new();
    let unit = fixture.add(RED, trooper(), &[(100, 100), (115, 100), (130, 100)]);
    fixture.add(BLUE, trooper(), &[(100, 115), (115, 115)]);
    (fixture, unit)
}

#[test]
fn models_that_cross_enemies_are_tested_before_anybody_moves() {
    let (mut fixture, unit) = surrounded();
    let [first, second, third] = [0, 1, 2].map(|number| fixture.model(unit, number));
    fixture.run(Frame::Moving(Box::new(Moving::new(unit, MoveKind::FallBack))), &[]);
    let plan = walks(&[walk(first, 100, 150), walk(second, 115, 150), walk(third, 130, 150)]);
    let judged = walk_refusals(fixture.board(), unit, MoveKind::FallBack, Length::ZERO, &plan);
    assert_eq!(rules(&judged), [""; 0]);
    // Only the two that cross are tested; one fails, and the player chooses who is lost.
    fixture.answer(plan, &[("desperate-escape", &[2, 3])]);
    assert_eq!(fixture.open, Some((RED, Question::Escape { unit, count: 1 })));
    assert_eq!(fixture.board().model(first).at, tenths(100, 100), "nobody has moved yet");
    let escape = "wh40k.fallback.desperate-escape-result";
    let chosen = |models: Models| rules(&escape_refusals(fixture.board(), unit, 1, &Action::Models(models)));
    assert_eq!(chosen(smallvec![]), [escape]);
    assert_eq!(chosen(smallvec![first, second]), [escape]);
    assert_eq!(chosen(smallvec![ModelId(3)]), [escape], "an enemy");
    assert_eq!(chosen(smallvec![third]), [""; 0]);
    fixture.answer(Action::Models(smallvec![second]), &[]);
    assert!(fixture.board().model(second).destroyed);
    let Some((RED, Question::Retreat { tested, distance, .. })) = fixture.open.clone() else {
        panic!("replans")
    };
    assert_eq!(tested[..], [first, second]);
    let again = |list: &[Walk]| {
        let mut found = rules(&retreat_refusals(fixture.board(), unit, distance, &tested, &walks(list)));
        found.retain(|rule| *rule == "wh40k.fallback.desperate-escape-trigger");
        found
    };
    // Who was not tested may not cross enemies now.
    assert_eq!(again(&[walk(first, 100, 150), walk(third, 145, 130)]).len(), 0);
    assert_eq!(again(&[walk(third, 85, 140)]), ["wh40k.fallback.desperate-escape-trigger"]);
    fixture.answer(walks(&[walk(first, 100, 150), walk(third, 115, 150)]), &[]);
    assert_eq!(fixture.board().model(first).at, tenths(100, 150));
}

#[test]
fn battle_shocked_units_test_every_model_and_flyers_none_for_crossing() {
    let (mut fixture, unit) = surrounded();
    let first = fixture.model(unit, 0);
    let away = [walk(first, 100, 60)];
    assert!(escape::tested(fixture.board(), unit, &away).is_empty());
    fixture.state.table.units[unit.index()].battle_shocked = true;
    assert_eq!(escape::tested(fixture.board(), unit, &away).len(), 3);
    fixture.state.table.units[unit.index()].battle_shocked = false;
    let across = walk(first, 100, 150);
    assert!(escape::must_test(fixture.board(), unit, &across));
    for keyword in [Core::Fly, Core::Titanic] {
        let mut exempt = fixture.clone();
        exempt.game.models[first.index()].keywords.add(Keyword::Core(keyword));
        assert!(!escape::must_test(exempt.board(), unit, &across), "{keyword:?}");
    }
    assert_eq!(escape::failures(&[1, 2, 3, 6]), 2);
}

#[test]
fn a_desperate_escape_die_may_be_rolled_again() {
    let (mut fixture, unit) = surrounded();
    fixture.state.table.players[RED].command_points = 1;
    let [first, second] = [0, 1].map(|number| fixture.model(unit, number));
    fixture.run(Frame::Moving(Box::new(Moving::new(unit, MoveKind::FallBack))), &[]);
    let third = fixture.model(unit, 2);
    let plan = walks(&[walk(first, 100, 150), walk(second, 115, 150), walk(third, 130, 150)]);
    fixture.answer(plan, &[("desperate-escape", &[6, 1])]);
    let again = Use {
        stratagem: Stratagem::CommandReroll,
        unit: None,
        model: None,
        enemy: None,
        weapon: None,
        die: Some(1),
    };
    fixture.answer(Action::Use(again), &[("desperate-escape", &[4])]);
    assert_eq!(fixture.open, None, "everybody got away");
    assert_eq!(fixture.board().strength(unit), 3);
    assert_eq!(fixture.board().unit(unit).moved, Some(MoveKind::FallBack));
}

#[test]
fn who_gives_up_falling_back_has_remained_stationary() {
    let (mut fixture, unit) = surrounded();
    fixture.run(Frame::Moving(Box::new(Moving::new(unit, MoveKind::FallBack))), &[]);
    fixture.answer(PASS, &[]);
    assert_eq!(fixture.board().unit(unit).moved, Some(MoveKind::Stationary));
}

#[test]
fn overwatch_is_offered_when_a_move_begins_and_when_it_ends() {
    let mut fixture = Fixture::new();
    let unit = fixture.add(RED, trooper(), &[(100, 100)]);
    fixture.add(BLUE, trooper(), &[(100, 250)]);
    fixture.state.table.players[BLUE].command_points = 1;
    fixture.run(Frame::Moving(Box::new(Moving::new(unit, MoveKind::Normal))), &[]);
    let moment = |fixture: &Fixture| match fixture.open.clone() {
        Some((BLUE, Question::React { moment, .. })) => Some(moment),
        _ => None,
    };
    assert_eq!(moment(&fixture), Some(Moment::EnemyMoves { unit, ended: false }));
    fixture.answer(PASS, &[]);
    let model = fixture.model(unit, 0);
    fixture.answer(walks(&[walk(model, 100, 150)]), &[]);
    assert_eq!(moment(&fixture), Some(Moment::EnemyMoves { unit, ended: true }));
    let fire = Use {
        stratagem: Stratagem::FireOverwatch,
        unit: Some(UnitId(1)),
        model: None,
        enemy: None,
        weapon: None,
        die: None,
    };
    fixture.answer(Action::Use(fire), &[]);
    assert!(matches!(fixture.open, Some((BLUE, Question::Overwatch { .. }))));
    assert!(fixture.board().unit(UnitId(1)).effects.overwatch);
}

#[test]
fn units_embark_where_all_models_end_within_three_inches() {
    let mut fixture = Fixture::new();
    let unit = fixture.add(RED, trooper(), &[(100, 100), (120, 100)]);
    let carrier = fixture.add(RED, carrier(), &[(110, 180)]);
    let [one, two] = [0, 1].map(|number| fixture.model(unit, number));
    let near = [walk(one, 100, 140), walk(two, 120, 140)];
    let judged = |fixture: &Fixture, kind, list: &[Walk]| {
        rules(&embark_refusals(fixture.board(), unit, kind, carrier, list))
    };
    for kind in [MoveKind::Normal, MoveKind::Advance, MoveKind::FallBack] {
        assert_eq!(judged(&fixture, kind, &near), [""; 0]);
    }
    assert_eq!(judged(&fixture, MoveKind::Scouts, &near), ["wh40k.transport.embark"]);
    assert_eq!(judged(&fixture, MoveKind::Normal, &near[..1]), ["wh40k.transport.embark"], "one stays away");
    let mut left = fixture.clone();
    left.state.table.units[unit.index()].arrived = Some(Arrival::DisembarkedBefore);
    let again = ["wh40k.transport.embark-not-after-disembark"];
    assert_eq!(judged(&left, MoveKind::Normal, &near), again);
    let mut full = fixture.clone();
    let inside = full.add(RED, trooper(), &[(0, 0); 5]);
    full.state.table.units[inside.index()].place = Place::Embarked(carrier);
    assert_eq!(judged(&full, MoveKind::Normal, &near), ["wh40k.transport.capacity"]);
    fixture.run(Frame::Moving(Box::new(Moving::new(unit, MoveKind::Normal))), &[]);
    fixture.answer(Action::Walk { walks: near.into_iter().collect(), embark: Some(carrier) }, &[]);
    assert_eq!(fixture.board().unit(unit).place, Place::Embarked(carrier));
    // It cannot leave in the phase in which it embarked.
    let out = spots(&fixture, unit, &[(100, 140), (120, 140)]);
    let found = rules(&disembark::disembark_refusals(fixture.board(), RED, unit, &out));
    assert_eq!(found, ["wh40k.transport.embark-not-after-disembark"]);
}

/// A unit of two inside a TRANSPORT since the beginning of the phase.
fn passengers_ride() -> (Fixture, UnitId, UnitId) {
    let mut fixture = Fixture::new();
    let unit = fixture.add(RED, trooper(), &[(0, 0), (0, 0)]);
    let carrier = fixture.add(RED, carrier(), &[(110, 180)]);
    fixture.add(BLUE, trooper(), &[(400, 400)]);
    fixture.state.table.units[unit.index()].place = Place::Embarked(carrier);
    fixture.state.table.units[unit.index()].began_embarked = true;
    (fixture, unit, carrier)
}

#[test]
fn who_disembarks_first_moves_on_and_who_disembarks_after_a_move_does_not() {
    let (mut fixture, unit, carrier) = passengers_ride();
    let out =
        |fixture: &Fixture| Action::SetUp { unit, spots: spots(fixture, unit, &[(100, 140), (120, 140)]) };
    assert_eq!(move_rules(&fixture, &out(&fixture)), [""; 0]);
    assert_eq!(move_rules(&fixture, &select(unit, MoveKind::Normal)), ["wh40k.transport.embarked-inert"]);
    let far = Action::SetUp { unit, spots: spots(&fixture, unit, &[(100, 130), (120, 110)]) };
    assert!(move_rules(&fixture, &far).contains(&"wh40k.transport.disembark-placement"));
    let mut before = fixture.clone();
    before.run(Frame::Movement(Movement::default()), &[]);
    before.answer(out(&before), &[]);
    assert_eq!(before.board().unit(unit).arrived, Some(Arrival::DisembarkedBefore));
    assert_eq!(move_rules(&before, &select(unit, MoveKind::Advance)), [""; 0]);
    let stay = ["wh40k.transport.disembark-no-stationary"];
    assert_eq!(move_rules(&before, &select(unit, MoveKind::Stationary)), stay);
    before.answer(PASS, &[]);
    assert_eq!(before.board().unit(unit).moved, Some(MoveKind::Normal), "a move of nothing");
    // After a Normal move of the TRANSPORT.
    fixture.state.table.units[carrier.index()].moved = Some(MoveKind::Normal);
    let mut after = fixture.clone();
    after.run(Frame::Movement(Movement::default()), &[]);
    after.answer(out(&after), &[]);
    assert_eq!(after.board().unit(unit).arrived, Some(Arrival::DisembarkedAfter));
    assert_eq!(after.board().unit(unit).moved, Some(MoveKind::Normal));
    let further = ["wh40k.transport.disembark-after-move"];
    assert_eq!(move_rules(&after, &select(unit, MoveKind::Normal)), further);
    for kind in [MoveKind::Advance, MoveKind::FallBack] {
        fixture.state.table.units[carrier.index()].moved = Some(kind);
        let never = ["wh40k.transport.no-disembark-after-advance"];
        assert_eq!(move_rules(&fixture, &out(&fixture)), never);
    }
}

#[test]
fn passengers_leave_a_wreck_shaken() {
    let (mut fixture, unit, carrier) = passengers_ride();
    fixture.run(Frame::Wreck(Wreck::new(carrier)), &[]);
    let asked = Question::Disembark { unit, from: carrier, emergency: false };
    assert_eq!(fixture.open, Some((RED, asked)));
    let out = Action::SetUp { unit, spots: spots(&fixture, unit, &[(100, 140), (120, 140)]) };
    assert_eq!(rules(&wreck_refusals(fixture.board(), unit, carrier, false, &out)), [""; 0]);
    let some = Action::SetUp { unit, spots: spots(&fixture, unit, &[(100, 140)]) };
    let found = rules(&wreck_refusals(fixture.board(), unit, carrier, false, &some));
    assert!(!found.is_empty(), "both have to leave");
    // One wound of two on the first model: nobody is destroyed.
    fixture.answer(out, &[("wreck-roll", &[1, 2])]);
    if let Some((RED, Question::Allocate { among, .. })) = fixture.open.clone() {
        fixture.answer(Action::Models(smallvec![among[0]]), &[]);
    }
    let board = fixture.board();
    assert_eq!(board.models(unit).map(|model| board.model(model).lost).sum::<u8>(), 1);
    assert!(board.unit(unit).battle_shocked);
    assert_eq!(board.unit(unit).arrived, Some(Arrival::Wreck));
    assert_eq!(board.unit(unit).moved, Some(MoveKind::Normal));
}

#[test]
fn without_room_it_is_an_emergency() {
    let (mut fixture, unit, carrier) = passengers_ride();
    // Enemies all around: within 3 inches of the wreck everything is in Engagement Range.
    let grid = (0..7).flat_map(|x| (0..8).map(move |y| (50 + x * 20, 110 + y * 20)));
    let clear = |(x, y): &(i32, i32)| !(85..=135).contains(x) || !(145..=215).contains(y);
    let ring: Vec<(i32, i32)> = grid.filter(clear).collect();
    fixture.add(BLUE, trooper(), &ring);
    fixture.run(Frame::Wreck(Wreck::new(carrier)), &[]);
    match fixture.open.clone() {
        Some((RED, Question::Disembark { emergency, .. })) => assert!(emergency),
        None => assert_eq!(fixture.board().unit(unit).place, Place::Destroyed),
        other => panic!("{other:?}"),
    }
    // With a way out beyond 3 inches the dice are worse.
    let (mut fixture, unit, carrier) = passengers_ride();
    let frame = Wreck { leaving: Some(unit), emergency: true, ..Wreck::new(carrier) };
    fixture.waiting.push(Frame::Wreck(frame));
    fixture.open = Some((RED, Question::Disembark { unit, from: carrier, emergency: true }));
    let out = Action::SetUp { unit, spots: spots(&fixture, unit, &[(100, 120), (120, 120)]) };
    assert_eq!(rules(&wreck_refusals(fixture.board(), unit, carrier, true, &out)), [""; 0]);
    let few = Action::SetUp { unit, spots: spots(&fixture, unit, &[(100, 120)]) };
    let found = rules(&wreck_refusals(fixture.board(), unit, carrier, true, &few));
    assert!(found.contains(&"wh40k.transport.emergency-unplaced"), "{found:?}");
    let events = fixture.answer(few, &[("wreck-roll", &[4])]);
    let rolled = events.iter().any(|event| matches!(event, Event::WreckRolled { wounds: 0, .. }));
    assert!(rolled, "{events:?}");
    assert_eq!(fixture.board().strength(unit), 1);
}

#[test]
fn strategic_reserves_wait_for_the_second_round() {
    let mut fixture = Fixture::new();
    let unit = fixture.add(RED, trooper(), &[(0, 0)]);
    let deep = fixture.add(RED, trooper(), &[(0, 0)]);
    fixture.add(BLUE, trooper(), &[(300, 400)]);
    fixture.state.table.units[unit.index()].place = Place::Reserves(Reserves::Strategic);
    fixture.state.table.units[deep.index()].place = Place::Reserves(Reserves::DeepStrike);
    assert_eq!(arrivals(fixture.board(), RED).collect::<Vec<_>>(), [deep]);
    let set_up = |fixture: &Fixture, unit, at| Action::SetUp { unit, spots: spots(fixture, unit, &[at]) };
    let judged =
        |fixture: &Fixture, action: &Action| rules(&reinforce_refusals(fixture.board(), RED, action));
    let edge = set_up(&fixture, unit, (20, 200));
    assert_eq!(judged(&fixture, &edge), ["wh40k.strategic.not-round-one"]);
    fixture.state.table.round = 2;
    assert_eq!(judged(&fixture, &edge), [""; 0]);
    let inside = set_up(&fixture, unit, (300, 200));
    assert_eq!(judged(&fixture, &inside), ["wh40k.strategic.edge-six-inches"]);
    assert_eq!(judged(&fixture, &set_up(&fixture, deep, (300, 200))), [""; 0]);
    fixture.state.table.units[deep.index()].place = Place::Battlefield;
    fixture.run(Frame::Movement(Movement::default()), &[]);
    fixture.answer(PASS, &[]);
    assert_eq!(fixture.open, Some((RED, Question::Reinforce)));
    fixture.answer(edge, &[]);
    let facts = fixture.board().unit(unit);
    assert_eq!((facts.place, facts.moved), (Place::Battlefield, Some(MoveKind::Normal)));
    assert_eq!(move_rules(&fixture, &select(unit, MoveKind::Normal)), ["wh40k.reserves.no-further-move"]);
    assert_eq!(fixture.open, None, "nobody else can arrive");
}

#[test]
fn rapid_ingress_ends_the_opponents_movement_phase() {
    let mut fixture = Fixture::new();
    fixture.add(RED, trooper(), &[(300, 100)]);
    let unit = fixture.add(BLUE, trooper(), &[(0, 0)]);
    fixture.state.table.units[unit.index()].place = Place::Reserves(Reserves::DeepStrike);
    fixture.state.table.players[BLUE].command_points = 1;
    fixture.run(Frame::Movement(Movement::default()), &[]);
    fixture.answer(PASS, &[]);
    assert!(matches!(fixture.open, Some((BLUE, Question::React { moment: Moment::MovementEnds, .. }))));
    let usage = Use {
        stratagem: Stratagem::RapidIngress,
        unit: Some(unit),
        model: None,
        enemy: None,
        weapon: None,
        die: None,
    };
    fixture.answer(Action::Use(usage), &[]);
    assert_eq!(fixture.open, Some((BLUE, Question::Ingress { unit })));
    let near = Action::SetUp { unit, spots: spots(&fixture, unit, &[(300, 180)]) };
    let found = rules(&ingress_refusals(fixture.board(), BLUE, unit, &near));
    assert_eq!(found, ["wh40k.ability.deep-strike-arrive"]);
    let far = Action::SetUp { unit, spots: spots(&fixture, unit, &[(300, 300)]) };
    assert_eq!(rules(&ingress_refusals(fixture.board(), BLUE, unit, &far)), [""; 0]);
    fixture.answer(far, &[]);
    assert!(fixture.board().on_battlefield(unit));
}

#[test]
fn aircraft_must_move_and_return_the_turn_after_they_left() {
    let mut fixture = Fixture::new();
    let jet = fixture.add(RED, plane(), &[(300, 100)]);
    fixture.add(BLUE, trooper(), &[(100, 400)]);
    for kind in [MoveKind::Advance, MoveKind::FallBack, MoveKind::Stationary] {
        assert_eq!(move_rules(&fixture, &select(jet, kind)), ["wh40k.aircraft.no-other-moves"]);
    }
    assert_eq!(move_rules(&fixture, &PASS), ["wh40k.aircraft.no-other-moves"]);
    // Enemies beside it do not hold it.
    let beside = fixture.add(BLUE, trooper(), &[(300, 135)]);
    assert!(fixture.board().units_engaged(jet, beside));
    assert_eq!(move_rules(&fixture, &select(jet, MoveKind::Normal)), [""; 0]);
    fixture.state.table.units[beside.index()].place = Place::Destroyed;
    fixture.run(Frame::Moving(Box::new(Moving::new(jet, MoveKind::Normal))), &[]);
    fixture.answer(PASS, &[]);
    assert_eq!(fixture.board().unit(jet).place, Place::Reserves(Reserves::Returning));
    // Not in the turn in which it left, nor in the opponent's.
    assert!(
        must_arrive(fixture.board(), RED).next().is_none() && arrivals(fixture.board(), RED).next().is_none()
    );
    let begin = |fixture: &mut Fixture, seat| {
        crate::apply::apply(&fixture.game, &mut fixture.state, &Event::TurnBegan(seat));
    };
    begin(&mut fixture, BLUE);
    assert!(arrivals(fixture.board(), RED).next().is_none());
    begin(&mut fixture, RED);
    assert_eq!(must_arrive(fixture.board(), RED).collect::<Vec<_>>(), [jet]);
    let judged = rules(&reinforce_refusals(fixture.board(), RED, &PASS));
    assert_eq!(judged, ["wh40k.aircraft.returns-next-turn"]);
}

#[test]
fn a_unit_without_move_stays() {
    let mut sheet = trooper();
    sheet.kinds[0].profile.movement = Speed::None;
    let mut fixture = Fixture::new();
    let unit = fixture.add(RED, sheet, &[(100, 100)]);
    assert_eq!(kinds(fixture.board(), RED, unit)[..], [MoveKind::Stationary]);
}

#[test]
fn the_player_says_who_leaves_a_wreck_first_and_may_show_where_there_is_room() {
    // wh40k.transport.destroyed-disembark, wh40k.transport.emergency-trigger
    let (mut fixture, unit, carrier) = passengers_ride();
    let other = fixture.add(RED, trooper(), &[(0, 0)]);
    fixture.state.table.units[other.index()].place = Place::Embarked(carrier);
    fixture.run(Frame::Wreck(Wreck::new(carrier)), &[]);
    let out = Action::SetUp { unit: other, spots: spots(&fixture, other, &[(100, 140)]) };
    assert_eq!(rules(&wreck_refusals(fixture.board(), unit, carrier, false, &out)), [""; 0]);
    fixture.answer(out, &[("wreck-roll", &[2])]);
    assert!(fixture.board().on_battlefield(other));
    assert_eq!(fixture.open, Some((RED, Question::Disembark { unit, from: carrier, emergency: false })));
    // A unit that fits beside the wreck makes no Emergency Disembarkation, whatever the engine thought.
    let (mut fixture, unit, carrier) = passengers_ride();
    let frame = Wreck { leaving: Some(unit), emergency: true, ..Wreck::new(carrier) };
    fixture.waiting.push(Frame::Wreck(frame));
    fixture.open = Some((RED, Question::Disembark { unit, from: carrier, emergency: true }));
    let out = Action::SetUp { unit, spots: spots(&fixture, unit, &[(100, 140), (120, 140)]) };
    let events = fixture.answer(out, &[("wreck-roll", &[2, 3])]);
    assert!(events.iter().any(|event| matches!(event, Event::WreckRolled { wounds: 0, .. })), "{events:?}");
}
