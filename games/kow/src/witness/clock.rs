//! Games by the clock.

use super::Seen;
use crate::action::Question;
use crate::board::Board;
use crate::event::Event;
use crate::setting::ClockChoice;
use crate::state::Phase;

impl Seen<'_> {
    /// Looks at what an event says about time.
    pub(super) fn timed(&mut self, board: Board<'_>, event: &Event) {
        let chess = matches!(board.game.agreement.clock, ClockChoice::Chess(_));
        match event {
            Event::TimeSpent { .. } if chess => {
                let deploying = *self.step.question == Question::Deploy;
                self.rule(if deploying { "kow.clock.chess-deployment" } else { "kow.clock.chess-turns" });
            }
            Event::FirstChosen(_) if chess => self.rule("kow.clock.chess-pause-first-turn"),
            Event::TimedOut(_) => {
                self.timed_out = true;
                self.rule(if chess {
                    "kow.clock.chess-time-out-ends-game"
                } else if board.table.phase == Phase::Setup {
                    "kow.clock.turn-timer-deployment"
                } else {
                    "kow.clock.turn-timer-ends-turn"
                });
            }
            Event::MeleeEnded { .. } if self.timed_out => self.rule("kow.clock.turn-timer-melees-lapse"),
            Event::Paused(_) => self.rule("kow.clock.pause"),
            _ => {}
        }
    }
}
