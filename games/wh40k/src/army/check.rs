//! From the Army Roster as written to the army ready to play, with every broken rule on the way.

use std::sync::Arc;

use gonfalon_data::{DataError, LIST};

use super::broken::Broken;
use super::file::{ArmyFile, UnitEntry};
use super::size::BattleSize;
use super::{options, rules};
use crate::data::{BadPublication, DatasheetId, DetachmentId, EnhancementId, FactionId, Library, nearest};

/// An army that keeps every rule of mustering.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Army {
    /// The name its player gave it.
    pub name: String,
    /// The battle size it was mustered for.
    pub size: BattleSize,
    /// Its faction.
    pub faction: FactionId,
    /// Its Detachment rules.
    pub detachment: DetachmentId,
    /// Its units.
    pub units: Vec<ArmyUnit>,
}

/// One unit of an army.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArmyUnit {
    /// Its datasheet.
    pub datasheet: DatasheetId,
    /// Its size, as a place in those of the datasheet.
    pub size: u8,
    /// The wargear options taken, as places in those of the datasheet, with the number of models that take them.
    pub options: Vec<(u8, u8)>,
    /// Its Enhancement.
    pub enhancement: Option<EnhancementId>,
    /// Whether its CHARACTER is the Warlord.
    pub warlord: bool,
}

impl ArmyUnit {
    /// What it costs with everything.
    pub fn points(&self, library: &Library) -> u16 {
        let sheet = &library[self.datasheet];
        let options = self.options.iter().map(|(option, count)| {
            sheet.options[usize::from(*option)].points.saturating_mul(u16::from(*count))
        });
        let enhancement = self.enhancement.map_or(0, |id| library[id].points);
        let own = sheet.sizes[usize::from(self.size)].points;
        options.fold(own.saturating_add(enhancement), u16::saturating_add)
    }
}

/// One line of a roster of which not every word could be looked up.
pub(super) struct Draft {
    /// The line, counted from 1.
    pub(super) number: usize,
    pub(super) datasheet: Option<DatasheetId>,
    pub(super) size: Option<u8>,
    /// The options in the order they were written, even if twice.
    pub(super) options: Vec<(u8, u8)>,
    pub(super) enhancements: Vec<EnhancementId>,
    pub(super) warlord: bool,
}

impl Draft {
    fn unit(&self) -> Option<ArmyUnit> {
        Some(ArmyUnit {
            datasheet: self.datasheet?,
            size: self.size?,
            options: self.options.clone(),
            enhancement: self.enhancements.first().copied(),
            warlord: self.warlord,
        })
    }

    /// What the unit costs; nothing if nobody knows it.
    pub(super) fn cost(&self, library: &Library) -> u32 {
        let more = self.enhancements.iter().skip(1).map(|id| u32::from(library[*id].points));
        self.unit().map_or(0, |unit| u32::from(unit.points(library))) + more.sum::<u32>()
    }
}

/// Judges a roster and lists every broken rule. Without an agreed battle size the file speaks for both players.
pub fn check(file: &ArmyFile, library: &Library, agreed: Option<BattleSize>) -> Result<Army, Vec<Broken>> {
    let mut broken = Vec::new();
    let faction = library.faction(&file.faction);
    if faction.is_none() {
        let known = library.factions.iter().map(|faction| faction.id.as_str());
        let args = vec![("word", file.faction.clone()), ("known", joined(known))];
        broken.push(Broken::new("wh40k.muster.faction", "army-unknown-faction", args));
    }
    let detachment = library.detachment(&file.detachment);
    match detachment {
        None => {
            let of_faction = |id: FactionId| faction.is_none_or(|faction| faction == id);
            let known = library.detachments.iter().filter(|detachment| of_faction(detachment.faction));
            let known = joined(known.map(|detachment| detachment.id.as_str()));
            let args = vec![("word", file.detachment.clone()), ("known", known)];
            broken.push(Broken::new("wh40k.muster.detachment", "army-unknown-detachment", args));
        }
        Some(id) if faction.is_some_and(|faction| library[id].faction != faction) => {
            let args = vec![("detachment", file.detachment.clone()), ("faction", file.faction.clone())];
            broken.push(Broken::new("wh40k.muster.detachment", "army-detachment-other-faction", args));
        }
        Some(_) => {}
    }
    let drafts = drafts(file, library, &mut broken);
    for draft in &drafts {
        options::judge(draft, library, &mut broken);
    }
    rules::judge(&drafts, file.size, agreed, faction, detachment, library, &mut broken);
    let units = drafts.iter().map(Draft::unit).collect::<Option<Vec<_>>>();
    match (units, faction, detachment) {
        (Some(units), Some(faction), Some(detachment)) if broken.is_empty() => {
            Ok(Army { name: file.name.clone(), size: file.size, faction, detachment, units })
        }
        _ => Err(broken),
    }
}

/// Judges a roster by a library and by the datasheets that it brings along.
pub fn check_own(
    file: &ArmyFile,
    library: &Arc<Library>,
    agreed: Option<BattleSize>,
) -> Result<Army, Vec<Broken>> {
    match library.of_army(file.publication.as_ref()) {
        Ok(own) => check(file, &own, agreed),
        Err(bad) => Err(unreadable(&bad)),
    }
}

/// What is wrong with datasheets that an army brings along. Whoever reads its file is told at more length.
pub fn unreadable(bad: &BadPublication) -> Vec<Broken> {
    let one = |error: &DataError| {
        let args = vec![("place", error.place.clone()), ("key", error.key.to_owned())];
        Broken::new("wh40k.unit.datasheet-per-unit", "army-publication", args)
    };
    let mut broken: Vec<Broken> = bad.errors.iter().map(one).collect();
    if broken.is_empty() {
        // Whatever was refused without a word is still refused.
        let args = vec![("place", "publication".to_owned()), ("key", "data-too-many".to_owned())];
        broken.push(Broken::new("wh40k.unit.datasheet-per-unit", "army-publication", args));
    }
    broken
}

/// The lines of a roster, looked up; words that nobody knows are noted.
pub(super) fn drafts(file: &ArmyFile, library: &Library, broken: &mut Vec<Broken>) -> Vec<Draft> {
    let lines = file.units.iter().enumerate();
    lines.map(|(index, entry)| look_up(index + 1, entry, library, broken)).collect()
}

fn joined<'a>(words: impl Iterator<Item = &'a str>) -> String {
    words.collect::<Vec<_>>().join(LIST)
}

fn look_up(number: usize, entry: &UnitEntry, library: &Library, broken: &mut Vec<Broken>) -> Draft {
    let mut draft = Draft {
        number,
        datasheet: library.datasheet(&entry.id),
        size: None,
        options: vec![],
        enhancements: vec![],
        warlord: entry.warlord,
    };
    let line = || vec![("number", number.to_string())];
    let Some(id) = draft.datasheet else {
        let mut args = line();
        args.push(("word", entry.id.clone()));
        let near = nearest(&entry.id, library.datasheets.iter().map(|sheet| sheet.id.as_str()));
        broken.push(match near {
            Some(near) => {
                args.push(("nearest", near.to_owned()));
                Broken::new("wh40k.unit.datasheet-per-unit", "army-unknown-unit-nearest", args)
            }
            None => Broken::new("wh40k.unit.datasheet-per-unit", "army-unknown-unit", args),
        });
        return draft;
    };
    let sheet = &library[id];
    let of_unit = || {
        let mut args = line();
        args.push(("unit", sheet.id.clone()));
        args
    };
    let wanted = entry.models.map_or_else(|| sheet.sizes[0].total(), u16::from);
    let fits = |size: &crate::data::Size| match &entry.loadout {
        Some(word) => size.id.as_ref() == Some(word),
        None => size.total() == wanted,
    };
    draft.size = sheet.sizes.iter().position(fits).map(|index| index as u8);
    if draft.size.is_none() {
        let (key, found) = match &entry.loadout {
            Some(word) => ("army-unknown-loadout", word.clone()),
            None => ("army-unknown-size", wanted.to_string()),
        };
        let known = sheet.sizes.iter().map(crate::data::Size::word).collect::<Vec<_>>().join(LIST);
        let mut args = of_unit();
        args.extend([("found", found), ("known", known)]);
        broken.push(Broken::new("wh40k.datasheet.composition", key, args));
    }
    for taken in &entry.options {
        match sheet.options.iter().position(|option| option.id == taken.id) {
            Some(index) => draft.options.push((index as u8, taken.count)),
            None => {
                let known = joined(sheet.options.iter().map(|option| option.id.as_str()));
                let mut args = of_unit();
                args.extend([("word", taken.id.clone()), ("known", known)]);
                broken.push(Broken::new("wh40k.datasheet.wargear-options", "army-unknown-option", args));
            }
        }
    }
    for word in &entry.enhancements {
        match library.enhancement(word) {
            Some(id) => draft.enhancements.push(id),
            None => {
                let known = joined(library.enhancements.iter().map(|enhancement| enhancement.id.as_str()));
                let mut args = of_unit();
                args.extend([("word", word.clone()), ("known", known)]);
                broken.push(Broken::new("wh40k.muster.detachment", "army-unknown-enhancement", args));
            }
        }
    }
    draft
}
