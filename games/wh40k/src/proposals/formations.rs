//! Battle formations worth a thought.

use std::cmp::Reverse;

use gonfalon_kernel::Seat;

use crate::action::{Action, Formations};
use crate::board::Board;
use crate::data::{Core, CoreAbilityKind, Movement};
use crate::setup;
use crate::state::{Reserves, UnitId};

/// Formations worth a thought: every Leader with a Bodyguard, DEDICATED TRANSPORTS filled, Deep Strike used or not.
pub fn formations(board: Board<'_>, seat: Seat) -> Vec<Formations> {
    let own = || board.heads().filter(|unit| board.owner(*unit) == seat);
    let mut joined = Formations::default();
    for leader in own().filter(|unit| board.all_have(*unit, CoreAbilityKind::Leader)) {
        let leads = &board.datasheet(leader).leads;
        let free = own().find(|unit| {
            leads.contains(&board.datasheet(*unit).id)
                && joined.leaders.iter().all(|(_, bodyguard)| bodyguard != unit)
        });
        joined.leaders.extend(free.map(|bodyguard| (leader, bodyguard)));
    }
    for transport in own().filter(|unit| board.is(*unit, Core::DedicatedTransport)) {
        let passenger = own().find(|unit| {
            let mut filled = joined.clone();
            filled.embarked.push((*unit, transport));
            setup::formation_refusals(board, seat, &Action::Formations(filled)).is_empty()
        });
        joined.embarked.extend(passenger.map(|unit| (unit, transport)));
    }
    let mut deep = joined.clone();
    let able = own().filter(|unit| board.all_have(*unit, CoreAbilityKind::DeepStrike));
    let free = |unit: &UnitId| {
        joined.embarked.iter().all(|(other, _)| other != unit)
            && joined.leaders.iter().all(|(leader, bodyguard)| leader != unit && bodyguard != unit)
    };
    deep.reserves.extend(able.filter(free).map(|unit| (unit, Reserves::DeepStrike)));
    vec![joined, deep, Formations::default()]
}

/// The formations that dare more: AIRCRAFT hover, and units wait in Strategic Reserves, the quickest first, as long as the points
/// allow. Each is the one before with something more.
pub fn daring(board: Board<'_>, seat: Seat) -> Vec<Formations> {
    let mut plan = formations(board, seat).swap_remove(1);
    let own = || board.heads().filter(|unit| board.owner(*unit) == seat);
    let hovers =
        |unit: &UnitId| board.is(*unit, Core::Aircraft) && board.all_have(*unit, CoreAbilityKind::Hover);
    plan.hovering.extend(own().filter(hovers));
    let mut plans = vec![plan.clone()];
    let mut quick: Vec<(Reverse<u8>, UnitId)> = own()
        .filter(|unit| !is_placed(&plan, *unit))
        .map(|unit| (Reverse(speed(board, unit)), unit))
        .collect();
    quick.sort_unstable();
    for (_, unit) in quick {
        plan.reserves.push((unit, Reserves::Strategic));
        if !setup::formation_refusals(board, seat, &Action::Formations(plan.clone())).is_empty() {
            plan.reserves.pop();
            continue;
        }
        plans.push(plan.clone());
        if plan.reserves.iter().filter(|(_, kind)| *kind == Reserves::Strategic).count() == MOST_WAITING {
            break;
        }
    }
    plans
}

/// More units than these are missed on the battlefield.
const MOST_WAITING: usize = 2;

fn speed(board: Board<'_>, unit: UnitId) -> u8 {
    let each = board.models(unit).map(|model| match board.movement(model) {
        Movement::Inches(inches) => inches,
        Movement::Aircraft | Movement::Random(_) | Movement::None => 0,
    });
    each.min().unwrap_or(0)
}

/// Whether it is settled already where a unit begins, or it carries others.
fn is_placed(plan: &Formations, unit: UnitId) -> bool {
    let pairs = plan.leaders.iter().chain(&plan.embarked).flat_map(|(one, other)| [*one, *other]);
    pairs
        .chain(plan.hovering.iter().copied())
        .chain(plan.reserves.iter().map(|(unit, _)| *unit))
        .any(|other| other == unit)
}
