//! Reads `command_cards.toml`, `scenario_cards.toml` and `deployment_cards.toml`.

use gonfalon_data::{Table, Value};

use super::ability::abilities;
use super::facts::facts;
use crate::data::{
    CardKind, CommandCard, DeploymentCard, Faction, Holder, Objective, ScenarioCard, Trigger, Word,
};

pub(super) fn command(table: &Table<'_>) -> Option<CommandCard> {
    let id = table.read("id", Value::id);
    let name = table.read("name", Value::name);
    let strategy = table.read("strategy", Value::word);
    let activation = table.read("activation", |value| value.small(1, 20));
    let only = table.read("only", |value| match value.clone().text_or_empty()? {
        "" => Some(None),
        _ => value.word::<Faction>().map(Some),
    });
    let kind = table.read("kind", Value::word::<CardKind>);
    let unstable = table.read("unstable", Value::flag);
    let abilities = abilities(table, Holder::Command);
    let text = table.read("text", Value::name);
    let facts = facts(table);
    let card = CommandCard {
        id: id?,
        name: name?,
        strategy: strategy?,
        activation: activation?,
        only: only?,
        kind: kind?,
        unstable: unstable?,
        abilities: abilities?,
        text: text?,
        facts: facts?,
    };
    consistent(table, &card)?;
    Some(card)
}

// `kind` and `unstable` repeat what the abilities say, for readers; they must not contradict them.
fn consistent(table: &Table<'_>, card: &CommandCard) -> Option<()> {
    let kinds: Vec<CardKind> = card
        .abilities
        .iter()
        .map(|ability| match ability.on {
            Trigger::Battle => CardKind::Battle,
            _ => CardKind::Passive,
        })
        .collect();
    let agrees = match card.kind {
        CardKind::None => kinds.is_empty(),
        // A card has one battle ability: it is used once, and one disk uses it.
        CardKind::Battle => kinds == [CardKind::Battle],
        CardKind::Passive => !kinds.is_empty() && kinds.iter().all(|kind| *kind == CardKind::Passive),
    };
    if !agrees {
        return table.wrong("data-card-kind", vec![("kind", card.kind.word().to_owned())]);
    }
    if card.unstable && card.kind != CardKind::Battle {
        return table.wrong("data-unstable-kind", vec![("kind", card.kind.word().to_owned())]);
    }
    Some(())
}

pub(super) fn scenario(table: &Table<'_>) -> Option<ScenarioCard> {
    let id = table.read("id", Value::id);
    let name = table.read("name", Value::name);
    let abilities = abilities(table, Holder::Scenario);
    let objective = table.read("objective", objective);
    let text = table.read("text", Value::name);
    let objective_text = table.read("objective_text", Value::name);
    let facts = facts(table);
    Some(ScenarioCard {
        id: id?,
        name: name?,
        abilities: abilities?,
        objective: objective?,
        text: text?,
        objective_text: objective_text?,
        facts: facts?,
    })
}

/// An objective, as on scenario cards and in the learning scenario.
pub(super) fn objective(value: Value<'_>) -> Option<Objective> {
    let table = value.table()?;
    let count = table.read("count", Value::word);
    let points = table.read("points", |points| points.small(1, 50));
    table.finish();
    Some(Objective { count: count?, points: points? })
}

pub(super) fn deployment(table: &Table<'_>) -> Option<DeploymentCard> {
    let id = table.read("id", Value::id);
    let name = table.read("name", Value::name);
    let value = table.read("value", |value| value.small(0, 20));
    let copies = table.read("copies", |copies| copies.small(1, 50));
    let abilities = abilities(table, Holder::Deployment);
    let text = table.read("text", Value::name);
    let facts = facts(table);
    Some(DeploymentCard {
        id: id?,
        name: name?,
        value: value?,
        copies: copies?,
        abilities: abilities?,
        text: text?,
        facts: facts?,
    })
}
