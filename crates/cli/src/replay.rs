//! `gonfalon replay`: proves logs and tells them.

use std::{fs, io::BufReader, io::Write, path::Path};

use gonfalon_catalog::{GameEntry, Story, game};
use gonfalon_kernel::{
    Line, Outcome, Seat,
    log::{Header, Limits, Problem, Trouble, Unbuildable, Verified, read_header},
};
use serde_json::{Value, json};

use crate::{
    arguments::{ShowReplay, Verify},
    complain,
    ending::{Ending, Stop},
    files,
    paint::{BAD, GOOD, HEADING, paint},
    voice::{Voice, texts},
};

/// Why a log was not proven.
pub(crate) enum Failed {
    /// The file cannot be read.
    Unread(String),
    /// The log is not sound; the game is known where the header could be read.
    Unsound(Option<&'static dyn GameEntry>, Box<Trouble>),
}

pub(crate) fn verify(verify: &Verify, out: &mut impl Write, voice: Voice) -> Result<Ending, Stop> {
    let mut ending = Ending::Fine;
    let mut list = Vec::new();
    for file in &verify.files {
        let result = open(file, voice).and_then(|(game, mut reader)| {
            let verified = game.verify(&mut reader, Limits::default());
            verified.map_err(|trouble| Failed::Unsound(Some(game), Box::new(trouble)))
        });
        ending = match (&result, ending) {
            (Ok(_), ending) => ending,
            (Err(Failed::Unread(_)), _) | (_, Ending::Unread) => Ending::Unread,
            (Err(Failed::Unsound(..)), _) => Ending::Wanting,
        };
        match &result {
            _ if verify.json => list.push(as_json(file, &result, voice)),
            Err(Failed::Unread(why)) => complain(std::slice::from_ref(why), voice),
            _ => writeln!(out, "{}", in_words(file, &result, voice))?,
        }
    }
    if verify.json {
        writeln!(out, "{}", json!({ "logs": list }))?;
    }
    Ok(ending)
}

/// Finds out which game a log is of and opens it.
pub(crate) fn open(
    file: &Path,
    voice: Voice,
) -> Result<(&'static dyn GameEntry, BufReader<fs::File>), Failed> {
    let reader = || match fs::File::open(file) {
        Ok(opened) => Ok(BufReader::new(opened)),
        Err(error) => Err(Failed::Unread(files::unreadable(file, &error, voice))),
    };
    let header = read_header(reader()?, Limits::default());
    let header = header.map_err(|trouble| match &trouble.problem {
        // A folder can be opened, but not read.
        Problem::Unreadable(why) => {
            Failed::Unread(files::unreadable(file, &std::io::Error::other(why.clone()), voice))
        }
        _ => Failed::Unsound(None, Box::new(trouble)),
    })?;
    let known = game(&header.game).ok_or_else(|| {
        let problem = Problem::Unbuildable(Unbuildable::UnknownGame(header.game.clone()));
        Failed::Unsound(None, Box::new(Trouble { line: 1, problem }))
    })?;
    Ok((known, reader()?))
}

fn complaint(game: Option<&dyn GameEntry>, trouble: &Trouble, voice: Voice) -> (String, String) {
    // The kernel's sentences are among everybody's; those about the set-up are the game's.
    let texts = game.map_or(texts(), |game| game.texts());
    (texts.line(voice.lang, &trouble.says()), texts.line(voice.lang, &trouble.remedy()))
}

fn in_words(file: &Path, result: &Result<Verified, Failed>, voice: Voice) -> String {
    let name = file.display().to_string();
    match result {
        Ok(verified) => {
            let line = Line::new("cli-replay-verified")
                .number("decisions", verified.entries as i64)
                .text("outcome", outcome(&verified.outcome, voice))
                .text("hash", verified.hash.to_string());
            format!("{name}: {}", paint(GOOD, &voice.say(&line)))
        }
        Err(Failed::Unread(why)) => paint(BAD, why),
        Err(Failed::Unsound(game, trouble)) => {
            let (says, remedy) = complaint(*game, trouble, voice);
            format!("{name}:{}: {} {remedy}", trouble.line, paint(BAD, &says))
        }
    }
}

fn as_json(file: &Path, result: &Result<Verified, Failed>, voice: Voice) -> Value {
    let file = file.display().to_string();
    match result {
        Ok(verified) => json!({
            "file": file,
            "verified": true,
            "game": verified.header.game,
            "rules_version": verified.header.rules_version,
            "seats": verified.header.seats,
            "decisions": verified.entries,
            "winners": verified.outcome.winners.iter().map(|seat| seat.colour()).collect::<Vec<_>>(),
            "resigned": verified.outcome.resigned.iter().map(|seat| seat.colour()).collect::<Vec<_>>(),
            "hash": verified.hash.to_string(),
        }),
        Err(Failed::Unread(why)) => json!({ "file": file, "verified": false, "line": null, "says": why }),
        Err(Failed::Unsound(game, trouble)) => {
            let (says, remedy) = complaint(*game, trouble, voice);
            let rules: Vec<&str> = trouble.rules().iter().map(|rule| rule.0).collect();
            json!({
                "file": file, "verified": false, "line": trouble.line, "rules": rules,
                "says": says, "remedy": remedy,
            })
        }
    }
}

/// Who won and who gave up, in words.
pub(crate) fn outcome(outcome: &Outcome, voice: Voice) -> String {
    let about = |key: &'static str, seats: &[Seat]| {
        let names: Vec<String> =
            seats.iter().map(|seat| voice.say(&Line::new("cli-seat").seat("seat", *seat))).collect();
        voice.say(&Line::new(key).text("seats", names.join(", ")).number("count", names.len() as i64))
    };
    let won = match &outcome.winners[..] {
        [] => voice.word("cli-outcome-nobody"),
        winners => about("cli-outcome-won", winners),
    };
    match &outcome.resigned[..] {
        [] => won,
        resigned => format!("{won} {}", about("cli-outcome-resigned", resigned)),
    }
}

pub(crate) fn show(show: &ShowReplay, out: &mut impl Write, voice: Voice) -> Result<Ending, Stop> {
    let story = open(&show.file, voice).and_then(|(game, mut reader)| {
        let told = game.tell(&mut reader, Limits::default());
        let story = told.map_err(|trouble| Failed::Unsound(Some(game), Box::new(trouble)))?;
        Ok((game, story))
    });
    match story {
        Ok((game, story)) => {
            if show.json {
                writeln!(out, "{}", told_json(game, &story, voice))?;
            } else {
                tell(game, &story, out, voice)?;
            }
            Ok(Ending::Fine)
        }
        Err(failed) => refuse(&show.file, failed, voice),
    }
}

/// Says why nothing can be told of a log.
pub(crate) fn refuse(file: &Path, failed: Failed, voice: Voice) -> Result<Ending, Stop> {
    match failed {
        Failed::Unread(why) => Err(Stop::because(why)),
        Failed::Unsound(game, trouble) => {
            let (says, remedy) = complaint(game, &trouble, voice);
            let mut err = anstream::stderr().lock();
            writeln!(err, "{}:{}: {} {remedy}", file.display(), trouble.line, paint(BAD, &says))?;
            Ok(Ending::Wanting)
        }
    }
}

/// Every sentence as key and arguments, and in words.
fn told_json(game: &dyn GameEntry, story: &Story, voice: Voice) -> Value {
    let told = story.told.iter().map(
        |told| json!({ "heading": told.heading, "line": told.line, "text": voice.of_game(game, &told.line) }),
    );
    json!({
        "game": story.header.game,
        "seats": story.header.seats,
        "decisions": story.decisions,
        "told": told.collect::<Vec<_>>(),
        "winners": story.outcome.as_ref().map(|outcome| {
            outcome.winners.iter().map(|seat| seat.colour()).collect::<Vec<_>>()
        }),
    })
}

fn tell(game: &dyn GameEntry, story: &Story, out: &mut impl Write, voice: Voice) -> Result<(), Stop> {
    let Header { seats, rules_version, seed, .. } = &story.header;
    writeln!(out, "{}", paint(HEADING, game.title().in_lang(voice.lang)))?;
    let mut facts =
        Line::new("cli-replay-facts").text("seats", seats.join(", ")).number("version", *rules_version);
    facts = facts.text("seed", seed.map_or_else(|| "–".to_owned(), |seed| seed.to_string()));
    writeln!(out, "{}", voice.say(&facts))?;
    for told in &story.told {
        let text = voice.of_game(game, &told.line);
        let heading = text.trim_end_matches('.');
        match told.heading {
            1 => writeln!(out, "\n{}", paint(HEADING, &format!("== {heading} =="))),
            2 => writeln!(out, "\n{}", paint(HEADING, &format!("-- {heading} --"))),
            _ => writeln!(out, "{text}"),
        }?;
    }
    let end = match &story.outcome {
        Some(end) => outcome(end, voice),
        None => voice.word("cli-replay-running"),
    };
    writeln!(out, "\n{}", paint(HEADING, &end))?;
    Ok(())
}
