//! What entries may refer to before all of them are read: abilities name Disks and terrain of other entries.

use gonfalon_data::{Ids, Table, Value};
use gonfalon_table::Length;

use super::File;
use crate::data::{ProfileId, TerrainId};

/// The ids of Disks and terrain.
pub(super) struct Known {
    disks: Ids,
    terrains: Ids,
}

impl Known {
    /// Looks through the files once; what is wrong with them is noted when they are read.
    pub(super) fn scan(disks: &File<'_>, terrain: &File<'_>) -> Self {
        let ids = |file: &File<'_>, field| {
            file.read(&mut Vec::new(), |root| Ids::scan(root, field)).unwrap_or_default()
        };
        Self { disks: ids(disks, "disk"), terrains: ids(terrain, "terrain") }
    }

    /// A Disk by its id.
    pub(super) fn disk(&self, value: Value<'_>) -> Option<ProfileId> {
        self.disks.find(value).map(ProfileId)
    }

    /// A type of terrain by its id.
    pub(super) fn terrain(&self, value: Value<'_>) -> Option<TerrainId> {
        self.terrains.find(value).map(TerrainId)
    }
}

/// A word that is compared with names in lower case.
pub(super) fn lower_case(value: Value<'_>) -> Option<String> {
    let word = value.clone().text()?;
    if word.to_lowercase() == word {
        Some(word.to_owned())
    } else {
        value.wrong("data-capitals", vec![("word", word.to_owned())])
    }
}

/// A length in inches that is part of a rule.
pub(super) fn inches(table: &Table<'_>, field: &'static str) -> Option<Length> {
    table.read(field, |value| value.length(0, 120))
}

/// A small whole number of at least one.
pub(super) fn count(table: &Table<'_>, field: &'static str) -> Option<u8> {
    table.read(field, |value| value.small(1, 20))
}
