//! The activation phase: command cards are chosen, revealed, resolved one after another and discarded.

mod acting;
mod order;
mod reinforce;
mod resolve;

use gonfalon_kernel::{Questions, RuleId, Seat, Wake};
use serde::Serialize;
use smallvec::SmallVec;

use crate::action::{Action, Question};
use crate::cx::{Cx, Step, WakeUp};
use crate::event::Event;
use crate::frame::Frame;
use crate::state::{Phase, Place};

pub(crate) use acting::Acting;
pub(crate) use acting::{continue_refusals, order_refusals};
pub use order::{Played, resolution_order};
pub(crate) use reinforce::{entry_refusals, place_reinforced, reinforce_refusals};
pub(crate) use resolve::Resolve;
pub(crate) use resolve::{battle_ability_now, card_changes, offers_bonus, resolve_refusals};

/// The activation phase under way.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Activation {
    /// Cards revealed and not resolved yet, the next one first.
    order: SmallVec<[Seat; 4]>,
    stage: Stage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Stage {
    Choose,
    Choosing,
    Resolve,
}

impl Activation {
    /// The phase from its beginning.
    pub(crate) fn new() -> Activation {
        Activation { order: SmallVec::new(), stage: Stage::Choose }
    }

    /// The phase from the moment the cards that lie face up are to be resolved.
    pub(crate) fn resolving(cx: &mut Cx<'_>) -> Activation {
        let mut activation = Activation::new();
        activation.put_in_order(cx);
        activation
    }

    pub(crate) fn step(mut self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        if let Wake::Answer(seat, Action::Command(card)) = wake {
            cx.emit(Event::CommandSealed { seat, card: Some(card) });
            if !cx.state.stack.asks().is_empty() {
                return Step::Wait(Frame::Activation(self));
            }
            self.reveal(cx);
        }
        loop {
            match self.stage {
                Stage::Choose => {
                    if !self.phase_goes_on(cx) {
                        return Step::Return(());
                    }
                    self.stage = Stage::Choosing;
                    let questions = ask_for_cards(cx);
                    if !questions.is_empty() {
                        return Step::Ask(Frame::Activation(self), questions);
                    }
                    self.reveal(cx);
                }
                Stage::Choosing => self.reveal(cx),
                Stage::Resolve => {
                    if self.order.is_empty() {
                        cx.emit(Event::CardsDiscarded);
                        self.stage = Stage::Choose;
                        continue;
                    }
                    let seat = self.order.remove(0);
                    if !cx.board().player(seat).eliminated {
                        return Step::Call(Frame::Activation(self), Frame::Resolve(Resolve::new(seat)));
                    }
                }
            }
        }
    }

    /// Reveals the sealed cards and settles the order in which they resolve.
    fn reveal(&mut self, cx: &mut Cx<'_>) {
        let sealed: SmallVec<[_; 4]> = cx
            .state
            .secrets
            .iter()
            .filter_map(|(seat, secret)| secret.chosen.map(|card| (seat, card)))
            .filter(|(seat, _)| !cx.board().player(*seat).eliminated)
            .collect();
        cx.emit(Event::CommandsRevealed(sealed));
        self.put_in_order(cx);
    }

    fn put_in_order(&mut self, cx: &mut Cx<'_>) {
        let board = cx.board();
        let played: SmallVec<[Played; 4]> = board
            .table
            .initiative
            .iter()
            .filter_map(|seat| {
                let card = board.player(*seat).revealed?;
                Some(Played { seat: *seat, strategy: board.game.library[card].strategy })
            })
            .collect();
        self.order = resolution_order(&played);
        cx.emit(Event::OrderDetermined(self.order.clone()));
        self.stage = Stage::Resolve;
    }

    /// The phase ends when every disk on the battlefield is pinned or activated, or nobody has a card left. Disks in
    /// reserve do not prolong it.
    fn phase_goes_on(&self, cx: &mut Cx<'_>) -> bool {
        let board = cx.board();
        debug_assert!(board.table.phase == Phase::Activation, "cards are played in the activation phase");
        let cards = board.table.initiative.iter().any(|seat| board.player(*seat).hand_size > 0);
        cards && board.battlefield().any(|disk| board.can_activate(disk))
    }
}

/// Asks everybody with more than one card; a single card is laid down without asking, which tells nobody anything
/// since the number of cards in hand is public.
fn ask_for_cards(cx: &mut Cx<'_>) -> Questions<Question> {
    let mut questions = Questions::new();
    let seats: SmallVec<[Seat; 4]> = Seat::all(cx.game.seats).collect();
    for seat in seats {
        let player = cx.board().player(seat);
        if player.eliminated || player.hand_size == 0 {
            continue;
        }
        if player.hand_size == 1 {
            let card = cx.secret(seat).hand.iter().next();
            cx.emit(Event::CommandSealed { seat, card });
        } else {
            questions.push((seat, Question::ChooseCommand, RuleId("whdw.command.choose-secretly")));
        }
    }
    questions
}

/// Whether a seat has disks in reserve.
pub(crate) fn has_reserve(cx: &Cx<'_>, seat: Seat) -> bool {
    cx.board().army_in(seat, Place::Reserve).next().is_some()
}
