//! The match log: a match is its header, its answers and its dice; everything else can be derived again.

mod course;
mod record;

pub use course::Course;
pub use record::{Begin, End, Entry, Header, LOG_FORMAT, Record};
