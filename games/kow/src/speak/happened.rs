//! Expectations about what happened in the latest answer.

use super::expect::{phase_word, same_place};
use super::read::{Names, number, order, point, seat, side};
use crate::Kow;
use crate::event::Event;
use crate::state::UnitId;

type Judged = (bool, String);

/// Judges an expectation about events; `None` if the words are not about events.
pub(super) fn happened(
    game: &Kow,
    events: &[Event],
    words: &[&str],
) -> Result<Option<Result<(), String>>, String> {
    let told = Told { names: Names { game }, events };
    let judged = match told.units(words)? {
        Some(judged) => judged,
        None => match told.dice(words)? {
            Some(judged) => judged,
            None => match told.turns(words)? {
                Some(judged) => judged,
                None => return Ok(None),
            },
        },
    };
    let (holds, complaint) = judged;
    Ok(Some(if holds { Ok(()) } else { Err(complaint) }))
}

/// What was told, and the names of the units.
struct Told<'a> {
    names: Names<'a>,
    events: &'a [Event],
}

impl Told<'_> {
    fn any(&self, test: impl Fn(&Event) -> bool, otherwise: &str) -> Judged {
        (self.events.iter().any(test), otherwise.to_owned())
    }

    /// What happened to units.
    fn units(&self, words: &[&str]) -> Result<Option<Judged>, String> {
        let find = |word: &str| self.names.find(word);
        Ok(Some(match words {
            ["moved", unit] => {
                let unit = find(unit)?;
                self.any(
                    |e| matches!(e, Event::Moved { unit: other, .. } if *other == unit),
                    "it did not move",
                )
            }
            ["moved", unit, at] => {
                let (unit, at) = (find(unit)?, point(at)?);
                self.any(
                    |e| matches!(e, Event::Moved { unit: other, to, .. } if *other == unit && same_place(*to, at)),
                    "it did not pass there",
                )
            }
            ["got", unit, word] => {
                let (unit, order) = (find(unit)?, order(word)?);
                self.any(|e| *e == Event::Ordered { unit, order }, "it received no such order")
            }
            ["charged", charger, target] => {
                let (charger, target) = (find(charger)?, find(target)?);
                self.any(
                    |e| matches!(e, Event::Charged(c) if c.charger == charger && c.target == target),
                    "there was no such charge",
                )
            }
            ["charged", charger, target, word] => {
                let (charger, target, side) = (find(charger)?, find(target)?, side(word)?);
                self.any(
                    |e| {
                        matches!(e, Event::Charged(c)
                            if c.charger == charger && c.target == target && c.side == side)
                    },
                    "there was no such charge",
                )
            }
            ["nudged", unit] => {
                let unit = find(unit)?;
                self.any(
                    |e| matches!(e, Event::Nudged { unit: other, .. } if *other == unit),
                    "it was not nudged",
                )
            }
            ["damaged", unit, amount] => {
                let (unit, wanted): (UnitId, u16) = (find(unit)?, number(amount)?);
                let found: u16 = self.events.iter().filter_map(|e| damage(e, unit)).sum();
                (found == wanted, format!("it took {found} damage"))
            }
            ["healed", unit, amount] => {
                let (unit, wanted): (UnitId, u16) = (find(unit)?, number(amount)?);
                let found: u16 = self.events.iter().filter_map(|e| healing(e, unit)).sum();
                (found == wanted, format!("it lost {found} markers"))
            }
            ["routed", unit] => {
                let unit = find(unit)?;
                self.any(
                    |e| matches!(e, Event::Routed { unit: other, .. } if *other == unit),
                    "it did not rout",
                )
            }
            ["routed", unit, id] => {
                let unit = find(unit)?;
                self.any(
                    |e| matches!(e, Event::Routed { unit: other, rule } if *other == unit && rule.0 == *id),
                    "it did not rout by that rule",
                )
            }
            ["nerve", unit, result] => self.nerve(find(unit)?, result)?,
            ["surged", unit, by] => {
                let (unit, by) = (find(unit)?, super::read::length(by)?);
                self.any(|e| *e == Event::Surged { unit, by }, "it did not surge so far")
            }
            ["rallied", unit] => {
                let unit = find(unit)?;
                self.any(|e| *e == Event::Rallied(unit), "it did not rally")
            }
            ["lapsed", unit] => {
                let unit = find(unit)?;
                self.any(|e| *e == Event::TestLapsed(unit), "no test lapsed")
            }
            ["fights", target, chargers @ ..] => {
                let target = find(target)?;
                let wanted: Vec<UnitId> = chargers.iter().map(|name| find(name)).collect::<Result<_, _>>()?;
                self.any(
                    |e| {
                        matches!(e, Event::MeleeBegan { target: other, chargers }
                            if *other == target && chargers.as_slice() == wanted)
                    },
                    "no such melee was fought",
                )
            }
            ["regrouped", unit] => {
                let unit = find(unit)?;
                self.any(
                    |e| matches!(e, Event::Regrouped { unit: other, .. } if *other == unit),
                    "it did not regroup",
                )
            }
            ["regrouped", unit, distance] => {
                let (unit, wanted): (UnitId, u8) = (find(unit)?, number(distance)?);
                self.any(
                    |e| {
                        matches!(e, Event::Regrouped { unit: other, distance, .. }
                            if *other == unit && *distance == Some(wanted))
                    },
                    "it did not regroup so far",
                )
            }
            _ => return Ok(None),
        }))
    }

    /// The last result of a unit's Nerve tests: a word, or the sum.
    fn nerve(&self, unit: UnitId, result: &str) -> Result<Judged, String> {
        let found = self.events.iter().rev().find_map(|event| match event {
            Event::Steady(other) if *other == unit => Some("steady"),
            Event::Wavered(other) if *other == unit => Some("wavering"),
            Event::Routed { unit: other, .. } if *other == unit => Some("rout"),
            _ => None,
        });
        let sum = self.events.iter().rev().find_map(|event| match event {
            Event::NerveTested { unit: other, result, .. } if *other == unit => Some(*result),
            _ => None,
        });
        if ["steady", "wavering", "rout"].contains(&result) {
            return Ok((found == Some(result), format!("the result is {found:?}")));
        }
        if result == "untested" {
            return Ok((sum.is_none(), "its Nerve was tested".to_owned()));
        }
        let wanted: i16 = number(result)?;
        Ok((sum == Some(wanted), format!("the sum is {sum:?}")))
    }

    /// What was rolled.
    fn dice(&self, words: &[&str]) -> Result<Option<Judged>, String> {
        let find = |word: &str| self.names.find(word);
        let rolls: Vec<(u16, u8)> = self
            .events
            .iter()
            .filter_map(|event| match event {
                Event::ShotDeclared { dice, needed, .. } | Event::Strikes { dice, needed, .. } => {
                    Some((*dice, *needed))
                }
                _ => None,
            })
            .collect();
        Ok(Some(match words {
            ["dice", count, "needed", score] => {
                let wanted: (u16, u8) = (number(count)?, number(score)?);
                (rolls.contains(&wanted), format!("dice and scores were {rolls:?}"))
            }
            ["strikes", by, at, count, "needed", score] => {
                let (by, at) = (find(by)?, find(at)?);
                let wanted: (u16, u8) = (number(count)?, number(score)?);
                let holds = self.events.iter().any(|event| {
                    matches!(event, Event::Strikes { unit, target, dice, needed, .. }
                        if *unit == by && *target == at && (*dice, *needed) == wanted)
                });
                (holds, format!("dice and scores were {rolls:?}"))
            }
            ["strikes", by, at] => {
                let (by, at) = (find(by)?, find(at)?);
                self.any(
                    |e| matches!(e, Event::Strikes { unit, target, .. } if *unit == by && *target == at),
                    "it did not strike",
                )
            }
            ["hit", count] => {
                let found: u16 = self
                    .events
                    .iter()
                    .map(|event| if let Event::HitsRolled { hits, .. } = event { *hits } else { 0 })
                    .sum();
                (found == number::<u16>(count)?, format!("{found} dice hit"))
            }
            ["rerolled", count] => {
                let found = self.events.iter().filter(|e| matches!(e, Event::Rerolled { .. })).count();
                (found == number::<usize>(count)?, format!("{found} dice were rolled again"))
            }
            ["rerolled", count, id] => {
                let by = |e: &&Event| matches!(e, Event::Rerolled { rule, .. } if rule.0 == *id);
                let found = self.events.iter().filter(by).count();
                (found == number::<usize>(count)?, format!("{found} dice were rolled again by that rule"))
            }
            ["doubt", id] => self.any(
                |e| matches!(e, Event::DoubtRolled { rule, .. } if rule.0 == *id),
                "no die was rolled for that rule",
            ),
            _ => return Ok(None),
        }))
    }

    /// How the game went on.
    fn turns(&self, words: &[&str]) -> Result<Option<Judged>, String> {
        Ok(Some(match words {
            ["began", "turn", number_of, who] => {
                let (turn, seat) = (number(number_of)?, seat(who)?);
                self.any(|e| *e == Event::TurnBegan { turn, seat }, "no such turn began")
            }
            ["began", phases @ ..] if !phases.is_empty() => {
                let found: Vec<&str> = self
                    .events
                    .iter()
                    .filter_map(|e| {
                        if let Event::PhaseBegan(phase) = e { Some(phase_word(*phase)) } else { None }
                    })
                    .collect();
                (found == phases, format!("phases that began: {}", found.join(" ")))
            }
            ["ended", id] => self.any(
                |e| matches!(e, Event::Ended { rule, .. } if rule.0 == *id),
                "it did not end by that rule",
            ),
            ["timed-out", who] => {
                let seat = seat(who)?;
                self.any(|e| *e == Event::TimedOut(seat), "no time ran out")
            }
            ["paused", who] => {
                let seat = seat(who)?;
                self.any(|e| *e == Event::Paused(seat), "there was no such pause")
            }
            ["resumed", who] => {
                let seat = seat(who)?;
                self.any(|e| *e == Event::Resumed(seat), "no such pause ended")
            }
            ["rolled-off", count] => {
                let found = self.events.iter().filter(|e| matches!(e, Event::RolledOff { .. })).count();
                (found == number::<usize>(count)?, format!("there were {found} roll-offs"))
            }
            _ => return Ok(None),
        }))
    }
}

fn damage(event: &Event, of: UnitId) -> Option<u16> {
    match event {
        Event::Damaged { unit, amount, .. } if *unit == of => Some(*amount),
        _ => None,
    }
}

fn healing(event: &Event, of: UnitId) -> Option<u16> {
    match event {
        Event::Healed { unit, amount, .. } if *unit == of => Some(*amount),
        _ => None,
    }
}
