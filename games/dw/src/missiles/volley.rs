//! Counters that fall in the Activation Segment; their damage counts at once.

use gonfalon_disks::DiskId;
use gonfalon_kernel::Seat;
use gonfalon_table::{Length, Point};
use serde::Serialize;

use super::resolve::{Drop, drop_counters, hurt_all};
use super::segment::nominate;
use crate::cx::{Cx, Step, WakeUp};
use crate::damage::{Deaths, settle};
use crate::data::Missile;

/// Counters that fall outside the Missile Segment.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Volley {
    by: DiskId,
    seat: Seat,
    kind: Missile,
    count: u8,
    /// From which height a spell lets them fall; missiles of an ability fall from the usual one.
    height: Option<Length>,
    target: Option<DiskId>,
    aim: Point,
}

impl Volley {
    /// Counters of a spell.
    pub(crate) fn rain(
        by: DiskId,
        seat: Seat,
        (kind, count): (Missile, u8),
        height: Length,
        aim: Point,
    ) -> Volley {
        Volley { by, seat, kind, count, height: Some(height), target: None, aim }
    }

    /// Missiles of a Special Ability.
    pub(crate) fn sniped(
        by: DiskId,
        seat: Seat,
        (kind, count): (Missile, u8),
        target: DiskId,
        aim: Point,
    ) -> Volley {
        Volley { by, seat, kind, count, height: None, target: Some(target), aim }
    }

    pub(crate) fn step(self, cx: &mut Cx<'_>, _: WakeUp) -> Step {
        let Volley { by, seat, kind, count, aim, .. } = self;
        if let Some(target) = self.target {
            // dw.disk.elven-sniper
            let range = cx.board().missile_range(by, kind);
            if !nominate(cx, by, kind, count, target, range) {
                return Step::Return(());
            }
        }
        let spell = self.height.is_some();
        let height = self.height.unwrap_or(cx.board().library().constants.missile_height);
        let kinds = vec![kind; usize::from(count)];
        let drop = Drop { by, seat, kinds, aim, height, spell, stay: false };
        let hits = drop_counters(cx, &drop);
        hurt_all(cx, &drop, &hits);
        settle(cx, Deaths::Now(Some(seat)));
        Step::Return(())
    }
}
