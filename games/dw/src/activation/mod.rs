//! The Activation Segment: players take turns to activate three Disks each.

mod acting;
mod refusals;
#[cfg(test)]
mod tests;
mod turn;

pub(crate) use acting::Acting;
pub(crate) use refusals::{activate_refusals, ready_refusals};
pub(crate) use turn::Turn;

use gonfalon_kernel::Seat;
use serde::Serialize;

use crate::cx::{Cx, Step, WakeUp};
use crate::event::Event;
use crate::frame::Frame;

/// The Activation Segment.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Activation {
    /// How many turns have been given out, missed ones too.
    turns: u16,
}

impl Activation {
    pub(crate) fn step(mut self, cx: &mut Cx<'_>, _: WakeUp) -> Step {
        // dw.activate.clockwise dw.activate.others-continue dw.activate.segment-end
        while cx.state.table.players.0.iter().any(|player| !player.done) {
            let place = self.turns % u16::from(cx.game.seats);
            let seat = Seat((cx.state.table.first.0 + place as u8) % cx.game.seats);
            self.turns += 1;
            let player = &cx.state.table.players[seat];
            if player.done {
                continue;
            }
            if player.frozen {
                // dw.spell.freeze: a missed turn is not a turn with too few activations.
                cx.emit(Event::TurnMissed(seat));
                continue;
            }
            return Step::Call(Frame::Activation(self), Frame::Turn(Turn::new(seat)));
        }
        Step::Return(())
    }
}
