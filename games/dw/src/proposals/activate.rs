//! Activations.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Seat, SeededDice};

use super::choice::{Wish, wishes};
use super::draw::{one_in, one_of, shuffle};
use super::gather::Gather;
use super::moves;
use crate::action::{Action, Choice, Disks, Order};
use crate::board::Board;
use crate::data::TokenKind;
use crate::state::{Secret, Source};

/// How many choices of one ability or spell are listed.
const EACH: usize = 4;
/// How many Disks are tried by chance before the turn ends.
const TRIES: usize = 5;

/// Every Disk of a seat that can be activated now.
fn able(board: Board<'_>, seat: Seat, due: &Disks) -> Vec<DiskId> {
    if !due.is_empty() {
        return due.to_vec();
    }
    board.army(seat).filter(|disk| board.can_activate(*disk)).collect()
}

/// The order that uses something with a choice.
fn order(source: Source, choice: Choice) -> Order {
    let choice = Box::new(choice);
    match source {
        Source::Spell(spell) => Order::Cast { spell, choice },
        Source::Ability(_, ability) => Order::Use { ability, choice },
        Source::Land(_) => Order::Pass,
    }
}

pub(super) fn list(gather: &mut Gather<'_>, due: &Disks) {
    let (board, own, seat) = (gather.board, gather.own, gather.seat);
    let lists = able(board, seat, due).into_iter().map(|disk| {
        let used = wishes(board, own, seat, disk).into_iter().flat_map(move |wish| {
            wish.choices(EACH, None).into_iter().map(move |choice| order(wish.usage.source, choice))
        });
        let moved = moves::list(board, disk, seat).into_iter().map(Order::Move);
        let gates = gates(board, disk);
        moved.chain(used).chain(gates).map(move |order| Action::Activate { disk, order })
    });
    let lists: Vec<_> = lists.collect();
    gather.offer_in_turn(lists);
}

/// Ambushes through Gates.
fn gates(board: Board<'_>, disk: DiskId) -> Vec<Order> {
    let tokens = board.table.tokens.iter().enumerate();
    tokens
        .filter(|(_, token)| token.kind == TokenKind::Gate && board.in_play(disk))
        .map(|(index, token)| Order::Gate { to: index as u8, at: token.at })
        .collect()
}

pub(super) fn sample(
    board: Board<'_>,
    own: &Secret,
    seat: Seat,
    due: &Disks,
    chance: &mut SeededDice,
) -> Option<Action> {
    if due.is_empty() && board.is_alone(seat) && one_in(chance, 8) {
        return Some(Action::EndGame);
    }
    if due.is_empty() && one_in(chance, 25) {
        return Some(Action::Done);
    }
    let mut disks = able(board, seat, due);
    shuffle(chance, &mut disks);
    for disk in disks.into_iter().take(TRIES) {
        let found = sample_order(board, own, seat, disk, !due.is_empty(), chance);
        if let Some(order) = found {
            let action = Action::Activate { disk, order };
            let refusals = crate::activation::activate_refusals(board, own, seat, due, &action);
            if refusals.is_empty() {
                return Some(action);
            }
        }
    }
    None
}

fn sample_order(
    board: Board<'_>,
    own: &Secret,
    seat: Seat,
    disk: DiskId,
    must_use: bool,
    chance: &mut SeededDice,
) -> Option<Order> {
    let wishes: Vec<Wish<'_>> = wishes(board, own, seat, disk);
    if !wishes.is_empty() && (must_use || !one_in(chance, 3)) {
        let places: Vec<usize> = (0..wishes.len()).collect();
        let wish = &wishes[one_of(chance, &places)?];
        if let Some(choice) = wish.choices(1, Some(chance)).pop() {
            return Some(order(wish.usage.source, choice));
        }
    }
    if !board.table.tokens.is_empty() && one_in(chance, 3) {
        let gates = gates(board, disk);
        let last = gates.len().max(1) as u32;
        return gates.into_iter().nth(chance.below(last) as usize);
    }
    let path = moves::sample(board, disk, seat, chance);
    if path.is_empty() { one_in(chance, 6).then_some(Order::Pass) } else { Some(Order::Move(path)) }
}

/// Nothing, unless a Disk has to Ambush.
pub(super) fn plain(board: Board<'_>, own: &Secret, seat: Seat, due: &Disks) -> Action {
    for disk in due {
        let forced = board.due_ability(*disk);
        for wish in wishes(board, own, seat, *disk) {
            let is_forced =
                matches!(wish.usage.source, Source::Ability(_, ability) if Some(ability) == forced);
            if let Some(choice) = wish.choices(1, None).pop().filter(|_| is_forced) {
                return Action::Activate { disk: *disk, order: order(wish.usage.source, choice) };
            }
        }
    }
    Action::Done
}
