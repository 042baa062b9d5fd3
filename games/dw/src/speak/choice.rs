//! What is chosen for a spell or an ability.

use gonfalon_table::Heading;

use super::answer::Answer;
use super::read::{direction, listed, number, point, seat, spell};
use crate::action::{Borrowed, Choice};

/// `on A B`, `with A B`, `player SEAT`, `at x,y`, `toward DIRECTION or DISK`, `sacrifice A`, `stat WORD`, `spell ID`,
/// `land NUMBER DIRECTION`, and last `of DISK ...`, the ability of another Disk.
pub(super) fn read(answer: &Answer<'_>, words: &[&str]) -> Result<Choice, String> {
    const KEYS: [&str; 10] =
        ["on", "with", "player", "at", "toward", "sacrifice", "stat", "spell", "land", "of"];
    let mut choice = Choice::default();
    let mut rest = words;
    while let [key, more @ ..] = rest {
        if *key == "of" {
            let [disk, more @ ..] = more else { return Err("say whose ability".to_owned()) };
            let disk = answer.disk(disk)?;
            let (ability, borrowed) = (answer.ability_of(disk, 0), Box::new(read(answer, more)?));
            choice.borrowed = Some(Borrowed { disk, ability, choice: borrowed });
            return Ok(choice);
        }
        // The value `at` is spelt like the key.
        let value = usize::from(*key == "stat").min(more.len());
        let next = more[value..].iter().position(|word| KEYS.contains(word));
        let end = next.map_or(more.len(), |next| next + value);
        let (args, after) = more.split_at(end);
        take(answer, &mut choice, key, args)?;
        rest = after;
    }
    Ok(choice)
}

fn take(answer: &Answer<'_>, choice: &mut Choice, key: &str, args: &[&str]) -> Result<(), String> {
    match (key, args) {
        ("on", disks) => choice.targets = answer.names().find_all(disks)?,
        ("with", disks) => choice.seconds = answer.names().find_all(disks)?,
        ("player", [who]) => choice.player = Some(seat(who)?),
        ("at", [at]) => choice.at = Some(point(at)?),
        ("toward", [word]) => choice.heading = Some(heading(answer, choice, word)?),
        ("sacrifice", [disk]) => choice.sacrifice = Some(answer.disk(disk)?),
        ("stat", [word]) => choice.stat = Some(listed(word)?),
        ("spell", [id]) => choice.spell = Some(spell(&answer.game.library, id)?),
        ("land", [land, word]) => {
            let heading = direction(word).ok_or_else(|| format!("`{word}` is no direction"))?;
            choice.lands.push((number::<u8>(land)?.saturating_sub(1), heading));
        }
        _ => return Err(format!("`{key}` has another form; docs/cards/dw.md shows it")),
    }
    Ok(())
}

/// A direction, or the direction from the first target to a Disk.
fn heading(answer: &Answer<'_>, choice: &Choice, word: &str) -> Result<Heading, String> {
    if let Some(heading) = direction(word) {
        return Ok(heading);
    }
    let from = choice.targets.first().ok_or_else(|| format!("`{word}` is no direction"))?;
    Ok(Heading::between(answer.at(*from), answer.at(answer.disk(word)?)))
}
