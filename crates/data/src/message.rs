//! Messages: a key for a sentence in both languages, with arguments.

use std::collections::BTreeSet;
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

/// What is wrong with `text`, a Fluent file with one message a line in alphabetical order, as the sentences of
/// `messages`: each must be there, whole, with all its arguments and no others. For the tests of whoever has messages.
pub fn flaws(text: &str, messages: &[Message]) -> Vec<String> {
    let mut flaws = Vec::new();
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let sentences: Vec<(&str, &str)> =
        lines.map(|line| line.split_once(" = ").unwrap_or((line, ""))).collect();
    let keys: Vec<&str> = sentences.iter().map(|(key, _)| *key).collect();
    let known: Vec<&str> = messages.iter().map(|(key, _)| *key).collect();
    if keys != known {
        flaws.push(format!("there are {keys:?}, but known are {known:?}"));
    }
    for (key, sentence) in sentences {
        if !sentence.ends_with(['.', '?']) {
            flaws.push(format!("{key} is no whole sentence"));
        }
        let said: BTreeSet<&str> =
            sentence.split("{ $").skip(1).filter_map(|rest| rest.split(" }").next()).collect();
        let names = messages.iter().find(|(known, _)| *known == key).map_or(&[][..], |(_, names)| names);
        let given: BTreeSet<&str> = names.iter().copied().collect();
        if said != given {
            flaws.push(format!("{key} says {said:?}, but is given {given:?}"));
        }
    }
    flaws
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_that_do_not_fit_are_found() {
        let messages: &[Message] = &[("a", &[]), ("b", &["x"])];
        assert_eq!(flaws("# Title\n\na = Well.\nb = { $x }?\n", messages), Vec::<String>::new());
        for wrong in
            ["a = Well.", "b = { $x }.\na = Well.", "a = Well\nb = { $x }.", "a = Well.\nb = { $y }."]
        {
            assert_eq!(flaws(wrong, messages).len(), 1, "{wrong}");
        }
    }
}
