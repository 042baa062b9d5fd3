//! A movement under way, flip by flip.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{RuleId, Seat, Wake};
use gonfalon_table::Point;
use serde::Serialize;

use super::{Mover, Walk, movement_refusals};
use crate::action::{Action, Disks, Flips, Question};
use crate::cx::{Cx, Step, WakeUp};
use crate::damage::{Deaths, settle, wound};
use crate::data::{Effect, On, SkillKind, When};
use crate::event::Event;
use crate::frame::Frame;
use crate::state::Source;

/// A movement under way.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Moving {
    /// Which Disk.
    pub disk: DiskId,
    /// Who moves it.
    pub seat: Seat,
    /// By whose will.
    pub mover: Mover,
    /// Flips left.
    pub left: u8,
    /// Flips still to come of those the player gave.
    path: Flips,
    stopped: bool,
    /// It has made a flip in this movement.
    moved: bool,
}

impl Moving {
    /// A movement along flips that have passed `check`.
    pub(crate) fn new(disk: DiskId, seat: Seat, mover: Mover, left: u8, path: Flips) -> Moving {
        Moving { disk, seat, mover, left, path, stopped: false, moved: false }
    }

    pub(crate) fn step(mut self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        match wake {
            Wake::Answer(_, Action::Flip(path)) => self.path = path,
            Wake::Answer(..) => return self.come_to_rest(cx),
            Wake::Begin if cx.board().begins_inside(self.disk) => {
                // dw.terrain.mountain-leave holds for the whole movement.
                cx.emit(Event::Descending(Some(self.disk)));
            }
            Wake::Begin | Wake::Returned(()) => {}
        }
        loop {
            if !cx.board().in_play(self.disk) {
                descended(cx);
                return Step::Return(());
            }
            if self.stopped || self.left == 0 {
                return self.come_to_rest(cx);
            }
            if self.path.is_empty() {
                let question = Question::Flip { disk: self.disk, left: self.left, mover: self.mover };
                let seat = self.seat;
                return Step::ask(Frame::Moving(self), seat, question, "dw.move.any-direction");
            }
            let heading = self.path.remove(0);
            let next = [heading];
            if !movement_refusals(cx.board(), self.disk, self.mover, self.left, &next).is_empty() {
                // What has happened on the way has closed this direction: the player thinks again.
                self.path.clear();
                continue;
            }
            self.flip(cx, heading);
        }
    }

    fn flip(&mut self, cx: &mut Cx<'_>, heading: gonfalon_table::Heading) {
        let board = cx.board();
        let mut walk = Walk::new(board, self.disk, self.mover, self.left);
        walk.flip(heading);
        let (to, stop) = (walk.at, walk.stopped);
        self.left -= 1;
        self.moved = true;
        let flies = board.has(self.disk, SkillKind::Flying) && stop.is_none() && self.left > 0;
        if flies {
            cx.emit(Event::Flew { disk: self.disk, to });
        } else {
            cx.emit(Event::Flipped { disk: self.disk, to, forced: false });
        }
        if let Some(rule) = stop {
            self.stopped = true;
            if self.left > 0 {
                cx.emit(Event::Stopped { disk: self.disk, rule: RuleId(rule) });
            }
        }
        self.mark_touched(cx);
        settle(cx, Deaths::Now(Some(self.seat)));
    }

    /// Disks that a Wraith lies on after a flip get markers.
    fn mark_touched(&self, cx: &mut Cx<'_>) {
        let board = cx.board();
        if !board.own_attribute(self.disk, |effect| matches!(effect, Effect::MarkTouched)) {
            return;
        }
        let touched: Disks = board.table.pile.under(self.disk).collect();
        for disk in touched {
            cx.emit(Event::Marked { disk, rule: RuleId("dw.disk.wraith") });
        }
    }

    /// The movement ends: a Disk in the air comes down, and on an enemy it has made an Attack.
    fn come_to_rest(self, cx: &mut Cx<'_>) -> Step {
        descended(cx);
        if !cx.state.table.pile.lies(self.disk) {
            let at: Point = cx.state.table.pile.at(self.disk);
            cx.emit(Event::CameDown { disk: self.disk, at });
        }
        let board = cx.board();
        let whom: Disks =
            board.table.pile.under(self.disk).filter(|other| board.enemies(self.disk, *other)).collect();
        if self.mover == Mover::Activated && self.moved && !whom.is_empty() {
            // dw.move.attack
            cx.emit(Event::Attacked { disk: self.disk, whom: whom.clone() });
            self.strike_attacked(cx, &whom);
        }
        settle(cx, Deaths::Now(Some(self.seat)));
        Step::Return(())
    }

    /// Abilities that work when the Disk has made an Attack.
    fn strike_attacked(&self, cx: &mut Cx<'_>, whom: &[DiskId]) {
        let board = cx.board();
        let profile = board.disk(self.disk).profile.expect("a Disk in play is known");
        let mut wounds: Vec<(DiskId, u8, u8)> = Vec::new();
        for (index, ability) in board.profile(self.disk).abilities.iter().enumerate() {
            let Some(target) = ability.target.as_ref().filter(|_| ability.when == When::Attacks) else {
                continue;
            };
            for other in whom {
                let fits = board.fits(target, board.controller(self.disk), Some(self.disk), *other);
                for effect in ability.effects.iter().filter(|_| fits) {
                    if let Effect::Wound(count, On::Usual) = effect {
                        wounds.push((*other, *count, index as u8));
                    }
                }
            }
        }
        for (other, count, index) in wounds {
            let source = Source::Ability(profile, index);
            let targets = [other].into_iter().collect();
            cx.emit(Event::AbilityUsed { by: self.disk, source, targets });
            wound(cx, other, count);
        }
    }
}

/// The movement has ended, and with it the memory of where it began.
fn descended(cx: &mut Cx<'_>) {
    if cx.state.table.descending.is_some() {
        cx.emit(Event::Descending(None));
    }
}
