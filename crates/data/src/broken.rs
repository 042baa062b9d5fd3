//! A broken rule of army building.

use crate::message::{Args, argument};

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

/// The arguments that say how badly a rule is broken; the others say by what.
const MEASURES: [&str; 13] = [
    "agreed", "cost", "count", "expected", "found", "full", "larger", "limit", "missing", "over", "points",
    "small", "unspent",
];
/// The arguments that list everything involved; more of it breaks the rule worse.
const LISTS: [&str; 6] = ["destruction", "disks", "evil", "good", "options", "order"];

/// Whether two sentences with the same key are about the same things, however badly they break the rule.
pub fn same_subject(one: &Args, other: &Args) -> bool {
    let subject = |args: &Args| -> Args {
        let measure = |name: &str| MEASURES.contains(&name) || LISTS.contains(&name);
        args.iter().filter(|(name, _)| !measure(name)).cloned().collect()
    };
    subject(one) == subject(other)
}

/// How badly a rule is broken, to be compared with the same rule broken by the same things.
pub fn severity(args: &Args) -> i64 {
    let number = |name: &str| argument(args, name).and_then(|value| value.parse::<i64>().ok());
    let counts = number("count").map(|count| count - number("limit").unwrap_or(0));
    let apart = number("expected").zip(number("found")).map(|(expected, found)| (expected - found).abs());
    let listed =
        LISTS.iter().filter_map(|name| argument(args, name)).map(|list| list.split(LIST).count() as i64);
    let numbers = [number("over"), number("missing"), counts, apart];
    numbers.into_iter().flatten().sum::<i64>() + listed.sum::<i64>()
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

            /// The rules of `after` that were kept before or are broken worse now.
            pub fn worse(before: &[Self], after: Vec<Self>) -> Vec<Self> {
                let known = |broken: &Self| {
                    before.iter().any(|old| {
                        (old.rule, old.key) == (broken.rule, broken.key)
                            && $crate::same_subject(&old.args, &broken.args)
                            && $crate::severity(&old.args) >= $crate::severity(&broken.args)
                    })
                };
                after.into_iter().filter(|broken| !known(broken)).collect()
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
