//! Where a move may end, whatever its kind.

use gonfalon_kernel::{Arg, Refusal, RuleId};
use gonfalon_table::{Circle, Length, Point, Rectangle, Shape, TOLERANCE};
use smallvec::SmallVec;

use super::{Findings, Move, about};
use crate::action::{Spot, Walk};
use crate::board::Board;
use crate::constants::{ENGAGEMENT, MARKER, NINE_INCHES};
use crate::data::{Core, FeatureKind};
use crate::measure::widened;
use crate::state::{ModelId, MoveKind};

/// Judges where one model ends, with all others where they are at that time.
pub(super) fn judge_model(
    board: Board<'_>,
    kind: MoveKind,
    near: &[ModelId],
    walk: &Walk,
    findings: &mut Findings,
) {
    let Some(end) = walk.path.last() else { return };
    let model = walk.model;
    if let Err(mut refusal) = board.footing(model, end) {
        if kind == MoveKind::Charge && refusal.rule == RuleId("wh40k.climb.no-end-mid-climb") {
            refusal.rule = RuleId("wh40k.charge.terrain-no-mid-climb");
        }
        findings.add(about(board, model, refusal));
    }
    if let Some(other) = board.first_hit(model, end, near) {
        findings.note(|| {
            let refusal = if board.model_is(model, Core::Fly) {
                Refusal::new("wh40k.fly.not-end-on-model", "refusal-ends-on-model")
            } else {
                Refusal::new("wh40k.move.not-end-on-model", "refusal-ends-on-model")
            };
            about(board, model, refusal).with("other", board.name(board.unit_of(other)))
        });
    }
    if board.is_on_marker(model, end) {
        findings.add(about(
            board,
            model,
            Refusal::new("wh40k.objective.no-end-on", "refusal-ends-on-marker"),
        ));
    }
}

/// Judges the unit where it has ended.
pub(super) fn judge_unit(after: Board<'_>, order: Move<'_>, walks: &[Walk], findings: &mut Findings) {
    if !walks.is_empty()
        && let Some(refusal) = after.incoherence(&after.standing(order.unit))
    {
        // wh40k.coherency.when-required, wh40k.coherency.move-impossible
        findings.add(refusal);
    }
    let free =
        matches!(order.kind, MoveKind::Normal | MoveKind::Advance | MoveKind::FallBack | MoveKind::Scouts);
    if !free {
        return;
    }
    for enemy in after.engaged_with(order.unit) {
        let refusal = if after.is(enemy, Core::Aircraft) {
            Refusal::new("wh40k.aircraft.others-not-end-near", "refusal-ends-engaged")
        } else if order.kind == MoveKind::FallBack {
            Refusal::new("wh40k.fallback.end-outside", "refusal-ends-engaged")
        } else if after.all_are(order.unit, Core::Fly) {
            Refusal::new("wh40k.fly.not-end-engaged", "refusal-ends-engaged")
        } else {
            Refusal::new("wh40k.engagement.no-end-move", "refusal-ends-engaged")
        };
        findings.add(refusal.with("enemy", after.name(enemy)).with("range", Arg::Length(ENGAGEMENT.0)));
    }
    if order.kind == MoveKind::Scouts && !walks.is_empty() {
        for (model, spot) in after.standing(order.unit) {
            if let Some(enemy) = after.enemy_within_nine(model, &spot) {
                let gap = after.horizontal_gap_at(model, &spot, enemy, &after.spot(enemy));
                let refusal = Refusal::new("wh40k.ability.scouts-distance", "refusal-nine-inches");
                let refusal = refusal.with("enemy", after.name(after.unit_of(enemy)));
                let refusal =
                    refusal.with("gap", Arg::Length(gap.0)).with("least", Arg::Length(NINE_INCHES.0));
                findings.add(about(after, model, refusal));
            }
        }
    }
}

impl Board<'_> {
    /// A model on the battlefield that another one would stand in or on, were it there.
    pub(crate) fn model_in_the_way(self, model: ModelId, spot: &Spot) -> Option<ModelId> {
        let area =
            widened(Rectangle::new(spot.at, spot.at), Length(self.profile(model).base.around() as i32));
        let near: SmallVec<[ModelId; 8]> = self.models_in(area).collect();
        self.first_hit(model, spot, &near)
    }

    /// The first of some models that another one would stand in or on, were it there.
    fn first_hit(self, model: ModelId, spot: &Spot, others: &[ModelId]) -> Option<ModelId> {
        let hit =
            |other: &ModelId| *other != model && self.collides_at(model, spot, *other, &self.spot(*other));
        others.iter().copied().find(hit)
    }

    /// Whether a model would stand on an objective marker, were it there.
    pub(crate) fn is_on_marker(self, model: ModelId, spot: &Spot) -> bool {
        let far = i64::from(MARKER.0) + self.profile(model).base.around() + i64::from(TOLERANCE.0);
        self.table.markers.iter().any(|marker| {
            marker.at.distance_squared(spot.at) <= far * far
                && (self.marker_elevation(marker.at) - spot.elevation).abs() <= TOLERANCE
                && Shape::from(Circle::new(marker.at, MARKER)).overlaps(&self.shape_at(model, spot))
        })
    }

    /// How high a marker lies: on the highest Hill under it, or on the ground.
    pub(crate) fn marker_elevation(self, marker: Point) -> Length {
        let hills = self.table.terrain.iter().filter(|feature| feature.kind == FeatureKind::Hill);
        let under = hills.flat_map(|hill| &hill.solids).filter(|solid| solid.outline.contains_point(marker));
        under.map(|solid| solid.top).max().unwrap_or(Length::ZERO)
    }

    /// An enemy model within 9 inches across of a model, were it there (`wh40k.reserves.horizontal-distance`).
    pub(crate) fn enemy_within_nine(self, model: ModelId, spot: &Spot) -> Option<ModelId> {
        let owner = self.owner(self.unit_of(model));
        let around = Length(self.profile(model).base.around() as i32) + NINE_INCHES;
        let mut enemies = self
            .models_in(widened(Rectangle::new(spot.at, spot.at), around))
            .filter(|other| self.owner(self.unit_of(*other)) != owner);
        enemies
            .find(|enemy| self.horizontally_within_at(model, spot, *enemy, &self.spot(*enemy), NINE_INCHES))
    }
}
