//! What the game says exists in both languages.

use std::collections::BTreeSet;
use std::path::Path;

use gonfalon_kernel::Ledger;
use gonfalon_kow::LEDGER;
use gonfalon_kow::texts::TEXTS;
use gonfalon_text::{Texts, used_keys};

const PREFIXES: [&str; 8] =
    ["agreement-", "army-", "data-", "event-", "question-", "refusal-", "roll-off-", "word-"];

fn source() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))
}

fn texts() -> Texts {
    Texts::new(TEXTS).unwrap_or_else(|troubles| panic!("{troubles:#?}"))
}

#[test]
fn both_languages_say_the_same() {
    assert_eq!(texts().differences(), Vec::<String>::new());
}

#[test]
fn every_key_of_the_code_has_a_sentence() {
    let said = used_keys(source(), &PREFIXES).expect("the source belongs to the crate");
    assert!(said.len() > 100, "{}", said.len());
    assert_eq!(texts().missing(said.iter().map(String::as_str)), Vec::<String>::new());
}

#[test]
fn every_cited_rule_is_in_the_ledger() {
    let ledger = Ledger::read("rules/kow.toml", LEDGER).expect("the ledger is whole");
    let cited = cited_rules(source());
    assert!(cited.len() > 60, "{}", cited.len());
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
            found.extend(literals.filter(|literal| literal.starts_with("kow.")).map(str::to_owned));
        }
    }
    found
}
