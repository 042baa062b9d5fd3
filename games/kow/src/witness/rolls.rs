//! Dice to hit and for damage, re-rolls, damage and healing.

use super::Seen;
use crate::action::Attack;
use crate::attack::Breakdown;
use crate::board::Board;
use crate::data::{OptionKind, SpecialKind};
use crate::event::{Event, Faces};
use crate::state::UnitId;

/// An attack whose dice are being rolled.
#[derive(Clone, Copy, Debug)]
pub(super) struct Attacking {
    /// Who attacks.
    unit: UnitId,
    /// Whom.
    target: UnitId,
    /// With which ranged attack; `None` in melee.
    ranged: Option<Attack>,
    /// How often dice have been rolled to hit.
    rounds: u8,
}

impl Attacking {
    pub(super) fn shooting(unit: UnitId, target: UnitId, attack: Attack) -> Attacking {
        Attacking { unit, target, ranged: Some(attack), rounds: 0 }
    }

    pub(super) fn striking(unit: UnitId, target: UnitId) -> Attacking {
        Attacking { unit, target, ranged: None, rounds: 0 }
    }
}

impl Seen<'_> {
    /// Looks at dice and what they do.
    pub(super) fn rolled(&mut self, board: Board<'_>, event: &Event) {
        match event {
            Event::HitsRolled { .. } => self.rolled_to_hit(board),
            Event::DamageRolled { dice, why, .. } => self.rolled_for_damage(board, dice, why),
            Event::Rerolled { from, to, rule, .. } => {
                self.rule("kow.dice.reroll");
                self.rule_if(to <= from, "kow.dice.reroll-binding");
                if matches!(rule.0, "kow.special.elite-hit" | "kow.special.elite-damage") {
                    self.elite(board);
                }
            }
            Event::Damaged { unit, .. } => {
                self.rule_if(board.unit(*unit).damage > 0, "kow.damage.accumulates");
            }
            Event::Healed { unit, rule, .. } if rule.0 != "kow.power.heal-effect" => {
                self.army_wide(board, *unit, SpecialKind::EvilDead);
                self.option(board, *unit, OptionKind::GiantRats);
            }
            Event::Surged { by, .. } => self.rule_if(by.0 > 0, "kow.power.surge-move"),
            _ => {}
        }
    }

    fn rolled_to_hit(&mut self, board: Board<'_>) {
        let Some(attacking) = &mut self.attacking else { return };
        attacking.rounds = attacking.rounds.saturating_add(1);
        if attacking.rounds == 1 {
            return;
        }
        let cat = board.has(attacking.unit, SpecialKind::SabreToothedCat);
        self.rule(if cat { "kow.beast.cat-repeat" } else { "kow.beast.bulldog-repeat" });
    }

    fn rolled_for_damage(&mut self, board: Board<'_>, dice: &Faces, why: &Breakdown) {
        let Some(Attacking { unit, target, ranged, .. }) = self.attacking else { return };
        let (roll, one_fails) = match ranged {
            Some(_) => ("kow.shoot.damage-roll", "kow.shoot.damage-one-fails"),
            None => ("kow.melee.damage-roll", "kow.melee.damage-one-fails"),
        };
        self.rules([roll, "kow.profile.defence"]);
        self.rule_if(why.total() < 2 && dice.contains(&1), one_fails);
        for (rule, _) in &why.changes {
            match rule.0 {
                "kow.special.piercing" => {
                    self.rule("kow.special.parameter");
                    self.option(board, unit, OptionKind::Muskets);
                }
                "kow.special.crushing-strength" => {
                    self.rule("kow.special.parameter");
                    self.option(board, unit, OptionKind::TwoHandedWeapons);
                }
                _ => {}
            }
        }
        // Those who gave their shields away are easier to damage.
        self.option(board, target, OptionKind::Bows);
        self.option(board, target, OptionKind::TwoHandedWeapons);
    }

    fn elite(&mut self, board: Board<'_>) {
        let Some(Attacking { unit, .. }) = self.attacking else { return };
        if board.has(unit, SpecialKind::Elite) {
            self.army_wide(board, unit, SpecialKind::Elite);
        } else {
            self.rule("kow.list.elite-near-warsmith");
        }
    }
}
