//! What things are called in drafts.

use gonfalon_scene::Key;

use crate::board::Board;
use crate::state::{TerrainKind, UnitId};

pub(super) fn unit(unit: UnitId) -> Key {
    format!("unit-{}", unit.0)
}

/// A terrain piece on the table, by its number.
pub(super) fn terrain(number: usize) -> Key {
    format!("terrain-{number}")
}

/// An objective, by its number.
pub(super) fn objective(number: usize) -> Key {
    format!("objective-{number}")
}

/// A terrain piece that can still be placed, by its kind.
pub(super) fn supply(kind: TerrainKind) -> Key {
    format!("supply-{}", kind_word(kind))
}

/// The number in a key with this beginning.
pub(super) fn number(key: &str, beginning: &str) -> Option<u8> {
    key.strip_prefix(beginning)?.strip_prefix('-')?.parse().ok()
}

/// The unit a key names, whether it exists or not.
pub(super) fn as_unit(key: &str) -> Option<UnitId> {
    number(key, "unit").map(UnitId)
}

/// The unit a key names, if it stands on the table.
pub(super) fn standing(board: Board<'_>, key: &str) -> Option<UnitId> {
    as_unit(key).filter(|unit| board.exists(*unit) && board.on_table(*unit))
}

/// Every kind of terrain, in the order in which they are offered.
pub(super) const KINDS: [TerrainKind; 8] = [
    TerrainKind::Wood,
    TerrainKind::Village,
    TerrainKind::Field,
    TerrainKind::Swamp,
    TerrainKind::Building,
    TerrainKind::Rock,
    TerrainKind::Wall,
    TerrainKind::Bush,
];

/// The word of a kind of terrain in keys and verbs.
pub(super) fn kind_word(kind: TerrainKind) -> &'static str {
    match kind {
        TerrainKind::Wood => "wood",
        TerrainKind::Village => "village",
        TerrainKind::Field => "field",
        TerrainKind::Swamp => "swamp",
        TerrainKind::Building => "building",
        TerrainKind::Rock => "rock",
        TerrainKind::Wall => "wall",
        TerrainKind::Bush => "bush",
    }
}
