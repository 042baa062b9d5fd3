//! What is kept of a game.

use std::collections::BTreeMap;

use gonfalon_catalog::{Chronicle, UnitRecord};
use gonfalon_ladder::Points;
use serde::{Deserialize, Serialize};

/// A game that was played, as it is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Kept {
    /// Its number in the plan, under which it is kept once.
    pub number: u64,
    /// What happened; `Err` says why it broke down, which only a mistake of the program can cause.
    pub fought: Result<Fought, String>,
    /// How long it took, in microseconds.
    pub micros: u64,
}

/// What happened in a game for two.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fought {
    /// The seat that won alone; `None` for a draw.
    pub winner: Option<usize>,
    /// The points of each seat, where the game counts them.
    pub points: [Option<u32>; 2],
    /// The round in which it ended.
    pub rounds: u32,
    /// How many questions each seat answered.
    pub decisions: [u64; 2],
    /// The seat that was first in the first round.
    pub first: Option<usize>,
    /// What became of every unit.
    pub units: Vec<UnitKept>,
    /// How often each rule bore on it.
    pub rules: BTreeMap<String, u64>,
}

/// What became of a unit.
pub type UnitKept = UnitRecord;

impl Fought {
    /// What is kept of a chronicle.
    pub(crate) fn of(told: Chronicle, units: bool) -> Fought {
        let battle = told.battle;
        let both = |place: usize| told.decisions.get(place).copied().unwrap_or_default();
        let points = |place: usize| battle.points.get(place).copied().flatten();
        Fought {
            // A victory that is shared is none.
            winner: match battle.winners.as_slice() {
                [winner] => Some(winner.index()),
                _ => None,
            },
            points: [points(0), points(1)],
            rounds: battle.rounds,
            decisions: [both(0), both(1)],
            first: told.first.map(|seat| seat.index()),
            units: if units { told.units } else { Vec::new() },
            rules: battle.rules,
        }
    }
}

/// What a seat got of a game.
pub(crate) fn points(winner: Option<usize>, seat: usize) -> Points {
    match winner {
        Some(winner) if winner == seat => Points::Won,
        Some(_) => Points::Lost,
        None => Points::Drawn,
    }
}
