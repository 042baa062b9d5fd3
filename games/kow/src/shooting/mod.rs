//! The Shoot phase: who may shoot at whom, the dice and what they need, powers, beasts and Dark Surge.

mod beast;
mod reckoning;
mod shooter;
mod surge;
mod target;
#[cfg(test)]
mod tests;
mod volley;
mod volleys;

use gonfalon_kernel::{Arg, Line, Refusal, Seat};
use gonfalon_table::Length;
use smallvec::SmallVec;

use crate::action::{Attack, Deed};
use crate::alternatives::Offers;
use crate::board::Board;
use crate::state::UnitId;
use crate::tell::attack_word;

pub use reckoning::{Shot, attacks_of};
pub(crate) use shooter::refusals as shooter_refusals;
pub(crate) use surge::surge_target_refusals;
pub(crate) use volleys::Volleys;

/// Every reason against an answer to [`Question::Shoot`](crate::action::Question::Shoot).
pub(crate) fn shot_refusals(board: Board<'_>, seat: Seat, deed: &Deed) -> Vec<Refusal> {
    let (unit, attack, target) = match deed {
        Deed::Done => return Vec::new(),
        Deed::Shoot { unit, attack, target } => (*unit, *attack, *target),
        _ => return vec![Refusal::new("kow.shoot.sequence", "refusal-not-an-answer")],
    };
    if !board.exists(unit) || !board.exists(target) {
        return vec![Refusal::new("kow.shoot.sequence", "refusal-unknown-unit")];
    }
    let mut refusals = shooter::refusals(board, seat, unit, attack);
    refusals.extend(target::refusals(board, unit, attack, target));
    refusals
}

/// All shots a unit may take now.
pub(crate) fn shots(board: Board<'_>, seat: Seat, unit: UnitId) -> impl Iterator<Item = Deed> + '_ {
    attacks_of(board, unit)
        .filter(move |attack| !shooter::is_hopeless(board, unit, *attack))
        .filter(move |attack| shooter::refusals(board, seat, unit, *attack).is_empty())
        .flat_map(move |attack| board.units().map(move |target| (attack, target)))
        .filter(move |(attack, target)| target::is_legal(board, unit, *attack, *target))
        .map(move |(attack, target)| Deed::Shoot { unit, attack, target })
}

/// The targets of one attack of a unit, the nearest first; if there is none, why, as the nearest unit in question shows it.
pub(crate) fn targets(
    board: Board<'_>,
    seat: Seat,
    unit: UnitId,
    attack: Attack,
) -> Result<Vec<UnitId>, Vec<Refusal>> {
    let refusals = shooter::refusals(board, seat, unit, attack);
    if !refusals.is_empty() {
        return Err(refusals);
    }
    let in_question = |other: &UnitId| *other != unit && board.enemies(unit, *other) != helps_friends(attack);
    let legal = |target: &UnitId| target::is_legal(board, unit, attack, *target);
    let others = || board.units().filter(in_question);
    let mut targets: Vec<UnitId> = others().filter(legal).collect();
    // By agreement a healer may heal itself.
    if attack == Attack::Heal && legal(&unit) {
        targets.push(unit);
    }
    let here = board.footprint(unit);
    if targets.is_empty() {
        let by_centre = |other: &UnitId| here.centre.distance_squared(board.footprint(*other).centre);
        let nearest = others().min_by_key(by_centre);
        return nearest
            .map_or(Ok(targets), |nearest| Err(target::first_refusals(board, unit, attack, nearest)));
    }
    targets.sort_by_cached_key(|target| (here.gap(&board.footprint(*target)), *target));
    Ok(targets)
}

/// A shot that a unit may take now, if there is any: the first one from a number on.
pub(crate) fn shot_from(board: Board<'_>, seat: Seat, unit: UnitId, number: usize) -> Option<Deed> {
    let able = |attack: &Attack| {
        !shooter::is_hopeless(board, unit, *attack)
            && shooter::refusals(board, seat, unit, *attack).is_empty()
    };
    let attacks: SmallVec<[Attack; 6]> = attacks_of(board, unit).filter(able).collect();
    let targets = board.table.units.len();
    let all = attacks.len() * targets;
    (0..all).map(|index| (index + number) % all).find_map(|index| {
        let (attack, target) = (attacks[index / targets], UnitId((index % targets) as u8));
        (board.on_table(target) && target::is_legal(board, unit, attack, target)).then_some(Deed::Shoot {
            unit,
            attack,
            target,
        })
    })
}

/// Offers the shots a unit may take instead of one that was refused: with the same attack first, then the nearest.
pub(crate) fn alternatives(board: Board<'_>, seat: Seat, unit: UnitId, wanted: Attack, offers: &mut Offers) {
    let mut found: Vec<(bool, Length, Deed)> = shots(board, seat, unit)
        .filter_map(|deed| match deed {
            Deed::Shoot { attack, target, .. } => {
                Some((attack != wanted, reckoning::distance(board, unit, target), deed))
            }
            _ => None,
        })
        .collect();
    found.sort_by_key(|(other, distance, _)| (*other, *distance));
    for (_, distance, deed) in found {
        if let Deed::Shoot { attack, target, .. } = deed {
            let says = Line::new("instead-shoot")
                .with("unit", board.name(unit))
                .with("attack", Arg::Word(attack_word(attack)))
                .with("target", board.name(target))
                .with("distance", Arg::Length(distance.0));
            offers.offer(deed, says);
        }
    }
}

/// Whether any unit of a seat may take any shot now.
pub(crate) fn anything_to_shoot(board: Board<'_>, seat: Seat) -> bool {
    board.army(seat).any(|unit| shots(board, seat, unit).next().is_some())
}

/// Whether a unit is in contact with an enemy. Units that merely brush one another are not.
pub(crate) fn in_contact(board: Board<'_>, unit: UnitId) -> bool {
    board.table.contacts.iter().any(|contact| contact.charger == unit || contact.target == unit)
}

/// Attacks that help friends instead of hurting enemies.
pub(crate) fn helps_friends(attack: Attack) -> bool {
    matches!(attack, Attack::Heal | Attack::DarkSurge)
}
