//! One try: an imagined battle, led by the tree as far as it reaches and by instinct from there on.

use gonfalon_kernel::{Ask, Imagines, Legal, SeededDice, play};
use smallvec::SmallVec;

use crate::mixing::Mixing;
use crate::playout::{allowed, open, playout};
use crate::root::{Root, Window};
use crate::tree::{Glimpse, NodeId, Taken, Tree};
use crate::{Instinct, Judge, Settings, Values};

/// How often something new is drawn by chance before a question counts as exhausted for a while.
const DRAWS: u32 = 4;

/// Where decisions are not told apart, answers that are possible only in some of them pile up to so many.
const MOST_SHARED: usize = 64;

/// Every so many new answers, one is a refinement of the best instead of the next candidate.
const REFINE_EVERY: usize = 3;

/// Whoever tries: the same mind, with its own chance.
pub(crate) struct Walker<'a, G: Imagines, J, I> {
    pub(crate) root: &'a Root<'a, G>,
    pub(crate) judge: &'a J,
    pub(crate) instinct: &'a I,
    pub(crate) settings: &'a Settings,
    /// What worlds are drawn by: apart from everything else, so that the tries go the same way whatever must be imagined.
    pub(crate) worlds: SeededDice,
    pub(crate) chance: SeededDice,
    pub(crate) tries: u32,
    /// A world that fits what everybody knows; the next is made from it.
    pub(crate) public: Option<G::State>,
}

type Grown<G> = Tree<<G as gonfalon_kernel::Game>::Action, <G as gonfalon_kernel::Game>::Event>;

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

impl<G: Imagines, J: Judge<G>, I: Instinct<G>> Walker<'_, G, J, I> {
    /// Imagines one battle and learns from it. `None` if the imagined world does not ask the question at all.
    pub(crate) fn attempt(&mut self, tree: &mut Grown<G>, root: NodeId) -> Option<Attempt> {
        let game = self.root.game;
        let me = self.root.ask.seat;
        let (mut state, public) = self.world();
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
            let Some(ask) = open(game, &state, first.then_some(me)) else { break };
            let seat = ask.seat;
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
            let learns = seat == me || public || !self.root.secret || self.settings.empathy == 0;
            if new {
                leaf = Some(id).filter(|_| learns);
                break;
            }
            let moment = Moment { state: &state, view: &view, ask, sealed: window.is_sealed(ask.id), learns };
            let Some((edge, legal, likelihood)) = self.decide(tree, id, &moment) else { break };
            trail.push(Taken { node: id, edge, likelihood, learns });
            before[seat.index()] = Some((id, edge));
            if glimpse.is_none() {
                play(game, &mut state, legal, &mut self.chance, &mut seen);
            } else {
                play(game, &mut state, legal, &mut self.chance, &mut ());
            }
        }
        let minds = (self.judge, self.instinct);
        let values = playout(game, &mut state, minds, self.settings.horizon, &mut self.chance);
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
                node.habitual(&open, &mut self.chance).map(|edge| (edge, None))
            } else if moment.sealed {
                let answers = node.edges.iter_mut().map(|edge| &mut edge.mixing);
                Mixing::draw(answers, &open, node.results.visits, &mut self.chance)
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
        let refined = self.instinct.refine(game, moment.view, moment.ask, action, &mut self.chance)?;
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
        (0..DRAWS).find_map(|_| {
            let action = game.sample(moment.view, moment.ask, &mut self.chance);
            if node.knows(&action) { None } else { allowed(game, moment.state, moment.ask, action) }
        })
    }
}
