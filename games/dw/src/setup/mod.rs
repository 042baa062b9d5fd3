//! Setting up: Land Disks, first player, terrain, Reinforcement Stacks and Starting Disks.

pub(crate) mod layout;
mod stacks;
mod staging;
mod starting;
mod terrain;
#[cfg(test)]
mod tests;

use std::ops::ControlFlow::{self, Break, Continue};

use gonfalon_kernel::{RuleId, Seat, Wake};
use serde::Serialize;
use smallvec::SmallVec;

use crate::action::{Action, Question};
use crate::cx::{Cx, Step, WakeUp};
use crate::damage::{Deaths, settle};
use crate::data::{Deploy, Layout, TerrainId};
use crate::event::{Entry, Event};
use crate::frame::Frame;
use crate::reinforcement::{enter, show_top};
use crate::round::Rounds;
use crate::state::{Land, LandKind, Role};

pub(crate) use stacks::arrange_refusals;
pub(crate) use staging::{staging_places, staging_refusals};
pub(crate) use starting::{one_refusals, starting_places, starting_refusals, strip};
pub(crate) use terrain::{terrain_places, terrain_refusals};

/// Terrain of types of which nobody may bring any number: whose, and which.
type Brought = SmallVec<[(Seat, TerrainId); 2]>;

/// A step of setting up.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Setting {
    /// The scenario's Land Disks, the roles and the first player.
    #[default]
    Lands,
    /// A player of a siege places a staging area.
    Staging(Role),
    /// The players lay Terrain Disks in turn.
    Terrain {
        /// Who began.
        first: Seat,
        /// How many turns have been taken.
        laid: u8,
        /// What they have laid of limited types.
        brought: Brought,
    },
    /// The players put their stacks in order, all at once.
    Stacks {
        /// How many have not answered.
        waiting: u8,
    },
    /// The players place their Starting Disks, one after the other: how many have.
    Starting(u8),
    /// The players place whole armies, Disk by Disk: how many turns have been taken.
    OneByOne(u16),
}

impl Setting {
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
            (Setting::Staging(role), Action::At(at)) => {
                cx.emit(Event::LandPlaced(Land { kind: LandKind::Staging(seat), at }, Some(seat)));
                match role {
                    Role::Defender => Setting::Terrain { first: seat, laid: 0, brought: Brought::new() },
                    Role::Attacker => Setting::Stacks { waiting: 0 },
                }
            }
            (Setting::Terrain { first, laid, mut brought }, action) => {
                if let Action::Terrain { kind, at } = action {
                    cx.emit(Event::LandPlaced(Land { kind: LandKind::Terrain(kind), at }, Some(seat)));
                    if cx.board().library()[kind].most.is_some() {
                        brought.push((seat, kind));
                    }
                }
                Setting::Terrain { first, laid: laid + 1, brought }
            }
            (Setting::Stacks { waiting }, Action::Stack(order)) => {
                cx.emit(Event::StackArranged { seat, order });
                if waiting > 1 {
                    return Break(Step::Wait(Frame::Setup(Setting::Stacks { waiting: waiting - 1 })));
                }
                show_all(cx);
                Setting::Starting(0)
            }
            (Setting::Starting(placed), Action::Place(places)) => {
                enter(cx, seat, &places, Entry::Starting);
                Setting::Starting(placed + 1)
            }
            (Setting::OneByOne(turn), Action::Place(places)) => {
                for (disk, at) in places {
                    let stack = &cx.state.secrets[seat].stack;
                    if let Some((_, profile)) = stack.iter().find(|(other, _)| *other == disk).copied() {
                        cx.emit(Event::Entered { disk, profile, seat, at, how: Entry::Starting });
                    }
                }
                settle(cx, Deaths::Now(None));
                Setting::OneByOne(turn + 1)
            }
            (same, _) => same,
        })
    }

    /// Goes on until somebody has to decide something.
    fn advance(self, cx: &mut Cx<'_>) -> ControlFlow<Step, Setting> {
        match self {
            Setting::Lands => Continue(begin(cx)),
            Setting::Staging(role) => {
                let rule = match role {
                    Role::Defender => "dw.scenario.siege-defender-terrain",
                    Role::Attacker => "dw.scenario.siege-attacker",
                };
                let question = Question::PlaceStaging { role };
                Break(Step::ask(Frame::Setup(self), seat_of(cx, role), question, rule))
            }
            Setting::Terrain { first, laid, brought } => lay_terrain(cx, first, laid, brought),
            Setting::Stacks { .. } => arrange(cx),
            Setting::Starting(placed) => place_starting(cx, placed),
            Setting::OneByOne(turn) => place_one(cx, turn),
        }
    }
}

/// Lays the scenario's Land Disks, gives out the roles and draws the first player.
fn begin(cx: &mut Cx<'_>) -> Setting {
    cx.emit(Event::Opened);
    let (layout, seats) = (cx.board().scenario().layout, cx.game.seats);
    let width = cx.board().library().constants.land;
    for (kind, circle) in layout::lands(layout, cx.game.table, width, seats) {
        cx.emit(Event::LandPlaced(Land { kind, at: circle.centre }, None));
    }
    let siege = matches!(layout, Layout::Siege { .. });
    if siege {
        // dw.scenario.siege-roles: by agreement, else by a die.
        let attacker = cx
            .game
            .options
            .attacker
            .unwrap_or_else(|| Seat(cx.roll("attacker-lot", seats).saturating_sub(1)));
        let role = |seat| if seat == attacker { Role::Attacker } else { Role::Defender };
        cx.emit(Event::RolesGiven(Seat::all(seats).map(role).collect()));
    }
    // dw.setup.first-player
    let first = Seat(cx.roll("first-player-lot", seats).saturating_sub(1));
    cx.emit(Event::FirstPlayer(first));
    if siege {
        return Setting::Staging(Role::Defender);
    }
    // dw.terrain.placing: chance decides who begins.
    let first = if cx.board().terrain_each() > 0 {
        Seat(cx.roll("terrain-lot", seats).saturating_sub(1))
    } else {
        first
    };
    Setting::Terrain { first, laid: 0, brought: Brought::new() }
}

fn seat_of(cx: &Cx<'_>, role: Role) -> Seat {
    let mut seats = Seat::all(cx.game.seats);
    seats.find(|seat| cx.state.table.players[*seat].role == Some(role)).unwrap_or(Seat(0))
}

fn lay_terrain(cx: &Cx<'_>, first: Seat, mut laid: u8, brought: Brought) -> ControlFlow<Step, Setting> {
    let board = cx.board();
    let siege = matches!(board.scenario().layout, Layout::Siege { .. });
    // Only the defender brings terrain to a siege.
    let turns = if siege { 1 } else { cx.game.seats };
    let each = board.terrain_each();
    while laid < each.saturating_mul(turns) {
        let seat = Seat((first.0 + laid % turns) % cx.game.seats);
        let mine = |kind: TerrainId| brought.iter().filter(|entry| **entry == (seat, kind)).count();
        let full = |kind: &TerrainId| {
            board.library()[*kind].most.is_some_and(|most| mine(*kind) >= usize::from(most))
        };
        // dw.terrain.nest-limit
        let mut barred: SmallVec<[TerrainId; 1]> =
            brought.iter().map(|(_, kind)| *kind).filter(full).collect();
        barred.dedup();
        if terrain_places(board, &barred).next().is_some() {
            let question = Question::PlaceTerrain { left: each - laid / turns, barred };
            let rule = if siege { "dw.scenario.siege-defender-terrain" } else { "dw.terrain.placing" };
            let frame = Frame::Setup(Setting::Terrain { first, laid, brought });
            return Break(Step::ask(frame, seat, question, rule));
        }
        laid += 1;
    }
    Continue(if siege { Setting::Staging(Role::Attacker) } else { Setting::Stacks { waiting: 0 } })
}

/// Asks all players at once for the order of their stacks, where the scenario draws from stacks.
fn arrange(cx: &mut Cx<'_>) -> ControlFlow<Step, Setting> {
    if matches!(cx.board().scenario().deploy, Deploy::Strip(_)) {
        // dw.scenario.harm-whole-army
        return Continue(Setting::OneByOne(0));
    }
    let several = |seat: &Seat| cx.state.table.players[*seat].stack > 1;
    let questions: SmallVec<[(Seat, Question, RuleId); 2]> = Seat::all(cx.game.seats)
        .filter(several)
        .map(|seat| (seat, Question::ArrangeStack, RuleId("dw.setup.stack-order")))
        .collect();
    if questions.is_empty() {
        show_all(cx);
        return Continue(Setting::Starting(0));
    }
    let waiting = questions.len() as u8;
    Break(Step::Ask(Frame::Setup(Setting::Stacks { waiting }), questions))
}

/// Shows the tops of all stacks.
fn show_all(cx: &mut Cx<'_>) {
    // dw.setup.stack-secret
    Seat::all(cx.game.seats).for_each(|seat| show_top(cx, seat));
}

fn place_starting(cx: &Cx<'_>, mut placed: u8) -> ControlFlow<Step, Setting> {
    let board = cx.board();
    while placed < cx.game.seats {
        // dw.setup.placing-order
        let seat = Seat((board.table.first.0 + placed) % cx.game.seats);
        let count = board.starting_disks(seat).min(board.player(seat).stack);
        if count > 0 {
            let question = Question::PlaceStarting { count };
            let frame = Frame::Setup(Setting::Starting(placed));
            return Break(Step::ask(frame, seat, question, "dw.setup.starting-disks"));
        }
        placed += 1;
    }
    Break(Step::Become(Frame::Rounds(Rounds::default())))
}

fn place_one(cx: &Cx<'_>, turn: u16) -> ControlFlow<Step, Setting> {
    let board = cx.board();
    let seats = u16::from(cx.game.seats);
    // dw.scenario.harm-alternate
    for next in turn..turn + seats {
        let seat = Seat(((u16::from(board.table.first.0) + next) % seats) as u8);
        if board.player(seat).stack > 0 {
            let frame = Frame::Setup(Setting::OneByOne(next));
            return Break(Step::ask(frame, seat, Question::PlaceOne, "dw.scenario.harm-alternate"));
        }
    }
    Break(Step::Become(Frame::Rounds(Rounds::default())))
}
