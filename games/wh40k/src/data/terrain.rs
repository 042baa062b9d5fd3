//! Terrain features: the six kinds of the book.

use gonfalon_data::words;
use gonfalon_table::{Length, Polygon};
use serde::{Deserialize, Serialize};

/// A kind of terrain feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FeatureKind {
    /// Craters and Rubble.
    Craters,
    /// Barricades and Fuel Pipes.
    Barricade,
    /// Battlefield Debris and Statuary.
    Debris,
    /// Hills, Industrial Structures, Sealed Buildings and Armoured Containers.
    Hill,
    /// Woods.
    Woods,
    /// Ruins.
    Ruins,
}

words!(FeatureKind: Craters = "craters", Barricade = "barricade", Debris = "debris", Hill = "hill", Woods = "woods",
    Ruins = "ruins");

/// A terrain feature on the battlefield.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Feature {
    /// Its kind.
    pub kind: FeatureKind,
    /// Its footprint, the outline at ground level.
    pub footprint: Polygon,
    /// How high it rises above the table.
    pub height: Length,
    /// Solid parts: the whole of a hill, barricade or debris, the walls of ruins. Craters and woods have none.
    pub solids: Vec<Solid>,
    /// Floors of ruins above the ground.
    pub floors: Vec<Floor>,
}

/// A solid part of a feature, from one height above the table to another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Solid {
    /// Seen from above.
    pub outline: Polygon,
    /// Where it begins.
    pub bottom: Length,
    /// Where it ends.
    pub top: Length,
}

/// A floor of ruins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Floor {
    /// Seen from above.
    pub outline: Polygon,
    /// How high above the table models stand on it.
    pub height: Length,
}
