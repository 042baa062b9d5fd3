//! What the players agree on before a match.

use std::sync::Arc;

use gonfalon_kernel::{Arg, BySeat, Dice, Line, Refusal, Seat, Sink, Stack, begin};
use gonfalon_table::{Heading, Point};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::army::{self, Agreed, ArmyFile, Broken};
use crate::cx::Cx;
use crate::data::Library;
use crate::event::Event;
use crate::frame::Frame;
use crate::rulings::Rulings;
use crate::setup::Setting;
use crate::state::{Phase, Place, Player, State, Table, Unit, Victory};
pub use crate::turn::MOST_TURNS;
use crate::{Kow, MatchUnit};

/// Everything the players agree on before a match. It is kept in the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Agreement {
    /// The points limit, which is also the army size for winning margins; none for a casual game with any units.
    pub points: Option<u16>,
    /// The armies in seat order.
    pub armies: Vec<ArmyFile>,
    /// How terrain is placed.
    #[serde(default)]
    pub terrain: TerrainChoice,
    /// How long the game lasts.
    #[serde(default)]
    pub length: GameLength,
    /// The victory condition; `None` leaves it to the die.
    #[serde(default)]
    pub victory: Option<Victory>,
    /// The clock.
    #[serde(default)]
    pub clock: ClockChoice,
    /// Good and evil units may be mixed.
    #[serde(default)]
    pub good_and_evil: bool,
    /// Rulings that differ from the defaults.
    #[serde(default)]
    pub rulings: Rulings,
}

/// How terrain is placed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TerrainChoice {
    /// None.
    #[default]
    None,
    /// A prepared layout, by its name in the data.
    Layout(String),
    /// The players place pieces in turn until both are content.
    Players,
    /// Drawn by chance, the same for both sides; the dice stand in the log.
    Chance,
}

/// How long the game lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameLength {
    /// So many turns for each player.
    Turns(u8),
    /// So many milliseconds; then play goes on until both have had the same number of turns.
    Time(u32),
}

impl Default for GameLength {
    /// As many turns as the book says.
    fn default() -> GameLength {
        GameLength::Turns(Library::core().constants.length.turns_each)
    }
}

/// The clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClockChoice {
    /// None.
    #[default]
    None,
    /// A chess clock with so many milliseconds for each player.
    Chess(u32),
    /// So many milliseconds for each turn.
    Turn(u32),
}

impl ClockChoice {
    /// The chess clock that the book suggests: an hour for each player at the usual points, and in proportion otherwise.
    pub fn suggested_chess(library: &Library, points: u16) -> ClockChoice {
        let constants = &library.constants;
        let usual = u32::from(constants.clock.minutes_each) * 60_000;
        ClockChoice::Chess(in_proportion(usual, points, constants.army.usual_points))
    }

    /// The time for each turn that the book suggests for armies of this size.
    pub fn suggested_turn(library: &Library, points: u16) -> ClockChoice {
        let per_500 = u32::from(library.constants.clock.turn_seconds_per_500) * 1000;
        ClockChoice::Turn(in_proportion(per_500, points, 500))
    }
}

/// A time that grows with the points of an army.
fn in_proportion(time: u32, points: u16, per: u16) -> u32 {
    let time = u64::from(time) * u64::from(points) / u64::from(per.max(1));
    u32::try_from(time).unwrap_or(u32::MAX)
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
/// The most units of a match, since one byte names each of them.
const MOST_UNITS: usize = 250;

impl Agreement {
    /// Sets up a match and runs it to the first question, or lists every reason why it cannot begin.
    pub fn begin(
        &self,
        library: &Arc<Library>,
        dice: &mut dyn Dice,
        sink: &mut dyn Sink<Event>,
    ) -> Result<(Kow, State), Vec<CannotBegin>> {
        let game = self.game(library)?;
        let mut state = game.blank_state();
        let mut cx = Cx { game: &game, state: &mut state, dice, sink, asked: None };
        begin(&mut cx, Frame::Setup(Setting::default()));
        Ok((game, state))
    }

    /// The facts of the match.
    fn game(&self, library: &Arc<Library>) -> Result<Kow, Vec<CannotBegin>> {
        let mut problems: Vec<CannotBegin> =
            self.refusals(library).into_iter().map(CannotBegin::Agreement).collect();
        let agreed = Agreed { points: self.points, good_and_evil: self.good_and_evil };
        let mut units = Vec::new();
        for (index, file) in self.armies.iter().enumerate() {
            let owner = Seat(u8::try_from(index).unwrap_or(u8::MAX));
            match army::check(file, library, Some(agreed)) {
                Ok(army) => units.extend(
                    army.units.iter().map(|unit| MatchUnit { owner, profile: unit.profile(library) }),
                ),
                Err(broken) => problems.push(CannotBegin::Army { seat: owner, broken }),
            }
        }
        if units.len() > MOST_UNITS {
            let refusal = Refusal::new("kow.scenario.armies", "agreement-too-many-units")
                .number("found", units.len() as i64)
                .number("most", MOST_UNITS as i64);
            problems.push(CannotBegin::Agreement(refusal));
        }
        if problems.is_empty() {
            Ok(Kow { library: Arc::clone(library), agreement: self.clone(), units })
        } else {
            Err(problems)
        }
    }

    /// Everything that is wrong with the agreement apart from the armies.
    fn refusals(&self, library: &Library) -> Vec<Refusal> {
        let mut refusals = Vec::new();
        if self.armies.len() != usize::from(PLAYERS) {
            refusals.push(
                Refusal::new("kow.scenario.armies", "agreement-player-count")
                    .number("found", self.armies.len() as i64)
                    .number("players", PLAYERS),
            );
        }
        if self.points == Some(0) {
            refusals.push(Refusal::new("kow.army.points-agreed", "agreement-no-points"));
        }
        if let TerrainChoice::Layout(id) = &self.terrain
            && library.terrain.layout(id).is_none()
        {
            let known: Vec<&str> = library.terrain.layouts.iter().map(|layout| layout.id.as_str()).collect();
            refusals.push(
                Refusal::new("kow.scenario.terrain-placed", "agreement-unknown-layout")
                    .with("layout", Arg::Verbatim(id.clone()))
                    .with("known", Arg::Verbatim(known.join(", "))),
            );
        }
        match self.length {
            GameLength::Turns(turns) if (1..=MOST_TURNS).contains(&turns) => {}
            GameLength::Turns(turns) => refusals.push(
                Refusal::new("kow.scenario.length-turns", "agreement-turns")
                    .number("found", turns)
                    .number("most", MOST_TURNS),
            ),
            GameLength::Time(0) => {
                refusals.push(Refusal::new("kow.scenario.length-time", "agreement-no-time"));
            }
            GameLength::Time(_) => {}
        }
        let by_time = matches!(self.length, GameLength::Time(_));
        match self.clock {
            ClockChoice::None => {}
            ClockChoice::Chess(limit) => {
                if limit == 0 {
                    refusals.push(Refusal::new("kow.clock.chess-setup", "agreement-no-clock-time"));
                }
                if by_time {
                    refusals.push(Refusal::new("kow.clock.chess-setup", "agreement-clock-needs-turns"));
                }
            }
            ClockChoice::Turn(limit) => {
                if limit == 0 {
                    refusals.push(Refusal::new("kow.clock.turn-timer", "agreement-no-clock-time"));
                }
                if by_time {
                    refusals.push(Refusal::new("kow.clock.turn-timer", "agreement-clock-needs-turns"));
                }
            }
        }
        refusals
    }
}

impl Kow {
    /// The state before anything has happened, with all units waiting.
    pub(crate) fn blank_state(&self) -> State {
        let waiting = Unit {
            place: Place::Waiting,
            at: Point::ORIGIN,
            heading: Heading::NORTH,
            damage: 0,
            wavering: false,
            order: None,
            shot: false,
            released: false,
            shaken: false,
            champion_right: false,
        };
        let clock = match self.agreement.clock {
            ClockChoice::Chess(budget) => Some(budget),
            ClockChoice::None | ClockChoice::Turn(_) => None,
        };
        let player = Player { side: None, clock, spent: 0, turns: 0, content: false, points: None };
        let table = Table {
            turn: 0,
            active: Seat(0),
            phase: Phase::Setup,
            units: vec![waiting; self.units.len()],
            players: BySeat::new(PLAYERS, |_| player.clone()),
            terrain: Arc::default(),
            objectives: Arc::default(),
            victory: None,
            objectives_left: 0,
            contacts: SmallVec::new(),
            first: None,
            outcome: None,
            elapsed: 0,
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
