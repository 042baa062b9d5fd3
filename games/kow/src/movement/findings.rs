//! Reasons against a way, with words or without.

use gonfalon_kernel::Refusal;

/// What stands against a way: every reason in words, or only whether there is one.
pub(super) struct Findings {
    refusals: Vec<Refusal>,
    wordless: bool,
    any: bool,
}

impl Findings {
    /// Every reason is wanted.
    pub(super) fn in_words() -> Findings {
        Findings { refusals: Vec::new(), wordless: false, any: false }
    }

    /// One reason is enough, whichever it is.
    pub(super) fn wordless() -> Findings {
        Findings { wordless: true, ..Findings::in_words() }
    }

    /// Whether there is a reason.
    pub(super) fn any(&self) -> bool {
        self.any
    }

    /// Every reason once.
    pub(super) fn refusals(self) -> Vec<Refusal> {
        let mut once: Vec<Refusal> = Vec::new();
        for refusal in self.refusals {
            if !once.contains(&refusal) {
                once.push(refusal);
            }
        }
        once
    }

    /// Notes a reason.
    pub(super) fn note(&mut self, refusal: impl FnOnce() -> Refusal) {
        self.any = true;
        if !self.wordless {
            self.refusals.push(refusal());
        }
    }

    /// Whether nothing more has to be looked at.
    pub(super) fn is_settled(&self) -> bool {
        self.wordless && self.any
    }
}
