//! All sentences of all crates, in both languages.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
};

use fluent_bundle::{FluentArgs, FluentError, FluentResource, concurrent::FluentBundle};
use gonfalon_kernel::{Line, TEXT_DE, TEXT_EN};

use crate::{Lang, arguments::value, messages::Outlines};

/// The text of one Fluent file.
#[derive(Clone, Copy, Debug)]
pub struct Source {
    /// Its language.
    pub lang: Lang,
    /// Its name, for complaints.
    pub name: &'static str,
    /// What it says.
    pub text: &'static str,
}

/// The kernel's sentences and our own are always part of the texts.
const OWN: [Source; 4] = [
    Source { lang: Lang::En, name: "en/kernel.ftl", text: TEXT_EN },
    Source { lang: Lang::De, name: "de/kernel.ftl", text: TEXT_DE },
    Source { lang: Lang::En, name: "en/text.ftl", text: include_str!("../text/en/text.ftl") },
    Source { lang: Lang::De, name: "de/text.ftl", text: include_str!("../text/de/text.ftl") },
];

/// Something wrong with a Fluent file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceTrouble {
    /// The file, or the language where all its files together are to blame.
    pub source: String,
    /// What is wrong.
    pub what: String,
}

impl fmt::Display for SourceTrouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.source, self.what)
    }
}

/// Why a sentence could not be said properly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// There is no message with this key.
    MissingKey(String),
    /// The message could not be filled in, for example because an argument is missing.
    Incomplete {
        /// The key of the message.
        key: String,
        /// What the Fluent library complains about.
        why: String,
    },
}

/// A sentence and what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resolved {
    /// The sentence. Where something is missing it has a marker.
    pub text: String,
    /// What is missing.
    pub flaws: Vec<Flaw>,
}

struct Speech {
    bundle: FluentBundle<FluentResource>,
    messages: BTreeMap<String, BTreeSet<String>>,
    fluent: String,
}

/// All sentences in both languages.
pub struct Texts {
    en: Speech,
    de: Speech,
}

impl Texts {
    /// Puts the sentences of several crates together; the kernel's are always there. Fails when a file cannot be
    /// read, a key is used twice or a message refers to something that does not exist.
    pub fn new(sources: &[Source]) -> Result<Texts, Vec<SourceTrouble>> {
        let mut troubles = Vec::new();
        let mut speech = |lang| {
            let of_lang = OWN.iter().chain(sources).filter(|source| source.lang == lang);
            Speech::new(lang, of_lang, &mut troubles)
        };
        let texts = Texts { en: speech(Lang::En), de: speech(Lang::De) };
        if troubles.is_empty() { Ok(texts) } else { Err(troubles) }
    }

    /// A sentence in words. What is missing leaves a visible marker: `⟦key⟧` for a message, `{$name}` for an
    /// argument.
    pub fn line(&self, lang: Lang, line: &Line) -> String {
        self.resolve(lang, line).text
    }

    /// A sentence in words together with what is wrong with it.
    pub fn resolve(&self, lang: Lang, line: &Line) -> Resolved {
        let mut resolving = Resolving { texts: self, lang, flaws: Vec::new() };
        let text = resolving.text(line);
        Resolved { text, flaws: resolving.flaws }
    }

    /// Every key of a language with the names of its arguments.
    pub fn keys(&self, lang: Lang) -> &BTreeMap<String, BTreeSet<String>> {
        &self.speech(lang).messages
    }

    /// Where the two languages differ in their keys or in the arguments of a key.
    pub fn differences(&self) -> Vec<String> {
        let (en, de) = (self.keys(Lang::En), self.keys(Lang::De));
        let all: BTreeSet<&String> = en.keys().chain(de.keys()).collect();
        let differs = |key: &String| match (en.get(key), de.get(key)) {
            (Some(en), Some(de)) if en == de => None,
            (Some(en), Some(de)) => Some(format!("{key}: en takes {en:?}, de takes {de:?}")),
            (Some(_), None) => Some(format!("{key}: missing in de")),
            _ => Some(format!("{key}: missing in en")),
        };
        all.into_iter().filter_map(differs).collect()
    }

    /// Those of some keys that are missing in a language.
    pub fn missing<'k>(&self, keys: impl IntoIterator<Item = &'k str>) -> Vec<String> {
        let lacking = |key: &str| Lang::ALL.into_iter().find(|lang| !self.keys(*lang).contains_key(key));
        keys.into_iter()
            .filter_map(|key| lacking(key).map(|lang| format!("{key}: missing in {lang}")))
            .collect()
    }

    /// All sentences of a language as one Fluent file, for whoever says them elsewhere.
    pub fn fluent(&self, lang: Lang) -> &str {
        &self.speech(lang).fluent
    }

    fn speech(&self, lang: Lang) -> &Speech {
        lang.choose(&self.en, &self.de)
    }
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counts = (self.en.messages.len(), self.de.messages.len());
        f.debug_tuple("Texts").field(&counts.0).field(&counts.1).finish()
    }
}

impl Speech {
    fn new<'s>(
        lang: Lang,
        sources: impl Iterator<Item = &'s Source>,
        troubles: &mut Vec<SourceTrouble>,
    ) -> Speech {
        let locale = lang.code().parse().expect("the codes of our languages are locales");
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Isolation marks protect mixed writing directions, which we do not have, and litter terminals.
        bundle.set_use_isolating(false);
        let mut outlines = Outlines::default();
        let mut fluent = String::new();
        let mut complain = |source: &str, what: String| {
            troubles.push(SourceTrouble { source: source.to_owned(), what });
        };
        for source in sources {
            fluent.push_str(source.text);
            fluent.push('\n');
            let resource =
                FluentResource::try_new(source.text.to_owned()).unwrap_or_else(|(rest, errors)| {
                    errors.iter().for_each(|error| complain(source.name, error.to_string()));
                    rest
                });
            outlines.add(&resource);
            for error in bundle.add_resource(resource).err().unwrap_or_default() {
                complain(source.name, error.to_string());
            }
        }
        outlines.dangling().into_iter().for_each(|what| complain(lang.code(), what));
        Speech { bundle, messages: outlines.with_arguments(), fluent }
    }
}

/// A sentence being put together.
pub(crate) struct Resolving<'t> {
    texts: &'t Texts,
    lang: Lang,
    flaws: Vec<Flaw>,
}

impl Resolving<'_> {
    pub(crate) fn lang(&self) -> Lang {
        self.lang
    }

    pub(crate) fn text(&mut self, line: &Line) -> String {
        let mut args = FluentArgs::with_capacity(line.args.len());
        for (name, arg) in &line.args {
            args.set(*name, value(self, arg));
        }
        self.message(line.key, &args)
    }

    /// A message without arguments.
    pub(crate) fn word(&mut self, key: &str) -> String {
        self.message(key, &FluentArgs::new())
    }

    fn message(&mut self, key: &str, args: &FluentArgs<'_>) -> String {
        let bundle = &self.texts.speech(self.lang).bundle;
        let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
            self.flaws.push(Flaw::MissingKey(key.to_owned()));
            return format!("⟦{key}⟧");
        };
        let mut errors: Vec<FluentError> = Vec::new();
        let text = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        let incomplete =
            |error: FluentError| Flaw::Incomplete { key: key.to_owned(), why: error.to_string() };
        self.flaws.extend(errors.into_iter().map(incomplete));
        text
    }
}
