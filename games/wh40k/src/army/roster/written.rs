//! The publication as it is written into the army file, in the form of our own faction files.

use serde::Serialize;
use serde_json::Value;

/// A faction with its datasheets.
#[derive(Debug, Serialize)]
pub(super) struct WrittenPublication {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) faction: String,
    pub(super) keywords: Vec<WrittenKeyword>,
    pub(super) detachment: Vec<WrittenDetachment>,
    pub(super) enhancement: Vec<WrittenEnhancement>,
    pub(super) weapon: Vec<WrittenWeapon>,
    pub(super) datasheet: Vec<WrittenSheet>,
}

#[derive(Clone, Debug, Serialize)]
pub(super) struct WrittenKeyword {
    pub(super) id: String,
    pub(super) name: String,
}

#[derive(Debug, Serialize)]
pub(super) struct WrittenDetachment {
    pub(super) id: String,
    pub(super) name: String,
}

#[derive(Debug, Serialize)]
pub(super) struct WrittenEnhancement {
    pub(super) id: String,
    pub(super) detachment: String,
    pub(super) points: i32,
    pub(super) name: String,
    pub(super) text: String,
}

/// A weapon; whether it is one of these is decided by everything but its id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct WrittenWeapon {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) profiles: Vec<WrittenProfile>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct WrittenProfile {
    pub(super) name: String,
    pub(super) range: Value,
    pub(super) attacks: Value,
    pub(super) skill: Value,
    pub(super) strength: Value,
    pub(super) ap: i32,
    pub(super) damage: Value,
    pub(super) abilities: Vec<String>,
}

#[derive(Clone, Debug, Default, Serialize)]
pub(super) struct WrittenSheet {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) keywords: Vec<String>,
    pub(super) abilities: Vec<String>,
    pub(super) not_automated: Vec<WrittenAbility>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) leads: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) transport: Option<WrittenTransport>,
    pub(super) sizes: Vec<WrittenSize>,
    pub(super) models: Vec<WrittenModel>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct WrittenAbility {
    pub(super) name: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(super) text: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct WrittenTransport {
    pub(super) capacity: u8,
    pub(super) carries: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) refuses: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct WrittenSize {
    pub(super) id: String,
    pub(super) models: Vec<u8>,
    pub(super) points: i32,
}

/// A kind of model; whether it is one of these is decided by everything but its id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct WrittenModel {
    pub(super) id: String,
    pub(super) name: String,
    #[serde(rename = "move")]
    pub(super) movement: Value,
    pub(super) toughness: u8,
    pub(super) save: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) invulnerable: Option<u8>,
    pub(super) wounds: u8,
    pub(super) leadership: u8,
    pub(super) objective_control: u8,
    pub(super) base: Value,
    pub(super) height: u8,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) keywords: Vec<String>,
    pub(super) equipment: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) abilities: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) not_automated: Vec<WrittenAbility>,
}
