//! The melee phase: every engagement that exists when it begins is resolved once.

use gonfalon_disks::DiskId;
use gonfalon_kernel::Wake;
use serde::Serialize;

use super::engagement::Engagement;
use super::group::{Pins, enemy_pins, groups};
use crate::action::{Action, Disks, Question};
use crate::board::Board;
use crate::cx::{Cx, Step, WakeUp};
use crate::frame::Frame;

/// The melee phase under way.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Melee {
    /// Pins from the beginning of the phase that have not been fought out.
    pins: Pins,
}

impl Melee {
    /// The engagements of this moment.
    pub(crate) fn new(board: Board<'_>) -> Melee {
        Melee { pins: enemy_pins(board) }
    }

    pub(crate) fn step(mut self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        // Pins that a removal has dissolved are not fought out; new ones wait for the next round.
        let pile = &cx.state.table.pile;
        self.pins.retain(|pin| pile.pins_disk(pin.top, pin.under));
        let ready = groups(&self.pins).ready;
        let chosen = match (wake, ready.as_slice()) {
            (_, []) => return Step::Return(()),
            (Wake::Answer(_, Action::Next(number)), _) => ready[usize::from(number)].clone(),
            (_, [only]) => only.clone(),
            _ => {
                let seat = cx.first_player();
                let among = ready.iter().map(disks_of).collect();
                let question = Question::ChooseEngagement { among };
                return Step::ask(Frame::Melee(self), seat, question, "whdw.melee.first-player-order");
            }
        };
        self.pins.retain(|pin| !chosen.contains(pin));
        Step::Call(Frame::Melee(self), Frame::Engagement(Engagement::new(chosen)))
    }
}

fn disks_of(pins: &Pins) -> Disks {
    let mut disks: Vec<DiskId> = pins.iter().flat_map(|pin| [pin.top, pin.under]).collect();
    disks.sort_unstable();
    disks.dedup();
    disks.into_iter().collect()
}
