//! Events and questions in words.

use gonfalon_kernel::Line;

use crate::Whdw;
use crate::action::Question;
use crate::event::Event;

/// An event in words.
pub(crate) fn event(_game: &Whdw, _event: &Event) -> Option<Line> {
    None
}

/// A question in words.
pub(crate) fn question(_game: &Whdw, _question: &Question) -> Line {
    Line::new("question")
}
