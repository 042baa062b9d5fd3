//! Where the logs of a series go.

use std::{
    fs,
    path::{Path, PathBuf},
};

use gonfalon_kernel::Line;

use crate::{
    arguments::Battle,
    ending::Stop,
    files::{self, unwritable},
    voice::Voice,
};

/// What stands for the number of a match in the name of a log.
const NUMBER: &str = "{}";

/// The files for the logs of the first matches of a series.
#[derive(Debug)]
pub(super) struct Logs {
    place: Place,
    count: u32,
    force: bool,
}

#[derive(Debug)]
enum Place {
    /// The only log.
    File(PathBuf),
    /// A name with `{}` in it.
    Pattern(String),
}

impl Logs {
    /// Sees to it that every log can be written before anything is played.
    pub(super) fn new(battle: &Battle, voice: Voice) -> Result<Option<Logs>, Stop> {
        let Some(path) = &battle.log else { return Ok(None) };
        let shown = path.display().to_string();
        let count = battle.log_games.unwrap_or(battle.games).min(battle.games);
        let is_folder = path.is_dir() || shown.ends_with(['/', '\\']);
        let place = if is_folder {
            let name = format!("{}-{NUMBER}.jsonl", battle.game);
            Place::Pattern(path.join(name).display().to_string())
        } else if shown.contains(NUMBER) {
            Place::Pattern(shown)
        } else if battle.games == 1 {
            Place::File(path.clone())
        } else {
            let line = Line::new("cli-battle-log-pattern").text("file", shown);
            return Err(Stop::because(voice.say(&line)));
        };
        let logs = Logs { place, count, force: battle.force };
        logs.prepare(is_folder.then_some(path), voice)?;
        Ok(Some(logs))
    }

    fn prepare(&self, folder: Option<&PathBuf>, voice: Voice) -> Result<(), Stop> {
        if let Some(folder) = folder {
            fs::create_dir_all(folder).map_err(|error| Stop::because(unwritable(folder, &error, voice)))?;
        }
        for path in (0..self.count).filter_map(|number| self.of(number)) {
            files::writable(&path, self.force, voice)?;
        }
        Ok(())
    }

    /// The file for the log of a match, if it is to be kept.
    pub(super) fn of(&self, number: u32) -> Option<PathBuf> {
        (number < self.count).then(|| match &self.place {
            Place::File(path) => path.clone(),
            Place::Pattern(pattern) => PathBuf::from(pattern.replace(NUMBER, &format!("{:06}", number + 1))),
        })
    }

    /// Writes the log of a match.
    pub(super) fn write(&self, path: &Path, log: &[u8], voice: Voice) -> Result<(), String> {
        files::write_whole(path, log, self.force).map_err(|error| unwritable(path, &error, voice))
    }
}
