//! Every message key has a sentence in both languages, with the same arguments.

use std::collections::{BTreeMap, BTreeSet};

use gonfalon_whdw::army::Broken;
use gonfalon_whdw::data::DataError;

fn sentences(language: &str, file: &str) -> BTreeMap<String, String> {
    let path = format!("{}/text/{language}/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).expect("the texts belong to the crate");
    let mut sentences = BTreeMap::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (key, sentence) = line.split_once(" = ").expect("one message a line");
        assert!(sentence.ends_with(['.', '?']), "{path}: {key} is no whole sentence");
        let twice = sentences.insert(key.to_owned(), sentence.to_owned());
        assert_eq!(twice, None, "{path}: {key} is there twice");
    }
    sentences
}

fn arguments(sentence: &str) -> BTreeSet<&str> {
    sentence.split("{ $").skip(1).filter_map(|rest| rest.split(" }").next()).collect()
}

fn complete(file: &str, messages: &[(&str, &[&str])]) {
    for language in ["en", "de"] {
        let sentences = sentences(language, file);
        let keys: Vec<&str> = sentences.keys().map(String::as_str).collect();
        let known: Vec<&str> = messages.iter().map(|(key, _)| *key).collect();
        assert_eq!(keys, known, "{language}/{file}");
        for (key, names) in messages {
            let expected: BTreeSet<&str> = names.iter().copied().collect();
            assert_eq!(arguments(&sentences[*key]), expected, "{language}/{file}: {key}");
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
