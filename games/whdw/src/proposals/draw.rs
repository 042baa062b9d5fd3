//! Drawing by chance.

use gonfalon_kernel::SeededDice;
use gonfalon_table::{Circle, Length, Point, Rectangle};

/// True once in `times`.
pub(super) fn one_in(chance: &mut SeededDice, times: u32) -> bool {
    chance.below(times) == 0
}

/// One of a list.
pub(super) fn one_of<T: Copy>(chance: &mut SeededDice, among: &[T]) -> Option<T> {
    if among.is_empty() { None } else { Some(among[chance.below(among.len() as u32) as usize]) }
}

/// Puts a list in any order.
pub(super) fn shuffle<T>(chance: &mut SeededDice, list: &mut [T]) {
    for last in (1..list.len()).rev() {
        list.swap(last, chance.below(last as u32 + 1) as usize);
    }
}

/// A number from `low` to `high`, both included; `low` if there is nothing between them.
pub(super) fn between(chance: &mut SeededDice, low: i32, high: i32) -> i32 {
    low.saturating_add_unsigned(chance.below(high.saturating_sub(low).max(0) as u32 + 1))
}

/// A point by which something reaches into a place a little off its middle.
pub(super) fn near(chance: &mut SeededDice, point: Point, by: i32) -> Point {
    Point::new(between(chance, point.x - by, point.x + by), between(chance, point.y - by, point.y + by))
}

/// A centre at which a disk lies wholly within an area, as far as it is large enough.
pub(super) fn inside(chance: &mut SeededDice, area: &Rectangle, diameter: Length) -> Point {
    let room = centres(area, diameter);
    Point::new(between(chance, room.min.x, room.max.x), between(chance, room.min.y, room.max.y))
}

/// All centres at which a disk lies wholly within an area.
pub(super) fn centres(area: &Rectangle, diameter: Length) -> Rectangle {
    let radius = (diameter.0 + 1) / 2;
    Rectangle { min: area.min.shifted(radius, radius), max: area.max.shifted(-radius, -radius) }
}

/// The point of an area nearest to a point.
pub(super) fn clamped(area: &Rectangle, point: Point) -> Point {
    Point::new(point.x.clamp(area.min.x, area.max.x), point.y.clamp(area.min.y, area.max.y))
}

/// Whether a disk would overlap any of those already placed.
pub(super) fn hits_any(circle: &Circle, placed: &[Circle]) -> bool {
    placed.iter().any(|other| other.overlaps(circle))
}
