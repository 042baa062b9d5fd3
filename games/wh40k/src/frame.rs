//! The game's unfinished business.

use serde::Serialize;

use crate::action::Use;
use crate::attack::Attacks;
use crate::command::Command;
use crate::cx::{Cx, Step, WakeUp};
use crate::damage::{Mortals, Removal};
use crate::movement::{Movement, Moving, Watch, Wreck};
use crate::setup::{Scouting, Setup};
use crate::shooting::{Overwatch, Shooting};
use crate::stratagem::React;
use crate::turn::{Battle, Coherency};

/// Where a procedure stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// A window for Stratagems.
    React(React),
    /// Before the battle.
    Setup(Setup),
    /// Scouts moves.
    Scouting(Scouting),
    /// Rounds, turns and phases.
    Battle(Battle),
    /// The Command phase.
    Command(Command),
    /// The Movement phase.
    Movement(Movement),
    /// The move of one unit.
    Moving(Box<Moving>),
    /// A chance for Fire Overwatch.
    Watch(Watch),
    /// Passengers leave a destroyed TRANSPORT.
    Wreck(Wreck),
    /// Units out of coherency at the end of a turn.
    Coherency(Coherency),
    /// The attacks of a unit.
    Attacks(Box<Attacks>),
    /// Mortal wounds on a unit.
    Mortals(Mortals),
    /// The end of a model that may explode or carries others.
    Removal(Removal),
    /// The Shooting phase.
    Shooting(Shooting),
    /// Fire Overwatch.
    Overwatch(Overwatch),
}

/// What a frame returns to the one that called it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    /// Nothing.
    Nothing,
    /// A Stratagem was used and paid for.
    Used(Use),
    /// No Stratagem was used.
    Passed,
}

impl Frame {
    pub(crate) fn step(self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        match self {
            Frame::React(frame) => frame.step(cx, wake),
            Frame::Setup(frame) => frame.step(cx, wake),
            Frame::Scouting(frame) => frame.step(cx, wake),
            Frame::Battle(frame) => frame.step(cx, wake),
            Frame::Command(frame) => frame.step(cx, wake),
            Frame::Movement(frame) => frame.step(cx, wake),
            Frame::Moving(frame) => frame.step(cx, wake),
            Frame::Watch(frame) => frame.step(cx, wake),
            Frame::Wreck(frame) => frame.step(cx, wake),
            Frame::Coherency(frame) => frame.step(cx, wake),
            Frame::Attacks(frame) => frame.step(cx, wake),
            Frame::Mortals(frame) => frame.step(cx, wake),
            Frame::Removal(frame) => frame.step(cx, wake),
            Frame::Shooting(frame) => frame.step(cx, wake),
            Frame::Overwatch(frame) => frame.step(cx, wake),
        }
    }
}
