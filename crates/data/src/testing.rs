//! For tests of games: whether messages have their sentences, and what careless people do to files.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use proptest::prelude::*;

use crate::message::Message;

/// What is wrong with `text`, a Fluent file with one message a line in alphabetical order, as the sentences of
/// `messages`: each must be there, whole, with all its arguments and no others.
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

/// The files of a folder with their names, in the order of the names.
pub fn folder(path: &Path) -> Vec<(String, Vec<u8>)> {
    let mut files: Vec<(String, Vec<u8>)> = fs::read_dir(path)
        .expect("the folder is part of the project")
        .map(|entry| {
            let path = entry.expect("a readable folder").path();
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            (name, fs::read(&path).expect("a readable file"))
        })
        .collect();
    files.sort();
    files
}

/// What a hasty editor does to a file.
#[derive(Clone, Debug)]
pub enum Slip {
    /// Writes these bytes over what stands there.
    Overwrite(usize, Vec<u8>),
    /// Deletes so many bytes from there on.
    Delete(usize, usize),
    /// Copies from the first place to the second so many bytes.
    Copy(usize, usize, usize),
}

/// A few slips that write random bytes, what matters in TOML, or one of the `pieces` that matter in the game's files.
pub fn slips(pieces: &[&'static str]) -> impl Strategy<Value = Vec<Slip>> + use<> {
    let pieces = [&["\"", "[", "]", "{ }", "=", "-1", "999", "0.5", "true"], pieces].concat();
    let bytes = prop_oneof![
        proptest::collection::vec(any::<u8>(), 1..6),
        proptest::sample::select(pieces).prop_map(|text| text.as_bytes().to_vec()),
    ];
    let slip = prop_oneof![
        (any::<usize>(), bytes).prop_map(|(at, bytes)| Slip::Overwrite(at, bytes)),
        (any::<usize>(), 1_usize..200).prop_map(|(at, length)| Slip::Delete(at, length)),
        (any::<usize>(), any::<usize>(), 1_usize..80)
            .prop_map(|(from, to, length)| Slip::Copy(from, to, length)),
    ];
    proptest::collection::vec(slip, 1..4)
}

/// The text after these slips; places beyond its end begin again at its start.
pub fn slipped(text: &[u8], slips: &[Slip]) -> Vec<u8> {
    let mut text = text.to_vec();
    for slip in slips {
        let size = text.len().max(1);
        match slip {
            Slip::Overwrite(at, bytes) => {
                let at = at % size;
                let end = (at + bytes.len()).min(text.len());
                text.splice(at..end, bytes.iter().copied());
            }
            Slip::Delete(at, length) => {
                let at = at % size;
                text.drain(at..(at + length).min(text.len()));
            }
            Slip::Copy(from, to, length) => {
                let from = from % size;
                let piece = text[from..(from + length).min(text.len())].to_vec();
                let to = to % size;
                text.splice(to..to, piece);
            }
        }
    }
    text
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

    #[test]
    fn slips_change_what_they_say() {
        let after = |slip: Slip| String::from_utf8(slipped(b"abcdef", &[slip])).expect("letters");
        assert_eq!(after(Slip::Overwrite(7, b"xy".to_vec())), "axydef");
        assert_eq!(after(Slip::Delete(4, 9)), "abcd");
        assert_eq!(after(Slip::Copy(0, 3, 2)), "abcabdef");
        assert_eq!(slipped(b"", &[Slip::Copy(1, 2, 3), Slip::Delete(1, 1)]), b"");
    }
}
