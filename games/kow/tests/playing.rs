//! Whole games by chance: every answer offered is legal, every game ends, and the log adds up.

mod matches;

use gonfalon_kernel::{Game, SeededDice, check, play};
use gonfalon_kow::Kow;
use gonfalon_kow::action::{Action, Deed};
use gonfalon_kow::data::Library;
use gonfalon_kow::event::Event;
use gonfalon_kow::setting::{Agreement, ClockChoice, GameLength, TerrainChoice};
use gonfalon_kow::state::{Place, State, Victory};
use matches::{army, in_order};

fn agreement(one: &str, other: &str) -> Agreement {
    Agreement {
        points: Some(2000),
        armies: vec![army(one), army(other)],
        terrain: TerrainChoice::None,
        length: GameLength::Turns(2),
        victory: None,
        clock: ClockChoice::None,
        good_and_evil: true,
        rulings: Default::default(),
    }
}

/// Plays to the end, with `spent` milliseconds for each answer, and gives back what happened.
fn play_out(agreement: &Agreement, seed: u64, spent: u32) -> (Kow, State, Vec<Event>) {
    let (mut dice, mut chance) = (SeededDice::new(seed), SeededDice::new(seed ^ 0xABCD));
    let mut events: Vec<Event> = Vec::new();
    let (game, mut state) =
        agreement.begin(Library::core(), &mut dice, &mut events).expect("the agreement is sound");
    let mut answers = 0;
    while let Some(ask) = game.asks(&state).first().cloned() {
        let view = game.view(&state, Some(ask.seat));
        if answers % 10 == 0 {
            let safe = game.fallback(&view, &ask);
            check(&game, &state, ask.id, ask.seat, safe).expect("the safe answer is legal");
            let offered = game.proposals(&view, &ask, 5);
            assert!(!offered.is_empty() && offered.len() <= 5);
            for action in offered {
                check(&game, &state, ask.id, ask.seat, action).expect("proposals are legal");
            }
        }
        let action = Action { spent, ..game.sample(&view, &ask, &mut chance) };
        let legal = check(&game, &state, ask.id, ask.seat, action).expect("samples are legal");
        play(&game, &mut state, legal, &mut dice, &mut events);
        in_order(&game, &state);
        answers += 1;
        assert!(answers < 5_000, "the game does not end");
    }
    (game, state, events)
}

#[test]
fn games_by_chance_end_with_an_outcome() {
    let layouts: Vec<String> =
        Library::core().terrain.layouts.iter().map(|layout| layout.id.clone()).collect();
    let armies = ["faceless-host", "spears-of-the-dawn", "hammers-of-the-deep", "furnace-of-the-abyss"];
    for seed in 0..6 {
        let mut agreement = agreement(armies[seed % 4], armies[(seed + 1) % 4]);
        agreement.terrain = TerrainChoice::Layout(layouts[seed % layouts.len()].clone());
        let (game, state, events) = play_out(&agreement, seed as u64, 0);
        assert!(game.outcome(&state).is_some());
        let turns = events.iter().filter(|event| matches!(event, Event::TurnEnded(_))).count();
        assert_eq!(turns, 4);
        for event in &events {
            if !matches!(event, Event::MeleeEnded { .. } | Event::TimeSpent { .. }) {
                assert!(game.tell(event).is_some(), "{event:?}");
            }
        }
    }
}

#[test]
fn players_place_terrain_until_both_are_content() {
    let mut agreement = agreement("faceless-host", "spears-of-the-dawn");
    agreement.terrain = TerrainChoice::Players;
    agreement.length = GameLength::Turns(1);
    let (_, state, events) = play_out(&agreement, 3, 0);
    let placed = events.iter().filter(|event| matches!(event, Event::TerrainPlaced { .. })).count();
    assert_eq!(placed, state.table.terrain.len());
    assert!(placed > 0);
}

#[test]
fn objectives_are_more_than_a_foot_apart() {
    let mut agreement = agreement("faceless-host", "spears-of-the-dawn");
    agreement.victory = Some(Victory::Pillage);
    agreement.length = GameLength::Turns(1);
    for seed in 0..4 {
        let (_, state, events) = play_out(&agreement, seed, 0);
        let rolled = events.iter().find_map(|event| match event {
            Event::ObjectivesRolled(count) => Some(usize::from(*count)),
            _ => None,
        });
        assert!((2..=7).contains(&rolled.expect("Pillage! has objectives")));
        assert!(state.table.objectives.len() <= rolled.unwrap_or(0));
    }
}

#[test]
fn a_chess_clock_that_runs_out_ends_the_game_with_a_mass_rout() {
    let mut agreement = agreement("faceless-host", "spears-of-the-dawn");
    agreement.clock = ClockChoice::Chess(60_000);
    agreement.victory = Some(Victory::Kill);
    agreement.length = GameLength::Turns(6);
    let (game, state, events) = play_out(&agreement, 1, 2_000);
    let out = events.iter().find_map(|event| match event {
        Event::TimedOut(seat) => Some(*seat),
        _ => None,
    });
    let out = out.expect("thirty answers are too few for six turns");
    let theirs = state.table.units.iter().zip(&game.units).filter(|(_, facts)| facts.owner == out);
    assert!(theirs.clone().count() > 0);
    assert!(theirs.into_iter().all(|(unit, _)| matches!(unit.place, Place::Routed | Place::Lost)));
    assert_ne!(game.outcome(&state).expect("the game is over").winners, vec![out]);
    assert_eq!(state.table.players[out].clock, Some(0));
}

#[test]
fn a_turn_timer_ends_turns_and_not_the_game() {
    let mut agreement = agreement("faceless-host", "hammers-of-the-deep");
    agreement.clock = ClockChoice::Turn(10_000);
    agreement.length = GameLength::Turns(3);
    for seed in 0..4 {
        let (_, state, events) = play_out(&agreement, seed, 1_500);
        assert!(events.iter().any(|event| matches!(event, Event::TimedOut(_))));
        assert_eq!(events.iter().filter(|event| matches!(event, Event::TurnEnded(_))).count(), 6);
        assert!(state.table.contacts.is_empty());
    }
}

#[test]
fn a_game_by_time_ends_after_equal_turns() {
    let mut agreement = agreement("faceless-host", "spears-of-the-dawn");
    agreement.length = GameLength::Time(100_000);
    let (_, state, _) = play_out(&agreement, 5, 2_000);
    assert_eq!(state.table.players.0[0].turns, state.table.players.0[1].turns);
    assert!(state.table.elapsed >= 100_000);
}

#[test]
fn nobody_is_out_of_time_before_the_clock_says_so() {
    let mut agreement = agreement("faceless-host", "spears-of-the-dawn");
    let begun = |agreement: &Agreement| {
        let (mut dice, mut events) = (SeededDice::new(1), Vec::<Event>::new());
        let (game, mut state) = agreement.begin(Library::core(), &mut dice, &mut events).expect("sound");
        while !matches!(game.asks(&state)[0].question, gonfalon_kow::action::Question::Deploy) {
            let ask = game.asks(&state)[0].clone();
            let action = game.fallback(&game.view(&state, None), &ask);
            let legal = check(&game, &state, ask.id, ask.seat, action).expect("legal");
            play(&game, &mut state, legal, &mut dice, &mut events);
        }
        (game, state)
    };
    let rules = |game: &Kow, state: &State, spent: u32| -> Vec<&'static str> {
        let ask = game.asks(state)[0].clone();
        let action = Action { deed: Deed::TimeOut, spent };
        game.refusals(state, &ask, &action).iter().map(|refusal| refusal.rule.0).collect()
    };
    let (game, state) = begun(&agreement);
    assert_eq!(rules(&game, &state, 99_999_999), ["kow.clock.optional"]);
    agreement.clock = ClockChoice::Chess(60_000);
    let (game, state) = begun(&agreement);
    assert_eq!(rules(&game, &state, 59_999), ["kow.clock.chess-time-out-ends-game"]);
    assert_eq!(rules(&game, &state, 60_000), Vec::<&str>::new());
    agreement.clock = ClockChoice::Turn(600_000);
    let (game, state) = begun(&agreement);
    assert_eq!(rules(&game, &state, 29_999), ["kow.clock.turn-timer-deployment"]);
    assert_eq!(rules(&game, &state, 30_000), Vec::<&str>::new());
}

#[test]
fn every_reason_why_a_match_cannot_begin_is_told() {
    let mut agreement = agreement("faceless-host", "spears-of-the-dawn");
    agreement.armies.pop();
    agreement.points = Some(1000);
    agreement.terrain = TerrainChoice::Layout("nowhere".to_owned());
    agreement.length = GameLength::Time(0);
    agreement.clock = ClockChoice::Chess(0);
    let problems = agreement
        .begin(Library::core(), &mut SeededDice::new(1), &mut ())
        .expect_err("nearly everything is wrong");
    let rules: Vec<&str> = problems.iter().flat_map(|problem| problem.rules()).collect();
    for rule in [
        "kow.scenario.armies",
        "kow.scenario.terrain-placed",
        "kow.scenario.length-time",
        "kow.clock.chess-setup",
        "kow.army.points-agreed",
    ] {
        assert!(rules.contains(&rule), "{rule} is missing from {rules:?}");
    }
    assert!(problems.iter().all(|problem| !problem.lines(Library::core()).is_empty()));
}
