//! Disembarking during one's own Movement phase.

use gonfalon_kernel::{Refusal, Seat};

use super::Watch;
use crate::action::Spots;
use crate::board::Board;
use crate::cx::{Cx, Step};
use crate::event::Event;
use crate::frame::Frame;
use crate::placing::{self, Zone};
use crate::state::{Arrival, MoveKind, Place, UnitId};

/// Whether a unit may disembark now, as far as its TRANSPORT is concerned.
pub(crate) fn may_disembark(board: Board<'_>, unit: UnitId) -> bool {
    transport_refusals(board, unit).is_empty()
}

fn transport_refusals(board: Board<'_>, unit: UnitId) -> Vec<Refusal> {
    let no =
        |rule: &'static str, key: &'static str| vec![Refusal::new(rule, key).with("unit", board.name(unit))];
    let Place::Embarked(transport) = board.unit(unit).place else {
        return match board.unit(unit).place {
            Place::Reserves(_) => no("wh40k.reserves.arrive-step", "refusal-reserves-later"),
            _ => no("wh40k.transport.disembark-eligible", "refusal-not-embarked"),
        };
    };
    if !board.unit(unit).began_embarked {
        return no("wh40k.transport.embark-not-after-disembark", "refusal-embarked-this-phase");
    }
    if !board.on_battlefield(transport) {
        return no("wh40k.transport.disembark-placement", "refusal-transport-away");
    }
    match board.unit(transport).moved {
        Some(MoveKind::Advance | MoveKind::FallBack) => {
            no("wh40k.transport.no-disembark-after-advance", "refusal-transport-advanced")
        }
        _ => Vec::new(),
    }
}

/// Every reason against a unit disembarking at these places.
pub(crate) fn disembark_refusals(board: Board<'_>, seat: Seat, unit: UnitId, spots: &Spots) -> Vec<Refusal> {
    if board.owner(unit) != seat || board.head(unit) != unit {
        let refusal = Refusal::new("wh40k.transport.disembark-eligible", "refusal-not-your-unit");
        return vec![refusal.with("unit", board.name(unit))];
    }
    let mut refusals = transport_refusals(board, unit);
    if refusals.is_empty()
        && let Place::Embarked(transport) = board.unit(unit).place
    {
        refusals.extend(placing::refusals(board, unit, spots, &Zone::Disembark { transport }));
    }
    refusals
}

/// Sets a unit up beside its TRANSPORT; the opponent may react to that.
pub(super) fn carry_out(cx: &mut Cx<'_>, me: Frame, unit: UnitId, spots: Spots) -> Step {
    let board = cx.board();
    let moved = match board.unit(unit).place {
        Place::Embarked(transport) => board.unit(transport).moved,
        _ => None,
    };
    let arrival = match moved {
        // wh40k.transport.disembark-before-move
        None | Some(MoveKind::Stationary) => Arrival::DisembarkedBefore,
        Some(_) => Arrival::DisembarkedAfter,
    };
    cx.emit(Event::SetUp { unit, spots, arrival: Some(arrival) });
    Step::Call(me, Frame::Watch(Watch { enemy: unit, ended: true }))
}
