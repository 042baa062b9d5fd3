//! One SQLite file. A single thread owns it and keeps everything that waits in one transaction, so that many matches
//! share the price of making it durable.

use std::{
    fs::{self, File, TryLockError},
    io,
    path::Path,
    sync::mpsc::{Receiver, Sender, channel},
    thread,
    time::Duration,
};

use gonfalon_kernel::Seat;
use rusqlite::{Connection, MAIN_DB, OptionalExtension as _, params};
use tokio::sync::oneshot;

use super::{Admission, Begun, Kept, Obstacle, Promise, SeatCard, Store, StoreTrouble};

/// A job for the thread: tried in a transaction, perhaps more than once, and told how it ended.
trait Job: Send {
    fn attempt(&mut self, database: &Connection) -> rusqlite::Result<()>;
    fn finish(self: Box<Self>, kept: Result<(), StoreTrouble>);
}

struct Task<T, F> {
    work: F,
    found: Option<T>,
    tell: oneshot::Sender<Result<T, StoreTrouble>>,
}

impl<T: Send, F: Fn(&Connection) -> rusqlite::Result<T> + Send> Job for Task<T, F> {
    fn attempt(&mut self, database: &Connection) -> rusqlite::Result<()> {
        self.found = Some((self.work)(database)?);
        Ok(())
    }

    fn finish(self: Box<Self>, kept: Result<(), StoreTrouble>) {
        let gone = || StoreTrouble::other("the job was never tried");
        // Nobody may be listening any more; what was kept stays kept.
        let Task { found, tell, .. } = *self;
        let _ = tell.send(kept.and_then(|()| found.ok_or_else(gone)));
    }
}

/// So many jobs share a transaction.
const TOGETHER: usize = 256;
/// How long to wait for somebody else who writes into the file.
const PATIENCE: Duration = Duration::from_secs(3);
/// The form of the tables below.
const VERSION: i64 = 3;

const TABLES: &str = "
    CREATE TABLE match (id TEXT PRIMARY KEY, game TEXT NOT NULL, scenario TEXT NOT NULL, seats TEXT NOT NULL,
        header TEXT NOT NULL, begin TEXT NOT NULL) STRICT;
    CREATE TABLE answer (match TEXT NOT NULL REFERENCES match (id), number INTEGER NOT NULL, line TEXT NOT NULL,
        PRIMARY KEY (match, number)) STRICT, WITHOUT ROWID;
    CREATE TABLE ticket (hash TEXT PRIMARY KEY, match TEXT NOT NULL REFERENCES match (id), seat INTEGER) STRICT, WITHOUT ROWID;
    CREATE TABLE replay (id TEXT PRIMARY KEY, log TEXT NOT NULL) STRICT;
";

/// What the second form has more than the first.
const SECOND: &str = "
    CREATE TABLE fate (match TEXT PRIMARY KEY REFERENCES match (id), dice TEXT NOT NULL) STRICT, WITHOUT ROWID;
    PRAGMA user_version = 2;
";

/// Reviews can be worked out again, so that older programs do well without them and the form of the tables stays the same.
const REVIEWS: &str = "CREATE TABLE IF NOT EXISTS review (key TEXT PRIMARY KEY, review TEXT NOT NULL) STRICT";
/// What the third form has more than the second.
const THIRD: &str = "
    ALTER TABLE match ADD COLUMN hints INTEGER NOT NULL DEFAULT 1;
    PRAGMA user_version = 3;
";

/// Matches in one SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    /// Always there until the end.
    jobs: Option<Sender<Box<dyn Job>>>,
    worker: Option<thread::JoinHandle<()>>,
}

impl Drop for Sqlite {
    /// Waits until everything has been kept and the file is closed.
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(worker) = self.worker.take() {
            // A worker that broke down has closed the file as well.
            let _ = worker.join();
        }
    }
}

impl Sqlite {
    /// Opens the file in a folder, or makes it. No two hosts can have the same folder.
    pub fn open(folder: &Path, pages: Option<u32>) -> Result<Sqlite, StoreTrouble> {
        fs::create_dir_all(folder)?;
        let lock = locked(folder)?;
        let database = prepared(&folder.join("gonfalon.sqlite"), pages)?;
        let (jobs, waiting) = channel();
        let run = move || {
            let _held = lock;
            work(&database, &waiting);
        };
        let worker = thread::Builder::new().name("store".to_owned()).spawn(run)?;
        Ok(Sqlite { jobs: Some(jobs), worker: Some(worker) })
    }

    fn promise<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Promise<T> {
        let (tell, told) = oneshot::channel();
        if let Some(jobs) = &self.jobs {
            // A worker that has gone drops the job, which is how the promise hears of it.
            let _ = jobs.send(Box::new(Task { work, found: None, tell }));
        }
        Box::pin(
            async move { told.await.unwrap_or_else(|_| Err(StoreTrouble::other("the store is closed"))) },
        )
    }
}

/// Two hosts that play the same match would each be right in their own eyes.
fn locked(folder: &Path) -> Result<File, StoreTrouble> {
    let path = folder.join("gonfalon.lock");
    let file = File::options().create(true).truncate(false).write(true).open(path)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => {
            Err(io::Error::new(io::ErrorKind::ResourceBusy, "another host uses this folder").into())
        }
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}

fn prepared(path: &Path, pages: Option<u32>) -> Result<Connection, StoreTrouble> {
    let database = Connection::open(path)?;
    // A file without the right to write is opened all the same; better to hear of it now than with the first answer.
    if database.is_readonly(MAIN_DB)? {
        let why = format!("{} may not be written to", path.display());
        return Err(StoreTrouble { obstacle: Obstacle::ReadOnly, why });
    }
    database.busy_timeout(PATIENCE)?;
    // An answer that was acknowledged survives the loss of power: every commit waits for the disk.
    database.pragma_update(None, "journal_mode", "WAL")?;
    database.pragma_update(None, "synchronous", "FULL")?;
    database.pragma_update(None, "foreign_keys", true)?;
    if let Some(pages) = pages {
        database.pragma_update(None, "max_page_count", pages)?;
    }
    let version: i64 = database.pragma_query_value(None, "user_version", |row| row.get(0))?;
    match version {
        0 => database.execute_batch(&format!("BEGIN IMMEDIATE; {TABLES} {SECOND} {THIRD} COMMIT;"))?,
        1 => database.execute_batch(&format!("BEGIN IMMEDIATE; {SECOND} {THIRD} COMMIT;"))?,
        2 => database.execute_batch(&format!("BEGIN IMMEDIATE; {THIRD} COMMIT;"))?,
        VERSION => {}
        other => {
            let why = format!("the matches were kept by another version of the program (form {other})");
            return Err(StoreTrouble::other(why));
        }
    }
    database.execute_batch(REVIEWS)?;
    Ok(database)
}

fn work(database: &Connection, waiting: &Receiver<Box<dyn Job>>) {
    while let Ok(first) = waiting.recv() {
        let mut jobs = vec![first];
        jobs.extend(waiting.try_iter().take(TOGETHER - 1));
        match together(database, &mut jobs) {
            Ok(()) => jobs.into_iter().for_each(|job| job.finish(Ok(()))),
            // One of them spoiled it for all: each gets its own chance.
            Err(_) if jobs.len() > 1 => {
                for mut job in jobs {
                    let kept = together(database, std::slice::from_mut(&mut job)).map_err(StoreTrouble::from);
                    job.finish(kept);
                }
            }
            Err(error) => jobs.into_iter().for_each(|job| job.finish(Err(StoreTrouble::from(&error)))),
        }
    }
}

fn together(database: &Connection, jobs: &mut [Box<dyn Job>]) -> rusqlite::Result<()> {
    // Dropped without a commit, it rolls back.
    let transaction = database.unchecked_transaction()?;
    jobs.iter_mut().try_for_each(|job| job.attempt(&transaction))?;
    transaction.commit()
}

fn written(seats: &[SeatCard]) -> String {
    serde_json::to_string(seats).expect("seat cards are plain data and always become JSON")
}

impl Store for Sqlite {
    fn begin(&self, begun: Begun) -> Promise<()> {
        self.promise(move |database| {
            let Begun { id, kept, tickets } = &begun;
            database.prepare_cached("INSERT INTO match VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)")?.execute(
                params![
                    id,
                    kept.game,
                    kept.scenario,
                    written(&kept.seats),
                    kept.opening[0],
                    kept.opening[1],
                    kept.hints,
                ],
            )?;
            let mut answer = database.prepare_cached("INSERT INTO answer VALUES (?1, ?2, ?3)")?;
            for (line, number) in kept.answers.iter().zip(1_u32..) {
                answer.execute(params![id, number, line])?;
            }
            if let Some(fate) = &kept.fate {
                database.prepare_cached("INSERT INTO fate VALUES (?1, ?2)")?.execute(params![id, fate])?;
            }
            let mut ticket = database.prepare_cached("INSERT INTO ticket VALUES (?1, ?2, ?3)")?;
            for (hash, seat) in tickets {
                ticket.execute(params![hash, id, seat.map(|seat| seat.0)])?;
            }
            Ok(())
        })
    }

    fn append(&self, id: &str, number: u32, line: String) -> Promise<()> {
        let id = id.to_owned();
        self.promise(move |database| {
            database
                .prepare_cached("DELETE FROM answer WHERE match = ?1 AND number >= ?2")?
                .execute(params![id, number])?;
            let mut answer = database.prepare_cached("INSERT INTO answer VALUES (?1, ?2, ?3)")?;
            answer.execute(params![id, number, line]).map(|_| ())
        })
    }

    fn cut(&self, id: &str, count: u32) -> Promise<()> {
        let id = id.to_owned();
        self.promise(move |database| {
            let mut cut = database.prepare_cached("DELETE FROM answer WHERE match = ?1 AND number > ?2")?;
            cut.execute(params![id, count]).map(|_| ())
        })
    }

    fn seat(&self, id: &str, seats: Vec<SeatCard>) -> Promise<()> {
        let id = id.to_owned();
        self.promise(move |database| {
            let mut seat = database.prepare_cached("UPDATE match SET seats = ?2 WHERE id = ?1")?;
            seat.execute(params![id, written(&seats)]).map(|_| ())
        })
    }

    fn load(&self, id: &str) -> Promise<Option<Kept>> {
        let id = id.to_owned();
        self.promise(move |database| load(database, &id))
    }

    fn ticket(&self, hash: &str) -> Promise<Option<Admission>> {
        let hash = hash.to_owned();
        self.promise(move |database| {
            let mut find = database.prepare_cached("SELECT match, seat FROM ticket WHERE hash = ?1")?;
            let admission = |row: &rusqlite::Row<'_>| {
                Ok(Admission { id: row.get(0)?, seat: row.get::<_, Option<u8>>(1)?.map(Seat) })
            };
            find.query_row([&hash], admission).optional()
        })
    }

    fn keep_replay(&self, id: &str, log: String) -> Promise<()> {
        let id = id.to_owned();
        self.promise(move |database| {
            let mut keep = database.prepare_cached("INSERT OR REPLACE INTO replay VALUES (?1, ?2)")?;
            keep.execute(params![id, log]).map(|_| ())
        })
    }

    fn replay(&self, id: &str) -> Promise<Option<String>> {
        let id = id.to_owned();
        self.promise(move |database| {
            let mut find = database.prepare_cached("SELECT log FROM replay WHERE id = ?1")?;
            find.query_row([&id], |row| row.get(0)).optional()
        })
    }

    fn keep_review(&self, key: &str, review: String) -> Promise<()> {
        let key = key.to_owned();
        self.promise(move |database| {
            let mut keep = database.prepare_cached("INSERT OR REPLACE INTO review VALUES (?1, ?2)")?;
            keep.execute(params![key, review]).map(|_| ())
        })
    }

    fn review(&self, key: &str) -> Promise<Option<String>> {
        let key = key.to_owned();
        self.promise(move |database| {
            let mut find = database.prepare_cached("SELECT review FROM review WHERE key = ?1")?;
            find.query_row([&key], |row| row.get(0)).optional()
        })
    }
}

fn load(database: &Connection, id: &str) -> rusqlite::Result<Option<Kept>> {
    let mut find = database
        .prepare_cached("SELECT game, scenario, seats, header, begin, hints FROM match WHERE id = ?1")?;
    let kept = |row: &rusqlite::Row<'_>| {
        let seats: String = row.get(2)?;
        let unreadable = |error: serde_json::Error| {
            rusqlite::Error::FromSqlConversionFailure(2, rusqlite::types::Type::Text, Box::new(error))
        };
        Ok(Kept {
            game: row.get(0)?,
            scenario: row.get(1)?,
            seats: serde_json::from_str(&seats).map_err(unreadable)?,
            opening: vec![row.get(3)?, row.get(4)?],
            answers: Vec::new(),
            hints: row.get(5)?,
            fate: None,
        })
    };
    let Some(kept) = find.query_row([id], kept).optional()? else { return Ok(None) };
    let mut lines = database.prepare_cached("SELECT line FROM answer WHERE match = ?1 ORDER BY number")?;
    let answers = lines.query_map([id], |row| row.get(0))?.collect::<Result<_, _>>()?;
    let mut dice = database.prepare_cached("SELECT dice FROM fate WHERE match = ?1")?;
    let fate = dice.query_row([id], |row| row.get(0)).optional()?;
    Ok(Some(Kept { answers, fate, ..kept }))
}
