//! Friends that touched because of a charge are moved apart again.

use gonfalon_kernel::Refusal;
use gonfalon_table::{Length, OrientedBox, Point, Polygon, sweep};
use smallvec::SmallVec;

use super::room::{keeps, terrain};
use crate::action::{Deed, Hand, Parting, Units};
use crate::board::Board;
use crate::cx::Cx;
use crate::event::Event;
use crate::lane::Straight;
use crate::nerve::names;
use crate::state::{Category, UnitId};

/// Ways to part units among which their owner chooses.
pub(super) type Partings = SmallVec<[Parting; 4]>;

/// A unit is moved aside by at most so many times the gap.
const FARTHEST: i32 = 3;
/// How finely places are tried; the least distance is then found to the unit.
const STRIDE: i32 = 20;
/// Friends that are nearer than this touch: laying chargers flush leaves the rounding of a few steps.
const TOUCHING: Length = Length(10);

/// Units of the same distance, give or take this, are equally far.
const EQUAL: Length = Length(10);

/// A way to part units: who is moved and to which side, how far, and where the unit stands then.
#[derive(Clone, Copy, Debug)]
struct Way {
    parting: Parting,
    by: Length,
    to: Point,
}

/// Parts chargers from the friends they touch, until the owner has a choice between equally short ways; the answer is
/// then not empty.
pub(super) fn separate(cx: &mut Cx<'_>, chargers: &[UnitId]) -> Partings {
    loop {
        let ways = shortest(cx.board(), chargers);
        match ways.as_slice() {
            [] => return Partings::new(),
            [only] => go(cx, only),
            _ => return ways.into_iter().map(|way| way.parting).collect(),
        }
    }
}

/// Parts chargers from the friends they touch; where several ways are equally short, the first one is taken.
pub(super) fn separate_all(cx: &mut Cx<'_>, chargers: &[UnitId]) {
    while let Some(way) = shortest(cx.board(), chargers).first() {
        go(cx, way);
    }
}

/// Carries out a choice.
pub(super) fn part(cx: &mut Cx<'_>, chargers: &[UnitId], parting: Parting) {
    let ways = shortest(cx.board(), chargers);
    if let Some(way) = ways.iter().find(|way| way.parting == parting) {
        go(cx, way);
    }
}

/// Every reason against an answer to who makes room.
pub(crate) fn separate_refusals(board: Board<'_>, ways: &Partings, deed: &Deed) -> Vec<Refusal> {
    match deed {
        Deed::Separate(parting) if ways.contains(parting) => Vec::new(),
        _ => {
            let mut units: Units = ways.iter().map(|way| way.unit).collect();
            units.dedup();
            vec![
                Refusal::new("kow.regroup.separate-friends", "refusal-not-a-way-to-part")
                    .with("units", names(board, &units)),
            ]
        }
    }
}

fn go(cx: &mut Cx<'_>, way: &Way) {
    let heading = cx.board().unit(way.parting.unit).heading;
    cx.emit(Event::Moved { unit: way.parting.unit, to: way.to, heading });
}

/// The shortest ways to bring one of these units an inch away from the friends it touches; only where there is none a way
/// to the greatest gap for which there is room.
fn shortest(board: Board<'_>, chargers: &[UnitId]) -> Vec<Way> {
    let standing = chargers.iter().copied().filter(|unit| board.on_table(*unit));
    let rooms: Vec<Room<'_>> = standing.filter_map(|unit| Room::of(board, unit)).collect();
    let sides = || rooms.iter().flat_map(|room| [Hand::Left, Hand::Right].map(|hand| (room, hand)));
    let mut full: Vec<Way> = sides().filter_map(|(room, hand)| room.least(hand)).collect();
    let Some(least) = full.iter().map(|way| way.by).min() else {
        let mut partly: Option<(Length, Way)> = None;
        for (gap, way) in sides().filter_map(|(room, hand)| room.widest(hand)) {
            if partly.is_none_or(|(known, _)| gap > known) {
                partly = Some((gap, way));
            }
        }
        return partly.into_iter().map(|(_, way)| way).collect();
    };
    full.retain(|way| way.by <= least + EQUAL);
    full
}

/// The room around a unit that touches friends.
struct Room<'a> {
    board: Board<'a>,
    unit: UnitId,
    stands: OrientedBox,
    touched: Vec<OrientedBox>,
    /// Other units, and how near the unit may come to them.
    others: Vec<(OrientedBox, Length)>,
    impassable: SmallVec<[&'a Polygon; 4]>,
    gap: Length,
}

impl<'a> Room<'a> {
    /// The room around a unit; `None` if it touches no friend.
    fn of(board: Board<'a>, unit: UnitId) -> Option<Room<'a>> {
        let stands = board.footprint(unit);
        let gap = board.game.library.constants.movement.gap;
        let touches =
            |other: UnitId| !board.enemies(unit, other) && stands.within(&board.footprint(other), TOUCHING);
        // Most touch nobody, and that is soon found out.
        if !board.units().any(|other| other != unit && touches(other)) {
            return None;
        }
        let near = board
            .units()
            .filter(|other| *other != unit)
            .map(|other| (other, board.footprint(other)))
            .filter(|(_, other)| stands.within(other, gap * (FARTHEST + 1)));
        let (touched, others): (Vec<_>, Vec<_>) = near.partition(|(other, _)| touches(*other));
        let far = gap * FARTHEST;
        let aside = |turn: i32| Straight { from: stands, heading: stands.heading.turn(turn), length: far };
        let mut impassable = terrain(board, Category::Impassable, &aside(90_000));
        impassable.extend(terrain(board, Category::Impassable, &aside(-90_000)));
        Some(Room {
            board,
            unit,
            stands,
            touched: touched.into_iter().map(|(_, shape)| shape).collect(),
            others: others.into_iter().map(|(_, other)| (other, stands.gap(&other).min(gap))).collect(),
            impassable,
            gap,
        })
    }

    fn way(&self, hand: Hand, by: i32) -> Way {
        let aside = if hand == Hand::Left { 90_000 } else { -90_000 };
        let to = self.stands.centre.step(self.stands.heading.turn(aside), Length(by));
        Way { parting: Parting { unit: self.unit, hand }, by: Length(by), to }
    }

    /// The gap to the touched friends at the end of a way, if the unit can go it.
    fn gap_after(&self, way: &Way) -> Option<Length> {
        let (start, there) = (&self.stands, self.stands.at(way.to));
        let fits = self.touched.iter().all(|friend| !there.overlaps(friend))
            && there.inside_rectangle(&self.board.field())
            && !self.impassable.iter().any(|piece| sweep::box_along_polygon(start, way.to, piece))
            && self.others.iter().all(|(other, least)| {
                keeps(&there, other, *least)
                    // Whoever was not touched is not touched now, so each move leaves fewer who touch.
                    && (start.within(other, TOUCHING) || !there.within(other, TOUCHING))
                    && !sweep::box_along_box(start, way.to, other)
            });
        fits.then(|| self.touched.iter().map(|friend| there.gap(friend)).min().unwrap_or(self.gap))
    }

    /// The least way to this side that leaves an inch.
    fn least(&self, hand: Hand) -> Option<Way> {
        let enough = |way: &Way| self.gap_after(way).is_some_and(|found| found >= Length(self.gap.0 - 1));
        // Who touches a friend gets no farther away from it than it goes, give or take some rounding.
        let least = self.gap.0 - 2 * TOUCHING.0;
        let far = self.strides().filter(|by| *by >= least).map(|by| self.way(hand, by)).find(enough)?;
        let nearer = (far.by.0 - STRIDE + 1..far.by.0).map(|by| self.way(hand, by)).find(enough);
        Some(nearer.unwrap_or(far))
    }

    /// The way to this side that leaves the greatest gap.
    fn widest(&self, hand: Hand) -> Option<(Length, Way)> {
        let ways = self.strides().map(|by| self.way(hand, by));
        let gaps = ways.filter_map(|way| Some((self.gap_after(&way)?, way)));
        gaps.filter(|(gap, _)| *gap > TOUCHING).max_by_key(|(gap, way)| (*gap, -way.by.0))
    }

    fn strides(&self) -> impl Iterator<Item = i32> + use<> {
        (STRIDE..=self.gap.0 * FARTHEST).step_by(STRIDE as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::Fixture;

    #[test]
    fn three_chargers_side_by_side_are_moved_apart_to_an_inch() {
        let mut fixture = Fixture::new();
        let units: Vec<UnitId> =
            (0..3).map(|_| fixture.put(0, "elf-spearmen-regiment", 30, 20, 90)).collect();
        let width = fixture.board().profile(units[0]).width.0;
        for (number, unit) in units.iter().enumerate() {
            fixture.unit(*unit).at.x += width * number as i32;
        }
        let chosen = Parting { unit: units[2], hand: Hand::Right };
        let outer = [Parting { unit: units[0], hand: Hand::Left }, chosen];
        fixture.act(&[], |cx| {
            assert_eq!(separate(cx, &units).as_slice(), outer, "either of the outer ones may go first");
            part(cx, &units, chosen);
            assert!(separate(cx, &units).is_empty(), "then only one way is left");
        });
        let middle = fixture.unit(units[1]).at;
        assert_eq!(middle.x, Length::inches(30).0 + width);
        let board = fixture.board();
        for pair in units.windows(2) {
            let gap = board.footprint(pair[0]).gap(&board.footprint(pair[1]));
            assert!((gap.0 - Length::INCH.0).abs() <= 2, "{gap:?}");
        }
        assert!(shortest(board, &units).is_empty());
    }

    #[test]
    fn without_room_for_an_inch_a_smaller_gap_will_do() {
        let mut fixture = Fixture::new();
        let unit = fixture.put(0, "elf-spearmen-regiment", 30, 20, 90);
        let friend = fixture.put(0, "elf-spearmen-regiment", 30, 20, 90);
        fixture.beside(unit, friend, 0);
        let width = fixture.board().profile(unit).width.0;
        let rock = fixture.unit(unit).at;
        fixture.terrain(
            Category::Impassable,
            3,
            (rock.x - width / 2 - 1000, rock.y - 1000),
            (rock.x - width / 2 - 500, rock.y + 1000),
        );
        fixture.act(&[], |cx| separate_all(cx, &[unit]));
        let gap = fixture.board().footprint(unit).gap(&fixture.board().footprint(friend));
        assert!((480..=500).contains(&gap.0), "{gap:?}");
    }
}
