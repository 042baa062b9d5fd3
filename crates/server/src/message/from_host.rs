//! What the host says.

use gonfalon_kernel::{AskId, Line, Outcome, Refusal, RuleId, Seat};
use gonfalon_scene::{About, Draft, Prompt, Reasons, Ring, Scene, Sheet, Sight, Tape, Verdict};
use serde::Serialize;
use serde_json::Value;

/// One message to a player or spectator.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum ToPlayer {
    /// The first message of every connection: everything needed to draw and go on.
    Welcome(Box<Welcome>),
    /// Somebody's answer was played.
    Moved(Box<Moved>),
    /// Answers were taken back: everything anew, as in a welcome.
    TookBack(Box<Welcome>),
    /// Somebody asks to take answers back, or the request is settled (`None`).
    TakeBack(Option<TakeBack>),
    /// Somebody came or went.
    Presence(Presence),
    /// A bot plays for somebody from now on, or they play themselves again.
    Reseated(Box<Reseated>),
    /// Somebody proposes that a bot plays for somebody, or the proposal is settled (`None`).
    StandIn(Option<StandIn>),
    /// A bot is thinking.
    Thinking(Thinking),
    /// A bot is thinking about advice.
    Advising {
        /// The number of the message that asked for it.
        id: u32,
        /// The part that is done, in per cent.
        done: u8,
    },
    /// Another player laid out a tape, or took it away (`None`).
    Tape {
        /// Who.
        seat: Seat,
        /// As it lies now.
        tape: Option<Tape>,
    },
    /// The reply to a message.
    Reply {
        /// The number of the message.
        id: u32,
        /// The reply.
        reply: Box<Reply>,
    },
    /// The host closes the connection, and why.
    Closing {
        /// Why.
        says: Line,
    },
}

/// Everything needed to draw a match and go on.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Welcome {
    /// The match.
    pub id: String,
    /// The id of its game.
    pub game: String,
    /// The scenario by its word.
    pub scenario: String,
    /// Who looks; `None` is a spectator.
    pub seat: Option<Seat>,
    /// Who sits where.
    pub seats: Vec<Seated>,
    /// Everything that happened so far, as this viewer may know it.
    pub told: Vec<Told>,
    /// The answers for which a bot has reasons, counted from 1.
    pub reasons: Vec<u32>,
    /// Whether players may have hints, advice and chances.
    pub hints: bool,
    /// Where it stands.
    pub state: MatchState,
    /// An open request to take answers back.
    pub take_back: Option<TakeBack>,
    /// An open proposal to have a bot play for somebody.
    pub stand_in: Option<StandIn>,
    /// For how many milliseconds a player must be gone before the others can propose that.
    pub absence: u32,
    /// For how many milliseconds a player who is asked must have done nothing at all before the same holds for them.
    pub stillness: u32,
}

/// Where a match stands, for one viewer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct MatchState {
    /// How many answers have been played.
    pub count: u32,
    /// The position.
    pub scene: Scene,
    /// The open question of this viewer, if there is one.
    pub prompt: Option<Prompt>,
    /// Everybody the match waits for.
    pub waiting: Vec<Waiting>,
    /// How many of the viewer's last answers can be taken back without asking; 0 if none.
    pub undo: u32,
    /// Whether this viewer, who is not asked anything, may ask for a pause of the clock.
    pub may_pause: bool,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
}

/// Somebody the match waits for.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Waiting {
    /// Who.
    pub seat: Seat,
    /// What they are asked, as far as everybody may know.
    pub says: Line,
    /// Whether it is a bot that thinks.
    pub bot: bool,
    /// For how many milliseconds they have been asked.
    pub since: u32,
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Seated {
    /// Which seat.
    pub seat: Seat,
    /// What they are called; empty for the name of the colour.
    pub name: String,
    /// A person or a bot.
    pub kind: SeatKind,
    /// Whether they are connected; bots always are.
    pub here: bool,
    /// Whether they gave up.
    pub resigned: bool,
    /// What went wrong last with the program that plays there, so that the safe answer was played for it.
    pub trouble: Option<Line>,
    /// The bot that plays for them at the moment.
    pub stand_in: Option<String>,
    /// For how many milliseconds they have been gone.
    pub away: Option<u32>,
}

/// A person or a bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
    /// A person.
    Person,
    /// The bot of this name.
    Bot(String),
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Told {
    /// After which answer, counted from 1; 0 before the first question.
    pub count: u32,
    /// 1 for the heading of a round, 2 for that of a phase, 0 for anything else.
    pub heading: u8,
    /// The sentence.
    pub says: Line,
    /// What it is about: pieces, dice.
    pub about: About,
}

impl From<(u32, gonfalon_catalog::Told)> for Told {
    fn from((count, told): (u32, gonfalon_catalog::Told)) -> Told {
        Told { count, heading: told.heading, says: told.line, about: told.about }
    }
}

/// Somebody's answer was played.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Moved {
    /// Whose answer.
    pub seat: Seat,
    /// What happened, as this viewer may know it.
    pub told: Vec<Told>,
    /// Whether a bot has reasons for it.
    pub reasons: bool,
    /// Where the match stands now.
    pub state: MatchState,
}

/// A request to take answers back.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct TakeBack {
    /// Who asks.
    pub seat: Seat,
    /// To how many answers the match would go back.
    pub count: u32,
    /// Who has yet to agree.
    pub open: Vec<Seat>,
}

/// Who plays a seat has changed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Reseated {
    /// Who sits where now.
    pub seats: Vec<Seated>,
    /// Where the match stands; whoever plays again themselves finds their question here.
    pub state: MatchState,
}

/// A proposal to have a bot play for somebody who is gone.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct StandIn {
    /// For whom.
    pub seat: Seat,
    /// Which bot.
    pub bot: String,
    /// Who proposes it.
    pub by: Seat,
    /// Who has yet to agree.
    pub open: Vec<Seat>,
}

/// How far a bot has come with its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Thinking {
    /// Whose answer.
    pub seat: Seat,
    /// The part that is done, in per cent.
    pub done: u8,
}

/// Somebody came or went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Presence {
    /// Who.
    pub seat: Seat,
    /// Whether they are connected now.
    pub here: bool,
    /// Whether they gave up.
    pub resigned: bool,
    /// What went wrong last with the program that plays there.
    pub trouble: Option<Line>,
}

/// The reply to a message.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    /// To `try`.
    Verdict(Verdict),
    /// To `play` and `act`: accepted and kept durably.
    Accepted,
    /// To `play`, `act` and others: not accepted, and why.
    Denied(Answered),
    /// To `hint`.
    Hint(Option<Draft>),
    /// To `inquire`.
    Inquiry(Box<Inquiry>),
    /// To `advice`; nothing if the question is no longer open.
    Advice(Option<Box<Reasons>>),
    /// To `why`; nothing if there are no reasons, or none that this viewer may know yet.
    Why(Option<Box<Reasons>>),
    /// To `outlook`: the chance of every seat in thousandths; empty before the first round, after the end, and if somebody answered
    /// meanwhile.
    Outlook {
        /// After how many answers.
        count: u32,
        /// The chances, in seat order.
        chances: Vec<u16>,
    },
    /// To `sheet`.
    Sheet(Option<Sheet>),
    /// To `rings`.
    Rings(Vec<Ring>),
    /// To `sight`.
    Sight(Option<Sight>),
    /// To `tape`.
    Tape(Option<Tape>),
    /// To `look`.
    Look(Box<Scene>),
    /// Done.
    Done,
}

/// A question in the game's own form.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Inquiry {
    /// Its number.
    pub ask: AskId,
    /// What is asked.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub question: Value,
    /// The same in words.
    pub says: Line,
    /// The rule that puts it.
    pub rule: RuleId,
    /// What the seat sees.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub view: Value,
    /// Some legal answers, the most natural first; others may be just as legal.
    #[cfg_attr(feature = "typescript", ts(type = "Array<unknown>"))]
    pub proposals: Vec<Value>,
}

impl From<gonfalon_catalog::Inquiry> for Inquiry {
    fn from(inquiry: gonfalon_catalog::Inquiry) -> Inquiry {
        let gonfalon_catalog::Inquiry { ask, question, says, rule, view, proposals, .. } = inquiry;
        Inquiry { ask, question, says, rule, view, proposals }
    }
}

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Answered {
    /// The rules that forbid it.
    pub refusals: Vec<Refusal>,
    /// What else stands against it: stale question, not your turn, the match is over.
    pub says: Vec<Line>,
    /// The nearest legal draft, where one was found.
    pub instead: Option<Draft>,
}

/// Something wrong with what a person wrote: a request, an army, a log.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Finding {
    /// The line of the file, where there is one.
    pub line: Option<u32>,
    /// The entry and field.
    pub place: String,
    /// The rule of the book that is broken.
    pub rule: Option<RuleId>,
    /// The sentence.
    pub says: Line,
}

impl From<gonfalon_catalog::Rejected> for Answered {
    fn from(rejected: gonfalon_catalog::Rejected) -> Answered {
        let gonfalon_catalog::Rejected { refusals, says, instead } = rejected;
        Answered { refusals, says, instead }
    }
}

impl From<gonfalon_catalog::Finding> for Finding {
    fn from(finding: gonfalon_catalog::Finding) -> Finding {
        let gonfalon_catalog::Finding { line, place, rule, says, .. } = finding;
        Finding { line, place, rule, says }
    }
}

impl Finding {
    /// A finding about nothing in particular.
    pub(crate) fn new(says: Line) -> Finding {
        Finding { line: None, place: String::new(), rule: None, says }
    }
}
