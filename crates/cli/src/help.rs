//! The command line in words: clap knows the arguments, the texts know what to say about them.

use std::ffi::OsString;

use clap::{Arg, ArgAction, Command, CommandFactory as _, FromArgMatches as _};

use crate::{arguments::Arguments, voice::Voice};

/// Understands the command line.
pub(crate) fn parse(words: &[OsString], voice: Voice) -> Result<Arguments, clap::Error> {
    Arguments::from_arg_matches(&command(voice).try_get_matches_from(words)?)
}

/// Where the arguments that every command has stand in lists.
const LAST: usize = 900;

/// All commands with their help.
pub(crate) fn command(voice: Voice) -> Command {
    let root =
        in_words(Arguments::command(), "gonfalon", voice).mut_arg("lang", |lang| lang.display_order(LAST));
    let version =
        Arg::new("version").short('V').long("version").action(ArgAction::Version).display_order(LAST);
    root.version(env!("CARGO_PKG_VERSION")).disable_version_flag(true).arg(described(
        version,
        "cli-help-version",
        "cli-help-options",
        voice,
    ))
}

/// A command with its help; `key` is where its sentences are.
fn in_words(command: Command, name: &str, voice: Voice) -> Command {
    let key = format!("help-{name}");
    let template = format!(
        "{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}",
        voice.word("cli-help-usage")
    );
    let mut command = command
        .about(sentence(&key, voice))
        .override_usage(sentence(&format!("{key}-usage"), voice))
        .help_template(template)
        .subcommand_help_heading(voice.word("cli-help-commands"))
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .mut_args(|arg| {
            let heading = if arg.is_positional() { "cli-help-arguments" } else { "cli-help-options" };
            described(arg.clone(), &format!("{key}-{}", arg.get_id()), heading, voice)
        });
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help).display_order(LAST);
    command = command.arg(described(help, "cli-help-help", "cli-help-options", voice));
    if let Some(more) = voice.by_name(&format!("{key}-more")) {
        command = command.after_help(more);
    }
    let names: Vec<String> = command.get_subcommands().map(|inner| inner.get_name().to_owned()).collect();
    for inner in names {
        let of_inner = if name == "gonfalon" { inner.clone() } else { format!("{name}-{inner}") };
        command = command.mut_subcommand(inner, |inner| in_words(inner, &of_inner, voice));
    }
    command
}

/// An argument with its help. Values and defaults are part of the sentence, in the language of the sentence.
fn described(arg: Arg, key: &str, heading: &'static str, voice: Voice) -> Arg {
    let arg = arg.help(sentence(key, voice)).help_heading(voice.word(heading));
    if !arg.get_action().takes_values() {
        return arg;
    }
    let name = arg.get_value_names().and_then(|names| names.first()).map(ToString::to_string);
    let value = sentence(&format!("help-value-{}", name.unwrap_or_default()), voice);
    arg.value_name(value).hide_possible_values(true).hide_default_value(true)
}

/// The sentence with a key that was put together; its lack is visible, and a test looks for it.
fn sentence(key: &str, voice: Voice) -> String {
    voice.by_name(key).unwrap_or_else(|| format!("⟦{key}⟧"))
}

#[cfg(test)]
mod tests {
    use gonfalon_text::Lang;

    use super::*;

    fn all(command: &Command) -> Vec<&Command> {
        let inner = command.get_subcommands().flat_map(all);
        std::iter::once(command).chain(inner).collect()
    }

    #[test]
    fn clap_is_content_with_the_commands() {
        command(Voice { lang: Lang::En }).debug_assert();
    }

    #[test]
    fn everything_has_a_help_in_both_languages() {
        for lang in Lang::ALL {
            let root = command(Voice { lang });
            for command in all(&root) {
                let help = command.clone().render_help().to_string();
                assert!(!help.contains('⟦'), "{}: {help}", command.get_name());
            }
        }
    }

    #[test]
    fn german_help_is_german_throughout() {
        let root = command(Voice { lang: Lang::De });
        for command in all(&root) {
            let help = command.clone().render_help().to_string();
            for word in ["Usage", "Options", "Commands", "Arguments", "default", "possible", "Print"] {
                assert!(!help.contains(word), "{}: {word} in {help}", command.get_name());
            }
        }
    }
}
