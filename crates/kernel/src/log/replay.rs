//! Plays a log again and proves that it is what it says.

use std::{io::BufRead, sync::Arc};

use serde::{Deserialize, de::DeserializeOwned};

use super::{
    Course, Header, LOG_FORMAT, Limits, Record,
    read::{Lines, SourceLine},
    record::{Begin, Entry, Resignation},
    trouble::{Problem, Trouble, Unbuildable},
};
use crate::{Denied, Dice, Game, Hash, Outcome, TapeDice};

/// A finished match whose log has been proven.
#[derive(Clone, Debug, PartialEq)]
pub struct Verified {
    /// What the match was.
    pub header: Header,
    /// How many answers were given.
    pub entries: usize,
    /// How it ended.
    pub outcome: Outcome,
    /// The fingerprint of the whole log.
    pub hash: Hash,
}

/// Reads only the header, for example to find out which game the log is of.
pub fn read_header(reader: impl BufRead, limits: Limits) -> Result<Header, Trouble> {
    header(&mut Lines::new(reader, limits))
}

/// Proves the log of a finished match: every answer was legal, every die fits, every fingerprint agrees.
///
/// `build` sets up the game and its first position from the header, rolling the dice of the log.
pub fn verify<G: Game>(
    reader: impl BufRead,
    limits: Limits,
    build: impl FnOnce(&Header, &mut dyn Dice) -> Result<(G, G::State), Unbuildable>,
) -> Result<Verified, Trouble> {
    let mut lines = Lines::new(reader, limits);
    let (course, closed) = run(&mut lines, limits, build)?;
    match course.end() {
        Some(end) if closed => Ok(Verified {
            header: course.header().clone(),
            entries: end.entries,
            outcome: end.outcome.clone(),
            hash: end.hash,
        }),
        _ => Err(Problem::CutShort.at(lines.number())),
    }
}

/// Plays a log again, whether the match is finished or still running, and proves it as far as it goes.
///
/// The course can be looked at, continued by [`Match::resume`](super::Match::resume) or forked.
pub fn replay<G: Game>(
    reader: impl BufRead,
    limits: Limits,
    build: impl FnOnce(&Header, &mut dyn Dice) -> Result<(G, G::State), Unbuildable>,
) -> Result<Course<G>, Trouble> {
    run(&mut Lines::new(reader, limits), limits, build).map(|(course, _)| course)
}

/// The course, and whether the log has its closing record.
fn run<G: Game, R: BufRead>(
    lines: &mut Lines<R>,
    limits: Limits,
    build: impl FnOnce(&Header, &mut dyn Dice) -> Result<(G, G::State), Unbuildable>,
) -> Result<(Course<G>, bool), Trouble> {
    let header = header(lines)?;
    let mut course = begin(lines, header, build)?;
    while let Some(line) = lines.next_line()? {
        match record::<G::Action>(&line)? {
            Record::Entry(entry) => {
                if course.entries().len() == limits.entries {
                    return Err(Problem::TooMany { limit: limits.entries }.at(line.number));
                }
                answer(&mut course, entry, line.number)?;
            }
            Record::Resignation(resignation) => resign(&mut course, &resignation, line.number)?,
            Record::End(end) => {
                if course.end() != Some(&end) {
                    return Err(Problem::OtherEnd.at(line.number));
                }
                return match lines.next_line()? {
                    None => Ok((course, true)),
                    Some(more) => Err(Problem::AfterEnd.at(more.number)),
                };
            }
            Record::Header(_) | Record::Begin(_) => return Err(Problem::OutOfPlace.at(line.number)),
        }
    }
    Ok((course, false))
}

fn header<R: BufRead>(lines: &mut Lines<R>) -> Result<Header, Trouble> {
    /// As much of a header as every form of log has.
    #[derive(Deserialize)]
    struct AnyForm {
        header: AnyHeader,
    }
    #[derive(Deserialize)]
    struct AnyHeader {
        format: u64,
    }
    let Some(line) = lines.next_line()? else { return Err(Problem::NotALog.at(1)) };
    let Ok(any) = serde_json::from_slice::<AnyForm>(&line.bytes) else {
        return Err(if line.complete { Problem::NotALog } else { Problem::CutShort }.at(line.number));
    };
    if any.header.format != u64::from(LOG_FORMAT) {
        return Err(Problem::OtherFormat(any.header.format).at(line.number));
    }
    match record::<serde_json::Value>(&line)? {
        Record::Header(header) => Ok(header),
        _ => Err(Problem::NotALog.at(line.number)),
    }
}

fn begin<G: Game, R: BufRead>(
    lines: &mut Lines<R>,
    header: Header,
    build: impl FnOnce(&Header, &mut dyn Dice) -> Result<(G, G::State), Unbuildable>,
) -> Result<Course<G>, Trouble> {
    let header_line = lines.number();
    let Some(line) = lines.next_line()? else { return Err(Problem::CutShort.at(header_line)) };
    let Record::Begin(Begin { dice, hash }) = record::<serde_json::Value>(&line)? else {
        return Err(Problem::OutOfPlace.at(line.number));
    };
    let mut tape = TapeDice::playback(dice.iter().cloned());
    let (game, state) = build(&header, &mut tape).map_err(|why| Problem::Unbuildable(why).at(header_line))?;
    all_rolled(&tape, line.number)?;
    let course = Course::new(header, Arc::new(game), state, dice);
    if course.hash() == hash { Ok(course) } else { Err(Problem::Edited.at(line.number)) }
}

fn resign<G: Game>(course: &mut Course<G>, found: &Resignation, line: usize) -> Result<(), Trouble> {
    if course.end().is_some() {
        return Err(Problem::Over.at(line));
    }
    match course.resignation(found.seat) {
        Some(due) if due == *found => {}
        Some(due) if due.after == found.after => return Err(Problem::Edited.at(line)),
        _ => return Err(Problem::OutOfPlace.at(line)),
    }
    course.resign(found.seat);
    Ok(())
}

fn answer<G: Game>(course: &mut Course<G>, entry: Entry<G::Action>, line: usize) -> Result<(), Trouble> {
    let Entry { ask, seat, action, dice, hash } = entry;
    let mut tape = TapeDice::playback(dice);
    course.answer(seat, ask, action, &mut tape).map_err(|denied| match denied {
        Denied::Over => Problem::Over.at(line),
        Denied::NotAsked => Problem::NotAsked(seat).at(line),
        Denied::Refused(refusals) => Problem::Refused(refusals).at(line),
    })?;
    all_rolled(&tape, line)?;
    if course.hash() == hash { Ok(()) } else { Err(Problem::Edited.at(line)) }
}

fn all_rolled(tape: &TapeDice, line: usize) -> Result<(), Trouble> {
    if let Some(misfit) = tape.trouble().first() {
        return Err(Problem::Dice(misfit.clone()).at(line));
    }
    match tape.left().len() {
        0 => Ok(()),
        count => Err(Problem::DiceLeft(count).at(line)),
    }
}

/// The record on a line. A last line that breaks off is told from one that was never a record.
fn record<A: DeserializeOwned>(line: &SourceLine) -> Result<Record<A>, Trouble> {
    serde_json::from_slice(&line.bytes).map_err(|error| {
        let problem = match serde_json::from_slice::<Record<serde_json::Value>>(&line.bytes) {
            Ok(_) => Problem::NotAnAnswer(error.to_string()),
            Err(broken) if !line.complete && broken.is_eof() => Problem::CutShort,
            Err(broken) => Problem::Malformed(broken.to_string()),
        };
        problem.at(line.number)
    })
}
