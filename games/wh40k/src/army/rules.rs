//! The rules of mustering that look at the whole army, one function each.

use std::collections::BTreeMap;

use super::broken::Broken;
use super::check::Draft;
use super::size::BattleSize;
use crate::data::{
    Core, Datasheet, DatasheetId, DetachmentId, EnhancementId, FactionId, Keyword, Library, Word,
};

/// `wh40k.muster.enhancements-max-three`
const MOST_ENHANCEMENTS: usize = 3;
/// `wh40k.muster.max-three-same`
const MOST_COPIES: usize = 3;
/// `wh40k.muster.max-six-battleline`
const MOST_BATTLELINE: usize = 6;

/// Everything that is wrong with the army as a whole.
pub(super) fn judge(
    drafts: &[Draft],
    size: BattleSize,
    agreed: Option<BattleSize>,
    faction: Option<FactionId>,
    detachment: Option<DetachmentId>,
    library: &Library,
    broken: &mut Vec<Broken>,
) {
    if drafts.is_empty() {
        broken.push(Broken::new("wh40k.muster.one-character", "army-no-units", vec![]));
        return;
    }
    if let Some(agreed) = agreed.filter(|agreed| *agreed != size) {
        let args = vec![("size", size.word().to_owned()), ("agreed", agreed.word().to_owned())];
        broken.push(Broken::new("wh40k.muster.battle-size-agree", "army-size-not-agreed", args));
    }
    within_points(drafts, agreed.unwrap_or(size), library, broken);
    if let Some(faction) = faction {
        faction_match(drafts, faction, library, broken);
    }
    if let Some(detachment) = detachment {
        detachment_limits(drafts, detachment, library, broken);
        offered(drafts, detachment, library, broken);
    }
    copies(drafts, library, broken);
    enhancements(drafts, library, broken);
    warlord(drafts, library, broken);
}

fn within_points(drafts: &[Draft], size: BattleSize, library: &Library, broken: &mut Vec<Broken>) {
    let cost: u32 = drafts.iter().map(|draft| draft.cost(library)).sum();
    let limit = u32::from(size.points());
    if cost > limit {
        let args = vec![
            ("cost", cost.to_string()),
            ("points", limit.to_string()),
            ("over", (cost - limit).to_string()),
        ];
        broken.push(Broken::new("wh40k.muster.points-left", "army-over-limit", args));
    }
}

fn faction_match(drafts: &[Draft], faction: FactionId, library: &Library, broken: &mut Vec<Broken>) {
    let keyword = library[faction].keyword;
    for (draft, sheet) in sheets(drafts, library) {
        if !sheet.factions.contains(&keyword) {
            let args = vec![
                ("number", draft.number.to_string()),
                ("unit", sheet.id.clone()),
                ("faction", library[faction].id.clone()),
            ];
            broken.push(Broken::new("wh40k.muster.faction-match", "army-faction-mismatch", args));
        }
    }
}

fn detachment_limits(drafts: &[Draft], id: DetachmentId, library: &Library, broken: &mut Vec<Broken>) {
    let detachment = &library[id];
    for (keyword, units) in &detachment.requires {
        let found = sheets(drafts, library).filter(|(_, sheet)| sheet.has(*keyword)).count();
        if found < usize::from(*units) {
            let args = vec![
                ("detachment", detachment.id.clone()),
                ("keyword", word_of(*keyword, library)),
                ("expected", units.to_string()),
                ("found", found.to_string()),
            ];
            broken.push(Broken::new("wh40k.muster.detachment-limits", "army-detachment-requires", args));
        }
    }
    for keyword in &detachment.forbids {
        for (_, sheet) in sheets(drafts, library).filter(|(_, sheet)| sheet.has(*keyword)) {
            let args = vec![
                ("detachment", detachment.id.clone()),
                ("keyword", word_of(*keyword, library)),
                ("unit", sheet.id.clone()),
            ];
            broken.push(Broken::new("wh40k.muster.detachment-limits", "army-detachment-forbids", args));
        }
    }
}

fn offered(drafts: &[Draft], detachment: DetachmentId, library: &Library, broken: &mut Vec<Broken>) {
    for (draft, sheet) in sheets(drafts, library) {
        for id in draft.enhancements.iter().filter(|id| library[**id].detachment != detachment) {
            let mut args = enhanced(draft, sheet, *id, library);
            args.push(("detachment", library[detachment].id.clone()));
            broken.push(Broken::new("wh40k.muster.detachment", "army-enhancement-not-offered", args));
        }
    }
}

fn copies(drafts: &[Draft], library: &Library, broken: &mut Vec<Broken>) {
    let mut counts: BTreeMap<DatasheetId, usize> = BTreeMap::new();
    for id in drafts.iter().filter_map(|draft| draft.datasheet) {
        *counts.entry(id).or_default() += 1;
    }
    for (id, count) in counts {
        let sheet = &library[id];
        let args = vec![("unit", sheet.id.clone()), ("count", count.to_string())];
        if sheet.is(Core::EpicHero) {
            if count > 1 {
                broken.push(Broken::new("wh40k.muster.epic-hero-unique", "army-epic-hero-twice", args));
            }
            continue;
        }
        let many = sheet.is(Core::Battleline) || sheet.is(Core::DedicatedTransport);
        let (limit, rule) = if many {
            (MOST_BATTLELINE, "wh40k.muster.max-six-battleline")
        } else {
            (MOST_COPIES, "wh40k.muster.max-three-same")
        };
        if count > limit {
            let mut args = args;
            args.push(("limit", limit.to_string()));
            broken.push(Broken::new(rule, "army-too-many-copies", args));
        }
    }
}

fn enhancements(drafts: &[Draft], library: &Library, broken: &mut Vec<Broken>) {
    let mut counts: BTreeMap<EnhancementId, usize> = BTreeMap::new();
    for (draft, sheet) in sheets(drafts, library) {
        for id in &draft.enhancements {
            *counts.entry(*id).or_default() += 1;
            if !sheet.is(Core::Character) {
                let args = enhanced(draft, sheet, *id, library);
                let key = "army-enhancement-no-character";
                broken.push(Broken::new("wh40k.muster.enhancements-characters", key, args));
            }
            if sheet.is(Core::EpicHero) {
                let args = enhanced(draft, sheet, *id, library);
                let key = "army-enhancement-epic-hero";
                broken.push(Broken::new("wh40k.muster.epic-hero-no-enhancement", key, args));
            }
        }
        if draft.enhancements.len() > 1 {
            let args = vec![
                ("number", draft.number.to_string()),
                ("unit", sheet.id.clone()),
                ("count", draft.enhancements.len().to_string()),
            ];
            let rule = "wh40k.muster.enhancements-one-per-unit";
            broken.push(Broken::new(rule, "army-enhancements-of-unit", args));
        }
    }
    let total: usize = counts.values().sum();
    if total > MOST_ENHANCEMENTS {
        let args = vec![("count", total.to_string()), ("limit", MOST_ENHANCEMENTS.to_string())];
        broken.push(Broken::new("wh40k.muster.enhancements-max-three", "army-too-many-enhancements", args));
    }
    for (id, count) in counts.into_iter().filter(|(_, count)| *count > 1) {
        let args = vec![("enhancement", library[id].id.clone()), ("count", count.to_string())];
        broken.push(Broken::new("wh40k.muster.enhancements-unique", "army-enhancement-twice", args));
    }
}

fn warlord(drafts: &[Draft], library: &Library, broken: &mut Vec<Broken>) {
    if !sheets(drafts, library).any(|(_, sheet)| sheet.is(Core::Character)) {
        broken.push(Broken::new("wh40k.muster.one-character", "army-no-character", vec![]));
    }
    for (draft, sheet) in sheets(drafts, library).filter(|(draft, _)| draft.warlord) {
        if !sheet.is(Core::Character) {
            let args = vec![("number", draft.number.to_string()), ("unit", sheet.id.clone())];
            broken.push(Broken::new("wh40k.muster.warlord", "army-warlord-no-character", args));
        }
    }
    match drafts.iter().filter(|draft| draft.warlord).count() {
        0 => broken.push(Broken::new("wh40k.muster.warlord", "army-no-warlord", vec![])),
        1 => {}
        count => {
            let args = vec![("count", count.to_string())];
            broken.push(Broken::new("wh40k.muster.warlord", "army-warlords", args));
        }
    }
}

fn sheets<'a>(
    drafts: &'a [Draft],
    library: &'a Library,
) -> impl Iterator<Item = (&'a Draft, &'a Datasheet)> + 'a {
    drafts.iter().filter_map(|draft| Some((draft, &library[draft.datasheet?])))
}

fn enhanced(draft: &Draft, sheet: &Datasheet, id: EnhancementId, library: &Library) -> gonfalon_data::Args {
    vec![
        ("number", draft.number.to_string()),
        ("unit", sheet.id.clone()),
        ("enhancement", library[id].id.clone()),
    ]
}

fn word_of(keyword: Keyword, library: &Library) -> String {
    match keyword {
        Keyword::Core(core) => core.word().to_owned(),
        Keyword::Other(id) => library.keywords[usize::from(id.0)].id.clone(),
    }
}
