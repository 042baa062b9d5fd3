//! Moving: a disk flips end over end, and what each landing brings.

mod moving;
mod path;
mod walk;

use serde::Serialize;

pub(crate) use moving::Moving;
pub(crate) use path::{MoveStart, move_refusals};
pub(crate) use walk::Walk;

/// Newly pinning an enemy ends a movement.
const FIRST_PIN: &str = "whdw.move.stop-on-enemy";
/// Newly pinning enemies a second time ends the movement of a relentless disk.
const SECOND_PIN: &str = "whdw.keyword.relentless-second";

/// What kind of movement a flip belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoveKind {
    /// A move action.
    Action,
    /// The free move of a scout.
    Scout,
    /// A flip caused by an ability.
    Forced,
}
