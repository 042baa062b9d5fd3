//! Battles told in numbers: who began, what became of every unit, and which rules bore on it.

use std::collections::BTreeMap;

use gonfalon_bots::legal_answer;
use gonfalon_kernel::{Game as _, Seat, SeededDice, log::Header, play};
use serde::{Deserialize, Serialize};

use crate::{
    Battle, Finding,
    fight::{BotOf, MOST_DECISIONS, battle, no_end},
    host::{EventOf, Host, Moment},
    survey,
    tally::Tally,
};

/// A battle with everything that studies count.
#[derive(Clone, Debug, PartialEq)]
pub struct Chronicle {
    /// The battle itself.
    pub battle: Battle,
    /// Who was first in the first round; `None` if it was over before.
    pub first: Option<Seat>,
    /// From which side of the table each seat looked in the first round, in quarter turns counterclockwise from south; empty if
    /// it was over before.
    pub outlooks: Vec<u8>,
    /// How many questions each seat answered.
    pub decisions: Vec<u64>,
    /// What became of every unit.
    pub units: Vec<UnitRecord>,
}

/// What became of a unit, a disk or whatever else an army consists of.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UnitRecord {
    /// Whose it was.
    pub seat: Seat,
    /// What it was, by the word of the data.
    pub id: String,
    /// What was chosen for it.
    pub upgrades: Vec<String>,
    /// What it cost.
    pub points: u32,
    /// Whether anything was left of it at the end.
    pub survived: bool,
    /// How many of its points were lost.
    pub lost: u32,
    /// The points of enemies that were lost by it: those of each enemy are shared out by who did how much harm.
    pub killed: f64,
}

/// What an event says about who harms whom; units go by their places in the match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Harm {
    /// From now on whatever befalls these is somebody's doing.
    Aimed {
        /// Whose.
        by: usize,
        /// What befalls whom.
        at: Vec<usize>,
    },
    /// Somebody was harmed.
    Dealt {
        /// By whom; `None` for whoever aimed last.
        by: Option<usize>,
        /// Who.
        at: usize,
        /// How much.
        amount: u32,
    },
}

/// Fights a battle and writes down what can be counted. Anything else about it is the same as without counting; a test
/// compares the two. Rules are counted only on demand.
pub(crate) fn told<H: Host>(
    header: &Header,
    bots: &mut [BotOf<H>],
    mut dice: SeededDice,
    rules: bool,
) -> Result<Chronicle, Vec<Finding>> {
    let mut tally = Tally::new(H::ID);
    let mut blame = Blame::default();
    let mut events: Vec<EventOf<H>> = Vec::new();
    let mut decisions = vec![0; bots.len()];
    let (mut first, mut outlooks) = (None, Vec::new());
    let (game, mut state) = crate::changes::begin::<H>(&header.setup, &mut dice, &mut events)
        .map_err(|line| vec![Finding::new(line)])?;
    for answered in 0..u64::from(MOST_DECISIONS) {
        if first.is_none() && H::round(&state) > 0 {
            first = H::first(&state);
            outlooks = survey::outlooks::<H>(&game, &state);
        }
        for event in events.drain(..) {
            if rules {
                tally.cited(&event);
            }
            if let Some(harm) = H::harm(&game, &state, &event) {
                blame.note(harm);
            }
        }
        if let Some(outcome) = game.outcome(&state) {
            let fought = battle::<H>(&state, outcome.clone(), answered, None);
            let units = blame.shared_out(H::units(&game, &state));
            let battle = Battle { rules: tally.rules, ..fought };
            return Ok(Chronicle { battle, first, outlooks, decisions, units });
        }
        let Some(ask) = game.asks(&state).first().cloned() else { return Err(vec![no_end(String::new())]) };
        let legal = legal_answer(&game, &state, &mut bots[ask.seat.index()], &ask)
            .map_err(|stopped| vec![no_end(stopped.to_string())])?;
        decisions[ask.seat.index()] += 1;
        if !rules {
            play(&game, &mut state, legal, &mut dice, &mut events);
            continue;
        }
        let action = legal.action().clone();
        let before = state.clone();
        play(&game, &mut state, legal, &mut dice, &mut events);
        let moment =
            Moment::<H> { game: &game, before: &before, ask: &ask, action: &action, events: &events };
        H::witnessed(&moment).iter().for_each(|rule| tally.add(rule.0));
    }
    Err(vec![no_end(String::new())])
}

/// Who harmed whom by how much.
#[derive(Debug, Default)]
struct Blame {
    /// Who aimed last at somebody.
    aims: BTreeMap<usize, usize>,
    /// Harm by whom it befell and who did it; what is nobody's doing counts too.
    dealt: BTreeMap<usize, BTreeMap<Option<usize>, u32>>,
}

impl Blame {
    fn note(&mut self, harm: Harm) {
        match harm {
            Harm::Aimed { by, at } => self.aims.extend(at.into_iter().map(|at| (at, by))),
            Harm::Dealt { by, at, amount } => {
                let by = by.or_else(|| self.aims.get(&at).copied());
                *self.dealt.entry(at).or_default().entry(by).or_default() += amount;
            }
        }
    }

    /// The units with what they killed.
    fn shared_out(&self, mut units: Vec<UnitRecord>) -> Vec<UnitRecord> {
        for (at, harms) in &self.dealt {
            let Some((seat, lost)) = units.get(*at).map(|unit| (unit.seat, unit.lost)) else { continue };
            let all: u32 = harms.values().sum();
            let by_units = harms.iter().filter_map(|(by, amount)| Some(((*by)?, *amount)));
            for (by, amount) in by_units.filter(|_| lost > 0 && all > 0) {
                // Who harms his own gets nothing for it.
                if let Some(killer) = units.get_mut(by).filter(|killer| killer.seat != seat) {
                    killer.killed += f64::from(lost) * f64::from(amount) / f64::from(all);
                }
            }
        }
        units
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn unit(seat: u8, lost: u32) -> UnitRecord {
        let id = "x".to_owned();
        UnitRecord {
            seat: Seat(seat),
            id,
            upgrades: vec![],
            points: 100,
            survived: lost == 0,
            lost,
            killed: 0.0,
        }
    }

    #[test]
    fn points_are_shared_out_by_the_harm_that_enemies_did() {
        let mut blame = Blame::default();
        blame.note(Harm::Dealt { by: None, at: 2, amount: 1 });
        blame.note(Harm::Aimed { by: 0, at: vec![2, 3] });
        blame.note(Harm::Dealt { by: None, at: 2, amount: 2 });
        blame.note(Harm::Dealt { by: Some(1), at: 2, amount: 4 });
        blame.note(Harm::Dealt { by: Some(3), at: 2, amount: 1 });
        blame.note(Harm::Dealt { by: None, at: 3, amount: 5 });
        let units = blame.shared_out(vec![unit(0, 0), unit(0, 0), unit(1, 80), unit(1, 0)]);
        let killed: Vec<f64> = units.iter().map(|unit| unit.killed).collect();
        let expected = [20.0, 40.0, 0.0, 0.0];
        assert!(killed.iter().zip(expected).all(|(one, other)| (one - other).abs() < 1e-9), "{killed:?}");
    }
}
