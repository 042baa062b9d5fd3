//! One seat of one match, played by a program.

use std::{
    fmt,
    time::{Duration, Instant},
};

use serde_json::Value;

use crate::{
    Fault, Hello, Over, Program, Question, Reason,
    message::{Refused, ToProgram, answer},
    process::Process,
};

/// A program at a seat. It is started with its first question; after a fault that lasts it is not asked again.
pub struct Opponent {
    program: Program,
    hello: Hello,
    process: Option<Process>,
    out: bool,
    answers: u32,
    asked: Asked,
}

/// The question it thinks about.
#[derive(Clone, Copy, Debug)]
struct Asked {
    number: u32,
    until: Instant,
    patience: Duration,
    /// Lines it may still say.
    lines: usize,
    /// Whether it has had its second chance.
    again: bool,
}

impl fmt::Debug for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Opponent")
            .field("program", &self.program)
            .field("out", &self.out)
            .finish_non_exhaustive()
    }
}

impl Opponent {
    /// A program at the seat that `hello` tells of. Nothing is started yet.
    pub fn new(program: Program, hello: Hello) -> Opponent {
        let asked =
            Asked { number: 0, until: Instant::now(), patience: Duration::ZERO, lines: 0, again: true };
        Opponent { program, hello, process: None, out: false, answers: 0, asked }
    }

    /// Whether it is not asked any more.
    pub fn is_out(&self) -> bool {
        self.out
    }

    /// What it is called.
    pub fn name(&self) -> &str {
        &self.program.name
    }

    /// Puts a question and waits for the answer. What is no answer at all gets a second chance here; what the rules refuse
    /// gets it by [`Opponent::refuse`].
    pub fn ask(&mut self, question: Question) -> Result<Value, Fault> {
        if self.out {
            return Err(Fault::Stopped(None));
        }
        self.answers += 1;
        if self.answers > self.program.limits.answers {
            return Err(self.leave(Fault::TooManyAnswers(self.program.limits.answers)));
        }
        let mut patience = self.program.limits.answer;
        if self.process.is_none() {
            patience += self.program.limits.start;
            match Process::start(&self.program) {
                Ok(process) => {
                    process.say(ToProgram::Hello(&self.hello).line());
                    self.process = Some(process);
                }
                Err(error) => return Err(self.leave(Fault::NotStarted(error.to_string()))),
            }
        }
        let number = question.number;
        let lines = self.program.limits.lines;
        self.asked = Asked { number, until: Instant::now() + patience, patience, lines, again: false };
        let milliseconds = u32::try_from(patience.as_millis()).unwrap_or(u32::MAX);
        self.say(&ToProgram::Ask(&Question { milliseconds, ..question }));
        self.hear()
    }

    /// Tells what stands against its last answer and waits for another one, if it has a second chance left.
    pub fn refuse(&mut self, reasons: &[Reason]) -> Result<Value, Fault> {
        if self.asked.again || self.out {
            return Err(against(reasons));
        }
        self.asked.again = true;
        self.say(&ToProgram::Refused(Refused { ask: self.asked.number, reasons }));
        self.hear()
    }

    /// Tells how the match ended, and takes leave.
    pub fn over(&mut self, over: &Over) {
        self.out = true;
        if let Some(process) = self.process.take() {
            process.farewell(ToProgram::Over(over).line());
        }
    }

    fn say(&self, message: &ToProgram<'_>) {
        if let Some(process) = &self.process {
            process.say(message.line());
        }
    }

    /// The answer to the present question.
    fn hear(&mut self) -> Result<Value, Fault> {
        loop {
            let Some(process) = &self.process else { return Err(Fault::Stopped(None)) };
            let line = match process.hear(self.asked.until, self.asked.patience) {
                Ok(line) => line,
                Err(fault) => return Err(self.leave(fault)),
            };
            if self.asked.lines == 0 {
                return Err(self.leave(Fault::TooManyLines(self.program.limits.lines)));
            }
            self.asked.lines -= 1;
            let line = String::from_utf8_lossy(&line);
            if line.trim().is_empty() {
                continue;
            }
            match answer(&line, self.asked.number) {
                Ok(action) => return Ok(action),
                Err(fault) if self.asked.again => return Err(fault),
                Err(fault) => {
                    self.asked.again = true;
                    let reasons = [Reason { rule: None, says: in_english(&fault) }];
                    self.say(&ToProgram::Refused(Refused { ask: self.asked.number, reasons: &reasons }));
                }
            }
        }
    }

    /// Ends the program for good.
    fn leave(&mut self, fault: Fault) -> Fault {
        self.out = true;
        match (self.process.take(), fault) {
            (Some(process), Fault::Stopped(_)) => Fault::Stopped(process.end()),
            (process, fault) => {
                // One that still runs is ended at once.
                drop(process);
                fault
            }
        }
    }
}

/// The fault of an answer that was turned down twice.
fn against(reasons: &[Reason]) -> Fault {
    let rules: Vec<String> = reasons.iter().filter_map(|reason| reason.rule.clone()).collect();
    match reasons.first() {
        Some(reason) if rules.is_empty() => Fault::Garbled(reason.says.clone()),
        _ => Fault::Illegal(rules),
    }
}

/// What programs are told about lines that are no answers.
fn in_english(fault: &Fault) -> String {
    match fault {
        Fault::OtherQuestion { asked, answered } => {
            format!("this answers question {answered}, but question {asked} is asked")
        }
        Fault::Garbled(why) => {
            format!("this is no answer ({why}); answer {{\"ask\":NUMBER,\"action\":ACTION}}")
        }
        other => other.word().to_owned(),
    }
}
