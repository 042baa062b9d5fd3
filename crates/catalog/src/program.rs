//! Other people's programs at the seats of any game.

use gonfalon_kernel::{Line, Outcome, Refusal, Seat};
use gonfalon_programs::{Fault, Hello, Over, PROTOCOL, Reason};
use gonfalon_text::{Lang, Texts};

use crate::{GameEntry, Rejected};

/// How many legal answers programs are offered.
pub const PROPOSALS: usize = 32;

/// What a seat is marked with when its program did something wrong and the safe answer was played instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// Which seat.
    pub seat: Seat,
    /// The word for what it did.
    pub fault: &'static str,
    /// The first time in words.
    pub says: Line,
    /// How often.
    pub times: u32,
    /// Whether it was not asked again.
    pub out: bool,
}

impl Mark {
    /// Marks a seat once more.
    pub fn note(marks: &mut Vec<Mark>, seat: Seat, fault: &Fault) {
        let same = |mark: &&mut Mark| mark.seat == seat && mark.fault == fault.word();
        match marks.iter_mut().find(same) {
            Some(mark) => mark.times += 1,
            None => {
                let (says, out) = (trouble(fault), fault.lasts());
                marks.push(Mark { seat, fault: fault.word(), says, times: 1, out });
            }
        }
    }
}

/// What a program did wrong, in words.
pub fn trouble(fault: &Fault) -> Line {
    match fault {
        Fault::NotStarted(why) => Line::new("catalog-program-not-started").text("why", why),
        Fault::Stopped(Some(code)) => Line::new("catalog-program-stopped-code").number("code", *code),
        Fault::Stopped(None) => Line::new("catalog-program-stopped"),
        Fault::Silent(time) => Line::new("catalog-program-silent").number("time", *time),
        Fault::LongLine(most) => Line::new("catalog-program-long-line").number("most", *most as i64),
        Fault::TooManyLines(most) => Line::new("catalog-program-lines").number("most", *most as i64),
        Fault::TooManyAnswers(most) => Line::new("catalog-program-answers").number("most", *most),
        Fault::Garbled(why) => Line::new("catalog-program-garbled").text("why", brief(why)),
        Fault::OtherQuestion { asked, answered } => {
            Line::new("catalog-program-other-question").number("asked", *asked).number("answered", *answered)
        }
        Fault::Illegal(rules) => Line::new("catalog-program-illegal").text("rules", rules.join(", ")),
    }
}

/// The beginning of a text that may be of any length.
fn brief(text: &str) -> String {
    const MOST: usize = 200;
    let mut brief: String = text.chars().filter(|letter| !letter.is_control()).take(MOST).collect();
    if text.chars().nth(MOST).is_some() {
        brief.push('…');
    }
    brief
}

/// What programs are told first.
pub fn hello(game: &dyn GameEntry, seat: Seat, players: u8) -> Hello {
    Hello {
        protocol: PROTOCOL,
        game: game.id().to_owned(),
        rules_version: game.rules_version(),
        host: format!("gonfalon {}", env!("CARGO_PKG_VERSION")),
        seat: seat.0,
        players,
    }
}

/// What programs are told last.
pub fn over(outcome: &Outcome) -> Over {
    let numbers = |seats: &[Seat]| seats.iter().map(|seat| seat.0).collect();
    Over { winners: numbers(&outcome.winners), resigned: numbers(&outcome.resigned) }
}

/// What stands against an answer, as programs are told.
pub fn reasons(rejected: &Rejected, texts: &Texts) -> Vec<Reason> {
    let by_rule = |refusal: &Refusal| Reason {
        rule: Some(refusal.rule.0.to_owned()),
        says: texts.line(Lang::En, &refusal.says),
    };
    let other = |line: &Line| Reason { rule: None, says: texts.line(Lang::En, line) };
    rejected.refusals.iter().map(by_rule).chain(rejected.says.iter().map(other)).collect()
}
