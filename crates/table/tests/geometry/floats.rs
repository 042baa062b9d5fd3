//! Small helpers in floating point, and a search for the highest value of a function.

use gonfalon_table::{Circle, Point, Polygon};

pub(crate) type Spot = (f64, f64);

pub(crate) fn spot(point: Point) -> Spot {
    (f64::from(point.x), f64::from(point.y))
}

pub(crate) fn distance(a: Spot, b: Spot) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

pub(crate) fn radius(circle: &Circle) -> f64 {
    f64::from(circle.diameter.0) / 2.0
}

pub(crate) fn to_segment(at: Spot, from: Spot, to: Spot) -> f64 {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let along = (((at.0 - from.0) * dx + (at.1 - from.1) * dy) / (dx * dx + dy * dy)).clamp(0.0, 1.0);
    distance(at, (from.0 + along * dx, from.1 + along * dy))
}

/// How deep a spot lies in a polygon; negative outside.
pub(crate) fn depth_in(polygon: &Polygon, at: Spot) -> f64 {
    let corners: Vec<Spot> = polygon.points().iter().map(|&corner| spot(corner)).collect();
    let mut inside = false;
    let mut nearest = f64::INFINITY;
    for (index, &from) in corners.iter().enumerate() {
        let to = corners[(index + 1) % corners.len()];
        nearest = nearest.min(to_segment(at, from, to));
        if (from.1 > at.1) != (to.1 > at.1) {
            let x = from.0 + (at.1 - from.1) / (to.1 - from.1) * (to.0 - from.0);
            inside ^= at.0 < x;
        }
    }
    if inside { nearest } else { -nearest }
}

/// Spots all around a polygon, at most `spacing` apart.
pub(crate) fn border(corners: &[Point], spacing: f64) -> Vec<Spot> {
    let edges = (0..corners.len()).map(|index| (corners[index], corners[(index + 1) % corners.len()]));
    edges
        .flat_map(|(from, to)| {
            let (from, to) = (spot(from), spot(to));
            let count = (distance(from, to) / spacing).ceil().max(1.0);
            (0..count as i32).map(move |index| {
                let part = f64::from(index) / count;
                (from.0 + part * (to.0 - from.0), from.1 + part * (to.1 - from.1))
            })
        })
        .collect()
}

/// What a search for a height found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reach {
    /// Some spot is at least that high.
    Reached,
    /// No spot is.
    Missed,
    /// The height is too close to the highest one to tell.
    Close,
}

/// Whether a function that never changes faster than the distance reaches a height in a square.
///
/// A cell whose middle lies lower than the height by more than its half diagonal is left out; the others are
/// quartered until the middle of one is high enough, none is left, or they are smaller than the precision.
pub(crate) fn reaches(
    height: f64,
    centre: Spot,
    half_width: f64,
    precision: f64,
    function: impl Fn(Spot) -> f64,
) -> Reach {
    let mut cells = vec![(centre, half_width)];
    let mut close = false;
    while let Some((middle, half)) = cells.pop() {
        let value = function(middle);
        if value >= height {
            return Reach::Reached;
        }
        if value + half * std::f64::consts::SQRT_2 < height {
            continue;
        }
        if half < precision {
            close = true;
            continue;
        }
        let quarter = half / 2.0;
        for (dx, dy) in [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)] {
            cells.push(((middle.0 + dx * quarter, middle.1 + dy * quarter), quarter));
        }
    }
    if close { Reach::Close } else { Reach::Missed }
}
