//! A broken rule of army building.

use crate::message::Args;

/// What stands between the words of an argument that lists several.
pub const LIST: &str = ", ";

/// The arguments as people read them: `name_of` an argument and a word is what to say instead of the word.
pub fn shown(
    args: &[(&'static str, String)],
    name_of: impl Fn(&'static str, &str) -> Option<String>,
) -> Args {
    let shown = |argument: &'static str, value: &str| {
        let words = value.split(LIST).map(|word| name_of(argument, word).unwrap_or_else(|| word.to_owned()));
        words.collect::<Vec<_>>().join(LIST)
    };
    args.iter().map(|(argument, value)| (*argument, shown(argument, value))).collect()
}

/// Defines `Broken`, a rule of army building that an army breaks, with the messages of the game:
/// `broken!(("army-no-units", &[]), ("army-unknown-unit", &["number", "word"]))`.
// A type for each game: its messages and the names of its words are nobody else's.
#[macro_export]
macro_rules! broken {
    ($($message:expr),+ $(,)?) => {
        /// A rule that an army breaks. `key` names a sentence in `text/<language>/army.ftl`, which says what is wrong
        /// and what to do about it.
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
        pub struct Broken {
            /// The ledger id of the rule.
            pub rule: &'static str,
            /// The message key.
            pub key: &'static str,
            /// The arguments of the message; components are given by the words of the data files.
            pub args: $crate::Args,
        }

        impl Broken {
            /// Every message key with the names of its arguments; both languages have a sentence for each.
            pub const MESSAGES: &'static [$crate::Message] = &[$($message),+];

            /// A broken rule with one of the [`Broken::MESSAGES`].
            pub(super) fn new(rule: &'static str, key: &'static str, args: $crate::Args) -> Self {
                debug_assert!(
                    $crate::is_among(Self::MESSAGES, key, &args),
                    "{key} {args:?} is not among the messages"
                );
                Self { rule, key, args }
            }

            /// The argument with this name.
            pub fn arg(&self, name: &str) -> Option<&str> {
                $crate::argument(&self.args, name)
            }
        }

        impl std::fmt::Display for Broken {
            // The short form for logs; people read the sentence behind the key.
            fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(out, "{}: {}", self.rule, self.key)?;
                $crate::write_arguments(out, &self.args)
            }
        }
    };
}
