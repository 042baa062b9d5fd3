//! Movement: a Disk flips end over end, and what each landing brings.
//!
//! [`Walk`] judges flips before they are made, `Moving` makes them one after the other, `forced` holds flips by another's will.

mod forced;
mod moving;
#[cfg(test)]
mod tests;
mod walk;

use serde::Serialize;

pub(crate) use forced::{forced_flip_refusals, forced_flips_left};
pub(crate) use moving::Moving;
pub(crate) use walk::{Walk, may_stop, movement_refusals};

/// Whose will moves a Disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mover {
    /// It has been activated to move by its controller.
    Activated,
    /// Another player carries out its movement (Control): no Attack and no activation of its own.
    Controlled,
}
