//! Command, scenario and deployment cards.

use gonfalon_data::words;
use serde::{Deserialize, Serialize};

use super::{Ability, Faction, Facts, Name, Strategy};

/// A command card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CommandCard {
    /// The word that data files and army files use.
    pub id: String,
    /// The title.
    pub name: Name,
    /// The strategy, which orders the revealed cards.
    pub strategy: Strategy,
    /// How many disks are activated with it.
    pub activation: u8,
    /// Only for armies with a hero of this faction.
    pub only: Option<Faction>,
    /// Whether it has an ability and of which sort.
    pub kind: CardKind,
    /// Its battle ability may backfire on the disk that uses it.
    pub unstable: bool,
    /// The abilities.
    pub abilities: Vec<Ability>,
    /// The card text in the project's own words.
    pub text: Name,
    /// Which of these fields are facts.
    pub facts: Facts,
}

/// The sort of ability a command card has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardKind {
    /// No ability.
    None,
    /// Works until the card is discarded.
    Passive,
    /// Used once by a disk of the player's choice.
    Battle,
}

/// A scenario card: its ability if it is the active scenario, else its objective.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ScenarioCard {
    /// The word that data files use.
    pub id: String,
    /// The title.
    pub name: Name,
    /// The scenario ability.
    pub abilities: Vec<Ability>,
    /// The objective of the player it is dealt to.
    pub objective: Objective,
    /// The ability in the project's own words.
    pub text: Name,
    /// The objective in the project's own words.
    pub objective_text: Name,
    /// Which of these fields are facts.
    pub facts: Facts,
}

/// What scores victory points at the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Objective {
    /// What is counted.
    pub count: ObjectiveCount,
    /// Victory points for each.
    pub points: u8,
}

/// What an objective counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ObjectiveCount {
    /// Disks in the casualty piles of enemies.
    EnemyCasualties,
    /// Heroes in the casualty piles of enemies.
    EnemyHeroCasualties,
    /// Own disks on the battlefield.
    OwnDisksOnBattlefield,
    /// Own disks overlapping deployment zones of enemies.
    OwnDisksInEnemyZones,
    /// Terrain pieces the player controls.
    TerrainControlled,
}

/// A deployment card; its other side is plain, with the plain value of the constants and no ability.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DeploymentCard {
    /// The word that data files use.
    pub id: String,
    /// The title.
    pub name: Name,
    /// How many disks must be deployed for it.
    pub value: u8,
    /// How many of them one box holds.
    pub copies: u8,
    /// The abilities of the zone it belongs to.
    pub abilities: Vec<Ability>,
    /// The card text in the project's own words.
    pub text: Name,
    /// Which of these fields are facts.
    pub facts: Facts,
}

words!(CardKind: None = "none", Passive = "passive", Battle = "battle");
words!(ObjectiveCount: EnemyCasualties = "enemy-casualties", EnemyHeroCasualties = "enemy-hero-casualties",
    OwnDisksOnBattlefield = "own-disks-on-battlefield", OwnDisksInEnemyZones = "own-disks-in-enemy-zones",
    TerrainControlled = "terrain-controlled");
