//! The game's unfinished business.
//!
//! ```text
//! Setup ─ Turns ─┬─ Orders (Move phase) ────────────── Tests
//!                ├─ Volleys (Shoot phase) ─ Surge ──── Tests (Nerve, one after another)
//!                └─ Melees (one after another) ─ Tests, then regrouping and parting
//! ```
//!
//! A pause of the clock puts any of them aside, with the question it has asked.

use serde::Serialize;

use crate::cx::{Cx, Step, WakeUp};
use crate::melee::Melees;
use crate::movement::Orders;
use crate::nerve::Tests;
use crate::pause::Pause;
use crate::setup::Setting;
use crate::shooting::Volleys;
use crate::turn::Turns;

/// Where a procedure stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// Preparing the game.
    Setup(Setting),
    /// Turn after turn.
    Turns(Turns),
    /// The Move phase.
    Orders(Orders),
    /// The Shoot phase.
    Volleys(Volleys),
    /// Nerve tests.
    Tests(Tests),
    /// The Melee phase.
    Melees(Melees),
    /// The clock is stopped, or a player wishes that.
    Pause(Pause),
}

impl Frame {
    pub(crate) fn step(self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        match self {
            Frame::Setup(frame) => frame.step(cx, wake),
            Frame::Turns(frame) => frame.step(cx, wake),
            Frame::Orders(frame) => frame.step(cx, wake),
            Frame::Volleys(frame) => frame.step(cx, wake),
            Frame::Tests(frame) => frame.step(cx, wake),
            Frame::Melees(frame) => frame.step(cx, wake),
            Frame::Pause(frame) => frame.step(cx, wake),
        }
    }
}
