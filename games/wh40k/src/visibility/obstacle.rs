//! What may be in the way of a line.

use gonfalon_kernel::RuleId;
use gonfalon_table::{Circle, Length, Passage, Point, Polygon, Rectangle};
use serde::Serialize;

use super::column::Column;
use crate::constants::FLOOR_THICKNESS;
use crate::data::{Feature, FeatureKind};
use crate::state::ModelId;
use crate::terrain::FeatureId;

/// What hides something, and by which rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Blocker {
    /// What is in the way.
    pub what: Obstruction,
    /// Why it hides what is behind.
    pub rule: RuleId,
}

/// Something in the way of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Obstruction {
    /// A model of a unit that is not looked through.
    Model(ModelId),
    /// A terrain feature.
    Feature(FeatureId),
}

/// How an obstacle stands in the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hold {
    /// It is solid.
    Solid,
    /// The footprint of ruins: nothing is seen through or over it, with exceptions.
    Ruins(FeatureId),
    /// The footprint of woods: nothing behind it is fully visible, with exceptions.
    Woods(FeatureId),
}

/// The outline of an obstacle.
#[derive(Clone, Debug)]
enum Outline<'a> {
    Disk(Circle),
    Corners(smallvec::SmallVec<[Point; 4]>),
    Polygon(&'a Polygon),
}

/// Something that may be in the way of a line.
#[derive(Clone, Debug)]
pub(super) struct Obstacle<'a> {
    outline: Outline<'a>,
    bottom: Length,
    top: Length,
    pub(super) bounds: Rectangle,
    pub(super) hold: Hold,
    pub(super) blocker: Blocker,
}

/// Below and above everything on a table.
const ENDLESS: Length = Length(Point::REACH);

impl<'a> Obstacle<'a> {
    /// A model in the way.
    pub(super) fn model(column: Column) -> Obstacle<'a> {
        let (bounds, bottom, top) = (column.bounds(), column.bottom, column.top);
        let rule = RuleId("wh40k.visibility.no-other-see-through");
        let blocker = Blocker { what: Obstruction::Model(column.model), rule };
        let outline = if column.corners.is_empty() {
            Outline::Disk(column.disk())
        } else {
            Outline::Corners(column.corners)
        };
        Obstacle { outline, bottom, top, bounds, hold: Hold::Solid, blocker }
    }

    /// Everything of a feature that may be in the way: its solid parts, the floors of ruins, and the footprints of ruins and woods
    /// without end upward.
    pub(super) fn of_feature(id: FeatureId, feature: &'a Feature) -> impl Iterator<Item = Obstacle<'a>> {
        let part = move |outline: &'a Polygon, bottom, top, hold, rule| Obstacle {
            outline: Outline::Polygon(outline),
            bottom,
            top,
            bounds: outline.bounds(),
            hold,
            blocker: Blocker { what: Obstruction::Feature(id), rule: RuleId(rule) },
        };
        let footprint = match feature.kind {
            FeatureKind::Ruins => Some((Hold::Ruins(id), "wh40k.terrain.ruins-block-sight")),
            FeatureKind::Woods => Some((Hold::Woods(id), "wh40k.terrain.woods-through-never-fully-visible")),
            FeatureKind::Craters | FeatureKind::Barricade | FeatureKind::Debris | FeatureKind::Hill => None,
        };
        let footprint =
            footprint.map(move |(hold, rule)| part(&feature.footprint, -ENDLESS, ENDLESS, hold, rule));
        let rule = "wh40k.visibility.true-line-of-sight";
        let solids = feature
            .solids
            .iter()
            .map(move |solid| part(&solid.outline, solid.bottom, solid.top, Hold::Solid, rule));
        let floors = feature.floors.iter().map(move |floor| {
            part(&floor.outline, floor.height - FLOOR_THICKNESS, floor.height, Hold::Solid, rule)
        });
        footprint.into_iter().chain(solids).chain(floors)
    }

    /// Calls with every passage of a segment through the outline.
    #[inline]
    pub(super) fn passages(&self, from: Point, to: Point, mut found: impl FnMut(Passage)) {
        let bounds = &self.bounds;
        if from.x.max(to.x) < bounds.min.x
            || from.x.min(to.x) > bounds.max.x
            || from.y.max(to.y) < bounds.min.y
            || from.y.min(to.y) > bounds.max.y
        {
            return;
        }
        match &self.outline {
            Outline::Disk(circle) => Passage::through_circle(from, to, circle).into_iter().for_each(found),
            Outline::Corners(corners) => {
                Passage::through_corners(from, to, corners).into_iter().for_each(found);
            }
            Outline::Polygon(polygon) => polygon.passages(from, to).for_each(&mut found),
        }
    }

    /// Whether a passage of a line is inside the obstacle.
    #[inline]
    pub(super) fn holds(&self, passage: &Passage, heights: [Length; 2]) -> bool {
        passage.meets(heights, self.bottom, self.top)
    }

    /// Whether lines between these heights are always above or below it.
    pub(super) fn is_beyond(&self, low: Length, high: Length) -> bool {
        self.top <= low || self.bottom > high
    }

    /// Whether it closes everything between these heights.
    fn fills(&self, low: Length, high: Length) -> bool {
        self.bottom <= low && self.top > high
    }

    /// Whether for sure every line between two disks, between these heights, is stopped: some straight cut through a convex outline
    /// lies right across the strip that holds all lines, with one disk on each side.
    pub(super) fn shuts(&self, lane: &Lane, low: Length, high: Length) -> bool {
        let corners: &[Point] = match &self.outline {
            Outline::Disk(_) => return false,
            Outline::Corners(corners) => corners,
            Outline::Polygon(polygon) if polygon.is_convex() => polygon.points(),
            Outline::Polygon(_) => return false,
        };
        self.fills(low, high)
            && corners.iter().any(|one| {
                lane.is_left(*one)
                    && corners.iter().any(|other| lane.is_right(*other) && lane.is_cut(*one, *other))
            })
    }
}

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
