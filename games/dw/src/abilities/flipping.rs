//! Disks that flip away from a Forcewave, each by the hand of its controller.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Seat, Wake};
use serde::Serialize;

use crate::action::{Action, Disks, Question};
use crate::cx::{Cx, Step, WakeUp};
use crate::damage::{Deaths, settle};
use crate::data::Stat;
use crate::event::Event;
use crate::frame::Frame;
use crate::movement::forced_flips_left;

/// Disks that have to flip away, one after the other.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Flipping {
    from: DiskId,
    /// Those still to come, the next first.
    waiting: Disks,
}

impl Flipping {
    /// The lowest Toughness goes first; ties are drawn by lot.
    pub(crate) fn new(cx: &mut Cx<'_>, from: DiskId, mut whom: Disks) -> Flipping {
        // dw.spell.forcewave-order
        for place in 0..whom.len() {
            let least = whom[place..].iter().map(|disk| cx.board().value(*disk, Stat::Toughness)).min();
            let ties: Vec<usize> = (place..whom.len())
                .filter(|index| Some(cx.board().value(whom[*index], Stat::Toughness)) == least)
                .collect();
            let lot = if ties.len() > 1 { cx.roll("forcewave-lot", ties.len() as u8) } else { 1 };
            whom.swap(place, ties[usize::from(lot) - 1]);
        }
        Flipping { from, waiting: whom }
    }

    pub(crate) fn step(mut self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        if let Wake::Answer(_, Action::Flip(headings)) = wake
            && let (Some(disk), Some(heading)) = (self.waiting.first().copied(), headings.first())
        {
            self.waiting.remove(0);
            let to = cx.board().landing(disk, cx.board().table.pile.at(disk), *heading);
            cx.emit(Event::Flipped { disk, to, forced: true });
            settle(cx, Deaths::Now(None));
        }
        while let Some(disk) = self.waiting.first().copied() {
            let board = cx.board();
            let able = board.in_play(disk)
                && !board.is_pinned(disk)
                && forced_flips_left(board, disk, Some(self.from));
            let seat: Option<Seat> = board.in_play(disk).then(|| board.controller(disk)).flatten();
            match seat.filter(|_| able) {
                Some(seat) => {
                    let question = Question::ForcedFlip { disk, away_from: Some(self.from) };
                    return Step::ask(Frame::Flipping(self), seat, question, "dw.spell.forcewave");
                }
                None => {
                    self.waiting.remove(0);
                }
            }
        }
        Step::Return(())
    }
}
