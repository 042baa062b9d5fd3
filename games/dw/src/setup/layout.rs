//! Where the Land Disks of a scenario lie.

use gonfalon_kernel::Seat;
use gonfalon_table::{Circle, Heading, Length, Point, Rectangle};

use crate::data::Layout;
use crate::state::LandKind;

/// The Land Disks that the scenario lays itself, the staging areas in seat order first. A siege leaves them to the players.
pub(crate) fn lands(
    layout: Layout,
    table: Rectangle,
    width: Length,
    players: u8,
) -> impl Iterator<Item = (LandKind, Circle)> {
    let middle = table.centre();
    let (away, count, center) = match layout {
        // dw.scenario.tides-setup; measured edge to edge: dw.scenario.land-distance
        Layout::Facing(gap) => (Length((gap.0 + width.0 + 1) / 2), 2, false),
        // dw.scenario.harm-lands: centre to centre
        Layout::LineOfThree(distance) => (distance, 2, true),
        // dw.scenario.doom-setup dw.scenario.gnash-setup
        Layout::Ring(distance) => (Length(distance.0 + width.0), i32::from(players.max(1)), true),
        Layout::Siege { .. } => (Length::ZERO, 0, false),
    };
    let staging = (0..count).map(move |seat| {
        (LandKind::Staging(Seat(seat as u8)), Circle::new(around(middle, away, seat, count), width))
    });
    staging.chain(center.then(|| (LandKind::Center, Circle::new(middle, width))))
}

/// The place of a seat around the middle: the first in the west, the others clockwise at equal angles.
fn around(middle: Point, away: Length, seat: i32, count: i32) -> Point {
    middle.step(Heading::from_thousandths(180_000 - 360_000 / count * seat), away)
}
