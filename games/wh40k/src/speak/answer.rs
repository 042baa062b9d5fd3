//! Answers in words.

use gonfalon_table::Point;
use smallvec::SmallVec;

use super::muster::formation;
use super::read::{Names, kind, listed, number, place, point, profile, split, spots, weapon};
use super::scene::reserves;
use crate::Wh40k;
use crate::action::{Action, Formations, Models, Shot, Spots, Units, Use, Walk, Walks};
use crate::board::Board;
use crate::data::WeaponAbilityKind;
use crate::state::{ModelId, State, UnitId};
use crate::stratagem::{Silence, Stratagem};

/// The reader of answers in one position.
#[derive(Clone, Copy)]
pub(super) struct Answer<'a> {
    pub(super) game: &'a Wh40k,
    pub(super) state: &'a State,
}

impl<'a> Answer<'a> {
    fn names(&self) -> Names<'a> {
        Names { game: self.game }
    }

    fn board(&self) -> Board<'a> {
        Board::new(self.game, &self.state.table)
    }

    fn unit(&self, word: &str) -> Result<UnitId, String> {
        self.names().unit(word)
    }

    /// The answer that words describe.
    pub(super) fn read(&self, words: &[&str]) -> Result<Action, String> {
        Ok(match words {
            [how @ ("stationary" | "normal" | "advance" | "fall-back" | "scouts"), unit] => {
                Action::Select { unit: self.unit(unit)?, kind: kind(how)? }
            }
            ["walk", rest @ ..] => self.walk(rest)?,
            ["set-up", model, "at", ..] if model.contains('.') => self.set_up_some(&words[1..])?,
            ["set-up", unit, "nowhere"] => {
                Action::SetUp { unit: self.unit(unit)?, spots: Default::default() }
            }
            ["set-up", unit, "at", places @ ..] => self.set_up(unit, places)?,
            ["shoot", unit, "at", "nothing"] => Action::Shoot { unit: self.unit(unit)?, shots: vec![] },
            ["shoot", first, ..] => {
                let unit = self.board().unit_of(self.names().model(first)?);
                Action::Shoot { unit, shots: self.shots(&words[1..], false)? }
            }
            ["strike", "nobody"] => Action::Strike(vec![]),
            ["strike", rest @ ..] => Action::Strike(self.shots(rest, true)?),
            ["charge", unit, "at", targets @ ..] => {
                let targets = targets.iter().map(|word| self.unit(word)).collect::<Result<Units, _>>()?;
                Action::Charge { unit: self.unit(unit)?, targets }
            }
            ["choose", unit] => Action::Unit(self.unit(unit)?),
            ["models", "none"] => Action::Models(Models::new()),
            ["models", models @ ..] => {
                let models = models.iter().map(|word| self.names().model(word));
                Action::Models(models.collect::<Result<_, _>>()?)
            }
            ["use", stratagem, rest @ ..] => Action::Use(self.usage(listed(stratagem)?, rest)?),
            ["pass"] => Action::Pass { silence: Silence::Once },
            ["pass", "phase"] => Action::Pass { silence: Silence::Phase },
            ["pass", "turn"] => Action::Pass { silence: Silence::Turn },
            ["pass", "battle"] => Action::Pass { silence: Silence::Battle },
            ["again"] => Action::Again,
            ["offer", stratagem] => Action::Ask(listed(stratagem)?),
            ["marker", at] => Action::Marker(point(at)?),
            ["formations", rest @ ..] => Action::Formations(self.formations(rest)?),
            [word, ..] => return Err(format!("`{word}` begins no answer; docs/cards/wh40k.md lists them")),
            [] => return Err("an answer is missing".to_owned()),
        })
    }

    /// `A by DX,DY` · `A.1 X,Y ... and A.2 X,Y ...`, then `embark B`.
    fn walk(&self, words: &[&str]) -> Result<Action, String> {
        let (words, embark) = match words {
            [rest @ .., "embark", transport] => (rest, Some(self.unit(transport)?)),
            _ => (words, None),
        };
        let words = match words {
            [rest @ .., "and"] => rest,
            _ => words,
        };
        let board = self.board();
        let mut walks = Walks::new();
        for part in split(words, "and") {
            match part {
                ["nobody"] => {}
                [who, "by", by] => {
                    let (Point { x, y }, up) = place(by)?;
                    for model in self.left(who)? {
                        let mut spot = board.spot(model);
                        spot.at = spot.at.shifted(x, y);
                        spot.elevation = up.map_or(spot.elevation, |up| spot.elevation + up);
                        walks.push(Walk { model, path: SmallVec::from_slice(&[spot]) });
                    }
                }
                [who, places @ ..] if !places.is_empty() => {
                    let model = self.names().model(who)?;
                    let path = spots(places, board.spot(model))?;
                    walks.push(Walk { model, path: path.into_iter().collect() });
                }
                _ => return Err("write `walk A by DX,DY` or `walk A.1 X,Y ... and A.2 X,Y ...`".to_owned()),
            }
        }
        Ok(Action::Walk { walks, embark })
    }

    /// The models a word means that are left; a unit's name stands for its Leader's models too.
    fn left(&self, word: &str) -> Result<Vec<ModelId>, String> {
        let board = self.board();
        if let Ok(unit) = self.unit(word)
            && board.head(unit) == unit
        {
            return Ok(board.models(unit).collect());
        }
        Ok(self.names().models(word)?.into_iter().filter(|model| !board.model(*model).destroyed).collect())
    }

    fn set_up(&self, unit: &str, places: &[&str]) -> Result<Action, String> {
        let unit = self.unit(unit)?;
        let board = self.board();
        let models: Vec<ModelId> = board.models(unit).collect();
        let first = *models.first().ok_or("nobody is left of that unit")?;
        let heading = board.spot(first).heading;
        let found = formation(places, board.profile(first).base, models.len(), heading)?;
        let spots: Spots = models.into_iter().zip(found).collect();
        Ok(Action::SetUp { unit, spots })
    }

    /// `A.1 at X,Y` joined by `and`: models that are named, and nobody else.
    fn set_up_some(&self, words: &[&str]) -> Result<Action, String> {
        let board = self.board();
        let mut found = Spots::new();
        for part in split(words, "and") {
            let [who, "at", places @ ..] = part else {
                return Err("write `set-up A.1 at X,Y and A.2 at X,Y ...`".to_owned());
            };
            let model = self.names().model(who)?;
            let places = spots(places, board.spot(model))?;
            found.push((model, *places.last().ok_or("a place is missing")?));
        }
        let unit = found.first().map(|(model, _)| board.unit_of(*model)).ok_or("a model is missing")?;
        Ok(Action::SetUp { unit, spots: found })
    }

    /// `A at B [with WEAPON [PROFILE]] [xN]` joined by `and`.
    pub(super) fn shots(&self, words: &[&str], melee: bool) -> Result<Vec<Shot>, String> {
        let mut shots = Vec::new();
        for part in split(words, "and") {
            let (part, attacks) = match part {
                [rest @ .., times] if times.strip_prefix('x').is_some_and(|n| n.parse::<u8>().is_ok()) => {
                    (rest, Some(number(&times[1..])?))
                }
                _ => (part, None),
            };
            let (who, target, arm, mode) = match part {
                [who, "at", target] => (who, target, None, None),
                [who, "at", target, "with", arm] => (who, target, Some(*arm), None),
                [who, "at", target, "with", arm, mode] => (who, target, Some(*arm), Some(*mode)),
                _ => return Err("write `A at B [with WEAPON [PROFILE]] [xN]`, joined by `and`".to_owned()),
            };
            let target = self.unit(target)?;
            let before = shots.len();
            for model in self.left(who)? {
                for (weapon, profile) in self.arms(model, melee, arm, mode)? {
                    shots.push(Shot { model, weapon, profile, target, attacks });
                }
            }
            if shots.len() == before {
                return Err(format!("`{who}` has no such weapon"));
            }
        }
        Ok(shots)
    }

    /// The weapons of a model that are meant: the named one, or all that it can use together.
    fn arms(
        &self,
        model: ModelId,
        melee: bool,
        arm: Option<&str>,
        mode: Option<&str>,
    ) -> Result<Vec<(u8, u8)>, String> {
        let board = self.board();
        let facts = board.model_facts(model);
        let sheet = board.datasheet(facts.unit);
        let mut arms = Vec::new();
        for place in facts.equipment.iter().copied() {
            let gun = &sheet.weapons[usize::from(place)];
            let meant = match arm {
                Some(arm) => weapon(sheet, arm).is_ok_and(|wanted| wanted == place),
                None => gun.is_melee() == melee && (melee || !gun.has(WeaponAbilityKind::Pistol)),
            };
            if meant {
                arms.push((place, profile(gun, mode)?));
            }
        }
        Ok(arms)
    }

    /// `[A] [model A.1] [against B] [with WEAPON] [die N]`.
    fn usage(&self, stratagem: Stratagem, words: &[&str]) -> Result<Use, String> {
        let mut usage = Use { stratagem, unit: None, model: None, enemy: None, weapon: None, die: None };
        let mut rest = words;
        loop {
            rest = match rest {
                ["model", model, more @ ..] => {
                    usage.model = Some(self.names().model(model)?);
                    more
                }
                ["against", enemy, more @ ..] => {
                    usage.enemy = Some(self.unit(enemy)?);
                    more
                }
                ["with", arm, more @ ..] => {
                    let unit = usage.unit.ok_or("name the unit before its weapon")?;
                    usage.weapon = Some(weapon(self.board().datasheet(unit), arm)?);
                    more
                }
                ["die", die, more @ ..] => {
                    let die: u8 = number(die)?;
                    usage.die = Some(die.checked_sub(1).ok_or("dice are counted from 1")?);
                    more
                }
                [unit, more @ ..] => {
                    usage.unit = Some(self.unit(unit)?);
                    more
                }
                [] => return Ok(usage),
            };
        }
    }

    /// `none`, or `leader A of B`, `embarked A in B`, `reserves A HOW`, `hovering A`, joined by `and`.
    fn formations(&self, words: &[&str]) -> Result<Formations, String> {
        let mut formations = Formations::default();
        if words == ["none"] {
            return Ok(formations);
        }
        for part in split(words, "and") {
            match part {
                ["leader", leader, "of", unit] => {
                    formations.leaders.push((self.unit(leader)?, self.unit(unit)?));
                }
                ["embarked", unit, "in", transport] => {
                    formations.embarked.push((self.unit(unit)?, self.unit(transport)?));
                }
                ["reserves", unit, how] => formations.reserves.push((self.unit(unit)?, reserves(how)?)),
                ["hovering", unit] => formations.hovering.push(self.unit(unit)?),
                _ => {
                    return Err(
                        "write leader A of B, embarked A in B, reserves A HOW or hovering A".to_owned()
                    );
                }
            }
        }
        Ok(formations)
    }
}
