//! The command line of Gonfalon.

mod arguments;
mod army;
mod battle;
mod card;
mod contest;
mod crew;
mod ending;
mod files;
mod games;
mod help;
mod import;
mod lab;
mod ladder;
mod odds;
mod paint;
mod programs;
mod replay;
mod review;
mod rules;
mod table;
mod tune;
mod usage;
mod voice;

use std::{
    ffi::OsString,
    io::{self, Write as _},
    process::ExitCode,
};

use arguments::{Army, Command, Replay, Rules};
use ending::{Ending, Stop};
use voice::Voice;

fn main() -> ExitCode {
    let words: Vec<OsString> = std::env::args_os().collect();
    let voice = Voice::of(&words, |name| std::env::var(name).ok());
    let arguments = match help::parse(&words, voice) {
        Ok(arguments) => arguments,
        Err(error) => return usage::answer(&error, &words, voice),
    };
    let mut out = anstream::stdout().lock();
    let ended = match &arguments.command {
        None => table::run(&arguments, &mut out, voice),
        Some(Command::Games(games)) => games::list(games, &mut out, voice),
        Some(Command::Battle(battle)) => battle::run(battle, &mut out, voice),
        Some(Command::Card(card)) => card::run(card, &mut out, voice),
        Some(Command::Rules(Rules::Coverage(coverage))) => rules::coverage(coverage, &mut out, voice),
        Some(Command::Rules(Rules::Show(show))) => rules::show(show, &mut out, voice),
        Some(Command::Rules(Rules::Rulings(rulings))) => rules::rulings(rulings, &mut out, voice),
        Some(Command::Replay(Replay::Verify(verify))) => replay::verify(verify, &mut out, voice),
        Some(Command::Replay(Replay::Show(show))) => replay::show(show, &mut out, voice),
        Some(Command::Review(wanted)) => review::run(wanted, &mut out, voice),
        Some(Command::Army(Army::Check(check))) => army::check(check, &mut out, voice),
        Some(Command::Army(Army::Import(wanted))) => import::run(wanted, &mut out, voice),
        Some(Command::Odds(wanted)) => odds::run(wanted, &mut out, voice),
        Some(Command::Ladder(wanted)) => ladder::run(wanted, &mut out, voice),
        Some(Command::Lab(wanted)) => lab::run(wanted, &mut out, voice),
        Some(Command::Tune(wanted)) => tune::run(wanted, &mut out, voice),
    };
    let ended = ended.and_then(|ending| {
        out.flush()?;
        Ok(ending)
    });
    match ended {
        Ok(ending) => ending.into(),
        // Whoever asked for the first lines only has got them.
        Err(Stop::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => Ending::Fine.into(),
        Err(Stop::Output(error)) => stop(&[error.to_string()], voice),
        Err(Stop::Reasons(reasons)) => stop(&reasons, voice),
    }
}

/// Says what is wrong and gives up.
fn stop(reasons: &[String], voice: Voice) -> ExitCode {
    complain(reasons, voice);
    Ending::Unread.into()
}

/// Says on the error channel what is wrong.
fn complain(reasons: &[String], voice: Voice) {
    let mut err = anstream::stderr().lock();
    let heading = paint::paint(paint::BAD, &voice.word("cli-error"));
    for reason in reasons {
        // There is nobody left to tell that even this could not be said.
        let _ = writeln!(err, "{heading} {reason}");
    }
}
