//! The one of a worker who speaks to the broker while others play.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};

use gonfalon_lab::{Kept, Queue as _};
use postgres::Client;

use crate::{
    desk::Desk,
    link::{Link, News},
    shelf::{Shelf, Visit},
    trouble::Trouble,
};

/// Between two looks at the broker where nothing else happens.
const TICK: Duration = Duration::from_millis(400);
/// So long whoever leaves tries to deliver what is left.
const FAREWELL: Duration = Duration::from_secs(10);

/// Fetches games, delivers them and gives signs of life.
pub(crate) struct Courier<'c> {
    pub(crate) link: &'c mut Link,
    pub(crate) desk: Desk,
    pub(crate) shelf: &'c Shelf<'c>,
    pub(crate) stop: &'c AtomicBool,
    pub(crate) tell: &'c mut dyn FnMut(News),
    errand: Errand,
}

/// What is under way.
#[derive(Debug)]
struct Errand {
    /// Leased stretches by their first numbers, with the games that are lacking.
    held: BTreeMap<u64, BTreeSet<u64>>,
    /// Games that were played and are not delivered.
    finished: Vec<Kept>,
    delivered: u64,
    /// The last sign of life.
    alive: Instant,
    /// When somebody who leaves gives up.
    until: Option<Instant>,
}

/// What came of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Carried {
    /// Games that were delivered.
    pub(crate) delivered: u64,
    /// Games that were not; somebody will play them again.
    pub(crate) undelivered: u64,
}

impl<'c> Courier<'c> {
    pub(crate) fn new(
        link: &'c mut Link,
        desk: Desk,
        shelf: &'c Shelf<'c>,
        stop: &'c AtomicBool,
        tell: &'c mut dyn FnMut(News),
    ) -> Courier<'c> {
        let errand = Errand {
            held: BTreeMap::new(),
            finished: Vec::new(),
            delivered: 0,
            alive: Instant::now(),
            until: None,
        };
        Courier { link, desk, shelf, stop, tell, errand }
    }

    /// Goes to and fro until everybody who plays has left.
    pub(crate) fn run(&mut self) -> Result<Carried, Trouble> {
        loop {
            let mut visit = self.shelf.visit(TICK);
            self.errand.finished.append(&mut visit.finished);
            if visit.left {
                self.errand.until = Some(Instant::now() + FAREWELL);
            }
            match self.round(&visit) {
                // Nobody wants these games any more.
                Err(trouble) if trouble.is_gone() => {
                    let line = self.link.line(trouble);
                    (self.tell)(News::Lost(line));
                    self.errand.finished.clear();
                    self.errand.held.clear();
                    self.shelf.end();
                }
                other => other?,
            }
            if visit.left {
                let undelivered = self.errand.finished.len() as u64;
                return Ok(Carried { delivered: self.errand.delivered, undelivered });
            }
        }
    }

    fn round(&mut self, visit: &Visit) -> Result<(), Trouble> {
        self.deliver()?;
        if visit.left {
            let desk = self.desk.clone();
            self.insist(|client| desk.release(client))?;
            return Ok(());
        }
        self.stay_alive()?;
        // Whoever is about to leave finishes what is being played and begins nothing new.
        let wanted = if self.stop.load(Ordering::Relaxed) { 0 } else { visit.wanted };
        if wanted > 0 { self.fetch(wanted) } else { Ok(()) }
    }

    /// Does something however often the broker goes away, unless it is time to leave.
    fn insist<T>(
        &mut self,
        work: impl FnMut(&mut Client) -> Result<T, Trouble>,
    ) -> Result<Option<T>, Trouble> {
        let until = self.errand.until;
        let give_up = || match until {
            Some(until) => Instant::now() > until,
            None => self.stop.load(Ordering::Relaxed),
        };
        self.link.insist(&give_up, self.tell, work)
    }

    fn deliver(&mut self) -> Result<(), Trouble> {
        for kept in &self.errand.finished {
            if let Some((_, lacking)) = self.errand.held.range_mut(..=kept.number).next_back() {
                lacking.remove(&kept.number);
            }
        }
        let complete = |(first, lacking): (&u64, &BTreeSet<u64>)| lacking.is_empty().then_some(*first);
        let complete: Vec<u64> = self.errand.held.iter().filter_map(complete).collect();
        if self.errand.finished.is_empty() && complete.is_empty() {
            return Ok(());
        }
        let (desk, finished) = (self.desk.clone(), std::mem::take(&mut self.errand.finished));
        let delivered = self.insist(|client| desk.deliver(client, &finished, &complete));
        match delivered {
            Ok(Some(())) => {
                self.errand.delivered += finished.len() as u64;
                self.errand.held.retain(|_, lacking| !lacking.is_empty());
                (self.tell)(News::Played(self.errand.delivered));
                Ok(())
            }
            undone => {
                self.errand.finished = finished;
                undone.map(|_| ())
            }
        }
    }

    /// Renews leases in good time, and learns which have been lost.
    fn stay_alive(&mut self) -> Result<(), Trouble> {
        if self.errand.alive.elapsed() < self.desk.lease / 3 {
            return Ok(());
        }
        let desk = self.desk.clone();
        if let Some(leased) = self.insist(|client| desk.renew(client))? {
            self.errand.alive = Instant::now();
            self.errand.held.retain(|first, _| leased.contains(first));
            let ours: BTreeSet<u64> = self.errand.held.values().flatten().copied().collect();
            self.shelf.keep_only(&ours);
        }
        Ok(())
    }

    fn fetch(&mut self, wanted: u64) -> Result<(), Trouble> {
        let desk = self.desk.clone();
        let fetched = self.insist(|client| {
            let closed = desk.closed(client)?;
            let leased = desk.lease(client, wanted)?;
            let done = leased.is_empty() && desk.is_done(client)?;
            Ok((closed, leased, done))
        })?;
        let Some((closed, leased, done)) = fetched else { return Ok(()) };
        for (cell, pairs) in closed {
            self.shelf.close(cell, pairs);
        }
        for (first, mut numbers) in leased {
            numbers.retain(|number| self.shelf.needs(*number));
            self.shelf.fill(numbers.iter().copied());
            self.errand.held.insert(first, numbers);
        }
        for numbers in self.errand.held.values_mut() {
            numbers.retain(|number| self.shelf.needs(*number));
        }
        if done {
            self.shelf.end();
        }
        // Stretches without games that are needed leave the queue at once.
        self.deliver()
    }
}
