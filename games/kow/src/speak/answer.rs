//! Answers in words.

use smallvec::SmallVec;

use super::read::{Names, direction, length, listed, order, point, seat, seconds, terrain};
use super::scene::{long_side, turned};
use crate::Kow;
use crate::action::{Action, Attack, Deed, Hand, Order, Parting, Regroup, Stride, Units};
use crate::state::{State, UnitId};

/// The reader of answers in one position.
pub(super) struct Answer<'a> {
    pub(super) game: &'a Kow,
    pub(super) state: &'a State,
}

impl Answer<'_> {
    /// The answer that words describe.
    pub(super) fn read(&self, words: &[&str]) -> Result<Action, String> {
        match words {
            ["after", time, rest @ ..] => Ok(Action { deed: self.deed(rest)?, spent: seconds(time)? }),
            _ => Ok(self.deed(words)?.into()),
        }
    }

    fn unit(&self, word: &str) -> Result<UnitId, String> {
        Names { game: self.game }.find(word)
    }

    fn deed(&self, words: &[&str]) -> Result<Deed, String> {
        Ok(match words {
            ["done"] => Deed::Done,
            ["time-out"] => Deed::TimeOut,
            ["pause"] => Deed::Pause,
            ["interrupted"] => Deed::Interrupted,
            ["agree"] => Deed::Agree(true),
            ["decline"] => Deed::Agree(false),
            ["resume"] => Deed::Resume,
            ["charge", names @ .., "at", target] => {
                let units: Units = names.iter().map(|name| self.unit(name)).collect::<Result<_, _>>()?;
                Deed::Charge { units, target: self.unit(target)? }
            }
            [
                verb @ ("halt" | "face" | "advance" | "back" | "sidestep" | "double" | "charge"),
                name,
                strides @ ..,
            ] => {
                let order = order(verb)?;
                Deed::Order { unit: self.unit(name)?, order, strides: strides_of(order, strides)? }
            }
            ["shoot", name, "at", target, rest @ ..] => {
                let attack = match rest {
                    [] => Attack::Ordinary,
                    ["with", word] => attack(word)?,
                    _ => return Err("after the target only `with ATTACK` may follow".to_owned()),
                };
                Deed::Shoot { unit: self.unit(name)?, attack, target: self.unit(target)? }
            }
            ["choose", name] => Deed::Choose(self.unit(name)?),
            ["regroup", "stay"] => Deed::Regroup(Regroup::Stay),
            ["regroup", "turn", to] => Deed::Regroup(Regroup::Turn(direction(to)?)),
            ["regroup", "forward"] => Deed::Regroup(Regroup::Forward),
            ["regroup", "back"] => Deed::Regroup(Regroup::Back),
            ["part", name, hand] => {
                let hand = match *hand {
                    "left" => Hand::Left,
                    "right" => Hand::Right,
                    other => return Err(format!("`{other}` is neither left nor right")),
                };
                Deed::Separate(Parting { unit: self.unit(name)?, hand })
            }
            ["deploy", name, "at", at, "facing", heading, rest @ ..] => Deed::Deploy {
                unit: self.unit(name)?,
                at: point(at)?,
                heading: direction(heading)?,
                champion_right: match rest {
                    [] => false,
                    ["champion", "right"] => true,
                    _ => return Err("after the direction only `champion right` may follow".to_owned()),
                },
            },
            ["side", side] => Deed::Side(long_side(side)?),
            ["first", who] => Deed::First(seat(who)?),
            ["objective", "terrain", piece] => Deed::TerrainObjective(terrain(&self.state.table, piece)?),
            ["objective", at] => Deed::Objective(point(at)?),
            ["terrain", kind, "at", at, rest @ ..] => {
                Deed::Terrain { kind: listed(kind)?, at: point(at)?, heading: turned(rest)? }
            }
            [verb, ..] => {
                return Err(format!(
                    "`{verb}` is no answer, or is written otherwise; docs/cards/kow.md has all"
                ));
            }
            [] => return Err("an answer is missing".to_owned()),
        })
    }
}

/// The parts of a move; a bare length goes the way of the order, a bare direction turns.
fn strides_of(order: Order, words: &[&str]) -> Result<SmallVec<[Stride; 4]>, String> {
    let mut strides = SmallVec::new();
    let mut rest = words;
    while let [word, more @ ..] = rest {
        let (stride, more) = match (*word, more) {
            ("forward", [by, more @ ..]) => (Stride::Forward(length(by)?), more),
            ("back", [by, more @ ..]) => (Stride::Back(length(by)?), more),
            ("left", [by, more @ ..]) => (Stride::Left(length(by)?), more),
            ("right", [by, more @ ..]) => (Stride::Right(length(by)?), more),
            ("pivot", [to, more @ ..]) => (Stride::Pivot(direction(to)?), more),
            (bare, more) => {
                let stride = match order {
                    Order::ChangeFacing => Stride::Pivot(direction(bare)?),
                    Order::Advance | Order::AtTheDouble => Stride::Forward(length(bare)?),
                    Order::Back => Stride::Back(length(bare)?),
                    Order::Halt | Order::Sidestep | Order::Charge => {
                        return Err(format!(
                            "`{bare}` is no part of a move: forward, back, left or right N, pivot DIRECTION"
                        ));
                    }
                };
                (stride, more)
            }
        };
        strides.push(stride);
        rest = more;
    }
    Ok(strides)
}

/// A ranged attack.
pub(super) fn attack(word: &str) -> Result<Attack, String> {
    Ok(match word {
        "weapons" => Attack::Ordinary,
        "breath" => Attack::Breath,
        "zap" => Attack::Zap,
        "heal" => Attack::Heal,
        "surge" => Attack::DarkSurge,
        "beast" => Attack::Beast,
        other => {
            return Err(format!("`{other}` is no attack: weapons, breath, zap, heal, surge or beast"));
        }
    })
}
