//! Which charges are worth their risk, and who strikes whom.

use gonfalon_kernel::Ask;
use gonfalon_wh40k::action::{Action, Question, Shot, Units};
use gonfalon_wh40k::board::Board;
use gonfalon_wh40k::charge::can_charge;
use gonfalon_wh40k::constants::ENGAGEMENT;
use gonfalon_wh40k::data::WeaponAbilityKind;
use gonfalon_wh40k::fight;
use gonfalon_wh40k::proposals::{blades, is_legal};
use gonfalon_wh40k::state::{ModelId, UnitId};

use super::worth::{control, damage, inches, on_marker};

/// A charge is declared only if it arrives at least this often.
pub(crate) const GOOD_ODDS: f64 = 0.38;
/// Not every model of a unit gets to strike.
const IN_REACH: f64 = 0.8;
/// Taking a marker from the enemy is worth so much.
pub(crate) const MARKER_WORTH: f64 = 40.0;

/// The charge that promises most; `None` if none pays.
pub(crate) fn charge(board: Board<'_>, ask: &Ask<Question>) -> Option<Action> {
    let mut ideas: Vec<(f64, Action)> = Vec::new();
    for unit in board.army(ask.seat).filter(|unit| can_charge(board, *unit)) {
        for enemy in board.enemies_of(unit) {
            let action = Action::Charge { unit, targets: std::iter::once(enemy).collect() };
            if is_legal(board, ask, &action) {
                ideas.push((promise(board, unit, enemy), action));
            }
        }
    }
    let best = ideas.into_iter().max_by(|one, other| one.0.total_cmp(&other.0))?;
    (best.0 > 0.0).then_some(best.1)
}

/// What is to be won by a charge, less what the enemy strikes back.
fn promise(board: Board<'_>, unit: UnitId, enemy: UnitId) -> f64 {
    let Some(gap) = board.unit_gap(unit, enemy) else { return 0.0 };
    let odds = arrival(inches(gap - ENGAGEMENT));
    if odds < GOOD_ODDS {
        return 0.0;
    }
    let (won, lost) = (blows(board, unit, enemy), blows(board, enemy, unit));
    let contested = board.table.markers.iter().any(|marker| {
        let near =
            |unit| board.models(unit).any(|model| super::worth::holds(board.model(model).at, marker.at));
        near(enemy) && control(board, board.owner(enemy), marker.at) > 0
    });
    let leaves = if on_marker(board, unit) && !contested { MARKER_WORTH / 2.0 } else { 0.0 };
    let gain = if contested { MARKER_WORTH } else { 0.0 };
    odds * (won + gain - 0.7 * lost) - leaves
}

/// How often two dice show as many inches.
pub(crate) fn arrival(needed: f64) -> f64 {
    /// Of 36 throws, those that show at least 2, 3 and so on up to 12.
    const THROWS: [f64; 11] = [36.0, 35.0, 33.0, 30.0, 26.0, 21.0, 15.0, 10.0, 6.0, 3.0, 1.0];
    let place = (needed.ceil() - 2.0).max(0.0);
    THROWS.get(place as usize).map_or(0.0, |throws| throws / 36.0)
}

/// What a unit takes from another one in melee if nearly all get to strike.
pub(crate) fn blows(board: Board<'_>, unit: UnitId, enemy: UnitId) -> f64 {
    let shots: Vec<Shot> = board.models(unit).flat_map(|model| weapons(board, model, enemy)).collect();
    IN_REACH * damage(board, unit, true, &shots)
}

/// The weapons of a model against one enemy: the best of those of which one is used, and all that come on top.
fn weapons(board: Board<'_>, model: ModelId, enemy: UnitId) -> Vec<Shot> {
    let mut extra: Vec<Shot> = Vec::new();
    let mut best: Option<(f64, Shot)> = None;
    let own = board.unit_of(model);
    let choices: Vec<_> = blades(board, model).collect();
    let several = choices
        .iter()
        .filter(|(_, weapon)| !weapon.has(WeaponAbilityKind::ExtraAttacks))
        .map(|(_, weapon)| weapon.profiles.len())
        .sum::<usize>()
        > 1;
    for (place, weapon) in choices {
        for profile in 0..weapon.profiles.len() as u8 {
            let shot = Shot { model, weapon: place, profile, target: enemy, attacks: None };
            if weapon.has(WeaponAbilityKind::ExtraAttacks) {
                if profile == 0 {
                    extra.push(shot);
                }
                continue;
            }
            let value = if several { damage(board, own, true, &[shot]) } else { 0.0 };
            if best.as_ref().is_none_or(|(most, _)| value > *most) {
                best = Some((value, shot));
            }
        }
    }
    best.map(|(_, shot)| shot).into_iter().chain(extra).collect()
}

/// The unit that does most fights first.
pub(crate) fn pick(board: Board<'_>, among: &Units) -> Option<Action> {
    let worth = |unit: UnitId| {
        let enemies = board.engaged_with(unit);
        enemies.iter().map(|enemy| blows(board, unit, *enemy)).fold(0.0, f64::max)
    };
    let scored = among.iter().map(|unit| (worth(*unit), *unit));
    scored.max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, unit)| Action::Unit(unit))
}

/// Every model that can strikes the enemy to whom its unit does most.
pub(crate) fn strike(board: Board<'_>, unit: UnitId) -> Option<Action> {
    let mut enemies: Vec<(f64, UnitId)> =
        board.engaged_with(unit).iter().map(|enemy| (blows(board, unit, *enemy), *enemy)).collect();
    enemies.sort_by(|one, other| other.0.total_cmp(&one.0));
    let mut shots: Vec<Shot> = Vec::new();
    for model in board.models(unit).filter(|model| fight::can_fight(board, *model)) {
        let targets = fight::targets(board, model);
        let wanted = enemies.iter().map(|(_, enemy)| *enemy).find(|enemy| targets.contains(enemy));
        let Some(target) = wanted.or_else(|| targets.first().copied()) else { continue };
        shots.extend(weapons(board, model, target));
    }
    Some(Action::Strike(shots))
}
