//! The activation of one disk: one action, with mobile a second one, then the token.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Refusal, Seat, Wake};
use serde::Serialize;

use super::resolve::card_changes;
use crate::abilities;
use crate::action::{Action, Order, Question};
use crate::board::Board;
use crate::cx::{Cx, Step, WakeUp};
use crate::data::{KeywordKind, Trigger};
use crate::event::{Event, Shooter};
use crate::frame::Frame;
use crate::movement::{MoveKind, MoveStart, Moving, move_refusals};
use crate::ranged::{self, Shooting};

/// A disk in the middle of its activation.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Acting {
    disk: DiskId,
    next: Option<Order>,
    moved: bool,
    acted: bool,
}

impl Acting {
    /// An activation that begins with this order.
    pub(crate) fn new(disk: DiskId, order: Order) -> Acting {
        Acting { disk, next: Some(order), moved: false, acted: false }
    }

    pub(crate) fn step(mut self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        match wake {
            Wake::Answer(_, Action::Continue(order)) => self.next = Some(order),
            Wake::Answer(..) => return self.finish(cx),
            Wake::Begin | Wake::Returned(()) => {}
        }
        if let Some(order) = self.next.take() {
            let frame = self.carry_out(cx, order);
            if let Some(frame) = frame {
                return Step::Call(Frame::Acting(self), frame);
            }
        }
        if !cx.state.table.triggers.is_empty() {
            return Step::Call(Frame::Acting(self), Frame::Triggers(Default::default()));
        }
        self.second_action(cx)
    }

    /// Begins an action; a frame comes back where it takes several steps.
    fn carry_out(&mut self, cx: &mut Cx<'_>, order: Order) -> Option<Frame> {
        match order {
            Order::Move(path) => {
                self.moved = true;
                let flips = cx.board().movement(self.disk).unwrap_or(0);
                Some(Frame::Moving(Moving::new(self.disk, path, flips, MoveKind::Action)))
            }
            Order::Shoot { weapon, target } => {
                self.acted = true;
                Some(Frame::Shooting(Shooting::new(Shooter::Disk(self.disk), weapon, target)))
            }
            Order::Magic { target } => {
                self.acted = true;
                abilities::use_magic(cx, self.disk, target);
                None
            }
            Order::Focus { ability, picks, detail } => {
                self.acted = true;
                abilities::use_focus(cx, self.disk, ability, &picks, &detail)
            }
            Order::Pass => {
                self.moved = true;
                self.acted = true;
                None
            }
        }
    }

    /// A mobile disk may move and act in either order.
    fn second_action(self, cx: &mut Cx<'_>) -> Step {
        let board = cx.board();
        if !board.on_battlefield(self.disk) {
            return Step::Return(());
        }
        // A disk that was covered in the middle of its activation can still shoot or focus, but it cannot flip away.
        let may_move = !self.moved && !board.table.pile.is_pinned(self.disk);
        let flips = if may_move { board.movement(self.disk).unwrap_or(0) } else { 0 };
        let may_act = !self.acted && board.has_something_to_do(self.disk);
        if self.moved != self.acted && (flips > 0 || may_act) && board.has(self.disk, KeywordKind::Mobile) {
            let seat = board.owner(self.disk);
            let question = Question::Continue { disk: self.disk, flips, broke_through: false, may_act };
            return Step::ask(Frame::Acting(self), seat, question, "whdw.keyword.mobile");
        }
        self.finish(cx)
    }

    /// After its action the disk receives its token.
    fn finish(self, cx: &mut Cx<'_>) -> Step {
        let board = cx.board();
        if board.on_battlefield(self.disk) && !board.disk(self.disk).activated {
            cx.emit(Event::TokenPlaced { disk: self.disk });
        }
        Step::Return(())
    }
}

impl Board<'_> {
    /// Whether a disk has a ranged attack or focus ability at all.
    pub(crate) fn has_something_to_do(self, disk: DiskId) -> bool {
        let profile = self.profile(disk);
        !profile.ranged.is_empty()
            || self.has(disk, KeywordKind::Magic)
            || profile.abilities.iter().any(|ability| ability.on == Trigger::Focus)
    }
}

/// Every reason against what an activated disk is told to do. What the card gives to disks activated with it already
/// counts.
pub(crate) fn order_refusals(
    board: Board<'_>,
    seat: Seat,
    disk: DiskId,
    bonus: bool,
    order: &Order,
) -> Vec<Refusal> {
    let changes = card_changes(board, seat, disk, bonus);
    plain_order_refusals(board.imagining(&changes), seat, disk, order)
}

fn plain_order_refusals(board: Board<'_>, seat: Seat, disk: DiskId, order: &Order) -> Vec<Refusal> {
    match order {
        Order::Move(path) => move_refusals(board, disk, path),
        Order::Shoot { weapon, target } => ranged::shot_refusals(board, disk, *weapon, *target),
        Order::Magic { target } => abilities::magic_refusals(board, disk, *target),
        Order::Focus { ability, picks, detail } => {
            abilities::focus_refusals(board, seat, disk, *ability, picks, detail)
        }
        Order::Pass => Vec::new(),
    }
}

/// Why a disk that is not asked for an action cannot take one.
fn no_action_now(board: Board<'_>, start: &MoveStart) -> Refusal {
    // A disk that has not flipped yet is asked to go on only because it has already acted.
    let acted = board.movement(start.disk) == Some(start.flips);
    if start.kind == MoveKind::Scout {
        return Refusal::new("whdw.keyword.scout-pinned", "refusal-scouts-only-move");
    }
    let (rule, key) = if !board.has(start.disk, KeywordKind::Mobile) {
        ("whdw.activate.one-action", "refusal-no-action-now")
    } else if acted {
        ("whdw.keyword.mobile", "refusal-acted-already")
    } else {
        ("whdw.keyword.mobile-separate", "refusal-no-action-now")
    };
    Refusal::new(rule, key).with("disk", board.name(start.disk))
}

/// Every reason against going on in the middle of an activation.
pub(crate) fn continue_refusals(
    board: Board<'_>,
    seat: Seat,
    start: &MoveStart,
    may_act: bool,
    action: &Action,
) -> Vec<Refusal> {
    match action {
        Action::Done | Action::Continue(Order::Pass) => Vec::new(),
        Action::Continue(Order::Move(path)) => {
            if start.flips == 0 {
                return vec![
                    Refusal::new("whdw.keyword.mobile-separate", "refusal-no-move-left")
                        .with("disk", board.name(start.disk)),
                ];
            }
            board.path_refusals(start, path)
        }
        Action::Continue(order) => {
            if !may_act {
                return vec![no_action_now(board, start)];
            }
            plain_order_refusals(board, seat, start.disk, order)
        }
        Action::Battle { .. } => {
            vec![Refusal::new("whdw.command.battle-not-inside", "refusal-battle-ability-inside")]
        }
        _ => vec![Refusal::new("whdw.activate.one-action", "refusal-not-an-answer")],
    }
}
