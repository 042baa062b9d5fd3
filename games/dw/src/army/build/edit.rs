//! Changes to an army file. Only what means nothing is refused; broken rules are somebody else's business.

use gonfalon_scene::{Edit, Nonsense, Setting, sound_name};

use super::additions::{DISK, SPELL, known};
use super::fits;
use crate::army::file::MOST_COPIES;
use crate::army::{ArmyFile, DiskEntry};
use crate::data::{Library, nearest};

/// Changes an army file, or says why the edit means nothing and leaves the file alone.
pub fn edit(file: &mut ArmyFile, edit: &Edit, library: &Library) -> Result<(), Nonsense> {
    let mut changed = file.clone();
    match edit {
        Edit::Add { id, to } => {
            add(&mut changed, id, to, library)?;
            fits(&changed)?;
        }
        Edit::Remove { path } => {
            let at = at(&changed, path)?;
            at.lines(&mut changed).remove(at.place);
        }
        Edit::Set { path, choice, to } => {
            let at = at(&changed, path)?;
            let unknown = || Nonsense::NoSuchChoice { path: path.clone(), choice: choice.clone() };
            set(&mut changed, at, choice, to).ok_or_else(unknown)?;
        }
        Edit::Rename(name) => changed.name = sound_name(name)?,
    }
    *file = changed;
    Ok(())
}

/// A line of the file.
#[derive(Clone, Copy)]
struct At {
    spell: bool,
    place: usize,
}

impl At {
    fn lines(self, file: &mut ArmyFile) -> &mut Vec<DiskEntry> {
        if self.spell { &mut file.spells } else { &mut file.disks }
    }
}

fn at(file: &ArmyFile, path: &str) -> Result<At, Nonsense> {
    let read = || {
        let (part, place) = path.split_once('.')?;
        let (spell, lines) = match part {
            "disks" => (false, &file.disks),
            "spells" => (true, &file.spells),
            _ => return None,
        };
        let place = place.parse().ok().filter(|place| *place < lines.len())?;
        Some(At { spell, place })
    };
    read().ok_or_else(|| Nonsense::NoSuchPath(path.to_owned()))
}

fn add(file: &mut ArmyFile, id: &str, to: &str, library: &Library) -> Result<(), Nonsense> {
    let cannot = |nearest| Nonsense::NoSuchAddition { id: id.to_owned(), to: to.to_owned(), nearest };
    let ids = known(library);
    if !ids.iter().any(|known| known == id) {
        return Err(cannot(nearest(id, ids.iter().map(String::as_str)).map(str::to_owned)));
    }
    let lines = match id.split_once(':') {
        Some((DISK, word)) => Some((&mut file.disks, word)),
        Some((SPELL, word)) => Some((&mut file.spells, word)),
        _ => None,
    };
    let (lines, word) = lines.filter(|_| to.is_empty()).ok_or_else(|| cannot(None))?;
    // Another copy joins the last of its kind that has room.
    match lines.iter_mut().rev().find(|line| line.id == word && line.count < MOST_COPIES) {
        Some(line) => line.count += 1,
        None => lines.push(DiskEntry { id: word.to_owned(), count: 1 }),
    }
    Ok(())
}

fn set(file: &mut ArmyFile, at: At, choice: &str, to: &Setting) -> Option<()> {
    let lines = at.lines(file);
    match (choice, to) {
        ("count", Setting::Number(count)) => {
            let count = u8::try_from(*count).ok().filter(|count| (1..=MOST_COPIES).contains(count))?;
            lines[at.place].count = count;
        }
        // Only the order of Creature Disks means anything: it is that of the stack.
        ("place", Setting::Number(place)) if !at.spell => {
            let place = usize::try_from(*place).ok()?.checked_sub(1).filter(|place| *place < lines.len())?;
            let line = lines.remove(at.place);
            lines.insert(place, line);
        }
        _ => return None,
    }
    Some(())
}
