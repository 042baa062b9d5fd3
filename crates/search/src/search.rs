//! Thinking about one question: imagine, try, learn, within a budget.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use gonfalon_kernel::{Ask, Imagines, Known, SeededDice};

use crate::budget::Spending;
use crate::explain::{doubt, plan};
use crate::key::blend;
use crate::mix::{Verdict, draw, verdicts};
use crate::race::{Runner, run};
use crate::root::Root;
use crate::tree::{NodeId, Tree};
use crate::walk::Walker;
use crate::{Budget, Effort, Instinct, Judge, Progress, Settings, Thought, Values};

/// A question with one possible answer is not thought about longer than this.
const ENOUGH_FOR_NO_CHOICE: u32 = 16;
/// A world that does not ask the question helps nobody; after so many the game is taken at its word.
const MOST_IDLE: u32 = 16;
/// How often the watcher is told, in tries.
const TELL_EVERY: u32 = 16;

/// A mind that thinks about one match: it remembers what it thought before.
///
/// It is given views and questions and never a position, so it cannot know more than a player would.
#[derive(Debug)]
pub struct Search<G: Imagines, J, I> {
    judge: J,
    instinct: I,
    settings: Settings,
    trees: Vec<Tree<G::Action, G::Event>>,
}

/// What one tree has to say after thinking.
struct Grown {
    root: NodeId,
    tries: u32,
    /// Those that began with what we know.
    ours: u32,
    reused: u32,
    sum: Values,
    /// Which answer won, where they raced.
    winner: Option<usize>,
    runners: Vec<Runner>,
}

impl<G, J, I> Search<G, J, I>
where
    G: Imagines + Sync,
    G::View: Sync,
    G::Question: Sync,
    G::Action: Send,
    G::Event: Send,
    J: Judge<G>,
    I: Instinct<G>,
{
    /// A mind that has not thought of anything yet.
    pub fn new(judge: J, instinct: I, settings: Settings) -> Search<G, J, I> {
        Search { judge, instinct, settings, trees: Vec::new() }
    }

    /// How it thinks.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// What comes to its mind.
    pub fn instinct(&self) -> &I {
        &self.instinct
    }

    /// From now on explains so many plans with each answer.
    pub fn explain(&mut self, plans: usize) {
        self.settings.plans = plans;
    }

    /// Forgets everything it has thought.
    pub fn forget(&mut self) {
        self.trees.clear();
    }

    /// The answer to a question put to the seat that knows this.
    pub fn think(
        &mut self,
        game: &G,
        known: &Known<G>,
        ask: &Ask<G::Question>,
        budget: Budget,
    ) -> Thought<G::Action, G::Event> {
        self.think_watched(game, known, ask, budget, &|_| true)
    }

    /// The same, telling `watch` now and then how far it has come. If that says no, the search comes to its end at once.
    pub fn think_watched(
        &mut self,
        game: &G,
        known: &Known<G>,
        ask: &Ask<G::Question>,
        budget: Budget,
        watch: &(dyn Fn(Progress) -> bool + Sync),
    ) -> Thought<G::Action, G::Event> {
        let begun = Instant::now();
        let seed = blend(self.settings.seed, u64::from(ask.id.0) << 8 | u64::from(ask.seat.0));
        let root = Root::new(game, known, ask, &mut SeededDice::new(seed));
        let grown = self.grow(&root, budget, seed, begun, watch);
        let trees: Vec<_> = self.trees.iter().zip(&grown).map(|(tree, grown)| (tree, grown.root)).collect();
        let mixed = root.sealed && !self.settings.race.is_some_and(|race| race.sealed);
        let mut verdicts = verdicts(&trees, mixed);
        if verdicts.is_empty() {
            return unthought(game, &known.view, ask, begun);
        }
        let winners = trees.iter().zip(&grown).filter_map(|((tree, root), grown)| {
            let edge = &tree.node(*root).edges[grown.winner?];
            verdicts.iter().position(|verdict| verdict.action == edge.action)
        });
        let better = |one: &usize, other: &usize| {
            verdicts[*one].results.mean().total_cmp(&verdicts[*other].results.mean())
        };
        let chosen = if mixed {
            Some(draw(&verdicts, &mut SeededDice::new(blend(seed, u64::MAX))))
        } else {
            winners.max_by(better)
        };
        if let Some(chosen) = chosen {
            verdicts[..=chosen].rotate_right(1);
        }
        verdicts.truncate(self.settings.plans.max(1));
        let minds = (&self.judge, &self.instinct);
        let told = |verdict: &Verdict<G::Action>| {
            let mut plan = plan(&root, &trees, &self.instinct, verdict, seed);
            let raced = trees.iter().zip(&grown).enumerate().find_map(|(thread, ((tree, id), grown))| {
                let action = |runner: &&Runner| tree.node(*id).edges[runner.edge].action == verdict.action;
                Some((thread, grown.runners.iter().find(action)?))
            });
            if let Some((thread, runner)) = raced {
                let own = blend(seed, thread as u64);
                plan.risk = Walker::new(&root, minds, &self.settings, own).risk(&verdict.action, runner);
            }
            plan
        };
        let plans: Vec<_> = verdicts.iter().take(self.settings.plans).map(told).collect();
        let tries: u32 = grown.iter().map(|grown| grown.tries).sum();
        let mut outlook = Values::new(game.seats(), |_| 0.0);
        grown.iter().for_each(|grown| outlook.add(&grown.sum));
        let ours: u32 = grown.iter().map(|grown| grown.ours).sum();
        outlook.divide(f64::from(ours.max(1)));
        Thought {
            answer: verdicts.swap_remove(0).action,
            drawn: mixed,
            sealed: root.sealed,
            doubt: doubt(&plans),
            plans,
            outlook,
            effort: Effort {
                tries,
                reused: grown.iter().map(|grown| grown.reused).sum(),
                nodes: trees.iter().map(|(tree, _)| tree.size()).sum(),
                time: begun.elapsed(),
            },
        }
    }

    /// Grows one tree in each thread. Each has its own chance and its own part of the budget, and they are put together in
    /// their order, so that threads change nothing about what follows from a seed.
    fn grow(
        &mut self,
        root: &Root<'_, G>,
        budget: Budget,
        seed: u64,
        begun: Instant,
        watch: &(dyn Fn(Progress) -> bool + Sync),
    ) -> Vec<Grown> {
        let threads = u32::from(self.settings.threads.max(1));
        self.trees.resize_with(threads as usize, Tree::new);
        let stop = AtomicBool::new(false);
        let Search { judge, instinct, settings, trees } = self;
        let (judge, instinct, settings) = (&*judge, &*instinct, &*settings);
        let grow_one = |thread: u32, tree: &mut Tree<G::Action, G::Event>| {
            let mut walker = Walker::new(root, (judge, instinct), settings, blend(seed, u64::from(thread)));
            let mut spending = Spending::new(budget, thread, threads, begun);
            let go_on = |spending: &Spending| {
                if thread == 0 && spending.tries().is_multiple_of(TELL_EVERY) {
                    let progress =
                        Progress { tries: spending.tries().saturating_mul(threads), done: spending.done() };
                    if !watch(progress) {
                        stop.store(true, Ordering::Relaxed);
                    }
                }
                !stop.load(Ordering::Relaxed)
            };
            grow_tree(&mut walker, tree, &mut spending, &go_on)
        };
        let Some((first, others)) = trees.split_first_mut() else { return Vec::new() };
        std::thread::scope(|scope| {
            let grow_one = &grow_one;
            let helpers: Vec<_> =
                (1..).zip(others).map(|(thread, tree)| scope.spawn(move || grow_one(thread, tree))).collect();
            let mut grown = vec![grow_one(0, first)];
            for helper in helpers {
                grown.push(helper.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
            }
            grown
        })
    }
}

fn grow_tree<G: Imagines, J: Judge<G>, I: Instinct<G>>(
    walker: &mut Walker<'_, G, J, I>,
    tree: &mut Tree<G::Action, G::Event>,
    spending: &mut Spending,
    go_on: &dyn Fn(&Spending) -> bool,
) -> Grown {
    let (ask, key) = (walker.root.ask, walker.root.key);
    let race = walker.settings.race.filter(|race| race.sealed || !walker.root.sealed);
    if walker.settings.reuse && tree.find(ask.seat, key).is_some() {
        tree.prune(ask.id);
    } else {
        *tree = Tree::new();
    }
    let root = tree.root(ask.seat, ask.id, key);
    let mut grown = Grown {
        root,
        tries: 0,
        ours: 0,
        reused: tree.node(root).edges.iter().map(|edge| edge.results.visits).sum(),
        sum: Values::new(walker.root.game.seats(), |_| 0.0),
        winner: None,
        runners: Vec::new(),
    };
    if let Some(race) = race {
        let ran = run(walker, tree, root, race, spending, go_on);
        return Grown {
            tries: ran.tries,
            ours: ran.tries,
            sum: ran.sum,
            winner: ran.winner,
            runners: ran.runners,
            ..grown
        };
    }
    let mut idle = 0;
    while go_on(spending) && spending.another() {
        match walker.attempt(tree, root, None) {
            Some(attempt) => {
                grown.tries += 1;
                if attempt.at_root {
                    grown.sum.add(&attempt.values);
                    grown.ours += 1;
                }
            }
            None => idle += 1,
        }
        let node = tree.node(root);
        let no_choice = node.edges.len() == 1 && node.dry_until > 0;
        if idle == MOST_IDLE || (no_choice && node.results.visits >= ENOUGH_FOR_NO_CHOICE) {
            break;
        }
    }
    grown
}

/// What is answered when nothing could be imagined.
fn unthought<G: Imagines>(
    game: &G,
    view: &G::View,
    ask: &Ask<G::Question>,
    begun: Instant,
) -> Thought<G::Action, G::Event> {
    Thought {
        answer: game.fallback(view, ask),
        plans: Vec::new(),
        drawn: false,
        sealed: false,
        doubt: None,
        outlook: Values::equal(game.seats()),
        effort: Effort { time: begun.elapsed(), ..Effort::default() },
    }
}
