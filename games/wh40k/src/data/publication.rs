//! Publications that armies bring along: datasheets that are not ours, in the form of our own faction files.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{DataError, DatasheetId, EnhancementId, Library, read};
use crate::army::Army;

/// What an army file says about its own faction and datasheets, as it was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Publication(pub(crate) serde_json::Value);

/// A library with the publications of several armies, which do not know of each other.
#[derive(Clone, Debug)]
pub struct Joined {
    /// Everything together.
    pub library: Arc<Library>,
    /// How many entries belong to everybody.
    pub(super) common: Place,
    /// How many entries of others stand between those and each army's own.
    pub(super) before: Vec<Place>,
}

/// Places in the lists of a library.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Place {
    pub(super) datasheets: u8,
    pub(super) enhancements: u8,
}

/// What is wrong with the publication of an army.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadPublication {
    /// Which army.
    pub army: usize,
    /// Everything that is wrong.
    pub errors: Vec<DataError>,
}

impl Library {
    /// The library with the publications of these armies, or what is wrong with the first that cannot be read. Armies may
    /// use the same words for different things; a keyword of one word is the same for all.
    pub fn with(self: &Arc<Self>, armies: &[Option<&Publication>]) -> Result<Joined, BadPublication> {
        if armies.iter().all(Option::is_none) {
            let before = vec![Place::default(); armies.len()];
            return Ok(Joined { library: Arc::clone(self), common: Place::default(), before });
        }
        read::joined(self, armies)
    }

    /// The library of one army.
    pub fn of_army(self: &Arc<Self>, army: Option<&Publication>) -> Result<Arc<Library>, BadPublication> {
        self.with(&[army]).map(|joined| joined.library)
    }
}

impl Joined {
    /// An army that was judged by its own library, in the words of all of them.
    pub fn placed(&self, index: usize, mut army: Army) -> Army {
        let before = self.before.get(index).copied().unwrap_or_default();
        for unit in &mut army.units {
            if unit.datasheet.0 >= self.common.datasheets {
                unit.datasheet = DatasheetId(unit.datasheet.0 + before.datasheets);
            }
            unit.enhancement = unit.enhancement.map(|id| match id.0 >= self.common.enhancements {
                true => EnhancementId(id.0 + before.enhancements),
                false => id,
            });
        }
        army
    }
}
