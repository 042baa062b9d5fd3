//! Looks at finished games in the order of their numbers, so that where a match-up ends does not depend on threads.

use std::collections::BTreeMap;

use gonfalon_ladder::{Pairs, Points};

use crate::{plan::Plan, stop::Until};

/// How far every match-up has come.
#[derive(Debug)]
pub(crate) struct Tracker {
    until: Until,
    cells: Vec<Progress>,
}

#[derive(Debug, Default)]
struct Progress {
    /// The pair whose turn it is.
    turn: u64,
    /// Games that were finished before their turn: what the first side got; `None` for a game that broke down.
    early: BTreeMap<u64, [Option<Option<Points>>; 2]>,
    pairs: Pairs,
    ended: bool,
}

impl Tracker {
    pub(crate) fn new(plan: &Plan) -> Tracker {
        Tracker { until: plan.until, cells: plan.cells.iter().map(|_| Progress::default()).collect() }
    }

    /// Takes in a finished game; says how many pairs its match-up needs if that has become clear.
    pub(crate) fn take(
        &mut self,
        cell: usize,
        pair: u64,
        place: usize,
        points: Option<Points>,
    ) -> Option<u64> {
        // With a fixed number of games nothing has to be looked at.
        let Until::Stop(_) = self.until else { return None };
        let progress = &mut self.cells[cell];
        if progress.ended || pair < progress.turn {
            return None;
        }
        progress.early.entry(pair).or_default()[place] = Some(points);
        while let Some([Some(first), Some(second)]) = progress.early.get(&progress.turn).copied() {
            progress.early.remove(&progress.turn);
            progress.turn += 1;
            if let (Some(first), Some(second)) = (first, second) {
                progress.pairs.add(first, second);
            }
            if self.until.is_enough(&progress.pairs) || progress.turn >= self.until.most_pairs() {
                progress.ended = true;
                progress.early.clear();
                return Some(progress.turn);
            }
        }
        None
    }
}
