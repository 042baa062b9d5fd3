//! What things are called in drafts.

use gonfalon_scene::Key;

use crate::board::Board;
use crate::state::{ModelId, UnitId};

/// The card that sends a unit into Strategic Reserves.
pub(super) const STRATEGIC: &str = "reserves-strategic";
/// The card that sends a unit into Reserves by Deep Strike.
pub(super) const DEEP_STRIKE: &str = "reserves-deep-strike";
/// The card that puts AIRCRAFT into Hover mode.
pub(super) const HOVER: &str = "hover";

pub(super) fn model(model: ModelId) -> Key {
    format!("model-{}", model.0)
}

/// A unit as a whole: what its models are the group of.
pub(super) fn unit(unit: UnitId) -> Key {
    format!("unit-{}", unit.0)
}

/// A terrain feature by its number.
pub(super) fn terrain(number: usize) -> Key {
    format!("terrain-{number}")
}

/// An objective marker by its number; the next one is in its player's hand.
pub(super) fn marker(number: usize) -> Key {
    format!("marker-{number}")
}

/// The number in a key with this beginning.
pub(super) fn number(key: &str, beginning: &str) -> Option<u8> {
    key.strip_prefix(beginning)?.strip_prefix('-')?.parse().ok()
}

/// The model a key names.
pub(super) fn as_model(board: Board<'_>, key: &str) -> Option<ModelId> {
    number(key, "model").map(ModelId).filter(|model| board.model_exists(*model))
}

/// The unit a key means: its own, or that of one of its models.
pub(super) fn as_unit(board: Board<'_>, key: &str) -> Option<UnitId> {
    let named = number(key, "unit").map(UnitId).filter(|unit| board.exists(*unit));
    named.map(|unit| board.head(unit)).or_else(|| as_model(board, key).map(|model| board.unit_of(model)))
}

/// The keys of units, so that pointing at any of their models means them.
pub(super) fn units(units: impl IntoIterator<Item = UnitId>) -> Vec<Key> {
    units.into_iter().map(unit).collect()
}
