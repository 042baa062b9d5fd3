//! Moves of whole units that keep their formation.

use gonfalon_kernel::SeededDice;
use gonfalon_table::{Heading, Length, Point};
use smallvec::smallvec;

use super::PASS;
use crate::action::{Action, Walk};
use crate::board::Board;
use crate::constants::EMBARK;
use crate::data::{Core, Movement};
use crate::movement::{embark_refusals, may_embark};
use crate::placing::Zone;
use crate::room;
use crate::state::{MoveKind, UnitId};
use crate::walk;

/// The unit shifted toward markers and enemies, then to all sides, by all of its distance, half of it and a little.
pub(super) fn walks(board: Board<'_>, unit: UnitId, kind: MoveKind, distance: Length) -> Vec<Action> {
    let Some(at) = middle(board, unit) else { return vec![PASS] };
    if board.is(unit, Core::Aircraft) {
        return straight_on(board, unit).into_iter().chain([PASS]).collect();
    }
    let mut headings: Vec<Heading> = Vec::new();
    let aims = aims(board, unit, at);
    headings.extend(aims.iter().take(4).map(|aim| Heading::between(at, *aim)));
    headings.extend((0..8).map(|number| Heading::from_degrees(number * 45)));
    let most = reach(board, unit, kind, distance);
    let mut found: Vec<Action> = Vec::new();
    for part in [8, 6, 4, 2] {
        found
            .extend(headings.iter().map(|heading| shifted(board, unit, *heading, Length(most.0 * part / 8))));
    }
    found.extend(aboard(board, unit, most));
    found.push(PASS);
    found
}

/// Where units are drawn to: markers and enemies, the nearest first.
fn aims(board: Board<'_>, unit: UnitId, at: Point) -> Vec<Point> {
    let markers = board.table.markers.iter().map(|marker| marker.at);
    let enemies = board.enemies_of(unit).filter_map(|enemy| middle(board, enemy));
    let mut aims: Vec<Point> = markers.chain(enemies).filter(|aim| *aim != at).collect();
    aims.sort_by_key(|aim| (aim.distance_squared(at), aim.x, aim.y));
    aims
}

/// Straight to a TRANSPORT of one's own and into it, if it is no farther than that.
fn aboard(board: Board<'_>, unit: UnitId, most: Length) -> Option<Action> {
    let mut carriers = board.army(board.owner(unit)).filter(|other| {
        *other != unit
            && board.datasheet(*other).transport.is_some()
            && board.is(*other, Core::Transport)
            && is_near(board, unit, *other, most)
            && may_embark(board, unit, *other)
    });
    carriers.find_map(|transport| {
        let zone = Zone::Disembark { transport };
        let (here, there) = (middle(board, unit)?, middle(board, transport)?);
        let toward = Heading::between(there, here).thousandths();
        let spots = room::ring(board, unit, transport, &zone, toward);
        let walks = spots.into_iter().map(|(model, spot)| Walk { model, path: smallvec![spot] });
        let action = Action::Walk { walks: walks.collect(), embark: Some(transport) };
        let Action::Walk { walks, .. } = &action else { return None };
        embark_refusals(board, unit, MoveKind::Normal, transport, walks).is_empty().then_some(action)
    })
}

/// A quick look: whether every model of a unit may get near enough to a TRANSPORT to embark in it.
fn is_near(board: Board<'_>, unit: UnitId, transport: UnitId, most: Length) -> bool {
    let Some(carrier) = board.models(transport).next() else { return false };
    board.models(unit).all(|model| {
        !board.is_far_at(model, &board.spot(model), carrier, &board.spot(carrier), most + EMBARK)
    })
}

/// One in so many moves leads into a TRANSPORT, if there is one near.
const ABOARD_SELDOM: u32 = 3;

/// The unit shifted anywhere within its reach, half of the time as far as it gets toward a marker or an enemy; now and then
/// into a TRANSPORT.
pub(super) fn drawn(
    board: Board<'_>,
    unit: UnitId,
    kind: MoveKind,
    distance: Length,
    chance: &mut SeededDice,
) -> Action {
    if board.is(unit, Core::Aircraft) {
        return straight_on(board, unit).unwrap_or(PASS);
    }
    let most = reach(board, unit, kind, distance);
    if chance.below(ABOARD_SELDOM) == 0
        && let Some(action) = aboard(board, unit, most)
    {
        return action;
    }
    if chance.below(2) == 0
        && let Some(at) = middle(board, unit)
    {
        let aims = aims(board, unit, at);
        if let Some(aim) = aims.get(chance.below(aims.len().clamp(1, 4) as u32) as usize) {
            return shifted(board, unit, Heading::between(at, *aim), most.min(at.distance(*aim)));
        }
    }
    let heading = Heading::from_thousandths(chance.below(360_000) as i32);
    shifted(board, unit, heading, Length(chance.below(most.0.max(0) as u32 + 1) as i32))
}

/// The move of an AIRCRAFT that stays on the battlefield.
fn straight_on(board: Board<'_>, unit: UnitId) -> Option<Action> {
    let walk = walk::straight_on(board, board.models(unit).next()?)?;
    Some(Action::Walk { walks: smallvec![walk], embark: None })
}

/// How far the slowest model of a unit gets.
pub(super) fn reach(board: Board<'_>, unit: UnitId, kind: MoveKind, distance: Length) -> Length {
    if kind == MoveKind::Scouts {
        return distance;
    }
    let printed = board.models(unit).map(|model| match board.movement(model) {
        Movement::Inches(inches) => Length::inches(i32::from(inches)),
        Movement::Aircraft | Movement::Random(_) | Movement::None => Length::ZERO,
    });
    printed.min().unwrap_or(Length::ZERO) + distance
}

/// Every model of a unit shifted the same way.
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
