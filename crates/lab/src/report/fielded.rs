//! What armies fielded, row by row.

use std::collections::BTreeMap;

use gonfalon_kernel::Line;

use crate::reading::Store;

/// A unit in a game.
#[derive(Clone, Debug)]
pub(super) struct UnitRow {
    pub(super) cell: usize,
    pub(super) pair: u64,
    /// The game and the seat.
    pub(super) side: (u64, u64),
    pub(super) army: String,
    pub(super) unit: String,
    pub(super) upgrades: String,
    pub(super) points: f64,
    pub(super) killed: f64,
    /// The part of it that was left at the end, from 0 to 1.
    pub(super) left: f64,
}

/// Every unit of every game that counts; those of a pair of games follow each other.
pub(super) fn each_row(store: &Store, variant: usize, mut each: impl FnMut(UnitRow)) -> Result<(), Line> {
    let words = store.words()?;
    let select = format!(
        "SELECT cell, pair, number, seat, CASE WHEN seat = counted.place THEN army_a ELSE army_b END, unit, upgrades,
            points, killed, CASE WHEN points > 0 THEN 1.0 - 1.0 * lost / points ELSE 1.0 * survived END
        FROM counted JOIN unit_row USING (number) JOIN cell USING (cell)
        WHERE variant = {variant} ORDER BY number, unit_row.place"
    );
    store.each(&select, |row| {
        let whole = |column: usize| row.get::<_, i64>(column).map(|number| number as u64);
        let word = |column: usize| {
            row.get::<_, i64>(column).map(|word| words.get(&word).cloned().unwrap_or_default())
        };
        each(UnitRow {
            cell: whole(0)? as usize,
            pair: whole(1)?,
            side: (whole(2)?, whole(3)?),
            army: row.get(4)?,
            unit: word(5)?,
            upgrades: word(6)?,
            points: row.get::<_, i64>(7)? as f64,
            killed: row.get(8)?,
            left: row.get(9)?,
        });
        Ok(())
    })
}

/// What an army fields: how many of each unit, with what was chosen for them. The first game tells.
#[derive(Clone, Debug, Default)]
pub(super) struct Fielded {
    first: Option<(u64, u64)>,
    units: BTreeMap<(String, String), u32>,
}

impl Fielded {
    pub(super) fn add(&mut self, row: &UnitRow) {
        if *self.first.get_or_insert(row.side) == row.side {
            *self.units.entry((row.unit.clone(), row.upgrades.clone())).or_default() += 1;
        }
    }

    /// The unit for which something else was chosen in another army, and what in each, if the armies are the same otherwise.
    pub(super) fn differs_in(&self, other: &Fielded) -> Option<(String, String, String)> {
        let beyond = |one: &Fielded, other: &Fielded| -> Vec<((String, String), u32)> {
            let left = one.units.iter().map(|(kind, count)| {
                (kind.clone(), count.saturating_sub(other.units.get(kind).copied().unwrap_or_default()))
            });
            left.filter(|(_, count)| *count > 0).collect()
        };
        let (mine, theirs) = (beyond(self, other), beyond(other, self));
        let ([((unit, upgrades), count)], [((same, others), as_many)]) = (mine.as_slice(), theirs.as_slice())
        else {
            return None;
        };
        ((unit, count) == (same, as_many)).then(|| (unit.clone(), upgrades.clone(), others.clone()))
    }
}
