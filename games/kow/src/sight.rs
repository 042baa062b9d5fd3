//! What a unit sees: the front arc, and lines from the champion's eye past terrain and other units.
//!
//! Height classes decide what hides what: anything a line of sight crosses blocks it unless viewer or target is of a
//! higher class. A difficult area in which viewer or target stands never blocks; it only gives cover.

use gonfalon_kernel::RuleId;
use gonfalon_table::{Circle, Heading, Length, OrientedBox, Point, Polygon, Shape, sight};

use crate::board::Board;
use crate::cx::Cx;
use crate::data::SpecialKind;
use crate::event::Event;
use crate::state::{Category, Terrain, UnitId};

/// Whether a target is in line of sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// It is.
    Yes,
    /// It is not.
    No,
    /// So little of it is in sight that a die decides.
    Doubtful,
}

/// Something that stands in the way of lines of sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hider {
    /// A piece of terrain, by its number.
    Terrain(usize),
    /// A unit.
    Unit(UnitId),
}

/// Far beyond every table: how long the rays of an arc are drawn.
const FAR: Length = Length(400_000);

/// The parts into which the doubtful stretch of an outline is cut when its length is taken.
const PARTS: i32 = 4;

/// How much wider than its footprint a unit is for sight, all round: a line must enter something by a unit to be
/// blocked.
const SEAM: Length = Length(2);

impl Board<'_> {
    /// Whether a target lies at least partly in a unit's front arc. Individuals look all round.
    pub fn in_front_arc(self, viewer: UnitId, target: UnitId) -> bool {
        self.has(viewer, SpecialKind::Individual)
            || touches_front_arc(&self.footprint(viewer), &self.footprint(target))
    }

    /// Whether some of a target is in sight of a unit's champion, whatever the arc; some units may be left out as
    /// blockers.
    pub fn line_of_sight(self, viewer: UnitId, target: UnitId, ignored: &[UnitId]) -> Sight {
        let eye = self.eye(viewer);
        let footprint = self.footprint(target);
        let blockers = self.blockers(viewer, target, ignored);
        let blockers: Vec<&Polygon> = blockers.iter().collect();
        if blockers.is_empty() {
            return Sight::Yes;
        }
        let doubt = self.game.library.constants.sight.doubt_outline_mm;
        let step = Length((doubt.0 / PARTS).max(1));
        let enough = (doubt.0.max(1) + step.0 - 1) / step.0;
        let is_seen = |place: &Point| sight::segment_clear(eye, *place, &blockers);
        // Who is in plain sight is seen at a few places anywhere; that is quicker found out than anything else.
        let is_seen_enough = |each: i32| {
            let seen = facing_places(eye, &footprint, step, each).filter(is_seen);
            seen.take(enough as usize).count() == enough as usize
        };
        if is_seen_enough(SCATTERED) {
            return Sight::Yes;
        }
        if blockers.iter().any(|blocker| screens(blocker, eye, &footprint)) {
            return Sight::No;
        }
        if is_seen_enough(CLOSER) {
            return Sight::Yes;
        }
        if !sight::clear(&Circle::new(eye, Length::ZERO).into(), &Shape::from(footprint), &blockers) {
            return Sight::No;
        }
        if is_seen_enough(1) { Sight::Yes } else { Sight::Doubtful }
    }

    /// Where a unit looks from: the centre of its champion's base, which is that of a war engine's base as well.
    pub fn eye(self, unit: UnitId) -> Point {
        self.champion(unit).centre
    }

    /// Everything that blocks lines of sight between two units.
    pub(crate) fn blockers(self, viewer: UnitId, target: UnitId, ignored: &[UnitId]) -> Vec<Polygon> {
        self.hiders(viewer, target, ignored).into_iter().map(|(_, outline)| outline).collect()
    }

    /// The same with what each of them is.
    pub(crate) fn hiders(self, viewer: UnitId, target: UnitId, ignored: &[UnitId]) -> Vec<(Hider, Polygon)> {
        let highest = self.profile(viewer).height.max(self.profile(target).height);
        let stands_in = |piece: &Terrain| {
            [viewer, target].into_iter().any(|unit| self.footprint(unit).overlaps_polygon(&piece.outline))
        };
        let view = View::new(self.eye(viewer), &self.footprint(target));
        let terrain = self.table.terrain.iter().enumerate().filter(|(_, piece)| match piece.category {
            Category::Decoration => false,
            _ if piece.height < highest || !view.may_cross(&piece.outline) => false,
            Category::Difficult => !stands_in(piece),
            Category::Impassable | Category::Obstacle => true,
        });
        let units = self
            .units()
            .filter(|unit| *unit != viewer && *unit != target && !ignored.contains(unit))
            .filter(|unit| self.profile(*unit).height >= highest)
            .map(|unit| (unit, self.footprint(unit)))
            .filter(|(_, footprint)| view.may_cross_box(footprint));
        let terrain = terrain.map(|(number, piece)| (Hider::Terrain(number), piece.outline.clone()));
        terrain.chain(units.map(|(unit, footprint)| (Hider::Unit(unit), outline(&footprint)))).collect()
    }
}

/// Whether one blocker alone hides all of a target for sure: it has no notch, touches neither eye nor target, and blocks
/// the lines to all corners. Then it blocks every line between them as well, for what is hidden behind something
/// without a notch has none either.
fn screens(blocker: &Polygon, eye: Point, target: &OrientedBox) -> bool {
    blocker.is_convex()
        && target.corners().into_iter().all(|corner| !sight::segment_clear(eye, corner, &[blocker]))
        && !target.within_polygon(blocker, APART)
        && !blocker.within_circle(&Circle::new(eye, Length::ZERO), APART)
}

/// Farther from each other than this, nothing is a matter of rounding.
const APART: Length = Length(8);

/// How many places of an outline are passed over for a first look.
const SCATTERED: i32 = 37;

/// The same for a second look, at those of whom something is hidden.
const CLOSER: i32 = 9;

/// The middles of the parts into which the sides of an outline are cut that face the eye: each of them, or each so many.
fn facing_places(eye: Point, target: &OrientedBox, part: Length, each: i32) -> impl Iterator<Item = Point> {
    let corners = target.corners();
    (0..corners.len()).flat_map(move |index| {
        let (from, to) = (corners[index], corners[(index + 1) % corners.len()]);
        let length = if faces(from, to, eye) { from.distance(to).0 } else { 0 };
        let places = (part.0 / 2..length).step_by((part.0 * each) as usize);
        places.map(move |at| from.toward(to, Length(at)))
    })
}

/// All lines of sight from an eye to a target: they lie in the strip around the line between the two.
pub(crate) struct View {
    eye: Point,
    target: OrientedBox,
    reach: i64,
}

impl View {
    pub(crate) fn new(eye: Point, target: &OrientedBox) -> View {
        View { eye, target: *target, reach: target.radius() + i64::from(SEAM.0) * 4 }
    }

    /// Whether a line of sight may cross a footprint; a cheap look that is never wrong about those it leaves out.
    pub(crate) fn may_cross_box(&self, footprint: &OrientedBox) -> bool {
        self.may_cross_circle(footprint.centre, footprint.radius()) && !self.is_beside(footprint)
    }

    /// Whether eye and target lie beyond the same side of a footprint, so that no line between them crosses it.
    fn is_beside(&self, footprint: &OrientedBox) -> bool {
        let (cosine, sine) = footprint.heading.cosine_and_sine();
        let seen = |point: Point| {
            let (dx, dy) = (
                i64::from(point.x) - i64::from(footprint.centre.x),
                i64::from(point.y) - i64::from(footprint.centre.y),
            );
            let part = |value: i64| value >> Heading::FRACTION_BITS;
            (part(dx * cosine + dy * sine), part(dy * cosine - dx * sine))
        };
        let around = i64::from(SEAM.0) * 4;
        let (depth, width) =
            (i64::from(footprint.depth.0) / 2 + around, i64::from(footprint.width.0) / 2 + around);
        let (eye, reach) = (seen(self.eye), self.target.radius());
        let centre = seen(self.target.centre);
        let beyond = |eye: i64, centre: i64, half: i64| {
            (eye > half && centre - reach > half) || (eye < -half && centre + reach < -half)
        };
        beyond(eye.0, centre.0, depth) || beyond(eye.1, centre.1, width)
    }

    /// The same for an area.
    pub(crate) fn may_cross(&self, outline: &Polygon) -> bool {
        let bounds = outline.bounds();
        let (width, depth) = (i64::from(bounds.max.x - bounds.min.x), i64::from(bounds.max.y - bounds.min.y));
        self.may_cross_circle(bounds.centre(), (width + depth) / 2 + 2)
    }

    fn may_cross_circle(&self, centre: Point, radius: i64) -> bool {
        let apart = |one: Point, other: Point| {
            (i64::from(other.x) - i64::from(one.x), i64::from(other.y) - i64::from(one.y))
        };
        let ((line_x, line_y), (x, y)) = (apart(self.eye, self.target.centre), apart(self.eye, centre));
        let (along, squared) = (line_x * x + line_y * y, line_x * line_x + line_y * line_y);
        let reach = self.reach + radius;
        if along <= 0 {
            x * x + y * y <= reach * reach
        } else if along >= squared {
            self.target.centre.distance_squared(centre) <= reach * reach
        } else {
            let across = i128::from(line_x * y - line_y * x);
            across * across <= i128::from(reach * reach) * i128::from(squared)
        }
    }
}

/// Whether an edge of an outline, which goes counterclockwise, shows its outside to the eye.
fn faces(from: Point, to: Point, eye: Point) -> bool {
    let part = |one: i32, other: i32| i64::from(other) - i64::from(one);
    part(from.x, to.x) * part(from.y, eye.y) < part(from.y, to.y) * part(from.x, eye.x)
}

/// Whether a footprint touches another one's front arc; on the dividing rays is in it.
pub(crate) fn touches_front_arc(viewer: &OrientedBox, target: &OrientedBox) -> bool {
    // A cheap look first: the target's centre may lie well inside, or the circle around the target well outside.
    let (dx, dy) = (
        i64::from(target.centre.x) - i64::from(viewer.centre.x),
        i64::from(target.centre.y) - i64::from(viewer.centre.y),
    );
    let (cosine, sine) = (viewer.heading.cosine(), viewer.heading.sine());
    let ahead = ((dx * cosine + dy * sine) >> Heading::FRACTION_BITS) - i64::from(viewer.depth.0 / 2);
    let aside = ((dy * cosine - dx * sine) >> Heading::FRACTION_BITS).abs() - i64::from(viewer.width.0 / 2);
    if ahead > DOUBT && ahead - aside > DOUBT {
        return true;
    }
    // Beside a ray at 45 degrees this difference is at most one and a half times the distance from it.
    let reach = target.radius() + DOUBT;
    if ahead < -reach || (ahead - aside) * 2 < -reach * 3 {
        return false;
    }
    let [left, _, _, right] = viewer.corners();
    let far_left = left.step(viewer.heading.turn(45_000), FAR);
    let far_right = right.step(viewer.heading.turn(-45_000), FAR);
    target.within_corners(&[left, right, far_right, far_left], Length::ZERO)
}

/// What rounding may do to a cheap look at an arc.
const DOUBT: i64 = 8;

/// What a unit hides: its footprint and a trace around it, so that nobody looks through the seam between two units
/// that stand side by side.
pub(crate) fn outline(footprint: &OrientedBox) -> Polygon {
    let wider =
        OrientedBox { width: footprint.width + SEAM * 2, depth: footprint.depth + SEAM * 2, ..*footprint };
    Polygon::of_box(&wider)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::Fixture;

    const REGIMENT: &str = "elf-spearmen-regiment";

    fn two() -> (Fixture, UnitId, UnitId) {
        let mut fixture = Fixture::new();
        let viewer = fixture.set(0, REGIMENT, 90_000, 20_000, 90);
        let target = fixture.set(1, REGIMENT, 90_000, 80_000, 270);
        (fixture, viewer, target)
    }

    #[test]
    fn a_unit_sees_only_its_front_arc() {
        let mut fixture = Fixture::new();
        let viewer = fixture.set(0, REGIMENT, 90_000, 60_000, 90);
        // The ray from the right front corner at (95000, 64000) passes through (115000, 84000).
        let inside = fixture.set(1, REGIMENT, 119_000, 84_000, 90);
        let outside = fixture.set(1, REGIMENT, 120_100, 74_900, 90);
        let king = fixture.set(0, "elf-king", 90_000, 40_000, 90);
        assert!(fixture.board().in_front_arc(viewer, inside));
        assert!(!fixture.board().in_front_arc(viewer, outside));
        assert!(fixture.board().in_front_arc(king, outside));
    }

    #[test]
    fn equal_heights_block_and_lower_ones_do_not() {
        let (mut fixture, viewer, target) = two();
        assert_eq!(fixture.board().line_of_sight(viewer, target, &[]), Sight::Yes);
        fixture.set(0, "elf-spearmen-horde", 90_000, 60_000, 90);
        fixture.set(0, "elf-spearmen-horde", 90_000, 68_500, 90);
        let dragon = fixture.set(0, "lord-on-battle-dragon", 110_000, 20_000, 90);
        assert_eq!(fixture.board().line_of_sight(viewer, target, &[]), Sight::No);
        assert_eq!(fixture.board().line_of_sight(dragon, target, &[]), Sight::Yes);
        let ignored = [UnitId(2), UnitId(3)];
        assert_eq!(fixture.board().line_of_sight(viewer, target, &ignored), Sight::Yes);
    }

    #[test]
    fn an_area_in_which_the_target_stands_does_not_block() {
        let (mut fixture, viewer, target) = two();
        fixture.terrain(Category::Difficult, 2, (70_000, 50_000), (110_000, 60_000));
        assert_eq!(fixture.board().line_of_sight(viewer, target, &[]), Sight::No);
        let (mut fixture, viewer, target) = two();
        fixture.terrain(Category::Difficult, 2, (70_000, 50_000), (110_000, 78_000));
        fixture.terrain(Category::Obstacle, 0, (70_000, 40_000), (110_000, 41_000));
        fixture.terrain(Category::Decoration, 5, (70_000, 42_000), (110_000, 43_000));
        assert_eq!(fixture.board().line_of_sight(viewer, target, &[]), Sight::Yes);
    }

    #[test]
    fn less_than_a_millimetre_of_the_outline_is_doubtful() {
        // The eye stands at (90000, 23000); a rock in front of the target ends just before its right edge.
        let seen = |gap: i32| {
            let (mut fixture, viewer, target) = two();
            fixture.terrain(Category::Impassable, 3, (70_000, 75_900), (95_000 - gap, 75_950));
            fixture.board().line_of_sight(viewer, target, &[])
        };
        assert_eq!(seen(500), Sight::Yes);
        assert_eq!(seen(50), Sight::Doubtful);
        assert_eq!(seen(-1_500), Sight::No);
    }

    #[test]
    fn what_screens_a_target_leaves_no_clear_line() {
        let mut seed = 7_i32;
        let mut below = |range: i32| {
            seed = seed.wrapping_mul(1_103_515_245).wrapping_add(12_345);
            (seed >> 8).rem_euclid(range)
        };
        let mut place = |width: i32, depth: i32, span: i32| {
            let centre = Point::new(below(span), below(span));
            OrientedBox::new(
                centre,
                Heading::from_thousandths(below(360_000)),
                Length(below(width) + 500),
                Length(below(depth) + 500),
            )
        };
        let mut screened = 0;
        for _ in 0..4_000 {
            let (target, blocker) = (place(6_000, 3_000, 30_000), place(16_000, 6_000, 30_000));
            let eye = place(1, 1, 30_000).centre;
            let hides = outline(&blocker);
            if screens(&hides, eye, &target) {
                screened += 1;
                let from = Shape::from(Circle::new(eye, Length::ZERO));
                assert!(!sight::clear(&from, &Shape::from(target), &[&hides]), "{eye:?} {target:?}");
            }
        }
        assert!(screened > 50, "{screened}");
    }

    #[test]
    fn the_die_decides_what_is_doubtful() {
        let (mut fixture, viewer, target) = two();
        fixture.terrain(Category::Impassable, 3, (70_000, 75_900), (94_950, 75_950));
        for (die, expected) in [(4, true), (3, false)] {
            let mut seen = None;
            fixture.act(&[("sight-die", die)], |cx| seen = Some(settle_sight(cx, viewer, target, &[])));
            assert_eq!(seen, Some(expected));
        }
    }
}
