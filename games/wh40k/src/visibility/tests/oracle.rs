//! Verdicts against many more lines in floating point.

use gonfalon_table::{Length, Point, Polygon};
use proptest::prelude::*;

use crate::data::{Base, Feature, FeatureKind};
use crate::fixture::{BLUE, Fixture, RED, trooper};
use crate::sample_terrain::block;

type Spot = (f64, f64, f64);

/// Whether a line is inside a block somewhere.
fn is_stopped(from: Spot, to: Spot, features: &[Feature]) -> bool {
    features.iter().any(|feature| {
        let Some((enter, leave)) = inside(from, to, &feature.footprint) else { return false };
        let height = |part: f64| from.2 + part * (to.2 - from.2);
        height(enter).min(height(leave)) < f64::from(feature.height.0)
    })
}

/// Between which parts of a line it is over a convex outline.
fn inside(from: Spot, to: Spot, outline: &Polygon) -> Option<(f64, f64)> {
    let (mut enter, mut leave) = (0.0_f64, 1.0_f64);
    for edge in outline.edges() {
        let (x, y) = (f64::from(edge.to.x - edge.from.x), f64::from(edge.to.y - edge.from.y));
        let depth = |spot: Spot| {
            (x * (spot.1 - f64::from(edge.from.y)) - y * (spot.0 - f64::from(edge.from.x))) / x.hypot(y)
        };
        let (start, end) = (depth(from), depth(to));
        if start <= 0.0 && end <= 0.0 {
            return None;
        }
        let cut = start / (start - end);
        if start < 0.0 {
            enter = enter.max(cut);
        } else if end < 0.0 {
            leave = leave.min(cut);
        }
    }
    (leave - enter > 1e-9).then_some((enter, leave))
}

/// Points all over a round column.
fn points(at: Point, radius: f64, height: f64) -> Vec<Spot> {
    let around = (0..12).map(|number| f64::from(number) * std::f64::consts::TAU / 12.0);
    around
        .flat_map(|angle| {
            let (x, y) = (f64::from(at.x) + radius * angle.cos(), f64::from(at.y) + radius * angle.sin());
            [0.02, 0.3, 0.6, 0.9].map(|part| (x, y, part * height))
        })
        .collect()
}

/// The share of lines between all points of both columns that nothing stops.
fn clear_share(one: &[Spot], other: &[Spot], features: &[Feature]) -> f64 {
    let lines = one.iter().flat_map(|from| other.iter().map(move |to| (*from, *to)));
    let clear = lines.filter(|(from, to)| !is_stopped(*from, *to, features)).count();
    clear as f64 / (one.len() * other.len()) as f64
}

fn features() -> impl Strategy<Value = Vec<Feature>> {
    let rectangle = (9_000..20_000, 0..20_000, 300..3_000, 300..9_000, 1_000..9_000);
    prop::collection::vec(rectangle, 1..4).prop_map(|list| {
        let feature = |(x, y, width, depth, height)| {
            let corners = [(x, y), (x + width, y), (x + width, y + depth), (x, y + depth)];
            let footprint = Polygon::new(corners.iter().map(|(x, y)| Point::new(*x, *y)).collect());
            block(FeatureKind::Debris, footprint.expect("a rectangle is simple"), Length(height))
        };
        list.into_iter().map(feature).collect()
    })
}

fn duel(ends: [(i32, i32); 2], diameters: [i32; 2], features: &[Feature]) -> Fixture {
    let mut fixture = Fixture::new();
    for (number, seat) in [RED, BLUE].into_iter().enumerate() {
        let mut sheet = trooper();
        sheet.kinds[0].profile.base = Base::Round { diameter: Length(diameters[number]) };
        let unit = fixture.add(seat, sheet, &[(0, 0)]);
        let model = fixture.model(unit, 0);
        fixture.state.table.models[model.index()].at = Point::new(ends[number].0, ends[number].1);
    }
    features.iter().for_each(|feature| fixture.terrain(feature.clone()));
    fixture
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn the_line_that_is_shown_is_clear_and_what_is_hidden_is_hidden_nearly_everywhere(
        features in features(), y in 3_000..17_000, other in 3_000..17_000, diameter in 1_000..5_000,
    ) {
        let fixture = duel([(4_000, y), (28_000, other)], [3_200, diameter], &features);
        let board = fixture.board();
        let (red, blue) = (crate::state::ModelId(0), crate::state::ModelId(1));
        let sight = board.sight(red, blue);
        let spot = |end: gonfalon_table::Point3| {
            // Grazing a top is free.
            (f64::from(end.at.x), f64::from(end.at.y), f64::from(end.height.0) + 0.001)
        };
        let ends = [(red, 1_600.0), (blue, f64::from(diameter) / 2.0)]
            .map(|(model, radius)| points(board.model(model).at, radius, 3_800.0));
        if sight.seen {
            prop_assert!(!is_stopped(spot(sight.line.0), spot(sight.line.1), &features));
        } else {
            let share = clear_share(&ends[0], &ends[1], &features);
            // Between two features there may be a slit of a few millimetres that none of our lines runs through.
            let most = if features.len() == 1 { 0.02 } else { 0.2 };
            prop_assert!(share < most, "{share}");
        }
    }

    #[test]
    fn sight_is_mutual_and_less_terrain_hides_less(
        features in features(), y in 3_000..17_000, other in 3_000..17_000, diameter in 1_000..5_000,
    ) {
        let ends = [(4_000, y), (28_000, other)];
        let fixture = duel(ends, [3_200, diameter], &features);
        let (red, blue) = (crate::state::ModelId(0), crate::state::ModelId(1));
        let board = fixture.board();
        prop_assert_eq!(board.model_sees(red, blue), board.model_sees(blue, red));
        prop_assert!(board.model_sees(red, blue) || !board.fully_visible(red, blue));
        let less = duel(ends, [3_200, diameter], &features[1..]);
        prop_assert!(!board.model_sees(red, blue) || less.board().model_sees(red, blue));
        prop_assert!(!board.fully_visible(red, blue) || less.board().fully_visible(red, blue));
        // And half a turn of the table changes nothing.
        let turned: Vec<Feature> = features.iter().map(|feature| {
            let points = feature.footprint.points().iter().map(|point| Point::new(32_000 - point.x, 20_000 - point.y));
            let footprint = Polygon::new(points.collect()).expect("a turned rectangle is simple");
            block(FeatureKind::Debris, footprint, feature.height)
        }).collect();
        let half_turn = duel(ends.map(|(x, y)| (32_000 - x, 20_000 - y)), [3_200, diameter], &turned);
        prop_assert_eq!(board.model_sees(red, blue), half_turn.board().model_sees(red, blue));
        prop_assert_eq!(board.fully_visible(red, blue), half_turn.board().fully_visible(red, blue));
    }
}
