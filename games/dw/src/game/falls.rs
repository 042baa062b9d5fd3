//! Answers about missiles and other things that fall.

use gonfalon_kernel::{Arg, Refusal};
use gonfalon_table::Circle;

use crate::action::{Action, Question};
use crate::board::Board;

/// Every reason against an answer about something that falls.
pub(super) fn falling_refusals(board: Board<'_>, question: &Question, action: &Action) -> Vec<Refusal> {
    match (question, action) {
        (Question::AimDisk { disk, around: (at, width), within, .. }, Action::At(aim)) => {
            let circle = Circle::new(*aim, board.table.pile.diameter(*disk));
            let old = Circle::new(*at, *width);
            if old.within(&circle, *within) {
                return Vec::new();
            }
            vec![
                Refusal::new("dw.spell.twister-drop", "refusal-spot-far")
                    .with("distance", Arg::Length(old.gap(&circle).0))
                    .with("range", Arg::Length(within.0)),
            ]
        }
        (Question::Toss { .. }, Action::Toss { aim, .. }) if board.on_table(*aim) => Vec::new(),
        (Question::Redirect { among, .. }, Action::Choose(disk)) if among.contains(disk) => Vec::new(),
        (Question::Fire { .. } | Question::Refire { .. } | Question::Redirect { .. }, Action::Done) => {
            Vec::new()
        }
        _ => vec![Refusal::new("dw.general.disk-text-wins", "refusal-wrong-answer")],
    }
}
