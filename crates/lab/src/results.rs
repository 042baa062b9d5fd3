//! Results in a SQLite file. Every game is inserted once, by its number.

use std::{collections::BTreeMap, path::Path};

use gonfalon_kernel::Line;
use rusqlite::{Connection, ErrorCode, OpenFlags, Transaction, params};

use crate::{
    identity::Identity,
    kept::{Fought, Kept, points},
    plan::Plan,
    queue::Done,
    reading::Store,
    schema::{APPLICATION, FORMAT, TABLES},
    tracker::Tracker,
};

/// The results of a study, open for writing.
#[derive(Debug)]
pub struct Results {
    store: Store,
    /// Words by their numbers in the file.
    words: BTreeMap<String, i64>,
}

impl Results {
    /// Opens the results of a plan, or begins them; results of another study are refused.
    pub fn open(path: &Path, plan: &Plan) -> Result<Results, Line> {
        let shown = path.display().to_string();
        let database = Connection::open(path).map_err(|error| trouble(&shown, &error))?;
        let mut results = Results { store: Store { database, path: shown.clone() }, words: BTreeMap::new() };
        results.prepare(plan).map_err(|error| match error {
            Refused::Line(line) => line,
            Refused::Database(error) => trouble(&shown, &error),
        })?;
        Ok(results)
    }

    fn prepare(&mut self, plan: &Plan) -> Result<(), Refused> {
        let database = &mut self.store.database;
        // Who reads while games are played does not keep them from being written.
        database.pragma_update(None, "journal_mode", "wal")?;
        database.pragma_update(None, "synchronous", "normal")?;
        database.busy_timeout(std::time::Duration::from_secs(30))?;
        let begun: i64 = database.query_row("SELECT count(*) FROM sqlite_master", [], |row| row.get(0))?;
        if begun == 0 {
            let transaction = database.transaction()?;
            begin(&transaction, plan)?;
            transaction.commit()?;
        }
        let found = self.store.identity()?;
        if let Some(key) = found.difference(&plan.identity) {
            return Err(Refused::Line(Line::new(key).text("file", &self.store.path)));
        }
        let words = self.store.words()?;
        self.words = words.into_iter().map(|(number, text)| (text, number)).collect();
        Ok(())
    }

    /// Reading from the same file.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Which games are done; they are shown to a tracker in the order of their numbers.
    pub(crate) fn done(
        &self,
        plan: &Plan,
        tracker: &mut Tracker,
        mut close: impl FnMut(usize, u64),
    ) -> Result<Done, Line> {
        let mut done = Done::none(plan);
        self.store.each_outcome(|number, winner| {
            done.add(number);
            let game = plan.game(number);
            let points = winner.map(|winner| points(winner, game.place));
            if let Some(pairs) = tracker.take(game.cell, game.pair, game.place, points) {
                close(game.cell, pairs);
            }
        })?;
        Ok(done)
    }

    /// Keeps games, all of them or none. A game that is kept already stays as it is.
    pub fn keep(&mut self, plan: &Plan, games: &[Kept]) -> Result<(), Line> {
        let path = self.store.path.clone();
        let known = self.words.len();
        let kept = self.try_keep(plan, games);
        kept.map_err(|error| {
            // Words of a transaction that failed have no numbers.
            if self.words.len() > known {
                self.words = BTreeMap::new();
            }
            trouble(&path, &error)
        })
    }

    fn try_keep(&mut self, plan: &Plan, games: &[Kept]) -> rusqlite::Result<()> {
        let transaction = self.store.database.transaction()?;
        let mut writer = Writer { transaction: &transaction, words: &mut self.words };
        for game in games {
            match &game.fought {
                Ok(fought) => writer.game(plan, game, fought)?,
                Err(why) => {
                    let insert = "INSERT OR IGNORE INTO broken VALUES (?, ?)";
                    transaction.prepare_cached(insert)?.execute(params![game.number as i64, why])?;
                }
            }
        }
        transaction.commit()
    }

    /// Notes how many pairs of a match-up count.
    pub(crate) fn close(&mut self, cell: usize, pairs: u64) -> Result<(), Line> {
        let update = "UPDATE cell SET pairs = ? WHERE cell = ?";
        let closed = self.store.database.execute(update, params![pairs as i64, cell as i64]);
        closed.map(|_| ()).map_err(|error| trouble(&self.store.path, &error))
    }

    /// Removes games that were played beyond the end of their match-ups, so that the file does not depend on threads.
    pub(crate) fn tidy(&mut self) -> Result<(), Line> {
        let beyond = "SELECT number FROM game JOIN cell USING (cell) WHERE game.pair >= cell.pairs";
        let tables = ["unit_row", "rule_row", "game"];
        let statements = tables.map(|table| format!("DELETE FROM {table} WHERE number IN ({beyond});"));
        let all = format!("BEGIN; {} COMMIT;", statements.concat());
        self.store.database.execute_batch(&all).map_err(|error| trouble(&self.store.path, &error))
    }
}

/// Why results cannot be used.
enum Refused {
    Line(Line),
    Database(rusqlite::Error),
}

impl From<rusqlite::Error> for Refused {
    fn from(error: rusqlite::Error) -> Refused {
        Refused::Database(error)
    }
}

impl From<Line> for Refused {
    fn from(line: Line) -> Refused {
        Refused::Line(line)
    }
}

/// Begins the results of a plan.
fn begin(transaction: &Transaction<'_>, plan: &Plan) -> rusqlite::Result<()> {
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.execute_batch(TABLES)?;
    let Identity { game, title, text, study_hash, rules_version, data_hash, lore_hash } = &plan.identity;
    let changes = plan.variants.iter().flatten().next().map(|changes| {
        let data: serde_json::Map<_, _> = changes.data.iter().cloned().collect();
        let options: BTreeMap<_, _> = changes.options.iter().cloned().collect();
        serde_json::json!({ "data": data, "options": options }).to_string()
    });
    transaction.execute(
        "INSERT INTO study VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        params![
            FORMAT,
            game,
            title,
            text,
            study_hash,
            rules_version,
            data_hash,
            lore_hash,
            plan.seed as i64,
            plan.until.most_pairs() as i64,
            plan.variants.len() as i64,
            changes
        ],
    )?;
    let mut insert = transaction.prepare("INSERT INTO cell VALUES (?, ?, ?, ?, ?, ?, ?, NULL)")?;
    for (number, cell) in plan.cells.iter().enumerate() {
        let options: BTreeMap<_, _> = cell.options.iter().cloned().collect();
        let options = serde_json::to_string(&options).expect("texts become JSON");
        let [army_a, army_b] = &cell.armies;
        let [bot_a, bot_b] = &cell.bots;
        insert.execute(params![number as i64, army_a, army_b, bot_a, bot_b, cell.scenario, options])?;
    }
    Ok(())
}

/// Writes within one transaction.
struct Writer<'t> {
    transaction: &'t Transaction<'t>,
    words: &'t mut BTreeMap<String, i64>,
}

impl Writer<'_> {
    fn game(&mut self, plan: &Plan, kept: &Kept, fought: &Fought) -> rusqlite::Result<()> {
        let game = plan.game(kept.number);
        let number = kept.number as i64;
        let insert = "INSERT OR IGNORE INTO game VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
        let inserted = self.transaction.prepare_cached(insert)?.execute(params![
            number,
            game.cell as i64,
            game.variant as i64,
            game.pair as i64,
            game.place as i64,
            game.seed as i64,
            fought.winner.map(|seat| seat as i64),
            fought.points[0],
            fought.points[1],
            fought.rounds,
            fought.decisions[0] as i64,
            fought.decisions[1] as i64,
            fought.first.map(|seat| seat as i64),
            kept.micros as i64,
        ])?;
        // Somebody else has kept it.
        if inserted == 0 {
            return Ok(());
        }
        for (place, unit) in fought.units.iter().enumerate() {
            let (id, upgrades) = (self.word(&unit.id)?, self.word(&unit.upgrades.join(", "))?);
            let insert = "INSERT INTO unit_row VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)";
            self.transaction.prepare_cached(insert)?.execute(params![
                number,
                place as i64,
                unit.seat.index() as i64,
                id,
                upgrades,
                unit.points,
                unit.survived,
                unit.lost,
                unit.killed
            ])?;
        }
        for (rule, times) in &fought.rules {
            let rule = self.word(rule)?;
            let insert = "INSERT INTO rule_row VALUES (?, ?, ?)";
            self.transaction.prepare_cached(insert)?.execute(params![number, rule, *times as i64])?;
        }
        Ok(())
    }

    /// The number of a word, which stands in the file once.
    fn word(&mut self, text: &str) -> rusqlite::Result<i64> {
        if let Some(number) = self.words.get(text) {
            return Ok(*number);
        }
        let insert =
            "INSERT INTO word (text) VALUES (?) ON CONFLICT (text) DO UPDATE SET text = text RETURNING word";
        let number = self.transaction.prepare_cached(insert)?.query_row([text], |row| row.get(0))?;
        self.words.insert(text.to_owned(), number);
        Ok(number)
    }
}

/// A complaint about a file of results.
pub(crate) fn trouble(path: &str, error: &rusqlite::Error) -> Line {
    let key = match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => "lab-results-full",
        Some(ErrorCode::NotADatabase) => "lab-results-foreign",
        Some(ErrorCode::CannotOpen | ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => {
            "lab-results-unwritable"
        }
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => "lab-results-busy",
        _ => return Line::new("lab-results-trouble").text("file", path).text("why", error.to_string()),
    };
    Line::new(key).text("file", path)
}

/// Opens a file of results for reading.
pub(crate) fn reading(path: &Path) -> rusqlite::Result<Connection> {
    Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX)
        .or_else(|_| Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY))
}
