//! The activation of one Disk.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{RuleId, Seat, Wake};
use serde::Serialize;

use crate::abilities::Using;
use crate::action::Order;
use crate::cx::{Cx, Step, WakeUp};
use crate::damage::{Deaths, settle};
use crate::event::{Doing, Event, Laying};
use crate::frame::Frame;
use crate::movement::{Mover, Moving};
use crate::spells::Casting;
use crate::state::Source;

/// The activation of one Disk.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Acting {
    /// Which Disk.
    pub disk: DiskId,
    seat: Seat,
    order: Order,
    /// It has its marker already.
    marked: bool,
}

impl Acting {
    pub(crate) fn new(disk: DiskId, seat: Seat, order: Order) -> Acting {
        Acting { disk, seat, order, marked: false }
    }

    pub(crate) fn step(mut self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        let (disk, seat) = (self.disk, self.seat);
        if !matches!(wake, Wake::Begin) {
            return self.finish(cx);
        }
        let order = std::mem::replace(&mut self.order, Order::Pass);
        let doing = match &order {
            Order::Move(_) => Doing::Move,
            Order::Use { .. } => Doing::Use,
            Order::Cast { .. } => Doing::Cast,
            Order::Gate { .. } => Doing::Gate,
            Order::Pass => Doing::Pass,
        };
        cx.emit(Event::ActivationBegan { disk, doing });
        let next = match order {
            Order::Move(path) => {
                let left = cx.board().flips(disk);
                Frame::Moving(Moving::new(disk, seat, Mover::Activated, left, path))
            }
            Order::Use { ability, choice } => {
                let profile = cx.board().disk(disk).profile.expect("a Disk in play is known");
                Frame::Using(Using::new(Source::Ability(profile, ability), disk, seat, *choice))
            }
            Order::Cast { spell, choice } => {
                // dw.cast.on-self: the caster counts as activated from the moment it starts to cast.
                cx.emit(Event::Marked { disk, rule: RuleId("dw.cast.after") });
                self.marked = true;
                Frame::Casting(Casting::new(spell, disk, seat, *choice))
            }
            Order::Gate { at, .. } => {
                // dw.spell.gate-use
                cx.emit(Event::Laid { disk, at, how: Laying::Ambush });
                settle(cx, Deaths::Now(Some(seat)));
                return self.finish(cx);
            }
            Order::Pass => return self.finish(cx),
        };
        Step::Call(Frame::Acting(self), next)
    }

    /// As soon as its action is done, an activated Disk receives an Activation Marker.
    fn finish(self, cx: &mut Cx<'_>) -> Step {
        let board = cx.board();
        // dw.transform.counters: whoever has Transformed hands its marker on.
        let now = if board.in_play(self.disk) {
            Some(self.disk)
        } else {
            board.all_in_play().find(|disk| board.disk(*disk).transformed_from == Some(self.disk))
        };
        if let Some(disk) = now.filter(|_| !self.marked) {
            cx.emit(Event::Marked { disk, rule: RuleId("dw.activate.marker") });
        }
        Step::Return(())
    }
}
