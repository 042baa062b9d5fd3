//! Barriers between Archers and their targets.

use gonfalon_disks::DiskId;
use gonfalon_table::{Circle, Heading, Polygon, Shape, sight};

use super::Seen;
use crate::board::Board;
use crate::data::{Effect, TokenKind};

impl Seen {
    /// Looks at what stands between an Archer and a target; `lost` is the rule by which the shot is lost.
    pub(super) fn screened(
        &mut self,
        board: Board<'_>,
        archer: DiskId,
        target: DiskId,
        lost: Option<&'static str>,
    ) {
        let (from, to) = (board.circle(archer), board.circle(target));
        if lost.is_none() {
            let beside = |barrier: &Circle| barrier.overlaps(&from) || barrier.overlaps(&to);
            let exempt = terrain_barriers(board).any(|(barrier, _)| beside(&barrier));
            self.when(exempt, "dw.barrier.inside-exempt");
        }
        if lost != Some("dw.barrier.declare-first") {
            return;
        }
        self.rule("dw.barrier.blocks");
        // Of several Barriers that hide a target together none is named.
        for (_, id) in terrain_barriers(board).filter(|(barrier, _)| hides(barrier, &from, &to)) {
            match id {
                "forest" => self.rule("dw.terrain.forest-barrier"),
                "mountain" => self.rule("dw.terrain.mountain-barrier"),
                "ruins" => self.rule("dw.terrain.ruins-barrier"),
                _ => {}
            }
        }
        let width = board.library().constants.spell;
        let walls = board.table.tokens.iter().filter(|token| token.kind == TokenKind::Wall);
        let mut walls = walls.map(|token| Circle::new(token.at, width));
        self.when(walls.any(|wall| hides(&wall, &from, &to)), "dw.spell.magical-wall-barrier");
        let others = board.all_in_play().filter(|disk| *disk != archer && *disk != target);
        let mut disks =
            others.filter(|disk| board.own_attribute(*disk, |effect| matches!(effect, Effect::Barrier)));
        self.when(disks.any(|disk| hides(&board.circle(disk), &from, &to)), "dw.barrier.any-disk");
    }
}

/// Terrain that is a Barrier, with its word.
fn terrain_barriers(board: Board<'_>) -> impl Iterator<Item = (Circle, &str)> {
    board.table.lands.iter().filter_map(move |land| {
        let terrain = board.terrain(land).filter(|terrain| terrain.barrier)?;
        Some((board.land_circle(land), terrain.id.as_str()))
    })
}

/// Whether a Barrier cuts every line between two Disks all by itself.
fn hides(barrier: &Circle, from: &Circle, to: &Circle) -> bool {
    let outline = Polygon::of_oval(barrier.centre, Heading::EAST, barrier.diameter, barrier.diameter);
    !barrier.overlaps(from)
        && !barrier.overlaps(to)
        && !sight::clear(&Shape::Circle(*from), &Shape::Circle(*to), &[&outline])
}
