//! Tables whose answers are known, as surveyors ask about them.

use gonfalon_dw::{speak::Words, survey::Survey};
use gonfalon_kernel::{Seat, SeededDice, card::Speaks as _};
use gonfalon_scene::{Foothold, Ground as _, Passage};
use gonfalon_table::{Length, Point};

const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);

/// A table set up by the statements of a card, with nobody left on it but the two who are moved about: archers on foot, who make
/// three flips, and riders in the air.
fn survey(terrain: &str) -> Survey {
    let setup = format!("place red deepwood-archers at 5,5\nplace blue windriders at 60,60\n{terrain}");
    let mut scene = Words::blank();
    for line in setup.lines().filter(|line| !line.is_empty()) {
        let words: Vec<&str> = line.split_whitespace().collect();
        Words::arrange(&mut scene, &words).unwrap_or_else(|why| panic!("{line}: {why}"));
    }
    let (game, state) = Words::start(&scene, &mut SeededDice::new(1)).unwrap_or_else(|why| panic!("{why}"));
    Survey::new(game, state).expect("both sides have a Disk that moves")
}

fn point(x: i32, y: i32) -> Point {
    Point::new(x * Length::INCH.0, y * Length::INCH.0)
}

/// A place in inches.
fn at(x: i32, y: i32) -> Foothold {
    Foothold { at: point(x, y), elevation: Length::ZERO }
}

#[test]
fn open_ground_lets_everybody_stand_and_pass_and_nobody_hides() {
    let mut open = survey("");
    assert!(!open.has_sight(), "missiles fall from above");
    for seat in [RED, BLUE] {
        assert_eq!(open.foothold(seat, point(30, 30)), Some(at(30, 30)));
        let step = open.passage(seat, at(30, 30), at(36, 30));
        assert_eq!(step, Some(Passage { cost: Length::inches(6), stops: false }));
    }
}

#[test]
fn a_forest_stops_walkers_and_makes_the_way_out_of_it_three_times_as_long() {
    let mut forest = survey("terrain forest at 30,30");
    let stopped = Passage { cost: Length::inches(6), stops: true };
    assert_eq!(forest.passage(RED, at(24, 30), at(30, 30)), Some(stopped));
    let out = Passage { cost: Length::inches(18), stops: false };
    assert_eq!(forest.passage(RED, at(30, 30), at(36, 30)), Some(out));
    let over = Passage { cost: Length::inches(6), stops: false };
    assert_eq!(forest.passage(BLUE, at(24, 30), at(30, 30)), Some(over), "flyers do not mind");
}

#[test]
fn ways_lead_round_a_lake_and_nobody_rests_on_it() {
    let mut lake = survey("terrain lake at 30,30");
    for seat in [RED, BLUE] {
        assert_eq!(lake.passage(seat, at(24, 30), at(30, 30)), None);
        assert!(lake.passage(seat, at(24, 30), at(24, 36)).is_some(), "along its shore");
    }
    assert_eq!(lake.foothold(BLUE, point(30, 30)), None);
    assert!(lake.foothold(BLUE, point(40, 30)).is_some());
}
