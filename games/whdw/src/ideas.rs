//! What a player in a hurry asks the table: one way to an enemy, the uses of one ability, instead of everything that could
//! be done.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Ask, Seat};
use gonfalon_table::Point;

use crate::Whdw;
use crate::action::{Action, Order, Path, Question};
use crate::activation::{card_changes, offers_bonus};
use crate::board::Board;
use crate::game::answer_refusals;
use crate::movement::{MoveKind, MoveStart};
use crate::proposals;
use crate::state::Lasting;
use crate::view::View;

impl Whdw {
    /// Whether an answer is legal for whoever sees this.
    pub fn allows(&self, view: &View, ask: &Ask<Question>, action: &Action) -> bool {
        answer_refusals(view.board(self), &view.own, ask.seat, &ask.question, action).is_empty()
    }
}

impl Board<'_> {
    /// The changes that a seat's card brings to a disk activated with it. To be imagined while its orders are weighed.
    pub fn brought_by_card(self, seat: Seat, disk: DiskId, bonus: bool) -> Vec<Lasting> {
        card_changes(self, seat, disk, bonus)
    }

    /// Whether a disk may take the bonus that a seat's card gives to a limited number of disks.
    pub fn may_take_bonus(self, seat: Seat, disk: DiskId) -> bool {
        offers_bonus(self, seat, disk)
    }

    /// A move in a line toward a goal, as far as it goes; legal, but empty where the disk cannot move.
    pub fn flips_toward(self, disk: DiskId, goal: Point) -> Path {
        self.action_start(disk).map(|start| proposals::toward(self, &start, goal)).unwrap_or_default()
    }

    /// A move that ends on an enemy, straight or round whatever stands in the way.
    pub fn flips_onto(self, disk: DiskId, enemy: DiskId) -> Option<Path> {
        proposals::onto(self, &self.action_start(disk)?, enemy)
    }

    /// Uses of a disk's focus abilities; not all of them need be legal.
    pub fn focus_uses(self, seat: Seat, disk: DiskId) -> Vec<Order> {
        proposals::focus_uses(self, seat, disk)
    }

    /// Uses of the battle ability of the card being resolved; not all of them need be legal.
    pub fn battle_uses(self, seat: Seat, left: u8) -> Vec<Action> {
        proposals::battle_uses(self, seat, left)
    }

    /// Ways to bring disks from the reserve; not all of them need be legal.
    pub fn reinforcements(self, seat: Seat) -> Vec<Action> {
        proposals::reinforcements(self, seat)
    }

    fn action_start(self, disk: DiskId) -> Option<MoveStart> {
        let flips = self.movement(disk).filter(|flips| *flips > 0)?;
        Some(MoveStart { disk, flips, broke_through: false, kind: MoveKind::Action })
    }
}
