//! The end of the game: what was scored and how long it lasted.

use std::collections::BTreeMap;

use gonfalon_kernel::Seat;

use super::Seen;
use crate::board::Board;
use crate::event::Event;
use crate::setting::{ClockChoice, GameLength};
use crate::state::{UnitId, Victory};
use crate::victory::{controls, destroyed, near};

impl Seen<'_> {
    /// Looks at what a player has scored and how the game ends.
    pub(super) fn scored(&mut self, board: Board<'_>, event: &Event) {
        match event {
            Event::Scored { seat, .. } => self.points(board, *seat),
            Event::Ended { .. } => {
                self.contested(board);
                self.length(board);
            }
            _ => {}
        }
    }

    fn points(&mut self, board: Board<'_>, seat: Seat) {
        let killed = destroyed(board, seat) > 0;
        match board.table.victory {
            Some(Victory::Pillage) => {
                self.controlled(board, seat);
            }
            Some(Victory::KillAndPillage) => {
                self.rule_if(killed, "kow.victory.both-kill-points");
                if self.controlled(board, seat) {
                    self.rule("kow.victory.both-objective-value");
                }
            }
            Some(Victory::Kill) | None => self.rule_if(killed, "kow.victory.kill-score"),
        }
    }

    /// Notes every objective that a player controls, and says whether there is any.
    fn controlled(&mut self, board: Board<'_>, seat: Seat) -> bool {
        let mut holds: BTreeMap<UnitId, u8> = BTreeMap::new();
        let objectives = board.table.objectives.iter();
        let own: Vec<_> = objectives.filter(|objective| controls(board, **objective, seat)).collect();
        for objective in &own {
            self.rule("kow.victory.pillage-control");
            for unit in near(board, **objective) {
                *holds.entry(unit).or_default() += 1;
            }
        }
        self.rule_if(holds.values().any(|held| *held > 1), "kow.victory.pillage-several");
        !own.is_empty()
    }

    fn contested(&mut self, board: Board<'_>) {
        for objective in board.table.objectives.iter() {
            let both =
                [Seat(0), Seat(1)].map(|seat| near(board, *objective).any(|unit| board.owner(unit) == seat));
            self.rule_if(both == [true, true], "kow.victory.pillage-contested");
        }
    }

    fn length(&mut self, board: Board<'_>) {
        let chess = matches!(board.game.agreement.clock, ClockChoice::Chess(_));
        self.rule_if(chess, "kow.scenario.length-chess-clock");
        if chess && self.timed_out {
            self.rule("kow.clock.chess-time-out-result");
            return;
        }
        self.rule_if(chess, "kow.clock.chess-normal-end");
        self.rule("kow.turn.game-end");
        self.rule(match board.game.agreement.length {
            GameLength::Turns(_) => "kow.scenario.length-turns",
            GameLength::Time(_) => "kow.scenario.length-time",
        });
    }
}
