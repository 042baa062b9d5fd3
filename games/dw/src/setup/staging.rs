//! Staging areas that the players of a siege place themselves.

use gonfalon_kernel::{Arg, Refusal};
use gonfalon_table::{Circle, Length, Point};

use crate::board::Board;
use crate::data::Layout;
use crate::state::{LandKind, Role};

/// Every reason against a staging area at a place.
pub(crate) fn staging_refusals(board: Board<'_>, role: Role, at: Point) -> Vec<Refusal> {
    let circle = Circle::new(at, board.library().constants.land);
    let gap = board.siege_gap();
    let mut refusals = Vec::new();
    if !board.game.table.holds_circle(&circle) {
        refusals.push(Refusal::new("dw.setup.table", "refusal-land-off-table"));
    }
    match role {
        Role::Defender => {
            if !corners(board).any(|corner| circle.gap(&corner) >= gap) {
                refusals.push(
                    Refusal::new("dw.scenario.siege-attacker", "refusal-no-room-for-attacker")
                        .with("gap", Arg::Length(gap.0)),
                );
            }
        }
        Role::Attacker => {
            let defender = board.table.lands.iter().find(|land| matches!(land.kind, LandKind::Staging(_)));
            let found = defender.map(|land| circle.gap(&board.land_circle(land)));
            if let Some(found) = found.filter(|found| *found < gap) {
                refusals.push(
                    Refusal::new("dw.scenario.siege-attacker", "refusal-staging-near")
                        .with("found", Arg::Length(found.0))
                        .with("gap", Arg::Length(gap.0)),
                );
            }
        }
    }
    if board.table.lands.iter().any(|land| board.land_circle(land).overlaps(&circle)) {
        refusals.push(Refusal::new("dw.scenario.siege-defender-terrain", "refusal-lands-overlap"));
    }
    refusals
}

/// Legal places for a staging area: the defender's near the east, the attacker's in the west first.
pub(crate) fn staging_places(board: Board<'_>, role: Role) -> impl Iterator<Item = Point> {
    const STEPS: i32 = 12;
    let (table, radius) = (board.game.table, board.library().constants.land.0 / 2 + 1);
    let (width, height) = (table.width().0 - 2 * radius, table.height().0 - 2 * radius);
    let column = move |step: i32| match role {
        Role::Defender => (STEPS * 3 / 4 + step) % (STEPS + 1),
        Role::Attacker => step,
    };
    (0..=STEPS)
        .flat_map(move |step| (0..=STEPS).map(move |row| (column(step), (STEPS / 2 + row) % (STEPS + 1))))
        .map(move |(x, y)| table.min.shifted(radius + width * x / STEPS, radius + height * y / STEPS))
        .filter(move |at| staging_refusals(board, role, *at).is_empty())
}

/// Land Disks in the four corners of the table.
fn corners(board: Board<'_>) -> impl Iterator<Item = Circle> {
    let width = board.library().constants.land;
    let (table, radius) = (board.game.table, (width.0 + 1) / 2);
    [
        table.min.shifted(radius, radius),
        Point::new(table.max.x - radius, table.min.y + radius),
        Point::new(table.min.x + radius, table.max.y - radius),
        table.max.shifted(-radius, -radius),
    ]
    .into_iter()
    .map(move |at| Circle::new(at, width))
}

impl Board<'_> {
    fn siege_gap(self) -> Length {
        match self.scenario().layout {
            Layout::Siege { gap, .. } => gap,
            Layout::Facing(_) | Layout::LineOfThree(_) | Layout::Ring(_) => Length::ZERO,
        }
    }
}
