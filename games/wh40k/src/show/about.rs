//! What an event is about, beside its sentence.

use gonfalon_kernel::Arg;
use gonfalon_scene::{About, Die, Key, Modifier, Roll, Sort};

use super::keys;
use crate::Wh40k;
use crate::constants::{ESCAPE_FAILS_ON, GRENADE_ON, SHOCK_ON};
use crate::event::Event;
use crate::state::UnitId;
use crate::values::Breakdown;

pub(super) fn about(game: &Wh40k, event: &Event) -> About {
    let unit = |unit: &UnitId| unit_keys(game, *unit);
    let both = |one: &UnitId, other: &UnitId| [unit_keys(game, *one), unit_keys(game, *other)].concat();
    let (sort, pieces): (Sort, Vec<Key>) = match event {
        Event::SetUp { unit: one, .. }
        | Event::Selected { unit: one, .. }
        | Event::DistanceRolled { unit: one, .. }
        | Event::MoveEnded { unit: one, .. } => (Sort::Move, unit(one)),
        Event::Moved { model, .. } => (Sort::Move, vec![keys::model(*model)]),
        Event::ChargeDeclared { unit: one, targets } => {
            let others = targets.iter().flat_map(unit);
            (Sort::Move, unit(one).into_iter().chain(others).collect())
        }
        Event::ChargeFailed(one) => (Sort::Move, unit(one)),
        Event::TargetsChosen { unit: one, shots } => {
            let mut targets: Vec<UnitId> = shots.iter().map(|shot| shot.target).collect();
            targets.dedup();
            (Sort::Dice, unit(one).into_iter().chain(targets.iter().flat_map(unit)).collect())
        }
        Event::AttacksRolled { attack, .. }
        | Event::StrengthRolled { attack, .. }
        | Event::HitsRolled { attack, .. }
        | Event::HitsSustained { attack, .. }
        | Event::WoundsRolled { attack, .. }
        | Event::DamageRolled { attack, .. } => (Sort::Dice, both(&attack.unit, &attack.target)),
        Event::SavesRolled { unit: one, model, .. } => {
            (Sort::Dice, model.map_or_else(|| unit(one), |model| vec![keys::model(model)]))
        }
        Event::FeelNoPainRolled { model, .. }
        | Event::DemiseRolled { model, .. }
        | Event::DemiseWoundsRolled { model, .. }
        | Event::WoundsLost { model, .. }
        | Event::WoundsRegained { model, .. } => (Sort::Dice, vec![keys::model(*model)]),
        Event::BattleShockTested { unit: one, .. }
        | Event::EscapeRolled { unit: one, .. }
        | Event::HazardousRolled { unit: one, .. }
        | Event::MortalWounds { unit: one, .. }
        | Event::WreckRolled { unit: one, .. } => (Sort::Dice, unit(one)),
        Event::TankShocked { unit: one, enemy, .. } | Event::GrenadeThrown { unit: one, enemy, .. } => {
            (Sort::Dice, both(one, enemy))
        }
        Event::Destroyed { model, .. } => (Sort::Loss, vec![keys::model(*model)]),
        Event::BattleShocked { unit: one, .. } | Event::Placed { unit: one, .. } => (Sort::Other, unit(one)),
        Event::Recovered(one) | Event::FightPicked(one) | Event::ChargeBonus(one) => (Sort::Other, unit(one)),
        Event::StratagemUsed { unit: Some(one), .. } => (Sort::Other, unit(one)),
        Event::MarkerControlled { marker, .. } => (Sort::Other, vec![keys::marker(usize::from(*marker))]),
        Event::RolledOff { .. } | Event::Rerolled { .. } => (Sort::Dice, Vec::new()),
        _ => (Sort::Other, Vec::new()),
    };
    About { sort, pieces, roll: roll(event), ..About::default() }
}

/// The models of a unit as it was mustered.
fn unit_keys(game: &Wh40k, unit: UnitId) -> Vec<Key> {
    let facts = game.units.get(unit.index());
    facts
        .map(|facts| facts.models.clone().map(|model| keys::model(crate::state::ModelId(model))).collect())
        .unwrap_or_default()
}

fn roll(event: &Event) -> Option<Roll> {
    Some(match event {
        Event::HitsRolled { dice, needed: Some(needed), why, again, .. } => {
            successes(dice, *needed, Some(why), *again)
        }
        Event::WoundsRolled { dice, needed, why, again, .. } => successes(dice, *needed, Some(why), *again),
        Event::SavesRolled { dice, needed, why, .. } => successes(dice, *needed, Some(why), 0),
        Event::FeelNoPainRolled { dice, needed, .. } => successes(dice, *needed, None, 0),
        Event::EscapeRolled { dice, .. } => successes(dice, ESCAPE_FAILS_ON + 1, None, 0),
        Event::GrenadeThrown { dice, .. } => successes(dice, GRENADE_ON, None, 0),
        Event::TankShocked { dice, .. } => successes(dice, SHOCK_ON, None, 0),
        Event::HazardousRolled { dice, .. } => successes(dice, 2, None, 0),
        Event::BattleShockTested { dice, needed, .. } => {
            Roll { needed: Some(*needed), ..Roll::plain(dice.iter().copied()) }
        }
        Event::RolledOff { dice, .. } => Roll::plain(dice.iter().copied()),
        Event::DistanceRolled { dice, .. }
        | Event::AttacksRolled { dice, .. }
        | Event::StrengthRolled { dice, .. }
        | Event::DamageRolled { dice, .. }
        | Event::WreckRolled { dice, .. }
        | Event::DemiseWoundsRolled { dice, .. } => Roll::plain(dice.iter().copied()),
        Event::Rerolled { to, .. } => Roll::plain(to.iter().copied()),
        Event::DemiseRolled { die, .. } => Roll::plain([*die]),
        _ => return None,
    })
    .filter(|roll| !roll.faces.is_empty())
}

/// Dice that each succeed or fail; those rolled again come last, so nothing is counted where there are any.
fn successes(dice: &[u8], needed: u8, why: Option<&Breakdown>, again: u16) -> Roll {
    let least = needed.max(2);
    let good = |face: u8| face >= least;
    let faces = dice.iter().map(|face| Die { says: Arg::Number((*face).into()), good: Some(good(*face)) });
    let sides = u32::from(7u8.saturating_sub(least));
    let changes = why.map(|why| &why.changes[..]).unwrap_or_default();
    let change = |change: &crate::values::Change| Modifier { rule: change.rule, by: change.by.into() };
    Roll {
        faces: faces.collect(),
        needed: Some(needed),
        base: why.filter(|why| !why.changes.is_empty()).map(|why| why.base),
        changes: changes.iter().map(change).collect(),
        expected: (again == 0).then_some(dice.len() as u32 * sides * 1000 / 6),
        actual: (again == 0).then_some(dice.iter().filter(|face| good(**face)).count() as u32),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_know_what_they_needed_and_what_was_to_be_expected() {
        let mut why = Breakdown::new(3);
        why.change("wh40k.ability.stealth", -1);
        let roll = successes(&[1, 3, 4, 6], 4, Some(&why), 0);
        assert_eq!(
            (roll.needed, roll.base, roll.expected, roll.actual),
            (Some(4), Some(3), Some(2000), Some(2))
        );
        assert_eq!(roll.changes.len(), 1);
        let again = successes(&[1, 6], 4, None, 1);
        assert_eq!((again.expected, again.actual), (None, None));
        assert_eq!(successes(&[6, 6], 7, None, 0).actual, Some(0), "a save that cannot be made");
    }
}
