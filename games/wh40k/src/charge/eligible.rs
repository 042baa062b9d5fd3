//! Which units may declare a charge, and against whom.

use gonfalon_kernel::{Arg, Refusal, Seat};

use crate::board::Board;
use crate::constants::CHARGE_RANGE;
use crate::data::{Core, Movement};
use crate::state::{Arrival, MoveKind, Place, UnitId};

/// Every reason against picking a unit of a player to declare a charge.
pub fn refusals(board: Board<'_>, seat: Seat, unit: UnitId) -> Vec<Refusal> {
    let not_there = if board.owner(unit) != seat {
        Some(("wh40k.charge.unit-by-unit", "refusal-charge-not-yours"))
    } else if board.head(unit) != unit {
        Some(("wh40k.leader.counts-as-one", "refusal-name-the-bodyguard"))
    } else {
        match board.unit(unit).place {
            Place::Battlefield => None,
            Place::Embarked(_) => Some(("wh40k.transport.embarked-inert", "refusal-embarked")),
            _ => Some(("wh40k.charge.unit-by-unit", "refusal-not-on-battlefield")),
        }
    };
    if let Some((rule, key)) = not_there {
        return vec![Refusal::new(rule, key).with("unit", board.name(unit))];
    }
    let mut refusals = Vec::new();
    let facts = board.unit(unit);
    let mut no = |rule: &'static str, key: &'static str| {
        refusals.push(Refusal::new(rule, key).with("unit", board.name(unit)));
    };
    if facts.declared {
        no("wh40k.charge.once-per-phase", "refusal-charge-again");
    }
    if !facts.near_enemy {
        no("wh40k.charge.eligible-within-12", "refusal-charge-far");
    }
    match facts.moved {
        Some(MoveKind::Advance) => no("wh40k.charge.not-advanced", "refusal-charge-advanced"),
        Some(MoveKind::FallBack) => no("wh40k.charge.not-fell-back", "refusal-charge-fell-back"),
        _ => {}
    }
    match facts.arrived {
        Some(Arrival::DisembarkedAfter) => {
            no("wh40k.transport.disembark-after-move-no-charge", "refusal-charge-disembarked");
        }
        Some(Arrival::Wreck) => no("wh40k.transport.destroyed-no-charge", "refusal-charge-after-wreck"),
        _ => {}
    }
    if board.is_engaged(unit) {
        no("wh40k.charge.not-engaged", "refusal-charge-engaged");
    }
    if board.is(unit, Core::Aircraft) {
        no("wh40k.charge.not-aircraft", "refusal-charge-aircraft");
    }
    if board.models(unit).all(|model| board.movement(model) == Movement::None) {
        no("wh40k.datasheet.move", "refusal-cannot-move");
    }
    refusals
}

/// Whether a unit may be picked to declare a charge.
pub fn is_eligible(board: Board<'_>, unit: UnitId) -> bool {
    refusals(board, board.owner(unit), unit).is_empty()
}

/// Whether a unit may be picked and has somebody to charge.
pub fn can_charge(board: Board<'_>, unit: UnitId) -> bool {
    is_eligible(board, unit)
        && board.enemies_of(unit).any(|enemy| {
            board.units_within(unit, enemy, CHARGE_RANGE) && target_refusals(board, unit, &[enemy]).is_empty()
        })
}

/// Every reason against the targets of a charge.
pub fn target_refusals(board: Board<'_>, unit: UnitId, targets: &[UnitId]) -> Vec<Refusal> {
    let rule = "wh40k.charge.targets";
    if targets.is_empty() {
        return vec![Refusal::new(rule, "refusal-charge-no-target").with("unit", board.name(unit))];
    }
    let mut refusals = Vec::new();
    for (index, target) in targets.iter().enumerate() {
        let enemy = board.head(*target) == *target
            && board.enemies(unit, *target)
            && board.on_battlefield(*target)
            && !targets[..index].contains(target);
        if !enemy {
            refusals.push(
                Refusal::new(rule, "refusal-charge-target")
                    .with("unit", board.name(unit))
                    .with("enemy", board.name(*target)),
            );
            continue;
        }
        if !board.units_within(unit, *target, CHARGE_RANGE) {
            let gap = board.unit_gap(unit, *target).map_or(0, |gap| gap.0);
            refusals.push(
                Refusal::new(rule, "refusal-charge-target-far")
                    .with("unit", board.name(unit))
                    .with("enemy", board.name(*target))
                    .with("distance", Arg::Length(gap))
                    .with("most", Arg::Length(CHARGE_RANGE.0)),
            );
        }
        if board.is(*target, Core::Aircraft) && !board.is(unit, Core::Fly) {
            refusals.push(
                Refusal::new("wh40k.aircraft.charged-by-fly-only", "refusal-charge-at-aircraft")
                    .with("unit", board.name(unit)),
            );
        }
    }
    refusals
}
