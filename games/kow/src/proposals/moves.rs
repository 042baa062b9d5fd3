//! Orders other than Charge! that come to mind, and ways to regroup.

use gonfalon_table::{Heading, Length, OrientedBox, Point, Rectangle};
use smallvec::SmallVec;

use super::{nearest_enemies, toward};
use crate::action::{Deed, Order, Regroup, Stride};
use crate::board::Board;
use crate::data::{SpecialKind, UnitType};
use crate::state::{Objective, UnitId};

/// Enemies and objectives a unit thinks of.
const MOST_GOALS: usize = 3;
/// Headings nearer to each other than this, in thousandths of a degree, lead to the same goal.
const ALIKE: i32 = 8_000;

type Headings = SmallVec<[Heading; 2 * MOST_GOALS]>;

/// Orders of every kind but Charge! for one unit, the most natural first. What is in the way is not looked at.
pub fn moves(board: Board<'_>, unit: UnitId) -> Vec<Deed> {
    let mut found = Vec::new();
    let mut give = |order, strides: &[Stride]| {
        found.push(Deed::Order { unit, order, strides: SmallVec::from_slice(strides) });
    };
    let (profile, facing) = (board.profile(unit), board.unit(unit).heading);
    let goals = goals(board, unit);
    let nimble = profile.has(SpecialKind::Nimble);
    let (speed, half) = (profile.speed, profile.speed / 2);
    if !board.unit(unit).wavering {
        let doubles = profile.unit_type != UnitType::WarEngine && !profile.has(SpecialKind::Shambling);
        for length in parts(speed * 2).filter(|_| doubles) {
            give(Order::AtTheDouble, &[Stride::Forward(length)]);
            for goal in goals.iter().filter(|_| nimble) {
                give(Order::AtTheDouble, &[Stride::Pivot(*goal), Stride::Forward(length)]);
            }
        }
        let widest = i32::from(board.game.library.constants.movement.pivot_degrees) * 1000;
        for length in parts(speed) {
            for goal in &goals {
                let pivot = Stride::Pivot(facing.turn(facing.difference(*goal).clamp(-widest, widest)));
                give(Order::Advance, &[pivot, Stride::Forward(length)]);
                give(Order::Advance, &[Stride::Forward(length), pivot]);
            }
            give(Order::Advance, &[Stride::Forward(length)]);
        }
        for aside in
            [Stride::Left(half), Stride::Right(half), Stride::Left(half / 2), Stride::Right(half / 2)]
        {
            give(Order::Sidestep, &[aside]);
            if let Some(goal) = goals.first().filter(|_| nimble) {
                give(Order::Sidestep, &[aside, Stride::Pivot(*goal)]);
            }
        }
    }
    for goal in goals.iter().copied().chain([facing.opposite()]) {
        give(Order::ChangeFacing, &[Stride::Pivot(goal)]);
    }
    for back in [half, half / 2] {
        give(Order::Back, &[Stride::Back(back)]);
        if let Some(goal) = goals.first().filter(|_| nimble) {
            give(Order::Back, &[Stride::Pivot(*goal), Stride::Back(back)]);
        }
    }
    give(Order::Halt, &[]);
    found
}

/// Where a unit comes to stand with these strides, if nothing is in the way.
pub fn destination(board: Board<'_>, unit: UnitId, strides: &[Stride]) -> OrientedBox {
    let mut stands = board.footprint(unit);
    for stride in strides {
        let mut go = |turn, length| stands.centre = stands.centre.step(stands.heading.turn(turn), length);
        match *stride {
            Stride::Forward(length) => go(0, length),
            Stride::Back(length) => go(180_000, length),
            Stride::Left(length) => go(90_000, length),
            Stride::Right(length) => go(-90_000, length),
            Stride::Pivot(heading) => stands.heading = heading,
        }
    }
    stands
}

/// The middles of all objectives.
pub fn objective_points(board: Board<'_>) -> impl Iterator<Item = Point> + '_ {
    board.table.objectives.iter().map(move |objective| match objective {
        Objective::Marker(point) => *point,
        Objective::Terrain(number) => {
            Rectangle::around(board.table.terrain[usize::from(*number)].outline.points()).centre()
        }
    })
}

/// Ways to regroup: facing the nearest enemies first.
pub(super) fn regroups(board: Board<'_>, unit: UnitId) -> impl Iterator<Item = Deed> {
    let turns: Headings = goals(board, unit);
    let choices = [Regroup::Stay, Regroup::Forward, Regroup::Back];
    turns.into_iter().map(Regroup::Turn).chain(choices).map(Deed::Regroup)
}

/// The whole of a length and its quarters, the greatest first.
fn parts(most: Length) -> impl Iterator<Item = Length> {
    (1..=4).rev().map(move |quarters| Length(most.0 * quarters / 4))
}

/// Where a unit may want to face: the nearest enemies, then the nearest objectives.
fn goals(board: Board<'_>, unit: UnitId) -> Headings {
    let at = board.unit(unit).at;
    let mut objectives: Vec<Point> = objective_points(board).filter(|point| *point != at).collect();
    objectives.sort_by_key(|point| (point.distance_squared(at), point.x, point.y));
    let enemies = nearest_enemies(board, unit);
    let enemies = enemies.iter().take(MOST_GOALS).map(|enemy| toward(board, unit, *enemy));
    let objectives = objectives.iter().take(MOST_GOALS).map(|point| Heading::between(at, *point));
    let mut headings = Headings::new();
    for heading in enemies.chain(objectives) {
        if headings.iter().all(|known| known.difference(heading).abs() >= ALIKE) {
            headings.push(heading);
        }
    }
    headings
}
