//! How fast drops are on one core.

use std::hint::black_box;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use gonfalon_drops::{Release, Scene, simulate, stand_in};
use gonfalon_table::{Circle, Length, Point, Rectangle};

pub(crate) fn report() {
    println!("## Speed\n");
    let steps = calibrate();
    println!(
        "On one core, in time of this thread; the last column is for a million steps of a fixed loop of dependent integer \
         operations ({:.0} million steps a second here), so that machines can be compared.\n",
        steps / 1e6
    );
    println!("| drop | a second | a million steps |\n| --- | ---: | ---: |");
    let aim = Point::new(90_000, 60_000);
    let disk = |x: i32, thousandths| Circle::new(aim.shifted(x, 0), Length::thousandths(thousandths));
    let table = Rectangle::sized(Length::inches(72), Length::inches(48));
    let disks = vec![disk(0, 2_500), disk(6_000, 2_000), disk(-4_000, 1_750)];
    let scene = Scene { table, disks, counters: Vec::new() };
    let volley = |count, height, carrier| Release::Volley {
        count,
        aim,
        towards: aim.shifted(20_000, 0),
        height: Length::inches(height),
        carrier: Length::thousandths(carrier),
    };
    let line = |name: &str, rate: f64| println!("| {name} | {rate:.0} | {:.3} |", rate / steps * 1e6);
    let simulated = |count, release: Release| {
        rate(count, |seed| {
            black_box(simulate(&scene, &release, seed));
        })
    };
    line("one counter, simulated", simulated(200, volley(1, 12, 2_000)));
    line("three counters, simulated", simulated(200, volley(3, 12, 2_000)));
    line("Rain of Steel, simulated", simulated(20, volley(10, 24, 3_500)));
    let release = volley(3, 12, 2_000);
    let stand_in_rate = rate(20_000, |seed| {
        black_box(stand_in(&scene, &release, seed));
    });
    line("three counters, stand-in", stand_in_rate);
}

/// Runs a second, the middle of five repeats.
fn rate(count: u64, run: impl Fn(u64)) -> f64 {
    let repeat = |repeat: u64| {
        let began = clock();
        (0..count).for_each(|seed| run(repeat * count + seed));
        count as f64 / (clock() - began).as_secs_f64()
    };
    median((0..5).map(repeat).collect())
}

fn calibrate() -> f64 {
    const STEPS: u32 = 50_000_000;
    let run = || {
        let mut x: u64 = black_box(88_172_645_463_325_252);
        let began = clock();
        for _ in 0..STEPS {
            x ^= x << 13;
            x ^= x >> 7;
            x ^= x << 17;
        }
        black_box(x);
        f64::from(STEPS) / (clock() - began).as_secs_f64()
    };
    median((0..5).map(|_| run()).collect())
}

fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures[figures.len() / 2]
}

/// The time this thread has run so far, where the system tells; a busy machine then does not distort the figures.
fn clock() -> Duration {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let run = told.as_ref().and_then(|told| told.split_whitespace().next()?.parse().ok());
    match run {
        Some(nanoseconds) => Duration::from_nanos(nanoseconds),
        None => {
            static BEGAN: OnceLock<Instant> = OnceLock::new();
            BEGAN.get_or_init(Instant::now).elapsed()
        }
    }
}
