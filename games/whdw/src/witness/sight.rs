//! Line of sight, where it mattered.

use gonfalon_disks::DiskId;
use gonfalon_table::sight::segment_clear;

use super::Seen;
use crate::board::Board;
use crate::data::{RangeBand, TerrainKeyword};

impl Seen {
    /// Looks at a target that a disk has chosen and therefore sees.
    pub(super) fn looked(&mut self, board: Board<'_>, from: DiskId, target: DiskId, most: Option<RangeBand>) {
        if from == target {
            return;
        }
        self.when(board.table.pile.is_pinned(target), "whdw.sight.disks-do-not-block");
        let near = |disk: DiskId| most.is_none_or(|most| board.within(from, disk, most));
        let hidden = |disk: DiskId| board.enemies(from, disk) && near(disk) && !board.sees(from, disk);
        self.when(board.battlefield().any(hidden), "whdw.terrain.blocks-sight");
        self.when(!board.across(from, target).is_empty(), "whdw.sight.any-line");
        let (here, there) = (board.circle(from), board.circle(target));
        let high = board.on_terrain_with(from, TerrainKeyword::HighGround);
        for terrain in board.table.terrain.iter() {
            let blocks = board.terrain_side(terrain).keywords.contains(&TerrainKeyword::BlocksSight);
            if !blocks || segment_clear(here.centre, there.centre, &[&terrain.outline]) {
                continue;
            }
            let stands_on = terrain.outline.overlaps_circle(&here) || terrain.outline.overlaps_circle(&there);
            self.when(stands_on, "whdw.sight.overlapping-terrain");
            self.when(high && !stands_on, "whdw.terrain.high-ground");
        }
    }
}
