//! What the players agree on before a match, and how a match begins.

use std::sync::Arc;

use gonfalon_disks::{DiskId, Pile};
use gonfalon_kernel::{Arg, BySeat, Dice, Line, Refusal, Roll, Seat, Sink, Stack, begin};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::army::{self, Army, ArmyFile, Broken, RegimentEntry};
use crate::cx::Cx;
use crate::data::{Effect, Library, Trigger};
use crate::event::Event;
use crate::frame::Frame;
use crate::rulings::Rulings;
use crate::setup::Setting;
use crate::state::{CardSet, Disk, Edge, Phase, Place, Player, Secret, State, Table};
use crate::touches::Touches;
use crate::{MatchDisk, Whdw};

/// Everything the players agree on before a match. It is kept in the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Agreement {
    /// The kind of game.
    pub kind: GameKind,
    /// The armies in seat order. In the learning scenario: the basic armies; an empty list leaves them to chance.
    #[serde(default)]
    pub armies: Vec<ArmyChoice>,
    /// Deployment edges in seat order; `None` leaves them to chance.
    #[serde(default)]
    pub edges: Option<Vec<Edge>>,
    /// Rulings that differ from the defaults.
    #[serde(default)]
    pub rulings: Rulings,
    /// How many core sets the terrain cards come from.
    #[serde(default = "one")]
    pub core_sets: u8,
    /// The armies must be built from the disks of one box.
    #[serde(default)]
    pub one_box: bool,
}

fn one() -> u8 {
    1
}

/// The kind of game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameKind {
    /// The learning scenario.
    Learning,
    /// The standard game.
    Standard,
    /// The special scenario Strongholds.
    Strongholds,
}

/// The army of one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ArmyChoice {
    /// A basic army of the learning scenario.
    Learning(String),
    /// An army of regiments.
    Regiments(ArmyFile),
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

impl Agreement {
    /// The learning scenario with the Empire in seat 0.
    pub fn learning() -> Agreement {
        let armies = ["learning-empire", "learning-orc"].map(|id| ArmyChoice::Learning(id.to_owned()));
        Agreement { armies: armies.to_vec(), ..Agreement::new(GameKind::Learning) }
    }

    /// An agreement without armies.
    pub fn new(kind: GameKind) -> Agreement {
        Agreement {
            kind,
            armies: Vec::new(),
            edges: None,
            rulings: Rulings::default(),
            core_sets: 1,
            one_box: false,
        }
    }

    /// Sets up a match and runs it to the first question.
    pub fn begin(
        &self,
        library: &Arc<Library>,
        dice: &mut dyn Dice,
        sink: &mut dyn Sink<Event>,
    ) -> Result<(Whdw, State), Vec<CannotBegin>> {
        let (game, hands) = self.game(library, dice)?;
        let mut state = game.blank_state(&hands);
        let mut cx = Cx { game: &game, state: &mut state, dice, sink };
        begin(&mut cx, Frame::Setup(Setting::Edges));
        Ok((game, state))
    }

    /// The facts of the match and everybody's hand of command cards.
    fn game(
        &self,
        library: &Arc<Library>,
        dice: &mut dyn Dice,
    ) -> Result<(Whdw, Vec<CardSet>), Vec<CannotBegin>> {
        let armies = self.armies(library, dice)?;
        self.check_table(library, &armies)?;
        let known_cards = self.known_cards(&armies);
        let hands: Vec<CardSet> = armies.iter().map(|army| CardSet::of(army.hand())).collect();
        let learning = self.kind == GameKind::Learning;
        let mut game =
            Whdw::without_armies(Arc::clone(library), self.kind, self.rulings.clone(), armies.len() as u8);
        for (seat, army) in armies.iter().enumerate() {
            game.disks.extend(army.disks().map(|profile| MatchDisk { profile, owner: Seat(seat as u8) }));
        }
        game.unspent = armies
            .iter()
            .map(|army| if learning { 0 } else { u16::try_from(army.unspent(library)).unwrap_or(u16::MAX) })
            .collect();
        game.known_cards = known_cards;
        game.regiments = armies.first().map_or(0, |army| army.regiments.len() as u8);
        game.edges = self.edges.clone();
        game.core_sets = self.terrain_sets(library, game.seats);
        game.find_continuous();
        Ok((game, hands))
    }

    /// How many core sets give their terrain cards: as agreed, in Strongholds at least one for each player.
    pub(crate) fn terrain_sets(&self, library: &Library, seats: u8) -> u8 {
        match self.kind {
            GameKind::Strongholds => self.core_sets.max(library.strongholds.core_sets_per_player * seats),
            GameKind::Learning | GameKind::Standard => self.core_sets,
        }
    }

    fn armies(&self, library: &Arc<Library>, dice: &mut dyn Dice) -> Result<Vec<Army>, Vec<CannotBegin>> {
        let wrong = |rule, key| vec![CannotBegin::Agreement(Refusal::new(rule, key))];
        if self.kind == GameKind::Learning {
            let mut ids: Vec<String> = library.learning.iter().map(|army| army.id.clone()).collect();
            if self.armies.is_empty() {
                if dice.roll(Roll { purpose: "army-die", sides: 2 }) == 2 {
                    ids.reverse();
                }
            } else {
                let chosen: Vec<String> = self
                    .armies
                    .iter()
                    .filter_map(|choice| match choice {
                        ArmyChoice::Learning(id) => Some(id.clone()),
                        ArmyChoice::Regiments(_) => None,
                    })
                    .collect();
                let mut sorted = (chosen.clone(), ids.clone());
                sorted.0.sort();
                sorted.1.sort();
                if chosen.len() != self.armies.len() || sorted.0 != sorted.1 {
                    return Err(wrong("whdw.learning.two-players", "agreement-learning-armies"));
                }
                ids = chosen;
            }
            let find = |id: &String| library.learning.iter().find(|army| army.id == *id);
            return Ok(ids.iter().filter_map(find).map(|army| Army::learning(army, library)).collect());
        }
        let mut armies = Vec::new();
        let mut problems = Vec::new();
        for (seat, choice) in self.armies.iter().enumerate() {
            match choice {
                ArmyChoice::Learning(_) => {
                    return Err(wrong(
                        "whdw.learning.no-construction-rules",
                        "agreement-learning-army-elsewhere",
                    ));
                }
                ArmyChoice::Regiments(file) => match army::check(file, library, None, self.one_box) {
                    Ok(army) => armies.push(army),
                    Err(broken) => problems.push(CannotBegin::Army { seat: Seat(seat as u8), broken }),
                },
            }
        }
        if problems.is_empty() { Ok(armies) } else { Err(problems) }
    }

    fn check_table(&self, library: &Library, armies: &[Army]) -> Result<(), Vec<CannotBegin>> {
        let mut problems = Vec::new();
        let mut say = |refusal: Refusal| problems.push(CannotBegin::Agreement(refusal));
        let players = &library.constants.battlefield;
        if !(usize::from(players.players_min)..=usize::from(players.players_max)).contains(&armies.len()) {
            say(Refusal::new("whdw.general.player-count", "agreement-player-count")
                .number("found", armies.len() as i64)
                .number("least", players.players_min)
                .number("most", players.players_max));
        }
        let regiments = armies.first().map_or(0, |army| army.regiments.len());
        if armies.iter().any(|army| army.regiments.len() != regiments) {
            say(Refusal::new("whdw.army.equal-regiments", "agreement-unequal-regiments"));
        }
        // So many cards are in the box, and so many fit on the edges.
        let most = match armies.len() {
            2 => 6,
            _ => 3,
        };
        if regiments > most {
            say(Refusal::new("whdw.deploy.cards-dealt", "agreement-too-many-regiments")
                .number("found", regiments as i64)
                .number("most", most as i64));
        }
        if armies.iter().flat_map(Army::disks).count() > 120 {
            say(Refusal::new("whdw.component.disks", "agreement-too-many-disks").number("most", 120));
        }
        if !(1..=12).contains(&self.core_sets) {
            say(Refusal::new("whdw.special.more-terrain", "agreement-core-sets").number("most", 12));
        }
        if let Some(edges) = &self.edges {
            let distinct = edges.iter().enumerate().all(|(index, edge)| !edges[..index].contains(edge));
            let facing = edges.len() != 2
                || matches!(
                    (edges[0], edges[1]),
                    (Edge::South, Edge::North)
                        | (Edge::North, Edge::South)
                        | (Edge::West, Edge::East)
                        | (Edge::East, Edge::West)
                );
            if edges.len() != armies.len() || !distinct {
                say(Refusal::new("whdw.setup.edges", "agreement-edges"));
            } else if !facing {
                let rule = match self.kind {
                    GameKind::Learning => "whdw.learning.zone",
                    GameKind::Standard | GameKind::Strongholds => "whdw.setup.edges-opposite",
                };
                say(Refusal::new(rule, "agreement-edges-opposite"));
            }
        }
        if self.one_box && self.kind == GameKind::Strongholds {
            say(Refusal::new("whdw.special.strongholds-sets", "agreement-strongholds-one-box"));
        }
        if self.one_box && self.kind == GameKind::Standard {
            let all: Vec<&Army> = armies.iter().collect();
            let broken = army::check_one_box(&all, library);
            if !broken.is_empty() {
                problems.push(CannotBegin::Army { seat: Seat(0), broken });
            }
        }
        if problems.is_empty() { Ok(()) } else { Err(problems) }
    }

    /// Prebuilt lists and learning armies are known to everyone.
    fn known_cards(&self, armies: &[Army]) -> Vec<Option<CardSet>> {
        armies
            .iter()
            .enumerate()
            .map(|(seat, army)| {
                let known = match self.armies.get(seat) {
                    Some(ArmyChoice::Regiments(file)) => {
                        file.regiments.iter().all(|entry| matches!(entry, RegimentEntry::Prebuilt(_)))
                    }
                    Some(ArmyChoice::Learning(_)) | None => true,
                };
                known.then(|| CardSet::of(army.hand()))
            })
            .collect()
    }
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

impl Whdw {
    /// The facts of a match whose disks are still to be added.
    pub(crate) fn without_armies(library: Arc<Library>, kind: GameKind, rulings: Rulings, seats: u8) -> Whdw {
        let terrain_touches = Touches::by_terrain(&library);
        let scenarios_touch = Touches::by_scenarios(&library);
        let learning_cards = library.learning.first().map_or(0, |army| army.deployment_cards);
        Whdw {
            library,
            kind,
            rulings,
            seats,
            disks: Vec::new(),
            unspent: vec![0; usize::from(seats)],
            known_cards: vec![None; usize::from(seats)],
            regiments: 0,
            edges: None,
            core_sets: 1,
            learning_cards,
            continuous: Vec::new(),
            disks_touch: Touches::default(),
            terrain_touches,
            scenarios_touch,
            strips_empowerment: false,
        }
    }

    /// Notes which disks have abilities that work all the time, and what such abilities can change.
    pub(crate) fn find_continuous(&mut self) {
        self.continuous.clear();
        self.disks_touch = Touches::default();
        for (disk, facts) in self.disks.iter().enumerate() {
            for (number, ability) in self.library[facts.profile].abilities.iter().enumerate() {
                if ability.on == Trigger::Always {
                    self.continuous.push((DiskId(disk as u8), number as u8));
                    self.disks_touch = [self.disks_touch]
                        .into_iter()
                        .chain(ability.effects.iter().map(Touches::by))
                        .collect();
                    self.strips_empowerment |= ability.effects.contains(&Effect::Unempower);
                }
            }
        }
    }

    /// The state before anything has happened, with all disks in reserve.
    pub(crate) fn blank_state(&self, hands: &[CardSet]) -> State {
        let diameters = self
            .disks
            .iter()
            .map(|disk| self.library.constants.diameters.of(self.library[disk.profile].size));
        let hand = |seat: Seat| hands.get(seat.index()).copied().unwrap_or_default();
        let waiting =
            Disk { place: Place::Reserve, damage: 0, wounds: 0, activated: false, empowered: false };
        let table = Table {
            round: 0,
            phase: Phase::Setup,
            pile: Pile::new(diameters, self.rulings.pin_test),
            disks: vec![waiting; self.disks.len()],
            players: BySeat::new(self.seats, |seat| Player {
                edge: [Edge::South, Edge::North, Edge::West, Edge::East][seat.index() % 4],
                discard: CardSet::default(),
                revealed: None,
                hand_size: hand(seat).len(),
                sealed: false,
                battle_used: false,
                bonus_used: 0,
                eliminated: false,
                points: None,
                objective: None,
            }),
            initiative: SmallVec::new(),
            deployment_row: SmallVec::new(),
            terrain_row: SmallVec::new(),
            zone_cards: Arc::default(),
            terrain: Arc::default(),
            towers_activated: 0,
            scenario: None,
            lasting: Vec::new(),
            triggers: Vec::new(),
            outcome: None,
        };
        let secrets = BySeat::new(self.seats, |seat| Secret { hand: hand(seat), ..Secret::default() });
        State { table, secrets, stack: Stack::new() }
    }
}

/// A broken army rule in words: numbers stay numbers, and components are called by their names.
pub fn army_line(broken: &Broken, library: &Library) -> Line {
    let english = broken.shown(library, |name| &name.en);
    let german = broken.shown(library, |name| &name.de);
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
