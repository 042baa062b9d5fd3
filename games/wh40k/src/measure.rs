//! Distances: between bases, or hulls of models without one, in a straight line, across, and up and down.
//!
//! Distances are those of the two closest points (`wh40k.measure.base-to-base`). A base is flat: it is measured at the height
//! where its model stands. A model without a base is measured to its whole hull, from where it stands up to its height
//! (`wh40k.measure.no-base-hull`). Limits belong to what they bound (`wh40k.measure.within`).

use gonfalon_table::{Circle, Length, OrientedBox, Point, Polygon, Rectangle, Shape, TOLERANCE};

use crate::action::Spot;
use crate::board::Board;
use crate::constants::CONTACT;
use crate::data::Base;
use crate::state::{ModelId, UnitId};

impl<'a> Board<'a> {
    /// Where a model stands.
    pub fn spot(self, model: ModelId) -> Spot {
        let model = self.model(model);
        Spot { at: model.at, elevation: model.elevation, heading: model.heading }
    }

    /// The outline of a model where it stands.
    pub fn shape(self, model: ModelId) -> Shape {
        self.shape_at(model, &self.spot(model))
    }

    /// The outline a model would have somewhere.
    pub fn shape_at(self, model: ModelId, spot: &Spot) -> Shape {
        match self.profile(model).base {
            Base::Round { diameter } => Circle::new(spot.at, diameter).into(),
            Base::Oval { length, width } => Polygon::of_oval(spot.at, spot.heading, length, width).into(),
            Base::Hull { length, width } => OrientedBox::new(spot.at, spot.heading, width, length).into(),
        }
    }

    /// From which height to which a model is measured somewhere.
    pub fn span_at(self, model: ModelId, spot: &Spot) -> (Length, Length) {
        let profile = self.profile(model);
        let rise = if profile.base.is_hull() { profile.height } else { Length::ZERO };
        (spot.elevation, spot.elevation + rise)
    }

    /// The distance of two models up and down, were they there.
    pub fn vertical_gap_at(self, one: ModelId, here: &Spot, other: ModelId, there: &Spot) -> Length {
        let (bottom, top) = self.span_at(one, here);
        let (other_bottom, other_top) = self.span_at(other, there);
        (bottom - other_top).max(other_bottom - top).max(Length::ZERO)
    }

    /// The distance of two models across, were they there.
    pub fn horizontal_gap_at(self, one: ModelId, here: &Spot, other: ModelId, there: &Spot) -> Length {
        self.shape_at(one, here).gap(&self.shape_at(other, there))
    }

    /// The distance of two models across.
    pub fn horizontal_gap(self, one: ModelId, other: ModelId) -> Length {
        self.horizontal_gap_at(one, &self.spot(one), other, &self.spot(other))
    }

    /// The distance of two models in a straight line.
    pub fn gap(self, one: ModelId, other: ModelId) -> Length {
        self.gap_at(one, &self.spot(one), other, &self.spot(other))
    }

    /// The distance of two models in a straight line, were they there.
    pub fn gap_at(self, one: ModelId, here: &Spot, other: ModelId, there: &Spot) -> Length {
        slanted(
            self.horizontal_gap_at(one, here, other, there),
            self.vertical_gap_at(one, here, other, there),
        )
    }

    /// Whether two models are within a distance of each other in a straight line.
    pub fn within(self, one: ModelId, other: ModelId, limit: Length) -> bool {
        self.within_at(one, &self.spot(one), other, &self.spot(other), limit)
    }

    /// Whether two models are within a distance of each other in a straight line, were they there.
    pub fn within_at(self, one: ModelId, here: &Spot, other: ModelId, there: &Spot, limit: Length) -> bool {
        !self.is_far_at(one, here, other, there, limit)
            && across(limit, self.vertical_gap_at(one, here, other, there))
                .is_some_and(|limit| self.horizontally_within_at(one, here, other, there, limit))
    }

    /// Whether two models are within a distance of each other across.
    pub fn horizontally_within(self, one: ModelId, other: ModelId, limit: Length) -> bool {
        self.horizontally_within_at(one, &self.spot(one), other, &self.spot(other), limit)
    }

    /// Whether two models are within a distance of each other across, were they there.
    pub fn horizontally_within_at(
        self,
        one: ModelId,
        here: &Spot,
        other: ModelId,
        there: &Spot,
        limit: Length,
    ) -> bool {
        !self.is_far_at(one, here, other, there, limit)
            && (self.is_close_at(one, here, other, there, limit)
                || self.shape_at(one, here).within(&self.shape_at(other, there), limit))
    }

    /// Whether two models are within one distance across and another one up and down, were they there.
    pub fn near_at(
        self,
        one: ModelId,
        here: &Spot,
        other: ModelId,
        there: &Spot,
        (limit, height): (Length, Length),
    ) -> bool {
        self.vertical_gap_at(one, here, other, there) <= height + TOLERANCE
            && self.horizontally_within_at(one, here, other, there, limit)
    }

    /// Whether the outlines of two models touch.
    pub fn in_contact(self, one: ModelId, other: ModelId) -> bool {
        self.within(one, other, CONTACT)
    }

    /// Whether the outlines of two models would touch, were they there.
    pub fn in_contact_at(self, one: ModelId, here: &Spot, other: ModelId, there: &Spot) -> bool {
        self.within_at(one, here, other, there, CONTACT)
    }

    /// Whether one model would stand in another one, were they there.
    pub fn collides_at(self, one: ModelId, here: &Spot, other: ModelId, there: &Spot) -> bool {
        let top = |model: ModelId, spot: &Spot| spot.elevation + self.profile(model).height;
        let shared = top(one, here).min(top(other, there)) - here.elevation.max(there.elevation);
        shared >= TOLERANCE
            && !self.is_far_at(one, here, other, there, Length::ZERO)
            && (self.is_amid_at(one, here, other, there)
                || self.shape_at(one, here).overlaps(&self.shape_at(other, there)))
    }

    /// Whether some model of each of two units is within a distance of the other in a straight line.
    pub fn units_within(self, one: UnitId, other: UnitId, limit: Length) -> bool {
        self.may_be_within(one, other, limit)
            && self.models(one).any(|model| self.model_within(model, other, limit))
    }

    /// Whether a model is within a distance of a unit in a straight line.
    pub fn model_within(self, model: ModelId, unit: UnitId, limit: Length) -> bool {
        self.models(unit).any(|other| self.within(model, other, limit))
    }

    /// The distance of two units in a straight line: that of their closest models; `None` if one of them has none.
    pub fn unit_gap(self, one: UnitId, other: UnitId) -> Option<Length> {
        let mut best: Option<Length> = None;
        for model in self.models(one) {
            best = self.least_gap_at(model, &self.spot(model), other, best);
        }
        best
    }

    /// The distance of a model from a unit in a straight line; `None` if that has no models.
    pub fn model_gap(self, model: ModelId, unit: UnitId) -> Option<Length> {
        self.model_gap_at(model, &self.spot(model), unit)
    }

    /// The distance of a model from a unit in a straight line, were it there.
    pub fn model_gap_at(self, model: ModelId, spot: &Spot, unit: UnitId) -> Option<Length> {
        self.least_gap_at(model, spot, unit, None)
    }

    /// The least of a distance found before and those of a model from a unit, were it there.
    fn least_gap_at(
        self,
        model: ModelId,
        spot: &Spot,
        unit: UnitId,
        mut best: Option<Length>,
    ) -> Option<Length> {
        for other in self.models(unit) {
            let there = self.spot(other);
            if best.is_none_or(|best| !self.is_far_at(model, spot, other, &there, best)) {
                let gap = self.gap_at(model, spot, other, &there);
                best = Some(best.map_or(gap, |best| best.min(gap)));
            }
        }
        best
    }

    /// The rectangle around all models of a unit; `None` if it has none.
    pub fn bounds(self, unit: UnitId) -> Option<Rectangle> {
        let around = |model: ModelId| {
            let (at, reach) = (self.model(model).at, self.profile(model).base.around() as i32);
            Rectangle::new(at.shifted(-reach, -reach), at.shifted(reach, reach))
        };
        self.models(unit).map(around).reduce(|one, other| Rectangle {
            min: Point::new(one.min.x.min(other.min.x), one.min.y.min(other.min.y)),
            max: Point::new(one.max.x.max(other.max.x), one.max.y.max(other.max.y)),
        })
    }

    /// The models on the battlefield whose outline comes into a rectangle, or nearly.
    pub(crate) fn models_in(self, area: Rectangle) -> impl Iterator<Item = ModelId> + 'a {
        let models = self.table.models.iter().zip(0..).map(|(facts, index)| (facts, ModelId(index)));
        models
            .filter(move |(facts, model)| {
                let (at, reach) = (facts.at, self.profile(*model).base.around() as i32 + TOLERANCE.0);
                at.x + reach >= area.min.x
                    && at.x - reach <= area.max.x
                    && at.y + reach >= area.min.y
                    && at.y - reach <= area.max.y
                    && !facts.destroyed
                    && self.on_battlefield(self.unit_of(*model))
            })
            .map(|(_, model)| model)
    }

    /// A quick look at the rectangles around two units: `false` if they are farther from each other than that for sure.
    pub fn may_be_within(self, one: UnitId, other: UnitId, limit: Length) -> bool {
        let (Some(one), Some(other)) = (self.bounds(one), self.bounds(other)) else { return false };
        widened(one, limit).meets(&other)
    }

    /// A quick look: whether two models are farther from each other than that across for sure.
    pub fn is_far_at(self, one: ModelId, here: &Spot, other: ModelId, there: &Spot, limit: Length) -> bool {
        let reach = |model: ModelId| self.profile(model).base.around();
        let near = reach(one) + reach(other) + i64::from(limit.0.max(0)) + 2 * i64::from(TOLERANCE.0);
        here.at.distance_squared(there.at) > near * near
    }

    /// A quick look: whether two models are no farther from each other than that across for sure.
    fn is_close_at(self, one: ModelId, here: &Spot, other: ModelId, there: &Spot, limit: Length) -> bool {
        let reach = |model: ModelId| self.profile(model).base.inside();
        let near = reach(one) + reach(other) + i64::from(limit.0);
        limit >= Length::ZERO && here.at.distance_squared(there.at) <= near * near
    }

    /// A quick look: whether the outlines of two models overlap for sure.
    pub(crate) fn is_amid_at(self, one: ModelId, here: &Spot, other: ModelId, there: &Spot) -> bool {
        let reach = |model: ModelId| self.profile(model).base.inside();
        let near = reach(one) + reach(other) - 4 * i64::from(TOLERANCE.0);
        near > 0 && here.at.distance_squared(there.at) < near * near
    }

    /// Whether every part of a model would be within a distance of another one in a straight line, were they there
    /// (`wh40k.measure.wholly-within`).
    pub fn wholly_within_at(
        self,
        model: ModelId,
        spot: &Spot,
        other: ModelId,
        there: &Spot,
        limit: Length,
    ) -> bool {
        let (bottom, top) = self.span_at(model, spot);
        let (other_bottom, other_top) = self.span_at(other, there);
        let farthest = (top - other_top).max(other_bottom - bottom).max(Length::ZERO);
        let Some(limit) = across(limit, farthest) else { return false };
        let other = self.shape_at(other, there);
        let point_within = |point: Point, limit: Length| {
            limit >= Length::ZERO && Shape::from(Circle::new(point, Length::ZERO)).within(&other, limit)
        };
        // The farthest point of a disk from something convex lies straight behind its centre.
        match self.shape_at(model, spot) {
            Shape::Circle(circle) => point_within(circle.centre, limit - Length((circle.diameter.0 + 1) / 2)),
            Shape::Box(hull) => hull.corners().iter().all(|corner| point_within(*corner, limit)),
            Shape::Polygon(oval) => oval.points().iter().all(|corner| point_within(*corner, limit)),
        }
    }
}

/// A rectangle with so much more on every side, and room for rounding.
pub(crate) fn widened(rectangle: Rectangle, by: Length) -> Rectangle {
    let by = by.0 + 2 * TOLERANCE.0;
    Rectangle::new(rectangle.min.shifted(-by, -by), rectangle.max.shifted(by, by))
}

/// A straight distance from its parts across and up, rounded to the nearest unit.
pub(crate) fn slanted(across: Length, up: Length) -> Length {
    if up == Length::ZERO {
        return across;
    }
    let (across, up) = (i64::from(across.0), i64::from(up.0));
    Length(((4 * (across * across + up * up)).isqrt() as i32 + 1) / 2)
}

/// How far something may be across if it is so far up and within a limit in a straight line; `None` if it is too high up.
///
/// The tolerance belongs to the straight line: what is exactly on the limit always passes, what is a unit beyond it never does.
pub(crate) fn across(limit: Length, up: Length) -> Option<Length> {
    if up == Length::ZERO {
        return Some(limit);
    }
    let (limit, up) = (i64::from((limit + TOLERANCE).0), i64::from(up.0));
    (up <= limit).then(|| Length((limit * limit - up * up).isqrt() as i32) - TOLERANCE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{BLUE, Fixture, RED, tank, trooper};
    use gonfalon_table::Heading;
    use proptest::prelude::*;

    const BASE: Length = Length::millimetres(32);

    fn at(x: i32, y: i32, up: i32) -> Spot {
        Spot { at: Point::new(x, y), elevation: Length(up), heading: Heading::NORTH }
    }

    fn pair() -> (Fixture, ModelId, ModelId) {
        let mut fixture = Fixture::new();
        let red = fixture.add(RED, trooper(), &[(100, 100)]);
        let blue = fixture.add(BLUE, trooper(), &[(200, 100)]);
        let (red, blue) = (fixture.model(red, 0), fixture.model(blue, 0));
        (fixture, red, blue)
    }

    #[test]
    fn within_holds_at_exactly_the_distance() {
        let (fixture, red, blue) = pair();
        let (board, here) = (fixture.board(), at(0, 0, 0));
        let apart = |gap: i32| at(BASE.0 + gap, 0, 0);
        assert!(board.within_at(red, &here, blue, &apart(2_540), Length::inches(1)));
        assert!(!board.within_at(red, &here, blue, &apart(2_565), Length::inches(1)), "1.01 inches");
        assert_eq!(board.gap_at(red, &here, blue, &apart(2_540)), Length::inches(1));
        assert!(board.in_contact_at(red, &here, blue, &apart(25)));
        assert!(!board.in_contact_at(red, &here, blue, &apart(28)));
    }

    #[test]
    fn plain_distances_are_straight_lines_in_three_dimensions() {
        let (fixture, red, blue) = pair();
        let (board, here, there) = (fixture.board(), at(0, 0, 0), at(BASE.0 + 3 * 2_540, 0, 4 * 2_540));
        assert_eq!(board.gap_at(red, &here, blue, &there), Length::inches(5));
        assert!(board.within_at(red, &here, blue, &there, Length::inches(5)));
        assert!(!board.within_at(red, &here, blue, &there, Length::inches(5) - Length(2)));
        assert!(board.horizontally_within_at(red, &here, blue, &there, Length::inches(3)));
    }

    #[test]
    fn a_hull_is_measured_with_its_height() {
        let mut fixture = Fixture::new();
        let red = fixture.add(RED, tank(), &[(100, 100)]);
        let blue = fixture.add(BLUE, trooper(), &[(200, 100)]);
        let (red, blue) = (fixture.model(red, 0), fixture.model(blue, 0));
        let board = fixture.board();
        // North: the hull of 3 by 5 inches reaches 1.5 inches to the east; it is 2.5 inches tall.
        let beside = at(3_810 + 1_600 + 2_540, 0, 6_350);
        assert_eq!(board.gap_at(red, &at(0, 0, 0), blue, &beside), Length::inches(1));
        let above = at(3_810 + 1_600, 0, 6_350 + 2_540);
        assert_eq!(board.gap_at(red, &at(0, 0, 0), blue, &above), Length::inches(1));
    }

    #[test]
    fn wholly_within_asks_for_the_far_rim() {
        let (fixture, red, blue) = pair();
        let board = fixture.board();
        let inside = at(7_620, 0, 0);
        // The rims are three inches less one base width apart when the far rim is exactly three inches away.
        let spot = at(BASE.0 / 2 + 7_620 - BASE.0 / 2, 0, 0);
        assert_eq!(inside, spot);
        assert!(board.wholly_within_at(red, &spot, blue, &at(0, 0, 0), Length::inches(3)));
        assert!(!board.wholly_within_at(red, &at(7_623, 0, 0), blue, &at(0, 0, 0), Length::inches(3)));
    }

    proptest! {
        #[test]
        fn straight_distances_agree_with_floats(x in -9_000..9_000i32, y in -9_000..9_000i32, up in 0..9_000i32) {
            let (fixture, red, blue) = pair();
            let (board, here, there) = (fixture.board(), at(0, 0, 0), at(x, y, up));
            let flat = (f64::from(x).hypot(f64::from(y)) - f64::from(BASE.0)).max(0.0);
            let true_gap = flat.hypot(f64::from(up));
            let gap = board.gap_at(red, &here, blue, &there);
            prop_assert!((f64::from(gap.0) - true_gap).abs() <= 1.1);
            for limit in [gap - Length(3), gap, gap + Length(3)] {
                let within = board.within_at(red, &here, blue, &there, limit);
                prop_assert!(within || true_gap > f64::from(limit.0));
                prop_assert!(!within || true_gap <= f64::from(limit.0) + 1.01);
            }
        }
    }
}
