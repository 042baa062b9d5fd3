//! Rosters that are texts: one line after the other, under headings.

mod body;
mod groups;
pub(crate) mod head;
mod header;
mod items;
pub(crate) mod line;
mod unit;

use crate::finish::finish;
use crate::format::{Edition, Format};
use crate::ledger::{Leaf, Ledger};
use crate::note::{Note, Refused};
use crate::roster::Roster;
use line::Line;

/// More lines than this are no roster.
const MOST_LINES: usize = 20_000;

/// A line and its slot in the ledger.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slotted<'t> {
    pub(crate) leaf: Leaf,
    pub(crate) line: Line<'t>,
}

/// Reads a text of this format.
pub(crate) fn read(format: Format, text: &str) -> Result<Roster, Refused> {
    let mut ledger = Ledger::default();
    // A line for every line there is, before anything is read.
    let mut lines: Vec<Slotted<'_>> = Vec::new();
    for (index, raw) in text.split('\n').enumerate() {
        if index >= MOST_LINES {
            return Err(Refused::new(Note::new("rosters-too-many").with("most", MOST_LINES)));
        }
        let raw = raw.strip_suffix('\r').unwrap_or(raw);
        let leaf = ledger.line(u32::try_from(index + 1).expect("the number of lines is bounded"), raw);
        lines.push(Slotted { leaf, line: Line::new(raw) });
    }
    let mut roster = Roster::empty(format, Edition::Assumed);
    let (claims, start) = header::read(format, &lines, &mut roster, &mut ledger);
    let drafts = body::drafts(format, &lines[start..], &mut roster, &mut ledger);
    let known = body::known_names(&drafts);
    for draft in &drafts {
        roster.units.push(unit::read(format, draft, &known, &mut ledger));
    }
    body::compare_sections(&drafts, &roster, &mut ledger);
    claims.settle(&mut roster, &mut ledger);
    finish(roster, ledger, 0)
}
