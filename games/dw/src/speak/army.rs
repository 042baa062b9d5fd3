//! Armies that a card tries to muster.

use gonfalon_kernel::{Refusal, RuleId};
use gonfalon_table::Length;

use super::read::{length, number};
use super::scene::Scene;
use crate::army::{Agreed, ArmyFile, DiskEntry, check};
use crate::data::Library;
use crate::setting::{Agreement, Options};

/// Judges `army ID [xN] ... [spells ID [xN] ...]` by the agreed points.
pub(super) fn attempt(scene: &Scene, words: &[&str]) -> Result<Vec<Refusal>, String> {
    let rest = match words {
        ["army", rest @ ..] => rest,
        ["match", scenario, "seats", seats, rest @ ..] => return agreement(scene, scenario, seats, rest),
        _ => {
            return Err("without a seat `army ID [xN] ... [spells ID ...]` can be tried, or \
                        `match SCENARIO seats NUMBER [table WIDTH DEPTH]`"
                .to_owned());
        }
    };
    let file = file(rest)?;
    let agreed = Agreed { points: Some(scene.options.points), league: scene.options.league };
    let broken = check(&file, &scene.library, agreed).err().unwrap_or_default();
    Ok(broken
        .iter()
        .map(|broken| Refusal { rule: RuleId(broken.rule), says: broken.line(&scene.library) })
        .collect())
}

fn file(words: &[&str]) -> Result<ArmyFile, String> {
    let mut parts = words.split(|word| *word == "spells");
    let disks = entries(parts.next().unwrap_or_default())?;
    let spells = entries(parts.next().unwrap_or_default())?;
    Ok(ArmyFile { game: "dw".to_owned(), name: "Card".to_owned(), disks, spells })
}

/// How an army is divided: what goes into the stack and what waits aside.
pub(super) fn divided(library: &Library, words: &[&str]) -> Result<String, String> {
    let army = check(&file(words)?, library, Agreed { points: None, league: false })
        .map_err(|_| "such an army breaks rules".to_owned())?;
    let names = |disks: &[crate::data::ProfileId]| -> String {
        disks.iter().map(|disk| format!(" {}", library[*disk].id)).collect()
    };
    Ok(format!("stack{} aside{}", names(&army.stack), names(&army.aside)))
}

/// Judges an agreement on a scenario, so many players and perhaps a table, whatever the armies.
fn agreement(scene: &Scene, scenario: &str, seats: &str, words: &[&str]) -> Result<Vec<Refusal>, String> {
    let table = match words {
        [] => None,
        ["table", width, depth] => Some((Length(length(width)?), Length(length(depth)?))),
        _ => return Err("after the players only `table WIDTH DEPTH` may follow".to_owned()),
    };
    let none = ArmyFile { game: "dw".to_owned(), name: "Card".to_owned(), disks: vec![], spells: vec![] };
    let agreement = Agreement {
        scenario: scenario.to_owned(),
        options: Options { table, ..scene.options },
        armies: vec![none; number(seats)?],
    };
    Ok(agreement.refusals(&scene.library))
}

fn entries(words: &[&str]) -> Result<Vec<DiskEntry>, String> {
    let mut entries: Vec<DiskEntry> = Vec::new();
    for word in words {
        match (word.strip_prefix('x').filter(|count| count.parse::<u8>().is_ok()), entries.last_mut()) {
            (Some(count), Some(last)) => last.count = number(count)?,
            _ => entries.push(DiskEntry { id: (*word).to_owned(), count: 1 }),
        }
    }
    Ok(entries)
}
