//! What an activation is worth.

use gonfalon_disks::DiskId;
use gonfalon_dw::action::{Action, Order};
use gonfalon_dw::state::Source;
use gonfalon_table::Heading;

use super::deeds::source;
use super::field::Field;
use super::stand::Stand;

/// What each Army Point of a spell has to bring: once cast it is gone.
const SPELL: f64 = 0.2;

impl Field<'_> {
    /// What it is worth to activate a Disk for an order, beside leaving it alone.
    pub(crate) fn activation(&self, disk: DiskId, order: &Order) -> f64 {
        let Some(me) = self.stand(disk) else { return 0.0 };
        let done = match order {
            Order::Move(path) => self.moved(me, path),
            Order::Use { ability, choice } => {
                source(self, disk, *ability).map_or(0.0, |source| self.deed(me, source, choice))
            }
            Order::Cast { spell, choice } => {
                let cost = f64::from(self.board.library()[*spell].points);
                self.deed(me, Source::Spell(*spell), choice) - SPELL * cost
            }
            Order::Gate { at, .. } => self.landed(me, *at) - self.staying(me),
            Order::Pass => 0.0,
        };
        // An Archer that is activated does not fire.
        done - self.best_shot(me) - self.manner.effort
    }

    /// What a movement is worth beside staying.
    pub(crate) fn moved(&self, me: &Stand, path: &[Heading]) -> f64 {
        let end = path.iter().fold(me.circle.centre, |at, heading| self.board.landing(me.disk, at, *heading));
        self.landed(me, end) - self.staying(me)
    }

    /// What it is worth that a Disk flips on, whoever moves it.
    pub(crate) fn flipped(&self, disk: DiskId, path: &[Heading]) -> f64 {
        let Some(moving) = self.stand(disk) else { return 0.0 };
        let worth = self.moved(moving, path);
        if moving.mine { worth } else { -worth }
    }

    /// Whether it is time to end a game that nobody else can win.
    pub(crate) fn ends_game(&self) -> bool {
        const LONG: u8 = 20;
        let points = |seat| self.board.victory_points(seat);
        let mut others = self.board.clockwise(self.seat).skip(1);
        self.board.is_alone(self.seat)
            && (others.all(|seat| points(self.seat) > points(seat)) || self.board.table.round >= LONG)
    }

    /// What an answer to the question for the next activation is worth.
    pub(crate) fn turn(&self, action: &Action) -> f64 {
        match action {
            Action::Activate { disk, order } => self.activation(*disk, order),
            Action::EndGame => {
                if self.ends_game() {
                    f64::INFINITY
                } else {
                    f64::NEG_INFINITY
                }
            }
            _ => 0.0,
        }
    }
}
