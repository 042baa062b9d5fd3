use gonfalon_kernel::{Game, Seat, SeededDice, TapeDice, check, play};
use gonfalon_table::{Length, Point};

use super::*;
use crate::action::{Spot, Spots};
use crate::cx::Cx;
use crate::data::{Ability, CoreAbility, Datasheet, FeatureKind, Keyword, Transport};
use crate::fixture::{BLUE, Fixture, RED, box_feature, name, tank, tenths, trooper};
use crate::state::{MoveKind, Phase};

const INCH: i32 = Length::INCH.0;

fn with(mut sheet: Datasheet, keywords: &[Core], abilities: &[CoreAbility]) -> Datasheet {
    keywords.iter().for_each(|keyword| sheet.keywords.add(Keyword::Core(*keyword)));
    sheet.abilities.extend(abilities.iter().map(|ability| Ability::Core(*ability)));
    sheet
}

fn called(mut sheet: Datasheet, id: &str) -> Datasheet {
    sheet.id = id.to_owned();
    sheet.name = name(id);
    sheet
}

/// A TRANSPORT for six INFANTRY models that are no CHARACTERS.
fn carrier() -> Datasheet {
    let mut sheet = with(tank(), &[Core::Transport], &[]);
    sheet.transport = Some(Transport {
        capacity: 6,
        carries: vec![Keyword::Core(Core::Infantry)],
        refuses: vec![Keyword::Core(Core::Character)],
    });
    sheet
}

fn leader() -> Datasheet {
    let mut sheet = with(called(trooper(), "captain"), &[Core::Character], &[CoreAbility::Leader]);
    sheet.leads = vec!["trooper".to_owned()];
    sheet
}

/// All units wait for the battle.
fn waiting_all(fixture: &mut Fixture) {
    fixture.state.table.phase = Phase::Setup;
    fixture.state.table.round = 0;
    fixture.state.table.units.iter_mut().for_each(|unit| unit.place = Place::Waiting);
}

fn rules(refusals: &[gonfalon_kernel::Refusal]) -> Vec<&'static str> {
    refusals.iter().map(|refusal| refusal.rule.0).collect()
}

fn formation_rules(fixture: &Fixture, formations: Formations) -> Vec<&'static str> {
    rules(&formation_refusals(fixture.board(), RED, &Action::Formations(formations)))
}

#[test]
fn markers_keep_six_inches_from_edges_and_nine_from_each_other() {
    let mut fixture = Fixture::new();
    let at = |fixture: &Fixture, x: i32, y: i32| {
        rules(&marker_refusals(fixture.board(), &Action::Marker(Point::new(x, y))))
    };
    let (radius, y) = (2_000, 22 * INCH);
    assert_eq!(
        at(&fixture, 6 * INCH + radius, y),
        ["wh40k.onlywar.marker-edge-distance"],
        "exactly 6 inches"
    );
    assert_eq!(at(&fixture, 6 * INCH + radius + 1, y), [""; 0]);
    assert_eq!(
        at(&fixture, 30 * INCH, 44 * INCH - 6 * INCH - radius),
        ["wh40k.onlywar.marker-edge-distance"]
    );
    let place = |fixture: &mut Fixture, at: Point| {
        let event = Event::MarkerPlaced { seat: Some(RED), at };
        crate::apply::apply(&fixture.game, &mut fixture.state, &event);
    };
    place(&mut fixture, Point::new(30 * INCH, y));
    let near = 30 * INCH + 4_000 + 9 * INCH;
    assert_eq!(at(&fixture, near, y), ["wh40k.onlywar.marker-spacing"], "exactly 9 inches");
    assert_eq!(at(&fixture, near + 5, y), [""; 0]);
    assert_eq!(at(&fixture, 30 * INCH, y), ["wh40k.onlywar.marker-spacing"]);
    // Not on or beside solid terrain, but in craters.
    fixture.terrain(box_feature(FeatureKind::Barricade, (450, 200), (460, 240), 1));
    assert_eq!(at(&fixture, 46 * INCH + INCH + radius, y), ["wh40k.objective.on-terrain"]);
    assert_eq!(at(&fixture, 46 * INCH + INCH + radius + 5, y), [""; 0]);
    fixture.terrain(box_feature(FeatureKind::Craters, (80, 80), (160, 160), 0));
    assert_eq!(at(&fixture, 12 * INCH, 12 * INCH), [""; 0]);
    assert_eq!(
        rules(&marker_refusals(fixture.board(), &Action::Unit(UnitId(0)))),
        ["wh40k.onlywar.four-markers"]
    );
}

#[test]
fn four_markers_are_placed_in_turn_by_the_winner_of_a_roll_off() {
    let mut fixture = Fixture::new();
    fixture.add(RED, trooper(), &[(0, 0)]);
    fixture.add(BLUE, trooper(), &[(0, 0)]);
    waiting_all(&mut fixture);
    // Ties are rolled again.
    let events = fixture.run(Frame::Setup(Setup::Begin), &[("roll-off", &[3, 3, 2, 5])]);
    assert_eq!(events.len(), 2);
    let mut asked = Vec::new();
    for (x, dice) in [(10, &[][..]), (22, &[]), (34, &[]), (46, &[("roll-off", &[6, 1][..])])] {
        asked.push(fixture.open.clone().expect("a marker is to be placed").0);
        fixture.answer(Action::Marker(tenths(x * 10, 220)), dice);
    }
    assert_eq!(asked, [BLUE, RED, BLUE, RED]);
    assert_eq!(fixture.state.table.markers.len(), 4);
    assert!(fixture.state.table.markers.iter().all(|marker| marker.controlled.is_none()));
    assert_eq!(fixture.state.table.attacker, Some(RED), "the winner attacks");
}

#[test]
fn leaders_join_bodyguards_of_their_list_one_each() {
    let mut fixture = Fixture::new();
    let squad = fixture.add(RED, trooper(), &[(0, 0); 5]);
    let captain = fixture.add(RED, leader(), &[(0, 0)]);
    let second = fixture.add(RED, leader(), &[(0, 0)]);
    let tank = fixture.add(RED, tank(), &[(0, 0)]);
    let enemy = fixture.add(BLUE, trooper(), &[(0, 0)]);
    waiting_all(&mut fixture);
    let of = |leaders: &[(UnitId, UnitId)]| Formations { leaders: leaders.to_vec(), ..Formations::default() };
    assert_eq!(formation_rules(&fixture, of(&[(captain, squad)])), [""; 0]);
    assert_eq!(formation_rules(&fixture, of(&[(captain, tank)])), ["wh40k.leader.attach"]);
    assert_eq!(formation_rules(&fixture, of(&[(squad, squad)]))[0], "wh40k.leader.leader");
    let both = of(&[(captain, squad), (second, squad)]);
    assert_eq!(formation_rules(&fixture, both), ["wh40k.leader.one-leader"]);
    let strange = of(&[(captain, enemy)]);
    assert_eq!(formation_rules(&fixture, strange), ["wh40k.mission.formations-secret"]);
    let event = Event::FormationsRevealed { seat: RED, formations: of(&[(captain, squad)]) };
    crate::apply::apply(&fixture.game, &mut fixture.state, &event);
    assert_eq!(fixture.board().strength(squad), 6);
    assert_eq!(crate::strength::starting(fixture.board(), squad), 6);
}

#[test]
fn transports_carry_what_their_datasheet_says() {
    let mut fixture = Fixture::new();
    let squad = fixture.add(RED, trooper(), &[(0, 0); 5]);
    let more = fixture.add(RED, trooper(), &[(0, 0); 2]);
    let one = fixture.add(RED, trooper(), &[(0, 0)]);
    let captain = fixture.add(RED, leader(), &[(0, 0)]);
    let carrier = fixture.add(RED, carrier(), &[(0, 0)]);
    let tank = fixture.add(RED, tank(), &[(0, 0)]);
    waiting_all(&mut fixture);
    let of =
        |embarked: &[(UnitId, UnitId)]| Formations { embarked: embarked.to_vec(), ..Formations::default() };
    let capacity = ["wh40k.transport.capacity"];
    assert_eq!(formation_rules(&fixture, of(&[(squad, carrier), (one, carrier)])), [""; 0]);
    assert_eq!(formation_rules(&fixture, of(&[(squad, carrier), (more, carrier)])), capacity);
    assert_eq!(formation_rules(&fixture, of(&[(captain, carrier)])), capacity, "a CHARACTER");
    assert_eq!(formation_rules(&fixture, of(&[(tank, carrier)])), capacity, "no INFANTRY");
    assert_eq!(formation_rules(&fixture, of(&[(squad, tank)]))[0], "wh40k.transport.capacity");
    let twice = of(&[(one, carrier), (one, carrier)]);
    assert_eq!(formation_rules(&fixture, twice), ["wh40k.mission.formation-transports"]);
    let led = Formations { leaders: vec![(captain, squad)], ..of(&[(captain, carrier)]) };
    assert!(formation_rules(&fixture, led).contains(&"wh40k.leader.counts-as-one"));
}

#[test]
fn strategic_reserves_hold_a_quarter_of_the_points() {
    let mut fixture = Fixture::new();
    let squads: Vec<UnitId> = (0..4).map(|_| fixture.add(RED, trooper(), &[(0, 0); 5])).collect();
    let carrier = fixture.add(RED, carrier(), &[(0, 0)]);
    let fort = fixture.add(RED, with(tank(), &[Core::Fortification], &[]), &[(0, 0)]);
    let striker = fixture.add(RED, with(trooper(), &[], &[CoreAbility::DeepStrike]), &[(0, 0)]);
    waiting_all(&mut fixture);
    let of =
        |reserves: &[(UnitId, Reserves)]| Formations { reserves: reserves.to_vec(), ..Formations::default() };
    let strategic = |units: &[UnitId]| -> Vec<(UnitId, Reserves)> {
        units.iter().map(|unit| (*unit, Reserves::Strategic)).collect()
    };
    // Every unit costs 80, and 250 are allowed.
    assert_eq!(formation_rules(&fixture, of(&strategic(&squads[..3]))), [""; 0]);
    assert_eq!(formation_rules(&fixture, of(&strategic(&squads))), ["wh40k.strategic.points-cap"]);
    // Passengers count with their TRANSPORT.
    let mut inside = of(&strategic(&[squads[0], squads[1], carrier]));
    assert_eq!(formation_rules(&fixture, inside.clone()), [""; 0]);
    inside.embarked = vec![(squads[2], carrier)];
    assert_eq!(formation_rules(&fixture, inside), ["wh40k.strategic.points-cap"]);
    fixture.game.reserves = 320;
    assert_eq!(formation_rules(&fixture, of(&strategic(&squads))), [""; 0]);
    assert_eq!(formation_rules(&fixture, of(&strategic(&[fort]))), ["wh40k.strategic.no-fortifications"]);
    let deep = |unit| of(&[(unit, Reserves::DeepStrike)]);
    assert_eq!(formation_rules(&fixture, deep(striker)), [""; 0]);
    assert_eq!(formation_rules(&fixture, deep(squads[0])), ["wh40k.ability.deep-strike-reserve"]);
    let returning = of(&[(squads[0], Reserves::Returning)]);
    assert_eq!(formation_rules(&fixture, returning), ["wh40k.mission.formation-reserves"]);
    let riding = Formations { embarked: vec![(squads[0], carrier)], ..of(&strategic(&[squads[0]])) };
    assert_eq!(formation_rules(&fixture, riding), ["wh40k.mission.formation-reserves"]);
}

#[test]
fn aircraft_start_in_reserves_unless_they_hover() {
    let mut fixture = Fixture::new();
    let mut plane = carrier();
    plane.keywords.add(Keyword::Core(Core::Aircraft));
    let jet = fixture.add(RED, plane.clone(), &[(0, 0)]);
    let hover = fixture.add(RED, with(plane, &[], &[CoreAbility::Hover]), &[(0, 0)]);
    let squad = fixture.add(RED, trooper(), &[(0, 0); 5]);
    waiting_all(&mut fixture);
    let of = |hovering: Vec<UnitId>| Formations { hovering, ..Formations::default() };
    assert_eq!(formation_rules(&fixture, of(vec![jet])), ["wh40k.aircraft.hover-declare"]);
    assert_eq!(formation_rules(&fixture, of(vec![hover])), [""; 0]);
    // Passengers of an AIRCRAFT in Reserves must be in Reserves themselves.
    let riding = Formations { embarked: vec![(squad, jet)], ..Formations::default() };
    assert_eq!(formation_rules(&fixture, riding.clone()), ["wh40k.aircraft.reserve-passengers"]);
    let mut both = riding;
    both.reserves = vec![(squad, Reserves::Strategic)];
    both.hovering = vec![hover];
    assert_eq!(formation_rules(&fixture, both.clone()), [""; 0]);
    let mut events: Vec<Event> = Vec::new();
    let mut dice = SeededDice::new(1);
    let mut cx = Cx { game: &fixture.game, state: &mut fixture.state, dice: &mut dice, sink: &mut events };
    reveal(&mut cx, vec![(RED, both)]);
    let board = fixture.board();
    assert_eq!(board.unit(jet).place, Place::Reserves(Reserves::Strategic));
    assert_eq!(board.unit(hover).place, Place::Waiting);
    assert_eq!(board.unit(squad).place, Place::Embarked(jet));
    assert!(!board.is(hover, Core::Aircraft));
}

#[test]
fn an_empty_dedicated_transport_is_lost() {
    let mut fixture = Fixture::new();
    let full = fixture.add(RED, with(carrier(), &[Core::DedicatedTransport], &[]), &[(0, 0)]);
    let empty = fixture.add(RED, with(carrier(), &[Core::DedicatedTransport], &[]), &[(0, 0)]);
    let squad = fixture.add(RED, trooper(), &[(0, 0); 5]);
    waiting_all(&mut fixture);
    let formations = Formations { embarked: vec![(squad, full)], ..Formations::default() };
    let mut events: Vec<Event> = Vec::new();
    let mut dice = SeededDice::new(1);
    let mut cx = Cx { game: &fixture.game, state: &mut fixture.state, dice: &mut dice, sink: &mut events };
    reveal(&mut cx, vec![(RED, formations)]);
    assert_eq!(fixture.board().unit(full).place, Place::Waiting);
    assert_eq!(fixture.board().unit(empty).place, Place::Destroyed);
    let rule = RuleId("wh40k.muster.dedicated-transport-filled");
    assert!(events.contains(&Event::Destroyed { model: fixture.model(empty, 0), rule }));
}

fn spots(fixture: &Fixture, unit: UnitId, at: &[(i32, i32)]) -> Spots {
    let models = fixture.board().models(unit).collect::<Vec<_>>();
    let spot = |(x, y): &(i32, i32)| Spot {
        at: tenths(*x, *y),
        elevation: Length::ZERO,
        heading: gonfalon_table::Heading::NORTH,
    };
    models.into_iter().zip(at).map(|(model, at)| (model, spot(at))).collect()
}

#[test]
fn armies_deploy_in_turn_and_infiltrators_after_both() {
    let mut fixture = Fixture::new();
    let red = fixture.add(RED, trooper(), &[(0, 0)]);
    let blue = fixture.add(BLUE, trooper(), &[(0, 0)]);
    let more = fixture.add(BLUE, trooper(), &[(0, 0)]);
    let hidden = fixture.add(RED, with(trooper(), &[], &[CoreAbility::Infiltrators]), &[(0, 0)]);
    let other = fixture.add(BLUE, with(trooper(), &[], &[CoreAbility::Infiltrators]), &[(0, 0)]);
    waiting_all(&mut fixture);
    fixture.state.table.attacker = Some(BLUE);
    let set_up = |fixture: &Fixture, unit, at| Action::SetUp { unit, spots: spots(fixture, unit, &[at]) };
    let early = set_up(&fixture, hidden, (300, 220));
    assert_eq!(rules(&deploy_refusals(fixture.board(), RED, &early)), ["wh40k.onlywar.deploy-after-both"]);
    // The Attacker's zone is the strip at the origin.
    let inside = set_up(&fixture, blue, (300, 100));
    assert_eq!(rules(&deploy_refusals(fixture.board(), BLUE, &inside)), [""; 0]);
    let outside = set_up(&fixture, blue, (300, 118));
    assert_eq!(rules(&deploy_refusals(fixture.board(), BLUE, &outside)), ["wh40k.onlywar.deploy-in-zone"]);
    assert_eq!(rules(&deploy_refusals(fixture.board(), RED, &inside)), ["wh40k.onlywar.deploy-alternate"]);
    // Blue begins, then red; blue sets up the rest, then both roll off for the late ones.
    let mut tape = TapeDice::script();
    let mut events: Vec<Event> = Vec::new();
    let mut cx = Cx { game: &fixture.game, state: &mut fixture.state, dice: &mut tape, sink: &mut events };
    let Step::Ask(frame, questions) = begin_deployment(&mut cx) else { panic!("blue deploys") };
    assert_eq!(questions[0].0, BLUE);
    fixture.waiting.push(frame);
    fixture.open = Some((BLUE, Question::Deploy));
    fixture.answer(inside, &[]);
    assert_eq!(fixture.open.as_ref().map(|open| open.0), Some(RED));
    fixture.answer(set_up(&fixture, red, (300, 400)), &[]);
    assert_eq!(fixture.open.as_ref().map(|open| open.0), Some(BLUE));
    fixture.answer(set_up(&fixture, more, (400, 100)), &[("roll-off", &[6, 2])]);
    assert_eq!(fixture.open.as_ref().map(|open| open.0), Some(RED), "the winner of the late roll-off");
    let near_zone = set_up(&fixture, hidden, (100, 200));
    assert_eq!(rules(&deploy_refusals(fixture.board(), RED, &near_zone)), ["wh40k.ability.infiltrators"]);
    let between = set_up(&fixture, hidden, (100, 250));
    assert_eq!(rules(&deploy_refusals(fixture.board(), RED, &between)), [""; 0]);
    fixture.answer(between, &[]);
    let last = set_up(&fixture, other, (500, 100));
    assert_eq!(rules(&deploy_refusals(fixture.board(), BLUE, &last)), [""; 0], "in its own zone");
    fixture.answer_with(last, &mut SeededDice::new(3));
    assert!(fixture.state.table.first.is_some());
}

#[test]
fn scouts_move_first_with_who_has_the_first_turn() {
    let scout = || with(trooper(), &[], &[CoreAbility::Scouts(Length::inches(6))]);
    let mut fixture = Fixture::new();
    let red = fixture.add(RED, scout(), &[(300, 80)]);
    let plain = fixture.add(RED, trooper(), &[(400, 80)]);
    let blue = fixture.add(BLUE, scout(), &[(300, 380)]);
    let ride = fixture.add(BLUE, with(carrier(), &[Core::DedicatedTransport], &[]), &[(100, 380)]);
    let inside = fixture.add(BLUE, scout(), &[(0, 0)]);
    fixture.state.table.units[inside.index()].place = Place::Embarked(ride);
    fixture.state.table.phase = Phase::Setup;
    fixture.state.table.first = Some(BLUE);
    assert_eq!(scout_reach(fixture.board(), ride), Some(Length::inches(6)));
    assert_eq!(scouts(fixture.board(), BLUE).collect::<Vec<_>>(), [blue, ride]);
    let select = |unit| Action::Select { unit, kind: MoveKind::Scouts };
    assert_eq!(rules(&scout_refusals(fixture.board(), RED, &select(plain))), ["wh40k.ability.scouts-move"]);
    fixture.run(Frame::Scouting(Scouting { seat: BLUE, last: false }), &[]);
    assert_eq!(fixture.open, Some((BLUE, Question::Scout)));
    fixture.answer(select(blue), &[]);
    assert!(matches!(fixture.open, Some((BLUE, Question::Walk { kind: MoveKind::Scouts, .. }))));
    fixture.answer(crate::proposals::PASS, &[]);
    assert_eq!(fixture.open, Some((BLUE, Question::Scout)), "the TRANSPORT of scouts may go too");
    fixture.answer(crate::proposals::PASS, &[]);
    assert_eq!(fixture.open, Some((RED, Question::Scout)));
    assert_eq!(scouts(fixture.board(), RED).collect::<Vec<_>>(), [red]);
    fixture.answer(crate::proposals::PASS, &[]);
    assert_eq!(fixture.open, None);
    // Passengers without the ability keep the TRANSPORT where it is.
    let slow = fixture.add(BLUE, trooper(), &[(0, 0)]);
    fixture.state.table.units[slow.index()].place = Place::Embarked(ride);
    assert_eq!(scout_reach(fixture.board(), ride), None);
}

#[test]
fn formations_stay_secret_until_both_are_noted() {
    let mut fixture = Fixture::new();
    fixture.add(RED, trooper(), &[(0, 0)]);
    let striker = fixture.add(BLUE, with(trooper(), &[], &[CoreAbility::DeepStrike]), &[(0, 0)]);
    waiting_all(&mut fixture);
    let (game, mut state) = (fixture.game, fixture.state);
    let mut dice = SeededDice::new(5);
    let mut events: Vec<Event> = Vec::new();
    gonfalon_kernel::begin(
        &mut Cx { game: &game, state: &mut state, dice: &mut dice, sink: &mut events },
        Frame::Setup(Setup::Begin),
    );
    let answer = |state: &mut crate::state::State, seat: Seat, action: Action| {
        let ask = game.asks(state).iter().find(|ask| ask.seat == seat).expect("asked").id;
        let legal = check(&game, state, ask, seat, action).expect("legal");
        play(&game, state, legal, &mut SeededDice::new(7), &mut Vec::<Event>::new());
    };
    while let Some(Question::PlaceMarker) = game.asks(&state).first().map(|ask| ask.question.clone()) {
        let ask = game.asks(&state)[0].clone();
        let action = game.fallback(&game.view(&state, None), &ask);
        answer(&mut state, ask.seat, action);
    }
    assert_eq!(game.asks(&state).len(), 2, "both note at the same time");
    let secret = Formations { reserves: vec![(striker, Reserves::DeepStrike)], ..Formations::default() };
    answer(&mut state, BLUE, Action::Formations(secret.clone()));
    assert_eq!(game.view(&state, Some(BLUE)).noted, Some(secret));
    assert_eq!(game.view(&state, Some(RED)).noted, None);
    assert_eq!(game.view(&state, None).noted, None);
    let before = game.view(&state, Some(RED));
    assert_eq!(before.table.units[striker.index()].place, Place::Waiting);
    // A wish to be asked again leaves the question open, and the other's answer alone.
    answer(&mut state, RED, Action::Ask(crate::stratagem::Stratagem::Grenade));
    assert_eq!(game.asks(&state).len(), 1);
    answer(&mut state, RED, Action::Formations(Formations::default()));
    assert_eq!(state.table.units[striker.index()].place, Place::Reserves(Reserves::DeepStrike));
}

#[test]
fn there_is_no_room_only_when_the_player_says_so_and_none_is_found() {
    // wh40k.onlywar.deploy-until
    let mut fixture = Fixture::new();
    let unit = fixture.add(RED, trooper(), &[(0, 0)]);
    fixture.add(BLUE, trooper(), &[(0, 0)]);
    waiting_all(&mut fixture);
    let pass = Action::Pass { silence: Default::default() };
    let judged = |fixture: &Fixture| rules(&deploy_refusals(fixture.board(), RED, &pass));
    assert_eq!(judged(&fixture), ["wh40k.onlywar.deploy-until"]);
    fixture.terrain(box_feature(FeatureKind::Debris, (0, 0), (600, 130), 3));
    assert_eq!(judged(&fixture), [""; 0]);
    fixture.waiting.push(Frame::Setup(Setup::Deploy { late: false }));
    fixture.open = Some((RED, Question::Deploy));
    fixture.answer(pass, &[]);
    assert_eq!(fixture.board().unit(unit).place, Place::Destroyed);
    assert_eq!(fixture.open, Some((BLUE, Question::Deploy)));
}
