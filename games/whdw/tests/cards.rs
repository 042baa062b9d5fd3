//! Every rule card of the game, run as one test with a report of all failures.

use std::path::Path;

use gonfalon_kernel::card::{find_cards, run_file};
use gonfalon_kernel::{Ledger, Line};
use gonfalon_whdw::LEDGER;
use gonfalon_whdw::speak::Words;

#[test]
fn every_card_passes() {
    let only = std::env::var("CARDS").unwrap_or_default();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cards/whdw");
    let ledger = Ledger::read("rules/whdw.toml", LEDGER).expect("the ledger loads");
    let say = |line: &Line| format!("{line:?}");
    let mut failures = Vec::new();
    let mut passed = 0;
    for file in find_cards(&[folder]).expect("the folder can be read") {
        if !file.to_string_lossy().contains(&only) {
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
