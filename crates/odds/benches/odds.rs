//! How fast exact odds are on one core.
//!
//! Every figure is the median of several repeats and is also given for a million steps of a fixed loop of dependent integer
//! operations, so that figures of different machines can be compared.

use std::hint::black_box;
use std::time::Instant;

use gonfalon_odds::wh40k::{Again, Models, Target, Weapons, remaining, resolve};
use gonfalon_table::Length;
use gonfalon_wh40k::data::{Amount, WeaponAbility, WeaponProfile};

const REPEATS: usize = 7;

fn main() {
    let steps = calibrate();
    println!("calibration  {:.0} million steps of xorshift64 a second", steps / 1e6);
    let (plain, simple) = job_a();
    measure("A: distribution and models", steps, || remaining(black_box(&plain), &simple));
    measure("A: everything", steps, || resolve(black_box(&plain), &simple));
    for damage in [1, 2] {
        let (rich, tough) = job_b(damage);
        measure(&format!("B, Damage {damage}: distribution and models"), steps, || {
            remaining(black_box(&rich), &tough)
        });
    }
}

/// Ten models with two attacks against ten models of two wounds.
fn job_a() -> ([Weapons; 1], Target) {
    let profile = WeaponProfile {
        name: None,
        range: Some(Length::inches(24)),
        attacks: Amount::fixed(2),
        skill: Some(3),
        strength: Amount::fixed(4),
        penetration: 1,
        damage: Amount::fixed(1),
        abilities: Default::default(),
    };
    let models =
        Models { count: 10, toughness: 4, wounds: 2, hurt: 0, save: 3, invulnerable: None, pain: None };
    ([Weapons::new(10, profile)], Target { models: vec![models], ..Target::default() })
}

/// The same with re-rolls, critical hits and wounds of all kinds, and Feel No Pain.
fn job_b(damage: u8) -> ([Weapons; 1], Target) {
    let ([mut weapons], mut target) = job_a();
    weapons.hits_again = Again::Ones;
    weapons.wounds_again = Again::Failed;
    weapons.profile.damage = Amount::fixed(damage);
    weapons.profile.abilities.extend([
        WeaponAbility::SustainedHits(Amount::fixed(1)),
        WeaponAbility::LethalHits,
        WeaponAbility::DevastatingWounds,
    ]);
    target.models[0].pain = Some(5);
    ([weapons], target)
}

fn measure<T>(name: &str, steps: f64, mut job: impl FnMut() -> T) {
    const RUNS: u32 = 20_000;
    let mut repeat = || {
        let began = Instant::now();
        for _ in 0..RUNS {
            black_box(job());
        }
        f64::from(RUNS) / began.elapsed().as_secs_f64()
    };
    let rate = median((0..REPEATS).map(|_| repeat()).collect());
    println!(
        "  {name:<40} {rate:>10.0} /s {:>8.2} µs {:>8.0} per million steps",
        1e6 / rate,
        rate / steps * 1e6
    );
}

fn median(mut rates: Vec<f64>) -> f64 {
    rates.sort_by(f64::total_cmp);
    rates[rates.len() / 2]
}

/// Steps a second of a fixed loop of dependent integer operations.
fn calibrate() -> f64 {
    const STEPS: u32 = 50_000_000;
    let rates = (0..REPEATS).map(|_| {
        let began = Instant::now();
        let mut x = black_box(88_172_645_463_325_252_u64);
        for _ in 0..STEPS {
            x ^= x << 13;
            x ^= x >> 7;
            x ^= x << 17;
        }
        black_box(x);
        f64::from(STEPS) / began.elapsed().as_secs_f64()
    });
    median(rates.collect())
}
