//! Enemies that a charger touches without having charged them are nudged aside.

use gonfalon_table::{Length, OrientedBox, Point};

use crate::board::Board;
use crate::cx::Cx;
use crate::event::Event;
use crate::movement::on_impassable;
use crate::state::UnitId;

/// Nudges every enemy that a charger touches and has not charged. One that fights another charger has no room to give.
pub(crate) fn nudge(cx: &mut Cx<'_>, charger: UnitId) {
    let board = cx.board();
    let footprint = board.footprint(charger);
    let fights = |unit: UnitId| board.table.contacts.iter().any(|contact| contact.target == unit);
    let touched: Vec<UnitId> = board
        .units()
        .filter(|other| !fights(*other) && board.enemies(charger, *other))
        .filter(|other| footprint.within(&board.footprint(*other), Length::ZERO))
        .collect();
    for unit in touched {
        if let Some(to) = aside(cx.board(), charger, unit) {
            cx.emit(Event::Nudged { unit, to });
        }
    }
}

/// Where a bystander comes to stand: straight away from the charger, along an axis of either, by the least distance that
/// leaves the gap; `None` if there is no room.
fn aside(board: Board<'_>, charger: UnitId, bystander: UnitId) -> Option<Point> {
    let gap = board.game.library.constants.charge.bystander_gap;
    let (from, stands) = (board.footprint(charger), board.footprint(bystander));
    let quarter_turns = [0, 90_000, 180_000, 270_000];
    let headings = [from.heading, stands.heading]
        .into_iter()
        .flat_map(|heading| quarter_turns.map(|turn| heading.turn(turn)));
    let mut places: Vec<(Length, Point)> = headings
        .filter_map(|heading| {
            let at = |by: i32| stands.at(stands.centre.step(heading, Length(by)));
            let clear = |by: i32| from.gap(&at(by)) >= gap;
            // Twice the gap is enough for every direction that leads away at all.
            let (mut short, mut enough) = (0, gap.0 * 2);
            if !clear(enough) {
                return None;
            }
            while enough - short > 1 {
                let middle = short + (enough - short) / 2;
                if clear(middle) { enough = middle } else { short = middle }
            }
            Some((Length(enough), at(enough).centre))
        })
        .collect();
    places.sort_unstable();
    places.into_iter().map(|(_, to)| to).find(|to| has_room(board, bystander, &stands.at(*to)))
}

fn has_room(board: Board<'_>, unit: UnitId, footprint: &OrientedBox) -> bool {
    footprint.inside_rectangle(&board.field())
        && !on_impassable(board, footprint)
        && board
            .units()
            .filter(|other| *other != unit)
            .all(|other| !footprint.overlaps(&board.footprint(other)))
}
