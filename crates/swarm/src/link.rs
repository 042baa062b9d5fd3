//! A connection to a broker that comes back when it is lost.

use std::{
    thread,
    time::{Duration, Instant},
};

use gonfalon_kernel::Line;
use postgres::{Client, NoTls};

use crate::{address::Address, trouble::Trouble};

/// Between the first two tries to reach a broker.
const FIRST_PAUSE: Duration = Duration::from_millis(250);
/// Between later ones at most.
const LONGEST_PAUSE: Duration = Duration::from_secs(15);
/// How long it takes at most to notice that one should give up.
const BLINK: Duration = Duration::from_millis(50);

/// What is told while one waits.
#[derive(Clone, Debug)]
pub enum News {
    /// The broker cannot be used just now, for this reason; it is tried again and again.
    Lost(Line),
    /// It can be used again.
    Back,
    /// A study is worked on: what it is called.
    Study(String),
    /// So many games have been played.
    Played(u64),
    /// So many games are collected, so many are lacking, and so many workers are at it.
    Collected {
        /// Games that are in the results.
        done: u64,
        /// Games that are lacking, as far as is known.
        left: u64,
        /// Workers that hold games.
        workers: u64,
    },
}

/// A connection to a broker.
pub(crate) struct Link {
    address: Address,
    client: Option<Client>,
    /// Whether it was told that the broker cannot be used.
    lost: bool,
}

impl Link {
    /// Connects; a broker that cannot be reached at first is a mistake rather than a mishap.
    pub(crate) fn open(address: &Address) -> Result<Link, Line> {
        let mut link = Link { address: address.clone(), client: None, lost: false };
        link.with(|client| client.simple_query("").map(|_| ()).map_err(Trouble::from))
            .map_err(|trouble| trouble.line(address))?;
        Ok(link)
    }

    /// Does something once, connecting first if need be.
    pub(crate) fn with<T>(
        &mut self,
        mut work: impl FnMut(&mut Client) -> Result<T, Trouble>,
    ) -> Result<T, Trouble> {
        let client = match self.client.take().filter(|client| !client.is_closed()) {
            Some(client) => self.client.insert(client),
            None => self.client.insert(self.address.config.connect(NoTls)?),
        };
        work(client)
    }

    /// Does something however often the broker goes away meanwhile; `None` if it was given up.
    pub(crate) fn insist<T>(
        &mut self,
        give_up: &dyn Fn() -> bool,
        tell: &mut dyn FnMut(News),
        mut work: impl FnMut(&mut Client) -> Result<T, Trouble>,
    ) -> Result<Option<T>, Trouble> {
        let mut pause = FIRST_PAUSE;
        loop {
            match self.with(&mut work) {
                Ok(done) => {
                    if std::mem::take(&mut self.lost) {
                        tell(News::Back);
                    }
                    return Ok(Some(done));
                }
                Err(trouble) if trouble.passes() => {
                    if !std::mem::replace(&mut self.lost, true) {
                        tell(News::Lost(trouble.line(&self.address)));
                    }
                }
                Err(trouble) => return Err(trouble),
            }
            if !wait(pause, give_up) {
                return Ok(None);
            }
            pause = (2 * pause).min(LONGEST_PAUSE);
        }
    }

    /// Trouble with this broker in words.
    pub(crate) fn line(&self, trouble: Trouble) -> Line {
        trouble.line(&self.address)
    }
}

/// Waits; `false` if it was given up meanwhile.
pub(crate) fn wait(pause: Duration, give_up: &dyn Fn() -> bool) -> bool {
    let until = Instant::now() + pause;
    loop {
        if give_up() {
            return false;
        }
        let left = until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return true;
        }
        thread::sleep(left.min(BLINK));
    }
}
