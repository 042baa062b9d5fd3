//! Pile-in and Consolidation moves.

use gonfalon_kernel::{Arg, Refusal};
use gonfalon_table::{Circle, Length, Shape, TOLERANCE};
use smallvec::{SmallVec, smallvec};

use super::{Findings, Move, about, contact, seek};
use crate::action::{Spot, Walk};
use crate::board::Board;
use crate::constants::{ENGAGEMENT, MARKER, MARKER_HEIGHT, MARKER_RANGE};
use crate::data::Core;
use crate::measure::slanted;
use crate::state::{Marker, ModelId, MoveKind, Table, UnitId};

/// Judges the Pile-in or Consolidation moves of a unit; making none is always allowed.
pub(super) fn judge_unit(
    before: Board<'_>,
    after: Board<'_>,
    order: Move<'_>,
    walks: &[Walk],
    findings: &mut Findings,
) {
    if walks.is_empty() {
        return;
    }
    let piles_in = order.kind == MoveKind::PileIn;
    for walk in walks {
        if touches_enemy(before, walk.model) {
            let rule =
                if piles_in { "wh40k.fight.pile-in-distance" } else { "wh40k.fight.consolidate-distance" };
            findings.add(about(before, walk.model, Refusal::new(rule, "refusal-contact-stays")));
        }
        check_aircraft(before, after, walk.model, findings);
    }
    if after.is_engaged(order.unit) {
        towards_enemies(before, after, order, walks, findings);
    } else if piles_in {
        findings.add(Refusal::new("wh40k.fight.pile-in-condition", "refusal-pile-in-engaged"));
    } else if can_engage(before, order) {
        findings.add(Refusal::new("wh40k.fight.consolidate-condition", "refusal-consolidate-engaged"));
    } else {
        towards_marker(before, after, order, walks, findings);
    }
}

/// The enemy models that count for a model that Piles In or Consolidates (`wh40k.aircraft.ignored-for-closest`).
fn enemies(board: Board<'_>, model: ModelId) -> impl Iterator<Item = ModelId> + '_ {
    let flies = board.model_is(model, Core::Fly);
    board
        .enemies_of(board.unit_of(model))
        .flat_map(move |enemy| board.models(enemy))
        .filter(move |enemy| flies || !board.model_is(*enemy, Core::Aircraft))
}

fn touches_enemy(board: Board<'_>, model: ModelId) -> bool {
    let unit = board.unit_of(model);
    board.enemies_of(unit).flat_map(|enemy| board.models(enemy)).any(|enemy| board.in_contact(model, enemy))
}

/// A model that cannot FLY and moves does not end in Engagement Range of AIRCRAFT, wherever it began: it may stay instead.
fn check_aircraft(before: Board<'_>, after: Board<'_>, model: ModelId, findings: &mut Findings) {
    let unit = before.unit_of(model);
    if before.model_is(model, Core::Fly) {
        return;
    }
    for enemy in before.enemies_of(unit).filter(|enemy| before.is(*enemy, Core::Aircraft)) {
        if after.model_engaged(model, enemy) {
            let refusal = Refusal::new("wh40k.aircraft.others-not-end-near", "refusal-ends-engaged");
            findings.add(refusal.with("enemy", before.name(enemy)).with("range", Arg::Length(ENGAGEMENT.0)));
        }
    }
}

fn towards_enemies(
    before: Board<'_>,
    after: Board<'_>,
    order: Move<'_>,
    walks: &[Walk],
    findings: &mut Findings,
) {
    let (closer_rule, contact_rule) = if order.kind == MoveKind::PileIn {
        ("wh40k.fight.pile-in-closer", "wh40k.fight.pile-in-contact")
    } else {
        ("wh40k.fight.consolidate-closer", "wh40k.fight.consolidate-contact")
    };
    for walk in walks {
        let model = walk.model;
        if !is_closer(before, after, model) {
            findings.add(about(before, model, Refusal::new(closer_rule, "refusal-not-closer")));
        }
    }
    if !findings.is_empty() {
        return;
    }
    for walk in walks.iter().filter(|walk| !touches_enemy(after, walk.model)) {
        let model = walk.model;
        let near: SmallVec<[ModelId; 16]> =
            enemies(before, model).filter(|enemy| before.within(model, *enemy, order.distance)).collect();
        let holds = |board: Board<'_>| {
            board.is_coherent(order.unit) && board.is_engaged(order.unit) && is_closer(before, board, model)
        };
        if contact::is_possible(before, after, order, model, Some(walk), &near, holds) {
            findings.add(about(before, model, Refusal::new(contact_rule, "refusal-contact-possible")));
        }
        if findings.settled() {
            return;
        }
    }
}

/// Whether a model has come closer to the enemy model that was closest; to one of them, if several were.
fn is_closer(before: Board<'_>, after: Board<'_>, model: ModelId) -> bool {
    let here = before.spot(model);
    let mut least: Option<Length> = None;
    for enemy in enemies(before, model) {
        let there = before.spot(enemy);
        if least.is_none_or(|least| !before.is_far_at(model, &here, enemy, &there, least)) {
            let gap = before.gap_at(model, &here, enemy, &there);
            least = Some(least.map_or(gap, |least| least.min(gap)));
        }
    }
    let Some(least) = least else { return false };
    enemies(before, model)
        .filter(|enemy| before.within(model, *enemy, least))
        .any(|enemy| after.gap(model, enemy) < before.gap(model, enemy))
}

/// Whether a unit can Consolidate into Engagement Range for sure: it is engaged already, one of its models gets there straight, or
/// all of them do together.
fn can_engage(before: Board<'_>, order: Move<'_>) -> bool {
    if before.is_engaged(order.unit) {
        return true;
    }
    let mut table: Table = before.table.clone();
    let alone = before.models(order.unit).any(|model| {
        let start = before.spot(model);
        let reach = order.distance + ENGAGEMENT;
        enemies(before, model).any(|enemy| {
            if !before.within(model, enemy, reach) {
                return false;
            }
            let Some(spot) = contact::approach(before, model, &start, enemy, order.distance) else {
                return false;
            };
            let walk = Walk { model, path: smallvec![spot] };
            if !contact::can_walk(before, before, order, &walk) {
                return false;
            }
            let entry = &mut table.models[model.index()];
            let began = *entry;
            super::stand(entry, &walk);
            let there = Board::new(before.game, &table);
            let engages = there.is_engaged(order.unit)
                && there.is_coherent(order.unit)
                && is_closer(before, there, model);
            table.models[model.index()] = began;
            engages
        })
    });
    alone || seek::engages(before, order)
}

/// Consolidating towards the closest objective marker (`wh40k.fight.consolidate-objective`).
fn towards_marker(
    before: Board<'_>,
    after: Board<'_>,
    order: Move<'_>,
    walks: &[Walk],
    findings: &mut Findings,
) {
    let distance = |marker: &Marker| unit_to_marker(before, order.unit, marker);
    let Some(least) = before.table.markers.iter().filter_map(distance).min() else {
        findings.add(Refusal::new("wh40k.fight.consolidate-none", "refusal-consolidate-none"));
        return;
    };
    let closest = before.table.markers.iter().filter(|marker| distance(marker) == Some(least));
    let reached = |marker: &&Marker| {
        after.models(order.unit).any(|model| after.in_marker_range_at(model, &after.spot(model), marker))
    };
    let Some(marker) = closest.clone().find(reached).or_else(|| closest.clone().next()) else { return };
    if !reached(&marker) {
        let gap = unit_to_marker(after, order.unit, marker).unwrap_or_default();
        findings.add(
            Refusal::new("wh40k.fight.consolidate-objective", "refusal-consolidate-range")
                .with("gap", Arg::Length(gap.0))
                .with("range", Arg::Length(MARKER_RANGE.0)),
        );
    }
    for walk in walks {
        let model = walk.model;
        if after.marker_gap_at(model, &after.spot(model), marker)
            >= before.marker_gap_at(model, &before.spot(model), marker)
        {
            let refusal = Refusal::new("wh40k.fight.consolidate-objective", "refusal-consolidate-not-closer");
            findings.add(about(before, model, refusal));
        }
    }
}

fn unit_to_marker(board: Board<'_>, unit: UnitId, marker: &Marker) -> Option<Length> {
    board.models(unit).map(|model| board.marker_gap_at(model, &board.spot(model), marker)).min()
}

impl Board<'_> {
    /// The distance of a model from the rim of an objective marker in a straight line, were it there
    /// (`wh40k.objective.measure-to-edge`).
    pub(crate) fn marker_gap_at(self, model: ModelId, spot: &Spot, marker: &Marker) -> Length {
        let disk = Shape::from(Circle::new(marker.at, MARKER));
        slanted(disk.gap(&self.shape_at(model, spot)), self.marker_height_gap(model, spot, marker))
    }

    /// Whether a model would be in range of an objective marker, were it there (`wh40k.objective.range`).
    pub(crate) fn in_marker_range_at(self, model: ModelId, spot: &Spot, marker: &Marker) -> bool {
        self.marker_height_gap(model, spot, marker) <= MARKER_HEIGHT + TOLERANCE
            && Shape::from(Circle::new(marker.at, MARKER)).within(&self.shape_at(model, spot), MARKER_RANGE)
    }

    fn marker_height_gap(self, model: ModelId, spot: &Spot, marker: &Marker) -> Length {
        let (bottom, top) = self.span_at(model, spot);
        let elevation = self.marker_elevation(marker.at);
        (bottom - elevation).max(elevation - top).max(Length::ZERO)
    }
}
