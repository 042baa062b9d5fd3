//! What a Charge move must achieve.

use gonfalon_kernel::{Arg, Refusal};
use gonfalon_table::Shape;
use smallvec::SmallVec;

use super::{Findings, Move, about, contact};
use crate::action::Walk;
use crate::board::Board;
use crate::constants::{BARRICADE, ENGAGEMENT};
use crate::data::Core;
use crate::state::{ModelId, UnitId};

pub(super) fn judge(
    before: Board<'_>,
    after: Board<'_>,
    order: Move<'_>,
    walks: &[Walk],
    findings: &mut Findings,
) {
    for target in order.targets {
        if !reaches(before, after, order.unit, *target) {
            let gap = after.unit_gap(order.unit, *target).unwrap_or_default();
            findings.add(
                Refusal::new("wh40k.charge.end-engaged-with-all", "refusal-charge-short")
                    .with("target", after.name(*target))
                    .with("gap", Arg::Length(gap.0))
                    .with("range", Arg::Length(ENGAGEMENT.0)),
            );
        }
    }
    for enemy in after.engaged_with(order.unit).into_iter().filter(|enemy| !order.targets.contains(enemy)) {
        let refusal = if after.is(enemy, Core::Aircraft) {
            Refusal::new("wh40k.aircraft.others-not-end-near", "refusal-ends-engaged")
        } else {
            Refusal::new("wh40k.charge.avoid-non-targets", "refusal-ends-engaged")
        };
        findings.add(refusal.with("enemy", after.name(enemy)).with("range", Arg::Length(ENGAGEMENT.0)));
    }
    for walk in walks {
        let model = walk.model;
        let closer = order
            .targets
            .iter()
            .any(|target| after.model_gap(model, *target) < before.model_gap(model, *target));
        if !closer {
            findings.add(about(
                after,
                model,
                Refusal::new("wh40k.charge.end-closer", "refusal-charge-not-closer"),
            ));
        }
    }
    if findings.is_empty() {
        check_contact(before, after, order, walks, findings);
    }
}

/// Whether a unit has reached a target: in Engagement Range, or across Barricades.
fn reaches(before: Board<'_>, after: Board<'_>, unit: UnitId, target: UnitId) -> bool {
    after.units_engaged(unit, target) || is_across(before, after, unit, target)
}

/// Whether the charge ends at Barricades with the target within 2 inches on the other side (`wh40k.terrain.barricade-charge`). As
/// close as possible to them is taken to mean in contact with them.
fn is_across(before: Board<'_>, after: Board<'_>, unit: UnitId, target: UnitId) -> bool {
    after.models(unit).any(|model| {
        after.models(target).any(|enemy| {
            after.barricade_between(model, enemy).is_some_and(|barricade| {
                before.unit_near_feature(target, barricade, BARRICADE)
                    && after
                        .shape(model)
                        .within(&Shape::from(barricade.footprint.clone()), crate::constants::CONTACT)
            })
        })
    })
}

/// Whoever can end in base contact must (`wh40k.charge.base-contact`).
fn check_contact(
    before: Board<'_>,
    after: Board<'_>,
    order: Move<'_>,
    walks: &[Walk],
    findings: &mut Findings,
) {
    let enemies: SmallVec<[ModelId; 16]> =
        order.targets.iter().flat_map(|target| after.models(*target)).collect();
    let touches = |model: ModelId| enemies.iter().any(|enemy| after.in_contact(model, *enemy));
    let holds = |board: Board<'_>| {
        board.is_coherent(order.unit)
            && order.targets.iter().all(|target| reaches(before, board, order.unit, *target))
            && board.engaged_with(order.unit).iter().all(|enemy| order.targets.contains(enemy))
    };
    for model in after.models(order.unit) {
        let walk = walks.iter().find(|walk| walk.model == model);
        if !touches(model) && contact::is_possible(before, after, order, model, walk, &enemies, holds) {
            findings.add(about(
                after,
                model,
                Refusal::new("wh40k.charge.base-contact", "refusal-contact-possible"),
            ));
        }
        if findings.settled() {
            return;
        }
    }
}
