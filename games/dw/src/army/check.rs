//! From the army as written to the army ready to play, with every broken rule on the way.

use super::broken::Broken;
use super::file::{ArmyFile, DiskEntry};
use super::muster::Army;
use super::rules;
use crate::data::{Library, ProfileId, SpellId, nearest};

/// What the players of a match agreed on about their armies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Agreed {
    /// The Army Points that an army may cost; none while nobody has agreed on any.
    pub points: Option<u16>,
    /// Whether the limits of the old tournament league hold too.
    pub league: bool,
}

/// Judges an army file and lists every broken rule.
pub fn check(file: &ArmyFile, library: &Library, agreed: Agreed) -> Result<Army, Vec<Broken>> {
    let (army, mut broken) = look_up(file, library);
    // Words that nobody knows may stand for anything, but what is known is judged already.
    broken.extend(check_army(&army, library, agreed));
    if broken.is_empty() { Ok(army) } else { Err(broken) }
}

/// Judges an army that is already looked up in this library, such as one under construction.
pub fn check_army(army: &Army, library: &Library, agreed: Agreed) -> Vec<Broken> {
    rules::army(army, library, agreed)
}

/// The army as far as its words can be looked up, and every word that cannot.
pub(super) fn look_up(file: &ArmyFile, library: &Library) -> (Army, Vec<Broken>) {
    let mut broken = Vec::new();
    let disks: Vec<ProfileId> = found(
        &file.disks,
        |id| library.profile(id),
        |number, word| {
            let known = library.profiles.iter().map(|profile| profile.id.as_str());
            broken.push(unknown(Part::Disk, number, word, known));
        },
    );
    let spells: Vec<SpellId> = found(
        &file.spells,
        |id| library.spell(id),
        |number, word| {
            let known = library.spells.iter().map(|spell| spell.id.as_str());
            broken.push(unknown(Part::Spell, number, word, known));
        },
    );
    // [dw.transform.set-aside]
    let (stack, aside) = disks.into_iter().partition(|disk| library[*disk].points.is_some());
    (Army { name: file.name.clone(), stack, aside, spells }, broken)
}

fn found<T: Copy>(
    lines: &[DiskEntry],
    find: impl Fn(&str) -> Option<T>,
    mut unknown: impl FnMut(usize, &str),
) -> Vec<T> {
    let mut all = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        match find(&line.id) {
            Some(entry) => all.extend(std::iter::repeat_n(entry, usize::from(line.count))),
            None => unknown(index + 1, &line.id),
        }
    }
    all
}

#[derive(Clone, Copy)]
enum Part {
    Disk,
    Spell,
}

fn unknown<'k>(part: Part, number: usize, word: &str, known: impl Iterator<Item = &'k str>) -> Broken {
    let (rule, plain, with_nearest) = match part {
        Part::Disk => ("dw.component.creature-disk", "army-unknown-disk", "army-unknown-disk-nearest"),
        Part::Spell => ("dw.component.spell-data", "army-unknown-spell", "army-unknown-spell-nearest"),
    };
    let mut args = vec![("number", number.to_string()), ("word", word.to_owned())];
    match nearest(word, known) {
        Some(near) => {
            args.push(("nearest", near.to_owned()));
            Broken::new(rule, with_nearest, args)
        }
        None => Broken::new(rule, plain, args),
    }
}
