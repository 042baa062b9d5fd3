//! The kernel: seats, questions, legality, unfinished business, dice, logs, ledgers and rule cards.
//!
//! It knows no game. A game implements [`Game`] and is driven by three calls: what is pending
//! ([`Game::asks`]), is this answer legal ([`check`]), play it ([`play`]).

mod ask;
mod dice;
mod flow;
mod game;
mod rule;
mod seat;

pub use ask::{Ask, AskId, Denied, Legal, Outcome};
pub use dice::{Branch, Dice, RecordingDice, Roll, Rolled, SeededDice, TapeDice, every_branch};
pub use flow::{Flow, Machine, Questions, Stack, Wake, begin};
pub use game::{Accepted, Game, Sink, check, play};
pub use rule::{Arg, Line, Refusal, RuleId};
pub use seat::{BySeat, COLOURS, FEWEST_SEATS, MOST_SEATS, Seat};
