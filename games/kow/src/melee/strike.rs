//! One charger strikes its target.

use gonfalon_kernel::RuleId;

use crate::attack::{Breakdown, ToHit, roll_attack, to_damage};
use crate::board::Board;
use crate::cx::Cx;
use crate::data::{SpecialKind, UnitType};
use crate::event::Event;
use crate::rulings::{IndividualEngine, Phalanx};
use crate::state::{Contact, Side};

/// How a charger strikes: dice before halving, and what each needs to hit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blow {
    /// The dice, multiplied for flank, rear or war engine, with those of Phalanx.
    pub dice: u16,
    /// What each needs.
    pub to_hit: ToHit,
    /// What each hit needs to damage.
    pub to_damage: Breakdown,
}

/// How a charger strikes; `None` if it has no way to.
pub fn blow(board: Board<'_>, contact: &Contact) -> Option<Blow> {
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
    let faces_spears = contact.side == Side::Front || board.rulings().phalanx == Phalanx::EverySide;
    if faces_spears && board.has(contact.target, SpecialKind::Phalanx) {
        if profile.unit_type == UnitType::Cavalry {
            score.change("kow.special.phalanx-cavalry", 1);
        } else if profile.has(SpecialKind::Fly) {
            score.change("kow.special.phalanx-fly", 1);
        }
    }
    let to_damage =
        to_damage(board, contact.target, profile.crushing_strength(), "kow.special.crushing-strength");
    Some(Blow { dice, to_hit: ToHit(score), to_damage })
}

fn multiplier(board: Board<'_>, contact: &Contact) -> u16 {
    let engine = board.profile(contact.target).unit_type == UnitType::WarEngine;
    let individual = board.has(contact.target, SpecialKind::Individual);
    match contact.side {
        _ if engine && board.rulings().individual_engine == IndividualEngine::Tripled => 3,
        _ if individual => 1,
        _ if engine => 3,
        Side::Front => 1,
        Side::Left | Side::Right => 2,
        Side::Rear => 3,
    }
}

/// Rolls the charger's dice, marks the damage and heals those who live on it.
pub(super) fn strike(cx: &mut Cx<'_>, contact: &Contact) {
    let Contact { charger: unit, target, side, .. } = *contact;
    let Some(Blow { dice, to_hit, to_damage }) = blow(cx.board(), contact) else { return };
    let (rolled, needed, why) = (to_hit.dice(dice), to_hit.needed(), to_hit.0.clone());
    cx.emit(Event::Strikes { unit, target, side, dice: rolled, needed, why });
    let damage = roll_attack(cx, unit, dice, &to_hit, &to_damage);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::Fixture;
    use crate::state::UnitId;

    /// The dice really rolled and what each needs.
    fn numbers(fixture: &Fixture, contact: Contact) -> (u16, u8) {
        let Blow { dice, to_hit, .. } = blow(fixture.board(), &contact).expect("the unit can strike");
        (to_hit.dice(dice), to_hit.needed())
    }

    fn contact(charger: UnitId, target: UnitId, side: Side) -> Contact {
        Contact { charger, target, side, hindered: false, defended: false }
    }

    #[test]
    fn flanks_double_and_rears_triple() {
        let mut fixture = Fixture::new();
        let unit = fixture.put(0, "elf-bowmen-regiment", 20, 20, 90);
        let target = fixture.put(1, "elf-bowmen-regiment", 20, 30, 90);
        let dice = |side| numbers(&fixture, contact(unit, target, side));
        assert_eq!(dice(Side::Front), (10, 4));
        assert_eq!(dice(Side::Left), (20, 4));
        assert_eq!(dice(Side::Right), (20, 4));
        assert_eq!(dice(Side::Rear), (30, 4));
    }

    #[test]
    fn war_engines_are_always_struck_with_triple_attacks_but_individuals_never() {
        let mut fixture = Fixture::new();
        let unit = fixture.put(0, "elf-bowmen-regiment", 20, 20, 90);
        let engine = fixture.put(1, "ironbelcher-cannon", 20, 30, 90);
        let king = fixture.put(1, "dwarf-king", 40, 30, 90);
        let team = fixture.put(1, "dragon-fireteam", 60, 30, 90);
        for side in [Side::Front, Side::Left, Side::Rear] {
            assert_eq!(numbers(&fixture, contact(unit, engine, side)).0, 30);
            assert_eq!(numbers(&fixture, contact(unit, king, side)).0, 10);
            assert_eq!(numbers(&fixture, contact(unit, team, side)).0, 10);
        }
    }

    #[test]
    fn phalanx_dice_are_added_after_multiplying() {
        let mut fixture = Fixture::new();
        let regiment = fixture.put(0, "elf-spearmen-regiment", 20, 20, 90);
        let horde = fixture.put(0, "elf-spearmen-horde", 40, 20, 90);
        let target = fixture.put(1, "elf-bowmen-regiment", 20, 30, 90);
        assert_eq!(numbers(&fixture, contact(regiment, target, Side::Left)).0, 25);
        assert_eq!(numbers(&fixture, contact(horde, target, Side::Rear)).0, 70);
    }

    #[test]
    fn hindered_and_defended_count_once_and_phalanx_frightens_cavalry_in_front() {
        let mut fixture = Fixture::new();
        let riders = fixture.put(0, "stormwind-cavalry-regiment", 20, 20, 90);
        let archers = fixture.put(0, "elf-bowmen-regiment", 40, 20, 90);
        let spears = fixture.put(1, "elf-spearmen-regiment", 20, 30, 90);
        let both = Contact { hindered: true, defended: true, ..contact(archers, spears, Side::Front) };
        assert_eq!(numbers(&fixture, both).1, 5);
        assert_eq!(numbers(&fixture, Contact { hindered: false, ..both }).1, 5);
        let charge = Contact { hindered: true, ..contact(riders, spears, Side::Front) };
        assert_eq!(numbers(&fixture, charge).1, 5);
        assert_eq!(numbers(&fixture, Contact { side: Side::Left, ..charge }).1, 4);
    }

    #[test]
    fn beyond_six_half_of_all_dice_hit_on_a_six() {
        let mut fixture = Fixture::new();
        let unit = fixture.put(0, "elf-bowmen-regiment", 20, 20, 90);
        let spears = fixture.put(1, "elf-spearmen-regiment", 20, 30, 90);
        fixture.game.units[unit.index()].profile.melee = Some(6);
        fixture.game.units[unit.index()].profile.attacks = Some(5);
        let charge = Contact { hindered: true, ..contact(unit, spears, Side::Rear) };
        assert_eq!(numbers(&fixture, charge), (8, 6));
    }
}
