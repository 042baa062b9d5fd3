//! The side of a unit that is charged, as an edge on which chargers are laid.

use gonfalon_table::{Heading, Length, OrientedBox, Point};

use crate::board::Board;
use crate::lane::{Lane, offset};
use crate::state::{Category, Side, Terrain, UnitId};

/// The attacked side. Places along it are counted from its middle to the right, as a charger sees it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge {
    /// The whole footprint of the charged unit.
    pub(crate) target: OrientedBox,
    /// Where the side faces.
    pub(crate) outward: Heading,
    /// How far the side is from the middle of the footprint.
    pub(crate) out: Length,
    /// How long the side is.
    pub(crate) length: Length,
}

impl Edge {
    /// This side of a footprint.
    pub(crate) fn of(target: OrientedBox, side: Side) -> Edge {
        let (turn, across, length) = match side {
            Side::Front => (0, target.depth, target.width),
            Side::Left => (90_000, target.width, target.depth),
            Side::Right => (-90_000, target.width, target.depth),
            Side::Rear => (180_000, target.depth, target.width),
        };
        Edge { target, outward: target.heading.turn(turn), out: across / 2, length }
    }

    /// How a charger faces that is laid on the side.
    pub(crate) fn facing(&self) -> Heading {
        self.outward.opposite()
    }

    /// The middle of the side.
    pub(crate) fn middle(&self) -> Point {
        offset(self.target.centre, self.outward, self.out, Length::ZERO)
    }

    /// The side as a box of two units' depth.
    pub(crate) fn strip(&self) -> OrientedBox {
        OrientedBox::new(self.middle(), self.outward, self.length, Length(2))
    }

    /// The ground before the side, so deep.
    pub(crate) fn before(&self, depth: Length) -> OrientedBox {
        let centre = offset(self.target.centre, self.outward, self.out + depth / 2, Length::ZERO);
        OrientedBox::new(centre, self.outward, self.length, depth)
    }

    /// How far a point lies to the right of the middle, as a charger sees it.
    pub(crate) fn along(&self, point: Point) -> i64 {
        // A charger looks the opposite way, so its right is the side's own left.
        let (dx, dy) = self.relative(point);
        (dy * self.outward.cosine() - dx * self.outward.sine()) >> Heading::FRACTION_BITS
    }

    fn relative(&self, point: Point) -> (i64, i64) {
        let centre = self.target.centre;
        (i64::from(point.x) - i64::from(centre.x), i64::from(point.y) - i64::from(centre.y))
    }

    /// A charger laid on the side, its middle so far to the right of the side's; an obstacle that the charged unit
    /// defends keeps it off.
    pub(crate) fn laid(&self, board: Board<'_>, charger: UnitId, along: Length) -> OrientedBox {
        let profile = board.profile(charger);
        let kept_off = self.obstacle(board, charger, along).map_or(Length::ZERO, |(_, far)| far);
        let ahead = self.out + kept_off + profile.depth / 2;
        let centre = offset(self.target.centre, self.outward, ahead, along);
        board.footprint_at(charger, centre, self.facing())
    }

    /// The obstacle behind which the charged unit stands, seen from a charger laid here: it begins within an inch of the
    /// side. Also how far it reaches from the side; one that reaches farther than an inch beyond that runs along
    /// the charger's way rather than across it and is only crossed.
    pub(crate) fn obstacle<'a>(
        &self,
        board: Board<'a>,
        charger: UnitId,
        along: Length,
    ) -> Option<(&'a Terrain, Length)> {
        let reach = board.game.library.constants.charge.obstacle_reach;
        let lane = Lane {
            from: offset(self.target.centre, self.outward, self.out, along),
            heading: self.outward,
            width: board.profile(charger).width,
        };
        let obstacles = board.table.terrain.iter().filter(|piece| piece.category == Category::Obstacle);
        obstacles
            .filter(|piece| self.target.within_polygon(&piece.outline, reach))
            .filter_map(|piece| {
                let spans = lane.spans(piece.outline.points());
                let (_, far) = spans.into_iter().find(|(near, far)| *near <= reach.0 && *far > 0)?;
                (far <= 2 * reach.0).then_some((piece, Length(far)))
            })
            .max_by_key(|(_, far)| *far)
    }
}
