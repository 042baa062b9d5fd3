//! Positions as a player imagines them: only battle formations that are noted but not revealed are secret.

use gonfalon_kernel::{Imagines, Known, RuleId, Seat, SeededDice, Stack};

use crate::Wh40k;
use crate::action::{Formations, Question};
use crate::frame::Frame;
use crate::setup::Setup;
use crate::state::State;

impl Imagines for Wh40k {
    /// Formations that others have noted are left blank in it.
    type Underway = Stack<Frame, Question>;

    fn underway(&self, state: &State, seat: Seat) -> Stack<Frame, Question> {
        // wh40k.mission.formations-secret
        state.stack.rewritten(|frame| match frame {
            Frame::Setup(Setup::Formations(sealed)) => {
                let blank = sealed.as_ref().clone().replaced_for(seat, |_| Formations::default());
                Frame::Setup(Setup::Formations(Box::new(blank)))
            }
            other => other.clone(),
        })
    }

    fn imagine(&self, known: &Known<Self>, _chance: &mut SeededDice) -> State {
        let Known { view, underway, .. } = known;
        // To note nothing, so that every unit is deployed as it is, is always possible and the likeliest by far.
        State { table: view.table.clone(), stack: underway.clone() }
    }
    fn reopen(&self, state: &mut State, seat: Seat) {
        let Some(Frame::Setup(Setup::Formations(sealed))) = state.stack.top_mut() else { return };
        let others = Seat::all(2).filter(|other| *other != seat);
        let noted: Vec<Seat> = others.filter(|other| sealed.take_back(*other).is_some()).collect();
        for other in noted {
            state.stack.reopen(other, Question::Formations, RuleId("wh40k.mission.formations-secret"));
        }
    }
}
