//! Reading the table: footprints, champions, arcs and distances.

use gonfalon_kernel::{Arg, Seat};
use gonfalon_table::{Heading, Length, OrientedBox, Point, Rectangle};

use crate::Kow;
use crate::data::{Profile, SpecialKind};
use crate::rulings::Rulings;
use crate::state::{Place, Side, Table, Unit, UnitId};

/// The table with the facts of the match.
#[derive(Clone, Copy, Debug)]
pub struct Board<'a> {
    /// The facts of the match.
    pub game: &'a Kow,
    /// The table.
    pub table: &'a Table,
}

impl<'a> Board<'a> {
    /// Reads this table.
    pub fn new(game: &'a Kow, table: &'a Table) -> Board<'a> {
        Board { game, table }
    }

    /// How the players agreed to read what the book leaves open.
    pub fn rulings(self) -> &'a Rulings {
        &self.game.agreement.rulings
    }

    /// Whether there is such a unit in the match.
    pub fn exists(self, unit: UnitId) -> bool {
        unit.index() < self.game.units.len()
    }

    /// A unit's values and rules.
    pub fn profile(self, unit: UnitId) -> &'a Profile {
        &self.game.units[unit.index()].profile
    }

    /// Whether a unit has a special rule.
    pub fn has(self, unit: UnitId, kind: SpecialKind) -> bool {
        self.profile(unit).has(kind)
    }

    /// Whose unit it is.
    pub fn owner(self, unit: UnitId) -> Seat {
        self.game.units[unit.index()].owner
    }

    /// Where a unit is and how it fares.
    pub fn unit(self, unit: UnitId) -> &'a Unit {
        &self.table.units[unit.index()]
    }

    /// Whether a unit stands on the table.
    pub fn on_table(self, unit: UnitId) -> bool {
        self.unit(unit).place == Place::Table
    }

    /// Every unit on the table.
    pub fn units(self) -> impl Iterator<Item = UnitId> + 'a {
        (0..self.table.units.len() as u8).map(UnitId).filter(move |unit| self.on_table(*unit))
    }

    /// The units of a seat on the table.
    pub fn army(self, seat: Seat) -> impl Iterator<Item = UnitId> + 'a {
        self.units().filter(move |unit| self.owner(*unit) == seat)
    }

    /// Whether two units are enemies.
    pub fn enemies(self, one: UnitId, other: UnitId) -> bool {
        self.owner(one) != self.owner(other)
    }

    /// The table's area.
    pub fn field(self) -> Rectangle {
        let battlefield = &self.game.library.constants.battlefield;
        Rectangle { min: Point::new(0, 0), max: Point::new(battlefield.width.0, battlefield.depth.0) }
    }

    /// The footprint of a unit where it stands.
    pub fn footprint(self, unit: UnitId) -> OrientedBox {
        let facts = self.unit(unit);
        self.footprint_at(unit, facts.at, facts.heading)
    }

    /// The footprint a unit would have somewhere else.
    pub fn footprint_at(self, unit: UnitId, at: Point, heading: Heading) -> OrientedBox {
        let profile = self.profile(unit);
        OrientedBox { centre: at, heading, width: profile.width, depth: profile.depth }
    }

    /// The champion's base: in the middle of the front rank, with an even front beside it.
    pub fn champion(self, unit: UnitId) -> OrientedBox {
        let facts = self.unit(unit);
        self.champion_at(unit, facts.at, facts.heading)
    }

    /// The champion's base if the unit stood somewhere else.
    pub fn champion_at(self, unit: UnitId, at: Point, heading: Heading) -> OrientedBox {
        let profile = self.profile(unit);
        let forward = Length((profile.depth.0 - profile.base_depth.0) / 2);
        let mut centre = at.step(heading, forward);
        if profile.formation.files.is_multiple_of(2) {
            let aside = if self.unit(unit).champion_right { -90_000 } else { 90_000 };
            centre = centre.step(heading.turn(aside), Length(profile.base_width.0 / 2));
        }
        OrientedBox { centre, heading, width: profile.base_width, depth: profile.base_depth }
    }

    /// The side of a unit in whose arc a point lies. On a dividing ray front beats flank and flank beats rear.
    pub fn arc(self, unit: UnitId, point: Point) -> Side {
        arc_of(&self.footprint(unit), point)
    }

    /// A unit's name as an argument of a sentence.
    pub fn name(self, unit: UnitId) -> Arg {
        let name = self.game.library.said_name(self.profile(unit).entry);
        Arg::Name { en: name.en, de: name.de }
    }

    /// The names of several units as an argument of a sentence.
    pub fn names(self, units: &[UnitId]) -> Arg {
        let names = units.iter().map(|unit| self.game.library.said_name(self.profile(*unit).entry));
        Arg::Names(names.map(|name| (name.en, name.de)).collect())
    }
}

/// The side of a footprint in whose arc a point lies: the area between two rays that leave its corners at 45 degrees.
///
/// In the unit's own frame the front arc is where the point is as far ahead of the front edge as it is beside a
/// corner, or farther; so one comparison of two lengths decides.
pub fn arc_of(footprint: &OrientedBox, point: Point) -> Side {
    let (ahead, aside) = in_frame(footprint, point);
    // Both doubled and scaled alike, so odd widths and depths stay exact.
    let (half_depth, half_width) =
        (i128::from(footprint.depth.0) << SCALE, i128::from(footprint.width.0) << SCALE);
    let (beyond_front, beyond_rear) = (ahead - half_depth, -ahead - half_depth);
    let beyond_side = aside.abs() - half_width;
    if beyond_front >= 0 && beyond_front >= beyond_side {
        Side::Front
    } else if beyond_rear >= 0 && beyond_rear > beyond_side {
        Side::Rear
    } else if beyond_side >= 0 {
        if aside > 0 { Side::Left } else { Side::Right }
    } else {
        // Inside the footprint the nearest edge decides, the front first.
        let inner = [
            (beyond_front, Side::Front),
            (beyond_side, if aside > 0 { Side::Left } else { Side::Right }),
            (beyond_rear, Side::Rear),
        ];
        inner
            .into_iter()
            .max_by(|one, other| one.0.cmp(&other.0).then(other.1.cmp(&one.1)))
            .map_or(Side::Front, |(_, side)| side)
    }
}

/// Fraction bits of sines and cosines.
const SCALE: u32 = 30;

/// How far a point lies ahead and to the left of a footprint's centre: doubled units with [`SCALE`] fraction bits.
fn in_frame(footprint: &OrientedBox, point: Point) -> (i128, i128) {
    let (dx, dy) = (
        i128::from(point.x) - i128::from(footprint.centre.x),
        i128::from(point.y) - i128::from(footprint.centre.y),
    );
    let (cosine, sine) = (i128::from(footprint.heading.cosine()), i128::from(footprint.heading.sine()));
    (2 * (dx * cosine + dy * sine), 2 * (dy * cosine - dx * sine))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn unit() -> OrientedBox {
        OrientedBox {
            centre: Point::new(0, 0),
            heading: Heading::NORTH,
            width: Length::inches(4),
            depth: Length::inches(2),
        }
    }

    fn at(x: i32, y: i32) -> Side {
        arc_of(&unit(), Point::new(x * 2540 / 10, y * 2540 / 10))
    }

    #[test]
    fn the_four_arcs_of_the_book() {
        // Three inches ahead of the front edge: two inches left of the corner is the front arc, four inches the flank arc.
        assert_eq!(at(-40, 40), Side::Front);
        assert_eq!(at(-60, 40), Side::Left);
        assert_eq!(at(60, 0), Side::Right);
        assert_eq!(at(0, -40), Side::Rear);
    }

    #[test]
    fn on_a_dividing_ray_front_beats_flank_and_flank_beats_rear() {
        assert_eq!(at(-50, 40), Side::Front);
        assert_eq!(at(50, -40), Side::Right);
    }
}
