//! A match that is over, looked at again: chances over time, luck against decisions, and the decisions that cost most.
//!
//! Luck is measured on the true positions, since afterwards everything is known: what a position was worth after the dice,
//! less what it was worth on average over other dice. Its expectation is zero whatever the judge believes. Decisions are
//! measured from what the seat knew when it decided, by the same search that opponents think with.

mod chances;
mod decisions;
mod luck;
mod shown;
mod telling;

use std::io::BufRead;

use gonfalon_bots::Level;
use gonfalon_kernel::{
    Line, Seat,
    log::{self, Course, Limits, Trouble},
};
use serde::Serialize;
use serde_json::Value;

use crate::{host::Host, hosted::build, playing::Shown};
use decisions::Decisions;
pub use shown::{ChanceAt, Costly, Review, RoundAt, SideReview, Weighed};

/// How thoroughly a match is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// Luck and what decisions changed, by the judge alone: a second or two. No decision is called costly.
    Account,
    /// The same with a brief look at the decisions that helped least: for tests and slow machines.
    Brief,
    /// About twenty seconds on one core.
    Quick,
    /// Some minutes.
    Deep,
}

/// The numbers of a depth. Only tries are counted, never time, so that the same log always gets the same review.
#[derive(Clone, Copy, Debug)]
struct Effort {
    /// How often each roll is rolled again.
    rolls: u32,
    /// At how many moments chances are looked at.
    moments: usize,
    /// How often the battle is played on from there.
    playouts: u32,
    /// How many decisions are looked at.
    glances: usize,
    /// Who looks at them, and in how many battles their answers are compared.
    glance: (Level, u32),
    /// How many of them are looked at more closely.
    looks: usize,
    /// Who does, and in how many battles their answers are compared.
    look: (Level, u32),
}

impl Depth {
    fn effort(self) -> Effort {
        match self {
            Depth::Account => Effort {
                rolls: 8,
                moments: 40,
                playouts: 0,
                glances: 0,
                glance: (Level::Recruit, 0),
                looks: 0,
                look: (Level::Recruit, 0),
            },
            Depth::Brief => Effort {
                rolls: 4,
                moments: 10,
                playouts: 1,
                glances: 6,
                glance: (Level::Recruit, 4),
                looks: 4,
                look: (Level::Recruit, 24),
            },
            Depth::Quick => Effort {
                rolls: 8,
                moments: 40,
                playouts: 2,
                glances: 120,
                glance: (Level::Recruit, 6),
                looks: 10,
                look: (Level::Veteran, 40),
            },
            Depth::Deep => Effort {
                rolls: 32,
                moments: 100,
                playouts: 8,
                glances: 1000,
                glance: (Level::Veteran, 12),
                looks: 24,
                look: (Level::Marshal, 160),
            },
        }
    }
}

/// Is told now and then which part is done, from 0 to 1; if it says no, nothing comes of the review.
pub type Watch<'w> = &'w (dyn Fn(f64) -> bool + Sync);

/// A review with what a host needs to compare other answers later.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Reviewed {
    /// What can be shown.
    pub review: Review,
    /// The better answer for each of the costly decisions, in the game's own form.
    pub better: Vec<Value>,
}

/// Why there is no review.
#[derive(Clone, Debug, PartialEq)]
pub enum Unreviewed {
    /// The log is not sound.
    Unsound(Trouble),
    /// The match is still running, and a review would tell secrets.
    Running,
    /// Nobody wanted to wait for it.
    Cancelled,
    /// There is no such decision, or no such answer to it.
    NotAsked,
}

impl Unreviewed {
    /// The complaint in words.
    pub fn says(&self) -> Line {
        match self {
            Unreviewed::Unsound(trouble) => trouble.says(),
            Unreviewed::Running => Line::new("catalog-review-running"),
            Unreviewed::Cancelled => Line::new("catalog-review-cancelled"),
            Unreviewed::NotAsked => Line::new("catalog-review-not-asked"),
        }
    }
}

/// An answer to be compared with the one of a match and with a better one.
#[derive(Clone, Copy, Debug)]
pub struct Attempt<'a> {
    /// How many answers had been given before.
    pub count: u32,
    /// The answer, in the game's own form.
    pub own: &'a Value,
    /// The better one.
    pub better: &'a Value,
}

/// How many parts of the work each step makes.
const STEPS: [f64; 4] = [0.15, 0.15, 0.35, 0.35];

/// A proven match that is over.
fn finished<H: Host>(log: &mut dyn BufRead, limits: Limits) -> Result<Course<H::Game>, Unreviewed> {
    let course = log::replay(log, limits, |header, dice| build::<H>(header, dice, &mut ()))
        .map_err(Unreviewed::Unsound)?;
    if course.outcome().is_some() { Ok(course) } else { Err(Unreviewed::Running) }
}

/// Everything that is drawn by chance follows from the match.
fn seed_of<H: Host>(course: &Course<H::Game>) -> u64 {
    let digits = course.hash().to_string();
    u64::from_str_radix(&digits[..16], 16).expect("a hash is written in hexadecimal digits")
}

/// Another number for every place in a review.
fn blend(seed: u64, place: u64) -> u64 {
    let mut mixed = seed.wrapping_add(place.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}

/// Four decimals are more than anybody can know; and nothing is less than nothing.
fn rounded(number: f64) -> f64 {
    (number * 1e4).round() / 1e4 + 0.0
}

/// Reviews a proven match.
pub(crate) fn review<H: Shown>(
    log: &mut dyn BufRead,
    limits: Limits,
    depth: Depth,
    watch: Watch<'_>,
) -> Result<Reviewed, Unreviewed> {
    let course = finished::<H>(log, limits)?;
    let (effort, seed) = (depth.effort(), seed_of::<H>(&course));
    let step = |step: usize| {
        let before: f64 = STEPS[..step].iter().sum();
        move |done: f64| watch(before + STEPS[step] * done)
    };
    let account = luck::account::<H>(&course, effort.rolls, seed, &step(0)).ok_or(Unreviewed::Cancelled)?;
    let chances =
        chances::over_time::<H>(&course, &account, effort, seed, &step(1)).ok_or(Unreviewed::Cancelled)?;
    let decisions = Decisions::<H>::new(&course, seed);
    let suspects = decisions.glance(&account, effort, &step(2)).ok_or(Unreviewed::Cancelled)?;
    let costly = decisions.look(&suspects.found, effort, &step(3)).ok_or(Unreviewed::Cancelled)?;
    let side = |seat: Seat| {
        let own = costly.iter().filter(|costly| costly.shown.seat == seat);
        SideReview {
            start: rounded(account.start[seat.index()]),
            luck: rounded(account.luck[seat.index()]),
            luck_error: rounded(account.variance[seat.index()].sqrt()),
            decisions: rounded(account.own(seat)),
            others: rounded(account.others(seat)),
            end: rounded(account.end(seat)),
            looked_at: suspects.looked_at[seat.index()],
            cost: rounded(own.map(|costly| costly.shown.cost).sum()),
        }
    };
    let review = Review {
        sides: Seat::all(account.seats()).map(side).collect(),
        rounds: account.rounds.clone(),
        chances,
        deep: depth == Depth::Deep,
        costly: Vec::new(),
    };
    let (shown, better) = costly.into_iter().map(|costly| (costly.shown, costly.better)).unzip();
    Ok(Reviewed { review: Review { costly: shown, ..review }, better })
}

/// Compares an answer with the one of a match and with a better one.
pub(crate) fn weigh<H: Shown>(
    log: &mut dyn BufRead,
    limits: Limits,
    attempt: Attempt<'_>,
    watch: Watch<'_>,
) -> Result<Weighed, Unreviewed> {
    let course = finished::<H>(log, limits)?;
    let seed = seed_of::<H>(&course);
    Decisions::<H>::new(&course, seed).weigh(attempt, Depth::Quick.effort().look, watch)
}
