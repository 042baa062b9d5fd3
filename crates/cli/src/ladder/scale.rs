//! All bots of a ladder on one scale.

use gonfalon_ladder::Interval;

use super::rung::Climbed;

/// Who is the zero of every scale on which it stands.
const ZERO: &str = "greedy";

/// Each bot with its rating, the strongest last: the differences of the rungs between it and the zero, added up. Rungs are
/// independent, so the squares of their errors add up.
pub(super) fn scale(climbed: &[Climbed<'_>]) -> Vec<(String, Interval)> {
    let lowest = climbed.first().map(|rung| rung.rung.lower.to_owned());
    let bots: Vec<String> =
        lowest.into_iter().chain(climbed.iter().map(|rung| rung.rung.upper.to_owned())).collect();
    let differences: Vec<Interval> = climbed.iter().map(Climbed::elo).collect();
    let zero = bots.iter().position(|bot| bot == ZERO).unwrap_or(0);
    let rating = |place: usize| {
        if place >= zero { sum(&differences[zero..place]) } else { reversed(sum(&differences[place..zero])) }
    };
    bots.iter().enumerate().map(|(place, bot)| (bot.clone(), rating(place))).collect()
}

fn sum(differences: &[Interval]) -> Interval {
    let value = differences.iter().fold(0.0, |sum, difference| sum + difference.value);
    let root = |error: &dyn Fn(&Interval) -> f64| -> f64 {
        differences.iter().map(|difference| error(difference) * error(difference)).sum::<f64>().sqrt()
    };
    Interval {
        low: value - root(&|difference| difference.value - difference.low),
        value,
        high: value + root(&|difference| difference.high - difference.value),
    }
}

fn reversed(interval: Interval) -> Interval {
    Interval { low: -interval.high, value: -interval.value, high: -interval.low }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn interval(low: f64, value: f64, high: f64) -> Interval {
        Interval { low, value, high }
    }

    fn close(one: Interval, other: Interval) -> bool {
        let differences = [one.low - other.low, one.value - other.value, one.high - other.high];
        differences.iter().all(|difference| difference.abs() < 1e-9)
    }

    #[test]
    fn errors_add_up_by_their_squares() {
        let both = sum(&[interval(70.0, 100.0, 130.0), interval(10.0, 50.0, 90.0)]);
        assert!(close(both, interval(100.0, 150.0, 200.0)), "{both:?}");
        assert!(close(sum(&[]), interval(0.0, 0.0, 0.0)));
        assert!(close(reversed(interval(1.0, 2.0, 5.0)), interval(-5.0, -2.0, -1.0)));
    }
}
