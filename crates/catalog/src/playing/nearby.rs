//! Which of several drafts is closest to what a player meant.

use gonfalon_scene::{Draft, Given, Placed, Stride, Way};
use gonfalon_table::Point;

/// What one thing that was chosen differently weighs: about a hand's breadth on the table.
const OTHER_CHOICE: u64 = 10_000;

/// The closest of those drafts that have the same verb.
pub(super) fn nearest(meant: &Draft, drafts: impl Iterator<Item = Draft>) -> Option<Draft> {
    let same = drafts.filter(|draft| draft.verb == meant.verb && draft.given.len() == meant.given.len());
    same.min_by_key(|draft| {
        meant.given.iter().zip(&draft.given).map(|(one, other)| apart(one, other)).sum::<u64>()
    })
}

fn apart(one: &Given, other: &Given) -> u64 {
    match (one, other) {
        (Given::Path(one), Given::Path(other)) => in_turn(one, other, |a, b| distance(*a, *b)),
        (Given::Place { at: one, .. }, Given::Place { at: other, .. }) => distance(*one, *other),
        (Given::March(one), Given::March(other)) => in_turn(one, other, stride),
        (Given::Pick(one), Given::Pick(other)) => different(one, other),
        (Given::Arrange(one), Given::Arrange(other)) => in_turn(one, other, placed),
        (Given::Assign(one), Given::Assign(other)) => in_turn(one, other, |a, b| different(a, b)),
        (Given::Formation(one), Given::Formation(other)) => in_turn(one, other, way),
        _ => OTHER_CHOICE,
    }
}

fn in_turn<T>(one: &[T], other: &[T], apart: impl Fn(&T, &T) -> u64) -> u64 {
    let lacking = one.len().abs_diff(other.len()) as u64 * OTHER_CHOICE;
    lacking + one.iter().zip(other).map(|(one, other)| apart(one, other)).sum::<u64>()
}

fn different(one: &[String], other: &[String]) -> u64 {
    let missing = |from: &[String], to: &[String]| from.iter().filter(|key| !to.contains(key)).count() as u64;
    (missing(one, other) + missing(other, one)) * OTHER_CHOICE
}

fn placed(one: &Placed, other: &Placed) -> u64 {
    if one.piece == other.piece { distance(one.at, other.at) } else { OTHER_CHOICE }
}

/// Where ways end counts, not how they lead there.
fn way(one: &Way, other: &Way) -> u64 {
    match (one.stops.last(), other.stops.last()) {
        (Some(end), Some(other_end)) if one.piece == other.piece => distance(end.at, other_end.at),
        _ => OTHER_CHOICE,
    }
}

/// Along the axes: good enough to compare, and free of roots.
fn distance(one: Point, other: Point) -> u64 {
    u64::from(one.x.abs_diff(other.x)) + u64::from(one.y.abs_diff(other.y))
}

fn stride(one: &Stride, other: &Stride) -> u64 {
    match (one, other) {
        (Stride::Forward(one), Stride::Forward(other))
        | (Stride::Back(one), Stride::Back(other))
        | (Stride::Left(one), Stride::Left(other))
        | (Stride::Right(one), Stride::Right(other)) => u64::from(one.0.abs_diff(other.0)),
        (Stride::Turn(one), Stride::Turn(other)) if one == other => 0,
        _ => OTHER_CHOICE,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path(verb: &str, x: i32) -> Draft {
        let at = Point { x, y: 0 };
        Draft { verb: verb.to_owned(), given: vec![Given::Path(vec![at])] }
    }

    #[test]
    fn the_closest_draft_of_the_same_verb_wins() {
        let drafts = [path("move", 900), path("move", 400), path("shoot", 110)];
        assert_eq!(nearest(&path("move", 100), drafts.into_iter()), Some(path("move", 400)));
        assert_eq!(nearest(&path("hide", 100), [path("move", 1)].into_iter()), None);
    }

    #[test]
    fn other_picks_are_further_off_than_other_places() {
        let pick = |keys: &[&str], x| Draft {
            verb: "shoot".to_owned(),
            given: vec![
                Given::Pick(keys.iter().map(|key| (*key).to_owned()).collect()),
                Given::Place { at: Point { x, y: 0 }, heading: Default::default() },
            ],
        };
        let drafts = [pick(&["b"], 0), pick(&["a"], 900)];
        assert_eq!(nearest(&pick(&["a"], 0), drafts.into_iter()), Some(pick(&["a"], 900)));
    }
}
