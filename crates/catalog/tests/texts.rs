//! The catalog's sentences, and those of every game, in both languages.

use std::path::Path;

use gonfalon_catalog::games;
use gonfalon_text::used_keys;

#[test]
fn both_languages_agree() {
    for game in games() {
        assert_eq!(game.texts().differences(), Vec::<String>::new(), "{}", game.id());
    }
}

#[test]
fn every_key_has_a_sentence_and_every_sentence_is_used() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let used = used_keys(&source, &["catalog-"]).expect("the source is there");
    assert!(used.len() > 5, "the keys were found");
    for game in games() {
        let texts = game.texts();
        assert_eq!(texts.missing(used.iter().map(String::as_str)), Vec::<String>::new());
        let keys = texts.keys(gonfalon_text::Lang::En).keys();
        let unused: Vec<_> = keys.filter(|key| key.starts_with("catalog-") && !used.contains(*key)).collect();
        assert!(unused.is_empty(), "nobody says {unused:?}");
    }
}
