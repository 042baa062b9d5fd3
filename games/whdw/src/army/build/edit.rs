//! Changes to an army file. Only what means nothing is refused; broken rules are somebody else's business.

use gonfalon_scene::{Edit, Nonsense, Setting, sound_name};

use super::additions::{CARD, HERO, PREBUILT, UNIT, known};
use super::{fits, parts};
use crate::army::{ArmyFile, BuiltRegiment, PrebuiltRegiment, RegimentEntry, UnitEntry};
use crate::data::{Kind, Library, nearest};

/// The most copies that one line of an army file can have.
pub(super) const MOST_COPIES: u8 = 50;

/// Changes an army file, or says why the edit means nothing and leaves the file alone.
pub fn edit(file: &mut ArmyFile, edit: &Edit, library: &Library) -> Result<(), Nonsense> {
    let mut changed = file.clone();
    match edit {
        Edit::Add { id, to } => {
            add(&mut changed, id, to, library)?;
            fits(&changed, library)?;
        }
        Edit::Remove { path } => {
            remove(&mut changed, path).ok_or_else(|| Nonsense::NoSuchPath(path.clone()))?;
        }
        Edit::Set { path, choice, to } => {
            let at = At::read(path).ok_or_else(|| Nonsense::NoSuchPath(path.clone()))?;
            let unknown = || Nonsense::NoSuchChoice { path: path.clone(), choice: choice.clone() };
            set(&mut changed, at, choice, to, library).ok_or_else(unknown)?;
        }
        Edit::Rename(name) => changed.name = sound_name(name)?,
    }
    *file = changed;
    Ok(())
}

/// What a path leads to.
#[derive(Clone, Copy)]
enum At {
    Regiment(usize),
    Unit(usize, usize),
    Card(usize, usize),
}

impl At {
    fn read(path: &str) -> Option<At> {
        let mut steps = path.split('.');
        let regiment = steps.next().filter(|step| *step == "regiments").and(steps.next())?.parse().ok()?;
        let at = match (steps.next(), steps.next()) {
            (None, None) => At::Regiment(regiment),
            (Some("units"), Some(place)) => At::Unit(regiment, place.parse().ok()?),
            (Some("cards"), Some(place)) => At::Card(regiment, place.parse().ok()?),
            _ => return None,
        };
        steps.next().is_none().then_some(at)
    }
}

/// The regiment of the player's own at this place.
fn built(file: &mut ArmyFile, regiment: usize) -> Option<&mut BuiltRegiment> {
    match file.regiments.get_mut(regiment)? {
        RegimentEntry::Built(built) => Some(built),
        RegimentEntry::Prebuilt(_) => None,
    }
}

fn add(file: &mut ArmyFile, id: &str, to: &str, library: &Library) -> Result<(), Nonsense> {
    let ids = known(library);
    if !ids.iter().any(|known| known == id) {
        let near = nearest(id, ids.iter().map(String::as_str)).map(str::to_owned);
        return Err(Nonsense::NoSuchAddition { id: id.to_owned(), to: to.to_owned(), nearest: near });
    }
    let cannot = || Nonsense::NoSuchAddition { id: id.to_owned(), to: to.to_owned(), nearest: None };
    let (sort, word) = id.split_once(':').ok_or_else(cannot)?;
    let own = word.to_owned();
    if [HERO, PREBUILT].contains(&sort) {
        file.regiments.push(match sort {
            PREBUILT => RegimentEntry::Prebuilt(PrebuiltRegiment { prebuilt: own }),
            _ => RegimentEntry::Built(BuiltRegiment { hero: own, units: vec![], cards: vec![] }),
        });
        return if to.is_empty() { Ok(()) } else { Err(cannot()) };
    }
    let Some(At::Regiment(regiment)) = At::read(to) else { return Err(cannot()) };
    let regiment = built(file, regiment).ok_or_else(cannot)?;
    match sort {
        CARD => regiment.cards.push(own),
        // A title listed twice counts as one title with both numbers.
        UNIT => match regiment.units.iter_mut().find(|unit| unit.id == word) {
            Some(unit) if unit.count < MOST_COPIES => unit.count += 1,
            Some(_) => return Err(cannot()),
            None => regiment.units.push(UnitEntry { id: own, count: 1 }),
        },
        _ => return Err(cannot()),
    }
    Ok(())
}

fn remove(file: &mut ArmyFile, path: &str) -> Option<()> {
    match At::read(path)? {
        At::Regiment(regiment) => {
            file.regiments.get(regiment)?;
            file.regiments.remove(regiment);
        }
        At::Unit(regiment, place) => {
            let units = &mut built(file, regiment)?.units;
            units.get(place)?;
            units.remove(place);
        }
        At::Card(regiment, place) => {
            let cards = &mut built(file, regiment)?.cards;
            cards.get(place)?;
            cards.remove(place);
        }
    }
    Some(())
}

fn set(file: &mut ArmyFile, at: At, choice: &str, to: &Setting, library: &Library) -> Option<()> {
    match (at, choice, to) {
        (At::Regiment(regiment), "hero", Setting::Word(word)) => {
            let hero = library.disk(word).filter(|hero| library[*hero].kind == Kind::Hero)?;
            built(file, regiment)?.hero.clone_from(&library[hero].id);
        }
        (At::Regiment(regiment), "prebuilt", Setting::Flag(on)) => {
            let entry = file.regiments.get_mut(regiment)?;
            let opened = parts::opened(entry, library)?;
            if !on {
                *entry = opened;
            }
        }
        (At::Unit(regiment, place), "count", Setting::Number(count)) => {
            let count = u8::try_from(*count).ok().filter(|count| (1..=MOST_COPIES).contains(count))?;
            built(file, regiment)?.units.get_mut(place)?.count = count;
        }
        _ => return None,
    }
    Some(())
}
