//! Setting up: edges, initiative, scenario, deployment zones, terrain, deployment and scouting.

mod deploy;
mod initiative;
mod scenario;
mod terrain;
mod zones;

use std::ops::ControlFlow::{self, Break, Continue};

use gonfalon_kernel::{Seat, Wake};
use serde::Serialize;
use smallvec::SmallVec;

use crate::action::{Action, Disks, Question};
use crate::board::Board;
use crate::cx::{Cx, Step, WakeUp};
use crate::data::KeywordKind;
use crate::event::Event;
use crate::frame::Frame;
use crate::movement::{MoveKind, Moving};
use crate::round::Rounds;
use crate::state::Phase;

pub(crate) use deploy::{deploy_refusals, deployment_place, shifted};
pub(crate) use initiative::initiative_refusals;
pub(crate) use scenario::scenario_refusals;
pub(crate) use terrain::{piece_refusals, some_place, terrain_refusals, watchtower_refusals};
pub use zones::Zone;
pub(crate) use zones::{deployment_card_refusals, zone_of_card};

/// A step of setting up.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Setting {
    /// Deployment edges are assigned.
    Edges,
    /// Initiative is rolled; `again` at the beginning of a later round.
    Initiative {
        /// Whether this happens during the game.
        again: bool,
    },
    /// The winner of the roll gives out the tokens.
    Assign {
        /// Whether this happens during the game.
        again: bool,
    },
    /// The last player draws two scenario cards.
    DrawScenario,
    /// The last player chooses one of them; then objectives are dealt.
    ChooseScenario,
    /// Watchtowers are placed in initiative order (Strongholds).
    Watchtowers(u8),
    /// Deployment cards are dealt.
    DealDeployment,
    /// Deployment cards are taken in reverse initiative order.
    PlaceDeployment(u8),
    /// Terrain cards are dealt.
    DealTerrain,
    /// Terrain is placed in reverse initiative order.
    PlaceTerrain(u8),
    /// Players deploy one after the other.
    Deploy(u8),
    /// Scouts move in initiative order.
    Scout {
        /// Whose turn it is, by place in the initiative order.
        turn: u8,
        /// Disks that have scouted.
        scouted: Disks,
    },
}

impl Setting {
    /// Rolls initiative anew at the beginning of a round.
    pub(crate) fn reroll_initiative() -> Setting {
        Setting::Initiative { again: true }
    }

    pub(crate) fn step(mut self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        if let Wake::Answer(seat, action) = wake {
            match self.answer(cx, seat, action) {
                Continue(next) => self = next,
                Break(step) => return step,
            }
        }
        loop {
            match self.advance(cx) {
                Continue(next) => self = next,
                Break(step) => return step,
            }
        }
    }

    /// Carries out an answer and moves on.
    fn answer(self, cx: &mut Cx<'_>, seat: Seat, action: Action) -> ControlFlow<Step, Setting> {
        Continue(match (self, action) {
            (Setting::Assign { again }, Action::Initiative(order)) => {
                cx.emit(Event::InitiativeAssigned(order));
                if again {
                    return Break(Step::Return(()));
                }
                Setting::DrawScenario
            }
            (Setting::ChooseScenario, Action::Scenario(card)) => {
                scenario::choose(cx, card);
                if cx.game.is_strongholds() { Setting::Watchtowers(0) } else { Setting::DealDeployment }
            }
            (Setting::Watchtowers(turn), Action::Watchtower { at, heading }) => {
                let (piece, side) = (cx.game.library.strongholds.piece, cx.game.library.strongholds.side);
                cx.emit(Event::TerrainPlaced { seat, piece, side, at, heading });
                Setting::Watchtowers(turn + 1)
            }
            (Setting::PlaceDeployment(turn), Action::DeploymentCard { card, text, at }) => {
                let card = Some(cx.state.table.deployment_row[usize::from(card)]);
                cx.emit(Event::DeploymentCardPlaced { seat, card, text, at });
                Setting::PlaceDeployment(turn + 1)
            }
            (Setting::PlaceTerrain(turn), Action::Terrain { piece, side, at, heading }) => {
                cx.emit(Event::TerrainPlaced { seat, piece, side, at, heading });
                Setting::PlaceTerrain(turn + 1)
            }
            (Setting::PlaceTerrain(turn), Action::LeaveOut { piece }) => {
                cx.emit(Event::TerrainLeftOut { seat, piece });
                Setting::PlaceTerrain(turn + 1)
            }
            (Setting::Deploy(turn), Action::Deploy { shifts, disks }) => {
                deploy::deploy(cx, seat, &shifts, &disks);
                Setting::Deploy(turn + 1)
            }
            (Setting::Scout { turn, mut scouted }, Action::Scout { disk, path }) => {
                scouted.push(disk);
                let flips = cx.board().movement(disk).unwrap_or(0);
                let me = Frame::Setup(Setting::Scout { turn, scouted });
                return Break(Step::Call(me, Frame::Moving(Moving::new(disk, path, flips, MoveKind::Scout))));
            }
            (Setting::Scout { turn, scouted }, _) => Setting::Scout { turn: turn + 1, scouted },
            (same, _) => same,
        })
    }

    /// Goes on until somebody has to be asked.
    fn advance(self, cx: &mut Cx<'_>) -> ControlFlow<Step, Setting> {
        match self {
            Setting::Edges => {
                initiative::assign_edges(cx);
                Continue(Setting::Initiative { again: false })
            }
            Setting::Initiative { again } => initiative::roll(cx, again),
            Setting::DrawScenario => Break(scenario::draw(cx)),
            Setting::Watchtowers(turn) => {
                let order = cx.state.table.initiative.clone();
                match order.get(usize::from(turn)) {
                    Some(seat) => Break(Step::ask(
                        Frame::Setup(self),
                        *seat,
                        Question::PlaceWatchtower,
                        "whdw.special.strongholds-placing",
                    )),
                    None => Continue(Setting::DealDeployment),
                }
            }
            Setting::DealDeployment => {
                if cx.game.is_learning() {
                    zones::lay_learning_zones(cx);
                    return Continue(Setting::Deploy(0));
                }
                zones::deal(cx);
                Continue(Setting::PlaceDeployment(0))
            }
            Setting::PlaceDeployment(turn) => {
                if cx.state.table.deployment_row.is_empty() {
                    return Continue(Setting::DealTerrain);
                }
                let seat = reverse_turn(cx.board(), turn);
                Break(Step::ask(
                    Frame::Setup(self),
                    seat,
                    Question::PlaceDeploymentCard,
                    "whdw.deploy.cards-taken",
                ))
            }
            Setting::DealTerrain => {
                terrain::deal(cx);
                Continue(Setting::PlaceTerrain(0))
            }
            Setting::PlaceTerrain(turn) => {
                if cx.state.table.terrain_row.is_empty() {
                    return Continue(Setting::Deploy(0));
                }
                let seat = reverse_turn(cx.board(), turn);
                Break(Step::ask(Frame::Setup(self), seat, Question::PlaceTerrain, "whdw.terrain.taken"))
            }
            Setting::Deploy(turn) => {
                let board = cx.board();
                if usize::from(turn) >= board.table.initiative.len() {
                    cx.emit(Event::PhaseBegan(Phase::Scouting));
                    cx.settle();
                    cx.eliminate();
                    return Continue(Setting::Scout { turn: 0, scouted: Disks::new() });
                }
                let (seat, rule) = if cx.game.is_learning() {
                    (board.table.initiative[usize::from(turn)], "whdw.learning.deploy-order")
                } else {
                    (reverse_turn(board, turn), "whdw.deploy.order")
                };
                Break(Step::ask(Frame::Setup(self), seat, Question::Deploy, rule))
            }
            Setting::Scout { turn, scouted } => {
                let board = cx.board();
                let Some(seat) = board.table.initiative.get(usize::from(turn)).copied() else {
                    return Break(Step::Become(Frame::Rounds(Rounds::Begin)));
                };
                let disks: Disks = board.scouts(seat).filter(|disk| !scouted.contains(disk)).collect();
                if disks.is_empty() {
                    return Continue(Setting::Scout { turn: turn + 1, scouted });
                }
                let me = Frame::Setup(Setting::Scout { turn, scouted });
                Break(Step::ask(me, seat, Question::Scout { disks }, "whdw.keyword.scout"))
            }
            Setting::Assign { .. } | Setting::ChooseScenario => {
                unreachable!("these steps wait for an answer and are left by it")
            }
        }
    }
}

/// Whose turn it is when players take turns in reverse initiative order.
fn reverse_turn(board: Board<'_>, turn: u8) -> Seat {
    let reverse: SmallVec<[Seat; 4]> = board.table.initiative.iter().rev().copied().collect();
    reverse[usize::from(turn) % reverse.len()]
}

impl<'a> Board<'a> {
    /// The disks of a seat that may scout: on the battlefield with scout, movement and nothing on them.
    pub(crate) fn scouts(self, seat: Seat) -> impl Iterator<Item = gonfalon_disks::DiskId> + 'a {
        self.army(seat).filter(move |disk| {
            self.on_battlefield(*disk)
                && self.has(*disk, KeywordKind::Scout)
                && self.movement(*disk).is_some_and(|flips| flips > 0)
                && !self.table.pile.is_pinned(*disk)
        })
    }
}
