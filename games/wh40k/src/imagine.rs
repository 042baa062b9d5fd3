//! Positions as a player imagines them: only battle formations that are noted but not revealed are secret.

use gonfalon_kernel::{Imagines, Seat, SeededDice, Stack};

use crate::Wh40k;
use crate::action::{Formations, Question};
use crate::frame::Frame;
use crate::setup::Setup;
use crate::state::State;
use crate::view::View;

impl Imagines for Wh40k {
    /// Formations that others have noted are left blank in it.
    type Underway = Stack<Frame, Question>;

    fn underway(&self, state: &State, seat: Seat) -> Stack<Frame, Question> {
        // wh40k.mission.formations-secret
        state.stack.clone().with_frames(|frame| match frame {
            Frame::Setup(Setup::Formations(sealed)) => {
                let blank = sealed.replaced_for(seat, |_| Formations::default());
                Frame::Setup(Setup::Formations(Box::new(blank)))
            }
            other => other,
        })
    }

    fn imagine(
        &self,
        _seat: Seat,
        view: &View,
        underway: &Stack<Frame, Question>,
        _chance: &mut SeededDice,
    ) -> State {
        // To note nothing, so that every unit is deployed as it is, is always possible and the likeliest by far.
        State { table: view.table.clone(), stack: underway.clone() }
    }
}
