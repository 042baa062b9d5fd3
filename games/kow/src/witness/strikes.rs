//! Melee: who strikes with how many dice.

use super::Seen;
use super::rolls::Attacking;
use crate::attack::Breakdown;
use crate::board::Board;
use crate::data::{OptionKind, SpecialKind, UnitType};
use crate::event::Event;
use crate::rulings::IndividualEngine;
use crate::state::{Side, UnitId};

impl Seen<'_> {
    /// Looks at what an event says about a melee.
    pub(super) fn struck(&mut self, board: Board<'_>, event: &Event) {
        match event {
            Event::MeleeBegan { target, chargers } => {
                self.chargers.clone_from(chargers);
                let profile = board.profile(*target);
                let armed = profile.melee.is_some() && profile.attacks.is_some();
                self.rule_if(armed, "kow.melee.no-strike-back");
            }
            Event::Strikes { unit, target, side, why, .. } => {
                self.attacking = Some(Attacking::striking(*unit, *target));
                self.strikes(board, *unit, why);
                let multiplied = self.multiplied(board, *target, *side);
                self.phalanx(board, *unit, multiplied);
                let contact = board.table.contacts.iter().find(|contact| contact.charger == *unit);
                let both = contact.is_some_and(|contact| contact.hindered && contact.defended);
                self.rule_if(both, "kow.melee.mod-obstacle-hindered-once");
            }
            _ => {}
        }
    }

    fn strikes(&mut self, board: Board<'_>, unit: UnitId, why: &Breakdown) {
        self.rules([
            "kow.melee.dice",
            "kow.melee.to-hit",
            "kow.melee.who-strikes",
            "kow.profile.attacks",
            "kow.profile.melee",
        ]);
        self.rule_if(board.unit(unit).damage > 0, "kow.damage.no-casualties");
        self.rule_if(why.changes.len() > 1, "kow.melee.mods-summed");
        self.rule_if(why.total() > 6, "kow.melee.beyond-six");
    }

    /// Notes why Attacks are multiplied, and says whether they are.
    fn multiplied(&mut self, board: Board<'_>, target: UnitId, side: Side) -> bool {
        let engine = board.profile(target).unit_type == UnitType::WarEngine;
        let individual = board.has(target, SpecialKind::Individual);
        let tripled = board.rulings().individual_engine == IndividualEngine::Tripled;
        let rule = if engine && (tripled || !individual) {
            "kow.melee.war-engine-triple"
        } else if individual {
            self.rule_if(engine, "kow.special.individual-war-engine");
            return false;
        } else {
            match side {
                Side::Front => return false,
                Side::Left | Side::Right => "kow.melee.flank-double",
                Side::Rear => "kow.melee.rear-triple",
            }
        };
        self.rule(rule);
        true
    }

    fn phalanx(&mut self, board: Board<'_>, unit: UnitId, multiplied: bool) {
        let profile = board.profile(unit);
        if !profile.has(SpecialKind::Phalanx) {
            return;
        }
        self.rule(if profile.horde { "kow.special.phalanx-horde-dice" } else { "kow.special.phalanx-dice" });
        self.rule_if(multiplied, "kow.special.phalanx-after-multiplying");
        self.option(board, unit, OptionKind::Spears);
    }
}
