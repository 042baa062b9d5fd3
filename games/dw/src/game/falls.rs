//! Answers about missiles and other things that fall.

use gonfalon_kernel::{Refusal, Seat};

use crate::action::{Action, Question};
use crate::board::Board;
use crate::missiles::{aim_refusals, fire_refusals, refire_refusals, toss_refusals};

/// Every reason against an answer about something that falls.
pub(super) fn falling_refusals(
    board: Board<'_>,
    seat: Seat,
    question: &Question,
    action: &Action,
) -> Vec<Refusal> {
    match (question, action) {
        (Question::Fire { .. } | Question::Refire { .. } | Question::Redirect { .. }, Action::Done) => {
            Vec::new()
        }
        (Question::Fire { archers }, action) => fire_refusals(board, seat, archers, action),
        (Question::Refire { disk }, action) => refire_refusals(board, seat, *disk, action),
        (Question::Redirect { among, .. }, Action::Choose(disk)) if among.contains(disk) => Vec::new(),
        (Question::AimDisk { around, within, .. }, Action::At(aim)) => {
            aim_refusals(board, *around, *within, *aim)
        }
        (Question::Toss { .. }, Action::Toss { aim, apex }) => toss_refusals(board, *aim, *apex),
        (Question::Redirect { .. }, _) => {
            vec![Refusal::new("dw.spell.mirage-redirect", "refusal-wrong-answer")]
        }
        (Question::AimDisk { .. }, _) => vec![Refusal::new("dw.spell.twister-drop", "refusal-wrong-answer")],
        _ => vec![Refusal::new("dw.spell.death-ball", "refusal-wrong-answer")],
    }
}
