//! Reads the lines of a log, however long and strange they are, in bounded memory.

use std::io::{BufRead, Read as _};

use super::trouble::{Problem, Trouble};

/// What a log may cost to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The most bytes in a line.
    pub line: usize,
    /// The most answers in a match.
    pub entries: usize,
    /// The most bytes in a log.
    pub bytes: usize,
}

impl Default for Limits {
    /// Far more than any match needs, and little enough for a small machine.
    fn default() -> Limits {
        Limits { line: 1 << 20, entries: 200_000, bytes: 1 << 28 }
    }
}

/// A line and whether it ended as lines do.
pub(super) struct SourceLine {
    pub(super) number: usize,
    pub(super) bytes: Vec<u8>,
    pub(super) complete: bool,
}

/// The lines that are not blank.
pub(super) struct Lines<R> {
    reader: R,
    limits: Limits,
    number: usize,
    read: usize,
}

impl<R: BufRead> Lines<R> {
    pub(super) fn new(reader: R, limits: Limits) -> Lines<R> {
        Lines { reader, limits, number: 0, read: 0 }
    }

    /// How many lines have been read.
    pub(super) fn number(&self) -> usize {
        self.number
    }

    pub(super) fn next_line(&mut self) -> Result<Option<SourceLine>, Trouble> {
        loop {
            let mut bytes = Vec::new();
            let most = self.limits.line as u64 + 1;
            let read = self.reader.by_ref().take(most).read_until(b'\n', &mut bytes);
            let number = self.number + 1;
            let read = read.map_err(|error| Problem::Unreadable(error.to_string()).at(number))?;
            if read == 0 {
                return Ok(None);
            }
            self.number = number;
            self.read += read;
            let complete = bytes.last() == Some(&b'\n');
            if !complete && read > self.limits.line {
                return Err(Problem::LongLine { limit: self.limits.line }.at(number));
            }
            if self.read > self.limits.bytes {
                return Err(Problem::TooBig { limit: self.limits.bytes }.at(number));
            }
            if !bytes.iter().all(u8::is_ascii_whitespace) {
                return Ok(Some(SourceLine { number, bytes, complete }));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str, limits: Limits) -> Result<Vec<(usize, bool)>, Trouble> {
        let mut lines = Lines::new(text.as_bytes(), limits);
        let mut found = Vec::new();
        while let Some(line) = lines.next_line()? {
            found.push((line.number, line.complete));
        }
        Ok(found)
    }

    #[test]
    fn blank_lines_are_counted_but_not_returned() {
        assert_eq!(lines("a\n\n  \r\nb", Limits::default()), Ok(vec![(1, true), (4, false)]));
    }

    #[test]
    fn long_lines_and_long_files_are_turned_away() {
        let limits = Limits { line: 4, entries: 9, bytes: 9 };
        assert_eq!(lines("abcd\nab", limits), Ok(vec![(1, true), (2, false)]));
        assert_eq!(lines("ab\nabcde", limits), Err(Problem::LongLine { limit: 4 }.at(2)));
        assert_eq!(lines("abcd\nabcd\n", limits), Err(Problem::TooBig { limit: 9 }.at(2)));
    }
}
