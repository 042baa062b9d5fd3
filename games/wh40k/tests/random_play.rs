//! Whole games by chance with the ready armies: they end by the rules.

use gonfalon_kernel::{Game, SeededDice, check, play};
use gonfalon_wh40k::army::{BattleSize, ready_armies};
use gonfalon_wh40k::data::Library;
use gonfalon_wh40k::event::Event;
use gonfalon_wh40k::setting::{Agreement, TerrainChoice};

/// More answers than any game needs.
const MOST_ANSWERS: u32 = 5_000;

fn agreement(seed: u64) -> Agreement {
    let armies = ready_armies();
    let count = armies.len() as u64;
    let army = |number: u64| armies[(number % count) as usize].file.clone();
    Agreement {
        size: BattleSize::Incursion,
        armies: vec![army(seed), army(seed / count)],
        terrain: match seed % 3 {
            0 => TerrainChoice::Chance,
            1 => TerrainChoice::Layout("crossroads".to_owned()),
            _ => TerrainChoice::Layout("broken-quarter".to_owned()),
        },
        battlefield: None,
    }
}

#[test]
fn games_by_chance_end_by_the_rules() {
    for seed in 0..9 {
        let mut dice = SeededDice::new(seed);
        let mut chance = SeededDice::new(seed + 1_000);
        let mut events: Vec<Event> = Vec::new();
        let (game, mut state) = agreement(seed)
            .begin(Library::core(), &mut dice, &mut events)
            .unwrap_or_else(|problems| panic!("{problems:#?}"));
        let mut answers = 0;
        while let Some(ask) = game.asks(&state).first().cloned() {
            let view = game.view(&state, Some(ask.seat));
            let action = game.sample(&view, &ask, &mut chance);
            let legal = check(&game, &state, ask.id, ask.seat, action.clone())
                .unwrap_or_else(|denied| panic!("{:?} to {:?}: {denied:?}", action, ask.question));
            play(&game, &mut state, legal, &mut dice, &mut events);
            answers += 1;
            assert!(answers < MOST_ANSWERS, "a game without end: {:?}", ask.question);
        }
        assert!(game.outcome(&state).is_some());
        assert!(state.table.round == 5 || events.iter().any(|event| matches!(event, Event::Ended { .. })));
    }
}

#[test]
fn the_safe_answer_is_always_legal() {
    for seed in 0..3 {
        let mut dice = SeededDice::new(seed);
        let mut nobody: Vec<Event> = Vec::new();
        let (game, mut state) = agreement(seed)
            .begin(Library::core(), &mut dice, &mut nobody)
            .unwrap_or_else(|problems| panic!("{problems:#?}"));
        while let Some(ask) = game.asks(&state).first().cloned() {
            let view = game.view(&state, Some(ask.seat));
            let action = game.fallback(&view, &ask);
            let legal = check(&game, &state, ask.id, ask.seat, action.clone())
                .unwrap_or_else(|denied| panic!("{:?} to {:?}: {denied:?}", action, ask.question));
            play(&game, &mut state, legal, &mut dice, &mut nobody);
        }
        assert!(game.outcome(&state).is_some());
    }
}
