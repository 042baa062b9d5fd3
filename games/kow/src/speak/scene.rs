//! Setting up a position by hand.

use std::sync::Arc;

use gonfalon_kernel::{Seat, nearest};
use gonfalon_table::{Heading, Point};

use super::army;
use super::read::{copy_name, direction, entry, listed, number, options, order, point, seat, seconds, side};
use crate::action::{LongSide, Order};
use crate::army::ArmyFile;
use crate::data::{Alignment, Library, Piece, Profile};
use crate::rulings::{Rulings, SWITCHES};
use crate::setting::{Agreement, ClockChoice, GameLength, TerrainChoice};
use crate::state::{Contact, Objective, Place, TerrainKind, UnitId, Victory};

/// The words that begin a set-up statement.
pub(super) const NOUNS: &[&str] = &[
    "unit",
    "waiting",
    "routed",
    "damage",
    "change",
    "wavering",
    "ordered",
    "shot",
    "released",
    "champion",
    "contact",
    "terrain",
    "layout",
    "players-place-terrain",
    "terrain-by-chance",
    "objective",
    "objectives-left",
    "victory",
    "points",
    "casual",
    "turn",
    "length",
    "clock",
    "spent",
    "side",
    "mixed",
    "ruling",
    "alignment",
    "army",
    "begin",
];

/// A table being set up.
#[derive(Debug)]
pub struct Scene {
    pub(super) library: Arc<Library>,
    pub(super) agreement: Agreement,
    pub(super) armies: Vec<(Seat, ArmyFile)>,
    pub(super) units: Vec<Placed>,
    pub(super) terrain: Vec<Piece>,
    pub(super) objectives: Vec<Objective>,
    pub(super) objectives_left: u8,
    pub(super) contacts: Vec<Contact>,
    pub(super) turn: u8,
    pub(super) sides: [LongSide; 2],
    pub(super) spent: [u32; 2],
    pub(super) entry: Option<Entry>,
}

/// A unit of a scene.
#[derive(Debug)]
pub(super) struct Placed {
    pub(super) name: String,
    pub(super) profile: Profile,
    pub(super) owner: Seat,
    pub(super) place: Place,
    pub(super) at: Point,
    pub(super) heading: Heading,
    pub(super) damage: u16,
    pub(super) wavering: bool,
    pub(super) order: Option<Order>,
    pub(super) shot: bool,
    pub(super) released: bool,
    pub(super) champion_right: bool,
}

/// Where the match begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Entry {
    Move(Seat),
    Orders(Seat),
    Shoot(Seat),
    Melee(Seat),
    Terrain,
    Victory,
    Objectives(Seat),
    Sides,
    Deploy(Seat),
    First,
    End,
}

impl Default for Scene {
    fn default() -> Scene {
        let agreement = Agreement {
            points: Some(2000),
            armies: Vec::new(),
            terrain: TerrainChoice::None,
            length: GameLength::default(),
            victory: None,
            clock: ClockChoice::None,
            good_and_evil: false,
            rulings: Rulings::default(),
        };
        Scene {
            library: Arc::clone(Library::core()),
            agreement,
            armies: Vec::new(),
            units: Vec::new(),
            terrain: Vec::new(),
            objectives: Vec::new(),
            objectives_left: 0,
            contacts: Vec::new(),
            turn: 1,
            sides: [LongSide::South, LongSide::North],
            spent: [0; 2],
            entry: None,
        }
    }
}

impl Scene {
    /// Carries out one set-up statement.
    pub(super) fn arrange(&mut self, words: &[&str]) -> Result<(), String> {
        match words {
            ["unit", owner, rest @ ..] => self.unit(owner, rest),
            ["waiting", owner, rest @ ..] => self.absent(owner, rest, Place::Waiting),
            ["routed", owner, rest @ ..] => self.absent(owner, rest, Place::Routed),
            ["damage", name, amount] => {
                let amount = number(amount)?;
                self.mark(&[name], |unit| unit.damage = amount)
            }
            ["change", name, value, number_of] => {
                let (value, number_of) = (changeable(value)?, number(number_of)?);
                self.mark(&[name], |unit| value.change(&mut unit.profile, number_of))
            }
            ["ordered", name, word] => {
                let order = order(word)?;
                self.mark(&[name], |unit| unit.order = Some(order))
            }
            ["wavering", names @ ..] => self.mark(names, |unit| unit.wavering = true),
            ["shot", names @ ..] => self.mark(names, |unit| unit.shot = true),
            ["released", names @ ..] => self.mark(names, |unit| unit.released = true),
            ["champion", names @ .., "right"] => self.mark(names, |unit| unit.champion_right = true),
            ["contact", charger, target, side, rest @ ..] => self.contact(charger, target, side, rest),
            ["terrain", kind, "at", at, rest @ ..] => {
                let kind: TerrainKind = listed(kind)?;
                self.terrain.push(Piece { kind, at: point(at)?, heading: turned(rest)? });
                Ok(())
            }
            ["objective", rest @ ..] => self.objective(rest),
            ["begin", rest @ ..] => self.begin(rest),
            ["army", owner, rest @ ..] => {
                let owner = seat(owner)?;
                let file = army::file(rest, self.agreement.points)?;
                self.armies.push((owner, file));
                Ok(())
            }
            _ => self.agree(words),
        }
    }

    /// What the players agree on, and where the game stands.
    fn agree(&mut self, words: &[&str]) -> Result<(), String> {
        match words {
            ["layout", id] => self.agreement.terrain = TerrainChoice::Layout((*id).to_owned()),
            ["players-place-terrain"] => self.agreement.terrain = TerrainChoice::Players,
            ["terrain-by-chance"] => self.agreement.terrain = TerrainChoice::Chance,
            ["victory", kind] => self.agreement.victory = Some(victory(kind)?),
            ["ruling", name, value] => self.ruling(name, value)?,
            ["points", points] => self.agreement.points = Some(number(points)?),
            ["casual"] => self.agreement.points = None,
            ["mixed"] => self.agreement.good_and_evil = true,
            ["length", rest @ ..] => self.agreement.length = game_length(rest)?,
            ["clock", kind, "suggested"] => {
                let points =
                    self.agreement.points.ok_or("a casual game has no points to suggest a clock for")?;
                self.agreement.clock = suggested(&self.library, kind, points)?;
            }
            ["clock", rest @ ..] => self.agreement.clock = clock(rest)?,
            ["alignment", list, alignment] => self.align(list, listed(alignment)?)?,
            ["objectives-left", count] => self.objectives_left = number(count)?,
            ["turn", turn] => {
                self.turn = number(turn)?;
                if self.turn == 0 {
                    return Err("the first turn is turn 1, not `0`".to_owned());
                }
            }
            ["spent", owner, time] => self.spent[seat(owner)?.index()] = seconds(time)?,
            ["side", owner, word] => {
                let (owner, side) = (seat(owner)?.index(), long_side(word)?);
                let other = if side == LongSide::South { LongSide::North } else { LongSide::South };
                self.sides = [other; 2];
                self.sides[owner] = side;
            }
            [noun, ..] => {
                return Err(format!("`{noun}` is written otherwise; docs/cards/kow.md has all statements"));
            }
            [] => return Err("a statement is missing".to_owned()),
        }
        Ok(())
    }

    fn unit(&mut self, owner: &str, words: &[&str]) -> Result<(), String> {
        let form = || "write `unit SEAT ENTRY [with OPTION ...] at X,Y facing DIRECTION`".to_owned();
        let [what @ .., "at", at, "facing", heading] = words else { return Err(form()) };
        let (at, heading) = (point(at)?, direction(heading)?);
        self.add(owner, what, Place::Table)?;
        let unit = self.units.last_mut().expect("just added");
        (unit.at, unit.heading) = (at, heading);
        Ok(())
    }

    fn absent(&mut self, owner: &str, words: &[&str], place: Place) -> Result<(), String> {
        words.split(|word| *word == "and").try_for_each(|what| self.add(owner, what, place))
    }

    fn add(&mut self, owner: &str, words: &[&str], place: Place) -> Result<(), String> {
        let (id, taken): (&str, &[&str]) = match words {
            [id] => (id, &[]),
            [id, "with", taken @ ..] => (id, taken),
            _ => return Err("write `ENTRY` or `ENTRY with OPTION ...`".to_owned()),
        };
        let id = entry(&self.library, id)?;
        let profile = self.library.profile(id, &options(&self.library, id, taken)?);
        let earlier = self.units.iter().filter(|unit| unit.profile.entry == id).count();
        self.units.push(Placed {
            name: copy_name(&self.library[id].id, earlier),
            profile,
            owner: seat(owner)?,
            place,
            at: Point::ORIGIN,
            heading: Heading::NORTH,
            damage: 0,
            wavering: false,
            order: None,
            shot: false,
            released: false,
            champion_right: false,
        });
        Ok(())
    }

    fn find(&self, name: &str) -> Result<usize, String> {
        self.units.iter().position(|unit| unit.name == *name).ok_or_else(|| {
            match nearest(name, self.units.iter().map(|unit| unit.name.as_str())) {
                Some(near) => format!("there is no unit `{name}`; did you mean {near}?"),
                None => format!("there is no unit `{name}` yet"),
            }
        })
    }

    fn mark(&mut self, names: &[&str], mark: impl Fn(&mut Placed)) -> Result<(), String> {
        for name in names {
            let index = self.find(name)?;
            mark(&mut self.units[index]);
        }
        Ok(())
    }

    fn contact(&mut self, charger: &str, target: &str, word: &str, rest: &[&str]) -> Result<(), String> {
        let mut contact = Contact {
            charger: UnitId(self.find(charger)? as u8),
            target: UnitId(self.find(target)? as u8),
            side: side(word)?,
            hindered: false,
            defended: false,
        };
        for word in rest {
            match *word {
                "hindered" => contact.hindered = true,
                "defended" => contact.defended = true,
                other => return Err(format!("`{other}` is not expected here: hindered or defended")),
            }
        }
        self.contacts.push(contact);
        Ok(())
    }

    fn objective(&mut self, words: &[&str]) -> Result<(), String> {
        let objective = match words {
            ["at", at] => Objective::Marker(point(at)?),
            ["terrain", which] => {
                let which: usize = number(which)?;
                if which == 0 || which > self.terrain.len() {
                    return Err(format!("there is no piece `{which}` yet; pieces are counted from 1"));
                }
                Objective::Terrain(which as u8 - 1)
            }
            _ => return Err("write `objective at X,Y` or `objective terrain NUMBER`".to_owned()),
        };
        self.objectives.push(objective);
        Ok(())
    }

    fn ruling(&mut self, name: &str, value: &str) -> Result<(), String> {
        let mut written = serde_json::to_value(self.agreement.rulings).map_err(|why| why.to_string())?;
        let Some(ruling) = written.get_mut(name) else {
            let known: Vec<&str> = SWITCHES.iter().map(|switch| switch.name).collect();
            return Err(format!("`{name}` is no ruling; there are {}", known.join(", ")));
        };
        *ruling = value.into();
        let changed = serde_json::from_value(written);
        self.agreement.rulings = changed.map_err(|_| format!("`{value}` is no value of {name}"))?;
        Ok(())
    }

    /// Gives a list another alignment, since none of the book's is neutral.
    fn align(&mut self, list: &str, alignment: Alignment) -> Result<(), String> {
        let number = self.library.list(list).ok_or_else(|| format!("there is no army list `{list}`"))?;
        Arc::make_mut(&mut self.library).lists[number.index()].alignment = alignment;
        Ok(())
    }

    fn begin(&mut self, words: &[&str]) -> Result<(), String> {
        if self.entry.is_some() {
            return Err("the match can `begin` only once".to_owned());
        }
        self.entry = Some(match words {
            ["move", owner] => Entry::Move(seat(owner)?),
            ["orders", owner] => Entry::Orders(seat(owner)?),
            ["shoot", owner] => Entry::Shoot(seat(owner)?),
            ["melee", owner] => Entry::Melee(seat(owner)?),
            ["terrain"] => Entry::Terrain,
            ["victory"] => Entry::Victory,
            ["objectives", owner] => Entry::Objectives(seat(owner)?),
            ["sides"] => Entry::Sides,
            ["deploy", owner] => Entry::Deploy(seat(owner)?),
            ["first"] => Entry::First,
            ["end"] => Entry::End,
            _ => {
                return Err(
                    "a match begins with `move SEAT`, orders, shoot or melee SEAT, terrain, victory, \
                            objectives SEAT, sides, deploy SEAT, first or end"
                        .to_owned(),
                );
            }
        });
        Ok(())
    }
}

/// A value of a unit that a card can change, for cases that no unit of the book is able to show.
#[derive(Clone, Copy, Debug)]
enum Value {
    Melee,
    Ranged,
    Defence,
}

impl Value {
    fn change(self, profile: &mut Profile, to: u8) {
        match self {
            Value::Melee => profile.melee = Some(to),
            Value::Ranged => profile.ranged = Some(to),
            Value::Defence => profile.defence = to,
        }
    }
}

fn changeable(word: &str) -> Result<Value, String> {
    match word {
        "melee" => Ok(Value::Melee),
        "ranged" => Ok(Value::Ranged),
        "defence" => Ok(Value::Defence),
        other => Err(format!("`{other}` cannot be changed: melee, ranged or defence")),
    }
}

/// How something is turned.
pub(super) fn turned(words: &[&str]) -> Result<Heading, String> {
    match words {
        [] => Ok(Heading::EAST),
        ["turned", by] => direction(by),
        _ => Err("after the place only `turned DEGREES` may follow".to_owned()),
    }
}

/// A victory condition.
pub(super) fn victory(word: &str) -> Result<Victory, String> {
    match word {
        "kill" => Ok(Victory::Kill),
        "pillage" => Ok(Victory::Pillage),
        "kill-and-pillage" => Ok(Victory::KillAndPillage),
        other => Err(format!("`{other}` is no victory condition: kill, pillage or kill-and-pillage")),
    }
}

/// A long side of the table.
pub(super) fn long_side(word: &str) -> Result<LongSide, String> {
    match word {
        "south" => Ok(LongSide::South),
        "north" => Ok(LongSide::North),
        other => Err(format!("`{other}` is no long side: south or north")),
    }
}

/// How long a game lasts.
pub(super) fn game_length(words: &[&str]) -> Result<GameLength, String> {
    match words {
        ["turns", turns] => Ok(GameLength::Turns(number(turns)?)),
        ["time", time] => Ok(GameLength::Time(seconds(time)?)),
        _ => Err("write `length turns N` or `length time SECONDS`".to_owned()),
    }
}

/// The clock that the book suggests for armies of this size.
pub(super) fn suggested(library: &Library, kind: &str, points: u16) -> Result<ClockChoice, String> {
    match kind {
        "chess" => Ok(ClockChoice::suggested_chess(library, points)),
        "turn" => Ok(ClockChoice::suggested_turn(library, points)),
        other => Err(format!("`{other}` is no clock: chess or turn")),
    }
}

/// A clock.
pub(super) fn clock(words: &[&str]) -> Result<ClockChoice, String> {
    match words {
        ["none"] => Ok(ClockChoice::None),
        ["chess", time] => Ok(ClockChoice::Chess(seconds(time)?)),
        ["turn", time] => Ok(ClockChoice::Turn(seconds(time)?)),
        _ => Err("write `clock chess SECONDS`, `clock turn SECONDS` or `clock none`".to_owned()),
    }
}
