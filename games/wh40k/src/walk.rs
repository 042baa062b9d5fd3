//! Moves, in the simplest form.

use gonfalon_kernel::Refusal;
use gonfalon_table::Length;

use crate::action::{Spots, Walk};
use crate::board::Board;
use crate::constants::{ENGAGEMENT, ENGAGEMENT_HEIGHT};
use crate::data::Movement;
use crate::state::{MoveKind, UnitId};

pub(crate) fn refusals(
    board: Board<'_>,
    unit: UnitId,
    kind: MoveKind,
    distance: Length,
    _targets: &[UnitId],
    walks: &[Walk],
) -> Vec<Refusal> {
    let no = |rule: &'static str| vec![Refusal::new(rule, "refusal-walk")];
    let mut ends: Spots = board.models(unit).map(|model| (model, board.spot(model))).collect();
    for walk in walks {
        let Some(end) = ends.iter_mut().find(|(model, _)| *model == walk.model) else {
            return no("wh40k.move.any-models");
        };
        let mut way = 0;
        for spot in &walk.path {
            way += end.1.at.distance(spot.at).0;
            end.1 = *spot;
            if !board.field().holds_point(spot.at) {
                return no("wh40k.move.not-across-edge");
            }
        }
        let inches = match board.movement(walk.model) {
            _ if kind == MoveKind::Scouts => 0,
            Movement::Inches(inches) => i32::from(inches),
            _ => 0,
        };
        if way > Length::inches(inches).0 + distance.0 {
            return no("wh40k.move.normal-distance");
        }
    }
    for (model, spot) in &ends {
        for other in board.units().filter(|other| *other != unit) {
            for enemy in board.models(other) {
                let there = board.spot(enemy);
                if board.collides_at(*model, spot, enemy, &there) {
                    return no("wh40k.move.not-end-on-model");
                }
                if board.owner(other) != board.owner(unit)
                    && board.near_at(*model, spot, enemy, &there, (ENGAGEMENT, ENGAGEMENT_HEIGHT))
                {
                    return no("wh40k.engagement.no-end-move");
                }
            }
        }
    }
    if board.coherent_at(&ends) { Vec::new() } else { no("wh40k.coherency.move-impossible") }
}

pub(crate) fn crosses_enemies(board: Board<'_>, unit: UnitId, walk: &Walk) -> bool {
    board.enemies_of(unit).any(|enemy| {
        board.models(enemy).any(|other| {
            let there = board.spot(other);
            walk.path.iter().any(|spot| board.collides_at(walk.model, spot, other, &there))
        })
    })
}
