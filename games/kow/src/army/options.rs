//! The rules about the options of one unit.

use gonfalon_data::LIST;

use super::broken::Broken;
use super::check::Draft;
use crate::data::{Entry, Equipment, Library, OptionKind, ProfileOption, Word};

/// Everything that is wrong with the options of one line.
pub(super) fn judge(draft: &Draft, library: &Library, broken: &mut Vec<Broken>) {
    let Some(entry) = draft.entry.map(|entry| &library[entry]) else {
        return;
    };
    let mut kinds = draft.options.clone();
    kinds.sort_unstable();
    kinds.dedup();
    for kind in &kinds {
        if entry.option(*kind).is_none() {
            broken.push(not_offered(draft, entry, *kind));
        }
        let count = draft.options.iter().filter(|option| *option == kind).count();
        if count > 1 {
            let mut args = of_unit(draft, entry);
            args.extend([("option", kind.word().to_owned()), ("count", count.to_string())]);
            broken.push(Broken::new("kow.option.once-each", "army-option-twice", args));
        }
    }
    let taken: Vec<ProfileOption> = kinds.iter().filter_map(|kind| entry.option(*kind)).collect();
    for (_, equipment) in Equipment::WORDS {
        exchanged_once(draft, entry, &taken, *equipment, broken);
    }
}

fn of_unit(draft: &Draft, entry: &Entry) -> Vec<(&'static str, String)> {
    vec![("number", draft.number.to_string()), ("unit", entry.id.clone())]
}

fn not_offered(draft: &Draft, entry: &Entry, kind: OptionKind) -> Broken {
    let mut args = of_unit(draft, entry);
    args.push(("option", kind.word().to_owned()));
    if entry.options.is_empty() {
        return Broken::new("kow.option.only-listed", "army-no-options", args);
    }
    let offered: Vec<&str> = entry.options.iter().map(|option| option.kind().word()).collect();
    args.push(("offered", offered.join(LIST)));
    Broken::new("kow.option.only-listed", "army-option-not-offered", args)
}

fn exchanged_once(
    draft: &Draft,
    entry: &Entry,
    taken: &[ProfileOption],
    equipment: Equipment,
    broken: &mut Vec<Broken>,
) {
    let exchanging: Vec<&str> = taken
        .iter()
        .filter(|option| option.effect.exchanges() == Some(equipment))
        .map(|option| option.kind().word())
        .collect();
    if exchanging.len() > 1 {
        let mut args = of_unit(draft, entry);
        args.extend([("equipment", equipment.word().to_owned()), ("options", exchanging.join(LIST))]);
        broken.push(Broken::new("kow.option.combinable", "army-exchanged-twice", args));
    }
}
