//! Writes what was learned into the source tree, and keeps a record of how.

use std::{
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
};

use gonfalon_kernel::Line;

use super::study::{EVERY, Learned, PENALTY, SLIP, Study};
use crate::{
    arguments::Tune,
    ending::Stop,
    files::{self, unreadable, unwritable},
    voice::Voice,
};

/// Where what was learned goes.
pub(super) struct Keep {
    lore: PathBuf,
    /// The file as it is; everything but the weights stays so.
    text: String,
    record: PathBuf,
}

impl Keep {
    /// Sees to it that everything can be written before anything is played.
    pub(super) fn new(wanted: &Tune, study: &Study, voice: Voice) -> Result<Keep, Stop> {
        let name = format!("{}.toml", study.game.id());
        let lore = wanted.lore.clone().unwrap_or_else(|| Path::new("crates/bots/lore").join(&name));
        let record = wanted.record.clone().unwrap_or_else(|| Path::new("docs/ladder/tuning").join(&name));
        let text =
            fs::read_to_string(&lore).map_err(|error| Stop::because(unreadable(&lore, &error, voice)))?;
        with_weights(&text, &study.game.weights()).map_err(|terms| {
            let line = Line::new("cli-tune-no-weight").text("file", lore.display().to_string());
            Stop::because(voice.say(&line.text("terms", terms.join(", "))))
        })?;
        if let Some(folder) = record.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            fs::create_dir_all(folder).map_err(|error| Stop::because(unwritable(folder, &error, voice)))?;
        }
        Ok(Keep { lore, text, record })
    }

    /// Writes both files and says which they are.
    pub(super) fn write(&self, study: &Study, learned: &Learned, voice: Voice) -> Result<[PathBuf; 2], Stop> {
        let weights: Vec<(&str, f64)> =
            learned.terms.iter().map(|learning| (learning.term, learning.after)).collect();
        let lore = with_weights(&self.text, &weights).expect("the same terms were found before");
        for (path, text) in [(&self.lore, lore), (&self.record, record(study, learned))] {
            files::write_whole(path, text.as_bytes(), true)
                .map_err(|error| Stop::because(unwritable(path, &error, voice)))?;
        }
        Ok([self.lore.clone(), self.record.clone()])
    }
}

/// A file of lore with other weights; comments and everything else stay. The error names terms that it does not weigh.
fn with_weights(text: &str, weights: &[(&str, f64)]) -> Result<String, Vec<String>> {
    let mut missing: Vec<String> = weights.iter().map(|(term, _)| (*term).to_owned()).collect();
    let mut part = String::new();
    let mut written = String::new();
    for line in text.split_inclusive('\n') {
        let content = line.trim();
        if content.starts_with('[') {
            part = content.to_owned();
        }
        let name = content.split('=').next().unwrap_or_default().trim().trim_matches('"');
        match weights.iter().find(|(term, _)| part == "[weights]" && *term == name) {
            Some((term, weight)) => {
                missing.retain(|other| other != term);
                let comment = content.find('#').map(|at| format!(" {}", &content[at..])).unwrap_or_default();
                let _ = writeln!(written, "{term} = {weight:?}{comment}");
            }
            None => written.push_str(line),
        }
    }
    if missing.is_empty() { Ok(written) } else { Err(missing) }
}

/// How the weights came about, as TOML.
fn record(study: &Study, learned: &Learned) -> String {
    // Words between quotation marks are written alike in TOML and in JSON.
    let quoted = |word: &str| serde_json::Value::from(word).to_string();
    let mut text = format!("# Made by `{} --write`; do not edit.\n\n", study.command);
    let facts = [
        ("command", quoted(&study.command)),
        ("game", quoted(study.game.id())),
        ("rules_version", study.game.rules_version().to_string()),
        ("data_hash", quoted(&study.game.data_hash())),
        ("lore_hash_before", quoted(&study.game.lore_hash())),
        ("bot", quoted(&study.bot)),
        ("seed", study.seed.to_string()),
        ("games", study.games.to_string()),
        ("games_held_out", learned.held_out.to_string()),
        ("positions", learned.learned.to_string()),
        ("positions_held_out", learned.tried.to_string()),
        ("one_answer_by_chance_in", SLIP.to_string()),
        ("one_position_kept_of", EVERY.to_string()),
        ("penalty", format!("{PENALTY:?}")),
    ];
    for (name, value) in facts {
        let _ = writeln!(text, "{name} = {value}");
    }
    for (name, quality) in [("before", learned.before), ("after", learned.after)] {
        let _ = writeln!(
            text,
            "\n[held_out.{name}]\nlog_loss = {:.6}\naccuracy = {:.6}",
            quality.log_loss, quality.accuracy
        );
    }
    for name in ["before", "after"] {
        let _ = writeln!(text, "\n[weights.{name}]");
        for learning in &learned.terms {
            let weight = if name == "before" { learning.before } else { learning.after };
            let _ = writeln!(text, "{} = {weight:?}", learning.term);
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const LORE: &str =
        "# Learned.\n\n[weights]\n# The first.\none = 1.0 # by hand\ntwo = 2\n\n[careful]\none = 1.3\n";

    #[test]
    fn only_weights_change() {
        let changed = with_weights(LORE, &[("two", -0.25), ("one", 3.0)]).expect("both are there");
        let wanted = LORE.replace("one = 1.0 #", "one = 3.0 #").replace("two = 2\n", "two = -0.25\n");
        assert_eq!(changed, wanted);
    }

    #[test]
    fn weights_that_are_not_there_are_named() {
        assert_eq!(with_weights(LORE, &[("one", 1.0), ("six", 1.0)]), Err(vec!["six".to_owned()]));
        assert_eq!(with_weights("[careful]\none = 1.3\n", &[("one", 1.0)]), Err(vec!["one".to_owned()]));
    }
}
