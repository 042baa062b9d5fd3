//! Serving a study: its games go to workers, and what they played comes into the results.

use std::{
    collections::BTreeMap,
    fmt,
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};

use gonfalon_kernel::Line;
use gonfalon_lab::{Office, Plan, Results};

use crate::{
    address::Address,
    link::{Link, News, wait},
    post::{self, Bookmark},
    schema,
    trouble::Trouble,
};

/// Between two looks at what has arrived.
const PAUSE: Duration = Duration::from_millis(300);

/// How a study is served.
pub struct Server<'s> {
    /// The broker.
    pub address: &'s Address,
    /// After so long without a sign of life the games of a worker are given out again.
    pub lease: Duration,
    /// Set from outside to stop.
    pub stop: &'s AtomicBool,
    /// Told how it goes.
    pub tell: &'s mut dyn FnMut(News),
}

/// What came of it.
#[derive(Clone, Copy, Debug)]
pub struct Served {
    /// Games that were collected.
    pub collected: u64,
    /// Games that had been in the results before.
    pub before: u64,
    /// Games that broke down, earlier ones included.
    pub broken: u64,
    /// Whether all games are in the results.
    pub finished: bool,
    /// How long it took.
    pub time: Duration,
}

/// Puts into the broker whatever is lacking in the results and collects it as it comes, until nothing is lacking. Stopping it
/// harms nothing: workers go on, and whoever serves the study again goes on collecting.
pub fn serve(plan: &Plan, results: &mut Results, server: &mut Server<'_>) -> Result<Served, Line> {
    let begun = Instant::now();
    let mut link = Link::open(server.address)?;
    let mut office = Office::open(plan, results)?;
    let finished = serve_from(plan, &mut office, &mut link, server).map_err(|trouble| link.line(trouble))?;
    if finished {
        office.finish()?;
    }
    Ok(Served {
        collected: office.taken(),
        before: office.before(),
        broken: office.broken()?,
        finished,
        time: begun.elapsed(),
    })
}

/// Whether nothing is lacking in the end.
fn serve_from(
    plan: &Plan,
    office: &mut Office<'_>,
    link: &mut Link,
    server: &mut Server<'_>,
) -> Result<bool, Trouble> {
    link.with(schema::prepare)?;
    let found = link.with(|client| post::find(client, &plan.identity))?;
    let mut bookmark = Bookmark::before(0);
    // What others have played need not be put into the queue.
    if let Some(study) = found
        && !collect(plan, office, study, &mut bookmark, link, server)?
    {
        return Ok(office.is_complete());
    }
    let study = match found {
        Some(study) if office.is_complete() => study,
        None if office.is_complete() => return Ok(true),
        _ => {
            let seconds = server.lease.as_secs_f64();
            link.with(|client| post::put(client, plan, office, seconds))?
        }
    };
    while !office.is_complete() {
        let stop = server.stop;
        let stopped = || stop.load(Ordering::Relaxed);
        if !wait(PAUSE, &stopped) || !collect(plan, office, study, &mut bookmark, link, server)? {
            return Ok(office.is_complete());
        }
    }
    let stop = server.stop;
    link.insist(&|| stop.load(Ordering::Relaxed), server.tell, |client| post::finish(client, study))?;
    Ok(true)
}

/// Takes whatever has arrived into the results; `false` if it was stopped before.
fn collect(
    plan: &Plan,
    office: &mut Office<'_>,
    study: i64,
    bookmark: &mut Bookmark,
    link: &mut Link,
    server: &mut Server<'_>,
) -> Result<bool, Trouble> {
    let stop = server.stop;
    let stopped = || stop.load(Ordering::Relaxed);
    // Transactions may end in another order than they began in: whatever is not settled now is looked at once more.
    let standing = link.insist(&stopped, server.tell, |client| post::standing(client, study))?;
    let Some(standing) = standing else { return Ok(false) };
    let mut from = Some(*bookmark);
    while let Some(place) = from {
        let page = link.insist(&stopped, server.tell, |client| post::collect(client, study, plan, place))?;
        let Some((games, next)) = page else { return Ok(false) };
        let closed: BTreeMap<usize, u64> = office.write(games)?.into_iter().collect();
        if !closed.is_empty() {
            link.insist(&stopped, server.tell, |client| post::close(client, study, &closed))?;
        }
        let progress = office.progress();
        let (done, left, workers) = (progress.done, progress.left, standing.workers);
        (server.tell)(News::Collected { done, left, workers });
        from = next;
        if stopped() {
            return Ok(false);
        }
    }
    *bookmark = Bookmark::before(standing.settled);
    Ok(true)
}

/// Takes a study and everything that was played of it out of a broker; `false` if it was not there.
pub fn forget(plan: &Plan, address: &Address) -> Result<bool, Line> {
    let mut link = Link::open(address)?;
    let gone =
        link.with(
            |client| {
                if schema::is_ready(client)? { post::forget(client, &plan.identity) } else { Ok(false) }
            },
        );
    gone.map_err(|trouble| link.line(trouble))
}

impl fmt::Debug for Server<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Server")
            .field("address", self.address)
            .field("lease", &self.lease)
            .finish_non_exhaustive()
    }
}
