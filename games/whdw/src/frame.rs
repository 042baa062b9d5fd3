//! The game's unfinished business: one frame for each procedure of the book that can be interrupted.
//!
//! ```text
//! Setup ─ Rounds ─┬─ Activation (choose, resolve, discard) ─ Resolve (one card) ─ Acting (one disk)
//!                 │                                             ├─ Moving (flip by flip)
//!                 │                                             ├─ Shooting (dice, scatter, damage)
//!                 │                                             └─ Triggers (abilities set off on the way)
//!                 ├─ Melee (all engagements) ─ Engagement (one of them)
//!                 └─ end phase
//! ```

use serde::Serialize;

use crate::abilities::Triggers;
use crate::activation::{Acting, Activation, Resolve};
use crate::cx::{Cx, Step, WakeUp};
use crate::melee::{Engagement, Melee};
use crate::movement::Moving;
use crate::ranged::Shooting;
use crate::round::Rounds;
use crate::setup::Setting;

/// Where a procedure stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// Setting up the game.
    Setup(Setting),
    /// Round after round.
    Rounds(Rounds),
    /// The activation phase.
    Activation(Activation),
    /// Resolving one command card.
    Resolve(Resolve),
    /// The activation of one disk.
    Acting(Acting),
    /// A movement, flip by flip.
    Moving(Moving),
    /// A ranged attack.
    Shooting(Shooting),
    /// Triggered abilities that wait.
    Triggers(Triggers),
    /// The melee phase.
    Melee(Melee),
    /// One engagement.
    Engagement(Engagement),
}

impl Frame {
    pub(crate) fn step(self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        match self {
            Frame::Setup(frame) => frame.step(cx, wake),
            Frame::Rounds(frame) => frame.step(cx, wake),
            Frame::Activation(frame) => frame.step(cx, wake),
            Frame::Resolve(frame) => frame.step(cx, wake),
            Frame::Acting(frame) => frame.step(cx, wake),
            Frame::Moving(frame) => frame.step(cx, wake),
            Frame::Shooting(frame) => frame.step(cx, wake),
            Frame::Triggers(frame) => frame.step(cx, wake),
            Frame::Melee(frame) => frame.step(cx, wake),
            Frame::Engagement(frame) => frame.step(cx, wake),
        }
    }
}
