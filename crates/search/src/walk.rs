//! One try: an imagined battle, led by the tree as far as it reaches and by instinct from there on.

use gonfalon_kernel::{Ask, Imagines, Legal, SeededDice, play};
use smallvec::SmallVec;

use crate::key::blend;
use crate::mixing::Mixing;
use crate::playout::{allowed, open, playout};
use crate::race::Runner;
use crate::root::{Root, Window};
use crate::tree::{Glimpse, NodeId, Taken, Tree};
use crate::{Instinct, Judge, Luck, Risk, Settings, Values};

/// How often something new is drawn by chance before a question counts as exhausted for a while.
const DRAWS: u32 = 4;

/// Where decisions are not told apart, answers that are possible only in some of them pile up to so many.
const MOST_SHARED: usize = 64;

/// Every so many new answers, one is a refinement of the best instead of the next candidate.
const REFINE_EVERY: usize = 3;

/// What may go wrong is looked at for so many decisions.
const MOST_SEEN: u32 = 8;

/// Whoever tries: the same mind, with its own chance.
pub(crate) struct Walker<'a, G: Imagines, J, I> {
    pub(crate) root: &'a Root<'a, G>,
    pub(crate) judge: &'a J,
    pub(crate) instinct: &'a I,
    pub(crate) settings: &'a Settings,
    /// What worlds are drawn by: apart from everything else, so that the tries go the same way whatever must be imagined.
    pub(crate) worlds: SeededDice,
    pub(crate) luck: Luck,
    pub(crate) seed: u64,
    pub(crate) tries: u32,
    /// A world that fits what everybody knows; the next is made from it.
    pub(crate) public: Option<G::State>,
}

type Grown<G> = Tree<<G as gonfalon_kernel::Game>::Action, <G as gonfalon_kernel::Game>::Event>;

/// An answer at the root that is to be tried, and the number of the try: tries of the same number meet the same world and
/// the same dice, whatever the answer.
#[derive(Clone, Copy)]
pub(crate) struct Lane {
    pub(crate) edge: usize,
    pub(crate) number: u32,
}

/// What came of a try.
pub(crate) struct Attempt {
    pub(crate) values: Values,
    /// It began with what we know; others serve to teach the imagined others.
    pub(crate) at_root: bool,
}

/// A decision in a try: where, which seat sees what, and what is asked.
struct Moment<'m, G: Imagines> {
    state: &'m G::State,
    view: &'m G::View,
    ask: &'m Ask<G::Question>,
    sealed: bool,
    learns: bool,
}

/// An answer that is tried, with the proof that it is legal and, where it was drawn, its likelihood.
type Chosen<G> = (usize, Legal<<G as gonfalon_kernel::Game>::Action>, Option<f64>);

impl<'a, G: Imagines, J: Judge<G>, I: Instinct<G>> Walker<'a, G, J, I> {
    /// Whoever tries with this seed.
    pub(crate) fn new(
        root: &'a Root<'a, G>,
        (judge, instinct): (&'a J, &'a I),
        settings: &'a Settings,
        seed: u64,
    ) -> Self {
        let (worlds, luck) = (SeededDice::new(seed), settings.luck(blend(seed, 1)));
        Walker { root, judge, instinct, settings, worlds, luck, seed, tries: 0, public: None }
    }

    /// Imagines one battle and learns from it. `None` if the imagined world does not ask the question at all.
    pub(crate) fn attempt(
        &mut self,
        tree: &mut Grown<G>,
        root: NodeId,
        lane: Option<Lane>,
    ) -> Option<Attempt> {
        let game = self.root.game;
        let me = self.root.ask.seat;
        let (mut state, public) = match lane {
            Some(lane) => (self.same_world(lane.number), false),
            None => self.world(),
        };
        open(game, &state, Some(me))?;
        let mut window = Window::default();
        let mut trail: Vec<Taken> = Vec::new();
        let mut before: SmallVec<[Option<(NodeId, usize)>; 4]> =
            SmallVec::from_elem(None, usize::from(game.seats()));
        let mut seen = Vec::new();
        let mut glimpse = None;
        let mut leaf = None;
        loop {
            let first = trail.is_empty();
            if !first
                && lane.is_some_and(|lane| tree.node(root).edges[lane.edge].results.visits < self.sprout())
            {
                break;
            }
            let Some(ask) = open(game, &state, first.then_some(me)) else { break };
            let seat = ask.seat;
            if let (true, Some(Lane { edge, .. })) = (first, lane) {
                let action = tree.node(root).edges[edge].action.clone();
                let legal = allowed(game, &state, ask, action)?;
                trail.push(Taken { node: root, edge, likelihood: None, learns: true });
                before[seat.index()] = Some((root, edge));
                play(game, &mut state, legal, &mut self.luck, &mut ());
                continue;
            }
            let view = game.view(&state, Some(seat));
            let key = window.key(game, &state, ask, &view);
            let (id, new) = if first && (!public || key == self.root.key) {
                (root, false)
            } else {
                tree.reach(seat, ask.id, key, before[seat.index()], self.settings.consequences)
            };
            if seat == me && !first && glimpse.is_none() {
                glimpse = Some((id, std::mem::take(&mut seen)));
            }
            let learns =
                seat == me || lane.is_none() && (public || !self.root.secret || self.settings.empathy == 0);
            if new {
                leaf = Some(id).filter(|_| learns);
                break;
            }
            let moment = Moment { state: &state, view: &view, ask, sealed: window.is_sealed(ask.id), learns };
            let Some((edge, legal, likelihood)) = self.decide(tree, id, &moment) else { break };
            trail.push(Taken { node: id, edge, likelihood, learns });
            before[seat.index()] = Some((id, edge));
            if glimpse.is_none() {
                play(game, &mut state, legal, &mut self.luck, &mut seen);
            } else {
                play(game, &mut state, legal, &mut self.luck, &mut ());
            }
        }
        let minds = (self.judge, self.instinct);
        let values = playout(game, &mut state, minds, self.settings.horizon, &mut self.luck);
        tree.learn(&trail, leaf, &values);
        if let (Some((id, events)), Some(Taken { node, edge, .. })) = (glimpse, trail.first())
            && *node == root
            && !tree.node(id).shared
        {
            let seen = || events.iter().filter_map(|event| game.seen(event, Some(me))).collect();
            let fresh = || Glimpse { seen: seen(), results: Default::default() };
            tree.glimpses.entry((*edge, id)).or_insert_with(fresh).results.add(values[me]);
        }
        let at_root = trail.first().is_some_and(|taken| taken.node == root);
        Some(Attempt { values, at_root })
    }

    /// The world of the tries with this number; their dice are the same as well.
    fn same_world(&mut self, number: u32) -> G::State {
        let seed = blend(self.seed, u64::from(number) + 2);
        self.luck = self.settings.luck(blend(seed, 1));
        self.root.imagine(&mut SeededDice::new(seed))
    }

    fn sprout(&self) -> u32 {
        self.settings.race.map_or(0, |race| race.sprout)
    }

    /// A world that we believe in, or one that fits what everybody knows; and whether it is one of the latter.
    fn world(&mut self) -> (G::State, bool) {
        self.tries += 1;
        let public =
            self.root.secret && self.settings.empathy > 0 && self.tries.is_multiple_of(self.settings.empathy);
        if !public {
            return (self.root.imagine(&mut self.worlds), false);
        }
        let mut world = match self.public.take() {
            Some(world) => world,
            None => self.root.imagine(&mut self.worlds),
        };
        self.root.doubt(&mut world, self.tries / self.settings.empathy, &mut self.worlds);
        self.public = Some(world.clone());
        (world, true)
    }

    /// The answer that is tried this time.
    fn decide(&mut self, tree: &mut Grown<G>, id: NodeId, moment: &Moment<'_, G>) -> Option<Chosen<G>> {
        let game = self.root.game;
        let legal = |action: &G::Action| allowed(game, moment.state, moment.ask, action.clone());
        // Whoever knows the same may do the same; only where decisions are not told apart this has to be looked up.
        let node = tree.node(id);
        let mut open: SmallVec<[bool; 32]> =
            node.edges.iter().map(|edge| !node.shared || legal(&edge.action).is_some()).collect();
        let possible = open.iter().filter(|open| **open).count();
        let room = possible < self.settings.answers.limit(node.results.visits);
        if moment.learns && room && node.results.visits >= node.dry_until {
            let fresh = self.widen(tree, id, moment, &open);
            open.resize(tree.node(id).edges.len(), true);
            if let Some((edge, legal)) = fresh {
                open[edge] = true;
                if !moment.sealed {
                    return Some((edge, legal, None));
                }
            }
        }
        let node = tree.node_mut(id);
        let mut chosen = None;
        while chosen.is_none() {
            let preferred = if !moment.learns {
                node.habitual(&open, &mut self.luck.chance).map(|edge| (edge, None))
            } else if moment.sealed {
                let answers = node.edges.iter_mut().map(|edge| &mut edge.mixing);
                Mixing::draw(answers, &open, node.results.visits, &mut self.luck.chance)
                    .map(|(edge, likelihood)| (edge, Some(likelihood)))
            } else {
                node.promising(self.settings.exploration, self.settings.least_spread, &open)
                    .map(|edge| (edge, None))
            };
            let Some((edge, likelihood)) = preferred else { break };
            match legal(&node.edges[edge].action) {
                Some(proof) => chosen = Some((edge, proof, likelihood)),
                None => open[edge] = false,
            }
        }
        for (edge, open) in node.edges.iter_mut().zip(&open).filter(|_| moment.learns) {
            edge.available += u32::from(*open);
        }
        match chosen {
            None if moment.learns => {
                self.widen(tree, id, moment, &open).map(|(edge, legal)| (edge, legal, None))
            }
            chosen => chosen,
        }
    }

    /// All candidates for the root, and how many there are.
    pub(crate) fn line_up(&mut self, tree: &mut Grown<G>, root: NodeId) -> usize {
        let game = self.root.game;
        let state = self.same_world(0);
        let Some(ask) = open(game, &state, Some(self.root.ask.seat)) else { return 0 };
        let view = game.view(&state, Some(ask.seat));
        let moment = Moment { state: &state, view: &view, ask, sealed: false, learns: true };
        while tree.node(root).edges.len() < self.settings.candidates {
            let Some(legal) = self.candidate(tree, root, &moment) else { break };
            tree.node_mut(root).open(legal.action().clone());
        }
        tree.node(root).edges.len()
    }

    /// A variant of one of the answers at the root.
    pub(crate) fn vary(&mut self, tree: &mut Grown<G>, root: NodeId, edge: usize) -> Option<usize> {
        let game = self.root.game;
        let action = tree.node(root).edges[edge].action.clone();
        let state = self.same_world(0);
        let ask = open(game, &state, Some(self.root.ask.seat))?;
        let view = game.view(&state, Some(ask.seat));
        let mut chance = SeededDice::new(blend(self.seed, tree.node(root).edges.len() as u64));
        let varied = self.instinct.refine(game, &view, ask, &action, &mut chance)?;
        let fresh = !tree.node(root).knows(&varied) && allowed(game, &state, ask, varied.clone()).is_some();
        fresh.then(|| tree.node_mut(root).open(varied))
    }

    /// A bad try once more, as far as our next decision after somebody else's, to see what went wrong.
    pub(crate) fn risk(&mut self, action: &G::Action, runner: &Runner) -> Option<Risk<G::Event>> {
        let (game, me) = (self.root.game, self.root.ask.seat);
        let (number, likelihood, expected) = runner.bad_try()?;
        let mut state = self.same_world(number);
        let mut events = Vec::new();
        let ask = open(game, &state, Some(me))?;
        let legal = allowed(game, &state, ask, action.clone())?;
        play(game, &mut state, legal, &mut self.luck, &mut events);
        let mut others = false;
        for _ in 0..MOST_SEEN {
            let Some(ask) = open(game, &state, None) else { break };
            if ask.seat == me && others {
                break;
            }
            others |= ask.seat != me;
            let view = game.view(&state, Some(ask.seat));
            let answer = self.instinct.choose(game, &view, ask, &mut self.luck.chance);
            let Some(legal) = allowed(game, &state, ask, answer) else { break };
            play(game, &mut state, legal, &mut self.luck, &mut events);
        }
        let seen = events.iter().filter_map(|event| game.seen(event, Some(me))).collect();
        Some(Risk { likelihood, expected, seen })
    }

    /// One more answer to try. Where decisions are not told apart and too many answers have piled up, it takes the place of
    /// one that is not possible now.
    fn widen(
        &mut self,
        tree: &mut Grown<G>,
        id: NodeId,
        moment: &Moment<'_, G>,
        open: &[bool],
    ) -> Option<(usize, Legal<G::Action>)> {
        let refine_first = tree.node(id).edges.len() % REFINE_EVERY == REFINE_EVERY - 1;
        let fresh = self
            .refined(tree, id, moment, refine_first)
            .or_else(|| self.candidate(tree, id, moment))
            .or_else(|| self.refined(tree, id, moment, !refine_first))
            .or_else(|| self.drawn(tree, id, moment));
        let node = tree.node_mut(id);
        // What may be done differs between decisions that are not told apart, so these are never exhausted.
        if fresh.is_none() && !node.shared {
            node.dry_until = 2 * node.results.visits + 8;
        }
        let legal = fresh?;
        let action = legal.action().clone();
        let full = node.shared && node.edges.len() >= MOST_SHARED;
        let replaced = if full { node.replace(action.clone(), open) } else { None };
        Some((replaced.unwrap_or_else(|| node.open(action)), legal))
    }

    fn refined(
        &mut self,
        tree: &Grown<G>,
        id: NodeId,
        moment: &Moment<'_, G>,
        now: bool,
    ) -> Option<Legal<G::Action>> {
        let (game, node) = (self.root.game, tree.node(id));
        let best = node.best().filter(|_| now)?;
        let action = &node.edges[best].action;
        let refined = self.instinct.refine(game, moment.view, moment.ask, action, &mut self.luck.chance)?;
        if node.knows(&refined) { None } else { allowed(game, moment.state, moment.ask, refined) }
    }

    fn candidate(
        &mut self,
        tree: &mut Grown<G>,
        id: NodeId,
        moment: &Moment<'_, G>,
    ) -> Option<Legal<G::Action>> {
        let game = self.root.game;
        let node = tree.node_mut(id);
        let listed = node.waiting.take().filter(|_| !node.shared);
        let mut waiting = listed.unwrap_or_else(|| {
            let budget = self.settings.candidates;
            let mut candidates = self.instinct.candidates(game, moment.view, moment.ask, budget);
            candidates.reverse();
            candidates
        });
        let mut found = None;
        while found.is_none() {
            let Some(action) = waiting.pop() else { break };
            if !node.knows(&action) {
                found = allowed(game, moment.state, moment.ask, action);
            }
        }
        node.waiting = Some(waiting);
        found
    }

    fn drawn(&mut self, tree: &Grown<G>, id: NodeId, moment: &Moment<'_, G>) -> Option<Legal<G::Action>> {
        let (game, node) = (self.root.game, tree.node(id));
        let draws = if self.settings.invent { DRAWS } else { 0 };
        (0..draws).find_map(|_| {
            let action = game.sample(moment.view, moment.ask, &mut self.luck.chance);
            if node.knows(&action) { None } else { allowed(game, moment.state, moment.ask, action) }
        })
    }
}
