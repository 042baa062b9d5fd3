//! What one seat may know.

use gonfalon_kernel::Seat;
use serde::Serialize;

use crate::Dw;
use crate::board::Board;
use crate::event::Event;
use crate::state::{Secret, State, Table};

/// What one seat (or a spectator) may know of a position: the public table and its own secrets. The table knows nothing of
/// Disks that nobody has shown, and how many Disks and spells the others hide is on it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// Who looks; `None` is a spectator.
    pub viewer: Option<Seat>,
    /// What everybody sees.
    pub table: Table,
    /// The viewer's own secrets.
    pub own: Secret,
}

impl View {
    /// The table as rules read it.
    pub fn board<'a>(&'a self, game: &'a Dw) -> Board<'a> {
        Board::new(game, &self.table)
    }
}

/// Builds a view.
pub(crate) fn view(state: &State, viewer: Option<Seat>) -> View {
    let own = viewer.and_then(|seat| state.secrets.get(seat)).cloned().unwrap_or_default();
    View { viewer, table: state.table.clone(), own }
}

/// What a viewer may learn of an event.
pub(crate) fn seen(event: &Event, viewer: Option<Seat>) -> Event {
    match event {
        // dw.setup.stack-secret
        Event::StackArranged { seat, .. } if viewer != Some(*seat) => {
            Event::StackArranged { seat: *seat, order: Vec::new() }
        }
        // dw.setup.spellbook-hidden
        Event::SpellStolen { from, to, .. } if viewer != Some(*from) && viewer != Some(*to) => {
            Event::SpellStolen { from: *from, to: *to, spell: None }
        }
        _ => event.clone(),
    }
}
