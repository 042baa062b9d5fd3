//! Whole games by chance with the ready armies: they end by the rules, and after every answer the table is in order.

mod matches;

use std::collections::BTreeMap;

use gonfalon_kernel::{Game, SeededDice, check, play};
use gonfalon_kow::Kow;
use gonfalon_kow::action::Action;
use gonfalon_kow::data::Library;
use gonfalon_kow::event::Event;
use gonfalon_kow::rulings::{Rulings, SWITCHES};
use gonfalon_kow::setting::{Agreement, ClockChoice, GameLength, TerrainChoice};
use gonfalon_kow::state::{State, Victory};
use matches::{army, in_order};

const ARMIES: [&str; 6] = [
    "dawn-and-iron",
    "faceless-host",
    "furnace-of-the-abyss",
    "hammers-of-the-deep",
    "pact-of-ash-and-bone",
    "spears-of-the-dawn",
];

const VICTORIES: [Victory; 3] = [Victory::Kill, Victory::Pillage, Victory::KillAndPillage];

/// More answers than any game of six turns needs.
const MOST_ANSWERS: u32 = 5_000;

/// How many games are played: these, or 2,000 where `GONFALON_SOAK=1` asks for patience.
fn games(usual: u64) -> u64 {
    let soak = std::env::var_os("GONFALON_SOAK").is_some_and(|wanted| wanted == "1");
    if soak { 2_000 } else { usual }
}

/// Another agreement for every seed; within 36 of them each army meets each, and each victory condition each clock and
/// each kind of terrain.
fn agreement(seed: u64) -> Agreement {
    let mut chance = SeededDice::new(seed);
    let mut below = |count: usize| chance.below(count as u32) as usize;
    let layouts = &Library::core().terrain.layouts;
    let turns = GameLength::Turns(2 + below(5) as u8);
    let (clock, length) = match seed / 3 % 4 {
        0 => (ClockChoice::None, turns),
        1 => (ClockChoice::Chess(60_000 + below(300_000) as u32), turns),
        2 => (ClockChoice::Turn(5_000 + below(60_000) as u32), turns),
        _ => (ClockChoice::None, GameLength::Time(50_000 + below(300_000) as u32)),
    };
    let terrain = match seed / 12 % 3 {
        0 => TerrainChoice::Layout(layouts[below(layouts.len())].id.clone()),
        1 if seed.is_multiple_of(2) => TerrainChoice::Chance,
        1 => TerrainChoice::Players,
        _ => TerrainChoice::None,
    };
    Agreement {
        points: Some(2000),
        armies: vec![army(ARMIES[seed as usize % 6]), army(ARMIES[seed as usize / 6 % 6])],
        terrain,
        length,
        victory: Some(VICTORIES[seed as usize % 3]),
        clock,
        good_and_evil: false,
        rulings: if below(3) == 0 { any_rulings(&mut chance) } else { Rulings::default() },
    }
}

/// Every switch either way.
fn any_rulings(chance: &mut SeededDice) -> Rulings {
    let chosen = SWITCHES.iter().map(|switch| {
        let (value, ..) = switch.values[chance.below(switch.values.len() as u32) as usize];
        (switch.name, value)
    });
    let chosen: BTreeMap<&str, &str> = chosen.collect();
    let written = serde_json::to_value(chosen).expect("words are plain data");
    serde_json::from_value(written).expect("every value is known")
}

/// Plays to the end, looks at the table after every answer, and gives back what happened.
fn watched(agreement: &Agreement, seed: u64) -> (Kow, State, Vec<Event>) {
    let (mut dice, mut chance) = (SeededDice::new(seed), SeededDice::new(!seed));
    let mut events: Vec<Event> = Vec::new();
    let (game, mut state) =
        agreement.begin(Library::core(), &mut dice, &mut events).expect("the ready armies are sound");
    let mut answers = 0;
    while let Some(ask) = game.asks(&state).first().cloned() {
        let view = game.view(&state, Some(ask.seat));
        let answer = Action { spent: chance.below(3_000), ..game.sample(&view, &ask, &mut chance) };
        let legal = check(&game, &state, ask.id, ask.seat, answer)
            .unwrap_or_else(|error| panic!("game {seed}, answer {answers}: {error:?}"));
        play(&game, &mut state, legal, &mut dice, &mut events);
        in_order(&game, &state);
        answers += 1;
        assert!(answers < MOST_ANSWERS, "game {seed} does not end");
    }
    (game, state, events)
}

/// How many events are of a kind.
fn count(events: &[Event], wanted: fn(&Event) -> bool) -> usize {
    events.iter().filter(|event| wanted(event)).count()
}

#[test]
fn games_by_chance_end_in_order() {
    for seed in 0..games(36) {
        let agreement = agreement(seed);
        let (game, state, events) = watched(&agreement, seed);
        assert_eq!(count(&events, |event| matches!(event, Event::Ended { .. })), 1, "game {seed}");
        assert_eq!(state.table.victory, agreement.victory, "game {seed}");
        let scores: Vec<u32> =
            state.table.players.0.iter().map(|player| player.points.expect("points are counted")).collect();
        match game.outcome(&state).expect("it is over").winners[..] {
            [] => {}
            [winner] => {
                assert!(scores[winner.index()] > scores[1 - winner.index()], "game {seed}: {scores:?}");
            }
            _ => panic!("game {seed} has two winners"),
        }
        if let GameLength::Turns(turns) = agreement.length {
            assert!(state.table.players.0.iter().all(|player| player.turns <= turns), "game {seed}");
        }
    }
}

#[test]
fn neighbours_in_a_slanting_charge_do_not_overlap() {
    // Here two regiments charge together at an angle at which rounding once pushed them into each other.
    let usual = Agreement { rulings: Rulings::default(), ..agreement(777) };
    let (_, _, events) = watched(&usual, 777);
    assert!(count(&events, |event| matches!(event, Event::Charged(_))) > 1);
}

#[test]
fn six_turns_without_a_clock_see_fighting() {
    let (mut charges, mut shots, mut routs) = (0, 0, 0);
    let games = 6;
    for seed in 0..games {
        let length = GameLength::Turns(6);
        let (_, _, events) =
            watched(&Agreement { length, clock: ClockChoice::None, ..agreement(seed) }, seed);
        charges += count(&events, |event| matches!(event, Event::Charged(_)));
        shots += count(&events, |event| matches!(event, Event::ShotDeclared { .. }));
        routs += count(&events, |event| matches!(event, Event::Routed { .. }));
    }
    // Games in which nobody fights would prove little.
    let games = games as usize;
    assert!(charges >= games * 3, "{charges} charges in {games} games");
    assert!(shots >= games * 3, "{shots} shots in {games} games");
    assert!(routs >= games, "{routs} routs in {games} games");
}

#[test]
fn the_same_dice_and_answers_make_the_same_game() {
    let (_, state, events) = watched(&agreement(4), 4);
    let (_, again, events_again) = watched(&agreement(4), 4);
    assert_eq!(state, again);
    assert_eq!(events, events_again);
}
