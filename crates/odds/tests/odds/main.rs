//! Exact odds against known values, whole numbers, and the games themselves.

mod bench_jobs;
mod dw;
mod kow;
mod notation;
mod played;
mod properties;
mod rational;
mod vectors;
mod wh40k;
mod whdw;

use gonfalon_odds::wh40k::{Models, Target, Weapons};
use gonfalon_table::Length;
use gonfalon_wh40k::data::{Amount, WeaponAbility, WeaponProfile};

/// Rifles with so many attacks each.
pub(crate) fn rifles(
    count: u16,
    attacks: Amount,
    skill: u8,
    strength: u8,
    penetration: u8,
    damage: Amount,
) -> Weapons {
    let profile = WeaponProfile {
        name: None,
        range: Some(Length::inches(24)),
        attacks,
        skill: Some(skill),
        strength: Amount::fixed(strength),
        penetration,
        damage,
        abilities: Default::default(),
    };
    Weapons::new(count, profile)
}

/// The same with more abilities.
pub(crate) fn with(mut weapons: Weapons, abilities: &[WeaponAbility]) -> Weapons {
    weapons.profile.abilities.extend(abilities.iter().copied());
    weapons
}

/// A number that is not random.
pub(crate) fn fixed(value: u8) -> Amount {
    Amount::fixed(value)
}

/// A unit of models that are alike.
pub(crate) fn squad(count: u16, toughness: u8, save: u8, wounds: u8) -> Target {
    let models = Models { count, toughness, wounds, hurt: 0, save, invulnerable: None, pain: None };
    Target { models: vec![models], ..Target::default() }
}

/// The same with Feel No Pain.
pub(crate) fn hardened(mut target: Target, pain: u8) -> Target {
    target.models.iter_mut().for_each(|models| models.pain = Some(pain));
    target
}

/// Equal but for rounding.
pub(crate) fn near(one: f64, other: f64) {
    assert!((one - other).abs() < 1e-12, "{one} is not {other}");
}

/// Equal in four decimals.
pub(crate) fn about(one: f64, rounded: f64) {
    assert!((one - rounded).abs() <= 5.0001e-5, "{one} is not {rounded}");
}
