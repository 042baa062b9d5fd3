//! Every refusal in the code has a sentence in both languages, with the same arguments.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use gonfalon_text::{Lang, Source, Texts};

const ENGLISH: &str = include_str!("../text/en/refusals.ftl");
const GERMAN: &str = include_str!("../text/de/refusals.ftl");

fn keys_in_code(folder: &Path, keys: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("the source folder can be read") {
        let path = entry.expect("its entries can be read").path();
        if path.is_dir() {
            keys_in_code(&path, keys);
        } else {
            let text = fs::read_to_string(&path).expect("source files are text");
            let literals = text.split('"').filter(|literal| literal.starts_with("refusal-"));
            keys.extend(literals.map(str::to_owned));
        }
    }
}

fn sentences(text: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    text.split("\nrefusal-")
        .skip(1)
        .filter_map(|message| message.split_once(" ="))
        .map(|(key, sentence)| {
            let names = sentence.split("{ $").skip(1).filter_map(|rest| rest.split([' ', '}']).next());
            (key, names.collect())
        })
        .collect()
}

#[test]
fn every_refusal_has_a_sentence_in_both_languages() {
    let mut keys = BTreeSet::new();
    keys_in_code(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut keys);
    let (english, german) = (sentences(ENGLISH), sentences(GERMAN));
    for key in &keys {
        let key = key.trim_start_matches("refusal-");
        assert!(english.contains_key(key), "refusal-{key} has no English sentence");
    }
    assert_eq!(english, german);
}

#[test]
fn the_sentences_are_sound() {
    let sources = [
        Source { lang: Lang::En, name: "kow/en/refusals.ftl", text: ENGLISH },
        Source { lang: Lang::De, name: "kow/de/refusals.ftl", text: GERMAN },
    ];
    let texts = Texts::new(&sources).unwrap_or_else(|troubles| panic!("{troubles:#?}"));
    assert_eq!(texts.differences(), Vec::<String>::new());
}
