//! The sentences about brokers in both languages. What the crate does is tried with the real program in the tests of the command line.

use std::path::Path;

use gonfalon_swarm::texts;
use gonfalon_text::{Lang, used_keys};

#[test]
fn both_languages_agree() {
    assert_eq!(texts().differences(), Vec::<String>::new());
}

#[test]
fn every_key_has_a_sentence_and_every_sentence_is_used() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let used = used_keys(&source, &["swarm-"]).expect("the source is there");
    assert!(used.len() > 12, "the keys were found");
    assert_eq!(texts().missing(used.iter().map(String::as_str)), Vec::<String>::new());
    let keys = texts().keys(Lang::En).keys();
    let unused: Vec<_> = keys.filter(|key| key.starts_with("swarm-") && !used.contains(*key)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}
