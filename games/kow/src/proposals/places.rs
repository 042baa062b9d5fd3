//! Places for terrain, objectives and units before the game.

use gonfalon_kernel::Seat;
use gonfalon_table::{Heading, Length, Point};

use crate::action::{Deed, LongSide};
use crate::board::Board;
use crate::data::{SpecialKind, UnitType, Word};
use crate::setup::{first_spot, is_spot, zone};
use crate::state::{Place, TerrainKind, UnitId};

/// The grid on which places are looked for.
const STEP: i32 = Length::INCH.0 * 3;

/// One piece of each kind after another, at places that go round the table.
pub(super) fn terrain(board: Board<'_>) -> impl Iterator<Item = Deed> + '_ {
    let field = board.field();
    let kinds = TerrainKind::WORDS.len();
    // Steps that share no factor with the number of places reach all of them.
    let (columns, rows) = (5, 3);
    let place = move |number: i32| {
        let number = number * 7 % (columns * rows);
        let (column, row) = (number % columns, number / columns);
        Point::new(field.max.x * (column + 1) / (columns + 1), field.max.y * (row + 1) / (rows + 1))
    };
    (0..columns * rows).map(move |number| {
        let (_, kind) = TerrainKind::WORDS[(number as usize + board.table.terrain.len()) % kinds];
        Deed::Terrain { kind, at: place(number), heading: Heading::from_degrees(number * 30) }
    })
}

/// Markers all over the table, those near the centre line first, and terrain pieces between them.
pub(super) fn objectives(board: Board<'_>) -> impl Iterator<Item = Deed> + '_ {
    let field = board.field();
    let middle = field.centre();
    let mut places: Vec<Point> = (1..field.max.x / STEP)
        .flat_map(|column| (1..field.max.y / STEP).map(move |row| Point::new(column * STEP, row * STEP)))
        .collect();
    places.sort_by_key(|place| ((place.y - middle.y).abs(), (place.x - middle.x).abs(), place.x, place.y));
    let mut pieces =
        (0..board.table.terrain.len().min(256)).map(|number| Deed::TerrainObjective(number as u8));
    // The grid has far more places than the table has pieces.
    places.into_iter().map(Deed::Objective).enumerate().flat_map(move |(number, marker)| {
        let piece = if number % 4 == 1 { pieces.next() } else { None };
        std::iter::once(marker).chain(piece)
    })
}

/// The units of a seat that are still to be deployed.
pub(super) fn waiting(board: Board<'_>, seat: Seat) -> impl Iterator<Item = UnitId> + '_ {
    (0..board.game.units.len() as u8)
        .map(UnitId)
        .filter(move |unit| board.owner(*unit) == seat && board.unit(*unit).place == Place::Waiting)
}

/// The first place of the first unit that has one.
pub(super) fn first_deployment(board: Board<'_>, seat: Seat) -> Option<Deed> {
    waiting(board, seat).find_map(|unit| first_of(board, unit))
}

fn first_of(board: Board<'_>, unit: UnitId) -> Option<Deed> {
    let (at, heading) = first_spot(board, unit)?;
    Some(Deed::Deploy { unit, at, heading, champion_right: false })
}

/// Legal places for a unit that waits, the best first: fighters in front, engines and marksmen behind them, cavalry from
/// the wings inward and all others from the middle outward.
pub fn deployments(board: Board<'_>, unit: UnitId) -> Vec<Deed> {
    let seat = board.owner(unit);
    let zone = zone(board, seat);
    let profile = board.profile(unit);
    let north = board.table.players[seat].side == Some(LongSide::North);
    let heading = if north { Heading::SOUTH } else { Heading::NORTH };
    let (near, far) = (zone.min.y + (profile.depth.0 + 1) / 2, zone.max.y - (profile.depth.0 + 1) / 2);
    let (front, rear) = if north { (near, far) } else { (far, near) };
    let middle = i32::midpoint(front, rear);
    let behind = profile.unit_type == UnitType::WarEngine
        || profile.shooting_range.is_some()
        || profile.has(SpecialKind::Individual);
    let rows = if behind { [rear, middle, front] } else { [front, middle, rear] };
    let (left, right) = ((profile.width.0 + 1) / 2, zone.max.x - (profile.width.0 + 1) / 2);
    let mut columns: Vec<i32> = (left..=right).step_by(STEP as usize).collect();
    let centre = i32::midpoint(left, right);
    columns.sort_by_key(|x| (x - centre).abs());
    if profile.unit_type == UnitType::Cavalry {
        columns.reverse();
    }
    let places = rows.into_iter().flat_map(|y| columns.iter().map(move |x| Point::new(*x, y)));
    let mut found: Vec<Deed> = places
        .filter(|at| is_spot(board, unit, &board.footprint_at(unit, *at, heading)))
        .map(|at| Deed::Deploy { unit, at, heading, champion_right: false })
        .collect();
    if found.is_empty() {
        found.extend(first_of(board, unit));
    }
    found
}
