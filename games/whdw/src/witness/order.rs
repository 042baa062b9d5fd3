//! The order in which command cards resolve, and the phases of a round.

use gonfalon_kernel::Seat;

use super::{Beat, Seen};
use crate::board::Board;
use crate::data::Strategy;
use crate::event::Event;
use crate::state::Phase;

impl Seen {
    /// Looks at what comes after what.
    pub(super) fn ordered(&mut self, beat: &Beat<'_>) {
        match beat.event() {
            Event::PhaseBegan(Phase::Activation | Phase::Melee | Phase::End) => {
                self.rule("whdw.round.phases");
            }
            Event::OrderDetermined(order) if order.len() > 1 => self.put_in_order(beat.before, order),
            _ => {}
        }
    }

    fn put_in_order(&mut self, board: Board<'_>, order: &[Seat]) {
        let card = |seat: Seat| board.player(seat).revealed.map(|card| &board.game.library[card]);
        let strategy = |seat: Seat| card(seat).map(|card| card.strategy);
        self.rule("whdw.command.strategies");
        let assault = order.iter().any(|seat| card(*seat).is_some_and(|card| card.id == "assault"));
        self.when(assault, "whdw.card.assault");
        let played = board.table.initiative.iter().copied().find(|seat| order.contains(seat));
        let Some(first) = played else { return };
        // Cards are compared with that of the first player who has played one; only among two is that all there is to it.
        for other in order.iter().copied().filter(|seat| *seat != first) {
            if let (Some(one), Some(other)) = (strategy(first), strategy(other)) {
                self.rule(compared(one, other));
            }
        }
        if board.game.seats < 3 {
            return;
        }
        let slow = strategy(first) == Some(Strategy::Slow);
        self.rule(if slow { "whdw.multi.first-slow" } else { "whdw.multi.compare-first" });
        self.when(board.table.initiative.first() != Some(&first), "whdw.multi.first-without-card");
        let same = order.windows(2).any(|pair| strategy(pair[0]) == strategy(pair[1]));
        self.when(same, "whdw.multi.same-group");
        let played = |wanted| order.iter().any(|seat| strategy(*seat) == Some(wanted));
        let ring = [Strategy::Bold, Strategy::Steady, Strategy::Devious].into_iter().all(played);
        self.when(slow && ring, "whdw.multi.loop");
    }
}

/// The rule that says which of two strategies comes first.
fn compared(one: Strategy, other: Strategy) -> &'static str {
    match (one, other) {
        (one, other) if one == other => "whdw.command.tie",
        (Strategy::Slow, _) | (_, Strategy::Slow) => "whdw.command.slow-last",
        (Strategy::Bold, Strategy::Steady) | (Strategy::Steady, Strategy::Bold) => {
            "whdw.command.bold-before-steady"
        }
        (Strategy::Steady, Strategy::Devious) | (Strategy::Devious, Strategy::Steady) => {
            "whdw.command.steady-before-devious"
        }
        _ => "whdw.command.devious-before-bold",
    }
}
