//! Candidate answers for bots, hints and fuzzing, one file for each kind of question.
//!
//! All of it reads a view and nothing else. `fallback` is the answer of a player who does not answer, `sample` draws one
//! lively answer without listing the others, `proposals` lists good ones.

mod activate;
mod choice;
mod draw;
mod entering;
mod fire;
mod gather;
mod ground;
mod moves;
mod small;
mod spots;

pub(crate) use choice::wishes;

use gonfalon_kernel::{Ask, SeededDice};

use self::gather::Gather;
use crate::Dw;
use crate::action::{Action, Question};
use crate::game::answer_refusals;
use crate::view::View;

/// Good candidates, the most natural first; the safe answer is among them if there is room.
pub(crate) fn proposals(game: &Dw, view: &View, ask: &Ask<Question>, budget: usize) -> Vec<Action> {
    let board = view.board(game);
    let mut gather = Gather::new(board, &view.own, ask.seat, &ask.question, budget);
    match &ask.question {
        Question::ArrangeStack => entering::list_orders(&mut gather),
        Question::PlaceTerrain { barred, .. } => ground::list_terrain(&mut gather, barred),
        Question::PlaceStaging { role } => ground::list_staging(&mut gather, *role),
        Question::PlaceStarting { count } => entering::list_starting(&mut gather, *count),
        Question::PlaceOne => entering::list_one(&mut gather),
        Question::Reinforce { most, .. } => entering::list_reinforcements(&mut gather, *most),
        Question::Activate { due, .. } => activate::list(&mut gather, due),
        Question::Flip { disk, left, mover } => moves::list_flips(&mut gather, *disk, *left, *mover),
        question => small::list(&mut gather, question),
    }
    if !gather.is_full() {
        gather.offer(fallback(game, view, ask));
    }
    gather.finish()
}

/// One candidate drawn by chance.
pub(crate) fn sample(game: &Dw, view: &View, ask: &Ask<Question>, chance: &mut SeededDice) -> Action {
    let board = view.board(game);
    let (own, seat) = (&view.own, ask.seat);
    let drawn = match &ask.question {
        Question::ArrangeStack => Some(entering::sample_order(own, chance)),
        Question::PlaceTerrain { barred, .. } => ground::sample_terrain(board, barred, chance),
        Question::PlaceStaging { role } => ground::sample_staging(board, *role, chance),
        Question::PlaceStarting { count } => entering::sample_starting(board, own, seat, *count, chance),
        Question::PlaceOne => entering::sample_one(board, own, seat, chance),
        Question::Reinforce { most, called } => {
            entering::sample_reinforcements(board, own, seat, (*most, *called), chance)
        }
        Question::Activate { due, .. } => activate::sample(board, own, seat, due, chance),
        Question::Flip { disk, left, mover } => moves::sample_flip(board, *disk, *left, *mover, chance),
        question => small::sample(board, own, seat, question, chance),
    };
    drawn
        .filter(|action| answer_refusals(board, own, seat, &ask.question, action).is_empty())
        .unwrap_or_else(|| fallback(game, view, ask))
}

/// The safe answer: nothing at all where that is legal, else the first thing that is.
pub(crate) fn fallback(game: &Dw, view: &View, ask: &Ask<Question>) -> Action {
    let board = view.board(game);
    let (own, seat) = (&view.own, ask.seat);
    match &ask.question {
        Question::ArrangeStack => entering::plain_order(own),
        Question::PlaceTerrain { barred, .. } => ground::first_terrain(board, barred),
        Question::PlaceStaging { role } => ground::first_staging(board, *role),
        Question::PlaceStarting { count } => entering::plain_starting(board, own, seat, *count),
        Question::PlaceOne => entering::plain_one(board, own, seat),
        Question::Reinforce { most, called } => {
            entering::plain_reinforcements(board, own, seat, *most, *called)
        }
        Question::Activate { due, .. } => activate::plain(board, own, seat, due),
        Question::Flip { disk, left, mover } => moves::plain_flip(board, *disk, *left, *mover),
        question => small::plain(board, own, seat, question),
    }
}
