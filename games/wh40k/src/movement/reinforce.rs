//! The Reinforcements step, and Rapid Ingress at its end.

use gonfalon_kernel::{Refusal, Seat};

use super::disembark;
use crate::action::{Action, Spots};
use crate::board::Board;
use crate::constants::STRATEGIC_ROUND;
use crate::placing::{self, Zone};
use crate::room;
use crate::rulings::DeepStrike;
use crate::state::{Place, Reserves, UnitId};

/// The units of a seat that can arrive or disembark in the Reinforcements step.
pub(crate) fn arrivals(board: Board<'_>, seat: Seat) -> impl Iterator<Item = UnitId> {
    board.heads().filter(move |unit| {
        board.owner(*unit) == seat
            && match board.unit(*unit).place {
                Place::Reserves(_) => time_refusal(board, seat, *unit).is_none(),
                Place::Embarked(_) => disembark::may_disembark(board, *unit),
                _ => false,
            }
    })
}

/// Why a unit cannot arrive in this battle round or turn.
pub(crate) fn time_refusal(board: Board<'_>, seat: Seat, unit: UnitId) -> Option<Refusal> {
    let no =
        |rule: &'static str, key: &'static str| Some(Refusal::new(rule, key).with("unit", board.name(unit)));
    match board.unit(unit).place {
        Place::Reserves(Reserves::Strategic) if board.table.round < STRATEGIC_ROUND => {
            no("wh40k.strategic.not-round-one", "refusal-reserves-round")
        }
        Place::Reserves(Reserves::DeepStrike)
            if board.rulings().deep_strike == DeepStrike::SecondRound
                && board.table.round < STRATEGIC_ROUND =>
        {
            no("wh40k.ability.deep-strike-arrive", "refusal-deep-strike-round")
        }
        // Whoever flew off this turn has moved in it.
        Place::Reserves(Reserves::Returning)
            if board.unit(unit).moved.is_some() || board.table.active != seat =>
        {
            no("wh40k.aircraft.returns-next-turn", "refusal-returns-next-turn")
        }
        _ => None,
    }
}

/// Where a unit in Reserves can be set up.
pub(crate) fn zone(board: Board<'_>, unit: UnitId) -> Option<Zone> {
    match board.unit(unit).place {
        // wh40k.reserves.setup-by-own-rule
        Place::Reserves(Reserves::DeepStrike) => Some(Zone::DeepStrike),
        Place::Reserves(Reserves::Strategic | Reserves::Returning) => Some(Zone::Strategic),
        _ => None,
    }
}

/// Every reason against a unit arriving from Reserves at these places.
fn arrival_refusals(board: Board<'_>, seat: Seat, unit: UnitId, spots: &Spots) -> Vec<Refusal> {
    let no = |key: &'static str| {
        vec![Refusal::new("wh40k.reserves.arrive-step", key).with("unit", board.name(unit))]
    };
    if board.owner(unit) != seat || board.head(unit) != unit {
        return no("refusal-not-your-unit");
    }
    let Some(zone) = zone(board, unit) else { return no("refusal-not-in-reserves") };
    let mut refusals: Vec<Refusal> = time_refusal(board, seat, unit).into_iter().collect();
    refusals.extend(placing::refusals(board, unit, spots, &zone));
    refusals
}

/// Every reason against an answer in the Reinforcements step.
pub(crate) fn reinforce_refusals(board: Board<'_>, seat: Seat, action: &Action) -> Vec<Refusal> {
    match action {
        Action::SetUp { unit, spots } if matches!(board.unit(*unit).place, Place::Embarked(_)) => {
            disembark::disembark_refusals(board, seat, *unit, spots)
        }
        Action::SetUp { unit, spots } => arrival_refusals(board, seat, *unit, spots),
        Action::Pass { .. } => must_arrive(board, seat)
            .map(|unit| {
                Refusal::new("wh40k.aircraft.returns-next-turn", "refusal-must-return")
                    .with("unit", board.name(unit))
            })
            .collect(),
        _ => vec![Refusal::new("wh40k.reserves.arrive-step", "refusal-not-an-answer")],
    }
}

/// AIRCRAFT that have to return this turn, as there is room for them.
pub(crate) fn must_arrive(board: Board<'_>, seat: Seat) -> impl Iterator<Item = UnitId> {
    board.heads().filter(move |unit| {
        board.owner(*unit) == seat
            && board.unit(*unit).place == Place::Reserves(Reserves::Returning)
            && time_refusal(board, seat, *unit).is_none()
            && room::find(board, *unit, &Zone::Strategic).is_some()
    })
}

/// Every reason against an answer to where a unit arrives by Rapid Ingress.
pub(crate) fn ingress_refusals(board: Board<'_>, seat: Seat, unit: UnitId, action: &Action) -> Vec<Refusal> {
    match action {
        Action::SetUp { unit: named, spots } if *named == unit => arrival_refusals(board, seat, unit, spots),
        Action::Pass { .. } => Vec::new(),
        _ => vec![Refusal::new("wh40k.stratagem.rapid-ingress-effect", "refusal-not-an-answer")],
    }
}
