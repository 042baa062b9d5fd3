//! Runs one case.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
};

use super::{
    EventOf, Failure, QuestionOf, Speaks, Trouble, Verdict,
    free::{check_alternatives, check_for_free},
    read::{Case, claims},
    statement::{Fault, What, Word, Words, joined, texts},
};
use crate::{
    Ask, Denied, Game, Ledger, RecordingDice, Refusal, Seat, TapeDice, check,
    log::{Course, Header, LOG_FORMAT},
};

/// Runs a case and collects what helps to understand a failure.
pub(super) fn judge<S: Speaks>(file: &str, text: &str, case: &Case<'_>, ledger: &Ledger) -> Verdict {
    let known_wrong = case.statements.iter().find_map(|statement| match &statement.what {
        What::Fails { because } => Some((statement, because.clone())),
        _ => None,
    });
    let mut run = Run::<S>::new(case, ledger);
    let stop = match (&case.misprint, &known_wrong) {
        (Some(misprint), _) => {
            let fault = Fault { column: misprint.fault.column, trouble: misprint.fault.trouble.clone() };
            Some(Stop { line: misprint.line, text: misprint.text.to_owned(), fault })
        }
        (None, None) => run.all().err(),
        (None, Some((mark, _))) => match run.all() {
            Err(_) => None,
            Ok(()) => {
                let fault = Fault { column: mark.column, trouble: Trouble::DoesNotFail };
                Some(Stop { line: mark.line, text: mark.text.to_owned(), fault })
            }
        },
    };
    Verdict {
        file: file.to_owned(),
        line: case.line,
        title: case.title.clone(),
        ids: case.ids.clone(),
        known_wrong: known_wrong.map(|(_, because)| because),
        failure: stop.map(|stop| Box::new(run.failure(text, stop))),
    }
}

/// The verdict on a file that has no readable text at all.
pub(super) fn misprinted(file: &str, fault: Fault) -> Verdict {
    Verdict {
        file: file.to_owned(),
        line: 1,
        title: String::new(),
        ids: Vec::new(),
        known_wrong: None,
        failure: Some(Box::new(Failure {
            line: 1,
            column: fault.column,
            statement: String::new(),
            trouble: fault.trouble,
            card: String::new(),
            table: None,
            asks: Vec::new(),
            events: Vec::new(),
            dice_left: Vec::new(),
        })),
    }
}

/// Where and why a case stopped.
struct Stop {
    line: usize,
    text: String,
    fault: Fault,
}

struct Run<'c, S: Speaks> {
    case: &'c Case<'c>,
    ledger: &'c Ledger,
    scene: S::Scene,
    script: TapeDice,
    /// Where each scripted die stands: line and column.
    scripted: Vec<(usize, usize)>,
    course: Option<Course<S::Game>>,
    events: Vec<EventOf<S>>,
}

impl<'c, S: Speaks> Run<'c, S> {
    fn new(case: &'c Case<'c>, ledger: &'c Ledger) -> Self {
        let (script, scripted) = (TapeDice::script(), Vec::new());
        Run { case, ledger, scene: S::blank(), script, scripted, course: None, events: Vec::new() }
    }

    fn all(&mut self) -> Result<(), Stop> {
        let case = self.case;
        for statement in &case.statements {
            let start = Word { text: "", column: statement.column };
            guarded(start, || self.statement(statement.line, start, &statement.what))
                .map_err(|fault| Stop { line: statement.line, text: statement.text.to_owned(), fault })?;
        }
        let Some(last) = case.statements.iter().rfind(|statement| claims(&statement.what)) else {
            let fault = Fault { column: 1, trouble: Trouble::ClaimsNothing };
            return Err(Stop { line: case.line, text: case.title.clone(), fault });
        };
        self.no_dice_left()?;
        let end = Word { text: "", column: last.column };
        guarded(end, || match &self.course {
            Some(course) => check_for_free::<S>(&self.scene, course)
                .map_err(|trouble| Fault { column: last.column, trouble }),
            None => Ok(()),
        })
        .map_err(|fault| Stop { line: last.line, text: last.text.to_owned(), fault })
    }

    fn statement(&mut self, line: usize, start: Word<'_>, what: &What<'_>) -> Result<(), Fault> {
        let fail = |trouble| Fault { column: start.column, trouble };
        match what {
            What::Setup(words) => S::arrange(&mut self.scene, &texts(words)).map_err(|why| game(words, why)),
            What::Dice { purpose, values } => self.dice(line, *purpose, values),
            What::Drop(words) => self.fall(line, start, words),
            What::Do { seat, action, expectations } => {
                self.answer(start, *seat, action)?;
                self.expect(expectations)
            }
            What::Try { seat, action, refused_by } => {
                let found = self.refusals(start, *seat, action)?;
                if found.is_empty() {
                    return Err(fail(Trouble::NotRefused));
                }
                match refused_by.iter().find(|id| !found.iter().any(|refusal| refusal.rule.0 == **id)) {
                    Some(id) => Err(fail(Trouble::RefusedOtherwise { missing: (*id).to_owned(), found })),
                    None => Ok(()),
                }
            }
            What::TryAllowed { seat, action } => {
                let found = self.refusals(start, *seat, action)?;
                if found.is_empty() { Ok(()) } else { Err(fail(Trouble::Refused(found))) }
            }
            What::Ask { seat, question } => {
                let asks = self.asks_of(start, *seat)?;
                let found: Vec<String> = asks.iter().map(|ask| S::question(&ask.question)).collect();
                let begins = |found: &String| {
                    let mut found = found.split_whitespace();
                    question.iter().all(|word| found.next() == Some(word.text))
                };
                if found.iter().any(begins) {
                    return Ok(());
                }
                Err(fail(Trouble::AskedOtherwise { seat: *seat, found: found.join("; ") }))
            }
            What::AskNothing { seat } => match self.asks_of(start, *seat) {
                Err(Fault { trouble: Trouble::NotAsked(_), .. }) => Ok(()),
                Err(fault) => Err(fault),
                Ok(_) => Err(fail(Trouble::Asked(*seat))),
            },
            What::AskNobody => {
                let course = self.running(start)?;
                match course.game().asks(course.state()).first() {
                    None => Ok(()),
                    Some(ask) => Err(fail(Trouble::Asked(ask.seat))),
                }
            }
            What::See { viewer, what, wanted } => {
                let course = self.running(start)?;
                if let Some(seat) = viewer.filter(|seat| seat.0 >= course.game().seats()) {
                    return Err(fail(Trouble::NoSuchSeat(seat)));
                }
                let view = course.game().view(course.state(), *viewer);
                let seen = S::sees(course.game(), &view, &texts(what)).map_err(|why| game(what, why))?;
                match (wanted, seen) {
                    (true, false) => Err(fail(Trouble::NotSeen)),
                    (false, true) => Err(fail(Trouble::NotHidden)),
                    _ => Ok(()),
                }
            }
            What::Why { value, text } => {
                let course = self.running(start)?;
                let found = S::explain(course.game(), course.state(), &texts(value))
                    .map_err(|why| game(value, why))?;
                let found = found.split_whitespace().collect::<Vec<_>>().join(" ");
                if found == *text { Ok(()) } else { Err(fail(Trouble::ExplainedOtherwise { found })) }
            }
            What::Then { expectations } => {
                self.running(start)?;
                self.expect(expectations)
            }
            What::Fails { .. } => Ok(()),
        }
    }

    fn dice(&mut self, line: usize, purpose: Word<'_>, values: &Words<'_>) -> Result<(), Fault> {
        for word in values {
            let (label, value) =
                S::die(purpose.text, word.text).map_err(|why| game(&[purpose, *word], why))?;
            self.script.push(&label, value);
            self.scripted.push((line, word.column));
        }
        Ok(())
    }

    fn fall(&mut self, line: usize, start: Word<'_>, words: &Words<'_>) -> Result<(), Fault> {
        let course = self.running(start)?;
        let (purpose, outcome) =
            S::fall(course.game(), course.state(), &texts(words)).map_err(|why| game(words, why))?;
        self.script.push_outcome(&purpose, outcome);
        self.scripted.push((line, start.column));
        Ok(())
    }

    /// The running match; it begins when it is first needed.
    fn running(&mut self, start: Word<'_>) -> Result<&mut Course<S::Game>, Fault> {
        if self.course.is_none() {
            let mut dice = RecordingDice::new(&mut self.script);
            let (game, state) = S::start(&self.scene, &mut dice)
                .map_err(|why| Fault { column: start.column, trouble: Trouble::Game(why) })?;
            let tape = dice.into_tape();
            self.course = Some(Course::new(header::<S>(), Arc::new(game), state, tape));
            self.look_around(start)?;
        }
        Ok(self.course.as_mut().expect("the match has begun"))
    }

    fn asks_of(&mut self, start: Word<'_>, seat: Seat) -> Result<Vec<Ask<QuestionOf<S>>>, Fault> {
        let course = self.running(start)?;
        let fail = |trouble| Err(Fault { column: start.column, trouble });
        if seat.0 >= course.game().seats() {
            return fail(Trouble::NoSuchSeat(seat));
        }
        let asks = course.game().asks(course.state());
        let asks: Vec<_> = asks.iter().filter(|ask| ask.seat == seat).cloned().collect();
        if asks.is_empty() { fail(Trouble::NotAsked(seat)) } else { Ok(asks) }
    }

    /// The answer that words describe, and the question of the seat that it fits.
    fn understood(
        &mut self,
        start: Word<'_>,
        seat: Seat,
        words: &Words<'_>,
    ) -> Result<(Ask<QuestionOf<S>>, super::ActionOf<S>), Fault> {
        let asks = self.asks_of(start, seat)?;
        let course = self.running(start)?;
        let mut complaint = None;
        for ask in asks {
            match S::action(course.game(), course.state(), &ask, seat, &texts(words)) {
                Ok(action) => return Ok((ask, action)),
                Err(why) => complaint = complaint.or(Some(why)),
            }
        }
        let why = complaint.expect("a seat without questions has been turned away");
        Err(if words.is_empty() { game(&[start], why) } else { game(words, why) })
    }

    fn answer(&mut self, start: Word<'_>, seat: Seat, words: &Words<'_>) -> Result<(), Fault> {
        let (ask, action) = self.understood(start, seat, words)?;
        let course = self.course.as_mut().expect("the match has begun");
        let played = course.answer(seat, ask.id, action, &mut self.script);
        let fail = |trouble| Fault { column: start.column, trouble };
        self.events = played.map_err(|denied| match denied {
            Denied::Refused(found) => fail(Trouble::Refused(found)),
            Denied::Over | Denied::NotAsked => fail(Trouble::NotAsked(seat)),
        })?;
        self.look_around(start)
    }

    fn refusals(
        &mut self,
        start: Word<'_>,
        seat: Option<Seat>,
        words: &Words<'_>,
    ) -> Result<Vec<Refusal>, Fault> {
        let fail = |trouble| Fault { column: start.column, trouble };
        let found = match seat {
            None => S::attempt(&self.scene, &texts(words)).map_err(|why| game(words, why))?,
            Some(seat) => {
                let (ask, action) = self.understood(start, seat, words)?;
                let course = self.course.as_ref().expect("the match has begun");
                match check(&**course.game(), course.state(), ask.id, seat, action.clone()) {
                    Ok(_) => Vec::new(),
                    Err(Denied::Refused(found)) => {
                        check_alternatives(&**course.game(), course.state(), &ask, &action).map_err(fail)?;
                        found
                    }
                    Err(Denied::Over | Denied::NotAsked) => return Err(fail(Trouble::NotAsked(seat))),
                }
            }
        };
        found.iter().try_for_each(|refusal| self.cited(refusal.rule.0)).map_err(fail)?;
        Ok(found)
    }

    fn expect(&mut self, expectations: &[Words<'_>]) -> Result<(), Fault> {
        let course = self.course.as_ref().expect("the match has begun");
        for words in expectations {
            S::expect(course.game(), course.state(), &self.events, &texts(words)).map_err(|found| Fault {
                column: pointed_at(words, &found),
                trouble: Trouble::Expected { expectation: joined(words), found },
            })?;
        }
        Ok(())
    }

    /// What is checked whenever the match comes to rest: the dice fitted, citations exist, views are honest.
    fn look_around(&self, start: Word<'_>) -> Result<(), Fault> {
        let fail = |trouble| Fault { column: start.column, trouble };
        if let Some(misfit) = self.script.trouble().first() {
            return Err(fail(Trouble::Dice(misfit.clone())));
        }
        let course = self.course.as_ref().expect("the match has begun");
        let asks = course.game().asks(course.state());
        asks.iter().try_for_each(|ask| self.cited(ask.rule.0)).map_err(fail)?;
        S::honest(course.game(), course.state()).map_err(|why| fail(Trouble::Dishonest(why)))
    }

    fn cited(&self, id: &str) -> Result<(), Trouble> {
        if self.ledger.rule(id).is_some() {
            return Ok(());
        }
        let nearest = self.ledger.nearest(id).map(str::to_owned);
        Err(Trouble::CitesUnknown { id: id.to_owned(), nearest })
    }

    fn no_dice_left(&self) -> Result<(), Stop> {
        let left = self.dice_left();
        if left.is_empty() {
            return Ok(());
        }
        let (line, column) = self.scripted[self.scripted.len() - left.len()];
        let text = self.case.statements.iter().find(|statement| statement.line == line);
        let text = text.map(|statement| statement.text.to_owned()).unwrap_or_default();
        Err(Stop { line, text, fault: Fault { column, trouble: Trouble::DiceLeft(left) } })
    }

    fn dice_left(&self) -> Vec<String> {
        self.script.left().map(|die| format!("{} {}", die.purpose, die.value)).collect()
    }

    fn failure(&self, text: &str, stop: Stop) -> Failure {
        let upto = text.lines().enumerate().take(stop.line).skip(self.case.line - 1);
        let card: Vec<String> = upto.map(|(index, line)| format!("{:>4}  {line}", index + 1)).collect();
        let course = self.course.as_ref();
        let asks = course.map_or(&[][..], |course| course.game().asks(course.state()));
        let drawing = |course: &Course<S::Game>| {
            // The position may be half-changed if the game broke down: drawing it may break down too.
            catch_unwind(AssertUnwindSafe(|| S::draw(course.game(), course.state()))).ok()
        };
        Failure {
            line: stop.line,
            column: stop.fault.column,
            statement: stop.text.trim().to_owned(),
            trouble: stop.fault.trouble,
            card: card.join("\n"),
            table: course.and_then(drawing),
            asks: asks
                .iter()
                .map(|ask| format!("{}: {} [{}]", ask.seat, S::question(&ask.question), ask.rule))
                .collect(),
            events: self.events.iter().map(|event| format!("{event:?}")).collect(),
            dice_left: self.dice_left(),
        }
    }
}

fn header<S: Speaks>() -> Header {
    Header {
        format: LOG_FORMAT,
        game: S::prefix().to_owned(),
        rules_version: 0,
        data_hash: String::new(),
        program: env!("CARGO_PKG_VERSION").to_owned(),
        seed: None,
        setup: serde_json::Value::Null,
        seats: Vec::new(),
    }
}

/// A complaint of the game about some words.
fn game(words: &[Word<'_>], why: String) -> Fault {
    Fault { column: pointed_at(words, &why), trouble: Trouble::Game(why) }
}

/// The column of the first word that a complaint quotes, or else of the first word.
fn pointed_at(words: &[Word<'_>], why: &str) -> usize {
    let quoted = words.iter().find(|word| why.contains(&format!("`{}`", word.text)));
    quoted.or(words.first()).map_or(1, |word| word.column)
}

/// One broken game must not end the run of all cards.
fn guarded(start: Word<'_>, run: impl FnOnce() -> Result<(), Fault>) -> Result<(), Fault> {
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|payload| {
        let text = payload.downcast_ref::<&str>().map(|text| (*text).to_owned());
        let text = text.or_else(|| payload.downcast_ref::<String>().cloned());
        Err(Fault { column: start.column, trouble: Trouble::Panicked(text.unwrap_or_default()) })
    })
}
