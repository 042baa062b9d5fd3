//! Changes to an army file. Only what means nothing is refused; broken rules are somebody else's business.

use gonfalon_data::Word;
use gonfalon_scene::{Edit, Nonsense, Setting, sound_name};

use super::fits;
use crate::army::{ArmyFile, BattleSize, TakenOption, UnitEntry};
use crate::data::{Library, nearest};

/// How the choices of wargear options begin.
pub(super) const OPTION: &str = "option.";
/// No Enhancement.
pub(super) const NONE: &str = "none";
/// The most models that take one option.
pub(super) const MOST_TAKEN: u8 = 60;

/// Changes an army file, or says why the edit means nothing and leaves the file alone.
pub fn edit(file: &mut ArmyFile, edit: &Edit, library: &Library) -> Result<(), Nonsense> {
    let mut changed = file.clone();
    match edit {
        Edit::Add { id, to } => {
            add(&mut changed, id, to, library)?;
            fits(&changed)?;
        }
        Edit::Remove { path } => {
            let place = place(&changed, path)?;
            changed.units.remove(place);
        }
        Edit::Set { path, choice, to } => {
            let unknown = || Nonsense::NoSuchChoice { path: path.clone(), choice: choice.clone() };
            let set = if path.is_empty() {
                set_army(&mut changed, choice, to, library)
            } else {
                let place = place(&changed, path)?;
                set_unit(&mut changed.units[place], choice, to, library)
            };
            set.ok_or_else(unknown)?;
        }
        Edit::Rename(name) => changed.name = sound_name(name)?,
    }
    *file = changed;
    Ok(())
}

fn place(file: &ArmyFile, path: &str) -> Result<usize, Nonsense> {
    let place = path.strip_prefix("units.").and_then(|number| number.parse::<usize>().ok());
    place.filter(|place| *place < file.units.len()).ok_or_else(|| Nonsense::NoSuchPath(path.to_owned()))
}

fn add(file: &mut ArmyFile, id: &str, to: &str, library: &Library) -> Result<(), Nonsense> {
    let known = library.datasheet(id).is_some();
    if !known || !to.is_empty() {
        let ids = library.datasheets.iter().map(|sheet| sheet.id.as_str());
        let nearest = nearest(id, ids).filter(|_| !known).map(str::to_owned);
        return Err(Nonsense::NoSuchAddition { id: id.to_owned(), to: to.to_owned(), nearest });
    }
    file.units.push(UnitEntry { id: id.to_owned(), ..UnitEntry::default() });
    Ok(())
}

fn set_army(file: &mut ArmyFile, choice: &str, to: &Setting, library: &Library) -> Option<()> {
    let Setting::Word(word) = to else { return None };
    match choice {
        "size" => file.size = BattleSize::from_word(word)?,
        "faction" => {
            let faction = library.faction(word)?;
            file.faction.clone_from(word);
            // Another faction has other Detachments.
            let first = library.detachments.iter().find(|detachment| detachment.faction == faction);
            file.detachment = first.map(|detachment| detachment.id.clone()).unwrap_or_default();
        }
        "detachment" => {
            library.detachment(word)?;
            file.detachment.clone_from(word);
        }
        _ => return None,
    }
    Some(())
}

fn set_unit(unit: &mut UnitEntry, choice: &str, to: &Setting, library: &Library) -> Option<()> {
    let sheet = &library[library.datasheet(&unit.id)?];
    match (choice, to) {
        ("models", Setting::Word(word)) => {
            let size = sheet.sizes.iter().find(|size| size.word() == *word)?;
            unit.loadout.clone_from(&size.id);
            unit.models = if size.id.is_some() { None } else { u8::try_from(size.total()).ok() };
        }
        ("warlord", Setting::Flag(on)) => unit.warlord = *on,
        ("enhancement", Setting::Word(word)) if word == NONE => unit.enhancements.clear(),
        ("enhancement", Setting::Word(word)) => {
            library.enhancement(word)?;
            unit.enhancements = vec![word.clone()];
        }
        (option, Setting::Number(count)) => {
            let id = option.strip_prefix(OPTION)?;
            sheet.options.iter().find(|option| option.id == id)?;
            let count = u8::try_from(*count).ok().filter(|count| *count <= MOST_TAKEN)?;
            unit.options.retain(|taken| taken.id != id);
            if count > 0 {
                unit.options.push(TakenOption { id: id.to_owned(), count });
            }
        }
        _ => return None,
    }
    Some(())
}
