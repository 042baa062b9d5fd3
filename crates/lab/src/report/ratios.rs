//! Estimates from what units do in pairs of games. Pairs are independent, so intervals follow from how their sums vary together.

use gonfalon_ladder::Interval;

use super::moments::Moments;

/// What units of one kind did in a pair of games, beside their whole army: killed, how many they were, how many of them were
/// left (parts of units count), what their army killed and what it cost.
pub(super) type Deeds = Moments<5>;

/// The same with and without an upgrade: killed, how many, how many left; the same three without; the army.
pub(super) type Both = Moments<8>;

/// The neutral cost of a unit: what it kills, by the rate of its army; `None` if that killed nothing.
pub(super) fn neutral(deeds: &Deeds) -> Option<Interval> {
    let [killed, count, _, all_killed, all_cost] = deeds.means();
    if all_killed <= 0.0 || count <= 0.0 {
        return None;
    }
    let neutral = killed / count * all_cost / all_killed;
    let slopes =
        [all_cost / (count * all_killed), -neutral / count, 0.0, -neutral / all_killed, neutral / all_cost];
    Some(around(neutral, deeds.doubt(slopes)))
}

/// The part of a unit that is left at the end.
pub(super) fn left(deeds: &Deeds) -> Option<Interval> {
    let [_, count, left, ..] = deeds.means();
    let share = left / count;
    (count > 0.0).then(|| around(share, deeds.doubt([0.0, -share / count, 1.0 / count, 0.0, 0.0])))
}

/// The neutral cost of an upgrade, seen in the same games.
pub(super) fn more_neutral(both: &Both) -> Option<Interval> {
    let [killed, count, _, plain_killed, plain_count, _, all_killed, all_cost] = both.means();
    if all_killed <= 0.0 || count <= 0.0 || plain_count <= 0.0 {
        return None;
    }
    let rate = all_cost / all_killed;
    let neutral = (killed / count - plain_killed / plain_count) * rate;
    let slopes = [
        rate / count,
        -killed / (count * count) * rate,
        0.0,
        -rate / plain_count,
        plain_killed / (plain_count * plain_count) * rate,
        0.0,
        -neutral / all_killed,
        neutral / all_cost,
    ];
    Some(around(neutral, both.doubt(slopes)))
}

/// How much more of a unit is left with an upgrade, seen in the same games.
pub(super) fn more_left(both: &Both) -> Option<Interval> {
    let [_, count, left, _, plain_count, plain_left, ..] = both.means();
    if count <= 0.0 || plain_count <= 0.0 {
        return None;
    }
    let (share, plain) = (left / count, plain_left / plain_count);
    let slopes = [0.0, -share / count, 1.0 / count, 0.0, plain / plain_count, -1.0 / plain_count, 0.0, 0.0];
    Some(around(share - plain, both.doubt(slopes)))
}

/// The difference of two things that were seen in different games.
pub(super) fn apart(first: Option<Interval>, second: Option<Interval>) -> Option<Interval> {
    let half = |interval: Interval| (interval.high - interval.low) / 2.0;
    let (first, second) = first.zip(second)?;
    Some(around(first.value - second.value, libm::hypot(half(first), half(second))))
}

fn around(value: f64, doubt: f64) -> Interval {
    Interval { low: value - doubt, value, high: value + doubt }
}
