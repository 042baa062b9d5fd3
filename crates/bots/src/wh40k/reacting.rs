//! When a Command point is well spent.

use gonfalon_kernel::Seat;
use gonfalon_wh40k::action::{Action, Moment, Use};
use gonfalon_wh40k::board::Board;
use gonfalon_wh40k::constants::{CHARGE_RANGE, ENGAGEMENT, HEROIC_REACH, STRATEGIC_ROUND};
use gonfalon_wh40k::data::{Core, Weapon};
use gonfalon_wh40k::fight;
use gonfalon_wh40k::proposals::blades;
use gonfalon_wh40k::shooting::volley_at;
use gonfalon_wh40k::state::{ModelId, Place, Reserves, Table, UnitId};
use gonfalon_wh40k::stratagem::Stratagem;

use super::melee::blows;
use super::worth::{damage, inches, on_marker, per_wound, points as worth};

/// Fire Overwatch pays from so many points on.
pub(crate) const OVERWATCH_WORTH: f64 = 14.0;
/// Fighting out of turn pays from so many points on.
pub(crate) const COUNTER_WORTH: f64 = 30.0;
/// Helping out of turn pays from so many points on.
pub(crate) const HEROIC_WORTH: f64 = 20.0;
/// A unit of so many points is dear.
const DEAR: f64 = 100.0;
/// With so many Command points some can be spared.
const SPARE: u8 = 2;
/// A save is rolled again for a model of which a wound is worth so much.
const SAVE_WORTH: f64 = 12.0;

/// What to use of what is offered; `None` to pass.
pub(crate) fn best(board: Board<'_>, seat: Seat, moment: &Moment, offers: &[Stratagem]) -> Option<Action> {
    let stratagem = *offers.first()?;
    let points = board.table.players[seat].command_points;
    let blank = blank(stratagem);
    let usage = match moment {
        Moment::Rolled { unit, purpose, dice, .. } => {
            let die = again(board, *unit, purpose, dice)?;
            Use { die: (dice.len() > 1 && *purpose == "saving-throw").then_some(die), ..blank }
        }
        Moment::TestFailed(unit) if on_marker(board, *unit) || worth(board, *unit) >= DEAR => blank,
        Moment::EnemyMoves { unit: enemy, ended: true } => {
            Use { unit: Some(watchman(board, seat, *enemy)?), ..blank }
        }
        Moment::EnemyFought(_) => Use { unit: Some(avenger(board, seat)?), ..blank },
        Moment::Charged(enemy) => Use { unit: Some(hero(board, seat, *enemy)?), ..blank },
        Moment::Fights(unit) => Use { model: Some(challenger(board, *unit)?), ..blank },
        Moment::ChargeMoved(unit) => return shock(board, *unit),
        // Who has points to spare keeps heads down, and brings units in before the enemy can prepare for them.
        Moment::Targeted { targets, .. } if points >= SPARE => {
            let own = targets.iter().copied().filter(|unit| board.owner(*unit) == seat);
            let dear =
                own.max_by(|one, other| per_wound(board, *one).total_cmp(&per_wound(board, *other)))?;
            Use { unit: Some(dear), ..blank }
        }
        Moment::MovementEnds if points >= SPARE => Use { unit: Some(newcomer(board, seat)?), ..blank },
        _ => return None,
    };
    Some(Action::Use(usage))
}

/// A Stratagem for which nothing has been chosen yet.
pub(crate) fn blank(stratagem: Stratagem) -> Use {
    Use { stratagem, unit: None, model: None, enemy: None, weapon: None, die: None }
}

/// Which die is worth rolling again, if any: that of a charge that fell short, or of a save that failed and hurts.
pub(crate) fn again(board: Board<'_>, unit: UnitId, purpose: &str, dice: &[u8]) -> Option<u8> {
    let sum: u32 = dice.iter().map(|die| u32::from(*die)).sum();
    let (place, lowest) = dice.iter().enumerate().min_by_key(|(_, die)| **die)?;
    let worth_it = match purpose {
        "charge-roll" => {
            let near = board.enemies_of(unit).filter(|enemy| board.units_within(unit, *enemy, CHARGE_RANGE));
            let gap = near.filter_map(|enemy| board.unit_gap(unit, enemy)).min()?;
            let needed = inches(gap - ENGAGEMENT);
            f64::from(sum) < needed && needed <= 8.0
        }
        "saving-throw" => *lowest <= 2 && per_wound(board, unit) >= SAVE_WORTH,
        "damage-roll" => {
            dice.len() == 1 && sum == 1 && board.table.players[board.owner(unit)].command_points > 1
        }
        _ => false,
    };
    worth_it.then_some(place as u8)
}

/// The unit that shoots best at an enemy that has moved, if that pays.
fn watchman(board: Board<'_>, seat: Seat, enemy: UnitId) -> Option<UnitId> {
    let worth = |unit: UnitId| {
        let shots = volley_at(board, unit, enemy);
        if shots.is_empty() {
            return 0.0;
        }
        let mut table: Table = board.table.clone();
        table.units[unit.index()].effects.overwatch = true;
        damage(Board::new(board.game, &table), unit, false, &shots)
    };
    let scored = board.army(seat).map(|unit| (worth(unit), unit));
    let best = scored.max_by(|one, other| one.0.total_cmp(&other.0))?;
    (best.0 >= OVERWATCH_WORTH).then_some(best.1)
}

/// The unit that does most if it fights next, if that pays.
fn avenger(board: Board<'_>, seat: Seat) -> Option<UnitId> {
    let ready = board.army(seat).filter(|unit| !board.unit(*unit).fought && board.is_engaged(*unit));
    let scored = ready.map(|unit| {
        let enemies = board.engaged_with(unit);
        (enemies.iter().map(|enemy| blows(board, unit, *enemy)).fold(0.0, f64::max), unit)
    });
    let best = scored.max_by(|one, other| one.0.total_cmp(&other.0))?;
    (best.0 >= COUNTER_WORTH).then_some(best.1)
}

/// The unit that helps best against an enemy that has charged, if that pays; its own charge may still fail.
fn hero(board: Board<'_>, seat: Seat, enemy: UnitId) -> Option<UnitId> {
    let near = board.army(seat).filter(|unit| is_near_hero(board, *unit, enemy));
    let gain = |unit: UnitId| blows(board, unit, enemy) - 0.5 * blows(board, enemy, unit);
    let best = near.map(|unit| (gain(unit), unit)).max_by(|one, other| one.0.total_cmp(&other.0))?;
    (best.0 >= HEROIC_WORTH).then_some(best.1)
}

/// Whether a unit may help against an enemy that has charged.
pub(crate) fn is_near_hero(board: Board<'_>, unit: UnitId, enemy: UnitId) -> bool {
    !board.unit(unit).battle_shocked
        && board.units_within(unit, enemy, HEROIC_REACH)
        && !board.is_engaged(unit)
        && (board.is(unit, Core::Walker) || !board.is(unit, Core::Vehicle))
}

/// The CHARACTER of a unit that picks out the one who leads its enemies.
pub(crate) fn challenger(board: Board<'_>, unit: UnitId) -> Option<ModelId> {
    let heroes = board.models(unit).filter(|model| board.model_is(*model, Core::Character));
    heroes
        .filter(|model| fight::can_fight(board, *model))
        .max_by_key(|model| (board.wounds_left(*model), *model))
}

/// Tank Shock with the strongest weapon, at the enemy whose wounds are worth most.
pub(crate) fn shock(board: Board<'_>, unit: UnitId) -> Option<Action> {
    let enemies = board.engaged_with(unit);
    let enemy = enemies
        .into_iter()
        .max_by(|one, other| per_wound(board, *one).total_cmp(&per_wound(board, *other)))?;
    let model = board.models(unit).next()?;
    let strength = |weapon: &Weapon| weapon.profiles.first().map_or(0, |profile| profile.strength.plus);
    let (weapon, _) = blades(board, model).max_by_key(|(_, weapon)| strength(weapon))?;
    Some(Action::Use(Use { enemy: Some(enemy), weapon: Some(weapon), ..blank(Stratagem::TankShock) }))
}

/// The dearest unit in Reserves.
fn newcomer(board: Board<'_>, seat: Seat) -> Option<UnitId> {
    let waiting = board.heads().filter(|unit| {
        let place = board.unit(*unit).place;
        board.owner(*unit) == seat
            && matches!(place, Place::Reserves(Reserves::DeepStrike | Reserves::Strategic))
            && (board.table.round >= STRATEGIC_ROUND || place == Place::Reserves(Reserves::DeepStrike))
    });
    waiting.max_by(|one, other| worth(board, *one).total_cmp(&worth(board, *other)))
}
