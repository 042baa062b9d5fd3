//! Whatever is judged without words is judged as with words.

use gonfalon_kernel::{Game, SeededDice, check, play};
use smallvec::smallvec;

use super::{chance, idle, in_reach};
use crate::action::{Action, Deed, Question};
use crate::army::ready_armies;
use crate::board::Board;
use crate::charge;
use crate::data::Library;
use crate::game::{answer_refusals, is_legal};
use crate::setting::{Agreement, ClockChoice, GameLength, TerrainChoice};

fn army(id: &str) -> crate::army::ArmyFile {
    ready_armies().iter().find(|army| army.id == id).expect("a ready army").file.clone()
}

#[test]
fn quick_and_slow_judgments_agree_on_whatever_comes_to_mind() {
    let (mut legal, mut refused, mut plain) = (0, 0, 0);
    for seed in 0..3 {
        let agreement = Agreement {
            points: Some(2000),
            armies: vec![army("faceless-host"), army("furnace-of-the-abyss")],
            terrain: TerrainChoice::Layout(Library::core().terrain.layouts[0].id.clone()),
            length: GameLength::Turns(6),
            victory: None,
            clock: ClockChoice::None,
            good_and_evil: false,
            rulings: Default::default(),
        };
        let (mut dice, mut random) = (SeededDice::new(seed), SeededDice::new(!seed));
        let (game, mut state) = agreement.begin(Library::core(), &mut dice, &mut ()).expect("sound armies");
        while let Some(ask) = game.asks(&state).first().cloned() {
            let board = Board::new(&game, &state.table);
            for _ in 0..3 {
                let Some(deed) = chance::answer(board, &ask, &mut random) else { continue };
                let action = Action::from(deed);
                let quick = is_legal(board, ask.seat, &ask.question, &action);
                let refusals = answer_refusals(board, ask.seat, &ask.question, &action);
                assert_eq!(quick, refusals.is_empty(), "{action:?}: {refusals:?}");
                assert!(quick || !chance::is_proven(&action.deed), "{action:?}: {refusals:?}");
                if quick { legal += 1 } else { refused += 1 }
            }
            if ask.question == Question::Order {
                for unit in idle(board, ask.seat).take(2) {
                    for target in in_reach(board, unit).take(2) {
                        let deed = Deed::Charge { units: smallvec![unit], target };
                        let is_plain = charge::is_plain(board, ask.seat, unit, target);
                        let is_direct = charge::is_direct(board, ask.seat, &[unit], target);
                        let is_legal = super::is_legal(board, &ask, &deed);
                        assert!(is_direct || !is_plain, "{deed:?}");
                        assert!(is_legal || !is_direct, "{deed:?}");
                        plain += i32::from(is_plain);
                    }
                }
            }
            let answer = game.sample(&state.table, &ask, &mut random);
            let answer = check(&game, &state, ask.id, ask.seat, answer).expect("samples are legal");
            play(&game, &mut state, answer, &mut dice, &mut ());
        }
    }
    assert!(legal > 500 && refused > 200 && plain > 20, "{legal} {refused} {plain}");
}
