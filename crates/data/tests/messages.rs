//! Every general message has a sentence in both languages, and every sentence is said.

use gonfalon_data::testing::flaws;
use gonfalon_data::{DataError, TEXT_DE, TEXT_EN};
use gonfalon_text::{Lang, Source, Texts, used_keys};

#[test]
fn every_message_has_its_sentences() {
    assert_eq!(flaws(TEXT_EN, DataError::MESSAGES), Vec::<String>::new());
    assert_eq!(flaws(TEXT_DE, DataError::MESSAGES), Vec::<String>::new());
}

#[test]
fn both_languages_are_sound_and_say_the_same() {
    let texts = Texts::new(&[
        Source { lang: Lang::En, name: "en/data.ftl", text: TEXT_EN },
        Source { lang: Lang::De, name: "de/data.ftl", text: TEXT_DE },
    ]);
    let texts = texts.unwrap_or_else(|troubles| panic!("{troubles:#?}"));
    assert_eq!(texts.differences(), Vec::<String>::new());
    let source = std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"));
    let said = used_keys(source, &["data-"]).expect("the source belongs to the crate");
    assert!(said.len() >= DataError::MESSAGES.len());
    assert_eq!(texts.missing(said.iter().map(String::as_str)), Vec::<String>::new());
}
