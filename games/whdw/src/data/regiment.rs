//! Prebuilt regiments and the armies of the learning scenario.

use serde::Serialize;

use super::{CommandId, Faction, Facts, Name, Objective, ProfileId};

/// A prebuilt regiment with its command cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Regiment {
    /// The word that data files and army files use.
    pub id: String,
    /// The hero.
    pub hero: ProfileId,
    /// The faction of the hero.
    pub faction: Faction,
    /// The units with their number.
    pub units: Vec<(ProfileId, u8)>,
    /// The command cards.
    pub cards: Vec<CommandId>,
    /// Which of these fields are facts.
    pub facts: Facts,
}

/// An army of the learning scenario; the rules of army building do not apply to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LearningArmy {
    /// The word that data files use.
    pub id: String,
    /// The title.
    pub name: Name,
    /// The faction.
    pub faction: Faction,
    /// The disks with their number.
    pub disks: Vec<(ProfileId, u8)>,
    /// The command cards.
    pub cards: Vec<CommandId>,
    /// How many deployment cards form the zone, plain side up.
    pub deployment_cards: u8,
    /// The objective of the player.
    pub objective: Objective,
    /// Which of these fields are facts.
    pub facts: Facts,
}
