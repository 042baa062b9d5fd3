//! Battlefields whose answers are known, as surveyors ask about them.

use gonfalon_kernel::{Seat, SeededDice, card::Speaks as _};
use gonfalon_scene::{Foothold, Ground as _, Passage};
use gonfalon_table::{Length, Point};
use gonfalon_whdw::{speak::Words, survey::Survey};

const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);

/// A battlefield set up by the statements of a card, with nobody left on it but the two who are moved about.
fn survey(terrain: &str) -> Survey {
    let setup = format!(
        "place red marienburg-swordsmen at 3,3\nplace blue orc-boyz at 33,33\n{terrain}\nturn red with approach"
    );
    let mut scene = Words::blank();
    for line in setup.lines().filter(|line| !line.is_empty()) {
        let words: Vec<&str> = line.split_whitespace().collect();
        Words::arrange(&mut scene, &words).unwrap_or_else(|why| panic!("{line}: {why}"));
    }
    let (game, state) = Words::start(&scene, &mut SeededDice::new(1)).unwrap_or_else(|why| panic!("{why}"));
    Survey::new(game, state).expect("both sides have a disk that moves")
}

/// A place in inches.
fn at(x: i32, y: i32) -> Foothold {
    Foothold { at: Point::new(x * Length::INCH.0, y * Length::INCH.0), elevation: Length::ZERO }
}

#[test]
fn nothing_is_hidden_and_nobody_stopped_where_nothing_lies() {
    let mut empty = survey("");
    assert!(empty.sees(RED, at(3, 18), at(33, 18)) && empty.sees(BLUE, at(3, 3), at(33, 33)));
    let step = empty.passage(RED, at(10, 18), at(18, 18));
    assert_eq!(step, Some(Passage { cost: Length::inches(8), stops: false }));
}

#[test]
fn a_forest_hides_what_is_behind_it_and_a_lake_does_not() {
    let mut forest = survey("terrain forest at 18,18");
    assert!(!forest.sees(RED, at(10, 18), at(26, 18)) && !forest.sees(BLUE, at(26, 18), at(10, 18)));
    assert!(forest.sees(RED, at(10, 30), at(26, 30)), "beside it");
    let mut lake = survey("terrain lake at 18,18");
    assert!(lake.sees(RED, at(10, 18), at(26, 18)));
}

#[test]
fn who_steps_into_rough_ground_stops_and_who_leaves_it_does_not() {
    for rough in ["forest", "lake", "gully"] {
        let mut ground = survey(&format!("terrain {rough} at 18,18"));
        let inwards = ground.passage(RED, at(12, 18), at(18, 18));
        assert_eq!(inwards, Some(Passage { cost: Length::inches(6), stops: true }), "{rough}");
        let outwards = ground.passage(RED, at(18, 18), at(24, 18));
        assert_eq!(outwards, Some(Passage { cost: Length::inches(6), stops: false }), "{rough}");
    }
    let inwards = survey("terrain rocks at 18,18").passage(RED, at(12, 18), at(18, 18));
    assert_eq!(inwards, Some(Passage { cost: Length::inches(6), stops: false }), "rocks are not rough");
}
