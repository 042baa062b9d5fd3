//! Setting up a position by hand.

use std::sync::Arc;

use gonfalon_kernel::{Dice, Refusal, Seat, begin};
use gonfalon_table::{Length, Rectangle};

use super::read::{Names, direction, kind, listed, number, phase, point, seat};
use super::{agreement, army, ground, muster};
use crate::Wh40k;
use crate::army::ArmyFile;
use crate::cx::Cx;
use crate::data::{Library, NoRoom};
use crate::event::Event;
use crate::frame::Frame;
use crate::rulings::{Rulings, SWITCHES};
use crate::setting::Agreement;
use crate::setup::Setup;
use crate::state::{Arrival, Marker, ModelId, Phase, Place, Reserves, State, Table, Unit, UnitId};
use crate::stratagem::Stratagem;
use crate::turn::Battle;

/// The words that begin a set-up statement.
pub(super) const NOUNS: &[&str] = &[
    "unit",
    "change",
    "weapon",
    "gain",
    "leader",
    "embarked",
    "reserves",
    "waiting",
    "turned",
    "lost",
    "hurt",
    "shocked",
    "hovering",
    "moved",
    "arrived",
    "charged",
    "effect",
    "terrain",
    "marker",
    "cp",
    "vp",
    "used",
    "round",
    "first",
    "army",
    "ruling",
    "begin",
    "size",
    "battlefield",
    "layout",
];

/// A table being set up.
#[derive(Debug)]
pub struct Scene {
    pub(super) game: Wh40k,
    pub(super) table: Table,
    agreement: Agreement,
    armies: Vec<(Seat, ArmyFile)>,
    entry: Option<Entry>,
}

/// Where a match begins.
#[derive(Clone, Copy, Debug)]
enum Entry {
    Phase(Phase, Seat),
    Battle,
    Setup(fn() -> Setup),
}

impl Default for Scene {
    fn default() -> Scene {
        let game = Wh40k {
            library: Arc::clone(Library::core()),
            units: vec![],
            models: vec![],
            battlefield: Rectangle::sized(Length::inches(60), Length::inches(44)),
            zone_depth: Length::inches(12),
            reserves: 250,
            rulings: Rulings::default(),
            bearers: Default::default(),
        };
        let mut table = game.blank_state(vec![]).table;
        table.round = 1;
        table.first = Some(Seat(0));
        table.attacker = Some(Seat(0));
        Scene { game, table, agreement: agreement::blank(), armies: vec![], entry: None }
    }
}

impl Scene {
    pub(super) fn names(&self) -> Names<'_> {
        Names { game: &self.game }
    }

    fn unit(&self, word: &str) -> Result<UnitId, String> {
        self.names().unit(word)
    }

    fn facts(&mut self, word: &str) -> Result<&mut Unit, String> {
        let unit = self.unit(word)?;
        Ok(&mut self.table.units[unit.index()])
    }

    /// Carries out one set-up statement.
    pub(super) fn arrange(&mut self, words: &[&str]) -> Result<(), String> {
        match words {
            ["unit", owner, rest @ ..] => muster::unit(self, seat(owner)?, rest)?,
            ["change", rest @ ..] => muster::change(self, rest)?,
            ["weapon", rest @ ..] => muster::weapon(self, rest)?,
            ["gain", rest @ ..] => muster::gain(self, rest)?,
            ["terrain", rest @ ..] => {
                let feature = ground::feature(rest)?;
                let feature = match feature.among(&self.table.terrain) {
                    Ok(feature) => feature,
                    // Cards may show what no layout has.
                    Err(NoRoom::Occupied) => feature,
                    Err(NoRoom::Overhangs) => return Err("it overhangs the hill under it".to_owned()),
                };
                Arc::make_mut(&mut self.table.terrain).push(feature);
            }
            ["leader", leader, "of", bodyguards] => {
                let bodyguards = self.unit(bodyguards)?;
                self.facts(leader)?.attached = Some(bodyguards);
            }
            ["embarked", unit, "in", transport] => {
                let transport = self.unit(transport)?;
                self.facts(unit)?.place = Place::Embarked(transport);
            }
            ["reserves", unit, how] => self.facts(unit)?.place = Place::Reserves(reserves(how)?),
            ["waiting", unit] => self.facts(unit)?.place = Place::Waiting,
            ["turned", models, to] => {
                let heading = direction(to)?;
                self.each(models, |table, model| table.models[model.index()].heading = heading)?;
            }
            ["lost", models @ ..] if !models.is_empty() => {
                for word in models {
                    self.each(word, |table, model| table.models[model.index()].destroyed = true)?;
                }
            }
            ["hurt", models, count] => {
                let lost: u8 = number(count)?;
                self.each(models, |table, model| table.models[model.index()].lost = lost)?;
            }
            ["shocked", unit] => self.facts(unit)?.battle_shocked = true,
            ["hovering", unit] => self.facts(unit)?.hovering = true,
            ["moved", unit, how] => self.facts(unit)?.moved = Some(kind(how)?),
            ["arrived", unit, how] => self.facts(unit)?.arrived = Some(arrival(how)?),
            ["charged", unit] => {
                let facts = self.facts(unit)?;
                (facts.charged, facts.charge_bonus) = (true, true);
            }
            ["effect", unit, stratagem] => self.effect(unit, listed(stratagem)?)?,
            _ => self.whole_table(words)?,
        }
        Ok(())
    }

    fn ruling(&mut self, name: &str, value: &str) -> Result<(), String> {
        let mut written = serde_json::to_value(self.game.rulings).map_err(|why| why.to_string())?;
        let Some(ruling) = written.get_mut(name) else {
            let known: Vec<&str> = SWITCHES.iter().map(|switch| switch.name).collect();
            return Err(format!("`{name}` is no ruling; there are {}", known.join(", ")));
        };
        *ruling = value.into();
        let changed = serde_json::from_value(written);
        self.game.rulings = changed.map_err(|_| format!("`{value}` is no value of {name}"))?;
        Ok(())
    }

    fn whole_table(&mut self, words: &[&str]) -> Result<(), String> {
        match words {
            ["marker", at] => self.table.markers.push(Marker { at: point(at)?, controlled: None }),
            ["marker", at, owner] => {
                self.table.markers.push(Marker { at: point(at)?, controlled: Some(seat(owner)?) });
            }
            ["cp", owner, points] => self.table.players[seat(owner)?].command_points = number(points)?,
            ["vp", owner, points] => self.table.players[seat(owner)?].victory_points = number(points)?,
            ["used", owner, stratagem] => {
                self.table.players[seat(owner)?].used.push(listed::<Stratagem>(stratagem)?);
            }
            ["ruling", name, value] => self.ruling(name, value)?,
            ["round", round] => self.table.round = number(round)?,
            ["first", owner] => self.table.first = Some(seat(owner)?),
            ["army", owner, rest @ ..] => {
                self.armies.push((seat(owner)?, army::army(rest, self.agreement.size)?));
            }
            ["size" | "battlefield" | "layout", ..] => self.agree(words)?,
            ["begin", "battle"] => self.enter(Entry::Battle)?,
            ["begin", "markers"] => self.enter(Entry::Setup(|| Setup::Begin))?,
            ["begin", "formations"] => self.enter(Entry::Setup(Setup::formations))?,
            ["begin", "deployment"] => self.enter(Entry::Setup(Setup::deployment))?,
            ["begin", which, owner] => self.enter(Entry::Phase(phase(which)?, seat(owner)?))?,
            [word, ..] => {
                return Err(format!("`{word}` is not said like this; docs/cards/wh40k.md shows how"));
            }
            [] => {}
        }
        Ok(())
    }

    /// One thing that the players agree on. It holds for whole armies and for what is set up by hand.
    fn agree(&mut self, words: &[&str]) -> Result<(), String> {
        match agreement::term(&mut self.agreement, words)? {
            Some([]) => {}
            _ => return Err("write `size S`, `battlefield LxW` or `layout ID`".to_owned()),
        }
        self.agreement.lay_out(&mut self.game);
        if let ["layout", id] = words {
            let layout = self.game.library.layouts.iter().find(|layout| layout.id == *id);
            let layout = layout.ok_or_else(|| format!("there is no layout `{id}`"))?;
            self.table.terrain = Arc::new(layout.features.clone());
        }
        Ok(())
    }

    /// What stands against one more terrain feature.
    pub(super) fn feature_refusals(&self, words: &[&str]) -> Result<Vec<Refusal>, String> {
        let refusal = |key| vec![Refusal::new("wh40k.terrain.hill-terrain-on-top", key)];
        Ok(match ground::feature(words)?.among(&self.table.terrain) {
            Ok(_) => vec![],
            Err(NoRoom::Overhangs) => refusal("data-feature-overhangs"),
            Err(NoRoom::Occupied) => refusal("data-features-overlap"),
        })
    }

    fn enter(&mut self, entry: Entry) -> Result<(), String> {
        match self.entry.replace(entry) {
            Some(_) => Err("the match can `begin` only once".to_owned()),
            None => Ok(()),
        }
    }

    fn each(&mut self, word: &str, mut change: impl FnMut(&mut Table, ModelId)) -> Result<(), String> {
        for model in self.names().models(word)? {
            change(&mut self.table, model);
        }
        Ok(())
    }

    fn effect(&mut self, unit: &str, stratagem: Stratagem) -> Result<(), String> {
        let effects = &mut self.facts(unit)?.effects;
        match stratagem {
            Stratagem::GoToGround => effects.gone_to_ground = true,
            Stratagem::Smokescreen => effects.smokescreen = true,
            other => return Err(format!("{other:?} leaves nothing on a unit that a card could set up")),
        }
        Ok(())
    }

    /// Begins the match.
    pub(super) fn start(&self, dice: &mut dyn Dice) -> Result<(Wh40k, State), String> {
        if !self.armies.is_empty() {
            return self.muster(dice);
        }
        let entry = self.entry.ok_or("say where the match begins: `begin movement red`")?;
        let game = self.game.clone();
        let mut state = game.blank_state(vec![]);
        state.table = self.table.clone();
        // A Leader is wherever its Bodyguards are.
        for index in 0..state.table.units.len() {
            if let Some(bodyguards) = state.table.units[index].attached {
                state.table.units[index].place = state.table.units[bodyguards.index()].place;
            }
        }
        let frame = match entry {
            Entry::Phase(phase, active) => {
                state.table.active = active;
                Frame::Battle(Battle::Enter(phase))
            }
            Entry::Battle => Frame::Battle(Battle::Begin),
            Entry::Setup(step) => {
                (state.table.phase, state.table.round, state.table.first) = (Phase::Setup, 0, None);
                Frame::Setup(step())
            }
        };
        let mut events: Vec<Event> = Vec::new();
        begin(&mut Cx { game: &game, state: &mut state, dice, sink: &mut events }, frame);
        Ok((game, state))
    }

    /// A match of whole armies, from its very beginning.
    fn muster(&self, dice: &mut dyn Dice) -> Result<(Wh40k, State), String> {
        let mut armies = self.armies.clone();
        armies.sort_by_key(|(seat, _)| *seat);
        let armies = armies.into_iter().map(|(_, file)| file).collect();
        let agreement = Agreement { armies, rulings: self.game.rulings, ..self.agreement.clone() };
        let begun = agreement.begin(Library::core(), dice, &mut Vec::<Event>::new());
        begun.map_err(|problems| format!("the match cannot begin: {problems:?}"))
    }
}

/// The rule by which a unit is in Reserves.
pub(super) fn reserves(word: &str) -> Result<Reserves, String> {
    match word {
        "strategic" => Ok(Reserves::Strategic),
        "deep-strike" => Ok(Reserves::DeepStrike),
        "returning" => Ok(Reserves::Returning),
        other => Err(format!("`{other}` is no kind of Reserves: strategic, deep-strike, returning")),
    }
}

/// How a unit came onto the battlefield this turn.
pub(super) fn arrival(word: &str) -> Result<Arrival, String> {
    match word {
        "reserves" => Ok(Arrival::Reserves),
        "disembarked-before" => Ok(Arrival::DisembarkedBefore),
        "disembarked-after" => Ok(Arrival::DisembarkedAfter),
        "wreck" => Ok(Arrival::Wreck),
        other => {
            Err(format!("`{other}` is no arrival: reserves, disembarked-before, disembarked-after, wreck"))
        }
    }
}
