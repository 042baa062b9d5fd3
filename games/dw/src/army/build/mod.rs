//! Building an army step by step: everything that can be done next, and what it would break.

mod additions;
mod edit;
mod entries;

use gonfalon_data::{LIST, to_link};
use gonfalon_kernel::{Line, Refusal, RuleId};
use gonfalon_scene::{self as scene, ArmyText, Edit, Gauge, MOST_ENTRIES, Muster, Nonsense, Setting};

use super::broken::Broken;
use super::check::{Agreed, check, look_up};
use super::file::{ArmyFile, DiskEntry};
use super::muster::Army;
use super::ready::is_ready;
use super::rules::{main_faction, needed};
use crate::data::Library;
use crate::printed::name;

pub use edit::edit;

/// An army of nothing.
pub fn empty(name: &str) -> ArmyFile {
    ArmyFile { game: "dw".to_owned(), name: name.to_owned(), disks: Vec::new(), spells: Vec::new() }
}

/// Everything about an army in the making; additions come with their sheets if `sheets` asks for them.
pub fn muster(file: &ArmyFile, library: &Library, agreed: Agreed, sheets: bool) -> Result<Muster, Nonsense> {
    fits(file)?;
    let bench = Bench { file, library, agreed, broken: judged(file, library, agreed) };
    let (army, _) = look_up(file, library);
    let broken = bench.broken.iter().map(|broken| scene::Broken {
        rule: RuleId(broken.rule),
        says: broken.line(library),
        paths: concerned(file, broken),
    });
    Ok(Muster {
        name: file.name.clone(),
        summary: if bench.broken.is_empty() { summary(&army, library) } else { None },
        cost: Some(army.cost(library)),
        gauges: gauges(&army, library, agreed),
        choices: Vec::new(),
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
    agreed: Agreed,
    broken: Vec<Broken>,
}

impl Bench<'_> {
    /// The rules that an edit would break; `None` if it means nothing.
    fn breaks(&self, change: &Edit) -> Option<Vec<Refusal>> {
        let mut changed = self.file.clone();
        edit(&mut changed, change, self.library).ok()?;
        let worse = Broken::worse(&self.broken, judged(&changed, self.library, self.agreed));
        let refusal =
            |broken: &Broken| Refusal { rule: RuleId(broken.rule), says: broken.line(self.library) };
        Some(worse.iter().map(refusal).collect())
    }

    /// The rules that a choice would break.
    fn choosing(&self, path: &str, choice: &str, to: Setting) -> Vec<Refusal> {
        let change = Edit::Set { path: path.to_owned(), choice: choice.to_owned(), to };
        self.breaks(&change).unwrap_or_default()
    }
}

fn judged(file: &ArmyFile, library: &Library, agreed: Agreed) -> Vec<Broken> {
    check(file, library, agreed).err().unwrap_or_default()
}

/// Whether anybody can look through the army.
fn fits(file: &ArmyFile) -> Result<(), Nonsense> {
    let count = file.disks.len() + file.spells.len();
    if count > MOST_ENTRIES { Err(Nonsense::Full { most: MOST_ENTRIES }) } else { Ok(()) }
}

fn summary(army: &Army, library: &Library) -> Option<Line> {
    if let Some(ready) = is_ready(army, library) {
        return Some(Line::new("muster-summary-ready").with("army", name(&library[ready].name)));
    }
    let (faction, _) = main_faction(army, library).1?;
    let line = Line::new("muster-summary")
        .with("faction", name(&library.constants.faction(faction).name))
        .number("disks", army.disks().count() as i64)
        .number("spells", army.spells.len() as i64);
    Some(line)
}

/// The agreed points, and what may go to others than the main faction.
fn gauges(army: &Army, library: &Library, agreed: Agreed) -> Vec<Gauge> {
    let gauge = |says: Line, used: u32, most: u32| Gauge {
        says,
        used: i32::try_from(used).unwrap_or(i32::MAX),
        most: i32::try_from(most).unwrap_or(i32::MAX),
        length: false,
    };
    let points = agreed
        .points
        .map(|points| gauge(Line::new("muster-gauge-points"), army.cost(library), points.into()));
    let (total, main) = main_faction(army, library);
    let others = main.map(|(faction, points)| {
        let faction = name(&library.constants.faction(faction).name);
        let says = Line::new("muster-gauge-others").with("faction", faction);
        gauge(says, total - points, total - needed(total))
    });
    points.into_iter().chain(others).collect()
}

/// What a line of the file is called in edits.
fn path(part: &str, place: usize) -> String {
    format!("{part}.{place}")
}

/// The paths of everything that a broken rule names.
fn concerned(file: &ArmyFile, broken: &Broken) -> Vec<String> {
    let things = ["champion", "disk", "disks", "good", "evil"];
    let named = |things: &[&str]| -> Vec<&str> {
        let lists = things.iter().filter_map(|name| broken.arg(name));
        lists.flat_map(|list| list.split(LIST)).collect()
    };
    let lines = |part: &str, lines: &[DiskEntry], words: &[&str]| -> Vec<String> {
        let meant = lines.iter().enumerate().filter(|(_, line)| words.contains(&line.id.as_str()));
        meant.map(|(place, _)| path(part, place)).collect()
    };
    let (mut disks, mut spells) = (named(&things), named(&["spell"]));
    if broken.key.starts_with("army-unknown-disk") {
        disks.extend(broken.arg("word"));
    } else {
        spells.extend(broken.arg("word"));
    }
    let mut paths = lines("disks", &file.disks, &disks);
    paths.extend(lines("spells", &file.spells, &spells));
    paths
}
