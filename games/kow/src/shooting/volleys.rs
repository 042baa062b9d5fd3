//! The Shoot phase: shot after shot until the player has enough or nothing is left to shoot.

use gonfalon_kernel::Wake;
use serde::Serialize;

use super::anything_to_shoot;
use super::surge::{charge, surge};
use super::volley::{Effect, shoot};
use crate::action::{Action, Deed, Question, Units};
use crate::cx::{Cx, Step, WakeUp};
use crate::frame::Frame;
use crate::nerve::Tests;
use crate::state::UnitId;

/// The Shoot phase. It ends with the Nerve tests of all units damaged in it.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Volleys {
    /// A surge that touches several enemies and waits for the choice of one.
    surging: Option<Surging>,
}

/// A unit that surges, and the enemies among which its target is chosen.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct Surging {
    unit: UnitId,
    among: Units,
}

impl Volleys {
    pub(crate) fn step(mut self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        if let Wake::Answer(_, Action { deed, .. }) = wake {
            if let Some(Surging { unit, among }) = self.surging.take() {
                // An attack is finished even if the time is up meanwhile.
                let target = if let Deed::Choose(target) = deed { target } else { among[0] };
                charge(cx, unit, target);
            }
            match deed {
                Deed::Shoot { unit, attack, target } => {
                    if let Effect::Surge { hits } = shoot(cx, unit, attack, target) {
                        let among = surge(cx, target, hits);
                        if !among.is_empty() {
                            return self.ask_whom(cx, target, among);
                        }
                    }
                }
                Deed::Done => return Step::Become(Frame::Tests(Tests::after_phase())),
                Deed::Choose(_) => {}
                // The time is up: the turn is over, and tests that have not been taken lapse.
                _ => return Step::Return(()),
            }
        }
        let seat = cx.state.table.active;
        if anything_to_shoot(cx.board(), seat) {
            Step::ask(Frame::Volleys(self), seat, Question::Shoot, "kow.shoot.sequence")
        } else {
            Step::Become(Frame::Tests(Tests::after_phase()))
        }
    }

    fn ask_whom(mut self, cx: &Cx<'_>, unit: UnitId, among: Units) -> Step {
        let question = Question::SurgeTarget { unit, among: among.clone() };
        self.surging = Some(Surging { unit, among });
        Step::ask(Frame::Volleys(self), cx.state.table.active, question, "kow.power.surge-charge")
    }
}
