//! Everything that an army can be made of.

use gonfalon_kernel::Line;
use gonfalon_scene::{Addition, AdditionPlace, Edit};

use super::Bench;
use crate::data::{Library, ProfileId, SpellId};
use crate::printed::{self, name};

/// The sorts of additions: a word of the data files may name one of each.
pub(super) const DISK: &str = "disk";
pub(super) const SPELL: &str = "spell";

/// The ids of everything that can be added.
pub(super) fn known(library: &Library) -> Vec<String> {
    let disks = library.profiles.iter().map(|profile| format!("{DISK}:{}", profile.id));
    disks.chain(library.spells.iter().map(|spell| format!("{SPELL}:{}", spell.id))).collect()
}

/// Every Creature Disk and every spell.
pub(super) fn additions(bench: &Bench<'_>, sheets: bool) -> Vec<Addition> {
    let library = bench.library;
    let disks = (0..library.profiles.len()).filter_map(|index| u8::try_from(index).ok().map(ProfileId));
    let disks = disks.map(|id| {
        let profile = &library[id];
        let word = format!("{DISK}:{}", profile.id);
        Addition {
            group: group(library, id),
            name: name(&profile.name),
            cost: Some(profile.points.map_or(0, u32::from)),
            about: sheets.then(|| printed::disk(library, id, &word)),
            places: places(bench, &word),
            id: word,
        }
    });
    let spells = (0..library.spells.len()).filter_map(|index| u8::try_from(index).ok().map(SpellId));
    let spells = spells.map(|id| {
        let spell = &library[id];
        let word = format!("{SPELL}:{}", spell.id);
        Addition {
            group: Line::new("muster-group-spells").number("level", spell.level),
            name: name(&spell.name),
            cost: Some(spell.points.into()),
            about: sheets.then(|| printed::spell(library, id, &word)),
            places: places(bench, &word),
            id: word,
        }
    });
    disks.chain(spells).collect()
}

fn group(library: &Library, id: ProfileId) -> Line {
    match library[id].faction {
        Some(faction) => {
            Line::new("muster-group-faction").with("faction", name(&library.constants.faction(faction).name))
        }
        None => Line::new("muster-group-no-faction"),
    }
}

fn places(bench: &Bench<'_>, id: &str) -> Vec<AdditionPlace> {
    let adding = Edit::Add { id: id.to_owned(), to: String::new() };
    let place = |breaks| AdditionPlace { to: String::new(), breaks };
    bench.breaks(&adding).map(place).into_iter().collect()
}
