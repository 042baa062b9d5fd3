//! A question in plain data, with everything that somebody outside needs to answer it.

use gonfalon_kernel::{Ask, AskId, Game, Line, RuleId, Seat};
use gonfalon_programs::Question;
use gonfalon_text::{Lang, Texts};
use serde::Serialize;
use serde_json::Value;

use crate::host::{Host, QuestionOf, ViewOf};

/// A question to one seat with what the seat sees, and nothing else.
#[derive(Clone, Debug, PartialEq)]
pub struct Inquiry {
    /// Its number.
    pub ask: AskId,
    /// Who is asked.
    pub seat: Seat,
    /// What is asked, in the game's own form.
    pub question: Value,
    /// The same in words.
    pub says: Line,
    /// The rule that puts it.
    pub rule: RuleId,
    /// What the seat sees.
    pub view: Value,
    /// Some legal answers, the most natural first, at least one; others may be just as legal.
    pub proposals: Vec<Value>,
}

impl Inquiry {
    /// The question `ask` to a seat with this view, with at most `budget` proposals.
    pub(crate) fn of<H: Host>(
        game: &H::Game,
        view: &ViewOf<H>,
        ask: &Ask<QuestionOf<H>>,
        budget: usize,
    ) -> Inquiry {
        let mut proposals: Vec<Value> = Vec::new();
        for action in game.proposals(view, ask, budget) {
            let action = plain(&action);
            if !proposals.contains(&action) {
                proposals.push(action);
            }
        }
        if proposals.is_empty() {
            proposals.push(plain(&game.fallback(view, ask)));
        }
        Inquiry {
            ask: ask.id,
            seat: ask.seat,
            question: plain(&ask.question),
            says: game.tell_question(&ask.question),
            rule: ask.rule,
            view: plain(view),
            proposals,
        }
    }

    /// The question as programs get it.
    pub fn into_question(self, texts: &Texts) -> Question {
        Question {
            number: self.ask.0,
            seat: self.seat.0,
            question: self.question,
            says: texts.line(Lang::En, &self.says),
            rule: self.rule.0.to_owned(),
            view: self.view,
            proposals: self.proposals,
            milliseconds: 0,
        }
    }
}

fn plain(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("views and answers are plain data and always become JSON")
}
