//! Positions as a player imagines them: nothing in this game is secret.

use gonfalon_kernel::{Imagines, Known, Seat, SeededDice, Stack};

use crate::Kow;
use crate::action::Question;
use crate::frame::Frame;
use crate::state::State;

impl Imagines for Kow {
    type Underway = Stack<Frame, Question>;

    fn underway(&self, state: &State, _seat: Seat) -> Stack<Frame, Question> {
        state.stack.clone()
    }

    fn imagine(&self, known: &Known<Self>, _chance: &mut SeededDice) -> State {
        let Known { view, underway, .. } = known;
        State { table: view.clone(), stack: underway.clone() }
    }
}
