//! Messages: a key for a sentence in both languages, with arguments.

use std::fmt;

/// The key of a message and the names of its arguments.
pub type Message = (&'static str, &'static [&'static str]);

/// The arguments of a message with their names.
pub type Args = Vec<(&'static str, String)>;

/// Whether one of `messages` has this key and these arguments.
pub fn is_among(messages: &[Message], key: &str, args: &[(&'static str, String)]) -> bool {
    messages
        .iter()
        .any(|(known, names)| *known == key && names.iter().copied().eq(args.iter().map(|(name, _)| *name)))
}

/// The argument with this name.
pub fn argument<'a>(args: &'a [(&'static str, String)], name: &str) -> Option<&'a str> {
    args.iter().find(|(known, _)| *known == name).map(|(_, value)| value.as_str())
}

/// Writes the arguments in the short form for logs.
pub fn write_arguments(out: &mut fmt::Formatter<'_>, args: &[(&'static str, String)]) -> fmt::Result {
    args.iter().try_for_each(|(name, value)| write!(out, " {name}={value:?}"))
}
