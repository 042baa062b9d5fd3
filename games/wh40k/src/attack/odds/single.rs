//! A single volley: first how many wounds there are of both kinds, then what so many do.
//!
//! All its wounds are alike, so only their numbers matter, and mortal wounds come last.

use super::chance::{self, Spread, Wounds};
use super::track::{self, Kernel, Track};
use super::{Blow, Slot, volley};

pub(super) fn attack(blow: &Blow, slots: &[Slot], track: &Track) -> Spread {
    let most = blow.attacks.len().saturating_sub(1) * (1 + blow.extra());
    let width = if blow.devastating { most + 1 } else { 1 };
    let mut start = vec![0.0; (most + 1) * width];
    start[0] = 1.0;
    let mut numbers = vec![0.0; start.len()];
    for (likely, needed) in &blow.wound {
        let (normal, mortal) = Wounds::of(blow, *needed).apart(blow.devastating);
        let all = volley(blow, &start, |hits| {
            let one = hits.wounds(normal, mortal, blow.lethal);
            move |before: &[f64], after: &mut [f64]| add_one(&one, width, before, after)
        });
        track::add(&all, *likely, &mut numbers);
    }
    let after = suffered(&numbers, width, &track.kernel(blow, slots), track.wounds() + 1);
    devastated(&after, &blow.damage, &track.felt(slots))
}

/// One more attack: a row for each number of normal wounds, in it a place for each number of critical ones.
fn add_one(one: &[Vec<f64>], width: usize, before: &[f64], after: &mut [f64]) {
    let end = before.iter().rposition(|chance| *chance > 0.0).map_or(0, |last| last + 1);
    for (critical, row) in one.iter().enumerate() {
        for (normal, chance) in row.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
            // Nothing runs over the end of its row: there are places for as many wounds as there can be.
            let by = (normal * width + critical).min(after.len());
            let room = (after.len() - by).min(end);
            track::add(&before[..room], *chance, &mut after[by..]);
        }
    }
}

/// The chances of all states after the normal wounds, a row for each number of critical wounds.
fn suffered(numbers: &[f64], width: usize, kernel: &Kernel, states: usize) -> Vec<Vec<f64>> {
    let mut rows = vec![vec![0.0; states]; width];
    let mut now = vec![0.0; states];
    now[states - 1] = 1.0;
    let mut next = now.clone();
    for (normal, chances) in numbers.chunks(width).enumerate() {
        if normal > 0 {
            next.fill(0.0);
            kernel.wound(&now, &mut next);
            std::mem::swap(&mut now, &mut next);
        }
        for (row, chance) in rows.iter_mut().zip(chances).filter(|(_, chance)| **chance > 0.0) {
            track::add(&now, *chance, row);
        }
    }
    rows
}

/// What is left when the mortal wounds of critical wounds have been inflicted: Horner's scheme over their number.
fn devastated(rows: &[Vec<f64>], damage: &[f64], felt: &[f64]) -> Spread {
    let mut left = vec![0.0; felt.len()];
    for (place, row) in rows.iter().enumerate().rev() {
        if place + 1 < rows.len() {
            let mut after = vec![0.0; left.len()];
            for (amount, chance) in damage.iter().enumerate() {
                if amount > 0 {
                    chance::mortal(&mut left, felt);
                }
                track::add(&left, *chance, &mut after);
            }
            left = after;
        }
        track::add(row, 1.0, &mut left);
    }
    left
}
