//! What a unit that moves meets on its way: terrain, friends, the inch it has to keep.

use gonfalon_table::{Length, OrientedBox, Shape, sweep};

use super::Seen;
use crate::action::Stride;
use crate::board::Board;
use crate::data::SpecialKind;
use crate::lane::Straight;
use crate::movement::{Leg, legs, on_impassable};
use crate::state::{Category, UnitId};

/// Who ends no farther than this beyond the least distance has been stopped by it: a hundredth of an inch.
const SLACK: Length = Length(Length::INCH.0 / 100);

impl Seen<'_> {
    /// Looks at the way of an order other than Charge!
    pub(super) fn walked(&mut self, unit: UnitId, strides: &[Stride]) {
        let board = self.before();
        let legs = legs(board, unit, strides);
        for leg in &legs {
            match leg {
                Leg::Straight(straight) => self.went(board, unit, straight),
                Leg::Pivot(from, to) => self.swept(board, unit, from, to),
            }
        }
        if let Some(last) = legs.last() {
            self.ended(board, unit, last);
        }
    }

    fn went(&mut self, board: Board<'_>, unit: UnitId, straight: &Straight) {
        let others = board.units().filter(|other| *other != unit);
        let passed = others.filter(|other| {
            sweep::box_along_box(&straight.from, straight.end().centre, &board.footprint(*other))
        });
        let units = passed.count();
        let to = straight.end().centre;
        let crossed = board.table.terrain.iter();
        let crossed = crossed.filter(|piece| sweep::box_along_polygon(&straight.from, to, &piece.outline));
        if board.has(unit, SpecialKind::Fly) {
            let minded = crossed.filter(|piece| piece.category != Category::Decoration).count();
            self.rule_if(units + minded > 0, "kow.special.fly-over");
            return;
        }
        if units > 0 {
            self.rules(["kow.move.no-end-on-unit", "kow.move.through-friends"]);
        }
        for piece in crossed {
            match piece.category {
                Category::Difficult => self.rules([
                    "kow.terrain.difficult-area",
                    "kow.terrain.difficult-cost",
                    "kow.terrain.difficult-enter",
                ]),
                Category::Obstacle => self.rules(["kow.terrain.obstacle", "kow.terrain.obstacle-cross"]),
                Category::Decoration => self.rule("kow.terrain.decorative"),
                Category::Impassable => {}
            }
        }
    }

    /// Looks at what the corners of a unit that turns sweep over though it does not end there.
    fn swept(&mut self, board: Board<'_>, unit: UnitId, from: &OrientedBox, to: &OrientedBox) {
        let by = from.heading.difference(to.heading);
        let sweeps = |obstacle: &Shape| sweep::box_about(from, from.centre, by, obstacle);
        let others = board.units().filter(|other| *other != unit).map(|other| board.footprint(other));
        let over_unit = others
            .filter(|other| !from.overlaps(other) && !to.overlaps(other))
            .any(|other| sweeps(&Shape::Box(other)));
        let impassable = board.table.terrain.iter().filter(|piece| piece.category == Category::Impassable);
        let over_terrain = !on_impassable(board, to)
            && impassable.into_iter().any(|piece| sweeps(&Shape::Polygon(piece.outline.clone())));
        self.rule_if(over_unit || over_terrain, "kow.move.pivot-sweep");
    }

    fn ended(&mut self, board: Board<'_>, unit: UnitId, last: &Leg) {
        let end = last.end();
        let stands_on = |category| {
            let mut pieces = board.table.terrain.iter().filter(|piece| piece.category == category);
            pieces.any(|piece| end.overlaps_polygon(&piece.outline))
        };
        self.rule_if(stands_on(Category::Obstacle), "kow.terrain.obstacle-end-on");
        self.rule_if(stands_on(Category::Decoration), "kow.terrain.decorative-end-on");
        let least = board.game.library.constants.movement.gap + SLACK;
        let mut others = board.units().filter(|other| *other != unit).map(|other| board.footprint(other));
        let stopped = matches!(last, Leg::Straight(_))
            && others.any(|other| end.within(&other, least) && !last.start().within(&other, least));
        self.rule_if(stopped, "kow.move.one-inch-gap");
    }
}
