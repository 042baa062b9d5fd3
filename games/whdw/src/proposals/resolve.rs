//! Resolving a command card: which disk is activated and what it does.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Seat, SeededDice};
use smallvec::SmallVec;

use super::draw::{one_in, one_of};
use super::gather::Gather;
use super::{moves, powers, reserves, targets};
use crate::action::{Action, Order};
use crate::activation::{card_changes, offers_bonus};
use crate::board::Board;
use crate::movement::{MoveKind, MoveStart};

/// The disks a seat may activate.
pub(super) type Ready = SmallVec<[DiskId; 16]>;

pub(super) fn ready(board: Board<'_>, seat: Seat) -> Ready {
    board.army(seat).filter(|disk| board.can_activate(*disk)).collect()
}

/// Nothing more where that is legal, else the first disk passes.
pub(super) fn plain(board: Board<'_>, seat: Seat, left: u8) -> Action {
    match ready(board, seat).first() {
        Some(disk) if left > 0 => Action::Activate { disk: *disk, bonus: false, order: Order::Pass },
        _ => Action::Done,
    }
}

/// One thing to do with the card.
pub(super) fn sample(board: Board<'_>, seat: Seat, left: u8, chance: &mut SeededDice) -> Action {
    let ready = if left > 0 { ready(board, seat) } else { Ready::new() };
    let rarely = if ready.is_empty() { 2 } else { 6 };
    if one_in(chance, rarely)
        && let Some(action) = powers::sample_battle(board, seat, left, chance)
    {
        return action;
    }
    if left > 0 {
        if board.game.is_strongholds()
            && (ready.is_empty() || one_in(chance, 4))
            && let Some(action) = targets::sample_tower(board, seat, chance)
        {
            return action;
        }
        if (ready.is_empty() || one_in(chance, 3))
            && let Some(action) = reserves::sample(board, seat, chance)
        {
            return action;
        }
    }
    match one_of(chance, &ready) {
        Some(disk) => sample_activation(board, seat, disk, chance),
        None => Action::Done,
    }
}

fn sample_activation(board: Board<'_>, seat: Seat, disk: DiskId, chance: &mut SeededDice) -> Action {
    let bonus = offers_bonus(board, seat, disk) && one_in(chance, 2);
    let changes = card_changes(board, seat, disk, bonus);
    let order = sample_order(board.imagining(&changes), seat, disk, chance);
    Action::Activate { disk, bonus, order }
}

fn sample_order(board: Board<'_>, seat: Seat, disk: DiskId, chance: &mut SeededDice) -> Order {
    if !one_in(chance, 3)
        && let Some(order) = sample_act(board, seat, disk, chance)
    {
        return order;
    }
    let holds = board.table.pile.under(disk).any(|under| board.enemies(disk, under));
    if one_in(chance, 40) || holds && !one_in(chance, 4) {
        return Order::Pass;
    }
    let flips = board.movement(disk).unwrap_or(0);
    if flips == 0 {
        return Order::Pass;
    }
    let start = MoveStart { disk, flips, broke_through: false, kind: MoveKind::Action };
    Order::Move(moves::sample(board, &start, chance))
}

/// A ranged attack, magic or a focus ability, if there is anything to aim at.
fn sample_act(board: Board<'_>, seat: Seat, disk: DiskId, chance: &mut SeededDice) -> Option<Order> {
    targets::sample_shot(board, disk, chance)
        .or_else(|| targets::sample_magic(board, disk, chance))
        .or_else(|| powers::sample_focus(board, seat, disk, chance))
}

/// A scout's move; now and then scouting ends.
pub(super) fn sample_scout(board: Board<'_>, disks: &[DiskId], chance: &mut SeededDice) -> Action {
    let Some(disk) = one_of(chance, disks) else { return Action::Done };
    if one_in(chance, 12) {
        return Action::Done;
    }
    let flips = board.movement(disk).unwrap_or(0);
    let start = MoveStart { disk, flips, broke_through: false, kind: MoveKind::Scout };
    Action::Scout { disk, path: moves::sample(board, &start, chance) }
}

/// How a disk in the middle of its activation goes on.
pub(super) fn sample_continued(
    board: Board<'_>,
    seat: Seat,
    start: &MoveStart,
    may_act: bool,
    chance: &mut SeededDice,
) -> Action {
    if may_act
        && !one_in(chance, 4)
        && let Some(order) = sample_act(board, seat, start.disk, chance)
    {
        return Action::Continue(order);
    }
    if start.flips > 0 && !one_in(chance, 4) {
        return Action::Continue(Order::Move(moves::sample(board, start, chance)));
    }
    Action::Done
}

/// Everything worth a thought while a card is resolved: the battle ability, each disk in turn, towers and reserve.
pub(super) fn list(gather: &mut Gather<'_>, left: u8) {
    let (board, seat) = (gather.board, gather.seat);
    let mut lists: Vec<std::vec::IntoIter<Action>> = Vec::new();
    if left > 0 {
        lists.extend(ready(board, seat).into_iter().map(|disk| activations(board, seat, disk).into_iter()));
    }
    lists.push(powers::list_battle(board, seat, left).into_iter());
    if left > 0 {
        lists.push(targets::list_towers(board, seat).into_iter());
        lists.push(reserves::list(board, seat).into_iter());
    }
    gather.offer_in_turn(lists);
}

/// What a disk could do with its activation, with and without the limited bonus of the card.
fn activations(board: Board<'_>, seat: Seat, disk: DiskId) -> Vec<Action> {
    let mut actions = Vec::new();
    let bonuses: &[bool] = if offers_bonus(board, seat, disk) { &[false, true] } else { &[false] };
    for bonus in bonuses.iter().copied() {
        let changes = card_changes(board, seat, disk, bonus);
        let orders = orders(board.imagining(&changes), seat, disk);
        actions.extend(orders.into_iter().map(|order| Action::Activate { disk, bonus, order }));
    }
    actions
}

fn orders(board: Board<'_>, seat: Seat, disk: DiskId) -> Vec<Order> {
    let mut orders = Vec::new();
    let holds = board.table.pile.under(disk).any(|under| board.enemies(disk, under));
    if holds {
        orders.push(Order::Pass);
    }
    orders.extend(acts(board, seat, disk));
    let flips = board.movement(disk).unwrap_or(0);
    if flips > 0 {
        let start = MoveStart { disk, flips, broke_through: false, kind: MoveKind::Action };
        orders.extend(moves::list(board, &start).into_iter().map(Order::Move));
    }
    if !holds {
        orders.push(Order::Pass);
    }
    orders
}

fn acts(board: Board<'_>, seat: Seat, disk: DiskId) -> impl Iterator<Item = Order> {
    targets::list(board, disk).into_iter().chain(powers::list_focus(board, seat, disk))
}

/// Scouting moves of each disk in turn.
pub(super) fn list_scouts(gather: &mut Gather<'_>, disks: &[DiskId]) {
    let board = gather.board;
    let lists = disks
        .iter()
        .map(|disk| {
            let flips = board.movement(*disk).unwrap_or(0);
            let start = MoveStart { disk: *disk, flips, broke_through: false, kind: MoveKind::Scout };
            moves::list(board, &start).into_iter().map(|path| Action::Scout { disk: *disk, path })
        })
        .collect();
    gather.offer_in_turn(lists);
}

/// How a disk in the middle of its activation could go on.
pub(super) fn list_continued(gather: &mut Gather<'_>, start: &MoveStart, may_act: bool) {
    let board = gather.board;
    if may_act {
        let acts = acts(board, gather.seat, start.disk);
        gather.offer_all(acts.map(Action::Continue));
    }
    if start.flips > 0 {
        gather
            .offer_all(moves::list(board, start).into_iter().map(|path| Action::Continue(Order::Move(path))));
    }
    gather.offer(Action::Done);
}
