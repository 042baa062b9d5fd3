//! Answers in words.

use gonfalon_disks::DiskId;
use gonfalon_kernel::Seat;
use gonfalon_table::{Heading, Point};
use smallvec::SmallVec;

use super::read::{Names, direction, length, number, point, seat, split};
use super::scene::side_of;
use crate::Whdw;
use crate::action::{Action, Blow, Detail, Disks, Entry, Order, Path, Question};
use crate::data::Trigger;
use crate::state::State;

/// The reader of answers in one position.
pub(super) struct Answer<'a> {
    pub(super) game: &'a Whdw,
    pub(super) state: &'a State,
    pub(super) question: &'a Question,
    pub(super) seat: Seat,
}

impl Answer<'_> {
    /// The answer that words describe.
    pub(super) fn read(&self, words: &[&str]) -> Result<Action, String> {
        let going_on = matches!(self.question, Question::Continue { .. });
        match words {
            ["done"] => Ok(Action::Done),
            ["bonus", verb, rest @ ..] => self.activate(true, verb, rest),
            [verb @ ("move" | "pass" | "shoot" | "magic" | "focus"), rest @ ..] if going_on => {
                Ok(Action::Continue(self.order(verb, rest)?.1))
            }
            [verb @ ("move" | "pass" | "shoot" | "magic" | "focus"), rest @ ..] => {
                self.activate(false, verb, rest)
            }
            ["scout", name, steps @ ..] => {
                let disk = self.disk(name)?;
                Ok(Action::Scout { disk, path: self.path(disk, steps)? })
            }
            ["battle", name, rest @ ..] => {
                let (picks, detail) = self.choices(rest)?;
                Ok(Action::Battle { user: self.disk(name)?, picks, detail })
            }
            ["reinforce", name, "at", at, rest @ ..] => self.reinforce(name, at, rest),
            ["tower", piece, "at", target] => Ok(Action::ShootFromTower {
                piece: self.names().terrain(&self.state.table, piece)?,
                target: self.disk(target)?,
            }),
            ["command", card] => {
                let card = self
                    .game
                    .library
                    .command(card)
                    .ok_or_else(|| format!("there is no command card `{card}`"))?;
                Ok(Action::Command(card))
            }
            ["choose", name] => Ok(Action::Choose(self.disk(name)?)),
            ["next", place] => Ok(Action::Next(number::<u8>(place)?.saturating_sub(1))),
            ["trigger", name] => self.trigger(name),
            ["fight", names @ ..] => self.fight(names),
            ["flip", "onto", name] => {
                let flipping = match self.question {
                    Question::FlipToward { disk, .. } => *disk,
                    _ => return Err("nothing is to be flipped now".to_owned()),
                };
                Ok(Action::Flip(self.onto(flipping, self.at(flipping), name)?))
            }
            ["flip", at] => Ok(Action::Flip(point(at)?)),
            ["strike", rest @ ..] => self.strike(rest),
            _ => self.set_up(words),
        }
    }

    fn set_up(&self, words: &[&str]) -> Result<Action, String> {
        match words {
            ["initiative", order @ ..] => {
                let order: Result<SmallVec<[_; 4]>, String> = order.iter().map(|word| seat(word)).collect();
                Ok(Action::Initiative(order?))
            }
            ["scenario", card] => {
                let card = self
                    .game
                    .library
                    .scenario(card)
                    .ok_or_else(|| format!("there is no scenario card `{card}`"))?;
                Ok(Action::Scenario(card))
            }
            ["card", name, side @ ("text" | "plain"), "at", at] => {
                let id = self
                    .game
                    .library
                    .deployment(name)
                    .ok_or_else(|| format!("there is no deployment card `{name}`"))?;
                let row = &self.state.table.deployment_row;
                let card = row.iter().position(|card| *card == id).unwrap_or(row.len()) as u8;
                Ok(Action::DeploymentCard { card, text: *side == "text", at: length(at)? })
            }
            ["terrain", side, "at", at, rest @ ..] => {
                let (piece, side) = side_of(&self.game.library, side)?;
                Ok(Action::Terrain { piece, side, at: point(at)?, heading: turned(rest)? })
            }
            ["leave-out", piece] => {
                let piece = self
                    .game
                    .library
                    .piece(piece)
                    .ok_or_else(|| format!("there is no terrain piece `{piece}`"))?;
                Ok(Action::LeaveOut { piece })
            }
            ["watchtower", "at", at, rest @ ..] => {
                Ok(Action::Watchtower { at: point(at)?, heading: turned(rest)? })
            }
            ["deploy", rest @ ..] => self.deploy(rest),
            [verb, ..] => {
                Err(format!("`{verb}` is no answer, or has another form; docs/cards/whdw.md shows it"))
            }
            [] => Err("an answer is missing".to_owned()),
        }
    }

    fn names(&self) -> Names<'_> {
        Names { game: self.game }
    }

    fn disk(&self, word: &str) -> Result<DiskId, String> {
        self.names().find(word)
    }

    fn at(&self, disk: DiskId) -> Point {
        self.state.table.pile.at(disk)
    }

    fn activate(&self, bonus: bool, verb: &str, words: &[&str]) -> Result<Action, String> {
        let (disk, order) = self.order(verb, words)?;
        Ok(Action::Activate { disk, bonus, order })
    }

    fn order(&self, verb: &str, words: &[&str]) -> Result<(DiskId, Order), String> {
        let [name, rest @ ..] = words else { return Err(format!("say which disk after `{verb}`")) };
        let disk = self.disk(name)?;
        let order = match (verb, rest) {
            ("move", steps) => Order::Move(self.path(disk, steps)?),
            ("pass", []) => Order::Pass,
            ("shoot", ["at", target]) => Order::Shoot { weapon: 0, target: self.disk(target)? },
            ("shoot", ["at", target, "with", weapon]) => {
                Order::Shoot { weapon: number::<u8>(weapon)?.saturating_sub(1), target: self.disk(target)? }
            }
            ("magic", ["at", target]) => Order::Magic { target: self.disk(target)? },
            ("focus", choices) => {
                let abilities = &self.game.library[self.game.disks[disk.index()].profile].abilities;
                let ability =
                    abilities.iter().position(|ability| ability.on == Trigger::Focus).unwrap_or(0) as u8;
                let (picks, detail) = self.choices(choices)?;
                Order::Focus { ability, picks, detail }
            }
            _ => return Err(format!("`{verb}` has another form; docs/cards/whdw.md shows it")),
        };
        Ok((disk, order))
    }

    /// Landing places: compass directions (one full flip each), places, or `onto DISK`.
    fn path(&self, disk: DiskId, words: &[&str]) -> Result<Path, String> {
        let mut path = Path::new();
        let mut at = self.at(disk);
        let diameter = self.state.table.pile.diameter(disk);
        let mut words = words.iter();
        while let Some(word) = words.next() {
            at = match (direction(word), *word) {
                (Some(heading), _) => at.step(heading, diameter),
                (None, "onto") => {
                    let target = words.next().ok_or("say onto which disk")?;
                    self.onto(disk, at, target)?
                }
                (None, place) => point(place)?,
            };
            path.push(at);
        }
        Ok(path)
    }

    /// One flip as near to a disk's centre as it goes.
    fn onto(&self, disk: DiskId, from: Point, target: &str) -> Result<Point, String> {
        let target = self.at(self.disk(target)?);
        let diameter = self.state.table.pile.diameter(disk);
        Ok(if from.distance(target) <= diameter { target } else { from.toward(target, diameter) })
    }

    /// `on A B`, then perhaps `at x,y`, `to C D`, `as attacker` or `as defender`.
    fn choices(&self, words: &[&str]) -> Result<(Disks, Detail), String> {
        let mut picks = Disks::new();
        let mut detail = Detail::None;
        let mut rest = words;
        if let ["on", names @ ..] = rest {
            let end =
                names.iter().position(|word| ["at", "to", "onto"].contains(word)).unwrap_or(names.len());
            for name in &names[..end] {
                picks.push(self.disk(name)?);
            }
            rest = &names[end..];
        }
        match rest {
            [] => {}
            ["at", at] => detail = Detail::At(point(at)?),
            ["onto", name] => {
                let picked = picks.first().ok_or("`onto` needs a chosen disk")?;
                detail = Detail::At(self.onto(*picked, self.at(*picked), name)?);
            }
            ["to", names @ ..] => {
                detail = Detail::To(names.iter().map(|name| self.disk(name)).collect::<Result<_, _>>()?);
            }
            ["as", "attacker"] => detail = Detail::AsAttacker,
            ["as", "defender"] => detail = Detail::AsDefender,
            [word, ..] => return Err(format!("`{word}` is not expected here")),
        }
        Ok((picks, detail))
    }

    fn reinforce(&self, name: &str, at: &str, words: &[&str]) -> Result<Action, String> {
        let by = match words {
            [] => Entry::Zone,
            ["by", "flank"] => Entry::Flank,
            ["by", piece] => Entry::Piece(self.names().terrain(&self.state.table, piece)?),
            _ => return Err("after the place only `by flank` or `by TERRAIN` may follow".to_owned()),
        };
        Ok(Action::Reinforce { disk: self.disk(name)?, at: point(at)?, by })
    }

    fn trigger(&self, name: &str) -> Result<Action, String> {
        let disk = self.disk(name)?;
        match self.question {
            Question::OrderTriggers { waiting } => waiting
                .iter()
                .position(|trigger| trigger.disk == disk)
                .map(|place| Action::Next(place as u8))
                .ok_or_else(|| format!("no ability of `{name}` waits")),
            _ => Err("no abilities wait to be put in order".to_owned()),
        }
    }

    fn fight(&self, names: &[&str]) -> Result<Action, String> {
        let wanted: Vec<DiskId> = names.iter().map(|name| self.disk(name)).collect::<Result<_, _>>()?;
        match self.question {
            Question::ChooseEngagement { among } => among
                .iter()
                .position(|disks| wanted.iter().all(|disk| disks.contains(disk)))
                .map(|place| Action::Next(place as u8))
                .ok_or_else(|| "no engagement that may come next has all these disks".to_owned()),
            _ => Err("no engagement is to be chosen now".to_owned()),
        }
    }

    fn strike(&self, words: &[&str]) -> Result<Action, String> {
        let mut blows = Vec::new();
        for blow in split(words, "and") {
            let [by, "at", victims @ ..] = blow else {
                return Err("write `strike DISK at DISK ...`, several joined by `and`".to_owned());
            };
            let at = victims.iter().map(|name| self.disk(name)).collect::<Result<_, _>>()?;
            blows.push(Blow { by: self.disk(by)?, at });
        }
        Ok(Action::Strike(blows))
    }

    fn deploy(&self, words: &[&str]) -> Result<Action, String> {
        let mut shifts = Vec::new();
        let mut disks = Vec::new();
        for part in split(words, "and") {
            match part {
                [] => {}
                ["shift", card, "to", at] => {
                    let zone_cards = &self.state.table.zone_cards;
                    let lies = |own: bool| {
                        zone_cards.iter().position(|zone| {
                            (zone.owner == self.seat) == own
                                && zone.card.is_some_and(|id| self.game.library[id].id == *card)
                        })
                    };
                    let card = lies(true)
                        .or_else(|| lies(false))
                        .ok_or_else(|| format!("no zone has the card `{card}`"))?
                        as u8;
                    shifts.push((card, length(at)?));
                }
                [name, "at", at] => disks.push((self.disk(name)?, point(at)?)),
                _ => return Err("write `deploy DISK at x,y and DISK at x,y ...`".to_owned()),
            }
        }
        Ok(Action::Deploy { shifts, disks })
    }
}

fn turned(words: &[&str]) -> Result<Heading, String> {
    match words {
        [] => Ok(Heading::EAST),
        ["turned", degrees] => Ok(Heading::from_degrees(number(degrees)?)),
        _ => Err("after the place only `turned DEGREES` may follow".to_owned()),
    }
}
