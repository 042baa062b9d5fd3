//! The match log: a match is its header, its answers and its dice; everything else can be derived again.
//!
//! A log file has one JSON record a line: first the [`Header`], then [`Begin`], then one [`Entry`] for each
//! answer and one [`Resignation`] for each seat that gives up, last [`End`], which is absent while the match is running. Each record but the header carries a
//! fingerprint of everything before it and of the position after it. [`verify`] plays the whole match again
//! through the rules and compares every fingerprint; it proves that the log is unchanged and by the rules, not
//! who wrote it.

mod course;
mod live;
mod read;
mod record;
mod replay;
mod trouble;
mod write;

pub use course::Course;
pub use live::Match;
pub use read::Limits;
pub use record::{Begin, End, Entry, Header, LOG_FORMAT, Record, Resignation};
pub use replay::{Verified, read_header, replay, verify};
pub use trouble::{Problem, Trouble, Unbuildable};
pub use write::save;
