//! Moves of whole units that keep their formation.

use gonfalon_kernel::SeededDice;
use gonfalon_table::{Heading, Length, Point};

use super::PASS;
use crate::action::Action;
use crate::board::Board;
use crate::constants::AIRCRAFT_LEAST;
use crate::data::{Core, Movement};
use crate::state::{MoveKind, UnitId};
use crate::walk;

/// The unit shifted toward markers and enemies, then to all sides, by all of its distance, half of it and a little.
pub(super) fn walks(board: Board<'_>, unit: UnitId, kind: MoveKind, distance: Length) -> Vec<Action> {
    let Some(at) = middle(board, unit) else { return vec![PASS] };
    let mut headings: Vec<Heading> = Vec::new();
    let markers = board.table.markers.iter().map(|marker| marker.at);
    let enemies = board.enemies_of(unit).filter_map(|enemy| middle(board, enemy));
    let mut aims: Vec<Point> = markers.chain(enemies).filter(|aim| *aim != at).collect();
    aims.sort_by_key(|aim| (aim.distance_squared(at), aim.x, aim.y));
    headings.extend(aims.iter().take(4).map(|aim| Heading::between(at, *aim)));
    headings.extend((0..8).map(|number| Heading::from_degrees(number * 45)));
    let most = reach(board, unit, kind, distance);
    let mut found: Vec<Action> = Vec::new();
    for part in [8, 6, 4, 2] {
        found
            .extend(headings.iter().map(|heading| shifted(board, unit, *heading, Length(most.0 * part / 8))));
    }
    found.push(PASS);
    found
}

/// The unit shifted anywhere within its reach.
pub(super) fn drawn(
    board: Board<'_>,
    unit: UnitId,
    kind: MoveKind,
    distance: Length,
    chance: &mut SeededDice,
) -> Action {
    let most = reach(board, unit, kind, distance);
    let heading = match board.models(unit).next() {
        Some(model) if board.is(unit, Core::Aircraft) => board.model(model).heading,
        _ => Heading::from_thousandths(chance.below(360_000) as i32),
    };
    shifted(board, unit, heading, Length(chance.below(most.0.max(0) as u32 + 1) as i32))
}

/// How far the slowest model of a unit gets.
fn reach(board: Board<'_>, unit: UnitId, kind: MoveKind, distance: Length) -> Length {
    if kind == MoveKind::Scouts {
        return distance;
    }
    let printed = board.models(unit).map(|model| match board.movement(model) {
        Movement::Inches(inches) => Length::inches(i32::from(inches)),
        Movement::Aircraft => AIRCRAFT_LEAST + AIRCRAFT_LEAST,
        Movement::Random(_) | Movement::None => Length::ZERO,
    });
    printed.min().unwrap_or(Length::ZERO) + distance
}

/// Every model of a unit shifted the same way; an AIRCRAFT goes straight on.
fn shifted(board: Board<'_>, unit: UnitId, heading: Heading, by: Length) -> Action {
    let Some(at) = middle(board, unit) else { return PASS };
    let to = at.step(heading, by);
    Action::Walk {
        walks: walk::formation(board, unit, Length(to.x - at.x), Length(to.y - at.y)),
        embark: None,
    }
}

fn middle(board: Board<'_>, unit: UnitId) -> Option<Point> {
    board.models(unit).next().map(|model| board.model(model).at)
}
