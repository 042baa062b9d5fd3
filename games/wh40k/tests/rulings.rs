//! Rulings: their options, the ledger, the cards and the published page agree.

use std::collections::BTreeSet;
use std::path::Path;

use gonfalon_kernel::Ledger;
use gonfalon_kernel::card::{find_cards, run_text};
use gonfalon_kernel::ledger::{Switch, rulings_page};
use gonfalon_wh40k::LEDGER;
use gonfalon_wh40k::rulings::{Rulings, SWITCHES};
use gonfalon_wh40k::speak::Words;
use serde_json::{Value, json};

fn ledger() -> Ledger {
    Ledger::read("rules/wh40k.toml", LEDGER).expect("the ledger is whole")
}

fn project(path: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

#[test]
fn every_field_is_listed_with_values_it_accepts() {
    let usual = serde_json::to_value(Rulings::default()).expect("a plain value");
    let fields: BTreeSet<&str> =
        usual.as_object().expect("it has fields").keys().map(String::as_str).collect();
    let listed: BTreeSet<&str> = SWITCHES.iter().map(|switch| switch.name).collect();
    assert_eq!(listed.len(), SWITCHES.len(), "no option is listed twice");
    assert_eq!(fields, listed);
    for Switch { name, default, values, .. } in SWITCHES {
        assert_eq!(usual[*name], json!(default), "{name}");
        assert!(values.len() > 1 && values.iter().any(|(value, ..)| value == default), "{name}");
        for (value, ..) in *values {
            let changed: Result<Rulings, _> = serde_json::from_value(json!({ *name: value }));
            let is_usual = changed.map(|changed| changed == Rulings::default());
            assert_eq!(is_usual.ok(), Some(value == default), "{name} = {value}");
        }
        assert!(serde_json::from_value::<Rulings>(json!({ *name: "whatever" })).is_err(), "{name}");
    }
    assert!(serde_json::from_value::<Rulings>(Value::from("cover")).is_err());
}

#[test]
fn the_ledger_names_the_same_options() {
    let ledger = ledger();
    let in_ledger: BTreeSet<(&str, &str)> =
        ledger.rules().iter().filter_map(|rule| Some((rule.switch.as_deref()?, rule.id.as_str()))).collect();
    let ours: BTreeSet<(&str, &str)> = SWITCHES.iter().map(|switch| (switch.name, switch.rule)).collect();
    assert_eq!(in_ledger, ours);
}

/// Whether all cards of a text pass.
fn passes(text: &str, ledger: &Ledger) -> bool {
    run_text::<Words>("cards", text, ledger).iter().all(|verdict| verdict.failure.is_none())
}

#[test]
fn every_other_value_has_a_card_that_fails_by_the_usual_ruling() {
    let ledger = ledger();
    let mut cards: Vec<String> = Vec::new();
    for file in find_cards(&[project("cards/wh40k")]).expect("the folder can be read") {
        let text = std::fs::read_to_string(file).expect("a readable file");
        cards.extend(text.split("\nrule ").skip(1).map(|card| format!("rule {card}\n")));
    }
    for Switch { name, default, values, .. } in SWITCHES {
        for (value, ..) in values.iter().filter(|(value, ..)| value != default) {
            let (other, usual) = (format!("ruling {name} {value}\n"), format!("ruling {name} {default}\n"));
            let proof = cards.iter().filter(|card| card.contains(&other));
            let proven = proof
                .filter(|card| passes(card, &ledger) && !passes(&card.replace(&other, &usual), &ledger))
                .count();
            assert!(proven > 0, "no card shows what `ruling {name} {value}` changes");
        }
    }
}

#[test]
fn the_published_page_is_fresh() {
    let fresh = rulings_page(&ledger(), SWITCHES);
    let published = std::fs::read_to_string(project("docs/rulings/wh40k.md")).unwrap_or_default();
    assert!(
        published == fresh,
        "docs/rulings/wh40k.md is old; run `gonfalon rules rulings wh40k > docs/rulings/wh40k.md`"
    );
}
