//! The host's sentences in both languages.

use std::path::Path;

use gonfalon_server::texts;
use gonfalon_text::{Lang, used_keys};

#[test]
fn both_languages_agree() {
    assert_eq!(texts().differences(), Vec::<String>::new());
}

#[test]
fn every_key_has_a_sentence_and_every_sentence_is_used() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let used = used_keys(&source, &["host-"]).expect("the source is there");
    assert!(used.len() > 20, "the keys were found");
    assert_eq!(texts().missing(used.iter().map(String::as_str)), Vec::<String>::new());
    let keys = texts().keys(Lang::En).keys();
    let unused: Vec<_> = keys.filter(|key| key.starts_with("host-") && !used.contains(*key)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}

#[test]
fn the_sentences_of_a_game_and_of_the_table_go_together() {
    for game in gonfalon_catalog::games() {
        let own =
            texts().keys(Lang::En).keys().filter(|key| key.starts_with("host-") || key.starts_with("page-"));
        let taken: Vec<_> = own.filter(|key| game.texts().keys(Lang::En).contains_key(*key)).collect();
        assert!(taken.is_empty(), "{}: {taken:?}", game.id());
    }
}
