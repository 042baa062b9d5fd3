//! What a unit does that has routed its enemy.

use gonfalon_kernel::Refusal;
use gonfalon_table::Length;

use super::room;
use crate::action::{Deed, Regroup};
use crate::board::Board;
use crate::cx::Cx;
use crate::event::Event;
use crate::state::{Category, UnitId};

/// Every reason against a way to regroup.
pub(crate) fn regroup_refusals(board: Board<'_>, unit: UnitId, deed: &Deed) -> Vec<Refusal> {
    let heading = match deed {
        Deed::Regroup(Regroup::Turn(heading)) => *heading,
        Deed::Regroup(Regroup::Stay | Regroup::Forward | Regroup::Back) => return Vec::new(),
        _ => {
            return vec![
                Refusal::new("kow.regroup.choice", "refusal-must-regroup").with("unit", board.name(unit)),
            ];
        }
    };
    let footprint = board.footprint_at(unit, board.unit(unit).at, heading);
    let mut refusals = Vec::new();
    if !footprint.inside_rectangle(&board.field()) {
        refusals.push(
            Refusal::new("kow.move.stay-on-table", "refusal-turn-off-table").with("unit", board.name(unit)),
        );
    }
    let mut pieces = board.table.terrain.iter().filter(|piece| piece.category == Category::Impassable);
    if pieces.any(|piece| footprint.overlaps_polygon(&piece.outline)) {
        refusals.push(
            Refusal::new("kow.terrain.impassable", "refusal-on-impassable").with("unit", board.name(unit)),
        );
    }
    let others = board.units().filter(|other| *other != unit);
    refusals.extend(others.filter(|other| footprint.overlaps(&board.footprint(*other))).map(|other| {
        Refusal::new("kow.move.no-end-on-unit", "refusal-turn-on-unit")
            .with("unit", board.name(unit))
            .with("other", board.name(other))
    }));
    refusals
}

/// Carries out a choice; distances are rolled after it is made.
pub(super) fn regroup(cx: &mut Cx<'_>, unit: UnitId, choice: Regroup) {
    let facts = *cx.board().unit(unit);
    let (distance, direction) = match choice {
        Regroup::Stay => (None, facts.heading),
        Regroup::Turn(heading) => {
            cx.emit(Event::Regrouped { unit, choice, distance: None });
            cx.emit(Event::Moved { unit, to: facts.at, heading });
            return;
        }
        Regroup::Forward => (Some(cx.d6("regroup-die")), facts.heading),
        Regroup::Back => (Some(cx.d6("regroup-die").div_ceil(2)), facts.heading.opposite()),
    };
    cx.emit(Event::Regrouped { unit, choice, distance });
    let Some(inches) = distance else { return };
    let to = room::walk(cx.board(), unit, direction, Length::inches(inches.into()));
    if to != facts.at {
        cx.emit(Event::Moved { unit, to, heading: facts.heading });
    }
}
