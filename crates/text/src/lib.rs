//! The words: turns the kernel's [`Line`](gonfalon_kernel::Line)s into English and German.
//!
//! Every crate that speaks has its sentences in Fluent files, one folder a language, and hands them over as
//! [`Source`]s. [`Texts`] puts them together once; what is missing shows up as a marker in the text and as a
//! [`Flaw`], never as a panic.

mod arguments;
mod lang;
mod messages;
mod texts;
mod used;

pub use lang::{Lang, UnknownLang};
pub use texts::{Flaw, Resolved, Source, SourceTrouble, Texts};
pub use used::used_keys;
