//! Flips by another's will.

use gonfalon_disks::DiskId;
use gonfalon_kernel::Refusal;
use gonfalon_table::{Circle, Heading};

use crate::board::Board;
use crate::data::{Act, Effect, TokenKind};

/// How many directions are tried to see whether a Disk can be flipped at all.
const DIRECTIONS: i32 = 72;

/// Every reason why a Disk cannot be flipped one step in a direction by another's will.
pub(crate) fn forced_flip_refusals(
    board: Board<'_>,
    disk: DiskId,
    heading: Heading,
    away_from: Option<DiskId>,
) -> Vec<Refusal> {
    let refusal = |rule, key| Refusal::new(rule, key).with("disk", board.name(disk));
    let mut refusals = Vec::new();
    if board.is_pinned(disk) {
        refusals.push(refusal("dw.disk.elven-warder", "refusal-flip-pinned"));
    }
    if board.any_effect(disk, |effect| matches!(effect, Effect::NoForcedMove)) {
        refusals.push(refusal("dw.terrain.mountain-unmoved", "refusal-unmoved"));
    }
    let from = board.table.pile.at(disk);
    let to = board.landing(disk, from, heading);
    let circle = Circle::new(to, board.table.pile.diameter(disk));
    if !board.on_table(to) {
        refusals.push(refusal("dw.move.table-edge", "refusal-off-table"));
    }
    let mut lakes = board.terrain_rules(disk, |effect| matches!(effect, Effect::NoForcedEntry));
    if lakes.any(|(_, land, _, _)| land.overlaps(&circle)) {
        refusals.push(refusal("dw.terrain.lake-forced", "refusal-no-entry"));
    }
    if board.is_banned(disk, Act::EnterTerrain) && board.any_terrain(&circle) {
        refusals.push(refusal("dw.disk.siege-catapult", "refusal-no-entry"));
    }
    let width = board.library().constants.spell;
    let walls = board.table.tokens.iter().filter(|token| token.kind == TokenKind::Wall);
    if walls.into_iter().any(|token| Circle::new(token.at, width).overlaps(&circle)) {
        refusals.push(refusal("dw.spell.magical-wall-no-touch", "refusal-wall"));
    }
    for other in board.table.pile.landing_overlaps(disk, to) {
        if board.any_effect(other, |effect| matches!(effect, Effect::Repel)) {
            refusals.push(refusal("dw.spell.repel", "refusal-repelled").with("other", board.name(other)));
        }
    }
    if let Some(source) = away_from {
        let center = board.table.pile.at(source);
        if to.distance_squared(center) <= from.distance_squared(center) {
            refusals
                .push(refusal("dw.spell.forcewave", "refusal-not-away").with("other", board.name(source)));
        }
    }
    refusals
}

/// Whether some direction is open for a forced flip.
pub(crate) fn forced_flips_left(board: Board<'_>, disk: DiskId, away_from: Option<DiskId>) -> bool {
    let mut headings = (0..DIRECTIONS).map(|step| Heading::from_degrees(step * 360 / DIRECTIONS));
    headings.any(|heading| forced_flip_refusals(board, disk, heading, away_from).is_empty())
}
