//! One charger strikes its target.

use gonfalon_kernel::RuleId;

use crate::attack::{Breakdown, ToHit, roll_attack};
use crate::board::Board;
use crate::cx::Cx;
use crate::data::{SpecialKind, UnitType};
use crate::event::Event;
use crate::state::{Contact, Side};

/// How a charger strikes: dice before halving, and what each needs to hit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Blow {
    /// The dice, multiplied for flank, rear or war engine, with those of Phalanx.
    pub(crate) dice: u16,
    /// What each needs.
    pub(crate) to_hit: ToHit,
}

/// How a charger strikes; `None` if it has no way to.
pub(crate) fn blow(board: Board<'_>, contact: &Contact) -> Option<Blow> {
    let profile = board.profile(contact.charger);
    let (attacks, melee) = (profile.attacks?, profile.melee?);
    let mut dice = u16::from(attacks) * multiplier(board, contact);
    if profile.has(SpecialKind::Phalanx) {
        let numbers = &board.game.library.constants.specials;
        dice += u16::from(if profile.horde { numbers.phalanx_horde_dice } else { numbers.phalanx_dice });
    }
    let mut score = Breakdown::new(melee);
    if contact.hindered {
        score.change("kow.melee.mod-hindered", 1);
    } else if contact.defended {
        score.change("kow.melee.mod-defended-obstacle", 1);
    }
    if contact.side == Side::Front && board.has(contact.target, SpecialKind::Phalanx) {
        if profile.unit_type == UnitType::Cavalry {
            score.change("kow.special.phalanx-cavalry", 1);
        } else if profile.has(SpecialKind::Fly) {
            score.change("kow.special.phalanx-fly", 1);
        }
    }
    Some(Blow { dice, to_hit: ToHit(score) })
}

fn multiplier(board: Board<'_>, contact: &Contact) -> u16 {
    if board.has(contact.target, SpecialKind::Individual) {
        return 1;
    }
    match contact.side {
        _ if board.profile(contact.target).unit_type == UnitType::WarEngine => 3,
        Side::Front => 1,
        Side::Left | Side::Right => 2,
        Side::Rear => 3,
    }
}

/// Rolls the charger's dice, marks the damage and heals those who live on it.
pub(super) fn strike(cx: &mut Cx<'_>, contact: &Contact) {
    let Contact { charger: unit, target, side, .. } = *contact;
    let Some(Blow { dice, to_hit }) = blow(cx.board(), contact) else { return };
    cx.emit(Event::Strikes { unit, target, side, dice: to_hit.dice(dice), needed: to_hit.needed() });
    let crushing = cx.board().profile(unit).crushing_strength();
    let damage = roll_attack(cx, unit, target, dice, &to_hit, crushing);
    if damage == 0 {
        return;
    }
    cx.emit(Event::Damaged { unit: target, amount: damage, rule: RuleId("kow.melee.damage-marker") });
    let (heals, rule) = if !cx.board().has(unit, SpecialKind::EvilDead) {
        return;
    } else if cx.board().has(unit, SpecialKind::GiantRats) {
        (damage, "kow.special.giant-rats")
    } else {
        (u16::from(cx.game.library.constants.specials.evil_dead_heals), "kow.special.evil-dead")
    };
    let amount = heals.min(cx.board().unit(unit).damage);
    if amount > 0 {
        cx.emit(Event::Healed { unit, amount, rule: RuleId(rule) });
    }
}
