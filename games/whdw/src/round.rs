//! Round after round: activation phase, melee phase, end phase, and the end of the game.

use gonfalon_kernel::{Outcome, Seat};
use serde::Serialize;
use smallvec::SmallVec;

use crate::activation::Activation;
use crate::board::Board;
use crate::cx::{Cx, Step, WakeUp};
use crate::data::{Kind, Objective, ObjectiveCount};
use crate::event::Event;
use crate::frame::Frame;
use crate::melee::Melee;
use crate::rulings::InitiativeRoll;
use crate::setup::Setting;
use crate::state::{Phase, Place};

/// The rounds of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rounds {
    /// A round begins.
    Begin,
    /// Initiative has been rolled anew, where the players agreed on that.
    Ready,
    /// The command cards that lie face up are resolved next: the way into a position set up by hand.
    Resolve,
    /// The melee phase is next.
    Melee,
    /// The end phase is next.
    End,
}

impl Rounds {
    pub(crate) fn step(mut self, cx: &mut Cx<'_>, _wake: WakeUp) -> Step {
        loop {
            match self {
                Rounds::Begin => {
                    let round = cx.state.table.round + 1;
                    cx.emit(Event::RoundBegan(round));
                    self = Rounds::Ready;
                    if round > 1 && cx.game.rulings.initiative == InitiativeRoll::EachRound {
                        return Step::Call(Frame::Rounds(self), Frame::Setup(Setting::reroll_initiative()));
                    }
                }
                Rounds::Ready => {
                    cx.emit(Event::PhaseBegan(Phase::Activation));
                    return Step::Call(Frame::Rounds(Rounds::Melee), Frame::Activation(Activation::new()));
                }
                Rounds::Resolve => {
                    cx.emit(Event::PhaseBegan(Phase::Activation));
                    let activation = Activation::resolving(cx);
                    return Step::Call(Frame::Rounds(Rounds::Melee), Frame::Activation(activation));
                }
                Rounds::Melee => {
                    cx.emit(Event::PhaseBegan(Phase::Melee));
                    let melee = Melee::new(cx.board());
                    return Step::Call(Frame::Rounds(Rounds::End), Frame::Melee(melee));
                }
                Rounds::End => {
                    cx.emit(Event::PhaseBegan(Phase::End));
                    end_phase(cx);
                    if cx.state.table.outcome.is_some() {
                        return Step::Return(());
                    }
                    self = Rounds::Begin;
                }
            }
        }
    }
}

/// Tokens are cleared and cards return; then whoever has won by now wins.
fn end_phase(cx: &mut Cx<'_>) {
    cx.emit(Event::RoundCleared);
    if cx.state.table.round == 1 {
        let board = cx.board();
        let late: SmallVec<[_; 4]> = Seat::all(cx.game.seats)
            .flat_map(|seat| board.army_in(seat, Place::Reserve))
            .filter(|disk| board.profile(*disk).kind == Kind::Hero)
            .collect();
        for disk in late {
            cx.remove(disk, "whdw.deploy.hero-unable");
        }
    }
    if cx.state.table.outcome.is_some() {
        return;
    }
    if let Some(seat) = stronghold_winner(cx.board()) {
        cx.end(Outcome::won_by(vec![seat]), "whdw.special.strongholds-win");
        return;
    }
    if cx.state.table.round >= cx.game.library.constants.battlefield.rounds {
        score(cx);
    }
}

/// Who controls enough Watchtowers when a round ends; the one earlier in initiative order.
fn stronghold_winner(board: Board<'_>) -> Option<Seat> {
    if !board.game.is_strongholds() {
        return None;
    }
    let needed = usize::from(board.game.library.strongholds.wins_above);
    board.table.initiative.iter().copied().find(|seat| board.towers(*seat).count() > needed)
}

/// The end of the game: reserves are lost, objectives are revealed and scored, the most points win, ties in initiative
/// order.
fn score(cx: &mut Cx<'_>) {
    for seat in Seat::all(cx.game.seats) {
        if cx.board().army_in(seat, Place::Reserve).next().is_some() {
            cx.emit(Event::ReserveLost { seat });
        }
    }
    let order = cx.state.table.initiative.clone();
    for seat in &order {
        let objective = cx.secret(*seat).objective;
        let scoring = match objective {
            Some(card) => cx.game.library[card].objective,
            None => cx.game.shared_objective(),
        };
        let points = cx.board().points(*seat, scoring);
        cx.emit(Event::Scored { seat: *seat, objective, points });
    }
    let points = |cx: &Cx<'_>, seat: Seat| cx.board().player(seat).points.unwrap_or(0);
    let best = order.iter().map(|seat| points(cx, *seat)).max().unwrap_or(0);
    let winners: Vec<Seat> =
        order.iter().copied().find(|seat| points(cx, *seat) == best).into_iter().collect();
    let tied = order.iter().filter(|seat| points(cx, **seat) == best).count() > 1;
    cx.end(Outcome::won_by(winners), if tied { "whdw.end.tie" } else { "whdw.end.scoring" });
}

impl Board<'_> {
    /// The victory points a seat would score for an objective now.
    pub fn points(self, seat: Seat, objective: Objective) -> u16 {
        let others = || Seat::all(self.game.seats).filter(move |other| *other != seat);
        let count = match objective.count {
            ObjectiveCount::EnemyCasualties => {
                others().flat_map(|other| self.army_in(other, Place::Casualty)).count()
            }
            ObjectiveCount::EnemyHeroCasualties => others()
                .flat_map(|other| self.army_in(other, Place::Casualty))
                .filter(|disk| self.profile(*disk).kind == Kind::Hero)
                .count(),
            ObjectiveCount::OwnDisksOnBattlefield => self.army_in(seat, Place::Battlefield).count(),
            ObjectiveCount::OwnDisksInEnemyZones => self
                .army_in(seat, Place::Battlefield)
                .filter(|disk| {
                    let circle = self.circle(*disk);
                    self.zones().any(|zone| zone.owner != seat && zone.area.overlaps_circle(&circle))
                })
                .count(),
            ObjectiveCount::TerrainControlled => self
                .table
                .terrain
                .iter()
                .filter(|terrain| self.terrain_controller(terrain) == Some(seat))
                .count(),
        };
        count as u16 * u16::from(objective.points)
    }
}
