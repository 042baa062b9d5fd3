//! Setting up a position by hand.

use std::sync::Arc;

use gonfalon_kernel::{Seat, nearest};
use gonfalon_table::{Heading, Point};

use super::army;
use super::read::{length, listed, number, point, seat};
use crate::data::{
    CommandId, DamageSource, Keyword, KeywordKind, Library, PieceId, ProfileId, ScenarioId, Stat, Strengths,
};
use crate::rulings::Rulings;
use crate::setting::{Agreement, GameKind};
use crate::state::{Change, Edge, Place, ZoneCard};

/// The words that begin a set-up statement.
pub(super) const NOUNS: &[&str] = &[
    "game",
    "seats",
    "ruling",
    "core-sets",
    "army",
    "edge",
    "initiative",
    "round",
    "scenario",
    "objective",
    "place",
    "reserve",
    "casualty",
    "damage",
    "wounds",
    "activated",
    "empowered",
    "gain",
    "change",
    "terrain",
    "zone",
    "hand",
    "discard",
    "reveal",
    "unspent",
    "row",
    "drawn",
    "begin",
    "turn",
];

/// A table being set up.
#[derive(Debug)]
pub struct Scene {
    pub(super) library: Arc<Library>,
    pub(super) kind: GameKind,
    pub(super) rulings: Rulings,
    pub(super) agreement: Option<Agreement>,
    pub(super) seats: u8,
    pub(super) core_sets: u8,
    pub(super) disks: Vec<Placed>,
    pub(super) edges: Vec<(Seat, Edge)>,
    pub(super) initiative: Vec<Seat>,
    pub(super) round: Option<u8>,
    pub(super) scenario: Option<ScenarioId>,
    pub(super) objectives: Vec<(Seat, ScenarioId)>,
    pub(super) terrain: Vec<(PieceId, u8, Point, Heading)>,
    pub(super) zones: Vec<ZoneCard>,
    pub(super) hands: Vec<(Seat, CommandId)>,
    pub(super) discards: Vec<(Seat, CommandId)>,
    pub(super) revealed: Vec<(Seat, CommandId)>,
    pub(super) unspent: Vec<(Seat, u16)>,
    pub(super) deployment_row: Vec<crate::data::DeploymentId>,
    pub(super) terrain_row: Vec<PieceId>,
    pub(super) drawn: Vec<ScenarioId>,
    pub(super) lasting: Vec<(usize, Change)>,
    pub(super) entry: Option<Entry>,
}

#[derive(Debug)]
pub(super) struct Placed {
    pub(super) name: String,
    pub(super) profile: ProfileId,
    pub(super) owner: Seat,
    pub(super) place: Place,
    pub(super) at: Point,
    pub(super) damage: u8,
    pub(super) wounds: u8,
    pub(super) activated: bool,
    pub(super) empowered: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Entry {
    Resolve,
    Choose,
    Melee,
    End,
    Setup(&'static str),
}

const SETUP_STEPS: [&str; 9] =
    ["edges", "initiative", "draw", "watchtowers", "deal-zones", "zones", "terrain", "deploy", "scout"];

impl Default for Scene {
    fn default() -> Scene {
        Scene {
            library: Arc::clone(Library::core()),
            kind: GameKind::Standard,
            rulings: Rulings::default(),
            agreement: None,
            seats: 2,
            core_sets: 1,
            disks: Vec::new(),
            edges: Vec::new(),
            initiative: Vec::new(),
            round: None,
            scenario: None,
            objectives: Vec::new(),
            terrain: Vec::new(),
            zones: Vec::new(),
            hands: Vec::new(),
            discards: Vec::new(),
            revealed: Vec::new(),
            unspent: Vec::new(),
            deployment_row: Vec::new(),
            terrain_row: Vec::new(),
            drawn: Vec::new(),
            lasting: Vec::new(),
            entry: None,
        }
    }
}

impl Scene {
    /// Carries out one set-up statement.
    pub(super) fn arrange(&mut self, words: &[&str]) -> Result<(), String> {
        match words {
            ["game", kind] => self.game(kind),
            ["seats", count] => {
                self.seats = number(count)?;
                if !(2..=4).contains(&self.seats) {
                    return Err(format!("`{count}` seats cannot play; there are 2 to 4"));
                }
                Ok(())
            }
            ["ruling", name, value] => self.ruling(name, value),
            ["core-sets", count] => {
                self.core_sets = number(count)?;
                Ok(())
            }
            ["army", owner, rest @ ..] => self.army(owner, rest),
            ["edge", owner, edge] => {
                let edge = match *edge {
                    "south" => Edge::South,
                    "north" => Edge::North,
                    "west" => Edge::West,
                    "east" => Edge::East,
                    other => return Err(format!("`{other}` is no edge: south, north, west or east")),
                };
                self.edges.push((self.seat(owner)?, edge));
                Ok(())
            }
            ["initiative", order @ ..] => {
                self.initiative = order.iter().map(|word| self.seat(word)).collect::<Result<_, _>>()?;
                Ok(())
            }
            ["round", round] => {
                self.round = Some(number(round)?);
                Ok(())
            }
            ["scenario", card] => {
                self.scenario = Some(self.scenario_card(card)?);
                Ok(())
            }
            ["objective", owner, card] => {
                let entry = (self.seat(owner)?, self.scenario_card(card)?);
                self.objectives.push(entry);
                Ok(())
            }
            ["place", owner, disk, rest @ ..] => self.place(owner, disk, rest),
            ["reserve", owner, disks @ ..] => self.add_all(owner, disks, Place::Reserve),
            ["casualty", owner, disks @ ..] => self.add_all(owner, disks, Place::Casualty),
            ["damage", name, count] => {
                self.named(name)?.damage = number(count)?;
                Ok(())
            }
            ["wounds", name, count] => {
                self.named(name)?.wounds = number(count)?;
                Ok(())
            }
            ["activated", names @ ..] => {
                names.iter().try_for_each(|name| self.named(name).map(|disk| disk.activated = true))
            }
            ["empowered", names @ ..] => {
                names.iter().try_for_each(|name| self.named(name).map(|disk| disk.empowered = true))
            }
            ["gain", name, keyword, rest @ ..] => self.gain(name, keyword, rest),
            ["change", name, "move", "none"] => {
                let profile = self.named(name)?.profile;
                // No disk of the core set lacks the value, but the rules know such disks.
                Arc::make_mut(&mut self.library).disks[profile.index()].movement = None;
                Ok(())
            }
            ["change", name, stat, amount] => {
                let stat: Stat = listed(stat)?;
                let amount = number(amount.trim_start_matches('+'))?;
                self.lasting_change(name, Change::Value { stat, amount, min: None })
            }
            ["terrain", side, "at", at, rest @ ..] => self.add_terrain(side, at, rest),
            ["zone", owner, "at", at, rest @ ..] => self.zone(owner, at, rest),
            ["hand", owner, cards @ ..] => {
                let cards = self.cards(owner, cards)?;
                self.hands.extend(cards);
                Ok(())
            }
            ["discard", owner, cards @ ..] => {
                let cards = self.cards(owner, cards)?;
                self.discards.extend(cards);
                Ok(())
            }
            ["reveal", owner, card] => {
                let cards = self.cards(owner, &[card])?;
                self.revealed.extend(cards);
                Ok(())
            }
            ["unspent", owner, points] => {
                let entry = (self.seat(owner)?, number(points)?);
                self.unspent.push(entry);
                Ok(())
            }
            ["row", "deployment", cards @ ..] => {
                for card in cards {
                    let id = self
                        .library
                        .deployment(card)
                        .ok_or_else(|| format!("there is no deployment card `{card}`"))?;
                    self.deployment_row.push(id);
                }
                Ok(())
            }
            ["row", "terrain", pieces @ ..] => {
                for piece in pieces {
                    let id = self
                        .library
                        .piece(piece)
                        .ok_or_else(|| format!("there is no terrain piece `{piece}`"))?;
                    self.terrain_row.push(id);
                }
                Ok(())
            }
            ["drawn", cards @ ..] => {
                self.drawn = cards.iter().map(|card| self.scenario_card(card)).collect::<Result<_, _>>()?;
                Ok(())
            }
            ["turn", owner, "with", card] => {
                let cards = self.cards(owner, &[card])?;
                self.revealed.extend(cards);
                self.enter(Entry::Resolve)
            }
            ["begin", step] => self.begin_at(step),
            _ => Err("this set-up statement has another form; docs/cards/whdw.md shows it".to_owned()),
        }
    }

    fn game(&mut self, kind: &str) -> Result<(), String> {
        self.kind = match kind {
            "learning" => GameKind::Learning,
            "standard" => GameKind::Standard,
            "strongholds" => GameKind::Strongholds,
            other => return Err(format!("`{other}` is no kind of game: learning, standard or strongholds")),
        };
        Ok(())
    }

    fn ruling(&mut self, name: &str, value: &str) -> Result<(), String> {
        let mut table = toml::Table::try_from(&self.rulings).map_err(|why| why.to_string())?;
        if !table.contains_key(name) {
            let known: Vec<&str> = table.keys().map(String::as_str).collect();
            return Err(format!("`{name}` is no ruling; there are {}", known.join(", ")));
        }
        table.insert(name.to_owned(), toml::Value::String(value.to_owned()));
        self.rulings = table.try_into().map_err(|_| format!("`{value}` is no value of {name}"))?;
        Ok(())
    }

    fn army(&mut self, owner: &str, words: &[&str]) -> Result<(), String> {
        let owner = self.seat(owner)?;
        let file = army::file(&self.library, words)?;
        let agreement = self.agreement.get_or_insert_with(|| Agreement::new(self.kind));
        if agreement.armies.len() != owner.index() {
            return Err("armies are listed in seat order: red, blue, green, yellow".to_owned());
        }
        agreement.armies.push(file);
        Ok(())
    }

    pub(super) fn seat(&self, word: &str) -> Result<Seat, String> {
        let found = seat(word)?;
        if found.0 < self.seats {
            Ok(found)
        } else {
            Err(format!("`{word}` does not play; say `seats {}` first", found.0 + 1))
        }
    }

    fn scenario_card(&self, word: &str) -> Result<ScenarioId, String> {
        self.library.scenario(word).ok_or_else(|| {
            let known: Vec<&str> = self.library.scenarios.iter().map(|card| card.id.as_str()).collect();
            format!("there is no scenario card `{word}`; there are {}", known.join(", "))
        })
    }

    fn cards(&self, owner: &str, words: &[&str]) -> Result<Vec<(Seat, CommandId)>, String> {
        let owner = self.seat(owner)?;
        words
            .iter()
            .map(|word| {
                let card = self.library.command(word).ok_or_else(|| {
                    let known = self.library.commands.iter().map(|card| card.id.as_str());
                    match nearest(word, known) {
                        Some(near) => format!("there is no command card `{word}`; did you mean {near}?"),
                        None => format!("there is no command card `{word}`"),
                    }
                })?;
                Ok((owner, card))
            })
            .collect()
    }

    fn add(&mut self, owner: &str, word: &str, place: Place, at: Point) -> Result<(), String> {
        let owner = self.seat(owner)?;
        let profile = self.library.disk(word).ok_or_else(|| {
            let known = self.library.disks.iter().map(|disk| disk.id.as_str());
            match nearest(word, known) {
                Some(near) => format!("there is no disk `{word}` in the data; did you mean {near}?"),
                None => format!("there is no disk `{word}` in the data"),
            }
        })?;
        let earlier = self.disks.iter().filter(|disk| disk.profile == profile).count();
        let name = if earlier == 0 { word.to_owned() } else { format!("{word}-{}", earlier + 1) };
        self.disks.push(Placed {
            name,
            profile,
            owner,
            place,
            at,
            damage: 0,
            wounds: 0,
            activated: false,
            empowered: false,
        });
        Ok(())
    }

    fn add_all(&mut self, owner: &str, disks: &[&str], place: Place) -> Result<(), String> {
        disks.iter().try_for_each(|disk| self.add(owner, disk, place, Point::default()))
    }

    fn place(&mut self, owner: &str, disk: &str, words: &[&str]) -> Result<(), String> {
        let at = match words {
            ["at", at] => point(at)?,
            ["on", name] => self.named(name)?.at,
            ["on", name, offset] => {
                let (base, offset) = (self.named(name)?.at, point(offset)?);
                Point::new(base.x + offset.x, base.y + offset.y)
            }
            _ => return Err("say where: `at x,y`, `on DISK` or `on DISK dx,dy`".to_owned()),
        };
        self.add(owner, disk, Place::Battlefield, at)
    }

    fn named(&mut self, name: &str) -> Result<&mut Placed, String> {
        let known: Vec<String> = self.disks.iter().map(|disk| disk.name.clone()).collect();
        self.disks.iter_mut().find(|disk| disk.name == name).ok_or_else(|| {
            match nearest(name, known.iter().map(String::as_str)) {
                Some(near) => format!("there is no disk `{name}` yet; did you mean {near}?"),
                None => format!("there is no disk `{name}` yet"),
            }
        })
    }

    fn lasting_change(&mut self, name: &str, change: Change) -> Result<(), String> {
        self.named(name)?;
        let index = self.disks.iter().position(|disk| disk.name == name).unwrap_or(0);
        self.lasting.push((index, change));
        Ok(())
    }

    fn gain(&mut self, name: &str, keyword: &str, words: &[&str]) -> Result<(), String> {
        let strengths = |words: &[&str]| -> Result<Strengths, String> {
            let strengths =
                Strengths { attack: words.contains(&"attack"), counter: words.contains(&"counter") };
            if strengths.attack || strengths.counter {
                Ok(strengths)
            } else {
                Err("say which strength: attack, counter or both".to_owned())
            }
        };
        let source = |words: &[&str]| -> Result<DamageSource, String> {
            listed(words.first().copied().unwrap_or("nothing"))
        };
        let value =
            |words: &[&str]| -> Result<u8, String> { number(words.first().copied().unwrap_or("nothing")) };
        let keyword = match listed::<KeywordKind>(keyword)? {
            KeywordKind::Flank => Keyword::Flank,
            KeywordKind::Flying => Keyword::Flying,
            KeywordKind::Frenzy => Keyword::Frenzy,
            KeywordKind::Immune => Keyword::Immune(source(words)?),
            KeywordKind::Impact => Keyword::Impact(value(words)?),
            KeywordKind::Magic => Keyword::Magic(value(words)?),
            KeywordKind::Mobile => Keyword::Mobile,
            KeywordKind::Relentless => Keyword::Relentless,
            KeywordKind::Resistant => Keyword::Resistant(source(words)?),
            KeywordKind::Scout => Keyword::Scout,
            KeywordKind::Slow => Keyword::Slow(strengths(words)?),
            KeywordKind::Strider => Keyword::Strider,
            KeywordKind::Swift => Keyword::Swift(strengths(words)?),
        };
        self.lasting_change(name, Change::Keyword(keyword))
    }

    fn add_terrain(&mut self, side: &str, at: &str, words: &[&str]) -> Result<(), String> {
        let heading = match words {
            [] => Heading::EAST,
            ["turned", degrees] => Heading::from_degrees(number(degrees)?),
            _ => return Err("after the place only `turned DEGREES` may follow".to_owned()),
        };
        let (piece, number) = side_of(&self.library, side)?;
        self.terrain.push((piece, number, point(at)?, heading));
        Ok(())
    }

    fn zone(&mut self, owner: &str, at: &str, words: &[&str]) -> Result<(), String> {
        let owner = self.seat(owner)?;
        let at = length(at)?;
        let (card, text) = match words {
            [] | ["plain"] => (None, false),
            [card] => {
                let id = self
                    .library
                    .deployment(card)
                    .ok_or_else(|| format!("there is no deployment card `{card}`"))?;
                (Some(id), true)
            }
            _ => return Err("after the place only the card or `plain` may follow".to_owned()),
        };
        self.zones.push(ZoneCard { owner, card, text, at });
        Ok(())
    }

    fn enter(&mut self, entry: Entry) -> Result<(), String> {
        if self.entry.is_some_and(|known| known != entry) {
            return Err("the match can begin at one place only".to_owned());
        }
        self.entry = Some(entry);
        Ok(())
    }

    fn begin_at(&mut self, step: &str) -> Result<(), String> {
        let entry = match step {
            "resolve" => Entry::Resolve,
            "choose" => Entry::Choose,
            "melee" => Entry::Melee,
            "end" => Entry::End,
            _ => match SETUP_STEPS.iter().find(|known| **known == step) {
                Some(step) => Entry::Setup(step),
                None => {
                    return Err(format!(
                        "`{step}` is no place to begin: resolve, choose, melee, end, {}",
                        SETUP_STEPS.join(", ")
                    ));
                }
            },
        };
        self.enter(entry)
    }
}

/// The piece and the number of a terrain side.
pub(super) fn side_of(library: &Library, word: &str) -> Result<(PieceId, u8), String> {
    for (piece, entry) in library.pieces.iter().enumerate() {
        for (number, side) in entry.sides.iter().enumerate() {
            if side.id == word {
                return Ok((PieceId(piece as u8), number as u8));
            }
        }
    }
    let known: Vec<&str> =
        library.pieces.iter().flat_map(|piece| piece.sides.iter()).map(|side| side.id.as_str()).collect();
    Err(format!("there is no terrain `{word}`; there are {}", known.join(", ")))
}
