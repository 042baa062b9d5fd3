//! Battle sizes.

use gonfalon_data::words;
use gonfalon_table::Length;
use serde::{Deserialize, Serialize};

/// The size of a battle: it sets the points of each army.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BattleSize {
    /// `wh40k.muster.incursion`
    #[default]
    Incursion,
    /// `wh40k.muster.strike-force`
    StrikeForce,
    /// `wh40k.muster.onslaught`
    Onslaught,
}

words!(BattleSize: Incursion = "incursion", StrikeForce = "strike-force", Onslaught = "onslaught");

impl BattleSize {
    /// The points each player may spend.
    pub fn points(self) -> u16 {
        match self {
            BattleSize::Incursion => 1_000,
            BattleSize::StrikeForce => 2_000,
            BattleSize::Onslaught => 3_000,
        }
    }

    /// The points that may be put into Strategic Reserves: a quarter of the battle size (`wh40k.strategic.points-cap`).
    pub fn reserves(self) -> u16 {
        self.points() / 4
    }

    /// The long edge of the smallest battlefield for it (`wh40k.onlywar.battlefield-standard`,
    /// `wh40k.onlywar.battlefield-onslaught`).
    pub fn length(self) -> Length {
        match self {
            BattleSize::Incursion | BattleSize::StrikeForce => Length::inches(60),
            BattleSize::Onslaught => Length::inches(90),
        }
    }
}
