//! The move of one unit, from being picked to its end.

use gonfalon_kernel::{Refusal, RuleId};
use gonfalon_table::Length;
use serde::Serialize;
use smallvec::SmallVec;

use super::{Watch, embark_refusals, escape};
use crate::action::{Action, Models, Question, Units, Walk, Walks};
use crate::attack::window;
use crate::board::Board;
use crate::constants::ESCAPE_FAILS_ON;
use crate::cx::{Cx, Step, WakeUp};
use crate::damage;
use crate::data::{Core, Movement};
use crate::event::{Event, Faces};
use crate::frame::{Frame, Value};
use crate::setup::scout_reach;
use crate::state::{MoveKind, Place, Reserves, UnitId};
use crate::stratagem::rolls;
use crate::walk;

/// The move of one unit.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Moving {
    /// Which unit.
    pub unit: UnitId,
    /// Which kind of move.
    pub kind: MoveKind,
    /// What is added to Move.
    pub distance: Length,
    /// What comes next.
    pub stage: Stage,
    /// The planned moves, while Desperate Escape tests come before them.
    pub plan: Walks,
    /// The TRANSPORT the unit is to embark in afterwards.
    pub embark: Option<UnitId>,
    /// The models that were tested, or are.
    pub tested: Models,
    /// The dice of the tests.
    pub dice: Faces,
    /// The models that are still to be removed.
    pub losses: Models,
}

/// What a move waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Nothing has happened yet.
    Begin,
    /// The opponent's reaction to its beginning.
    Declared,
    /// A Command Re-roll of the Advance roll.
    Rolled,
    /// How the models go.
    Walk,
    /// A Command Re-roll of a Desperate Escape test.
    Tested,
    /// The choice of models lost in a Desperate Escape.
    Lost,
    /// The removal of the models that were chosen.
    Losing,
    /// How the models that are left go.
    Retreat,
    /// The opponent's reaction to its end.
    Ended,
}

impl Moving {
    /// The move of a unit that was just picked.
    pub fn new(unit: UnitId, kind: MoveKind) -> Moving {
        Moving {
            unit,
            kind,
            distance: Length::ZERO,
            stage: Stage::Begin,
            plan: Walks::new(),
            embark: None,
            tested: Models::new(),
            dice: Faces::new(),
            losses: Models::new(),
        }
    }

    pub(crate) fn step(mut self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        match (self.stage, wake) {
            (Stage::Begin, _) => {
                cx.emit(Event::Selected { unit: self.unit, kind: self.kind });
                let watch = Watch { enemy: self.unit, ended: false };
                self.call(Stage::Declared, Frame::Watch(watch))
            }
            (Stage::Declared, _) if !cx.board().on_battlefield(self.unit) => Step::Return(Value::Nothing),
            (Stage::Declared, _) => self.roll(cx),
            (Stage::Rolled, WakeUp::Returned(value)) => {
                if let Value::Used(_) = value {
                    self.dice = cx.dice(rolls::ADVANCE, 1);
                    self.tell_distance(cx, rolls::ADVANCE);
                }
                self.advanced(cx)
            }
            (Stage::Walk, WakeUp::Answer(_, Action::Walk { walks, embark })) => {
                (self.plan, self.embark) = (walks, embark);
                self.tested = match self.kind {
                    MoveKind::FallBack => escape::tested(cx.board(), self.unit, &self.plan),
                    _ => Models::new(),
                };
                if self.tested.is_empty() { self.carry_out(cx) } else { self.test(cx) }
            }
            (Stage::Tested, WakeUp::Returned(value)) => {
                if let Value::Used(usage) = value {
                    let die = usize::from(usage.die.unwrap_or(0));
                    self.dice[die] = cx.d6(rolls::ESCAPE);
                    cx.emit(Event::EscapeRolled { unit: self.unit, dice: self.dice.clone() });
                }
                self.count_losses(cx)
            }
            (Stage::Lost, WakeUp::Answer(_, Action::Models(models))) => {
                self.losses = models;
                self.lose(cx)
            }
            (Stage::Losing, _) => self.lose(cx),
            (Stage::Retreat, WakeUp::Answer(_, Action::Walk { walks, embark })) => {
                (self.plan, self.embark) = (walks, embark);
                self.carry_out(cx)
            }
            (Stage::Walk | Stage::Retreat, _) => self.give_up(cx),
            (Stage::Rolled | Stage::Tested | Stage::Lost | Stage::Ended, _) => Step::Return(Value::Nothing),
        }
    }

    fn call(mut self, stage: Stage, frame: Frame) -> Step {
        self.stage = stage;
        Step::Call(Frame::Moving(Box::new(self)), frame)
    }

    fn tell_distance(&self, cx: &mut Cx<'_>, purpose: &'static str) {
        cx.emit(Event::DistanceRolled { unit: self.unit, purpose, dice: self.dice.clone() });
    }

    /// Rolls what has to be rolled: a random Move, then the Advance roll.
    fn roll(mut self, cx: &mut Cx<'_>) -> Step {
        let board = cx.board();
        // wh40k.datasheet.random-move: once for the whole unit.
        let random = board.models(self.unit).find_map(|model| match board.movement(model) {
            Movement::Random(amount) => Some(amount),
            _ => None,
        });
        if let Some(amount) = random
            && self.kind != MoveKind::Scouts
        {
            let (dice, sum) = cx.amount("move-roll", amount);
            self.dice = dice;
            self.tell_distance(cx, "move-roll");
            self.distance = Length::inches(i32::from(sum));
        }
        match self.kind {
            MoveKind::Advance => {
                self.dice = cx.dice(rolls::ADVANCE, 1);
                self.tell_distance(cx, rolls::ADVANCE);
                match window(cx, self.unit, rolls::ADVANCE, &self.dice, 0) {
                    Some(window) => self.call(Stage::Rolled, window),
                    None => self.advanced(cx),
                }
            }
            MoveKind::Scouts => {
                self.distance = scout_reach(cx.board(), self.unit).unwrap_or(Length::ZERO);
                self.ask_walk(cx)
            }
            _ => self.ask_walk(cx),
        }
    }

    /// The Advance roll stands.
    fn advanced(mut self, cx: &mut Cx<'_>) -> Step {
        self.distance += Length::inches(self.dice.iter().copied().map(i32::from).sum());
        self.ask_walk(cx)
    }

    fn ask_walk(mut self, cx: &mut Cx<'_>) -> Step {
        self.stage = Stage::Walk;
        let question = Question::Walk {
            unit: self.unit,
            kind: self.kind,
            distance: self.distance,
            targets: Units::new(),
        };
        let rule = match self.kind {
            MoveKind::Advance => "wh40k.move.advance-distance",
            MoveKind::FallBack => "wh40k.fallback.distance",
            MoveKind::Scouts => "wh40k.ability.scouts-move",
            _ => "wh40k.move.normal-distance",
        };
        let seat = cx.board().owner(self.unit);
        Step::ask(Frame::Moving(Box::new(self)), seat, question, rule)
    }

    /// Desperate Escape tests, before any model moves.
    fn test(mut self, cx: &mut Cx<'_>) -> Step {
        self.dice = cx.dice(rolls::ESCAPE, self.tested.len() as u16);
        cx.emit(Event::EscapeRolled { unit: self.unit, dice: self.dice.clone() });
        // Who has escaped has nothing to roll again.
        let failed = escape::failures(&self.dice) > 0;
        let window = window(cx, self.unit, rolls::ESCAPE, &self.dice, ESCAPE_FAILS_ON + 1);
        match window.filter(|_| failed) {
            Some(window) => self.call(Stage::Tested, window),
            None => self.count_losses(cx),
        }
    }

    fn count_losses(mut self, cx: &mut Cx<'_>) -> Step {
        let count = escape::failures(&self.dice);
        if count == 0 {
            return self.carry_out(cx);
        }
        let models: Models = cx.board().models(self.unit).collect();
        if count >= models.len() {
            self.losses = models;
            return self.lose(cx);
        }
        self.stage = Stage::Lost;
        let (seat, unit) = (cx.board().owner(self.unit), self.unit);
        let question = Question::Escape { unit, count: count as u8 };
        Step::ask(Frame::Moving(Box::new(self)), seat, question, "wh40k.fallback.desperate-escape-result")
    }

    /// Removes the models that did not escape, one after another; their end may hurt others.
    fn lose(mut self, cx: &mut Cx<'_>) -> Step {
        while !self.losses.is_empty() {
            let model = self.losses.remove(0);
            if !cx.board().model(model).destroyed
                && let Some(frame) = damage::remove(cx, model, "wh40k.fallback.desperate-escape-result")
            {
                return self.call(Stage::Losing, frame);
            }
        }
        if cx.board().on_battlefield(self.unit) { self.replan(cx) } else { Step::Return(Value::Nothing) }
    }

    /// What is left of the unit plans its move anew.
    fn replan(mut self, cx: &mut Cx<'_>) -> Step {
        self.stage = Stage::Retreat;
        let (seat, unit) = (cx.board().owner(self.unit), self.unit);
        let question = Question::Retreat { unit, distance: self.distance, tested: self.tested.clone() };
        Step::ask(Frame::Moving(Box::new(self)), seat, question, "wh40k.fallback.desperate-escape-trigger")
    }

    fn carry_out(self, cx: &mut Cx<'_>) -> Step {
        for walk in &self.plan {
            for spot in &walk.path {
                cx.emit(Event::Moved { model: walk.model, to: *spot });
            }
        }
        self.end(cx)
    }

    fn end(self, cx: &mut Cx<'_>) -> Step {
        cx.emit(Event::MoveEnded { unit: self.unit, kind: self.kind });
        if let Some(transport) = self.embark {
            let rule = RuleId("wh40k.transport.embarked-removed");
            cx.emit(Event::Placed { unit: self.unit, place: Place::Embarked(transport), rule });
            return Step::Return(Value::Nothing);
        }
        let watch = Watch { enemy: self.unit, ended: true };
        self.call(Stage::Ended, Frame::Watch(watch))
    }

    /// Nobody goes anywhere. An AIRCRAFT flies on, off the battlefield.
    fn give_up(self, cx: &mut Cx<'_>) -> Step {
        let unit = self.unit;
        if cx.board().is(unit, Core::Aircraft) {
            let place = Place::Reserves(Reserves::Returning);
            cx.emit(Event::Placed { unit, place, rule: RuleId("wh40k.aircraft.leaves-battlefield") });
            return Step::Return(Value::Nothing);
        }
        if self.kind == MoveKind::FallBack {
            // wh40k.fallback.end-outside: a unit that does not get away may not Fall Back.
            cx.emit(Event::Selected { unit, kind: MoveKind::Stationary });
            return Step::Return(Value::Nothing);
        }
        self.end(cx)
    }
}

/// Every reason against an answer to how the models of a unit go.
pub(crate) fn walk_refusals(
    board: Board<'_>,
    unit: UnitId,
    kind: MoveKind,
    distance: Length,
    action: &Action,
) -> Vec<Refusal> {
    match action {
        Action::Pass { .. } => Vec::new(),
        Action::Walk { walks, embark } => {
            let mut refusals = walk::refusals(board, unit, kind, distance, &[], walks);
            if let Some(transport) = embark {
                refusals.extend(embark_refusals(board, unit, kind, *transport, walks));
            }
            refusals
        }
        _ => vec![Refusal::new("wh40k.move.any-models", "refusal-not-an-answer")],
    }
}

/// Every reason against an answer to how the rest of a unit goes after its Desperate Escape tests.
pub(crate) fn retreat_refusals(
    board: Board<'_>,
    unit: UnitId,
    distance: Length,
    tested: &[crate::state::ModelId],
    action: &Action,
) -> Vec<Refusal> {
    let mut refusals = walk_refusals(board, unit, MoveKind::FallBack, distance, action);
    if let Action::Walk { walks, .. } = action {
        let fresh: SmallVec<[&Walk; 8]> = walks
            .iter()
            .filter(|walk| !tested.contains(&walk.model) && escape::must_test(board, unit, walk))
            .collect();
        if !fresh.is_empty() {
            refusals.push(
                Refusal::new("wh40k.fallback.desperate-escape-trigger", "refusal-untested-crosses")
                    .with("unit", board.name(unit))
                    .number("models", fresh.len() as i64),
            );
        }
    }
    refusals
}
