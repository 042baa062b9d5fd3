//! What a worker does with the tables of a broker.

use std::{
    collections::{BTreeMap, BTreeSet},
    time::Duration,
};

use gonfalon_lab::Kept;
use postgres::Client;

use crate::{parcel, trouble::Trouble};

/// A worker's place at the queue of one study.
#[derive(Clone, Debug)]
pub(crate) struct Desk {
    /// The study.
    pub(crate) study: i64,
    /// What the worker is called there; nobody else has this name.
    pub(crate) worker: String,
    /// So long games are leased.
    pub(crate) lease: Duration,
}

impl Desk {
    fn seconds(&self) -> f64 {
        self.lease.as_secs_f64()
    }

    /// Leases stretches of games, lowest numbers first, and says which of their games nobody has delivered, by the first number
    /// of each stretch.
    pub(crate) fn lease(
        &self,
        client: &mut Client,
        games: u64,
    ) -> Result<BTreeMap<u64, BTreeSet<u64>>, Trouble> {
        let mut transaction = client.transaction()?;
        let size = "SELECT coalesce(max(count), 1) FROM gonfalon.batch WHERE study = $1";
        let size: i64 = transaction.query_one(size, &[&self.study])?.try_get(0)?;
        let rows = i64::try_from(games.div_ceil(size.max(1) as u64)).unwrap_or(i64::MAX);
        let update = "WITH free AS MATERIALIZED (SELECT first FROM gonfalon.batch WHERE study = $1 \
                      AND (leased_until IS NULL OR leased_until < now()) ORDER BY first LIMIT $4 FOR UPDATE SKIP LOCKED) \
                      UPDATE gonfalon.batch b SET worker = $2, leased_until = now() + make_interval(secs => $3) \
                      FROM free WHERE b.study = $1 AND b.first = free.first RETURNING b.first, b.count";
        let (mut firsts, mut counts) = (Vec::new(), Vec::new());
        for row in transaction.query(update, &[&self.study, &self.worker, &self.seconds(), &rows])? {
            firsts.push(row.try_get::<_, i64>(0)?);
            counts.push(row.try_get::<_, i64>(1)?);
        }
        let mut stretches: BTreeMap<u64, BTreeSet<u64>> = firsts
            .iter()
            .zip(&counts)
            .map(|(first, count)| (*first as u64, (*first as u64..(first + count) as u64).collect()))
            .collect();
        let delivered = "SELECT s.first, g.number FROM unnest($2::bigint[], $3::bigint[]) AS s (first, count) \
                         JOIN gonfalon.game g ON g.study = $1 AND g.number >= s.first AND g.number < s.first + s.count";
        for row in transaction.query(delivered, &[&self.study, &firsts, &counts])? {
            let (first, number): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
            stretches.entry(first as u64).or_default().remove(&(number as u64));
        }
        transaction.commit()?;
        Ok(stretches)
    }

    /// Gives a sign of life; says which stretches are still leased.
    pub(crate) fn renew(&self, client: &mut Client) -> Result<BTreeSet<u64>, Trouble> {
        let update = "UPDATE gonfalon.batch SET leased_until = now() + make_interval(secs => $3) \
                      WHERE study = $1 AND worker = $2 RETURNING first";
        let rows = client.query(update, &[&self.study, &self.worker, &self.seconds()])?;
        let firsts = rows.iter().map(|row| row.try_get::<_, i64>(0).map(|first| first as u64));
        Ok(firsts.collect::<Result<_, _>>()?)
    }

    /// Gives back whatever is leased.
    pub(crate) fn release(&self, client: &mut Client) -> Result<(), Trouble> {
        let update =
            "UPDATE gonfalon.batch SET worker = NULL, leased_until = NULL WHERE study = $1 AND worker = $2";
        client.execute(update, &[&self.study, &self.worker])?;
        Ok(())
    }

    /// Delivers games and takes stretches of which no game is lacking out of the queue: both or neither. A game that was
    /// delivered by somebody else stays as it is.
    pub(crate) fn deliver(
        &self,
        client: &mut Client,
        games: &[Kept],
        finished: &[u64],
    ) -> Result<(), Trouble> {
        // In the order of their numbers, so that two who deliver the same games do not wait for each other.
        let games: BTreeMap<i64, Vec<u8>> =
            games.iter().map(|kept| (kept.number as i64, parcel::pack(kept))).collect();
        let (numbers, parcels): (Vec<i64>, Vec<Vec<u8>>) = games.into_iter().unzip();
        let finished: Vec<i64> = finished.iter().map(|first| *first as i64).collect();
        let mut transaction = client.transaction()?;
        let insert = "INSERT INTO gonfalon.game (study, number, parcel) SELECT $1::bigint, * FROM unnest($2::bigint[], $3::bytea[]) \
                      ON CONFLICT DO NOTHING";
        transaction.execute(insert, &[&self.study, &numbers, &parcels])?;
        let delete = "DELETE FROM gonfalon.batch WHERE study = $1 AND first = ANY($2)";
        transaction.execute(delete, &[&self.study, &finished])?;
        transaction.commit()?;
        Ok(())
    }

    /// The match-ups that have enough, and how many of their pairs count.
    pub(crate) fn closed(&self, client: &mut Client) -> Result<BTreeMap<usize, u64>, Trouble> {
        let rows =
            client.query("SELECT cell, pairs FROM gonfalon.closed WHERE study = $1", &[&self.study])?;
        let mut closed = BTreeMap::new();
        for row in rows {
            closed.insert(row.try_get::<_, i64>(0)? as usize, row.try_get::<_, i64>(1)? as u64);
        }
        Ok(closed)
    }

    /// Whether nothing is left in the queue, leased or not.
    pub(crate) fn is_done(&self, client: &mut Client) -> Result<bool, Trouble> {
        let select = "SELECT NOT EXISTS (SELECT FROM gonfalon.batch WHERE study = $1)";
        Ok(client.query_one(select, &[&self.study])?.try_get(0)?)
    }
}
