//! Rule cards: short texts that a player can read and a machine runs.
//!
//! A card sets up a position, scripts the dice, answers questions (or tries an illegal answer) and states what
//! must follow. The reader and runner here know no game; a game teaches them its words through [`Speaks`].
//! `docs/cards/README.md` describes the language for people who write cards.

mod files;
mod free;
mod read;
mod run;
mod speaks;
mod statement;
mod trouble;
mod verdict;

pub use files::{LARGEST_CARD, find_cards, run_file, run_text};
pub use speaks::{ActionOf, EventOf, QuestionOf, Speaks, StateOf, ViewOf};
pub use statement::RUNNER_WORDS;
pub use trouble::Trouble;
pub use verdict::{Failure, Verdict, proofs};
