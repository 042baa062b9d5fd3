//! Embarking at the end of a move.

use gonfalon_kernel::{Arg, Refusal};

use crate::action::{Models, Spot, Walk};
use crate::board::Board;
use crate::constants::EMBARK;
use crate::setup::{overload, passengers, unfit};
use crate::state::{Arrival, ModelId, MoveKind, UnitId};

/// Every reason against embarking in this TRANSPORT after these moves.
pub(crate) fn embark_refusals(
    board: Board<'_>,
    unit: UnitId,
    kind: MoveKind,
    transport: UnitId,
    walks: &[Walk],
) -> Vec<Refusal> {
    let no = |rule: &'static str, key: &'static str| {
        Refusal::new(rule, key).with("unit", board.name(unit)).with("transport", board.name(transport))
    };
    let own = board.head(transport) == transport && board.owner(transport) == board.owner(unit);
    if !own || transport == unit || !board.on_battlefield(transport) {
        return vec![no("wh40k.transport.embark", "refusal-no-transport")];
    }
    let mut refusals = Vec::new();
    if !matches!(kind, MoveKind::Normal | MoveKind::Advance | MoveKind::FallBack) {
        refusals.push(no("wh40k.transport.embark", "refusal-no-embarking-move"));
    }
    if matches!(board.unit(unit).arrived, Some(Arrival::DisembarkedBefore | Arrival::DisembarkedAfter)) {
        refusals.push(no("wh40k.transport.embark-not-after-disembark", "refusal-disembarked-already"));
    }
    let models: Models = board.models(unit).collect();
    refusals.extend(unfit(board, unit, &models, transport));
    let inside: usize = passengers(board, transport).map(|other| board.strength(other)).sum();
    refusals.extend(overload(board, transport, inside + models.len()));
    let far =
        models.iter().filter(|model| !near(board, **model, &end(board, **model, walks), transport)).count();
    if far > 0 {
        refusals.push(
            no("wh40k.transport.embark", "refusal-embark-too-far")
                .number("models", far as i64)
                .with("most", Arg::Length(EMBARK.0)),
        );
    }
    refusals
}

/// Whether a unit may embark in a TRANSPORT of its own side once it is near enough.
pub(crate) fn may_embark(board: Board<'_>, unit: UnitId, transport: UnitId) -> bool {
    let left =
        matches!(board.unit(unit).arrived, Some(Arrival::DisembarkedBefore | Arrival::DisembarkedAfter));
    let models: Models = board.models(unit).collect();
    let inside = || passengers(board, transport).map(|other| board.strength(other)).sum::<usize>();
    !left
        && unfit(board, unit, &models, transport).is_none()
        && overload(board, transport, inside() + models.len()).is_none()
}

/// Where a model ends after these moves.
fn end(board: Board<'_>, model: ModelId, walks: &[Walk]) -> Spot {
    let last = walks.iter().rev().find(|walk| walk.model == model).and_then(|walk| walk.path.last());
    last.copied().unwrap_or_else(|| board.spot(model))
}

fn near(board: Board<'_>, model: ModelId, spot: &Spot, transport: UnitId) -> bool {
    board.models(transport).any(|other| board.within_at(model, spot, other, &board.spot(other), EMBARK))
}
