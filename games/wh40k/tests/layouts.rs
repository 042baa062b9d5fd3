//! The layouts that come with the game, and what is wrong with others.

use gonfalon_data::testing::flaws;
use gonfalon_data::{DataError, Word};
use gonfalon_table::{Length, Point, Rectangle};
use gonfalon_wh40k::data::{Feature, FeatureKind, Layout, Library, MESSAGES, Sources};

fn kinds(features: &[Feature]) -> Vec<FeatureKind> {
    let mut kinds: Vec<FeatureKind> = features.iter().map(|feature| feature.kind).collect();
    kinds.sort_unstable();
    kinds.dedup();
    kinds
}

fn layouts() -> &'static [Layout] {
    &Library::core().layouts
}

#[test]
fn layouts_look_alike_from_both_sides() {
    for layout in layouts() {
        for feature in &layout.features {
            let twin = feature.twin(&layout.battlefield);
            let alike = |other: &Feature| {
                *other == twin || (feature == other && feature.is_its_own_twin(&layout.battlefield))
            };
            assert!(layout.features.iter().any(alike), "{}", layout.id);
        }
    }
}

#[test]
fn there_are_sparse_balanced_and_dense_layouts_for_both_battlefields() {
    for length in [60, 90] {
        let battlefield = Rectangle::sized(Length::inches(length), Length::inches(44));
        let counts: Vec<usize> = layouts()
            .iter()
            .filter(|layout| layout.battlefield == battlefield)
            .map(|layout| layout.features.len())
            .collect();
        assert!(counts.len() >= 3 && counts.is_sorted() && counts[0] < counts[2], "{counts:?}");
        // Enough in all of them, and between them every kind.
        assert!(counts[0] >= 10);
    }
    for layout in layouts().iter().filter(|layout| layout.features.len() > 12) {
        assert_eq!(kinds(&layout.features).len(), FeatureKind::WORDS.len(), "{}", layout.id);
    }
}

#[test]
fn names_are_unlike_in_both_languages() {
    for layout in layouts() {
        assert!(layout.name.en != layout.name.de, "{}", layout.id);
        assert!(layouts().iter().filter(|other| other.name.en == layout.name.en).count() == 1);
    }
}

#[test]
fn there_is_room_between_features_and_near_the_edges() {
    for layout in layouts() {
        let inch = Length::INCH.0;
        let room = Rectangle::new(
            layout.battlefield.min.shifted(2 * inch, 2 * inch),
            layout.battlefield.max.shifted(-2 * inch, -2 * inch),
        );
        for (number, feature) in layout.features.iter().enumerate() {
            assert!(feature.footprint.inside_rectangle(&room), "{} {number}", layout.id);
            let beside = |other: &&Feature| !other.footprint.holds_polygon(&feature.footprint);
            for (earlier, other) in layout.features[..number].iter().filter(beside).enumerate() {
                let gap = feature.footprint.gap(&other.footprint);
                assert!(gap >= Length::thousandths(1_250), "{} {earlier} {number}: {gap}", layout.id);
            }
        }
    }
}

#[test]
fn what_lies_on_a_hill_stands_on_its_top() {
    // wh40k.terrain.hill-terrain-on-top
    let heights = layouts().iter().find(|layout| layout.id == "beacon-heights").expect("it is there");
    let raised: Vec<&Feature> =
        heights.features.iter().filter(|feature| !feature.stand.is_ground()).collect();
    assert_eq!(raised.len(), 8);
    for feature in raised {
        let two = Length::inches(2);
        assert_eq!((feature.stand.height, feature.stand.free), (two, two), "the mounds are low");
        assert!(feature.solids.iter().all(|solid| solid.bottom == two && solid.top <= feature.height));
        assert!(feature.floors.iter().all(|floor| floor.height == Length::inches(5)));
        let hill = |other: &&Feature| {
            other.kind == FeatureKind::Hill && other.footprint.holds_polygon(&feature.footprint)
        };
        assert_eq!(heights.features.iter().filter(hill).count(), 1);
    }
}

#[test]
fn what_limits_visibility_stands_in_the_middle() {
    for layout in layouts() {
        let middle = layout.battlefield.centre();
        let feature = layout.features.iter().find(|feature| feature.footprint.contains_point(middle));
        assert!(
            feature.is_some_and(|feature| matches!(feature.kind, FeatureKind::Ruins | FeatureKind::Woods)),
            "{}",
            layout.id
        );
    }
}

#[test]
fn four_markers_find_open_ground_in_no_mans_land() {
    // 40 mm markers, more than 6 inches from the edges, more than 9 from each other, 1 inch clear of every feature.
    for layout in layouts() {
        let far = layout.battlefield.max;
        let free = |point: &Point| {
            let marker = gonfalon_table::Circle::new(*point, Length::millimetres(40));
            layout.features.iter().all(|feature| feature.footprint.gap_circle(&marker) > Length::INCH)
        };
        let mut found: Vec<Point> = Vec::new();
        for x in (7..).map(|x| x * Length::INCH.0).take_while(|x| *x < far.x - 6 * Length::INCH.0) {
            for y in (13..32).map(|y| y * Length::INCH.0) {
                let point = Point::new(x, y);
                let apart = |other: &Point| point.distance(*other) > Length::inches(12);
                if free(&point) && found.iter().all(apart) {
                    found.push(point);
                }
            }
        }
        assert!(found.len() >= 4, "{}: {found:?}", layout.id);
    }
}

#[test]
fn some_ruins_have_two_floors_of_which_one_is_high_enough_for_plunging_fire() {
    for layout in layouts() {
        let high = |feature: &&Feature| {
            let heights: Vec<Length> = feature.floors.iter().map(|floor| floor.height).collect();
            !feature.solids.is_empty()
                && heights.contains(&Length::inches(3))
                && heights.contains(&Length::inches(6))
        };
        assert!(layout.features.iter().filter(high).count() >= 2, "{}", layout.id);
    }
}

#[test]
fn every_message_about_data_has_its_sentences() {
    for text in [include_str!("../text/en/data.ftl"), include_str!("../text/de/data.ftl")] {
        assert_eq!(flaws(text, MESSAGES), Vec::<String>::new());
    }
}

/// What is wrong with `layouts.toml` when something in it is written otherwise.
fn errors(old: &str, new: &str) -> Vec<DataError> {
    let core = Sources::core();
    let text = std::str::from_utf8(core.layouts).expect("the file is text");
    assert!(text.contains(old), "{old}");
    let text = text.replacen(old, new, 1);
    Library::read(&Sources { layouts: text.as_bytes(), ..core }).expect_err("something is wrong")
}

#[test]
fn every_mistake_is_told_with_its_place() {
    let cases: &[(&str, &str, &str, &str)] = &[
        (
            "footprint = [[-4, -4], [4, -4], [4, 4], [-4, 4]]",
            "footprint = [[-4, -4], [4, 4], [4, -4], [-4, 4]]",
            "pieces.tower-ruin.footprint",
            "data-outline",
        ),
        ("top = 9 },", "top = 10 },", "pieces.tower-ruin.walls.0", "data-part-outside"),
        ("], height = 3 },", "], height = 9.5 },", "pieces.tower-ruin.floors.0", "data-part-outside"),
        (
            "[[-3.8, -3.8], [3, -3.8]",
            "[[-4.8, -3.8], [3, -3.8]",
            "pieces.tower-ruin.floors.0",
            "data-part-outside",
        ),
        ("kind = \"ruins\"", "kind = \"hill\"", "pieces.tower-ruin.walls", "data-parts-not-ruins"),
        ("kind = \"ruins\"", "kind = \"ruin\"", "pieces.tower-ruin.kind", "data-unknown-word-nearest"),
        ("height = 9\n", "", "pieces.tower-ruin", "data-missing-field"),
        ("height = 9\n", "height = 0\n", "pieces.tower-ruin.height", "data-open-height"),
        (
            "kind = \"craters\"",
            "kind = \"craters\"\nheight = 1",
            "pieces.crater-field.height",
            "data-open-height",
        ),
        (
            "footprint = [[-2.5, -0.25], [2.5, -0.25]",
            "footprint = [[-2.5, -0.25], [0, 0], [2.5, -0.25]",
            "pieces.barricade.footprint",
            "data-barricade-notched",
        ),
        (
            "[4.8, -1.5], [5, -1.5], [5, 3]",
            "[4.8, -1.4], [5, -1.5], [5, 3]",
            "pieces.great-hall.middle",
            "data-middle-uneven",
        ),
        (
            "middle = { piece = \"thicket\"",
            "middle = { piece = \"tower-ruin\"",
            "layouts.outskirts.middle",
            "data-middle-uneven",
        ),
        ("at = [14, 18]", "at = [3, 18]", "layouts.outskirts.pairs.0", "data-feature-off-table"),
        ("at = [45, 13]", "at = [15, 17]", "layouts.outskirts.pairs.1", "data-features-overlap"),
        // It overlaps what stands in the middle.
        ("at = [14, 18]", "at = [29, 20]", "layouts.outskirts.pairs.0", "data-features-overlap"),
        ("at = [24.5, 9]", "at = [22, 9]", "layouts.beacon-heights.pairs.4", "data-feature-overhangs"),
        (
            "piece = \"tower-ruin\"",
            "piece = \"tower-rain\"",
            "layouts.outskirts.pairs.0.piece",
            "data-unknown-id-nearest",
        ),
        ("heading = 30", "heading = 360", "layouts.outskirts.middle.heading", "data-out-of-range"),
        ("battlefield = [60, 44]", "battlefield = [60]", "layouts.outskirts.battlefield", "data-list-length"),
        ("id = \"crossroads\"", "id = \"outskirts\"", "layouts.1", "data-duplicate-id"),
        ("pairs_added = 4", "pairs_added = 40", "chance.pairs_added", "data-out-of-range"),
        ("gap = 2  ", "gap = 2.0001  ", "chance.gap", "data-inexact-length"),
    ];
    for (old, new, place, key) in cases {
        let found = errors(old, new);
        let told: Vec<(&str, &str)> = found.iter().map(|error| (error.place.as_str(), error.key)).collect();
        assert!(told.contains(&(*place, *key)), "{old} -> {new}: {told:?}");
        assert!(found.iter().all(|error| error.file == "layouts.toml"), "{told:?}");
    }
}
