//! Positions as a player imagines them: nothing in this game is secret.

use gonfalon_kernel::{Imagines, Seat, SeededDice, Stack};

use crate::Kow;
use crate::action::Question;
use crate::frame::Frame;
use crate::state::{State, Table};

impl Imagines for Kow {
    type Underway = Stack<Frame, Question>;

    fn underway(&self, state: &State, _seat: Seat) -> Stack<Frame, Question> {
        state.stack.clone()
    }

    fn imagine(
        &self,
        _seat: Seat,
        view: &Table,
        underway: &Stack<Frame, Question>,
        _chance: &mut SeededDice,
    ) -> State {
        State { table: view.clone(), stack: underway.clone() }
    }
}
