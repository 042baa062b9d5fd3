//! Fits the stand-in to the simulation.

use core::fmt::Write;

use gonfalon_table::{Circle, Length, Point, Rectangle};

use crate::chance::Chance;
use crate::release::Release;
use crate::scene::Scene;
use crate::simulate::simulate;
use crate::stand_in::{CASES, Case, RANGES, Touch};
use crate::start::start;

/// Simulates the bounces that [`crate::stand_in`] draws from and gives them as the text that is kept beside it.
#[must_use]
pub fn fit() -> String {
    let mut text = String::new();
    for (number, case) in CASES.iter().enumerate() {
        for card in [false, true] {
            for range in bounces(case, card, (number as u64) << 32) {
                let pairs = range.iter().map(|[along, across]| format!("{along} {across}"));
                let line = pairs.collect::<Vec<_>>().join(",");
                writeln!(text, "{line}").expect("a string takes everything");
            }
        }
    }
    text
}

/// Simulated bounces for each that is kept.
const SIMULATED: usize = 8;

/// The bounces of one release on one surface, by ranges of the tip speed.
fn bounces(case: &Case, card: bool, first_seed: u64) -> Vec<Vec<[i16; 2]>> {
    let aim = Point::new(500_000, 500_000);
    let table = Rectangle::new(Point::ORIGIN, Point::new(Point::REACH, Point::REACH));
    // A disk so wide that nothing gets over its edge.
    let disks = if card { vec![Circle::new(aim, Length::inches(300))] } else { Vec::new() };
    let scene = Scene { table, disks, counters: Vec::new() };
    let release = release(case, aim);
    let wanted = SIMULATED * case.bounces();
    let mut ranges = vec![Vec::new(); RANGES];
    for seed in first_seed.. {
        if ranges.iter().all(|range| range.len() == wanted) {
            break;
        }
        let flights = start(&release, &mut Chance::new(seed));
        let touches: Vec<Touch> = flights.iter().map(|flight| Touch::of(&release, flight)).collect();
        // Releases that are not tipped fill one range after the other.
        let filled = |touch: &Touch| match case {
            Case::Volley(..) => touch.range(),
            Case::Level(..) | Case::Toss(_) => seed as usize % RANGES,
        };
        if touches.iter().all(|touch| ranges[filled(touch)].len() == wanted) {
            continue;
        }
        let fall = simulate(&scene, &release, seed);
        for (touch, piece) in touches.iter().zip(&fall.pieces) {
            let range = &mut ranges[filled(touch)];
            if range.len() < wanted {
                range.push(touch.bounce(piece.centre, aim));
            }
        }
    }
    ranges.into_iter().map(representative).collect()
}

/// Few bounces that are spread like many: those are sorted by strips along the fall, up and down across it, and every so
/// many a one is kept. Bounces to both sides are alike.
fn representative(mut bounces: Vec<[i16; 2]>) -> Vec<[i16; 2]> {
    bounces.iter_mut().for_each(|[_, across]| *across = across.abs());
    bounces.sort_unstable();
    let strip = bounces.len().isqrt().max(1);
    for (number, strip) in bounces.chunks_mut(strip).enumerate() {
        strip
            .sort_unstable_by_key(|&[along, across]| (if number % 2 == 0 { across } else { -across }, along));
    }
    bounces.into_iter().skip(SIMULATED / 2).step_by(SIMULATED).collect()
}

fn release(case: &Case, aim: Point) -> Release {
    let south = aim.shifted(0, -30_000);
    match *case {
        Case::Volley(count, height) => {
            let carrier = if count > 9 { Length::thousandths(3_500) } else { Length::inches(2) };
            Release::Volley { count, aim, towards: south, height: Length::inches(height), carrier }
        }
        Case::Level(diameter, height) => {
            let diameter = Length::INCH * diameter / 100;
            Release::Level { diameter, aim, height: Length::inches(height) }
        }
        Case::Toss(apex) => Release::Toss {
            diameter: Length::INCH,
            from: aim.shifted(0, -36 * Length::INCH.0),
            height: Length::inches(36),
            apex: Length::inches(apex),
            aim,
        },
    }
}
