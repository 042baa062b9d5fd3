//! What every selection has: name, number, type and costs.

use super::node::Node;
use crate::finish::{count, points};
use crate::ledger::{Ledger, Meaning};
use crate::note::Note;

/// What a selection is, in the words of the format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Unit,
    Model,
    Crew,
    Upgrade,
}

/// A selection with its own values read.
#[derive(Debug)]
pub(crate) struct Selection<'n> {
    pub(crate) node: &'n Node,
    pub(crate) name: String,
    pub(crate) number: u32,
    pub(crate) kind: Kind,
    /// The points of this selection alone.
    pub(crate) points: i32,
}

impl<'n> Selection<'n> {
    /// Reads the selection's own values as `meaning`.
    pub(crate) fn read(node: &'n Node, ledger: &mut Ledger, meaning: Meaning) -> Selection<'n> {
        node.open(ledger, meaning);
        let name = node.take(ledger, "name", meaning).unwrap_or_default().trim().to_owned();
        if name.is_empty() {
            ledger.leave(node.leaf, Note::new("rosters-unread"));
        }
        node.take(ledger, "group", Meaning::Bookkeeping);
        let number = match node.attribute("number") {
            None => 1,
            Some(attribute) => match count(&attribute.value) {
                Some(number) => {
                    ledger.settle(attribute.leaf, meaning);
                    number
                }
                None => {
                    ledger
                        .leave(attribute.leaf, Note::new("rosters-bad-count").with("text", &attribute.value));
                    1
                }
            },
        };
        let kind = kind(node);
        if let Some(attribute) = node.attribute("type")
            && known_type(&attribute.value)
        {
            ledger.settle(attribute.leaf, meaning);
        }
        // Changes of the tool's own data, already worked into the values that are copied here.
        node.take_lists(ledger, &["modifiers", "modifierGroups", "attributes"], Meaning::Bookkeeping);
        Selection { node, name, number, kind, points: costs(node, ledger) }
    }
}

/// What a selection is, without reading it.
pub(crate) fn kind(node: &Node) -> Kind {
    match node.peek("type") {
        Some("unit") => Kind::Unit,
        Some("model") => Kind::Model,
        Some("crew") => Kind::Crew,
        _ => Kind::Upgrade,
    }
}

fn known_type(value: &str) -> bool {
    ["unit", "model", "crew", "upgrade"].contains(&value)
}

/// The points among the costs of an element; other costs belong to campaigns and factions.
pub(crate) fn costs(node: &Node, ledger: &mut Ledger) -> i32 {
    node.list(ledger, "costs", "cost")
        .into_iter()
        .fold(0, |sum, cost| i32::saturating_add(sum, amount(cost, ledger).unwrap_or(0)))
}

/// The points that a cost or a limit says.
pub(crate) fn amount(cost: &Node, ledger: &mut Ledger) -> Option<i32> {
    cost.open(ledger, Meaning::Points);
    let name = cost.take(ledger, "name", Meaning::Bookkeeping).unwrap_or_default().trim().to_lowercase();
    let value = cost.attribute("value")?;
    if !["pts", "points"].contains(&name.as_str()) {
        ledger.settle(value.leaf, Meaning::Bookkeeping);
        return None;
    }
    let amount = points(&value.value);
    match amount {
        Some(_) => ledger.settle(value.leaf, Meaning::Points),
        None => ledger.leave(value.leaf, Note::new("rosters-bad-points").with("text", &value.value)),
    }
    amount
}
