//! Working on whatever a broker has.

use std::{
    fmt,
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::{Duration, Instant},
};

use gonfalon_kernel::Line;
use gonfalon_lab::{Plan, work_through};

use crate::{
    address::Address,
    courier::{Carried, Courier},
    desk::Desk,
    link::{Link, News, wait},
    offer::{Waiting, look},
    shelf::Shelf,
};

/// Between two looks for a study.
const PAUSE: Duration = Duration::from_secs(1);

/// How somebody works.
pub struct Worker<'w> {
    /// The broker.
    pub address: &'w Address,
    /// How many games are played at the same time.
    pub threads: usize,
    /// Whether further studies are waited for.
    pub stay: bool,
    /// Set from outside to leave after the games that are being played.
    pub stop: &'w AtomicBool,
    /// Told how it goes.
    pub tell: &'w mut dyn FnMut(News),
}

/// What came of it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Worked {
    /// Studies that were worked on.
    pub studies: u64,
    /// Games that were played and delivered.
    pub played: u64,
    /// Games that were played and could not be delivered; somebody else will play them.
    pub undelivered: u64,
    /// How long it took.
    pub time: Duration,
}

/// Plays games of one study after the other until nothing is left, or for as long as `stop` is not set.
pub fn work(worker: &mut Worker<'_>) -> Result<Worked, Line> {
    let begun = Instant::now();
    let mut link = Link::open(worker.address)?;
    let mut worked = Worked::default();
    let stop = worker.stop;
    let stopped = || stop.load(Ordering::Relaxed);
    let name = "SELECT gen_random_uuid()::text";
    let name = link.with(|client| Ok(client.query_one(name, &[])?.try_get::<_, String>(0)?));
    let name = name.map_err(|trouble| link.line(trouble))?;
    while !stopped() {
        let waiting = link.insist(&stopped, worker.tell, look).map_err(|trouble| link.line(trouble))?;
        match waiting {
            Some(Waiting::Study(offer)) => {
                let plan = offer.plan()?;
                (worker.tell)(News::Study(plan.identity.title.clone()));
                let carried = play(&plan, offer.desk(&name), &mut link, worker)?;
                worked.studies += 1;
                worked.played += carried.delivered;
                worked.undelivered += carried.undelivered;
            }
            Some(Waiting::Never) if !worker.stay => {
                return Err(Line::new("swarm-nothing-here").text("broker", worker.address.to_string()));
            }
            Some(Waiting::Nothing) if !worker.stay => break,
            Some(_) => {
                wait(PAUSE, &stopped);
            }
            None => break,
        }
    }
    Ok(Worked { time: begun.elapsed(), ..worked })
}

/// Plays games of one study until nothing is left of it.
fn play(plan: &Plan, desk: Desk, link: &mut Link, worker: &mut Worker<'_>) -> Result<Carried, Line> {
    let Worker { threads, stop, tell, .. } = worker;
    let (threads, stop) = (*threads, *stop);
    let shelf = Shelf::new(plan, threads, stop);
    thread::scope(|scope| {
        let players = scope.spawn(|| {
            let labour = work_through(plan, &shelf, threads, stop, &mut |games| {
                shelf.take(games);
                Ok(())
            });
            shelf.leave();
            labour
        });
        let carried = Courier::new(link, desk, &shelf, stop, *tell).run();
        // Whatever happened, nobody is to wait for games that nobody brings.
        shelf.end();
        players.join().expect("games that break down are caught")?;
        carried.map_err(|trouble| link.line(trouble))
    })
}

impl fmt::Debug for Worker<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Worker")
            .field("address", self.address)
            .field("threads", &self.threads)
            .field("stay", &self.stay)
            .finish_non_exhaustive()
    }
}
