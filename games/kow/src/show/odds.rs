//! The odds of ranged attacks and charges: how much damage, and what the Nerve test after it may bring.
//!
//! Floats are fine here: nothing of it reaches a rule. The chances are summed over every way the dice can fall.

use gonfalon_kernel::Line;
use gonfalon_scene::Chance;

use crate::attack::{is_elite, to_damage};
use crate::board::Board;
use crate::data::OptionKind;
use crate::melee::blow;
use crate::nerve::{NerveResult, inspirer, judge, sum};
use crate::shooting::Shot;
use crate::state::{Contact, Table, UnitId};

/// A chance for each amount of damage, from none on.
type Spread = Vec<f64>;

/// The chances of a ranged attack. What helps friends has none worth telling.
pub(super) fn shot(board: Board<'_>, unit: UnitId, shot: &Shot, target: UnitId) -> Vec<Chance> {
    let Some(damage) = &shot.to_damage else { return Vec::new() };
    let dice = shot.to_hit.dice(shot.dice);
    let spread = damaged(dice, shot.to_hit.needed(), damage.total(), is_elite(board, unit));
    chances(board, target, &spread, false)
}

/// The chances of a charge in the melee that follows it.
pub(super) fn melee(board: Board<'_>, contacts: &[Contact], target: UnitId) -> Vec<Chance> {
    let mut spread = vec![1.0];
    for contact in contacts {
        let Some(blow) = blow(board, contact) else { continue };
        let bonus = board.profile(contact.charger).crushing_strength();
        let needed = to_damage(board, target, bonus, "kow.special.crushing-strength").total();
        let dice = blow.to_hit.dice(blow.dice);
        let one = damaged(dice, blow.to_hit.needed(), needed, is_elite(board, contact.charger));
        spread = together(&spread, &one);
    }
    let musician = contacts.iter().any(|contact| board.profile(contact.charger).took(OptionKind::Musician));
    chances(board, target, &spread, musician)
}

/// How many of these dice hit and damage; an Elite unit rolls one miss and one failure again.
fn damaged(dice: u16, to_hit: u8, to_damage: i16, elite: bool) -> Spread {
    let hit = success(i16::from(to_hit));
    let hits = again(binomial(dice, hit), dice, hit, elite);
    // More than a six cannot be rolled for damage: such hits are halved, rounded up, and need a six.
    let beyond = to_damage > 6;
    let hurt = success(to_damage.min(6));
    let mut spread = vec![0.0; usize::from(dice) + 1];
    for (count, chance) in hits.iter().enumerate() {
        let rolled = if beyond { count.div_ceil(2) } else { count } as u16;
        for (damage, part) in again(binomial(rolled, hurt), rolled, hurt, elite).iter().enumerate() {
            spread[damage] += chance * part;
        }
    }
    spread
}

/// The chance of a die to show at least this; a one never succeeds.
fn success(needed: i16) -> f64 {
    f64::from(7 - needed.clamp(2, 6)) / 6.0
}

fn binomial(dice: u16, chance: f64) -> Spread {
    let mut spread = vec![1.0];
    for _ in 0..dice {
        spread = together(&spread, &[1.0 - chance, chance]);
    }
    spread
}

/// One failed die is rolled again, if there is one.
fn again(spread: Spread, dice: u16, chance: f64, elite: bool) -> Spread {
    if !elite {
        return spread;
    }
    let mut result = vec![0.0; spread.len()];
    for (count, part) in spread.iter().enumerate() {
        if count == usize::from(dice) {
            result[count] += part;
        } else {
            result[count] += part * (1.0 - chance);
            result[count + 1] += part * chance;
        }
    }
    result
}

/// Two independent amounts added.
fn together(one: &[f64], other: &[f64]) -> Spread {
    let mut sum = vec![0.0; one.len() + other.len() - 1];
    for (first, a) in one.iter().enumerate() {
        for (second, b) in other.iter().enumerate() {
            sum[first + second] += a * b;
        }
    }
    sum
}

/// Damage at all, and the results of the Nerve test that follows it.
fn chances(board: Board<'_>, target: UnitId, spread: &[f64], musician: bool) -> Vec<Chance> {
    let (mut wavers, mut routs, mut expected) = (0.0, 0.0, 0.0);
    let inspired = inspirer(board, target).is_some();
    for (damage, chance) in spread.iter().enumerate() {
        expected += damage as f64 * chance;
        // Only damage is tested; what is too unlikely to show is not worked out.
        if damage == 0 || *chance < 1e-7 {
            continue;
        }
        let mut table: Table = board.table.clone();
        let unit = &mut table.units[target.index()];
        unit.damage = unit.damage.saturating_add(damage as u16);
        let (waver, rout) = tested(Board::new(board.game, &table), target, musician);
        // A rout near an Inspiring friend is tested again, once.
        let (waver, rout) = if inspired { (waver + rout * waver, rout * rout) } else { (waver, rout) };
        wavers += chance * waver;
        routs += chance * rout;
    }
    let tell = |key, chance: f64| Chance {
        says: Line::new(key).with("target", board.name(target)),
        millipercent: (chance * 100_000.0).clamp(0.0, 100_000.0) as u32,
    };
    let none = spread.first().copied().unwrap_or(1.0);
    let mean = Chance {
        says: Line::new("show-chance-damage")
            .with("target", board.name(target))
            .text("mean", format!("{expected:.1}")),
        millipercent: ((1.0 - none) * 100_000.0) as u32,
    };
    vec![mean, tell("show-chance-wavers", wavers), tell("show-chance-routs", routs)]
}

/// The chances to waver and to rout in one test.
fn tested(board: Board<'_>, unit: UnitId, musician: bool) -> (f64, f64) {
    let (mut waver, mut rout) = (0.0, 0.0);
    for first in 1..=6 {
        for second in 1..=6 {
            let total = sum(board, unit, [first, second], musician).total();
            match judge(board, unit, [first, second], total) {
                NerveResult::Steady => {}
                NerveResult::Wavering => waver += 1.0 / 36.0,
                NerveResult::Rout => rout += 1.0 / 36.0,
            }
        }
    }
    (waver, rout)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-9
    }

    #[test]
    fn chances_add_up() {
        for elite in [false, true] {
            for (hit, damage) in [(4, 4), (2, 7), (6, 2)] {
                let spread = damaged(10, hit, damage, elite);
                assert!(near(spread.iter().sum(), 1.0), "{hit} {damage} {elite}");
            }
        }
    }

    #[test]
    fn one_die_that_hits_and_damages_on_fours() {
        assert!(near(damaged(1, 4, 4, false)[1], 0.25));
        // An Elite unit rolls a miss and a failure again: three quarters each time.
        assert!(near(damaged(1, 4, 4, true)[1], 0.5625));
    }
}
