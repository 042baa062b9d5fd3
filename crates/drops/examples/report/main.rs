//! Prints the report on drops: `cargo run --release -p gonfalon-drops --example report > docs/drops.md`.
//!
//! A number on the command line changes how many drops each figure is made of.

mod earlier;
mod positions;
mod shares;
mod speed;

use gonfalon_drops::{Fall, Release, Scene, simulate, stand_in};
use gonfalon_table::{Circle, Length, Point, Rectangle};

use positions::{Family, Position};
use shares::Shares;

/// Diameters in inches with the players' table: shares of missiles that hit, in a hundred.
const PLAYERS: [(f64, f64); 5] = [(1.75, 27.0), (2.0, 31.0), (2.5, 39.0), (3.5, 55.0), (4.1, 64.0)];

fn main() {
    let drops = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(8_000);
    if std::env::args().nth(2).as_deref() == Some("earlier") {
        return earlier::report(drops);
    }
    println!(
        "# Drops\n\nWritten by `cargo run --release -p gonfalon-drops --example report`; do not edit.\n\n\
         Constants and fitted numbers: `{:016x}`.\n",
        gonfalon_drops::fingerprint()
    );
    against_the_players(drops);
    against_the_stand_in(drops);
    earlier::report(drops / 2);
    left_out();
    other_releases(drops.min(400));
    same_everywhere();
    speed::report();
}

fn left_out() {
    println!("## What the stand-in leaves out\n");
    println!(
        "- It has no path, so a page has nothing to show.\n\
         - Counters of one volley do not push each other; what their meeting does to the shares is in the fitted bounces.\n\
         - An earlier counter is pushed by a short random way instead of by a blow, pushes no other and never turns.\n\
         - A piece that only counters hold up lies on what is below it, not on what those counters lie on.\n\
         - Disks and tosses draw from fewer bounces than counters and push nothing.\n"
    );
}

fn same_everywhere() {
    println!("## The same everywhere\n");
    println!(
        "Proven by tests: the numbers of fixed falls, written out, and the sums of more are the same in debug and release \
         builds, in whatever order and on whatever thread they run. Not proven here: other processors. `rapier3d` promises \
         the same results on all that follow IEEE 754 with its feature `enhanced-determinism`, which is on; this crate \
         itself uses only exact operations and `libm`. A log keeps the result, so that no replay depends on any of this.\n"
    );
}

fn against_the_players(drops: u64) {
    println!("## Against the players' table\n");
    println!(
        "Shares of counters, in a hundred, that come to rest on a lone disk when its centre is aimed at, from {drops} drops \
         from every side (standard error at most {:.1} points for one counter, {:.1} for three). The players' table is no rule \
         of the book; the simulation is tuned to it within five points.\n",
        50.0 / (drops as f64).sqrt(),
        50.0 / (3.0 * drops as f64).sqrt()
    );
    println!("| diameter | players' table | one counter | difference | three counters | difference |");
    println!("| ---: | ---: | ---: | ---: | ---: | ---: |");
    for (diameter, wanted) in PLAYERS {
        let aim = Point::new(90_000, 60_000);
        let disk = Circle::new(aim, Length::thousandths((diameter * 1000.0) as i64));
        let table = Rectangle::sized(Length::inches(72), Length::inches(48));
        let scene = Scene { table, disks: vec![disk], counters: Vec::new() };
        let [one, three] = [1, 3].map(|count| {
            let mut shares = Shares::default();
            for seed in 0..drops {
                let degrees = (seed * 137 % 360) as i32;
                let towards = aim.step(gonfalon_table::Heading::from_degrees(degrees), Length::inches(8));
                let (height, carrier) = (Length::inches(12), Length::inches(2));
                shares.add(
                    &simulate(&scene, &Release::Volley { count, aim, towards, height, carrier }, seed),
                    0,
                );
            }
            shares.hits()
        });
        println!(
            "| {diameter:.2} in | {wanted:.0} | {one:.1} | {:+.1} | {three:.1} | {:+.1} |",
            one - wanted,
            three - wanted
        );
    }
    println!();
}

fn against_the_stand_in(drops: u64) {
    let counters = 3 * drops;
    println!("## The stand-in against the simulation\n");
    println!(
        "Shares of counters in a hundred, simulation / stand-in, on random positions that the stand-in was not fitted to: the \
         aim is a point of the target's inner half. *Hit* is the target, *two disks* any two or more at once, *other* a disk \
         that is not the target. Each line is made of {counters} simulated counters and four times as many of the stand-in: \
         the standard error of a difference is at most {:.1} points for single counters, a little more for volleys, whose \
         counters share an aim.\n",
        100.0 * (0.25 / counters as f64 * 1.25).sqrt()
    );
    println!("| position | counters | hit | two disks | other | differences |");
    println!("| --- | ---: | ---: | ---: | ---: | ---: |");
    for (name, family) in
        [("lone disk", Family::Lone), ("neighbours", Family::Neighbours), ("overlaps", Family::Overlaps)]
    {
        for count in [1, 2, 3, 5] {
            let (mut real, mut fitted) = (Shares::default(), Shares::default());
            for seed in 0..counters / u64::from(count) {
                let position = Position::random(family, (5 << 52) + seed * 17);
                let release = position.volley(count);
                real.add(&simulate(&position.scene, &release, seed + (1 << 40)), position.target);
                for other in 0..4 {
                    let seed = seed + ((4 + other) << 40);
                    fitted.add(&stand_in(&position.scene, &release, seed), position.target);
                }
            }
            println!(
                "| {name} | {count} | {:.1} / {:.1} | {:.1} / {:.1} | {:.1} / {:.1} | {:+.1}, {:+.1}, {:+.1} |",
                real.hits(),
                fitted.hits(),
                real.straddles(),
                fitted.straddles(),
                real.strays(),
                fitted.strays(),
                fitted.hits() - real.hits(),
                fitted.straddles() - real.straddles(),
                fitted.strays() - real.strays()
            );
        }
    }
    println!();
}

/// Middle distance from the aim in inches, and share off the table in a hundred.
fn spread(drops: u64, release: &Release, fall: impl Fn(u64) -> Fall) -> (f64, f64) {
    let mut distances = Vec::new();
    let mut lost = 0;
    for piece in (0..drops).flat_map(|seed| fall(seed).pieces) {
        distances.push(piece.centre.distance(release.aim()).0);
        lost += u32::from(piece.off_table);
    }
    distances.sort_unstable();
    let inches = f64::from(distances[distances.len() / 2]) / f64::from(Length::INCH.0);
    (inches, 100.0 * f64::from(lost) / distances.len() as f64)
}

fn other_releases(drops: u64) {
    println!("## Other releases\n");
    println!(
        "Middle distance of the resting place from the aim in inches and shares off the table in a hundred, simulation / \
         stand-in, from {drops} drops onto the bare table, 24 in from its nearest edge.\n"
    );
    println!("| release | distance | off the table |\n| --- | ---: | ---: |");
    let aim = Point::new(90_000, 60_960);
    let table = Rectangle::sized(Length::inches(72), Length::inches(48));
    let scene = Scene { table, disks: Vec::new(), counters: Vec::new() };
    let rain = |height| Release::Volley {
        count: 10,
        aim,
        towards: Point::new(90_000, 30_000),
        height: Length::inches(height),
        carrier: Length::thousandths(3_500),
    };
    let twister = |thousandths, height| Release::Level {
        diameter: Length::thousandths(thousandths),
        aim,
        height: Length::inches(height),
    };
    let toss = |apex| Release::Toss {
        diameter: Length::INCH,
        from: Point::new(90_000, -30_480),
        height: Length::inches(36),
        apex: Length::inches(apex),
        aim,
    };
    let releases = [
        ("Rain of Steel, 24 in", rain(24)),
        ("Rain of Steel, 48 in", rain(48)),
        ("Twister, 1.75 in disk, 18 in", twister(1_750, 18)),
        ("Twister, 3.50 in disk, 18 in", twister(3_500, 18)),
        ("Twister, 2.00 in disk, 36 in", twister(2_000, 36)),
        ("Death Ball, apex 48 in", toss(48)),
        ("Death Ball, apex 96 in", toss(96)),
    ];
    for (name, release) in releases {
        let drops = if release.disk().is_none() { drops / 5 } else { drops };
        let (near, lost) = spread(drops, &release, |seed| simulate(&scene, &release, seed));
        let (near_too, lost_too) = spread(4 * drops, &release, |seed| stand_in(&scene, &release, seed));
        println!("| {name} | {near:.2} / {near_too:.2} | {lost:.1} / {lost_too:.1} |");
    }
    println!();
}
