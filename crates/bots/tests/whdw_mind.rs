//! What comes to the mind of an opponent of Warhammer: Diskwars is legal, and its habit comes first.

use gonfalon_bots::whdw::Greedy;
use gonfalon_bots::{Habit, Minded, Temper};
use gonfalon_kernel::{Game, SeededDice, check, play};
use gonfalon_search::Judge;
use gonfalon_whdw::Whdw;
use gonfalon_whdw::data::Library;
use gonfalon_whdw::setting::Agreement;

const CANDIDATES: usize = 8;

#[test]
fn reflexes_and_candidates_are_legal_and_the_habit_comes_first() {
    let habit = Greedy::default();
    let judge = Whdw::judge_of(Temper::Even);
    let mut dice = SeededDice::new(3);
    let mut chance = SeededDice::new(4);
    let (game, mut state) = Agreement::learning()
        .begin(Library::core(), &mut dice, &mut ())
        .expect("the learning armies are legal");
    let (mut choices, mut varied, mut calm) = (0, 0, 0);
    while game.outcome(&state).is_none() {
        let ask = game.asks(&state).first().expect("somebody is asked").clone();
        let view = game.view(&state, Some(ask.seat));
        let ranked = habit.ranked(&game, &view, &ask, CANDIDATES);
        assert_eq!(ranked.first(), Some(&habit.decide(&game, &view, &ask)), "{:?}", ask.question);
        assert!(ranked.len() <= CANDIDATES);
        for (number, action) in ranked.iter().enumerate() {
            assert!(game.allows(&view, &ask, action), "{action:?}");
            assert!(!ranked[..number].contains(action), "{action:?} came to mind twice");
        }
        choices += u32::from(ranked.len() > 1);
        let near = habit.vary(&game, &view, &ask, &ranked[0], &mut chance);
        varied += u32::from(near.is_some_and(|action| game.allows(&view, &ask, &action)));
        calm += u32::from(judge.calm(&game, &state));
        let action = habit.reflex(&game, &view, &ask);
        let legal = check(&game, &state, ask.id, ask.seat, action).expect("reflexes are legal");
        play(&game, &mut state, legal, &mut dice, &mut ());
    }
    assert!(choices >= 20, "only {choices} questions left a choice");
    assert!(varied >= 5, "only {varied} answers could be varied");
    assert!(calm >= 5, "only {calm} moments were calm");
}
