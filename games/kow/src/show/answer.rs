//! What a draft means.

use gonfalon_kernel::{Ask, Refusal, Seat};
use gonfalon_scene::{Draft, Given, Stride as Step};

use super::keys::{KINDS, as_unit, kind_word};
use super::verbs::{ATTACKS, ORDERS};
use crate::action::{Action, Deed, Hand, LongSide, Order, Parting, Question, Regroup, Stride, Units};
use crate::state::UnitId;

/// What a draft means: an answer, or something unfinished (`None`).
pub(super) fn answer(ask: &Ask<Question>, draft: &Draft) -> Result<Option<Action>, Vec<Refusal>> {
    let parts: Vec<&str> = draft.verb.split(':').collect();
    match meaning(&parts, &draft.given) {
        Some(deed) => Ok(deed.map(Action::from)),
        None => Err(vec![Refusal::new(ask.rule.0, "refusal-not-an-answer")]),
    }
}

/// The outer `None` means nothing at all, the inner one something unfinished.
#[expect(clippy::option_option, reason = "nothing and unfinished are different")]
fn meaning(parts: &[&str], given: &[Given]) -> Option<Option<Deed>> {
    let unit = |word: &str| word.parse().ok().map(UnitId);
    Some(match *parts {
        ["done"] => Some(Deed::Done),
        ["pause"] => Some(Deed::Pause),
        ["agree"] => Some(Deed::Agree(true)),
        ["disagree"] => Some(Deed::Agree(false)),
        ["resume"] => Some(Deed::Resume),
        ["side", "south"] => Some(Deed::Side(LongSide::South)),
        ["side", "north"] => Some(Deed::Side(LongSide::North)),
        ["first", seat] => Some(Deed::First(Seat(seat.parse().ok()?))),
        ["choose", word] => Some(Deed::Choose(unit(word)?)),
        ["terrain-objective", number] => Some(Deed::TerrainObjective(number.parse().ok()?)),
        ["objective"] => match given {
            [Given::Place { at, .. }] => Some(Deed::Objective(*at)),
            _ => None,
        },
        ["terrain", word] => {
            let kind = KINDS.into_iter().find(|kind| kind_word(*kind) == word)?;
            match given {
                [Given::Place { at, heading }] => Some(Deed::Terrain { kind, at: *at, heading: *heading }),
                _ => None,
            }
        }
        ["deploy", word, side] => {
            let (unit, champion_right) = (unit(word)?, side == "right");
            match given {
                [Given::Place { at, heading }] => {
                    Some(Deed::Deploy { unit, at: *at, heading: *heading, champion_right })
                }
                _ => None,
            }
        }
        ["part", word, hand] => {
            let hand = match hand {
                "left" => Hand::Left,
                "right" => Hand::Right,
                _ => return None,
            };
            Some(Deed::Separate(Parting { unit: unit(word)?, hand }))
        }
        ["regroup", "stay"] => Some(Deed::Regroup(Regroup::Stay)),
        ["regroup", "forward"] => Some(Deed::Regroup(Regroup::Forward)),
        ["regroup", "back"] => Some(Deed::Regroup(Regroup::Back)),
        ["regroup", "turn"] => match given {
            [Given::March(strides)] => strides.iter().rev().find_map(|stride| match stride {
                Step::Turn(heading) => Some(Deed::Regroup(Regroup::Turn(*heading))),
                _ => None,
            }),
            _ => None,
        },
        ["charge", word] => {
            let unit = unit(word)?;
            match given {
                [Given::Pick(targets), joint @ ..] if !targets.is_empty() => {
                    let mut units = Units::new();
                    units.push(unit);
                    if let [Given::Pick(others)] = joint {
                        for other in others {
                            units.push(as_unit(other)?);
                        }
                    }
                    Some(Deed::Charge { units, target: as_unit(targets.first()?)? })
                }
                _ => None,
            }
        }
        ["shoot", word, attack] => {
            let unit = unit(word)?;
            let (attack, _) = ATTACKS.iter().find(|(_, word)| *word == attack)?;
            match given {
                [Given::Pick(targets)] if !targets.is_empty() => {
                    Some(Deed::Shoot { unit, attack: *attack, target: as_unit(targets.first()?)? })
                }
                _ => None,
            }
        }
        [order, word] => {
            let unit = unit(word)?;
            let (order, ..) = ORDERS.iter().find(|(_, word, _)| *word == order)?;
            match given {
                [] if *order == Order::Halt => {
                    Some(Deed::Order { unit, order: *order, strides: Default::default() })
                }
                [Given::March(steps)] if !steps.is_empty() => {
                    let strides = steps.iter().map(stride).collect();
                    Some(Deed::Order { unit, order: *order, strides })
                }
                _ => None,
            }
        }
        _ => return None,
    })
}

/// A stride as the game has it.
pub(super) fn stride(step: &Step) -> Stride {
    match step {
        Step::Forward(by) => Stride::Forward(*by),
        Step::Back(by) => Stride::Back(*by),
        Step::Left(by) => Stride::Left(*by),
        Step::Right(by) => Stride::Right(*by),
        Step::Turn(heading) => Stride::Pivot(*heading),
    }
}
