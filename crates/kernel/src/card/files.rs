//! Card files and folders.

use std::{
    fs, io,
    io::Read as _,
    path::{Path, PathBuf},
};

use super::{
    Speaks, Trouble, Verdict,
    read::read,
    run::{judge, misprinted},
    statement::{Fault, Vocabulary},
};
use crate::Ledger;

/// The most bytes a card file may have.
pub const LARGEST_CARD: u64 = 1 << 20;

/// Runs every case of a text; `file` is the name used in reports.
pub fn run_text<S: Speaks>(file: &str, text: &str, ledger: &Ledger) -> Vec<Verdict> {
    // Some editors begin a file with an invisible mark.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let known = Vocabulary { prefix: S::prefix(), nouns: S::nouns(), ledger };
    read(text, known).iter().map(|case| judge::<S>(file, text, case, ledger)).collect()
}

/// Runs every case of a file. A file that cannot be read gives one failed verdict.
pub fn run_file<S: Speaks>(path: &Path, ledger: &Ledger) -> Vec<Verdict> {
    let file = path.display().to_string();
    match contents(path) {
        Ok(text) => run_text::<S>(&file, &text, ledger),
        Err(trouble) => vec![misprinted(&file, Fault { column: 1, trouble })],
    }
}

fn contents(path: &Path) -> Result<String, Trouble> {
    let unreadable = |error: io::Error| Trouble::Unreadable(error.to_string());
    let mut text = String::new();
    let file = fs::File::open(path).map_err(unreadable)?;
    file.take(LARGEST_CARD + 1).read_to_string(&mut text).map_err(unreadable)?;
    if text.len() as u64 > LARGEST_CARD { Err(Trouble::TooLong { limit: LARGEST_CARD }) } else { Ok(text) }
}

/// The card files among `paths` and in the folders among them, at any depth, sorted. A file named outright is
/// taken whatever its name.
pub fn find_cards(paths: &[PathBuf]) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for path in paths {
        if fs::metadata(path)?.is_dir() {
            search(path, &mut found)?;
        } else {
            found.push(path.clone());
        }
    }
    found.sort();
    found.dedup();
    Ok(found)
}

fn search(folder: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        // Links are not followed, so that a loop of links cannot trap the search.
        let kind = entry.file_type()?;
        let path = entry.path();
        if kind.is_dir() {
            search(&path, found)?;
        } else if path.extension().is_some_and(|extension| extension == "card") {
            found.push(path);
        }
    }
    Ok(())
}
