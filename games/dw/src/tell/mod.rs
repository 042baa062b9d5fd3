//! Events and questions in words: which sentence is said, and with which names, numbers and words. The sentences
//! themselves are in the language files.
use gonfalon_kernel::Line;
pub(crate) fn event(_: &crate::Dw, _: &crate::event::Event) -> Option<Line> {
    None
}
pub(crate) fn question(_: &crate::Dw, _: &crate::action::Question) -> Line {
    Line::new("question-x")
}
