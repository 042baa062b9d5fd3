//! Rulings that players argue about, as switches of a match. The defaults are what the ledger rules.

use gonfalon_disks::{Flips, PinTest};
use serde::{Deserialize, Serialize};

/// Every switch of a match. The ledger entry named at each switch holds the question and our ruling.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct Rulings {
    /// `whdw.geometry.pin-partial`: when a disk in between breaks a pin.
    pub pin_test: PinTest,
    /// `whdw.move.pivot`: where one flip may end.
    pub flips: Flips,
    /// `whdw.move.stop-on-enemy`: whether a disk stops although impact has removed the enemy it pinned.
    pub stop_after_impact: StopAfterImpact,
    /// `whdw.ability.archaon`: whether engaging two enemies by one flip triggers an ability once or twice.
    pub engage_triggers: EngageTriggers,
    /// `whdw.ability.plaguebearers-passing`: whether Plaguebearers reach a disk in the air.
    pub plague_in_flight: PlagueInFlight,
    /// `whdw.terrain.dangerous-flip`: which flips on dangerous terrain are rolled for.
    pub dangerous_flips: DangerousFlips,
    /// `whdw.terrain.high-ground`: who sees across blockers.
    pub high_ground: HighGround,
    /// `whdw.reserve.no-zone-limit`: whether a zone's deployment value limits reinforcing.
    pub reinforce_limit: ReinforceLimit,
    /// `whdw.command.battle-timing`: when a battle ability may be used.
    pub battle_timing: BattleTiming,
    /// `whdw.card.rampart`: who profits from a Rampart zone.
    pub rampart: Rampart,
    /// `whdw.setup.initiative-fixed`: whether initiative is rolled anew each round.
    pub initiative: InitiativeRoll,
}

/// Whether a disk stops although impact has removed the enemy it pinned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StopAfterImpact {
    /// It has pinned an enemy, so it stops.
    #[default]
    Stop,
    /// It goes on if no newly pinned enemy is left under it.
    GoOn,
}

/// How often engaging by one event triggers an ability.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EngageTriggers {
    /// Once for each enemy.
    #[default]
    EachEnemy,
    /// Once, however many enemies.
    Once,
}

/// Whether Plaguebearers reach a disk in the air.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlagueInFlight {
    /// They do.
    #[default]
    Reached,
    /// Only where it comes down.
    Spared,
}

/// Which flips on dangerous terrain are rolled for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DangerousFlips {
    /// Every flip that leaves the disk on the piece.
    #[default]
    Every,
    /// Only the flip by which it enters.
    Entering,
}

/// Who sees across blockers thanks to high ground.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HighGround {
    /// The disk on high ground.
    #[default]
    OneWay,
    /// Also those who look at it.
    Mutual,
}

/// Whether a zone's deployment value limits reinforcing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReinforceLimit {
    /// No limit.
    #[default]
    None,
    /// No more disks may lie in the zone than its deployment value.
    DeploymentValue,
}

/// When a battle ability may be used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BattleTiming {
    /// Before, between and after activations.
    #[default]
    Between,
    /// Only before the first or after the last activation.
    Ends,
}

/// Who profits from a Rampart zone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rampart {
    /// Every disk that overlaps it.
    #[default]
    Everybody,
    /// Only its owner's disks.
    Owner,
}

/// When initiative is rolled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum InitiativeRoll {
    /// Once, during set-up.
    #[default]
    Once,
    /// At the beginning of every round.
    EachRound,
}
