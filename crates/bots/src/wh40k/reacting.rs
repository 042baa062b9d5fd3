//! When a Command point is well spent.

use gonfalon_kernel::Seat;
use gonfalon_wh40k::action::{Action, Moment, Use};
use gonfalon_wh40k::board::Board;
use gonfalon_wh40k::constants::{CHARGE_RANGE, ENGAGEMENT};
use gonfalon_wh40k::shooting::volley_at;
use gonfalon_wh40k::state::{Table, UnitId};
use gonfalon_wh40k::stratagem::Stratagem;

use super::melee::blows;
use super::worth::{damage, inches, on_marker, per_wound};

/// Fire Overwatch pays from so many points on.
const OVERWATCH_WORTH: f64 = 18.0;
/// Fighting out of turn pays from so many points on.
const COUNTER_WORTH: f64 = 45.0;
/// A save is rolled again for a model of which a wound is worth so much.
const SAVE_WORTH: f64 = 12.0;

/// What to use of what is offered; `None` to pass.
pub(crate) fn best(board: Board<'_>, seat: Seat, moment: &Moment, offers: &[Stratagem]) -> Option<Action> {
    let stratagem = *offers.first()?;
    let blank = Use { stratagem, unit: None, model: None, enemy: None, weapon: None, die: None };
    let usage = match moment {
        Moment::Rolled { unit, purpose, dice, .. } => {
            let die = again(board, *unit, purpose, dice)?;
            Use { die: (dice.len() > 1 && *purpose == "saving-throw").then_some(die), ..blank }
        }
        Moment::TestFailed(unit) if on_marker(board, *unit) => blank,
        Moment::EnemyMoves { unit: enemy, ended: true } => {
            Use { unit: Some(watchman(board, seat, *enemy)?), ..blank }
        }
        Moment::EnemyFought(_) => Use { unit: Some(avenger(board, seat)?), ..blank },
        // Who has points to spare keeps heads down.
        Moment::Targeted { targets, .. } if board.table.players[seat].command_points > 2 => {
            let own = targets.iter().copied().filter(|unit| board.owner(*unit) == seat);
            let dear =
                own.max_by(|one, other| per_wound(board, *one).total_cmp(&per_wound(board, *other)))?;
            Use { unit: Some(dear), ..blank }
        }
        _ => return None,
    };
    Some(Action::Use(usage))
}

/// Which die is worth rolling again, if any: that of a charge that fell short, or of a save that failed and hurts.
fn again(board: Board<'_>, unit: UnitId, purpose: &str, dice: &[u8]) -> Option<u8> {
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
