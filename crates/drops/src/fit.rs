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

/// The bounces of one release on one surface, by ranges of the tip speed.
fn bounces(case: &Case, card: bool, first_seed: u64) -> Vec<Vec<[i16; 2]>> {
    let aim = Point::new(500_000, 500_000);
    let table = Rectangle::new(Point::ORIGIN, Point::new(Point::REACH, Point::REACH));
    // A disk so wide that nothing gets over its edge.
    let disks = if card { vec![Circle::new(aim, Length::inches(300))] } else { Vec::new() };
    let scene = Scene { table, disks, counters: Vec::new() };
    let release = release(case, aim);
    let mut ranges = vec![Vec::new(); RANGES];
    for seed in first_seed.. {
        if ranges.iter().all(|range| range.len() == case.bounces()) {
            break;
        }
        let flights = start(&release, &mut Chance::new(seed));
        let touches: Vec<Touch> = flights.iter().map(|flight| Touch::of(&release, flight)).collect();
        // Releases that are not tipped fill one range after the other.
        let filled = |touch: &Touch| match case {
            Case::Volley(..) => touch.range(),
            Case::Level(..) | Case::Toss(_) => seed as usize % RANGES,
        };
        if touches.iter().all(|touch| ranges[filled(touch)].len() == case.bounces()) {
            continue;
        }
        let fall = simulate(&scene, &release, seed);
        for (touch, piece) in touches.iter().zip(&fall.pieces) {
            let range = &mut ranges[filled(touch)];
            if range.len() < case.bounces() {
                range.push(touch.bounce(piece.centre, aim));
            }
        }
    }
    ranges
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
