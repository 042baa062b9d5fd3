//! A match that is being played, or looked at, without its types.

use std::any::Any;

use gonfalon_kernel::{AskId, Denied, Hash, Line, Outcome, Refusal, RuleId, Seat, log::Header};
use gonfalon_scene::{Draft, Key, Prompt, Reasons, Ring, Scene, Sheet, Sight, Verdict};
use serde_json::Value;

use crate::{Agreed, Inquiry, Told};

/// A match to be opened at the table.
#[derive(Clone, Copy, Debug)]
pub struct Opening<'o> {
    /// What is played.
    pub agreed: &'o Agreed,
    /// Who sits at each seat, as the log names them.
    pub seats: &'o [String],
    /// Where the dice come from. It is not written into the log, which a player might read too early.
    pub seed: u64,
}

/// A match from its first position to where it stands. Positions are counted in answers.
///
/// Whoever calls decides who may do what; nothing here is told to anybody by itself.
pub trait Play: Send {
    /// What the match is.
    fn header(&self) -> &Header;

    /// How many seats play.
    fn seats(&self) -> u8;

    /// How many answers have been played.
    fn count(&self) -> u32;

    /// The fingerprint of everything so far.
    fn hash(&self) -> Hash;

    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// The open questions; empty exactly when the match is over.
    fn asks(&self) -> Vec<Open>;

    /// The position as a viewer sees it; `None` is a spectator.
    fn scene(&self, viewer: Option<Seat>) -> Scene;

    /// The position after the first `count` answers; `None` if there were not so many.
    fn scene_after(&self, viewer: Option<Seat>, count: u32) -> Option<Scene>;

    /// What is asked of a seat, with everything that can be done about it.
    fn prompt(&self, seat: Seat) -> Option<Prompt>;

    /// Judges an answer in the making and shows what it would lead to.
    fn judge(&self, seat: Seat, ask: AskId, draft: &Draft) -> Result<Verdict, Rejected>;

    /// Plays a draft that took so many milliseconds; the line to be kept in the log.
    fn play(&mut self, seat: Seat, ask: AskId, draft: &Draft, spent: u32) -> Result<String, Rejected>;

    /// Plays an answer in the game's own form.
    fn act(&mut self, seat: Seat, ask: AskId, action: Value, spent: u32) -> Result<String, Rejected>;

    /// Plays the safe answer for a seat that does not answer.
    fn pass(&mut self, seat: Seat, ask: AskId, spent: u32) -> Result<String, Rejected>;

    /// The milliseconds a seat has left for its question; `None` where no clock runs for it.
    fn time_left(&self, seat: Seat) -> Option<u32>;

    /// The question of another seat that this one may interrupt to ask for a pause of the clock.
    fn interruptible(&self, by: Seat) -> Option<Open>;

    /// Interrupts a question.
    fn interrupt(&mut self, by: Seat, ask: AskId, spent: u32) -> Result<String, Rejected>;

    /// Plays what the rules have in store for a seat whose time is up.
    fn time_up(&mut self, seat: Seat, ask: AskId, spent: u32) -> Result<String, Rejected>;

    /// The question of a seat as a bot gets it, to be thought about elsewhere. A name that no bot has stands for the
    /// usual bot.
    fn puzzle(&self, seat: Seat, bot: &str) -> Option<Box<dyn Puzzle>>;

    /// The same question for somebody who asks what the bot would do: it thinks about it in any case.
    fn advice(&self, seat: Seat, bot: &str) -> Option<Box<dyn Puzzle>>;

    /// What a viewer may know, in the game's own form; `None` is a spectator.
    fn seen(&self, viewer: Option<Seat>) -> Value;

    /// The question of a seat in plain data, for programs of others, with at most so many proposals.
    fn inquiry(&self, seat: Seat, proposals: usize) -> Option<Inquiry>;
    /// Keeps what a bot thought about the last answer, until it is taken back.
    fn remember(&mut self, thoughts: Thoughts);

    /// The answers for which a bot has reasons, counted from 1.
    fn reasoned(&self) -> Vec<u32>;

    /// The reasons of an answer, counted from 1, as far as a viewer may know them by now: nothing that gives a secret away
    /// before the end, everything after it.
    fn why(&self, viewer: Option<Seat>, count: u32) -> Option<Reasons>;

    /// What a seat knows, to be judged elsewhere; `None` before the first round, when nobody can tell, and after the end.
    fn outlook(&self, seat: Seat) -> Option<Box<dyn Outlook>>;

    /// Everything about a piece or card, as a viewer may know it.
    fn sheet(&self, viewer: Option<Seat>, key: &Key) -> Option<Sheet>;

    /// How far things reach around a piece.
    fn rings(&self, viewer: Option<Seat>, piece: &Key) -> Vec<Ring>;

    /// Whether one piece sees another.
    fn sight(&self, viewer: Option<Seat>, from: &Key, to: &Key) -> Option<Sight>;

    /// What a viewer may know of everything that happened from answer `first` on, counted from 1; 0 is what happened
    /// before the first question.
    fn story(&self, viewer: Option<Seat>, first: u32) -> Vec<(u32, Told)>;

    /// How many of the last answers a seat can take back without asking: its own, as long as no die fell and nothing
    /// secret came out.
    fn free_to_take_back(&self, seat: Seat) -> u32;

    /// The count before the last answer of a seat.
    fn before_last_answer(&self, seat: Seat) -> Option<u32>;

    /// The first count that can be gone back to: what lies before somebody gave up is final.
    fn settled(&self) -> u32;

    /// The seats that gave up, in this order.
    fn resigned(&self) -> Vec<Seat>;

    /// The line to be kept in the log if a seat gives up now; `None` if it cannot.
    fn resignation(&self, seat: Seat) -> Option<String>;

    /// A seat gives up for good; `false` if it cannot.
    fn resign(&mut self, seat: Seat) -> bool;

    /// How many lines the log has after the opening, up to the first `count` answers and whoever gave up then.
    fn lines_to(&self, count: u32) -> u32;

    /// Who gave each answer.
    fn answered(&self) -> Vec<Seat>;

    /// The scenario by its word.
    fn scenario(&self) -> String;

    /// Takes back everything after the first `count` answers; `false` if there were not so many.
    fn back_to(&mut self, count: u32) -> bool;

    /// The same match up to the first `count` answers, to be played on by others and with dice from another seed;
    /// with `same_dice` first with those that fell in this match, as long as they fit.
    fn fork(&self, count: u32, seats: Vec<String>, seed: u64, same_dice: bool) -> Option<Box<dyn Play>>;

    /// What a host has to keep beside the log so that the dice of a fork still fall as they did after a restart.
    fn fate(&self) -> Option<String>;

    /// Lets the dice fall as [`Play::fate`] said, and from this seed where it says nothing; `false` if that makes no sense.
    fn fall_as(&mut self, fate: &str, seed: u64) -> bool;

    /// The lines of the log, without line ends: header, first position, one for each answer, and the end if it has come.
    fn log(&self) -> Vec<String>;
}

/// A question on its way to a bot.
pub trait Puzzle: Send {
    /// Whether it may take seconds, because the bot thinks ahead.
    fn takes_time(&self) -> bool;

    /// Thinks, which may take a while. `watch` hears now and then how far it has come, in per cent; if it says no, the answer
    /// is the best so far.
    fn solve(self: Box<Self>, watch: &(dyn Fn(u8) -> bool + Sync)) -> Idea;
}

/// What a seat knows, on its way to a judge.
pub trait Outlook: Send {
    /// The chance of every seat in thousandths, in seat order. It takes some hundredths of a second at most.
    fn weigh(self: Box<Self>) -> Vec<u16>;
}

/// What a bot thought about a question, with the types of its game: for [`Play::remember`].
pub struct Thoughts(pub(crate) Box<dyn Any + Send>);

impl std::fmt::Debug for Thoughts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Thoughts")
    }
}

/// What a bot would do.
#[derive(Debug)]
pub struct Idea {
    /// The question.
    pub ask: AskId,
    /// Who is asked.
    pub seat: Seat,
    /// The answer in the game's own form.
    pub action: Value,
    /// The same as a draft; if it cannot be pointed out, something else that can.
    pub draft: Option<Draft>,
    /// Why, as the seat itself may know it; `None` for bots that do not think ahead.
    pub reasons: Option<Reasons>,
    /// The same for whoever plays the answer.
    pub thoughts: Option<Thoughts>,
}

/// An open question, as everybody may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Open {
    /// Its number.
    pub id: AskId,
    /// Who is asked.
    pub seat: Seat,
    /// The question in words.
    pub says: Line,
    /// The rule that puts it.
    pub rule: RuleId,
}

/// Why an answer was not played.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rejected {
    /// The rules that forbid it.
    pub refusals: Vec<Refusal>,
    /// What else stands against it.
    pub says: Vec<Line>,
    /// The nearest legal draft, where one was found.
    pub instead: Option<Draft>,
}

impl Rejected {
    /// Rejected for a reason that is no rule.
    pub(crate) fn because(line: Line) -> Rejected {
        Rejected { says: vec![line], ..Rejected::default() }
    }
}

impl From<Denied> for Rejected {
    fn from(denied: Denied) -> Rejected {
        match denied {
            Denied::Refused(refusals) => Rejected { refusals, ..Rejected::default() },
            Denied::Over | Denied::NotAsked => Rejected { says: denied.says(), ..Rejected::default() },
        }
    }
}
