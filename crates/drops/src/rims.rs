//! How the stand-in's bounces get past the rims of disks.

use gonfalon_table::{Circle, Length, Point};

use crate::chance::Chance;
use crate::release::Release;

/// The few numbers that say what rims do to the stand-in's pieces; fitted to the simulation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rims {
    /// Out of a hundred pieces that meet a higher rim on their way, so many are thrown back.
    pub thrown: i32,
    /// The same for pieces that come down on the rim itself, their middle outside.
    pub edge: i32,
    /// Distance of a piece's middle from the rim that it meets, in units (half an edge is 635, half a diagonal 898).
    pub meeting: i32,
    /// Out of a hundred parts of the way that is left, so many are left after being thrown back.
    pub kept: i32,
    /// Out of a hundred pieces that leave a disk, so many are caught by its rim and lean on it.
    pub caught: i32,
    /// How far beyond the rim the middle of a piece that leans on it lies at most, in units.
    pub hang: i32,
}

impl Rims {
    /// What the stand-in uses, found by the example `fit` with the word `rims`; `edge` was then lowered by hand, since volleys on
    /// lone disks hit too seldom.
    pub const FITTED: Rims = Rims { thrown: 100, edge: 46, meeting: 1_160, kept: 80, caught: 6, hang: 300 };

    /// The same for volleys of many counters, which take each other's place at rims: set by hand on positions of their own.
    pub const CROWD: Rims = Rims { kept: 100, caught: 3, ..Rims::FITTED };

    /// Volleys of so many counters are a crowd.
    const CROWDED: u8 = 4;

    /// The numbers for a release.
    pub(crate) const fn of(release: &Release) -> &'static Rims {
        match release {
            Release::Volley { count, .. } if *count >= Rims::CROWDED => &Rims::CROWD,
            _ => &Rims::FITTED,
        }
    }
}

/// No piece is thrown back more often.
const MOST: u32 = 4;

/// Parts into which a way is divided.
const PARTS: i128 = 1 << 12;

/// A disk with the level of its top.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    pub(crate) disk: Circle,
    pub(crate) level: u32,
    met: bool,
}

/// The disks that a piece can come near on its way, with their levels, lowest first.
pub(crate) fn steps(disks: &[Circle], from: Point, to: Point, steps: &mut Vec<Step>) {
    steps.clear();
    // A piece that is thrown back stays within its way's length of where it was.
    let reach = i64::from(from.distance(to).0) + 1_000;
    for disk in disks {
        let limit = reach + i64::from(disk.diameter.0 / 2);
        if from.distance_squared(disk.centre) < limit * limit {
            let below = steps.iter().filter(|other| other.disk.overlaps(disk)).map(|other| other.level);
            let level = 1 + below.max().unwrap_or(0);
            steps.push(Step { disk: *disk, level, met: false });
        }
    }
}

impl Rims {
    /// Where a piece ends that would bounce from one point to another if there were no rims on its way.
    pub(crate) fn past(
        &self,
        steps: &mut [Step],
        mut from: Point,
        mut to: Point,
        chance: &mut Chance,
    ) -> Point {
        if steps.is_empty() {
            return to;
        }
        for turn in 0..MOST {
            match self.turned(steps, from, to, turn == 0, chance) {
                Turn::On => break,
                Turn::Caught(at) => return at,
                Turn::Back(at, end) => (from, to) = (at, end),
            }
        }
        to
    }

    /// What the first rim that matters does to a piece on its way.
    fn turned(&self, steps: &mut [Step], from: Point, to: Point, first: bool, chance: &mut Chance) -> Turn {
        let mut level = level_at(steps, from, None);
        let mut events: Vec<(i32, bool, usize)> = Vec::with_capacity(2 * steps.len());
        for (index, step) in steps.iter().enumerate() {
            let inside = step.disk.contains_point(from);
            if !inside
                && !step.met
                && let Some((enter, _)) = crossings(&step.disk, self.meeting, from, to)
            {
                events.push((enter, false, index));
            }
            if let Some((_, leave)) = crossings(&step.disk, 0, from, to)
                && leave < PARTS as i32
            {
                events.push((leave, true, index));
            }
        }
        events.sort_unstable();
        for (part, leaves, index) in events {
            let Step { disk, level: own, .. } = steps[index];
            let at = along(from, to, part);
            if leaves {
                if own == level {
                    if (chance.below(100) as i32) < self.caught {
                        let beyond = chance.below(self.hang.unsigned_abs() + 1) as i32;
                        return Turn::Caught(at.toward(to, Length(beyond)));
                    }
                    level = level_at(steps, at, Some(index));
                }
                continue;
            }
            steps[index].met = true;
            if own <= level {
                continue;
            }
            let thrown = if first && part == 0 { self.edge } else { self.thrown };
            if (chance.below(100) as i32) < thrown {
                let (at, end) = self.mirrored(&disk, at, to);
                return Turn::Back(at, end);
            }
            level = own;
        }
        Turn::On
    }

    /// The rest of a way, mirrored at the rim of a disk.
    fn mirrored(&self, disk: &Circle, at: Point, to: Point) -> (Point, Point) {
        let rim = disk.centre.toward(at, disk.diameter / 2 + Length(self.meeting));
        let wide = |value: i32, other: i32| i64::from(value) - i64::from(other);
        let (nx, ny) = (wide(rim.x, disk.centre.x), wide(rim.y, disk.centre.y));
        let (rx, ry) = (wide(to.x, at.x), wide(to.y, at.y));
        let inwards = (rx * nx + ry * ny).min(0);
        let square = (nx * nx + ny * ny).max(1);
        let kept = i64::from(self.kept);
        let part = |rest: i64, normal: i64| ((rest - 2 * inwards * normal / square) * kept / 100) as i32;
        (rim, rim.shifted(part(rx, nx), part(ry, ny)))
    }
}

/// What a rim does.
enum Turn {
    /// Nothing.
    On,
    /// The piece leans on it.
    Caught(Point),
    /// The piece takes another way from here.
    Back(Point, Point),
}

/// The highest level of the disks under a point, but for one of them.
fn level_at(steps: &[Step], at: Point, without: Option<usize>) -> u32 {
    let under = steps.iter().enumerate().filter(|&(index, _)| Some(index) != without);
    let under = under.filter(|(_, step)| step.disk.contains_point(at));
    under.map(|(_, step)| step.level).max().unwrap_or(0)
}

fn along(from: Point, to: Point, part: i32) -> Point {
    let part = i128::from(part);
    let step = |from: i32, to: i32| ((i128::from(to) - i128::from(from)) * part / PARTS) as i32;
    from.shifted(step(from.x, to.x), step(from.y, to.y))
}

/// The parts of a way at which it enters and leaves a disk with a margin around it; from within it enters at once.
fn crossings(disk: &Circle, margin: i32, from: Point, to: Point) -> Option<(i32, i32)> {
    let wide = |value: i32, other: i32| i128::from(value) - i128::from(other);
    let (x, y) = (wide(from.x, disk.centre.x), wide(from.y, disk.centre.y));
    let radius = i128::from(disk.diameter.0 / 2 + margin);
    let outside = x * x + y * y - radius * radius;
    let (dx, dy) = (wide(to.x, from.x), wide(to.y, from.y));
    let (square, nearing) = (dx * dx + dy * dy, -(x * dx + y * dy));
    let root = nearing * nearing - square * outside;
    if outside > 0 && (nearing <= 0 || root < 0) || square == 0 {
        return None;
    }
    let root = root.isqrt();
    let part = |way: i128| (way * PARTS / square).clamp(0, PARTS) as i32;
    let enter = part(nearing - root);
    (i128::from(enter) < PARTS).then(|| (enter, part(nearing + root)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const DISK: Circle = Circle::new(Point::new(50_000, 50_000), Length::inches(2));
    const WEST: Point = Point::new(40_000, 50_000);
    const SURE: Rims = Rims { thrown: 100, edge: 100, meeting: 800, kept: 80, caught: 0, hang: 300 };

    fn past(rims: &Rims, disks: &[Circle], from: Point, to: Point, seed: u64) -> Point {
        let mut near = Vec::new();
        steps(disks, from, to, &mut near);
        rims.past(&mut near, from, to, &mut Chance::new(seed))
    }

    #[test]
    fn a_rim_is_met_a_little_before_it_and_left_at_its_edge() {
        let (enter, leave) =
            crossings(&DISK, 800, WEST, Point::new(60_000, 50_000)).expect("the way leads there");
        assert!((along(WEST, Point::new(60_000, 50_000), enter).x - (50_000 - 2540 - 800)).abs() < 8);
        assert!((along(WEST, Point::new(60_000, 50_000), leave).x - (50_000 + 2540 + 800)).abs() < 8);
        assert_eq!(crossings(&DISK, 800, WEST, Point::new(30_000, 50_000)), None, "the other way");
        assert_eq!(crossings(&DISK, 800, WEST, Point::new(44_000, 50_000)), None, "too short");
        assert_eq!(crossings(&DISK, 800, WEST, WEST), None, "no way at all");
    }

    #[test]
    fn pieces_that_are_thrown_back_end_outside_and_the_others_where_they_would() {
        assert!(!DISK.contains_point(past(&SURE, &[DISK], WEST, DISK.centre, 1)));
        let never = Rims { thrown: 0, ..SURE };
        assert_eq!(past(&never, &[DISK], WEST, DISK.centre, 1), DISK.centre);
        let half = Rims { thrown: 50, ..SURE };
        let up =
            (0..1_000).filter(|&seed| past(&half, &[DISK], WEST, DISK.centre, seed) == DISK.centre).count();
        assert!((440..560).contains(&up), "{up}");
    }

    #[test]
    fn a_piece_that_comes_down_on_a_rim_has_its_own_chance() {
        let edge = Point::new(50_000 - 2_540 - 300, 50_000);
        let rims = Rims { edge: 0, ..SURE };
        assert_eq!(past(&rims, &[DISK], edge, DISK.centre, 1), DISK.centre);
        assert_ne!(past(&SURE, &[DISK], edge, DISK.centre, 1), DISK.centre);
    }

    #[test]
    fn rims_that_are_no_higher_throw_nothing_back() {
        let wide = Circle::new(DISK.centre, Length::inches(4));
        let to = Point::new(52_000, 50_000);
        assert_eq!(past(&SURE, &[DISK, wide], Point::new(46_000, 50_000), to, 5), to, "it lies below");
        let beside = Circle::new(DISK.centre.shifted(5_200, 0), Length::inches(2));
        let to = beside.centre;
        assert_eq!(past(&SURE, &[DISK, beside], DISK.centre, to, 5), to, "too narrow a gap to fall into");
        let apart = Circle::new(DISK.centre.shifted(8_000, 0), Length::inches(2));
        assert_ne!(past(&SURE, &[DISK, apart], DISK.centre, apart.centre, 5), apart.centre);
    }

    #[test]
    fn a_piece_that_leaves_a_disk_can_be_caught_by_its_rim() {
        let rims = Rims { caught: 100, ..SURE };
        let end = past(&rims, &[DISK], DISK.centre, WEST, 2);
        let beyond = end.distance(DISK.centre).0 - 2_540;
        assert!((-8..=308).contains(&beyond), "{beyond}");
        assert_eq!(past(&SURE, &[DISK], DISK.centre, WEST, 2), WEST);
    }
}
