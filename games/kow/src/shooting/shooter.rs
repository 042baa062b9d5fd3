//! Who may shoot.

use gonfalon_kernel::{Refusal, Seat};

use super::in_contact;
use super::reckoning::{beast_of, has_moved, means};
use crate::action::{Attack, Order};
use crate::board::Board;
use crate::data::{SpecialKind, UnitType};
use crate::state::UnitId;

/// Every reason why a unit cannot use this attack at all now, whatever the target.
pub(crate) fn refusals(board: Board<'_>, seat: Seat, unit: UnitId, attack: Attack) -> Vec<Refusal> {
    let mut refusals = Vec::new();
    let mut refuse = |rule, key| refusals.push(Refusal::new(rule, key).with("unit", board.name(unit)));
    if board.owner(unit) != seat {
        refuse("kow.turn.active-player", "refusal-not-your-unit");
    }
    if !board.on_table(unit) {
        refuse("kow.shoot.sequence", "refusal-not-on-table");
        return refusals;
    }
    if means(board, unit, attack).is_none() {
        let (rule, key) = lacks(board, unit, attack);
        refuse(rule, key);
    }
    let facts = board.unit(unit);
    if facts.shot {
        refuse("kow.shoot.one-attack-per-turn", "refusal-has-shot");
    }
    if attack == Attack::Beast && facts.released {
        let rule = match beast_of(board, unit) {
            Some(SpecialKind::SabreToothedCat) => "kow.beast.cat-once",
            _ => "kow.beast.bulldog-once",
        };
        refuse(rule, "refusal-beast-gone");
    }
    if facts.wavering {
        refuse("kow.nerve.wavering-no-shooting", "refusal-wavering-shoots");
    }
    if facts.order == Some(Order::AtTheDouble) {
        refuse("kow.shoot.not-after-double", "refusal-shoots-after-double");
    }
    if has_moved(board, unit) {
        if board.profile(unit).unit_type == UnitType::WarEngine {
            refuse("kow.shoot.war-engine-halt", "refusal-war-engine-moved");
        } else if board.profile(unit).shoots_only_after_halt(&board.game.library.constants) {
            refuse("kow.shoot.crossbow-musket-halt", "refusal-crossbow-musket-moved");
        }
    }
    if in_contact(board, unit) {
        refuse("kow.shoot.not-in-contact", "refusal-shoots-in-contact");
    }
    refusals
}

/// The commonest reasons against an attack without their words.
pub(super) fn is_hopeless(board: Board<'_>, unit: UnitId, attack: Attack) -> bool {
    let (facts, profile) = (board.unit(unit), board.profile(unit));
    facts.shot
        || facts.wavering
        || facts.order == Some(Order::AtTheDouble)
        || (attack == Attack::Beast && facts.released)
        || (has_moved(board, unit) && profile.shoots_only_after_halt(&board.game.library.constants))
        || in_contact(board, unit)
}

/// Why a unit lacks an attack.
fn lacks(board: Board<'_>, unit: UnitId, attack: Attack) -> (&'static str, &'static str) {
    let profile = board.profile(unit);
    match attack {
        Attack::Ordinary if profile.ranged.is_none() => {
            ("kow.profile.ranged-dash", "refusal-no-ordinary-shooting")
        }
        Attack::Ordinary if profile.attacks.is_none() => {
            ("kow.profile.attacks-star", "refusal-no-dice-to-shoot")
        }
        Attack::Ordinary => ("kow.list.ranged-value-needs-weapon", "refusal-no-weapon-to-shoot"),
        Attack::Breath => ("kow.power.breath-dice", "refusal-no-breath"),
        Attack::Zap => ("kow.power.zap-dice", "refusal-no-zap"),
        Attack::Heal => ("kow.power.heal-dice", "refusal-no-heal"),
        Attack::DarkSurge => ("kow.power.surge-dice", "refusal-no-surge"),
        Attack::Beast => ("kow.beast.bulldog-throwing-weapon", "refusal-no-beast"),
    }
}
