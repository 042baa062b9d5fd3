//! Room for a unit: places where it could be set up, looked for on grids. Not found does not mean that there is none.

use gonfalon_table::{Heading, Length, Point, Rectangle};
use smallvec::SmallVec;

use crate::action::{Models, Spot, Spots};
use crate::board::Board;
use crate::constants::{DISEMBARK, EMERGENCY, ENGAGEMENT, ENGAGEMENT_HEIGHT};
use crate::measure::widened;
use crate::placing::{self, Zone};
use crate::rulings::Zones;
use crate::setup;
use crate::state::{ModelId, UnitId};
use crate::walk;

/// The finest grid on which places are looked for.
const STEP: i32 = Length::INCH.0;
/// Models set up by nobody stand so far from each other.
const SPACE: i32 = Length::INCH.0 / 8;

/// The first legal places for a unit that are found.
pub(crate) fn find(board: Board<'_>, unit: UnitId, zone: &Zone) -> Option<Spots> {
    if let Zone::Disembark { transport } | Zone::Emergency { transport } = *zone {
        return around(board, unit, transport, zone);
    }
    let legal = |spots: &Spots| placing::is_legal(board, unit, spots, zone);
    // A wide grid mostly finds something at once.
    let wide = blocks(board, unit, zone, 5).find(legal);
    wide.or_else(|| blocks(board, unit, zone, 1).find(legal))
}

/// The unit in ranks around the places of a grid, the foremost first and from the middle outward.
pub(crate) fn blocks<'a>(
    board: Board<'a>,
    unit: UnitId,
    zone: &Zone,
    each: i32,
) -> impl Iterator<Item = Spots> + use<'a> {
    let area = area(board, unit, zone);
    let heading = facing(board, unit);
    let north = heading == Heading::SOUTH;
    let models: Models = board.models(unit).collect();
    let (columns, pitch) = ranks(board, &models);
    let rows = models.len().div_ceil(columns.max(1)) as i32;
    let (across, deep) = (columns as i32 * pitch / 2, rows * pitch / 2);
    let (left, right) = (area.min.x + across, area.max.x - across);
    let (low, high) = (area.min.y + deep, area.max.y - deep);
    let step = STEP * each;
    let lines = if left > right || low > high { 0 } else { (high - low) / step + 1 };
    let middle = i32::midpoint(left, right);
    (0..lines).flat_map(move |line| {
        let y = if north { low + line * step } else { high - line * step };
        let models = models.clone();
        (0..=(right - left) / step).map(move |number| {
            let aside = (number + 1) / 2 * step * if number % 2 == 0 { 1 } else { -1 };
            let x = (middle + aside).clamp(left, right);
            block(board, &models, Point::new(x, y), heading)
        })
    })
}

/// Which way a unit looks from its zone to the enemy's.
pub(crate) fn facing(board: Board<'_>, unit: UnitId) -> Heading {
    let (zone, field) = (setup::zone(board, board.owner(unit)), board.field());
    let (north, east) = (zone.min.y > field.min.y, zone.min.x > field.min.x);
    match (board.rulings().zones, north, east) {
        (Zones::LongEdges, true, _) => Heading::SOUTH,
        (Zones::LongEdges, false, _) => Heading::NORTH,
        (Zones::ShortEdges, _, true) => Heading::WEST,
        (Zones::ShortEdges, _, false) => Heading::EAST,
    }
}

/// The rectangle in which a unit is looked for room.
fn area(board: Board<'_>, unit: UnitId, zone: &Zone) -> Rectangle {
    match zone {
        Zone::Deployment => setup::zone(board, board.owner(unit)),
        _ => board.field(),
    }
}

/// How many models stand side by side, and how far from middle to middle.
fn ranks(board: Board<'_>, models: &[ModelId]) -> (usize, i32) {
    let reach = models.iter().map(|model| board.profile(*model).base.reach().0).max().unwrap_or(0);
    let columns = match models.len() {
        0..=6 => models.len().max(1),
        count => count.div_ceil(2).min(6),
    };
    (columns, 2 * reach + SPACE)
}

/// Models in ranks around a point.
pub(crate) fn block(board: Board<'_>, models: &[ModelId], centre: Point, heading: Heading) -> Spots {
    let (columns, pitch) = ranks(board, models);
    let rows = models.len().div_ceil(columns) as i32;
    let place = |index: usize| {
        let (row, column) = ((index / columns) as i32, (index % columns) as i32);
        let x = centre.x + column * pitch - (columns as i32 - 1) * pitch / 2;
        let y = centre.y + row * pitch - (rows - 1) * pitch / 2;
        Spot { at: Point::new(x, y), elevation: Length::ZERO, heading }
    };
    models.iter().enumerate().map(|(index, model)| (*model, place(index))).collect()
}

/// A unit in rings around its TRANSPORT, beginning at several sides of it.
fn around(board: Board<'_>, unit: UnitId, transport: UnitId, zone: &Zone) -> Option<Spots> {
    let count = board.strength(unit);
    (0..BEGINNINGS)
        .map(|number| ring(board, unit, transport, zone, number * 360_000 / BEGINNINGS))
        .find(|spots| spots.len() == count && placing::is_legal(board, unit, spots, zone))
}

/// From how many sides rings begin.
const BEGINNINGS: i32 = 8;
/// How many places a ring has.
const PLACES: i32 = 90;

/// As many models of a unit as find room around its TRANSPORT, from one side on.
pub(crate) fn ring(board: Board<'_>, unit: UnitId, transport: UnitId, zone: &Zone, from: i32) -> Spots {
    let mut spots = Spots::new();
    let Some(carrier) = board.models(transport).next() else { return spots };
    let limit = if matches!(zone, Zone::Emergency { .. }) { EMERGENCY } else { DISEMBARK };
    let mut left: SmallVec<[ModelId; 20]> = board.models(unit).collect();
    left.reverse();
    let hull = board.spot(carrier);
    let neighbours = neighbours(board, unit, carrier, limit);
    let within = |model: ModelId| board.profile(model).base.inside() as i32;
    for number in 0..PLACES {
        // To both sides in turn, so that the unit stays together.
        let aside = (number + 1) / 2 * if number % 2 == 0 { 1 } else { -1 };
        let heading = Heading::from_thousandths(from).turn(aside * 360_000 / PLACES);
        // Nobody stands in the TRANSPORT.
        let inside = left.last().map_or(0, |model| within(*model) + within(carrier) - 4);
        let mut out = Length(inside.max(0) / (STEP / 4) * (STEP / 4));
        while let Some(model) = left.last().copied() {
            let reach = board.profile(model).base.reach();
            let far = board.profile(carrier).base.reach() + limit;
            if out > far {
                break;
            }
            let place = Spot { at: hull.at.step(heading, out), elevation: hull.elevation, heading };
            let spot = walk::grounded(board, model, &place).filter(|spot| {
                stands(board, model, spot, (carrier, limit), &spots, &neighbours)
                    && !board.is_on_marker(model, spot)
            });
            if let Some(spot) = spot {
                spots.push((model, spot));
                left.pop();
                out += reach + reach;
            } else {
                out += Length(STEP / 4);
            }
        }
    }
    spots
}

/// A model near a TRANSPORT: who, where, and whether it is an enemy.
type Neighbour = (ModelId, Spot, bool);

/// Everybody whom a unit could touch or engage around its TRANSPORT.
fn neighbours(board: Board<'_>, unit: UnitId, carrier: ModelId, limit: Length) -> SmallVec<[Neighbour; 16]> {
    let at = board.spot(carrier).at;
    let reach = |model: ModelId| Length(board.profile(model).base.around() as i32);
    let largest = board.models(unit).map(reach).max().unwrap_or_default();
    let area = widened(Rectangle::new(at, at), reach(carrier) + limit + largest + ENGAGEMENT);
    let owner = board.owner(unit);
    board
        .models_in(area)
        .map(|other| (other, board.spot(other), board.owner(board.unit_of(other)) != owner))
        .collect()
}

/// Whether a model could stand beside its TRANSPORT, clear of everybody and of enemies.
fn stands(
    board: Board<'_>,
    model: ModelId,
    spot: &Spot,
    (carrier, limit): (ModelId, Length),
    taken: &[(ModelId, Spot)],
    neighbours: &[Neighbour],
) -> bool {
    let reach = board.profile(model).base.reach().0;
    let field = board.field();
    let inside = spot.at.x - reach >= field.min.x
        && spot.at.x + reach <= field.max.x
        && spot.at.y - reach >= field.min.y
        && spot.at.y + reach <= field.max.y;
    let clear = |(other, there, enemy): &Neighbour| {
        let near = || board.near_at(model, spot, *other, there, (ENGAGEMENT, ENGAGEMENT_HEIGHT));
        !board.collides_at(model, spot, *other, there) && (!enemy || !near())
    };
    inside
        && taken.iter().all(|(other, there)| !board.collides_at(model, spot, *other, there))
        && neighbours.iter().all(clear)
        && board.wholly_within_at(model, spot, carrier, &board.spot(carrier), limit)
}
