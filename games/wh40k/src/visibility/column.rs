//! A model as a solid column over its outline, and the points of it from which and to which lines are drawn.

use gonfalon_table::{Circle, Length, Point, Rectangle, Shape};
use smallvec::SmallVec;

use crate::board::Board;
use crate::data::{Base, Core, FeatureKind};
use crate::state::{ModelId, UnitId};
use crate::terrain::FeatureId;

/// Points of a rim as seen from another column.
pub(super) type Rim = SmallVec<[Point; 6]>;

/// A model as a solid column.
#[derive(Clone, Debug)]
pub(super) struct Column {
    pub(super) model: ModelId,
    pub(super) centre: Point,
    pub(super) reach: Length,
    pub(super) bottom: Length,
    pub(super) top: Length,
    /// The outline of anything that is not round, counterclockwise.
    pub(super) corners: SmallVec<[Point; 4]>,
    /// Lines to and from it ignore the footprints of ruins and woods (`wh40k.terrain.ruins-aircraft-towering`,
    /// `wh40k.terrain.woods-aircraft-towering`).
    pub(super) high: bool,
    /// The ruins and woods it is wholly within.
    inside: Footprints,
    /// The ruins and woods it is partly or wholly within.
    touching: Footprints,
}

/// Some features of a table, which has no more than 64 of them.
type Footprints = u64;

impl Column {
    /// The column of a model that sees or is seen.
    pub(super) fn new(board: Board<'_>, model: ModelId) -> Column {
        let mut column = Column::plain(board, model);
        column.high = board.model_is(model, Core::Aircraft) || board.model_is(model, Core::Towering);
        for (id, feature) in board.features() {
            if matches!(feature.kind, FeatureKind::Ruins | FeatureKind::Woods)
                && board.partly_within(model, id)
            {
                column.touching |= bit(id);
                column.inside |= if board.wholly_within(model, id) { bit(id) } else { 0 };
            }
        }
        column
    }

    /// Whether it is wholly within ruins or woods.
    pub(super) fn is_inside(&self, feature: FeatureId) -> bool {
        self.inside & bit(feature) != 0
    }

    /// Whether it is at least partly within ruins or woods.
    pub(super) fn touches(&self, feature: FeatureId) -> bool {
        self.touching & bit(feature) != 0
    }

    /// The column of a model that is merely in the way.
    pub(super) fn plain(board: Board<'_>, model: ModelId) -> Column {
        let (standing, profile) = (board.model(model), board.profile(model));
        let corners = match profile.base {
            Base::Round { .. } => SmallVec::new(),
            Base::Oval { .. } | Base::Hull { .. } => match board.shape(model) {
                Shape::Circle(_) => SmallVec::new(),
                Shape::Box(oriented) => oriented.corners().into_iter().collect(),
                Shape::Polygon(polygon) => polygon.points().iter().copied().collect(),
            },
        };
        Column {
            model,
            centre: standing.at,
            reach: profile.base.reach(),
            bottom: standing.elevation,
            top: standing.elevation + profile.height,
            corners,
            high: false,
            inside: 0,
            touching: 0,
        }
    }

    /// The columns of a unit's models.
    pub(super) fn of_unit(board: Board<'_>, unit: UnitId) -> SmallVec<[Column; 12]> {
        board.models(unit).map(|model| Column::new(board, model)).collect()
    }

    /// The heights of the points of the column: at its base, half way up and just below its top, so that a column hides another of
    /// its height.
    pub(super) fn heights(&self) -> [Length; 3] {
        let head = (self.top - Length(1)).max(self.bottom);
        [head, Length(self.bottom.0.midpoint(head.0)), self.bottom]
    }

    pub(super) fn bounds(&self) -> Rectangle {
        if self.corners.is_empty() {
            let reach = self.reach.0;
            Rectangle::new(self.centre.shifted(-reach, -reach), self.centre.shifted(reach, reach))
        } else {
            Rectangle::around(&self.corners)
        }
    }

    /// The disk of a round column.
    pub(super) fn disk(&self) -> Circle {
        Circle::new(self.centre, self.reach * 2)
    }

    /// The points of the rim that face another point: straight toward it, half way to both sides, the outermost to both sides, and
    /// the nearest corner if there is one. Fractions are cut toward the middle, so that all turn with the
    /// table.
    pub(super) fn facing(&self, other: Point) -> Rim {
        let (dx, dy) = match (i64::from(other.x - self.centre.x), i64::from(other.y - self.centre.y)) {
            (0, 0) => (1, 0),
            direction => direction,
        };
        let halfway = [(dx + dy, dy - dx), (dx - dy, dx + dy)];
        let aside = [(dy, -dx), (-dy, dx)];
        if self.corners.is_empty() {
            let straight = (dx * dx + dy * dy).isqrt() + 1;
            let slanting = (2 * (dx * dx + dy * dy)).isqrt() + 1;
            let reach = i64::from(self.reach.0);
            let point = |(x, y): (i64, i64), length: i64| {
                self.centre.shifted((x * reach / length) as i32, (y * reach / length) as i32)
            };
            let [right, left] = halfway;
            let [far_right, far_left] = aside;
            [point((dx, dy), straight), point(right, slanting), point(left, slanting)]
                .into_iter()
                .chain([point(far_right, straight), point(far_left, straight)])
                .collect()
        } else {
            let along = |x: i64, y: i64, corner: &Point| {
                x * i64::from(corner.x - self.centre.x) + y * i64::from(corner.y - self.centre.y)
            };
            let farthest = |(x, y): (i64, i64)| {
                // Of several corners equally far aside the one nearer to the other column, of two equally near ones the left one:
                // whatever is chosen turns with the table.
                let key =
                    |corner: &&Point| (along(x, y, corner), along(dx, dy, corner), along(-dy, dx, corner));
                self.corners.iter().max_by_key(key).copied()
            };
            [(dx, dy), halfway[0], halfway[1]]
                .into_iter()
                .filter_map(|direction| self.border(direction))
                .chain([aside[0], aside[1], (dx, dy)].into_iter().filter_map(farthest))
                .collect()
        }
    }

    /// Where the way from the middle into a direction leaves the outline.
    fn border(&self, (x, y): (i64, i64)) -> Option<Point> {
        let from_centre =
            |corner: Point| (i64::from(corner.x - self.centre.x), i64::from(corner.y - self.centre.y));
        let side = |(px, py): (i64, i64)| x * py - y * px;
        (0..self.corners.len()).find_map(|index| {
            let start = from_centre(self.corners[index]);
            let end = from_centre(self.corners[(index + 1) % self.corners.len()]);
            if side(start) > 0 || side(end) <= 0 {
                return None;
            }
            let (edge_x, edge_y) = (end.0 - start.0, end.1 - start.1);
            let scale = i128::from(x * edge_y - y * edge_x);
            let reach = i128::from(start.0 * edge_y - start.1 * edge_x);
            let part = |step: i64| (i128::from(step) * reach).checked_div(scale).unwrap_or(0) as i32;
            Some(self.centre.shifted(part(x), part(y)))
        })
    }
}

fn bit(feature: FeatureId) -> Footprints {
    1_u64.checked_shl(u32::from(feature.0)).unwrap_or(0)
}
