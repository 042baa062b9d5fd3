//! The tables of a broker.

use gonfalon_kernel::Line;
use postgres::Client;

use crate::trouble::Trouble;

/// Rises when the tables or the parcels in them change.
const FORMAT: i32 = 1;

/// Whoever makes tables holds this lock meanwhile: `gonf` in ASCII.
const LOCK: i64 = 0x676f_6e66;

/// The queue is `batch`: games that nobody has delivered. Whoever plays some has leased them until a time, which is the
/// broker's, so that clocks need not agree. A game is delivered once, by its number; `arrived` is the transaction that brought it.
const TABLES: &str = "
CREATE SCHEMA IF NOT EXISTS gonfalon;
CREATE TABLE gonfalon.format (format integer NOT NULL);
CREATE TABLE gonfalon.study (
    study bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, study_hash text NOT NULL UNIQUE, game text NOT NULL,
    title text NOT NULL, text text NOT NULL, rules_version integer NOT NULL, data_hash text NOT NULL, lore_hash text NOT NULL,
    lease_seconds double precision NOT NULL
);
CREATE TABLE gonfalon.army (
    study bigint NOT NULL REFERENCES gonfalon.study ON DELETE CASCADE, name text NOT NULL, bytes bytea NOT NULL,
    PRIMARY KEY (study, name)
);
CREATE TABLE gonfalon.batch (
    study bigint NOT NULL REFERENCES gonfalon.study ON DELETE CASCADE, first bigint NOT NULL, count bigint NOT NULL,
    worker text, leased_until timestamptz, PRIMARY KEY (study, first)
);
CREATE TABLE gonfalon.closed (
    study bigint NOT NULL REFERENCES gonfalon.study ON DELETE CASCADE, cell bigint NOT NULL, pairs bigint NOT NULL,
    PRIMARY KEY (study, cell)
);
CREATE TABLE gonfalon.game (
    study bigint NOT NULL REFERENCES gonfalon.study ON DELETE CASCADE, number bigint NOT NULL, parcel bytea NOT NULL,
    arrived bigint NOT NULL DEFAULT pg_current_xact_id()::text::bigint, PRIMARY KEY (study, number)
);
CREATE INDEX game_by_arrival ON gonfalon.game (study, arrived, number);
";

/// Whether a broker has our tables; those of another version are refused.
pub(crate) fn is_ready(client: &mut Client) -> Result<bool, Trouble> {
    let there = "SELECT to_regclass('gonfalon.format') IS NOT NULL";
    if !client.query_one(there, &[])?.try_get::<_, bool>(0)? {
        return Ok(false);
    }
    let format: i32 = client.query_one("SELECT format FROM gonfalon.format", &[])?.try_get(0)?;
    if format == FORMAT { Ok(true) } else { Err(Line::new("swarm-format").into()) }
}

/// Makes the tables where they are missing.
pub(crate) fn prepare(client: &mut Client) -> Result<(), Trouble> {
    if is_ready(client)? {
        return Ok(());
    }
    let mut transaction = client.transaction()?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK])?;
    // Somebody else may have made them while we waited.
    let made = "SELECT to_regclass('gonfalon.format') IS NOT NULL";
    if !transaction.query_one(made, &[])?.try_get::<_, bool>(0)? {
        transaction.batch_execute(TABLES)?;
        transaction.execute("INSERT INTO gonfalon.format VALUES ($1)", &[&FORMAT])?;
    }
    transaction.commit()?;
    is_ready(client).map(|_| ())
}
