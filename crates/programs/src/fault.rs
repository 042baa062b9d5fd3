//! What a program does wrong.

/// What a program did wrong. Whoever asked it answers for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It could not be started; the system's own words.
    NotStarted(String),
    /// It ended, or closed its output, before it answered; its exit code, where it had one.
    Stopped(Option<i32>),
    /// It said nothing for so many milliseconds.
    Silent(u32),
    /// A line had more than so many bytes.
    LongLine(usize),
    /// It said more than so many lines without being asked for them.
    TooManyLines(usize),
    /// It gave more than so many answers in one match.
    TooManyAnswers(u32),
    /// What it said was no answer, and why.
    Garbled(String),
    /// It answered another question than the one it was asked.
    OtherQuestion {
        /// The number it was asked.
        asked: u32,
        /// The number it answered.
        answered: u32,
    },
    /// The rules forbid its answer; their ids.
    Illegal(Vec<String>),
}

impl Fault {
    /// Whether the program is not asked again in this match.
    pub fn lasts(&self) -> bool {
        !matches!(self, Fault::Garbled(_) | Fault::OtherQuestion { .. } | Fault::Illegal(_))
    }

    /// The word for this sort of fault.
    pub fn word(&self) -> &'static str {
        match self {
            Fault::NotStarted(_) => "not-started",
            Fault::Stopped(_) => "stopped",
            Fault::Silent(_) => "silent",
            Fault::LongLine(_) => "long-line",
            Fault::TooManyLines(_) => "too-many-lines",
            Fault::TooManyAnswers(_) => "too-many-answers",
            Fault::Garbled(_) => "garbled",
            Fault::OtherQuestion { .. } => "other-question",
            Fault::Illegal(_) => "illegal",
        }
    }
}
