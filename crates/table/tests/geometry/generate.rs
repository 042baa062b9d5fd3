//! Random positions and shapes.

use gonfalon_table::{Circle, Heading, Length, OrientedBox, Point, Polygon};
use proptest::prelude::*;

use crate::exact;

pub(crate) fn point(limit: i32) -> impl Strategy<Value = Point> {
    (-limit..=limit, -limit..=limit).prop_map(|(x, y)| Point::new(x, y))
}

pub(crate) fn circle(limit: i32, widest: i32) -> impl Strategy<Value = Circle> {
    (point(limit), 2..=widest).prop_map(|(centre, diameter)| Circle::new(centre, Length(diameter)))
}

pub(crate) fn heading() -> impl Strategy<Value = Heading> {
    (0..360_000).prop_map(Heading::from_thousandths)
}

pub(crate) fn oriented(limit: i32, widest: i32) -> impl Strategy<Value = OrientedBox> {
    (point(limit), heading(), 20..=widest, 20..=widest).prop_map(|(centre, heading, width, depth)| {
        OrientedBox::new(centre, heading, Length(width), Length(depth))
    })
}

/// A convex polygon of up to eight corners in a square of the given half width.
pub(crate) fn convex(limit: i32, half_width: i32) -> impl Strategy<Value = Polygon> {
    (point(limit - half_width), prop::collection::vec(point(half_width), 3..8)).prop_filter_map(
        "corners in line",
        |(centre, offsets)| {
            let corners = offsets.iter().map(|offset| (i128::from(offset.x), i128::from(offset.y))).collect();
            let hull = exact::hull(corners);
            let points = hull.iter().map(|&(x, y)| centre.shifted(x as i32, y as i32)).collect();
            Polygon::new(points).ok()
        },
    )
}

/// A polygon with notches: points around a centre in order of their direction, near and far.
pub(crate) fn star(limit: i32, radius: i32) -> impl Strategy<Value = Polygon> {
    (point(limit - radius), prop::collection::vec(radius / 4..=radius, 5..10), 0..36_000).prop_filter_map(
        "spikes that meet",
        |(centre, radii, start)| {
            let turn = 360_000 / radii.len() as i32;
            let corner = |(index, &radius): (usize, &i32)| {
                centre.step(Heading::from_thousandths(start + turn * index as i32), Length(radius))
            };
            Polygon::new(radii.iter().enumerate().map(corner).collect()).ok()
        },
    )
}

/// A shape turned about the origin by quarter turns.
pub(crate) fn quarter(point: Point, turns: u8) -> Point {
    (0..turns).fold(point, |point, _| Point::new(-point.y, point.x))
}

pub(crate) fn quarter_polygon(polygon: &Polygon, turns: u8) -> Polygon {
    let points = polygon.points().iter().map(|&corner| quarter(corner, turns)).collect();
    Polygon::new(points).expect("a turned polygon stays simple")
}
