//! What has been learned: for every seat, its decisions by what it knew when it took them.
//!
//! All places of all seats lie in one list. A place belongs to one seat and is found by the number of that seat's view, so
//! nobody decides by what it cannot know, and different orders of play that lead to the same knowledge meet again.

use std::collections::BTreeMap;

use gonfalon_kernel::{AskId, Seat, SeededDice};

use crate::mixing::Mixing;
use crate::{Values, Widening};

/// A place in the list of nodes.
pub(crate) type NodeId = u32;

/// Results are counted in this many classes of equal width.
pub(crate) const CLASSES: usize = 20;

#[derive(Debug)]
pub(crate) struct Tree<A, E> {
    nodes: Vec<Node<A>>,
    index: BTreeMap<u64, NodeId>,
    /// How each seat comes to its first decision of the imagined battles.
    entries: Vec<Gate>,
    /// What was seen between the first answer and the next decision of the same seat, by answer and next decision.
    pub(crate) glimpses: BTreeMap<(usize, NodeId), Glimpse<E>>,
}

/// A decision of one seat.
#[derive(Debug)]
pub(crate) struct Node<A> {
    pub(crate) seat: Seat,
    pub(crate) ask: AskId,
    /// Many decisions that are not told apart: answers may be illegal in some of them.
    pub(crate) shared: bool,
    pub(crate) results: Results,
    pub(crate) edges: Vec<Edge<A>>,
    /// Candidates that have not been tried yet, the best last; `None` before they were asked for.
    pub(crate) waiting: Option<Vec<A>>,
    /// No further answers are looked for before so many visits.
    pub(crate) dry_until: u32,
}

/// An answer that has been tried.
#[derive(Debug)]
pub(crate) struct Edge<A> {
    pub(crate) action: A,
    /// How often it could have been chosen since it is known.
    pub(crate) available: u32,
    pub(crate) results: Results,
    pub(crate) classes: [u32; CLASSES],
    pub(crate) mixing: Mixing,
    gate: Gate,
}

/// One answer given in a try.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Taken {
    pub(crate) node: NodeId,
    pub(crate) edge: usize,
    /// How likely it was to be taken, where answers are mixed.
    pub(crate) likelihood: Option<f64>,
    /// Whether there is anything to be learned from it.
    pub(crate) learns: bool,
}

/// How often something was tried, and what came of it for the seat that decides.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Results {
    pub(crate) visits: u32,
    sum: f64,
    squares: f64,
}

impl Results {
    pub(crate) fn add(&mut self, value: f64) {
        self.visits += 1;
        self.sum += value;
        self.squares += value * value;
    }

    pub(crate) fn merge(&mut self, other: &Results) {
        self.visits += other.visits;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    pub(crate) fn mean(&self) -> f64 {
        self.sum / f64::from(self.visits.max(1))
    }

    /// The standard deviation.
    pub(crate) fn spread(&self) -> f64 {
        let mean = self.mean();
        (self.squares / f64::from(self.visits.max(1)) - mean * mean).max(0.0).sqrt()
    }
}

/// Which consequences of an answer are told apart: the first, and those that come up again.
#[derive(Clone, Debug, Default)]
struct Gate {
    passed: u32,
    told_apart: usize,
    /// What came up lately and shares the place of the rest.
    noted: Vec<u64>,
    rest: Option<NodeId>,
}

/// So many consequences are noted; what comes up again later than that hardly ever does.
const MOST_NOTED: usize = 64;

impl Gate {
    /// Whether a consequence that has no place of its own gets one.
    fn admits(&mut self, key: u64, widening: Widening) -> bool {
        let again = self.noted.contains(&key);
        if self.told_apart == 0 || (again && self.told_apart < widening.limit(self.passed)) {
            self.told_apart += 1;
            return true;
        }
        if !again && self.noted.len() < MOST_NOTED {
            self.noted.push(key);
        } else if !again {
            self.noted[self.passed as usize % MOST_NOTED] = key;
        }
        false
    }
}

/// One consequence of an answer at the root.
#[derive(Debug)]
pub(crate) struct Glimpse<E> {
    pub(crate) seen: Vec<E>,
    pub(crate) results: Results,
}

impl<A, E> Tree<A, E> {
    pub(crate) fn new() -> Tree<A, E> {
        Tree { nodes: Vec::new(), index: BTreeMap::new(), entries: Vec::new(), glimpses: BTreeMap::new() }
    }

    pub(crate) fn node(&self, id: NodeId) -> &Node<A> {
        &self.nodes[id as usize]
    }

    pub(crate) fn node_mut(&mut self, id: NodeId) -> &mut Node<A> {
        &mut self.nodes[id as usize]
    }

    pub(crate) fn size(&self) -> usize {
        self.nodes.len()
    }

    /// The decision of a seat that knows this, if it has been thought about.
    pub(crate) fn find(&self, seat: Seat, key: u64) -> Option<NodeId> {
        self.index.get(&key).copied().filter(|id| self.node(*id).seat == seat)
    }

    /// The decision at which a search begins. It is never one of those that are not told apart.
    pub(crate) fn root(&mut self, seat: Seat, ask: AskId, key: u64) -> NodeId {
        self.find(seat, key).unwrap_or_else(|| self.plant(seat, ask, Some(key)))
    }

    /// The decision of a seat that knows this, reached by its answer `from`; and whether it is new.
    pub(crate) fn reach(
        &mut self,
        seat: Seat,
        ask: AskId,
        key: u64,
        from: Option<(NodeId, usize)>,
        widening: Widening,
    ) -> (NodeId, bool) {
        let found = self.find(seat, key);
        let gate = self.gate(seat, from);
        gate.passed += 1;
        if let Some(id) = found {
            return (id, false);
        }
        if gate.admits(key, widening) {
            return (self.plant(seat, ask, Some(key)), true);
        }
        if let Some(id) = gate.rest {
            let node = self.node_mut(id);
            node.ask = node.ask.max(ask);
            return (id, false);
        }
        let id = self.plant(seat, ask, None);
        self.gate(seat, from).rest = Some(id);
        (id, true)
    }

    fn gate(&mut self, seat: Seat, from: Option<(NodeId, usize)>) -> &mut Gate {
        match from {
            Some((id, edge)) => &mut self.nodes[id as usize].edges[edge].gate,
            None => {
                let places = self.entries.len().max(seat.index() + 1);
                self.entries.resize_with(places, Gate::default);
                &mut self.entries[seat.index()]
            }
        }
    }

    fn plant(&mut self, seat: Seat, ask: AskId, key: Option<u64>) -> NodeId {
        let id = self.nodes.len() as NodeId;
        self.nodes.push(Node {
            seat,
            ask,
            shared: key.is_none(),
            results: Results::default(),
            edges: Vec::new(),
            waiting: None,
            dry_until: 0,
        });
        if let Some(key) = key {
            self.index.insert(key, id);
        }
        id
    }

    /// Learns from one try: the answers given in it, each by the seat that decided, and what came of it.
    pub(crate) fn learn(&mut self, trail: &[Taken], last: Option<NodeId>, values: &Values) {
        for taken in trail.iter().filter(|taken| taken.learns) {
            let node = self.node_mut(taken.node);
            let value = values[node.seat];
            if let Some(likelihood) = taken.likelihood {
                let surprise = value - node.results.mean();
                let answers = node.edges.iter_mut().map(|edge| &mut edge.mixing);
                Mixing::regret(answers, taken.edge, likelihood, surprise);
            }
            node.results.add(value);
            let edge = &mut node.edges[taken.edge];
            edge.results.add(value);
            edge.classes[((value * CLASSES as f64) as usize).min(CLASSES - 1)] += 1;
        }
        if let Some(id) = last {
            let node = self.node_mut(id);
            let value = values[node.seat];
            node.results.add(value);
        }
    }

    /// Forgets everything that can never be asked again once the question `since` is put, and everything that was only
    /// true at the last root. Questions are numbered in order, so what is older cannot come back.
    pub(crate) fn prune(&mut self, since: AskId) {
        let mut moved: Vec<Option<NodeId>> = vec![None; self.nodes.len()];
        let mut kept = 0;
        for (place, node) in self.nodes.iter().enumerate() {
            if node.ask >= since {
                moved[place] = Some(kept);
                kept += 1;
            }
        }
        let place = |id: NodeId| moved[id as usize];
        let mut old = moved.iter();
        self.nodes.retain(|_| old.next().is_some_and(Option::is_some));
        for edge in self.nodes.iter_mut().flat_map(|node| &mut node.edges) {
            edge.gate.rest = edge.gate.rest.and_then(place);
        }
        self.index = self.index.iter().filter_map(|(key, id)| Some((*key, place(*id)?))).collect();
        self.entries.clear();
        self.glimpses.clear();
    }
}

impl<A> Edge<A> {
    fn new(action: A) -> Edge<A> {
        Edge {
            action,
            available: 0,
            results: Results::default(),
            classes: [0; CLASSES],
            mixing: Mixing::default(),
            gate: Gate::default(),
        }
    }
}

impl<A: PartialEq> Node<A> {
    pub(crate) fn knows(&self, action: &A) -> bool {
        self.edges.iter().any(|edge| edge.action == *action)
    }

    pub(crate) fn open(&mut self, action: A) -> usize {
        self.edges.push(Edge::new(action));
        self.edges.len() - 1
    }

    /// Puts an answer in the place of the least tried of those that are not `open` now.
    pub(crate) fn replace(&mut self, action: A, open: &[bool]) -> Option<usize> {
        let closed = (0..self.edges.len()).filter(|place| !open[*place]);
        let place = closed.min_by_key(|place| self.edges[*place].results.visits)?;
        self.edges[place] = Edge::new(action);
        Some(place)
    }

    /// The answer that was tried most; of equals the better, then the earlier.
    pub(crate) fn best(&self) -> Option<usize> {
        let rank = |edge: &Edge<A>| (edge.results.visits, edge.results.mean());
        (0..self.edges.len()).reduce(|best, other| {
            let ((visits, mean), (more, better)) = (rank(&self.edges[best]), rank(&self.edges[other]));
            if more > visits || (more == visits && better > mean) { other } else { best }
        })
    }

    /// One of the answers that are `open` now, each as likely as it was preferred so far.
    pub(crate) fn habitual(&self, open: &[bool], chance: &mut SeededDice) -> Option<usize> {
        let answers = || self.edges.iter().enumerate().filter(|(place, _)| open[*place]);
        let mut left = chance.below(answers().map(|(_, edge)| edge.results.visits).sum());
        for (place, edge) in answers() {
            match left.checked_sub(edge.results.visits) {
                Some(rest) => left = rest,
                None => return Some(place),
            }
        }
        None
    }

    /// The answer that promises most among those that are `open` now: good so far, or seldom tried.
    ///
    /// How much the unknown may promise is measured by how much results differ here at all: judgements of a battle that
    /// has just begun lie close together, ends lie far apart. At least `least_spread` is assumed.
    pub(crate) fn promising(&self, exploration: f64, least_spread: f64, open: &[bool]) -> Option<usize> {
        let scale = exploration * 2.0 * self.results.spread().clamp(least_spread, 0.5);
        let mut best: Option<(f64, usize)> = None;
        for (place, edge) in self.edges.iter().enumerate().filter(|(place, _)| open[*place]) {
            let promise = if edge.results.visits == 0 {
                f64::INFINITY
            } else {
                let chances = libm::log(f64::from(edge.available + 1));
                edge.results.mean() + scale * (chances / f64::from(edge.results.visits)).sqrt()
            };
            if best.is_none_or(|(most, _)| promise > most) {
                best = Some((promise, place));
            }
        }
        best.map(|(_, place)| place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RED: Seat = Seat(0);

    fn small() -> Tree<char, ()> {
        Tree::new()
    }

    #[test]
    fn consequences_beyond_the_limit_share_a_place() {
        let mut tree = small();
        let two = Widening { factor: 2.0, power: 0.0 };
        let mut reach = |key| tree.reach(RED, AskId(0), key, None, two);
        assert_eq!([reach(1), reach(2), reach(3), reach(1)], [(0, true), (1, true), (1, false), (0, false)]);
        assert_eq!(reach(3), (2, true), "what comes up again is told apart");
        assert_eq!([reach(2), reach(3)], [(1, false), (2, false)], "but not more than the limit");
        assert!(tree.node(1).shared && !tree.node(2).shared);
    }

    #[test]
    fn what_lies_behind_is_forgotten_and_links_still_fit() {
        let mut tree = small();
        let root = tree.root(RED, AskId(0), 7);
        tree.node_mut(root).open('a');
        let one = Widening { factor: 1.0, power: 0.0 };
        let (child, _) = tree.reach(RED, AskId(1), 8, Some((root, 0)), one);
        tree.node_mut(child).open('b');
        let below =
            |tree: &mut Tree<char, ()>, from, key| tree.reach(RED, AskId(2), key, Some((from, 0)), one);
        below(&mut tree, child, 9);
        let (rest, _) = below(&mut tree, child, 10);
        tree.node_mut(rest).open('c');
        tree.prune(AskId(1));
        assert_eq!((tree.find(RED, 7), tree.size()), (None, 3));
        let child = tree.find(RED, 8).expect("it is still ahead");
        assert_eq!(tree.node(child).edges[0].action, 'b');
        let (rest, new) = below(&mut tree, child, 11);
        assert_eq!((tree.node(rest).edges[0].action, new), ('c', false));
    }

    #[test]
    fn the_untried_is_promising_and_the_closed_is_not() {
        let mut tree = small();
        let root = tree.root(RED, AskId(0), 1);
        let node = tree.node_mut(root);
        ["good", "bad", "new"].iter().for_each(|_| {
            node.open('x');
        });
        for value in [1.0, 0.9, 1.0] {
            node.edges[0].results.add(value);
            node.edges[0].available += 1;
            node.edges[1].results.add(1.0 - value);
            node.edges[1].available += 1;
        }
        assert_eq!(node.promising(0.7, 0.1, &[true; 3]), Some(2));
        assert_eq!(node.promising(0.7, 0.1, &[true, true, false]), Some(0));
        assert_eq!(node.promising(0.7, 0.1, &[false; 3]), None);
    }
}
