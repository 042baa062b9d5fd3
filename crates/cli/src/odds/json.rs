//! Odds for programs.

use gonfalon_odds::Spread;
use serde_json::{Value, json};

use super::Answer;

pub(super) fn as_json(answer: &Answer<'_>) -> Value {
    let report = &answer.report;
    json!({
        "about": answer.about,
        "attack": answer.attack,
        "target": answer.target,
        "chances": report.chances.iter().map(|one| json!({ "what": one.what, "chance": one.chance })).collect::<Vec<_>>(),
        "spreads": report.spreads.iter().map(spread).collect::<Vec<_>>(),
    })
}

fn spread(spread: &Spread) -> Value {
    let found = &spread.distribution;
    let outcomes = found.chances().iter().enumerate().filter(|(_, chance)| **chance > 0.0);
    json!({
        "what": spread.what,
        "mean": found.mean(),
        "deviation": found.deviation(),
        "median": found.quantile(0.5),
        "error": found.error(),
        "outcomes": outcomes
            .map(|(value, chance)| {
                json!({ "value": value, "chance": chance, "at_least": found.at_least(value) })
            })
            .collect::<Vec<_>>(),
    })
}
