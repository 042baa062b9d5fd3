//! Every message has a sentence in both languages, and every sentence is said.

use gonfalon_data::testing::flaws;
use gonfalon_rosters::{Fate, MESSAGES, Note, TEXT_DE, TEXT_EN};
use gonfalon_text::{Lang, Source, Texts, used_keys};

use crate::{FIXTURES, read};

fn texts() -> Texts {
    let texts = Texts::new(&[
        Source { lang: Lang::En, name: "en/rosters.ftl", text: TEXT_EN },
        Source { lang: Lang::De, name: "de/rosters.ftl", text: TEXT_DE },
    ]);
    texts.unwrap_or_else(|troubles| panic!("{troubles:#?}"))
}

#[test]
fn every_message_has_its_sentences() {
    assert_eq!(flaws(TEXT_EN, MESSAGES), Vec::<String>::new());
    assert_eq!(flaws(TEXT_DE, MESSAGES), Vec::<String>::new());
}

#[test]
fn both_languages_say_the_same_and_every_sentence_is_said() {
    let texts = texts();
    assert_eq!(texts.differences(), Vec::<String>::new());
    let source = std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"));
    let said = used_keys(source, &["rosters-"]).expect("the source belongs to the crate");
    assert_eq!(texts.missing(said.iter().map(String::as_str)), Vec::<String>::new());
    // The list of messages names each once; a key that is said stands somewhere else too.
    let code: String =
        walk(source).iter().map(|path| std::fs::read_to_string(path).expect("source")).collect();
    let unsaid: Vec<&str> = MESSAGES
        .iter()
        .map(|(key, _)| *key)
        .filter(|key| code.matches(&format!("\"{key}\"")).count() < 2)
        .collect();
    assert_eq!(unsaid, Vec::<&str>::new());
}

fn walk(folder: &std::path::Path) -> Vec<std::path::PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a readable folder");
    let paths = entries.map(|entry| entry.expect("a readable folder").path());
    paths.flat_map(|path| if path.is_dir() { walk(&path) } else { vec![path] }).collect()
}

#[test]
fn notes_are_said_in_both_languages() {
    let texts = texts();
    for name in FIXTURES {
        let report = read(name).report;
        let guessed = report.of(Fate::Guessed).flat_map(|entry| &entry.remarks).map(|remark| &remark.says);
        for note in guessed.chain(&report.findings) {
            let line = note.line().expect("it is one of ours");
            for lang in Lang::ALL {
                assert_eq!(texts.resolve(lang, &line).flaws, [], "{note}");
            }
        }
    }
    assert_eq!(Note { key: "rosters-of-tomorrow".to_owned(), args: vec![] }.line(), None);
}
