//! What things are called in drafts.

use gonfalon_disks::DiskId;
use gonfalon_kernel::Seat;
use gonfalon_scene::Key;

use crate::data::{SpellId, TerrainId};

pub(super) fn disk(disk: DiskId) -> Key {
    format!("disk-{}", disk.0)
}

/// A Land Disk of the table, by its number.
pub(super) fn land(number: usize) -> Key {
    format!("land-{number}")
}

/// A Spell Disk that stays on the table, by its number.
pub(super) fn token(number: usize) -> Key {
    format!("token-{number}")
}

/// A missile counter on the table, by its number.
pub(super) fn counter(number: usize) -> Key {
    format!("counter-{number}")
}

/// A Terrain Disk that can still be laid, by its type.
pub(super) fn terrain(kind: TerrainId) -> Key {
    format!("terrain-{}", kind.0)
}

/// A staging area that has yet to be placed.
pub(super) fn staging(seat: Seat) -> Key {
    format!("staging-{}", seat.0)
}

/// A spell of the viewer's Spellbook.
pub(super) fn spell(spell: SpellId) -> Key {
    format!("spell-{}", spell.0)
}

/// The number in a key with this beginning.
pub(super) fn number(key: &str, beginning: &str) -> Option<u8> {
    key.strip_prefix(beginning)?.strip_prefix('-')?.parse().ok()
}

/// The Disk a key names.
pub(super) fn as_disk(key: &str) -> Option<DiskId> {
    number(key, "disk").map(DiskId)
}
