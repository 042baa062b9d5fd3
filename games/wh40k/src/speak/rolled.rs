//! Expectations about dice and about what they needed to show.

use super::happened::{Judged, Told};
use super::read::{number, numbers};
use crate::event::Event;

/// Judges an expectation about dice; `None` if the words are not about dice.
pub(super) fn rolled(told: &Told<'_>, words: &[&str]) -> Result<Option<Judged>, String> {
    Ok(Some(match words {
        ["attacks", count] => told.sum(count, |event| match event {
            Event::HitsRolled { attacks, .. } => usize::from(*attacks),
            _ => 0,
        })?,
        ["hit-rolls", count, "needed", score] => {
            let score: u8 = number(score)?;
            told.sum(count, |event| match event {
                Event::HitsRolled { attacks, needed: Some(needed), .. } if *needed == score => {
                    usize::from(*attacks)
                }
                _ => 0,
            })?
        }
        ["hit-rolls", count, "automatic"] => told.sum(count, |event| match event {
            Event::HitsRolled { attacks, needed: None, .. } => usize::from(*attacks),
            _ => 0,
        })?,
        ["hit-rolls", "cite", rule] => told.any(
            |event| matches!(event, Event::HitsRolled { why, .. } if why.cites(rule)),
            "no Hit roll was changed by that rule",
        ),
        ["wound-rolls", count, "needed", score] => {
            let score: u8 = number(score)?;
            told.sum(count, |event| match event {
                Event::WoundsRolled { needed, dice, .. } if *needed == score => dice.len(),
                _ => 0,
            })?
        }
        ["wound-rolls", count, "critical", score] => {
            let score: u8 = number(score)?;
            told.sum(count, |event| match event {
                Event::WoundsRolled { critical, dice, .. } if *critical == score => dice.len(),
                _ => 0,
            })?
        }
        ["wounds", count, "automatic"] => told.sum(count, |event| match event {
            Event::WoundsRolled { automatic, .. } => usize::from(*automatic),
            _ => 0,
        })?,
        ["wound-rolls", count, "psychic"] => told.sum(count, |event| match event {
            Event::WoundsRolled { psychic: true, dice, .. } => dice.len(),
            _ => 0,
        })?,
        ["saves", count, "needed", score, rest @ ..] => {
            let score: u8 = number(score)?;
            let wanted = match rest {
                [] => false,
                ["invulnerable"] => true,
                _ => return Err("after the score only `invulnerable` may follow".to_owned()),
            };
            told.sum(count, |event| match event {
                Event::SavesRolled { needed, invulnerable, dice, .. }
                    if *needed == score && *invulnerable == wanted =>
                {
                    dice.len()
                }
                _ => 0,
            })?
        }
        ["saves", "cite", rule] => told.any(
            |event| matches!(event, Event::SavesRolled { why, .. } if why.cites(rule)),
            "no saving throw was changed by that rule",
        ),
        ["saves", "none"] => {
            let none = !told.events.iter().any(|event| matches!(event, Event::SavesRolled { .. }));
            (none, "saving throws were made".to_owned())
        }
        ["sustained", count] => told.sum(count, |event| match event {
            Event::HitsSustained { hits, .. } => usize::from(*hits),
            _ => 0,
        })?,
        ["pain", count, "needed", score] => {
            let score: u8 = number(score)?;
            told.sum(count, |event| match event {
                Event::FeelNoPainRolled { needed, dice, .. } if *needed == score => dice.len(),
                _ => 0,
            })?
        }
        ["damage", amount] => {
            let amount: u16 = number(amount)?;
            told.any(
                |event| matches!(event, Event::DamageRolled { damage, .. } if *damage == amount),
                "no such Damage was rolled",
            )
        }
        ["again", count] => told.sum(count, |event| match event {
            Event::HitsRolled { again, .. } | Event::WoundsRolled { again, .. } => usize::from(*again),
            _ => 0,
        })?,
        ["rerolled", purpose, dice @ ..] if !dice.is_empty() => {
            let wanted = numbers(dice)?;
            told.any(
                |event| {
                    matches!(event, Event::Rerolled { purpose: other, to, .. }
                        if other == purpose && to.as_slice() == wanted)
                },
                "these dice were not rolled again",
            )
        }
        ["distance", unit, dice @ ..] if !dice.is_empty() => {
            let (unit, wanted) = (told.names.unit(unit)?, numbers(dice)?);
            told.any(
                |event| {
                    matches!(event, Event::DistanceRolled { unit: other, dice, .. }
                        if *other == unit && dice.as_slice() == wanted)
                },
                "no such distance was rolled",
            )
        }
        ["escape", unit, dice @ ..] if !dice.is_empty() => {
            let (unit, wanted) = (told.names.unit(unit)?, numbers(dice)?);
            told.any(
                |event| {
                    matches!(event, Event::EscapeRolled { unit: other, dice }
                        if *other == unit && dice.as_slice() == wanted)
                },
                "there were no such Desperate Escape tests",
            )
        }
        ["hazardous", count] => told.sum(count, |event| match event {
            Event::HazardousRolled { dice, .. } => dice.len(),
            _ => 0,
        })?,
        ["demise", who, die] => {
            let (wanted, die) = (told.names.model(who)?, number::<u8>(die)?);
            told.any(|event| *event == Event::DemiseRolled { model: wanted, die }, "it did not roll that")
        }
        ["grenade", unit, enemy] => {
            let (unit, enemy) = (told.names.unit(unit)?, told.names.unit(enemy)?);
            told.any(
                |event| {
                    matches!(event, Event::GrenadeThrown { unit: one, enemy: other, .. }
                        if *one == unit && *other == enemy)
                },
                "no grenade was thrown",
            )
        }
        ["shock-dice", count] => told.sum(count, |event| match event {
            Event::TankShocked { dice, .. } => dice.len(),
            _ => 0,
        })?,
        _ => return Ok(None),
    }))
}
