//! One unit fights: it Piles In, makes its melee attacks and Consolidates.

use gonfalon_kernel::Refusal;
use gonfalon_table::Length;
use serde::Serialize;

use super::strike;
use crate::action::{Action, Moment, Question, Units, Walk};
use crate::attack::Attacks;
use crate::board::Board;
use crate::constants::{CONSOLIDATE, ENGAGEMENT, MARKER_RANGE, PILE_IN};
use crate::cx::{Cx, Step, WakeUp};
use crate::data::{Core, Movement};
use crate::event::Event;
use crate::frame::{Frame, Value};
use crate::state::{MoveKind, UnitId};
use crate::stratagem::React;
use crate::walk;

/// A unit that was picked to fight. Returns `Value::Nothing`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Fighting {
    /// Who fights.
    pub unit: UnitId,
    /// Where the fight stands.
    pub stage: Stage,
}

/// Where a unit's fight stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// An Epic Challenge may be declared.
    Challenge,
    /// It Piles In.
    PileIn,
    /// It attacks.
    Strike,
    /// It Consolidates.
    Consolidate,
}

impl Fighting {
    /// A unit that was just picked.
    pub fn new(unit: UnitId) -> Fighting {
        Fighting { unit, stage: Stage::Challenge }
    }

    pub(crate) fn step(self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        match wake {
            WakeUp::Begin => {
                cx.emit(Event::FightPicked(self.unit));
                let (seat, moment) = (cx.board().owner(self.unit), Moment::Fights(self.unit));
                Step::Call(Frame::Fighting(self), Frame::React(React { seat, moment }))
            }
            WakeUp::Answer(_, Action::Walk { walks, .. }) => self.moved(cx, &walks),
            WakeUp::Answer(_, Action::Strike(shots)) => {
                // wh40k.fight.targets-first
                cx.emit(Event::TargetsChosen { unit: self.unit, shots: shots.clone() });
                let attacks = Attacks::new(cx.board(), self.unit, true, &shots);
                Step::Call(Frame::Fighting(self), Frame::Attacks(Box::new(attacks)))
            }
            WakeUp::Answer(..) | WakeUp::Returned(_) => self.next(cx),
        }
    }

    fn moved(self, cx: &mut Cx<'_>, walks: &[Walk]) -> Step {
        let kind = if self.stage == Stage::PileIn { MoveKind::PileIn } else { MoveKind::Consolidate };
        for walk in walks {
            if let Some(to) = walk.path.last() {
                cx.emit(Event::Moved { model: walk.model, to: *to });
            }
        }
        if !walks.is_empty() {
            cx.emit(Event::MoveEnded { unit: self.unit, kind });
        }
        self.next(cx)
    }

    /// From one part of the fight to the next that there is anything to do in.
    fn next(mut self, cx: &mut Cx<'_>) -> Step {
        let board = cx.board();
        if !board.on_battlefield(self.unit) {
            return Step::Return(Value::Nothing);
        }
        let seat = board.owner(self.unit);
        self.stage = match self.stage {
            Stage::Challenge => Stage::PileIn,
            Stage::PileIn => Stage::Strike,
            Stage::Strike => Stage::Consolidate,
            Stage::Consolidate => return Step::Return(Value::Nothing),
        };
        let walk = |kind: MoveKind, distance: Length| Question::Walk {
            unit: self.unit,
            kind,
            distance,
            targets: Units::new(),
        };
        match self.stage {
            Stage::PileIn if may_pile_in(board, self.unit) => {
                let question = walk(MoveKind::PileIn, PILE_IN);
                Step::ask(Frame::Fighting(self), seat, question, "wh40k.fight.pile-in-distance")
            }
            Stage::Strike if strike::can_strike(board, self.unit) => {
                let question = Question::Strike { unit: self.unit };
                Step::ask(Frame::Fighting(self), seat, question, "wh40k.fight.targets-first")
            }
            Stage::Consolidate if may_consolidate(board, self.unit) => {
                let question = walk(MoveKind::Consolidate, CONSOLIDATE);
                Step::ask(Frame::Fighting(self), seat, question, "wh40k.fight.consolidate-distance")
            }
            _ => self.next(cx),
        }
    }
}

/// Whether any model of a unit could make a Pile-in move at all.
fn may_pile_in(board: Board<'_>, unit: UnitId) -> bool {
    may_stir(board, unit) && has_enemy_within(board, unit, PILE_IN + ENGAGEMENT)
}

/// Whether any model of a unit could make a Consolidation move at all.
fn may_consolidate(board: Board<'_>, unit: UnitId) -> bool {
    let marker = |model| {
        let at = board.model(model).at;
        let reach = board.profile(model).base.reach() + MARKER_RANGE + CONSOLIDATE + Length::inches(1);
        board.table.markers.iter().any(|marker| marker.at.distance(at) <= reach)
    };
    may_stir(board, unit)
        && (has_enemy_within(board, unit, CONSOLIDATE + ENGAGEMENT) || board.models(unit).any(marker))
}

/// Models in base contact with an enemy stay, and AIRCRAFT never Pile In or Consolidate: wh40k.aircraft.no-pile-in.
fn may_stir(board: Board<'_>, unit: UnitId) -> bool {
    let in_contact = |model| {
        board.enemies_of(unit).any(|enemy| board.models(enemy).any(|other| board.in_contact(model, other)))
    };
    let stirs = |model| board.movement(model) != Movement::None && !in_contact(model);
    !board.is(unit, Core::Aircraft) && board.models(unit).any(stirs)
}

fn has_enemy_within(board: Board<'_>, unit: UnitId, limit: Length) -> bool {
    board.enemies_of(unit).any(|enemy| {
        board.may_be_within(unit, enemy, limit)
            && board
                .models(unit)
                .any(|one| board.models(enemy).any(|other| board.horizontally_within(one, other, limit)))
    })
}

/// Every reason against a Pile-in or Consolidation move; moving nobody is always allowed.
pub(crate) fn walk_refusals(
    board: Board<'_>,
    unit: UnitId,
    kind: MoveKind,
    distance: Length,
    action: &Action,
) -> Vec<Refusal> {
    match action {
        Action::Walk { walks, embark: None } => walk::refusals(board, unit, kind, distance, &[], walks),
        Action::Pass { .. } => Vec::new(),
        _ => vec![Refusal::new("wh40k.fight.unit-sequence", "refusal-not-an-answer")],
    }
}
