//! How far a unit can go straight on, and being thrown back.

use gonfalon_table::{Heading, Length, OrientedBox, Point, Polygon, sweep};
use smallvec::SmallVec;

use crate::board::Board;
use crate::cx::Cx;
use crate::data::SpecialKind;
use crate::event::Event;
use crate::lane::Straight;
use crate::movement::on_impassable;
use crate::state::{Category, UnitId};

/// How finely a straight move is followed; where it is stopped, it goes on by single units.
const STRIDE: i32 = 20;

/// Where a compulsory straight move ends: after the whole distance, or where something stops it.
///
/// It stops one inch short of other units, at impassable terrain and at the table edge; what is nearer than an inch already
/// is only not approached. Difficult ground counts double. Flyers pass over everything and stop short only where they
/// cannot land.
pub(super) fn walk(board: Board<'_>, unit: UnitId, direction: Heading, distance: Length) -> Point {
    let start = board.footprint(unit);
    let whole = Straight { from: start, heading: direction, length: distance };
    let others = neighbours(board, unit, &whole, board.game.library.constants.movement.gap);
    if board.has(unit, SpecialKind::Fly) {
        let to = |by: i32| start.at(start.centre.step(direction, Length(by)));
        let lands = |by: &i32| can_land(board, &to(*by), &others);
        let coarse = (0..=distance.0).rev().step_by(STRIDE as usize).find(lands).unwrap_or(0);
        let fine = (coarse..=(coarse + STRIDE).min(distance.0)).rev().find(lands);
        return to(fine.unwrap_or(coarse)).centre;
    }
    let impassable = terrain(board, Category::Impassable, &whole);
    let difficult = terrain(board, Category::Difficult, &whole);
    let near_edge = [start, whole.end()].iter().any(|place| {
        let larger = OrientedBox { width: place.width + SLACK * 2, depth: place.depth + SLACK * 2, ..*place };
        !larger.inside_rectangle(&board.field())
    });
    if others.is_empty() && impassable.is_empty() && difficult.is_empty() && !near_edge {
        return whole.end().centre;
    }
    let (mut gone, mut spent, mut stride) = (0, 0, STRIDE);
    let mut here = start;
    while spent < distance.0 {
        let step = stride.min(distance.0 - spent);
        let there = start.at(start.centre.step(direction, Length(gone + step)));
        let slow = difficult.iter().any(|piece| sweep::box_along_polygon(&here, there.centre, piece));
        let cost = if slow { 2 * step } else { step };
        let free = spent + cost <= distance.0
            && there.inside_rectangle(&board.field())
            && !impassable.iter().any(|piece| sweep::box_along_polygon(&here, there.centre, piece))
            && others.iter().all(|(other, least)| keeps(&there, other, *least));
        if free {
            (gone, spent, here) = (gone + step, spent + cost, there);
        } else if stride > 1 {
            stride = 1;
        } else {
            break;
        }
    }
    here.centre
}

/// What the rounding of a step may do to a place.
const SLACK: Length = Length(4);

/// Other units, and how near a move may come to each.
type Neighbours = SmallVec<[(OrientedBox, Length); 8]>;

/// The other units within reach of a move, and how near it may come to each: this gap, or as near as they are already.
fn neighbours(board: Board<'_>, unit: UnitId, whole: &Straight, gap: Length) -> Neighbours {
    let swept = whole.swept();
    board
        .units()
        .filter(|other| *other != unit)
        .map(|other| board.footprint(other))
        .filter(|other| swept.within(other, gap + SLACK))
        .map(|other| (other, whole.from.gap(&other).min(gap)))
        .collect()
}

/// Whether a unit may come to stand here.
fn can_land(board: Board<'_>, there: &OrientedBox, others: &[(OrientedBox, Length)]) -> bool {
    there.inside_rectangle(&board.field())
        && !on_impassable(board, there)
        && others.iter().all(|(other, least)| keeps(there, other, *least))
}

/// Whether two footprints do not overlap and are no nearer than this, give or take the rounding of a step.
pub(super) fn keeps(one: &OrientedBox, other: &OrientedBox, least: Length) -> bool {
    let nearer = Length(least.0 - 2);
    !one.overlaps(other) && (nearer.0 <= 0 || !one.within(other, nearer))
}

/// The terrain of a category within reach of a move.
pub(super) fn terrain<'a>(
    board: Board<'a>,
    category: Category,
    whole: &Straight,
) -> SmallVec<[&'a Polygon; 4]> {
    let swept = whole.swept();
    let pieces = board.table.terrain.iter().filter(|piece| piece.category == category);
    pieces.map(|piece| &piece.outline).filter(|outline| !swept.is_far_from(outline, SLACK)).collect()
}

/// Moves a charger whose target stood one inch straight back.
pub(super) fn throw_back(cx: &mut Cx<'_>, unit: UnitId) {
    let facts = *cx.board().unit(unit);
    let to = thrown_back(cx.board(), unit);
    if to != facts.at {
        cx.emit(Event::Moved { unit, to, heading: facts.heading });
    }
}

/// Where a charger is thrown back to: an inch, or as far as there is room. A visible gap is left to whoever stands behind,
/// for only a charge brings units into contact.
fn thrown_back(board: Board<'_>, unit: UnitId) -> Point {
    let start = board.footprint(unit);
    let constants = &board.game.library.constants;
    let (back, most) = (start.heading.opposite(), constants.regroup.thrown_back);
    let whole = Straight { from: start, heading: back, length: most };
    let others = neighbours(board, unit, &whole, constants.charge.bystander_gap);
    let flies = board.has(unit, SpecialKind::Fly);
    let impassable = terrain(board, Category::Impassable, &whole);
    // No footprint is so small that it could be passed within an inch, so it is enough to look where the move ends.
    let is_free = |by: i32| {
        let to = start.centre.step(back, Length(by));
        can_land(board, &start.at(to), &others)
            && (flies || !impassable.iter().any(|piece| sweep::box_along_polygon(&start, to, piece)))
    };
    if is_free(most.0) {
        return start.centre.step(back, most);
    }
    // What is free for a distance is free for every smaller one, so halving finds the farthest.
    let (mut free, mut blocked) = (0, most.0);
    while blocked - free > 1 {
        let middle = i32::midpoint(free, blocked);
        if is_free(middle) { free = middle } else { blocked = middle }
    }
    start.centre.step(back, Length(free))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::Fixture;

    const INCH: i32 = Length::INCH.0;

    #[test]
    fn a_unit_walks_the_whole_distance_in_the_open() {
        let mut fixture = Fixture::new();
        let unit = fixture.put(0, "elf-spearmen-regiment", 20, 20, 90);
        let to = walk(fixture.board(), unit, Heading::NORTH, Length::inches(5));
        assert_eq!(to, Point::new(20 * INCH, 25 * INCH));
    }

    #[test]
    fn a_unit_stops_an_inch_short_of_another() {
        let mut fixture = Fixture::new();
        let unit = fixture.put(0, "elf-spearmen-regiment", 20, 20, 90);
        let other = fixture.put(1, "elf-spearmen-regiment", 20, 26, 270);
        let to = walk(fixture.board(), unit, Heading::NORTH, Length::inches(6));
        let gap =
            fixture.board().footprint_at(unit, to, Heading::NORTH).gap(&fixture.board().footprint(other));
        assert!((gap.0 - INCH).abs() <= 2, "{gap:?}");
    }

    #[test]
    fn a_flyer_passes_over_everything_and_stops_short_only_where_it_cannot_land() {
        let mut fixture = Fixture::new();
        let dragon = fixture.put(0, "lord-on-battle-dragon", 20, 20, 90);
        let went = |fixture: &Fixture, inches: i32| {
            let to = walk(fixture.board(), dragon, Heading::NORTH, Length::inches(inches));
            (to.y - 20 * INCH) * 100 / INCH
        };
        let half = fixture.board().profile(dragon).depth.0 / 2;
        let hero = fixture.put(1, "elf-prince", 20, 20, 270);
        fixture.ahead(dragon, hero, 100);
        assert_eq!(went(&fixture, 6), 600, "there is room behind the enemy");
        assert_eq!(went(&fixture, 4), 0, "where it cannot land it stays an inch short");
        fixture.unit(hero).at.x += 20 * INCH;
        let rock = 20 * INCH + half + INCH;
        fixture.terrain(Category::Impassable, 3, (18 * INCH, rock), (22 * INCH, rock + INCH));
        assert_eq!(went(&fixture, 6), 600);
        assert_eq!(went(&fixture, 3), 100, "an inch to the rock");
        fixture.terrain(Category::Difficult, 2, (10 * INCH, 10 * INCH), (30 * INCH, 40 * INCH));
        assert_eq!(went(&fixture, 6), 600);
    }

    #[test]
    fn a_unit_stops_at_the_table_edge() {
        let mut fixture = Fixture::new();
        let unit = fixture.put(0, "elf-spearmen-regiment", 20, 4, 270);
        let to = walk(fixture.board(), unit, Heading::SOUTH, Length::inches(6));
        let depth = fixture.board().profile(unit).depth.0;
        assert!((to.y - depth / 2).abs() <= 1, "{to:?}");
    }

    #[test]
    fn a_charger_is_thrown_back_an_inch_but_not_onto_friends() {
        let mut fixture = Fixture::new();
        let unit = fixture.put(0, "elf-spearmen-regiment", 20, 20, 90);
        assert_eq!(thrown_back(fixture.board(), unit), Point::new(20 * INCH, 19 * INCH));
        let friend = fixture.put(0, "elf-spearmen-regiment", 20, 16, 90);
        let depth = fixture.board().profile(unit).depth.0;
        let between = 4 * INCH - depth;
        assert!(between > 0 && between < INCH, "the example leaves less than an inch");
        let to = thrown_back(fixture.board(), unit);
        let gap = |unit: UnitId, to: Point| {
            let board = fixture.board();
            board.footprint_at(unit, to, Heading::NORTH).gap(&board.footprint(friend)).0
        };
        assert!((gap(unit, to) - INCH / 10).abs() <= 2, "{to:?}");
    }
}
