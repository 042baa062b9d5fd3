//! One charge: the roll, the enemy's Fire Overwatch, the move and what follows it.

use gonfalon_kernel::Refusal;
use gonfalon_table::Length;
use serde::Serialize;
use smallvec::smallvec;

use super::shock;
use crate::action::{Action, Moment, Question, Units, Walk};
use crate::attack::window;
use crate::board::Board;
use crate::constants::{ACROSS_BARRICADE, ENGAGEMENT, LEAST_CHARGE, MOST_CHARGE};
use crate::cx::{Cx, Step, WakeUp};
use crate::event::{Event, Faces};
use crate::frame::{Frame, Value};
use crate::shooting::Overwatch;
use crate::state::{MoveKind, UnitId};
use crate::stratagem::{React, rolls};
use crate::walk::{self, Move};

/// A charge that was declared. Returns `Value::Nothing`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Charging {
    /// Who charges.
    pub unit: UnitId,
    /// Against whom.
    pub targets: Units,
    /// It answers a charge by Heroic Intervention and gets no Charge Bonus.
    pub heroic: bool,
    /// The Charge roll.
    pub dice: Faces,
    /// Where the charge stands.
    pub stage: Stage,
}

/// Where a charge stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The dice were rolled and may be rolled again.
    Rolled,
    /// The enemy may fire at the unit that starts its move.
    Starts,
    /// The models move.
    Moves,
    /// Tank Shock follows the move.
    Shocks,
    /// The enemy may fire at the unit that has ended its move.
    Ends,
    /// The enemy may intervene.
    Answered,
    /// Nothing is left.
    Over,
}

impl Charging {
    /// A charge in one's own Charge phase.
    pub fn new(unit: UnitId, targets: Units) -> Charging {
        Charging { unit, targets, heroic: false, dice: Faces::new(), stage: Stage::Rolled }
    }

    pub(crate) fn step(mut self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        match wake {
            WakeUp::Begin => {
                let (unit, targets) = (self.unit, self.targets.clone());
                cx.emit(Event::ChargeDeclared { unit, targets });
                self.roll(cx);
                let needed = needed(cx.board(), unit, &self.targets);
                match window(cx, unit, rolls::CHARGE, &self.dice, needed) {
                    Some(window) => Step::Call(Frame::Charging(self), window),
                    None => self.starts(cx),
                }
            }
            WakeUp::Answer(_, Action::Walk { walks, .. }) => self.moved(cx, &walks),
            WakeUp::Answer(_, Action::Use(usage)) => {
                self.stage = Stage::Ends;
                match shock::shock(cx, self.unit, &usage) {
                    Some(frame) => Step::Call(Frame::Charging(self), frame),
                    None => self.ends(cx),
                }
            }
            WakeUp::Answer(..) => self.failed(cx),
            WakeUp::Returned(value) => self.returned(cx, value),
        }
    }

    fn roll(&mut self, cx: &mut Cx<'_>) {
        self.dice = cx.dice(rolls::CHARGE, 2);
        cx.emit(Event::DistanceRolled { unit: self.unit, purpose: rolls::CHARGE, dice: self.dice.clone() });
    }

    /// The furthest each model may move: wh40k.charge.roll.
    fn distance(&self) -> Length {
        Length::inches(self.dice.iter().map(|face| i32::from(*face)).sum())
    }

    fn returned(mut self, cx: &mut Cx<'_>, value: Value) -> Step {
        match (self.stage, value) {
            (Stage::Rolled, Value::Used(_)) => {
                // A Charge roll adds its dice, so both are rolled again: wh40k.dice.reroll-sum-all.
                self.roll(cx);
                self.starts(cx)
            }
            (Stage::Rolled, _) => self.starts(cx),
            (Stage::Starts, Value::Used(usage)) => {
                self.stage = Stage::Moves;
                self.overwatch(usage.unit)
            }
            (Stage::Starts | Stage::Moves, _) => self.walk(cx),
            (Stage::Shocks, Value::Used(usage)) => {
                self.stage = Stage::Ends;
                match shock::shock(cx, self.unit, &usage) {
                    Some(frame) => Step::Call(Frame::Charging(self), frame),
                    None => self.ends(cx),
                }
            }
            (Stage::Shocks | Stage::Ends, _) => self.ends(cx),
            (Stage::Answered, Value::Used(usage)) => self.overwatch(usage.unit),
            (Stage::Answered, _) => self.answered(cx),
            (Stage::Over, Value::Used(usage)) => match usage.unit {
                Some(unit) => {
                    let answer = Charging { heroic: true, ..Charging::new(unit, smallvec![self.unit]) };
                    Step::Become(Frame::Charging(answer))
                }
                None => Step::Return(Value::Nothing),
            },
            (Stage::Over, _) => Step::Return(Value::Nothing),
        }
    }

    fn overwatch(self, unit: Option<UnitId>) -> Step {
        let enemy = self.unit;
        match unit {
            Some(unit) => Step::Call(Frame::Charging(self), Frame::Overwatch(Overwatch { unit, enemy })),
            None => Step::Return(Value::Nothing),
        }
    }

    /// The roll stands: the charge fails at once where it cannot reach, else the enemy may fire.
    fn starts(mut self, cx: &mut Cx<'_>) -> Step {
        if self.targets.iter().any(|target| out_of_reach(cx.board(), self.unit, *target, self.distance())) {
            return self.failed(cx);
        }
        self.stage = Stage::Starts;
        let moment = Moment::EnemyMoves { unit: self.unit, ended: false };
        self.react(cx, moment)
    }

    fn react(self, cx: &Cx<'_>, moment: Moment) -> Step {
        let seat = cx.opponent(cx.board().owner(self.unit));
        Step::Call(Frame::Charging(self), Frame::React(React { seat, moment }))
    }

    fn walk(mut self, cx: &mut Cx<'_>) -> Step {
        let board = cx.board();
        if !board.on_battlefield(self.unit) {
            return Step::Return(Value::Nothing);
        }
        let seat = board.owner(self.unit);
        self.stage = Stage::Moves;
        let question = Question::Walk {
            unit: self.unit,
            kind: MoveKind::Charge,
            distance: self.distance(),
            targets: self.targets.clone(),
        };
        Step::ask(Frame::Charging(self), seat, question, "wh40k.charge.success-must-move")
    }

    fn moved(mut self, cx: &mut Cx<'_>, walks: &[Walk]) -> Step {
        for walk in walks {
            if let Some(to) = walk.path.last() {
                cx.emit(Event::Moved { model: walk.model, to: *to });
            }
        }
        cx.emit(Event::MoveEnded { unit: self.unit, kind: MoveKind::Charge });
        if !self.heroic {
            // wh40k.charge.bonus, wh40k.stratagem.heroic-intervention-no-bonus
            cx.emit(Event::ChargeBonus(self.unit));
        }
        let board = cx.board();
        let seat = board.owner(self.unit);
        self.stage = Stage::Shocks;
        if board.unit(self.unit).effects.tank_shock {
            let question = Question::TankShock { unit: self.unit };
            return Step::ask(Frame::Charging(self), seat, question, "wh40k.stratagem.tank-shock-effect");
        }
        let moment = Moment::ChargeMoved(self.unit);
        Step::Call(Frame::Charging(self), Frame::React(React { seat, moment }))
    }

    fn ends(mut self, cx: &mut Cx<'_>) -> Step {
        if !cx.board().on_battlefield(self.unit) {
            return Step::Return(Value::Nothing);
        }
        self.stage = Stage::Answered;
        let moment = Moment::EnemyMoves { unit: self.unit, ended: true };
        self.react(cx, moment)
    }

    fn answered(mut self, cx: &mut Cx<'_>) -> Step {
        if !cx.board().on_battlefield(self.unit) {
            return Step::Return(Value::Nothing);
        }
        self.stage = Stage::Over;
        let moment = Moment::Charged(self.unit);
        self.react(cx, moment)
    }

    /// wh40k.charge.failure
    fn failed(self, cx: &mut Cx<'_>) -> Step {
        cx.emit(Event::ChargeFailed(self.unit));
        Step::Return(Value::Nothing)
    }
}

/// The least Charge roll with which a unit may come near enough to all targets: wh40k.charge.failure says what else it takes.
fn needed(board: Board<'_>, unit: UnitId, targets: &[UnitId]) -> u8 {
    let least = i32::from(LEAST_CHARGE);
    let enough =
        |roll: &i32| !targets.iter().any(|target| out_of_reach(board, unit, *target, Length::inches(*roll)));
    let most = i32::from(MOST_CHARGE);
    (least..=most).find(enough).unwrap_or(most) as u8
}

/// Whether a charge roll is too low for any model of a unit to come near enough to a target, whatever the way: the quick
/// test of wh40k.charge.failure.
fn out_of_reach(board: Board<'_>, unit: UnitId, target: UnitId, distance: Length) -> bool {
    let barricades =
        board.table.terrain.iter().any(|feature| feature.kind == crate::data::FeatureKind::Barricade);
    let reach = if barricades { ACROSS_BARRICADE } else { ENGAGEMENT };
    let near =
        |model| board.models(target).any(|enemy| board.horizontal_gap(model, enemy) <= distance + reach);
    !board.models(unit).any(near)
}

/// Every reason against a Charge move, or against saying that there is none: a charge that can be made is made.
pub(crate) fn walk_refusals(
    board: Board<'_>,
    unit: UnitId,
    distance: Length,
    targets: &[UnitId],
    action: &Action,
) -> Vec<Refusal> {
    match action {
        Action::Walk { walks, embark: None } => {
            walk::refusals(board, unit, MoveKind::Charge, distance, targets, walks)
        }
        Action::Pass { .. } => {
            let order = Move { unit, kind: MoveKind::Charge, distance, targets };
            let found = walk::charge_in(board, order).is_some();
            let must = || Refusal::new("wh40k.charge.success-must-move", "refusal-charge-possible");
            found.then(|| must().with("unit", board.name(unit))).into_iter().collect()
        }
        _ => vec![Refusal::new("wh40k.charge.success-must-move", "refusal-not-an-answer")],
    }
}
