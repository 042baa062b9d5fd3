//! Building an army step by step: everything that can be done next, and what it would break.

mod additions;
mod edit;
mod entries;

use gonfalon_data::{LIST, to_link};
use gonfalon_kernel::{Line, Refusal, RuleId};
use gonfalon_scene::{
    self as scene, ArmyText, Choice, ChoiceForm, Edit, Gauge, MOST_ENTRIES, Muster, Nonsense, Setting,
};

use super::broken::Broken;
use super::check::{Agreed, Draft, check, drafts};
use super::file::ArmyFile;
use super::rules::{Quota, quotas_of};
use crate::data::{Library, UnitType};
use crate::setting::army_line;
use crate::show::name;

pub use edit::edit;

/// The largest points limit of an army file.
const MOST_POINTS: u16 = 60_000;

/// An army of nothing, for the points limit that is usual.
pub fn empty(name: &str, library: &Library) -> ArmyFile {
    ArmyFile {
        game: "kow".to_owned(),
        name: name.to_owned(),
        points: Some(library.constants.army.usual_points),
        good_and_evil_agreed: false,
        units: Vec::new(),
    }
}

/// Everything about an army in the making; additions come with their sheets if `sheets` asks for them.
///
/// Without `agreed` the file speaks for both players, as in [`check`].
pub fn muster(
    file: &ArmyFile,
    library: &Library,
    agreed: Option<Agreed>,
    sheets: bool,
) -> Result<Muster, Nonsense> {
    fits(file)?;
    let bench = Bench { file, library, agreed, broken: judged(file, library, agreed) };
    let (drafts, _) = drafts(file, library);
    let broken = bench.broken.iter().map(|broken| scene::Broken {
        rule: RuleId(broken.rule),
        says: army_line(broken, library),
        paths: concerned(&drafts, broken, library),
    });
    let cost: u32 = drafts.iter().map(|draft| draft.cost(library)).sum();
    Ok(Muster {
        name: file.name.clone(),
        summary: None,
        cost: Some(cost),
        gauges: bench.gauges(&drafts, cost),
        choices: bench.choices(),
        entries: entries::entries(&bench),
        additions: additions::additions(&bench, sheets),
        broken: broken.collect(),
        file: ArmyText { toml: file.to_toml(), json: file.to_json(), link: to_link(file) },
    })
}

/// An army with what is wrong with it, to compare changes with.
struct Bench<'a> {
    file: &'a ArmyFile,
    library: &'a Library,
    agreed: Option<Agreed>,
    broken: Vec<Broken>,
}

impl Bench<'_> {
    /// The rules that an edit would break; `None` if it means nothing.
    fn breaks(&self, change: &Edit) -> Option<Vec<Refusal>> {
        let mut changed = self.file.clone();
        edit(&mut changed, change, self.library).ok()?;
        let worse = Broken::worse(&self.broken, judged(&changed, self.library, self.agreed));
        let refusal =
            |broken: &Broken| Refusal { rule: RuleId(broken.rule), says: army_line(broken, self.library) };
        Some(worse.iter().map(refusal).collect())
    }

    /// The rules that a choice would break.
    fn choosing(&self, path: &str, choice: &str, to: Setting) -> Vec<Refusal> {
        let change = Edit::Set { path: path.to_owned(), choice: choice.to_owned(), to };
        self.breaks(&change).unwrap_or_default()
    }

    /// The limits of the whole army; a casual game has none.
    fn gauges(&self, drafts: &[Draft], cost: u32) -> Vec<Gauge> {
        let limit = self.agreed.map_or(self.file.points, |agreed| agreed.points);
        let Some(limit) = limit else { return Vec::new() };
        let quota = |quota: &Quota| {
            let engines = quota.of == UnitType::WarEngine;
            let says = match quota.list {
                None if engines => Line::new("muster-gauge-war-engines"),
                None => Line::new("muster-gauge-heroes-monsters"),
                Some(list) => {
                    let keys = ("muster-gauge-war-engines-of-list", "muster-gauge-heroes-monsters-of-list");
                    let key = if engines { keys.0 } else { keys.1 };
                    Line::new(key).with("list", name(&self.library[list].name))
                }
            };
            gauge(says, quota.count, quota.limit)
        };
        let points = gauge(Line::new("muster-gauge-points"), cost, limit.into());
        let quotas = quotas_of(drafts, self.library);
        [points].into_iter().chain(quotas.iter().map(quota)).collect()
    }

    /// What can be chosen about the whole army.
    fn choices(&self) -> Vec<Choice> {
        let points = ChoiceForm::Number {
            value: self.file.points.map(u32::from),
            least: 1,
            most: MOST_POINTS.into(),
            optional: true,
            breaks: Vec::new(),
        };
        let on = self.file.good_and_evil_agreed;
        let breaks = self.choosing("", "good-and-evil", Setting::Flag(!on));
        let mixed = ChoiceForm::Flag { on, cost: None, breaks };
        vec![
            Choice { id: "points".to_owned(), says: Line::new("muster-choice-points"), form: points },
            Choice {
                id: "good-and-evil".to_owned(),
                says: Line::new("muster-choice-good-and-evil"),
                form: mixed,
            },
        ]
    }
}

fn judged(file: &ArmyFile, library: &Library, agreed: Option<Agreed>) -> Vec<Broken> {
    check(file, library, agreed).err().unwrap_or_default()
}

/// Whether anybody can look through the army.
fn fits(file: &ArmyFile) -> Result<(), Nonsense> {
    if file.units.len() > MOST_ENTRIES { Err(Nonsense::Full { most: MOST_ENTRIES }) } else { Ok(()) }
}

fn gauge(says: Line, used: u32, most: u32) -> Gauge {
    let number = |number: u32| i32::try_from(number).unwrap_or(i32::MAX);
    Gauge { says, used: number(used), most: number(most), length: false }
}

fn path(place: usize) -> String {
    format!("units.{place}")
}

/// The paths of everything that a broken rule names.
fn concerned(drafts: &[Draft], broken: &Broken, library: &Library) -> Vec<String> {
    let number = broken.arg("number").and_then(|number| number.parse::<usize>().ok());
    if let Some(place) = number.and_then(|number| number.checked_sub(1)) {
        return vec![path(place)];
    }
    let words = |names: &[&str]| -> Vec<&str> {
        names.iter().filter_map(|name| broken.arg(name)).flat_map(|list| list.split(LIST)).collect()
    };
    let (units, lists) = (words(&["unit"]), words(&["list", "good", "evil"]));
    let limited = match broken.key {
        "army-too-many-war-engines" | "army-too-many-war-engines-of-list" => Some(UnitType::WarEngine),
        "army-too-many-heroes-monsters" | "army-too-many-heroes-monsters-of-list" => {
            Some(UnitType::HeroMonster)
        }
        _ => None,
    };
    let meant = |draft: &&Draft| {
        draft.entry.is_some_and(|id| {
            let entry = &library[id];
            let of_list = lists.contains(&library[entry.list].id.as_str());
            let of_type = limited == Some(entry.unit_type) && (lists.is_empty() || of_list);
            units.contains(&entry.id.as_str()) || of_type || limited.is_none() && of_list
        })
    };
    drafts.iter().filter(meant).map(|draft| path(draft.number - 1)).collect()
}
