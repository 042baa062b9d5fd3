//! What newcomers are taught, when it first matters.

use gonfalon_kernel::Line;
use serde::Serialize;

/// A lesson that comes up with a question or an event, told once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Lesson {
    /// The key of the question or event that brings it up.
    pub on: String,
    /// What it is about.
    pub title: Line,
    /// The lesson.
    pub says: Line,
}

impl Lesson {
    /// A lesson by its keys.
    pub fn new(on: &'static str, title: &'static str, says: &'static str) -> Lesson {
        Lesson { on: on.to_owned(), title: Line::new(title), says: Line::new(says) }
    }
}
