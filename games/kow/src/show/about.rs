//! What an event is about, beside its sentence.

use gonfalon_kernel::Arg;
use gonfalon_scene::{About, Die, Modifier, Roll, Sort};

use super::keys;
use crate::Kow;
use crate::attack::Breakdown;
use crate::data::SpecialKind;
use crate::event::Event;
use crate::odds::at_least;
use crate::state::UnitId;

pub(super) fn about(game: &Kow, before: &[Event], event: &Event) -> About {
    let (sort, units): (Sort, Vec<UnitId>) = match event {
        Event::Ordered { unit, .. }
        | Event::Moved { unit, .. }
        | Event::Nudged { unit, .. }
        | Event::Surged { unit, .. }
        | Event::Regrouped { unit, .. }
        | Event::Deployed { unit, .. } => (Sort::Move, vec![*unit]),
        Event::Charged(contact) => (Sort::Move, vec![contact.charger, contact.target]),
        Event::ShotDeclared { unit, target, .. }
        | Event::Strikes { unit, target, .. }
        | Event::DoubtRolled { unit, target, .. } => (Sort::Dice, vec![*unit, *target]),
        Event::HitsRolled { .. } | Event::DamageRolled { .. } | Event::Rerolled { .. } => {
            let units = attack(before).map(|(unit, target, ..)| vec![unit, target]);
            (Sort::Dice, units.unwrap_or_default())
        }
        Event::MeleeBegan { target, chargers } => {
            (Sort::Dice, chargers.iter().copied().chain([*target]).collect())
        }
        Event::Damaged { unit, .. }
        | Event::Healed { unit, .. }
        | Event::NerveTested { unit, .. }
        | Event::HeadstrongRolled { unit, .. }
        | Event::CourageRolled { unit, .. } => (Sort::Dice, vec![*unit]),
        Event::Steady(unit) | Event::Wavered(unit) | Event::TestLapsed(unit) => (Sort::Dice, vec![*unit]),
        Event::Routed { unit, .. } | Event::NotDeployed(unit) => (Sort::Loss, vec![*unit]),
        Event::Rallied(unit) | Event::Released(unit) => (Sort::Other, vec![*unit]),
        Event::RolledOff { .. } | Event::VictoryRolled { .. } | Event::ObjectivesRolled(_) => {
            (Sort::Dice, Vec::new())
        }
        _ => (Sort::Other, Vec::new()),
    };
    let pieces = units.into_iter().map(keys::unit).collect();
    About { sort, pieces, roll: roll(game, before, event), ..About::default() }
}

/// The attack that is being rolled: who, whom, what each die needs to hit and why.
fn attack(before: &[Event]) -> Option<(UnitId, UnitId, u8, &Breakdown)> {
    before.iter().rev().find_map(|event| match event {
        Event::ShotDeclared { unit, target, needed, why, .. }
        | Event::Strikes { unit, target, needed, why, .. } => Some((*unit, *target, *needed, why)),
        _ => None,
    })
}

fn roll(game: &Kow, before: &[Event], event: &Event) -> Option<Roll> {
    Some(match event {
        Event::HitsRolled { dice, hits } => {
            let (_, _, needed, why) = attack(before)?;
            successes(game, before, dice, needed, why, *hits)
        }
        Event::DamageRolled { dice, damage, needed, why } => {
            successes(game, before, dice, *needed, why, *damage)
        }
        Event::NerveTested { dice, why, .. } => {
            Roll { base: Some(why.base), changes: changes(why), ..Roll::plain(*dice) }
        }
        Event::HeadstrongRolled { die, .. }
        | Event::CourageRolled { die, .. }
        | Event::DoubtRolled { die, .. } => Roll::plain([*die]),
        Event::RolledOff { dice, .. } => Roll::plain(dice.iter().copied()),
        _ => return None,
    })
}

fn changes(why: &Breakdown) -> Vec<Modifier> {
    why.changes.iter().map(|(rule, by)| Modifier { rule: *rule, by: *by }).collect()
}

/// Dice that each succeed or fail.
fn successes(game: &Kow, before: &[Event], dice: &[u8], needed: u8, why: &Breakdown, actual: u16) -> Roll {
    let faces =
        dice.iter().map(|face| Die { says: Arg::Number((*face).into()), good: Some(*face >= needed.max(2)) });
    // What is rolled again changes what is to be expected; whether it is depends on more than the events say.
    let again = before.iter().any(|event| matches!(event, Event::Rerolled { .. }))
        || attack(before).is_none_or(|(unit, ..)| may_be_elite(game, unit));
    let mean = dice.len() as f64 * at_least(needed.into());
    Roll {
        faces: faces.collect(),
        needed: Some(needed),
        base: (!why.changes.is_empty()).then_some(why.base),
        changes: changes(why),
        expected: (!again).then_some((mean * 1000.0) as u32),
        actual: Some(actual.into()),
    }
}

fn may_be_elite(game: &Kow, unit: UnitId) -> bool {
    game.units.get(unit.index()).is_none_or(|unit| {
        unit.profile.has(SpecialKind::Elite) || unit.profile.elite_near_warsmith().is_some()
    })
}

#[cfg(test)]
mod tests {
    use gonfalon_kernel::RuleId;

    use super::*;
    use crate::fixture::Fixture;
    use crate::state::Side;

    #[test]
    fn dice_to_hit_know_what_they_needed_and_why() {
        let mut fixture = Fixture::new();
        let unit = fixture.put(0, "zombies-regiment", 30, 20, 90);
        let target = fixture.put(1, "elf-spearmen-regiment", 30, 26, 270);
        let mut why = Breakdown::new(4);
        why.change("kow.melee.mod-hindered", 1);
        let strikes = Event::Strikes { unit, target, side: Side::Front, dice: 3, needed: 5, why };
        let rolled = Event::HitsRolled { dice: [1, 5, 6].into_iter().collect(), hits: 2 };
        let found = about(&fixture.game, &[strikes], &rolled);
        assert_eq!(found.sort, Sort::Dice);
        assert_eq!(found.pieces, [keys::unit(unit), keys::unit(target)]);
        let roll = found.roll.expect("dice fell");
        assert_eq!(
            (roll.needed, roll.base, roll.actual, roll.expected),
            (Some(5), Some(4), Some(2), Some(1000))
        );
        assert_eq!(roll.changes, [Modifier { rule: RuleId("kow.melee.mod-hindered"), by: 1 }]);
        let good: Vec<_> = roll.faces.iter().map(|die| die.good).collect();
        assert_eq!(good, [Some(false), Some(true), Some(true)]);
    }
}
