//! The rulings of a match by their words.

use gonfalon_kernel::{Line, nearest};
use gonfalon_whdw::{
    rulings::SWITCHES,
    setting::{Agreement, GameKind},
};
use serde_json::Value;

use crate::Finding;

/// An agreement without armies, with the rulings that words describe; or everything wrong with the words.
pub(super) fn agreement(kind: GameKind, words: &[(String, String)]) -> Result<Agreement, Vec<Finding>> {
    let mut agreement = Agreement::new(kind);
    let mut findings = Vec::new();
    for (name, value) in words {
        match SWITCHES.iter().find(|switch| switch.name == name) {
            None => findings.push(unknown_name(name)),
            Some(switch) => match with(&agreement, name, value) {
                Some(changed) => agreement = changed,
                None => {
                    let known: Vec<&str> = switch.values.iter().map(|(value, ..)| *value).collect();
                    let line =
                        Line::new("catalog-unknown-ruling-value").text("name", name).text("value", value);
                    findings.push(Finding::new(line.text("known", known.join(", "))));
                }
            },
        }
    }
    if findings.is_empty() { Ok(agreement) } else { Err(findings) }
}

/// The agreement with one switch set; `None` if it has no such value.
fn with(agreement: &Agreement, name: &str, value: &str) -> Option<Agreement> {
    let mut written =
        serde_json::to_value(agreement).expect("an agreement is plain data and always becomes JSON");
    // Most switches are rulings; a few stand in the agreement itself.
    let field = match written["rulings"].get_mut(name) {
        Some(ruling) => ruling,
        None => written.get_mut(name)?,
    };
    *field = match field {
        Value::String(_) => Value::String(value.to_owned()),
        _ => serde_json::from_str(value).ok()?,
    };
    serde_json::from_value(written).ok()
}

fn unknown_name(name: &str) -> Finding {
    let known = SWITCHES.iter().map(|switch| switch.name);
    let near = nearest(name, known.clone()).unwrap_or_default();
    let line = Line::new("catalog-unknown-ruling").text("name", name).text("nearest", near);
    Finding::new(line.text("known", known.collect::<Vec<_>>().join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn word(name: &str, value: &str) -> (String, String) {
        (name.to_owned(), value.to_owned())
    }

    #[test]
    fn every_value_of_every_switch_can_be_chosen() {
        let usual = Agreement::new(GameKind::Standard);
        for switch in SWITCHES {
            for (value, ..) in switch.values {
                let chosen =
                    agreement(GameKind::Standard, &[word(switch.name, value)]).expect("the value is known");
                assert_eq!(chosen == usual, *value == switch.default, "{} = {value}", switch.name);
            }
        }
    }

    #[test]
    fn everything_wrong_is_listed() {
        let words = [
            word("pin-tset", "contact"),
            word("flips", "sideways"),
            word("core-sets", "many"),
            word("rampart", "owner"),
        ];
        let findings = agreement(GameKind::Standard, &words).expect_err("three of them are wrong");
        let keys: Vec<&str> = findings.iter().map(|finding| finding.says.key).collect();
        let value = "catalog-unknown-ruling-value";
        assert_eq!(keys, ["catalog-unknown-ruling", value, value]);
    }
}
