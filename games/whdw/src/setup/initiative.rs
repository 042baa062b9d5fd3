//! Edges and initiative.

use std::ops::ControlFlow::{self, Break, Continue};

use gonfalon_kernel::{Refusal, Seat};
use smallvec::SmallVec;

use super::Setting;
use crate::action::{Action, Question};
use crate::board::Board;
use crate::cx::{Cx, Step};
use crate::event::Event;
use crate::frame::Frame;
use crate::state::Edge;

/// Edges as agreed, otherwise at random; two players face each other.
pub(super) fn assign_edges(cx: &mut Cx<'_>) {
    let edges: SmallVec<[Edge; 4]> = match &cx.game.edges {
        Some(edges) => edges.iter().copied().collect(),
        None if cx.game.seats == 2 => match cx.roll("edge-die", 2) {
            1 => SmallVec::from_slice(&[Edge::South, Edge::North]),
            _ => SmallVec::from_slice(&[Edge::North, Edge::South]),
        },
        None => {
            let mut free: SmallVec<[Edge; 4]> =
                SmallVec::from_slice(&[Edge::South, Edge::North, Edge::West, Edge::East]);
            (0..cx.game.seats)
                .map(|_| {
                    let pick = cx.roll("edge-die", free.len() as u8);
                    free.remove(usize::from(pick - 1))
                })
                .collect()
        }
    };
    cx.emit(Event::EdgesAssigned(edges));
}

/// Everybody rolls and adds unspent recruitment points; a tie for the highest total is rolled off. In the learning
/// scenario the winner is first player, otherwise he gives out the tokens.
pub(super) fn roll(cx: &mut Cx<'_>, again: bool) -> ControlFlow<Step, Setting> {
    let mut rolling: SmallVec<[Seat; 4]> =
        Seat::all(cx.game.seats).filter(|seat| !cx.board().player(*seat).eliminated).collect();
    let everybody = rolling.clone();
    let winner = loop {
        let mut totals: SmallVec<[(Seat, u16); 4]> = SmallVec::new();
        for seat in rolling {
            let die = cx.roll("initiative-die", 6);
            let unspent = cx.game.unspent[seat.index()];
            cx.emit(Event::InitiativeRolled { seat, die, unspent });
            totals.push((seat, u16::from(die) + unspent));
        }
        let best = totals.iter().map(|(_, total)| *total).max().unwrap_or(0);
        rolling = totals.iter().filter(|(_, total)| *total == best).map(|(seat, _)| *seat).collect();
        if let [winner] = rolling.as_slice() {
            break *winner;
        }
    };
    if cx.game.is_learning() {
        let mut order = everybody;
        order.sort_by_key(|seat| (*seat != winner, *seat));
        cx.emit(Event::InitiativeAssigned(order));
        return if again { Break(Step::Return(())) } else { Continue(Setting::DealDeployment) };
    }
    let me = Frame::Setup(Setting::Assign { again });
    Break(Step::ask(me, winner, Question::AssignInitiative, "whdw.setup.initiative-assign"))
}

/// Every reason against an initiative order: each player receives exactly one token.
pub(crate) fn initiative_refusals(board: Board<'_>, action: &Action) -> Vec<Refusal> {
    let Action::Initiative(order) = action else {
        return vec![Refusal::new("whdw.setup.initiative-assign", "refusal-not-an-answer")];
    };
    let playing = || Seat::all(board.game.seats).filter(|seat| !board.player(*seat).eliminated);
    let tokens = playing().count();
    let mut refusals = Vec::new();
    if order.len() > tokens {
        refusals.push(
            Refusal::new("whdw.setup.initiative-tokens-used", "refusal-too-many-tokens")
                .number("tokens", tokens as i64),
        );
    }
    let holds_one = |seat: Seat| order.iter().filter(|holder| **holder == seat).count() == 1;
    if order.len() != tokens || !playing().all(holds_one) {
        refusals.push(Refusal::new("whdw.setup.initiative-assign", "refusal-one-token-each"));
    }
    refusals
}
