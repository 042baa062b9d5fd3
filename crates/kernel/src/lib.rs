//! The kernel: seats, questions, legality, unfinished business, dice, logs, ledgers and rule cards.
//!
//! It knows no game. A game implements [`Game`] and is driven by three calls: what is pending
//! ([`Game::asks`]), is this answer legal ([`check`]), play it ([`play`]).

mod alternative;
mod ask;
pub mod card;
pub mod coverage;
mod dice;
mod flow;
mod game;
mod hash;
mod imagine;
pub mod ledger;
pub mod log;
mod nearest;
mod rule;
mod sealed;
mod seat;
mod window;

pub use alternative::{Alternative, alternatives};
pub use ask::{Ask, AskId, Denied, Legal, Outcome};
pub use dice::{Branch, Dice, Misfit, RecordingDice, Roll, Rolled, SeededDice, TapeDice, every_branch};
pub use flow::{Flow, Machine, Questions, Stack, Wake, begin};
pub use game::{Accepted, Game, Sink, check, play};
pub use hash::Hash;
pub use imagine::{Imagines, Known, Seen, is_honest};
pub use ledger::Ledger;
pub use nearest::{distance, nearest};
pub use rule::{Arg, Line, Refusal, RuleId};
pub use sealed::Sealed;
pub use seat::{BySeat, COLOURS, FEWEST_SEATS, MOST_SEATS, Seat};
pub use window::Window;

/// What the kernel says in English, for `gonfalon-text`.
pub const TEXT_EN: &str = include_str!("../text/en/kernel.ftl");
/// What the kernel says in German.
pub const TEXT_DE: &str = include_str!("../text/de/kernel.ftl");
