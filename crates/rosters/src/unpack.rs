//! Zip archives: exactly one roster comes out, and never more bytes than are allowed.

use std::io::{Cursor, Read};

use zip::ZipArchive;
use zip::result::ZipError;

use crate::import::MOST_BYTES;
use crate::note::{Note, Refused};

/// More files than this are no roster.
const MOST_FILES: usize = 64;

/// The roster in an archive, and the names of the other files there.
pub(crate) fn unpack(bytes: &[u8]) -> Result<(Vec<u8>, Vec<String>), Refused> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|reason| unreadable(&reason))?;
    if archive.len() > MOST_FILES {
        return Err(Refused::new(Note::new("rosters-archive-many").with("count", archive.len())));
    }
    let (mut rosters, mut others) = (Vec::new(), Vec::new());
    for index in 0..archive.len() {
        let name = match archive.name_for_index(index) {
            Some(Ok(name)) => name.into_owned(),
            Some(Err(reason)) => return Err(unreadable(&reason)),
            None => String::new(),
        };
        let hidden = name.split('/').any(|step| step.starts_with('.') || step == "__MACOSX");
        if !hidden && name.to_ascii_lowercase().ends_with(".ros") {
            rosters.push(index);
        } else {
            others.push(name);
        }
    }
    let [roster] = rosters[..] else {
        return Err(Refused::new(match rosters.len() {
            0 => Note::new("rosters-archive-empty"),
            count => Note::new("rosters-archive-many").with("count", count),
        }));
    };
    let file = archive.by_index(roster).map_err(|reason| unreadable(&reason))?;
    let mut inflated = Vec::new();
    // What the archive says about its size is not to be trusted, so the reading itself is bounded.
    let bound = MOST_BYTES as u64 + 1;
    file.take(bound)
        .read_to_end(&mut inflated)
        .map_err(|reason| Refused::new(Note::new("rosters-archive-unreadable").with("reason", reason)))?;
    if inflated.len() > MOST_BYTES {
        return Err(too_large(MOST_BYTES));
    }
    Ok((inflated, others))
}

fn unreadable(reason: &ZipError) -> Refused {
    Refused::new(Note::new("rosters-archive-unreadable").with("reason", reason))
}

/// The refusal of a file that is larger than any roster.
pub(crate) fn too_large(most: usize) -> Refused {
    Refused::new(Note::new("rosters-too-large").with("most", most / (1 << 20)))
}
