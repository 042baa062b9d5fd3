//! What a player's page, or a remote bot, says.

use gonfalon_kernel::{AskId, Seat};
use gonfalon_scene::{Draft, Key, Spot};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One message to the host. Each gets exactly one reply with the same number, whatever else happens meanwhile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(deny_unknown_fields)]
pub struct ToHost {
    /// A number of the sender's choice, repeated in the reply.
    pub id: u32,
    /// What is wanted.
    pub wish: Wish,
}

/// What is wanted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Wish {
    /// Judges a draft and shows what it would lead to, without playing it.
    Try {
        /// The question.
        ask: AskId,
        /// The answer in the making.
        draft: Draft,
    },
    /// Plays a draft.
    Play {
        /// The question.
        ask: AskId,
        /// The answer.
        draft: Draft,
    },
    /// Plays an answer in the game's own form, as logs have it: for bots.
    Act {
        /// The question.
        ask: AskId,
        /// The answer.
        #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
        action: Value,
    },
    /// A good answer to the open question, as a draft.
    Hint {
        /// The question.
        ask: AskId,
    },
    /// The open question in the game's own form, with what the seat sees and some legal answers: for bots.
    Inquire {
        /// The question.
        ask: AskId,
    },
    /// What a bot would do about the open question, with its reasons.
    Advice {
        /// The question.
        ask: AskId,
        /// Which bot.
        bot: String,
    },
    /// The reasons of a bot for the answer with this number, counted from 1.
    Why {
        /// Which answer.
        count: u32,
    },
    /// How likely everybody is to win, as far as this seat can tell.
    Outlook,
    /// Everything about a piece or card.
    Sheet {
        /// Which.
        key: Key,
    },
    /// How far things reach around a piece.
    Rings {
        /// Which.
        piece: Key,
    },
    /// Whether a piece sees another.
    Sight {
        /// From.
        from: Key,
        /// To.
        to: Key,
    },
    /// Lays out a tape and measures from spot to spot, edge to edge; without spots takes it away. Nothing is kept.
    Tape {
        /// From spot to spot.
        spots: Vec<Spot>,
        /// Whether everybody else at the table sees it, which is only for those who play.
        shown: bool,
    },
    /// Takes back my last answers; at once where nothing was rolled or revealed since, otherwise the others are asked.
    Undo,
    /// Takes back everything after the first `count` answers, on the same terms.
    BackTo {
        /// How many answers remain.
        count: u32,
    },
    /// Answers or withdraws a request.
    Request(Request),
    /// Asks for a pause of the clock while somebody else is asked something, who is asked to agree then.
    Pause,
    /// Gives up for good. The match is over if only one is left; else the host gives the safe answer for this seat.
    Resign,
    /// Has a bot play for a person: at once for oneself; for somebody who is gone, the others are asked.
    StandIn {
        /// Whose seat.
        seat: Seat,
        /// Which bot.
        bot: String,
    },
    /// Answers or withdraws a proposal to have a bot play for somebody.
    AboutStandIn(Request),
    /// I play again myself.
    Return,
    /// The position after the first `count` answers, as this viewer saw it. Only for matches that are over.
    Look {
        /// How many answers.
        count: u32,
    },
}

/// About something that somebody asked the others for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum Request {
    /// I agree.
    Agree,
    /// I do not agree.
    Decline,
    /// I withdraw my own request.
    Withdraw,
}
