//! Armies that a card tries to muster.

use gonfalon_kernel::{Refusal, RuleId};

use super::read::number;
use super::scene::Scene;
use crate::army::{Agreed, ArmyFile, DiskEntry, check};

/// Judges `army ID [xN] ... [spells ID [xN] ...]` by the agreed points.
pub(super) fn attempt(scene: &Scene, words: &[&str]) -> Result<Vec<Refusal>, String> {
    let ["army", rest @ ..] = words else {
        return Err("only an army can be tried without a seat: army ID [xN] ... [spells ID ...]".to_owned());
    };
    let mut parts = rest.split(|word| *word == "spells");
    let disks = entries(parts.next().unwrap_or_default())?;
    let spells = entries(parts.next().unwrap_or_default())?;
    let file = ArmyFile { game: "dw".to_owned(), name: "Card".to_owned(), disks, spells };
    let agreed = Agreed { points: Some(scene.options.points), league: scene.options.league };
    let broken = check(&file, &scene.library, agreed).err().unwrap_or_default();
    Ok(broken
        .iter()
        .map(|broken| Refusal { rule: RuleId(broken.rule), says: broken.line(&scene.library) })
        .collect())
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
