//! The Command phase: Command points, abilities, Battle-shock, and the points of Only War at its end.

use gonfalon_kernel::{Refusal, RuleId, Seat};
use serde::Serialize;
use smallvec::SmallVec;

use crate::action::{Action, Moment, Question, Units};
use crate::board::Board;
use crate::constants::{COMMAND_POINTS, MOST_EXTRA_POINTS, MOST_POINTS_A_TURN, SCORING_ROUND};
use crate::cx::{Cx, Step, WakeUp};
use crate::data::{Ability, Amount, Effect};
use crate::event::Event;
use crate::frame::{Frame, Value};
use crate::state::{ModelId, UnitId};
use crate::stratagem::React;
use crate::strength::{below_half, best_leadership};

/// The Command phase.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Command {
    /// The units still to be tested for Battle-shock.
    pub left: Units,
    /// The unit whose test failed just now.
    pub failed: Option<UnitId>,
}

impl Command {
    pub(crate) fn step(mut self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        let seat = cx.state.table.active;
        match wake {
            WakeUp::Begin => {
                gain_points(cx);
                recover(cx, seat);
                gain_more(cx, seat);
                let board = cx.board();
                self.left = board.army(seat).filter(|unit| below_half(board, *unit)).collect();
            }
            WakeUp::Answer(_, Action::Unit(unit)) => return self.test(cx, unit),
            WakeUp::Returned(Value::Passed) => {
                if let Some(unit) = self.failed.take() {
                    cx.emit(Event::BattleShocked { unit, rule: RuleId("wh40k.battleshock.fail-duration") });
                }
            }
            // wh40k.stratagem.insane-bravery-effect
            WakeUp::Returned(_) => self.failed = None,
            WakeUp::Answer(..) => {}
        }
        self.next(cx)
    }

    fn next(self, cx: &mut Cx<'_>) -> Step {
        match self.left.as_slice() {
            [] => {
                mend(cx);
                Step::Return(Value::Nothing)
            }
            [only] => {
                let unit = *only;
                self.test(cx, unit)
            }
            several => {
                let (seat, among) = (cx.state.table.active, several.iter().copied().collect());
                let question = Question::TestNext { among };
                Step::ask(Frame::Command(self), seat, question, "wh40k.battleshock.who-tests")
            }
        }
    }

    fn test(mut self, cx: &mut Cx<'_>, unit: UnitId) -> Step {
        self.left.retain(|other| *other != unit);
        let dice = [cx.d6("battle-shock-test"), cx.d6("battle-shock-test")];
        let needed = best_leadership(cx.board(), unit);
        let failed = dice[0] + dice[1] < needed;
        cx.emit(Event::BattleShockTested { unit, dice, needed, failed });
        if !failed {
            return self.next(cx);
        }
        self.failed = Some(unit);
        let seat = cx.board().owner(unit);
        let window = React { seat, moment: Moment::TestFailed(unit) };
        Step::Call(Frame::Command(self), Frame::React(window))
    }
}

/// Both players gain Command points, before anything else.
fn gain_points(cx: &mut Cx<'_>) {
    for seat in Seat::all(2) {
        let rule = RuleId("wh40k.command.gain-cp");
        cx.emit(Event::PointsGained { seat, points: COMMAND_POINTS, rule });
    }
}

/// Battle-shock lasts until the start of its player's Command phase.
fn recover(cx: &mut Cx<'_>, seat: Seat) {
    let board = cx.board();
    let shocked: Vec<UnitId> =
        board.heads().filter(|unit| board.owner(*unit) == seat && board.unit(*unit).battle_shocked).collect();
    for unit in shocked {
        cx.emit(Event::Recovered(unit));
    }
}

/// The effects of the special abilities of a seat's models on the battlefield, each with its bearer.
fn effects(board: Board<'_>, seat: Seat) -> Vec<(ModelId, Effect)> {
    let models = board.army(seat).flat_map(|unit| board.models(unit));
    models
        .flat_map(|model| {
            board.abilities(model).iter().filter_map(move |ability| match ability {
                Ability::Special(special) => Some((model, special.effect)),
                _ => None,
            })
        })
        .collect()
}

/// Abilities that give Command points, within the limit of the round.
fn gain_more(cx: &mut Cx<'_>, seat: Seat) {
    for (_, effect) in effects(cx.board(), seat) {
        let Effect::CommandPoints(points) = effect else { continue };
        // wh40k.command.cp-gain-cap
        let left = MOST_EXTRA_POINTS.saturating_sub(cx.state.table.players[seat].extra_points);
        let points = points.min(left);
        if points > 0 {
            cx.emit(Event::PointsGained { seat, points, rule: RuleId("wh40k.command.other-rules") });
        }
    }
}

/// Abilities that give lost wounds back at the end of the phase, to the model of the unit that lost most.
fn mend(cx: &mut Cx<'_>) {
    let seat = cx.state.table.active;
    for (bearer, effect) in effects(cx.board(), seat) {
        let Effect::Mend(amount) = effect else { continue };
        let board = cx.board();
        let hurt: SmallVec<[ModelId; 20]> =
            board.models(board.unit_of(bearer)).filter(|model| board.model(*model).lost > 0).collect();
        let most = hurt.into_iter().max_by_key(|model| (board.model(*model).lost, std::cmp::Reverse(*model)));
        if let Some(model) = most {
            mend_model(cx, model, amount);
        }
    }
}

fn mend_model(cx: &mut Cx<'_>, model: ModelId, amount: Amount) {
    let (_, sum) = cx.amount("mend-roll", amount);
    let lost = cx.board().model(model).lost;
    let count = u8::try_from(sum).unwrap_or(u8::MAX).min(lost);
    cx.emit(Event::WoundsRegained { model, count });
}

/// Capture and Control: points for the markers the active player controls.
pub(crate) fn score(cx: &mut Cx<'_>) {
    let table = &cx.state.table;
    let seat = table.active;
    if table.round < SCORING_ROUND {
        return;
    }
    let controlled = table.markers.iter().filter(|marker| marker.controlled == Some(seat)).count();
    // wh40k.onlywar.max-three-per-turn
    let points = (controlled as u8).min(MOST_POINTS_A_TURN);
    if points > 0 {
        cx.emit(Event::Scored { seat, points, rule: RuleId("wh40k.onlywar.capture-and-control") });
    }
}

/// Every reason against an answer to whose Battle-shock is tested next.
pub(crate) fn test_refusals(board: Board<'_>, among: &[UnitId], action: &Action) -> Vec<Refusal> {
    match action {
        Action::Unit(unit) if among.contains(unit) => Vec::new(),
        Action::Unit(unit) => {
            let refusal = Refusal::new("wh40k.battleshock.who-tests", "refusal-not-to-be-tested");
            vec![refusal.with("unit", board.name(*unit))]
        }
        _ => vec![Refusal::new("wh40k.battleshock.who-tests", "refusal-not-an-answer")],
    }
}
