//! The greedy opponent of Kings of War clearly beats the random one, with every ready army and in both seats.

use gonfalon_bots::kow::Greedy;
use gonfalon_bots::{Bot, Random, play_out};
use gonfalon_kernel::{Game, Seat, SeededDice};
use gonfalon_kow::Kow;
use gonfalon_kow::army::ArmyFile;
use gonfalon_kow::data::Library;
use gonfalon_kow::event::Event;
use gonfalon_kow::setting::{Agreement, ClockChoice, GameLength, TerrainChoice};
use gonfalon_kow::state::{State, Victory};

const MOST_DECISIONS: u32 = 5_000;

const ARMIES: [&str; 6] = [
    "dawn-and-iron",
    "faceless-host",
    "furnace-of-the-abyss",
    "hammers-of-the-deep",
    "pact-of-ash-and-bone",
    "spears-of-the-dawn",
];

fn soak() -> bool {
    std::env::var_os("GONFALON_SOAK").is_some_and(|wanted| wanted == "1")
}

fn army(name: &str) -> ArmyFile {
    let path = format!("{}/../../data/kow/armies/{name}.toml", env!("CARGO_MANIFEST_DIR"));
    let bytes = std::fs::read(path).expect("a ready army");
    ArmyFile { points: Some(2000), ..ArmyFile::from_toml(name, &bytes).expect("a sound army") }
}

/// An agreement for every number: both players lead the same army, so that nothing but their skill decides.
fn agreement(number: usize) -> Agreement {
    let layouts = &Library::core().terrain.layouts;
    let terrain = match number / 6 % 3 {
        0 => TerrainChoice::Layout(layouts[number % layouts.len()].id.clone()),
        1 => TerrainChoice::Players,
        _ => TerrainChoice::None,
    };
    let name = ARMIES[number % ARMIES.len()];
    Agreement {
        points: Some(2000),
        armies: vec![army(name), army(name)],
        terrain,
        length: GameLength::Turns(6),
        victory: Some([Victory::Kill, Victory::Pillage, Victory::KillAndPillage][number % 3]),
        clock: ClockChoice::None,
        good_and_evil: false,
        rulings: Default::default(),
    }
}

/// Plays one game; a seat that is not greedy is played by chance.
fn play(agreement: &Agreement, seed: u64, greedy: &[Seat]) -> (Kow, State, Vec<Event>) {
    let (mut dice, mut events) = (SeededDice::new(seed), Vec::new());
    let (game, mut state) = agreement.begin(Library::core(), &mut dice, &mut events).expect("legal armies");
    let bot = |seat: Seat| -> Box<dyn Bot<Kow>> {
        if greedy.contains(&seat) {
            Box::new(Greedy)
        } else {
            Box::new(Random::new(seed ^ (u64::from(seat.0) << 32)))
        }
    };
    let mut bots = [bot(Seat(0)), bot(Seat(1))];
    play_out(&game, &mut state, &mut bots, &mut dice, &mut events, MOST_DECISIONS)
        .unwrap_or_else(|stopped| panic!("{stopped}"));
    (game, state, events)
}

#[test]
fn greedy_beats_random_with_every_ready_army_and_in_both_seats() {
    let (mut won, mut decided, mut games) = (0, 0, 0);
    for number in 0..if soak() { 180 } else { 6 } {
        for seat in [Seat(0), Seat(1)] {
            let (game, state, _) = play(&agreement(number), number as u64, &[seat]);
            let winners = &game.outcome(&state).expect("the game is over").winners;
            games += 1;
            decided += u32::from(!winners.is_empty());
            won += u32::from(winners[..] == [seat]);
        }
    }
    println!("greedy won {won} of {decided} decided games; {games} were played");
    assert!(won * 10 >= decided * 9, "greedy won {won} of {decided}");
    assert!(decided * 2 >= games, "{decided} of {games} games were decided");
}

#[test]
fn greedy_charges_shoots_and_answers_every_time_the_same() {
    let both = [Seat(0), Seat(1)];
    let (_, state, events) = play(&agreement(1), 5, &both);
    let count = |wanted: fn(&Event) -> bool| events.iter().filter(|event| wanted(event)).count();
    assert!(count(|event| matches!(event, Event::Charged(_))) > 3);
    assert!(count(|event| matches!(event, Event::ShotDeclared { .. })) > 3);
    assert!(count(|event| matches!(event, Event::Routed { .. })) > 0);
    assert_eq!(play(&agreement(1), 5, &both).1, state);
}
