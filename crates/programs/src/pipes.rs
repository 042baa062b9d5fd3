//! Threads that read and write for a process, so that nobody ever waits for it without an end.

use std::{
    io::{self, Read, Write},
    sync::{
        atomic::{AtomicBool, Ordering},
        mpsc::{Receiver, SyncSender, TrySendError},
    },
};

use crate::Limits;

/// What comes out of a process.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Heard {
    /// A line without its end.
    Line(Vec<u8>),
    /// A line that is too long; nothing more is read.
    LongLine,
    /// The end.
    End,
}

/// Reads lines until the end, or until one is too long or too many wait, which is `flooded`.
pub(crate) fn read_lines(mut from: impl Read, limits: Limits, to: &SyncSender<Heard>, flooded: &AtomicBool) {
    let mut line = Vec::new();
    let mut chunk = [0; 8 << 10];
    loop {
        let count = match from.read(&mut chunk) {
            Ok(0) => break,
            Ok(count) => count,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(_) => break,
        };
        for byte in &chunk[..count] {
            if *byte == b'\n' {
                match to.try_send(Heard::Line(std::mem::take(&mut line))) {
                    Ok(()) => continue,
                    Err(TrySendError::Full(_)) => return flooded.store(true, Ordering::Relaxed),
                    Err(TrySendError::Disconnected(_)) => return,
                }
            }
            line.push(*byte);
            if line.len() > limits.line {
                let _ = to.try_send(Heard::LongLine);
                return;
            }
        }
    }
    let _ = to.try_send(Heard::End);
}

/// Writes what it is given until there is no more or nobody reads it.
pub(crate) fn write_lines(mut to: impl Write, lines: &Receiver<String>) {
    for line in lines {
        if to.write_all(line.as_bytes()).and_then(|()| to.flush()).is_err() {
            return;
        }
    }
}

/// Passes on what a process complains about, as far as there is room for it, and takes in the rest so that it never waits.
pub(crate) fn pass_on(mut from: impl Read, name: &str, most: usize, to: impl Fn(&str)) {
    let mut left = most;
    let mut line = String::new();
    let mut chunk = [0; 4 << 10];
    while let Ok(count) = from.read(&mut chunk) {
        if count == 0 {
            break;
        }
        if left == 0 {
            continue;
        }
        let taken = count.min(left);
        left -= taken;
        for letter in String::from_utf8_lossy(&chunk[..taken]).chars() {
            match letter {
                '\n' => to(&format!("{name}: {}", std::mem::take(&mut line))),
                // Whatever moves cursors and changes colours stays here.
                _ if letter.is_control() && letter != '\t' => line.push('\u{fffd}'),
                _ => line.push(letter),
            }
        }
        if left == 0 {
            line.push_str(" […]");
        }
    }
    if !line.is_empty() {
        to(&format!("{name}: {line}"));
    }
}

#[cfg(test)]
mod tests {
    use std::{cell::RefCell, sync::mpsc::sync_channel};

    use super::*;

    fn heard(text: &[u8], limits: Limits) -> (Vec<Heard>, bool) {
        let (to, from) = sync_channel(limits.lines);
        let flooded = AtomicBool::new(false);
        read_lines(text, limits, &to, &flooded);
        drop(to);
        (from.into_iter().collect(), flooded.into_inner())
    }

    #[test]
    fn lines_are_read_up_to_the_end() {
        let line = |text: &str| Heard::Line(text.as_bytes().to_vec());
        let (lines, _) = heard(b"a\n\nbc\nrest", Limits::default());
        assert_eq!(lines, [line("a"), line(""), line("bc"), Heard::End]);
    }

    #[test]
    fn a_long_line_ends_the_reading() {
        let limits = Limits { line: 3, ..Limits::default() };
        let (lines, flooded) = heard(b"abc\nabcd\nx\n", limits);
        assert_eq!(lines, [Heard::Line(b"abc".to_vec()), Heard::LongLine]);
        assert!(!flooded);
    }

    #[test]
    fn what_waits_is_bounded() {
        let limits = Limits { lines: 2, ..Limits::default() };
        let (lines, flooded) = heard(b"1\n2\n3\n4\n", limits);
        assert_eq!(lines, [Heard::Line(b"1".to_vec()), Heard::Line(b"2".to_vec())]);
        assert!(flooded);
    }

    #[test]
    fn complaints_are_cut_and_harmless() {
        let said = RefCell::new(Vec::new());
        let text = format!("\u{1b}[31mred\n{}", "x".repeat(100));
        pass_on(text.as_bytes(), "bot", 20, |line| said.borrow_mut().push(line.to_owned()));
        assert_eq!(*said.borrow(), ["bot: \u{fffd}[31mred", "bot: xxxxxxxxxxx […]"]);
    }
}
