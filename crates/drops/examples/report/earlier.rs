//! What falling counters do to those that lie there already.

use gonfalon_drops::{Fall, Release, Scene, simulate, stand_in};
use gonfalon_table::{Circle, Length, Point, Rectangle};

/// Pushed and knocked off counters for a hundred falling ones, simulated and by the stand-in.
pub(crate) fn report(drops: u64) {
    println!("## Earlier counters\n");
    println!(
        "Three counters fall onto a lone disk on which three were dropped before, {drops} times; out of a hundred falling \
         counters so many push an earlier one, or knock it off what it lies on, simulation / stand-in.\n"
    );
    println!("| diameter | pushed | knocked off |\n| ---: | ---: | ---: |");
    for thousandths in [2_000, 4_100] {
        let [real, fitted] = [simulate as fn(&Scene, &Release, u64) -> Fall, stand_in].map(|fall| {
            let (mut pushed, mut knocked) = (0, 0);
            for seed in 0..drops {
                let (scene, release) = after_a_volley(thousandths, seed);
                let fall = fall(&scene, &release, seed + (1 << 41));
                pushed += fall.pushed.len();
                knocked += fall.pushed.iter().filter(|pushed| pushed.knocked_off(&scene)).count();
            }
            [pushed, knocked].map(|count| 100.0 * count as f64 / (3 * drops) as f64)
        });
        println!(
            "| {:.2} in | {:.1} / {:.1} | {:.1} / {:.1} |",
            f64::from(thousandths) / 1000.0,
            real[0],
            fitted[0],
            real[1],
            fitted[1]
        );
    }
    println!();
}

/// A lone disk with the counters of a simulated volley, and another volley at its centre.
fn after_a_volley(thousandths: i32, seed: u64) -> (Scene, Release) {
    let aim = Point::new(90_000, 60_000);
    let table = Rectangle::sized(Length::inches(72), Length::inches(48));
    let disks = vec![Circle::new(aim, Length::thousandths(i64::from(thousandths)))];
    let (height, carrier) = (Length::inches(12), Length::inches(2));
    let release = Release::Volley { count: 3, aim, towards: aim.shifted(20_000, 0), height, carrier };
    let empty = Scene { table, disks, counters: Vec::new() };
    let fall = simulate(&empty, &release, seed + (1 << 42));
    let counters = fall.pieces.iter().map(gonfalon_drops::Landing::lying).collect();
    (Scene { counters, ..empty }, release)
}
