//! Where units are set up.

use gonfalon_table::{Length, Point};
use gonfalon_wh40k::action::{Action, Spots};
use gonfalon_wh40k::board::Board;
use gonfalon_wh40k::shooting::eligible::guns;
use gonfalon_wh40k::state::UnitId;

use super::worth::inches;

/// Among how many places the best is chosen.
pub(crate) const BUDGET: usize = 24;

/// The best place to draw up the next unit.
pub(crate) fn deployment(board: Board<'_>, proposals: Vec<Action>) -> Option<Action> {
    best(proposals, |unit, spots| {
        let at = middle(spots);
        let company = board.army(board.owner(unit)).filter_map(|friend| super::worth::middle(board, friend));
        let crowd = company.filter(|friend| inches(friend.distance(at)) < 6.0).count() as f64;
        // Who shoots far can stand back.
        let forward = -inches(Length((at.y - board.field().centre().y).abs()));
        let depth = if longest(board, unit) > 30.0 { 0.1 } else { 0.6 };
        depth * forward - nearest_marker(board, at) - 2.0 * crowd
    })
}

/// The best place for a unit that arrives; `None` if none can.
pub(crate) fn arrival(board: Board<'_>, proposals: Vec<Action>) -> Option<Action> {
    best(proposals, |_, spots| -nearest_marker(board, middle(spots)))
}

fn best(proposals: Vec<Action>, score: impl Fn(UnitId, &Spots) -> f64) -> Option<Action> {
    let scored = proposals.into_iter().filter_map(|action| match &action {
        Action::SetUp { unit, spots } => Some((score(*unit, spots), action)),
        _ => None,
    });
    scored.max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, action)| action)
}

fn middle(spots: &Spots) -> Point {
    let count = spots.len().max(1) as i64;
    let sum = |part: fn(&Point) -> i32| spots.iter().map(|(_, spot)| i64::from(part(&spot.at))).sum::<i64>();
    Point::new((sum(|at| at.x) / count) as i32, (sum(|at| at.y) / count) as i32)
}

fn nearest_marker(board: Board<'_>, at: Point) -> f64 {
    let gaps = board.table.markers.iter().map(|marker| inches(marker.at.distance(at)));
    gaps.reduce(f64::min).unwrap_or(0.0)
}

/// The longest range of a unit in inches.
fn longest(board: Board<'_>, unit: UnitId) -> f64 {
    let ranges = guns(board, unit).flat_map(|(_, _, weapon)| weapon.profiles.iter());
    ranges.filter_map(|profile| profile.range).map(inches).fold(0.0, f64::max)
}
