//! Line of sight.

use gonfalon_disks::DiskId;
use gonfalon_table::{Circle, Polygon, Shape, sight};
use smallvec::SmallVec;

use crate::board::Board;
use crate::data::TerrainKeyword;
use crate::rulings::HighGround;

impl Board<'_> {
    /// Whether a disk sees another: one free straight line from any point of one to any point of the other is enough.
    /// Only terrain blocks, and never for a disk that overlaps it.
    pub fn sees(self, from: DiskId, to: DiskId) -> bool {
        if self.table.terrain.is_empty() || from == to {
            return true;
        }
        self.clear_between(&Shape::Circle(self.circle(from)), &self.circle(from), &self.circle(to))
    }

    /// Whether a terrain piece's top sees a disk (shots from a Watchtower). The piece itself does not block.
    pub fn terrain_sees(self, piece: u8, to: DiskId) -> bool {
        let outline = &self.table.terrain[usize::from(piece)].outline;
        let high = self
            .terrain_side(&self.table.terrain[usize::from(piece)])
            .keywords
            .contains(&TerrainKeyword::HighGround);
        if high {
            return true;
        }
        let target = self.circle(to);
        let blockers: SmallVec<[&Polygon; 4]> = self
            .table
            .terrain
            .iter()
            .enumerate()
            .filter(|(number, terrain)| {
                *number != usize::from(piece)
                    && self.terrain_side(terrain).keywords.contains(&TerrainKeyword::BlocksSight)
                    && !terrain.outline.overlaps_circle(&target)
            })
            .map(|(_, terrain)| &terrain.outline)
            .collect();
        blockers.is_empty()
            || sight::clear(&Shape::Polygon(outline.clone()), &Shape::Circle(target), &blockers)
    }

    fn clear_between(self, shape: &Shape, from: &Circle, to: &Circle) -> bool {
        let on_high_ground = |circle: &Circle| {
            self.terrain_under(*circle)
                .any(|(_, terrain)| self.terrain_side(terrain).keywords.contains(&TerrainKeyword::HighGround))
        };
        if on_high_ground(from) || (self.game.rulings.high_ground == HighGround::Mutual && on_high_ground(to))
        {
            return true;
        }
        let blockers: SmallVec<[&Polygon; 4]> = self
            .table
            .terrain
            .iter()
            .filter(|terrain| self.terrain_side(terrain).keywords.contains(&TerrainKeyword::BlocksSight))
            .map(|terrain| &terrain.outline)
            .filter(|outline| !outline.overlaps_circle(from) && !outline.overlaps_circle(to))
            .collect();
        blockers.is_empty() || sight::clear(shape, &Shape::Circle(*to), &blockers)
    }
}
