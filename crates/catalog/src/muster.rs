//! Armies built step by step.

use gonfalon_data::{LINK, MOST_ARMY_BYTES, from_link};
use gonfalon_kernel::Line;
use gonfalon_scene::{Edit, Nonsense};

use crate::{ArmyWord, Finding};

/// The most edits at once.
const MOST_EDITS: usize = 200;

/// What an army is called before anybody names it, the same in every language.
pub(crate) const UNNAMED: &str = "Gonfalon";

/// The army in a link, or what is wrong with the link. What the army is like is still to be judged.
pub fn army_of_link(link: &str) -> Result<ArmyWord, Vec<Finding>> {
    let bytes = from_link(link).map_err(|error| {
        vec![Finding::misformed(&error.file, error.line, &error.place, error.key, &error.args)]
    })?;
    Ok(ArmyWord::File { name: LINK.to_owned(), bytes })
}

/// Whether an army and its edits are small enough to be looked at.
pub(crate) fn bounded(army: Option<&ArmyWord>, edits: &[Edit]) -> Result<(), Vec<Finding>> {
    let mut findings = Vec::new();
    if let Some(ArmyWord::File { name, bytes }) = army
        && bytes.len() > MOST_ARMY_BYTES
    {
        let line = Line::new("catalog-muster-too-large").number("bytes", bytes.len() as i64);
        findings.push(Finding::new(line.number("most", MOST_ARMY_BYTES as i64)).in_file(name));
    }
    if edits.len() > MOST_EDITS {
        let line = Line::new("catalog-muster-too-many-edits").number("edits", edits.len() as i64);
        findings.push(Finding::new(line.number("most", MOST_EDITS as i64)));
    }
    if findings.is_empty() { Ok(()) } else { Err(findings) }
}

/// Applies edits one after the other. The first that means nothing ends it: what follows may have counted on it.
pub(crate) fn edited<F>(
    mut file: F,
    edits: &[Edit],
    edit: impl Fn(&mut F, &Edit) -> Result<(), Nonsense>,
) -> Result<F, Vec<Finding>> {
    for (number, one) in edits.iter().enumerate() {
        edit(&mut file, one).map_err(|nonsense| vec![refused(&nonsense, number + 1)])?;
    }
    Ok(file)
}

/// An army that cannot be shown.
pub(crate) fn unshowable(nonsense: &Nonsense) -> Vec<Finding> {
    vec![refused(nonsense, 0)]
}

fn refused(nonsense: &Nonsense, edit: usize) -> Finding {
    let said = |key| Line::new(key).number("edit", edit as i64);
    let (place, line) = match nonsense {
        Nonsense::NoSuchPath(path) => (&**path, said("catalog-muster-path").text("path", path)),
        Nonsense::NoSuchAddition { id, to, nearest: None } => {
            (&**to, said("catalog-muster-addition").text("id", id))
        }
        Nonsense::NoSuchAddition { id, to, nearest: Some(nearest) } => {
            let line = said("catalog-muster-addition-nearest").text("id", id);
            (&**to, line.text("nearest", nearest))
        }
        Nonsense::NoSuchChoice { path, choice } => {
            (&**path, said("catalog-muster-choice").text("choice", choice))
        }
        Nonsense::Full { most } => ("", Line::new("catalog-muster-full").number("most", *most as i64)),
        Nonsense::BadName { most } => ("", Line::new("catalog-muster-name").number("most", *most as i64)),
    };
    Finding { place: place.to_owned(), ..Finding::new(line) }
}
