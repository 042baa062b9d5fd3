//! Who sees whom: every two places of a grid.

use std::{
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

use gonfalon_kernel::Seat;
use gonfalon_scene::{Foothold, Ground};

use super::{Grid, Map};

/// Where the usual unit of a side can stand, by place.
pub(super) type Feet = Vec<Option<Foothold>>;

/// What the usual unit of one side sees from every place, if that of the other stands at any other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sight {
    /// By the place of the viewer: one bit for each place of the target.
    rows: Vec<Vec<u64>>,
}

impl Sight {
    /// Asks the game about every two places; how many threads ask does not matter to what they hear.
    pub(super) fn of(ground: &dyn Ground, viewer: Seat, feet: &[Feet; 2], threads: usize) -> Sight {
        let (from, to) = (&feet[viewer.index()], &feet[1 - viewer.index()]);
        let (next, rows) = (AtomicUsize::new(0), Mutex::new(vec![Vec::new(); from.len()]));
        let copies: Vec<Box<dyn Ground>> = (0..threads.max(1)).map(|_| ground.copied()).collect();
        thread::scope(|scope| {
            for mut ground in copies {
                let (next, rows) = (&next, &rows);
                scope.spawn(move || {
                    loop {
                        let place = next.fetch_add(1, Ordering::Relaxed);
                        if place >= from.len() {
                            return;
                        }
                        let row = looking(&mut *ground, viewer, from[place], to);
                        rows.lock().unwrap_or_else(PoisonError::into_inner)[place] = row;
                    }
                });
            }
        });
        Sight { rows: rows.into_inner().unwrap_or_else(PoisonError::into_inner) }
    }

    /// Whether a unit at one place sees one at another. Whoever stands at the same place is seen.
    pub(super) fn sees(&self, from: usize, to: usize) -> bool {
        self.rows[from][to / 64] >> (to % 64) & 1 == 1
    }
}

fn looking(ground: &mut dyn Ground, viewer: Seat, from: Option<Foothold>, to: &Feet) -> Vec<u64> {
    let mut row = vec![0; to.len().div_ceil(64)];
    for (place, foothold) in to.iter().enumerate() {
        let (Some(from), Some(to)) = (from, *foothold) else { continue };
        if from.at == to.at || ground.sees(viewer, from, to) {
            row[place / 64] |= 1 << (place % 64);
        }
    }
    row
}

/// How much of what lies within a range of each place sees whoever stands there, and how many pairs of places see each other
/// of how many.
pub(super) fn exposure(grid: &Grid, feet: &[Feet; 2], sights: &[&Sight; 2], range: i32) -> (Map, [u64; 2]) {
    let reach = i64::from(range) * i64::from(range);
    let mut all = [0; 2];
    let map = (0..grid.count()).map(|to| {
        let mut here = [0_u64; 2];
        for (viewer, sight) in sights.iter().enumerate() {
            if feet[1 - viewer][to].is_none() {
                continue;
            }
            for from in (0..grid.count()).filter(|from| *from != to && feet[viewer][*from].is_some()) {
                if grid.place(from).distance_squared(grid.place(to)) <= reach {
                    here[0] += u64::from(sight.sees(from, to));
                    here[1] += 1;
                }
            }
        }
        all = [all[0] + here[0], all[1] + here[1]];
        (here[1] > 0).then(|| here[0] as f64 / here[1] as f64)
    });
    (Map(map.collect()), all)
}

/// The part of some places from which each place is seen.
pub(super) fn watched(sight: &Sight, from: &[usize], feet: &Feet) -> Map {
    let part = |(place, foothold): (usize, &Option<Foothold>)| {
        let seen = from.iter().filter(|from| sight.sees(**from, place)).count();
        foothold.filter(|_| !from.is_empty()).map(|_| seen as f64 / from.len() as f64)
    };
    Map(feet.iter().enumerate().map(part).collect())
}
