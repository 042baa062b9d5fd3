//! The mistakes of one file, noted while it is read.

use std::cell::RefCell;
use std::ops::Range;

use crate::error::{DataError, Dialect};
use crate::message::Args;

/// Notes what is wrong with one file.
#[derive(Debug)]
pub(crate) struct Log<'a> {
    pub(crate) dialect: &'a Dialect,
    file: &'a str,
    /// Where the lines end; a file with many mistakes is searched for each of them.
    breaks: Vec<usize>,
    errors: RefCell<Vec<DataError>>,
}

impl<'a> Log<'a> {
    pub(crate) fn new(dialect: &'a Dialect, file: &'a str, text: &'a str) -> Self {
        let breaks = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at).collect();
        Self { dialect, file, breaks, errors: RefCell::default() }
    }

    /// Notes an error at the bytes `span`.
    pub(crate) fn note(&self, span: Option<Range<usize>>, place: &str, key: &'static str, args: Args) {
        let line = span.map(|span| self.line(span.start));
        self.errors.borrow_mut().push(self.dialect.error(self.file, line, place, key, args));
    }

    pub(crate) fn into_errors(self) -> Vec<DataError> {
        self.errors.into_inner()
    }

    pub(crate) fn is_clean(&self) -> bool {
        self.errors.borrow().is_empty()
    }

    fn line(&self, at: usize) -> u32 {
        let breaks = self.breaks.partition_point(|end| *end < at);
        u32::try_from(breaks).unwrap_or(u32::MAX - 1) + 1
    }
}
