//! What stands before the units: names, faction, detachment, points, and claims about the units to come.

use super::Slotted;
use super::head::{points_at_end, points_text, without_label};
use crate::finish::{count, points};
use crate::format::Format;
use crate::ledger::{Leaf, Ledger, Meaning};
use crate::note::Note;
use crate::roster::{Enhancement, Roster, Setting, Unit};

/// What the head of a list says about its units.
#[derive(Debug, Default)]
pub(crate) struct Claims {
    warlord: Option<(Leaf, String)>,
    /// The enhancement and the unit that has it.
    enhancements: Vec<(Leaf, String, String)>,
    units: Option<u32>,
}

/// Reads the head; says how many lines it has.
pub(crate) fn read(
    format: Format,
    lines: &[Slotted<'_>],
    roster: &mut Roster,
    ledger: &mut Ledger,
) -> (Claims, usize) {
    match format {
        Format::NewRecruitGw | Format::NewRecruitWtc | Format::NewRecruitWtcCompact => {
            ruled(lines, roster, ledger)
        }
        Format::GwApp => (Claims::default(), app(lines, roster, ledger)),
        Format::ListForge => (Claims::default(), title(lines, roster, ledger, list_forge_title)),
        Format::NewRecruitSimple => (Claims::default(), title(lines, roster, ledger, simple_title)),
        _ => (Claims::default(), 0),
    }
}

/// Reads the first line that is not blank.
fn title(
    lines: &[Slotted<'_>],
    roster: &mut Roster,
    ledger: &mut Ledger,
    read: impl FnOnce(&str, &mut Roster) -> bool,
) -> usize {
    let Some(at) = lines.iter().position(|slotted| !slotted.line.body.is_empty()) else { return 0 };
    lines[..at].iter().for_each(|slotted| ledger.settle(slotted.leaf, Meaning::Layout));
    let title = &lines[at];
    if !read(title.line.body, roster) {
        return at;
    }
    ledger.settle(title.leaf, Meaning::Name);
    state(title, roster, ledger);
    at + 1
}

/// The points at the end of a line are those of the army.
fn state(slotted: &Slotted<'_>, roster: &mut Roster, ledger: &mut Ledger) {
    match points_at_end(slotted.line.body) {
        Some((_, points)) if points.amount.is_some() => roster.points.stated = points.amount,
        Some(_) => {
            ledger.leave(slotted.leaf, Note::new("rosters-bad-points").with("text", slotted.line.body))
        }
        None => {}
    }
}

/// `Name - Faction - Detachment (1995 Points)`.
fn list_forge_title(body: &str, roster: &mut Roster) -> bool {
    let Some((title, _)) = points_at_end(body) else { return false };
    // The name is the player's and may have hyphens of its own; the rest is counted from the end.
    let mut parts = title.rsplitn(3, " - ").map(|part| part.trim().to_owned());
    roster.detachment = parts.next();
    roster.faction = parts.next();
    roster.name = parts.next();
    true
}

/// `Alliance - Faction - Name - [1985 pts]`.
fn simple_title(body: &str, roster: &mut Roster) -> bool {
    let Some((title, _)) = points_at_end(body) else { return false };
    let title = title.trim_end_matches(['-', ' ']);
    match title.splitn(3, " - ").collect::<Vec<_>>()[..] {
        [alliance, faction, name] => {
            roster.set_faction(&format!("{alliance} - {faction}"));
            roster.name = Some(name.trim().to_owned());
        }
        [faction, name] => {
            roster.faction = Some(faction.trim().to_owned());
            roster.name = Some(name.trim().to_owned());
        }
        _ => roster.name = Some(title.to_owned()),
    }
    true
}

/// The names that battle sizes have.
const SIZES: &[&str] = &["Combat Patrol", "Incursion", "Strike Force", "Onslaught"];

/// The app's head: a title, then faction, part of it, detachment and battle size, in one of two orders.
fn app(lines: &[Slotted<'_>], roster: &mut Roster, ledger: &mut Ledger) -> usize {
    let start = title(lines, roster, ledger, |body, roster| {
        roster.name = points_at_end(body).map(|(name, _)| name.to_owned());
        roster.name.is_some()
    });
    let length = lines[start..].iter().position(|slotted| slotted.line.is_capital_heading());
    let end = start + length.unwrap_or(0);
    let (mut said, mut size) = (Vec::new(), None);
    for slotted in &lines[start..end] {
        let body = slotted.line.body;
        if body.is_empty() {
            ledger.settle(slotted.leaf, Meaning::Layout);
            continue;
        }
        let (name, limit) = points_at_end(body).map_or((body, None), |(name, points)| (name, points.amount));
        if size.is_none() && (SIZES.contains(&name) || name != body) {
            ledger.settle(slotted.leaf, Meaning::Setting);
            roster.points.limit = limit;
            roster.settings.push(Setting { name: "Battle Size".to_owned(), choices: vec![body.to_owned()] });
            size = Some(said.len());
        } else {
            said.push(slotted);
        }
    }
    // Earlier versions write the detachment after the battle size, later ones before it.
    let detachment = match size {
        Some(size) if size < said.len() => Some(size),
        _ if said.len() >= 2 => Some(said.len() - 1).filter(|last| *last <= 2),
        _ => None,
    };
    for (index, slotted) in said.into_iter().enumerate() {
        let text = Some(slotted.line.body.to_owned());
        let meaning = if Some(index) == detachment {
            roster.detachment = text;
            Meaning::Detachment
        } else if index == 0 {
            roster.faction = text;
            Meaning::Faction
        } else if index == 1 && roster.subfaction.is_none() {
            roster.subfaction = text;
            Meaning::Faction
        } else {
            ledger.leave(slotted.leaf, Note::new("rosters-app-line"));
            continue;
        };
        ledger.settle(slotted.leaf, meaning);
    }
    end
}

/// The head between ruled lines, with a key in every line.
fn ruled(lines: &[Slotted<'_>], roster: &mut Roster, ledger: &mut Ledger) -> (Claims, usize) {
    let mut claims = Claims::default();
    let mut key = "";
    let head = |body: &str| body.is_empty() || body.starts_with(['+', '&']);
    let end = lines.iter().position(|slotted| !head(slotted.line.body)).unwrap_or(lines.len());
    for slotted in &lines[..end] {
        let body = slotted.line.body;
        if body.trim_matches('+').trim().is_empty() {
            ledger.settle(slotted.leaf, Meaning::Layout);
            continue;
        }
        let value = match body.strip_prefix('&') {
            Some(more) => more.trim(),
            None => {
                let Some((name, value)) = body.trim_start_matches(['+', ' ']).split_once(':') else {
                    continue;
                };
                key = name.trim();
                value.trim()
            }
        };
        if let Some(meaning) = keyed(key, value, slotted, roster, &mut claims, ledger) {
            ledger.settle(slotted.leaf, meaning);
        }
    }
    (claims, end)
}

/// One line of a ruled head; nothing if its key is not known.
fn keyed(
    key: &str,
    value: &str,
    slotted: &Slotted<'_>,
    roster: &mut Roster,
    claims: &mut Claims,
    ledger: &mut Ledger,
) -> Option<Meaning> {
    // Said twice, the first holds; the second stays unread and is kept in the report.
    let twice = match key {
        "FACTION KEYWORD" => roster.faction.is_some(),
        "DETACHMENT" => roster.detachment.is_some(),
        "TOTAL ARMY POINTS" => roster.points.stated.is_some(),
        "WARLORD" => claims.warlord.is_some(),
        "NUMBER OF UNITS" => claims.units.is_some(),
        _ => false,
    };
    match key {
        _ if twice => None,
        "FACTION KEYWORD" => {
            roster.set_faction(value);
            Some(Meaning::Faction)
        }
        "DETACHMENT" => {
            // The name of its rule may stand behind it.
            let (name, rule) = match value.strip_suffix(')').and_then(|value| value.rsplit_once(" (")) {
                Some((name, rule)) => (name, Some(rule)),
                None => (value, None),
            };
            roster.detachment = Some(name.trim().to_owned());
            let setting =
                |rule: &str| Setting { name: "Detachment Rule".to_owned(), choices: vec![rule.to_owned()] };
            roster.settings.extend(rule.map(setting));
            Some(Meaning::Detachment)
        }
        "TOTAL ARMY POINTS" => {
            let plain = points_text(value).map_or_else(|| points(value), |points| points.amount);
            if plain.is_none() {
                ledger.leave(slotted.leaf, Note::new("rosters-bad-points").with("text", value));
            }
            roster.points.stated = plain;
            Some(Meaning::Points)
        }
        "WARLORD" => {
            claims.warlord = Some((slotted.leaf, without_label(value).to_owned()));
            Some(Meaning::Warlord)
        }
        "ENHANCEMENT" => {
            let (name, unit) = match value.strip_suffix(')').and_then(|value| value.rsplit_once(" (on ")) {
                Some((name, unit)) => (name, without_label(unit)),
                None => (value, ""),
            };
            claims.enhancements.push((slotted.leaf, name.trim().to_owned(), unit.to_owned()));
            Some(Meaning::Enhancement)
        }
        "NUMBER OF UNITS" => {
            claims.units = count(value);
            if claims.units.is_none() {
                ledger.leave(slotted.leaf, Note::new("rosters-bad-count").with("text", value));
            }
            Some(Meaning::Setting)
        }
        "SECONDARY" | "ALLIED UNITS" => {
            let choices = vec![value.to_owned()];
            roster.settings.push(Setting { name: key.to_owned(), choices });
            Some(Meaning::Setting)
        }
        _ => None,
    }
}

impl Claims {
    /// Compares the claims with the units. Names decide, since the numbers of some versions skip units.
    pub(crate) fn settle(self, roster: &mut Roster, ledger: &mut Ledger) {
        if let Some(stated) = self.units
            && stated as usize != roster.units.len()
        {
            let note = Note::new("rosters-units-differ").with("stated", stated);
            ledger.find(note.with("counted", roster.units.len()));
        }
        if let Some((leaf, name)) = self.warlord
            && !roster.units.iter().any(|unit| unit.warlord && unit.name == name)
        {
            match roster.units.iter_mut().find(|unit| unit.name == name) {
                Some(unit) => {
                    unit.warlord = true;
                    let note = Note::new("rosters-warlord-from-header").with("unit", name);
                    ledger.guess(leaf, Meaning::Warlord, note);
                }
                None => ledger.leave(leaf, Note::new("rosters-warlord-nowhere").with("unit", name)),
            }
        }
        for (leaf, name, unit_name) in self.enhancements {
            let has = |unit: &Unit| {
                unit.name == unit_name && unit.enhancements.iter().any(|known| known.name == name)
            };
            if roster.units.iter().any(has) {
                continue;
            }
            let fits = |unit: &&mut Unit| unit.name == unit_name && unit.enhancements.is_empty();
            match roster.units.iter_mut().find(fits) {
                Some(unit) => {
                    let note = Note::new("rosters-enhancement-from-header").with("name", &name);
                    ledger.guess(leaf, Meaning::Enhancement, note.with("unit", &unit_name));
                    unit.enhancements.push(Enhancement { name, points: None, abilities: Vec::new() });
                }
                None => {
                    let note = Note::new("rosters-enhancement-nowhere").with("name", name);
                    ledger.leave(leaf, note.with("unit", unit_name));
                }
            }
        }
    }
}
