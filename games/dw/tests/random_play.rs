//! Whole games at random: they end by the rules, and after every answer the table is in order.

mod playing;

use gonfalon_dw::setting::Agreement;
use gonfalon_dw::state::Place;
use gonfalon_kernel::SeededDice;
use playing::{agreement, any_agreement, invariants, play_at_random, soak};

/// Plays one game and watches it; answers with its decisions.
fn watched(agreement: &Agreement, seed: u64) -> u32 {
    let (game, state, decisions) = play_at_random(agreement, seed, invariants::look);
    let last = game.library[game.scenario].rounds.or(game.options.rounds).expect("tests end");
    assert!(state.table.round <= last);
    decisions
}

#[test]
fn every_pairing_of_ready_made_armies() {
    let mut seed = 0;
    for one in 0..8 {
        for other in one..8 {
            watched(&agreement("tides-of-war", &[one, other]), seed);
            seed += 1;
        }
    }
}

#[test]
fn every_scenario_for_two() {
    let games = if soak() { 200 } else { 6 };
    for (number, scenario) in
        ["tides-of-war", "in-harms-way", "doom-hill", "battlegnash", "siege"].into_iter().enumerate()
    {
        for seed in 0..games {
            let chosen = [number + seed as usize, 3 * number + 5 * seed as usize];
            watched(&agreement(scenario, &chosen), seed);
        }
    }
}

#[test]
fn three_and_four_players() {
    let games = if soak() { 60 } else { 3 };
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
    let games = if soak() { 2_000 } else { 12 };
    let mut chance = SeededDice::new(11);
    for seed in 0..games {
        watched(&any_agreement(&mut chance), 1_000 + seed);
    }
}

#[test]
fn games_are_lively() {
    let games = 12;
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
