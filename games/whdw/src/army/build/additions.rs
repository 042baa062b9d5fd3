//! Everything that an army can be made of.

use gonfalon_kernel::{Arg, Line};
use gonfalon_scene::{Addition, AdditionPlace, Edit, Sheet};

use super::Bench;
use super::parts::regiment_path;
use crate::army::RegimentEntry;
use crate::data::{Kind, Library};
use crate::show::{name, printed};

/// The sorts of additions: a word of the data files may name one of each.
pub(super) const HERO: &str = "hero";
pub(super) const PREBUILT: &str = "prebuilt";
pub(super) const UNIT: &str = "unit";
pub(super) const CARD: &str = "card";

/// The ids of everything that can be added.
pub(super) fn known(library: &Library) -> Vec<String> {
    let prebuilt = library.regiments.iter().map(|regiment| (PREBUILT, &regiment.id));
    let disks =
        library.disks.iter().map(|disk| (if disk.kind == Kind::Hero { HERO } else { UNIT }, &disk.id));
    let cards = library.commands.iter().map(|card| (CARD, &card.id));
    prebuilt.chain(disks).chain(cards).map(|(sort, word)| format!("{sort}:{word}")).collect()
}

/// Everything that can be added, with the places where it can be added now.
pub(super) fn additions(bench: &Bench<'_>, sheets: bool) -> Vec<Addition> {
    let regiments = bench.file.regiments.iter().enumerate();
    let own = regiments.filter(|(_, entry)| matches!(entry, RegimentEntry::Built(_)));
    let own: Vec<String> = own.map(|(number, _)| regiment_path(number)).collect();
    let army = [String::new()];
    let whole = |id: String| {
        let to = if id.starts_with(HERO) || id.starts_with(PREBUILT) { &army[..] } else { &own };
        let places = to.iter().filter_map(|to| {
            let breaks = bench.breaks(&Edit::Add { id: id.clone(), to: to.clone() })?;
            Some(AdditionPlace { to: to.clone(), breaks })
        });
        let places = places.collect();
        let thing = described(bench.library, &id)?;
        let about = sheets.then_some(thing.about);
        Some(Addition { id, group: thing.group, name: thing.name, cost: thing.cost, about, places })
    };
    known(bench.library).into_iter().filter_map(whole).collect()
}

struct Thing {
    group: Line,
    name: Arg,
    cost: Option<u32>,
    about: Sheet,
}

fn described(library: &Library, id: &str) -> Option<Thing> {
    let (sort, word) = id.split_once(':')?;
    Some(match sort {
        PREBUILT => {
            let regiment = &library[library.regiment(word)?];
            let units = regiment.units.iter().map(|(unit, count)| {
                let title = name(&library[*unit].name);
                Line::new("muster-prebuilt-unit").number("count", *count).with("unit", title)
            });
            let cards = regiment.cards.iter().map(|card| &library[*card].name);
            let cards = cards.map(|card| (card.en.clone(), card.de.clone())).collect();
            let hero = printed::disk(library, regiment.hero, id);
            let cards = Line::new("muster-prebuilt-cards").with("cards", Arg::Names(cards));
            let kind = hero.kind.into_iter().chain(units).chain([cards]).collect();
            Thing {
                group: Line::new("muster-group-prebuilt"),
                name: name(&library[regiment.hero].name),
                cost: None,
                about: Sheet { kind, ..hero },
            }
        }
        CARD => {
            let card = library.command(word)?;
            Thing {
                group: Line::new("muster-group-cards"),
                name: name(&library[card].name),
                cost: None,
                about: printed::command(library, card, id),
            }
        }
        _ => {
            let disk = library.disk(word)?;
            let profile = &library[disk];
            let group = if sort == HERO { "muster-group-heroes" } else { "muster-group-units" };
            let race = name(library.constants.names.of(profile.race));
            Thing {
                group: Line::new(group).with("race", race),
                name: name(&profile.name),
                cost: (sort == UNIT).then_some(profile.cost.into()),
                about: printed::disk(library, disk, id),
            }
        }
    })
}
