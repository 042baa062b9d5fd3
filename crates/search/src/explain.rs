//! Why an answer: plans, risks and doubts, read off the trees.

use gonfalon_kernel::{Imagines, SeededDice, play};

use crate::mix::Verdict;
use crate::playout::{allowed, open};
use crate::root::{Root, Window};
use crate::tree::{NodeId, Results, Tree};
use crate::{Doubt, Instinct, Plan, Risk, Step};

/// A line ends before answers that were tried less often than this.
const FEWEST_VISITS: u32 = 4;
const LONGEST_LINE: usize = 8;
/// What nobody has thought about is told by instinct, as far as this.
const LONGEST_BY_INSTINCT: usize = 4;
/// A line is looked for in so many worlds; the longest is shown.
const WORLDS: u64 = 4;
/// What is less likely than this is no main risk.
const LEAST_LIKELY: f64 = 0.05;

type Grown<G> = Tree<<G as gonfalon_kernel::Game>::Action, <G as gonfalon_kernel::Game>::Event>;

/// A plan with everything that is known about it.
pub(crate) fn plan<G: Imagines>(
    root: &Root<'_, G>,
    trees: &[(&Grown<G>, NodeId)],
    instinct: &impl Instinct<G>,
    verdict: &Verdict<G::Action>,
    seed: u64,
) -> Plan<G::Action, G::Event> {
    let mut line = Vec::new();
    for world in 0..WORLDS {
        let other =
            likely_line(root, trees, instinct, verdict, &mut SeededDice::new(seed.wrapping_add(world)));
        if other.len() > line.len() {
            line = other;
        }
    }
    Plan {
        line,
        expected: verdict.results.mean(),
        share: verdict.share,
        visits: verdict.results.visits,
        spread: verdict.results.spread(),
        error: verdict.error(),
        low: verdict.low(),
        risk: risk(trees, &verdict.action),
    }
}

/// The answer and what everybody would most probably do after it.
fn likely_line<G: Imagines>(
    root: &Root<'_, G>,
    trees: &[(&Grown<G>, NodeId)],
    instinct: &impl Instinct<G>,
    verdict: &Verdict<G::Action>,
    chance: &mut SeededDice,
) -> Vec<Step<G::Action>> {
    let game = root.game;
    let mut line = Vec::new();
    let mut state = root.imagine(chance);
    let mut window = Window::default();
    while line.len() < LONGEST_LINE {
        let first = line.is_empty();
        let Some(ask) = open(game, &state, first.then_some(root.ask.seat)) else { break };
        let seat = ask.seat;
        let key = window.key(game, &state, ask, &game.view(&state, Some(seat)));
        let (action, results) = if first {
            (verdict.action.clone(), verdict.results)
        } else {
            let best = trees.iter().find_map(|(tree, _)| {
                let node = tree.node(tree.find(seat, key)?);
                let edge = &node.edges[node.best()?];
                (edge.results.visits >= FEWEST_VISITS).then(|| (edge.action.clone(), edge.results))
            });
            match best {
                Some(best) => best,
                None if line.len() < LONGEST_BY_INSTINCT => {
                    let view = game.view(&state, Some(seat));
                    (instinct.choose(game, &view, ask, chance), Results::default())
                }
                None => break,
            }
        };
        let Some(legal) = allowed(game, &state, ask, action.clone()) else { break };
        line.push(Step { seat, action, visits: results.visits, expected: results.mean() });
        play(game, &mut state, legal, chance, &mut ());
    }
    line
}

/// The worst of the likely consequences.
fn risk<A: PartialEq, E: Clone + PartialEq>(trees: &[(&Tree<A, E>, NodeId)], action: &A) -> Option<Risk<E>> {
    let mut all: Vec<(&[E], Results)> = Vec::new();
    let mut visits = 0;
    for (tree, root) in trees {
        let edges = &tree.node(*root).edges;
        let Some(edge) = edges.iter().position(|edge| edge.action == *action) else { continue };
        for (_, glimpse) in tree.glimpses.range((edge, 0)..(edge + 1, 0)) {
            visits += glimpse.results.visits;
            match all.iter_mut().find(|(seen, _)| *seen == glimpse.seen) {
                Some((_, results)) => results.merge(&glimpse.results),
                None => all.push((&glimpse.seen, glimpse.results)),
            }
        }
    }
    let likelihood = |results: &Results| f64::from(results.visits) / f64::from(visits.max(1));
    let likely = all.iter().filter(|(_, results)| likelihood(results) >= LEAST_LIKELY);
    let (seen, worst) = likely.min_by(|(_, one), (_, other)| one.mean().total_cmp(&other.mean()))?;
    Some(Risk { likelihood: likelihood(worst), expected: worst.mean(), seen: seen.to_vec() })
}

/// How sure the first plan is, compared with the one that comes next.
pub(crate) fn doubt<A, E>(plans: &[Plan<A, E>]) -> Option<Doubt> {
    let (answer, others) = plans.split_first()?;
    let next = others.first()?;
    let error = (answer.error * answer.error + next.error * next.error).sqrt();
    Some(Doubt { instead: 1, margin: answer.expected - next.expected, error })
}
