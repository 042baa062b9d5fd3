//! What lies on the table before a drop.

use gonfalon_table::{Circle, Heading, Length, OrientedBox, Point, Rectangle};

use crate::constants::{COUNTER_EDGE, UNITS_PER_INCH};

/// A table with everything that lies on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The table; what leaves it is lost.
    pub table: Rectangle,
    /// The disks from the bottom up, Land Disks too; none of them ever moves.
    pub disks: Vec<Circle>,
    /// The counters that lie here already; falling pieces can push them.
    pub counters: Vec<LyingCounter>,
}

/// A square counter at rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LyingCounter {
    /// The middle of the counter.
    pub centre: Point,
    /// How far it is turned; a quarter turn looks the same.
    pub turn: Heading,
    /// What it lies on, as the fall that brought it here has told.
    pub rest: Rest,
}

/// What a piece lies on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rest {
    /// The disks that it lies on by their places in [`Scene::disks`], lowest first: every disk whose uncovered face it
    /// overlaps, or the disks of the counters below if only counters hold it up. The top-Disk rule is not yet applied.
    pub disks: Vec<usize>,
    /// The counters directly below it, in order: places in [`Scene::counters`], followed by the pieces of the drop.
    pub counters: Vec<usize>,
}

/// The edge of a counter in units of the table.
pub(crate) const EDGE: Length = Length((COUNTER_EDGE * UNITS_PER_INCH) as i32);

impl LyingCounter {
    /// The square that it covers seen from above.
    pub(crate) fn outline(&self) -> OrientedBox {
        OrientedBox::new(self.centre, self.turn, EDGE, EDGE)
    }
}

impl Scene {
    /// The level of each disk's top: one on the table, one more than the highest disk below it otherwise.
    pub(crate) fn levels(&self) -> Vec<u32> {
        let mut levels: Vec<u32> = Vec::with_capacity(self.disks.len());
        for disk in &self.disks {
            let below = self.disks.iter().zip(&levels).filter(|(other, _)| disk.overlaps(other));
            levels.push(1 + below.map(|(_, &level)| level).max().unwrap_or(0));
        }
        levels
    }

    /// The level of each counter's top, above the disks and counters that it lies on.
    pub(crate) fn counter_levels(&self, disk_levels: &[u32]) -> Vec<u32> {
        let outlines: Vec<OrientedBox> = self.counters.iter().map(LyingCounter::outline).collect();
        let mut levels = vec![0; outlines.len()];
        for index in self.lowest_first() {
            let outline = &outlines[index];
            let disks = self.disks.iter().zip(disk_levels).filter(|(disk, _)| outline.overlaps_circle(disk));
            let disks = disks.map(|(_, &level)| level);
            // A counter without a level has not been laid yet.
            let counters =
                outlines.iter().zip(&levels).filter(|(other, level)| **level > 0 && outline.overlaps(other));
            levels[index] = 1 + disks.chain(counters.map(|(_, &level)| level)).max().unwrap_or(0);
        }
        levels
    }

    /// The counters in an order in which each comes after those that it lies on.
    fn lowest_first(&self) -> Vec<usize> {
        let count = self.counters.len();
        let mut depths = vec![0; count];
        // As many passes as the longest pile is high; a circle, which no fall makes, ends with the last pass.
        for _ in 0..count {
            for index in 0..count {
                let below = self.counters[index].rest.counters.iter().filter(|&&below| below < count);
                depths[index] = below.map(|&below| depths[below] + 1).max().unwrap_or(0).min(count);
            }
        }
        let mut order: Vec<usize> = (0..count).collect();
        order.sort_by_key(|&index| depths[index]);
        order
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scene(disks: Vec<Circle>, counters: Vec<LyingCounter>) -> Scene {
        Scene { table: Rectangle::sized(Length::inches(48), Length::inches(36)), disks, counters }
    }

    fn disk(x: i32) -> Circle {
        Circle::new(Point::new(x, 40_000), Length::inches(2))
    }

    fn counter(x: i32, counters: &[usize]) -> LyingCounter {
        let rest = Rest { disks: Vec::new(), counters: counters.to_vec() };
        LyingCounter { centre: Point::new(x, 40_000), turn: Heading::EAST, rest }
    }

    #[test]
    fn disks_rise_by_a_level_for_each_disk_below() {
        let scene = scene(vec![disk(40_000), disk(44_000), disk(48_000), disk(60_000)], Vec::new());
        assert_eq!(scene.levels(), [1, 2, 3, 1]);
    }

    #[test]
    fn counters_lie_on_disks_and_on_each_other() {
        let counters = vec![counter(40_100, &[1]), counter(40_000, &[]), counter(70_000, &[])];
        let scene = scene(vec![disk(40_000)], counters);
        assert_eq!(scene.counter_levels(&scene.levels()), [3, 2, 1]);
    }
}
