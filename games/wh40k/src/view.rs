//! What a seat may know of a position.

use gonfalon_kernel::Seat;
use serde::Serialize;

use crate::action::Formations;
use crate::frame::Frame;
use crate::setup::Setup;
use crate::state::{State, Table};

/// What a seat, or a spectator, may know: all of the table, and of the battle formations noted in secret only its own.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// The table, on which nothing is secret.
    pub table: Table,
    /// The battle formations that the viewer has noted, until both players reveal theirs.
    pub noted: Option<Formations>,
}

/// The view of a seat; `None` is a spectator.
pub(crate) fn view(state: &State, viewer: Option<Seat>) -> View {
    let noted = state.stack.frames().iter().find_map(|frame| match frame {
        Frame::Setup(Setup::Formations(sealed)) => sealed.peek(viewer?).cloned(),
        _ => None,
    });
    View { table: state.table.clone(), noted }
}
