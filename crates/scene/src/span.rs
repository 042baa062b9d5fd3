//! The distance between two footprints, and where it is drawn.

use gonfalon_table::{Circle, Length, Point, Shape, TOLERANCE};
use serde::Serialize;

/// The shortest way from the edge of one footprint to the edge of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Span {
    /// Where it begins.
    pub from: Point,
    /// Where it ends.
    pub to: Point,
    /// How long it is.
    pub length: Length,
    /// Whether the rules take it for exactly a whole or half inch: in reach at that distance and at nothing less.
    pub exact: bool,
}

/// Limits of ranges are whole or half inches.
const MARK: i32 = Length::inches(1).0 / 2;

impl Span {
    /// Measures from edge to edge, by the same geometry the rules use.
    pub fn between(from: &Shape, to: &Shape) -> Span {
        let gap = from.gap(to);
        let mark = Length((gap.0 + MARK / 2) / MARK * MARK);
        let exact = (gap.0 - mark.0).abs() <= TOLERANCE.0 && from.within(to, mark);
        let length = if exact { mark } else { gap };
        let (start, end) = nearest(from, to);
        Span { from: start, to: if length == Length::ZERO { start } else { end }, length, exact }
    }
}

/// A point as a footprint without any size.
pub(crate) fn point(at: Point) -> Shape {
    Shape::Circle(Circle { centre: at, diameter: Length::ZERO })
}

/// The points of two edges that are nearest to each other, for drawing.
fn nearest(one: &Shape, other: &Shape) -> (Point, Point) {
    let (mine, theirs) = (bones(one), bones(other));
    let to_theirs = mine.iter().flat_map(|at| edges(&theirs).map(|edge| (*at, foot(edge, *at))));
    let to_mine = theirs.iter().flat_map(|at| edges(&mine).map(|edge| (foot(edge, *at), *at)));
    let pairs = to_theirs.chain(to_mine);
    let closest = pairs.min_by_key(|(from, to)| from.distance_squared(*to));
    let (from, to) = closest.expect("every footprint has a point");
    (rim(one, from, to), rim(other, to, from))
}

/// What a footprint is drawn around: the centre of a circle, the corners of anything else.
fn bones(shape: &Shape) -> Vec<Point> {
    match shape {
        Shape::Circle(circle) => vec![circle.centre],
        Shape::Box(oriented) => oriented.corners().to_vec(),
        Shape::Polygon(polygon) => polygon.points().to_vec(),
    }
}

fn edges(corners: &[Point]) -> impl Iterator<Item = (Point, Point)> {
    corners.iter().zip(corners.iter().cycle().skip(1)).map(|(from, to)| (*from, *to))
}

/// The point of an edge that is nearest to another point.
fn foot((from, to): (Point, Point), at: Point) -> Point {
    let part = |low: i32, high: i32| i128::from(high) - i128::from(low);
    let (x, y) = (part(from.x, to.x), part(from.y, to.y));
    let whole = x * x + y * y;
    if whole == 0 {
        return from;
    }
    let along = (part(from.x, at.x) * x + part(from.y, at.y) * y).clamp(0, whole);
    Point::new(from.x + (x * along / whole) as i32, from.y + (y * along / whole) as i32)
}

/// From the centre of a circle out to its rim; other footprints are their edges already.
fn rim(shape: &Shape, from: Point, toward: Point) -> Point {
    match shape {
        Shape::Circle(circle) => {
            from.toward(toward, Length((circle.diameter.0 / 2).min(from.distance(toward).0)))
        }
        _ => from,
    }
}

#[cfg(test)]
mod tests {
    use gonfalon_table::{Heading, OrientedBox};

    use super::*;

    fn disk(x: i32, diameter: i32) -> Shape {
        Shape::Circle(Circle::new(Point::new(x, 0), Length(diameter)))
    }

    #[test]
    fn a_span_goes_from_edge_to_edge() {
        let span = Span::between(&disk(0, 2_000), &disk(10_000, 4_000));
        assert_eq!((span.from, span.to), (Point::new(1_000, 0), Point::new(8_000, 0)));
        assert_eq!((span.length, span.exact), (Length(7_000), false));
        let block = OrientedBox::new(Point::new(10_000, 300), Heading::NORTH, Length(4_000), Length(2_000));
        let span = Span::between(&disk(0, 2_000), &block.into());
        assert_eq!((span.from, span.to), (Point::new(1_000, 0), Point::new(8_000, 0)));
    }

    #[test]
    fn a_limit_is_exact_where_the_rules_take_it_so() {
        let three = Length::inches(3).0;
        for (off, exact) in [(-2, false), (-1, true), (0, true), (1, true), (2, false)] {
            let (one, other) = (disk(0, 2_000), disk(2_000 + three + off, 2_000));
            let span = Span::between(&one, &other);
            assert_eq!(span.exact, exact, "{off}");
            assert_eq!(span.length <= Length(three), one.within(&other, Length(three)), "{off}");
        }
    }

    #[test]
    fn what_touches_is_no_distance_apart() {
        let span = Span::between(&disk(0, 2_000), &disk(1_500, 2_000));
        assert_eq!((span.length, span.exact, span.from), (Length::ZERO, true, span.to));
    }
}
