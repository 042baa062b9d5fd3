//! The game at the kernel's door.

mod answers;
mod falls;
mod reach;

use gonfalon_kernel::{Accepted, Ask, Dice, Game, Line, Outcome, Refusal, Seat, SeededDice, Sink};

use crate::action::{Action, Question};
use crate::board::Board;
use crate::cx::Cx;
use crate::event::Event;
use crate::state::State;
use crate::view::View;
use crate::{Dw, proposals, tell, view};

pub(crate) use answers::answer_refusals;

impl Dw {
    /// Whether the rules allow an answer, as far as whoever is asked can tell: that needs the table and the own secrets alone.
    pub fn allows(&self, view: &View, ask: &Ask<Question>, action: &Action) -> bool {
        answer_refusals(view.board(self), &view.own, ask.seat, &ask.question, action).is_empty()
    }
}

impl Game for Dw {
    type State = State;
    type Question = Question;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn asks<'s>(&self, state: &'s State) -> &'s [Ask<Question>] {
        state.stack.asks()
    }

    fn outcome<'s>(&self, state: &'s State) -> Option<&'s Outcome> {
        state.table.outcome.as_ref()
    }

    fn refusals(&self, state: &State, ask: &Ask<Question>, action: &Action) -> Vec<Refusal> {
        let board = Board::new(self, &state.table);
        answer_refusals(board, &state.secrets[ask.seat], ask.seat, &ask.question, action)
    }

    fn carry_out(
        &self,
        state: &mut State,
        legal: Accepted<Action>,
        dice: &mut dyn Dice,
        sink: &mut dyn Sink<Event>,
    ) {
        legal.resume(&mut Cx { game: self, state, dice, sink });
    }

    fn view(&self, state: &State, viewer: Option<Seat>) -> View {
        view::view(state, viewer)
    }

    fn seen(&self, event: &Event, viewer: Option<Seat>) -> Option<Event> {
        Some(view::seen(event, viewer))
    }

    fn proposals(&self, view: &View, ask: &Ask<Question>, budget: usize) -> Vec<Action> {
        proposals::proposals(self, view, ask, budget)
    }

    fn sample(&self, view: &View, ask: &Ask<Question>, chance: &mut SeededDice) -> Action {
        proposals::sample(self, view, ask, chance)
    }

    fn fallback(&self, view: &View, ask: &Ask<Question>) -> Action {
        proposals::fallback(self, view, ask)
    }

    fn tell(&self, event: &Event) -> Option<Line> {
        tell::event(self, event)
    }

    fn tell_question(&self, question: &Question) -> Line {
        tell::question(self, question)
    }
}
