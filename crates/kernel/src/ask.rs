//! Questions put to seats, and the proof that an answer is legal.

use serde::{Deserialize, Serialize};

use crate::{Line, Refusal, RuleId, Seat};

/// The number of a question within its match. Questions put at the same time to several seats share it, so
/// that one player's answer never makes another's stale.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(transparent)]
pub struct AskId(pub u32);

/// A question that waits for the answer of one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ask<Q> {
    /// Its number.
    pub id: AskId,
    /// Who is asked.
    pub seat: Seat,
    /// What is asked.
    pub question: Q,
    /// The rule that puts the question.
    pub rule: RuleId,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Outcome {
    /// The seats that won; empty when nobody did.
    pub winners: Vec<Seat>,
    /// The seats that gave up before the end, in this order; they never win.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Seat>>"))]
    pub resigned: Vec<Seat>,
}

impl Outcome {
    /// Won by these seats; nobody gave up.
    pub fn won_by(winners: Vec<Seat>) -> Outcome {
        Outcome { winners, resigned: Vec::new() }
    }

    /// The same end of a match of `count` seats in which these gave up. If the rules name nobody else, those who stayed
    /// share the victory.
    pub fn without(&self, resigned: &[Seat], count: u8) -> Outcome {
        let stayed = |seat: &Seat| !resigned.contains(seat);
        let mut winners: Vec<Seat> = self.winners.iter().copied().filter(stayed).collect();
        if winners.is_empty() && !self.winners.is_empty() {
            winners = Seat::all(count).filter(stayed).collect();
        }
        Outcome { winners, resigned: resigned.to_vec() }
    }
}

/// An answer that has passed `check`. Only the kernel can make one, and it serves for one question only.
#[derive(Clone, Debug)]
pub struct Legal<A> {
    pub(crate) ask: AskId,
    pub(crate) seat: Seat,
    pub(crate) action: A,
}

impl<A> Legal<A> {
    /// The question it answers.
    pub fn ask(&self) -> AskId {
        self.ask
    }

    /// Who answers.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The answer itself.
    pub fn action(&self) -> &A {
        &self.action
    }
}

/// Why an answer was not accepted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Denied {
    /// The match is over.
    Over,
    /// This seat is not asked this question (any more).
    NotAsked,
    /// The rules forbid the answer; every reason is listed.
    Refused(Vec<Refusal>),
}

impl Denied {
    /// Every reason in words.
    pub fn says(&self) -> Vec<Line> {
        match self {
            Denied::Over => vec![Line::new("denied-over")],
            Denied::NotAsked => vec![Line::new("denied-not-asked")],
            Denied::Refused(refusals) => refusals.iter().map(|refusal| refusal.says.clone()).collect(),
        }
    }
}
