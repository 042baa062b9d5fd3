//! Who moves how, and where to.

use gonfalon_kernel::{Ask, Seat};
use gonfalon_table::{Heading, Length, Point};
use gonfalon_wh40k::action::{Action, Question};
use gonfalon_wh40k::board::Board;
use gonfalon_wh40k::data::Core;
use gonfalon_wh40k::proposals::{disembarkation, is_legal, kinds, reach, shifted};
use gonfalon_wh40k::state::{MoveKind, UnitId};

use super::candidates::shift;
use super::melee::blows;
use super::reflex;
use super::seeker::Seeker;
use super::worth::{middle, on_marker};

/// What an Advance roll adds on average.
const ADVANCE: Length = Length::thousandths(3_500);
/// A longer way must promise so much more to be worth an Advance.
const HURRY: f64 = 4.0;
/// How many of the best places are looked at closely.
const CLOSE_LOOKS: usize = 4;
/// How many places are tried in imagined battles.
const QUICK_TRIES: usize = 6;
/// At how many of them it is looked closer.
const GLANCES: usize = 2;
/// Places that are worth a thought lie so far apart.
const APART: Length = Length::inches(2);
/// How near to a marker a unit stops, in thousandths of an inch: nobody may stand on it.
const STOPS: [i64; 4] = [1_700, 2_600, 3_500, 800];

/// The next unit and its kind of move.
pub(crate) fn next(board: Board<'_>, seat: Seat) -> Option<Action> {
    if board.table.round >= 2 {
        let inside = board.heads().filter(|unit| board.owner(*unit) == seat && !board.on_battlefield(*unit));
        if let Some(action) = inside.filter_map(|unit| disembarkation(board, unit)).next() {
            return Some(action);
        }
    }
    let waiting = board.army(seat).filter(|unit| board.unit(*unit).moved.is_none());
    // The foremost first, so that nobody stands in the way of those behind.
    let unit = waiting.min_by_key(|unit| (nearest_enemy(board, *unit), *unit))?;
    let kinds = kinds(board, seat, unit);
    let kind = wanted(board, unit);
    let kind = if kinds.contains(&kind) { kind } else { *kinds.first()? };
    Some(Action::Select { unit, kind })
}

/// The next unit and its kind of move, by rules of thumb.
pub(crate) fn next_quickly(board: Board<'_>, seat: Seat) -> Option<Action> {
    if board.table.round >= 2 {
        let inside = board.heads().filter(|unit| board.owner(*unit) == seat && !board.on_battlefield(*unit));
        if let Some(action) = inside.filter_map(|unit| disembarkation(board, unit)).next() {
            return Some(action);
        }
    }
    let waiting = board.army(seat).filter(|unit| board.unit(*unit).moved.is_none());
    let unit = waiting.min_by_key(|unit| (nearest_enemy(board, *unit), *unit))?;
    let kinds = kinds(board, seat, unit);
    let kind = wanted_quickly(board, unit);
    let kind = if kinds.contains(&kind) { kind } else { *kinds.first()? };
    Some(Action::Select { unit, kind })
}

/// The kind of move a unit would like to make, by rules of thumb.
fn wanted_quickly(board: Board<'_>, unit: UnitId) -> MoveKind {
    preferred(board, unit, reflex::blows, |unit| (Seeker::quick(board, unit), few_offsets as Offsets))
}

/// The move of a unit that promises most at first sight.
pub(crate) fn walk_quickly(
    board: Board<'_>,
    ask: &Ask<Question>,
    unit: UnitId,
    kind: MoveKind,
    distance: Length,
) -> Option<Action> {
    if board.is(unit, Core::Aircraft) {
        return None;
    }
    let seeker = Seeker::quick(board, unit);
    let mut ideas: Vec<(f64, (Length, Length))> =
        few_offsets(board, &seeker, unit, reach(board, unit, kind, distance))
            .into_iter()
            .map(|by| (seeker.rough(by, kind), by))
            .collect();
    ideas.sort_by(|one, other| other.0.total_cmp(&one.0));
    let legal = ideas.into_iter().take(QUICK_TRIES).filter_map(|(rough, by)| {
        let action = Action::Walk { walks: shifted(board, unit, by), embark: None };
        is_legal(board, ask, &action).then_some((rough, action))
    });
    let looked = legal.take(GLANCES).map(|(rough, action)| (rough + seeker.glance(&action, kind), action));
    looked.max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, action)| action)
}

/// Places for a unit that lie apart from each other, the most promising first.
pub(crate) fn places(
    board: Board<'_>,
    ask: &Ask<Question>,
    (unit, kind, distance): (UnitId, MoveKind, Length),
    habit: &Action,
    budget: usize,
) -> Vec<Action> {
    if board.is(unit, Core::Aircraft) {
        return Vec::new();
    }
    let seeker = Seeker::new(board, unit);
    let mut ideas: Vec<(f64, (Length, Length))> =
        offsets(board, &seeker, unit, reach(board, unit, kind, distance))
            .into_iter()
            .map(|by| (seeker.rough(by, kind), by))
            .collect();
    ideas.sort_by(|one, other| other.0.total_cmp(&one.0));
    let mut taken = vec![shift(board, habit)];
    let mut found: Vec<Action> = Vec::new();
    for (_, by) in ideas {
        let apart = |(x, y): &(Length, Length)| {
            let (x, y) = (i64::from(x.0 - by.0.0), i64::from(y.0 - by.1.0));
            x * x + y * y >= i64::from(APART.0) * i64::from(APART.0)
        };
        if found.len() + 1 >= budget || !taken.iter().all(apart) {
            continue;
        }
        let action = Action::Walk { walks: shifted(board, unit, by), embark: None };
        if is_legal(board, ask, &action) {
            taken.push(by);
            found.push(action);
        }
    }
    found
}

/// A few places a unit may be shifted to: markers, the nearest enemies, and away from them.
fn few_offsets(board: Board<'_>, seeker: &Seeker<'_>, unit: UnitId, most: Length) -> Vec<(Length, Length)> {
    let at = seeker.at;
    let to = |heading: Heading, by: Length| {
        let there = at.step(heading, by.min(most).max(Length::ZERO));
        (Length(there.x - at.x), Length(there.y - at.y))
    };
    let mut found = vec![(Length::ZERO, Length::ZERO)];
    for marker in board.table.markers.iter().filter(|marker| marker.at != at) {
        let (heading, far) = (Heading::between(at, marker.at), at.distance(marker.at));
        found.push(to(heading, far - Length::thousandths(STOPS[0])));
        if far <= most + Length::inches(4) {
            found.push(to(heading, far - Length::thousandths(STOPS[2])));
            found.push(to(heading.turn(12_000), far - Length::thousandths(STOPS[1])));
        } else {
            found.extend([15_000, -15_000].map(|turn| to(heading.turn(turn), most)));
        }
    }
    let mut enemies: Vec<(i64, Point)> = board
        .enemies_of(unit)
        .filter_map(|enemy| middle(board, enemy))
        .filter(|enemy| *enemy != at)
        .map(|enemy| (enemy.distance_squared(at), enemy))
        .collect();
    enemies.sort_unstable();
    for (place, (_, enemy)) in enemies.iter().take(2).enumerate() {
        let heading = Heading::between(at, *enemy);
        found.extend([most, Length(most.0 / 2)].map(|by| to(heading, by)));
        if place == 0 {
            found.push(to(heading.turn(180_000), most));
        }
    }
    found
}

fn nearest_enemy(board: Board<'_>, unit: UnitId) -> i64 {
    let Some(at) = middle(board, unit) else { return i64::MAX };
    let enemies = board.enemies_of(unit).filter_map(|enemy| middle(board, enemy));
    enemies.map(|enemy| enemy.distance_squared(at)).min().unwrap_or(i64::MAX)
}

/// The kind of move a unit would like to make.
fn wanted(board: Board<'_>, unit: UnitId) -> MoveKind {
    preferred(board, unit, blows, |unit| (Seeker::new(board, unit), offsets as Offsets))
}

/// Where a unit might go, as far from where it stands.
type Offsets = fn(Board<'_>, &Seeker<'_>, UnitId, Length) -> Vec<(Length, Length)>;

/// The kind of move that promises most to who reckons `blows` like this and, where nobody is engaged, looks at these places.
fn preferred<'b>(
    board: Board<'b>,
    unit: UnitId,
    blows: impl Fn(Board<'b>, UnitId, UnitId) -> f64,
    look: impl Fn(UnitId) -> (Seeker<'b>, Offsets),
) -> MoveKind {
    let engaged = board.engaged_with(unit);
    if !engaged.is_empty() {
        let given: f64 = engaged.iter().map(|enemy| blows(board, unit, *enemy)).fold(0.0, f64::max);
        let taken: f64 = engaged.iter().map(|enemy| blows(board, *enemy, unit)).sum();
        let stays = taken <= 2.0 * given || on_marker(board, unit);
        return if stays { MoveKind::Stationary } else { MoveKind::FallBack };
    }
    let (seeker, offsets) = look(unit);
    let rough = |kind: MoveKind, distance: Length| {
        let offsets = offsets(board, &seeker, unit, reach(board, unit, kind, distance));
        offsets.into_iter().map(|by| seeker.rough(by, kind)).fold(f64::MIN, f64::max)
    };
    let stay = seeker.rough((Length::ZERO, Length::ZERO), MoveKind::Stationary);
    let walk = rough(MoveKind::Normal, Length::ZERO);
    let run = rough(MoveKind::Advance, ADVANCE);
    if run > walk + HURRY && run > stay {
        MoveKind::Advance
    } else if stay >= walk {
        MoveKind::Stationary
    } else {
        MoveKind::Normal
    }
}

/// The move of a unit that promises most.
pub(crate) fn walk(
    board: Board<'_>,
    ask: &Ask<Question>,
    unit: UnitId,
    kind: MoveKind,
    distance: Length,
) -> Option<Action> {
    if board.is(unit, Core::Aircraft) {
        return None;
    }
    let seeker = Seeker::new(board, unit);
    let mut ideas: Vec<(f64, (Length, Length))> =
        offsets(board, &seeker, unit, reach(board, unit, kind, distance))
            .into_iter()
            .map(|by| (seeker.rough(by, kind), by))
            .collect();
    ideas.sort_by(|one, other| other.0.total_cmp(&one.0));
    let legal = ideas.into_iter().filter_map(|(rough, by)| {
        let action = Action::Walk { walks: shifted(board, unit, by), embark: None };
        is_legal(board, ask, &action).then_some((rough, action))
    });
    let looked = legal.take(CLOSE_LOOKS).map(|(rough, action)| (rough + seeker.close(&action, kind), action));
    looked.max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, action)| action)
}

/// By how much a unit may be shifted: to markers, toward enemies and to all sides.
fn offsets(board: Board<'_>, seeker: &Seeker<'_>, unit: UnitId, most: Length) -> Vec<(Length, Length)> {
    let at = seeker.at;
    let to = |heading: Heading, by: Length| {
        let there = at.step(heading, by.min(most).max(Length::ZERO));
        (Length(there.x - at.x), Length(there.y - at.y))
    };
    let mut found = vec![(Length::ZERO, Length::ZERO)];
    for marker in board.table.markers.iter().filter(|marker| marker.at != at) {
        let (heading, far) = (Heading::between(at, marker.at), at.distance(marker.at));
        // Who cannot get there goes as far as possible.
        let stops: &[i64] = if far > most + Length::inches(4) { &STOPS[..1] } else { &STOPS };
        for turn in [0, 12_000, -12_000] {
            found.extend(stops.iter().map(|stop| to(heading.turn(turn), far - Length::thousandths(*stop))));
        }
    }
    let mut enemies: Vec<(i64, Point)> = board
        .enemies_of(unit)
        .filter_map(|enemy| middle(board, enemy))
        .filter(|enemy| *enemy != at)
        .map(|enemy| (enemy.distance_squared(at), enemy))
        .collect();
    enemies.sort_unstable();
    for (_, enemy) in enemies.iter().take(3) {
        let heading = Heading::between(at, *enemy);
        found.extend([most, Length(most.0 / 2)].map(|by| to(heading, by)));
    }
    for side in 0..8 {
        let heading = Heading::from_degrees(side * 45);
        found.extend([most, Length(most.0 / 2)].map(|by| to(heading, by)));
    }
    found
}
