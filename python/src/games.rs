//! What can be played.

use gonfalon_catalog::{GameEntry, MatchOption, OptionValue, ReadyArmy, ValueForm};
use pyo3::pyfunction;
use serde_json::{Value, json};

/// Every game with its bots, ready armies and options, as JSON.
#[pyfunction]
pub(crate) fn games() -> String {
    Value::from_iter(gonfalon_catalog::games().iter().map(|game| card(*game))).to_string()
}

fn card(game: &dyn GameEntry) -> Value {
    let army = |army: ReadyArmy| json!({ "id": army.id, "name": army.name.en, "scenarios": army.scenarios });
    json!({
        "id": game.id(),
        "title": game.title().en,
        "rules_version": game.rules_version(),
        "most_seats": game.most_seats(),
        "bots": game.bots(),
        "armies": game.ready_armies().into_iter().map(army).collect::<Vec<_>>(),
        "options": game.options().iter().map(option).collect::<Vec<_>>(),
    })
}

fn option(option: &MatchOption) -> Value {
    json!({ "name": option.name, "default": option.default, "values": option.values.iter().map(value).collect::<Vec<_>>() })
}

/// A value as it is written; `N` stands for the number.
fn value(value: &OptionValue) -> String {
    match &value.form {
        ValueForm::Word(word) => word.clone(),
        ValueForm::Number { before, after, .. } => format!("{before}N{after}"),
    }
}
