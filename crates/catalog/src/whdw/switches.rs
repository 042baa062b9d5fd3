//! The rulings of Warhammer: Diskwars by their words.

use gonfalon_kernel::{Line, nearest};
use gonfalon_whdw::rulings::Rulings;
use serde_json::{Map, Value};

use crate::{Finding, Switch};

/// Every switch; the first value of each is the default.
pub(super) const SWITCHES: &[Switch] = &[
    Switch { name: "pin-test", values: &["contact", "any-between"] },
    Switch { name: "flips", values: &["pivot", "straight"] },
    Switch { name: "stop-after-impact", values: &["stop", "go-on"] },
    Switch { name: "engage-triggers", values: &["each-enemy", "once"] },
    Switch { name: "plague-in-flight", values: &["reached", "spared"] },
    Switch { name: "dangerous-flips", values: &["every", "entering"] },
    Switch { name: "high-ground", values: &["one-way", "mutual"] },
    Switch { name: "reinforce-limit", values: &["none", "deployment-value"] },
    Switch { name: "battle-timing", values: &["between", "ends"] },
    Switch { name: "rampart", values: &["everybody", "owner"] },
    Switch { name: "initiative", values: &["once", "each-round"] },
];

/// The rulings that words describe, or everything wrong with the words.
pub(super) fn rulings(words: &[(String, String)]) -> Result<Rulings, Vec<Finding>> {
    let mut chosen = Map::new();
    let mut findings = Vec::new();
    for (name, value) in words {
        match SWITCHES.iter().find(|switch| switch.name == name) {
            None => findings.push(unknown_name(name)),
            Some(switch) if !switch.values.contains(&value.as_str()) => {
                findings.push(unknown_value(switch, value));
            }
            Some(_) => {
                chosen.insert(name.clone(), Value::String(value.clone()));
            }
        }
    }
    if findings.is_empty() {
        Ok(serde_json::from_value(Value::Object(chosen)).expect("a test reads every switch with every value"))
    } else {
        Err(findings)
    }
}

fn unknown_name(name: &str) -> Finding {
    let known = SWITCHES.iter().map(|switch| switch.name);
    let near = nearest(name, known.clone()).unwrap_or_default();
    let line = Line::new("catalog-unknown-ruling").text("name", name).text("nearest", near);
    Finding::new(line.text("known", known.collect::<Vec<_>>().join(", ")))
}

fn unknown_value(switch: &Switch, value: &str) -> Finding {
    let line = Line::new("catalog-unknown-ruling-value").text("name", switch.name).text("value", value);
    Finding::new(line.text("known", switch.values.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn word(name: &str, value: &str) -> (String, String) {
        (name.to_owned(), value.to_owned())
    }

    #[test]
    fn the_table_has_every_switch_and_its_default() {
        let defaults = serde_json::to_value(Rulings::default()).expect("rulings become JSON");
        let defaults = defaults.as_object().expect("rulings are a table");
        let mut names: Vec<&str> = SWITCHES.iter().map(|switch| switch.name).collect();
        names.sort_unstable();
        assert_eq!(names, defaults.keys().map(String::as_str).collect::<Vec<_>>());
        for switch in SWITCHES {
            assert_eq!(defaults[switch.name], switch.values[0], "{}", switch.name);
        }
    }

    #[test]
    fn every_value_can_be_chosen_and_no_value_is_missing() {
        for switch in SWITCHES {
            for value in switch.values {
                let rulings = rulings(&[word(switch.name, value)]).expect("the value is known");
                let chosen = serde_json::to_value(rulings).expect("rulings become JSON");
                assert_eq!(chosen[switch.name], *value);
            }
            // The complaint about a value that is none lists those that are.
            let wrong = format!("{{\"{}\": \"?\"}}", switch.name);
            let complaint =
                serde_json::from_str::<Rulings>(&wrong).expect_err("no ruling is called so").to_string();
            let listed = complaint.matches('`').count() / 2 - 1;
            assert_eq!(listed, switch.values.len(), "{}: {complaint}", switch.name);
        }
    }

    #[test]
    fn everything_wrong_is_listed() {
        let words = [word("pin-tset", "contact"), word("flips", "sideways"), word("rampart", "owner")];
        let findings = rulings(&words).expect_err("two of them are wrong");
        let keys: Vec<&str> = findings.iter().map(|finding| finding.says.key).collect();
        assert_eq!(keys, ["catalog-unknown-ruling", "catalog-unknown-ruling-value"]);
    }
}
