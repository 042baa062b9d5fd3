//! Spells: the Master Spellbook.

use gonfalon_data::words;
use gonfalon_table::Length;
use serde::Serialize;

use super::{Ability, Facts, Name};

/// A spell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Spell {
    /// The word that data files and army files use.
    pub id: String,
    /// What players call it.
    pub name: Name,
    /// Its Level, 1 to 3.
    pub level: u8,
    /// What it costs.
    pub points: u8,
    /// What it is cast on.
    pub aims_at: AimsAt,
    /// Its printed range; none reaches any Disk in play.
    pub range: Option<Length>,
    /// The player who may be chosen.
    pub player: Option<Opponent>,
    /// What it does.
    pub ability: Ability,
    /// Where the Spell Disk lies meanwhile.
    pub reminder: Option<Reminder>,
    /// Its text in the project's own words.
    pub text: Name,
    /// Which of these fields are facts.
    pub facts: Facts,
}

/// What a spell is cast on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "plain words")]
pub enum AimsAt {
    Disk,
    TwoDisks,
    UpToDisks,
    DiskAndArea,
    Area,
    Itself,
    Player,
    Spot,
    Line,
    Stack,
    Destroyed,
    Spell,
    Terrain,
    Toss,
}

/// Which player may be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opponent {
    /// An opponent.
    Enemy,
    /// Anybody.
    Any,
}

/// Where a Spell Disk lies as a reminder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "plain words")]
pub enum Reminder {
    Target,
    Caster,
    Table,
}

words!(AimsAt:
    Disk = "disk",
    TwoDisks = "two_disks",
    UpToDisks = "up_to_disks",
    DiskAndArea = "disk_and_area",
    Area = "area",
    Itself = "self",
    Player = "player",
    Spot = "spot",
    Line = "line",
    Stack = "stack",
    Destroyed = "destroyed",
    Spell = "spell",
    Terrain = "terrain",
    Toss = "toss",
);
words!(Opponent: Enemy = "enemy", Any = "any");
words!(Reminder: Target = "target", Caster = "caster", Table = "table");
