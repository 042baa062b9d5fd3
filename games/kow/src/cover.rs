//! Cover: whether at least half of a target is hidden from the shooter's champion.
//!
//! The champion's field of view from one edge of the target to the other is cut into `SAMPLES` equal angles. The line
//! in the middle of each goes to the place where it meets the target first; it is either clear or not. The share of
//! lines that are not clear is the share of the target that is hidden.

use gonfalon_kernel::RuleId;
use gonfalon_table::{Heading, Length, OrientedBox, Point, Polygon, sight};

use crate::board::Board;
use crate::cx::Cx;
use crate::event::Event;
use crate::sight::{Hider, View, outline};
use crate::state::{Category, UnitId};

/// Whether a target is in cover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cover {
    /// It is.
    Yes,
    /// It is not.
    No,
    /// The share is so near to the limit that a die decides.
    Doubtful,
}

/// The lines of sight that are tried.
const SAMPLES: i32 = 200;

/// Obstacles hide only targets up to this height class.
const BEHIND_OBSTACLES: u8 = 2;

impl Board<'_> {
    /// Whether a target is in cover from a shooter.
    pub fn in_cover(self, shooter: UnitId, target: UnitId) -> Cover {
        let (hidden, all) = self.hidden(shooter, target);
        let limits = self.game.library.constants.cover;
        let beyond = 100 * hidden - i32::from(limits.hidden_percent) * all;
        if beyond.abs() <= i32::from(limits.doubt_percent) * all {
            Cover::Doubtful
        } else if beyond > 0 {
            Cover::Yes
        } else {
            Cover::No
        }
    }

    /// How many lines of sight to a target are not clear, and how many there are.
    pub(crate) fn hidden(self, shooter: UnitId, target: UnitId) -> (i32, i32) {
        let mut hiding = self.blockers(shooter, target, &[]);
        hiding.extend(self.obscurers(shooter, target).into_iter().map(|(_, outline)| outline));
        if hiding.is_empty() {
            return (0, SAMPLES);
        }
        let hiding: Vec<&Polygon> = hiding.iter().collect();
        let eye = self.eye(shooter);
        let samples = facing_points(eye, &self.footprint(target));
        let hidden = samples.iter().filter(|sample| !sight::segment_clear(eye, **sample, &hiding)).count();
        (hidden as i32, samples.len() as i32)
    }

    /// What obscures a target without blocking the line of sight.
    pub(crate) fn obscurers(self, shooter: UnitId, target: UnitId) -> Vec<(Hider, Polygon)> {
        let height = self.profile(target).height;
        let from = self.footprint(shooter);
        let touches = |piece: &Polygon| from.within_polygon(piece, Length::ZERO);
        let view = View::new(self.eye(shooter), &self.footprint(target));
        let terrain = self.table.terrain.iter().enumerate().filter(|(_, piece)| match piece.category {
            _ if !view.may_cross(&piece.outline) => false,
            Category::Difficult => piece.height > 0,
            Category::Obstacle => height <= BEHIND_OBSTACLES && !touches(&piece.outline),
            Category::Impassable | Category::Decoration => false,
        });
        let units = self
            .units()
            .filter(|unit| *unit != shooter && *unit != target && self.profile(*unit).height >= height)
            .map(|unit| (unit, self.footprint(unit)))
            .filter(|(_, footprint)| view.may_cross_box(footprint));
        let terrain = terrain.map(|(number, piece)| (Hider::Terrain(number), piece.outline.clone()));
        terrain.chain(units.map(|(unit, footprint)| (Hider::Unit(unit), outline(&footprint)))).collect()
    }
}

/// Points of a footprint's outline that face the eye, at equal angles as seen from it.
pub(crate) fn facing_points(eye: Point, target: &OrientedBox) -> Vec<Point> {
    let corners = target.corners();
    let middle = Heading::between(eye, target.centre);
    let turns = corners.map(|corner| middle.difference(Heading::between(eye, corner)));
    let (first, last) = (turns.into_iter().min().unwrap_or(0), turns.into_iter().max().unwrap_or(0));
    (0..SAMPLES)
        .map(|index| {
            let turn = first + (last - first) * (2 * index + 1) / (2 * SAMPLES);
            first_met(eye, middle.turn(turn), &corners).unwrap_or(target.centre)
        })
        .collect()
}

/// Where a line from the eye first meets an outline.
fn first_met(eye: Point, heading: Heading, corners: &[Point; 4]) -> Option<Point> {
    let (cosine, sine) = (i128::from(heading.cosine()), i128::from(heading.sine()));
    let across = |x: i128, y: i128| cosine * y - sine * x;
    let along = |point: Point| cosine * i128::from(point.x - eye.x) + sine * i128::from(point.y - eye.y);
    (0..corners.len())
        .filter_map(|index| {
            let (from, to) = (corners[index], corners[(index + 1) % corners.len()]);
            let start = across(i128::from(from.x - eye.x), i128::from(from.y - eye.y));
            let end = across(i128::from(to.x - eye.x), i128::from(to.y - eye.y));
            if start == end || start.signum() * end.signum() > 0 {
                return None;
            }
            let part = |low: i32, high: i32| {
                low + ((i128::from(high) - i128::from(low)) * start / (start - end)) as i32
            };
            let met = Point::new(part(from.x, to.x), part(from.y, to.y));
            (along(met) >= 0).then_some(met)
        })
        .min_by_key(|met| along(*met))
}

/// Whether a target is in cover in the end: where that is doubtful, a die decides.
pub(crate) fn settle_cover(cx: &mut Cx<'_>, shooter: UnitId, target: UnitId) -> bool {
    match cx.board().in_cover(shooter, target) {
        Cover::Yes => true,
        Cover::No => false,
        Cover::Doubtful => {
            let die = cx.d6("cover-die");
            let rule = RuleId("kow.cover.doubt-roll");
            cx.emit(Event::DoubtRolled { unit: shooter, target, die, rule });
            die < cx.game.library.constants.sight.doubt_roll
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::Fixture;
    use crate::sight::Sight;

    const REGIMENT: &str = "elf-spearmen-regiment";

    fn covered(category: Category, height: u8, east: i32) -> Cover {
        let mut fixture = Fixture::new();
        let shooter = fixture.set(0, REGIMENT, 90_000, 20_000, 90);
        let target = fixture.set(1, REGIMENT, 90_000, 80_000, 270);
        fixture.terrain(category, height, (70_000, 75_000), (east, 75_900));
        fixture.board().in_cover(shooter, target)
    }

    #[test]
    fn half_hidden_is_in_cover_and_just_half_is_doubtful() {
        assert_eq!(covered(Category::Impassable, 3, 91_000), Cover::Yes);
        assert_eq!(covered(Category::Impassable, 3, 90_000), Cover::Doubtful);
        assert_eq!(covered(Category::Impassable, 3, 89_000), Cover::No);
    }

    #[test]
    fn obstacles_and_areas_with_height_obscure() {
        assert_eq!(covered(Category::Obstacle, 0, 100_000), Cover::Yes);
        assert_eq!(covered(Category::Difficult, 2, 100_000), Cover::Yes);
        assert_eq!(covered(Category::Difficult, 0, 100_000), Cover::No);
        assert_eq!(covered(Category::Decoration, 0, 100_000), Cover::No);
    }

    #[test]
    fn an_obstacle_the_shooter_touches_and_one_before_a_monster_are_ignored() {
        let mut fixture = Fixture::new();
        let shooter = fixture.set(0, REGIMENT, 90_000, 20_000, 90);
        let target = fixture.set(1, REGIMENT, 90_000, 80_000, 270);
        fixture.terrain(Category::Obstacle, 0, (70_000, 24_000), (110_000, 24_500));
        assert_eq!(fixture.board().in_cover(shooter, target), Cover::No);
        fixture.terrain(Category::Obstacle, 0, (70_000, 74_000), (110_000, 74_500));
        assert_eq!(fixture.board().in_cover(shooter, target), Cover::Yes);
        let dragon = fixture.set(1, "lord-on-battle-dragon", 120_000, 80_000, 270);
        assert_eq!(fixture.board().in_cover(shooter, dragon), Cover::No);
    }

    #[test]
    fn a_unit_over_which_one_looks_still_obscures_its_equals() {
        let mut fixture = Fixture::new();
        let dragon = fixture.set(0, "lord-on-battle-dragon", 90_000, 20_000, 90);
        let target = fixture.set(1, REGIMENT, 90_000, 80_000, 270);
        let horse = fixture.set(1, "stormwind-cavalry-regiment", 90_000, 100_000, 270);
        fixture.set(1, "elf-spearmen-horde", 90_000, 70_000, 270);
        assert_eq!(fixture.board().line_of_sight(dragon, target, &[]), Sight::Yes);
        assert_eq!(fixture.board().in_cover(dragon, target), Cover::Yes);
        assert_eq!(fixture.board().in_cover(dragon, horse), Cover::No);
    }

    #[test]
    fn points_seen_at_equal_angles_lie_on_the_facing_edges() {
        let target =
            OrientedBox::new(Point::new(10_000, 0), Heading::from_degrees(45), Length(4_000), Length(4_000));
        let points = facing_points(Point::ORIGIN, &target);
        assert_eq!(points.len(), SAMPLES as usize);
        assert!(points.iter().all(|point| point.x < 10_001 && target.contains_point(*point)));
        let left = points.iter().filter(|point| point.y > 0).count();
        assert_eq!(left, points.len() / 2);
    }
}
