//! Reading what people name and writing what they ask for.

use std::{
    ffi::OsString,
    fs,
    io::{self, Read as _, Write as _},
    path::{Path, PathBuf},
};

use gonfalon_catalog::{ArmyWord, GameEntry, game, games};
use gonfalon_kernel::{Line, nearest};

use crate::{ending::Stop, voice::Voice};

/// The most bytes an army file may have.
const LARGEST_ARMY: u64 = 1 << 20;

/// The game with this id, or a complaint with the nearest.
pub(crate) fn named_game(id: &str, voice: Voice) -> Result<&'static dyn GameEntry, Stop> {
    game(id).ok_or_else(|| {
        let ids: Vec<&str> = games().iter().map(|game| game.id()).collect();
        let near = nearest(id, ids.iter().copied()).unwrap_or_default();
        let line = Line::new("cli-unknown-game").text("game", id).text("nearest", near);
        Stop::because(voice.say(&line.text("known", ids.join(", "))))
    })
}

/// A complaint about a file that cannot be read.
pub(crate) fn unreadable(path: &Path, error: &io::Error, voice: Voice) -> String {
    let key = match error.kind() {
        io::ErrorKind::NotFound => "cli-file-missing",
        io::ErrorKind::PermissionDenied => "cli-file-forbidden",
        io::ErrorKind::IsADirectory => "cli-file-folder",
        _ => "cli-file-unreadable",
    };
    let line = Line::new(key).text("file", path.display().to_string());
    voice.say(&if key == "cli-file-unreadable" { line.text("why", error.to_string()) } else { line })
}

/// A complaint about a file that cannot be written.
pub(crate) fn unwritable(path: &Path, error: &io::Error, voice: Voice) -> String {
    let file = path.display().to_string();
    voice.say(&match error.kind() {
        io::ErrorKind::AlreadyExists => Line::new("cli-file-exists").text("file", file),
        io::ErrorKind::NotFound => Line::new("cli-folder-missing").text("folder", file),
        _ => Line::new("cli-file-unwritable").text("file", file).text("why", error.to_string()),
    })
}

/// Sees to it that a file can be written before any work goes into it.
pub(crate) fn writable(path: &Path, force: bool, voice: Voice) -> Result<(), Stop> {
    if !force && path.exists() {
        return Err(Stop::because(unwritable(path, &io::ErrorKind::AlreadyExists.into(), voice)));
    }
    let parent = path.parent().filter(|parent| !parent.as_os_str().is_empty());
    match parent.filter(|parent| !parent.is_dir()) {
        Some(parent) => Err(Stop::because(unwritable(parent, &io::ErrorKind::NotFound.into(), voice))),
        None => Ok(()),
    }
}

/// The contents of a file, or rather of its beginning: one byte more than `most` shows that there is more.
pub(crate) fn first_bytes(path: &Path, most: u64, voice: Voice) -> Result<Vec<u8>, Stop> {
    let mut bytes = Vec::new();
    let read = fs::File::open(path).and_then(|file| file.take(most + 1).read_to_end(&mut bytes));
    read.map_err(|error| Stop::because(unreadable(path, &error, voice)))?;
    Ok(bytes)
}

/// The contents of an army file.
pub(crate) fn army_bytes(path: &Path, voice: Voice) -> Result<Vec<u8>, Stop> {
    let bytes = first_bytes(path, LARGEST_ARMY, voice)?;
    if bytes.len() as u64 > LARGEST_ARMY {
        let line = Line::new("cli-army-too-long").text("file", path.display().to_string());
        return Err(Stop::because(voice.say(&line.number("limit", LARGEST_ARMY as i64))));
    }
    Ok(bytes)
}

/// Armies as they are written. A word names a file if it looks like a path; ids of ready armies have neither separators nor
/// endings.
pub(crate) fn army_words(words: &[String], voice: Voice) -> Result<Vec<ArmyWord>, Stop> {
    let army = |word: &String| {
        let path = Path::new(word);
        let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        let is_path =
            word.contains(['/', '\\']) || ["toml", "json"].contains(&ending.to_lowercase().as_str());
        if !is_path {
            return Ok(ArmyWord::Named(word.clone()));
        }
        Ok(ArmyWord::File { name: word.clone(), bytes: army_bytes(path, voice)? })
    };
    words.iter().map(army).collect()
}

/// An option as it is written: its name, an equals sign and its value.
pub(crate) fn named_value(word: &str, voice: Voice) -> Result<(String, String), Stop> {
    let halves = word
        .split_once('=')
        .ok_or_else(|| Stop::because(voice.say(&Line::new("cli-option-form").text("word", word))))?;
    Ok((halves.0.trim().to_owned(), halves.1.trim().to_owned()))
}

/// Writes a whole file or none of it. An existing file stays as it is unless `force` is given.
pub(crate) fn write_whole(path: &Path, bytes: &[u8], force: bool) -> io::Result<()> {
    let part = part_of(path);
    let written = write_through(&part, bytes)
        .and_then(|()| if force { fs::rename(&part, path) } else { link(&part, path) });
    if written.is_err() || !force {
        // Either its contents have another name now, or the reason for the failure matters more.
        let _ = fs::remove_file(&part);
    }
    written
}

fn write_through(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = fs::OpenOptions::new().write(true).create_new(true).open(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// Gives a finished file its name, which nobody else may have taken meanwhile.
fn link(part: &Path, path: &Path) -> io::Result<()> {
    match fs::hard_link(part, path) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists && !path.exists() => {
            // Some file systems have no links; there is no better way on them.
            fs::rename(part, path)
        }
        result => result,
    }
}

/// A name beside the file that nobody else uses: every file is written by one thread only.
fn part_of(path: &Path) -> PathBuf {
    let mut name = path.file_name().map_or_else(OsString::new, OsString::from);
    name.push(format!(".{}.part", std::process::id()));
    path.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("gonfalon-files-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("there is a place for temporary files");
        folder
    }

    #[test]
    fn an_existing_file_is_replaced_only_by_force() {
        let folder = folder("force");
        let path = folder.join("a.jsonl");
        write_whole(&path, b"first", false).expect("nothing is in the way");
        let kept = write_whole(&path, b"second", false).expect_err("a file is in the way");
        assert_eq!(kept.kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(fs::read(&path).expect("it is there"), b"first");
        write_whole(&path, b"third", true).expect("force may");
        assert_eq!(fs::read(&path).expect("it is there"), b"third");
        assert_eq!(fs::read_dir(&folder).expect("it is there").count(), 1, "nothing is left lying about");
        fs::remove_dir_all(&folder).expect("it can be removed");
    }

    #[test]
    fn a_missing_folder_is_an_error() {
        let path = folder("missing").join("no").join("a.jsonl");
        assert_eq!(write_whole(&path, b"", false).expect_err("no folder").kind(), io::ErrorKind::NotFound);
    }
}
