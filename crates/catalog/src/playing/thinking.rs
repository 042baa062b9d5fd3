//! Bots' questions on their way to another thread.

use std::sync::Arc;

use gonfalon_bots::{Bot as _, Considered, Minded as _, Progress, named};
use gonfalon_kernel::{Ask, Game as _, Hash, Known, Seen};
use gonfalon_scene::Shows as _;

use super::{
    Shown,
    reasons::{Listener, Remembered},
};
use crate::{
    Idea, Puzzle, Thoughts,
    host::{ActionOf, QuestionOf},
};

/// How many proposals are looked at for one that can be pointed out.
const PROPOSALS: usize = 16;

/// What a bot needs to know, and nothing else.
pub(super) struct Position<H: Shown> {
    game: Arc<H::Game>,
    known: Known<H::Game>,
    ask: Ask<QuestionOf<H>>,
    bot: String,
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
        Position { game, known, ask, bot: (*bot).to_owned(), whims }
    }

    /// The same for somebody who asks what the bot would do if it thought about this question, as it may not do in a match.
    pub(super) fn advising(mut self) -> Position<H> {
        if named(&self.bot).is_some() {
            self.bot.push_str("@attention=100");
        }
        self
    }
}

impl<H: Shown> Puzzle for Position<H> {
    fn takes_time(&self) -> bool {
        H::Game::understood(&self.bot).is_some()
    }

    fn solve(self: Box<Self>, watch: &(dyn Fn(u8) -> bool + Sync)) -> Idea {
        let Position { game, known, ask, .. } = &*self;
        let part = |progress: Progress| watch((progress.done * 100.0) as u8);
        let considered = H::hurried(&self.bot, self.whims).consider(game, &Seen::from(known), ask, &part);
        let Considered { answer, thought } = considered;
        let draft = |action: &ActionOf<H>| game.draft(&known.view, ask, action);
        let proposed = || {
            let proposals = game.proposals(&known.view, ask, PROPOSALS);
            proposals.iter().find_map(draft)
        };
        let remembered = thought.map(|thought| Remembered::<H> { seat: ask.seat, ask: ask.id, thought });
        let listener = Listener::<H> { game, known, viewer: Some(ask.seat) };
        Idea {
            ask: ask.id,
            seat: ask.seat,
            draft: draft(&answer).or_else(proposed),
            action: serde_json::to_value(&answer).expect("an answer is plain data and always becomes JSON"),
            reasons: remembered.as_ref().map(|remembered| listener.advise(remembered, ask)),
            thoughts: remembered.map(|remembered| Thoughts(Box::new(remembered))),
        }
    }
}
