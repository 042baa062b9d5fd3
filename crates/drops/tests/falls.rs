//! Where pieces come to rest, and on what.

use gonfalon_drops::{Fall, Landing, LyingCounter, Release, Rest, Scene, simulate, stand_in};
use gonfalon_table::{Circle, Heading, Length, Point, Rectangle};

const AIM: Point = Point::new(80_000, 60_000);

fn scene(disks: Vec<Circle>) -> Scene {
    Scene { table: Rectangle::sized(Length::inches(72), Length::inches(48)), disks, counters: Vec::new() }
}

fn disk(x: i32, inches: i32) -> Circle {
    Circle::new(AIM.shifted(x, 0), Length::inches(inches))
}

fn volley(count: u8) -> Release {
    volley_at(AIM, count)
}

fn volley_at(aim: Point, count: u8) -> Release {
    let (height, carrier) = (Length::inches(12), Length::inches(2));
    Release::Volley { count, aim, towards: AIM.shifted(0, -20_000), height, carrier }
}

fn landings(scene: &Scene, release: &Release, seeds: u64) -> Vec<Landing> {
    (0..seeds).flat_map(|seed| simulate(scene, release, seed).pieces).collect()
}

#[test]
fn counters_rest_on_a_wide_lone_disk() {
    for landing in landings(&scene(vec![disk(0, 30)]), &volley(2), 10) {
        assert_eq!(landing.rest.disks, [0], "{landing:?}");
        assert!(!landing.off_table);
    }
}

#[test]
fn counters_rest_on_nothing_beside_a_disk() {
    let far = scene(vec![disk(40_000, 2)]);
    assert!(landings(&far, &volley(1), 10).iter().all(|landing| landing.rest == Rest::default()));
}

#[test]
fn only_the_upper_of_two_overlapping_disks_is_lain_on() {
    for landing in landings(&scene(vec![disk(0, 32), disk(0, 30)]), &volley(1), 10) {
        assert_eq!(landing.rest.disks, [1], "{landing:?}");
    }
}

#[test]
fn pieces_rest_at_the_height_of_what_carries_them() {
    // The middle one of several: now and then a counter stands on its edge until it is laid flat.
    let height = |disks| {
        let landings = landings(&scene(disks), &volley(1), 9);
        let mut heights: Vec<i32> =
            landings.iter().filter_map(|landing| Some(landing.path.last()?.height.0)).collect();
        heights.sort_unstable();
        heights[4]
    };
    // Half a counter's thickness above the table, and a level more for each disk.
    assert!((height(vec![]) - 102).abs() < 12);
    assert!((height(vec![disk(0, 30)]) - 305).abs() < 12);
    assert!((height(vec![disk(0, 32), disk(0, 30)]) - 508).abs() < 12);
}

#[test]
fn counters_straddle_two_disks_side_by_side() {
    let seam = scene(vec![disk(-25_400, 20), disk(25_400, 20)]);
    let landings = landings(&seam, &volley(1), 60);
    let straddling: Vec<&Landing> = landings.iter().filter(|landing| landing.rest.disks == [0, 1]).collect();
    assert!(straddling.len() > 2 && straddling.len() < 30, "{}", straddling.len());
    assert!(straddling.iter().all(|landing| (landing.centre.x - AIM.x).abs() < 900));
    assert!(landings.iter().any(|landing| landing.rest.disks == [0]));
    assert!(landings.iter().any(|landing| landing.rest.disks == [1]));
}

#[test]
fn a_counter_on_counters_belongs_to_their_disks() {
    let fall = simulate(&scene(vec![disk(0, 40)]), &volley(40), 1);
    let stacked: Vec<&Landing> = fall.pieces.iter().filter(|piece| !piece.rest.counters.is_empty()).collect();
    assert!(!stacked.is_empty());
    for piece in stacked {
        assert_eq!(piece.rest.disks, [0]);
        let below = piece.rest.counters.iter().map(|&below| &fall.pieces[below]);
        assert!(below.clone().all(|below| below.centre.distance(piece.centre).0 < 1_800));
        assert!(below.clone().all(|below| below.path.last() != piece.path.last()));
    }
}

#[test]
fn what_leaves_the_table_is_off_and_lies_on_nothing() {
    let corner = Point::new(1_000, 1_000);
    let landings = landings(&scene(vec![Circle::new(corner, Length::inches(4))]), &volley_at(corner, 1), 40);
    let (off, on): (Vec<&Landing>, Vec<&Landing>) = landings.iter().partition(|landing| landing.off_table);
    assert!(!off.is_empty() && !on.is_empty());
    assert!(off.iter().all(|landing| landing.centre.x < 0 || landing.centre.y < 0));
    assert!(off.iter().all(|landing| landing.rest == Rest::default()));
    assert!(on.iter().all(|landing| landing.centre.x >= 0 && landing.centre.y >= 0));
}

/// A disk with a counter that hangs half over its edge, and another counter far away.
fn with_counters() -> Scene {
    let counter = |x, disks| LyingCounter {
        centre: AIM.shifted(x, 0),
        turn: Heading::EAST,
        rest: Rest { disks, counters: Vec::new() },
    };
    Scene { counters: vec![counter(2_000, vec![0]), counter(60_000, vec![])], ..scene(vec![disk(0, 2)]) }
}

#[test]
fn falling_counters_knock_earlier_ones_off() {
    let scene = with_counters();
    let falls: Vec<Fall> =
        (0..80).map(|seed| simulate(&scene, &volley_at(AIM.shifted(2_000, 0), 3), seed)).collect();
    let pushed: Vec<_> = falls.iter().flat_map(|fall| &fall.pushed).collect();
    assert!(pushed.iter().all(|pushed| pushed.counter == 0 && pushed.by < 3));
    assert!(pushed.iter().any(|pushed| pushed.knocked_off(&scene)));
    assert!(pushed.iter().any(|pushed| !pushed.knocked_off(&scene)));
    assert!(falls.iter().any(|fall| fall.pushed.is_empty()));
    for pushed in pushed {
        let gone = pushed.landing.rest.disks != [0];
        assert_eq!(pushed.knocked_off(&scene), gone);
        assert!(pushed.landing.path.len() > 1, "the page can show it");
    }
}

#[test]
fn counters_out_of_reach_stay_where_they_are() {
    let scene = with_counters();
    for seed in 0..20 {
        let fall = simulate(&scene, &volley_at(AIM.shifted(30_000, 0), 1), seed);
        assert!(fall.pushed.is_empty(), "{:?}", fall.pushed);
    }
}

#[test]
fn a_dropped_disk_lies_on_all_that_it_overlaps() {
    let level = Release::Level { diameter: Length::inches(3), aim: AIM, height: Length::inches(18) };
    let landings = landings(&scene(vec![disk(-2_700, 2), disk(2_700, 2)]), &level, 20);
    assert!(landings.iter().any(|landing| landing.rest.disks == [0, 1]));
}

#[test]
fn a_toss_comes_down_around_its_aim() {
    let toss = Release::Toss {
        diameter: Length::INCH,
        from: Point::new(AIM.x, -30_480),
        height: Length::inches(36),
        apex: Length::inches(60),
        aim: AIM,
    };
    let mut distances: Vec<i32> = landings(&scene(Vec::new()), &toss, 40)
        .iter()
        .map(|landing| landing.centre.distance(AIM).0)
        .collect();
    distances.sort_unstable();
    assert!(distances[20] > 2_540 && distances[20] < 14 * 2_540, "{}", distances[20]);
}

#[test]
fn a_fall_ends_after_ten_seconds_at_the_latest() {
    let endless = Release::Level { diameter: Length::INCH, aim: AIM, height: Length::inches(40_000) };
    let fall = simulate(&scene(Vec::new()), &endless, 1);
    assert_eq!(fall.pieces[0].path.len(), 241);
    assert!(fall.pieces[0].path[240].height > Length::inches(10_000));
}

#[test]
fn nothing_falls_from_an_empty_carrier() {
    assert_eq!(simulate(&with_counters(), &volley(0), 1), Fall::default());
    assert_eq!(stand_in(&with_counters(), &volley(0), 1), Fall::default());
}

#[test]
fn the_log_gives_falls_back() {
    for seed in 0..5 {
        let fall = simulate(&with_counters(), &volley(4), seed);
        assert_eq!(Fall::from_numbers(&fall.to_numbers()), Ok(fall));
    }
}

/// Hits in a hundred on a lone disk of two inches.
fn hits(drops: u64, fall: impl Fn(&Scene, &Release, u64) -> Fall) -> u64 {
    let lone = scene(vec![disk(0, 2)]);
    let on = |seed: &u64| !fall(&lone, &volley(1), *seed).pieces[0].rest.disks.is_empty();
    (0..drops).filter(on).count() as u64 * 100 / drops
}

#[test]
fn lone_disks_are_hit_as_often_as_the_players_say() {
    let simulated = hits(500, simulate);
    assert!((26..=36).contains(&simulated), "{simulated}");
    let fitted = hits(10_000, stand_in);
    assert!((26..=36).contains(&fitted), "{fitted}");
}

#[test]
fn a_stand_in_says_the_same_for_the_same_seed_and_knows_no_path() {
    let scene = with_counters();
    for seed in 0..50 {
        let fall = stand_in(&scene, &volley(6), seed);
        assert_eq!(fall, stand_in(&scene, &volley(6), seed));
        assert_eq!(fall.pieces.len(), 6);
        assert!(fall.pieces.iter().all(|piece| piece.path.is_empty()));
    }
    assert_ne!(stand_in(&scene, &volley(6), 1), stand_in(&scene, &volley(6), 2));
}
