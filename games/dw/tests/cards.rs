//! Every rule card of the game, run as one test with a report of all failures. With the environment variable `CARDS` only
//! files whose name contains its value are run.

use std::path::Path;

use gonfalon_dw::LEDGER;
use gonfalon_dw::speak::Words;
use gonfalon_kernel::card::{find_cards, run_file, run_text};
use gonfalon_kernel::{Ledger, Line};

#[test]
fn every_card_passes() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cards/dw");
    let ledger = Ledger::read("rules/dw.toml", LEDGER).expect("the ledger loads");
    let say = |line: &Line| format!("{line:?}");
    let mut failures = Vec::new();
    let mut passed = 0;
    let wanted = std::env::var("CARDS").unwrap_or_default();
    let named = |file: &Path| file.file_name().is_some_and(|name| name.to_string_lossy().contains(&wanted));
    for file in find_cards(&[folder]).expect("the folder can be read") {
        if !named(&file) {
            continue;
        }
        for verdict in run_file::<Words>(&file, &ledger) {
            match verdict.failure {
                None => passed += 1,
                Some(_) => failures.push(verdict.report(&say)),
            }
        }
    }
    println!("{passed} passed, {} failed", failures.len());
    assert!(failures.is_empty(), "\n{}", failures.join("\n\n"));
}

#[test]
fn the_cards_of_the_guide_pass() {
    let guide = include_str!("../../../docs/cards/dw.md");
    let ledger = Ledger::read("rules/dw.toml", LEDGER).expect("the ledger loads");
    let say = |line: &Line| format!("{line:?}");
    let cards: Vec<&str> =
        guide.split("```card\n").skip(1).map(|rest| rest.split("```").next().unwrap_or_default()).collect();
    assert!(cards.len() > 2, "the guide has examples");
    for card in cards {
        for verdict in run_text::<Words>("docs/cards/dw.md", card, &ledger) {
            assert!(verdict.failure.is_none(), "{}", verdict.report(&say));
        }
    }
}
