//! Where an army is drawn up.

use gonfalon_kernel::Seat;
use gonfalon_kow::action::Deed;
use gonfalon_kow::board::Board;
use gonfalon_kow::data::{SpecialKind, UnitType};
use gonfalon_kow::proposals::{deployments, objective_points};
use gonfalon_kow::state::{Place, UnitId};
use gonfalon_table::{Length, OrientedBox, Point};

/// The next unit and its place; `None` if no unit waits or none finds a place.
pub(crate) fn best(board: Board<'_>, seat: Seat) -> Option<Deed> {
    let units = (0..board.game.units.len() as u8).map(UnitId);
    let mut waiting: Vec<UnitId> = units
        .filter(|unit| board.owner(*unit) == seat && board.unit(*unit).place == Place::Waiting)
        .collect();
    waiting.sort_by_key(|unit| (sequence(board, *unit), *unit));
    waiting
        .into_iter()
        .find_map(|unit| {
            let places = deployments(board, unit).into_iter();
            places
                .map(|deed| (score(board, unit, &deed), deed))
                .max_by(|one, other| one.0.total_cmp(&other.0))
        })
        .map(|(_, deed)| deed)
}

/// The line first, then what needs to see past it, then riders, who wait for the enemy's flanks, and heroes last.
fn sequence(board: Board<'_>, unit: UnitId) -> u8 {
    let profile = board.profile(unit);
    if profile.has(SpecialKind::Individual) {
        return 4;
    }
    match profile.unit_type {
        UnitType::Infantry if profile.shooting_range.is_none() => 0,
        UnitType::Infantry => 1,
        UnitType::WarEngine => 2,
        _ => 3,
    }
}

fn shoots(board: Board<'_>, unit: UnitId) -> bool {
    board.profile(unit).shooting_range.is_some()
}

fn score(board: Board<'_>, unit: UnitId, deed: &Deed) -> f64 {
    let Deed::Deploy { at, heading, .. } = *deed else { return f64::MIN };
    let inches = |length: i32| f64::from(length) / f64::from(Length::INCH.0);
    let (place, middle) = (board.footprint_at(unit, at, heading), board.field().centre());
    let profile = board.profile(unit);
    let forward = -inches((at.y - middle.y).abs());
    let engine = profile.unit_type == UnitType::WarEngine;
    // Fighters stand in front, engines behind.
    let depth = if engine {
        -forward
    } else if shoots(board, unit) {
        0.3 * forward
    } else {
        forward
    };
    let aside = inches((at.x - middle.x).abs());
    let width = if profile.unit_type == UnitType::Cavalry { 0.2 * aside } else { -0.15 * aside };
    // Nobody stands in the way of a friend who shoots, nor behind one.
    let friends = || board.army(board.owner(unit)).filter(|friend| *friend != unit);
    let hides =
        friends().filter(|friend| shoots(board, *friend) && is_before(&place, &board.footprint(*friend)));
    let hidden = friends().filter(|friend| is_before(&board.footprint(*friend), &place));
    let in_the_way = hides.count() as f64 + if shoots(board, unit) { hidden.count() as f64 } else { 0.0 };
    let goal = |point: Point| inches((point.x - at.x).abs());
    let objective = objective_points(board).map(goal).fold(f64::INFINITY, f64::min);
    let objective = if objective.is_finite() && !engine { -0.3 * objective } else { 0.0 };
    // Heroes stand with their friends.
    let company = if profile.has(SpecialKind::Inspiring) {
        friends().filter(|friend| board.footprint(*friend).within(&place, Length::inches(6))).count() as f64
    } else {
        0.0
    };
    depth + width + objective + 2.0 * company - 6.0 * in_the_way
}

/// Whether one footprint stands between another one and the middle of the table.
fn is_before(one: &OrientedBox, other: &OrientedBox) -> bool {
    let ahead = other.at(other.centre.step(other.heading, Length::inches(6)));
    let lane = OrientedBox { depth: Length::inches(12), ..ahead };
    lane.overlaps(one)
}
