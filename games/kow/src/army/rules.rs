//! The rules of army building that look at the whole army, one function each.

use std::collections::BTreeMap;

use gonfalon_data::LIST;

use super::broken::Broken;
use super::check::{Agreed, Draft};
use crate::data::{Alignment, EntryId, Library, ListId, UnitType};

/// Everything that is wrong with the army as a whole; `written` is what its file says was agreed.
pub(super) fn army(
    drafts: &[Draft],
    written: Agreed,
    library: &Library,
    agreed: Option<Agreed>,
) -> Vec<Broken> {
    let mut broken = Vec::new();
    if drafts.iter().all(|draft| draft.count == 0) {
        broken.push(Broken::new("kow.army.from-lists", "army-no-units", vec![]));
    }
    same_limit(written, agreed, &mut broken);
    let Some(limit) = agreed.map_or(written.points, |agreed| agreed.points) else {
        // In a casual game any units may be taken.
        return broken;
    };
    within_limit(drafts, limit, library, &mut broken);
    quotas(drafts, library, &mut broken);
    unique_once(drafts, library, &mut broken);
    good_or_evil(drafts, written, library, agreed, &mut broken);
    broken
}

fn same_limit(written: Agreed, agreed: Option<Agreed>, broken: &mut Vec<Broken>) {
    let Some(limit) = agreed.and_then(|agreed| agreed.points) else {
        return;
    };
    let agreed = ("agreed", limit.to_string());
    match written.points {
        Some(points) if points == limit => {}
        Some(points) => {
            let args = vec![("points", points.to_string()), agreed];
            broken.push(Broken::new("kow.army.points-agreed", "army-limit-not-agreed", args));
        }
        None => broken.push(Broken::new("kow.army.points-agreed", "army-limit-missing", vec![agreed])),
    }
}

fn within_limit(drafts: &[Draft], limit: u16, library: &Library, broken: &mut Vec<Broken>) {
    let cost: u32 = drafts.iter().map(|draft| draft.cost(library)).sum();
    let limit = u32::from(limit);
    if cost > limit {
        let args = vec![
            ("cost", cost.to_string()),
            ("points", limit.to_string()),
            ("over", (cost - limit).to_string()),
        ];
        broken.push(Broken::new("kow.army.within-limit", "army-over-limit", args));
    }
}

// What the quotas count, for one list or for the whole army.
#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    full: u32,
    war_engines: u32,
    heroes_monsters: u32,
}

fn counts(drafts: &[Draft], library: &Library) -> BTreeMap<ListId, Counts> {
    let mut lists: BTreeMap<ListId, Counts> = BTreeMap::new();
    for (id, count) in units(drafts) {
        let entry = &library[id];
        let counts = lists.entry(entry.list).or_default();
        match entry.unit_type {
            UnitType::WarEngine => counts.war_engines += count,
            UnitType::HeroMonster => counts.heroes_monsters += count,
            UnitType::Infantry | UnitType::Cavalry => {
                let full = library.constants.army.is_full(entry.unit_type, entry.models);
                counts.full += if full { count } else { 0 };
            }
        }
    }
    lists
}

/// Every quota with what is used of it: those of the whole army, and with allies those of every list.
pub(super) fn quotas_of(drafts: &[Draft], library: &Library) -> Vec<Quota> {
    let limits = &library.constants.army;
    let lists = counts(drafts, library);
    let whole = lists.values().fold(Counts::default(), |sum, list| Counts {
        full: sum.full + list.full,
        war_engines: sum.war_engines + list.war_engines,
        heroes_monsters: sum.heroes_monsters + list.heroes_monsters,
    });
    let quotas = |list: Option<ListId>, counts: Counts| {
        let quota = |of: UnitType, count: u32, per_full: u8| Quota {
            of,
            list,
            full: counts.full,
            count,
            limit: counts.full * u32::from(per_full),
        };
        [
            quota(UnitType::WarEngine, counts.war_engines, limits.war_engines_per_full_unit),
            quota(UnitType::HeroMonster, counts.heroes_monsters, limits.heroes_monsters_per_full_unit),
        ]
    };
    // With one list alone its quota is that of the army.
    let each =
        lists.iter().filter(|_| lists.len() > 1).flat_map(|(list, counts)| quotas(Some(*list), *counts));
    quotas(None, whole).into_iter().chain(each).collect()
}

fn quotas(drafts: &[Draft], library: &Library, broken: &mut Vec<Broken>) {
    let over = quotas_of(drafts, library).into_iter().filter(|quota| quota.count > quota.limit);
    broken.extend(over.map(|quota| quota.broken(library)));
}

/// How many war engines, or heroes and monsters, the full units of an army or of one of its lists permit.
pub(super) struct Quota {
    pub(super) of: UnitType,
    pub(super) list: Option<ListId>,
    full: u32,
    pub(super) count: u32,
    pub(super) limit: u32,
}

impl Quota {
    fn broken(&self, library: &Library) -> Broken {
        let mut args = vec![
            ("count", self.count.to_string()),
            ("full", self.full.to_string()),
            ("limit", self.limit.to_string()),
        ];
        let engines = self.of == UnitType::WarEngine;
        let Some(list) = self.list else {
            return if engines {
                Broken::new("kow.army.war-engine-quota", "army-too-many-war-engines", args)
            } else {
                Broken::new("kow.army.hero-monster-quota", "army-too-many-heroes-monsters", args)
            };
        };
        args.insert(0, ("list", library[list].id.clone()));
        let (engines_key, heroes_key) =
            ("army-too-many-war-engines-of-list", "army-too-many-heroes-monsters-of-list");
        Broken::new("kow.ally.quota-per-race", if engines { engines_key } else { heroes_key }, args)
    }
}

fn unique_once(drafts: &[Draft], library: &Library, broken: &mut Vec<Broken>) {
    let mut copies: BTreeMap<EntryId, u32> = BTreeMap::new();
    units(drafts).for_each(|(entry, count)| *copies.entry(entry).or_default() += count);
    for (entry, count) in copies.into_iter().filter(|(entry, count)| library[*entry].unique && *count > 1) {
        let args = vec![("unit", library[entry].id.clone()), ("count", count.to_string())];
        broken.push(Broken::new("kow.army.unique", "army-unique-twice", args));
    }
}

fn units(drafts: &[Draft]) -> impl Iterator<Item = (EntryId, u32)> + '_ {
    drafts.iter().filter_map(|draft| draft.entry.map(|entry| (entry, u32::from(draft.count))))
}

fn good_or_evil(
    drafts: &[Draft],
    written: Agreed,
    library: &Library,
    agreed: Option<Agreed>,
    broken: &mut Vec<Broken>,
) {
    let lists = units(drafts).map(|(entry, _)| library[entry].list);
    let Some(args) = good_and_evil(lists, library) else {
        return;
    };
    match agreed {
        None if written.good_and_evil => {}
        Some(agreed) if agreed.good_and_evil => {}
        // The file claims a consent that the match does not know.
        Some(_) if written.good_and_evil => {
            broken.push(Broken::new("kow.ally.good-evil-by-consent", "army-consent-missing", args));
        }
        _ => broken.push(Broken::new("kow.ally.good-evil-forbidden", "army-good-and-evil", args)),
    }
}

/// The good and the evil lists among these, if there are both.
pub(super) fn good_and_evil(
    lists: impl Iterator<Item = ListId>,
    library: &Library,
) -> Option<Vec<(&'static str, String)>> {
    let mut lists: Vec<ListId> = lists.collect();
    lists.sort_unstable();
    lists.dedup();
    let of = |alignment: Alignment| -> Vec<&str> {
        let aligned = lists.iter().filter(|list| library[**list].alignment == alignment);
        aligned.map(|list| library[*list].id.as_str()).collect()
    };
    let (good, evil) = (of(Alignment::Good), of(Alignment::Evil));
    (!good.is_empty() && !evil.is_empty()).then(|| vec![("good", good.join(LIST)), ("evil", evil.join(LIST))])
}
