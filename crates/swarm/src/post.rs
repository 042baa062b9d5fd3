//! What the one who serves a study does with the tables of a broker.

use std::collections::BTreeMap;

use gonfalon_kernel::Line;
use gonfalon_lab::{Identity, Kept, Office, Plan};
use postgres::{Client, GenericClient, Row};

use crate::{parcel, trouble::Trouble};

/// The queue has at most about so many rows: of a small study each is one game, of a large one many.
const MOST_ROWS: u64 = 20_000;
/// So many games are collected at once.
const PAGE: i64 = 1000;

/// The number of a study in a broker, if it is there. One with the same text that was made by another program is refused.
pub(crate) fn find(client: &mut impl GenericClient, identity: &Identity) -> Result<Option<i64>, Trouble> {
    let select = "SELECT study, game, text, rules_version, data_hash, lore_hash FROM gonfalon.study WHERE study_hash = $1";
    let Some(row) = client.query_opt(select, &[&identity.study_hash])? else { return Ok(None) };
    let names = differences(&row, identity)?;
    if names.is_empty() {
        return Ok(Some(row.try_get(0)?));
    }
    Err(Line::new("swarm-other-study").text("parts", names.join(", ")).into())
}

fn differences(row: &Row, identity: &Identity) -> Result<Vec<&'static str>, Trouble> {
    let version = i64::from(identity.rules_version);
    let parts = [
        (row.try_get::<_, String>(1)? == identity.game, "game"),
        // Line ends mean nothing.
        (same_text(&row.try_get::<_, String>(2)?, &identity.text), "text"),
        (i64::from(row.try_get::<_, i32>(3)?) == version, "rules_version"),
        (row.try_get::<_, String>(4)? == identity.data_hash, "data_hash"),
        (row.try_get::<_, String>(5)? == identity.lore_hash, "lore_hash"),
    ];
    Ok(parts.into_iter().filter(|(same, _)| !same).map(|(_, name)| name).collect())
}

fn same_text(one: &str, other: &str) -> bool {
    one.lines().eq(other.lines())
}

/// Puts a study with its army files into a broker, and into the queue whatever is lacking and not in it; says its number there.
/// All of it or nothing.
pub(crate) fn put(
    client: &mut Client,
    plan: &Plan,
    office: &Office<'_>,
    lease_seconds: f64,
) -> Result<i64, Trouble> {
    let mut transaction = client.transaction()?;
    let identity = &plan.identity;
    let insert = "INSERT INTO gonfalon.study \
                  (study_hash, game, title, text, rules_version, data_hash, lore_hash, lease_seconds) \
                  VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (study_hash) DO NOTHING";
    let version = i32::try_from(identity.rules_version).unwrap_or(i32::MAX);
    transaction.execute(
        insert,
        &[
            &identity.study_hash,
            &identity.game,
            &identity.title,
            &identity.text,
            &version,
            &identity.data_hash,
            &identity.lore_hash,
            &lease_seconds,
        ],
    )?;
    let study = find(&mut transaction, identity)?.ok_or_else(|| Line::new("swarm-gone"))?;
    let update = "UPDATE gonfalon.study SET lease_seconds = $2 WHERE study = $1";
    transaction.execute(update, &[&study, &lease_seconds])?;
    for (name, bytes) in &plan.army_files {
        let insert = "INSERT INTO gonfalon.army VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
        transaction.execute(insert, &[&study, name, bytes])?;
    }
    close(&mut transaction, study, office.closed())?;
    let (firsts, counts): (Vec<i64>, Vec<i64>) = lacking(plan, office).into_iter().unzip();
    let insert = "INSERT INTO gonfalon.batch (study, first, count) SELECT $1::bigint, * FROM unnest($2::bigint[], $3::bigint[]) \
                  ON CONFLICT DO NOTHING";
    transaction.execute(insert, &[&study, &firsts, &counts])?;
    transaction.commit()?;
    Ok(study)
}

/// Stretches of games of which at least one is lacking: the first number and how many there are.
fn lacking(plan: &Plan, office: &Office<'_>) -> Vec<(i64, i64)> {
    let most = plan.most_games();
    let size = most.div_ceil(MOST_ROWS).max(1);
    let stretches = (0..most.div_ceil(size)).map(|place| (place * size, size.min(most - place * size)));
    let lacking =
        stretches.filter(|(first, count)| (*first..first + count).any(|number| office.lacks(number)));
    lacking.map(|(first, count)| (first as i64, count as i64)).collect()
}

/// Notes match-ups that have enough, so that workers leave their games out.
pub(crate) fn close(
    client: &mut impl GenericClient,
    study: i64,
    closed: &BTreeMap<usize, u64>,
) -> Result<(), Trouble> {
    let cells: Vec<i64> = closed.keys().map(|cell| *cell as i64).collect();
    let pairs: Vec<i64> = closed.values().map(|pairs| *pairs as i64).collect();
    let insert = "INSERT INTO gonfalon.closed SELECT $1::bigint, * FROM unnest($2::bigint[], $3::bigint[]) ON CONFLICT DO NOTHING";
    client.execute(insert, &[&study, &cells, &pairs])?;
    Ok(())
}

/// Empties the queue of a study of which no game is lacking.
pub(crate) fn finish(client: &mut Client, study: i64) -> Result<(), Trouble> {
    client.execute("DELETE FROM gonfalon.batch WHERE study = $1", &[&study])?;
    Ok(())
}

/// Takes a study and everything that was played of it out of a broker; `false` if it was not there.
pub(crate) fn forget(client: &mut Client, identity: &Identity) -> Result<bool, Trouble> {
    let delete = "DELETE FROM gonfalon.study WHERE study_hash = $1";
    Ok(client.execute(delete, &[&identity.study_hash])? > 0)
}

/// How a study stands in a broker.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standing {
    /// Everything that arrived in transactions before this one can be seen now.
    pub(crate) settled: i64,
    /// How many workers hold games.
    pub(crate) workers: u64,
}

/// How a study stands.
pub(crate) fn standing(client: &mut Client, study: i64) -> Result<Standing, Trouble> {
    let select = "SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint, \
                  EXISTS (SELECT FROM gonfalon.study WHERE study = $1), \
                  (SELECT count(DISTINCT worker) FROM gonfalon.batch WHERE study = $1 AND leased_until > now())";
    let row = client.query_one(select, &[&study])?;
    if !row.try_get::<_, bool>(1)? {
        return Err(Line::new("swarm-gone").into());
    }
    let workers = u64::try_from(row.try_get::<_, i64>(2)?).unwrap_or_default();
    Ok(Standing { settled: row.try_get(0)?, workers })
}

/// How far games have been collected: by arrival, then by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bookmark {
    arrived: i64,
    number: i64,
}

impl Bookmark {
    /// Before everything that arrived in a transaction or after it.
    pub(crate) fn before(arrived: i64) -> Bookmark {
        Bookmark { arrived, number: -1 }
    }
}

/// The next games that arrived, and where to go on; `None` if these were the last.
pub(crate) fn collect(
    client: &mut Client,
    study: i64,
    plan: &Plan,
    from: Bookmark,
) -> Result<(Vec<Kept>, Option<Bookmark>), Trouble> {
    let select = "SELECT number, parcel, arrived FROM gonfalon.game WHERE study = $1 AND (arrived, number) > ($2, $3) \
                  ORDER BY arrived, number LIMIT $4";
    let rows = client.query(select, &[&study, &from.arrived, &from.number, &PAGE])?;
    let mut games = Vec::with_capacity(rows.len());
    let mut next = None;
    for row in &rows {
        let (number, arrived) = (row.try_get(0)?, row.try_get(2)?);
        games.push(parcel::unpack(plan, number, row.try_get(1)?)?);
        next = Some(Bookmark { arrived, number });
    }
    Ok((games, next.filter(|_| rows.len() as i64 == PAGE)))
}
