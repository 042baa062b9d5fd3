//! Boxes, disks and convex polygons against a physics library.

use gonfalon_table::{Circle, Length, OrientedBox, Polygon, Shape};
use parry2d_f64::math::{Pose, Vector};
use parry2d_f64::query;
use parry2d_f64::shape::{Ball, ConvexPolygon, Cuboid, Shape as Body};
use proptest::prelude::*;

use crate::floats;
use crate::generate::{circle, convex, oriented};

/// Closer to a limit than this, rounding may decide: the library keeps corners to 1/256 of a unit, and the judge
/// works to about a thousandth on a table of this size.
const BAND: f64 = 0.02;

fn body(shape: &Shape) -> (Pose, Box<dyn Body>) {
    match shape {
        Shape::Circle(Circle { centre, .. }) => {
            let Shape::Circle(circle) = shape else { unreachable!("matched above") };
            let (x, y) = floats::spot(*centre);
            (Pose::translation(x, y), Box::new(Ball::new(floats::radius(circle))))
        }
        Shape::Box(OrientedBox { centre, heading, width, depth }) => {
            let (x, y) = floats::spot(*centre);
            let angle = (f64::from(heading.thousandths()) / 1000.0).to_radians();
            let half = Vector::new(f64::from(depth.0) / 2.0, f64::from(width.0) / 2.0);
            (Pose::new(Vector::new(x, y), angle), Box::new(Cuboid::new(half)))
        }
        Shape::Polygon(polygon) => (Pose::IDENTITY, Box::new(convex_body(polygon))),
    }
}

fn convex_body(polygon: &Polygon) -> ConvexPolygon {
    let corners = polygon.points().iter().map(|&corner| floats::spot(corner));
    ConvexPolygon::from_convex_polyline_unmodified(corners.map(|(x, y)| Vector::new(x, y)).collect())
        .expect("the polygon is convex")
}

fn shapes() -> impl Strategy<Value = Shape> {
    prop_oneof![
        circle(4_000, 3_000).prop_map(Shape::Circle),
        oriented(4_000, 3_000).prop_map(Shape::Box),
        convex(4_000, 1_500).prop_map(Shape::Polygon),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3_000))]

    #[test]
    fn gaps_and_depths_agree(one in shapes(), other in shapes(), limit in 0..3_000) {
        let ((at, body_one), (other_at, body_other)) = (body(&one), body(&other));
        let distance = query::distance(&at, &*body_one, &other_at, &*body_other).expect("supported").distance;
        let contact = query::contact(&at, &*body_one, &other_at, &*body_other, 0.0).expect("supported");
        let depth = contact.map_or(0.0, |contact| -contact.dist);
        if (depth - 1.0).abs() > BAND {
            prop_assert_eq!(one.overlaps(&other), depth > 1.0, "depth {}", depth);
        }
        prop_assert!((f64::from(one.gap(&other).0) - distance).abs() <= 0.5 + BAND, "distance {}", distance);
        let beyond = distance - f64::from(limit) - 1.0;
        if beyond.abs() > BAND {
            prop_assert_eq!(one.within(&other, Length(limit)), beyond < 0.0);
        }
    }

    #[test]
    fn a_box_holds_what_does_not_reach_its_border(outer in oriented(2_000, 3_000), inner in oriented(2_000, 800)) {
        let held = inner.wholly_within(&outer);
        let (angle, (x, y)) = (
            (f64::from(outer.heading.thousandths()) / 1000.0).to_radians(),
            floats::spot(outer.centre),
        );
        // The corners of the inner box in the frame of the outer one, from its own definition.
        let turn = (f64::from(inner.heading.thousandths()) / 1000.0).to_radians();
        let (cx, cy) = floats::spot(inner.centre);
        let out = [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)].map(|(forward, left)| {
            let (f, l) = (forward * f64::from(inner.depth.0) / 2.0, left * f64::from(inner.width.0) / 2.0);
            let (px, py) = (cx + f * turn.cos() - l * turn.sin() - x, cy + f * turn.sin() + l * turn.cos() - y);
            let (along, aside) = (px * angle.cos() + py * angle.sin(), py * angle.cos() - px * angle.sin());
            (along.abs() - f64::from(outer.depth.0) / 2.0).max(aside.abs() - f64::from(outer.width.0) / 2.0)
        });
        let out = out.into_iter().fold(f64::NEG_INFINITY, f64::max);
        prop_assume!((out - 1.0).abs() > BAND);
        prop_assert_eq!(held, out < 1.0);
    }
}
