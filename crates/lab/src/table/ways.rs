//! The shortest ways from a deployment zone to every place.

use std::{cmp::Reverse, collections::BinaryHeap};

use gonfalon_kernel::Seat;
use gonfalon_scene::Ground;
use gonfalon_table::Length;

use super::{Grid, Map, sight::Feet};

/// The steps that ways consist of: with sixteen directions no way is more than three per cent longer than it need be.
const STEPS: [(i32, i32); 16] = [
    (1, 0),
    (0, 1),
    (-1, 0),
    (0, -1),
    (1, 1),
    (-1, 1),
    (-1, -1),
    (1, -1),
    (2, 1),
    (1, 2),
    (-1, 2),
    (-2, 1),
    (-2, -1),
    (-1, -2),
    (1, -2),
    (2, -1),
];

/// How much movement it takes to get to each place; nothing where no way leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Ways {
    costs: Vec<Option<i64>>,
    pace: i64,
}

impl Ways {
    /// Looks for ways from any of several places.
    pub(super) fn from(
        ground: &mut dyn Ground,
        seat: Seat,
        grid: &Grid,
        feet: &Feet,
        starts: &[usize],
    ) -> Ways {
        let pace = i64::from(ground.usual(seat).pace.0.max(1));
        let mut costs: Vec<Option<i64>> = vec![None; grid.count()];
        let mut open: BinaryHeap<Reverse<(i64, usize)>> = BinaryHeap::new();
        for start in starts {
            costs[*start] = Some(0);
            open.push(Reverse((0, *start)));
        }
        while let Some(Reverse((cost, here))) = open.pop() {
            let Some(from) = feet[here].filter(|_| costs[here] == Some(cost)) else { continue };
            for step in STEPS {
                let Some(there) = grid.beside(here, step) else { continue };
                let Some(to) = feet[there] else { continue };
                if costs[there].is_some_and(|known| known <= cost) {
                    continue;
                }
                let Some(passage) = ground.passage(seat, from, to) else { continue };
                let after = cost + i64::from(passage.cost.0);
                // Whoever must stop loses what is left of the turn.
                let after = if passage.stops { (after + pace - 1) / pace * pace } else { after };
                if costs[there].is_none_or(|known| after < known) {
                    costs[there] = Some(after);
                    open.push(Reverse((after, there)));
                }
            }
        }
        Ways { costs, pace }
    }

    /// Whether any way leads to a place.
    pub(super) fn lead_to(&self, place: usize) -> bool {
        self.costs[place].is_some()
    }

    /// Whether a way to a place takes no more than that.
    pub(super) fn within(&self, place: usize, reach: Length) -> bool {
        self.costs[place].is_some_and(|cost| cost <= i64::from(reach.0))
    }

    /// The turns that it takes to get to each place.
    pub(super) fn turns(&self) -> Map {
        let turns = |cost: &Option<i64>| cost.map(|cost| cost as f64 / self.pace as f64);
        Map(self.costs.iter().map(turns).collect())
    }
}
