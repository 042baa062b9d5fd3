//! What decisions cost, by what was known when they were made.

use std::collections::BTreeMap;

use gonfalon_bots::{Doubts, Level, Regret};
use gonfalon_kernel::{Ask, Game as _, Known, Seat, TapeDice, check, log::Course, play};
use gonfalon_scene::Shows as _;
use serde_json::Value;

use super::{
    Attempt, Costly, Effort, Unreviewed, Watch, Weighed, blend, luck::Account, rounded, telling::told,
};
use crate::{
    host::{ActionOf, QuestionOf, StateOf},
    playing::Shown,
};

/// So many costly decisions of each seat are told.
const TOLD: usize = 3;

/// What costs less is not worth telling.
const TRIFLE: f64 = 0.01;

/// The decisions of a proven match.
pub(super) struct Decisions<'c, H: Shown> {
    course: &'c Course<H::Game>,
    seed: u64,
}

/// Decisions that may have been costly.
pub(super) struct Suspects {
    /// After how many answers, of whom, and the cost at a glance.
    pub(super) found: Vec<(usize, Seat, f64)>,
    /// How many decisions of each seat were looked at.
    pub(super) looked_at: Vec<u32>,
}

/// A decision that was costly.
pub(super) struct Found {
    pub(super) shown: Costly,
    pub(super) better: Value,
}

/// A decision as the seat saw it.
struct Decision<H: Shown> {
    known: Known<H::Game>,
    ask: Ask<QuestionOf<H>>,
    given: ActionOf<H>,
    round: u32,
}

impl<'c, H: Shown> Decisions<'c, H> {
    pub(super) fn new(course: &'c Course<H::Game>, seed: u64) -> Self {
        Decisions { course, seed }
    }

    fn game(&self) -> &H::Game {
        self.course.game()
    }

    /// The decision that was made in a position. How long it took is no part of it, and an interruption was no decision of
    /// who was asked.
    fn decision(&self, count: usize, state: &StateOf<H>) -> Option<Decision<H>> {
        let (game, entry) = (self.game(), self.course.entries().get(count)?);
        let own = |ask: &&Ask<QuestionOf<H>>| (ask.id, ask.seat) == (entry.ask, entry.seat);
        let ask = game.asks(state).iter().find(own)?.clone();
        let given = H::timed(game, entry.action.clone(), 0);
        let interrupted = H::interrupted(game, &ask).map(|action| H::timed(game, action, 0));
        if interrupted.as_ref() == Some(&given) {
            return None;
        }
        Some(Decision { known: Known::of(game, state, entry.seat), ask, given, round: H::round(state) })
    }

    /// Goes through the match and stops at some decisions, in their order. `None` if `visit` says no.
    fn visit(
        &self,
        counts: &BTreeMap<usize, f64>,
        mut visit: impl FnMut(usize, Decision<H>) -> bool,
    ) -> Option<()> {
        let game = self.game();
        let mut state = self.course.state_after(0)?;
        for (count, entry) in self.course.entries().iter().enumerate() {
            if counts.contains_key(&count)
                && let Some(decision) = self.decision(count, &state)
                && !visit(count, decision)
            {
                return None;
            }
            let legal = check(game, &state, entry.ask, entry.seat, entry.action.clone())
                .expect("a proven match plays the same way again");
            play(game, &mut state, legal, &mut TapeDice::playback(entry.dice.iter().cloned()), &mut ());
        }
        Some(())
    }

    /// A quick look at the decisions that left a choice: those that helped least first, if there are too many.
    pub(super) fn glance(
        &self,
        account: &Account,
        effort: Effort,
        tick: &(dyn Fn(f64) -> bool + Sync),
    ) -> Option<Suspects> {
        let mut suspects = Suspects { found: Vec::new(), looked_at: vec![0; usize::from(account.seats())] };
        if effort.glances == 0 {
            return Some(suspects);
        }
        let doubts = Doubts::<H::Game>::new(effort.glance.0, effort.glance.1);
        let mut choices = Vec::new();
        let everything = (0..self.course.entries().len()).map(|count| (count, 0.0)).collect();
        self.visit(&everything, |count, decision| {
            if doubts.has_choice(self.game(), &decision.known, &decision.ask, &decision.given) {
                choices.push((count, account.effects[count]));
            }
            tick(0.0)
        })?;
        choices.sort_by(|one, other| one.1.total_cmp(&other.1).then(one.0.cmp(&other.0)));
        choices.truncate(effort.glances);
        let counts: BTreeMap<usize, f64> = choices.into_iter().collect();
        let mut done = 0;
        self.visit(&counts, |count, decision| {
            done += 1;
            let seat = decision.ask.seat;
            suspects.looked_at[seat.index()] += 1;
            let part = f64::from(done) / counts.len() as f64;
            let regret = self.look_back(&doubts, count, &decision, 1, &|| tick(part));
            suspects
                .found
                .extend(regret.filter(|regret| regret.cost > 0.0).map(|regret| (count, seat, regret.cost)));
            tick(part)
        })?;
        Some(suspects)
    }

    /// A close look at the worst suspects: what is left of them beyond doubt, the worst first.
    pub(super) fn look(
        &self,
        suspects: &[(usize, Seat, f64)],
        effort: Effort,
        tick: &(dyn Fn(f64) -> bool + Sync),
    ) -> Option<Vec<Found>> {
        let doubts = Doubts::<H::Game>::new(effort.look.0, effort.look.1);
        let counts = worst_of_each(suspects, effort.looks);
        let mut found: Vec<Found> = Vec::new();
        let mut done = 0;
        self.visit(&counts, |count, decision| {
            done += 1;
            let part = f64::from(done) / counts.len() as f64;
            let regret = self.look_back(&doubts, count, &decision, 2, &|| tick(part));
            found.extend(regret.filter(is_costly).map(|regret| self.costly(count, &decision, &regret)));
            tick(part)
        })?;
        found.sort_by(|one, other| other.shown.cost.total_cmp(&one.shown.cost));
        let mut told = BTreeMap::<Seat, usize>::new();
        found.retain(|found| {
            let count = told.entry(found.shown.seat).or_default();
            *count += 1;
            *count <= TOLD
        });
        Some(found)
    }

    fn look_back(
        &self,
        doubts: &Doubts<H::Game>,
        count: usize,
        decision: &Decision<H>,
        turn: u64,
        go_on: &(dyn Fn() -> bool + Sync),
    ) -> Option<Regret<ActionOf<H>>> {
        let Decision { known, ask, given, .. } = decision;
        let seed = blend(blend(self.seed, count as u64), turn);
        doubts.look_back(self.game(), known, ask, given, seed, go_on)
    }

    fn costly(&self, count: usize, decision: &Decision<H>, regret: &Regret<ActionOf<H>>) -> Found {
        let (game, Decision { known, ask, given, round }) = (self.game(), decision);
        Found {
            shown: Costly {
                count: count as u32,
                seat: ask.seat,
                round: *round,
                asked: game.tell_question(&ask.question),
                given: told::<H>(game, known, ask, given),
                better: told::<H>(game, known, ask, &regret.better),
                draft: game.draft(&known.view, ask, &regret.better),
                expected: rounded(regret.expected),
                possible: rounded(regret.possible),
                cost: rounded(regret.cost),
                error: rounded(regret.error),
            },
            better: serde_json::to_value(&regret.better)
                .expect("an answer is plain data and always becomes JSON"),
        }
    }

    /// Compares an answer with the one of the match and with a better one.
    pub(super) fn weigh(
        &self,
        attempt: Attempt<'_>,
        (level, tries): (Level, u32),
        watch: Watch<'_>,
    ) -> Result<Weighed, Unreviewed> {
        let (game, count) = (self.game(), attempt.count as usize);
        let state = self.course.state_after(count).ok_or(Unreviewed::NotAsked)?;
        let Decision { known, ask, given, .. } = self.decision(count, &state).ok_or(Unreviewed::NotAsked)?;
        let answer = |value: &Value| {
            let action: ActionOf<H> = serde_json::from_value(value.clone()).ok()?;
            let action = H::timed(game, action, 0);
            check(game, &state, ask.id, ask.seat, action.clone()).is_ok().then_some(action)
        };
        let own = answer(attempt.own).ok_or(Unreviewed::NotAsked)?;
        let better = answer(attempt.better).ok_or(Unreviewed::NotAsked)?;
        let same = own == better;
        let says = told::<H>(game, &known, &ask, &own);
        let doubts = Doubts::<H::Game>::new(level, tries);
        let seed = blend(blend(self.seed, count as u64), 2);
        let go_on = || watch(0.5);
        let compared = doubts.compare(game, &known, &ask, &[own, given, better], seed, &go_on);
        if compared.tries() < 2 {
            return Err(Unreviewed::Cancelled);
        }
        let ((gain, gain_error), (short, short_error)) = (compared.ahead(0, 1), compared.ahead(2, 0));
        Ok(Weighed {
            own: says,
            expected: rounded(compared.expected(0)),
            given: rounded(compared.expected(1)),
            better: rounded(compared.expected(2)),
            gain: rounded(gain),
            gain_error: rounded(gain_error),
            short: rounded(short),
            short_error: rounded(short_error),
            same,
        })
    }
}

/// Whether a decision was worse beyond doubt, and by more than a trifle.
fn is_costly<A>(regret: &Regret<A>) -> bool {
    regret.is_sure() && regret.cost >= TRIFLE
}

/// The worst suspects of each seat, about `most` in all.
fn worst_of_each(suspects: &[(usize, Seat, f64)], most: usize) -> BTreeMap<usize, f64> {
    let mut by_seat = BTreeMap::<Seat, Vec<(usize, f64)>>::new();
    for (count, seat, cost) in suspects {
        by_seat.entry(*seat).or_default().push((*count, *cost));
    }
    let each = most.div_ceil(by_seat.len().max(1)).max(TOLD);
    let mut worst = BTreeMap::new();
    for mut own in by_seat.into_values() {
        own.sort_by(|one, other| other.1.total_cmp(&one.1).then(one.0.cmp(&other.0)));
        worst.extend(own.into_iter().take(each));
    }
    worst
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_seat_is_looked_at() {
        let suspects =
            [(1, Seat(0), 0.5), (2, Seat(0), 0.4), (3, Seat(0), 0.3), (4, Seat(0), 0.2), (5, Seat(1), 0.01)];
        let counts: Vec<usize> = worst_of_each(&suspects, 4).into_keys().collect();
        assert_eq!(counts, [1, 2, 3, 5]);
    }
}
