//! What might be done instead of an answer that was refused: the same path with fewer or shorter flips, or the safe answer.

use gonfalon_disks::{DiskId, flip_reaches};
use gonfalon_kernel::{Alternative, Ask, Line};
use gonfalon_table::Point;

use crate::Whdw;
use crate::action::{Action, Order, Path, Question};
use crate::board::Board;
use crate::game::answer_refusals;
use crate::proposals;
use crate::view::View;

/// Legal answers close to a refused one, the nearest first.
pub(crate) fn alternatives(
    game: &Whdw,
    view: &View,
    ask: &Ask<Question>,
    refused: &Action,
    budget: usize,
) -> Vec<Alternative<Action>> {
    let board = view.board(game);
    let is_legal =
        |action: &Action| answer_refusals(board, &view.own, ask.seat, &ask.question, action).is_empty();
    let mut found = Vec::new();
    if let Some((disk, path)) = moved(&ask.question, refused)
        && board.exists(disk)
        && board.table.pile.lies(disk)
    {
        found.extend(shortened(board, disk, path).find_map(|path| {
            let flips = path.len() as i64;
            let action = with_path(refused, path);
            let says = Line::new("instead-fewer-flips").with("disk", board.name(disk)).number("flips", flips);
            is_legal(&action).then(|| Alternative::new(action, says))
        }));
    }
    let safe = proposals::fallback(game, view, ask);
    if safe != *refused {
        found.push(Alternative::new(safe, Line::new("instead-safe")));
    }
    found.truncate(budget);
    found
}

/// Who moves along which path in an answer.
fn moved<'a>(question: &Question, action: &'a Action) -> Option<(DiskId, &'a Path)> {
    match (question, action) {
        (_, Action::Scout { disk, path }) | (_, Action::Activate { disk, order: Order::Move(path), .. }) => {
            Some((*disk, path))
        }
        (Question::Continue { disk, .. }, Action::Continue(Order::Move(path))) => Some((*disk, path)),
        _ => None,
    }
}

/// The same answer along another path.
fn with_path(action: &Action, path: Path) -> Action {
    match action.clone() {
        Action::Scout { disk, .. } => Action::Scout { disk, path },
        Action::Activate { disk, bonus, .. } => Action::Activate { disk, bonus, order: Order::Move(path) },
        Action::Continue(_) => Action::Continue(Order::Move(path)),
        other => other,
    }
}

/// The path and its beginnings, the longest first; a flip that goes too far ends where it can still reach.
fn shortened<'a>(board: Board<'a>, disk: DiskId, path: &Path) -> impl Iterator<Item = Path> + use<'a> {
    let mut within = Path::new();
    let mut from = board.table.pile.at(disk);
    for to in path.iter().filter(|to| to.is_in_reach()) {
        from = within_reach(board, disk, from, *to);
        within.push(from);
    }
    (1..=within.len()).rev().map(move |flips| within[..flips].iter().copied().collect())
}

fn within_reach(board: Board<'_>, disk: DiskId, from: Point, to: Point) -> Point {
    let diameter = board.table.pile.diameter(disk);
    if flip_reaches(board.game.rulings.flips, from, to, diameter) { to } else { from.toward(to, diameter) }
}
