//! The battle: rounds, turns, phases, and what happens at the end of each.

use gonfalon_kernel::{Refusal, RuleId, Seat};
use serde::Serialize;
use smallvec::SmallVec;

use crate::action::{Action, Question};
use crate::board::Board;
use crate::charge::Charges;
use crate::command::{self, Command};
use crate::constants::LAST_ROUND;
use crate::cx::{Cx, Step, WakeUp};
use crate::event::Event;
use crate::fight::Fights;
use crate::frame::{Frame, Value};
use crate::movement::Movement;
use crate::objective;
use crate::setup::Scouting;
use crate::shooting::Shooting;
use crate::state::{ModelId, Phase, UnitId};
use crate::victory;

/// What the battle waits for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Battle {
    /// The first round is to begin.
    #[default]
    Begin,
    /// Scouts moves before the first turn.
    Scouts,
    /// The phase in course.
    Phase,
    /// Units out of coherency at the end of the turn.
    Coherency,
    /// A battle in course is taken up where this phase begins.
    Enter(Phase),
}

impl Battle {
    pub(crate) fn step(self, cx: &mut Cx<'_>, _wake: WakeUp) -> Step {
        let first = cx.state.table.first.unwrap_or(Seat(0));
        match self {
            Battle::Begin => {
                cx.emit(Event::RoundBegan(1));
                call(Battle::Scouts, Frame::Scouting(Scouting { seat: first, last: false }))
            }
            Battle::Scouts => begin_turn(cx, first),
            Battle::Phase => end_phase(cx),
            Battle::Coherency => end_turn(cx),
            Battle::Enter(Phase::Command) => begin_turn(cx, cx.state.table.active),
            Battle::Enter(phase) => begin_phase(cx, phase),
        }
    }
}

fn call(then: Battle, frame: Frame) -> Step {
    Step::Call(Frame::Battle(then), frame)
}

fn begin_turn(cx: &mut Cx<'_>, seat: Seat) -> Step {
    cx.emit(Event::TurnBegan(seat));
    begin_phase(cx, Phase::Command)
}

fn begin_phase(cx: &mut Cx<'_>, phase: Phase) -> Step {
    cx.emit(Event::PhaseBegan(phase));
    let frame = match phase {
        Phase::Setup | Phase::Command => Frame::Command(Command::default()),
        Phase::Movement => Frame::Movement(Movement::default()),
        Phase::Shooting => Frame::Shooting(Shooting::default()),
        Phase::Charge => Frame::Charges(Charges::default()),
        Phase::Fight => Frame::Fights(Fights::new(cx.state.table.active)),
    };
    call(Battle::Phase, frame)
}

/// What every phase ends with: control of the markers, and in the Command phase the points for them.
fn end_phase(cx: &mut Cx<'_>) -> Step {
    let phase = cx.state.table.phase;
    settle_markers(cx);
    if phase == Phase::Command {
        command::score(cx);
    }
    cx.emit(Event::PhaseEnded(phase));
    if victory::end_if_annihilated(cx) {
        return Step::Return(Value::Nothing);
    }
    match phase {
        Phase::Setup | Phase::Command => begin_phase(cx, Phase::Movement),
        Phase::Movement => begin_phase(cx, Phase::Shooting),
        Phase::Shooting => begin_phase(cx, Phase::Charge),
        Phase::Charge => begin_phase(cx, Phase::Fight),
        Phase::Fight => {
            let seat = cx.state.table.active;
            call(Battle::Coherency, Frame::Coherency(Coherency { seat, last: false }))
        }
    }
}

/// Works out anew who controls each marker.
fn settle_markers(cx: &mut Cx<'_>) {
    for number in 0..cx.state.table.markers.len() {
        let marker = cx.state.table.markers[number];
        let seat = objective::controller(cx.board(), marker.at);
        if seat != marker.controlled {
            cx.emit(Event::MarkerControlled { marker: number as u8, seat });
        }
    }
}

fn end_turn(cx: &mut Cx<'_>) -> Step {
    let seat = cx.state.table.active;
    cx.emit(Event::TurnEnded(seat));
    if victory::end_if_annihilated(cx) {
        return Step::Return(Value::Nothing);
    }
    if Some(seat) == cx.state.table.first {
        return begin_turn(cx, cx.opponent(seat));
    }
    let round = cx.state.table.round;
    if round >= LAST_ROUND {
        // wh40k.onlywar.ends-round-five
        victory::end(cx);
        return Step::Return(Value::Nothing);
    }
    cx.emit(Event::RoundBegan(round + 1));
    begin_turn(cx, cx.opponent(seat))
}

/// The end of a turn: both players thin out their units that are out of coherency.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Coherency {
    /// Whose units are looked at.
    pub seat: Seat,
    /// The other player's were.
    pub last: bool,
}

impl Coherency {
    pub(crate) fn step(self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        if let WakeUp::Answer(_, Action::Models(models)) = wake {
            for model in models {
                let rule = RuleId("wh40k.coherency.removal-no-triggers");
                cx.emit(Event::Destroyed { model, rule });
            }
        }
        let board = cx.board();
        let apart = board.army(self.seat).find(|unit| !board.is_coherent(*unit));
        match apart {
            Some(unit) => Step::ask(
                Frame::Coherency(self),
                self.seat,
                Question::Straggler { unit },
                "wh40k.coherency.end-of-turn-removal",
            ),
            None if self.last => Step::Return(Value::Nothing),
            None => {
                let seat = cx.opponent(self.seat);
                Step::Become(Frame::Coherency(Coherency { seat, last: true }))
            }
        }
    }
}

/// Every reason against an answer to which model of a unit out of coherency goes.
pub(crate) fn straggler_refusals(board: Board<'_>, unit: UnitId, action: &Action) -> Vec<Refusal> {
    let rule = "wh40k.coherency.end-of-turn-removal";
    match action {
        Action::Models(models) => chosen_refusals(board, unit, models, 1, rule),
        _ => vec![Refusal::new(rule, "refusal-not-an-answer")],
    }
}

/// Every reason against a choice of so many different models of a unit.
pub(crate) fn chosen_refusals(
    board: Board<'_>,
    unit: UnitId,
    models: &[ModelId],
    count: usize,
    rule: &'static str,
) -> Vec<Refusal> {
    let mut different: SmallVec<[ModelId; 8]> = models.iter().copied().collect();
    different.sort_unstable();
    different.dedup();
    let mut refusals = Vec::new();
    if models.len() != count || different.len() != count {
        let refusal = Refusal::new(rule, "refusal-choose-so-many-models");
        refusals.push(refusal.with("unit", board.name(unit)).number("count", count as i64));
    }
    if models.iter().any(|model| board.unit_of(*model) != unit || board.model(*model).destroyed) {
        refusals.push(Refusal::new(rule, "refusal-not-of-this-unit").with("unit", board.name(unit)));
    }
    refusals
}

#[cfg(test)]
mod tests {
    use gonfalon_kernel::SeededDice;
    use smallvec::smallvec;

    use super::*;
    use crate::fixture::{BLUE, Fixture, RED, tenths, trooper};
    use crate::proposals::PASS;
    use crate::state::Marker;

    /// Plays a battle in which nobody does anything.
    fn idle(fixture: &mut Fixture) -> Vec<Event> {
        let mut dice = SeededDice::new(1);
        let mut events = fixture.run_with(Frame::Battle(Battle::Begin), &mut dice);
        let mut answers = 0;
        while fixture.state.table.outcome.is_none() && fixture.open.is_some() {
            events.extend(fixture.answer_with(PASS, &mut dice));
            answers += 1;
            assert!(answers < 500, "a battle without end");
        }
        events
    }

    fn two_armies() -> Fixture {
        let mut fixture = Fixture::new();
        fixture.add(RED, trooper(), &[(100, 100)]);
        fixture.add(BLUE, trooper(), &[(500, 400)]);
        fixture.state.table.first = Some(BLUE);
        fixture.state.table.phase = Phase::Setup;
        fixture.state.table.round = 0;
        fixture
    }

    #[test]
    fn five_rounds_of_a_turn_each_with_the_same_player_first() {
        let mut fixture = two_armies();
        let events = idle(&mut fixture);
        let rounds: Vec<u8> = events
            .iter()
            .filter_map(|event| if let Event::RoundBegan(round) = event { Some(*round) } else { None })
            .collect();
        assert_eq!(rounds, [1, 2, 3, 4, 5]);
        let turns: Vec<Seat> = events
            .iter()
            .filter_map(|event| if let Event::TurnBegan(seat) = event { Some(*seat) } else { None })
            .collect();
        assert_eq!(turns, [BLUE, RED].repeat(5));
        let phases: Vec<Phase> = events
            .iter()
            .filter_map(|event| if let Event::PhaseBegan(phase) = event { Some(*phase) } else { None })
            .collect();
        let order = [Phase::Command, Phase::Movement, Phase::Shooting, Phase::Charge, Phase::Fight];
        assert_eq!(phases, order.repeat(10));
        assert!(fixture.state.table.outcome.is_some());
    }

    #[test]
    fn control_is_settled_at_the_end_of_phases_and_scored_after_it() {
        let mut fixture = two_armies();
        fixture.state.table.markers = smallvec![Marker { at: tenths(500, 400), controlled: None }];
        let events = idle(&mut fixture);
        let first = events.iter().position(|event| matches!(event, Event::MarkerControlled { .. }));
        let ended = events.iter().position(|event| matches!(event, Event::PhaseEnded(_)));
        assert!(first < ended, "at the end of the very first phase");
        // Blue's rounds two to five.
        assert_eq!(fixture.state.table.players[BLUE].victory_points, 4);
        assert_eq!(
            fixture.state.table.outcome.as_ref().map(|outcome| outcome.winners.clone()),
            Some(vec![BLUE])
        );
    }

    #[test]
    fn units_out_of_coherency_lose_models_at_the_end_of_the_turn() {
        let mut fixture = Fixture::new();
        let unit = fixture.add(BLUE, trooper(), &[(100, 100), (115, 100), (300, 100)]);
        let own = fixture.add(RED, trooper(), &[(100, 300), (300, 300)]);
        fixture.run(Frame::Coherency(Coherency { seat: RED, last: false }), &[]);
        assert_eq!(fixture.open, Some((RED, Question::Straggler { unit: own })));
        let stray = fixture.model(own, 1);
        let rule = ["wh40k.coherency.end-of-turn-removal"];
        let judged = |models: &[ModelId]| {
            let action = Action::Models(models.iter().copied().collect());
            let refusals = straggler_refusals(fixture.board(), own, &action);
            refusals.iter().map(|refusal| refusal.rule.0).collect::<Vec<_>>()
        };
        assert_eq!(judged(&[stray]), [""; 0]);
        assert_eq!(judged(&[]), rule);
        assert_eq!(judged(&[fixture.model(unit, 0)]), rule);
        let events = fixture.answer(Action::Models(smallvec![stray]), &[]);
        let gone = RuleId("wh40k.coherency.removal-no-triggers");
        assert_eq!(events, [Event::Destroyed { model: stray, rule: gone }]);
        assert_eq!(fixture.open, Some((BLUE, Question::Straggler { unit })), "then the other player");
        let model = fixture.model(unit, 2);
        fixture.answer(Action::Models(smallvec![model]), &[]);
        assert_eq!(fixture.open, None);
    }
}
