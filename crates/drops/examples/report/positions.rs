//! Random positions that no table was fitted to.

use gonfalon_drops::{Release, Scene};
use gonfalon_table::{Circle, Heading, Length, Point, Rectangle};

/// What lies around the target.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Family {
    Lone,
    Neighbours,
    Overlaps,
}

/// A scene, the place of its target among the disks, and an aim with the Archer's direction.
pub(crate) struct Position {
    pub(crate) scene: Scene,
    pub(crate) target: usize,
    aim: Point,
    archer: Point,
}

const DIAMETERS: [i32; 5] = [4445, 5080, 6350, 8890, 10_414];

impl Position {
    pub(crate) fn random(family: Family, mut seed: u64) -> Position {
        let mut below = |bound: u64| {
            // A generator of its own: these positions owe nothing to the drops.
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            ((u128::from(seed ^ (seed >> 29)) * u128::from(bound)) >> 64) as i32
        };
        let middle = Point::new(60_000 + below(30_000), 50_000 + below(20_000));
        let target = Circle::new(middle, Length(DIAMETERS[below(4) as usize]));
        let others = match family {
            Family::Lone => 0,
            Family::Neighbours | Family::Overlaps => 1 + below(4),
        };
        let mut disks = vec![target];
        let mut place = 0;
        for _ in 0..others {
            let diameter = DIAMETERS[below(5) as usize];
            let touching = (target.diameter.0 + diameter) / 2;
            let distance = match family {
                Family::Overlaps => {
                    touching - 100 - below(u64::from(target.diameter.0.unsigned_abs()) * 2 / 3)
                }
                Family::Lone | Family::Neighbours => touching + below(2_000),
            };
            let centre = middle.step(Heading::from_thousandths(below(360_000)), Length(distance));
            let disk = Circle::new(centre, Length(diameter));
            if matches!(family, Family::Neighbours) && disks.iter().any(|other| other.overlaps(&disk)) {
                continue;
            }
            let above = !matches!(family, Family::Overlaps) || below(2) == 0;
            if above {
                disks.push(disk);
            } else {
                disks.insert(0, disk);
                place += 1;
            }
        }
        let aim = middle
            .step(Heading::from_thousandths(below(360_000)), Length(below(target.diameter.0 as u64 / 4)));
        let archer = middle.step(Heading::from_thousandths(below(360_000)), Length::inches(8));
        let table = Rectangle::sized(Length::inches(72), Length::inches(48));
        Position { scene: Scene { table, disks, counters: Vec::new() }, target: place, aim, archer }
    }

    pub(crate) fn volley(&self, count: u8) -> Release {
        Release::Volley {
            count,
            aim: self.aim,
            towards: self.archer,
            height: Length::inches(12),
            carrier: Length::inches(2),
        }
    }
}
