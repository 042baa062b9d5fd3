//! What attacks take on average, reckoned by hand: quick enough for battles that are only imagined.

use gonfalon_wh40k::attack::steps::wound_score;
use gonfalon_wh40k::board::Board;
use gonfalon_wh40k::data::{
    Amount, CoreAbility, CoreAbilityKind, Weapon, WeaponAbility, WeaponAbilityKind, WeaponProfile,
};
use gonfalon_wh40k::proposals::blades;
use gonfalon_wh40k::state::{ModelId, UnitId};

use super::worth::{inches, on_marker, points};

/// Who stands on a marker is worth so much more as a target.
const ON_MARKER: f64 = 1.4;
/// The end of a unit is worth this part of its points on top of its wounds.
const END: f64 = 0.2;
/// Not every model of a unit gets to strike.
const IN_REACH: f64 = 0.8;

/// A unit as those who attack it see it; all its models are taken to be like the first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Target {
    toughness: u8,
    save: u8,
    invulnerable: u8,
    /// The wounds of one model.
    wounds: f64,
    /// Which part of damage is felt.
    felt: f64,
    models: f64,
    /// The wounds that are left in all.
    left: f64,
    /// What one wound is worth.
    pub(crate) per_wound: f64,
    points: f64,
    held: f64,
}

impl Target {
    /// A unit as it stands; `None` if nobody is left.
    pub(crate) fn new(board: Board<'_>, unit: UnitId) -> Option<Target> {
        let first = board.models(unit).next()?;
        let profile = board.profile(first);
        let (mut models, mut left) = (0.0, 0.0);
        for model in board.models(unit) {
            models += 1.0;
            left += f64::from(board.wounds_left(model));
        }
        let felt = match board.core(first, CoreAbilityKind::FeelNoPain) {
            Some(CoreAbility::FeelNoPain(needed)) => 1.0 - chance(needed),
            _ => 1.0,
        };
        let points = points(board, unit);
        let all = board.parts(unit).flat_map(|part| board.facts(part).models.clone());
        let whole: u32 =
            all.map(|model| u32::from(board.game.models[usize::from(model)].profile.wounds)).sum();
        Some(Target {
            toughness: profile.toughness,
            save: profile.save,
            invulnerable: profile.invulnerable.unwrap_or(7),
            wounds: f64::from(profile.wounds),
            felt,
            models,
            left,
            per_wound: points / f64::from(whole.max(1)),
            points,
            held: if on_marker(board, unit) { ON_MARKER } else { 1.0 },
        })
    }

    /// What it is worth to take so many wounds.
    pub(crate) fn worth(&self, wounds: f64) -> f64 {
        let part = wounds / self.left.max(1.0);
        let ends = ((part - 0.4) / 0.9).clamp(0.0, 1.0);
        self.held * (wounds.min(self.left) * self.per_wound + ends * END * self.points)
    }
}

/// How often a die shows as much.
fn chance(needed: u8) -> f64 {
    f64::from(7 - needed.clamp(2, 7)) / 6.0
}

fn mean(amount: Amount) -> f64 {
    let die = if amount.halved { 2.0 } else { 3.5 };
    f64::from(amount.dice) * die + f64::from(amount.plus)
}

/// The wounds that a weapon takes on average, from so many inches away.
pub(crate) fn wounds(profile: &WeaponProfile, target: &Target, gap: f64) -> f64 {
    let half = profile.range.is_some_and(|range| gap <= inches(range) / 2.0);
    let (mut attacks, mut damage) = (mean(profile.attacks), mean(profile.damage));
    let (mut sustained, mut lethal, mut critical) = (0.0, 0.0, 1.0 / 6.0);
    let (mut twin, mut devastating, mut torrent) = (false, false, false);
    for ability in &profile.abilities {
        match ability {
            WeaponAbility::RapidFire(more) if half => attacks += mean(*more),
            WeaponAbility::Melta(more) if half => damage += mean(*more),
            WeaponAbility::Blast => attacks += (target.models / 5.0).floor(),
            WeaponAbility::SustainedHits(more) => sustained = mean(*more) / 6.0,
            WeaponAbility::LethalHits => lethal = 1.0 / 6.0,
            WeaponAbility::TwinLinked => twin = true,
            WeaponAbility::DevastatingWounds => devastating = true,
            WeaponAbility::Torrent => torrent = true,
            _ => {}
        }
    }
    let hit = if torrent { 1.0 } else { profile.skill.map_or(1.0, chance) };
    let strength = mean(profile.strength) as u8;
    let mut wound = chance(wound_score(strength, target.toughness));
    if twin {
        wound += (1.0 - wound) * wound;
        critical += (1.0 - wound) * critical;
    }
    if torrent {
        (sustained, lethal) = (0.0, 0.0);
    }
    let failed = 1.0 - chance((target.save + profile.penetration).min(target.invulnerable));
    let rolled = hit + sustained - lethal;
    let mortal = if devastating { critical.min(wound) } else { 0.0 };
    let unsaved = (rolled * (wound - mortal) + lethal) * failed + rolled * mortal;
    attacks * unsaved * damage.min(target.wounds) * target.felt
}

fn weapons(board: Board<'_>, model: ModelId) -> impl Iterator<Item = &Weapon> {
    let facts = board.model_facts(model);
    let all = &board.datasheet(facts.unit).weapons;
    facts.equipment.iter().map(move |place| &all[usize::from(*place)])
}

/// Adds up over the models of a unit what each does; those armed alike do the same.
fn over_models(board: Board<'_>, unit: UnitId, each: impl Fn(ModelId) -> f64) -> f64 {
    let (mut sum, mut before): (f64, Option<(ModelId, f64)>) = (0.0, None);
    for model in board.models(unit) {
        let facts = board.model_facts(model);
        let like = |other: ModelId| {
            let other = board.model_facts(other);
            other.unit == facts.unit && other.equipment == facts.equipment
        };
        let value = match before {
            Some((other, value)) if like(other) => value,
            _ => each(model),
        };
        before = Some((model, value));
        sum += value;
    }
    sum
}

/// The wounds that the ranged weapons of a unit take on average, from so many inches away; `hurried` after an Advance.
pub(crate) fn fire(board: Board<'_>, unit: UnitId, target: &Target, gap: f64, hurried: bool) -> f64 {
    over_models(board, unit, |model| {
        let (mut pistols, mut others) = (0.0, 0.0);
        for weapon in weapons(board, model) {
            let Some(profile) = weapon.profiles.first() else { continue };
            if profile.range.is_none_or(|range| inches(range) < gap)
                || (hurried && !profile.has(WeaponAbilityKind::Assault))
            {
                continue;
            }
            let taken = wounds(profile, target, gap);
            if profile.has(WeaponAbilityKind::Pistol) {
                pistols += taken;
            } else {
                others += taken;
            }
        }
        f64::max(pistols, others)
    })
}

/// The wounds that a unit takes on average in melee, if nearly all get to strike.
pub(crate) fn melee(board: Board<'_>, unit: UnitId, target: &Target) -> f64 {
    IN_REACH
        * over_models(board, unit, |model| {
            let (mut best, mut extra): (f64, f64) = (0.0, 0.0);
            for (_, weapon) in blades(board, model) {
                let more = weapon.has(WeaponAbilityKind::ExtraAttacks);
                for profile in &weapon.profiles {
                    let taken = wounds(profile, target, 0.0);
                    if more {
                        extra += taken;
                        break;
                    }
                    best = best.max(taken);
                }
            }
            best + extra
        })
}

/// How far most ranged weapons of a unit reach, in inches; 0 without any.
pub(crate) fn range(board: Board<'_>, unit: UnitId) -> f64 {
    let mut ranges: Vec<f64> = board
        .models(unit)
        .flat_map(|model| weapons(board, model))
        .filter_map(|weapon| weapon.profiles.first().and_then(|profile| profile.range))
        .map(inches)
        .collect();
    ranges.sort_by(f64::total_cmp);
    ranges.get(ranges.len() / 2).copied().unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use gonfalon_kernel::SeededDice;
    use gonfalon_wh40k::army::{BattleSize, ready_armies};
    use gonfalon_wh40k::data::Library;
    use gonfalon_wh40k::setting::{Agreement, TerrainChoice};

    use super::*;
    use crate::wh40k::melee::blows;

    #[test]
    fn estimates_are_near_the_exact_odds() {
        let (library, armies) = (Library::core(), ready_armies());
        let agreement = Agreement {
            size: BattleSize::Incursion,
            armies: vec![armies[0].file.clone(), armies[2].file.clone()],
            terrain: TerrainChoice::Layout(library.layouts[0].id.clone()),
            battlefield: None,
            rulings: Default::default(),
        };
        let begun = agreement.begin(library, &mut SeededDice::new(1), &mut ());
        let (game, state) = begun.unwrap_or_else(|problems| panic!("{problems:#?}"));
        let board = Board::new(&game, &state.table);
        let (mut near, mut all) = (0, 0);
        for unit in board.heads() {
            for enemy in board.heads().filter(|other| board.enemies(unit, *other)) {
                let target = Target::new(board, enemy).expect("nobody has fallen yet");
                let (quick, exact) = (target.worth(melee(board, unit, &target)), blows(board, unit, enemy));
                near += u32::from((quick - exact).abs() <= 0.5 * exact + 3.0);
                all += 1;
            }
        }
        assert!(all > 50 && near * 10 >= all * 8, "{near} of {all} are near");
    }
}
