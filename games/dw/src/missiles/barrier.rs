//! Barriers to missile fire.

use gonfalon_disks::DiskId;
use gonfalon_table::{Circle, Heading, Point, Polygon, Shape, sight};

use crate::board::Board;
use crate::data::{Effect, TokenKind};

impl Board<'_> {
    /// Whether Barriers cut every straight line between two Disks.
    pub fn is_behind_barriers(self, from: DiskId, to: DiskId) -> bool {
        // dw.barrier.blocks: one free line from any point of one to any point of the other is enough.
        let (archer, target) = (self.circle(from), self.circle(to));
        let outlines: Vec<Polygon> = self
            .barriers(from, to)
            .into_iter()
            // dw.barrier.inside-exempt
            .filter(|barrier| !barrier.overlaps(&archer) && !barrier.overlaps(&target))
            // Most lie far beside all lines.
            .filter(|barrier| may_cut(barrier, &archer, &target))
            .map(|barrier| {
                Polygon::of_oval(barrier.centre, Heading::EAST, barrier.diameter, barrier.diameter)
            })
            .collect();
        let blockers: Vec<&Polygon> = outlines.iter().collect();
        !blockers.is_empty() && !sight::clear(&Shape::Circle(archer), &Shape::Circle(target), &blockers)
    }

    /// Everything that is a Barrier between two Disks: terrain, walls and Creature Disks whose text says so.
    fn barriers(self, from: DiskId, to: DiskId) -> Vec<Circle> {
        let lands =
            self.table.lands.iter().filter(|land| self.terrain(land).is_some_and(|terrain| terrain.barrier));
        let mut barriers: Vec<Circle> = lands.map(|land| self.land_circle(land)).collect();
        let width = self.library().constants.spell;
        let walls = self.table.tokens.iter().filter(|token| token.kind == TokenKind::Wall);
        barriers.extend(walls.map(|token| Circle::new(token.at, width)));
        // dw.barrier.any-disk
        let others = self.all_in_play().filter(|disk| *disk != from && *disk != to);
        let disks =
            others.filter(|disk| self.own_attribute(*disk, |effect| matches!(effect, Effect::Barrier)));
        barriers.extend(disks.map(|disk| self.circle(disk)));
        barriers
    }
}

/// Far more than outlines are rounded by.
const ROUNDING: i128 = 64;

/// Whether a circle is near enough to the lines between two others to cut any of them.
fn may_cut(barrier: &Circle, from: &Circle, to: &Circle) -> bool {
    let wide = |circle: &Circle| i128::from(circle.diameter.0);
    let vector = |to: Point| {
        (i128::from(to.x) - i128::from(from.centre.x), i128::from(to.y) - i128::from(from.centre.y))
    };
    let (along, there) = (vector(to.centre), vector(barrier.centre));
    let length = along.0 * along.0 + along.1 * along.1;
    let forward = along.0 * there.0 + along.1 * there.1;
    // All lines lie within half the greater diameter of the one between the centres.
    let near = (wide(barrier) + wide(from).max(wide(to))) / 2 + ROUNDING;
    if forward <= 0 || forward >= length {
        return true;
    }
    let beside = along.0 * there.1 - along.1 * there.0;
    beside * beside <= near * near * length
}

#[cfg(test)]
mod tests {
    use gonfalon_kernel::SeededDice;
    use gonfalon_table::Length;

    use super::*;

    #[test]
    fn what_is_left_out_cuts_no_line() {
        let mut chance = SeededDice::new(3);
        let mut left_out = 0;
        for _ in 0..300 {
            let mut circle = |inches: u32| {
                let mut place = || chance.below(20 * 2540) as i32;
                let at = Point::new(place(), place());
                Circle::new(at, Length(inches as i32 * 2540))
            };
            let (archer, target, barrier) = (circle(1), circle(3), circle(5));
            let apart = !barrier.overlaps(&archer) && !barrier.overlaps(&target);
            if apart && !may_cut(&barrier, &archer, &target) {
                let outline =
                    Polygon::of_oval(barrier.centre, Heading::EAST, barrier.diameter, barrier.diameter);
                assert!(sight::clear(&Shape::Circle(archer), &Shape::Circle(target), &[&outline]));
                left_out += 1;
            }
        }
        assert!(left_out > 50, "{left_out}");
    }
}
