//! Moving models: whole paths are judged, for every kind of move.
//!
//! A [`Walk`] leads from place to place. On each leg its model first turns to the heading of the next place, then goes there in
//! a straight line, climbing what is in the way (`wh40k.move.free-path`). Walks are judged in their order: who has moved stands
//! at the new place (`wh40k.move.model-order`).

mod aircraft;
mod allowance;
mod charge;
mod contact;
mod course;
mod ending;
mod findings;
mod levels;
mod melee;
mod passing;
mod seek;
mod suggest;
#[cfg(test)]
mod tests;

use gonfalon_kernel::{Arg, Refusal};
use gonfalon_table::{Length, TOLERANCE};
use smallvec::SmallVec;

use crate::action::Walk;
use crate::board::Board;
use crate::constants::WOODS_LOSS;
use crate::data::Core;
use crate::state::{Model, MoveKind, Table, UnitId};
pub(crate) use aircraft::straight_on;
pub(crate) use contact::approach;
use course::Course;
pub(crate) use findings::{Findings, about};
pub(crate) use seek::{charge_in, close_in};
pub(crate) use suggest::{formation, grounded, nearest};

/// The most places of one walk.
const MOST_PLACES: usize = 32;

/// A move of a unit: which kind, how far and against whom.
///
/// `distance` is what is added to Move (an Advance roll, or a rolled Move), or all there is for Charge, Pile-in and Consolidation
/// moves. Scouts moves use each model's own distance, and this one for models without the ability.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Move<'a> {
    pub(crate) unit: UnitId,
    pub(crate) kind: MoveKind,
    pub(crate) distance: Length,
    pub(crate) targets: &'a [UnitId],
}

/// Every reason why a unit may not move like that.
pub(crate) fn refusals(
    board: Board<'_>,
    unit: UnitId,
    kind: MoveKind,
    distance: Length,
    targets: &[UnitId],
    walks: &[Walk],
) -> Vec<Refusal> {
    let mut findings = Findings::all();
    judge(board, Move { unit, kind, distance, targets }, walks, &mut findings);
    findings.into_list()
}

/// Whether a unit may move like that.
pub(crate) fn is_legal(
    board: Board<'_>,
    unit: UnitId,
    kind: MoveKind,
    distance: Length,
    targets: &[UnitId],
    walks: &[Walk],
) -> bool {
    let mut findings = Findings::quick();
    judge(board, Move { unit, kind, distance, targets }, walks, &mut findings);
    findings.is_empty()
}

/// How far a walk takes its model, climbing and turning included.
#[cfg(test)]
pub(crate) fn length(board: Board<'_>, kind: MoveKind, walk: &Walk) -> Length {
    Course::of(board, walk, flies_in(kind)).length()
}

/// How far one straight step over terrain takes a model, and whether it crosses Woods; `None` where nothing leads there.
pub(crate) fn step(board: Board<'_>, walk: &Walk) -> Option<(Length, bool)> {
    let course = Course::of(board, walk, true);
    (!course.through_terrain).then(|| (course.length(), course.woods))
}

/// How far each walk takes its model and how far it may, Woods considered; nothing where a walk means nothing.
pub(crate) fn spent(board: Board<'_>, order: Move<'_>, walks: &[Walk]) -> Vec<(Length, Length)> {
    if !board.exists(order.unit) || !walks.iter().all(|walk| is_walkable(board, order.unit, walk)) {
        return Vec::new();
    }
    let course = |walk: &Walk| Course::of(board, walk, flies_in(order.kind));
    let courses: SmallVec<[Course; 8]> = walks.iter().map(course).collect();
    let loss = if is_slowed(board, order, &courses) { WOODS_LOSS } else { Length::ZERO };
    let one = |(walk, course): (&Walk, &Course)| {
        let most = allowance::allowance(board, order, walk.model) - loss;
        (course.length(), most.max(Length::ZERO))
    };
    walks.iter().zip(&courses).map(one).collect()
}

/// The rule that says how far models go in a kind of move.
pub(crate) fn distance_rule(kind: MoveKind) -> &'static str {
    allowance::rule(kind)
}

/// Whether a walk of a falling back unit leads over enemy models, so that its model has to take a Desperate Escape test unless it
/// is exempt (`wh40k.fallback.desperate-escape-trigger`). AIRCRAFT are moved over as though absent.
pub(crate) fn crosses_enemies(board: Board<'_>, unit: UnitId, walk: &Walk) -> bool {
    is_walkable(board, unit, walk) && {
        let course = Course::of(board, walk, true);
        let near = passing::Near::of(board, unit, std::slice::from_ref(walk));
        passing::enemy_crossed(board, &near, walk.model, &course).is_some()
    }
}

/// Whether models of this kind of move may go through the air if they can FLY (`wh40k.fly.measure-through-air`,
/// `wh40k.charge.fly-through-air`).
fn flies_in(kind: MoveKind) -> bool {
    !matches!(kind, MoveKind::PileIn | MoveKind::Consolidate | MoveKind::Stationary)
}

/// Whether a walk names a model of the unit and places on the table.
fn is_walkable(board: Board<'_>, unit: UnitId, walk: &Walk) -> bool {
    let within =
        |length: Length| (0..=board.field().width().0.max(board.field().height().0)).contains(&length.0);
    board.model_exists(walk.model)
        && board.unit_of(walk.model) == unit
        && !board.model(walk.model).destroyed
        && (1..=MOST_PLACES).contains(&walk.path.len())
        && walk.path.iter().all(|spot| spot.at.is_in_reach() && within(spot.elevation))
}

fn judge(board: Board<'_>, order: Move<'_>, walks: &[Walk], findings: &mut Findings) {
    let twice = |(index, walk): (usize, &Walk)| walks[..index].iter().any(|other| other.model == walk.model);
    if !board.exists(order.unit)
        || !board.on_battlefield(order.unit)
        || !walks.iter().all(|walk| is_walkable(board, order.unit, walk))
        || walks.iter().enumerate().any(twice)
    {
        findings.add(Refusal::new("wh40k.move.any-models", "refusal-walk-unknown"));
        return;
    }
    if order.kind == MoveKind::Stationary && !walks.is_empty() {
        findings.add(Refusal::new("wh40k.move.stationary", "refusal-stationary"));
        return;
    }
    if board.is(order.unit, Core::Aircraft) {
        aircraft::judge(board, order, walks, findings);
        if findings.settled() || order.kind != MoveKind::Normal {
            return;
        }
    }
    let courses: SmallVec<[Course; 8]> =
        walks.iter().map(|walk| Course::of(board, walk, flies_in(order.kind))).collect();
    check_distances(board, order, walks, &courses, findings);
    if findings.settled() {
        return;
    }
    let near = passing::Near::of(board, order.unit, walks);
    let mut table: Table = board.table.clone();
    for (walk, course) in walks.iter().zip(&courses) {
        if findings.settled() {
            return;
        }
        let now = Board::new(board.game, &table);
        passing::judge(now, order, &near, walk, course, findings);
        ending::judge_model(now, order.kind, &near.all, walk, findings);
        stand(&mut table.models[walk.model.index()], walk);
    }
    if findings.settled() {
        return;
    }
    let after = Board::new(board.game, &table);
    ending::judge_unit(after, order, walks, findings);
    match order.kind {
        MoveKind::Charge => charge::judge(board, after, order, walks, findings),
        MoveKind::PileIn | MoveKind::Consolidate => melee::judge_unit(board, after, order, walks, findings),
        _ => {}
    }
}

fn stand(model: &mut Model, walk: &Walk) {
    if let Some(end) = walk.path.last() {
        (model.at, model.elevation, model.heading) = (end.at, end.elevation, end.heading);
    }
}

/// Whether Woods slow a unit down on these courses (`wh40k.terrain.woods-slow`).
fn is_slowed(board: Board<'_>, order: Move<'_>, courses: &[Course]) -> bool {
    let slowed_kinds = [MoveKind::Normal, MoveKind::Advance, MoveKind::FallBack, MoveKind::Scouts];
    slowed_kinds.contains(&order.kind)
        && courses.iter().any(|course| course.woods)
        && !board.models(order.unit).all(|model| {
            // wh40k.terrain.woods-slow-exempt
            board.model_is(model, Core::Titanic) || board.model_is(model, Core::Fly)
        })
}

fn check_distances(
    board: Board<'_>,
    order: Move<'_>,
    walks: &[Walk],
    courses: &[Course],
    findings: &mut Findings,
) {
    let slowed = is_slowed(board, order, courses);
    for (walk, course) in walks.iter().zip(courses) {
        if board.model_is(walk.model, Core::Aircraft) {
            // wh40k.aircraft.no-maximum
            continue;
        }
        if course.through_terrain {
            let refusal = Refusal::new("wh40k.climb.over-not-through", "refusal-through-terrain");
            findings.add(about(board, walk.model, refusal));
        }
        let less = |most: Length| if slowed { (most - WOODS_LOSS).max(Length::ZERO) } else { most };
        if course.is_within(less(allowance::printed(board, order, walk.model))) {
            continue;
        }
        let full = allowance::allowance(board, order, walk.model);
        let most = less(full);
        if course.is_within(most) {
            continue;
        }
        findings.note(|| {
            let woods = slowed && course.is_within(full);
            let refusal = if woods {
                Refusal::new("wh40k.terrain.woods-slow", "refusal-too-far-woods")
            } else {
                Refusal::new(allowance::rule(order.kind), "refusal-too-far")
            };
            let over = (course.length() - most).max(TOLERANCE);
            let refusal = refusal
                .with("used", Arg::Length(course.length().0))
                .with("most", Arg::Length(most.0))
                .with("over", Arg::Length(over.0));
            about(board, walk.model, refusal)
        });
    }
}
