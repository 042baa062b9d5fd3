//! The end of the battle and who has won it.

use gonfalon_kernel::{Outcome, Seat};

use crate::board::Board;
use crate::cx::Cx;
use crate::setup::destroy_unit;
use crate::state::{Place, UnitId};

/// Whether every model of an army has been destroyed. Models in Reserves or inside TRANSPORTS have not.
pub(crate) fn annihilated(board: Board<'_>, seat: Seat) -> bool {
    let mut any = false;
    for (facts, model) in board.game.models.iter().zip(&board.table.models) {
        if board.facts(facts.unit).owner == seat {
            if !model.destroyed {
                return false;
            }
            any = true;
        }
    }
    any
}

/// Ends the battle if one of the armies has been destroyed.
pub(crate) fn end_if_annihilated(cx: &mut Cx<'_>) -> bool {
    let gone = Seat::all(2).any(|seat| annihilated(cx.board(), seat));
    if gone {
        settle(cx);
    }
    gone
}

/// Ends the battle after its last round: what has not arrived by now is lost.
pub(crate) fn end(cx: &mut Cx<'_>) {
    let board = cx.board();
    let absent: Vec<UnitId> =
        board.heads().filter(|unit| matches!(board.unit(*unit).place, Place::Reserves(_))).collect();
    for unit in absent {
        destroy_unit(cx, unit, "wh40k.reserves.not-arrived-destroyed");
    }
    settle(cx);
}

fn settle(cx: &mut Cx<'_>) {
    let gone = |seat| annihilated(cx.board(), seat);
    let points = |seat: Seat| cx.state.table.players[seat].victory_points;
    let (red, blue) = (Seat(0), Seat(1));
    let (winners, rule) = match (gone(red), gone(blue)) {
        (true, false) => (vec![blue], "wh40k.onlywar.win-by-annihilation"),
        (false, true) => (vec![red], "wh40k.onlywar.win-by-annihilation"),
        // If both are destroyed points decide.
        _ if points(red) > points(blue) => (vec![red], "wh40k.onlywar.win-by-points"),
        _ if points(blue) > points(red) => (vec![blue], "wh40k.onlywar.win-by-points"),
        _ => (vec![], "wh40k.onlywar.draw"),
    };
    cx.end(Outcome { winners }, rule);
}
