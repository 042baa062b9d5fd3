//! The bytes of data files: reading them from a folder, and a hash that tells one set of files from another.

use std::fs;
use std::path::Path;

use crate::error::DataError;

/// The bytes of a file in a player's folder; none, and an error, where it cannot be read.
pub fn read_file(folder: &Path, name: &str, errors: &mut Vec<DataError>) -> Vec<u8> {
    fs::read(folder.join(name)).unwrap_or_else(|reason| {
        let args = vec![("reason", reason.to_string())];
        errors.push(DataError::of_file(name, None, "data-file-unreadable", args));
        Vec::new()
    })
}

/// The text with the line ends of this project.
///
/// Line ends depend on the editor and on the version control of the reader; they mean nothing.
pub fn normalised(bytes: &[u8]) -> Vec<u8> {
    let mut text = Vec::with_capacity(bytes.len());
    for (index, byte) in bytes.iter().enumerate() {
        if !(*byte == b'\r' && bytes.get(index + 1) == Some(&b'\n')) {
            text.push(*byte);
        }
    }
    text
}

/// Identifies files by their names and [`normalised`] texts, in this order.
pub fn hash<'a>(files: impl IntoIterator<Item = (&'a str, &'a [u8])>) -> [u8; 32] {
    let mut hasher = blake3::Hasher::new();
    for (name, text) in files {
        hasher.update(name.as_bytes());
        hasher.update(&(text.len() as u64).to_le_bytes());
        hasher.update(text);
    }
    *hasher.finalize().as_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_line_ends_are_normalised() {
        assert_eq!(normalised(b"a\r\nb\rc\n\r\n\r"), b"a\nb\rc\n\n\r");
    }

    #[test]
    fn names_and_texts_and_their_order_make_the_hash() {
        let of = |files: &[(&str, &str)]| hash(files.iter().map(|(name, text)| (*name, text.as_bytes())));
        let first = of(&[("a", "1"), ("b", "2")]);
        assert_eq!(first, of(&[("a", "1"), ("b", "2")]));
        for other in [[("a", "1"), ("b", "3")], [("a", "1"), ("c", "2")], [("b", "2"), ("a", "1")]] {
            assert_ne!(first, of(&other), "{other:?}");
        }
        // Logs refer to data by this hash, so it must never change.
        let hex: String = first[..4].iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(hex, "ab06b185");
    }
}
