//! Factions with their Detachments and Enhancements.

use gonfalon_data::{Name, component};
use serde::Serialize;

use super::{Ability, Keyword, KeywordId, Library};

/// A faction: a publication of our own with datasheets for one army.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Faction {
    /// Its word in army files.
    pub id: String,
    /// What players call it.
    pub name: Name,
    /// Its Faction keyword.
    pub keyword: KeywordId,
}

/// A set of Detachment rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Detachment {
    /// Its word in army files.
    pub id: String,
    /// What players call it.
    pub name: Name,
    /// Whose it is.
    pub faction: FactionId,
    /// Keywords of which the army needs at least so many units.
    pub requires: Vec<(Keyword, u8)>,
    /// Keywords that no unit of the army may have.
    pub forbids: Vec<Keyword>,
}

/// An Enhancement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Enhancement {
    /// Its word in army files.
    pub id: String,
    /// The Detachment that offers it.
    pub detachment: DetachmentId,
    /// What it costs.
    pub points: u16,
    /// What it does; one from a roster is kept and not automated.
    pub ability: Ability,
}

impl Enhancement {
    /// What players call it.
    pub fn name(&self) -> &Name {
        self.ability.name().unwrap_or(const { &Name { en: String::new(), de: String::new() } })
    }
}

component!(FactionId, factions, faction, Faction, "a faction");
component!(DetachmentId, detachments, detachment, Detachment, "a Detachment");
component!(EnhancementId, enhancements, enhancement, Enhancement, "an Enhancement");
