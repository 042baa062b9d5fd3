//! One unit of a text: its models, what they carry, and its marks.

use std::collections::BTreeSet;

use super::Slotted;
use super::body::Draft;
use super::groups::{Branch, tree};
use super::head::counted;
use super::items::{Item, item, items, unglued};
use super::line::loadout;
use crate::finish::{LONGEST_NAME, count};
use crate::format::Format;
use crate::ledger::{Fate, Ledger, Meaning};
use crate::note::Note;
use crate::roster::{Enhancement, ModelGroup, Unit, Wargear};

/// Reads a unit from its lines.
pub(crate) fn read(format: Format, draft: &Draft<'_>, known: &BTreeSet<String>, ledger: &mut Ledger) -> Unit {
    let (branches, others) = tree(&draft.below, ledger);
    let mut reader = Reader { format, known, ledger, unit: Unit::default() };
    reader.first(draft);
    for slotted in others {
        // Marks may stand without a bullet; anything else stays open and is reported.
        let text = item(slotted.line.body, false);
        if let Some(meaning) = reader.mark(&text) {
            reader.settle_mark(&slotted, &text, meaning);
        }
    }
    reader.body(draft, &branches);
    reader.unit
}

/// How tools mark an enhancement.
const ENHANCEMENT: &[&str] = &["Enhancements:", "Enhancement:", "E:"];

/// What some models carry: every one of `models` has `each`.
#[derive(Default)]
struct Load {
    models: u32,
    each: Vec<Wargear>,
}

struct Reader<'a> {
    format: Format,
    known: &'a BTreeSet<String>,
    ledger: &'a mut Ledger,
    unit: Unit,
}

impl Reader<'_> {
    fn first(&mut self, draft: &Draft<'_>) {
        let Draft { first, head, section, .. } = draft;
        self.ledger.settle(first.leaf, Meaning::Unit);
        self.unit.name = head.name.to_owned();
        self.unit.section = section.map(|section| section.name.to_owned());
        self.unit.points = head.points.amount;
        if head.points.amount.is_none() {
            self.ledger.leave(first.leaf, Note::new("rosters-bad-points").with("text", first.line.body));
        }
        if let Some(Err(number)) = head.count {
            self.ledger.leave(first.leaf, Note::new("rosters-bad-count").with("text", number));
        }
    }

    /// Whether bullets and lists hold several things, parted by commas.
    fn has_lists(&self) -> bool {
        !matches!(self.format, Format::GwApp | Format::ListForge)
    }

    fn list<'t>(&self, text: &'t str) -> Vec<Item<'t>> {
        let nesting = self.format == Format::NewRecruitSimple;
        if self.has_lists() { items(text, nesting) } else { vec![item(text, nesting)] }
    }

    /// Marks of the unit: warlord, enhancements, whom it leads. Nothing if it is none.
    fn mark(&mut self, said: &Item<'_>) -> Option<Meaning> {
        let name = said.name;
        if name.eq_ignore_ascii_case("warlord") {
            self.unit.warlord = true;
            return Some(Meaning::Warlord);
        }
        if let Some(name) = ENHANCEMENT.iter().find_map(|start| name.strip_prefix(start)) {
            self.enhance(name.trim(), said);
            return Some(Meaning::Enhancement);
        }
        if said.points.is_some() {
            self.enhance(name, said);
            return Some(Meaning::Enhancement);
        }
        let hints = [("Leading ", true), ("Leads ", true), ("Attached to ", false), ("Led by ", false)];
        let hint = hints.iter().find_map(|(start, leads)| Some((name.strip_prefix(start)?, *leads)));
        let (other, leads) = hint?;
        let list = if leads { &mut self.unit.leads } else { &mut self.unit.led_by };
        list.push(other.to_owned());
        Some(Meaning::Leader)
    }

    fn enhance(&mut self, name: &str, said: &Item<'_>) {
        let points = said.points.and_then(Result::ok);
        self.unit.enhancements.push(Enhancement { name: name.to_owned(), points, abilities: Vec::new() });
    }

    fn settle_mark(&mut self, slotted: &Slotted<'_>, said: &Item<'_>, meaning: Meaning) {
        self.ledger.settle(slotted.leaf, meaning);
        if let Some(Err(number)) = said.points {
            let note = Note::new("rosters-bad-points").with("text", number);
            self.ledger.remark(slotted.leaf, Fate::NotUnderstood, slotted.line.column(said.text), note);
        }
    }

    /// Reads one thing into wargear, unless it is a mark of the unit.
    fn thing(&mut self, slotted: &Slotted<'_>, said: &Item<'_>, into: &mut Vec<Wargear>) {
        if let Some(meaning) = self.mark(said) {
            self.settle_mark(slotted, said, meaning);
            return;
        }
        let column = || slotted.line.column(said.text);
        self.ledger.settle(slotted.leaf, Meaning::Wargear);
        if said.bad_count {
            let note = Note::new("rosters-bad-count").with("text", said.text);
            self.ledger.remark(slotted.leaf, Fate::NotUnderstood, column(), note);
        }
        if said.name.chars().count() > LONGEST_NAME {
            let note = Note::new("rosters-name-too-long");
            self.ledger.remark(slotted.leaf, Fate::NotUnderstood, column(), note);
            return;
        }
        let names = if self.has_lists() { unglued(said.name, self.known) } else { vec![said.name] };
        if names.len() > 1 {
            let note = Note::new("rosters-glued").with("parts", names.join(" | "));
            self.ledger.remark(slotted.leaf, Fate::Guessed, column(), note);
        }
        // The number stands before the first name and is its own.
        for (index, name) in names.into_iter().enumerate() {
            add(into, name, if index == 0 { said.count } else { 1 }, None);
        }
        for nested in &said.nested {
            if nested.bad_count {
                let note = Note::new("rosters-bad-count").with("text", nested.text);
                self.ledger.remark(slotted.leaf, Fate::NotUnderstood, column(), note);
            }
            // What stands in parentheses belongs to each.
            add(into, nested.name, nested.count.saturating_mul(said.count), Some(said.name));
        }
    }

    /// Reads a branch as wargear: the line, and what it has below it as its parts.
    fn wargear(&mut self, branch: &Branch<'_>, into: &mut Vec<Wargear>) {
        let said = self.list(branch.body());
        for said in &said {
            self.thing(&branch.slotted, said, into);
        }
        let owner = said.last().map_or(branch.body(), |said| said.name);
        self.parts(&branch.children, owner, into);
    }

    fn parts(&mut self, children: &[Branch<'_>], owner: &str, into: &mut Vec<Wargear>) {
        for child in children {
            let mut parts = Vec::new();
            self.wargear(child, &mut parts);
            for part in parts {
                // One tool lists the weapons of a part twice: among all weapons, and below the part.
                let same = |known: &Wargear| known.name == part.name && known.count == part.count;
                if into.iter().take(MOST_MERGED).any(same) {
                    let note = Note::new("rosters-repeated").with("name", &part.name);
                    self.ledger.guess(child.slotted.leaf, Meaning::Wargear, note);
                } else {
                    add(into, &part.name, part.count, Some(owner));
                }
            }
        }
    }

    /// The models and wargear of the whole unit.
    fn body(&mut self, draft: &Draft<'_>, branches: &[Branch<'_>]) {
        let models: Vec<bool> = branches.iter().map(|branch| self.is_models(branch)).collect();
        let stated = draft.head.count.and_then(Result::ok);
        let all: u32 =
            branches.iter().zip(&models).filter(|(_, models)| **models).map(|(b, _)| counted_models(b)).sum();
        // A single model whose wargear has parts looks like a unit of models.
        let single = stated == Some(1) && (all != 1 || models.contains(&false));
        if single || !models.contains(&true) {
            let children: Vec<&Branch<'_>> = branches.iter().collect();
            let count = stated.unwrap_or_else(|| self.assumed(draft, branches));
            let name = self.unit.name.clone();
            self.group(&draft.first, &name, count, draft.head.rest, &children);
            return;
        }
        if let Some(rest) = draft.head.rest {
            let mut wargear = std::mem::take(&mut self.unit.wargear);
            for said in self.list(rest) {
                self.thing(&draft.first, &said, &mut wargear);
            }
            self.unit.wargear = wargear;
        }
        for (branch, is_models) in branches.iter().zip(models) {
            if !is_models {
                let mut wargear = std::mem::take(&mut self.unit.wargear);
                self.loose(branch, &mut wargear);
                self.unit.wargear = wargear;
                continue;
            }
            self.ledger.settle(branch.slotted.leaf, Meaning::Model);
            let (count, name, rest) = self.models_line(branch);
            let children: Vec<&Branch<'_>> = branch.children.iter().collect();
            self.group(&branch.slotted, name, count, rest, &children);
        }
        let counted = self.unit.model_count();
        if let Some(stated) = stated.filter(|stated| *stated != counted) {
            let note = Note::new("rosters-count-differs").with("unit", &self.unit.name);
            let note = note.with("stated", stated).with("counted", counted);
            self.ledger.guess(draft.first.leaf, Meaning::Unit, note);
        }
    }

    /// Wargear of the unit that belongs to none of its models.
    fn loose(&mut self, branch: &Branch<'_>, into: &mut Vec<Wargear>) {
        match branch.loadout() {
            Some((_, list)) => {
                self.ledger.guess(
                    branch.slotted.leaf,
                    Meaning::Wargear,
                    Note::new("rosters-items-as-written"),
                );
                for said in self.list(list) {
                    self.thing(&branch.slotted, &said, into);
                }
                self.parts(&branch.children, branch.body(), into);
            }
            None => self.wargear(branch, into),
        }
    }

    /// Whether a line below a unit is models: it has a list of its own, or parts below it.
    fn is_models(&self, branch: &Branch<'_>) -> bool {
        if branch.loadout().is_some() {
            return false;
        }
        let own_list = self.has_lists() && own_list(branch.body()).is_some();
        let said = item(branch.body(), false);
        let enhancement = ENHANCEMENT.iter().any(|start| said.name.starts_with(start));
        let mark = enhancement || said.name.eq_ignore_ascii_case("warlord");
        !mark && said.points.is_none() && (own_list || !branch.children.is_empty())
    }

    /// `4x Kin: pike, shield`.
    fn models_line<'t>(&mut self, branch: &Branch<'t>) -> (u32, &'t str, Option<&'t str>) {
        let own = if self.has_lists() { own_list(branch.body()) } else { None };
        let (line, rest) = own.map_or((branch.body(), None), |(line, rest)| (line, Some(rest)));
        let (number, name) = counted(line);
        if let Some(Err(number)) = number {
            let note = Note::new("rosters-bad-count").with("text", number);
            self.ledger.leave(branch.slotted.leaf, note);
        }
        (number.and_then(Result::ok).unwrap_or(1), name, rest)
    }

    /// Reads models that share a name, and what they carry.
    fn group(
        &mut self,
        slotted: &Slotted<'_>,
        name: &str,
        count: u32,
        rest: Option<&str>,
        children: &[&Branch<'_>],
    ) {
        let mut loads: Vec<Load> = Vec::new();
        let mut shared = Vec::new();
        if let Some(rest) = rest {
            loads.push(self.load(slotted, rest, count));
        }
        for branch in children {
            match branch.loadout() {
                Some(_) => {
                    let mut load = self.load(&branch.slotted, branch.body(), count);
                    let mut below = Vec::new();
                    branch.children.iter().for_each(|child| self.wargear(child, &mut below));
                    below.iter().for_each(|part| add(&mut load.each, &part.name, part.count, None));
                    loads.push(load);
                }
                None => self.wargear(branch, &mut shared),
            }
        }
        let loaded: u32 = loads.iter().fold(0, |sum, load| sum.saturating_add(load.models));
        if !loads.is_empty() && loaded != count {
            let note = Note::new("rosters-loadouts-differ").with("model", name);
            let note = note.with("stated", count).with("counted", loaded);
            self.ledger.guess(slotted.leaf, Meaning::Model, note);
        }
        self.push_groups(name, count, loads, shared);
    }

    /// Models with the same load are one group; what is not said of single loads belongs to the only group or to the unit.
    fn push_groups(&mut self, name: &str, count: u32, loads: Vec<Load>, shared: Vec<Wargear>) {
        let mut merged: Vec<Load> = Vec::new();
        for load in loads {
            match merged.iter_mut().take(MOST_MERGED).find(|known| known.each == load.each) {
                Some(known) => known.models = known.models.saturating_add(load.models),
                None => merged.push(load),
            }
        }
        if merged.is_empty() {
            merged.push(Load { models: count, each: Vec::new() });
        }
        let several = merged.len() > 1;
        for Load { models, each } in merged {
            let total = |item: Wargear| Wargear { count: item.count.saturating_mul(models), ..item };
            let wargear = each.into_iter().map(total).collect();
            self.unit.models.push(ModelGroup {
                name: name.to_owned(),
                count: models,
                wargear,
                ..ModelGroup::default()
            });
        }
        let last = self.unit.models.last_mut().filter(|_| !several).map(|group| &mut group.wargear);
        let into = last.unwrap_or(&mut self.unit.wargear);
        for item in shared {
            add(into, &item.name, item.count, item.part_of.as_deref());
        }
    }

    /// A list that every model has, or that the number of models before `with` has.
    fn load(&mut self, slotted: &Slotted<'_>, text: &str, count_of_models: u32) -> Load {
        let (models, list) = match loadout(text) {
            Some((number, list)) => match count(number) {
                Some(number) => (number, list),
                None => {
                    let note = Note::new("rosters-bad-count").with("text", number);
                    self.ledger.leave(slotted.leaf, note);
                    (count_of_models, list)
                }
            },
            None => (count_of_models, text),
        };
        let mut each = Vec::new();
        for said in self.list(list) {
            self.thing(slotted, &said, &mut each);
        }
        Load { models, each }
    }

    /// The number of models where the list does not say it.
    fn assumed(&mut self, draft: &Draft<'_>, branches: &[Branch<'_>]) -> u32 {
        // These formats write the number wherever there are several.
        if matches!(self.format, Format::NewRecruitSimple | Format::NewRecruitShort) {
            return 1;
        }
        let section = self.unit.section.as_deref().unwrap_or_default().to_lowercase();
        if section.starts_with("character") || section.starts_with("epic hero") {
            return 1;
        }
        // If there are several of everything, there are probably as many models.
        let counts = branches.iter().map(counted_models);
        let models = counts.min().unwrap_or(1).max(1);
        let note = Note::new("rosters-count-assumed").with("count", models);
        self.ledger.guess(draft.first.leaf, Meaning::Unit, note);
        models
    }
}

fn counted_models(branch: &Branch<'_>) -> u32 {
    counted(branch.body()).0.and_then(Result::ok).unwrap_or(1)
}

/// `4x Kin` and `pike, shield` of `4x Kin: pike, shield`.
fn own_list(body: &str) -> Option<(&str, &str)> {
    let (models, list) = body.split_once(": ")?;
    let numbered = counted(models.trim()).0.is_some();
    Some((models.trim(), list.trim())).filter(|(_, list)| numbered && !list.is_empty())
}

/// No unit has more different wargear; in a hostile list more of the same name stays apart, so that time stays bounded.
const MOST_MERGED: usize = 300;

/// Adds wargear, together with what is there of the same name.
fn add(into: &mut Vec<Wargear>, name: &str, count: u32, part_of: Option<&str>) {
    let same = |item: &&mut Wargear| item.name == name && item.part_of.as_deref() == part_of;
    match into.iter_mut().take(MOST_MERGED).find(same) {
        Some(item) => item.count = item.count.saturating_add(count),
        None => {
            let part_of = part_of.map(str::to_owned);
            into.push(Wargear { name: name.to_owned(), count, part_of, ..Wargear::default() });
        }
    }
}
