//! Rulings: their options, the ledger and the published page agree.

use std::collections::BTreeSet;
use std::path::Path;

use gonfalon_kernel::Ledger;
use gonfalon_kernel::ledger::{Switch, rulings_page};
use gonfalon_whdw::LEDGER;
use gonfalon_whdw::rulings::{Rulings, SWITCHES};
use gonfalon_whdw::setting::{Agreement, GameKind};
use serde_json::{Value, json};

fn ledger() -> Ledger {
    Ledger::read("rules/whdw.toml", LEDGER).expect("the ledger is whole")
}

fn fields<T: serde::Serialize>(value: &T) -> serde_json::Map<String, Value> {
    match serde_json::to_value(value).expect("a plain value") {
        Value::Object(fields) => fields,
        other => panic!("{other} has no fields"),
    }
}

/// A value as it stands in an agreement: numbers and truth values as such, all else as text.
fn written(value: &str) -> Value {
    serde_json::from_str(value).unwrap_or_else(|_| json!(value))
}

#[test]
fn every_field_is_listed_with_values_it_accepts() {
    let rulings = fields(&Rulings::default());
    let agreement = fields(&Agreement::new(GameKind::Standard));
    let listed: BTreeSet<&str> = SWITCHES.iter().map(|switch| switch.name).collect();
    assert_eq!(listed.len(), SWITCHES.len(), "no option is listed twice");
    assert!(rulings.keys().all(|field| listed.contains(field.as_str())), "{listed:?}");
    for Switch { name, default, values, .. } in SWITCHES {
        let in_rulings = rulings.contains_key(*name);
        let fields = if in_rulings { &rulings } else { &agreement };
        assert_eq!(fields[*name], written(default), "{name}");
        assert!(values.iter().any(|(value, ..)| value == default), "{name}");
        for (value, ..) in *values {
            let mut changed = fields.clone();
            changed.insert((*name).to_owned(), written(value));
            let changed = Value::Object(changed);
            let accepted = if in_rulings {
                serde_json::from_value::<Rulings>(changed).map(drop)
            } else {
                serde_json::from_value::<Agreement>(changed).map(drop)
            };
            assert!(accepted.is_ok(), "{name} = {value}: {accepted:?}");
        }
    }
}

#[test]
fn the_ledger_names_the_same_options() {
    let ledger = ledger();
    let in_ledger: BTreeSet<(&str, &str)> =
        ledger.rules().iter().filter_map(|rule| Some((rule.switch.as_deref()?, rule.id.as_str()))).collect();
    let ours: BTreeSet<(&str, &str)> = SWITCHES.iter().map(|switch| (switch.name, switch.rule)).collect();
    assert_eq!(in_ledger, ours);
}

#[test]
fn rulings_questions_and_examples_are_there_in_german() {
    let ledger = ledger();
    let english_only = |rule: &&gonfalon_kernel::ledger::Rule| {
        rule.ruling.is_some() && rule.ruling_de.is_none()
            || rule.unclear.is_some() && rule.unclear_de.is_none()
            || rule.example.is_some() && rule.example_de.is_none()
    };
    let lacking: Vec<&str> =
        ledger.rules().iter().filter(english_only).map(|rule| rule.id.as_str()).collect();
    assert_eq!(lacking, Vec::<&str>::new());
}

#[test]
fn the_published_page_is_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rulings/whdw.md");
    let fresh = rulings_page(&ledger(), SWITCHES);
    let published = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        published == fresh,
        "docs/rulings/whdw.md is old; run `gonfalon rules rulings whdw > docs/rulings/whdw.md`"
    );
}
