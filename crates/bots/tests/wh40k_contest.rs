//! The greedy opponent of Warhammer 40,000 clearly beats the random one, with every ready army and in both seats.

use gonfalon_bots::wh40k::Greedy;
use gonfalon_bots::{Bot, Random, play_out};
use gonfalon_kernel::{Game, Seat, SeededDice};
use gonfalon_table::{Length, Rectangle};
use gonfalon_wh40k::Wh40k;
use gonfalon_wh40k::army::{BattleSize, ready_armies};
use gonfalon_wh40k::data::Library;
use gonfalon_wh40k::event::Event;
use gonfalon_wh40k::setting::{Agreement, TerrainChoice};
use gonfalon_wh40k::state::State;

const MOST_DECISIONS: u32 = 5_000;

fn soak() -> bool {
    std::env::var_os("GONFALON_SOAK").is_some_and(|wanted| wanted == "1")
}

/// An agreement for every number: both players lead the same army, so that nothing but their skill decides.
fn agreement(number: usize) -> Agreement {
    let usual = Rectangle::sized(Length::inches(60), Length::inches(44));
    let layouts: Vec<_> =
        Library::core().layouts.iter().filter(|layout| layout.battlefield == usual).collect();
    let armies = ready_armies();
    let army = &armies[number % armies.len()].file;
    Agreement {
        size: BattleSize::Incursion,
        armies: vec![army.clone(), army.clone()],
        terrain: TerrainChoice::Layout(layouts[number / armies.len() % layouts.len()].id.clone()),
        battlefield: None,
        rulings: Default::default(),
    }
}

/// Plays one game; a seat that is not greedy is played by chance.
fn play(agreement: &Agreement, seed: u64, greedy: &[Seat]) -> (Wh40k, State, Vec<Event>) {
    let (mut dice, mut events) = (SeededDice::new(seed), Vec::new());
    let (game, mut state) = agreement
        .begin(Library::core(), &mut dice, &mut events)
        .unwrap_or_else(|problems| panic!("{problems:#?}"));
    let bot = |seat: Seat| -> Box<dyn Bot<Wh40k>> {
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
    let (mut won, mut lost, mut games) = (0, 0, 0);
    for number in 0..if soak() { 50 } else { 3 } {
        for seat in [Seat(0), Seat(1)] {
            let (game, state, _) = play(&agreement(number), number as u64, &[seat]);
            let winners = &game.outcome(&state).expect("the game is over").winners;
            games += 1;
            won += u32::from(winners[..] == [seat]);
            lost += u32::from(winners[..] == [Seat(1 - seat.0)]);
        }
    }
    println!("greedy won {won} and lost {lost} of {games} games");
    assert!(won * 10 >= games * 9, "greedy won {won} and lost {lost} of {games}");
}

#[test]
fn greedy_charges_shoots_and_answers_every_time_the_same() {
    let both = [Seat(0), Seat(1)];
    let games: Vec<_> = (5..9).map(|seed| play(&agreement(1), seed, &both)).collect();
    let events = || games.iter().flat_map(|(_, _, events)| events);
    let count = |wanted: fn(&Event) -> bool| events().filter(|event| wanted(event)).count();
    assert!(count(|event| matches!(event, Event::ChargeDeclared { .. })) > 4);
    assert!(count(|event| matches!(event, Event::TargetsChosen { .. })) > 20);
    assert_eq!(play(&agreement(1), 5, &both).1, games[0].1);
}
