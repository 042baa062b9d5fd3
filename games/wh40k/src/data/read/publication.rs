//! Reads the publications that armies bring along, beside a library that is there already.

use std::sync::Arc;

use gonfalon_data::{Ids, Table, from_json};

use super::faction::{Names, faction};
use crate::data::publication::Place;
use crate::data::{BadPublication, DIALECT, DetachmentId, FactionId, Joined, Library, Publication};

/// So many entries of each kind are enough for any army, and few enough that those of two armies have their places.
const MOST: usize = 100;

/// Reads a publication to see what is wrong with it.
pub(crate) fn publication(table: &Table<'_>, base: &Library) -> Option<()> {
    own(table, base, &mut Names(base.keywords.clone())).map(|_| ())
}

/// The base with all entries of a publication, and nothing else of either.
fn own(table: &Table<'_>, base: &Library, names: &mut Names) -> Option<Library> {
    let mut library = Library {
        factions: base.factions.clone(),
        detachments: base.detachments.clone(),
        enhancements: base.enhancements.clone(),
        datasheets: base.datasheets.clone(),
        ..Library::empty()
    };
    let mut known = [
        Ids::known(base.detachments.iter().map(|entry| entry.id.as_str())),
        Ids::known(base.enhancements.iter().map(|entry| entry.id.as_str())),
        Ids::known(base.datasheets.iter().map(|entry| entry.id.as_str())),
    ];
    faction(table, None, &mut library, names, &mut known)?;
    let most = [
        library.detachments.len() - base.detachments.len(),
        library.enhancements.len() - base.enhancements.len(),
        library.datasheets.len() - base.datasheets.len(),
    ];
    if most.into_iter().any(|count| count > MOST) {
        table.wrong("data-too-many", vec![])
    } else {
        Some(library)
    }
}

/// Joins the publications of several armies to a library.
pub(in crate::data) fn joined(
    base: &Arc<Library>,
    armies: &[Option<&Publication>],
) -> Result<Joined, BadPublication> {
    let mut library = Library::clone(base);
    let mut names = Names(base.keywords.clone());
    let mut before = Vec::new();
    for (army, publication) in armies.iter().enumerate() {
        before.push(Place {
            datasheets: place(library.datasheets.len() - base.datasheets.len()),
            enhancements: place(library.enhancements.len() - base.enhancements.len()),
        });
        let Some(Publication(written)) = publication else { continue };
        let whole = serde_json::json!({ "game": DIALECT.game, "publication": written });
        let bytes = serde_json::to_vec(&whole).expect("texts, numbers and lists can always be written");
        let read = from_json(&DIALECT, "publication", &bytes, |root| {
            root.read("publication", |value| {
                let table = value.table()?;
                let own = own(&table, base, &mut names);
                table.finish();
                own
            })
        });
        let own = read.map_err(|errors| BadPublication { army, errors })?;
        append(&mut library, base, own);
    }
    library.keywords = names.0;
    let common =
        Place { datasheets: place(base.datasheets.len()), enhancements: place(base.enhancements.len()) };
    Ok(Joined { library: Arc::new(library), common, before })
}

fn place(count: usize) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}

/// Puts the own entries of one army behind everything that is there, and what they refer to with them.
fn append(library: &mut Library, base: &Library, own: Library) {
    let factions = place(library.factions.len() - base.factions.len());
    let detachments = place(library.detachments.len() - base.detachments.len());
    library.factions.extend(own.factions.into_iter().skip(base.factions.len()));
    for mut detachment in own.detachments.into_iter().skip(base.detachments.len()) {
        if detachment.faction.index() >= base.factions.len() {
            detachment.faction = FactionId(detachment.faction.0.saturating_add(factions));
        }
        library.detachments.push(detachment);
    }
    for mut enhancement in own.enhancements.into_iter().skip(base.enhancements.len()) {
        if enhancement.detachment.index() >= base.detachments.len() {
            enhancement.detachment = DetachmentId(enhancement.detachment.0.saturating_add(detachments));
        }
        library.enhancements.push(enhancement);
    }
    library.datasheets.extend(own.datasheets.into_iter().skip(base.datasheets.len()));
}
