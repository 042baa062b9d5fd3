//! From the roster of another tool to an army file that brings its own datasheets.
//!
//! What the core rules know becomes data; everything else is kept on the unit as *not automated*. What a roster does not say,
//! such as the sizes of bases, is guessed, and every guess is told in a [`Remark`].

mod ability;
mod base;
mod deal;
mod model;
mod remark;
mod sheet;
mod transport;
mod weapon;
mod words;
mod written;

use std::sync::Arc;

use gonfalon_kernel::Line;
use gonfalon_rosters::{Roster, Unit};

use super::file::{ArmyFile, UnitEntry};
use super::size::BattleSize;
use crate::data::{Library, Publication};
use remark::Remarks;
pub use remark::{Remark, Sureness};
use sheet::Sheets;
use words::{Ids, key};
use written::{WrittenDetachment, WrittenEnhancement, WrittenPublication};

/// An army made of a roster.
#[derive(Clone, Debug)]
pub struct Imported {
    /// The army; whether it keeps the rules of mustering is another question.
    pub file: ArmyFile,
    /// Everything that was guessed, is not automated or could not be understood on the way.
    pub remarks: Vec<Remark>,
}

/// The largest number of points of a battle size that is looked for.
const MOST_POINTS: i32 = 9_999;
/// No army has more units, and no unit more models, wargear, keywords and abilities together.
const MOST_UNITS: usize = 100;
const MOST_PARTS: usize = 1_000;

/// Makes an army of a roster, or says everything that stands against it: units without profiles, and profiles that nobody can
/// read.
pub fn from_roster(roster: &Roster, library: &Arc<Library>) -> Result<Imported, Vec<Line>> {
    bounded(roster)?;
    let missing: Vec<Line> =
        roster.units.iter().filter(|unit| unit.profiles.is_empty()).filter_map(missing(roster)).collect();
    if !missing.is_empty() {
        return Err(missing);
    }
    let mut remarks = Remarks::default();
    let (faction, faction_keyword) = faction(roster, &mut remarks);
    let mut sheets = Sheets::new(library, &faction_keyword);
    let mut enhancements: Vec<WrittenEnhancement> = Vec::new();
    let mut enhancement_ids = Ids::known(library.enhancements.iter().map(|one| one.id.as_str()));
    let mut detachment_ids = Ids::known(library.detachments.iter().map(|one| one.id.as_str()));
    let detachment = roster.detachment.clone().unwrap_or_else(|| {
        remarks.guess(None, Line::new("import-no-detachment"));
        "Detachment".to_owned()
    });
    let detachment_id = detachment_ids.take(&detachment);
    let warlord = warlord(roster, &mut remarks);
    sheets.army_rules(roster, warlord, &mut remarks);
    let mut units = Vec::new();
    let mut troubles = Vec::new();
    for (place, unit) in roster.units.iter().enumerate() {
        let (id, loadout) = match sheets.unit(roster, place, unit, &mut remarks) {
            Ok(found) => found,
            Err(lines) => {
                troubles.extend(lines);
                continue;
            }
        };
        let mut own = Vec::new();
        for enhancement in &unit.enhancements {
            let known = enhancements.iter().find(|known| key(&known.name) == key(&enhancement.name));
            own.push(known.map(|known| known.id.clone()).unwrap_or_else(|| {
                let text = enhancement.abilities.iter().map(|ability| ability.text.as_str());
                let text = text.filter(|text| !text.is_empty()).collect::<Vec<_>>().join("\n");
                let points = enhancement.points.unwrap_or(0).clamp(0, 500);
                let id = enhancement_ids.take(&enhancement.name);
                let name = enhancement.name.clone();
                remarks.not_automated(&unit.name, &name);
                enhancements.push(WrittenEnhancement {
                    id: id.clone(),
                    detachment: detachment_id.clone(),
                    points,
                    name,
                    text,
                });
                id
            }));
        }
        units.push(UnitEntry {
            id,
            loadout: Some(loadout),
            enhancements: own,
            warlord: unit.warlord || warlord == Some(place),
            ..UnitEntry::default()
        });
    }
    if !troubles.is_empty() {
        return Err(troubles);
    }
    let faction_id = Ids::known(library.factions.iter().map(|one| one.id.as_str())).take(&faction);
    let publication = WrittenPublication {
        id: faction_id.clone(),
        name: faction,
        faction: sheets.faction(),
        detachment: vec![WrittenDetachment { id: detachment_id.clone(), name: detachment }],
        enhancement: enhancements,
        keywords: sheets.keywords(),
        weapon: sheets.weapons(),
        datasheet: sheets.datasheets(roster),
    };
    let publication =
        serde_json::to_value(publication).expect("texts, numbers and lists can always be written");
    let publication = Publication(publication);
    if let Err(bad) = library.of_army(Some(&publication)) {
        // Nothing that was written above should be refused; if it is, the reason is better than an army that cannot be read.
        let says = |error: &crate::data::DataError| {
            Line::new("import-refused").text("place", error.place.clone()).text("key", error.key)
        };
        return Err(bad.errors.iter().map(says).collect());
    }
    let file = ArmyFile {
        game: "wh40k".to_owned(),
        name: roster.name.clone().unwrap_or_else(|| roster.faction.clone().unwrap_or("Roster".to_owned())),
        size: size(roster, &mut remarks),
        faction: faction_id,
        detachment: detachment_id,
        units,
        publication: Some(publication),
    };
    Ok(Imported { file, remarks: remarks.list })
}

/// Whether a roster is small enough to be compared with itself.
fn bounded(roster: &Roster) -> Result<(), Vec<Line>> {
    let parts = |unit: &Unit| {
        let of_unit = [unit.abilities.len(), unit.keywords.len(), unit.models.len(), unit.profiles.len()];
        let rest = unit.may_lead.len() + unit.faction_keywords.len() + unit.enhancements.len();
        let profiles = unit.all_wargear().map(|item| 1 + item.profiles.len() + item.abilities.len());
        of_unit.iter().sum::<usize>() + rest + profiles.sum::<usize>()
    };
    let fits = roster.units.len() <= MOST_UNITS && roster.units.iter().all(|unit| parts(unit) <= MOST_PARTS);
    if fits { Ok(()) } else { Err(vec![Line::new("import-too-large").number("units", MOST_UNITS as i64)]) }
}

/// A unit without profiles, with everything of it that has to be looked up; each datasheet once.
fn missing<'r>(roster: &'r Roster) -> impl FnMut(&'r Unit) -> Option<Line> {
    let mut seen: Vec<String> = Vec::new();
    move |unit| {
        let name = key(&unit.name);
        if seen.contains(&name) {
            return None;
        }
        seen.push(name.clone());
        let mut wargear: Vec<&str> = Vec::new();
        let same = roster.units.iter().filter(|other| key(&other.name) == name);
        for item in same.flat_map(Unit::all_wargear).filter(|item| item.profiles.is_empty()) {
            if !wargear.contains(&item.name.as_str()) {
                wargear.push(&item.name);
            }
        }
        let line = Line::new(if wargear.is_empty() { "import-missing-bare" } else { "import-missing" });
        let line = line.text("unit", unit.name.clone());
        Some(if wargear.is_empty() { line } else { line.text("wargear", wargear.join(", ")) })
    }
}

/// What the faction is called, and the keyword that the units share.
fn faction(roster: &Roster, remarks: &mut Remarks) -> (String, String) {
    let mut counts: Vec<(&str, usize)> = Vec::new();
    for keyword in roster.units.iter().flat_map(|unit| &unit.faction_keywords) {
        match counts.iter_mut().find(|(known, _)| key(known) == key(keyword)) {
            Some((_, count)) => *count += 1,
            None => counts.push((keyword, 1)),
        }
    }
    let best = counts.iter().rev().max_by_key(|(_, count)| *count).map(|(keyword, _)| (*keyword).to_owned());
    let faction = roster.faction.clone().or_else(|| best.clone()).unwrap_or_else(|| {
        remarks.guess(None, Line::new("import-no-faction"));
        "Roster".to_owned()
    });
    let keyword = best.unwrap_or_else(|| faction.clone());
    (faction, keyword)
}

/// The unit to be the Warlord where the roster marks none: the first CHARACTER.
fn warlord(roster: &Roster, remarks: &mut Remarks) -> Option<usize> {
    if let Some(marked) = roster.units.iter().position(|unit| unit.warlord) {
        return Some(marked);
    }
    let character = |unit: &Unit| unit.keywords.iter().any(|word| words::slug(word) == "character");
    let first = roster.units.iter().position(character)?;
    let unit = &roster.units[first].name;
    remarks.guess(Some(unit), Line::new("import-warlord").text("unit", unit.clone()));
    Some(first)
}

/// The battle size: that of the roster's limit if it is one and holds, else the smallest that the points fit in.
fn size(roster: &Roster, remarks: &mut Remarks) -> BattleSize {
    const SIZES: [BattleSize; 3] = [BattleSize::Incursion, BattleSize::StrikeForce, BattleSize::Onslaught];
    let points = roster.points.summed.clamp(0, MOST_POINTS);
    let holds = |size: &BattleSize| i32::from(size.points()) >= points;
    let limit = roster.points.limit;
    let stated = SIZES.into_iter().filter(holds).find(|size| Some(i32::from(size.points())) == limit);
    stated.unwrap_or_else(|| {
        let size = SIZES.into_iter().find(holds).unwrap_or(BattleSize::Onslaught);
        remarks.guess(None, Line::new("import-size").number("points", size.points()));
        size
    })
}
