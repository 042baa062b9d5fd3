//! Before the battle and between command cards: initiative, scenario, deployment cards, command cards.

use gonfalon_kernel::{Seat, SeededDice};
use smallvec::SmallVec;

use super::draw::{between, one_in, one_of, shuffle};
use super::gather::Gather;
use crate::action::Action;
use crate::board::Board;
use crate::data::{CommandId, ScenarioId};
use crate::setup::deployment_card_refusals;
use crate::state::Secret;

/// Initiative in the order of the seats.
pub(super) fn plain_initiative(board: Board<'_>) -> Action {
    Action::Initiative(playing(board))
}

/// Any initiative order.
pub(super) fn sample_initiative(board: Board<'_>, chance: &mut SeededDice) -> Action {
    let mut order = playing(board);
    shuffle(chance, &mut order);
    Action::Initiative(order)
}

fn playing(board: Board<'_>) -> SmallVec<[Seat; 4]> {
    Seat::all(board.game.seats).filter(|seat| !board.player(*seat).eliminated).collect()
}

/// The scenario card drawn first.
pub(super) fn first_scenario(own: &Secret) -> Action {
    Action::Scenario(own.drawn.first().copied().unwrap_or(ScenarioId(0)))
}

/// Any of the scenario cards drawn.
pub(super) fn sample_scenario(own: &Secret, chance: &mut SeededDice) -> Action {
    Action::Scenario(one_of(chance, &own.drawn).unwrap_or(ScenarioId(0)))
}

/// The first command card in hand.
pub(super) fn first_command(own: &Secret) -> Action {
    Action::Command(own.hand.iter().next().unwrap_or(CommandId(0)))
}

/// Any command card in hand.
pub(super) fn sample_command(own: &Secret, chance: &mut SeededDice) -> Action {
    let count = u32::from(own.hand.len());
    let card = own.hand.iter().nth(chance.below(count) as usize);
    Action::Command(card.unwrap_or(CommandId(0)))
}

/// The first card laid out, plain side up, at the first free place of the edge.
pub(super) fn plain_deployment_card(board: Board<'_>, seat: Seat) -> Action {
    Action::DeploymentCard { card: 0, text: false, at: free_place(board, seat) }
}

/// Any card laid out, mostly beside another one or anywhere along the edge.
pub(super) fn sample_deployment_card(board: Board<'_>, seat: Seat, chance: &mut SeededDice) -> Action {
    let card = chance.below(board.table.deployment_row.len() as u32) as u8;
    let text = !one_in(chance, 4);
    let room = board.card_room(seat);
    let width = board.game.library.constants.deployment.card_width.0;
    let mine: SmallVec<[i32; 8]> = laid(board, seat).collect();
    for _ in 0..8 {
        let at = match one_of(chance, &mine) {
            Some(beside) if one_in(chance, 2) => beside + if one_in(chance, 2) { width } else { -width },
            _ => between(chance, room.from, room.to - width),
        };
        let action = Action::DeploymentCard { card, text, at };
        if deployment_card_refusals(board, seat, &action).is_empty() {
            return action;
        }
    }
    Action::DeploymentCard { card, text, at: free_place(board, seat) }
}

fn laid(board: Board<'_>, seat: Seat) -> impl Iterator<Item = i32> {
    board.table.zone_cards.iter().filter(move |card| card.owner == seat).map(|card| card.at)
}

/// The first free place of the edge: its beginning, or right beside a card that lies there. Such places waste no room.
fn free_place(board: Board<'_>, seat: Seat) -> i32 {
    let width = board.game.library.constants.deployment.card_width.0;
    let begins = board.card_room(seat).from;
    let fits = |at: &i32| {
        let action = Action::DeploymentCard { card: 0, text: false, at: *at };
        deployment_card_refusals(board, seat, &action).is_empty()
    };
    std::iter::once(begins).chain(laid(board, seat).map(|at| at + width)).find(fits).unwrap_or(begins)
}

/// Every initiative order, those in which the player himself is first at the beginning.
pub(super) fn list_initiative(gather: &mut Gather<'_>) {
    let mut seats = playing(gather.board);
    let me = gather.seat;
    seats.sort_by_key(|seat| *seat != me);
    let mut orders = Vec::new();
    permute(&mut seats, 0, &mut orders);
    gather.offer_all(orders.into_iter().map(Action::Initiative));
}

fn permute(seats: &mut SmallVec<[Seat; 4]>, from: usize, orders: &mut Vec<SmallVec<[Seat; 4]>>) {
    if from >= seats.len() {
        orders.push(seats.clone());
        return;
    }
    for swapped in from..seats.len() {
        seats.swap(from, swapped);
        permute(seats, from + 1, orders);
        seats.swap(from, swapped);
    }
}

/// Every card, either side up, in the middle of the edge, beside own cards, opposite enemies and at the ends.
pub(super) fn list_deployment_cards(gather: &mut Gather<'_>) {
    let (board, seat) = (gather.board, gather.seat);
    let width = board.game.library.constants.deployment.card_width.0;
    let room = board.card_room(seat);
    let mut places: Vec<i32> = Vec::new();
    places.extend(laid(board, seat).flat_map(|at| [at + width, at - width]));
    places.push((room.from + room.to - width) / 2);
    places.extend(board.table.zone_cards.iter().filter(|card| card.owner != seat).map(|card| card.at));
    places.extend([room.from, room.to - width, free_place(board, seat)]);
    let cards = 0..board.table.deployment_row.len() as u8;
    for at in places {
        for text in [true, false] {
            gather.offer_all(cards.clone().map(|card| Action::DeploymentCard { card, text, at }));
        }
    }
}
