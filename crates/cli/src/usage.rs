//! Complaints about the command line itself.

use std::{ffi::OsString, process::ExitCode};

use clap::{
    Command, Error,
    error::{ContextKind, ContextValue, ErrorKind},
};
use gonfalon_kernel::Line;

use crate::{ending::Ending, help, stop, voice::Voice};

/// Shows help that was asked for, or says what cannot be understood.
pub(crate) fn answer(error: &Error, words: &[OsString], voice: Voice) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => match error.print() {
            // Whoever wanted only the first lines has got them.
            Ok(()) | Err(_) => Ending::Fine.into(),
        },
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = error.print();
            Ending::Unread.into()
        }
        _ => {
            let remedy = Line::new("cli-usage-remedy").text("command", command_in(words, voice));
            stop(&[format!("{} {}", voice.say(&complaint(error)), voice.say(&remedy))], voice)
        }
    }
}

/// The complaint in words.
fn complaint(error: &Error) -> Line {
    let found = |kind| context(error, kind);
    match error.kind() {
        ErrorKind::UnknownArgument => suggesting(
            "cli-usage-unknown-argument",
            "cli-usage-unknown-argument-nearest",
            found(ContextKind::SuggestedArg),
        )
        .text("argument", found(ContextKind::InvalidArg)),
        ErrorKind::InvalidSubcommand => suggesting(
            "cli-usage-unknown-command",
            "cli-usage-unknown-command-nearest",
            found(ContextKind::SuggestedSubcommand),
        )
        .text("command", found(ContextKind::InvalidSubcommand)),
        ErrorKind::InvalidValue if found(ContextKind::InvalidValue).is_empty() => {
            Line::new("cli-usage-value-missing").text("argument", found(ContextKind::InvalidArg))
        }
        ErrorKind::InvalidValue => Line::new("cli-usage-value")
            .text("argument", found(ContextKind::InvalidArg))
            .text("value", found(ContextKind::InvalidValue))
            .text("known", found(ContextKind::ValidValue)),
        ErrorKind::ValueValidation => Line::new("cli-usage-number")
            .text("argument", found(ContextKind::InvalidArg))
            .text("value", found(ContextKind::InvalidValue)),
        ErrorKind::MissingRequiredArgument => {
            Line::new("cli-usage-missing").text("argument", found(ContextKind::InvalidArg))
        }
        ErrorKind::ArgumentConflict => Line::new("cli-usage-conflict")
            .text("argument", found(ContextKind::InvalidArg))
            .text("other", found(ContextKind::PriorArg)),
        ErrorKind::MissingSubcommand => Line::new("cli-usage-no-command"),
        _ => Line::new("cli-usage-other"),
    }
}

fn suggesting(plain: &'static str, with_nearest: &'static str, nearest: String) -> Line {
    if nearest.is_empty() { Line::new(plain) } else { Line::new(with_nearest).text("nearest", nearest) }
}

/// What clap knows about an error, as text; empty where it knows nothing.
fn context(error: &Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::Number(number)) => number.to_string(),
        _ => String::new(),
    }
}

/// The command that was meant, as far as it can be recognised.
fn command_in(words: &[OsString], voice: Voice) -> String {
    let root = help::command(voice);
    let mut names = vec!["gonfalon"];
    let mut command: &Command = &root;
    for word in words.iter().skip(1).filter_map(|word| word.to_str()) {
        if let Some(inner) = command.find_subcommand(word) {
            names.push(inner.get_name());
            command = inner;
        }
    }
    names.join(" ")
}
