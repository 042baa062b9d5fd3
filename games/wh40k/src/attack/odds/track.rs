//! The target as a row of wounds: states, and what one wound does to them.

use super::chance::{self, Spread, binomial};
use super::{Blow, Slot};

/// Chances below this change nothing that anybody could read.
const NEGLIGIBLE: f64 = 1e-20;

/// Adds a vector so many times to another.
pub(super) fn add(from: &[f64], times: f64, to: &mut [f64]) {
    for (place, chance) in to.iter_mut().zip(from) {
        *place += times * chance;
    }
}

/// The row of models. A state is how many wounds are left in all; the first slots are lost first.
#[derive(Clone, Debug)]
pub(super) struct Track {
    /// For each state the slot whose turn it is and the wounds it has left; state 0 has none.
    states: Vec<(usize, u8)>,
    slots: usize,
}

impl Track {
    pub(super) fn new(slots: &[Slot]) -> Track {
        let mut states = vec![(slots.len(), 0)];
        for (place, slot) in slots.iter().enumerate().rev() {
            states.extend((1..=slot.wounds).map(|left| (place, left)));
        }
        Track { states, slots: slots.len() }
    }

    /// The wounds of all models.
    pub(super) fn wounds(&self) -> usize {
        self.states.len() - 1
    }

    /// How likely each number of destroyed models is.
    pub(super) fn destroyed(&self, left: &[f64]) -> Spread {
        let mut destroyed = vec![0.0; self.slots + 1];
        for (state, chance) in left.iter().enumerate() {
            destroyed[self.states[state].0] += chance;
        }
        destroyed
    }

    /// How many mortal wounds can be due at most, as far as it matters.
    pub(super) fn most_mortals(&self, blows: &[Blow], slots: &[Slot]) -> usize {
        let due = blows.iter().filter(|blow| blow.devastating).map(|blow| {
            blow.attacks.len().saturating_sub(1) * (1 + blow.extra()) * blow.damage.len().saturating_sub(1)
        });
        let due = due.sum();
        // Without Feel No Pain nobody survives more mortal wounds than there are wounds.
        if slots.iter().any(|slot| slot.pain.is_some()) { due } else { due.min(self.wounds()) }
    }

    /// For each state the chance that a mortal wound is felt.
    pub(super) fn felt(&self, slots: &[Slot]) -> Vec<f64> {
        let felt = |(place, _): &(usize, u8)| slots.get(*place).map_or(0.0, |slot| chance::felt(slot.pain));
        self.states.iter().map(felt).collect()
    }

    /// What one wound of a volley does, save and Feel No Pain included.
    pub(super) fn kernel(&self, blow: &Blow, slots: &[Slot]) -> Kernel {
        let damage = &blow.damage;
        let width = damage
            .len()
            .saturating_sub(1)
            .min(slots.iter().map(|slot| usize::from(slot.wounds)).max().unwrap_or(0))
            + 1;
        let mut losses = vec![0.0; self.states.len() * width];
        losses[0] = 1.0;
        for state in 1..self.states.len() {
            let (place, wounds) = self.states[state];
            // States of one slot differ only in where the loss is cut off.
            let row = &mut losses[state * width..(state + 1) * width];
            let failed = blow.failed(place);
            row[0] += 1.0 - failed;
            for (amount, likely) in damage.iter().enumerate().filter(|(_, likely)| **likely > 0.0) {
                match slots[place].pain {
                    None => row[amount.min(usize::from(wounds))] += failed * likely,
                    pain => {
                        for (lost, part) in binomial(amount as u16, chance::felt(pain)).iter().enumerate() {
                            row[lost.min(usize::from(wounds))] += failed * likely * part;
                        }
                    }
                }
            }
        }
        Kernel { losses, width }
    }
}

/// For each state the chances to lose so many wounds.
#[derive(Clone, Debug)]
pub(super) struct Kernel {
    losses: Vec<f64>,
    width: usize,
}

impl Kernel {
    /// Adds what one wound makes of a row of states to another.
    pub(super) fn wound(&self, from: &[f64], to: &mut [f64]) {
        for (state, chance) in from.iter().enumerate().filter(|(_, chance)| **chance > NEGLIGIBLE) {
            let losses = &self.losses[state * self.width..][..self.width.min(state + 1)];
            for (lost, part) in losses.iter().enumerate() {
                to[state - lost] += chance * part;
            }
        }
    }
}

/// One attack of a volley.
#[derive(Clone, Debug)]
pub(super) struct Attack<'a> {
    /// What one normal wound does.
    pub(super) kernel: &'a Kernel,
    /// How likely each Damage is.
    pub(super) damage: &'a [f64],
    /// How likely each number of critical wounds is that devastate, and for it each number of normal wounds.
    pub(super) chances: Vec<Vec<f64>>,
}

/// The chances of all states, for each number of mortal wounds that are due.
#[derive(Clone, Debug)]
pub(super) struct Field {
    pub(super) cells: Vec<f64>,
    states: usize,
    rows: usize,
}

impl Field {
    pub(super) fn new(track: &Track, mortals: usize) -> Field {
        let (states, rows) = (track.states.len(), mortals + 1);
        let mut cells = vec![0.0; states * rows];
        cells[states - 1] = 1.0;
        Field { cells, states, rows }
    }

    /// A field of the same size without any chance.
    pub(super) fn empty(&self) -> Field {
        Field { cells: vec![0.0; self.cells.len()], ..*self }
    }

    /// One normal wound.
    fn wound(&self, kernel: &Kernel, from: &[f64], to: &mut [f64]) {
        for (row, out) in from.chunks(self.states).zip(to.chunks_mut(self.states)) {
            kernel.wound(row, out);
        }
    }

    /// The mortal wounds of one critical wound, which come later.
    pub(super) fn put_off(&self, damage: &[f64], from: &[f64], times: f64, to: &mut [f64]) {
        for (due, row) in from.chunks(self.states).enumerate() {
            if row.iter().all(|chance| *chance <= NEGLIGIBLE) {
                continue;
            }
            for (more, part) in damage.iter().enumerate().filter(|(_, part)| **part > 0.0) {
                let place = (due + more).min(self.rows - 1) * self.states;
                add(row, times * part, &mut to[place..place + self.states]);
            }
        }
    }

    /// One attack: each number of normal and mortal wounds with its chance.
    pub(super) fn attack(&self, blow: &Attack<'_>, from: &[f64], to: &mut [f64]) {
        // The chances after so many normal wounds.
        let most = blow.chances.iter().map(Vec::len).max().unwrap_or(1);
        let mut wounded = vec![from.to_vec()];
        for count in 1..most {
            let mut next = vec![0.0; from.len()];
            self.wound(blow.kernel, &wounded[count - 1], &mut next);
            wounded.push(next);
        }
        // Horner's scheme over the critical wounds, whose mortal wounds come later.
        for (critical, chances) in blow.chances.iter().enumerate().rev() {
            if critical + 1 < blow.chances.len() {
                let later = to.to_vec();
                to.fill(0.0);
                self.put_off(blow.damage, &later, 1.0, to);
            }
            for (after, chance) in wounded.iter().zip(chances) {
                add(after, *chance, to);
            }
        }
    }

    /// What is left when the mortal wounds that are due have been inflicted.
    pub(super) fn mortals(&self, slots: &[Slot], track: &Track) -> Spread {
        let felt = track.felt(slots);
        let mut left = vec![0.0; self.states];
        for row in self.cells.chunks(self.states).rev() {
            // Those that have more due suffer one more, then both are the same.
            chance::mortal(&mut left, &felt);
            add(row, 1.0, &mut left);
        }
        left
    }
}
