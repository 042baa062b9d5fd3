//! What can be wrong with a log, and what to do about it.

use super::record::{Header, LOG_FORMAT};
use crate::{Line, Misfit, Refusal, RuleId, Seat};

/// The first thing wrong with a log, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub problem: Problem,
}

/// What is wrong with a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The log cannot be read.
    Unreadable(String),
    /// The log does not begin with a header.
    NotALog,
    /// The log has a form this program does not read.
    OtherFormat(u64),
    /// Its match cannot be set up.
    Unbuildable(Unbuildable),
    /// The line is no record.
    Malformed(String),
    /// The record does not belong in this place.
    OutOfPlace,
    /// The log stops before the end of the match.
    CutShort,
    /// Something follows the closing record.
    AfterEnd,
    /// A line is too long.
    LongLine {
        /// The most bytes a line may have.
        limit: usize,
    },
    /// The log has too many answers.
    TooMany {
        /// The most answers a log may have.
        limit: usize,
    },
    /// The log is too large.
    TooBig {
        /// The most bytes a log may have.
        limit: usize,
    },
    /// The answer is none of this game.
    NotAnAnswer(String),
    /// The seat was not asked this question.
    NotAsked(Seat),
    /// The match was already over.
    Over,
    /// The rules forbid the answer.
    Refused(Vec<Refusal>),
    /// A die was due that is not in the log.
    Dice(Misfit),
    /// The log has dice that were not rolled.
    DiceLeft(usize),
    /// The fingerprint is another: something was edited.
    Edited,
    /// The closing record tells of another end.
    OtherEnd,
}

/// Why the match of a header cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unbuildable {
    /// This program does not know the game.
    UnknownGame(String),
    /// The match was played by other rules.
    OtherRules {
        /// The version in the header.
        found: u32,
        /// The version of this program.
        ours: u32,
    },
    /// The match was played with other data.
    OtherData {
        /// The fingerprint in the header.
        found: String,
        /// The fingerprint of this program's data.
        ours: String,
    },
    /// The game cannot make sense of its own part of the header.
    Setup(Line),
}

impl Header {
    /// Compares what every game compares: its id, the version of its rules, the fingerprint of its data.
    pub fn fits(&self, game: &str, rules_version: u32, data_hash: &str) -> Result<(), Unbuildable> {
        if self.game != game {
            return Err(Unbuildable::UnknownGame(self.game.clone()));
        }
        if self.rules_version != rules_version {
            return Err(Unbuildable::OtherRules { found: self.rules_version, ours: rules_version });
        }
        if self.data_hash != data_hash {
            return Err(Unbuildable::OtherData { found: self.data_hash.clone(), ours: data_hash.to_owned() });
        }
        Ok(())
    }
}

impl Problem {
    pub(super) fn at(self, line: usize) -> Trouble {
        Trouble { line, problem: self }
    }
}

impl Trouble {
    /// The rules that forbid the answer, where that is the trouble.
    pub fn rules(&self) -> Vec<RuleId> {
        match &self.problem {
            Problem::Refused(refusals) => refusals.iter().map(|refusal| refusal.rule).collect(),
            _ => Vec::new(),
        }
    }

    /// The complaint in words.
    pub fn says(&self) -> Line {
        let line = match &self.problem {
            Problem::Unreadable(why) => Line::new("log-unreadable").text("why", why),
            Problem::NotALog => Line::new("log-not-a-log"),
            Problem::OtherFormat(found) => {
                Line::new("log-other-format").text("found", found.to_string()).number("ours", LOG_FORMAT)
            }
            Problem::Unbuildable(why) => why.says(),
            Problem::Malformed(why) => Line::new("log-malformed").text("why", why),
            Problem::OutOfPlace => Line::new("log-out-of-place"),
            Problem::CutShort => Line::new("log-cut-short"),
            Problem::AfterEnd => Line::new("log-after-end"),
            Problem::LongLine { limit } => Line::new("log-long-line").number("limit", *limit as i64),
            Problem::TooMany { limit } => Line::new("log-too-many").number("limit", *limit as i64),
            Problem::TooBig { limit } => Line::new("log-too-big").number("limit", *limit as i64),
            Problem::NotAnAnswer(why) => Line::new("log-not-an-answer").text("why", why),
            Problem::NotAsked(seat) => Line::new("log-not-asked").seat("seat", *seat),
            Problem::Over => Line::new("log-over"),
            Problem::Refused(_) => {
                let rules: Vec<&str> = self.rules().iter().map(|rule| rule.0).collect();
                Line::new("log-refused").text("rules", rules.join(", "))
            }
            Problem::Dice(misfit) => misfit.under("log-dice-misfit", "log-dice-missing"),
            Problem::DiceLeft(count) => Line::new("log-dice-left").number("count", *count as i64),
            Problem::Edited => Line::new("log-edited"),
            Problem::OtherEnd => Line::new("log-other-end"),
        };
        line.number("line", self.line as i64)
    }

    /// What a person can do about it.
    pub fn remedy(&self) -> Line {
        let key = match &self.problem {
            Problem::Unreadable(_) => "log-remedy-readable",
            Problem::NotALog => "log-remedy-not-a-log",
            Problem::OtherFormat(_) | Problem::Unbuildable(Unbuildable::OtherRules { .. }) => {
                "log-remedy-version"
            }
            Problem::Unbuildable(Unbuildable::UnknownGame(_)) => "log-remedy-game",
            Problem::Unbuildable(Unbuildable::OtherData { .. }) => "log-remedy-data",
            Problem::CutShort => "log-remedy-cut-short",
            Problem::AfterEnd => "log-remedy-after-end",
            Problem::LongLine { .. } | Problem::TooMany { .. } | Problem::TooBig { .. } => "log-remedy-size",
            _ => "log-remedy-original",
        };
        Line::new(key).number("line", self.line as i64)
    }
}

impl Unbuildable {
    /// The complaint in words.
    pub fn says(&self) -> Line {
        match self {
            Unbuildable::UnknownGame(game) => Line::new("log-unknown-game").text("game", game),
            Unbuildable::OtherRules { found, ours } => {
                Line::new("log-other-rules").number("found", *found).number("ours", *ours)
            }
            Unbuildable::OtherData { found, ours } => {
                Line::new("log-other-data").text("found", found).text("ours", ours)
            }
            Unbuildable::Setup(line) => line.clone(),
        }
    }
}
