//! Scenarios.

use gonfalon_table::Length;
use serde::Serialize;

use super::{Facts, Name};

/// A scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Scenario {
    /// The word that data files use.
    pub id: String,
    /// What players call it.
    pub name: Name,
    /// The fewest players.
    pub least_players: u8,
    /// The most players.
    pub most_players: u8,
    /// How the Land Disks lie.
    pub layout: Layout,
    /// How armies are set up; of an attacker where there are roles.
    pub deploy: Deploy,
    /// How a defender's army is set up, where that differs.
    pub deploy_defender: Option<Deploy>,
    /// How many reinforcements a round.
    pub reinforcements: u8,
    /// The last round, where there is one.
    pub rounds: Option<u8>,
    /// How it is won.
    pub victory: Vec<Victory>,
    /// The usual army size.
    pub army_points: u16,
    /// Terrain Disks of each player, usually.
    pub terrain_each: u8,
    /// The usual table: its width.
    pub width: Length,
    /// The usual table: its depth.
    pub depth: Length,
    /// Its text in the project's own words.
    pub text: Name,
    /// Which of these fields are facts.
    pub facts: Facts,
}

/// How the Land Disks lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Layout {
    /// Two staging areas this far apart.
    Facing(Length),
    /// A base at either side of a central Land, this far from it, centre to centre.
    LineOfThree(Length),
    /// Staging areas around a central Land, this far from it, edge to edge.
    Ring(Length),
    /// A defender with terrain and an attacker.
    Siege {
        /// The staging areas are at least this far apart.
        gap: Length,
        /// Terrain Disks of the defender.
        terrain: u8,
        /// How far from the defender's staging area they may lie.
        range: Length,
    },
}

/// How an army is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deploy {
    /// So many from the top of the stack, touching the staging area.
    AtStaging(u8),
    /// So many from the top of the stack, within a distance of the staging area.
    NearStaging(u8, Length),
    /// All of it, by turns, in a strip of this depth before the base.
    Strip(Length),
}

/// A way to win or to score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Victory {
    /// So many points for each Army Point killed.
    ScoreKills(u8),
    /// So many points for each Disk touching the enemy staging area at the end.
    ScoreTouch(u8),
    /// The most points at the end win.
    MostPoints,
    /// Sole control of the centre in so many Remove Counters Segments running.
    SoleControl(u8),
    /// Disks with so much AT together touch the enemy base, at any time.
    TouchWithAttack(u8),
    /// Sole control of the centre and so many Army Points of kills.
    SoleControlAndKills(u16),
    /// A lead in kills, with a bonus for sole control of the centre.
    KillLead {
        /// The lead.
        lead: u16,
        /// The bonus.
        bonus: u16,
    },
    /// The attacker touches the defender's staging area.
    AttackerTouches,
    /// The defender keeps the staging area to himself through this round.
    DefenderHolds(u8),
}
