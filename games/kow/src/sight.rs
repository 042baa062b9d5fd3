//! What a unit sees: the front arc, and lines from the champion's eye past terrain and other units.
//!
//! Height classes decide what hides what: anything a line of sight crosses blocks it unless viewer or target is of a
//! higher class. A difficult area in which viewer or target stands never blocks; it only gives cover.

use gonfalon_kernel::RuleId;
use gonfalon_table::{Circle, Length, OrientedBox, Point, Polygon, Shape, sight};

use crate::board::Board;
use crate::cx::Cx;
use crate::data::SpecialKind;
use crate::event::Event;
use crate::state::{Category, Terrain, UnitId};

/// Whether a target is in line of sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sight {
    /// It is.
    Yes,
    /// It is not.
    No,
    /// So little of it is in sight that a die decides.
    Doubtful,
}

/// Far beyond every table: how long the rays of an arc are drawn.
const FAR: Length = Length(400_000);

/// The parts into which the doubtful stretch of an outline is cut when its length is taken.
const PARTS: i32 = 4;

impl Board<'_> {
    /// Whether a target lies in a unit's front arc and some of it is in line of sight. Where that is doubtful it may
    /// be named as a target; [`settle_sight`] then rolls the die.
    pub(crate) fn sees(self, viewer: UnitId, target: UnitId) -> bool {
        self.in_front_arc(viewer, target) && self.line_of_sight(viewer, target, &[]) != Sight::No
    }

    /// Whether a target lies at least partly in a unit's front arc. Individuals look all round.
    pub(crate) fn in_front_arc(self, viewer: UnitId, target: UnitId) -> bool {
        self.has(viewer, SpecialKind::Individual)
            || touches_front_arc(&self.footprint(viewer), &self.footprint(target))
    }

    /// Whether some of a target is in sight of a unit's champion, whatever the arc; some units may be left out as
    /// blockers.
    pub(crate) fn line_of_sight(self, viewer: UnitId, target: UnitId, ignored: &[UnitId]) -> Sight {
        let eye = self.eye(viewer);
        let footprint = self.footprint(target);
        let blockers = self.blockers(viewer, target, ignored);
        let blockers: Vec<&Polygon> = blockers.iter().collect();
        if blockers.is_empty() {
            return Sight::Yes;
        }
        if !sight::clear(&Circle::new(eye, Length::ZERO).into(), &Shape::from(footprint), &blockers) {
            return Sight::No;
        }
        let doubt = self.game.library.constants.sight.doubt_outline_mm;
        let step = Length((doubt.0 / PARTS).max(1));
        let corners = footprint.corners();
        let mut seen = Length::ZERO;
        for (index, from) in corners.into_iter().enumerate() {
            let to = corners[(index + 1) % corners.len()];
            let length = from.distance(to);
            let mut at = Length(step.0 / 2);
            while at < length {
                if sight::segment_clear(eye, from.toward(to, at), &blockers) {
                    seen += step;
                    if seen >= doubt {
                        return Sight::Yes;
                    }
                }
                at += step;
            }
        }
        Sight::Doubtful
    }

    /// Where a unit looks from: the centre of its champion's base, which is that of a war engine's base as well.
    pub(crate) fn eye(self, unit: UnitId) -> Point {
        self.champion(unit).centre
    }

    /// Everything that blocks lines of sight between two units.
    pub(crate) fn blockers(self, viewer: UnitId, target: UnitId, ignored: &[UnitId]) -> Vec<Polygon> {
        let highest = self.profile(viewer).height.max(self.profile(target).height);
        let stands_in = |piece: &Terrain| {
            [viewer, target].into_iter().any(|unit| self.footprint(unit).overlaps_polygon(&piece.outline))
        };
        let terrain = self.table.terrain.iter().filter(|piece| match piece.category {
            Category::Decoration => false,
            Category::Difficult => piece.height >= highest && !stands_in(piece),
            Category::Impassable | Category::Obstacle => piece.height >= highest,
        });
        let units = self
            .units()
            .filter(|unit| *unit != viewer && *unit != target && !ignored.contains(unit))
            .filter(|unit| self.profile(*unit).height >= highest);
        terrain
            .map(|piece| piece.outline.clone())
            .chain(units.map(|unit| outline(&self.footprint(unit))))
            .collect()
    }
}

/// Whether a footprint touches another one's front arc; on the dividing rays is in it.
pub(crate) fn touches_front_arc(viewer: &OrientedBox, target: &OrientedBox) -> bool {
    let [left, _, _, right] = viewer.corners();
    let far_left = left.step(viewer.heading.turn(45_000), FAR);
    let far_right = right.step(viewer.heading.turn(-45_000), FAR);
    let arc = Polygon::new(vec![left, right, far_right, far_left]).expect("a front and its rays never cross");
    target.within_polygon(&arc, Length::ZERO)
}

/// A footprint as a polygon.
pub(crate) fn outline(footprint: &OrientedBox) -> Polygon {
    Polygon::new(footprint.corners().to_vec()).expect("a footprint is a rectangle")
}

/// Whether a unit sees its target in the end: where that is doubtful, a die decides.
pub(crate) fn settle_sight(cx: &mut Cx<'_>, viewer: UnitId, target: UnitId, ignored: &[UnitId]) -> bool {
    match cx.board().line_of_sight(viewer, target, ignored) {
        Sight::Yes => true,
        Sight::No => false,
        Sight::Doubtful => {
            let die = cx.d6("sight-die");
            let rule = RuleId("kow.sight.doubt-roll");
            cx.emit(Event::DoubtRolled { unit: viewer, target, die, rule });
            die >= cx.game.library.constants.sight.doubt_roll
        }
    }
}
