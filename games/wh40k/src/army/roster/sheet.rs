//! Datasheets made of the units of a roster. Units of one name have one datasheet; every way in which they are equipped is a
//! loadout of it.

use std::sync::Arc;

use gonfalon_kernel::Line;
use gonfalon_rosters::{Ability, Roster, Unit, Value, Wargear};

use super::ability::{Meaning, meaning};
use super::deal::{Dealt, MOST_MODELS, deal};
use super::remark::Remarks;
use super::words::{self, Ids, key, slug};
use super::written::{
    WrittenAbility, WrittenKeyword, WrittenModel, WrittenSheet, WrittenSize, WrittenWeapon,
};
use super::{model, transport, weapon};
use crate::data::{Keyword, Keywords, Library, Word};

/// The word of a keyword in data files.
pub(super) fn keyword_word(name: &str) -> String {
    words::core(name).map_or_else(|| slug(name), |core| core.word().to_owned())
}

/// A model carries no more weapons than this.
const MOST_WEAPONS: usize = 40;

/// All datasheets so far, with what they share.
pub(super) struct Sheets {
    ids: Ids,
    weapon_ids: Ids,
    faction: String,
    keywords: Vec<WrittenKeyword>,
    weapons: Vec<WrittenWeapon>,
    /// Each with the name by which it is found.
    sheets: Vec<(String, WrittenSheet)>,
    /// Rules of the whole army, and the unit that shows them.
    army: Option<(usize, Vec<WrittenAbility>)>,
}

/// The abilities of a unit, sorted by whom they belong to and what they mean.
#[derive(Default)]
struct Gifts {
    /// Of the whole unit, as data files write them.
    core: Vec<String>,
    /// Of models of this name.
    core_of: Vec<(String, String)>,
    invulnerable: Option<u8>,
    invulnerable_of: Vec<(String, u8)>,
    /// Not automated; of models of this name, or of all.
    kept: Vec<(Option<String>, WrittenAbility)>,
}

impl Sheets {
    pub(super) fn new(library: &Arc<Library>, faction: &str) -> Sheets {
        let word = slug(faction);
        // A faction is never called like a keyword of the core rules; a roster may call it anything.
        let word = if words::core(faction).is_some() { format!("{word}-faction") } else { word };
        let keywords = vec![WrittenKeyword { id: word.clone(), name: faction.to_owned() }];
        let ids = Ids::known(library.datasheets.iter().map(|sheet| sheet.id.as_str()));
        let (weapons, sheets) = (Vec::new(), Vec::new());
        Sheets { ids, weapon_ids: Ids::default(), faction: word, keywords, weapons, sheets, army: None }
    }

    /// Rules of the army as a whole are shown on its Warlord.
    pub(super) fn army_rules(&mut self, roster: &Roster, warlord: Option<usize>, remarks: &mut Remarks) {
        let rules: Vec<WrittenAbility> = roster.abilities.iter().map(kept).collect();
        let bearer = warlord.unwrap_or(0);
        let Some(unit) = roster.units.get(bearer).filter(|_| !rules.is_empty()) else { return };
        rules.iter().for_each(|rule| remarks.not_automated(&unit.name, &rule.name));
        self.army = Some((bearer, rules));
    }

    pub(super) fn faction(&self) -> String {
        self.faction.clone()
    }

    pub(super) fn keywords(&self) -> Vec<WrittenKeyword> {
        self.keywords.clone()
    }

    pub(super) fn weapons(&self) -> Vec<WrittenWeapon> {
        self.weapons.clone()
    }

    /// Everything written, now that all units are known.
    pub(super) fn datasheets(&self, roster: &Roster) -> Vec<WrittenSheet> {
        let led = |unit: &Unit| -> Vec<String> {
            let names = unit.may_lead.iter().chain(&unit.leads).map(|name| key(name));
            let found = names.filter_map(|name| self.sheets.iter().find(|(known, _)| *known == name));
            found.map(|(_, sheet)| sheet.id.clone()).collect()
        };
        let complete = |(name, sheet): &(String, WrittenSheet)| {
            let mut sheet = sheet.clone();
            for unit in roster.units.iter().filter(|unit| key(&unit.name) == *name) {
                let new = led(unit).into_iter().filter(|id| !sheet.leads.contains(id)).collect::<Vec<_>>();
                sheet.leads.extend(new);
            }
            sheet.leads.dedup();
            // Every loadout says something about every kind of model, also about those that others brought later.
            let kinds = sheet.models.len();
            sheet.sizes.iter_mut().for_each(|size| size.models.resize(kinds, 0));
            sheet
        };
        self.sheets.iter().map(complete).collect()
    }

    /// Takes in a unit: the ids of its datasheet and of its loadout.
    pub(super) fn unit(
        &mut self,
        roster: &Roster,
        place: usize,
        unit: &Unit,
        remarks: &mut Remarks,
    ) -> Result<(String, String), Vec<Line>> {
        let dealt = deal(unit, remarks);
        let total: u32 = unit.model_count();
        if total == 0 || total > MOST_MODELS {
            let says = Line::new("import-models").text("unit", unit.name.clone()).number("found", total);
            return Err(vec![says.number("most", MOST_MODELS)]);
        }
        let index = self.sheet(roster, unit, remarks);
        let own = self.own_gifts(roster, unit, remarks);
        let mut models: Vec<(WrittenModel, u8)> = Vec::new();
        let mut troubles = Vec::new();
        for one in &dealt {
            match self.model(unit, one, &own, remarks) {
                Ok(mut model) => {
                    if let Some((_, rules)) = self.army.as_ref().filter(|(bearer, _)| *bearer == place) {
                        model.not_automated.extend(rules.iter().cloned());
                    }
                    match models.iter_mut().find(|(known, _)| *known == model) {
                        Some((_, count)) => *count += 1,
                        None => models.push((model, 1)),
                    }
                }
                Err(lines) => {
                    let new = lines.into_iter().filter(|line| !troubles.contains(line)).collect::<Vec<_>>();
                    troubles.extend(new);
                }
            }
        }
        if !troubles.is_empty() {
            return Err(troubles);
        }
        if models.iter().all(|(model, _)| model.equipment.is_empty()) {
            remarks.guess(Some(&unit.name), Line::new("import-unarmed").text("unit", unit.name.clone()));
        }
        let points = points(unit, remarks);
        let sheet = &mut self.sheets[index].1;
        let mut counts = vec![0; sheet.models.len()];
        for (model, count) in models {
            let same = |known: &WrittenModel| WrittenModel { id: String::new(), ..known.clone() } == model;
            match sheet.models.iter().position(same) {
                Some(kind) => counts[kind] = count,
                None => {
                    let mut ids = Ids::known(sheet.models.iter().map(|known| known.id.as_str()));
                    sheet.models.push(WrittenModel { id: ids.take(&model.name), ..model });
                    counts.push(count);
                }
            }
        }
        let trimmed = |models: &[u8]| {
            let used = models.iter().rposition(|count| *count > 0).map_or(0, |last| last + 1);
            models[..used].to_vec()
        };
        let counts = trimmed(&counts);
        let known = sheet.sizes.iter().find(|size| trimmed(&size.models) == counts && size.points == points);
        let loadout = match known {
            Some(size) => size.id.clone(),
            None => {
                let id = format!("loadout-{}", sheet.sizes.len() + 1);
                sheet.sizes.push(WrittenSize { id: id.clone(), models: counts, points });
                id
            }
        };
        Ok((sheet.id.clone(), loadout))
    }

    /// The datasheet of a unit, made when its name is first met.
    fn sheet(&mut self, roster: &Roster, unit: &Unit, remarks: &mut Remarks) -> usize {
        let name = key(&unit.name);
        let index = self.sheets.iter().position(|(known, _)| *known == name);
        let index = index.unwrap_or_else(|| {
            let id = self.ids.take(&unit.name);
            let sheet = WrittenSheet { id, name: unit.name.clone(), ..WrittenSheet::default() };
            self.sheets.push((name, sheet));
            let index = self.sheets.len() - 1;
            let gifts = self.gifts(unit, &shared(roster, unit), remarks);
            let mut core = gifts.core;
            let leads = !unit.may_lead.is_empty() || !unit.leads.is_empty();
            if core.iter().any(|word| word == "leader") {
                if !leads {
                    remarks
                        .guess(Some(&unit.name), Line::new("import-leads").text("unit", unit.name.clone()));
                }
            } else if leads {
                core.push("leader".to_owned());
            }
            self.sheets[index].1.abilities = core;
            let of_all = gifts.kept.into_iter().filter(|(of, _)| of.is_none());
            self.sheets[index].1.not_automated = of_all.map(|(_, ability)| ability).collect();
            self.transport(roster, unit, index, remarks);
            index
        });
        if !unit.faction_keywords.is_empty()
            && !unit.faction_keywords.iter().any(|keyword| slug(keyword) == self.faction)
        {
            let says = Line::new("import-ally").text("unit", unit.name.clone());
            remarks.guess(Some(&unit.name), says.text("keyword", self.keywords[0].name.clone()));
        }
        // The name of a unit is one of its keywords.
        for name in unit.keywords.iter().chain(&unit.faction_keywords).chain([&unit.name]) {
            if let Some(word) = self.keyword(name)
                && !self.sheets[index].1.keywords.contains(&word)
            {
                self.sheets[index].1.keywords.push(word);
            }
        }
        index
    }

    /// The word of a keyword, which is known from now on. Being the Warlord is none.
    fn keyword(&mut self, name: &str) -> Option<String> {
        let word = keyword_word(name);
        if word == "warlord" || name.trim().is_empty() {
            return None;
        }
        if words::core(name).is_none() && !self.keywords.iter().any(|known| known.id == word) {
            self.keywords.push(WrittenKeyword { id: word.clone(), name: name.trim().to_owned() });
        }
        Some(word)
    }

    /// What the abilities of a unit mean, those that `shared` has not taken already.
    fn gifts(&mut self, unit: &Unit, wanted: &[&Ability], remarks: &mut Remarks) -> Gifts {
        let mut gifts = Gifts::default();
        for ability in wanted {
            let of = ability.of.as_ref().map(|of| key(of));
            match meaning(ability) {
                Meaning::Core(word, named) => {
                    let models =
                        |name: &String| unit.models.iter().any(|group| key(&group.name).contains(name));
                    match of.or(named.filter(models)) {
                        Some(of) => gifts.core_of.push((of, word)),
                        None if !gifts.core.contains(&word) => gifts.core.push(word),
                        None => {}
                    }
                }
                Meaning::Invulnerable(save) => match of {
                    Some(of) => gifts.invulnerable_of.push((of, save)),
                    None => {
                        gifts.invulnerable = Some(gifts.invulnerable.map_or(save, |known| known.min(save)))
                    }
                },
                Meaning::OfWeapon => {}
                Meaning::Other => {
                    let new = kept(ability);
                    if !gifts.kept.iter().any(|(_, known)| *known == new) {
                        remarks.not_automated(&unit.name, &new.name);
                        gifts.kept.push((of, new));
                    }
                }
            }
        }
        gifts
    }

    /// Abilities that belong to models: those with a name on them, and those that other units of the datasheet do not have.
    fn own_gifts(&mut self, roster: &Roster, unit: &Unit, remarks: &mut Remarks) -> Gifts {
        let shared = shared(roster, unit);
        let all: Vec<&Ability> = unit.abilities.iter().collect();
        let mut gifts = self.gifts(unit, &all, remarks);
        let of_unit = self.gifts(unit, &shared, remarks);
        gifts.core.retain(|word| !of_unit.core.contains(word));
        gifts.kept.retain(|(of, one)| of.is_some() || !of_unit.kept.iter().any(|(_, known)| known == one));
        let said = unit.abilities.iter().any(|ability| key(&ability.name).starts_with("invulnerable save"));
        if let Some(Value::Roll(save @ 2..=6)) = unit.invulnerable.as_ref().filter(|_| !said) {
            gifts.invulnerable = Some(*save);
        }
        for group in unit.models.iter().filter(|group| group.later) {
            remarks.not_automated(&unit.name, &group.name);
            let ability = WrittenAbility { name: group.name.clone(), text: String::new() };
            gifts.kept.push((None, ability));
        }
        gifts
    }

    fn model(
        &mut self,
        unit: &Unit,
        dealt: &Dealt<'_>,
        gifts: &Gifts,
        remarks: &mut Remarks,
    ) -> Result<WrittenModel, Vec<Line>> {
        let group = dealt.group;
        let profile = unit.profile(group).unwrap_or(&unit.profiles[0]);
        let all = || unit.keywords.iter().chain(&group.keywords);
        let core: Keywords = all().filter_map(|name| words::core(name)).map(Keyword::Core).collect();
        let mounted = all().any(|name| slug(name) == "mounted");
        let mut model = model::model(&unit.name, &group.name, profile, &core, mounted, remarks)?;
        model.keywords = group.keywords.iter().filter_map(|name| self.keyword(name)).collect();
        model.abilities.clone_from(&gifts.core);
        let own = key(&group.name);
        // A name may be that of the model or a part of it.
        let mine = |of: &String| own == *of || own.contains(of.as_str());
        model.abilities.extend(gifts.core_of.iter().filter(|(of, _)| mine(of)).map(|(_, word)| word.clone()));
        let saves = gifts.invulnerable_of.iter().filter(|(of, _)| mine(of)).map(|(_, save)| *save);
        model.invulnerable = saves.chain(gifts.invulnerable).min();
        let kept = gifts.kept.iter().filter(|(of, _)| of.as_ref().is_none_or(mine));
        model.not_automated = kept.map(|(_, ability)| ability.clone()).collect();
        for (item, count) in &dealt.items {
            self.equip(&mut model, unit, item, *count, remarks);
        }
        Ok(model)
    }

    /// Gives a model a piece of wargear.
    fn equip(
        &mut self,
        model: &mut WrittenModel,
        unit: &Unit,
        item: &Wargear,
        count: u32,
        remarks: &mut Remarks,
    ) {
        let armed = weapon::weapons(item, &unit.name, remarks);
        for name in &armed.keywords {
            self.keyword(name);
        }
        for weapon in armed.weapons {
            let id = self.weapon(weapon);
            let room = MOST_WEAPONS.saturating_sub(model.equipment.len());
            model.equipment.extend(std::iter::repeat_n(id, (count as usize).min(room)));
        }
        let mut keep = |model: &mut WrittenModel, ability: WrittenAbility| {
            if !model.not_automated.contains(&ability) {
                remarks.not_automated(&unit.name, &ability.name);
                model.not_automated.push(ability);
            }
        };
        for ability in armed.kept {
            keep(model, ability);
        }
        for ability in &item.abilities {
            match meaning(ability) {
                Meaning::Core(word, _) if !model.abilities.contains(&word) => model.abilities.push(word),
                Meaning::Invulnerable(save) => {
                    model.invulnerable = Some(model.invulnerable.map_or(save, |known| known.min(save)));
                }
                Meaning::Core(..) | Meaning::OfWeapon => {}
                Meaning::Other => keep(model, kept(ability)),
            }
        }
        if item.profiles.is_empty() && item.abilities.is_empty() {
            let name = if count > 1 { format!("{count} × {}", item.name) } else { item.name.clone() };
            keep(model, WrittenAbility { name, text: String::new() });
        }
    }

    /// The id of a weapon; the same weapon is written once.
    fn weapon(&mut self, weapon: WrittenWeapon) -> String {
        let same = |known: &&WrittenWeapon| known.name == weapon.name && known.profiles == weapon.profiles;
        if let Some(known) = self.weapons.iter().find(same) {
            return known.id.clone();
        }
        let id = self.weapon_ids.take(&weapon.name);
        self.weapons.push(WrittenWeapon { id: id.clone(), ..weapon });
        id
    }

    /// What a TRANSPORT carries, as far as the text says it.
    fn transport(&mut self, roster: &Roster, unit: &Unit, index: usize, remarks: &mut Remarks) {
        let told = unit.abilities.iter().find(|ability| key(&ability.name) == "transport");
        let is_transport = unit.keywords.iter().any(|name| slug(name) == "transport");
        let text = unit.transport.clone().or_else(|| told.map(|ability| ability.text.clone()));
        let Some(text) = text.or_else(|| is_transport.then(String::new)) else { return };
        let names = roster.units.iter().flat_map(|unit| unit.keywords.iter().chain([&unit.name]));
        let mut known: Vec<(String, String)> = names
            .chain(roster.units.iter().flat_map(|unit| &unit.faction_keywords))
            .map(|name| (name.clone(), keyword_word(name)))
            .filter(|(_, word)| word != "warlord" && word != "transport")
            .collect();
        known.push(("Infantry".to_owned(), "infantry".to_owned()));
        known.sort();
        known.dedup();
        let sheet = &mut self.sheets[index].1;
        let mut keep = |text: &str| {
            let ability = WrittenAbility { name: "Transport".to_owned(), text: text.to_owned() };
            if told.is_none() {
                sheet.not_automated.push(ability);
            }
        };
        match transport::read(&text, &known, &self.faction) {
            Some(read) => {
                if read.doubtful {
                    keep(&text);
                    let says = Line::new("import-transport").text("unit", unit.name.clone());
                    let says = says.number("capacity", read.transport.capacity);
                    let carries = read.transport.carries.join(", ");
                    remarks.guess(Some(&unit.name), says.text("carries", carries).text("text", text));
                }
                for (name, word) in &known {
                    let needed =
                        read.transport.carries.contains(word) || read.transport.refuses.contains(word);
                    if needed {
                        self.keyword(name);
                    }
                }
                self.sheets[index].1.transport = Some(read.transport);
            }
            None => {
                keep(&text);
                let says =
                    Line::new("import-transport-kept").text("unit", unit.name.clone()).text("text", text);
                remarks.not_understood(&unit.name, says);
            }
        }
    }
}

/// An ability as it is kept.
fn kept(ability: &Ability) -> WrittenAbility {
    let name = if ability.name.trim().is_empty() { "–" } else { ability.name.trim() };
    WrittenAbility { name: name.to_owned(), text: ability.text.trim().to_owned() }
}

/// The abilities of the whole unit that every unit of its name has.
fn shared<'r>(roster: &Roster, unit: &'r Unit) -> Vec<&'r Ability> {
    let others: Vec<&Unit> =
        roster.units.iter().filter(|other| key(&other.name) == key(&unit.name)).take(60).collect();
    let everywhere = |ability: &&Ability| others.iter().all(|other| other.abilities.contains(ability));
    unit.abilities.iter().filter(|ability| ability.of.is_none()).filter(everywhere).collect()
}

/// What a unit costs without its Enhancements, which have their own points.
fn points(unit: &Unit, remarks: &mut Remarks) -> i32 {
    let Some(points) = unit.points else {
        let says = Line::new("import-points").text("unit", unit.name.clone());
        remarks.guess(Some(&unit.name), says);
        return 0;
    };
    let enhancements =
        unit.enhancements.iter().filter_map(|one| one.points).map(|points| points.clamp(0, 500));
    (points - enhancements.sum::<i32>()).clamp(0, 9_999)
}
