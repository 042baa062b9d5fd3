//! Plays the games of one rung until it is clear whether it holds.

use std::{
    io::{IsTerminal as _, Write as _},
    time::{Duration, Instant},
};

use gonfalon_catalog::{Battle, Order};
use gonfalon_kernel::{Line, Seat};
use gonfalon_ladder::{Decision, Interval, Pairs, Points};

use super::{
    plan::{Plan, Rung},
    table,
};
use crate::{
    contest, crew,
    paint::{QUIET, paint},
    voice::Voice,
};

/// Whoever waits without a terminal is told how it goes after so many pairs.
const TOLD_EVERY: u32 = 10;

/// What came of a rung.
#[derive(Debug)]
pub(super) struct Climbed<'p> {
    pub(super) rung: Rung<'p>,
    pub(super) pairs: Pairs,
    pub(super) won: u32,
    pub(super) drawn: u32,
    pub(super) lost: u32,
    /// The seed of a game that broke down, and why. Only a mistake of the program can cause it, and the rung does not hold.
    pub(super) broken: Option<(u64, String)>,
}

impl Climbed<'_> {
    pub(super) fn passed(&self) -> bool {
        self.broken.is_none() && self.rung.demand.is_met(&self.pairs)
    }

    pub(super) fn test(&self) -> Decision {
        self.rung.demand.test().decide(&self.pairs)
    }

    pub(super) fn score(&self) -> Interval {
        self.pairs.score_interval()
    }

    pub(super) fn elo(&self) -> Interval {
        self.pairs.elo_interval()
    }

    fn count(&mut self, points: Points) {
        match points {
            Points::Won => self.won += 1,
            Points::Drawn => self.drawn += 1,
            Points::Lost => self.lost += 1,
        }
    }
}

/// Plays pairs of games until the rung is settled. Games are counted in the order of their numbers: which of them count
/// does not depend on the threads.
pub(super) fn climb<'p>(plan: &Plan, rung: Rung<'p>, voice: Voice) -> Climbed<'p> {
    let mut climbed = Climbed { rung, pairs: Pairs::default(), won: 0, drawn: 0, lost: 0, broken: None };
    let bar = contest::bar(rung.demand.most_pairs, table::name(&rung, voice), voice);
    let begun = Instant::now();
    let mut first = None;
    let take = |number: u32, points: Result<Points, String>| {
        let points = match points {
            Ok(points) => points,
            Err(why) => {
                climbed.broken = Some((plan.seed_of(number / 2), why));
                return false;
            }
        };
        let Some(first) = first.take() else {
            first = Some(points);
            return true;
        };
        climbed.count(first);
        climbed.count(points);
        climbed.pairs.add(first, points);
        bar.inc(1);
        let settled = rung.demand.is_settled(&climbed.pairs);
        let waits = !std::io::stderr().is_terminal() && climbed.pairs.count().is_multiple_of(TOLD_EVERY);
        if settled || waits {
            let rest = rung.demand.most_pairs - climbed.pairs.count();
            let left = (!settled).then(|| begun.elapsed() / climbed.pairs.count() * rest);
            bar.suspend(|| tell(&climbed, left, voice));
        }
        !settled
    };
    crew::in_order(plan.threads, 2 * rung.demand.most_pairs, |number| game(plan, rung, number, voice), take);
    bar.finish_and_clear();
    climbed
}

/// One game, seen by the upper bot. In the first of a pair it has the first seat, in the second the other.
fn game(plan: &Plan, rung: Rung<'_>, number: u32, voice: Voice) -> Result<Points, String> {
    let (pair, place) = (number / 2, number % 2);
    let mut seats = [rung.upper.to_owned(), rung.lower.to_owned()];
    if place == 1 {
        seats.reverse();
    }
    let order = Order {
        agreed: plan.match_of(pair),
        seats: &seats,
        seed: plan.seed_of(pair),
        log: false,
        rules: false,
    };
    crew::unbroken(|| {
        let fought = plan.game.battle(&order);
        let fought = fought.map_err(|findings| contest::reasons(plan.game, &findings, voice))?;
        Ok(points(&fought, Seat(place as u8)))
    })
}

/// What a seat got of a battle for two. A victory that is shared is none.
fn points(battle: &Battle, seat: Seat) -> Points {
    match battle.winners.as_slice() {
        [winner] if *winner == seat => Points::Won,
        [_] => Points::Lost,
        _ => Points::Drawn,
    }
}

/// Says on the error channel how it goes, and how long it can take yet.
fn tell(climbed: &Climbed<'_>, left: Option<Duration>, voice: Voice) {
    let line = match left {
        Some(left) => Line::new("cli-ladder-far").number("minutes", left.as_secs().div_ceil(60) as i64),
        None => Line::new("cli-ladder-done"),
    };
    let line = line
        .text("rung", table::name(&climbed.rung, voice))
        .number("pairs", climbed.pairs.count())
        .text("score", table::score(climbed.score(), voice));
    // There is nobody left to tell that even this could not be said.
    let _ = writeln!(anstream::stderr().lock(), "{}", paint(QUIET, &voice.say(&line)));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn battle(winners: &[u8]) -> Battle {
        Battle {
            winners: winners.iter().copied().map(Seat).collect(),
            points: Vec::new(),
            rounds: 1,
            decisions: 1,
            log: None,
            rules: Default::default(),
            marks: Vec::new(),
        }
    }

    #[test]
    fn victories_count_for_the_seat_that_won_alone() {
        assert_eq!(points(&battle(&[1]), Seat(1)), Points::Won);
        assert_eq!(points(&battle(&[1]), Seat(0)), Points::Lost);
        assert_eq!(points(&battle(&[]), Seat(0)), Points::Drawn);
        assert_eq!(points(&battle(&[0, 1]), Seat(0)), Points::Drawn);
    }
}
