//! What a model meets on its way: enemies and their Engagement Range, MONSTERS and VEHICLES of its own side, the edge.

use gonfalon_kernel::{Arg, Refusal};
use gonfalon_table::{Length, Point, Rectangle, Shape, TOLERANCE, passage};
use smallvec::SmallVec;

use super::course::{Course, Part, moments};
use super::{Findings, Move, about};
use crate::action::{Spot, Walk};
use crate::board::Board;
use crate::constants::{ENGAGEMENT, ENGAGEMENT_HEIGHT};
use crate::data::Core;
use crate::measure::widened;
use crate::standing::inside;
use crate::state::{ModelId, MoveKind, UnitId};

/// The models that can matter on the way and at its end.
pub(super) struct Near {
    /// All of them.
    pub(super) all: SmallVec<[ModelId; 32]>,
    /// Enemies that are no AIRCRAFT: those are moved over and past in every kind of move (`wh40k.aircraft.others-move-over`).
    enemies: SmallVec<[ModelId; 16]>,
    /// MONSTERS and VEHICLES of the same side.
    friends: SmallVec<[ModelId; 4]>,
}

impl Near {
    /// Around walks that begin where their models stand on the board.
    pub(super) fn of(board: Board<'_>, unit: UnitId, walks: &[Walk]) -> Near {
        Near::within(board, unit, area(board, walks))
    }

    /// In a rectangle.
    pub(super) fn within(board: Board<'_>, unit: UnitId, area: Option<Rectangle>) -> Near {
        let mut near = Near { all: SmallVec::new(), enemies: SmallVec::new(), friends: SmallVec::new() };
        let owner = board.owner(unit);
        let Some(area) = area else { return near };
        for model in board.models_in(area) {
            near.all.push(model);
            if board.owner(board.unit_of(model)) != owner {
                if !board.model_is(model, Core::Aircraft) {
                    near.enemies.push(model);
                }
            } else if is_big(board, model) {
                near.friends.push(model);
            }
        }
        near
    }
}

/// The rectangle around all that walks can touch or engage.
pub(super) fn area(board: Board<'_>, walks: &[Walk]) -> Option<Rectangle> {
    let mut points: SmallVec<[Point; 32]> = SmallVec::new();
    let mut reach = Length::ZERO;
    for walk in walks {
        points.push(board.model(walk.model).at);
        points.extend(walk.path.iter().map(|spot| spot.at));
        reach = reach.max(Length(board.profile(walk.model).base.around() as i32));
    }
    (!points.is_empty()).then(|| widened(Rectangle::around(&points), reach + ENGAGEMENT))
}

fn is_big(board: Board<'_>, model: ModelId) -> bool {
    board.model_is(model, Core::Monster) || board.model_is(model, Core::Vehicle)
}

/// Judges the way of one model over the table as it is when it moves.
pub(super) fn judge(
    board: Board<'_>,
    order: Move<'_>,
    near: &Near,
    walk: &Walk,
    course: &Course,
    findings: &mut Findings,
) {
    let model = walk.model;
    let is_aircraft = board.model_is(model, Core::Aircraft);
    check_edge(board, model, course, is_aircraft, findings);
    let flies = board.model_is(model, Core::Fly);
    let moves =
        matches!(order.kind, MoveKind::Normal | MoveKind::Advance | MoveKind::FallBack | MoveKind::Scouts);
    // wh40k.fly.over-enemies, wh40k.fly.monster-vehicle, wh40k.fly.through-engagement, wh40k.charge.fly-over-models
    let over_models = is_aircraft || (flies && (moves || order.kind == MoveKind::Charge));
    if !over_models
        // wh40k.fallback.over-enemies
        && order.kind != MoveKind::FallBack
        && let Some(enemy) = enemy_crossed(board, near, model, course)
    {
        findings.note(|| {
            let refusal = Refusal::new("wh40k.move.not-across-enemies", "refusal-across-enemy");
            about(board, model, refusal).with("enemy", board.name(board.unit_of(enemy)))
        });
    }
    // All other friends are passed as though absent (wh40k.move.through-friends).
    if !over_models && is_big(board, model) {
        let blocks = |friend: &&ModelId| **friend != model && meets(board, model, course, **friend, None);
        if let Some(friend) = near.friends.iter().find(blocks) {
            let refusal = Refusal::new("wh40k.move.monster-vehicle-block", "refusal-across-big");
            findings.add(about(board, model, refusal).with("friend", board.name(board.unit_of(*friend))));
        }
    }
    let (rule, key) = match order.kind {
        MoveKind::Normal | MoveKind::Scouts if !over_models => {
            ("wh40k.move.normal-not-engaged", "refusal-passes-engaged")
        }
        MoveKind::Advance if !over_models => ("wh40k.move.advance-not-engaged", "refusal-passes-engaged"),
        MoveKind::Charge => ("wh40k.charge.avoid-non-targets", "refusal-charge-engages-other"),
        _ => return,
    };
    let engaging = |enemy: &&ModelId| {
        !(order.kind == MoveKind::Charge && order.targets.contains(&board.unit_of(**enemy)))
            && meets(board, model, course, **enemy, Some(ENGAGEMENT))
    };
    if let Some(enemy) = near.enemies.iter().find(engaging) {
        findings.note(|| {
            let refusal = Refusal::new(rule, key).with("range", Arg::Length(ENGAGEMENT.0));
            about(board, model, refusal).with("enemy", board.name(board.unit_of(*enemy)))
        });
    }
}

/// An enemy model that a course leads over, AIRCRAFT left out.
pub(super) fn enemy_crossed(
    board: Board<'_>,
    near: &Near,
    model: ModelId,
    course: &Course,
) -> Option<ModelId> {
    near.enemies.iter().copied().find(|enemy| meets(board, model, course, *enemy, None))
}

fn check_edge(board: Board<'_>, model: ModelId, course: &Course, is_aircraft: bool, findings: &mut Findings) {
    let field = board.field();
    let holds = |spot: &Spot| inside(&field, &board.shape_at(model, spot));
    // The battlefield has no notches: who is on it at both ends of a straight line is on it between them.
    let stays = course.parts.iter().all(|part| match *part {
        Part::Stretch { to, heading, low, .. } => holds(&Spot { at: to, elevation: low, heading }),
        Part::Turn { at, level, heading, by } => {
            moments(&Spot { at, elevation: level, heading }, by).all(|spot| holds(&spot))
        }
    });
    if !stays {
        findings.note(|| {
            let refusal = if is_aircraft {
                Refusal::new("wh40k.aircraft.leaves-battlefield", "refusal-aircraft-leaves")
            } else {
                Refusal::new("wh40k.move.not-across-edge", "refusal-across-edge")
            };
            about(board, model, refusal)
        });
    }
}

/// Whether a course leads over another model or, with a limit, so near to it that they are engaged.
fn meets(board: Board<'_>, model: ModelId, course: &Course, other: ModelId, limit: Option<Length>) -> bool {
    let there = board.spot(other);
    let other_shape = std::cell::OnceCell::new();
    let other_shape = || other_shape.get_or_init(|| board.shape_at(other, &there));
    let reach =
        board.profile(model).base.reach() + board.profile(other).base.reach() + limit.unwrap_or(Length::ZERO);
    course.parts.iter().any(|part| match *part {
        Part::Stretch { from, to, heading, low, high } => {
            widened(Rectangle::around(&[from, to]), reach).holds_point(there.at)
                && is_level(board, model, (low, high), other, &there, limit)
                && {
                    let shape: Shape = board.shape_at(model, &Spot { at: from, elevation: low, heading });
                    match limit {
                        None => passage::overlaps_along(&shape, from, to, other_shape()),
                        Some(limit) => passage::within_along(&shape, from, to, other_shape(), limit),
                    }
                }
        }
        Part::Turn { at, level, heading, by } => {
            widened(Rectangle::around(&[at]), reach).holds_point(there.at)
                && is_level(board, model, (level, level), other, &there, limit)
                && moments(&Spot { at, elevation: level, heading }, by).any(|spot| {
                    let shape = board.shape_at(model, &spot);
                    match limit {
                        None => shape.overlaps(other_shape()),
                        Some(limit) => shape.within(other_shape(), limit),
                    }
                })
        }
    })
}

/// Whether the heights of two models bring them together: as bodies, or within Engagement Range.
fn is_level(
    board: Board<'_>,
    model: ModelId,
    (low, high): (Length, Length),
    other: ModelId,
    there: &Spot,
    limit: Option<Length>,
) -> bool {
    let profile = board.profile(model);
    if limit.is_none() {
        let top = high + profile.height;
        let other_top = there.elevation + board.profile(other).height;
        return top.min(other_top) - low.max(there.elevation) >= TOLERANCE;
    }
    let top = if profile.base.is_hull() { high + profile.height } else { high };
    let (other_bottom, other_top) = board.span_at(other, there);
    (low - other_top).max(other_bottom - top) <= ENGAGEMENT_HEIGHT + TOLERANCE
}
