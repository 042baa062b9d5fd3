//! How far a model may move.

use gonfalon_table::Length;

use super::Move;
use crate::board::Board;
use crate::data::{Ability, CoreAbility, CoreAbilityKind, Effect, Movement, Reach, Special};
use crate::state::{ModelId, MoveKind, UnitId};

/// The rule that says how far models go in a kind of move.
pub(super) fn rule(kind: MoveKind) -> &'static str {
    match kind {
        MoveKind::Stationary | MoveKind::Normal => "wh40k.move.normal-distance",
        MoveKind::Advance => "wh40k.move.advance-distance",
        MoveKind::FallBack => "wh40k.fallback.distance",
        MoveKind::Scouts => "wh40k.ability.scouts-move",
        MoveKind::Charge => "wh40k.charge.roll",
        MoveKind::PileIn => "wh40k.fight.pile-in-distance",
        MoveKind::Consolidate => "wh40k.fight.consolidate-distance",
    }
}

/// How far a model may go in a move, before Woods slow it.
pub(super) fn allowance(board: Board<'_>, order: Move<'_>, model: ModelId) -> Length {
    let more = if is_by_move(order.kind) { extra(board, model) } else { Length::ZERO };
    printed(board, order, model) + more
}

/// How far a model may go at least: without what abilities add, which is rarely needed and takes long to find.
pub(super) fn printed(board: Board<'_>, order: Move<'_>, model: ModelId) -> Length {
    match order.kind {
        MoveKind::Charge | MoveKind::PileIn | MoveKind::Consolidate => order.distance,
        MoveKind::Scouts => match board.core(model, CoreAbilityKind::Scouts) {
            Some(CoreAbility::Scouts(distance)) => distance,
            _ => order.distance,
        },
        MoveKind::Stationary => Length::ZERO,
        MoveKind::Normal | MoveKind::Advance | MoveKind::FallBack => match board.movement(model) {
            Movement::None => Length::ZERO,
            // A random Move was rolled for the whole unit and is in the distance.
            Movement::Random(_) => order.distance,
            Movement::Inches(inches) => Length::inches(inches.into()) + order.distance,
            Movement::Aircraft => Length(i32::MAX / 2),
        },
    }
}

/// Whether a kind of move goes by the Move characteristic.
fn is_by_move(kind: MoveKind) -> bool {
    matches!(kind, MoveKind::Normal | MoveKind::Advance | MoveKind::FallBack)
}

/// What abilities add to a model's Move; the best one of each name counts once.
fn extra(board: Board<'_>, model: ModelId) -> Length {
    if board.movement(model) == Movement::None {
        return Length::ZERO;
    }
    let unit = board.unit_of(model);
    let mut inches = 0;
    let mut names: smallvec::SmallVec<[&str; 2]> = smallvec::SmallVec::new();
    for part in board.heads().filter(|other| board.owner(*other) == board.owner(unit)) {
        for bearer in board.models(part) {
            for ability in board.abilities(bearer) {
                if let Ability::Special(special) = ability
                    && let Effect::Move(more) = special.effect
                    && !names.contains(&special.name.en.as_str())
                    && reaches(board, special, (bearer, part), (model, unit))
                {
                    names.push(&special.name.en);
                    inches += i32::from(more);
                }
            }
        }
    }
    Length::inches(inches)
}

/// Whether an ability of a model reaches another one.
fn reaches(
    board: Board<'_>,
    special: &Special,
    (bearer, part): (ModelId, UnitId),
    (model, unit): (ModelId, UnitId),
) -> bool {
    let equipped = special.wargear.as_ref().is_none_or(|item| {
        let sheet = board.datasheet(board.model_facts(bearer).unit);
        board
            .model_facts(bearer)
            .equipment
            .iter()
            .any(|place| sheet.weapons[usize::from(*place)].name.en == *item)
    });
    equipped
        && match special.reach {
            Reach::Bearer => bearer == model,
            Reach::Unit => part == unit,
            Reach::Aura(range) => {
                part == unit || (board.on_battlefield(part) && board.model_within(bearer, unit, range))
            }
        }
}
