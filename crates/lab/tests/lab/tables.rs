//! Tables whose answers are known, and the tables of every game.

use gonfalon_catalog::{Agreed, GameEntry, game, games};
use gonfalon_lab::table::{Report, Scan, as_json, bias, page, scan, svg};
use gonfalon_table::{Length, Point};
use gonfalon_text::Lang;
use serde_json::{Value, json};

const SEED: u64 = 5;

fn kow() -> &'static dyn GameEntry {
    game("kow").expect("it is there")
}

/// A small match of Kings of War on a table.
fn on(terrain: &str) -> Agreed {
    let settings = kow().ladder().swap_remove(0).but(&[("terrain".to_owned(), terrain.to_owned())]);
    kow().agree(&settings).expect("the matches of ladders are sound")
}

/// The same with these pieces as the only layout. A building is a wall of this length, and a rock one of 14 inches.
fn with(length: i32, pieces: Value) -> Agreed {
    let wall = |half: i32| json!([[-half, -1], [half, -1], [half, 1], [-half, 1]]);
    let layout = json!([{ "id": "border-country", "name": { "en": "Hand-made", "de": "Handgemacht" }, "pieces": pieces }]);
    let changes = [
        ("layouts.shapes.building", wall(length / 2)),
        ("layouts.shapes.rock", wall(7)),
        ("layouts.layouts", layout),
    ];
    let changes = changes.map(|(path, to)| (path.to_owned(), to));
    kow().changed(&on("border-country"), &changes).expect("the data can have these values")
}

fn piece(kind: &str, x: i32, y: i32, heading: i32) -> Value {
    json!({ "kind": kind, "at": [x, y], "heading": heading })
}

fn scanned(game: &dyn GameEntry, agreed: &Agreed, spacing: Option<i32>, threads: usize) -> Scan {
    let mut ground = game.survey(agreed, "greedy", SEED).expect("the match can be set up");
    scan(&mut *ground, spacing.map(Length::inches), threads).expect("the grid makes sense")
}

fn none(part: f64) -> bool {
    part.abs() < 1e-12
}

/// The number of the place nearest to a point in inches.
fn place(scan: &Scan, x: i32, y: i32) -> usize {
    let at = Point::new(x * Length::INCH.0, y * Length::INCH.0);
    (0..scan.grid.count())
        .min_by_key(|place| scan.grid.place(*place).distance_squared(at))
        .expect("there are places")
}

#[test]
fn ruins_hide_and_an_empty_battlefield_does_not() {
    let wh40k = game("wh40k").expect("it is there");
    let on = |terrain: &str| {
        let settings = wh40k.ladder().swap_remove(0).but(&[("terrain".to_owned(), terrain.to_owned())]);
        scanned(wh40k, &wh40k.agree(&settings).expect("the matches of ladders are sound"), Some(4), 2)
    };
    let (empty, ruins) = (on("none"), on("dead-city"));
    assert_eq!(empty.density, Some(1.0));
    assert!(ruins.density.is_some_and(|density| density < 0.9), "{:?}", ruins.density);
    for (side, other) in empty.sides.iter().zip(&ruins.sides) {
        assert_eq!(side.hidden, Some(0.0));
        assert!(other.hidden > Some(0.0) && other.crossing >= side.crossing, "{:?}", other.crossing);
    }
}

#[test]
fn an_empty_table_sees_everything_and_favours_nobody() {
    let scan = scanned(kow(), &on("none"), Some(4), 2);
    assert_eq!(scan.density, Some(1.0));
    assert_eq!((scan.symmetry.exposure, scan.symmetry.watched), (Some(0.0), Some(0.0)));
    assert!(none(scan.symmetry.reach) && none(scan.symmetry.threats), "{:?}", scan.symmetry);
    for side in &scan.sides {
        assert_eq!((side.hidden, side.hidden_zone), (Some(0.0), Some(0.0)));
        assert!(none(side.unreached));
        // The zones are 24 inches apart, and the nearest places of both 28.
        let turns = 28.0 * f64::from(Length::INCH.0) / f64::from(side.usual.pace.0);
        assert!(side.crossing.is_some_and(|crossing| none(crossing - turns)), "{:?}", side.crossing);
        assert!(side.threatened[0] > 0.1 && none(side.threatened[2]), "{:?}", side.threatened);
    }
}

#[test]
fn a_wall_across_hides_all_behind_it_and_lets_nobody_through() {
    let wall = with(24, json!([12, 36, 60].map(|x| piece("building", x, 24, 0))));
    let scan = scanned(kow(), &wall, Some(4), 2);
    assert!(none(scan.symmetry.reach) && scan.symmetry.watched == Some(0.0), "{:?}", scan.symmetry);
    for side in &scan.sides {
        assert_eq!((side.hidden, side.hidden_zone), (Some(0.5), Some(1.0)));
        assert!(none(side.unreached - 0.5) && side.crossing.is_none(), "{side:?}");
        assert!(none(side.threatened[2]) && none(side.threatened[3]), "{:?}", side.threatened);
    }
    let density = scan.density.expect("the game has a rule of sight");
    assert!(density > 0.5 && density < 1.0, "{density}");
}

#[test]
fn nobody_gets_into_a_ring_that_cannot_be_crossed() {
    let walls =
        [("building", 36, 16, 0), ("building", 36, 32, 0), ("rock", 27, 24, 90), ("rock", 45, 24, 90)];
    let ring = walls.map(|(kind, x, y, heading)| piece(kind, x, y, heading));
    let scan = scanned(kow(), &with(20, json!(ring)), Some(2), 2);
    for side in &scan.sides {
        assert_eq!(side.reach.0[place(&scan, 36, 24)], None, "the middle of the ring");
        assert!(side.reach.0[place(&scan, 10, 24)].is_some() && side.crossing.is_some());
        assert!(side.unreached > 0.01 && side.unreached < 0.2, "{}", side.unreached);
        let watched = side.watched.as_ref().expect("the game has a rule of sight");
        assert_eq!(watched.0[place(&scan, 36, 24)], Some(0.0), "the middle of the ring is hidden");
    }
}

#[test]
fn difficult_ground_slows_and_a_lopsided_table_is_seen_to_be_one() {
    let bog = with(4, json!([piece("swamp", 36, 16, 0)]));
    let (open, bog) = (scanned(kow(), &on("none"), Some(2), 2), scanned(kow(), &bog, Some(2), 2));
    let south = |scan: &Scan| {
        let side = scan.sides.iter().find(|side| side.outlook == 0).expect("somebody is in the south");
        side.reach.0[place(scan, 35, 21)].expect("a way leads there")
    };
    assert!(south(&bog) > south(&open), "{} {}", south(&bog), south(&open));
    assert!(bog.symmetry.reach > 0.0 && none(open.symmetry.reach));
    assert_eq!(bog.density, Some(1.0), "it is low");
}

#[test]
fn layouts_that_look_alike_from_both_sides_are_seen_to() {
    for layout in ["border-country", "harvest-fields"] {
        let scan = scanned(kow(), &on(layout), Some(4), 2);
        let differences = [scan.symmetry.watched, scan.symmetry.exposure, Some(scan.symmetry.threats)];
        assert!(differences.into_iter().flatten().all(|part| part < 0.005), "{layout}: {:?}", scan.symmetry);
        assert!(
            scan.density.is_some_and(|density| (0.1..0.95).contains(&density)),
            "{layout}: {:?}",
            scan.density
        );
    }
}

#[test]
fn the_tables_of_every_game_make_the_same_report_on_any_number_of_threads() {
    for game in games() {
        let agreed = game.agree(&game.ladder()[0]).expect("the matches of ladders are sound");
        let told = |threads: usize| {
            let scan = scanned(*game, &agreed, Some(4), threads);
            let bias = bias(*game, &agreed, "random", (SEED, 2), threads).expect("the games can be played");
            assert_eq!((bias.games, bias.broken), (2, 0), "{}", game.id());
            let texts = Lang::ALL.map(|lang| {
                let report =
                    Report { game: *game, agreed: &agreed, seed: SEED, scan: &scan, bias: Some(&bias), lang };
                [page(&report), svg(&report), as_json(&report).to_string()]
            });
            (scan.density, texts)
        };
        let ((density, alone), (_, together)) = (told(1), told(3));
        assert_eq!(density.is_some(), game.id() != "dw");
        assert!(alone == together, "{}", game.id());
        for text in alone.iter().flatten() {
            assert!(!text.contains('⟦') && text.len() > 1_000, "{}: {text}", game.id());
        }
    }
}

#[test]
fn what_cannot_be_measured_is_refused() {
    let mut ground = kow().survey(&on("none"), "greedy", SEED).expect("the match can be set up");
    let absurd = scan(&mut *ground, Some(Length(1)), 1).expect_err("nobody has so much time");
    assert_eq!(absurd.key, "lab-table-spacing");
    let dw = game("dw").expect("it is there");
    let mut settings = dw.ladder().swap_remove(0).but(&[("scenario".to_owned(), "doom-hill".to_owned())]);
    settings.armies.extend_from_within(..1);
    let three = dw.agree(&settings).expect("three may play");
    let refused = dw.survey(&three, "greedy", SEED).expect_err("it is no table for two");
    assert_eq!(refused[0].says.key, "catalog-survey-sides");
    assert_eq!(
        kow().survey(&on("none"), "gready", SEED).expect_err("no such bot")[0].says.key,
        "catalog-unknown-bot"
    );
}
