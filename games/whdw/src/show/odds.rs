//! The exact odds of a ranged attack on its target.

use std::collections::BTreeMap;

use gonfalon_disks::DiskId;
use gonfalon_kernel::Line;
use gonfalon_scene::{Chance, Preview, Spread};

use crate::board::Board;
use crate::data::{DamageSource, Face, RangeBand, Stat, Strength};
use crate::event::Shooter;

/// How likely the target is hit at all and wounded. What scatters onto others, or comes back, is not counted.
pub(super) fn shot(board: Board<'_>, by: Shooter, weapon: u8, target: DiskId, preview: &mut Preview) {
    let attack = board.weapon(by, weapon);
    let dice = u32::from(board.shot_dice(by, weapon, target));
    let siege = board.shot_band(by, target) == RangeBand::Siege;
    let counts = |face: &Face| match face {
        Face::Critical => true,
        Face::Hit => !siege,
        Face::Chaos => attack.chaos_is_hit && !siege,
        Face::Miss | Face::Scatter => false,
    };
    let faces = &board.game.library.constants.battle_die;
    let (good, all) = (faces.iter().filter(|face| counts(face)).count() as u64, faces.len() as u64);
    let strengths: Vec<u8> = match attack.strength {
        Strength::Fixed(strength) => vec![strength],
        Strength::SixSided => (1..=6).collect(),
    };
    let toughness = board.strength(target, Stat::Toughness);
    let taken = board.disk(target).damage;
    let dealt = |hits: u32, strength: u8| {
        let amount = u8::try_from(hits).unwrap_or(u8::MAX).saturating_mul(strength);
        board.reduced(target, amount, attack.damage, Some(DamageSource::Ranged))
    };
    let wounds = |hits: u32, strength: u8| {
        let dealt = dealt(hits, strength);
        dealt > 0 && taken.saturating_add(dealt) >= toughness
    };
    let ways = |hits: u32| binomial(dice, hits) * good.pow(hits) * (all - good).pow(dice - hits);
    let whole = all.pow(dice) * strengths.len() as u64;
    let hit: u64 = (1..=dice).map(|hits| ways(hits) * strengths.len() as u64).sum();
    let wounded: u64 = strengths
        .iter()
        .map(|strength| (0..=dice).filter(|hits| wounds(*hits, *strength)).map(ways).sum::<u64>())
        .sum();
    let last = board.disk(target).wounds >= board.strength(target, Stat::Stamina);
    let key = if last { "show-chance-destroys" } else { "show-chance-wounds" };
    let chance = |key, ways: u64| Chance {
        says: Line::new(key).with("target", board.name(target)),
        millipercent: (ways * 100_000 / whole) as u32,
    };
    preview.chances = vec![chance("show-chance-hits", hit), chance(key, wounded)];
    let mut damage: BTreeMap<u32, u64> = BTreeMap::new();
    for strength in &strengths {
        for hits in 0..=dice {
            *damage.entry(dealt(hits, *strength).into()).or_default() += ways(hits);
        }
    }
    let says = Line::new("show-spread-damage").with("target", board.name(target));
    let chances = damage.into_iter().map(|(value, ways)| (value, ways as f64 / whole as f64));
    preview.spreads = vec![Spread::new(says, chances)];
}

fn binomial(all: u32, some: u32) -> u64 {
    (0..u64::from(some)).fold(1, |ways, place| ways * (u64::from(all) - place) / (place + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_to_choose() {
        assert_eq!([binomial(4, 0), binomial(4, 1), binomial(4, 2), binomial(4, 4)], [1, 4, 6, 1]);
    }
}
