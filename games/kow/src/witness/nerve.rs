//! Nerve tests and what they lead to.

use super::Seen;
use crate::attack::Breakdown;
use crate::board::Board;
use crate::data::{InspiringFor, OptionKind, SpecialKind};
use crate::event::Event;
use crate::nerve::{encourager, inspirer};
use crate::state::{Phase, UnitId};

impl Seen<'_> {
    /// Looks at what an event says about a unit's Nerve.
    pub(super) fn nerve_tested(&mut self, board: Board<'_>, event: &Event) {
        match event {
            Event::NerveTested { unit, dice, result, why, again } => {
                self.tested = (*dice, *result);
                if *again {
                    self.inspired(board, *unit);
                } else {
                    self.tested_at(board.table.phase);
                    self.rules(["kow.dice.sum", "kow.nerve.how", "kow.nerve.roller"]);
                }
                self.musicians(board, why);
            }
            Event::Steady(unit) => self.steady(board, *unit),
            Event::Wavered(_) => self.rules(["kow.nerve.immediate", "kow.nerve.wavering"]),
            Event::Routed { unit, rule } if rule.0 == "kow.nerve.rout" => {
                self.rule("kow.nerve.immediate");
                let deaf = board.has(*unit, SpecialKind::YellowBellied) && encourager(board, *unit).is_some();
                self.rule_if(deaf, "kow.list.yellow-bellied-not-inspired");
            }
            // Tests lapse when the time is up as well.
            Event::TestLapsed(_) => self.rule_if(!self.timed_out, "kow.power.surge-no-nerve-test"),
            _ => {}
        }
    }

    fn tested_at(&mut self, phase: Phase) {
        match phase {
            Phase::Melee => self.rules(["kow.melee.nerve-after-combat", "kow.nerve.when-melee"]),
            Phase::Shoot => self.rules(["kow.nerve.when-phase-end", "kow.shoot.nerve-at-phase-end"]),
            Phase::Setup | Phase::Move => {}
        }
    }

    fn inspired(&mut self, board: Board<'_>, unit: UnitId) {
        self.rules(["kow.dice.reroll", "kow.special.inspiring-binding"]);
        let Some(friend) = inspirer(board, unit) else { return };
        if friend == unit {
            self.rule("kow.special.inspiring-self");
        } else {
            self.rules(["kow.measure.closest-points", "kow.special.inspiring"]);
        }
        match board.profile(friend).inspires() {
            Some(InspiringFor::Berserkers) => self.rule("kow.list.inspiring-berserkers-only"),
            Some(InspiringFor::WarEngines) => self.rule("kow.list.inspiring-war-engines-only"),
            Some(InspiringFor::Everybody) | None => {}
        }
    }

    fn musicians(&mut self, board: Board<'_>, why: &Breakdown) {
        let heard = why.changes.iter().any(|(rule, _)| rule.0 == "kow.command.musician");
        let musicians = self.chargers.iter().filter(|unit| board.profile(**unit).took(OptionKind::Musician));
        let several = musicians.count() > 1;
        self.rule_if(heard && several, "kow.command.musician-not-cumulative");
    }

    fn steady(&mut self, board: Board<'_>, unit: UnitId) {
        let (dice, result) = self.tested;
        let wavering = i16::from(board.game.library.constants.nerve.wavering);
        self.rule(if result < wavering {
            "kow.nerve.steady"
        } else if dice == [1, 1] {
            "kow.nerve.double-one"
        } else if board.has(unit, SpecialKind::Shambling) {
            "kow.special.shambling-never-wavers"
        } else {
            "kow.nerve.steady"
        });
    }
}
