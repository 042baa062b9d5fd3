//! Bots' questions on their way to another thread.

use std::sync::Arc;

use gonfalon_bots::Bot as _;
use gonfalon_kernel::{Ask, Game as _, Hash, Known, Seen};
use gonfalon_scene::Shows as _;

use super::Shown;
use crate::{
    Idea, Puzzle,
    host::{ActionOf, QuestionOf},
};

/// How many proposals are looked at for one that can be pointed out.
const PROPOSALS: usize = 16;

/// What a bot needs to know, and nothing else.
pub(super) struct Position<H: Shown> {
    game: Arc<H::Game>,
    known: Known<H::Game>,
    ask: Ask<QuestionOf<H>>,
    bot: &'static str,
    whims: u64,
}

impl<H: Shown> Position<H> {
    /// What the bot leaves to chance follows from the match so far, so that it survives a restart.
    pub(super) fn new(
        game: Arc<H::Game>,
        known: Known<H::Game>,
        ask: Ask<QuestionOf<H>>,
        bot: &str,
        so_far: &Hash,
    ) -> Position<H> {
        let bot = H::BOTS.iter().find(|name| **name == bot).unwrap_or(&H::BOTS[0]);
        let digits = so_far.to_string();
        let hash = u64::from_str_radix(&digits[..16], 16).expect("a hash is written in hexadecimal digits");
        let whims = hash.wrapping_add(u64::from(ask.seat.0));
        Position { game, known, ask, bot, whims }
    }
}

impl<H: Shown> Puzzle for Position<H> {
    fn solve(self: Box<Self>) -> Idea {
        let action = H::hurried(self.bot, self.whims).answer(&self.game, &Seen::from(&self.known), &self.ask);
        let draft = |action: &ActionOf<H>| self.game.draft(&self.known.view, &self.ask, action);
        let proposed = || {
            let proposals = self.game.proposals(&self.known.view, &self.ask, PROPOSALS);
            proposals.iter().find_map(draft)
        };
        Idea {
            ask: self.ask.id,
            seat: self.ask.seat,
            draft: draft(&action).or_else(proposed),
            action: serde_json::to_value(&action).expect("an answer is plain data and always becomes JSON"),
        }
    }
}
