//! Everything the game says exists in both languages, and nothing exists that it never says.

use std::collections::BTreeSet;
use std::path::Path;

use gonfalon_data::TEXT_EN;
use gonfalon_dw::LEDGER;
use gonfalon_dw::texts::TEXTS;
use gonfalon_kernel::Ledger;
use gonfalon_text::{Lang, Source, Texts, used_keys};

/// How keys begin.
const PREFIXES: [&str; 11] = [
    "agreement-",
    "army-",
    "data-",
    "event-",
    "lesson-",
    "muster-",
    "printed-",
    "question-",
    "refusal-",
    "show-",
    "word-",
];

fn texts() -> Texts {
    Texts::new(TEXTS).unwrap_or_else(|troubles| panic!("{troubles:#?}"))
}

fn source() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))
}

/// Every key that the code says, the purposes of lots included.
fn said() -> BTreeSet<String> {
    let mut keys = used_keys(source(), &PREFIXES).expect("the source belongs to the crate");
    let letters: Vec<String> = ('a'..='z').map(String::from).collect();
    let letters: Vec<&str> = letters.iter().map(String::as_str).collect();
    let all = used_keys(source(), &letters).expect("the source belongs to the crate");
    keys.extend(all.into_iter().filter(|key| key.ends_with("-lot")));
    // Said by other sentences alone.
    keys.insert("word-seats".to_owned());
    keys
}

#[test]
fn both_languages_say_the_same() {
    assert_eq!(texts().differences(), Vec::<String>::new());
}

#[test]
fn every_key_of_the_code_has_a_sentence() {
    let said = said();
    assert!(said.len() > 60, "{}", said.len());
    assert_eq!(texts().missing(said.iter().map(String::as_str)), Vec::<String>::new());
}

#[test]
fn every_sentence_is_said() {
    let texts = texts();
    let shared = Source { lang: Lang::En, name: "en/data.ftl", text: TEXT_EN };
    let foreign = Texts::new(&[shared]).expect("the shared texts are sound");
    let said = said();
    let never: Vec<&String> = texts
        .keys(Lang::En)
        .keys()
        .filter(|key| !foreign.keys(Lang::En).contains_key(*key) && !said.contains(*key))
        .collect();
    assert_eq!(never, Vec::<&String>::new());
}

#[test]
fn every_cited_rule_is_in_the_ledger() {
    let ledger = Ledger::read("rules/dw.toml", LEDGER).expect("the ledger is whole");
    let cited = cited_rules(source());
    assert!(cited.len() > 15, "{}", cited.len());
    let unknown: Vec<&String> = cited.iter().filter(|id| ledger.rule(id).is_none()).collect();
    assert_eq!(unknown, Vec::<&String>::new());
}

/// Every string literal that is the id of a rule.
fn cited_rules(folder: &Path) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for entry in std::fs::read_dir(folder).expect("the source belongs to the crate") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            found.extend(cited_rules(&path));
        } else {
            let text = std::fs::read_to_string(&path).expect("the file can be read");
            let literals = text.lines().flat_map(|line| line.split('"').skip(1).step_by(2));
            found.extend(literals.filter(|literal| literal.starts_with("dw.")).map(str::to_owned));
        }
    }
    found
}
