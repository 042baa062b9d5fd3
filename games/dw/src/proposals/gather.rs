//! Collecting candidates: each is judged by the rules and taken once, up to a budget.

use gonfalon_kernel::Seat;

use crate::action::{Action, Question};
use crate::board::Board;
use crate::game::answer_refusals;
use crate::state::Secret;

/// Candidates collected so far, the most natural first.
pub(super) struct Gather<'a> {
    pub(super) board: Board<'a>,
    pub(super) own: &'a Secret,
    pub(super) seat: Seat,
    question: &'a Question,
    budget: usize,
    found: Vec<Action>,
}

impl<'a> Gather<'a> {
    pub(super) fn new(
        board: Board<'a>,
        own: &'a Secret,
        seat: Seat,
        question: &'a Question,
        budget: usize,
    ) -> Gather<'a> {
        Gather { board, own, seat, question, budget, found: Vec::new() }
    }

    /// Whether there is no room for more.
    pub(super) fn is_full(&self) -> bool {
        self.found.len() >= self.budget
    }

    /// Takes a candidate if the rules allow it, it is new and there is room.
    pub(super) fn offer(&mut self, action: Action) {
        if self.is_full() || self.found.contains(&action) {
            return;
        }
        if answer_refusals(self.board, self.own, self.seat, self.question, &action).is_empty() {
            self.found.push(action);
        }
    }

    /// Takes candidates until there is no room.
    pub(super) fn offer_all(&mut self, actions: impl IntoIterator<Item = Action>) {
        for action in actions {
            if self.is_full() {
                return;
            }
            self.offer(action);
        }
    }

    /// Takes the first of every list, then the second of every list, and so on, so that a small budget sees a little of
    /// everything.
    pub(super) fn offer_in_turn(&mut self, mut lists: Vec<impl Iterator<Item = Action>>) {
        while !self.is_full() && !lists.is_empty() {
            lists.retain_mut(|list| match list.next() {
                Some(action) => {
                    self.offer(action);
                    true
                }
                None => false,
            });
        }
    }

    /// What was collected.
    pub(super) fn finish(self) -> Vec<Action> {
        self.found
    }
}
