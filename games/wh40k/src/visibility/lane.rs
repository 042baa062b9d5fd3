//! Quick looks, seen from above: what cannot be between two places, and what shuts them off from each other for sure.

use gonfalon_table::{Length, Point, Rectangle};

/// Everything straight between two disks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lane {
    ends: [Point; 2],
    reaches: [i64; 2],
    direction: (i64, i64),
    /// The distance of the middles, rounded up.
    length: i64,
}

impl Lane {
    pub(super) fn new(from: Point, from_reach: Length, to: Point, to_reach: Length) -> Lane {
        let direction = (i64::from(to.x - from.x), i64::from(to.y - from.y));
        let length = (direction.0 * direction.0 + direction.1 * direction.1).isqrt() + 1;
        Lane { ends: [from, to], reaches: [from_reach.0, to_reach.0].map(i64::from), direction, length }
    }

    fn half_width(&self) -> i64 {
        self.reaches[0].max(self.reaches[1])
    }

    /// How far left of the line of middles a point is, times the length of that line.
    fn aside(&self, point: Point) -> i64 {
        let (x, y) = (i64::from(point.x - self.ends[0].x), i64::from(point.y - self.ends[0].y));
        self.direction.0 * y - self.direction.1 * x
    }

    fn is_left(&self, point: Point) -> bool {
        self.aside(point) > (self.half_width() + 1) * self.length
    }

    fn is_right(&self, point: Point) -> bool {
        self.aside(point) < -(self.half_width() + 1) * self.length
    }

    /// Whether every line is stopped for sure: some straight cut through an outline without notches lies right across the strip that
    /// holds all lines, with one disk on each side.
    pub(super) fn is_shut_by(&self, corners: &[Point]) -> bool {
        corners.iter().any(|left| {
            self.is_left(*left)
                && corners.iter().any(|right| self.is_right(*right) && self.is_cut(*left, *right))
        })
    }

    /// Whether the line through two points has the two disks on different sides.
    fn is_cut(&self, left: Point, right: Point) -> bool {
        let (x, y) = (i64::from(left.x - right.x), i64::from(left.y - right.y));
        let length = (x * x + y * y).isqrt() + 1;
        let side = |point: Point| x * i64::from(point.y - right.y) - y * i64::from(point.x - right.x);
        // Seen from the right point to the left one, the lane runs from the left side to the right side.
        side(self.ends[0]) > (self.reaches[0] + 1) * length
            && side(self.ends[1]) < -(self.reaches[1] + 1) * length
    }

    /// Whether something with these bounds may be between the disks.
    pub(super) fn may_meet(&self, bounds: &Rectangle) -> bool {
        let [from, to] = self.ends;
        let [near, far] = self.reaches.map(|reach| reach as i32);
        if (from.x - near).min(to.x - far) > bounds.max.x
            || (from.x + near).max(to.x + far) < bounds.min.x
            || (from.y - near).min(to.y - far) > bounds.max.y
            || (from.y + near).max(to.y + far) < bounds.min.y
        {
            return false;
        }
        // The bounds seen across the lane. Doubled, because their middle may lie between two points.
        let (x, y) = (
            i64::from(bounds.min.x) + i64::from(bounds.max.x) - 2 * i64::from(from.x),
            i64::from(bounds.min.y) + i64::from(bounds.max.y) - 2 * i64::from(from.y),
        );
        let aside = (self.direction.0 * y - self.direction.1 * x).abs();
        let spread = i64::from(bounds.width().0) * self.direction.1.abs()
            + i64::from(bounds.height().0) * self.direction.0.abs();
        aside <= spread + 2 * self.half_width() * self.length
    }
}

/// Whether every line between two rectangles is stopped for sure: some straight cut through an outline without notches crosses all lines
/// between corners of both.
///
/// Where a line crosses the cut is farthest aside for a line between corners, so no other line passes beside it.
pub(super) fn is_gap_shut(from: &Rectangle, to: &Rectangle, corners: &[Point]) -> bool {
    let (near, far) = (from.corners(), to.corners());
    let side = |start: Point, end: Point, point: Point| {
        i64::from(end.x - start.x) * i64::from(point.y - start.y)
            - i64::from(end.y - start.y) * i64::from(point.x - start.x)
    };
    let crosses_all = |left: Point, right: Point| {
        near.iter().all(|from| side(right, left, *from) > 0)
            && far.iter().all(|to| side(right, left, *to) < 0)
            && near
                .iter()
                .all(|from| far.iter().all(|to| side(*from, *to, left) > 0 && side(*from, *to, right) < 0))
    };
    let (start, end) = (from.centre(), to.centre());
    corners.iter().any(|left| {
        side(start, end, *left) > 0
            && corners.iter().any(|right| side(start, end, *right) < 0 && crosses_all(*left, *right))
    })
}
