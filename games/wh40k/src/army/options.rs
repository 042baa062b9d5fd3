//! The rules of wargear options.

use super::broken::Broken;
use super::check::Draft;
use crate::data::{Datasheet, Library};

/// Judges the wargear options of one unit.
pub(super) fn judge(draft: &Draft, library: &Library, broken: &mut Vec<Broken>) {
    let (Some(id), Some(size)) = (draft.datasheet, draft.size) else { return };
    let sheet = &library[id];
    let models = &sheet.sizes[usize::from(size)].models;
    let total: u16 = models.iter().map(|count| u16::from(*count)).sum();
    for (place, (option, count)) in draft.options.iter().enumerate() {
        let times = draft.options.iter().filter(|(other, _)| other == option).count();
        let first = draft.options.iter().position(|(other, _)| other == option) == Some(place);
        let facts = &sheet.options[usize::from(*option)];
        let args = || {
            vec![
                ("number", draft.number.to_string()),
                ("unit", sheet.id.clone()),
                ("option", facts.id.clone()),
            ]
        };
        if times > 1 {
            if first {
                let mut args = args();
                args.push(("count", times.to_string()));
                broken.push(Broken::new("wh40k.datasheet.wargear-option-once", "army-option-twice", args));
            }
            continue;
        }
        if total < u16::from(facts.at_least) {
            let mut args = args();
            args.extend([("expected", facts.at_least.to_string()), ("found", total.to_string())]);
            broken.push(Broken::new("wh40k.datasheet.wargear-option-size", "army-option-too-small", args));
            continue;
        }
        let limit = limit(sheet, models, *option, total);
        if u16::from(*count) > limit {
            let mut args = args();
            args.extend([("count", count.to_string()), ("limit", limit.to_string())]);
            broken.push(Broken::new("wh40k.datasheet.wargear-options", "army-option-too-many", args));
        }
    }
}

/// How many models of a unit of this size may take an option.
pub(super) fn limit(sheet: &Datasheet, models: &[u8], option: u8, total: u16) -> u16 {
    let facts = &sheet.options[usize::from(option)];
    let of_kind = models.get(usize::from(facts.kind)).copied().map_or(0, u16::from);
    match facts.one_in {
        0 => of_kind,
        one_in => of_kind.min(total / u16::from(one_in)),
    }
}
