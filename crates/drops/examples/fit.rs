//! Fits the stand-in to the simulation.
//!
//! `cargo run --release -p gonfalon-drops --example fit > crates/drops/src/bounces.txt` simulates the bounces that it draws
//! from. With the word `rims` it searches the numbers of `Rims::FITTED` instead, which go into `rims.rs` by hand: those whose
//! shares come nearest to the simulation on random positions. The report uses other positions.

#[path = "report/positions.rs"]
mod positions;
#[path = "report/shares.rs"]
mod shares;

use gonfalon_drops::{Release, Rims, Scene, simulate, stand_in_with};

use positions::{Family, Position};
use shares::Shares;

/// Simulated counters for each kind of position and size of volley.
const COUNTERS: u64 = 6_000;

/// Stand-ins for each simulated drop.
const STAND_INS: u64 = 2;

fn main() {
    match std::env::args().nth(1).as_deref() {
        Some("rims") => println!("{:?}", search()),
        _ => print!("{}", gonfalon_drops::fit()),
    }
}

/// Simulated shares of a kind of position, and the drops they come from.
struct Row {
    drops: Vec<(Scene, usize, Release)>,
    simulated: Shares,
}

fn rows() -> Vec<Row> {
    let families = [Family::Lone, Family::Neighbours, Family::Overlaps];
    let row = |family, count: u8| {
        let (mut drops, mut simulated) = (Vec::new(), Shares::default());
        for seed in 0..COUNTERS / u64::from(count) {
            let position = Position::random(family, (1 << 50) + seed * 13);
            let release = position.volley(count);
            simulated.add(&simulate(&position.scene, &release, seed + (2 << 50)), position.target);
            drops.push((position.scene, position.target, release));
        }
        Row { drops, simulated }
    };
    families.iter().flat_map(|&family| [1, 2, 3, 5].map(|count| row(family, count))).collect()
}

/// How far a stand-in is from the simulation: the sum of the squares of all differences.
fn error(rims: &Rims, rows: &[Row]) -> f64 {
    let of_row = |row: &Row| {
        let mut shares = Shares::default();
        for (number, (scene, target, release)) in row.drops.iter().enumerate() {
            for other in 0..STAND_INS {
                let seed = number as u64 + ((3 + other) << 50);
                shares.add(&stand_in_with(rims, scene, release, seed), *target);
            }
        }
        let apart = |share: fn(&Shares) -> f64| (share(&shares) - share(&row.simulated)).powi(2);
        apart(Shares::hits) + apart(Shares::straddles) + apart(Shares::strays)
    };
    rows.iter().map(of_row).sum()
}

/// One of the numbers that are searched.
type Number = fn(&mut Rims) -> &mut i32;

/// Goes from the present numbers to better ones, one number at a time, with ever smaller steps.
fn search() -> Rims {
    let numbers: [(Number, i32, i32); 6] = [
        (|rims| &mut rims.thrown, 16, 100),
        (|rims| &mut rims.edge, 16, 100),
        (|rims| &mut rims.meeting, 160, 1_200),
        (|rims| &mut rims.kept, 20, 150),
        (|rims| &mut rims.caught, 8, 100),
        (|rims| &mut rims.hang, 160, 1_200),
    ];
    let rows = rows();
    let (mut best, mut least) = (Rims::FITTED, error(&Rims::FITTED, &rows));
    eprintln!("{least:.2} {best:?}");
    for size in [1, 2, 4, 8] {
        loop {
            let before = least;
            for (number, step, most) in numbers {
                for step in [step / size, -step / size] {
                    let mut rims = best;
                    *number(&mut rims) = (*number(&mut rims) + step).clamp(0, most);
                    let found = error(&rims, &rows);
                    if found < least {
                        (best, least) = (rims, found);
                    }
                }
            }
            eprintln!("{least:.2} {best:?}");
            if least > 0.98 * before {
                break;
            }
        }
    }
    best
}
