//! Reading results.

use std::{collections::BTreeMap, path::Path};

use gonfalon_kernel::Line;
use rusqlite::Connection;

use crate::{
    identity::Identity,
    plan::Plan,
    results::{reading, trouble},
    schema::{APPLICATION, FORMAT},
};

/// A file of results, open for reading.
#[derive(Debug)]
pub struct Store {
    pub(crate) database: Connection,
    pub(crate) path: String,
}

/// A match-up as results know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StoredCell {
    pub(crate) armies: [String; 2],
    pub(crate) bots: [String; 2],
    pub(crate) scenario: String,
    pub(crate) options: BTreeMap<String, String>,
    /// How many pairs count, once that is clear.
    pub(crate) pairs: Option<u64>,
}

/// A game as results know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StoredGame {
    pub(crate) number: u64,
    pub(crate) cell: usize,
    pub(crate) variant: usize,
    pub(crate) pair: u64,
    pub(crate) place: usize,
    pub(crate) winner: Option<usize>,
    pub(crate) rounds: u64,
    pub(crate) decisions: u64,
    pub(crate) first: Option<usize>,
    pub(crate) micros: u64,
}

/// What a study was about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Frame {
    pub(crate) seed: u64,
    pub(crate) most_pairs: u64,
    pub(crate) variants: usize,
    pub(crate) changes: Option<String>,
}

impl Store {
    /// Opens results that somebody wrote.
    pub fn open(path: &Path) -> Result<Store, Line> {
        let shown = path.display().to_string();
        if !path.is_file() {
            return Err(Line::new("lab-results-missing").text("file", shown));
        }
        let database = reading(path).map_err(|error| trouble(&shown, &error))?;
        let store = Store { database, path: shown };
        store.identity()?;
        Ok(store)
    }

    /// Opens the results of a plan; results of another study are refused.
    pub fn of(path: &Path, plan: &Plan) -> Result<Store, Line> {
        let store = Store::open(path)?;
        match store.identity()?.difference(&plan.identity) {
            Some(key) => Err(Line::new(key).text("file", &store.path)),
            None => Ok(store),
        }
    }

    /// Which study they belong to.
    pub fn identity(&self) -> Result<Identity, Line> {
        let foreign = || Line::new("lab-results-foreign").text("file", &self.path);
        let application: i64 = self
            .database
            .query_row("SELECT application_id FROM pragma_application_id", [], |row| row.get(0))
            .map_err(|error| trouble(&self.path, &error))?;
        if application != APPLICATION {
            return Err(foreign());
        }
        let format: i64 = self
            .database
            .query_row("SELECT format FROM study", [], |row| row.get(0))
            .map_err(|_| foreign())?;
        if format != FORMAT {
            return Err(Line::new("lab-results-format").text("file", &self.path));
        }
        let select = "SELECT game, title, text, study_hash, rules_version, data_hash, lore_hash FROM study";
        let identity = self.database.query_row(select, [], |row| {
            Ok(Identity {
                game: row.get(0)?,
                title: row.get(1)?,
                text: row.get(2)?,
                study_hash: row.get(3)?,
                rules_version: row.get(4)?,
                data_hash: row.get(5)?,
                lore_hash: row.get(6)?,
            })
        });
        identity.map_err(|error| trouble(&self.path, &error))
    }

    pub(crate) fn frame(&self) -> Result<Frame, Line> {
        let select = "SELECT seed, most_pairs, variants, changes FROM study";
        let frame = self.database.query_row(select, [], |row| {
            Ok(Frame {
                seed: row.get::<_, i64>(0)? as u64,
                most_pairs: row.get::<_, i64>(1)? as u64,
                variants: row.get::<_, i64>(2)? as usize,
                changes: row.get(3)?,
            })
        });
        frame.map_err(|error| trouble(&self.path, &error))
    }

    pub(crate) fn words(&self) -> Result<BTreeMap<i64, String>, Line> {
        self.rows("SELECT word, text FROM word", |row| Ok((row.get(0)?, row.get(1)?)))
            .map(|words| words.into_iter().collect())
    }

    pub(crate) fn cells(&self) -> Result<Vec<StoredCell>, Line> {
        let select = "SELECT army_a, army_b, bot_a, bot_b, scenario, options, pairs FROM cell ORDER BY cell";
        self.rows(select, |row| {
            let options: String = row.get(5)?;
            Ok(StoredCell {
                armies: [row.get(0)?, row.get(1)?],
                bots: [row.get(2)?, row.get(3)?],
                scenario: row.get(4)?,
                options: serde_json::from_str(&options).unwrap_or_default(),
                pairs: row.get::<_, Option<i64>>(6)?.map(|pairs| pairs as u64),
            })
        })
    }

    /// How many games broke down, with the first few reasons.
    pub(crate) fn broken(&self) -> Result<Vec<(u64, String)>, Line> {
        self.rows("SELECT number, why FROM broken ORDER BY number", |row| {
            Ok((row.get::<_, i64>(0)? as u64, row.get(1)?))
        })
    }

    /// How many games are kept and count.
    pub fn count(&self) -> Result<u64, Line> {
        let count = self.database.query_row("SELECT count(*) FROM counted", [], |row| row.get::<_, i64>(0));
        count.map(|count| count as u64).map_err(|error| trouble(&self.path, &error))
    }

    /// Every game that is kept, with its winner; broken ones have no outcome.
    pub(crate) fn each_outcome(&self, mut each: impl FnMut(u64, Option<Option<usize>>)) -> Result<(), Line> {
        let select =
            "SELECT number, 1, winner FROM game UNION ALL SELECT number, 0, NULL FROM broken ORDER BY 1";
        self.each(select, |row| {
            let winner = row.get::<_, Option<i64>>(2)?.map(|seat| seat as usize);
            each(row.get::<_, i64>(0)? as u64, (row.get::<_, i64>(1)? == 1).then_some(winner));
            Ok(())
        })
    }

    /// Every game that counts, in the order of their numbers.
    pub(crate) fn each_game(&self, mut each: impl FnMut(StoredGame)) -> Result<(), Line> {
        let select = "SELECT number, cell, variant, pair, place, winner, rounds, decisions_0 + decisions_1, first, micros \
                      FROM counted ORDER BY number";
        self.each(select, |row| {
            let whole = |column: usize| row.get::<_, i64>(column).map(|number| number as u64);
            let seat =
                |column: usize| row.get::<_, Option<i64>>(column).map(|seat| seat.map(|seat| seat as usize));
            each(StoredGame {
                number: whole(0)?,
                cell: whole(1)? as usize,
                variant: whole(2)? as usize,
                pair: whole(3)?,
                place: whole(4)? as usize,
                winner: seat(5)?,
                rounds: whole(6)?,
                decisions: whole(7)?,
                first: seat(8)?,
                micros: whole(9)?,
            });
            Ok(())
        })
    }

    /// The names of the columns of a query.
    pub(crate) fn columns(&self, select: &str) -> Result<Vec<String>, Line> {
        let statement = self.database.prepare(select).map_err(|error| trouble(&self.path, &error))?;
        Ok(statement.column_names().into_iter().map(str::to_owned).collect())
    }

    pub(crate) fn rows<T>(
        &self,
        select: &str,
        read: impl Fn(&rusqlite::Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>, Line> {
        let mut all = Vec::new();
        self.each(select, |row| {
            all.push(read(row)?);
            Ok(())
        })?;
        Ok(all)
    }

    pub(crate) fn each(
        &self,
        select: &str,
        mut read: impl FnMut(&rusqlite::Row<'_>) -> rusqlite::Result<()>,
    ) -> Result<(), Line> {
        let mut go = || {
            let mut statement = self.database.prepare(select)?;
            let mut rows = statement.query([])?;
            while let Some(row) = rows.next()? {
                read(row)?;
            }
            Ok(())
        };
        go().map_err(|error: rusqlite::Error| trouble(&self.path, &error))
    }
}
