//! Answers worth a thought: what Greedy would do, and what it may have overlooked.

use gonfalon_kernel::{Ask, Game, SeededDice};
use gonfalon_table::Length;
use gonfalon_wh40k::action::{Action, Moment, Question};
use gonfalon_wh40k::board::Board;
use gonfalon_wh40k::charge::can_charge;
use gonfalon_wh40k::constants::{CHARGE_RANGE, ENGAGEMENT};
use gonfalon_wh40k::data::Core;
use gonfalon_wh40k::proposals::{is_legal, kinds, reach, shifted};
use gonfalon_wh40k::shooting::volley_at;
use gonfalon_wh40k::state::{MoveKind, UnitId};
use gonfalon_wh40k::stratagem::Silence;
use gonfalon_wh40k::{View, Wh40k};

use super::melee::arrival;
use super::worth::{damage, inches};
use super::{moving, reflex};

/// Charges that arrive more seldom are not thought about.
const HOPE: f64 = 0.15;
/// How many ways there are to use Stratagems, or to bring units in.
const FEW: usize = 4;
/// By how much a move is varied at most, in thousandths of an inch.
const NUDGE: u32 = 2_000;

const PASS: Action = Action::Pass { silence: Silence::Once };

/// Answers other than the habit, the most promising first. Where nothing else is worth a thought there are none.
pub(crate) fn others(
    board: Board<'_>,
    game: &Wh40k,
    view: &View,
    ask: &Ask<Question>,
    habit: &Action,
    budget: usize,
) -> Vec<Action> {
    match &ask.question {
        Question::Move => match habit {
            Action::Select { unit, .. } => {
                let kinds = kinds(board, ask.seat, *unit).into_iter().rev();
                kinds.map(|kind| Action::Select { unit: *unit, kind }).collect()
            }
            _ => Vec::new(),
        },
        Question::Walk {
            unit,
            kind: kind @ (MoveKind::Normal | MoveKind::Advance | MoveKind::FallBack),
            distance,
            ..
        } => moving::places(board, ask, (*unit, *kind, *distance), habit, budget),
        Question::Retreat { unit, distance, .. } => {
            moving::places(board, ask, (*unit, MoveKind::FallBack, *distance), habit, budget)
        }
        Question::Shoot => match habit {
            Action::Shoot { unit, .. } => volleys(board, *unit),
            _ => Vec::new(),
        },
        Question::Charge => charges(board, ask),
        Question::Fight { among } => among.iter().map(|unit| Action::Unit(*unit)).collect(),
        Question::Strike { unit } => {
            let enemies = board.engaged_with(*unit);
            if enemies.len() < 2 {
                return Vec::new();
            }
            enemies.iter().map(|enemy| reflex::strike(board, *unit, Some(*enemy))).collect()
        }
        Question::Reinforce | Question::Ingress { .. } => game.proposals(view, ask, budget.min(FEW)),
        Question::React { moment, .. } if matters(moment) => game.proposals(view, ask, budget.min(FEW)),
        _ => Vec::new(),
    }
}

/// Whether a Stratagem at this moment may decide something; at others the habit is good enough.
fn matters(moment: &Moment) -> bool {
    match moment {
        Moment::Rolled { purpose, .. } => *purpose == "charge-roll",
        Moment::MovementEnds | Moment::Charged(_) | Moment::EnemyFought(_) => true,
        _ => false,
    }
}

/// Everything a unit has at each enemy, where it does most first.
fn volleys(board: Board<'_>, unit: UnitId) -> Vec<Action> {
    let mut found: Vec<(f64, Action)> = Vec::new();
    for enemy in board.enemies_of(unit) {
        let shots = volley_at(board, unit, enemy);
        if !shots.is_empty() {
            found.push((damage(board, unit, false, &shots), Action::Shoot { unit, shots }));
        }
    }
    found.sort_by(|one, other| other.0.total_cmp(&one.0));
    found.into_iter().map(|(_, action)| action).collect()
}

/// Every charge that may arrive, the likeliest gain first, and none at all.
fn charges(board: Board<'_>, ask: &Ask<Question>) -> Vec<Action> {
    let mut found: Vec<(f64, Action)> = vec![(0.0, PASS)];
    for unit in board.army(ask.seat).filter(|unit| can_charge(board, *unit)) {
        for enemy in board.enemies_of(unit).filter(|enemy| board.may_be_within(unit, *enemy, CHARGE_RANGE)) {
            let odds = board.unit_gap(unit, enemy).map_or(0.0, |gap| arrival(inches(gap - ENGAGEMENT)));
            let action = Action::Charge { unit, targets: std::iter::once(enemy).collect() };
            if odds >= HOPE && is_legal(board, ask, &action) {
                found.push((odds * reflex::gain(board, unit, enemy), action));
            }
        }
    }
    found.sort_by(|one, other| other.0.total_cmp(&one.0));
    found.into_iter().map(|(_, action)| action).collect()
}

/// A move that ends a little beside another one.
pub(crate) fn beside(
    board: Board<'_>,
    ask: &Ask<Question>,
    action: &Action,
    chance: &mut SeededDice,
) -> Option<Action> {
    let (unit, kind, distance) = match &ask.question {
        Question::Walk {
            unit,
            kind: kind @ (MoveKind::Normal | MoveKind::Advance | MoveKind::FallBack),
            distance,
            ..
        } => (*unit, *kind, *distance),
        Question::Retreat { unit, distance, .. } => (*unit, MoveKind::FallBack, *distance),
        _ => return None,
    };
    if board.is(unit, Core::Aircraft) {
        return None;
    }
    let (x, y) = shift(board, action);
    let mut nudge = || Length::thousandths(i64::from(chance.below(2 * NUDGE + 1)) - i64::from(NUDGE));
    let (mut x, mut y) = (i64::from((x + nudge()).0), i64::from((y + nudge()).0));
    // No farther than the unit gets.
    let (most, far) = (i64::from(reach(board, unit, kind, distance).0), (x * x + y * y).isqrt());
    if far > most {
        (x, y) = (x * most / far, y * most / far);
    }
    let by = (Length(x as i32), Length(y as i32));
    let varied = Action::Walk { walks: shifted(board, unit, by), embark: None };
    is_legal(board, ask, &varied).then_some(varied)
}

/// By how much a move shifts its first model.
pub(crate) fn shift(board: Board<'_>, action: &Action) -> (Length, Length) {
    let Action::Walk { walks, .. } = action else { return (Length::ZERO, Length::ZERO) };
    let ends = walks.iter().filter_map(|walk| Some((board.model(walk.model).at, walk.path.last()?.at)));
    let mut shifts = ends.map(|(from, to)| (Length(to.x - from.x), Length(to.y - from.y)));
    shifts.next().unwrap_or((Length::ZERO, Length::ZERO))
}
