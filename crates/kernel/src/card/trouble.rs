//! What can be wrong with a card, or with the game it asks.

use crate::{Line, Misfit, Refusal, Seat, ledger::or_none};

/// Why a case fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The file cannot be read.
    Unreadable(String),
    /// The file is longer than cards are.
    TooLong {
        /// The most bytes a card file may have.
        limit: u64,
    },
    /// The file has no case.
    NoCase,
    /// A statement stands before the first `rule`.
    BeforeRule,
    /// `rule` is not followed by a rule id.
    NoRuleId {
        /// What ids of this game begin with.
        prefix: &'static str,
        /// The id most like what is there.
        nearest: Option<String>,
    },
    /// An id is not in the ledger.
    UnknownId {
        /// The id.
        id: String,
        /// The id most like it.
        nearest: Option<String>,
    },
    /// A statement begins with a word that nobody knows.
    UnknownWord {
        /// The word.
        word: String,
        /// The word most like it.
        nearest: Option<String>,
    },
    /// A seat is called by a colour that is none.
    UnknownSeat {
        /// The word.
        word: String,
        /// The colour most like it.
        nearest: Option<String>,
    },
    /// A statement does not have its form.
    Form(&'static str),
    /// An arrow has no space around it.
    GluedArrow(String),
    /// A line begins with an arrow.
    NothingBeforeArrow,
    /// A set-up statement comes after the match has begun.
    LateSetup {
        /// The line that began it.
        since: usize,
    },
    /// The case neither does, tries nor asserts anything.
    ClaimsNothing,
    /// The game does not understand a statement, or cannot carry it out.
    Game(String),
    /// The match has no such seat.
    NoSuchSeat(Seat),
    /// The seat is not asked anything.
    NotAsked(Seat),
    /// The answer of a `do` is illegal.
    Refused(Vec<Refusal>),
    /// The answer of a `try` is legal.
    NotRefused,
    /// The answer of a `try` is illegal for other reasons.
    RefusedOtherwise {
        /// The rule that should have forbidden it.
        missing: String,
        /// The reasons there are.
        found: Vec<Refusal>,
    },
    /// The seat is asked something else.
    AskedOtherwise {
        /// The seat.
        seat: Seat,
        /// What it is asked.
        found: String,
    },
    /// Somebody is asked who should not be.
    Asked(Seat),
    /// An expectation does not hold.
    Expected {
        /// The expectation.
        expectation: String,
        /// What was found instead.
        found: String,
    },
    /// A view does not show what it should.
    NotSeen,
    /// A view shows what it should not.
    NotHidden,
    /// The explanation of a value is another.
    ExplainedOtherwise {
        /// The explanation.
        found: String,
    },
    /// A die was due that is not on the script.
    Dice(Misfit),
    /// Scripted dice were not rolled.
    DiceLeft(Vec<String>),
    /// The game cites a rule that is not in the ledger.
    CitesUnknown {
        /// The id.
        id: String,
        /// The id most like it.
        nearest: Option<String>,
    },
    /// A view gives a secret away.
    Dishonest(String),
    /// The case does not replay to the same positions.
    ReplayDiffers {
        /// After how many answers.
        entries: usize,
    },
    /// An answer does not survive being written to a log and read again.
    ActionLost {
        /// Which answer, counted from 1.
        entry: usize,
    },
    /// An answer the game itself proposes is illegal.
    BadProposal {
        /// The function that proposed it.
        from: &'static str,
        /// Who was asked.
        seat: Seat,
        /// The answer.
        action: String,
        /// Why it is illegal.
        found: Vec<Refusal>,
    },
    /// The game broke down.
    Panicked(String),
    /// The case was marked as failing, but it holds.
    DoesNotFail,
}

impl Trouble {
    /// The complaint in words.
    pub fn says(&self) -> Line {
        match self {
            Trouble::Unreadable(why) => Line::new("card-unreadable").text("why", why),
            Trouble::TooLong { limit } => Line::new("card-too-long").number("limit", *limit as i64),
            Trouble::NoCase => Line::new("card-no-case"),
            Trouble::BeforeRule => Line::new("card-before-rule"),
            Trouble::NoRuleId { prefix, nearest } => {
                Line::new("card-no-rule-id").text("prefix", *prefix).with("nearest", or_none(nearest))
            }
            Trouble::UnknownId { id, nearest } => {
                Line::new("card-unknown-id").text("id", id).with("nearest", or_none(nearest))
            }
            Trouble::UnknownWord { word, nearest } => {
                Line::new("card-unknown-word").text("word", word).with("nearest", or_none(nearest))
            }
            Trouble::UnknownSeat { word, nearest } => {
                Line::new("card-unknown-seat").text("word", word).with("nearest", or_none(nearest))
            }
            Trouble::Form(form) => Line::new("card-form").text("form", *form),
            Trouble::GluedArrow(word) => Line::new("card-glued-arrow").text("word", word),
            Trouble::NothingBeforeArrow => Line::new("card-nothing-before-arrow"),
            Trouble::LateSetup { since } => Line::new("card-late-setup").number("since", *since as i64),
            Trouble::ClaimsNothing => Line::new("card-claims-nothing"),
            Trouble::Game(why) => Line::new("card-game").text("why", why),
            Trouble::NoSuchSeat(seat) => Line::new("card-no-such-seat").seat("seat", *seat),
            Trouble::NotAsked(seat) => Line::new("card-not-asked").seat("seat", *seat),
            Trouble::Refused(found) => Line::new("card-refused").text("rules", rules(found)),
            Trouble::NotRefused => Line::new("card-not-refused"),
            Trouble::RefusedOtherwise { missing, found } => {
                Line::new("card-refused-otherwise").text("missing", missing).text("rules", rules(found))
            }
            Trouble::AskedOtherwise { seat, found } => {
                Line::new("card-asked-otherwise").seat("seat", *seat).text("found", found)
            }
            Trouble::Asked(seat) => Line::new("card-asked").seat("seat", *seat),
            Trouble::Expected { expectation, found } => {
                Line::new("card-expected").text("expectation", expectation).text("found", found)
            }
            Trouble::NotSeen => Line::new("card-not-seen"),
            Trouble::NotHidden => Line::new("card-not-hidden"),
            Trouble::ExplainedOtherwise { found } => Line::new("card-explained").text("found", found),
            Trouble::Dice(misfit) => misfit.says(),
            Trouble::DiceLeft(dice) => Line::new("card-dice-left").text("dice", dice.join(", ")),
            Trouble::CitesUnknown { id, nearest } => {
                Line::new("card-cites-unknown").text("id", id).with("nearest", or_none(nearest))
            }
            Trouble::Dishonest(why) => Line::new("card-dishonest").text("why", why),
            Trouble::ReplayDiffers { entries } => {
                Line::new("card-replay-differs").number("entries", *entries as i64)
            }
            Trouble::ActionLost { entry } => Line::new("card-action-lost").number("entry", *entry as i64),
            Trouble::BadProposal { from, seat, action, found } => {
                let line = Line::new("card-bad-proposal").text("from", *from).seat("seat", *seat);
                line.text("action", action).text("rules", rules(found))
            }
            Trouble::Panicked(why) => Line::new("card-panicked").text("why", why),
            Trouble::DoesNotFail => Line::new("card-does-not-fail"),
        }
    }

    /// The game's own reasons, where the trouble is that something was refused.
    pub fn refusals(&self) -> &[Refusal] {
        match self {
            Trouble::Refused(found)
            | Trouble::RefusedOtherwise { found, .. }
            | Trouble::BadProposal { found, .. } => found,
            _ => &[],
        }
    }
}

fn rules(refusals: &[Refusal]) -> String {
    refusals.iter().map(|refusal| refusal.rule.0).collect::<Vec<_>>().join(", ")
}
