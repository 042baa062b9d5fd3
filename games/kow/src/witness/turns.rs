//! Turns and phases, and units that pull themselves together.

use gonfalon_kernel::Seat;

use super::Seen;
use crate::board::Board;
use crate::data::SpecialKind;
use crate::event::Event;
use crate::state::Phase;

impl Seen<'_> {
    /// Looks at what an event says about the course of the game.
    pub(super) fn turned(&mut self, board: Board<'_>, event: &Event) {
        match event {
            Event::TurnBegan { turn, seat } => {
                self.rule("kow.turn.active-player");
                self.rule_if(*turn > 1, "kow.turn.alternate");
                self.yellow_bellied(board, *seat);
            }
            Event::PhaseBegan(phase) => {
                self.rule("kow.turn.phases");
                self.rule_if(matches!(phase, Phase::Shoot | Phase::Melee), "kow.turn.all-units-per-phase");
            }
            Event::HeadstrongRolled { unit, die } => {
                let needed = board.game.library.constants.specials.headstrong_roll;
                self.rule(if *die >= needed {
                    "kow.special.headstrong"
                } else {
                    "kow.special.headstrong-failed"
                });
                self.army_wide(board, *unit, SpecialKind::Headstrong);
            }
            _ => {}
        }
    }

    /// Units that waver and may not even try to shake it off, though the rest of their army may.
    fn yellow_bellied(&mut self, board: Board<'_>, seat: Seat) {
        for unit in board.army(seat).filter(|unit| board.unit(*unit).wavering) {
            let profile = board.profile(unit);
            let army_wide = board.game.library[profile.list].army_wide.kind();
            let denied = profile.has(SpecialKind::YellowBellied) && army_wide == SpecialKind::Headstrong;
            self.rule_if(denied, "kow.list.yellow-bellied-not-headstrong");
        }
    }
}
