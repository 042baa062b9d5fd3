//! Armies in words, for what can be tried before a match.

use gonfalon_kernel::Refusal;

use super::read::{listed, number, split};
use crate::army::{ArmyFile, BattleSize, TakenOption, UnitEntry, check};
use crate::data::Library;

/// Judges `army [size SIZE] [faction ID] [detachment ID] units UNIT and UNIT ...`.
pub(super) fn attempt(words: &[&str]) -> Result<Vec<Refusal>, String> {
    let ["army", rest @ ..] = words else {
        let word = words.first().copied().unwrap_or_default();
        return Err(format!("`{word}` cannot be tried without a seat; only `army` can"));
    };
    let file = file(rest)?;
    let broken = check(&file, Library::core(), None).err().unwrap_or_default();
    Ok(broken.into_iter().map(|broken| Refusal::new(broken.rule, broken.key)).collect())
}

/// An army as it is written down; words need not be of the data files, so that cards can try what they do not have.
fn file(words: &[&str]) -> Result<ArmyFile, String> {
    let mut file = ArmyFile {
        game: "wh40k".to_owned(),
        name: "Card".to_owned(),
        size: BattleSize::Incursion,
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
