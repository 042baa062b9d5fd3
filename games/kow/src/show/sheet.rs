//! Everything about one unit or terrain piece.

use gonfalon_kernel::{Arg, Line};
use gonfalon_scene::{Key, Sheet};

use super::keys::{as_unit, number};
use super::pieces::category_word;
use super::printed;
use crate::board::Board;
use crate::nerve::inspirer;
use crate::state::UnitId;
use crate::tell;

pub(super) fn sheet(board: Board<'_>, key: &Key) -> Option<Sheet> {
    if let Some(unit) = as_unit(key) {
        return board.exists(unit).then(|| of_unit(board, key, unit));
    }
    let piece = board.table.terrain.get(usize::from(number(key, "terrain")?))?;
    let kind = Arg::Word(tell::terrain_word(piece.kind));
    let about = Line::new("show-terrain")
        .with("kind", kind.clone())
        .with("category", Arg::Word(category_word(piece.category)))
        .number("height", piece.height);
    Some(Sheet {
        piece: key.clone(),
        name: kind,
        kind: vec![about],
        rows: Vec::new(),
        traits: Vec::new(),
        states: Vec::new(),
    })
}

fn of_unit(board: Board<'_>, key: &Key, unit: UnitId) -> Sheet {
    let printed = printed::unit(&board.game.library, board.profile(unit), key);
    Sheet { name: board.name(unit), states: states(board, unit), ..printed }
}

/// Damage, orders and what friends do for it.
fn states(board: Board<'_>, unit: UnitId) -> Vec<Line> {
    let facts = board.unit(unit);
    let mut lines = Vec::new();
    if facts.damage > 0 {
        lines.push(Line::new("show-badge-damage").number("count", facts.damage));
    }
    if facts.wavering {
        lines.push(Line::new("show-badge-wavering"));
    }
    if let Some(order) = facts.order {
        lines.push(Line::new("show-badge-ordered").with("order", Arg::Word(tell::order_word(order))));
    }
    if facts.shot {
        lines.push(Line::new("show-badge-shot"));
    }
    if facts.released {
        lines.push(Line::new("show-state-released"));
    }
    if board.on_table(unit)
        && let Some(friend) = inspirer(board, unit)
    {
        lines.push(Line::new("show-state-inspired").with("friend", board.name(friend)));
    }
    lines
}
