//! Expectations about what the latest answer led to.

use gonfalon_disks::DiskId;

use super::read::{Names, listed, number, seat};
use crate::Dw;
use crate::data::Stat;
use crate::event::Event;

/// Judges words about what happened; `None` if they are about something else.
pub(super) fn happened(
    game: &Dw,
    events: &[Event],
    words: &[&str],
) -> Result<Option<Result<(), String>>, String> {
    let names = Names { game };
    let find = |word: &str| names.find(word);
    let any = |test: &dyn Fn(&Event) -> bool| events.iter().any(test);
    let (holds, complaint) = match words {
        ["attack", disk, whom] => {
            let (disk, target) = (find(disk)?, find(whom)?);
            let found = any(
                &|event| matches!(event, Event::Attacked { disk: other, whom } if *other == disk && whom.contains(&target)),
            );
            (found, "no such Attack was made".to_owned())
        }
        ["stopped", disk, id] => {
            let disk = find(disk)?;
            let found = any(
                &|event| matches!(event, Event::Stopped { disk: other, rule } if *other == disk && rule.0 == *id),
            );
            (found, format!("it was not stopped by {id}"))
        }
        ["marked", disk, id] => {
            let disk = find(disk)?;
            let found = any(
                &|event| matches!(event, Event::Marked { disk: other, rule } if *other == disk && rule.0 == *id),
            );
            (found, format!("it got no marker by {id}"))
        }
        ["unaffected", disk] => {
            let disk = find(disk)?;
            let found =
                any(&|event| matches!(event, Event::Unaffected { disk: other, .. } if *other == disk));
            (found, "it was affected, or not meant".to_owned())
        }
        ["unharmed", disk, id] => {
            let disk = find(disk)?;
            let found = any(
                &|event| matches!(event, Event::Unharmed { disk: other, rule } if *other == disk && rule.0 == *id),
            );
            (found, format!("it was not spared by {id}"))
        }
        ["lost-shot", archer, id] => {
            let archer = find(archer)?;
            let found = any(
                &|event| matches!(event, Event::ShotLost { archer: other, rule } if *other == archer && rule.0 == *id),
            );
            (found, format!("no shot was lost by {id}"))
        }
        ["missiles", archer, count] => {
            let (archer, wanted): (DiskId, u8) = (find(archer)?, number(count)?);
            let found = events.iter().find_map(|event| match event {
                Event::Nominated { archer: other, count, .. } if *other == archer => Some(*count),
                _ => None,
            });
            (found == Some(wanted), format!("it fires {found:?}"))
        }
        ["hurt", disk, amount] => {
            let (disk, wanted): (DiskId, u32) = (find(disk)?, number(amount)?);
            let dealt = events.iter().map(|event| match event {
                Event::Damaged { disk: other, amount, .. } | Event::Blow { disk: other, amount }
                    if *other == disk =>
                {
                    u32::from(*amount)
                }
                _ => 0,
            });
            let found: u32 = dealt.sum();
            (found == wanted, format!("it took {found} damage"))
        }
        ["killed", disk, id] => {
            let disk = find(disk)?;
            let found = any(
                &|event| matches!(event, Event::Destroyed { disk: other, rule, .. } if *other == disk && rule.0 == *id),
            );
            let by = events.iter().find_map(|event| match event {
                Event::Destroyed { disk: other, rule, .. } if *other == disk => Some(rule.0),
                _ => None,
            });
            (found, format!("it was killed by {by:?}"))
        }
        ["credit", disk, who] => {
            let disk = find(disk)?;
            let wanted = if *who == "nobody" { None } else { Some(seat(who)?) };
            let found = any(
                &|event| matches!(event, Event::Destroyed { disk: other, credit, .. } if *other == disk && *credit == wanted),
            );
            (found, "another gets the credit, or it was not killed".to_owned())
        }
        ["struck", by, whom, stat, amount] => {
            let (by, whom, wanted): (_, _, u8) = (find(by)?, find(whom)?, number(amount)?);
            let stat: Stat = listed(stat)?;
            let found = any(&|event| *event == Event::Struck { by, at: whom, stat, amount: wanted });
            (found, strikes(&names, events))
        }
        ["strikes", by] => {
            let by = find(by)?;
            let found = any(&|event| matches!(event, Event::Struck { by: other, .. } if *other == by));
            (found, "it struck nobody".to_owned())
        }
        ["battle", rest @ ..] => battle(&names, events, rest)?,
        ["nullified"] => {
            (any(&|event| matches!(event, Event::Nullified { .. })), "no spell was nullified".to_owned())
        }
        ["turn", who] => {
            let who = seat(who)?;
            (any(&|event| *event == Event::TurnBegan(who)), "no turn of that player began".to_owned())
        }
        ["missed", who] => {
            let who = seat(who)?;
            (any(&|event| *event == Event::TurnMissed(who)), "that player missed no turn".to_owned())
        }
        _ => return Ok(None),
    };
    Ok(Some(if holds { Ok(()) } else { Err(complaint) }))
}

fn strikes(names: &Names<'_>, events: &[Event]) -> String {
    let said: Vec<String> = events
        .iter()
        .filter_map(|event| match event {
            Event::Struck { by, at, stat, amount } => {
                Some(format!("{} {} {stat:?} {amount}", names.of(*by), names.of(*at)))
            }
            _ => None,
        })
        .collect();
    format!("blows were: {}", said.join("; "))
}

/// `battle A B vs C D`: a battle with exactly these attackers and defenders was fought.
fn battle(names: &Names<'_>, events: &[Event], words: &[&str]) -> Result<(bool, String), String> {
    let sides: Vec<&[&str]> = words.split(|word| *word == "vs").collect();
    let [attackers, defenders] = sides.as_slice() else {
        return Err("write `battle ATTACKER ... vs DEFENDER ...`".to_owned());
    };
    let sorted = |disks: &[DiskId]| {
        let mut disks = disks.to_vec();
        disks.sort_unstable();
        disks
    };
    let wanted: (Vec<DiskId>, Vec<DiskId>) = (names.find_all(attackers)?, names.find_all(defenders)?);
    let wanted = (sorted(&wanted.0), sorted(&wanted.1));
    let mut said = Vec::new();
    let mut found = false;
    for event in events {
        if let Event::BattleBegan { attackers, defenders } = event {
            found |= (sorted(attackers), sorted(defenders)) == wanted;
            said.push(format!("{} vs {}", names.list(attackers), names.list(defenders)));
        }
    }
    Ok((found, format!("battles were: {}", said.join("; "))))
}
