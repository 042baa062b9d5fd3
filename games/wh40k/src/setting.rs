//! What the players agree on before a match.

use std::sync::Arc;

use gonfalon_kernel::{Arg, BySeat, Dice, Line, Refusal, Seat, Sink, Stack, begin};
use gonfalon_table::{Heading, Length, Point, Rectangle};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::Wh40k;
use crate::army::{self, ArmyFile, BattleSize, Broken};
use crate::chance;
use crate::constants::{BATTLEFIELD_WIDTH, ZONE_DEPTH};
use crate::cx::Cx;
use crate::data::{Feature, Library};
use crate::event::Event;
use crate::frame::Frame;
use crate::rulings::Rulings;
use crate::setup::Setup;
use crate::state::{Effects, Model, Phase, Place, Player, State, Table, Unit};
use crate::stratagem::Silences;

/// Everything the players agree on before a match. It is kept in the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Agreement {
    /// The battle size, which sets the points of each army.
    pub size: BattleSize,
    /// The armies in seat order.
    pub armies: Vec<ArmyFile>,
    /// The terrain.
    #[serde(default)]
    pub terrain: TerrainChoice,
    /// The battlefield, if it is not the smallest that the mission allows.
    #[serde(default)]
    pub battlefield: Option<Battlefield>,
    /// Rulings that differ from the usual ones.
    #[serde(default)]
    pub rulings: Rulings,
}

/// The terrain of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TerrainChoice {
    /// None.
    #[default]
    None,
    /// A prepared layout, by its name in the data.
    Layout(String),
    /// Drawn by chance; the dice stand in the log.
    Chance,
}

/// The measures of a battlefield.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Battlefield {
    /// The long edges.
    pub length: Length,
    /// The short edges.
    pub width: Length,
}

/// Why a match cannot begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CannotBegin {
    /// Something is wrong with the agreement itself.
    Agreement(Refusal),
    /// An army breaks rules.
    Army {
        /// Whose.
        seat: Seat,
        /// All of them.
        broken: Vec<Broken>,
    },
}

impl CannotBegin {
    /// The rules that stand against the match.
    pub fn rules(&self) -> Vec<&'static str> {
        match self {
            CannotBegin::Agreement(refusal) => vec![refusal.rule.0],
            CannotBegin::Army { broken, .. } => broken.iter().map(|broken| broken.rule).collect(),
        }
    }

    /// The problem in words.
    pub fn lines(&self, library: &Library) -> Vec<Line> {
        match self {
            CannotBegin::Agreement(refusal) => vec![refusal.says.clone()],
            CannotBegin::Army { broken, .. } => {
                broken.iter().map(|broken| army_line(broken, library)).collect()
            }
        }
    }
}

/// How many players a match has.
const PLAYERS: u8 = 2;
/// The most units and the most models of a match, since one byte names each of them.
const MOST: usize = 250;
/// The largest battlefield, along each edge.
const LARGEST: Length = Length::inches(150);

impl Agreement {
    /// Sets up a match and runs it to the first question, or lists every reason why it cannot begin.
    pub fn begin(
        &self,
        library: &Arc<Library>,
        dice: &mut dyn Dice,
        sink: &mut dyn Sink<Event>,
    ) -> Result<(Wh40k, State), Vec<CannotBegin>> {
        let game = self.game(library)?;
        let features = self.features(&game, dice);
        let mut state = game.blank_state(features);
        let mut cx = Cx { game: &game, state: &mut state, dice, sink };
        begin(&mut cx, Frame::Setup(Setup::default()));
        Ok((game, state))
    }

    /// The facts of the match.
    fn game(&self, library: &Arc<Library>) -> Result<Wh40k, Vec<CannotBegin>> {
        let mut problems: Vec<CannotBegin> =
            self.refusals(library).into_iter().map(CannotBegin::Agreement).collect();
        let (mut units, mut models) = (Vec::new(), Vec::new());
        // More armies than players are refused already.
        let armies = &self.armies[..self.armies.len().min(usize::from(PLAYERS))];
        let publications: Vec<_> = armies.iter().map(|file| file.publication.as_ref()).collect();
        let joined = match library.with(&publications) {
            Ok(joined) => joined,
            Err(bad) => {
                problems.push(CannotBegin::Army { seat: seat(bad.army), broken: army::unreadable(&bad) });
                return Err(problems);
            }
        };
        for (index, file) in armies.iter().enumerate() {
            match army::check_own(file, library, Some(self.size)) {
                Ok(army) => {
                    let (army, library) = (joined.placed(index, army), &joined.library);
                    let more: usize = army.units.iter().map(|unit| models_of(library, unit)).sum();
                    if units.len() + army.units.len() > MOST || models.len() + more > MOST {
                        problems.push(CannotBegin::Agreement(too_many(models.len() + more)));
                    } else {
                        army::field(seat(index), &army, library, &mut units, &mut models);
                    }
                }
                Err(broken) => problems.push(CannotBegin::Army { seat: seat(index), broken }),
            }
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let mut game = Wh40k {
            library: joined.library,
            units,
            models,
            battlefield: Rectangle::default(),
            zone_depth: Length::ZERO,
            reserves: 0,
            rulings: self.rulings,
            bearers: Default::default(),
        };
        self.lay_out(&mut game);
        Ok(game)
    }

    /// Gives a match its battlefield, its zones and its limit for Strategic Reserves.
    pub(crate) fn lay_out(&self, game: &mut Wh40k) {
        let battlefield = self.measures();
        game.battlefield = Rectangle::sized(battlefield.length, battlefield.width);
        game.zone_depth = zone_depth(battlefield.width);
        game.reserves = self.size.reserves();
    }

    /// The battlefield agreed on, or the smallest one of the mission.
    fn measures(&self) -> Battlefield {
        self.battlefield.unwrap_or(Battlefield { length: self.size.length(), width: BATTLEFIELD_WIDTH })
    }

    fn features(&self, game: &Wh40k, dice: &mut dyn Dice) -> Vec<Feature> {
        match &self.terrain {
            TerrainChoice::None => Vec::new(),
            TerrainChoice::Chance => chance::features(&game.library, &game.battlefield, dice),
            TerrainChoice::Layout(id) => game
                .library
                .layouts
                .iter()
                .find(|layout| layout.id == *id)
                .map_or_else(Vec::new, |layout| layout.features.clone()),
        }
    }

    /// Everything that is wrong with the agreement apart from the armies.
    fn refusals(&self, library: &Library) -> Vec<Refusal> {
        let mut refusals = Vec::new();
        if self.armies.len() != usize::from(PLAYERS) {
            refusals.push(
                Refusal::new("wh40k.mission.muster-armies", "agreement-player-count")
                    .number("found", self.armies.len() as i64)
                    .number("players", PLAYERS),
            );
        }
        refusals.extend(self.layout_refusal(library));
        let rule = match self.size {
            BattleSize::Incursion | BattleSize::StrikeForce => "wh40k.onlywar.battlefield-standard",
            BattleSize::Onslaught => "wh40k.onlywar.battlefield-onslaught",
        };
        let Battlefield { length, width } = self.measures();
        if length < self.size.length() || width < BATTLEFIELD_WIDTH || length > LARGEST || width > length {
            refusals.push(
                Refusal::new(rule, "agreement-battlefield")
                    .with("length", Arg::Length(length.0))
                    .with("width", Arg::Length(width.0))
                    .with("least-length", Arg::Length(self.size.length().0))
                    .with("least-width", Arg::Length(BATTLEFIELD_WIDTH.0))
                    .with("most", Arg::Length(LARGEST.0)),
            );
        }
        refusals
    }

    /// What is wrong with the choice of a layout: there is none of that name, or it is made for another battlefield.
    fn layout_refusal(&self, library: &Library) -> Option<Refusal> {
        let TerrainChoice::Layout(id) = &self.terrain else { return None };
        let refusal = |key| {
            Refusal::new("wh40k.field.terrain-before-battle", key).with("layout", Arg::Verbatim(id.clone()))
        };
        let Some(layout) = library.layouts.iter().find(|layout| layout.id == *id) else {
            let known: Vec<&str> = library.layouts.iter().map(|layout| layout.id.as_str()).collect();
            return Some(refusal("agreement-unknown-layout").with("known", Arg::Verbatim(known.join(", "))));
        };
        let Battlefield { length, width } = self.measures();
        (layout.battlefield != Rectangle::sized(length, width)).then(|| {
            refusal("agreement-layout-battlefield")
                .with("length", Arg::Length(layout.battlefield.width().0))
                .with("width", Arg::Length(layout.battlefield.height().0))
        })
    }
}

/// How deep the zones are on a battlefield of this width: in proportion to the usual one.
fn zone_depth(width: Length) -> Length {
    // wh40k.mission.adapt-size
    Length((i64::from(ZONE_DEPTH.0) * i64::from(width.0) / i64::from(BATTLEFIELD_WIDTH.0)) as i32)
}

fn seat(index: usize) -> Seat {
    Seat(u8::try_from(index).unwrap_or(u8::MAX))
}

fn models_of(library: &Library, unit: &army::ArmyUnit) -> usize {
    let size = &library[unit.datasheet].sizes[usize::from(unit.size)];
    size.models.iter().map(|count| usize::from(*count)).sum()
}

fn too_many(found: usize) -> Refusal {
    Refusal::new("wh40k.unit.army", "agreement-too-many-models")
        .number("found", found as i64)
        .number("most", MOST as i64)
}

impl Wh40k {
    /// The state before anything has happened, with all units waiting.
    pub(crate) fn blank_state(&self, terrain: Vec<Feature>) -> State {
        let unit = Unit {
            place: Place::Waiting,
            attached: None,
            battle_shocked: false,
            hovering: false,
            moved: None,
            arrived: None,
            began_embarked: false,
            shot: false,
            near_enemy: false,
            declared: false,
            charged: false,
            charge_bonus: false,
            fought: false,
            effects: Effects::default(),
        };
        let model = Model {
            at: Point::ORIGIN,
            elevation: Length::ZERO,
            heading: Heading::NORTH,
            lost: 0,
            destroyed: false,
            allocated: false,
        };
        let player = Player {
            // wh40k.command.start-cp
            command_points: 0,
            extra_points: 0,
            victory_points: 0,
            used: SmallVec::new(),
            overwatch_used: false,
            silences: Silences::default(),
        };
        let table = Table {
            round: 0,
            active: Seat(0),
            first: None,
            attacker: None,
            phase: Phase::Setup,
            units: vec![unit; self.units.len()],
            models: vec![model; self.models.len()],
            players: BySeat::new(PLAYERS, |_| player.clone()),
            terrain: Arc::new(terrain),
            markers: SmallVec::new(),
            outcome: None,
        };
        State { table, stack: Stack::new() }
    }
}

/// A broken army rule in words: numbers stay numbers, and units are called by their names.
pub fn army_line(broken: &Broken, library: &Library) -> Line {
    let english = broken.shown(library, |name| name.en.clone());
    let german = broken.shown(library, |name| name.de.clone());
    let mut line = Line::new(broken.key);
    for ((name, en), (_, de)) in english.into_iter().zip(german) {
        let arg = match en.parse::<i64>() {
            Ok(number) => Arg::Number(number),
            Err(_) => Arg::Name { en, de },
        };
        line = line.with(name, arg);
    }
    line
}
