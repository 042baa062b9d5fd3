//! Lanes: the straight strips along which footprints move, and what lies in them.

use gonfalon_table::{Heading, Length, OrientedBox, Point};
use smallvec::SmallVec;

/// Fraction bits of positions in a lane.
const FINE: u32 = 8;
/// One unit as a position in a lane.
const UNIT: i64 = 1 << FINE;

/// A straight strip without end, to both sides of a line through a point.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lane {
    /// A point of its middle line; distances along the lane are counted from here.
    pub(crate) from: Point,
    /// Which way it runs.
    pub(crate) heading: Heading,
    /// Its whole width.
    pub(crate) width: Length,
}

impl Lane {
    /// The stretches of the lane that a shape covers, from near to far, in units from its starting point. What reaches
    /// less than one unit into the lane is not in it.
    ///
    /// Between two neighbouring corners of the part inside the lane nothing changes, so one look half way between them
    /// says whether that stretch is covered.
    pub(crate) fn spans(&self, corners: &[Point]) -> Vec<(i32, i32)> {
        let half = i64::from(self.width.0) * UNIT / 2 - UNIT;
        let place = self.places();
        let corners: SmallVec<[(i64, i64); 8]> = corners.iter().map(|corner| place(*corner)).collect();
        if corners.iter().all(|corner| corner.1 > half) || corners.iter().all(|corner| corner.1 < -half) {
            return Vec::new();
        }
        let edges = || (0..corners.len()).map(|index| (corners[index], corners[(index + 1) % corners.len()]));
        let mut marks: SmallVec<[i64; 16]> =
            corners.iter().filter(|corner| corner.1.abs() <= half).map(|corner| corner.0).collect();
        for (one, other) in edges() {
            for border in [-half, half] {
                if (one.1 > border) != (other.1 > border) {
                    marks.push(between((one.1, one.0), (other.1, other.0), border));
                }
            }
        }
        marks.sort_unstable();
        marks.dedup();
        let mut spans: Vec<(i64, i64)> = Vec::new();
        for ends in marks.windows(2) {
            let middle = (ends[0] + ends[1]) / 2;
            let mut crossings: SmallVec<[i64; 8]> = edges()
                .filter(|(one, other)| (one.0 > middle) != (other.0 > middle))
                .map(|(one, other)| between(one, other, middle))
                .collect();
            crossings.sort_unstable();
            let covered = crossings.chunks_exact(2).any(|pair| pair[0].max(-half) < pair[1].min(half));
            match spans.last_mut() {
                Some(last) if covered && last.1 == ends[0] => last.1 = ends[1],
                _ if covered => spans.push((ends[0], ends[1])),
                _ => {}
            }
        }
        let units = |fine: i64| ((fine + UNIT / 2) >> FINE) as i32;
        spans.into_iter().map(|(near, far)| (units(near), units(far))).collect()
    }

    /// Says how far along the lane and to its left a point lies.
    fn places(&self) -> impl Fn(Point) -> (i64, i64) {
        let from = self.from;
        let (cosine, sine) = (self.heading.cosine(), self.heading.sine());
        let fine = |value: i64| value >> (Heading::FRACTION_BITS - FINE);
        move |point| {
            let (dx, dy) = (i64::from(point.x - from.x), i64::from(point.y - from.y));
            (fine(dx * cosine + dy * sine), fine(dy * cosine - dx * sine))
        }
    }
}

/// The second coordinate where the line between two points has this first coordinate.
fn between(one: (i64, i64), other: (i64, i64), first: i64) -> i64 {
    let rise = i128::from(other.1 - one.1) * i128::from(first - one.0) / i128::from(other.0 - one.0);
    one.1 + rise as i64
}

/// A straight move of a footprint along one of its axes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Straight {
    /// Where it begins.
    pub(crate) from: OrientedBox,
    /// Which way it goes: the footprint's heading or a quarter turn from it.
    pub(crate) heading: Heading,
    /// How far.
    pub(crate) length: Length,
}

impl Straight {
    /// Where the footprint is in the end.
    pub(crate) fn end(&self) -> OrientedBox {
        self.from.at(self.from.centre.step(self.heading, self.length))
    }

    /// Everything the footprint covers on its way, which is a box again.
    pub(crate) fn swept(&self) -> OrientedBox {
        let centre = self.from.centre.step(self.heading, self.length / 2);
        let (width, depth) = if self.is_sideways() {
            (self.from.width + self.length, self.from.depth)
        } else {
            (self.from.width, self.from.depth + self.length)
        };
        OrientedBox { centre, width, depth, ..self.from }
    }

    /// The ground that the leading edge passes over, without that where the footprint began; `None` if it goes nowhere.
    pub(crate) fn passed(&self) -> Option<OrientedBox> {
        if self.length <= Length::ZERO {
            return None;
        }
        let centre = self.from.centre.step(self.heading, (self.extent() + self.length) / 2);
        let (width, depth) =
            if self.is_sideways() { (self.length, self.from.depth) } else { (self.from.width, self.length) };
        Some(OrientedBox { centre, width, depth, ..self.from })
    }

    /// How much of the way some part of the footprint is in one of several shapes.
    pub(crate) fn length_in<'a>(&self, shapes: impl Iterator<Item = &'a [Point]>) -> Length {
        let reach = self.extent().0 / 2;
        let mut stretches: Vec<(i32, i32)> = shapes
            .flat_map(|corners| self.lane().spans(corners))
            .map(|(near, far)| ((near - reach + 1).max(0), (far + reach - 1).min(self.length.0)))
            .filter(|(near, far)| near < far)
            .collect();
        stretches.sort_unstable();
        let mut total = 0;
        let mut counted = 0;
        for (near, far) in stretches {
            total += (far - near.max(counted)).max(0);
            counted = counted.max(far);
        }
        Length(total)
    }

    /// How far the footprint can go before it touches a shape ahead, however long the move; `None` if it passes it.
    pub(crate) fn until(&self, corners: &[Point]) -> Option<Length> {
        let reach = self.extent().0 / 2;
        let ahead = self.lane().spans(corners).into_iter().find(|(_, far)| *far > reach)?;
        Some(Length((ahead.0 - reach).max(0)))
    }

    fn lane(&self) -> Lane {
        let width = if self.is_sideways() { self.from.depth } else { self.from.width };
        Lane { from: self.from.centre, heading: self.heading, width }
    }

    /// How long the footprint is along its way.
    fn extent(&self) -> Length {
        if self.is_sideways() { self.from.width } else { self.from.depth }
    }

    fn is_sideways(&self) -> bool {
        self.from.heading.difference(self.heading).abs() == 90_000
    }
}

/// The point so far ahead and to the left of another one, seen along a heading; on the nearest grid point, so that boxes
/// set down side by side with it touch and do not overlap.
pub(crate) fn offset(from: Point, heading: Heading, ahead: Length, left: Length) -> Point {
    let (cosine, sine) = (heading.cosine(), heading.sine());
    let (ahead, left) = (i64::from(ahead.0), i64::from(left.0));
    let units = |value: i64| ((value + (1 << (Heading::FRACTION_BITS - 1))) >> Heading::FRACTION_BITS) as i32;
    from.shifted(units(ahead * cosine - left * sine), units(ahead * sine + left * cosine))
}

#[cfg(test)]
mod tests {
    use super::*;
    use gonfalon_table::{Polygon, Rectangle};

    const SPEED_SIX: Length = Length::inches(6);

    fn regiment() -> OrientedBox {
        OrientedBox::new(Point::ORIGIN, Heading::NORTH, Length(10_000), Length(4_000))
    }

    fn rectangle(west: i32, south: i32, east: i32, north: i32) -> Vec<Point> {
        Rectangle::new(Point::new(west, south), Point::new(east, north)).corners().to_vec()
    }

    fn forward(length: Length) -> Straight {
        Straight { from: regiment(), heading: Heading::NORTH, length }
    }

    #[test]
    fn two_inches_in_the_open_and_two_in_a_wood_use_up_six() {
        let wood = rectangle(-20_000, 2_000 + 2 * 2540, 20_000, 90_000);
        let cost = |length: Length| length + forward(length).length_in([&wood[..]].into_iter());
        assert!((cost(Length::inches(4)) - SPEED_SIX).abs() <= Length(1));
        assert!(cost(Length::inches(4) + Length(5)) > SPEED_SIX);
        assert_eq!(cost(Length::inches(2)), Length::inches(2));
    }

    #[test]
    fn a_footprint_counts_double_until_its_rear_has_left() {
        let swamp = rectangle(0, 3_000, 100, 3_500);
        // From touching at 1000 to leaving at 5500.
        let inside = forward(Length(9_000)).length_in([&swamp[..], &swamp[..]].into_iter());
        assert!((inside - Length(4_500)).abs() <= Length(2), "{inside:?}");
        let beside = rectangle(5_000, 3_000, 6_000, 3_500);
        assert_eq!(forward(Length(9_000)).length_in([&beside[..]].into_iter()), Length::ZERO);
    }

    #[test]
    fn the_leading_edge_passes_over_what_lies_ahead_of_it_alone() {
        let half = regiment().depth / 2;
        let passed = forward(Length::INCH).passed().expect("it moves");
        let behind = Polygon::new(rectangle(-5_000, -half.0, 5_000, half.0)).expect("a rectangle");
        assert!(!passed.overlaps_polygon(&behind) && regiment().overlaps_polygon(&behind));
        let ahead = half.0 + Length::INCH.0;
        let reached = Polygon::new(rectangle(0, ahead - 100, 100, ahead + 100)).expect("a rectangle");
        let beyond = Polygon::new(rectangle(0, ahead + 1, 100, ahead + 100)).expect("a rectangle");
        assert!(passed.overlaps_polygon(&reached) && !passed.overlaps_polygon(&beyond));
        let sideways = Straight { heading: Heading::EAST, ..forward(Length::INCH) };
        assert_eq!(
            sideways.passed().map(|ground| (ground.width, ground.depth)),
            Some((Length::INCH, regiment().depth))
        );
        assert!(forward(Length::ZERO).passed().is_none());
    }

    #[test]
    fn the_notch_of_a_shape_is_open_ground() {
        let lane = Lane { from: Point::ORIGIN, heading: Heading::EAST, width: Length(200) };
        let horseshoe = [
            (0, -500),
            (3_000, -500),
            (3_000, 500),
            (2_000, 500),
            (2_000, -400),
            (1_000, -400),
            (1_000, 500),
            (0, 500),
        ]
        .map(|(x, y)| Point::new(x, y));
        assert_eq!(lane.spans(&horseshoe), [(0, 1_000), (2_000, 3_000)]);
        let north = Lane { from: Point::new(500, -2_000), heading: Heading::NORTH, width: Length(200) };
        assert_eq!(north.spans(&horseshoe), [(1_500, 2_500)]);
    }

    #[test]
    fn a_move_touches_what_lies_ahead() {
        let straight = forward(Length::ZERO);
        assert_eq!(straight.until(&rectangle(4_000, 9_000, 9_000, 9_500)), Some(Length(7_000)));
        assert_eq!(straight.until(&rectangle(5_000, 9_000, 9_000, 9_500)), None);
        assert_eq!(straight.until(&rectangle(0, -9_500, 9_000, -9_000)), None);
        let aside = Straight { from: regiment(), heading: Heading::WEST, length: Length(500) };
        assert_eq!(aside.until(&rectangle(-8_000, 0, -7_000, 100)), Some(Length(2_000)));
        assert_eq!(aside.swept().width, Length(10_500));
        assert_eq!(aside.end().centre, Point::new(-500, 0));
    }
}
