//! Which keys a crate's source uses, so that its tests can compare them with its texts.

use std::{collections::BTreeSet, fs, io, path::Path};

/// Every string in the Rust files under `folder` that is written like a key and begins with one of `prefixes`.
pub fn used_keys(folder: &Path, prefixes: &[&str]) -> io::Result<BTreeSet<String>> {
    let mut keys = BTreeSet::new();
    collect(folder, prefixes, &mut keys)?;
    Ok(keys)
}

fn collect(folder: &Path, prefixes: &[&str], keys: &mut BTreeSet<String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = entry.path();
        if entry.file_type()?.is_dir() {
            collect(&path, prefixes, keys)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path)?;
            keys.extend(strings(&text).filter(|string| is_key(string, prefixes)).map(str::to_owned));
        }
    }
    Ok(())
}

/// What stands between quotation marks, comments left out. Good enough for keys, which never hold quotation
/// marks themselves.
fn strings(text: &str) -> impl Iterator<Item = &str> {
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    code.flat_map(|line| line.split('"').skip(1).step_by(2))
}

fn is_key(string: &str, prefixes: &[&str]) -> bool {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    let begins = prefixes.iter().any(|prefix| string.len() > prefix.len() && string.starts_with(prefix));
    begins && string.bytes().all(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_told_from_other_strings() {
        let text = "// Line::new(\"toy-comment\")\nLine::new(\"toy-a\").text(\"other\", \"toy-b2\"); \"toy-\"\n\"toy-No\"";
        let found: Vec<&str> = strings(text).filter(|string| is_key(string, &["toy-"])).collect();
        assert_eq!(found, ["toy-a", "toy-b2"]);
    }
}
