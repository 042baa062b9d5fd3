//! Quick answers are legal, candidates are legal and differ, rough numbers are nearly right, and judgements make sense.

use gonfalon_kernel::{Ask, Game, Seat, SeededDice, check, play};
use gonfalon_kow::Kow;
use gonfalon_kow::action::{Deed, Question};
use gonfalon_kow::army::ready_armies;
use gonfalon_kow::board::Board;
use gonfalon_kow::data::Library;
use gonfalon_kow::setting::{Agreement, ClockChoice, GameLength, TerrainChoice};
use gonfalon_kow::state::{Place, Side, State, Victory};
use gonfalon_search::Judge;

use super::fight::{Reckoning, worth};
use super::{Greedy, Weighing};
use crate::{Habit, Minded, Temper};

/// A ready army against itself, with objectives.
fn begin(seed: u64) -> (Kow, State, SeededDice) {
    let library = Library::core();
    let army = &ready_armies()[seed as usize % ready_armies().len()].file;
    let agreement = Agreement {
        points: army.points,
        armies: vec![army.clone(), army.clone()],
        terrain: TerrainChoice::Layout(library.terrain.layouts[0].id.clone()),
        length: GameLength::Turns(4),
        victory: Some(Victory::KillAndPillage),
        clock: ClockChoice::None,
        good_and_evil: false,
        rulings: Default::default(),
    };
    let mut dice = SeededDice::new(seed);
    let (game, state) = agreement.begin(library, &mut dice, &mut ()).expect("ready armies are sound");
    (game, state, dice)
}

/// Plays a game by reflex and looks at every question.
fn watch(seed: u64, mut look: impl FnMut(&Kow, &State, &Ask<Question>)) {
    let (game, mut state, mut dice) = begin(seed);
    while game.outcome(&state).is_none() {
        let ask = game.asks(&state)[0].clone();
        look(&game, &state, &ask);
        let action = Greedy.reflex(&game, &state.table, &ask);
        let legal = check(&game, &state, ask.id, ask.seat, action).expect("a reflex is legal");
        play(&game, &mut state, legal, &mut dice, &mut ());
    }
}

#[test]
fn candidates_are_legal_and_differ_and_the_habit_is_the_first() {
    const BUDGET: usize = 8;
    let (mut orders, mut all, mut charges) = (0, 0, 0);
    let mut number = 0;
    watch(1, |game, state, ask| {
        number += 1;
        if number % 4 != 0 {
            return;
        }
        let ranked = Greedy.ranked(game, &state.table, ask, BUDGET);
        assert!(ranked.len() <= BUDGET);
        assert_eq!(ranked[0], Greedy.decide(game, &state.table, ask));
        for (place, action) in ranked.iter().enumerate() {
            assert!(!ranked[..place].contains(action), "{action:?} twice");
            assert!(check(game, state, ask.id, ask.seat, action.clone()).is_ok(), "{action:?}");
        }
        if ask.question == Question::Order {
            orders += 1;
            all += ranked.len();
            charges += ranked.iter().filter(|action| matches!(action.deed, Deed::Charge { .. })).count();
        }
    });
    assert!(orders > 5 && all > 3 * orders, "{all} candidates for {orders} orders");
    assert!(charges > 0);
}

#[test]
fn variants_of_an_order_are_other_orders_of_the_same_unit() {
    let mut chance = SeededDice::new(3);
    let (mut varied, mut legal) = (0, 0);
    watch(2, |game, state, ask| {
        let habit = Greedy.decide(game, &state.table, ask);
        let variant = Greedy.vary(game, &state.table, ask, &habit, &mut chance);
        let (Deed::Order { unit, .. }, Some(other)) = (&habit.deed, variant) else { return };
        assert!(matches!(&other.deed, Deed::Order { unit: same, .. } if same == unit));
        assert_ne!(other, habit);
        varied += 1;
        legal += u32::from(check(game, state, ask.id, ask.seat, other).is_ok());
    });
    assert!(legal * 5 > varied, "{legal} of {varied}");
}

#[test]
fn rough_numbers_are_nearly_the_exact_ones() {
    let (game, state, _) = begin(0);
    let board = Board::new(&game, &state.table);
    let units = || (0..game.units.len() as u8).map(gonfalon_kow::state::UnitId);
    let (mut sum, mut count) = (0.0, 0.0);
    for one in units() {
        for other in units().filter(|other| board.enemies(one, *other)) {
            for side in [Side::Front, Side::Left, Side::Rear] {
                let [exact, rough] = [Reckoning::Exact, Reckoning::Rough]
                    .map(|reckoning| reckoning.charge(board, one, other, side) / worth(board, other));
                assert!((exact - rough).abs() < 0.15, "{one:?} {other:?} {side:?}: {exact} {rough}");
                sum += (exact - rough).abs();
                count += 1.0;
            }
        }
    }
    assert!(sum / count < 0.03, "off by {} on average", sum / count);
}

#[test]
fn only_the_beginning_of_a_turn_is_calm() {
    let judge = Kow::judge_of(Temper::Even);
    let (mut calm, mut last) = (0, 0);
    watch(3, |game, state, _| {
        if judge.calm(game, state) {
            calm += 1;
            assert_ne!(state.table.turn, last, "once in a turn");
            last = state.table.turn;
        }
    });
    assert!(calm >= 4, "{calm}");
}

#[test]
fn whoever_loses_a_unit_is_less_likely_to_win() {
    let judge: Weighing = Kow::judge_of(Temper::Even);
    let mut looked = 0;
    watch(4, |game, state, _| {
        if !judge.calm(game, state) {
            return;
        }
        let before = judge.judge(game, state)[Seat(0)];
        let board = Board::new(game, &state.table);
        let Some(unit) = board.army(Seat(0)).max_by_key(|unit| board.profile(*unit).points) else { return };
        let mut worse = state.clone();
        worse.table.units[unit.index()].place = Place::Routed;
        assert!(judge.judge(game, &worse)[Seat(0)] < before);
        looked += 1;
    });
    assert!(looked > 3);
}
