//! The sentences of the command line in both languages.

use std::path::Path;

use gonfalon_text::{Lang, Source, Texts, used_keys};

fn texts() -> Texts {
    let source = |lang: Lang, text| Source { lang, name: "cli.ftl", text };
    Texts::new(&[
        source(Lang::En, include_str!("../../text/en/cli.ftl")),
        source(Lang::De, include_str!("../../text/de/cli.ftl")),
    ])
    .expect("the texts can be read")
}

#[test]
fn both_languages_agree() {
    assert_eq!(texts().differences(), Vec::<String>::new());
}

#[test]
fn every_key_has_a_sentence_and_every_sentence_is_used() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let used = used_keys(&source, &["cli-"]).expect("the source is there");
    assert!(used.len() > 50, "the keys were found");
    let texts = texts();
    assert_eq!(texts.missing(used.iter().map(String::as_str)), Vec::<String>::new());
    let keys = texts.keys(Lang::En).keys();
    let unused: Vec<_> = keys.filter(|key| key.starts_with("cli-") && !used.contains(*key)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}
