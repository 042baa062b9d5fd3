//! What things are called in drafts.

use gonfalon_disks::DiskId;
use gonfalon_scene::Key;

use crate::data::{CommandId, DeploymentId, PieceId, ScenarioId};

pub(super) fn disk(disk: DiskId) -> Key {
    format!("disk-{}", disk.0)
}

/// A terrain piece on the battlefield, by its number.
pub(super) fn terrain(number: usize) -> Key {
    format!("terrain-{number}")
}

/// A terrain card laid out and not taken yet.
pub(super) fn piece(piece: PieceId) -> Key {
    format!("piece-{}", piece.0)
}

pub(super) fn command(card: CommandId) -> Key {
    format!("command-{}", card.0)
}

pub(super) fn scenario(card: ScenarioId) -> Key {
    format!("scenario-{}", card.0)
}

/// A deployment card laid out and not taken yet, by its place in the row.
pub(super) fn row(place: usize, _: DeploymentId) -> Key {
    format!("row-{place}")
}

/// A deployment card along an edge, by its number.
pub(super) fn zone(number: usize) -> Key {
    format!("zone-{number}")
}

/// The number in a key with this beginning.
pub(super) fn number(key: &str, beginning: &str) -> Option<u8> {
    key.strip_prefix(beginning)?.strip_prefix('-')?.parse().ok()
}

/// The disk a key names.
pub(super) fn as_disk(key: &str) -> Option<DiskId> {
    number(key, "disk").map(DiskId)
}
