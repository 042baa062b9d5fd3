//! Changes to an army file. Only what means nothing is refused; broken rules are somebody else's business.

use gonfalon_scene::{Edit, Nonsense, Setting, sound_name};

use super::{MOST_POINTS, fits};
use crate::army::{ArmyFile, UnitEntry};
use crate::data::{Library, OptionKind, Word, nearest};

/// The most units that one line of an army file can have.
pub(super) const MOST_COPIES: u8 = 50;
/// How the choices of options begin: a file may call an option like another choice.
pub(super) const OPTION: &str = "option.";

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
                set_army(&mut changed, choice, to)
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
    let known = library.entry(id).is_some();
    if !known || !to.is_empty() {
        let ids = library.entries.iter().map(|entry| entry.id.as_str());
        let nearest = nearest(id, ids).filter(|_| !known).map(str::to_owned);
        return Err(Nonsense::NoSuchAddition { id: id.to_owned(), to: to.to_owned(), nearest });
    }
    file.units.push(UnitEntry { id: id.to_owned(), options: vec![], count: 1 });
    Ok(())
}

fn set_army(file: &mut ArmyFile, choice: &str, to: &Setting) -> Option<()> {
    match (choice, to) {
        ("points", Setting::Nothing) => file.points = None,
        ("points", Setting::Number(points)) => {
            let points = u16::try_from(*points).ok()?;
            file.points = Some(points).filter(|points| (1..=MOST_POINTS).contains(points));
            file.points?;
        }
        ("good-and-evil", Setting::Flag(agreed)) => file.good_and_evil_agreed = *agreed,
        _ => return None,
    }
    Some(())
}

fn set_unit(unit: &mut UnitEntry, choice: &str, to: &Setting, library: &Library) -> Option<()> {
    match (choice, to) {
        ("size", Setting::Word(word)) => {
            let family = library[library.entry(&unit.id)?].family()?;
            let other = &library[library.entry(word)?];
            other.family().filter(|other| *other == family)?;
            unit.id.clone_from(&other.id);
        }
        ("count", Setting::Number(count)) => {
            let count = u8::try_from(*count).ok().filter(|count| (1..=MOST_COPIES).contains(count))?;
            unit.count = count;
        }
        (option, Setting::Flag(on)) => {
            let word = option.strip_prefix(OPTION)?;
            let taken = unit.options.iter().any(|option| option == word);
            match (on, taken) {
                (true, true) => {}
                // An option that this unit cannot take breaks a rule; one that nobody knows means nothing.
                (true, false) => unit.options.push(OptionKind::from_word(word)?.word().to_owned()),
                (false, true) => unit.options.retain(|option| option != word),
                (false, false) => {
                    OptionKind::from_word(word)?;
                }
            }
        }
        _ => return None,
    }
    Some(())
}
