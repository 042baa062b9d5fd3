//! Preparing a game: terrain, victory condition, objectives, deployment, first turn.

mod chance;
mod deploy;
mod objectives;
mod terrain;

use gonfalon_kernel::Seat;
use gonfalon_table::{Heading, Point};
use serde::Serialize;
use smallvec::{SmallVec, smallvec};

use crate::Kow;
use crate::action::{Action, Deed, Question};
use crate::cx::{Cx, Step, WakeUp};
use crate::data::Piece;
use crate::event::Event;
use crate::frame::Frame;
use crate::setting::TerrainChoice;
use crate::state::{Objective, Place, Terrain, TerrainKind, UnitId, Victory};
use crate::turn::Turns;

pub(crate) use deploy::{deploy_refusals, first_spot, has_spot, is_legal_deployment, is_spot, zone};
pub(crate) use objectives::{first_objective, has_objective, objective_refusals};
pub(crate) use terrain::terrain_refusals;

/// A step of the preparation, and whom it waits for.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Setting {
    /// Terrain, or nothing yet.
    #[default]
    Terrain,
    /// Objectives, set in turn.
    Objectives,
    /// The winner of the roll-off takes a side.
    Side,
    /// Units are deployed in turn.
    Deploy,
    /// The winner of the roll-off decides who begins.
    First,
}

impl Setting {
    /// Takes up the preparation at this step; where players take turns, the active one comes first.
    fn begin(self, cx: &mut Cx<'_>) -> Step {
        let seat = cx.state.table.active;
        match self {
            Setting::Terrain => begin(cx),
            Setting::Objectives => ask_objective(cx, seat),
            Setting::Side => settle_sides(cx),
            Setting::Deploy => ask_deploy(cx, seat),
            Setting::First => settle_first(cx),
        }
    }

    pub(crate) fn step(self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        let WakeUp::Answer(seat, Action { deed, .. }) = wake else { return self.begin(cx) };
        match (self, deed) {
            (Setting::Terrain, Deed::Terrain { kind, at, heading }) => {
                cx.emit(Event::TerrainPlaced { seat: Some(seat), kind, at, heading });
                ask_terrain(cx, cx.opponent(seat))
            }
            (Setting::Terrain, _) => {
                cx.emit(Event::TerrainAgreed(seat));
                ask_terrain(cx, cx.opponent(seat))
            }
            (Setting::Objectives, Deed::Objective(point)) => {
                cx.emit(Event::ObjectiveSet { seat, objective: Objective::Marker(point) });
                ask_objective(cx, cx.opponent(seat))
            }
            (Setting::Objectives, Deed::TerrainObjective(number)) => {
                cx.emit(Event::ObjectiveSet { seat, objective: Objective::Terrain(number) });
                ask_objective(cx, cx.opponent(seat))
            }
            (Setting::Side, Deed::Side(side)) => {
                cx.emit(Event::SideChosen { seat, side });
                ask_deploy(cx, seat)
            }
            (Setting::Deploy, deed) => {
                deploy(cx, seat, &deed);
                ask_deploy(cx, cx.opponent(seat))
            }
            (Setting::First, Deed::First(first)) => {
                cx.emit(Event::FirstChosen(first));
                Step::Become(Frame::Turns(Turns::default()))
            }
            (Setting::Objectives | Setting::Side | Setting::First, _) => {
                unreachable!("only answers that fit the question are accepted")
            }
        }
    }
}

/// A terrain piece of this kind at this place.
pub(crate) fn terrain_piece(game: &Kow, kind: TerrainKind, at: Point, heading: Heading) -> Terrain {
    let library = &game.library;
    library.terrain.piece(Piece { kind, at, heading }, &library.constants.heights)
}

/// Each player rolls a die until one is higher; that one wins.
fn roll_off(cx: &mut Cx<'_>, purpose: &'static str) -> Seat {
    loop {
        let dice: SmallVec<[u8; 2]> = smallvec![cx.d6("roll-off-die"), cx.d6("roll-off-die")];
        let (first, second) = (dice[0], dice[1]);
        cx.emit(Event::RolledOff { purpose, dice });
        if first != second {
            return Seat(u8::from(second > first));
        }
    }
}

fn begin(cx: &mut Cx<'_>) -> Step {
    let game = cx.game;
    match &game.agreement.terrain {
        TerrainChoice::None => settle_victory(cx),
        TerrainChoice::Layout(id) => {
            for piece in game.library.terrain.layout(id).into_iter().flat_map(|layout| &layout.pieces) {
                let Piece { kind, at, heading } = *piece;
                cx.emit(Event::TerrainPlaced { seat: None, kind, at, heading });
            }
            settle_victory(cx)
        }
        TerrainChoice::Players => ask_terrain(cx, Seat(0)),
        TerrainChoice::Chance => {
            chance::lay_out(cx);
            settle_victory(cx)
        }
    }
}

/// Asks for a piece unless both are content or the table holds as many as it may.
fn ask_terrain(cx: &mut Cx<'_>, seat: Seat) -> Step {
    let content = cx.state.table.players.0.iter().all(|player| player.content);
    let full = cx.state.table.terrain.len() >= usize::from(cx.game.library.terrain.most_pieces);
    if content || full {
        return settle_victory(cx);
    }
    Step::ask(Frame::Setup(Setting::Terrain), seat, Question::PlaceTerrain, "kow.scenario.terrain-placed")
}

fn settle_victory(cx: &mut Cx<'_>) -> Step {
    let numbers = cx.game.library.constants.victory;
    let (die, victory) = match cx.game.agreement.victory {
        Some(agreed) => (0, agreed),
        None => match cx.d6("victory-die") {
            die if die <= numbers.kill_up_to => (die, Victory::Kill),
            die if die <= numbers.pillage_up_to => (die, Victory::Pillage),
            die => (die, Victory::KillAndPillage),
        },
    };
    cx.emit(Event::VictoryRolled { die, victory });
    if victory == Victory::Kill {
        return settle_sides(cx);
    }
    let count = cx.d6("objective-die") + numbers.objectives_added;
    cx.emit(Event::ObjectivesRolled(count));
    let first = roll_off(cx, "roll-off-objectives");
    ask_objective(cx, first)
}

fn ask_objective(cx: &mut Cx<'_>, seat: Seat) -> Step {
    if cx.state.table.objectives_left == 0 {
        return settle_sides(cx);
    }
    if !has_objective(cx.board()) {
        cx.emit(Event::ObjectivesEnded);
        return settle_sides(cx);
    }
    Step::ask(
        Frame::Setup(Setting::Objectives),
        seat,
        Question::SetObjective,
        "kow.victory.pillage-alternate",
    )
}

fn settle_sides(cx: &mut Cx<'_>) -> Step {
    let winner = roll_off(cx, "roll-off-deployment");
    Step::ask(Frame::Setup(Setting::Side), winner, Question::ChooseSide, "kow.deploy.roll-off")
}

/// Asks the next player who has a unit that finds a place; units without one are lost.
fn ask_deploy(cx: &mut Cx<'_>, next: Seat) -> Step {
    for seat in [next, cx.opponent(next)] {
        let waiting: Vec<UnitId> = waiting(cx, seat).collect();
        if waiting.iter().any(|unit| has_spot(cx.board(), *unit)) {
            return Step::ask(Frame::Setup(Setting::Deploy), seat, Question::Deploy, "kow.deploy.alternate");
        }
        for unit in waiting {
            cx.emit(Event::NotDeployed(unit));
        }
    }
    settle_first(cx)
}

fn settle_first(cx: &mut Cx<'_>) -> Step {
    let winner = roll_off(cx, "roll-off-first-turn");
    Step::ask(Frame::Setup(Setting::First), winner, Question::ChooseFirst, "kow.turn.first-player")
}

fn waiting<'a>(cx: &'a Cx<'_>, seat: Seat) -> impl Iterator<Item = UnitId> + 'a {
    let units = cx.state.table.units.iter().zip(&cx.game.units).enumerate();
    units
        .filter(move |(_, (unit, facts))| unit.place == Place::Waiting && facts.owner == seat)
        .map(|(index, _)| UnitId(index as u8))
}

/// Deploys the unit of the answer, or by the clock the first one that finds a place at the first free spot.
fn deploy(cx: &mut Cx<'_>, seat: Seat, deed: &Deed) {
    if !crate::clock::deployment_over(cx.board(), seat)
        && let Deed::Deploy { unit, at, heading, champion_right } = *deed
    {
        cx.emit(Event::Deployed { unit, at, heading, champion_right });
        return;
    }
    cx.emit(Event::TimedOut(seat));
    let spots: Vec<UnitId> = waiting(cx, seat).collect();
    let found = spots.into_iter().find_map(|unit| Some((unit, first_spot(cx.board(), unit)?)));
    if let Some((unit, (at, heading))) = found {
        cx.emit(Event::Deployed { unit, at, heading, champion_right: false });
    }
}
