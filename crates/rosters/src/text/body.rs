//! Headings, first lines of units, and the lines below them.

use std::collections::BTreeSet;

use super::Slotted;
use super::head::{Head, LONGEST_LINE, points_at_end};
use super::items::items;
use crate::finish::LONGEST_NAME;
use crate::format::Format;
use crate::ledger::{Ledger, Meaning};
use crate::note::Note;
use crate::roster::{Roster, Setting};

/// A unit as lines: its first, and those below it.
#[derive(Debug)]
pub(crate) struct Draft<'t> {
    pub(crate) first: Slotted<'t>,
    pub(crate) head: Head<'t>,
    pub(crate) section: Option<Section<'t>>,
    pub(crate) below: Vec<Slotted<'t>>,
}

/// The heading that units stand under.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Section<'t> {
    pub(crate) name: &'t str,
    stated: Option<i32>,
    /// Tells headings of the same name apart.
    number: usize,
}

/// Headings that tools are known to write.
const SECTIONS: &[&str] = &[
    "allied units",
    "allied unit",
    "aircraft",
    "battleline",
    "beast",
    "beasts",
    "character",
    "characters",
    "dedicated transport",
    "dedicated transports",
    "drone",
    "epic hero",
    "epic heroes",
    "fortification",
    "fortifications",
    "infantry",
    "monster",
    "mounted",
    "other datasheets",
    "other",
    "swarm",
    "unit",
    "vehicle",
];

/// Parts the body of a list into units.
pub(crate) fn drafts<'t>(
    format: Format,
    lines: &[Slotted<'t>],
    roster: &mut Roster,
    ledger: &mut Ledger,
) -> Vec<Draft<'t>> {
    let mut drafts: Vec<Draft<'t>> = Vec::new();
    let mut section: Option<Section<'t>> = None;
    // Whether lines below belong to the last unit; a heading ends it.
    let mut open = false;
    for slotted in lines {
        let (leaf, line) = (slotted.leaf, &slotted.line);
        if line.body.is_empty() {
            ledger.settle(leaf, Meaning::Layout);
        } else if line.is_footer() {
            ledger.settle(leaf, Meaning::Bookkeeping);
        } else if line.body.len() > LONGEST_LINE {
            ledger.leave(leaf, Note::new("rosters-name-too-long"));
        } else if format == Format::NewRecruitSimple && line.body.starts_with("# ") {
            ledger.settle(leaf, Meaning::Layout);
            compare_total(line.body, roster, ledger);
        } else if let Some(found) = heading(format, slotted, section) {
            let known =
                SECTIONS.contains(&found.name.to_lowercase().as_str()) || found.name == "Configuration";
            ledger.settle(leaf, Meaning::Section);
            if !known {
                let note = Note::new("rosters-section-unknown").with("section", found.name);
                ledger.guess(leaf, Meaning::Section, note);
            }
            (section, open) = (Some(found), false);
        } else if section.is_some_and(|section| section.name == "Configuration") {
            setting(line.body, roster);
            ledger.settle(leaf, Meaning::Setting);
        } else if let Some(head) = first_line(slotted) {
            if head.name.chars().count() > LONGEST_NAME {
                ledger.leave(leaf, Note::new("rosters-name-too-long"));
                continue;
            }
            drafts.push(Draft { first: *slotted, head, section, below: Vec::new() });
            open = true;
        } else if let Some(draft) = drafts.last_mut().filter(|_| open) {
            draft.below.push(*slotted);
        }
        // Whatever is none of these keeps its slot open and is reported as not understood.
    }
    drafts
}

fn first_line<'t>(slotted: &Slotted<'t>) -> Option<Head<'t>> {
    let line = &slotted.line;
    let plain = !line.bullet && line.loadout().is_none() && !line.body.starts_with("Enhancement");
    if plain { Head::read(line.body) } else { None }
}

fn heading<'t>(format: Format, slotted: &Slotted<'t>, before: Option<Section<'t>>) -> Option<Section<'t>> {
    let line = &slotted.line;
    let number = before.map_or(0, |section| section.number + 1);
    match format {
        Format::NewRecruitSimple => {
            let text = line.body.strip_prefix("## ")?;
            let (name, stated) =
                points_at_end(text).map_or((text, None), |(name, points)| (name, points.amount));
            Some(Section { name: name.trim(), stated, number })
        }
        Format::ListForge if line.is_colon_heading() => {
            Some(Section { name: line.body.trim_end_matches(':').trim(), stated: None, number })
        }
        Format::ListForge | Format::NewRecruitShort => None,
        _ => line.is_capital_heading().then_some(Section { name: line.body, stated: None, number }),
    }
}

/// `Battle Size: Incursion`, or the name of a setting alone.
fn setting(body: &str, roster: &mut Roster) {
    let (name, choice) = match body.split_once(": ") {
        Some((name, choice)) => (name.trim(), Some(choice.trim().to_owned())),
        None => (body, None),
    };
    if name.starts_with("Detachment") && roster.detachment.is_none() {
        roster.detachment.clone_from(&choice);
    }
    roster.settings.push(Setting { name: name.to_owned(), choices: choice.into_iter().collect() });
}

/// The line above all units says the points of the army again.
fn compare_total(body: &str, roster: &Roster, ledger: &mut Ledger) {
    let said = points_at_end(body).and_then(|(_, points)| points.amount);
    if let (Some(stated), Some(again)) = (roster.points.stated, said)
        && stated != again
    {
        ledger.find(Note::new("rosters-points-differ").with("stated", stated).with("summed", again));
    }
}

/// Compares the points that headings say with those of the units under them.
pub(crate) fn compare_sections(drafts: &[Draft<'_>], roster: &Roster, ledger: &mut Ledger) {
    let mut index = 0;
    while let Some(section) = drafts.get(index).map(|draft| draft.section) {
        let length = drafts[index..].iter().take_while(|draft| draft.section == section).count();
        let units = &roster.units[index..index + length];
        let summed = units.iter().filter_map(|unit| unit.points).fold(0, i32::saturating_add);
        if let Some(Section { name, stated: Some(stated), .. }) = section
            && stated != summed
        {
            let note = Note::new("rosters-section-differs").with("section", name);
            ledger.find(note.with("stated", stated).with("summed", summed));
        }
        index += length;
    }
}

/// The names of all wargear in the list, in small letters; they tell where glued names part.
pub(crate) fn known_names(drafts: &[Draft<'_>]) -> BTreeSet<String> {
    let below = drafts.iter().flat_map(|draft| &draft.below).map(|slotted| {
        let (_, body) = slotted.line.loadout().unwrap_or(("", slotted.line.body));
        body
    });
    let rests = drafts.iter().filter_map(|draft| draft.head.rest);
    let lists = below.chain(rests).flat_map(|list| items(list, false));
    lists.map(|item| item.name.to_lowercase()).collect()
}
