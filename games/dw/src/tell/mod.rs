//! Events and questions in words: which sentence is said, and with which names, numbers and words. The sentences
//! themselves are in the language files.

mod event;
mod names;
mod question;
pub(crate) mod word;

pub(crate) use event::event;
pub(crate) use question::question;
