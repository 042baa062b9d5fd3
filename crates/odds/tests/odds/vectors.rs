//! Values collected from public tools and recomputed as fractions, and mistakes found in such tools.

use gonfalon_odds::Distribution;
use gonfalon_odds::wh40k::{Again, Outcome, Target, Weapons, resolve};
use gonfalon_wh40k::attack::odds::plus;
use gonfalon_wh40k::data::{Amount, Core, Keyword, WeaponAbility};

use crate::{about, fixed, hardened, near, rifles, squad, with};

fn came(weapons: Weapons, target: &Target) -> Outcome {
    resolve(&[weapons], target).expect("it is small")
}

fn exactly(found: &Distribution, exact: &[(usize, f64)]) {
    near(found.at_least(0), 1.0);
    near(exact.iter().map(|(_, chance)| chance).sum(), 1.0);
    for (value, chance) in exact {
        near(found.chance(*value), *chance);
    }
}

/// Whoever is never wounded by what does not matter.
fn wall() -> Target {
    squad(1, 4, 7, 100)
}

/// A weapon that always hits and whose hits are what is counted.
fn sure(count: u16, strength: u8, penetration: u8) -> Weapons {
    with(rifles(count, fixed(1), 3, strength, penetration, fixed(1)), &[WeaponAbility::Torrent])
}

#[test]
fn v01_three_attacks() {
    let hits = came(rifles(3, fixed(1), 4, 4, 0, fixed(1)), &wall()).hits;
    exactly(&hits, &[(0, 1.0 / 8.0), (1, 3.0 / 8.0), (2, 3.0 / 8.0), (3, 1.0 / 8.0)]);
}

/// A number that is 1 or 2: no amount of the rules, so it is put together from chances.
const D2: [f64; 3] = [0.0, 0.5, 0.5];

#[test]
fn v02_one_or_two_attacks() {
    let one = came(rifles(1, fixed(1), 4, 4, 0, fixed(1)), &wall()).hits;
    let two = came(rifles(2, fixed(1), 4, 4, 0, fixed(1)), &wall()).hits;
    let mixed = (0..3).map(|hits| (one.chance(hits) + two.chance(hits)) / 2.0).collect();
    exactly(&Distribution::exact(mixed), &[(0, 3.0 / 8.0), (1, 4.0 / 8.0), (2, 1.0 / 8.0)]);
}

#[test]
fn v03_four_weapons_of_one_or_two_attacks() {
    let two = plus(&D2, &D2);
    let ways = [1.0, 4.0, 6.0, 4.0, 1.0].map(|ways| ways / 16.0);
    let exact: Vec<(usize, f64)> = (4..).zip(ways).collect();
    exactly(&Distribution::exact(plus(&two, &two)), &exact);
}

#[test]
fn v04_three_hits() {
    let wounds = came(sure(3, 3, 0), &wall()).wounds;
    exactly(&wounds, &[(0, 8.0 / 27.0), (1, 12.0 / 27.0), (2, 6.0 / 27.0), (3, 1.0 / 27.0)]);
}

#[test]
fn v05_two_against_two() {
    let removed = came(rifles(2, fixed(2), 3, 4, 1, fixed(1)), &squad(2, 4, 3, 2)).removed;
    let left =
        [(4, 625.0 / 1296.0), (3, 125.0 / 324.0), (2, 25.0 / 216.0), (1, 5.0 / 324.0), (0, 1.0 / 1296.0)];
    exactly(&removed, &left.map(|(left, chance)| (4 - left, chance)));
}

#[test]
fn v06_two_wounds() {
    let target = squad(2, 4, 3, 2);
    let unsaved = came(sure(2, 4, 1), &target).unsaved.expect("all save alike");
    // Each of two hits wounds with 1/2 and is saved with 1/2; given two wounds, saves make 1/4, 2/4, 1/4.
    near(unsaved.chance(2) * 4.0, 1.0 / 4.0);
    exactly(&unsaved, &[(0, 9.0 / 16.0), (1, 6.0 / 16.0), (2, 1.0 / 16.0)]);
}

#[test]
fn v07_five_rifles() {
    let came = came(rifles(5, fixed(2), 3, 4, 1, fixed(1)), &squad(5, 4, 3, 2));
    about(came.damage.expect("all are alike").mean(), 1.6667);
    about(came.destroyed.mean(), 0.5877);
}

/// A melee weapon.
fn blades(count: u16, attacks: Amount, skill: u8, strength: u8, penetration: u8, damage: u8) -> Weapons {
    let mut weapons = rifles(count, attacks, skill, strength, penetration, fixed(damage));
    weapons.profile.range = None;
    weapons
}

#[test]
fn v08_twenty_blows() {
    let came = came(blades(5, fixed(4), 3, 3, 0, 1), &squad(10, 3, 6, 1));
    about(came.damage.expect("all are alike").mean(), 5.5556);
    about(came.destroyed.mean(), 5.5430);
}

#[test]
fn v09_failed_hits_rolled_again() {
    let weapons = Weapons { hits_again: Again::Failed, ..rifles(5, fixed(2), 3, 4, 1, fixed(1)) };
    let came = came(weapons, &squad(10, 3, 6, 1));
    about(came.hits.mean(), 8.8889);
    about(came.destroyed.mean(), 5.9259);
}

#[test]
fn v10_eight_blows() {
    let hits = came(blades(1, fixed(8), 2, 6, 2, 3), &wall()).hits;
    about(hits.mean(), 6.6667);
    about(hits.deviation(), 1.0541);
}

#[test]
fn v11_a_random_number_of_blows() {
    let hits = came(blades(1, Amount::d3(3, 0), 3, 4, 0, 1), &wall()).hits;
    about(hits.mean(), 4.0);
    about(hits.deviation(), 1.4907);
}

#[test]
fn v12_kinds_of_re_rolls() {
    for (hits_again, mean) in [(Again::Failed, 13.3333), (Again::Ones, 11.6667)] {
        about(came(Weapons { hits_again, ..blades(5, fixed(3), 3, 4, 0, 1) }, &wall()).hits.mean(), mean);
    }
}

#[test]
fn v13_twenty_shots() {
    let came = came(rifles(10, fixed(2), 3, 4, 0, fixed(1)), &squad(10, 3, 5, 1));
    about(came.damage.expect("all are alike").mean(), 5.9259);
    about(came.destroyed.mean(), 5.9044);
}

#[test]
fn v14_ten_shots_at_one() {
    let weapons = rifles(10, fixed(1), 4, 4, 0, fixed(1));
    let damage = |weapons| came(weapons, &squad(1, 4, 4, 7)).damage.expect("there is one model").mean();
    about(damage(weapons.clone()), 1.25);
    about(damage(Weapons { hits_again: Again::Ones, ..weapons }), 1.4583);
}

#[test]
fn v15_strength_against_toughness() {
    for (strength, mean) in [(8, 3.3333), (6, 2.6667), (4, 2.0), (3, 1.3333), (2, 0.6667)] {
        about(came(rifles(1, fixed(6), 3, strength, 0, fixed(1)), &wall()).removed.mean(), mean);
    }
}

#[test]
fn v16_feel_no_pain() {
    for (pain, mean) in [(6, 2.7778), (5, 2.2222), (4, 1.6667), (3, 1.1111)] {
        let came = came(rifles(1, fixed(10), 3, 4, 0, fixed(1)), &hardened(wall(), pain));
        about(came.removed.mean(), mean);
        about(came.damage.expect("there is one model").mean(), mean);
    }
}

#[test]
fn v17_capped_modifiers() {
    for (skill, hit, chance) in [(3, 2, 5.0 / 6.0), (3, -2, 1.0 / 2.0), (6, -1, 1.0 / 6.0)] {
        near(came(Weapons { hit, ..blades(1, fixed(1), skill, 4, 0, 1) }, &wall()).hits.mean(), chance);
    }
}

#[test]
fn models_destroyed_are_not_damage_divided_by_wounds() {
    let came = came(rifles(10, fixed(2), 3, 4, 1, fixed(1)), &squad(10, 4, 3, 2));
    assert!(came.removed.mean() / 2.0 - came.destroyed.mean() > 0.2, "halves of models do not die");
    assert!((came.destroyed.mean() - 1.416742).abs() < 5e-7);
}

#[test]
fn the_mean_of_a_die_is_three_and_a_half() {
    near(came(rifles(1, Amount::d6(1, 0), 3, 4, 0, fixed(1)), &wall()).attacks.mean(), 3.5);
    let damage = came(rifles(1, fixed(1), 3, 4, 0, Amount::d6(1, 0)), &wall()).damage.expect("one model");
    near(damage.mean(), 2.0 / 3.0 * 0.5 * 3.5);
}

#[test]
fn extra_hits_are_not_rolled_to_hit_again() {
    let weapons = with(rifles(6, fixed(1), 4, 4, 0, fixed(1)), &[WeaponAbility::SustainedHits(fixed(1))]);
    near(came(weapons, &wall()).hits.mean(), 3.0 + 1.0);
}

#[test]
fn lethal_hits_wound_without_a_roll() {
    let weapons = with(rifles(36, fixed(1), 4, 4, 0, fixed(1)), &[WeaponAbility::LethalHits]);
    // Six of 36 wound at once, and half of the other twelve hits.
    near(came(weapons, &wall()).wounds.mean(), 6.0 + 12.0 / 2.0);
}

#[test]
fn each_roll_is_rolled_again_for_itself() {
    let weapons = Weapons {
        hits_again: Again::Failed,
        wounds_again: Again::Failed,
        ..rifles(1, fixed(1), 4, 4, 0, fixed(1))
    };
    near(came(weapons, &wall()).wounds.mean(), 0.75 * 0.75);
    // "Failed" does not mean that the whole chance is tried again.
    assert!((0.75_f64 * 0.75 - (0.25 + 0.75 * 0.25)).abs() > 0.1);
}

#[test]
fn a_wound_is_felt_or_not_once() {
    // A model has one Feel No Pain; the better one is what the target says.
    near(came(sure(6, 4, 0), &hardened(wall(), 5)).removed.mean(), 3.0 * 4.0 / 6.0);
}

#[test]
fn a_lance_makes_wounding_easier_and_nothing_else() {
    let mut lance = with(blades(6, fixed(1), 3, 4, 0, 1), &[WeaponAbility::Lance]);
    lance.circumstances.charged = true;
    let target = squad(1, 4, 3, 100);
    let came = came(lance, &target);
    near(came.wounds.mean(), 4.0 * 4.0 / 6.0);
    near(came.removed.mean(), came.wounds.mean() / 3.0);
}

#[test]
fn blast_counts_for_every_weapon() {
    let shots = with(rifles(2, Amount::d3(1, 0), 3, 4, 0, fixed(1)), &[WeaponAbility::Blast]);
    near(came(shots.clone(), &squad(4, 4, 3, 1)).attacks.mean(), 4.0);
    near(came(shots.clone(), &squad(5, 4, 3, 1)).attacks.mean(), 6.0);
    near(came(shots, &squad(14, 4, 3, 1)).attacks.mean(), 8.0);
}

#[test]
fn no_more_models_die_than_there_are() {
    let came = came(rifles(20, fixed(10), 2, 8, 6, fixed(3)), &squad(3, 3, 6, 1));
    assert_eq!((came.destroyed.highest(), came.removed.highest()), (3, 3));
    near(came.wiped_out, came.destroyed.chance(3));
    near(came.destroyed.at_least(0), 1.0);
}

#[test]
fn anti_and_melta_and_rapid_fire_count_where_they_do() {
    let mut target = squad(1, 12, 7, 100);
    let anti = WeaponAbility::Anti(Keyword::Core(Core::Vehicle), 4);
    let weapons = with(sure(6, 3, 0), &[anti]);
    near(came(weapons.clone(), &target).wounds.mean(), 1.0);
    target.keywords.add(Keyword::Core(Core::Vehicle));
    near(came(weapons, &target).wounds.mean(), 3.0);
    let mut close = with(
        rifles(1, fixed(2), 3, 4, 0, fixed(1)),
        &[WeaponAbility::RapidFire(fixed(2)), WeaponAbility::Melta(fixed(3))],
    );
    near(came(close.clone(), &wall()).attacks.mean(), 2.0);
    close.circumstances.half_range = true;
    let outcome = came(close, &wall());
    near(outcome.attacks.mean(), 4.0);
    near(outcome.removed.mean(), 4.0 * 2.0 / 3.0 / 2.0 * 4.0);
}

#[test]
fn circumstances_change_hit_rolls_and_saves() {
    let heavy = with(rifles(6, fixed(1), 4, 4, 0, fixed(1)), &[WeaponAbility::Heavy]);
    let mut still = heavy.clone();
    still.circumstances.stationary = true;
    near(came(heavy, &wall()).hits.mean(), 3.0);
    near(came(still, &wall()).hits.mean(), 4.0);
    let mut hidden = with(rifles(6, fixed(1), 3, 4, 1, fixed(1)), &[WeaponAbility::IndirectFire]);
    hidden.circumstances.unseen = true;
    let target = squad(1, 4, 4, 100);
    let came_hidden = came(hidden.clone(), &target);
    near(came_hidden.hits.mean(), 3.0);
    // Cover makes good what the Armour Penetration takes.
    near(came_hidden.removed.mean(), 3.0 / 2.0 / 2.0);
    hidden.profile.abilities.push(WeaponAbility::IgnoresCover);
    near(came(hidden, &target).removed.mean(), 3.0 / 2.0 * 4.0 / 6.0);
    let mut watch = rifles(6, fixed(1), 3, 4, 0, fixed(1));
    watch.circumstances.overwatch = true;
    near(came(watch, &wall()).hits.mean(), 1.0);
    let covered = Target { cover: true, ..squad(1, 4, 3, 100) };
    near(came(sure(6, 4, 0), &covered).removed.mean(), 1.0);
    let stealthy = Target { stealth: true, ..wall() };
    near(came(rifles(6, fixed(1), 3, 4, 0, fixed(1)), &stealthy).hits.mean(), 3.0);
}

#[test]
fn a_command_re_roll_is_one_die() {
    let plain = rifles(2, fixed(1), 4, 4, 0, fixed(1));
    let once = Weapons { command_reroll: true, ..plain.clone() };
    let hits = came(once, &wall()).hits;
    // Both at once 1/4; otherwise one more die.
    exactly(&hits, &[(0, 1.0 / 8.0), (1, 1.0 / 8.0 + 1.0 / 4.0), (2, 1.0 / 4.0 + 1.0 / 4.0)]);
    // Where every failure has been rolled again already, nothing is left to roll.
    let all = Weapons { hits_again: Again::Failed, command_reroll: true, ..plain.clone() };
    let failed = Weapons { hits_again: Again::Failed, ..plain };
    assert_eq!(came(all, &wall()).hits, came(failed, &wall()).hits);
}

#[test]
fn hoping_for_critical_wounds_gives_up_others() {
    let again = |wounds_again| {
        let weapons = with(sure(6, 4, 0), &[WeaponAbility::DevastatingWounds]);
        came(Weapons { wounds_again, ..weapons }, &squad(1, 4, 2, 100)).removed.mean()
    };
    near(again(Again::NotCritical), 6.0 * (11.0 / 36.0 + 5.0 / 6.0 * 2.0 / 6.0 / 6.0));
    assert!(again(Again::NotCritical) > again(Again::Failed));
}

#[test]
fn dangerous_weapons_cost_their_bearers() {
    use gonfalon_odds::wh40k::Bearer;
    let risky = with(rifles(6, fixed(1), 3, 4, 0, fixed(1)), &[WeaponAbility::Hazardous]);
    let losses = came(risky.clone(), &wall()).losses.expect("they are hazardous");
    near(losses.models.mean(), 1.0);
    let tough = Weapons { count: 1, bearer: Bearer::Tough { wounds: 4, pain: Some(4) }, ..risky };
    let losses = came(tough, &wall()).losses.expect("it is hazardous");
    near(losses.wounds.mean(), 3.0 / 2.0 / 6.0);
    near(losses.models.at_least(1), 0.0);
    assert_eq!(came(rifles(1, fixed(1), 3, 4, 0, fixed(1)), &wall()).losses, None);
}

#[test]
fn who_is_hurt_goes_first_and_mixed_units_go_by_the_most() {
    use gonfalon_odds::wh40k::Models;
    let mut target = squad(2, 4, 7, 3);
    let hurt = Models { count: 1, toughness: 8, wounds: 5, hurt: 4, ..target.models[0] };
    target.models.push(hurt);
    assert_eq!((target.toughness(), target.wounds(), target.count()), (4, 7, 3));
    // One wound of the first hit kills the hurt model, the rest of its damage is lost.
    let came = came(with(sure(1, 8, 0), &[]), &target);
    near(came.destroyed.at_least(1), 5.0 / 6.0);
    assert_eq!(came.removed.highest(), 1);
}

#[test]
fn absurd_numbers_are_refused() {
    use gonfalon_odds::wh40k::Limit;
    let limit =
        |weapons: Weapons, target: &Target| resolve(&[weapons], target).map_err(|excess| excess.limit);
    let few = rifles(1, fixed(1), 3, 4, 0, fixed(1));
    assert_eq!(limit(rifles(60_000, fixed(1), 3, 4, 0, fixed(1)), &wall()), Err(Limit::Attacks));
    assert_eq!(limit(rifles(10, fixed(255), 3, 4, 0, fixed(1)), &wall()), Err(Limit::Attacks));
    assert_eq!(limit(few.clone(), &squad(60_000, 4, 3, 1)), Err(Limit::Models));
    assert_eq!(limit(few.clone(), &squad(100, 4, 3, 200)), Err(Limit::Wounds));
    assert_eq!(limit(rifles(1, fixed(1), 3, 4, 0, Amount::d6(200, 0)), &wall()), Err(Limit::Damage));
    let endless = with(
        rifles(1000, fixed(1), 3, 4, 0, Amount::d6(10, 0)),
        &[WeaponAbility::DevastatingWounds, WeaponAbility::SustainedHits(Amount::d6(3, 0))],
    );
    assert_eq!(limit(endless, &hardened(squad(100, 4, 3, 10), 5)), Err(Limit::Work));
    assert!(resolve(&[], &squad(5, 4, 3, 1)).is_ok() && resolve(&[few], &Target::default()).is_ok());
}
