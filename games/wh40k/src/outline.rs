//! The outline of a base seen from above.

use gonfalon_table::{Circle, Heading, Length, OrientedBox, Point, Polygon, Shape};

use crate::data::Base;

/// Corners of the outline of an oval base.
const OVAL_CORNERS: i32 = 32;

/// The outline of a base at a place. An oval is a polygon inside the ellipse.
pub(crate) fn outline(base: Base, at: Point, heading: Heading) -> Shape {
    match base {
        Base::Round { diameter } => Circle::new(at, diameter).into(),
        Base::Hull { length, width } => OrientedBox::new(at, heading, width, length).into(),
        Base::Oval { length, width } => {
            let corner = |number: i32| {
                let (cosine, sine) =
                    Heading::from_thousandths(number * (360_000 / OVAL_CORNERS)).cosine_and_sine();
                let part = |axis: Length, unit: i64| {
                    // Toward the middle, so that the corner is never outside.
                    (i64::from(axis.0) * unit / (2 << Heading::FRACTION_BITS)) as i32
                };
                Point::new(part(length, cosine), part(width, sine))
            };
            let corners = (0..OVAL_CORNERS).map(corner).collect();
            Polygon::new(corners)
                .expect("an oval base is larger than its rounding")
                .placed(at, heading)
                .into()
        }
    }
}

/// Whether an outline lies wholly within a footprint; sticking out by the tolerance is allowed.
pub(crate) fn is_wholly_within(shape: &Shape, footprint: &Polygon) -> bool {
    match shape {
        Shape::Circle(circle) => footprint.holds_circle(circle),
        Shape::Box(oriented) => oriented.wholly_within_polygon(footprint),
        Shape::Polygon(polygon) => footprint.holds_polygon(polygon),
    }
}

/// Whether an outline and a footprint reach into each other.
pub(crate) fn overlaps(shape: &Shape, footprint: &Polygon) -> bool {
    match shape {
        Shape::Circle(circle) => footprint.overlaps_circle(circle),
        Shape::Box(oriented) => oriented.overlaps_polygon(footprint),
        Shape::Polygon(polygon) => footprint.overlaps(polygon),
    }
}

/// Whether every part of an outline is at most a distance from a footprint without notches.
///
/// The distance from something without notches grows fastest straight away from it and is greatest at corners, so it is
/// enough to look there.
pub(crate) fn is_wholly_near(shape: &Shape, footprint: &Polygon, limit: Length) -> bool {
    let near = |point: Point, limit: Length| {
        limit >= Length::ZERO && footprint.within_circle(&Circle::new(point, Length::ZERO), limit)
    };
    match shape {
        Shape::Circle(circle) => near(circle.centre, limit - circle.diameter / 2),
        Shape::Box(oriented) => oriented.corners().into_iter().all(|corner| near(corner, limit)),
        Shape::Polygon(polygon) => polygon.points().iter().all(|corner| near(*corner, limit)),
    }
}
