//! Everything that may be in the way between two groups of columns, and which of it counts for which pair.

use gonfalon_table::{Length, Rectangle};
use smallvec::SmallVec;

use super::column::Column;
use super::lane::Lane;
use super::obstacle::{Hold, Obstacle, Obstruction};
use super::view::View;
use crate::board::Board;
use crate::data::FeatureKind;
use crate::state::{ModelId, Place, UnitId};
use crate::terrain::FeatureId;

/// What a query asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    /// Whether anything is seen; woods do not matter.
    Seen,
    /// Whether everything is seen.
    Fully,
}

/// The obstacles between two groups of columns.
pub(super) struct Scene<'a> {
    obstacles: SmallVec<[Obstacle<'a>; 16]>,
}

impl<'a> Scene<'a> {
    /// What may be in the way between two groups; models of the named units, the first group's among them, are looked through.
    pub(super) fn new(board: Board<'a>, from: &[Column], to: &[Column], through: &[UnitId]) -> Scene<'a> {
        let mut scene = Scene::of_terrain(board, from, to);
        let lane = lane(from, to);
        for (index, unit) in board.table.units.iter().enumerate() {
            let part = UnitId(index as u8);
            if unit.place != Place::Battlefield || through.contains(&board.head(part)) {
                continue;
            }
            for model in board.facts(part).models.clone().map(ModelId) {
                if board.model(model).destroyed {
                    continue;
                }
                let (at, reach) = (board.model(model).at, board.profile(model).base.around() as i32);
                if lane.may_meet(&Rectangle::new(at.shifted(-reach, -reach), at.shifted(reach, reach))) {
                    scene.obstacles.push(Obstacle::model(Column::plain(board, model)));
                }
            }
        }
        scene
    }

    /// The same with terrain alone.
    pub(super) fn of_terrain(board: Board<'a>, from: &[Column], to: &[Column]) -> Scene<'a> {
        let lane = lane(from, to);
        let obstacles = board
            .features()
            .filter(|(_, feature)| lane.may_meet(&feature.footprint.bounds()))
            .flat_map(|(id, feature)| Obstacle::of_feature(id, feature))
            .collect();
        Scene { obstacles }
    }

    /// Whether there is nothing in the way for any pair.
    pub(super) fn is_open(&self) -> bool {
        self.obstacles.is_empty()
    }

    /// One column looking at another.
    pub(super) fn view<'v>(&'v self, from: &'v Column, to: &'v Column, wanted: Wanted) -> View<'v, 'a> {
        self.view_past(from, to, wanted, |_| true)
    }

    /// One column looking at another past some obstacles only.
    pub(super) fn view_past<'v>(
        &'v self,
        from: &'v Column,
        to: &'v Column,
        wanted: Wanted,
        counts: impl Fn(&Obstacle<'a>) -> bool,
    ) -> View<'v, 'a> {
        let itself = Obstruction::Model(to.model);
        let closes = |obstacle: &Obstacle<'a>| {
            counts(obstacle) && obstacle.blocker.what != itself && closes(obstacle.hold, from, to, wanted)
        };
        View::new(from, to, &self.obstacles, closes)
    }

    /// Whether one obstacle for sure hides all of one group from all of the other.
    pub(super) fn is_shut(&self, from: &[Column], to: &[Column]) -> bool {
        let all = || from.iter().chain(to);
        let low = all().map(|column| column.bottom).min().unwrap_or_default();
        let high = all().map(|column| column.top).max().unwrap_or_default();
        let (near, far) = (bounds(from), bounds(to));
        self.obstacles.iter().any(|obstacle| {
            obstacle.fills(low, high)
                && obstacle.shuts_gap(&near, &far)
                && from.iter().all(|from| to.iter().all(|to| closes(obstacle.hold, from, to, Wanted::Seen)))
        })
    }
}

/// Whether an obstacle is in the way between two columns, if a line meets it.
///
/// The footprint of ruins is not for those wholly within who look out (`wh40k.terrain.ruins-look-out`), nor for looks at
/// anything in them (`wh40k.terrain.ruins-look-in`); that of woods not for those wholly within who look out
/// (`wh40k.terrain.woods-look-out`).
fn closes(hold: Hold, from: &Column, to: &Column, wanted: Wanted) -> bool {
    let low = !from.high && !to.high;
    match hold {
        Hold::Solid => true,
        Hold::Ruins(id) => low && !from.is_inside(id) && !to.touches(id),
        Hold::Woods(id) => wanted == Wanted::Fully && low && !from.is_inside(id),
    }
}

/// The woods that a model is wholly within, where it never is fully visible
/// (`wh40k.terrain.woods-inside-never-fully-visible`).
pub(super) fn woods_around(board: Board<'_>, model: ModelId) -> Option<FeatureId> {
    let woods = board.features().filter(|(_, feature)| feature.kind == FeatureKind::Woods);
    woods.map(|(id, _)| id).find(|id| board.wholly_within(model, *id))
}

/// The lane between two groups.
fn lane(from: &[Column], to: &[Column]) -> Lane {
    let [(from, from_reach), (to, to_reach)] = [from, to].map(around);
    Lane::new(from, from_reach, to, to_reach)
}

/// A disk around a group.
fn around(columns: &[Column]) -> (gonfalon_table::Point, Length) {
    if let [column] = columns {
        return (column.centre, column.reach);
    }
    let bounds = bounds(columns);
    let centre = bounds.centre();
    (centre, Length(centre.distance_squared(bounds.max).isqrt() as i32 + 1))
}

/// The rectangle around a group.
fn bounds(columns: &[Column]) -> Rectangle {
    let mut bounds = columns.first().map(Column::bounds).unwrap_or_default();
    for column in columns {
        let other = column.bounds();
        bounds = Rectangle::around(&[bounds.min, bounds.max, other.min, other.max]);
    }
    bounds
}
