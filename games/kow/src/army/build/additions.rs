//! Everything that an army can be made of.

use gonfalon_kernel::Line;
use gonfalon_scene::{Addition, AdditionPlace, Edit};

use super::Bench;
use crate::data::{Library, ListId};
use crate::show::{name, printed};

/// Every unit of every list.
pub(super) fn additions(bench: &Bench<'_>, sheets: bool) -> Vec<Addition> {
    let library = bench.library;
    let units = library.entry_ids().map(|id| {
        let entry = &library[id];
        let place = |breaks| AdditionPlace { to: String::new(), breaks };
        let adding = Edit::Add { id: entry.id.clone(), to: String::new() };
        Addition {
            id: entry.id.clone(),
            group: group(library, entry.list),
            name: name(&library.full_name(id)),
            cost: Some(entry.points.into()),
            about: sheets.then(|| printed::unit(library, &library.profile(id, &[]), &entry.id)),
            places: bench.breaks(&adding).map(place).into_iter().collect(),
        }
    });
    units.collect()
}

fn group(library: &Library, list: ListId) -> Line {
    let list = &library[list];
    let alignment = name(library.constants.names.of(list.alignment));
    Line::new("muster-group-list").with("list", name(&list.name)).with("alignment", alignment)
}
