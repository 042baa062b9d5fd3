//! Who is shot at.

use gonfalon_kernel::Ask;
use gonfalon_table::Length;
use gonfalon_wh40k::action::{Action, Question, Shot, Use};
use gonfalon_wh40k::board::Board;
use gonfalon_wh40k::data::Core;
use gonfalon_wh40k::proposals::is_legal;
use gonfalon_wh40k::shooting::{eligible::is_eligible, volley_at};
use gonfalon_wh40k::state::UnitId;
use gonfalon_wh40k::stratagem::Stratagem;

use super::worth::{damage, per_wound};

/// Three mortal wounds on average are worth a Command point if they take so much.
const GRENADE_WORTH: f64 = 20.0;

/// Nobody throws farther.
const THROW: Length = Length::inches(8);

/// The next unit with the best it can do; `None` when nothing is left to be won.
pub(crate) fn next(board: Board<'_>, ask: &Ask<Question>) -> Option<Action> {
    grenade(board, ask).or_else(|| {
        // One unit after another: what one of them does best hardly depends on the others.
        board.army(ask.seat).filter(|unit| is_eligible(board, *unit)).find_map(|unit| best(board, ask, unit))
    })
}

/// All weapons of a unit at the targets where they do most.
fn best(board: Board<'_>, ask: &Ask<Question>, unit: UnitId) -> Option<Action> {
    let volleys: Vec<Vec<Shot>> = board
        .enemies_of(unit)
        .map(|enemy| volley_at(board, unit, enemy))
        .filter(|shots| !shots.is_empty())
        .collect();
    let worth = |shots: &Vec<Shot>| damage(board, unit, false, shots);
    let scored = volleys.iter().map(|shots| (worth(shots), shots));
    let (together, at_one) = scored.max_by(|one, other| one.0.total_cmp(&other.0))?;
    let split = apart(board, unit, &volleys);
    let split = Action::Shoot { unit, shots: split };
    if let Action::Shoot { shots, .. } = &split
        && worth(shots) > together + 0.1
        && is_legal(board, ask, &split)
    {
        return Some(split);
    }
    (together > 0.01).then(|| Action::Shoot { unit, shots: at_one.clone() })
}

/// Every kind of weapon at the target where it does most by itself.
fn apart(board: Board<'_>, unit: UnitId, volleys: &[Vec<Shot>]) -> Vec<Shot> {
    let kind = |shot: &Shot| (board.model_facts(shot.model).unit, shot.weapon);
    let mut kinds: Vec<_> = volleys.iter().flatten().map(kind).collect();
    kinds.sort_unstable();
    kinds.dedup();
    let each = kinds.into_iter().filter_map(|wanted| {
        let groups = volleys
            .iter()
            .map(|shots| shots.iter().filter(|shot| kind(shot) == wanted).copied().collect::<Vec<Shot>>());
        let scored = groups.map(|shots| (damage(board, unit, false, &shots), shots));
        scored.max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, shots)| shots)
    });
    each.flatten().collect()
}

/// Everything a unit has at one enemy.
pub(crate) fn everything_at(board: Board<'_>, unit: UnitId, enemy: UnitId) -> Option<Action> {
    let shots = volley_at(board, unit, enemy);
    (!shots.is_empty()).then_some(Action::Shoot { unit, shots })
}

/// A Grenade at somebody who feels it, while a Command point is left for other things.
pub(crate) fn grenade(board: Board<'_>, ask: &Ask<Question>) -> Option<Action> {
    if board.table.players[ask.seat].command_points < 2 {
        return None;
    }
    let throws = board
        .army(ask.seat)
        .filter(|unit| board.is(*unit, Core::Grenades) && !board.unit(*unit).shot)
        .flat_map(|unit| board.enemies_of(unit).map(move |enemy| (unit, enemy)))
        .filter(|(unit, enemy)| board.may_be_within(*unit, *enemy, THROW));
    let worth_it = throws.filter(|(_, enemy)| 3.0 * per_wound(board, *enemy) >= GRENADE_WORTH);
    let action = |(unit, enemy): (UnitId, UnitId)| {
        Action::Use(Use {
            stratagem: Stratagem::Grenade,
            unit: Some(unit),
            model: None,
            enemy: Some(enemy),
            weapon: None,
            die: None,
        })
    };
    worth_it.map(action).find(|action| is_legal(board, ask, action))
}
