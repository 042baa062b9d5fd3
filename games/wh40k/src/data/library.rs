//! The library: datasheets, keywords and layouts, checked once and then immutable.

use gonfalon_data::Name;
use serde::Serialize;

use super::{Datasheet, Feature};

/// Every datasheet of a match or of the program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Library {
    /// Keywords other than those of the core rules, by their ids.
    pub keywords: Vec<Name>,
    /// The datasheets.
    pub datasheets: Vec<Datasheet>,
    /// Terrain layouts to choose from.
    pub layouts: Vec<Layout>,
    /// Identifies the files this library was read from.
    pub hash: [u8; 32],
}

/// A prepared battlefield.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Layout {
    /// Its word in agreements.
    pub id: String,
    /// What players call it.
    pub name: Name,
    /// Its features.
    pub features: Vec<Feature>,
}
