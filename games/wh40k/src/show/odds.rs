//! Exact odds before anybody commits to attacks, charges and Stratagems.

use gonfalon_kernel::{Arg, Line};
use gonfalon_scene::{Chance, Preview, Spread};
use gonfalon_table::Length;

use super::guns;
use crate::action::Shot;
use crate::attack::odds::{at_table, binomial};
use crate::attack::{Volley, weapon};
use crate::board::Board;
use crate::charge::least_roll;
use crate::constants::{GRENADE_DICE, GRENADE_ON, SHOCK_MORE, SHOCK_MOST, SHOCK_ON};
use crate::damage::allocate;
use crate::state::{ModelId, UnitId};

/// A chance for pages.
fn millipercent(chance: f64) -> u32 {
    // Sums of many rounded numbers may miss a whole by a hair.
    ((chance * 100_000.0 + 1e-6).floor()).clamp(0.0, 100_000.0) as u32
}

fn chance(says: Line, chance: f64) -> Chance {
    Chance { says, millipercent: millipercent(chance) }
}

/// What the dice need for each volley and what may become of each target.
pub(super) fn attacks(board: Board<'_>, unit: UnitId, melee: bool, shots: &[Shot], preview: &mut Preview) {
    for volley in Volley::all(board, unit, melee, shots) {
        preview.notes.push(numbers(board, melee, &volley));
        let changes = volley.skill.hit.changes.iter().chain(&volley.skill.wound.changes);
        for change in changes {
            preview.notes.push(
                Line::new("show-note-modifier")
                    .text("by", format!("{:+}", change.by))
                    .text("rule", change.rule.0),
            );
        }
    }
    for (target, odds) in at_table(board, unit, melee, shots) {
        let named = |key: &'static str| Line::new(key).with("target", board.name(target));
        let all = odds.destroyed.len().saturating_sub(1);
        let at_least = |least: usize| odds.destroyed.iter().skip(least).sum::<f64>();
        preview.chances.push(chance(named("show-chance-one"), at_least(1)));
        if all > 1 {
            preview.chances.push(chance(named("show-chance-all"), at_least(all)));
        }
        let lost = odds.left.iter().rev().enumerate().map(|(lost, chance)| (lost as u32, *chance));
        preview.spreads.push(Spread::new(named("show-spread-wounds"), lost));
        if all > 1 {
            let destroyed = odds.destroyed.iter().enumerate();
            let destroyed = destroyed.map(|(count, chance)| (count as u32, *chance));
            preview.spreads.push(Spread::new(named("show-spread-models"), destroyed));
        }
    }
}

/// Attacks, and what hits, wounds and saves need.
fn numbers(board: Board<'_>, melee: bool, volley: &Volley) -> Line {
    let (wound, _) = volley.to_wound(board);
    let first: Option<ModelId> = allocate::standing(board, volley.like.target).next();
    let save = first.map_or(7, |model| volley.save(board, melee, model).needed);
    let needed = |value: Option<u8>| match value {
        Some(value) if value <= 6 => Arg::Verbatim(format!("{value}+")),
        _ => Arg::Verbatim("–".to_owned()),
    };
    Line::new("show-note-volley")
        .with("weapon", guns::title(board, volley.like.owner, volley.like.weapon))
        .number("weapons", volley.weapons)
        .number("attacks", volley.attacks)
        .number("rolled", volley.rolled)
        .with("target", board.name(volley.like.target))
        .with("hit", needed(volley.skill.needed()))
        .with("wound", needed(Some(wound)))
        .with("save", needed(Some(save)))
}

/// The chance that two dice show at least so much.
pub(super) fn two_dice(least: u32) -> f64 {
    let ways = (1..=6u32).flat_map(|one| (1..=6u32).map(move |other| one + other));
    f64::from(ways.filter(|sum| *sum >= least).count() as u32) / 36.0
}

/// The odds of charging a unit over this distance.
pub(super) fn charge(board: Board<'_>, enemy: UnitId, gap: Length, preview: &mut Preview) {
    let needed = least_roll(gap);
    let says = Line::new("show-chance-charge").with("target", board.name(enemy)).number("needed", needed);
    preview.chances.push(chance(says, two_dice(needed)));
}

/// The mortal wounds of a Grenade.
pub(super) fn grenade(board: Board<'_>, enemy: UnitId, preview: &mut Preview) {
    let wounds = binomial(GRENADE_DICE, f64::from(7 - GRENADE_ON) / 6.0);
    mortals(board, enemy, wounds, preview);
}

/// The mortal wounds of a Tank Shock with this weapon; nothing where its Strength is random.
pub(super) fn tank_shock(board: Board<'_>, unit: UnitId, enemy: UnitId, place: u8, preview: &mut Preview) {
    let owner = board.models(unit).find(|model| board.model_facts(*model).equipment.contains(&place));
    let Some(profile) = owner.and_then(|owner| weapon(board, owner, place).profiles.first()) else { return };
    if profile.strength.is_random() {
        return;
    }
    let strength = u16::from(profile.strength.plus);
    let more = if strength > u16::from(board.toughness(enemy)) { SHOCK_MORE } else { 0 };
    let mut wounds = binomial(strength + more, f64::from(7 - SHOCK_ON) / 6.0);
    let most = usize::from(SHOCK_MOST);
    if wounds.len() > most + 1 {
        let rest: f64 = wounds.drain(most + 1..).sum();
        wounds[most] += rest;
    }
    mortals(board, enemy, wounds, preview);
}

fn mortals(board: Board<'_>, enemy: UnitId, wounds: Vec<f64>, preview: &mut Preview) {
    let says = Line::new("show-spread-mortals").with("target", board.name(enemy));
    let numbered = wounds.into_iter().enumerate().map(|(count, chance)| (count as u32, chance));
    preview.spreads.push(Spread::new(says, numbered));
}

/// How likely a Command Re-roll shows what is needed, and more than before: a single die, or all dice of a sum.
pub(super) fn again(dice: &[u8], sum: bool, die: Option<u8>, needed: u8, preview: &mut Preview) {
    let says = |before: u32| Line::new("show-chance-more").number("before", before);
    let reach = Line::new("show-chance-needed").number("needed", needed);
    if needed > 0 {
        let enough = if sum { two_dice(needed.into()) } else { f64::from(7u8.saturating_sub(needed)) / 6.0 };
        preview.chances.push(chance(reach, enough));
    }
    if !sum {
        let shown = die.and_then(|die| dice.get(usize::from(die))).or(dice.first());
        if let Some(shown) = shown {
            let more = f64::from(6u8.saturating_sub(*shown)) / 6.0;
            preview.chances.push(chance(says((*shown).into()), more));
        }
        return;
    }
    // Halved dice of a Damage roll are shown as faces of a D6 as well, so only plain sums are told.
    let mut spread = vec![1.0];
    for _ in dice {
        spread =
            crate::attack::odds::plus(&spread, &[0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0].map(|one| one / 6.0));
    }
    let before: usize = dice.iter().map(|die| usize::from(*die)).sum();
    let more: f64 = spread.iter().skip(before + 1).sum();
    preview.chances.push(chance(says(before as u32), more));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn charges_need_whole_inches_and_reach_engagement_range() {
        let inches = |thousandths: i64| Length::thousandths(thousandths);
        assert_eq!([0, 3_000, 3_001, 9_000].map(|gap| least_roll(inches(gap))), [2, 2, 3, 8]);
        assert_eq!(millipercent(two_dice(2)), 100_000);
        assert_eq!(millipercent(two_dice(7)), 58_333);
        assert_eq!(millipercent(two_dice(12)), 2_777);
    }

    #[test]
    fn a_die_that_shows_six_cannot_get_better() {
        let mut preview = Preview::default();
        again(&[6, 2], false, Some(0), 0, &mut preview);
        again(&[6, 2], false, Some(1), 0, &mut preview);
        again(&[3, 3], true, None, 0, &mut preview);
        let found: Vec<u32> = preview.chances.iter().map(|chance| chance.millipercent).collect();
        assert_eq!(found, [0, 66_666, 58_333]);
    }
}
