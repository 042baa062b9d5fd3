//! Answers in words.

use gonfalon_disks::DiskId;
use gonfalon_table::{Heading, Length, Point};

use super::choice;
use super::read::{Names, direction, length, number, point, spell, terrain};
use crate::Dw;
use crate::action::{Action, Flips, Order, Question};
use crate::data::When;
use crate::state::State;

/// The reader of answers in one position.
pub(super) struct Answer<'a> {
    pub(super) game: &'a Dw,
    pub(super) state: &'a State,
    pub(super) question: &'a Question,
}

impl Answer<'_> {
    /// The answer that words describe.
    pub(super) fn read(&self, words: &[&str]) -> Result<Action, String> {
        match words {
            ["done"] => Ok(Action::Done),
            ["accept"] => Ok(Action::Accept),
            ["end"] => Ok(Action::EndGame),
            ["move", disk, steps @ ..] => {
                let disk = self.disk(disk)?;
                self.activate(disk, Order::Move(self.flips(disk, steps)?))
            }
            ["pass", disk] => self.activate(self.disk(disk)?, Order::Pass),
            ["use", disk, rest @ ..] => self.ability(disk, rest),
            ["cast", disk, id, rest @ ..] => {
                let spell = spell(&self.game.library, id)?;
                let choice = Box::new(choice::read(self, rest)?);
                self.activate(self.disk(disk)?, Order::Cast { spell, choice })
            }
            ["gate", disk, "to", to, "at", at] => {
                let to = number::<u8>(to)?.saturating_sub(1);
                self.activate(self.disk(disk)?, Order::Gate { to, at: point(at)? })
            }
            ["flip", steps @ ..] => {
                let (Question::Flip { disk, .. } | Question::ForcedFlip { disk, .. }) = self.question else {
                    return Err("no Disk is to be flipped now".to_owned());
                };
                Ok(Action::Flip(self.flips(*disk, steps)?))
            }
            ["at", at] => Ok(Action::At(point(at)?)),
            ["stack", disks @ ..] => Ok(Action::Stack(self.names().find_all(disks)?)),
            ["terrain", id, "at", at] => {
                Ok(Action::Terrain { kind: terrain(&self.game.library, id)?, at: point(at)? })
            }
            ["enter", rest @ ..] => self.enter(rest),
            ["choose", disk] => Ok(Action::Choose(self.disk(disk)?)),
            ["apart", disks @ ..] => Ok(Action::ChooseAll(self.names().find_all(disks)?)),
            ["fight", disks @ ..] => self.fight(disks),
            ["next", number] => Ok(Action::Next(self::number::<u8>(number)?.saturating_sub(1))),
            ["fire", archer, "at", target, rest @ ..] => self.fire(archer, target, rest),
            ["toss", "at", aim, "apex", apex] => {
                Ok(Action::Toss { aim: point(aim)?, apex: Length(length(apex)?) })
            }
            ["strike", rest @ ..] => {
                let blows = rest.split(|word| *word == "and").map(|blow| match blow {
                    [by, "at", victim] => Ok((self.disk(by)?, self.disk(victim)?)),
                    _ => Err("write `strike DISK at DISK`, several joined by `and`".to_owned()),
                });
                Ok(Action::Strike(blows.collect::<Result<_, _>>()?))
            }
            ["share", rest @ ..] if rest.len().is_multiple_of(2) => {
                let parts = rest.chunks(2).map(|part| Ok((self.disk(part[0])?, number(part[1])?)));
                Ok(Action::Share(parts.collect::<Result<_, String>>()?))
            }
            [verb, ..] => {
                Err(format!("`{verb}` is no answer, or has another form; docs/cards/dw.md shows it"))
            }
            [] => Err("an answer is missing".to_owned()),
        }
    }

    pub(super) fn names(&self) -> Names<'_> {
        Names { game: self.game }
    }

    pub(super) fn disk(&self, word: &str) -> Result<DiskId, String> {
        self.names().find(word)
    }

    pub(super) fn at(&self, disk: DiskId) -> Point {
        self.state.table.pile.at(disk)
    }

    fn activate(&self, disk: DiskId, order: Order) -> Result<Action, String> {
        Ok(Action::Activate { disk, order })
    }

    /// Directions of flips: a compass word, degrees, or `toward DISK`, the direction to its centre.
    fn flips(&self, disk: DiskId, words: &[&str]) -> Result<Flips, String> {
        let mut flips = Flips::new();
        let mut at = self.at(disk);
        let diameter = self.state.table.pile.diameter(disk);
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let heading = match *word {
                "toward" => {
                    let target = words.next().ok_or("say toward which Disk")?;
                    Heading::between(at, self.at(self.disk(target)?))
                }
                word => direction(word).ok_or_else(|| format!("`{word}` is no direction"))?,
            };
            at = at.step(heading, diameter);
            flips.push(heading);
        }
        Ok(flips)
    }

    /// `use DISK [second] CHOICES`: the first ability that takes an activation, or a later one.
    fn ability(&self, disk: &str, words: &[&str]) -> Result<Action, String> {
        let disk = self.disk(disk)?;
        let (nth, rest) = match words {
            ["second", rest @ ..] => (1, rest),
            rest => (0, rest),
        };
        let ability = self.ability_of(disk, nth);
        let choice = Box::new(choice::read(self, rest)?);
        self.activate(disk, Order::Use { ability, choice })
    }

    /// The number of a Disk's nth ability that takes an activation; one past the last where there is none.
    pub(super) fn ability_of(&self, disk: DiskId, nth: usize) -> u8 {
        let abilities = &self.game.library[self.game.titles[disk.index()].0].abilities;
        let mut usable =
            (0..).zip(abilities).filter(|(_, ability)| matches!(ability.when, When::Sa | When::TurnStart));
        usable.nth(nth).map_or(abilities.len() as u8, |(number, _)| number)
    }

    /// `enter DISK at x,y and DISK at x,y ...`
    fn enter(&self, words: &[&str]) -> Result<Action, String> {
        let parts = words.split(|word| *word == "and").map(|part| match part {
            [disk, "at", at] => Ok((self.disk(disk)?, point(at)?)),
            _ => Err("write `enter DISK at x,y`, several joined by `and`".to_owned()),
        });
        Ok(Action::Place(parts.collect::<Result<_, _>>()?))
    }

    fn fight(&self, words: &[&str]) -> Result<Action, String> {
        let wanted: Vec<DiskId> = self.names().find_all(words)?;
        match self.question {
            Question::ChooseStack { among } => among
                .iter()
                .position(|disks| wanted.iter().all(|disk| disks.contains(disk)))
                .map(|place| Action::Next(place as u8))
                .ok_or_else(|| "no battle stack that is left has all these Disks".to_owned()),
            _ => Err("no battle stack is to be chosen now".to_owned()),
        }
    }

    /// `fire ARCHER at TARGET [with WEAPON] [aim x,y]`; the aim is the middle of the target if nothing is said.
    fn fire(&self, archer: &str, target: &str, words: &[&str]) -> Result<Action, String> {
        let (archer, target) = (self.disk(archer)?, self.disk(target)?);
        let (weapon, rest) = match words {
            ["with", weapon, rest @ ..] => (number::<u8>(weapon)?.saturating_sub(1), rest),
            rest => (0, rest),
        };
        let aim = match rest {
            [] => self.at(target),
            ["aim", aim] => point(aim)?,
            _ => return Err("after the target only `with NUMBER` and `aim x,y` may follow".to_owned()),
        };
        Ok(Action::Fire { archer, weapon, target, aim })
    }
}
