//! Which answers are worth a thought: the best of every kind, not the best and all its neighbours.

use std::cmp::Ordering;

use gonfalon_disks::DiskId;
use gonfalon_kernel::Ask;
use gonfalon_whdw::action::{Action, Disks, Order, Question};
use gonfalon_whdw::board::Board;
use gonfalon_whdw::{View, Whdw};

use super::critic::Critic;

/// What an answer is about; of several about the same only the best is worth a thought.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Gist {
    /// A disk ends a move on these enemies.
    Onto(DiskId, Disks),
    /// A disk comes nearer to the enemy, or goes away from it, in one of four directions.
    Toward(DiskId, bool, bool, bool),
    /// A disk shoots at, or uses magic or an ability on, this one.
    At(DiskId, u8, Option<DiskId>),
    /// A disk does nothing.
    Pass(DiskId),
    /// A disk comes from the reserve.
    Reinforce(DiskId),
    /// Something else.
    Other(Action),
}

/// The best answers of every kind, the best first.
pub(crate) fn of(
    game: &Whdw,
    view: &View,
    ask: &Ask<Question>,
    proposals: Vec<Action>,
    budget: usize,
) -> Vec<Action> {
    let critic = Critic::new(game, view, ask.seat);
    let mut scored: Vec<(f64, Action)> =
        proposals.into_iter().map(|action| (critic.score(&ask.question, &action), action)).collect();
    // A stable order: of equals the first proposal comes first, as habit has it.
    scored.sort_by(|one, other| other.0.partial_cmp(&one.0).unwrap_or(Ordering::Equal));
    let mut ranked = Vec::new();
    let mut gists: Vec<Gist> = Vec::new();
    for (_, action) in scored {
        if ranked.len() == budget {
            break;
        }
        let gist = gist(critic.board, &ask.question, &action);
        if !gists.contains(&gist) {
            gists.push(gist);
            ranked.push(action);
        }
    }
    ranked
}

fn gist(board: Board<'_>, question: &Question, action: &Action) -> Gist {
    match (question, action) {
        (_, Action::Activate { disk, order, .. }) => order_gist(board, *disk, order),
        (Question::Continue { disk, .. }, Action::Continue(order)) => order_gist(board, *disk, order),
        (_, Action::Scout { disk, path }) => order_gist(board, *disk, &Order::Move(path.clone())),
        (_, Action::Reinforce { disk, .. }) => Gist::Reinforce(*disk),
        _ => Gist::Other(action.clone()),
    }
}

fn order_gist(board: Board<'_>, disk: DiskId, order: &Order) -> Gist {
    match order {
        Order::Pass => Gist::Pass(disk),
        Order::Shoot { weapon, target } => Gist::At(disk, *weapon, Some(*target)),
        Order::Magic { target } => Gist::At(disk, u8::MAX, Some(*target)),
        Order::Focus { ability, picks, .. } => Gist::At(disk, 100 + ability, picks.first().copied()),
        Order::Move(path) => {
            let from = board.circle(disk).centre;
            let to = path.last().copied().unwrap_or(from);
            let landed = board.table.pile.landing_pins(disk, to);
            let onto: Disks = landed.into_iter().filter(|under| board.enemies(disk, *under)).collect();
            if !onto.is_empty() {
                return Gist::Onto(disk, onto);
            }
            let nearest = |at: gonfalon_table::Point| {
                let enemies = board.battlefield().filter(|other| board.enemies(disk, *other));
                enemies.map(|other| board.circle(other).centre.distance(at)).min()
            };
            Gist::Toward(disk, nearest(to) < nearest(from), to.x > from.x, to.y > from.y)
        }
    }
}
