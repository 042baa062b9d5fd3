//! How far a model may move.

use gonfalon_table::Length;

use super::Move;
use crate::board::Board;
use crate::data::{CoreAbility, CoreAbilityKind, Movement};
use crate::state::{ModelId, MoveKind};

/// The rule that says how far models go in a kind of move.
pub(super) fn rule(kind: MoveKind) -> &'static str {
    match kind {
        MoveKind::Stationary | MoveKind::Normal => "wh40k.move.normal-distance",
        MoveKind::Advance => "wh40k.move.advance-distance",
        MoveKind::FallBack => "wh40k.fallback.distance",
        MoveKind::Scouts => "wh40k.ability.scouts-move",
        MoveKind::Charge => "wh40k.charge.roll",
        MoveKind::PileIn => "wh40k.fight.pile-in-distance",
        MoveKind::Consolidate => "wh40k.fight.consolidate-distance",
    }
}

/// How far a model may go in a move, before Woods slow it.
pub(super) fn allowance(board: Board<'_>, order: Move<'_>, model: ModelId) -> Length {
    let by_move = is_by_move(order.kind) && board.movement(model) != Movement::None;
    let more = if by_move { Length::inches(board.move_bonus(model).total().into()) } else { Length::ZERO };
    printed(board, order, model) + more
}

/// How far a model may go at least: without what abilities add, which is rarely needed and takes long to find.
pub(super) fn printed(board: Board<'_>, order: Move<'_>, model: ModelId) -> Length {
    // wh40k.datasheet.move: a model without a Move does not move at all, whatever the kind.
    if board.movement(model) == Movement::None {
        return Length::ZERO;
    }
    match order.kind {
        MoveKind::Charge | MoveKind::PileIn | MoveKind::Consolidate => order.distance,
        MoveKind::Scouts => match board.core(model, CoreAbilityKind::Scouts) {
            Some(CoreAbility::Scouts(distance)) => distance,
            _ => order.distance,
        },
        MoveKind::Stationary => Length::ZERO,
        MoveKind::Normal | MoveKind::Advance | MoveKind::FallBack => match board.movement(model) {
            Movement::None => Length::ZERO,
            // A random Move was rolled for the whole unit and is in the distance.
            Movement::Random(_) => order.distance,
            Movement::Inches(inches) => Length::inches(inches.into()) + order.distance,
            Movement::Aircraft => Length(i32::MAX / 2),
        },
    }
}

/// Whether a kind of move goes by the Move characteristic.
fn is_by_move(kind: MoveKind) -> bool {
    matches!(kind, MoveKind::Normal | MoveKind::Advance | MoveKind::FallBack)
}
