//! Other people's programs as opponents: processes that are asked and answer in lines of JSON.
//!
//! Nothing here knows a game, and nothing a program does can stop whoever asks it: every question gets an answer or a
//! [`Fault`] in bounded time and memory. `docs/bot-protocol.md` tells what is said.

mod command;
mod fault;
mod limits;
mod message;
mod opponent;
mod pipes;
mod process;

pub use command::Program;
pub use fault::Fault;
pub use limits::Limits;
pub use message::{Hello, Over, PROTOCOL, Question, Reason};
pub use opponent::Opponent;
pub use process::end_all;
