//! Before the battle: objective markers, Attacker and Defender, battle formations, deployment and the first turn.

mod deploy;
mod formations;
mod markers;
mod scouts;
#[cfg(test)]
mod tests;

use gonfalon_kernel::{RuleId, Sealed, Seat};
use serde::Serialize;
use smallvec::{SmallVec, smallvec};

use crate::action::{Action, Formations, Question};
use crate::board::Board;
use crate::constants::MARKERS;
use crate::cx::{Cx, Step, WakeUp};
use crate::data::{Core, CoreAbilityKind};
use crate::event::Event;
use crate::frame::Frame;
use crate::state::{ModelId, Place, Reserves, UnitId};
use crate::turn::Battle;

pub(crate) use deploy::{deploy_refusals, first_spots, waiting, zone};
pub(crate) use formations::{formation_refusals, overload, unfit};
pub(crate) use markers::{first_marker, marker_refusals, nearest_marker};
pub(crate) use scouts::Scouting;
pub(crate) use scouts::{scout_reach, scout_refusals, scouts};

/// A step of the mission before the battle, and what it waits for.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Setup {
    /// Nothing has happened yet.
    #[default]
    Begin,
    /// Objective markers, placed in turn.
    Markers {
        /// Who placed the first one.
        first: Seat,
    },
    /// Battle formations, noted in secret.
    Formations(Box<Sealed<Formations>>),
    /// Deployment, one unit after another.
    Deploy {
        /// Only units that are set up after both armies are left.
        late: bool,
    },
}

impl Setup {
    /// Battle formations that nobody has noted yet.
    pub(crate) fn formations() -> Setup {
        Setup::Formations(Box::new(Sealed::new(Seat::all(2))))
    }

    /// Deployment of which nothing is done yet.
    pub(crate) fn deployment() -> Setup {
        Setup::Deploy { late: false }
    }

    pub(crate) fn step(self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        match (self, wake) {
            (Setup::Markers { first }, WakeUp::Answer(seat, Action::Marker(at))) => {
                cx.emit(Event::MarkerPlaced { seat: Some(seat), at });
                ask_marker(cx, first)
            }
            (Setup::Formations(mut sealed), WakeUp::Answer(seat, Action::Formations(formations))) => {
                // Both were asked once, so each envelope is still empty.
                let _ = sealed.put(seat, formations);
                cx.emit(Event::FormationsNoted(seat));
                match sealed.open() {
                    Ok(opened) => {
                        reveal(cx, opened);
                        Step::Become(Frame::Setup(Setup::deployment()))
                    }
                    Err(sealed) => Step::Wait(Frame::Setup(Setup::Formations(Box::new(sealed)))),
                }
            }
            (Setup::Deploy { late }, WakeUp::Answer(seat, action)) => {
                if let Action::SetUp { unit, spots } = action {
                    cx.emit(Event::SetUp { unit, spots, arrival: None });
                } else {
                    // There is no room for any of them.
                    let units: SmallVec<[UnitId; 16]> = waiting(cx.board(), seat, late).collect();
                    for unit in units {
                        destroy_unit(cx, unit, "wh40k.onlywar.deploy-until");
                    }
                }
                ask_deploy(cx, late, cx.opponent(seat))
            }
            (formations @ Setup::Formations(_), _) => {
                let ask = |seat| (seat, Question::Formations, RuleId("wh40k.mission.formations-secret"));
                Step::Ask(Frame::Setup(formations), Seat::all(2).map(ask).collect())
            }
            (Setup::Deploy { .. }, _) => begin_deployment(cx),
            _ => {
                let first = roll_off(cx, "roll-off-markers");
                ask_marker(cx, first)
            }
        }
    }
}

/// Each player rolls a die until one is higher; that one wins.
pub(crate) fn roll_off(cx: &mut Cx<'_>, purpose: &'static str) -> Seat {
    loop {
        let dice: SmallVec<[u8; 2]> = smallvec![cx.d6("roll-off"), cx.d6("roll-off")];
        let (first, second) = (dice[0], dice[1]);
        cx.emit(Event::RolledOff { purpose, dice });
        // wh40k.dice.roll-off-tie
        if first != second {
            return Seat(u8::from(second > first));
        }
    }
}

fn ask_marker(cx: &mut Cx<'_>, first: Seat) -> Step {
    let placed = cx.state.table.markers.len();
    if placed == MARKERS {
        return settle_attacker(cx);
    }
    let seat = if placed.is_multiple_of(2) { first } else { cx.opponent(first) };
    let frame = Frame::Setup(Setup::Markers { first });
    Step::ask(frame, seat, Question::PlaceMarker, "wh40k.onlywar.four-markers")
}

fn settle_attacker(cx: &mut Cx<'_>) -> Step {
    let attacker = roll_off(cx, "roll-off-attacker");
    cx.emit(Event::AttackerChosen(attacker));
    Step::Become(Frame::Setup(Setup::formations()))
}

/// Both formations come out; what must be elsewhere is put there.
fn reveal(cx: &mut Cx<'_>, opened: Vec<(Seat, Formations)>) {
    for (seat, formations) in opened {
        cx.emit(Event::FormationsRevealed { seat, formations });
    }
    let heads: Vec<UnitId> = cx.board().heads().collect();
    for unit in heads {
        let board = cx.board();
        if board.is(unit, Core::Aircraft) {
            // wh40k.aircraft.become-strategic-reserves
            let place = Place::Reserves(Reserves::Strategic);
            cx.emit(Event::Placed { unit, place, rule: RuleId("wh40k.aircraft.start-in-reserves") });
        } else if board.is(unit, Core::DedicatedTransport) && passengers(board, unit).next().is_none() {
            destroy_unit(cx, unit, "wh40k.muster.dedicated-transport-filled");
        }
    }
}

/// The units embarked in a TRANSPORT.
pub(crate) fn passengers(board: Board<'_>, transport: UnitId) -> impl Iterator<Item = UnitId> {
    board.heads().filter(move |unit| board.unit(*unit).place == Place::Embarked(transport))
}

/// Takes a whole unit out of the match, with whatever is embarked in it.
pub(crate) fn destroy_unit(cx: &mut Cx<'_>, unit: UnitId, rule: &'static str) {
    let inside: SmallVec<[UnitId; 2]> = passengers(cx.board(), unit).collect();
    let models: SmallVec<[ModelId; 20]> = cx.board().models(unit).collect();
    for model in models {
        cx.emit(Event::Destroyed { model, rule: RuleId(rule) });
    }
    for passenger in inside {
        destroy_unit(cx, passenger, rule);
    }
}

fn begin_deployment(cx: &mut Cx<'_>) -> Step {
    let attacker = cx.state.table.attacker.unwrap_or(Seat(0));
    ask_deploy(cx, false, attacker)
}

/// Asks the next player with a unit to set up. Whether there is no more room is for that player to say, as long as none is found.
fn ask_deploy(cx: &mut Cx<'_>, late: bool, next: Seat) -> Step {
    for seat in [next, cx.opponent(next)] {
        if waiting(cx.board(), seat, late).next().is_some() {
            let frame = Frame::Setup(Setup::Deploy { late });
            return Step::ask(frame, seat, Question::Deploy, "wh40k.onlywar.deploy-alternate");
        }
    }
    if late {
        return settle_first(cx);
    }
    let has_late = |seat| waiting(cx.board(), seat, true).next().is_some();
    let next = match (has_late(Seat(0)), has_late(Seat(1))) {
        (true, true) => roll_off(cx, "roll-off-late"),
        (_, second) => Seat(u8::from(second)),
    };
    ask_deploy(cx, true, next)
}

/// Whether a unit is set up after both armies: one that can be hidden nearly anywhere.
pub(crate) fn is_late(board: Board<'_>, unit: UnitId) -> bool {
    board.all_have(unit, CoreAbilityKind::Infiltrators)
}

fn settle_first(cx: &mut Cx<'_>) -> Step {
    let first = roll_off(cx, "roll-off-first-turn");
    cx.emit(Event::FirstTurn(first));
    Step::Become(Frame::Battle(Battle::default()))
}
