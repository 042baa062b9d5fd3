//! Factions with their Detachments and Enhancements.

use gonfalon_data::{Name, component};
use serde::Serialize;

use super::{Keyword, KeywordId, Library, Special};

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
    /// What it does.
    pub special: Special,
}

component!(FactionId, factions, faction, Faction, "a faction");
component!(DetachmentId, detachments, detachment, Detachment, "a Detachment");
component!(EnhancementId, enhancements, enhancement, Enhancement, "an Enhancement");
