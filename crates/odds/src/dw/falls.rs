//! Counting falls.

use gonfalon_drops::{Release, Scene, simulate, stand_in};
use gonfalon_table::{Circle, Length, Point, Rectangle};

use super::{Body, Outcome, outcome};
use crate::Distribution;

/// By what falls are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Source {
    /// The stand-in, in microseconds a fall. It differs from the simulation by up to two points in a hundred (`docs/drops.md`).
    #[default]
    StandIn,
    /// The simulation, in milliseconds a fall.
    Physics,
}

impl Source {
    /// How far the source itself may be off from the simulation that is played with.
    fn bias(self) -> f64 {
        match self {
            Source::StandIn => 0.02,
            Source::Physics => 0.0,
        }
    }
}

/// How many falls are counted unless something else is said.
pub const FALLS: u32 = 20_000;

/// A Disk that lies alone and is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// Its diameter.
    pub diameter: Length,
    /// How far from its middle the aim is.
    pub off: Length,
    /// What it can take.
    pub body: Body,
}

/// What may come of so many counters that are dropped from a foot above a lone Disk.
pub fn volley(count: u8, target: &Target, source: Source, falls: u32) -> Outcome {
    let middle = Point::new(90_000, 60_000);
    let scene = Scene {
        table: Rectangle::sized(Length::inches(72), Length::inches(48)),
        disks: vec![Circle::new(middle, target.diameter)],
        counters: Vec::new(),
    };
    let release = |seed: u32| {
        // Archers stand on every side.
        let (dx, dy) = [(1, 0), (0, 1), (-1, 0), (0, -1)][seed as usize % 4];
        Release::Volley {
            count,
            aim: middle.shifted(target.off.0, 0),
            towards: middle.shifted(30_000 * dx, 30_000 * dy),
            height: Length::inches(12),
            carrier: Length::inches(2),
        }
    };
    let hits = counted(count, falls, |seed| {
        let fall = match source {
            Source::StandIn => stand_in(&scene, &release(seed), seed.into()),
            Source::Physics => simulate(&scene, &release(seed), seed.into()),
        };
        fall.pieces.iter().filter(|landing| !landing.rest.disks.is_empty()).count()
    });
    outcome(measured(&hits, source), &target.body)
}

/// How often each number of hits comes about in so many falls.
pub(super) fn counted(count: u8, falls: u32, mut fall: impl FnMut(u32) -> usize) -> Vec<u32> {
    let mut seen = vec![0; usize::from(count) + 1];
    for seed in 0..falls {
        seen[fall(seed).min(usize::from(count))] += 1;
    }
    seen
}

/// A distribution that was counted. By the inequality of Dvoretzky, Kiefer, Wolfowitz and Massart the chance of each number or more
/// is off by more than its error only once in a thousand times.
pub(super) fn measured(seen: &[u32], source: Source) -> Distribution {
    let falls = f64::from(seen.iter().sum::<u32>().max(1));
    let error = ((2.0 / 0.001_f64).ln() / (2.0 * falls)).sqrt();
    let chances = seen.iter().map(|count| f64::from(*count) / falls).collect();
    Distribution::measured(chances, error + source.bias())
}
