//! Everything the game says exists in both languages, and every rule it cites exists in the ledger.

use std::path::Path;

use gonfalon_kernel::Ledger;
use gonfalon_text::{Texts, used_keys};
use gonfalon_wh40k::LEDGER;
use gonfalon_wh40k::texts::TEXTS;

#[test]
fn both_languages_say_the_same() {
    let texts = Texts::new(TEXTS).unwrap_or_else(|troubles| panic!("{troubles:#?}"));
    assert_eq!(texts.differences(), Vec::<String>::new());
}

#[test]
fn every_key_of_the_code_has_a_sentence() {
    let prefixes = [
        "agreement-",
        "army-",
        "data-",
        "event-",
        "import-",
        "instead-",
        "question-",
        "refusal-",
        "roll-off-",
        "show-",
        "word-",
    ];
    let source = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"));
    let said = used_keys(source, &prefixes).expect("the source belongs to the crate");
    assert!(said.len() > 200, "{}", said.len());
    let texts = Texts::new(TEXTS).unwrap_or_else(|troubles| panic!("{troubles:#?}"));
    assert_eq!(texts.missing(said.iter().map(String::as_str)), Vec::<String>::new());
}

/// Every rule id written in a file of the source.
fn cited(folder: &Path, found: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).expect("the source belongs to the crate") {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            cited(&path, found);
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("the source is text");
        for piece in text.split("\"wh40k.").skip(1) {
            let id = piece.split('"').next().unwrap_or_default();
            found.push(format!("wh40k.{id}"));
        }
    }
}

#[test]
fn every_cited_rule_is_in_the_ledger() {
    let ledger = Ledger::read("rules/wh40k.toml", LEDGER).expect("the ledger is whole");
    let mut found = Vec::new();
    cited(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), &mut found);
    assert!(found.len() > 200);
    let unknown: Vec<&String> = found.iter().filter(|id| ledger.rule(id).is_none()).collect();
    assert_eq!(unknown, Vec::<&String>::new());
}
