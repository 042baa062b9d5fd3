//! Deployment: zones, what a place must be like, and the first place that is.

use gonfalon_kernel::{Arg, Refusal, Seat};
use gonfalon_table::{Heading, Length, OrientedBox, Point, Rectangle};

use crate::action::{Deed, LongSide};
use crate::board::Board;
use crate::state::{Category, Place, UnitId};

/// The deployment zone of a seat: a strip along its long side.
pub(crate) fn zone(board: Board<'_>, seat: Seat) -> Rectangle {
    let field = board.field();
    let depth = field.max.y / 2 - board.game.library.constants.deployment.from_centre.0;
    match board.table.players[seat].side {
        Some(LongSide::North) => Rectangle::new(Point::new(0, field.max.y - depth), field.max),
        Some(LongSide::South) | None => Rectangle::new(field.min, Point::new(field.max.x, depth)),
    }
}

/// Every reason against an answer to who is to deploy a unit.
pub(crate) fn deploy_refusals(board: Board<'_>, seat: Seat, deed: &Deed) -> Vec<Refusal> {
    let Deed::Deploy { unit, at, heading, champion_right } = *deed else {
        return vec![Refusal::new("kow.deploy.alternate", "refusal-must-deploy")];
    };
    if !board.exists(unit) {
        return vec![Refusal::new("kow.scenario.armies", "refusal-unknown-unit")];
    }
    if board.owner(unit) != seat {
        return vec![
            Refusal::new("kow.deploy.alternate", "refusal-not-your-unit").with("unit", board.name(unit)),
        ];
    }
    let mut refusals = Vec::new();
    if board.unit(unit).place != Place::Waiting {
        refusals.push(
            Refusal::new("kow.deploy.alternate", "refusal-already-deployed").with("unit", board.name(unit)),
        );
    }
    if champion_right && !board.profile(unit).formation.files.is_multiple_of(2) {
        refusals.push(
            Refusal::new("kow.champion.position", "refusal-champion-in-the-middle")
                .with("unit", board.name(unit)),
        );
    }
    refusals.extend(place_refusals(board, seat, unit, board.footprint_at(unit, at, heading)));
    refusals
}

/// Every reason against this place for a unit that is to be deployed.
fn place_refusals(board: Board<'_>, seat: Seat, unit: UnitId, footprint: OrientedBox) -> Vec<Refusal> {
    let mut refusals = Vec::new();
    if !footprint.inside_rectangle(&zone(board, seat)) {
        let from_centre = board.game.library.constants.deployment.from_centre;
        refusals.push(
            Refusal::new("kow.deploy.zone", "refusal-outside-zone")
                .with("unit", board.name(unit))
                .with("least", Arg::Length(from_centre.0)),
        );
    }
    if impassable(board, &footprint) {
        refusals.push(
            Refusal::new("kow.terrain.impassable", "refusal-on-impassable").with("unit", board.name(unit)),
        );
    }
    let least = board.game.library.constants.movement.gap;
    for other in too_near(board, unit, &footprint) {
        let gap = footprint.gap(&board.footprint(other));
        refusals.push(
            Refusal::new("kow.deploy.legal-place", "refusal-deployed-too-near")
                .with("unit", board.name(unit))
                .with("other", board.name(other))
                .with("distance", Arg::Length(gap.0))
                .with("least", Arg::Length(least.0)),
        );
    }
    refusals
}

fn impassable(board: Board<'_>, footprint: &OrientedBox) -> bool {
    let mut pieces = board.table.terrain.iter().filter(|piece| piece.category == Category::Impassable);
    pieces.any(|piece| footprint.overlaps_polygon(&piece.outline))
}

/// The other units nearer than the gap; exactly the gap, give or take the tolerance, is far enough.
fn too_near<'a>(
    board: Board<'a>,
    unit: UnitId,
    footprint: &OrientedBox,
) -> impl Iterator<Item = UnitId> + use<'a> {
    let footprint = *footprint;
    let nearer = Length(board.game.library.constants.movement.gap.0 - 2 * gonfalon_table::TOLERANCE.0);
    let reach = |shape: &OrientedBox| i64::from(shape.width.0) + i64::from(shape.depth.0);
    board.units().filter(move |other| {
        let theirs = board.footprint(*other);
        // A cheap look first: half of width and depth together reach beyond every corner.
        let far = (reach(&footprint) + reach(&theirs)) / 2 + i64::from(nearer.0);
        *other != unit
            && footprint.centre.distance_squared(theirs.centre) <= far * far
            && footprint.within(&theirs, nearer)
    })
}

/// Whether an answer to who is to deploy a unit is legal: the same as no refusal, found sooner.
pub(crate) fn is_legal_deployment(board: Board<'_>, seat: Seat, deed: &Deed) -> bool {
    let Deed::Deploy { unit, at, heading, champion_right } = *deed else { return false };
    board.exists(unit)
        && board.owner(unit) == seat
        && board.unit(unit).place == Place::Waiting
        && (!champion_right || board.profile(unit).formation.files.is_multiple_of(2))
        && is_spot(board, unit, &board.footprint_at(unit, at, heading))
}

/// Whether a unit may be deployed here.
pub(crate) fn is_spot(board: Board<'_>, unit: UnitId, footprint: &OrientedBox) -> bool {
    footprint.inside_rectangle(&zone(board, board.owner(unit)))
        && too_near(board, unit, footprint).next().is_none()
        && !impassable(board, footprint)
}

/// The first legal place of a grid over the zone, facing the enemy, else turned aside.
pub(crate) fn first_spot(board: Board<'_>, unit: UnitId) -> Option<(Point, Heading)> {
    spots(board, unit, (1, 1))
        .find(|(at, heading)| is_spot(board, unit, &board.footprint_at(unit, *at, *heading)))
}

/// Whether there is a place for a unit. A few places far apart mostly settle it.
pub(crate) fn has_spot(board: Board<'_>, unit: UnitId) -> bool {
    let free = |(at, heading): (Point, Heading)| is_spot(board, unit, &board.footprint_at(unit, at, heading));
    spots(board, unit, WIDE).any(free) || spots(board, unit, (1, 1)).any(free)
}

/// How many rows and columns of the grid are passed over at first.
const WIDE: (usize, usize) = (5, 13);

/// The places of a grid over the zone: the foremost first and from the middle outward, so that an army deployed by nobody
/// still stands together; all rows and columns or only each so many.
fn spots(board: Board<'_>, unit: UnitId, each: (usize, usize)) -> impl Iterator<Item = (Point, Heading)> {
    let seat = board.owner(unit);
    let zone = zone(board, seat);
    let profile = board.profile(unit);
    let north = board.table.players[seat].side == Some(LongSide::North);
    let forward = if north { Heading::SOUTH } else { Heading::NORTH };
    let step = Length::INCH.0 / 2;
    let ways = [
        (forward, profile.width.0, profile.depth.0),
        (forward.turn(90_000), profile.depth.0, profile.width.0),
    ];
    ways.into_iter().flat_map(move |(heading, width, depth)| {
        // Half an inch more or less of an odd measure is taken off, so that the outermost places are tried too.
        let (left, right) = ((width + 1) / 2, zone.max.x - (width + 1) / 2);
        let (near, far) = (zone.min.y + (depth + 1) / 2, zone.max.y - (depth + 1) / 2);
        let rows = if left > right || near > far { 0 } else { (far - near) / step + 1 };
        let middle = i32::midpoint(left, right);
        (0..rows).step_by(each.0).flat_map(move |row| {
            let y = if north { near + row * step } else { far - row * step };
            (0..=(right - left) / step).step_by(each.1).map(move |number| {
                let aside = (number + 1) / 2 * step * if number % 2 == 0 { 1 } else { -1 };
                (Point::new(middle + aside, y), heading)
            })
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{Fixture, inches};
    use crate::state::Phase;

    const INCH: i32 = Length::INCH.0;

    /// A regiment that waits, and where it may be put.
    fn fixture() -> (Fixture, UnitId) {
        let mut fixture = Fixture::new();
        fixture.state.table.phase = Phase::Setup;
        fixture.state.table.players[Seat(0)].side = Some(LongSide::South);
        fixture.state.table.players[Seat(1)].side = Some(LongSide::North);
        let unit = fixture.put(0, "elf-spearmen-regiment", 0, 0, 90);
        fixture.unit(unit).place = Place::Waiting;
        (fixture, unit)
    }

    fn rules(fixture: &Fixture, unit: UnitId, at: Point) -> Vec<&'static str> {
        let deed = Deed::Deploy { unit, at, heading: Heading::NORTH, champion_right: false };
        deploy_refusals(fixture.board(), Seat(0), &deed).iter().map(|refusal| refusal.rule.0).collect()
    }

    #[test]
    fn zones_are_strips_of_twelve_inches() {
        let (fixture, unit) = fixture();
        let half = fixture.board().profile(unit).depth.0 / 2;
        assert_eq!(zone(fixture.board(), Seat(0)).max.y, 12 * INCH);
        assert_eq!(zone(fixture.board(), Seat(1)).min.y, 36 * INCH);
        assert!(rules(&fixture, unit, Point::new(30 * INCH, 12 * INCH - half)).is_empty());
        let over = Point::new(30 * INCH, 12 * INCH - half + 5);
        assert_eq!(rules(&fixture, unit, over), ["kow.deploy.zone"]);
    }

    #[test]
    fn units_keep_an_inch_and_stay_off_impassable_terrain() {
        let (mut fixture, unit) = fixture();
        let other = fixture.put(0, "elf-spearmen-regiment", 30, 6, 90);
        let width = fixture.board().profile(other).width.0;
        let beside = |gap: i32| Point::new(30 * INCH + width + gap, 6 * INCH);
        assert!(rules(&fixture, unit, beside(INCH)).is_empty());
        assert_eq!(rules(&fixture, unit, beside(INCH - 5)), ["kow.deploy.legal-place"]);
        fixture.terrain(Category::Impassable, 3, inches(10, 4), inches(12, 8));
        assert_eq!(rules(&fixture, unit, Point::new(11 * INCH, 6 * INCH)), ["kow.terrain.impassable"]);
    }

    #[test]
    fn a_zone_without_room_has_no_spot() {
        let (mut fixture, unit) = fixture();
        let (at, _) = first_spot(fixture.board(), unit).expect("an empty zone has room");
        assert!(rules(&fixture, unit, at).is_empty());
        fixture.terrain(Category::Impassable, 3, inches(0, 2), inches(72, 12));
        assert_eq!(first_spot(fixture.board(), unit), None);
    }
}
