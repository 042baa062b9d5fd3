//! Building an army step by step: everything that can be done next, and what it would break.

mod additions;
mod edit;
mod entries;
mod parts;

use gonfalon_data::to_link;
use gonfalon_kernel::{Line, Refusal, RuleId};
use gonfalon_scene::{self as scene, ArmyText, Edit, Gauge, MOST_ENTRIES, Muster, Nonsense};

use super::broken::Broken;
use super::check::check;
use super::file::ArmyFile;
use crate::data::Library;
use crate::setting::army_line;

pub use edit::edit;

/// What the players of a match agreed on about their armies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Terms {
    /// How many regiments each army has.
    pub regiments: Option<u8>,
    /// Whether the army must come out of one core set.
    pub one_box: bool,
}

/// An army of nothing.
pub fn empty(name: &str) -> ArmyFile {
    ArmyFile { game: "whdw".to_owned(), name: name.to_owned(), regiments: Vec::new() }
}

/// Everything about an army in the making; additions come with their sheets if `sheets` asks for them.
pub fn muster(file: &ArmyFile, library: &Library, terms: Terms, sheets: bool) -> Result<Muster, Nonsense> {
    fits(file, library)?;
    let bench = Bench { file, library, terms, broken: judged(file, library, terms) };
    let parts = parts::parts(file, library);
    let broken = bench.broken.iter().map(|broken| scene::Broken {
        rule: RuleId(broken.rule),
        says: army_line(broken, library),
        paths: parts::concerned(&parts, broken),
    });
    let regiments =
        terms.regiments.map(|agreed| gauge("muster-gauge-regiments", file.regiments.len(), agreed));
    Ok(Muster {
        name: file.name.clone(),
        summary: None,
        cost: None,
        gauges: regiments.into_iter().collect(),
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
    terms: Terms,
    broken: Vec<Broken>,
}

impl Bench<'_> {
    /// The rules that an edit would break; `None` if it means nothing.
    fn breaks(&self, change: &Edit) -> Option<Vec<Refusal>> {
        let mut changed = self.file.clone();
        edit(&mut changed, change, self.library).ok()?;
        let after = judged(&changed, self.library, self.terms);
        let worse = Broken::worse(&self.broken, after);
        let refusal =
            |broken: &Broken| Refusal { rule: RuleId(broken.rule), says: army_line(broken, self.library) };
        Some(worse.iter().map(refusal).collect())
    }
}

fn judged(file: &ArmyFile, library: &Library, terms: Terms) -> Vec<Broken> {
    check(file, library, terms.regiments, terms.one_box).err().unwrap_or_default()
}

/// Whether anybody can look through the army.
fn fits(file: &ArmyFile, library: &Library) -> Result<(), Nonsense> {
    let count = parts::parts(file, library).len();
    if count > MOST_ENTRIES { Err(Nonsense::Full { most: MOST_ENTRIES }) } else { Ok(()) }
}

fn gauge(says: &'static str, used: usize, most: u8) -> Gauge {
    let used = i32::try_from(used).unwrap_or(i32::MAX);
    Gauge { says: Line::new(says), used, most: most.into(), length: false }
}
