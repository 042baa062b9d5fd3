//! Orders of the Move phase and how they are carried out.

use gonfalon_table::Heading;

use super::Seen;
use crate::action::{Order, Stride};
use crate::board::Board;
use crate::data::{Special, SpecialKind};
use crate::event::Event;
use crate::movement::rule_of;
use crate::state::UnitId;

impl Seen<'_> {
    /// Looks at an order that a unit receives, whoever gave it: units without one have halted when the phase ends.
    pub(super) fn moved(&mut self, board: Board<'_>, event: &Event) {
        let Event::Ordered { unit, order } = event else { return };
        self.rules([rule_of(*order), "kow.move.one-order"]);
        self.rule_if(board.unit(*unit).wavering, "kow.nerve.wavering-orders");
    }

    /// Looks at an order other than Charge!
    pub(super) fn ordered(&mut self, unit: UnitId, order: Order, strides: &[Stride]) {
        self.rule("kow.move.one-at-a-time");
        let goes = strides.iter().any(|stride| !matches!(stride, Stride::Pivot(_)));
        self.rule_if(goes, "kow.profile.speed");
        let turns = turns(self.before().unit(unit).heading, strides);
        if !turns.is_empty() {
            self.rule_if(goes, "kow.move.pivot-free");
            self.pivoted(unit, order, &turns);
        }
        self.walked(unit, strides);
    }

    /// Looks at the pivots of an order: those it allows to everybody, and the one more of Nimble units.
    fn pivoted(&mut self, unit: UnitId, order: Order, turns: &[i32]) {
        let board = self.before();
        let widest = i32::from(board.game.library.constants.movement.pivot_degrees) * 1000;
        let wide = turns.iter().any(|turn| *turn > widest);
        let extra = match order {
            Order::Advance => wide || turns.len() > 1,
            Order::ChangeFacing => turns.len() > 1,
            _ => true,
        };
        let ordinary = turns.len() > usize::from(extra);
        self.rule_if(order == Order::Advance && ordinary, "kow.move.advance-pivot");
        if !extra {
            return;
        }
        self.rule("kow.special.nimble");
        let profile = board.profile(unit);
        if board.game.library[profile.entry].specials.contains(&Special::Nimble) {
            return;
        }
        self.rule_if(profile.has(SpecialKind::Fly), "kow.special.fly-nimble");
        self.rule_if(profile.has(SpecialKind::Individual), "kow.special.individual-nimble");
    }
}

/// How far each pivot turns, in thousandths of a degree.
fn turns(mut heading: Heading, strides: &[Stride]) -> Vec<i32> {
    let mut turns = Vec::new();
    for stride in strides {
        if let Stride::Pivot(to) = stride {
            turns.push(heading.difference(*to).abs());
            heading = *to;
        }
    }
    turns
}
