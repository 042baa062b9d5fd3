//! What may be in the way of a line.

use gonfalon_kernel::RuleId;
use gonfalon_table::{Circle, Length, Passage, Point, Polygon, Rectangle};
use serde::Serialize;

use super::column::Column;
use super::lane::{self, Lane};
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
    pub(super) fn fills(&self, low: Length, high: Length) -> bool {
        self.bottom <= low && self.top > high
    }

    /// Whether seen from above every line between two disks is stopped for sure.
    pub(super) fn shuts_lane(&self, lane: &Lane) -> bool {
        lane.is_shut_by(self.corners())
    }

    /// Whether seen from above every line between two rectangles is stopped for sure.
    pub(super) fn shuts_gap(&self, from: &Rectangle, to: &Rectangle) -> bool {
        lane::is_gap_shut(from, to, self.corners())
    }

    /// The corners of an outline without notches; none of any other.
    fn corners(&self) -> &[Point] {
        match &self.outline {
            Outline::Disk(_) => &[],
            Outline::Corners(corners) => corners,
            Outline::Polygon(polygon) if polygon.is_convex() => polygon.points(),
            Outline::Polygon(_) => &[],
        }
    }
}
