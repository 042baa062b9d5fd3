//! Building an army step by step: everything that can be done next, and what it would break.

mod edit;

use gonfalon_data::{LIST, Word, to_link};
use gonfalon_kernel::{Arg, Line, Refusal, RuleId};
use gonfalon_scene::{
    self as scene, Addition, AdditionPlace, ArmyText, Choice, ChoiceForm, ChoiceValue, Edit, Gauge,
    MOST_ENTRIES, Muster, MusterEntry, Nonsense, Setting, Sheet,
};

use super::broken::Broken;
use super::check::{Draft, check, drafts};
use super::file::{ArmyFile, UnitEntry};
use super::size::BattleSize;
use crate::data::{Datasheet, Keyword, Library, Size};
use crate::setting::army_line;
use crate::show::{name, printed};

pub use edit::edit;
use edit::{MOST_TAKEN, NONE, OPTION};

/// An army of nothing: the first faction with its first Detachment.
pub fn empty(name: &str, library: &Library) -> ArmyFile {
    let detachment = library.detachments.first();
    ArmyFile {
        game: "wh40k".to_owned(),
        name: name.to_owned(),
        size: BattleSize::default(),
        faction: detachment.map(|first| library[first.faction].id.clone()).unwrap_or_default(),
        detachment: detachment.map(|first| first.id.clone()).unwrap_or_default(),
        units: Vec::new(),
        publication: None,
    }
}

/// Everything about an army in the making; additions come with their sheets if `sheets` asks for them.
pub fn muster(
    file: &ArmyFile,
    library: &Library,
    agreed: Option<BattleSize>,
    sheets: bool,
) -> Result<Muster, Nonsense> {
    fits(file)?;
    let bench = Bench { file, library, agreed, broken: judged(file, library, agreed) };
    let drafts = drafts(file, library, &mut Vec::new());
    let broken = bench.broken.iter().map(|broken| scene::Broken {
        rule: RuleId(broken.rule),
        says: army_line(broken, library),
        paths: concerned(file, broken),
    });
    let cost: u32 = drafts.iter().map(|draft| draft.cost(library)).sum();
    let limit = agreed.unwrap_or(file.size).points();
    Ok(Muster {
        name: file.name.clone(),
        summary: None,
        cost: Some(cost),
        gauges: vec![Gauge {
            says: Line::new("muster-gauge-points"),
            used: i32::try_from(cost).unwrap_or(i32::MAX),
            most: limit.into(),
            length: false,
        }],
        choices: bench.choices(),
        entries: (0..file.units.len()).map(|place| bench.entry(place, &drafts)).collect(),
        additions: library.datasheets.iter().map(|sheet| bench.addition(sheet, sheets)).collect(),
        broken: broken.collect(),
        file: ArmyText { toml: file.to_toml(), json: file.to_json(), link: to_link(file) },
    })
}

/// An army with what is wrong with it, to compare changes with.
struct Bench<'a> {
    file: &'a ArmyFile,
    library: &'a Library,
    agreed: Option<BattleSize>,
    broken: Vec<Broken>,
}

impl Bench<'_> {
    /// The rules that an edit would break, or break worse.
    fn breaks(&self, change: &Edit) -> Vec<Refusal> {
        let mut changed = self.file.clone();
        if edit(&mut changed, change, self.library).is_err() {
            return Vec::new();
        }
        let worse = Broken::worse(&self.broken, judged(&changed, self.library, self.agreed));
        let refusal =
            |broken: &Broken| Refusal { rule: RuleId(broken.rule), says: army_line(broken, self.library) };
        worse.iter().map(refusal).collect()
    }

    fn choosing(&self, path: &str, choice: &str, to: Setting) -> Vec<Refusal> {
        self.breaks(&Edit::Set { path: path.to_owned(), choice: choice.to_owned(), to })
    }

    /// One of several words.
    fn one_of(
        &self,
        path: &str,
        id: &str,
        says: &'static str,
        chosen: String,
        values: Vec<(String, Arg, Option<u32>)>,
    ) -> Choice {
        let value = |(word, name, cost): (String, Arg, Option<u32>)| ChoiceValue {
            breaks: self.choosing(path, id, Setting::Word(word.clone())),
            id: word,
            name,
            cost,
        };
        let values = values.into_iter().map(value).collect();
        Choice { id: id.to_owned(), says: Line::new(says), form: ChoiceForm::OneOf { chosen, values } }
    }

    /// What can be chosen about the whole army.
    fn choices(&self) -> Vec<Choice> {
        let sizes = BattleSize::WORDS.iter().map(|(word, size)| {
            (String::from(*word), Arg::Word(size_word(*size)), Some(u32::from(size.points())))
        });
        let factions = self.library.factions.iter();
        let factions = factions.map(|faction| (faction.id.clone(), name(&faction.name), None));
        let own = self.library.faction(&self.file.faction);
        let detachments = self.library.detachments.iter().filter(|one| Some(one.faction) == own);
        let detachments = detachments.map(|one| (one.id.clone(), name(&one.name), None));
        let size = self.file.size.word().to_owned();
        let (faction, detachment) = (self.file.faction.clone(), self.file.detachment.clone());
        vec![
            self.one_of("", "size", "muster-choice-size", size, sizes.collect()),
            self.one_of("", "faction", "muster-choice-faction", faction, factions.collect()),
            self.one_of("", "detachment", "muster-choice-detachment", detachment, detachments.collect()),
        ]
    }

    fn entry(&self, place: usize, drafts: &[Draft]) -> MusterEntry {
        let unit = &self.file.units[place];
        let path = format!("units.{place}");
        let sheet = self.library.datasheet(&unit.id).map(|id| &self.library[id]);
        let draft = drafts.iter().find(|draft| draft.number == place + 1);
        MusterEntry {
            within: None,
            group: Line::new("muster-group-unit"),
            name: sheet.map_or_else(|| Arg::Verbatim(unit.id.clone()), |sheet| name(&sheet.name)),
            known: sheet.is_some(),
            cost: draft.map(|draft| draft.cost(self.library)),
            gauges: Vec::new(),
            choices: sheet.map_or_else(Vec::new, |sheet| self.unit_choices(&path, unit, sheet)),
            about: sheet.map(|sheet| about(self.library, sheet, &path)),
            removable: true,
            path,
        }
    }

    fn unit_choices(&self, path: &str, unit: &UnitEntry, sheet: &Datasheet) -> Vec<Choice> {
        let sizes = sheet
            .sizes
            .iter()
            .map(|size| (size.word(), composition(sheet, size), Some(u32::from(size.points))));
        let smallest = || sheet.sizes.iter().min_by_key(|size| size.total()).map(Size::word);
        let named = unit.loadout.clone().or_else(|| unit.models.map(|count| count.to_string()));
        let chosen = named.or_else(smallest).unwrap_or_default();
        let mut choices = vec![self.one_of(path, "models", "muster-choice-models", chosen, sizes.collect())];
        for option in &sheet.options {
            let taken =
                unit.options.iter().find(|taken| taken.id == option.id).map_or(0, |taken| taken.count);
            let id = format!("{OPTION}{}", option.id);
            let breaks = self.choosing(path, &id, Setting::Number(u32::from(taken) + 1));
            choices.push(Choice {
                says: Line::new("muster-choice-option")
                    .with("option", name(&option.name))
                    .number("points", option.points),
                form: ChoiceForm::Number {
                    value: Some(taken.into()),
                    least: 0,
                    most: MOST_TAKEN.into(),
                    optional: false,
                    breaks,
                },
                id,
            });
        }
        if sheet.is(crate::data::Core::Character) {
            let breaks = self.choosing(path, "warlord", Setting::Flag(!unit.warlord));
            choices.push(Choice {
                id: "warlord".to_owned(),
                says: Line::new("muster-choice-warlord"),
                form: ChoiceForm::Flag { on: unit.warlord, cost: None, breaks },
            });
            let own = self.library.detachment(&self.file.detachment);
            let offered = self.library.enhancements.iter().filter(|one| Some(one.detachment) == own);
            let offered = offered.map(|one| (one.id.clone(), name(one.name()), Some(u32::from(one.points))));
            let none = (NONE.to_owned(), Arg::Word("word-enhancement-none"), None);
            let chosen = unit.enhancements.first().cloned().unwrap_or_else(|| NONE.to_owned());
            let values = std::iter::once(none).chain(offered).collect();
            choices.push(self.one_of(path, "enhancement", "muster-choice-enhancement", chosen, values));
        }
        choices
    }

    fn addition(&self, sheet: &Datasheet, sheets: bool) -> Addition {
        let factions = self.library.factions.iter();
        let mut of = factions.filter(|faction| sheet.has(Keyword::Other(faction.keyword)));
        let group = match of.next() {
            Some(faction) => Line::new("muster-group-faction").with("faction", name(&faction.name)),
            None => Line::new("muster-group-unit"),
        };
        let add = Edit::Add { id: sheet.id.clone(), to: String::new() };
        Addition {
            id: sheet.id.clone(),
            group,
            name: name(&sheet.name),
            cost: sheet.sizes.iter().map(|size| u32::from(size.points)).min(),
            about: sheets.then(|| about(self.library, sheet, &sheet.id)),
            places: vec![AdditionPlace { to: String::new(), breaks: self.breaks(&add) }],
        }
    }
}

/// What a size of a unit consists of: how many models, and which where that needs a word of its own.
fn composition(sheet: &Datasheet, size: &Size) -> Arg {
    if size.id.is_none() {
        return Arg::Verbatim(size.word());
    }
    let mut en = Vec::new();
    let mut de = Vec::new();
    for (kind, count) in sheet.kinds.iter().zip(&size.models).filter(|(_, count)| **count > 0) {
        en.push(format!("{count} {}", kind.name.en));
        de.push(format!("{count} {}", kind.name.de));
    }
    Arg::Name { en: en.join(", "), de: de.join(", ") }
}

/// What a datasheet prints.
fn about(library: &Library, sheet: &Datasheet, key: &str) -> Sheet {
    let ours = printed::origin(&sheet.facts, "weapons");
    let mut rows = Vec::new();
    for kind in sheet.kinds.iter().take(1) {
        let profile = &kind.profile;
        let number = |value: u8| Arg::Number(value.into());
        rows.push(printed::row("word-stat-move", printed::movement(profile.movement), ours));
        rows.push(printed::row("word-stat-toughness", number(profile.toughness), ours));
        rows.push(printed::row("word-stat-save", printed::plus(profile.save), ours));
        if let Some(save) = profile.invulnerable {
            rows.push(printed::row("word-stat-invulnerable", printed::plus(save), ours));
        }
        rows.push(printed::row("word-stat-wounds", number(profile.wounds), ours));
        rows.push(printed::row("word-stat-leadership", printed::plus(profile.leadership), ours));
        rows.push(printed::row("word-stat-control", number(profile.objective_control), ours));
    }
    let weapons = sheet.weapons.iter().flat_map(|weapon| printed::weapon(library, weapon, 1, ours));
    let abilities = sheet.abilities.iter().chain(sheet.kinds.iter().flat_map(|kind| &kind.abilities));
    let abilities = abilities.map(|ability| printed::ability(ability, ours));
    let kinds = sheet.kinds.iter().map(|kind| Line::new("show-name").with("name", name(&kind.name)));
    Sheet {
        piece: key.to_owned(),
        name: name(&sheet.name),
        kind: kinds.collect(),
        rows,
        traits: weapons.chain(abilities).chain(printed::keywords(library, sheet)).collect(),
        states: Vec::new(),
    }
}

fn judged(file: &ArmyFile, library: &Library, agreed: Option<BattleSize>) -> Vec<Broken> {
    check(file, library, agreed).err().unwrap_or_default()
}

/// Whether anybody can look through the army.
fn fits(file: &ArmyFile) -> Result<(), Nonsense> {
    if file.units.len() > MOST_ENTRIES { Err(Nonsense::Full { most: MOST_ENTRIES }) } else { Ok(()) }
}

/// The word for a battle size.
pub fn size_word(size: BattleSize) -> &'static str {
    match size {
        BattleSize::Incursion => "word-size-incursion",
        BattleSize::StrikeForce => "word-size-strike-force",
        BattleSize::Onslaught => "word-size-onslaught",
    }
}

/// The paths of everything that a broken rule names.
fn concerned(file: &ArmyFile, broken: &Broken) -> Vec<String> {
    let number = broken.arg("number").and_then(|number| number.parse::<usize>().ok());
    if let Some(place) = number.and_then(|number| number.checked_sub(1)) {
        return vec![format!("units.{place}")];
    }
    let words: Vec<&str> = broken.arg("unit").map(|list| list.split(LIST).collect()).unwrap_or_default();
    let named = file.units.iter().enumerate().filter(|(_, unit)| words.contains(&unit.id.as_str()));
    named.map(|(place, _)| format!("units.{place}")).collect()
}
