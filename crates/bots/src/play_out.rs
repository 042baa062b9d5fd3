//! Playing a match to its end.

use std::fmt;

use gonfalon_kernel::{Ask, Denied, Dice, Imagines, Legal, Outcome, Seat, Seen, Sink, check, play};

use crate::Bot;

/// A match that has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// How it ended.
    pub outcome: Outcome,
    /// How many questions were answered.
    pub decisions: u32,
}

/// A match that could not be played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stopped {
    /// It took more answers than allowed.
    TooLong {
        /// How many were given.
        decisions: u32,
    },
    /// A bot gave an answer that the rules do not allow.
    Denied {
        /// Whose bot.
        seat: Seat,
        /// The answer, as a programmer reads it.
        answer: String,
        /// Every reason against it.
        denied: Denied,
    },
    /// Nobody is asked anything, yet the match has not ended.
    NobodyAsked,
}

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stopped::TooLong { decisions } => write!(f, "no end after {decisions} decisions"),
            Stopped::Denied { seat, answer, denied } => write!(f, "{seat} answered {answer}: {denied:?}"),
            Stopped::NobodyAsked => f.write_str("nobody is asked anything, yet the match has not ended"),
        }
    }
}

impl std::error::Error for Stopped {}

/// Plays a match from any position to its end, with one bot a seat. Of several open questions the first is answered
/// first. The state is left where the match ended or stopped; more than `most` answers count as a match without end.
pub fn play_out<G: Imagines, B: Bot<G>>(
    game: &G,
    state: &mut G::State,
    bots: &mut [B],
    dice: &mut dyn Dice,
    sink: &mut dyn Sink<G::Event>,
    most: u32,
) -> Result<Played, Stopped> {
    let mut decisions = 0;
    loop {
        if let Some(outcome) = game.outcome(state) {
            return Ok(Played { outcome: outcome.clone(), decisions });
        }
        if decisions == most {
            return Err(Stopped::TooLong { decisions });
        }
        let Some(ask) = game.asks(state).first() else { return Err(Stopped::NobodyAsked) };
        let legal = legal_answer(game, state, &mut bots[ask.seat.index()], ask)?;
        play(game, state, legal, dice, sink);
        decisions += 1;
    }
}

/// Lets a bot answer a question until the rules allow its answer, or until it has no other.
pub fn legal_answer<G: Imagines, B: Bot<G>>(
    game: &G,
    state: &G::State,
    bot: &mut B,
    ask: &Ask<G::Question>,
) -> Result<Legal<G::Action>, Stopped> {
    let seen = Seen::new(game, state, ask.seat);
    let mut action = bot.answer(game, &seen, ask);
    loop {
        let denied = match check(game, state, ask.id, ask.seat, action.clone()) {
            Ok(legal) => return Ok(legal),
            Err(denied) => denied,
        };
        action = bot.again(game, &seen, ask, &denied).ok_or_else(|| Stopped::Denied {
            seat: ask.seat,
            answer: format!("{action:?}"),
            denied,
        })?;
    }
}
