//! What holds whatever the weapons and targets.

use gonfalon_odds::Distribution;
use gonfalon_odds::wh40k::{Again, Models, Outcome, Target, Weapons, charge, resolve};
use gonfalon_wh40k::data::{Amount, WeaponAbility};
use proptest::prelude::*;

use crate::{rifles, with};

fn amount() -> impl Strategy<Value = Amount> {
    prop_oneof![
        (1_u8..4).prop_map(Amount::fixed),
        Just(Amount::d3(1, 0)),
        Just(Amount::d6(1, 0)),
        Just(Amount::d3(2, 1)),
    ]
}

fn ability() -> impl Strategy<Value = WeaponAbility> {
    prop_oneof![
        Just(WeaponAbility::LethalHits),
        Just(WeaponAbility::DevastatingWounds),
        Just(WeaponAbility::TwinLinked),
        Just(WeaponAbility::Torrent),
        Just(WeaponAbility::Blast),
        amount().prop_map(WeaponAbility::SustainedHits),
    ]
}

fn again() -> impl Strategy<Value = Again> {
    prop_oneof![Just(Again::None), Just(Again::Ones), Just(Again::Failed), Just(Again::NotCritical)]
}

fn weapons() -> impl Strategy<Value = Weapons> {
    let numbers = (1_u16..5, amount(), 2_u8..7, 1_u8..10, 0_u8..5, amount());
    let rest = (prop::collection::vec(ability(), 0..3), again(), again(), any::<bool>(), -2_i8..3);
    (numbers, rest).prop_map(|((count, attacks, skill, strength, ap, damage), rest)| {
        let (abilities, hits_again, wounds_again, command_reroll, hit) = rest;
        let weapons = rifles(count, attacks, skill, strength, ap, damage);
        Weapons { hits_again, wounds_again, command_reroll, hit, ..with(weapons, &abilities) }
    })
}

fn target() -> impl Strategy<Value = Target> {
    let models =
        (1_u16..4, 2_u8..9, 1_u8..4, 0_u8..2, 2_u8..8, prop::option::of(4_u8..7), prop::option::of(5_u8..7));
    let models = models.prop_map(|(count, toughness, wounds, hurt, save, invulnerable, pain)| Models {
        count,
        toughness,
        wounds,
        hurt: hurt.min(wounds - 1),
        save,
        invulnerable,
        pain,
    });
    (prop::collection::vec(models, 1..3), any::<bool>()).prop_map(|(models, cover)| Target {
        models,
        cover,
        ..Target::default()
    })
}

fn came(weapons: &[Weapons], target: &Target) -> Outcome {
    resolve(weapons, target).expect("it is small")
}

fn whole(distribution: &Distribution) {
    let sum: f64 = distribution.chances().iter().sum();
    assert!((sum - 1.0).abs() < 1e-11, "{sum}");
    assert!(distribution.chances().iter().all(|chance| *chance > -1e-13));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn chances_make_a_whole_and_nobody_dies_twice(groups in prop::collection::vec(weapons(), 1..3), target in target()) {
        let came = came(&groups, &target);
        for distribution in [&came.attacks, &came.hits, &came.wounds, &came.removed, &came.destroyed] {
            whole(distribution);
        }
        came.unsaved.iter().chain(&came.damage).for_each(whole);
        prop_assert!(came.destroyed.highest() <= target.count());
        prop_assert!(came.removed.highest() <= target.wounds());
        prop_assert!((came.wiped_out - came.removed.chance(target.wounds())).abs() < 1e-12);
        prop_assert!((came.wiped_out - came.destroyed.chance(target.count())).abs() < 1e-12);
        if let Some(damage) = &came.damage {
            prop_assert!(came.removed.mean() <= damage.mean() + 1e-9);
        }
    }

    #[test]
    fn better_skill_never_does_less(weapons in weapons(), target in target()) {
        prop_assume!(weapons.profile.skill > Some(2));
        // Whoever hits better has fewer failures to roll again, and so fewer critical hits: that may be worse indeed.
        let weapons = Weapons { hits_again: Again::Ones, command_reroll: false, ..weapons };
        let mut better = weapons.clone();
        better.profile.skill = weapons.profile.skill.map(|skill| skill - 1);
        let (worse, better) = (came(&[weapons], &target), came(&[better], &target));
        for count in 0..=target.wounds() {
            prop_assert!(better.removed.at_least(count) >= worse.removed.at_least(count) - 1e-12);
        }
    }

    #[test]
    fn more_strength_and_penetration_never_do_less(weapons in weapons(), target in target()) {
        // The same holds for wounds.
        let mut weapons = Weapons { wounds_again: Again::None, ..weapons };
        weapons.profile.abilities.retain(|ability| *ability != WeaponAbility::TwinLinked);
        let mut better = weapons.clone();
        better.profile.strength.plus += 1;
        better.profile.penetration += 1;
        // Armour Penetration 0 takes cover from good armour.
        let target = Target { cover: false, ..target };
        let (worse, better) = (came(&[weapons], &target), came(&[better], &target));
        for count in 0..=target.count() {
            prop_assert!(better.destroyed.at_least(count) >= worse.destroyed.at_least(count) - 1e-12);
        }
    }

    #[test]
    fn one_more_attack_never_does_less(weapons in weapons(), target in target()) {
        let more = Weapons { count: weapons.count + 1, ..weapons.clone() };
        let (fewer, more) = (came(&[weapons], &target), came(&[more], &target));
        for count in 0..=target.wounds() {
            prop_assert!(more.removed.at_least(count) >= fewer.removed.at_least(count) - 1e-12);
        }
    }

    #[test]
    fn weapons_told_together_or_apart_do_the_same(weapons in weapons(), target in target()) {
        // One volley is reckoned by numbers of wounds, several are worked through one after the other.
        let weapons = Weapons { command_reroll: false, ..weapons };
        let together = came(&[Weapons { count: weapons.count + 1, ..weapons.clone() }], &target);
        let apart = came(&[weapons.clone(), Weapons { count: 1, ..weapons }], &target);
        for lost in 0..=target.wounds() {
            prop_assert!((together.removed.chance(lost) - apart.removed.chance(lost)).abs() < 1e-12);
        }
    }

    #[test]
    fn a_shorter_charge_is_never_harder(needed in 2_u8..14, changed in -3_i8..4, again: bool) {
        let (near, far) = (charge(needed, changed, again), charge(needed + 1, changed, again));
        prop_assert!(near.chance >= far.chance - 1e-12);
        whole(&near.roll);
        prop_assert!(charge(needed, changed, true).chance >= charge(needed, changed, false).chance);
    }
}
