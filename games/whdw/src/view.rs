//! What one seat may know.

use gonfalon_kernel::{BySeat, Seat};
use serde::Serialize;

use crate::Whdw;
use crate::board::Board;
use crate::event::Event;
use crate::state::{Secret, State, Table};

/// What one seat (or a spectator) may know of a position: the public table, its own secrets, and of the others only
/// what can be seen across the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// Who looks; `None` is a spectator.
    pub viewer: Option<Seat>,
    /// What everybody sees.
    pub table: Table,
    /// The viewer's own secrets.
    pub own: Secret,
    /// What can be seen of each player's hidden things.
    pub hidden: BySeat<Hidden>,
}

/// What can be seen of a player's hidden things.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Hidden {
    /// An objective lies face down before the player.
    pub objective: bool,
    /// The player looks at scenario cards.
    pub drawing: bool,
}

impl View {
    /// The table as rules read it.
    pub fn board<'a>(&'a self, game: &'a Whdw) -> Board<'a> {
        Board::new(game, &self.table)
    }
}

/// Builds a view, field by field.
pub(crate) fn view(state: &State, viewer: Option<Seat>) -> View {
    View {
        viewer,
        table: state.table.clone(),
        own: viewer.and_then(|seat| state.secrets.get(seat)).cloned().unwrap_or_default(),
        hidden: BySeat(
            state
                .secrets
                .iter()
                .map(|(_, secret)| Hidden {
                    objective: secret.objective.is_some(),
                    drawing: !secret.drawn.is_empty(),
                })
                .collect(),
        ),
    }
}

/// What a viewer may learn of an event.
pub(crate) fn seen(event: &Event, viewer: Option<Seat>) -> Event {
    match event {
        Event::ScenariosDrawn { seat, .. } if viewer != Some(*seat) => {
            Event::ScenariosDrawn { seat: *seat, cards: Default::default() }
        }
        Event::ObjectiveDealt { seat, .. } if viewer != Some(*seat) => {
            Event::ObjectiveDealt { seat: *seat, card: None }
        }
        Event::CommandSealed { seat, .. } if viewer != Some(*seat) => {
            Event::CommandSealed { seat: *seat, card: None }
        }
        _ => event.clone(),
    }
}
