//! Coverage: proven, waived, open.

use gonfalon_kernel::{
    card::{Verdict, find_cards, proofs, run_file},
    coverage::{Counts, Coverage},
};

use crate::speaks::{ToyWords, ledger, run};

#[test]
fn the_cards_of_the_toy_prove_its_rules() {
    let ledger = ledger();
    let folder = std::path::PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/toy/cards");
    let files = find_cards(&[folder]).expect("the folder is there");
    let verdicts: Vec<Verdict> = files.iter().flat_map(|file| run_file::<ToyWords>(file, &ledger)).collect();
    let coverage = Coverage::new(&ledger, &proofs(&verdicts));
    assert_eq!(coverage.counts(), Counts { proven: 9, waived: 1, open: 0 });
    assert_eq!(coverage.waived[0].id, "toy.end.cheer");
    let (_, cards) = coverage.proven.iter().find(|(rule, _)| rule.id == "toy.trip.roll").expect("proven");
    assert_eq!(cards.len(), 2);
}

#[test]
fn failed_cases_prove_nothing() {
    let ledger = ledger();
    let text = "rule toy.run.stride  a\nask nobody\nrule toy.end.cheer  b\ndice luck 1 1\nask red\n";
    let proofs = proofs(&run(text));
    let coverage = Coverage::new(&ledger, &proofs);
    assert_eq!(coverage.counts(), Counts { proven: 1, waived: 0, open: 9 });
    assert_eq!(coverage.needlessly_waived.len(), 1);
    let end = coverage.by_topic().into_iter().find(|(topic, _)| topic.id == "toy.end").expect("a topic").1;
    assert_eq!(end, Counts { proven: 1, waived: 0, open: 2 });
}
