//! Preparing a game: terrain, victory condition, objectives, deployment, first turn.

use gonfalon_table::{Heading, Point};
use serde::Serialize;

use crate::Kow;
use crate::cx::{Cx, Step, WakeUp};
use crate::state::{Terrain, TerrainKind};

/// A step of the preparation.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Setting {}

impl Setting {
    pub(crate) fn step(self, _cx: &mut Cx<'_>, _wake: WakeUp) -> Step {
        Step::Return(())
    }
}

/// A terrain piece of this kind at this place.
pub(crate) fn terrain_piece(_game: &Kow, _kind: TerrainKind, _at: Point, _heading: Heading) -> Terrain {
    todo!()
}
