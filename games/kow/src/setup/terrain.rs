//! Terrain placed by the players.

use gonfalon_kernel::Refusal;

use super::terrain_piece;
use crate::action::Deed;
use crate::board::Board;

/// Every reason against an answer to who is to place terrain.
pub(crate) fn terrain_refusals(board: Board<'_>, deed: &Deed) -> Vec<Refusal> {
    let (kind, at, heading) = match deed {
        Deed::Done => return Vec::new(),
        Deed::Terrain { kind, at, heading } => (*kind, *at, *heading),
        _ => return vec![Refusal::new("kow.scenario.terrain-placed", "refusal-not-an-answer")],
    };
    let outline = terrain_piece(board.game, kind, at, heading).outline;
    let mut refusals = Vec::new();
    if !outline.inside_rectangle(&board.field()) {
        refusals.push(Refusal::new("kow.scenario.table", "refusal-terrain-off-table"));
    }
    if board.table.terrain.iter().any(|piece| piece.outline.overlaps(&outline)) {
        refusals.push(Refusal::new("kow.scenario.terrain-placed", "refusal-terrain-overlaps"));
    }
    refusals
}
