//! From the bytes of a file to a roster.

use crate::detect::{self, Shape};
use crate::format::Format;
use crate::ledger::Place;
use crate::note::{Note, Refused};
use crate::roster::Roster;
use crate::unpack::{too_large, unpack};
use crate::{text, tree};

/// No roster in XML or JSON is larger than this, packed or unpacked.
pub const MOST_BYTES: usize = 16 << 20;
/// No roster in text is larger than this.
pub const MOST_TEXT_BYTES: usize = 1 << 20;

/// Reads an army file of another tool. What kind of file it is is found out by its content; its name does not matter.
///
/// A file that is no roster of this edition is refused with a reason and a remedy. Any other is read as far as possible, and
/// the report of the roster accounts for all of it.
pub fn import(bytes: &[u8]) -> Result<Roster, Refused> {
    if bytes.len() > MOST_BYTES {
        return Err(too_large(MOST_BYTES));
    }
    if !bytes.starts_with(b"PK") {
        return unpacked(bytes);
    }
    let (inflated, others) = unpack(bytes)?;
    let mut roster = unpacked(&inflated)?;
    if roster.format == Format::BattleScribe {
        roster.format = Format::BattleScribeZip;
    }
    let says = |file: &String| Note::new("rosters-archive-other-file").with("file", file);
    roster.report.findings.extend(others.iter().map(says));
    Ok(roster)
}

fn unpacked(bytes: &[u8]) -> Result<Roster, Refused> {
    let text = decoded(bytes)?;
    match detect::shape(text) {
        Shape::Empty => Err(Refused::new(Note::new("rosters-empty"))),
        Shape::Xml => tree::read_xml(text),
        Shape::Json => tree::read_json(text),
        Shape::Text if text.len() > MOST_TEXT_BYTES => Err(too_large(MOST_TEXT_BYTES)),
        Shape::Text => text::read(detect::text_format(text)?, text),
    }
}

/// The text of a file, without the mark that some editors put before it.
fn decoded(bytes: &[u8]) -> Result<&str, Refused> {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    std::str::from_utf8(bytes).map_err(|reason| {
        let before = String::from_utf8_lossy(&bytes[..reason.valid_up_to()]);
        let line = before.bytes().filter(|byte| *byte == b'\n').count();
        let column = before.rsplit('\n').next().map_or(0, |line| line.chars().count());
        let counted = |count: usize| u32::try_from(count).unwrap_or(u32::MAX - 1) + 1;
        let place = Place::Line { line: counted(line), column: counted(column) };
        Refused::at(Note::new("rosters-not-text"), place)
    })
}
