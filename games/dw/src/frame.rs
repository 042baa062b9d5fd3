//! The game's unfinished business: one frame for each procedure of the book that can be interrupted.

use serde::Serialize;

use crate::abilities::{Flipping, Using};
use crate::activation::{Acting, Activation, Turn};
use crate::chance::Chance;
use crate::cleanup::Cleanup;
use crate::combat::{Battle, Combat};
use crate::cx::{Cx, Step, WakeUp};
use crate::missiles::{Dropping, Missiles, Tossing, Volley};
use crate::movement::Moving;
use crate::reinforcement::Reinforcement;
use crate::round::Rounds;
use crate::setup::Setting;
use crate::spells::Casting;

/// Where a procedure stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// Setting up.
    Setup(Setting),
    /// Round after round.
    Rounds(Rounds),
    /// The Reinforcement Segment.
    Reinforcement(Reinforcement),
    /// The Activation Segment.
    Activation(Activation),
    /// One player's turn.
    Turn(Turn),
    /// The activation of one Disk.
    Acting(Acting),
    /// A movement, flip by flip.
    Moving(Moving),
    /// A spell from its announcement to its effect.
    Casting(Casting),
    /// An ability or spell that takes effect.
    Using(Using),
    /// Disks that flip away, each by the hand of its controller.
    Flipping(Flipping),
    /// Counters that fall.
    Volley(Volley),
    /// Disks that fall.
    Dropping(Dropping),
    /// A Spell Disk tossed from player to player.
    Tossing(Tossing),
    /// The Missile Segment.
    Missiles(Missiles),
    /// The Combat Segment.
    Combat(Combat),
    /// One battle.
    Battle(Battle),
    /// The Remove Counters Segment.
    Cleanup(Cleanup),
    /// Chances to do something out of turn.
    Chance(Chance),
}

impl Frame {
    pub(crate) fn step(self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        match self {
            Frame::Setup(frame) => frame.step(cx, wake),
            Frame::Rounds(frame) => frame.step(cx, wake),
            Frame::Reinforcement(frame) => frame.step(cx, wake),
            Frame::Activation(frame) => frame.step(cx, wake),
            Frame::Turn(frame) => frame.step(cx, wake),
            Frame::Acting(frame) => frame.step(cx, wake),
            Frame::Moving(frame) => frame.step(cx, wake),
            Frame::Casting(frame) => frame.step(cx, wake),
            Frame::Using(frame) => frame.step(cx, wake),
            Frame::Flipping(frame) => frame.step(cx, wake),
            Frame::Volley(frame) => frame.step(cx, wake),
            Frame::Dropping(frame) => frame.step(cx, wake),
            Frame::Tossing(frame) => frame.step(cx, wake),
            Frame::Missiles(frame) => frame.step(cx, wake),
            Frame::Combat(frame) => frame.step(cx, wake),
            Frame::Battle(frame) => frame.step(cx, wake),
            Frame::Cleanup(frame) => frame.step(cx, wake),
            Frame::Chance(frame) => frame.step(cx, wake),
        }
    }
}
