//! Charges that come to mind, alone and together.

use gonfalon_kernel::Ask;
use gonfalon_table::Length;
use smallvec::smallvec;

use super::{idle, is_legal};
use crate::action::{Deed, Question, Units};
use crate::board::Board;
use crate::data::UnitType;
use crate::state::UnitId;

/// Obstacles count instead of those who stand behind them, so a target may be a little farther away than the charge goes.
const BEHIND_OBSTACLES: Length = Length::inches(3);

/// The most who are thought of for one joint charge.
const MOST_TOGETHER: usize = 4;

/// The enemies a unit may be able to charge: near enough and before its front. Whether it sees them and finds a way is not
/// looked at.
pub fn in_reach(board: Board<'_>, unit: UnitId) -> impl Iterator<Item = UnitId> + '_ {
    let facts = board.unit(unit);
    let profile = board.profile(unit);
    let able = facts.order.is_none() && !facts.wavering && profile.unit_type != UnitType::WarEngine;
    let most = profile.speed * 2 + BEHIND_OBSTACLES;
    let charged = move |enemy: UnitId| board.table.contacts.iter().any(|contact| contact.target == enemy);
    board
        .units()
        .filter(move |enemy| able && board.enemies(unit, *enemy) && !charged(*enemy))
        .filter(move |enemy| is_near(board, unit, *enemy, most))
        .filter(move |enemy| board.in_front_arc(unit, *enemy))
}

/// Whether the centres of two units are near enough for a gap of at most this.
fn is_near(board: Board<'_>, unit: UnitId, enemy: UnitId, most: Length) -> bool {
    let size = |unit| board.profile(unit).width.0 + board.profile(unit).depth.0;
    let far = i64::from(most.0 + (size(unit) + size(enemy)) / 2);
    board.unit(unit).at.distance_squared(board.unit(enemy).at) <= far * far
}

/// Legal charges of one unit each, then of several at once, at most so many.
pub fn charges(board: Board<'_>, ask: &Ask<Question>, most: usize) -> Vec<Deed> {
    let legal = |deed: &Deed| is_legal(board, ask, deed);
    let mut able: Vec<(UnitId, UnitId)> = Vec::new();
    for unit in idle(board, ask.seat) {
        able.extend(in_reach(board, unit).map(|target| (target, unit)));
    }
    let alone = able.iter().map(|(target, unit)| Deed::Charge { units: smallvec![*unit], target: *target });
    let mut found: Vec<Deed> = alone.filter(legal).take(most).collect();
    able.sort_unstable();
    for group in able.chunk_by(|one, other| one.0 == other.0) {
        if found.len() >= most {
            break;
        }
        found.extend(together(group, legal));
    }
    found.truncate(most);
    found
}

/// Joint charges at one target: each charger is added who finds room beside the others.
fn together(group: &[(UnitId, UnitId)], legal: impl Fn(&Deed) -> bool) -> Vec<Deed> {
    let mut found = Vec::new();
    let mut units = Units::new();
    for (target, unit) in group {
        let mut more = units.clone();
        more.push(*unit);
        let deed = Deed::Charge { units: more.clone(), target: *target };
        if units.len() < MOST_TOGETHER && legal(&deed) {
            units = more;
            if units.len() > 1 {
                found.push(deed);
            }
        }
    }
    found
}
