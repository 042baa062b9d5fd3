//! The numbers of the attack sequence: what each die must show. The dice at the table and the exact odds both ask here.

use super::sum::Sum;
use crate::constants::BLAST_MODELS;
use crate::data::{Amount, Keyword, WeaponAbility, WeaponAbilityKind, WeaponProfile};
use crate::values::Breakdown;

/// The face that always succeeds in Hit and Wound rolls, and is critical.
pub const CRITICAL: u8 = 6;
/// A one always fails, so no die needs less than this.
pub const LEAST: u8 = 2;
/// A saving throw that no die can make.
pub const IMPOSSIBLE: u8 = 7;

/// What a Hit or Wound roll may be changed by in all: the sum is taken first, then the limit.
pub fn capped(modifiers: i16) -> i16 {
    // wh40k.attack.hit-modifier-cap, wh40k.attack.wound-modifier-cap
    modifiers.clamp(-1, 1)
}

/// What an unmodified die must show to hit with this skill.
pub fn to_hit(skill: u8, modifiers: i16) -> u8 {
    reach(skill, modifiers)
}

/// What an unmodified die must show to wound.
pub fn to_wound(strength: u8, toughness: u8, modifiers: i16) -> u8 {
    reach(wound_score(strength, toughness), modifiers)
}

/// The score of the table of Strength and Toughness.
pub fn wound_score(strength: u8, toughness: u8) -> u8 {
    let (strength, toughness) = (u16::from(strength), u16::from(toughness));
    if strength >= 2 * toughness {
        2 // wh40k.attack.wound-double
    } else if strength > toughness {
        3 // wh40k.attack.wound-higher
    } else if strength == toughness {
        4 // wh40k.attack.wound-equal
    } else if 2 * strength > toughness {
        5 // wh40k.attack.wound-lower
    } else {
        6 // wh40k.attack.wound-half
    }
}

fn reach(score: u8, modifiers: i16) -> u8 {
    (i16::from(score) - capped(modifiers)).clamp(i16::from(LEAST), i16::from(CRITICAL)) as u8
}

/// How many attacks a weapon makes: within half range or not, with those that Blast adds.
pub fn attacks(profile: &WeaponProfile, half: bool, blast: u8) -> Sum {
    // wh40k.weapon.extra-attacks-fixed
    if profile.has(WeaponAbilityKind::ExtraAttacks) {
        return Sum(profile.attacks, Amount::default());
    }
    let rapid = profile.abilities.iter().find_map(|ability| match ability {
        WeaponAbility::RapidFire(more) if half => Some(*more),
        _ => None,
    });
    let mut more = rapid.unwrap_or_default();
    more.plus = more.plus.saturating_add(blast);
    Sum(profile.attacks, more)
}

/// How many attacks Blast adds against so many models.
pub fn blast(models: usize) -> u8 {
    // wh40k.weapon.blast
    (models / BLAST_MODELS).min(255) as u8
}

/// The Damage of a weapon, raised by Melta within half range.
pub fn damage(profile: &WeaponProfile, half: bool) -> Sum {
    let melta = profile.abilities.iter().find_map(|ability| match ability {
        WeaponAbility::Melta(more) if half => Some(*more),
        _ => None,
    });
    Sum(profile.damage, melta.unwrap_or_default())
}

/// Notes what changes the Hit rolls of a ranged weapon because of what its unit has done and sees.
pub fn ranged_changes(profile: &WeaponProfile, stood: bool, unseen: bool, hit: &mut Breakdown) {
    if profile.has(WeaponAbilityKind::Heavy) && stood {
        hit.change("wh40k.weapon.heavy", 1);
    }
    if unseen {
        hit.change("wh40k.weapon.indirect-penalty", -1);
    }
}

/// Notes what changes the Wound rolls of a weapon whose unit has charged or not.
pub fn wound_changes(profile: &WeaponProfile, charged: bool, wound: &mut Breakdown) {
    if profile.has(WeaponAbilityKind::Lance) && charged {
        wound.change("wh40k.weapon.lance", 1);
    }
}

/// From which unmodified Wound roll on a wound is critical against a target with these keywords.
pub fn critical_wound(profile: &WeaponProfile, has: impl Fn(Keyword) -> bool) -> u8 {
    let anti = profile.abilities.iter().filter_map(|ability| match ability {
        WeaponAbility::Anti(keyword, from) if has(*keyword) => Some(*from),
        _ => None,
    });
    // wh40k.weapon.anti
    anti.min().map_or(CRITICAL, |from| from.clamp(LEAST, CRITICAL))
}

/// A saving throw: what the die must show, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Save {
    /// What an unmodified die must show; [`IMPOSSIBLE`] if none can.
    pub needed: u8,
    /// It is an invulnerable save.
    pub invulnerable: bool,
    /// The characteristic it starts from and what changes the roll.
    pub why: Breakdown,
}

/// An armour save whose roll is changed like this.
pub fn armour_save(why: Breakdown) -> Save {
    // wh40k.attack.save-cap: the total of all modifiers is never better than +1.
    let needed = i16::from(why.base) - why.changed().min(1);
    Save { needed: needed.clamp(i16::from(LEAST), i16::from(IMPOSSIBLE)) as u8, invulnerable: false, why }
}

/// An invulnerable save, which Armour Penetration does not change.
pub fn invulnerable_save(value: u8) -> Save {
    // wh40k.attack.invulnerable-no-ap
    Save { needed: value.clamp(LEAST, IMPOSSIBLE), invulnerable: true, why: Breakdown::new(value) }
}

/// The save a model makes: the better chance; armour where both are equal.
pub fn better_save(armour: Save, invulnerable: Option<u8>) -> Save {
    // wh40k.attack.invulnerable-choice
    match invulnerable.map(invulnerable_save) {
        Some(save) if save.needed < armour.needed => save,
        _ => armour,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::{Core, KeywordId};
    use crate::fixture::{rifle, with};

    fn armour(base: u8, changes: &[i8]) -> Save {
        let mut why = Breakdown::new(base);
        changes.iter().for_each(|by| why.change("wh40k.attack.save", *by));
        armour_save(why)
    }

    #[test]
    fn modifiers_to_hit_are_summed_and_then_limited() {
        // wh40k.attack.hit-modifier-cap, wh40k.attack.hit-ranged, wh40k.attack.hit-melee
        assert_eq!(to_hit(3, 0), 3);
        assert_eq!((to_hit(3, 2), to_hit(3, -2), to_hit(4, -2 + 1)), (2, 4, 5));
        // wh40k.attack.hit-one-fails, wh40k.attack.critical-hit
        assert_eq!((to_hit(2, 1), to_hit(6, -1)), (2, 6));
    }

    #[test]
    fn strength_against_toughness() {
        // wh40k.attack.wound-double, -wound-higher, -wound-equal, -wound-lower, -wound-half with their exact boundaries
        let rows = [
            (8, 4, 2),
            (7, 4, 3),
            (5, 4, 3),
            (4, 4, 4),
            (3, 4, 5),
            (4, 7, 5),
            (4, 8, 6),
            (2, 4, 6),
            (1, 12, 6),
        ];
        for (strength, toughness, score) in rows {
            assert_eq!(wound_score(strength, toughness), score, "{strength} against {toughness}");
        }
        // wh40k.attack.wound-modifier-cap, wh40k.attack.wound-one-fails, wh40k.attack.critical-wound
        assert_eq!((to_wound(4, 4, 3), to_wound(4, 4, -3)), (3, 5));
        assert_eq!((to_wound(8, 4, 1), to_wound(2, 4, -1)), (2, 6));
    }

    #[test]
    fn anti_lowers_the_critical_score_against_its_keyword_alone() {
        // wh40k.weapon.anti
        let vehicle = Keyword::Core(Core::Vehicle);
        let weapon = with(rifle(), WeaponAbility::Anti(vehicle, 4));
        assert_eq!(critical_wound(&weapon.profiles[0], |keyword| keyword == vehicle), 4);
        assert_eq!(critical_wound(&weapon.profiles[0], |_| false), 6);
        let weapon = with(weapon, WeaponAbility::Anti(Keyword::Other(KeywordId(0)), 2));
        assert_eq!(critical_wound(&weapon.profiles[0], |_| true), 2);
    }

    #[test]
    fn armour_is_changed_by_penetration_without_limit_and_improved_by_one_at_most() {
        // wh40k.attack.save, wh40k.attack.save-cap, wh40k.attack.save-one-fails
        assert_eq!(armour(2, &[-1]).needed, 3);
        assert_eq!(armour(4, &[-1, 1]).needed, 4);
        assert_eq!(armour(4, &[1, 1]).needed, 3);
        assert_eq!(armour(4, &[-1, 1, 1]).needed, 3);
        assert_eq!(armour(2, &[1]).needed, 2);
        assert_eq!(armour(3, &[-4]).needed, IMPOSSIBLE);
        assert_eq!(armour(3, &[-6]).needed, IMPOSSIBLE);
    }

    #[test]
    fn the_better_save_is_made() {
        // wh40k.attack.invulnerable-choice, wh40k.attack.invulnerable-no-ap
        let save = better_save(armour(3, &[-3]), Some(4));
        assert_eq!((save.needed, save.invulnerable), (4, true));
        let save = better_save(armour(3, &[-1]), Some(4));
        assert_eq!((save.needed, save.invulnerable), (4, false));
        assert!(!better_save(armour(2, &[]), Some(4)).invulnerable);
        assert_eq!(better_save(armour(2, &[]), None).needed, 2);
    }
}
