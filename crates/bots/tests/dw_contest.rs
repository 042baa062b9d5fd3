//! The greedy opponent of Diskwars clearly beats the random one, with every ready army, in every scenario and in every seat.

use gonfalon_bots::dw::Greedy;
use gonfalon_bots::{Bot, Random, play_out};
use gonfalon_dw::Dw;
use gonfalon_dw::army::{ArmyFile, ready_files};
use gonfalon_dw::data::Library;
use gonfalon_dw::event::Event;
use gonfalon_dw::setting::{Agreement, Drops};
use gonfalon_dw::state::State;
use gonfalon_kernel::{Game, Seat, SeededDice};

const MOST_DECISIONS: u32 = 20_000;

fn soak() -> bool {
    std::env::var_os("GONFALON_SOAK").is_some_and(|wanted| wanted == "1")
}

/// An agreement for every number: all players lead the same army, so that nothing but their skill decides.
fn agreement(number: usize, players: usize) -> Agreement {
    let library = Library::core();
    let ready: Vec<ArmyFile> = ready_files(library).into_iter().map(|(_, file)| file).collect();
    let able: Vec<_> =
        library.scenarios.iter().filter(|scenario| usize::from(scenario.most_players) >= players).collect();
    let mut agreement = Agreement::new(able[number % able.len()]);
    agreement.options.drops = Drops::StandIn;
    agreement.armies = vec![ready[number / able.len() % ready.len()].clone(); players];
    agreement
}

/// Plays one game; a seat that is not greedy is played by chance.
fn play(agreement: &Agreement, seed: u64, greedy: &[Seat]) -> (Dw, State, Vec<Event>) {
    let (mut dice, mut events) = (SeededDice::new(seed), Vec::new());
    let (game, mut state) = agreement
        .begin(Library::core(), &mut dice, &mut events)
        .unwrap_or_else(|problems| panic!("{problems:#?}"));
    let mut bots: Vec<Box<dyn Bot<Dw>>> = Seat::all(game.seats())
        .map(|seat| -> Box<dyn Bot<Dw>> {
            if greedy.contains(&seat) {
                Box::new(Greedy::default())
            } else {
                Box::new(Random::new(seed ^ (u64::from(seat.0) << 32)))
            }
        })
        .collect();
    play_out(&game, &mut state, &mut bots, &mut dice, &mut events, MOST_DECISIONS)
        .unwrap_or_else(|stopped| panic!("{} with seed {seed}: {stopped}", agreement.scenario));
    (game, state, events)
}

#[test]
fn greedy_beats_random_with_every_ready_army_in_every_scenario_and_in_both_seats() {
    let (mut won, mut shared, mut games) = (0, 0, 0);
    let mut by_scenario: Vec<(String, u32, u32)> = Vec::new();
    for number in 0..if soak() { 100 } else { 10 } {
        let agreement = agreement(number, 2);
        for seat in [Seat(0), Seat(1)] {
            let (game, state, _) = play(&agreement, number as u64, &[seat]);
            let winners = &game.outcome(&state).expect("the game is over").winners;
            let wins = u32::from(winners[..] == [seat]);
            games += 1;
            won += wins;
            shared += u32::from(winners.len() != 1);
            if wins == 0 {
                let table = &state.table;
                let told = table.players.iter().map(|(_, player)| (player.role, player.kills, player.points));
                println!(
                    "lost as {seat} in {} with {}: round {}, {:?}",
                    agreement.scenario,
                    agreement.armies[0].name,
                    table.round,
                    told.collect::<Vec<_>>()
                );
            }
            match by_scenario.iter_mut().find(|(name, ..)| *name == agreement.scenario) {
                Some((_, won, games)) => (*won, *games) = (*won + wins, *games + 1),
                None => by_scenario.push((agreement.scenario.clone(), wins, 1)),
            }
        }
    }
    println!("greedy won {won} of {games} games, {shared} of them without a single winner: {by_scenario:?}");
    assert!(won * 10 >= games * 9, "greedy won {won} of {games}");
}

#[test]
fn greedy_beats_several_random_opponents() {
    let (mut won, mut games) = (0, 0);
    for number in 0..if soak() { 16 } else { 2 } {
        for players in 3..=6 {
            let agreement = agreement(number, players);
            let seat = Seat((number % players) as u8);
            let (game, state, _) = play(&agreement, number as u64, &[seat]);
            games += 1;
            won += u32::from(game.outcome(&state).expect("the game is over").winners[..] == [seat]);
        }
    }
    println!("greedy won {won} of {games} games against two to five opponents");
    assert!(won * 10 >= games * 7, "greedy won {won} of {games}");
}

#[test]
fn greedy_attacks_fires_casts_and_answers_every_time_the_same() {
    let both = [Seat(0), Seat(1)];
    let mut counts = [0; 3];
    for number in [0, 10, 16] {
        let (_, state, events) = play(&agreement(number, 2), 5, &both);
        for event in &events {
            match event {
                Event::BattleBegan { .. } => counts[0] += 1,
                Event::Nominated { .. } => counts[1] += 1,
                Event::Announced { .. } => counts[2] += 1,
                _ => {}
            }
        }
        assert_eq!(play(&agreement(number, 2), 5, &both).1, state);
    }
    assert!(counts.iter().all(|count| *count > 0), "battles, shots and spells: {counts:?}");
}
