//! Expectations about what happened in the latest answer.

use gonfalon_disks::DiskId;

use super::read::{Names, listed, number, seat};
use crate::Whdw;
use crate::data::{DamageType, RangeBand};
use crate::event::Event;

/// Judges an expectation about events; `None` if the words are not about events.
pub(super) fn happened(
    game: &Whdw,
    events: &[Event],
    words: &[&str],
) -> Result<Option<Result<(), String>>, String> {
    let names = Names { game };
    let find = |word: &str| names.find(word);
    let any = |test: &dyn Fn(&Event) -> bool| events.iter().any(test);
    let judged = match words {
        ["pins", top, under] => {
            let (top, under) = (find(top)?, find(under)?);
            (any(&|event| *event == Event::Pinned { top, under }), "no such new pin".to_owned())
        }
        ["stops", disk] => {
            let disk = find(disk)?;
            (
                any(&|event| matches!(event, Event::Stopped { disk: other, .. } if *other == disk)),
                "it was not stopped".to_owned(),
            )
        }
        ["stops", disk, id] => {
            let disk = find(disk)?;
            let found = any(
                &|event| matches!(event, Event::Stopped { disk: other, rule } if *other == disk && rule.0 == *id),
            );
            (found, format!("it was not stopped by `{id}`"))
        }
        ["hurt", disk, amount] => {
            let (disk, wanted): (DiskId, u32) = (find(disk)?, number(amount)?);
            let found: u32 = events
                .iter()
                .map(|event| match event {
                    Event::Damaged { disk: other, amount, .. } if *other == disk => u32::from(*amount),
                    _ => 0,
                })
                .sum();
            (found == wanted, format!("it took {found} damage"))
        }
        ["hurt", disk, amount, kind] => {
            let (disk, amount, kind): (DiskId, u8, DamageType) =
                (find(disk)?, number(amount)?, listed(kind)?);
            let found = any(&|event| {
                matches!(event, Event::Damaged { disk: other, amount: dealt, kind: of, .. }
                    if *other == disk && *dealt == amount && *of == kind)
            });
            (found, "no such damage was dealt at once".to_owned())
        }
        ["wounded", disk] => {
            let disk = find(disk)?;
            (any(&|event| *event == Event::Wounded { disk }), "it took no wound".to_owned())
        }
        ["removed", disk] => {
            let disk = find(disk)?;
            let found = any(&|event| matches!(event, Event::Removed { disk: other, .. } if *other == disk));
            (found, "it was not removed".to_owned())
        }
        ["removed", disk, id] => {
            let disk = find(disk)?;
            let found = any(
                &|event| matches!(event, Event::Removed { disk: other, rule } if *other == disk && rule.0 == *id),
            );
            (found, format!("it was not removed by `{id}`"))
        }
        ["strikes", by, at, strength] => {
            let (by, at, strength) = (find(by)?, find(at)?, number(strength)?);
            (any(&|event| *event == Event::Struck { by, at, strength }), "there was no such blow".to_owned())
        }
        ["strikes", by, at] => {
            let (by, at) = (find(by)?, find(at)?);
            let found = any(
                &|event| matches!(event, Event::Struck { by: one, at: other, .. } if *one == by && *other == at),
            );
            (found, "there was no such blow".to_owned())
        }
        ["order", seats @ ..] => {
            let wanted: Vec<_> = seats.iter().map(|word| seat(word)).collect::<Result<_, _>>()?;
            let found =
                any(&|event| matches!(event, Event::OrderDetermined(order) if order.as_slice() == wanted));
            (found, "the cards resolve in another order".to_owned())
        }
        ["lost", owner, count] => {
            let (owner, wanted): (_, u8) = (seat(owner)?, number(count)?);
            (
                any(&|event| *event == Event::ActivationsLost { seat: owner, count: wanted }),
                "other activations were lost".to_owned(),
            )
        }
        ["fights", sides @ ..] => fights(&names, events, sides)?,
        ["rolls", purpose, values @ ..] => {
            let found: Vec<String> = events
                .iter()
                .filter_map(|event| match event {
                    Event::DieRolled { purpose: other, value, .. } if other == purpose => {
                        Some(value.to_string())
                    }
                    _ => None,
                })
                .collect();
            (found == values, format!("the dice were: {}", found.join(" ")))
        }
        ["shot", band, dice] => {
            let (band, dice): (RangeBand, u8) = (listed(band)?, number(dice)?);
            let found = any(
                &|event| matches!(event, Event::ShotDeclared { band: at, dice: rolled, .. } if *at == band && *rolled == dice),
            );
            (found, "there was no such shot".to_owned())
        }
        ["uses", disk] => {
            let by = find(disk)?;
            let found = any(&|event| matches!(event, Event::AbilityUsed { by: other, .. } if *other == by));
            (found, "its ability was not used".to_owned())
        }
        ["scatters", disks @ ..] => {
            let wanted: Vec<DiskId> = disks.iter().map(|word| find(word)).collect::<Result<_, _>>()?;
            let found: Vec<DiskId> = events
                .iter()
                .filter_map(|event| match event {
                    Event::BattleDiceRolled { against, scatter: true, .. } => Some(*against),
                    _ => None,
                })
                .collect();
            let said: Vec<String> = found.iter().map(|disk| names.of(*disk)).collect();
            (found == wanted, format!("scatter went to: {}", said.join(" ")))
        }
        _ => return Ok(None),
    };
    let (holds, complaint) = judged;
    Ok(Some(if holds { Ok(()) } else { Err(complaint) }))
}

/// `fights A B vs C D`: an engagement with exactly these attackers and defenders was resolved.
fn fights(names: &Names<'_>, events: &[Event], words: &[&str]) -> Result<(bool, String), String> {
    let sides = super::read::split(words, "vs");
    let [attackers, defenders] = sides.as_slice() else {
        return Err("write `fights ATTACKER ... vs DEFENDER ...`".to_owned());
    };
    let read = |words: &[&str]| -> Result<Vec<DiskId>, String> {
        let mut disks: Vec<DiskId> = words.iter().map(|word| names.find(word)).collect::<Result<_, _>>()?;
        disks.sort_unstable();
        Ok(disks)
    };
    let (wanted_attackers, wanted_defenders) = (read(attackers)?, read(defenders)?);
    let found = events.iter().any(|event| {
        matches!(event, Event::EngagementBegan { attackers, defenders }
            if attackers.as_slice() == wanted_attackers && defenders.as_slice() == wanted_defenders)
    });
    let all: Vec<String> = events
        .iter()
        .filter_map(|event| match event {
            Event::EngagementBegan { attackers, defenders } => {
                let list =
                    |disks: &[DiskId]| disks.iter().map(|disk| names.of(*disk)).collect::<Vec<_>>().join(" ");
                Some(format!("{} vs {}", list(attackers), list(defenders)))
            }
            _ => None,
        })
        .collect();
    Ok((found, format!("engagements were: {}", all.join("; "))))
}
