//! Setting units up, in the simplest form.

use gonfalon_kernel::Refusal;
use gonfalon_table::Rectangle;

use crate::action::Spots;
use crate::board::Board;
use crate::constants::NINE_INCHES;
use crate::setup;
use crate::state::UnitId;

/// Where and how a unit is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Zone {
    /// The deployment zone of its player.
    Deployment,
    /// Nearly anywhere, before the battle.
    Infiltrators,
    /// Nearly anywhere, from Reserves.
    DeepStrike,
    /// At an edge, from Strategic Reserves.
    Strategic,
    /// Beside its TRANSPORT.
    Disembark { transport: UnitId },
    /// Near its destroyed TRANSPORT.
    Emergency { transport: UnitId },
}

pub(crate) fn refusals(board: Board<'_>, unit: UnitId, spots: &Spots, zone: &Zone) -> Vec<Refusal> {
    let mut refusals = refusals_of_some(board, unit, spots, zone);
    if spots.len() != board.strength(unit) {
        refusals.push(Refusal::new("wh40k.coherency.when-required", "refusal-place-every-model"));
    }
    refusals
}

pub(crate) fn refusals_of_some(board: Board<'_>, unit: UnitId, spots: &Spots, zone: &Zone) -> Vec<Refusal> {
    let no = |rule: &'static str| vec![Refusal::new(rule, "refusal-place")];
    let area = match zone {
        Zone::Deployment => setup::zone(board, board.owner(unit)),
        _ => board.field(),
    };
    for (number, (model, spot)) in spots.iter().enumerate() {
        let reach = board.profile(*model).base.reach().0;
        let around = Rectangle::new(spot.at.shifted(-reach, -reach), spot.at.shifted(reach, reach));
        if !area.holds_point(around.min) || !area.holds_point(around.max) {
            return no("wh40k.onlywar.deploy-in-zone");
        }
        if spots[..number].iter().any(|(other, there)| board.collides_at(*model, spot, *other, there)) {
            return no("wh40k.move.not-end-on-model");
        }
        for other in board.units() {
            for enemy in board.models(other) {
                let there = board.spot(enemy);
                if board.collides_at(*model, spot, enemy, &there) {
                    return no("wh40k.move.not-end-on-model");
                }
                if matches!(zone, Zone::Infiltrators | Zone::DeepStrike | Zone::Strategic)
                    && board.owner(other) != board.owner(unit)
                    && board.horizontally_within_at(*model, spot, enemy, &there, NINE_INCHES)
                {
                    return no("wh40k.strategic.nine-inches");
                }
            }
        }
    }
    if board.coherent_at(spots) { Vec::new() } else { no("wh40k.coherency.when-required") }
}
