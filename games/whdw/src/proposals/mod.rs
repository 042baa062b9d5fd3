//! Candidate answers for bots, hints and fuzzing, one file for each kind of question.
//!
//! All of it reads a view and nothing else. `fallback` is the answer of a player who does not answer, `sample` draws one
//! lively answer without listing the others, `proposals` lists good ones.

mod choices;
mod contact;
mod deployment;
mod draw;
mod gather;
mod ground;
mod moves;
mod opening;
mod powers;
mod reserves;
mod resolve;
mod targets;

use gonfalon_kernel::{Ask, SeededDice};

pub(crate) use self::contact::onto;
use self::gather::Gather;
pub(crate) use self::moves::toward;
pub(crate) use self::powers::{list_battle as battle_uses, list_focus as focus_uses};
pub(crate) use self::reserves::list as reinforcements;
use crate::Whdw;
use crate::action::{Action, Question};
use crate::movement::{MoveKind, MoveStart};
use crate::view::View;

/// Good candidates, the most natural first; the safe answer is among them if there is room.
pub(crate) fn proposals(game: &Whdw, view: &View, ask: &Ask<Question>, budget: usize) -> Vec<Action> {
    let board = view.board(game);
    let mut gather = Gather::new(board, &view.own, ask.seat, &ask.question, budget);
    match &ask.question {
        Question::AssignInitiative => opening::list_initiative(&mut gather),
        Question::ChooseScenario => {
            gather.offer_all(view.own.drawn.iter().map(|card| Action::Scenario(*card)))
        }
        Question::PlaceDeploymentCard => opening::list_deployment_cards(&mut gather),
        Question::PlaceTerrain => ground::list_terrain(&mut gather),
        Question::PlaceWatchtower => ground::list_watchtowers(&mut gather),
        Question::Deploy => deployment::list(&mut gather),
        Question::Scout { disks } => resolve::list_scouts(&mut gather, disks),
        Question::ChooseCommand => gather.offer_all(view.own.hand.iter().map(Action::Command)),
        Question::Resolve { left } => resolve::list(&mut gather, *left),
        Question::Continue { .. } => {
            let (start, may_act) = continued(view, &ask.question);
            resolve::list_continued(&mut gather, &start, may_act);
        }
        Question::FlipToward { disk, nearest } => choices::list_flips(&mut gather, *disk, nearest),
        Question::ChooseScatter { .. }
        | Question::ChooseDisk { .. }
        | Question::OrderTriggers { .. }
        | Question::ChooseEngagement { .. }
        | Question::Strike { .. } => choices::list(&mut gather, &ask.question),
    }
    if !gather.is_full() {
        gather.offer(fallback(game, view, ask));
    }
    gather.finish()
}

/// One candidate drawn by chance.
pub(crate) fn sample(game: &Whdw, view: &View, ask: &Ask<Question>, chance: &mut SeededDice) -> Action {
    let board = view.board(game);
    let seat = ask.seat;
    match &ask.question {
        Question::AssignInitiative => opening::sample_initiative(board, chance),
        Question::ChooseScenario => opening::sample_scenario(&view.own, chance),
        Question::PlaceDeploymentCard => opening::sample_deployment_card(board, seat, chance),
        Question::PlaceTerrain => ground::sample_terrain(board, chance),
        Question::PlaceWatchtower => ground::sample_watchtower(board, chance),
        Question::Deploy => deployment::sample(board, seat, chance),
        Question::Scout { disks } => resolve::sample_scout(board, disks, chance),
        Question::ChooseCommand => opening::sample_command(&view.own, chance),
        Question::Resolve { left } => resolve::sample(board, seat, *left, chance),
        Question::Continue { .. } => {
            let (start, may_act) = continued(view, &ask.question);
            resolve::sample_continued(board, seat, &start, may_act, chance)
        }
        Question::FlipToward { disk, nearest } => choices::sample_flip(board, *disk, nearest, chance),
        Question::ChooseScatter { .. }
        | Question::ChooseDisk { .. }
        | Question::OrderTriggers { .. }
        | Question::ChooseEngagement { .. }
        | Question::Strike { .. } => choices::sample(board, &ask.question, chance),
    }
}

/// The safe answer: nothing at all where that is legal, else the first thing that is.
pub(crate) fn fallback(game: &Whdw, view: &View, ask: &Ask<Question>) -> Action {
    let board = view.board(game);
    let seat = ask.seat;
    match &ask.question {
        Question::AssignInitiative => opening::plain_initiative(board),
        Question::ChooseScenario => opening::first_scenario(&view.own),
        Question::PlaceDeploymentCard => opening::plain_deployment_card(board, seat),
        Question::PlaceTerrain => ground::first_place(board),
        Question::PlaceWatchtower => ground::first_watchtower(board),
        Question::Deploy => deployment::plain(board, seat),
        Question::Scout { .. } | Question::Continue { .. } => Action::Done,
        Question::ChooseCommand => opening::first_command(&view.own),
        Question::Resolve { left } => resolve::plain(board, seat, *left),
        Question::FlipToward { disk, nearest } => choices::plain_flip(board, *disk, nearest),
        Question::ChooseScatter { .. }
        | Question::ChooseDisk { .. }
        | Question::OrderTriggers { .. }
        | Question::ChooseEngagement { .. }
        | Question::Strike { .. } => choices::first(&ask.question),
    }
}

/// How a movement or activation that was interrupted goes on.
fn continued(view: &View, question: &Question) -> (MoveStart, bool) {
    let Question::Continue { disk, flips, broke_through, may_act } = *question else {
        unreachable!("only asked for this question");
    };
    let kind = if view.table.round == 0 { MoveKind::Scout } else { MoveKind::Action };
    (MoveStart { disk, flips, broke_through, kind }, may_act)
}
