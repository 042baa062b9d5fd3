//! Expectations about what happened in the latest answer.

use gonfalon_data::Word;

use super::read::{Names, kind, number, numbers, phase, seat, weapon};
use super::rolled::rolled;
use crate::Wh40k;
use crate::event::Event;
use crate::state::{ModelId, Phase};
use crate::stratagem::Stratagem;

pub(super) type Judged = (bool, String);

/// Judges an expectation about events; `None` if the words are not about events.
pub(super) fn happened(
    game: &Wh40k,
    events: &[Event],
    words: &[&str],
) -> Result<Option<Result<(), String>>, String> {
    let told = Told { names: Names { game }, events };
    let judged = match told.units(words)? {
        Some(judged) => Some(judged),
        None => match told.battle(words)? {
            Some(judged) => Some(judged),
            None => rolled(&told, words)?,
        },
    };
    Ok(judged.map(|(holds, complaint)| if holds { Ok(()) } else { Err(complaint) }))
}

/// What was told, and the names of the units.
pub(super) struct Told<'a> {
    pub(super) names: Names<'a>,
    pub(super) events: &'a [Event],
}

impl Told<'_> {
    pub(super) fn any(&self, test: impl Fn(&Event) -> bool, otherwise: &str) -> Judged {
        (self.events.iter().any(test), otherwise.to_owned())
    }

    /// Whether a sum over events is as wanted.
    pub(super) fn sum(&self, wanted: &str, part: impl Fn(&Event) -> usize) -> Result<Judged, String> {
        let found: usize = self.events.iter().map(part).sum();
        Ok((found == number::<usize>(wanted)?, format!("there were {found}")))
    }

    /// What happened to units and models.
    fn units(&self, words: &[&str]) -> Result<Option<Judged>, String> {
        let among = |word: &str| self.names.models(word);
        Ok(Some(match words {
            ["moved", who] => {
                let models = among(who)?;
                self.any(
                    |e| matches!(e, Event::Moved { model, .. } if models.contains(model)),
                    "it did not move",
                )
            }
            ["ended", unit, how] => {
                let (unit, kind) = (self.names.unit(unit)?, kind(how)?);
                self.any(|e| *e == Event::MoveEnded { unit, kind }, "no such move ended")
            }
            ["wounded", who, count] => {
                let models = among(who)?;
                self.sum(count, |event| match event {
                    Event::WoundsLost { model, count } if models.contains(model) => usize::from(*count),
                    _ => 0,
                })?
            }
            ["healed", who, count] => {
                let models = among(who)?;
                self.sum(count, |event| match event {
                    Event::WoundsRegained { model, count } if models.contains(model) => usize::from(*count),
                    _ => 0,
                })?
            }
            ["destroyed", who] => {
                let models = among(who)?;
                let gone: Vec<ModelId> = self.destroyed().map(|(model, _)| model).collect();
                (models.iter().all(|model| gone.contains(model)), "not all of it was destroyed".to_owned())
            }
            ["destroyed", who, count] if count.parse::<usize>().is_ok() => {
                let models = among(who)?;
                let found = self.destroyed().filter(|(model, _)| models.contains(model)).count();
                (found == number::<usize>(count)?, format!("{found} were destroyed"))
            }
            ["destroyed", who, by] => {
                let models = among(who)?;
                let mut found = self.destroyed().filter(|(model, _)| models.contains(model));
                (found.any(|(_, rule)| rule == *by), "it was not destroyed by that rule".to_owned())
            }
            ["mortal", unit, count] => {
                let unit = self.names.unit(unit)?;
                self.sum(count, |event| match event {
                    Event::MortalWounds { unit: other, count, .. } if *other == unit => usize::from(*count),
                    _ => 0,
                })?
            }
            ["mortal", unit, count, by] => {
                let unit = self.names.unit(unit)?;
                let count: u16 = number(count)?;
                let fits = |event: &Event| {
                    matches!(event, Event::MortalWounds { unit: other, count: found, rule }
                        if *other == unit && *found == count && rule.0 == *by)
                };
                self.any(fits, "there were no such mortal wounds")
            }
            ["allocated", who] => {
                let models = among(who)?;
                self.any(
                    |e| matches!(e, Event::Allocated(model) if models.contains(model)),
                    "nothing was allocated to it",
                )
            }
            ["declared", unit, targets @ ..] if !targets.is_empty() => {
                let unit = self.names.unit(unit)?;
                let wanted =
                    targets.iter().map(|word| self.names.unit(word)).collect::<Result<Vec<_>, _>>()?;
                let fits = |event: &Event| {
                    matches!(event, Event::ChargeDeclared { unit: other, targets }
                        if *other == unit && targets.as_slice() == wanted)
                };
                self.any(fits, "no such charge was declared")
            }
            ["aims", who, target, arm] => {
                let (model, target) = (self.names.model(who)?, self.names.unit(target)?);
                let sheet = self.names.sheet(model);
                let arm = weapon(sheet, arm)?;
                let fits = |event: &Event| {
                    matches!(event, Event::TargetsChosen { shots, .. } if shots.iter().any(|shot| {
                        (shot.model, shot.weapon, shot.target) == (model, arm, target)
                    }))
                };
                self.any(fits, "it did not aim like that")
            }
            ["charge-failed", unit] => {
                let unit = self.names.unit(unit)?;
                self.any(|e| *e == Event::ChargeFailed(unit), "no charge failed")
            }
            ["fights", unit] => {
                let unit = self.names.unit(unit)?;
                self.any(|e| *e == Event::FightPicked(unit), "it was not picked to fight")
            }
            ["tested", unit, result @ ("passed" | "failed")] => {
                let (unit, wanted) = (self.names.unit(unit)?, *result == "failed");
                self.any(
                    |e| matches!(e, Event::BattleShockTested { unit: other, failed, .. } if *other == unit && *failed == wanted),
                    "there was no such test",
                )
            }
            ["tested", unit, "needed", score] => {
                let (unit, score) = (self.names.unit(unit)?, number::<u8>(score)?);
                self.any(
                    |e| matches!(e, Event::BattleShockTested { unit: other, needed, .. } if *other == unit && *needed == score),
                    "there was no such test",
                )
            }
            ["became-shocked", unit] => {
                let unit = self.names.unit(unit)?;
                self.any(
                    |e| matches!(e, Event::BattleShocked { unit: other, .. } if *other == unit),
                    "it did not become Battle-shocked",
                )
            }
            ["recovered", unit] => {
                let unit = self.names.unit(unit)?;
                self.any(|e| *e == Event::Recovered(unit), "it did not recover")
            }
            _ => return Ok(None),
        }))
    }

    fn destroyed(&self) -> impl Iterator<Item = (ModelId, &'static str)> {
        self.events.iter().filter_map(|event| match event {
            Event::Destroyed { model, rule } => Some((*model, rule.0)),
            _ => None,
        })
    }

    /// What happened in the battle as a whole.
    fn battle(&self, words: &[&str]) -> Result<Option<Judged>, String> {
        Ok(Some(match words {
            ["gained", owner, points] => {
                let owner = seat(owner)?;
                self.sum(points, |event| match event {
                    Event::PointsGained { seat, points, .. } if *seat == owner => usize::from(*points),
                    _ => 0,
                })?
            }
            ["scored", owner, points] => {
                let owner = seat(owner)?;
                self.sum(points, |event| match event {
                    Event::Scored { seat, points, .. } if *seat == owner => usize::from(*points),
                    _ => 0,
                })?
            }
            ["used", owner, stratagem] => {
                let owner = seat(owner)?;
                let wanted = Stratagem::from_word(stratagem);
                let wanted = wanted.ok_or_else(|| format!("`{stratagem}` is no Stratagem"))?;
                let fits = |event: &Event| {
                    matches!(event, Event::StratagemUsed { seat, stratagem, .. }
                        if *seat == owner && *stratagem == wanted)
                };
                self.any(fits, "it was not used")
            }
            ["began", "turn", owner] => {
                let owner = seat(owner)?;
                self.any(|e| *e == Event::TurnBegan(owner), "no such turn began")
            }
            ["began", "round", round] => {
                let round = number(round)?;
                self.any(|e| *e == Event::RoundBegan(round), "no such round began")
            }
            ["began", "step", step @ ("first" | "remaining")] => {
                let first = *step == "first";
                self.any(|e| *e == Event::FightStepBegan { first }, "no such step began")
            }
            ["began", phases @ ..] if !phases.is_empty() => {
                let wanted = phases.iter().map(|word| phase(word)).collect::<Result<Vec<_>, _>>()?;
                let found: Vec<Phase> = self
                    .events
                    .iter()
                    .filter_map(|event| match event {
                        Event::PhaseBegan(phase) => Some(*phase),
                        _ => None,
                    })
                    .collect();
                (found == wanted, format!("these began: {found:?}"))
            }
            ["rolled-off", dice @ ..] if !dice.is_empty() => {
                let wanted = numbers(dice)?;
                self.any(
                    |e| matches!(e, Event::RolledOff { dice, .. } if dice.as_slice() == wanted),
                    "there was no such roll-off",
                )
            }
            _ => return Ok(None),
        }))
    }
}
