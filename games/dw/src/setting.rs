//! What the players agree on before a match, and how a match begins.

use std::sync::Arc;

use gonfalon_disks::{DiskId, Pile};
use gonfalon_kernel::{BySeat, Dice, Line, Refusal, Seat, Sink, Stack, begin};
use gonfalon_table::{Length, Point, Rectangle};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::Dw;
use crate::army::{self, Agreed, Army, ArmyFile, Broken};
use crate::cx::Cx;
use crate::data::{Library, ProfileId, Scenario};
use crate::event::Event;
use crate::frame::Frame;
use crate::rulings::Rulings;
use crate::setup::Setting;
use crate::state::{Disk, Place, Player, Secret, Segment, State, Table};

mod refusals;

pub(crate) use refusals::MOST_ROUNDS;

/// Everything the players agree on before a match. It is kept in the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Agreement {
    /// The scenario, by its word in the data.
    pub scenario: String,
    /// What else they agreed on.
    pub options: Options,
    /// The armies in seat order.
    pub armies: Vec<ArmyFile>,
}

/// What the players agree on besides scenario and armies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Options {
    /// Army Points of each army.
    pub points: u16,
    /// Whether the limits of the old tournament league hold.
    #[serde(default)]
    pub league: bool,
    /// Terrain Disks of each player; the scenario's number if nothing is said.
    #[serde(default)]
    pub terrain_each: Option<u8>,
    /// Another number of kills (Doom Hill) or lead (Battlegnash) than the printed one.
    #[serde(default)]
    pub kills: Option<u16>,
    /// A last round for a scenario without one; then the match is judged as it stands.
    #[serde(default)]
    pub rounds: Option<u8>,
    /// Who attacks in a siege; a die decides if nothing is said.
    #[serde(default)]
    pub attacker: Option<Seat>,
    /// Another table: width and depth.
    #[serde(default)]
    pub table: Option<(Length, Length)>,
    /// How things fall.
    #[serde(default)]
    pub drops: Drops,
    /// Whether moves and missile ranges may be measured beforehand, which the book forbids.
    #[serde(default)]
    pub measuring: bool,
    /// Rulings that differ from the defaults.
    #[serde(default)]
    pub rulings: Rulings,
}

impl Options {
    /// Armies of so many points and nothing else said.
    pub fn new(points: u16) -> Options {
        Options {
            points,
            league: false,
            terrain_each: None,
            kills: None,
            rounds: None,
            attacker: None,
            table: None,
            drops: Drops::default(),
            measuring: false,
            rulings: Rulings::default(),
        }
    }
}

/// How counters, Disks and the Death Ball fall.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Drops {
    /// A rigid-body simulation.
    #[default]
    Physics,
    /// The fast stand-in fitted to it.
    StandIn,
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
            CannotBegin::Army { broken, .. } => broken.iter().map(|broken| broken.line(library)).collect(),
        }
    }
}

impl Agreement {
    /// An agreement on a scenario with its usual army size and table, without armies.
    pub fn new(scenario: &Scenario) -> Agreement {
        Agreement {
            scenario: scenario.id.clone(),
            options: Options::new(scenario.army_points),
            armies: Vec::new(),
        }
    }

    /// Sets up a match and runs it to the first question, or lists every reason why it cannot begin.
    pub fn begin(
        &self,
        library: &Arc<Library>,
        dice: &mut dyn Dice,
        sink: &mut dyn Sink<Event>,
    ) -> Result<(Dw, State), Vec<CannotBegin>> {
        let mut problems: Vec<CannotBegin> =
            self.refusals(library).into_iter().map(CannotBegin::Agreement).collect();
        let armies = self.armies(library, &mut problems);
        let scenario = library.scenario(&self.scenario);
        let Some(scenario) = scenario.filter(|_| problems.is_empty()) else { return Err(problems) };
        let (width, depth) = self.table(&library[scenario]);
        let titles = armies
            .iter()
            .zip(0..)
            .flat_map(|(army, seat)| army.disks().map(move |profile| (profile, Seat(seat))));
        let game = Dw {
            library: Arc::clone(library),
            seats: armies.len() as u8,
            scenario,
            table: Rectangle::sized(width, depth),
            options: self.options,
            titles: titles.collect(),
        };
        let mut state = game.blank_state(&armies);
        let mut cx = Cx { game: &game, state: &mut state, dice, sink };
        begin(&mut cx, Frame::Setup(Setting::default()));
        Ok((game, state))
    }

    fn armies(&self, library: &Library, problems: &mut Vec<CannotBegin>) -> Vec<Army> {
        let agreed = Agreed { points: Some(self.options.points), league: self.options.league };
        let mut armies = Vec::new();
        for (index, file) in self.armies.iter().enumerate() {
            match army::check(file, library, agreed) {
                Ok(army) => armies.push(army),
                Err(broken) => {
                    let seat = Seat(u8::try_from(index).unwrap_or(u8::MAX));
                    problems.push(CannotBegin::Army { seat, broken });
                }
            }
        }
        problems.extend(refusals::too_many_disks(&armies).map(CannotBegin::Agreement));
        armies
    }

    /// Width and depth of the table.
    fn table(&self, scenario: &Scenario) -> (Length, Length) {
        self.options.table.unwrap_or((scenario.width, scenario.depth))
    }
}

impl Dw {
    /// The state before anything has happened: all Disks hidden in their stacks.
    pub(crate) fn blank_state(&self, armies: &[Army]) -> State {
        let mut disks = Vec::new();
        let mut secrets = Vec::new();
        for (army, seat) in armies.iter().zip(0..) {
            let mut add = |profiles: &[ProfileId], place| -> Vec<(DiskId, ProfileId)> {
                let begin = disks.len();
                disks.extend(profiles.iter().map(|_| hidden(Seat(seat), place)));
                (begin..).map(|index| DiskId(index as u8)).zip(profiles.iter().copied()).collect()
            };
            let (stack, aside) = (add(&army.stack, Place::Stack), add(&army.aside, Place::Aside));
            let mut spells = army.spells.clone();
            spells.sort_unstable();
            secrets.push(Secret { stack, aside, spells });
        }
        let table = Table {
            round: 0,
            segment: Segment::Setup,
            first: Seat(0),
            active: None,
            // How wide a Disk is tells what it is, so that is said when it is shown.
            pile: Pile::new(disks.iter().map(|_| Length::ZERO), self.options.rulings.touching.pin_test()),
            disks,
            attributes: Vec::new(),
            descending: None,
            players: BySeat(secrets.iter().map(player).collect()),
            lands: Arc::default(),
            tokens: SmallVec::new(),
            counters: Vec::new(),
            lasting: Vec::new(),
            outcome: None,
        };
        State { table, secrets: BySeat(secrets), stack: Stack::new(), imagined: false }
    }
}

fn player(secret: &Secret) -> Player {
    Player {
        stack: secret.stack.len() as u8,
        top: None,
        spells: secret.spells.len() as u8,
        done: false,
        frozen: false,
        thawed: false,
        kills: 0,
        points: 0,
        holding: 0,
        role: None,
        cast: SmallVec::new(),
        lent: None,
        scouted: SmallVec::new(),
    }
}

/// A Disk that nobody but its owner knows.
pub(crate) fn hidden(owner: Seat, place: Place) -> Disk {
    Disk {
        profile: None,
        owner,
        controller: None,
        place,
        damage: 0,
        wounds: 0,
        fresh_wounds: 0,
        old_wounds: 0,
        markers: 0,
        activations: 0,
        flips: 0,
        began: Point::ORIGIN,
        berserk: false,
        attacked: false,
        fought: false,
        spent: false,
        keeps_markers: false,
        enslaved_by: None,
        transformed_from: None,
    }
}
