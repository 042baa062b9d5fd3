//! Rosters that are trees of selections: BattleScribe's XML, and the same as JSON.

mod edition;
mod force;
mod json;
mod node;
mod profile;
mod selection;
mod unit;
mod xml;

use crate::format::Format;
use crate::ledger::Ledger;
use crate::note::{Note, Refused};
use crate::roster::Roster;
use node::Node;

/// More nesting than this is no roster.
pub(crate) const MOST_DEPTH: usize = 100;
/// More elements than this are no roster.
pub(crate) const MOST_ELEMENTS: usize = 250_000;

/// Reads a roster in XML.
pub(crate) fn read_xml(text: &str) -> Result<Roster, Refused> {
    let mut ledger = Ledger::default();
    let root = xml::parse(text, &mut ledger)?;
    if root.tag != "roster" {
        return Err(Refused::new(Note::new("rosters-not-roster").with("found", &root.tag)));
    }
    force::read(&root, Format::BattleScribe, ledger)
}

/// Reads a roster in JSON.
pub(crate) fn read_json(text: &str) -> Result<Roster, Refused> {
    let mut ledger = Ledger::default();
    let root = json::parse(text, &mut ledger)?;
    force::read_wrapped(&root, ledger)
}

/// The refusal of a file with too many elements.
fn too_many() -> Refused {
    Refused::new(Note::new("rosters-too-many").with("most", MOST_ELEMENTS))
}

/// The refusal of a file with too much nesting.
fn too_deep() -> Refused {
    Refused::new(Note::new("rosters-too-deep").with("most", MOST_DEPTH))
}

/// Walks the whole tree.
fn each<'n>(node: &'n Node, visit: &mut impl FnMut(&'n Node)) {
    visit(node);
    node.children.iter().for_each(|child| each(child, visit));
}
