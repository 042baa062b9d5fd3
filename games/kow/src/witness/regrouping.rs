//! What becomes of chargers after a melee: they regroup, are thrown back or make room.

use gonfalon_table::{Heading, Length, Point};

use super::Seen;
use crate::action::Regroup;
use crate::board::Board;
use crate::data::SpecialKind;
use crate::event::Event;
use crate::lane::Straight;
use crate::state::{Category, Phase, UnitId};

/// What the grid of the table may take from a distance.
const ROUNDING: Length = Length(4);
/// Who is thrown back goes this straight, in thousandths of a degree.
const STRAIGHT: i32 = 5_000;

impl Seen<'_> {
    /// Looks at moves after a melee.
    pub(super) fn regrouped(&mut self, board: Board<'_>, event: &Event) {
        match event {
            Event::Regrouped { unit, choice, distance } => {
                self.rule("kow.regroup.choice");
                self.rule(match choice {
                    Regroup::Stay => "kow.regroup.stay",
                    Regroup::Turn(_) => "kow.regroup.turn",
                    Regroup::Forward => "kow.regroup.forward",
                    Regroup::Back => "kow.regroup.back",
                });
                self.rule_if(*choice == Regroup::Back, "kow.dice.d3");
                if let Some(inches) = distance {
                    self.followed(board, *unit, *choice, Length::inches((*inches).into()));
                }
            }
            Event::Moved { unit, to, .. } if board.table.phase == Phase::Melee && !self.regroups(*unit) => {
                self.made_room(board, *unit, *to);
            }
            _ => {}
        }
    }

    /// Whether the event before this one is a unit's choice to regroup, which this one carries out.
    fn regroups(&self, unit: UnitId) -> bool {
        let previous = self.number.checked_sub(1).and_then(|number| self.step.events.get(number));
        matches!(previous, Some(Event::Regrouped { unit: regrouped, .. }) if *regrouped == unit)
    }

    /// How much of a rolled distance a unit has gone, and what kept it from the rest.
    fn followed(&mut self, board: Board<'_>, unit: UnitId, choice: Regroup, distance: Length) {
        let from = board.footprint(unit);
        let gone = match self.step.events.get(self.number + 1) {
            Some(Event::Moved { unit: moved, to, .. }) if *moved == unit => from.centre.distance(*to),
            _ => Length::ZERO,
        };
        if gone + ROUNDING >= distance {
            self.rule("kow.regroup.full-distance");
            return;
        }
        let heading = if choice == Regroup::Back { from.heading.opposite() } else { from.heading };
        let way = Straight { from, heading, length: gone + ROUNDING };
        let mut difficult = board.table.terrain.iter().filter(|piece| piece.category == Category::Difficult);
        if board.has(unit, SpecialKind::Fly) {
            self.rule("kow.special.fly-no-landing");
        } else if difficult.any(|piece| way.swept().overlaps_polygon(&piece.outline)) {
            self.rule("kow.terrain.difficult-cost");
        } else {
            self.rule("kow.regroup.stop-one-inch");
        }
    }

    fn made_room(&mut self, board: Board<'_>, unit: UnitId, to: Point) {
        let facts = board.unit(unit);
        let back = Heading::between(facts.at, to).difference(facts.heading.opposite()).abs() < STRAIGHT;
        self.rule(match (back, self.timed_out) {
            (true, true) => "kow.clock.turn-timer-chargers-back",
            (true, false) => "kow.regroup.thrown-back",
            (false, _) => "kow.regroup.separate-friends",
        });
    }
}
