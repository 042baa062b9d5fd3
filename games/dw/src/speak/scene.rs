//! The table while a card sets it up.

use std::sync::Arc;

use gonfalon_kernel::Seat;
use gonfalon_table::{Length, Point, Rectangle};

use super::read::{length, listed, number, point, profile, seat, spell, terrain};
use crate::data::{Library, ProfileId, SpellId, TokenKind};
use crate::rulings::SWITCHES;
use crate::setting::{Drops, Options};
use crate::state::{LandKind, Role, Segment};

/// The words that begin a set-up statement.
pub(super) const NOUNS: &[&str] = &[
    "scenario",
    "seats",
    "table",
    "option",
    "ruling",
    "round",
    "segment",
    "first",
    "place",
    "stack",
    "aside",
    "dead",
    "spellbook",
    "land",
    "terrain",
    "wall",
    "gate",
    "marker",
    "wound",
    "damage",
    "berserk",
    "kills",
    "holding",
    "role",
    "control",
];

/// Where a Disk is set up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Spot {
    /// In play, on top of everything set up before.
    Table(Point),
    /// At the bottom of its stack.
    Stack,
    /// Set aside, to be Transformed into.
    Aside,
    /// Among the destroyed.
    Dead,
}

/// A counter or another change of a Disk in play.
#[derive(Clone, Copy, Debug)]
pub(super) enum Counter {
    Markers(u8),
    Wounds(u8),
    Damage(u8),
    Berserk,
    Control(Seat),
}

/// The table while a card sets it up.
#[derive(Clone, Debug)]
pub struct Scene {
    pub(super) library: Arc<Library>,
    pub(super) scenario: String,
    pub(super) seats: u8,
    pub(super) table: Option<Rectangle>,
    pub(super) options: Options,
    pub(super) round: u8,
    pub(super) segment: Segment,
    pub(super) first: Seat,
    pub(super) disks: Vec<(Seat, ProfileId, Spot)>,
    pub(super) spells: Vec<(Seat, SpellId)>,
    pub(super) lands: Vec<(LandKind, Point)>,
    pub(super) tokens: Vec<(TokenKind, Point)>,
    pub(super) counters: Vec<(String, Counter)>,
    pub(super) kills: Vec<(Seat, u16)>,
    pub(super) holding: Vec<(Seat, u8)>,
    pub(super) roles: Vec<(Seat, Role)>,
}

impl Default for Scene {
    fn default() -> Scene {
        Scene {
            library: Arc::clone(Library::core()),
            scenario: "battlegnash".to_owned(),
            seats: 2,
            table: None,
            options: Options { drops: Drops::StandIn, ..Options::new(150) },
            round: 2,
            segment: Segment::Activation,
            first: Seat(0),
            disks: Vec::new(),
            spells: Vec::new(),
            lands: Vec::new(),
            tokens: Vec::new(),
            counters: Vec::new(),
            kills: Vec::new(),
            holding: Vec::new(),
            roles: Vec::new(),
        }
    }
}

impl Scene {
    /// Carries out one set-up statement.
    pub(super) fn arrange(&mut self, words: &[&str]) -> Result<(), String> {
        let library = Arc::clone(&self.library);
        match words {
            ["scenario", id] => {
                library.scenario(id).ok_or_else(|| format!("there is no scenario `{id}`"))?;
                self.scenario = (*id).to_owned();
            }
            ["seats", count] => self.seats = number(count)?,
            ["table", width, depth] => {
                self.table = Some(Rectangle::sized(Length(length(width)?), Length(length(depth)?)));
            }
            ["option", rest @ ..] => self.option(rest)?,
            ["ruling", name, value] => self.ruling(name, value)?,
            ["round", round] => self.round = number(round)?,
            ["segment", word] => self.segment = segment(word)?,
            ["first", who] => self.first = self.seat(who)?,
            ["place", who, id, "at", at] => {
                let entry = (self.seat(who)?, profile(&library, id)?, Spot::Table(point(at)?));
                self.disks.push(entry);
            }
            [noun @ ("stack" | "aside" | "dead"), who, ids @ ..] if !ids.is_empty() => {
                let spot = match *noun {
                    "stack" => Spot::Stack,
                    "aside" => Spot::Aside,
                    _ => Spot::Dead,
                };
                let who = self.seat(who)?;
                for id in ids {
                    self.disks.push((who, profile(&library, id)?, spot));
                }
            }
            ["spellbook", who, ids @ ..] if !ids.is_empty() => {
                let who = self.seat(who)?;
                for id in ids {
                    self.spells.push((who, spell(&library, id)?));
                }
            }
            ["land", "center", "at", at] => self.lands.push((LandKind::Center, point(at)?)),
            ["land", who, "at", at] => {
                let kind = LandKind::Staging(self.seat(who)?);
                self.lands.push((kind, point(at)?));
            }
            ["terrain", id, "at", at] => {
                self.lands.push((LandKind::Terrain(terrain(&library, id)?), point(at)?));
            }
            [noun @ ("wall" | "gate"), "at", at] => self.tokens.push((listed(noun)?, point(at)?)),
            ["kills", who, points] => {
                let who = self.seat(who)?;
                self.kills.push((who, number(points)?));
            }
            ["holding", who, rounds] => {
                let who = self.seat(who)?;
                self.holding.push((who, number(rounds)?));
            }
            ["role", who, role] => {
                let role = match *role {
                    "attacker" => Role::Attacker,
                    "defender" => Role::Defender,
                    other => return Err(format!("`{other}` is no role: attacker or defender")),
                };
                let who = self.seat(who)?;
                self.roles.push((who, role));
            }
            _ => return self.count(words),
        }
        Ok(())
    }

    /// Counters on Disks.
    fn count(&mut self, words: &[&str]) -> Result<(), String> {
        let (disk, counter) = match words {
            ["marker", disk] => (disk, Counter::Markers(1)),
            ["marker", disk, count] => (disk, Counter::Markers(number(count)?)),
            ["wound", disk] => (disk, Counter::Wounds(1)),
            ["wound", disk, count] => (disk, Counter::Wounds(number(count)?)),
            ["damage", disk, count] => (disk, Counter::Damage(number(count)?)),
            ["berserk", disk] => (disk, Counter::Berserk),
            ["control", disk, who] => (disk, Counter::Control(self.seat(who)?)),
            [noun, ..] => return Err(format!("`{noun}` has another form; docs/cards/dw.md shows it")),
            [] => return Err("a statement is missing".to_owned()),
        };
        self.counters.push(((*disk).to_owned(), counter));
        Ok(())
    }

    fn option(&mut self, words: &[&str]) -> Result<(), String> {
        match words {
            ["points", points] => self.options.points = number(points)?,
            ["kills", points] => self.options.kills = Some(number(points)?),
            ["rounds", rounds] => self.options.rounds = Some(number(rounds)?),
            ["terrain", each] => self.options.terrain_each = Some(number(each)?),
            ["attacker", who] => self.options.attacker = Some(self.seat(who)?),
            ["league"] => self.options.league = true,
            _ => return Err("options are points, kills, rounds, terrain, attacker and league".to_owned()),
        }
        Ok(())
    }

    fn ruling(&mut self, name: &str, value: &str) -> Result<(), String> {
        let mut written = toml::Table::try_from(self.options.rulings).map_err(|why| why.to_string())?;
        let Some(ruling) = written.get_mut(name) else {
            let known: Vec<&str> = SWITCHES.iter().map(|switch| switch.name).collect();
            return Err(format!("`{name}` is no ruling; there are {}", known.join(", ")));
        };
        *ruling = value.into();
        self.options.rulings = written.try_into().map_err(|_| format!("`{value}` is no value of {name}"))?;
        Ok(())
    }

    fn seat(&self, word: &str) -> Result<Seat, String> {
        let found = seat(word)?;
        if found.0 < self.seats { Ok(found) } else { Err(format!("`{word}` does not play; say seats first")) }
    }
}

/// A segment by its name.
pub(super) fn segment(word: &str) -> Result<Segment, String> {
    SEGMENTS.iter().find(|(name, _)| *name == word).map(|(_, segment)| *segment).ok_or_else(|| {
        let known: Vec<&str> = SEGMENTS.iter().map(|(name, _)| *name).collect();
        format!("`{word}` is no segment; there are {}", known.join(", "))
    })
}

/// The name of a segment.
pub(super) fn segment_word(segment: Segment) -> &'static str {
    SEGMENTS.iter().find(|(_, other)| *other == segment).map_or("", |(name, _)| name)
}

const SEGMENTS: [(&str, Segment); 6] = [
    ("setup", Segment::Setup),
    ("reinforcement", Segment::Reinforcement),
    ("activation", Segment::Activation),
    ("missile", Segment::Missile),
    ("combat", Segment::Combat),
    ("counters", Segment::RemoveCounters),
];
