//! Powers and beasts: ranged attacks with rules of their own.

use super::Seen;
use crate::action::Attack;
use crate::board::Board;
use crate::data::{HealFor, OptionKind, SpecialKind, Weapon};
use crate::shooting::in_contact;
use crate::state::UnitId;

impl Seen<'_> {
    /// Looks at a ranged attack other than ordinary shooting.
    pub(super) fn power(&mut self, board: Board<'_>, unit: UnitId, attack: Attack, target: UnitId) {
        if attack == Attack::Beast {
            self.beast(board, unit);
            return;
        }
        self.rules(["kow.power.is-ranged-attack", "kow.special.parameter"]);
        let profile = board.profile(unit);
        match attack {
            Attack::Breath => {
                self.rules(["kow.power.breath-dice", "kow.power.breath-hit", "kow.power.breath-range"]);
                self.rule_if(profile.attacks.is_none(), "kow.profile.attacks-star");
                self.rule_if(profile.weapons.contains(&Weapon::Blunderbuss), "kow.list.blunderbuss");
            }
            Attack::Zap => self.rules(["kow.power.zap-dice", "kow.power.zap-hit", "kow.power.zap-range"]),
            Attack::Heal => {
                self.rules(["kow.power.heal-dice", "kow.power.heal-hit", "kow.power.heal-target"]);
                self.rule_if(unit != target, "kow.power.heal-range");
                self.rule_if(in_contact(board, target), "kow.power.heal-in-melee");
                let engines = profile.heal().is_some_and(|(_, whom)| whom == HealFor::WarEngines);
                self.rule_if(engines, "kow.list.heal-war-engines-only");
            }
            Attack::DarkSurge => self.rules([
                "kow.power.surge-dice",
                "kow.power.surge-hit",
                "kow.power.surge-range",
                "kow.power.surge-target",
            ]),
            Attack::Ordinary | Attack::Beast => {}
        }
    }

    fn beast(&mut self, board: Board<'_>, unit: UnitId) {
        self.rule("kow.shoot.range-pistol-javelin-thrown");
        if board.has(unit, SpecialKind::SabreToothedCat) {
            self.rules([
                "kow.beast.cat-dice",
                "kow.beast.cat-hit",
                "kow.beast.cat-once",
                "kow.beast.cat-target",
                "kow.beast.cat-throwing-weapon",
            ]);
            self.option(board, unit, OptionKind::SabreToothedCat);
            return;
        }
        self.rules([
            "kow.beast.bulldog-dice",
            "kow.beast.bulldog-hit",
            "kow.beast.bulldog-once",
            "kow.beast.bulldog-throwing-weapon",
        ]);
        if board.has(unit, SpecialKind::MutatedThrowingBulldogs) {
            self.rule("kow.beast.mutated-as-bulldog");
            self.option(board, unit, OptionKind::MutatedThrowingBulldogs);
        } else {
            self.option(board, unit, OptionKind::ThrowingBulldogs);
        }
    }
}
