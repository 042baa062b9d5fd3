//! One ranged attack from its declaration to its effect.

use gonfalon_kernel::RuleId;

use super::beast;
use super::reckoning::Shot;
use super::target::needs_sight;
use crate::action::Attack;
use crate::attack::{roll_attack, roll_hits};
use crate::cover::settle_cover;
use crate::cx::Cx;
use crate::data::SpecialKind;
use crate::event::Event;
use crate::sight::settle_sight;
use crate::state::UnitId;

/// What remains to be done after an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Effect {
    /// Nothing.
    Done,
    /// The target surges forward, a step for each of these hits.
    Surge {
        /// How many.
        hits: u16,
    },
}

/// Carries out a legal attack.
pub(super) fn shoot(cx: &mut Cx<'_>, unit: UnitId, attack: Attack, target: UnitId) -> Effect {
    let seen = !needs_sight(cx.board(), unit, attack, target) || settle_sight(cx, unit, target, &[]);
    let in_cover = seen && minds_cover(cx, unit, attack) && settle_cover(cx, unit, target);
    let shot =
        Shot::reckon(cx.board(), unit, attack, target, in_cover).expect("only attacks it has are legal");
    // A shot at a target that a die has just hidden is wasted: nobody tries again until a die is kinder.
    let dice = if seen { shot.to_hit.dice(shot.dice) } else { 0 };
    let (needed, why) = (shot.to_hit.needed(), shot.to_hit.0.clone());
    cx.emit(Event::ShotDeclared { unit, attack, target, dice, needed, why });
    if !seen {
        return Effect::Done;
    }
    match attack {
        Attack::Ordinary | Attack::Breath | Attack::Zap => {
            let damage = shot.to_damage.as_ref();
            let amount =
                damage.map_or(0, |to_damage| roll_attack(cx, unit, shot.dice, &shot.to_hit, to_damage));
            if amount > 0 {
                let rule = RuleId("kow.shoot.damage-marker");
                cx.emit(Event::Damaged { unit: target, amount, rule });
            }
        }
        Attack::Beast => beast::release(cx, unit, target, &shot),
        Attack::Heal => heal(cx, unit, target, &shot),
        Attack::DarkSurge => {
            return Effect::Surge { hits: roll_hits(cx, unit, shot.dice, &shot.to_hit, "surge-die") };
        }
    }
    Effect::Done
}

/// Whether cover makes a difference, so that no die is rolled for nothing.
fn minds_cover(cx: &Cx<'_>, unit: UnitId, attack: Attack) -> bool {
    attack == Attack::Ordinary && !cx.board().has(unit, SpecialKind::IndirectFire)
}

fn heal(cx: &mut Cx<'_>, unit: UnitId, target: UnitId, shot: &Shot) {
    let hits = roll_hits(cx, unit, shot.dice, &shot.to_hit, "hit-die");
    let amount = hits.min(cx.board().unit(target).damage);
    if amount > 0 {
        cx.emit(Event::Healed { unit: target, amount, rule: RuleId("kow.power.heal-effect") });
    }
}
