//! The course a walk takes: its straight stretches with their heights, its turns, and how far that is.
//!
//! On each leg a model first turns to the heading of the next place, then goes there straight. What stands in the way and is
//! higher than two inches is climbed straight up and down (`wh40k.climb.vertical-counts`), by the levels that cost least.

use gonfalon_table::{Heading, Length, Point, Polygon, Rectangle, Shape, TOLERANCE, passage};
use smallvec::SmallVec;

use super::levels::{self, Obstacle};
use crate::action::{Spot, Walk};
use crate::board::Board;
use crate::data::{Base, Core, Feature, FeatureKind};
use crate::measure::widened;
use crate::rulings::Turning;
use crate::standing::overlaps;
use crate::state::ModelId;

/// Fraction bits of lengths of ways, so that their sum is not spoiled by rounding.
const FINE: u32 = 8;

/// One part of a course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// Straight on, or straight up and down where both points are the same.
    Stretch {
        from: Point,
        to: Point,
        heading: Heading,
        /// The lowest and the highest place of the base.
        low: Length,
        high: Length,
    },
    /// A turn on the spot, by thousandths of a degree.
    Turn { at: Point, level: Length, heading: Heading, by: i32 },
}

/// A walk as it goes over the table.
#[derive(Clone, Debug)]
pub(super) struct Course {
    /// Its parts in order.
    pub(super) parts: SmallVec<[Part; 4]>,
    /// How far the part of the base goes that goes farthest, in 1/256 of a unit.
    length: i64,
    /// A turn goes through terrain.
    pub(super) through_terrain: bool,
    /// It crosses Woods.
    pub(super) woods: bool,
}

impl Course {
    /// How far the model goes, rounded to the nearest unit.
    pub(super) fn length(&self) -> Length {
        Length(((self.length + (1 << (FINE - 1))) >> FINE) as i32)
    }

    /// Whether it is no farther than that, give or take the tolerance.
    pub(super) fn is_within(&self, limit: Length) -> bool {
        self.length <= i64::from((limit + TOLERANCE).0) << FINE
    }

    /// The course of a walk that begins where its model stands. Flyers that begin or end on terrain may go through the air
    /// (`wh40k.fly.measure-through-air`).
    pub(super) fn of(board: Board<'_>, walk: &Walk, may_fly: bool) -> Course {
        let model = walk.model;
        let start = board.spot(model);
        let end = walk.path.last().copied().unwrap_or(start);
        let flies = may_fly && board.model_is(model, Core::Fly);
        let in_air = flies && (board.is_on_terrain(model, &start) || board.is_on_terrain(model, &end));
        let mut course = Course { parts: SmallVec::new(), length: 0, through_terrain: false, woods: false };
        let mut here = start;
        for next in &walk.path {
            course.turn(board, model, &here, next.heading, in_air);
            let from = Spot { heading: next.heading, ..here };
            if in_air {
                course.fly(&from, next)
            } else {
                course.leg(board, model, &from, next)
            }
            course.woods |= crosses_woods(board, model, &from, next);
            here = *next;
        }
        course
    }

    /// Round bases turn for free; of others the farthest point goes along an arc (`wh40k.move.distance-base`).
    fn turn(&mut self, board: Board<'_>, model: ModelId, here: &Spot, to: Heading, in_air: bool) {
        let base = board.profile(model).base;
        let by = here.heading.difference(to);
        if by == 0 || base.is_round() {
            return;
        }
        if board.rulings().turning == Turning::Counts {
            self.length += arc(farthest(base), by);
        }
        let level = level(board, model, here);
        self.parts.push(Part::Turn { at: here.at, level, heading: here.heading, by });
        if in_air {
            return;
        }
        let top = level + board.profile(model).height;
        for feature in board.features_near(model, here).filter(|feature| !is_free(board, model, feature)) {
            let free = feature.stand.free;
            let mut solids =
                feature.solids.iter().map(|solid| (&solid.outline, solid.bottom - free, solid.top - free));
            self.through_terrain |= solids.any(|(outline, bottom, ceiling)| {
                top.min(ceiling) - level.max(bottom) >= TOLERANCE
                    && moments(here, by).any(|spot| overlaps(&board.shape_at(model, &spot), outline))
            });
        }
    }

    fn fly(&mut self, from: &Spot, to: &Spot) {
        let (across, up) = (from.at.distance_squared(to.at), i64::from((to.elevation - from.elevation).0));
        self.length += ((across + up * up) << (2 * FINE)).isqrt();
        let (low, high) = (from.elevation.min(to.elevation), from.elevation.max(to.elevation));
        self.parts.push(Part::Stretch { from: from.at, to: to.at, heading: from.heading, low, high });
    }

    fn leg(&mut self, board: Board<'_>, model: ModelId, from: &Spot, to: &Spot) {
        let obstacles = obstacles(board, model, from, to);
        let height = board.profile(model).height;
        let ends = (level(board, model, from), level(board, model, to));
        let steps = steps(from.at, to.at);
        let Some(climb) = levels::cheapest(&obstacles, steps, ends, height) else {
            self.through_terrain = true;
            return;
        };
        self.length +=
            (from.at.distance_squared(to.at) << (2 * FINE)).isqrt() + (i64::from(climb.cost.0) << FINE);
        let mut last = ends.0;
        let heading = from.heading;
        let upright = |at: Point, one: Length, other: Length| Part::Stretch {
            from: at,
            to: at,
            heading,
            low: one.min(other),
            high: one.max(other),
        };
        for stage in &climb.stages {
            let (begin, end) =
                (moment(from.at, to.at, stage.from, steps), moment(from.at, to.at, stage.to, steps));
            if stage.level != last {
                self.parts.push(upright(begin, last, stage.level));
            }
            self.parts.push(Part::Stretch {
                from: begin,
                to: end,
                heading,
                low: stage.level,
                high: stage.level,
            });
            last = stage.level;
        }
        if last != ends.1 {
            self.parts.push(upright(to.at, last, ends.1));
        }
    }
}

/// Places during a turn on the spot, half a degree from each other. Between two of them nothing on the table comes nearer to
/// anything by a unit than it is at one of them.
pub(super) fn moments(spot: &Spot, by: i32) -> impl Iterator<Item = Spot> {
    const STEP: i32 = 500;
    let count = ((by.abs() + STEP - 1) / STEP).max(1);
    let spot = *spot;
    (0..=count).map(move |index| {
        let turned = i64::from(by) * i64::from(index) / i64::from(count);
        Spot { heading: spot.heading.turn(turned as i32), ..spot }
    })
}

/// How far the outline reaches from its middle, in 1/256 of a unit.
fn farthest(base: Base) -> i64 {
    let fine = |length: Length| i64::from(length.0) << FINE;
    match base {
        Base::Round { diameter } => fine(diameter) / 2,
        Base::Oval { length, width } => fine(length.max(width)) / 2,
        Base::Hull { length, width } => (fine(length).pow(2) + fine(width).pow(2)).isqrt() / 2,
    }
}

/// The length of an arc in 1/256 of a unit, for a radius in the same and an angle in thousandths of a degree.
fn arc(radius: i64, angle: i32) -> i64 {
    // Pi as 103993/33102 is right to nine digits.
    let product = i128::from(radius) * i128::from(angle.unsigned_abs()) * 103_993;
    (product / (33_102 * 180_000)) as i64
}

/// The height at which a model counts for climbing: low terrain is as though it were not there (`wh40k.climb.two-inch-free`).
fn level(board: Board<'_>, model: ModelId, spot: &Spot) -> Length {
    if spot.elevation == Length::ZERO {
        return Length::ZERO;
    }
    let free = |feature: &Feature| {
        let carries = feature.stand.height <= spot.elevation + TOLERANCE
            && spot.elevation <= feature.height + TOLERANCE
            && overlaps(&board.shape_at(model, spot), &feature.footprint);
        let on_top = feature.is_low() && (feature.height - spot.elevation).abs() <= TOLERANCE;
        let own = if on_top { feature.own_height() } else { Length::ZERO };
        if carries { feature.stand.free + own } else { Length::ZERO }
    };
    let free = board.features_near(model, spot).map(free).max().unwrap_or_default();
    spot.elevation - free
}

/// Whether nothing of a feature is in the way of a model.
fn is_free(board: Board<'_>, model: ModelId, feature: &Feature) -> bool {
    feature.is_low() || passes_through(board, model, feature)
}

/// Whether a model goes through the walls of a feature (`wh40k.terrain.ruins-infantry-beasts-through`).
fn passes_through(board: Board<'_>, model: ModelId, feature: &Feature) -> bool {
    feature.kind == FeatureKind::Ruins
        && (board.model_is(model, Core::Infantry) || board.model_is(model, Core::Beast))
}

/// Into how many steps a leg is cut, about one unit each.
fn steps(from: Point, to: Point) -> i32 {
    (to.x - from.x).abs().max((to.y - from.y).abs())
}

/// The point of a leg after so many of its steps.
fn moment(from: Point, to: Point, step: i32, steps: i32) -> Point {
    if steps == 0 {
        return from;
    }
    let part = |from: i32, to: i32| from + (i64::from(to - from) * i64::from(step) / i64::from(steps)) as i32;
    Point::new(part(from.x, to.x), part(from.y, to.y))
}

/// The rectangle around everything a model sweeps over on a leg.
fn around(board: Board<'_>, model: ModelId, from: Point, to: Point) -> Rectangle {
    widened(Rectangle::around(&[from, to]), Length(board.profile(model).base.around() as i32))
}

fn crosses_woods(board: Board<'_>, model: ModelId, from: &Spot, to: &Spot) -> bool {
    let around = around(board, model, from.at, to.at);
    board.table.terrain.iter().any(|feature| {
        feature.kind == FeatureKind::Woods
            && feature.footprint.bounds().meets(&around)
            && passage::overlaps_along(
                &board.shape_at(model, from),
                from.at,
                to.at,
                &Shape::from(feature.footprint.clone()),
            )
    })
}

/// What a model comes across on a leg and has to climb, or can walk on.
fn obstacles(board: Board<'_>, model: ModelId, from: &Spot, to: &Spot) -> SmallVec<[Obstacle; 4]> {
    let around = around(board, model, from.at, to.at);
    let mut found = SmallVec::new();
    for feature in board.table.terrain.iter() {
        if feature.is_low() || !feature.footprint.bounds().meets(&around) {
            continue;
        }
        let through = passes_through(board, model, feature);
        if through && from.elevation == Length::ZERO && to.elevation == Length::ZERO {
            continue;
        }
        let free = feature.stand.free;
        let solids =
            feature.solids.iter().map(|solid| (&solid.outline, solid.bottom - free, solid.top - free));
        let floors = feature.floors.iter().map(|floor| (&floor.outline, floor.height - free));
        let floors = floors.map(|(outline, height)| (outline, height, height));
        for (outline, bottom, top) in solids.filter(|_| !through).chain(floors) {
            if !outline.bounds().meets(&around) {
                continue;
            }
            let mut meet = |part: Polygon| {
                let meeting = Meeting { board, model, from, to, outline: Shape::from(part) };
                if let Some((enter, leave)) = meeting.interval() {
                    found.push(Obstacle { enter, leave, bottom, top, solid: !through });
                }
            };
            if outline.is_convex() {
                meet(outline.clone());
            } else {
                outline.convex_parts().filter_map(|part| Polygon::new(part).ok()).for_each(&mut meet);
            }
        }
    }
    found
}

/// A model on a leg and a convex outline in its way.
struct Meeting<'a> {
    board: Board<'a>,
    model: ModelId,
    from: &'a Spot,
    to: &'a Spot,
    outline: Shape,
}

impl Meeting<'_> {
    fn shape(&self, step: i32) -> Shape {
        let steps = steps(self.from.at, self.to.at);
        let at = moment(self.from.at, self.to.at, step, steps);
        self.board.shape_at(self.model, &Spot { at, ..*self.from })
    }

    fn hits(&self, step: i32) -> bool {
        self.shape(step).overlaps(&self.outline)
    }

    /// The first and the last step at which the model is over the outline; `None` if it never is.
    fn interval(&self) -> Option<(i32, i32)> {
        let steps = steps(self.from.at, self.to.at);
        let start = self.shape(0);
        if !passage::overlaps_along(&start, self.from.at, self.to.at, &self.outline) {
            return None;
        }
        let inside = if self.hits(0) {
            0
        } else if self.hits(steps) {
            steps
        } else {
            self.nearest(steps)?
        };
        let enter = if self.hits(0) { 0 } else { self.border(inside, 0) };
        let leave = if self.hits(steps) { steps } else { self.border(inside, steps) };
        Some((enter, leave))
    }

    /// A step at which the model is over the outline: the distance from something convex falls, then rises.
    fn nearest(&self, steps: i32) -> Option<i32> {
        let (mut low, mut high) = (0, steps);
        while high - low > 4 {
            let third = (high - low) / 3;
            let (left, right) = (low + third, high - third);
            for step in [left, right] {
                if self.hits(step) {
                    return Some(step);
                }
            }
            if self.shape(left).gap(&self.outline) <= self.shape(right).gap(&self.outline) {
                high = right;
            } else {
                low = left;
            }
        }
        (low..=high).find(|step| self.hits(*step))
    }

    /// The last step at which the model is over the outline on the way to a step at which it is not.
    fn border(&self, mut inside: i32, mut outside: i32) -> i32 {
        while (outside - inside).abs() > 1 {
            let middle = inside + (outside - inside) / 2;
            if self.hits(middle) { inside = middle } else { outside = middle }
        }
        inside
    }
}
