//! Every message key has a sentence in both languages, with the same arguments.

use std::collections::{BTreeMap, BTreeSet};

use gonfalon_kow::army::Broken;
use gonfalon_kow::data::DataError;
use gonfalon_text::{Lang, Source, Texts};

const TEXTS: [Source; 4] = [
    Source { lang: Lang::En, name: "kow/en/army.ftl", text: include_str!("../text/en/army.ftl") },
    Source { lang: Lang::De, name: "kow/de/army.ftl", text: include_str!("../text/de/army.ftl") },
    Source { lang: Lang::En, name: "kow/en/data.ftl", text: include_str!("../text/en/data.ftl") },
    Source { lang: Lang::De, name: "kow/de/data.ftl", text: include_str!("../text/de/data.ftl") },
];

fn sentences(source: &Source) -> BTreeMap<&str, &str> {
    let mut sentences = BTreeMap::new();
    for line in source.text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (key, sentence) = line.split_once(" = ").expect("one message a line");
        assert!(sentence.ends_with(['.', '?']), "{}: {key} is no whole sentence", source.name);
        assert_eq!(sentences.insert(key, sentence), None, "{}: {key} is there twice", source.name);
    }
    sentences
}

fn arguments(sentence: &str) -> BTreeSet<&str> {
    sentence.split("{ $").skip(1).filter_map(|rest| rest.split(" }").next()).collect()
}

fn complete(file: &str, messages: &[(&str, &[&str])]) {
    for source in TEXTS.iter().filter(|source| source.name.ends_with(file)) {
        let sentences = sentences(source);
        let keys: Vec<&str> = sentences.keys().copied().collect();
        let known: Vec<&str> = messages.iter().map(|(key, _)| *key).collect();
        assert_eq!(keys, known, "{}", source.name);
        for (key, names) in messages {
            let expected: BTreeSet<&str> = names.iter().copied().collect();
            assert_eq!(arguments(sentences[*key]), expected, "{}: {key}", source.name);
        }
    }
}

#[test]
fn data_errors_have_sentences() {
    complete("data.ftl", DataError::MESSAGES);
}

#[test]
fn broken_army_rules_have_sentences() {
    complete("army.ftl", Broken::MESSAGES);
}

#[test]
fn both_languages_are_sound_and_say_the_same() {
    let texts = Texts::new(&TEXTS).unwrap_or_else(|troubles| panic!("{troubles:#?}"));
    assert_eq!(texts.differences(), Vec::<String>::new());
}
