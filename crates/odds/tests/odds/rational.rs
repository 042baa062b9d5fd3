//! The same odds in whole numbers of any size, die by die: floats are off by less than the error that is stated.

use std::collections::BTreeMap;

use gonfalon_kernel::{Dice, Roll, every_branch};
use gonfalon_odds::Distribution;
use gonfalon_odds::wh40k::{Again, Target, Weapons, resolve};
use gonfalon_wh40k::data::{Amount, WeaponAbility};
use num_bigint::BigUint;

use crate::{fixed, hardened, rifles, squad, with};

/// A fixed number of attacks as a person would roll them.
#[derive(Clone, Copy)]
struct Case {
    attacks: u32,
    hit: u8,
    reroll_ones: bool,
    sustained: u8,
    lethal: bool,
    wound: u8,
    reroll_wounds: bool,
    devastating: bool,
    save: u8,
    damage: Damage,
    pain: u8,
    models: usize,
    wounds: usize,
}

#[derive(Clone, Copy)]
enum Damage {
    Fixed(usize),
    D3,
}

fn d6(dice: &mut dyn Dice) -> u8 {
    dice.roll(Roll { purpose: "test", sides: 6 })
}

impl Case {
    /// One attack: normal wounds and wounds that devastate.
    fn attack(&self, dice: &mut dyn Dice) -> (usize, usize) {
        let mut hit = d6(dice);
        if hit == 1 && self.reroll_ones {
            hit = d6(dice);
        }
        if hit == 1 || hit < self.hit && hit != 6 {
            return (0, 0);
        }
        let (mut normal, mut devastating) = (0, 0);
        let mut rolls = 1;
        if hit == 6 {
            rolls += self.sustained;
            if self.lethal {
                rolls -= 1;
                normal += 1;
            }
        }
        for _ in 0..rolls {
            let mut wound = d6(dice);
            if wound < self.wound && self.reroll_wounds {
                wound = d6(dice);
            }
            if wound == 6 && self.devastating {
                devastating += 1;
            } else if wound >= self.wound {
                normal += 1;
            }
        }
        (normal, devastating)
    }

    fn damage(&self, dice: &mut dyn Dice) -> usize {
        match self.damage {
            Damage::Fixed(value) => value,
            Damage::D3 => usize::from(d6(dice).div_ceil(2)),
        }
    }

    /// One normal wound when so many wounds are left in all; how many are left then.
    fn suffer(&self, left: usize, dice: &mut dyn Dice) -> usize {
        if left == 0 || d6(dice) >= self.save {
            return left;
        }
        let model = (left - 1) % self.wounds + 1;
        let mut lost = 0;
        for _ in 0..self.damage(dice) {
            if lost < model && (self.pain > 6 || d6(dice) < self.pain) {
                lost += 1;
            }
        }
        left - lost
    }
}

/// Chances as whole numbers over a common denominator.
#[derive(Clone)]
struct Exact<K> {
    weights: BTreeMap<K, BigUint>,
    denominator: BigUint,
}

/// What may come of some dice, over a common denominator.
fn branches<T: Ord>(run: impl FnMut(&mut dyn Dice) -> T) -> Exact<T> {
    let all = every_branch(run);
    let denominator = all.iter().map(|branch| branch.one_in).max().expect("there is a branch");
    let mut weights = BTreeMap::new();
    for branch in all {
        *weights.entry(branch.result).or_insert_with(BigUint::default) += denominator / branch.one_in;
    }
    Exact { weights, denominator: denominator.into() }
}

impl<K: Ord + Clone> Exact<K> {
    /// Something more happens, which depends on what has happened.
    fn then<L: Ord>(&self, next: impl Fn(&K) -> Exact<L>) -> Exact<L> {
        let after: Vec<_> = self.weights.iter().map(|(key, weight)| (next(key), weight)).collect();
        // Denominators are powers of six, so the greatest is a multiple of all.
        let common = after.iter().map(|(exact, _)| exact.denominator.clone()).max().expect("not empty");
        let mut weights = BTreeMap::new();
        for (exact, weight) in after {
            let scale = &common / &exact.denominator * weight;
            for (key, part) in exact.weights {
                *weights.entry(key).or_insert_with(BigUint::default) += &scale * part;
            }
        }
        Exact { weights, denominator: &self.denominator * common }
    }

    fn chance(&self, wanted: impl Fn(&K) -> bool) -> f64 {
        let sum: BigUint = self.weights.iter().filter(|(key, _)| wanted(key)).map(|(_, weight)| weight).sum();
        let digits = BigUint::from(10_u32).pow(25);
        let scaled = sum * &digits / &self.denominator;
        scaled.to_string().parse::<f64>().expect("a number") / 1e25
    }
}

/// The wounds left in the end.
fn left(case: &Case) -> Exact<usize> {
    let all = case.models * case.wounds;
    let mut table = Exact { weights: BTreeMap::from([((all, 0), 1_u32.into())]), denominator: 1_u32.into() };
    let attack = branches(|dice| case.attack(dice));
    let suffered: Vec<Exact<usize>> =
        (0..=all).map(|left| branches(|dice| case.suffer(left, dice))).collect();
    let harmed: Exact<usize> = branches(|dice| case.damage(dice));
    for _ in 0..case.attacks {
        let rolled = table.then(|(left, due)| Exact {
            weights: attack
                .weights
                .iter()
                .map(|(key, weight)| ((*left, *due, *key), weight.clone()))
                .collect(),
            denominator: attack.denominator.clone(),
        });
        // At most so many of each follow from one attack.
        let mut open = rolled;
        for _ in 0..1 + case.sustained {
            open = open.then(|(left, due, (normal, mortal))| match normal {
                0 => sure((*left, *due, (0, *mortal))),
                _ => suffered[*left].keyed(|left| (left, *due, (normal - 1, *mortal))),
            });
            open = open.then(|(left, due, (normal, mortal))| match mortal {
                0 => sure((*left, *due, (*normal, 0))),
                _ => harmed.keyed(|more| (*left, due + more, (*normal, mortal - 1))),
            });
        }
        table = open.then(|(left, due, rest)| {
            assert_eq!(*rest, (0, 0));
            sure((*left, *due))
        });
    }
    let most = table.weights.keys().map(|(_, due)| *due).max().unwrap_or(0);
    for _ in 0..most {
        table = table.then(|(left, due)| match (*left, *due) {
            (left, 0) => sure((left, 0)),
            (0, _) => sure((0, 0)),
            (left, due) => {
                branches(|dice| (left - usize::from(case.pain > 6 || d6(dice) < case.pain), due - 1))
            }
        });
    }
    table.then(|(left, _)| sure(*left))
}

fn sure<K: Ord>(key: K) -> Exact<K> {
    Exact { weights: BTreeMap::from([(key, 1_u32.into())]), denominator: 1_u32.into() }
}

impl Exact<usize> {
    fn keyed<L: Ord>(&self, key: impl Fn(usize) -> L) -> Exact<L> {
        let mut weights = BTreeMap::new();
        for (value, weight) in &self.weights {
            *weights.entry(key(*value)).or_insert_with(BigUint::default) += weight;
        }
        Exact { weights, denominator: self.denominator.clone() }
    }
}

fn compare(case: &Case, weapons: Weapons, target: &Target) {
    let came = resolve(&[weapons], target).expect("it is small");
    let exact = left(case);
    let all = case.models * case.wounds;
    for lost in 0..=all {
        let wanted = exact.chance(|left| *left == all - lost);
        let found = came.removed.chance(lost);
        assert!((found - wanted).abs() < Distribution::ROUNDING, "{lost} lost: {found}, not {wanted}");
    }
    for dead in 0..=case.models {
        let wanted = exact.chance(|left| left.div_ceil(case.wounds) == case.models - dead);
        let found = came.destroyed.chance(dead);
        assert!((found - wanted).abs() < Distribution::ROUNDING, "{dead} dead: {found}, not {wanted}");
    }
}

const PLAIN: Case = Case {
    attacks: 20,
    hit: 3,
    reroll_ones: false,
    sustained: 0,
    lethal: false,
    wound: 4,
    reroll_wounds: false,
    devastating: false,
    save: 4,
    damage: Damage::Fixed(1),
    pain: 7,
    models: 10,
    wounds: 2,
};

#[test]
fn ten_models_against_ten() {
    compare(&PLAIN, rifles(10, fixed(2), 3, 4, 1, fixed(1)), &squad(10, 4, 3, 2));
}

#[test]
fn everything_at_once() {
    let abilities =
        [WeaponAbility::SustainedHits(fixed(1)), WeaponAbility::LethalHits, WeaponAbility::DevastatingWounds];
    for damage in [1, 2] {
        let case = Case {
            reroll_ones: true,
            sustained: 1,
            lethal: true,
            reroll_wounds: true,
            devastating: true,
            damage: Damage::Fixed(damage.into()),
            pain: 5,
            attacks: 12,
            ..PLAIN
        };
        let weapons = Weapons {
            hits_again: Again::Ones,
            wounds_again: Again::Failed,
            ..with(rifles(6, fixed(2), 3, 4, 1, fixed(damage)), &abilities)
        };
        compare(&case, weapons, &hardened(squad(10, 4, 3, 2), 5));
    }
}

#[test]
fn random_damage_is_lost_with_small_models() {
    let case = Case { attacks: 8, damage: Damage::D3, pain: 6, models: 4, wounds: 2, ..PLAIN };
    compare(&case, rifles(8, fixed(1), 3, 4, 1, Amount::d3(1, 0)), &hardened(squad(4, 4, 3, 2), 6));
}

#[test]
fn many_dice_stay_exact() {
    let case = Case { attacks: 120, models: 20, wounds: 2, ..PLAIN };
    compare(&case, rifles(60, fixed(2), 3, 4, 1, fixed(1)), &squad(20, 4, 3, 2));
}

#[test]
fn other_games_count_as_exactly() {
    use gonfalon_odds::kow::{Dice as Volley, resolve};
    // Elite: one miss and one hit without damage are rolled again.
    let exact = branches(|dice| {
        let mut hits = 0;
        let mut again = true;
        for _ in 0..4 {
            if d6(dice) >= 4 || std::mem::take(&mut again) && d6(dice) >= 4 {
                hits += 1;
            }
        }
        hits
    })
    .then(|hits| {
        let hits: usize = *hits;
        branches(move |dice| {
            let mut damage = 0;
            let mut again = true;
            for _ in 0..hits {
                if d6(dice) >= 5 || std::mem::take(&mut again) && d6(dice) >= 5 {
                    damage += 1;
                }
            }
            damage
        })
    });
    let volley = Volley { dice: 4, to_hit: 4, changed: 0, defence: 5, bonus: 0, elite: true };
    let came = resolve(&[volley], None);
    for damage in 0..=4 {
        let wanted = exact.chance(|found: &usize| *found == damage);
        assert!((came.damage.chance(damage) - wanted).abs() < Distribution::ROUNDING, "{damage}: {wanted}");
    }
}
