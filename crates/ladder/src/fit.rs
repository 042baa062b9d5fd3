//! What things are worth, learned from how games ended: a logistic curve by penalised maximum likelihood.

/// By how much a position differed between two players, and how its game ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// How much more of each term the first player had.
    pub differences: Vec<f64>,
    /// What the first player got: 0, ½ or 1.
    pub result: f64,
    /// How much the sample counts; positions of one game share one.
    pub weight: f64,
}

/// How well weights foretell samples.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Quality {
    /// The mean of minus the logarithm of the chance that was given to what happened.
    pub log_loss: f64,
    /// The part of the games with a winner in which the winner was given the better chance.
    pub accuracy: f64,
}

/// More steps are never needed: the curve has one best place, and each step doubles the right digits.
const MOST_STEPS: u32 = 60;

/// Where steps end.
const CLOSE_ENOUGH: f64 = 1e-10;

/// Terms that hardly ever differ cannot be learned.
const NEVER_DIFFERS: f64 = 1e-9;

/// The weights under which the samples are most likely, held back by a `penalty` for leaving `before`: as many games as would
/// have to speak for a change before it is made by half. All terms are held back alike, whatever their units; a term that
/// never differs keeps its weight.
pub fn fit(samples: &[Sample], before: &[f64], penalty: f64) -> Vec<f64> {
    let scales = scales(samples, before.len());
    let known: Vec<usize> = (0..before.len()).filter(|term| scales[*term] > NEVER_DIFFERS).collect();
    let start: Vec<f64> = known.iter().map(|term| before[*term] * scales[*term]).collect();
    let rows: Vec<Row> = samples
        .iter()
        .map(|sample| {
            let fixed = (0..before.len()).filter(|term| !known.contains(term));
            Row {
                terms: known.iter().map(|term| sample.differences[*term] / scales[*term]).collect(),
                offset: fixed.map(|term| sample.differences[term] * before[term]).sum(),
                result: sample.result,
                weight: sample.weight,
            }
        })
        .collect();
    let mut found = start.clone();
    let mut cost = objective(&rows, &found, &start, penalty);
    for _ in 0..MOST_STEPS {
        let step = newton(&rows, &found, &start, penalty);
        // A full step may lead too far where the curve is flat.
        let shorter = (0..40).map(|halvings| libm::pow(0.5, f64::from(halvings)));
        let better = shorter.into_iter().find_map(|part| {
            let next: Vec<f64> = found.iter().zip(&step).map(|(value, step)| value - part * step).collect();
            let costs = objective(&rows, &next, &start, penalty);
            (costs <= cost).then_some((next, costs))
        });
        let Some((next, costs)) = better else { break };
        let moved = next.iter().zip(&found).map(|(next, found)| (next - found).abs()).fold(0.0, f64::max);
        (found, cost) = (next, costs);
        if moved < CLOSE_ENOUGH {
            break;
        }
    }
    let mut weights = before.to_vec();
    for (place, term) in known.iter().enumerate() {
        weights[*term] = found[place] / scales[*term];
    }
    weights
}

/// How well weights foretell samples; nothing can be said without any.
pub fn quality(samples: &[Sample], weights: &[f64]) -> Option<Quality> {
    let all: f64 = samples.iter().map(|sample| sample.weight).sum();
    if all <= 0.0 {
        return None;
    }
    let lead = |sample: &Sample| -> f64 { dot(&sample.differences, weights) };
    let loss: f64 =
        samples.iter().map(|sample| sample.weight * cross_entropy(lead(sample), sample.result)).sum();
    let decided = || samples.iter().filter(|sample| (sample.result - 0.5).abs() > 0.25);
    let right: f64 = decided().map(|sample| sample.weight * agreement(lead(sample), sample.result)).sum();
    let of: f64 = decided().map(|sample| sample.weight).sum();
    Some(Quality { log_loss: loss / all, accuracy: if of > 0.0 { right / of } else { 0.5 } })
}

/// 1 if the lead is that of the winner, ½ if nobody leads.
fn agreement(lead: f64, result: f64) -> f64 {
    match lead * (result - 0.5) {
        same if same > 0.0 => 1.0,
        other if other < 0.0 => 0.0,
        _ => 0.5,
    }
}

/// A sample in units in which all terms differ alike.
struct Row {
    terms: Vec<f64>,
    /// What terms that stay as they are add to the lead.
    offset: f64,
    result: f64,
    weight: f64,
}

/// The root mean square of each term.
fn scales(samples: &[Sample], terms: usize) -> Vec<f64> {
    let all: f64 = samples.iter().map(|sample| sample.weight).sum();
    let square = |term: usize| -> f64 {
        samples.iter().map(|sample| sample.weight * sample.differences[term] * sample.differences[term]).sum()
    };
    (0..terms).map(|term| if all > 0.0 { libm::sqrt(square(term) / all) } else { 0.0 }).collect()
}

fn dot(left: &[f64], right: &[f64]) -> f64 {
    left.iter().zip(right).map(|(left, right)| left * right).sum()
}

fn chance(lead: f64) -> f64 {
    1.0 / (1.0 + libm::exp(-lead))
}

/// Minus the logarithm of the chance of a result; exact however large the lead.
fn cross_entropy(lead: f64, result: f64) -> f64 {
    let soft_plus = lead.max(0.0) + libm::log1p(libm::exp(-lead.abs()));
    soft_plus - result * lead
}

fn objective(rows: &[Row], found: &[f64], start: &[f64], penalty: f64) -> f64 {
    let losses: f64 = rows
        .iter()
        .map(|row| row.weight * cross_entropy(row.offset + dot(&row.terms, found), row.result))
        .sum();
    let moved: f64 = found.iter().zip(start).map(|(found, start)| (found - start) * (found - start)).sum();
    losses + penalty / 2.0 * moved
}

/// The step to the lowest place of the parabola that touches the cost here.
fn newton(rows: &[Row], found: &[f64], start: &[f64], penalty: f64) -> Vec<f64> {
    let count = found.len();
    let mut gradient: Vec<f64> =
        found.iter().zip(start).map(|(found, start)| penalty * (found - start)).collect();
    let mut curvature = vec![vec![0.0; count]; count];
    for (place, row) in curvature.iter_mut().enumerate() {
        // Even without a penalty nothing may be divided by zero.
        row[place] = penalty.max(1e-9);
    }
    for row in rows {
        let expected = chance(row.offset + dot(&row.terms, found));
        let (error, bend) = (row.weight * (expected - row.result), row.weight * expected * (1.0 - expected));
        for (one, bends) in curvature.iter_mut().enumerate() {
            gradient[one] += error * row.terms[one];
            for (bent, other) in bends.iter_mut().zip(&row.terms) {
                *bent += bend * row.terms[one] * other;
            }
        }
    }
    solved(curvature, gradient)
}

/// Solves linear equations with a positive definite matrix, by elimination.
fn solved(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let count = right.len();
    for pivot in 0..count {
        for row in pivot + 1..count {
            let factor = matrix[row][pivot] / matrix[pivot][pivot];
            let (above, below) = matrix.split_at_mut(row);
            for (value, above) in below[0].iter_mut().zip(&above[pivot]).skip(pivot) {
                *value -= factor * above;
            }
            right[row] -= factor * right[pivot];
        }
    }
    for row in (0..count).rev() {
        let beyond: f64 = (row + 1..count).map(|column| matrix[row][column] * right[column]).sum();
        right[row] = (right[row] - beyond) / matrix[row][row];
    }
    right
}

#[cfg(test)]
mod tests {
    use gonfalon_kernel::SeededDice;

    use super::*;

    const TRUE: [f64; 4] = [0.8, -0.03, 2.5, 0.0];

    /// Positions with terms of very different units, and games that end as `TRUE` says.
    fn samples(count: u32) -> Vec<Sample> {
        let mut chance_of = SeededDice::new(5);
        let mut unit = || f64::from(chance_of.below(1_000_000)) / 1e6;
        (0..count)
            .map(|_| {
                let differences =
                    vec![4.0 * unit() - 2.0, 60.0 * unit() - 30.0, unit() - 0.5, 10.0 * unit() - 5.0];
                let won = unit() < chance(dot(&differences, &TRUE));
                Sample { differences, result: f64::from(u8::from(won)), weight: 1.0 }
            })
            .collect()
    }

    #[test]
    fn known_weights_are_found_again() {
        let found = fit(&samples(20_000), &[0.1; 4], 1.0);
        for ((found, truth), tolerance) in found.iter().zip(TRUE).zip([0.05, 0.004, 0.2, 0.02]) {
            assert!((found - truth).abs() < tolerance, "{found} instead of {truth}");
        }
    }

    #[test]
    fn what_was_learned_foretells_games_that_were_not_seen() {
        let all = samples(4_000);
        let (seen, unseen) = all.split_at(3_000);
        let before = quality(unseen, &[0.1, 0.01, 0.1, 0.1]).expect("there are samples");
        let after = quality(unseen, &fit(seen, &[0.1, 0.01, 0.1, 0.1], 1.0)).expect("there are samples");
        assert!(after.log_loss < before.log_loss && after.accuracy > before.accuracy, "{before:?} {after:?}");
    }

    /// The best place is where the slope of the penalised likelihood is nothing.
    #[test]
    fn the_slope_is_level_where_it_ends() {
        let samples = samples(300);
        let before = [0.1; 4];
        let found = fit(&samples, &before, 2.0);
        let scales = scales(&samples, 4);
        for term in 0..4 {
            let pull: f64 = samples
                .iter()
                .map(|sample| {
                    (chance(dot(&sample.differences, &found)) - sample.result) * sample.differences[term]
                })
                .sum();
            let held = 2.0 * (found[term] - before[term]) * scales[term] * scales[term];
            assert!((pull + held).abs() < 1e-6 * (1.0 + pull.abs()), "term {term}: {pull} and {held}");
        }
    }

    #[test]
    fn a_term_without_differences_keeps_its_weight() {
        let mut samples = samples(500);
        samples.iter_mut().for_each(|sample| sample.differences[1] = 0.0);
        let found = fit(&samples, &[0.1, 7.5, 0.1, 0.1], 1.0);
        assert!((found[1] - 7.5).abs() < 1e-12 && (found[0] - 0.1).abs() > 0.1, "{found:?}");
    }

    #[test]
    fn one_sided_results_do_not_run_away() {
        let always: Vec<Sample> =
            (1..=50).map(|n| Sample { differences: vec![f64::from(n)], result: 1.0, weight: 1.0 }).collect();
        let found = fit(&always, &[0.0], 1.0);
        assert!(found[0].is_finite() && found[0] > 0.0 && found[0] < 10.0, "{found:?}");
        let quality = quality(&always, &found).expect("there are samples");
        assert!((quality.accuracy - 1.0).abs() < 1e-12 && quality.log_loss < 0.2, "{quality:?}");
    }

    #[test]
    fn draws_pull_to_the_middle_and_nothing_says_nothing() {
        let draws = vec![Sample { differences: vec![1.0], result: 0.5, weight: 10.0 }];
        assert!(fit(&draws, &[3.0], 0.1)[0].abs() < 0.5);
        assert_eq!(quality(&[], &[1.0]), None);
        assert_eq!(fit(&[], &[1.0, 2.0], 1.0), vec![1.0, 2.0]);
    }
}
