//! What several trees think of the answers at the root, put together; and the choice among them.

use gonfalon_kernel::SeededDice;

use crate::tree::{CLASSES, NodeId, Results, Tree};

/// Answers with a smaller share than this are not drawn: they were meant to be given less and less.
const SMALLEST_SHARE: f64 = 0.05;

/// An answer at the root, over all trees.
#[derive(Clone, Debug)]
pub(crate) struct Verdict<A> {
    pub(crate) action: A,
    pub(crate) results: Results,
    pub(crate) classes: [u32; CLASSES],
    /// The part of all preference that it has.
    pub(crate) share: f64,
    mixed: f64,
}

/// All answers at the root, the most preferred first; of equals the better, then the earlier in the order of the trees. An
/// answer is preferred for having been tried often, or, where answers are `sealed`, by its part in the mixture.
pub(crate) fn verdicts<A: Clone + PartialEq, E>(
    trees: &[(&Tree<A, E>, NodeId)],
    sealed: bool,
) -> Vec<Verdict<A>> {
    let mut verdicts: Vec<Verdict<A>> = Vec::new();
    for edge in trees.iter().flat_map(|(tree, root)| &tree.node(*root).edges) {
        match verdicts.iter_mut().find(|verdict| verdict.action == edge.action) {
            Some(verdict) => {
                verdict.results.merge(&edge.results);
                verdict.mixed += edge.mixing.weight;
                verdict.classes.iter_mut().zip(edge.classes).for_each(|(mine, theirs)| *mine += theirs);
            }
            None => verdicts.push(Verdict {
                action: edge.action.clone(),
                results: edge.results,
                classes: edge.classes,
                share: 0.0,
                mixed: edge.mixing.weight,
            }),
        }
    }
    let preference = |one: &Verdict<A>| if sealed { one.mixed } else { f64::from(one.results.visits) };
    let sum: f64 = verdicts.iter().map(preference).sum();
    for verdict in &mut verdicts {
        verdict.share = preference(verdict) / sum.max(f64::MIN_POSITIVE);
    }
    verdicts.sort_by(|one, other| {
        let by_share = other.share.total_cmp(&one.share);
        by_share.then(other.results.mean().total_cmp(&one.results.mean()))
    });
    verdicts
}

/// One of the answers, each as likely as its share.
pub(crate) fn draw<A>(verdicts: &[Verdict<A>], chance: &mut SeededDice) -> usize {
    let drawn = || verdicts.iter().map(|verdict| verdict.share).take_while(|share| *share >= SMALLEST_SHARE);
    let mut left = drawn().sum::<f64>() * f64::from(chance.below(1 << 30)) / f64::from(1 << 30);
    for (place, share) in drawn().enumerate() {
        if left < share {
            return place;
        }
        left -= share;
    }
    0
}

impl<A> Verdict<A> {
    /// The standard error of the mean.
    pub(crate) fn error(&self) -> f64 {
        self.results.spread() / f64::from(self.results.visits.max(1)).sqrt()
    }

    /// The mean of the worst tenth of the results.
    pub(crate) fn low(&self) -> f64 {
        let tenth = f64::from(self.results.visits.max(1)) / 10.0;
        let (mut left, mut sum) = (tenth, 0.0);
        for (class, count) in self.classes.iter().enumerate() {
            let taken = f64::from(*count).min(left);
            // The outer classes hold mostly ends, which lie at their outer edge.
            let value = match class {
                0 => 0.0,
                class if class + 1 == CLASSES => 1.0,
                class => (class as f64 + 0.5) / CLASSES as f64,
            };
            sum += taken * value;
            left -= taken;
        }
        sum / tenth
    }
}

#[cfg(test)]
mod tests {
    use gonfalon_kernel::{AskId, Seat};

    use super::*;
    use crate::Values;
    use crate::tree::Taken;

    fn grown(results: &[(char, &[f64])]) -> Tree<char, ()> {
        let mut tree = Tree::new();
        let root = tree.root(Seat(0), AskId(0), 1);
        for (action, values) in results {
            let edge = tree.node_mut(root).open(*action);
            for value in *values {
                let taken = Taken { node: root, edge, likelihood: None, learns: true };
                tree.learn(&[taken], None, &Values::new(1, |_| *value));
            }
        }
        tree
    }

    #[test]
    fn trees_are_put_together_by_answers() {
        let one = grown(&[('a', &[1.0, 0.0]), ('b', &[0.5, 0.5, 0.5])]);
        let other = grown(&[('c', &[0.0]), ('a', &[1.0, 1.0])]);
        let verdicts = verdicts(&[(&one, 0), (&other, 0)], false);
        let told: Vec<_> =
            verdicts.iter().map(|one| (one.action, one.results.visits, one.results.mean())).collect();
        assert_eq!(told, [('a', 4, 0.75), ('b', 3, 0.5), ('c', 1, 0.0)]);
        assert!(verdicts[0].low() < 1e-9);
        assert!((verdicts[1].low() - 0.525).abs() < 1e-9);
    }

    #[test]
    fn draws_follow_the_shares_and_leave_out_the_smallest() {
        let tree = grown(&[('a', &[1.0; 60]), ('b', &[1.0; 30]), ('c', &[0.0; 4])]);
        let verdicts = verdicts(&[(&tree, 0)], false);
        let mut chance = SeededDice::new(3);
        let mut drawn = [0; 3];
        (0..3000).for_each(|_| drawn[draw(&verdicts, &mut chance)] += 1);
        assert!((1900..2100).contains(&drawn[0]) && drawn[2] == 0, "{drawn:?}");
    }
}
