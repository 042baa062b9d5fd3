//! Line of sight.

use gonfalon_disks::DiskId;
use gonfalon_table::{Circle, Point, Polygon, Shape, sight};
use smallvec::SmallVec;

use crate::board::Board;
use crate::data::TerrainKeyword;
use crate::rulings::HighGround;

impl<'a> Board<'a> {
    /// Whether a disk sees another: one free straight line from any point of one to any point of the other is enough.
    /// Only terrain blocks, and never for a disk that overlaps it.
    pub fn sees(self, from: DiskId, to: DiskId) -> bool {
        if self.table.terrain.is_empty() || from == to {
            return true;
        }
        let (from, to) = (self.circle(from), self.circle(to));
        let blockers = self.blockers(&from, &to);
        blockers.is_empty() || sight::clear(&Shape::Circle(from), &Shape::Circle(to), &outlines(&blockers))
    }

    /// A free line from a disk to another that it sees.
    pub(crate) fn line_of_sight(self, from: DiskId, to: DiskId) -> Option<(Point, Point)> {
        let (from, to) = (self.circle(from), self.circle(to));
        let blockers = self.blockers(&from, &to);
        sight::line(&Shape::Circle(from), &Shape::Circle(to), &outlines(&blockers))
    }

    /// The terrain that blocks the line between the centres of two disks, by its numbers.
    pub(crate) fn across(self, from: DiskId, to: DiskId) -> Vec<usize> {
        let (from, to) = (self.circle(from), self.circle(to));
        let blocks = |outline| !sight::segment_clear(from.centre, to.centre, &[outline]);
        let blockers = self.blockers(&from, &to).into_iter();
        blockers.filter(|(_, outline)| blocks(*outline)).map(|(number, _)| number).collect()
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

    /// The terrain that blocks lines between two disks, with its numbers.
    fn blockers(self, from: &Circle, to: &Circle) -> SmallVec<[(usize, &'a Polygon); 4]> {
        let on_high_ground = |circle: &Circle| {
            self.terrain_under(*circle)
                .any(|(_, terrain)| self.terrain_side(terrain).keywords.contains(&TerrainKeyword::HighGround))
        };
        if on_high_ground(from) || (self.game.rulings.high_ground == HighGround::Mutual && on_high_ground(to))
        {
            return SmallVec::new();
        }
        let terrain = self.table.terrain.iter().enumerate();
        terrain
            .filter(|(_, terrain)| self.terrain_side(terrain).keywords.contains(&TerrainKeyword::BlocksSight))
            .map(|(number, terrain)| (number, &terrain.outline))
            .filter(|(_, outline)| !outline.overlaps_circle(from) && !outline.overlaps_circle(to))
            .collect()
    }
}

fn outlines<'a>(blockers: &[(usize, &'a Polygon)]) -> SmallVec<[&'a Polygon; 4]> {
    blockers.iter().map(|(_, outline)| *outline).collect()
}
