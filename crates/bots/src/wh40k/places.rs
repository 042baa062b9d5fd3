//! Where markers lie and units are set up.

use gonfalon_kernel::Ask;
use gonfalon_table::{Length, Point};
use gonfalon_wh40k::action::{Action, Question, Spots};
use gonfalon_wh40k::board::Board;
use gonfalon_wh40k::constants::{MARKER, MARKER_FROM_MARKER};
use gonfalon_wh40k::proposals::is_legal;
use gonfalon_wh40k::shooting::eligible::guns;
use gonfalon_wh40k::state::UnitId;

use super::worth::inches;

/// Among how many places the best is chosen.
pub(crate) const BUDGET: usize = 24;

/// Among how many places one for a marker is looked for: all of them.
pub(crate) const MARKERS: usize = 400;
/// Two markers this close to lying opposite each other favour nobody.
const OPPOSITE: Length = Length::inches(3);

/// Where a marker goes. Who gets which side is rolled for once all of them lie, so nobody can want to favour a side: a marker lies
/// opposite another one, as it would after half a turn of the table, or else where the next one can lie opposite it.
pub(crate) fn marker(board: Board<'_>, ask: &Ask<Question>, proposals: Vec<Action>) -> Option<Action> {
    let middle = board.field().centre();
    let opposite = |at: Point| Point::new(2 * middle.x - at.x, 2 * middle.y - at.y);
    let markers = || board.table.markers.iter().map(|marker| marker.at);
    let faced = |at: Point| markers().any(|other| other.distance(opposite(at)) <= OPPOSITE);
    if let Some(alone) = markers().find(|at| !faced(*at)) {
        let wanted = opposite(alone);
        let places = proposals.into_iter().filter(|action| matches!(action, Action::Marker(_)));
        return std::iter::once(Action::Marker(wanted))
            .chain(places)
            .filter(|place| is_legal(board, ask, place))
            .min_by_key(|place| match place {
                Action::Marker(at) => at.distance_squared(wanted),
                _ => i64::MAX,
            });
    }
    let roomy = |action: &&Action| match action {
        Action::Marker(at) => {
            let facing = opposite(*at);
            at.distance(facing) > MARKER_FROM_MARKER + MARKER && is_legal(board, ask, &Action::Marker(facing))
        }
        _ => false,
    };
    proposals.iter().find(roomy).or(proposals.first()).cloned()
}

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
