//! Released beasts: cats and dogs, once in a game.

use gonfalon_kernel::RuleId;

use super::reckoning::{Shot, beast_of};
use crate::attack::{Again, roll_attack_again};
use crate::cx::Cx;
use crate::data::SpecialKind;
use crate::event::Event;
use crate::state::UnitId;

/// Lets a beast loose: each damage is one more die, until a round causes none.
pub(super) fn release(cx: &mut Cx<'_>, unit: UnitId, target: UnitId, shot: &Shot) {
    cx.emit(Event::Released(unit));
    let again = again(cx, unit, target);
    let Some(to_damage) = &shot.to_damage else { return };
    let mut dice = shot.dice;
    while dice > 0 {
        dice = roll_attack_again(cx, unit, dice, &shot.to_hit, to_damage, again);
        if dice > 0 {
            let rule = RuleId("kow.shoot.damage-marker");
            cx.emit(Event::Damaged { unit: target, amount: dice, rule });
        }
    }
}

fn again(cx: &Cx<'_>, unit: UnitId, target: UnitId) -> Again {
    let board = cx.board();
    match beast_of(board, unit) {
        Some(SpecialKind::MutatedThrowingBulldogs) => Again::EveryDamage("kow.beast.mutated-reroll"),
        Some(SpecialKind::ThrowingBulldogs) if board.has(target, SpecialKind::Shambling) => {
            Again::EveryDamage("kow.beast.bulldog-vs-shambling")
        }
        _ => Again::One,
    }
}
