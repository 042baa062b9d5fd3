//! Other people's programs as bots, as the command line names them.

use std::time::Duration;

use gonfalon_catalog::games;
use gonfalon_kernel::Line;
use gonfalon_programs::{Limits, Program};

use crate::{ending::Stop, voice::Voice};

/// What a seat begins with that is played by the program of the command behind it.
const PREFIX: &str = "program:";
/// The most letters of a name.
const NAME: usize = 40;

/// The programs that `--bot NAME=COMMAND` names.
pub(crate) fn named(words: &[String], time: Option<u32>, voice: Voice) -> Result<Vec<Program>, Stop> {
    let mut programs: Vec<Program> = Vec::new();
    for word in words {
        let halves = word.split_once('=');
        let program = halves.and_then(|(name, command)| Program::new(name.trim(), command, limits(time)));
        let program = program.ok_or_else(|| wrong("cli-bot-form", word, voice))?;
        if !is_free(&program.name) || programs.iter().any(|other| other.name == program.name) {
            return Err(wrong("cli-bot-name", &program.name, voice));
        }
        programs.push(program);
    }
    Ok(programs)
}

/// The program that a seat is played by: one that has a name, or one that is written down at the seat.
pub(crate) fn at_seat(
    word: &str,
    named: &[Program],
    time: Option<u32>,
    voice: Voice,
) -> Result<Option<Program>, Stop> {
    if let Some(program) = named.iter().find(|program| program.name == word) {
        return Ok(Some(program.clone()));
    }
    let Some(command) = word.strip_prefix(PREFIX) else { return Ok(None) };
    let program = Program::new(word, command, limits(time));
    program.map(Some).ok_or_else(|| wrong("cli-bot-form", word, voice))
}

fn limits(time: Option<u32>) -> Limits {
    let usual = Limits::default();
    let answer = time.map_or(usual.answer, |time| Duration::from_millis(u64::from(time)));
    Limits { answer, ..usual }
}

/// A name that can be typed, shown and told from every bot.
fn is_free(name: &str) -> bool {
    let plain = |letter: char| letter.is_alphanumeric() || "-_.".contains(letter);
    let taken = games().iter().any(|game| game.bots().contains(&name));
    !name.is_empty() && name.chars().count() <= NAME && name.chars().all(plain) && !taken
}

fn wrong(key: &'static str, word: &str, voice: Voice) -> Stop {
    Stop::because(voice.say(&Line::new(key).text("word", word)))
}
