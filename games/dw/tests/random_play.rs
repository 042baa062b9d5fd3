//! Whole games at random: they end by the rules, everything said is complete, and after every answer the table is in order.

mod playing;

use gonfalon_dw::data::Library;
use gonfalon_dw::event::Event;
use gonfalon_dw::setting::Agreement;
use gonfalon_dw::state::Place;
use gonfalon_dw::texts::TEXTS;
use gonfalon_dw::{Dw, RULES_VERSION};
use gonfalon_kernel::log::{Header, LOG_FORMAT, Limits, Match, verify};
use gonfalon_kernel::{Dice, Game, Line, SeededDice, check};
use gonfalon_text::{Lang, Texts};
use playing::{
    MOST_DECISIONS, agreement, answer, any_agreement, begin, invariants, play_at_random, soak, some_ask,
};

const SCENARIOS: [&str; 5] = ["tides-of-war", "in-harms-way", "doom-hill", "battlegnash", "siege"];

/// Plays one game and watches it; answers with its decisions.
fn watched(agreement: &Agreement, seed: u64) -> u32 {
    let (game, state, decisions) = play_at_random(agreement, seed, invariants::look);
    let last = game.library[game.scenario].rounds.or(game.options.rounds).expect("tests end");
    assert!(state.table.round <= last);
    decisions
}

#[test]
fn every_pairing_of_ready_made_armies() {
    let step = if soak() { 1 } else { 4 };
    for (seed, pair) in (0..64).step_by(step).enumerate() {
        let (one, other) = (pair / 8, (pair + seed) % 8);
        watched(&agreement("tides-of-war", &[one, other]), seed as u64);
    }
}

#[test]
fn every_scenario_for_two() {
    let games = if soak() { 200 } else { 3 };
    for (number, scenario) in SCENARIOS.into_iter().enumerate() {
        for seed in 0..games {
            let chosen = [number + seed as usize, 3 * number + 5 * seed as usize];
            watched(&agreement(scenario, &chosen), seed);
        }
    }
}

#[test]
fn three_and_four_players() {
    let games = if soak() { 60 } else { 1 };
    for scenario in ["doom-hill", "battlegnash"] {
        for seed in 0..games {
            let first = seed as usize;
            watched(&agreement(scenario, &[first, first + 1, first + 2]), seed);
            watched(&agreement(scenario, &[first + 4, first + 5, first + 6, first + 7]), seed);
        }
    }
}

#[test]
fn anything_at_all() {
    let games = if soak() { 2_000 } else { 6 };
    let mut chance = SeededDice::new(11);
    for seed in 0..games {
        watched(&any_agreement(&mut chance), 1_000 + seed);
    }
}

#[test]
fn games_are_lively() {
    let games = 6;
    let (mut fought, mut fallen) = (0, 0);
    for seed in 0..games {
        let mut contact = false;
        let chosen = [seed as usize, seed as usize + 3];
        let (_, state, _) = play_at_random(&agreement("tides-of-war", &chosen), seed, |_, state| {
            contact |= state.table.round <= 3 && !state.table.pile.pins().is_empty();
        });
        fought += u32::from(contact);
        fallen += state.table.disks.iter().filter(|disk| disk.place == Place::Destroyed).count();
    }
    assert!(fought * 10 >= games as u32 * 9, "{fought} of {games} games see contact by round three");
    assert!(fallen >= games as usize * 4, "{fallen} Disks fell in {games} games");
}

/// The sentence is complete in both languages.
fn said_completely(texts: &Texts, line: &Line) {
    for lang in Lang::ALL {
        let resolved = texts.resolve(lang, line);
        assert_eq!(resolved.flaws, [], "{line:?}");
        assert!(resolved.text.ends_with(['.', '?']), "{lang}: {}", resolved.text);
    }
}

/// Proposals, the safe answer and samples are all legal, and whatever is asked or happens can be told.
#[test]
fn everything_offered_is_legal_and_everything_is_told() {
    let texts = Texts::new(TEXTS).unwrap_or_else(|troubles| panic!("{troubles:#?}"));
    let games = if soak() { 100 } else { 1 };
    for seed in 0..games {
        for scenario in SCENARIOS {
            let first = seed as usize * 2 + scenario.len();
            let agreement = agreement(scenario, &[first, first + 5]);
            let mut dice = SeededDice::new(seed);
            let mut chance = SeededDice::new(seed + 77);
            let (game, mut state) = begin(&agreement, &mut dice);
            let mut number = 0;
            while let Some(ask) = some_ask(&game, &state, &mut chance) {
                number += 1;
                said_completely(&texts, &game.tell_question(&ask.question));
                let view = game.view(&state, Some(ask.seat));
                let mut offered = vec![game.fallback(&view, &ask)];
                if number % 4 == 0 {
                    offered.extend(game.proposals(&view, &ask, 12));
                }
                assert!(offered.len() <= 13);
                for action in offered {
                    check(&game, &state, ask.id, ask.seat, action.clone())
                        .unwrap_or_else(|denied| panic!("{action:?} for {:?}: {denied:?}", ask.question));
                }
                let action = game.sample(&view, &ask, &mut chance);
                let mut events: Vec<Event> = Vec::new();
                answer(&game, &mut state, &mut dice, &mut events, &ask, action);
                let lines = events.iter().filter_map(|event| game.tell(event));
                lines.for_each(|line| said_completely(&texts, &line));
            }
        }
    }
}

#[test]
fn the_safe_answer_ends_every_game() {
    for (number, scenario) in SCENARIOS.into_iter().enumerate() {
        let mut dice = SeededDice::new(number as u64);
        let (game, mut state) = begin(&agreement(scenario, &[number, number + 2]), &mut dice);
        let mut decisions = 0;
        while let Some(ask) = game.asks(&state).first().cloned() {
            let action = game.fallback(&game.view(&state, Some(ask.seat)), &ask);
            answer(&game, &mut state, &mut dice, &mut (), &ask, action);
            decisions += 1;
            assert!(decisions < MOST_DECISIONS, "{scenario}");
        }
    }
}

#[test]
fn logs_of_whole_games_are_proven_by_playing_them_again() {
    let games = if soak() { 60 } else { 2 };
    let mut chosen = SeededDice::new(5);
    for seed in 0..games {
        let agreement = any_agreement(&mut chosen);
        let begin = |dice: &mut dyn Dice| {
            agreement.begin(Library::core(), dice, &mut ()).unwrap_or_else(|reasons| panic!("{reasons:?}"))
        };
        let header = Header {
            format: LOG_FORMAT,
            game: "dw".to_owned(),
            rules_version: RULES_VERSION,
            data_hash: String::new(),
            program: String::new(),
            seed: Some(seed),
            setup: serde_json::to_value(&agreement).expect("an agreement can be written"),
            seats: vec![String::new(); agreement.armies.len()],
        };
        let dice = Box::new(SeededDice::new(seed));
        let built: Result<_, ()> = Match::begin(header, dice, |_, dice| Ok(begin(dice)));
        let mut played: Match<Dw> = built.expect("it always begins");
        let mut chance = SeededDice::new(seed + 30_000);
        while let Some(ask) = played.game().asks(played.state()).first().cloned() {
            let view = played.game().view(played.state(), Some(ask.seat));
            let action = played.game().sample(&view, &ask, &mut chance);
            played.answer(ask.seat, ask.id, action).expect("samples are legal");
        }
        let mut log: Vec<u8> = Vec::new();
        played.course().write_to(&mut log).expect("memory takes everything");
        let proven = verify(&log[..], Limits::default(), |header, dice| {
            let setup: Agreement =
                serde_json::from_value(header.setup.clone()).expect("the agreement is in the log");
            assert_eq!(setup, agreement);
            Ok(begin(dice))
        })
        .unwrap_or_else(|trouble| panic!("seed {seed}: {trouble:?}"));
        assert_eq!(Some(&proven.outcome), played.game().outcome(played.state()), "seed {seed}");
    }
}
