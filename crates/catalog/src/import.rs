//! Armies of other tools.

use gonfalon_kernel::Line;

use crate::Finding;

/// A file that somebody gave.
#[derive(Clone, Debug)]
pub struct GivenFile {
    /// Its name, for findings.
    pub name: String,
    /// Its contents.
    pub bytes: Vec<u8>,
}

/// The most packs that are looked at together.
const MOST_PACKS: usize = 20;

/// Whether so many packs can be looked at.
pub(crate) fn bounded(packs: &[GivenFile]) -> Result<(), Vec<Finding>> {
    if packs.len() <= MOST_PACKS {
        return Ok(());
    }
    let line = Line::new("catalog-import-packs").number("packs", packs.len() as i64);
    Err(vec![Finding::new(line.number("most", MOST_PACKS as i64))])
}

/// A game that reads no armies of other tools.
pub(crate) fn none() -> Vec<Finding> {
    vec![Finding::new(Line::new("catalog-import-none"))]
}
