//! Whole games at random: they end by the rules, and after every answer the table is in order.

mod playing;

use gonfalon_kernel::SeededDice;
use gonfalon_whdw::data::Faction;
use gonfalon_whdw::setting::{Agreement, GameKind};
use gonfalon_whdw::state::Place;
use playing::invariants::Watch;
use playing::{any_agreement, drawn, play_at_random, prebuilt, regiments_of, soak};

/// Plays one game and watches it; answers with its decisions.
fn watched(agreement: &Agreement, seed: u64) -> u32 {
    let mut watch = None;
    let (game, state, decisions) = play_at_random(agreement, seed, |game, state| {
        watch.get_or_insert_with(|| Watch::new(state)).look(game, state);
    });
    let rounds = game.library.constants.battlefield.rounds;
    assert!(state.table.round <= rounds);
    let fought_out = state.table.round == rounds;
    let standing = state.table.players.0.iter().filter(|player| !player.eliminated).count();
    assert!(fought_out || standing <= 1 || game.is_strongholds(), "it ended by one of the book's ways");
    decisions
}

fn many(kind: GameKind, players: u8, regiments: usize, games: u64) {
    let games = if soak() { games * 40 } else { games };
    let mut chance = SeededDice::new(u64::from(players) * 100 + regiments as u64);
    for seed in 0..games {
        watched(&drawn(kind, players, regiments, &mut chance), seed);
    }
}

#[test]
fn learning_games_end_in_order() {
    let games = if soak() { 5_000 } else { 60 };
    for seed in 0..games {
        watched(&Agreement::learning(), seed);
    }
}

#[test]
fn learning_games_are_lively() {
    let (mut engaged_early, mut casualties) = (0, 0);
    let games = 100;
    for seed in 0..games {
        let mut contact = false;
        let (_, state, _) = play_at_random(&Agreement::learning(), seed, |_, state| {
            contact |= state.table.round <= 2 && !state.table.pile.pins().is_empty();
        });
        engaged_early += u64::from(contact);
        casualties += state.table.disks.iter().filter(|disk| disk.place == Place::Casualty).count();
    }
    assert!(engaged_early * 10 >= games * 9, "{engaged_early} of {games} games see contact by round two");
    assert!(casualties as u64 >= games * 4, "{casualties} casualties in {games} games");
}

#[test]
fn every_pairing_of_single_prebuilt_regiments() {
    let all: Vec<&str> = [Faction::Order, Faction::Destruction].into_iter().flat_map(regiments_of).collect();
    for (index, one) in all.iter().enumerate() {
        for other in &all[index + 1..] {
            let armies = vec![prebuilt(&[one]), prebuilt(&[other])];
            watched(&Agreement { armies, ..Agreement::new(GameKind::Standard) }, index as u64);
        }
    }
}

#[test]
fn two_players_with_two_regiments() {
    many(GameKind::Standard, 2, 2, 20);
}

#[test]
fn two_players_with_three_regiments() {
    many(GameKind::Standard, 2, 3, 12);
}

#[test]
fn three_players() {
    many(GameKind::Standard, 3, 1, 8);
    many(GameKind::Standard, 3, 2, 5);
    many(GameKind::Standard, 3, 3, 3);
}

#[test]
fn four_players() {
    many(GameKind::Standard, 4, 1, 8);
    many(GameKind::Standard, 4, 2, 5);
    many(GameKind::Standard, 4, 3, 3);
}

#[test]
fn strongholds() {
    many(GameKind::Strongholds, 2, 2, 10);
    many(GameKind::Strongholds, 3, 1, 5);
    many(GameKind::Strongholds, 4, 2, 3);
}

#[test]
fn every_kind_of_game_with_every_ruling() {
    let games = if soak() { 3_000 } else { 25 };
    let mut chance = SeededDice::new(11);
    for seed in 0..games {
        watched(&any_agreement(&mut chance), seed);
    }
}
