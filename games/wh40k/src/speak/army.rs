//! Armies in words, for what can be tried before a match.

use gonfalon_kernel::Refusal;

use super::agreement;
use super::read::{listed, number, split};
use super::scene::Scene;
use crate::army::{ArmyFile, BattleSize, Broken, TakenOption, UnitEntry, check, ready_armies};
use crate::data::Library;

/// Judges `army [size SIZE] [faction ID] [detachment ID] units UNIT and UNIT ...`, a match, or a terrain feature.
pub(super) fn attempt(scene: &Scene, words: &[&str]) -> Result<Vec<Refusal>, String> {
    match words {
        ["army", rest @ ..] => {
            let file = army(rest, BattleSize::Incursion)?;
            Ok(refusals(check(&file, Library::core(), None).err().unwrap_or_default()))
        }
        ["match", rest @ ..] => agreement::attempt(rest),
        ["terrain", rest @ ..] => scene.feature_refusals(rest),
        _ => Err("without a seat `try army ...`, `try match ...` and `try terrain ...` are known".to_owned()),
    }
}

/// Broken rules of mustering as refusals.
pub(super) fn refusals(broken: Vec<Broken>) -> Vec<Refusal> {
    broken.into_iter().map(|broken| Refusal::new(broken.rule, broken.key)).collect()
}

/// An army: one that is ready to play, by its id, or one that is written down for a battle size.
pub(super) fn army(words: &[&str], size: BattleSize) -> Result<ArmyFile, String> {
    let [id] = words else { return file(words, size) };
    let found = ready_armies().iter().find(|army| army.id == *id);
    found.map(|army| army.file.clone()).ok_or_else(|| format!("there is no ready army `{id}`"))
}

/// An army as it is written down; words need not be of the data files, so that cards can try what they do not have.
fn file(words: &[&str], size: BattleSize) -> Result<ArmyFile, String> {
    let mut file = ArmyFile {
        game: "wh40k".to_owned(),
        name: "Card".to_owned(),
        size,
        faction: "lantern-concord".to_owned(),
        detachment: "night-watch".to_owned(),
        units: vec![],
        publication: None,
    };
    let mut rest = words;
    loop {
        rest = match rest {
            ["size", size, more @ ..] => {
                file.size = listed(size)?;
                more
            }
            ["faction", id, more @ ..] => {
                file.faction = (*id).to_owned();
                more
            }
            ["detachment", id, more @ ..] => {
                file.detachment = (*id).to_owned();
                more
            }
            ["units", units @ ..] => {
                for part in split(units, "and") {
                    unit(part, &mut file.units)?;
                }
                return Ok(file);
            }
            _ => return Err("write `army [size S] [faction F] [detachment D] units A and B ...`".to_owned()),
        };
    }
}

/// `DATASHEET [N] [warlord] [with OPTION[:N] ...] [enhanced ID ...] [xN]`.
fn unit(words: &[&str], units: &mut Vec<UnitEntry>) -> Result<(), String> {
    let (words, times) = match words {
        [rest @ .., times] if times.strip_prefix('x').is_some_and(|count| count.parse::<u8>().is_ok()) => {
            (rest, number::<usize>(&times[1..])?)
        }
        _ => (words, 1),
    };
    let [id, rest @ ..] = words else { return Err("a datasheet is missing".to_owned()) };
    let mut entry = UnitEntry { id: (*id).to_owned(), ..UnitEntry::default() };
    let mut list = "";
    for word in rest {
        match (*word, list) {
            ("warlord", _) => entry.warlord = true,
            ("with" | "enhanced", _) => list = word,
            (count, "") => entry.models = Some(number(count)?),
            (option, "with") => {
                let (id, count) = option.split_once(':').unwrap_or((option, "1"));
                entry.options.push(TakenOption { id: id.to_owned(), count: number(count)? });
            }
            (enhancement, _) => entry.enhancements.push(enhancement.to_owned()),
        }
    }
    units.extend(std::iter::repeat_n(entry, times));
    Ok(())
}
