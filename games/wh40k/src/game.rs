//! The game at the kernel's door.

use gonfalon_kernel::{
    Accepted, Alternative, Ask, Dice, Game, Line, Machine, Outcome, Refusal, Seat, SeededDice, Sink, Stack,
};
use smallvec::SmallVec;

use crate::Wh40k;
use crate::action::{Action, Question};
use crate::board::Board;
use crate::cx::{Cx, Step, WakeUp};
use crate::event::Event;
use crate::frame::{Frame, Value};
use crate::state::{MoveKind, State};
use crate::stratagem::{self, Silence};
use crate::view::{View, view};
use crate::{
    alternatives, charge, command, damage, fight, movement, proposals, reach, setup, shooting, tell, turn,
    walk,
};

impl Game for Wh40k {
    type State = State;
    type Question = Question;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn seats(&self) -> u8 {
        2
    }

    fn asks<'s>(&self, state: &'s State) -> &'s [Ask<Question>] {
        state.stack.asks()
    }

    fn outcome<'s>(&self, state: &'s State) -> Option<&'s Outcome> {
        state.table.outcome.as_ref()
    }

    fn refusals(&self, state: &State, ask: &Ask<Question>, action: &Action) -> Vec<Refusal> {
        answer_refusals(Board::new(self, &state.table), ask.seat, &ask.question, action)
    }

    fn carry_out(
        &self,
        state: &mut State,
        legal: Accepted<Action>,
        dice: &mut dyn Dice,
        sink: &mut dyn Sink<Event>,
    ) {
        let asked = state.stack.asks().iter().cloned().collect();
        legal.resume(&mut Door { cx: Cx { game: self, state, dice, sink }, asked });
    }

    fn view(&self, state: &State, viewer: Option<Seat>) -> View {
        view(state, viewer)
    }

    fn seen(&self, event: &Event, _viewer: Option<Seat>) -> Option<Event> {
        // Noting battle formations is an event without their content; nothing else is secret.
        Some(event.clone())
    }

    fn proposals(&self, view: &View, ask: &Ask<Question>, budget: usize) -> Vec<Action> {
        proposals::proposals(Board::new(self, &view.table), ask, budget)
    }

    fn sample(&self, view: &View, ask: &Ask<Question>, chance: &mut SeededDice) -> Action {
        proposals::sample(Board::new(self, &view.table), ask, chance)
    }

    fn fallback(&self, view: &View, ask: &Ask<Question>) -> Action {
        proposals::fallback(Board::new(self, &view.table), ask)
    }

    fn alternatives(
        &self,
        view: &View,
        ask: &Ask<Question>,
        refused: &Action,
        budget: usize,
    ) -> Vec<Alternative<Action>> {
        alternatives::alternatives(Board::new(self, &view.table), ask, refused, budget)
    }

    fn tell(&self, event: &Event) -> Option<Line> {
        tell::event(self, event)
    }

    fn tell_question(&self, question: &Question) -> Line {
        tell::question(self, question)
    }
}

/// Every reason against an answer. It needs nothing but the table, so bots can judge their ideas by the same function.
pub(crate) fn answer_refusals(
    board: Board<'_>,
    seat: Seat,
    question: &Question,
    action: &Action,
) -> Vec<Refusal> {
    // A wish to be offered a Stratagem again answers every question and changes none.
    if let Action::Ask(_) = action {
        return Vec::new();
    }
    let unsound = reach::refusals(board, action);
    if !unsound.is_empty() {
        return unsound;
    }
    match question {
        Question::PlaceMarker => setup::marker_refusals(board, action),
        Question::Formations => setup::formation_refusals(board, seat, action),
        Question::Deploy => setup::deploy_refusals(board, seat, action),
        Question::Scout => setup::scout_refusals(board, seat, action),
        Question::TestNext { among } => command::test_refusals(board, among, action),
        Question::Move => movement::move_refusals(board, seat, action),
        Question::Walk { unit, kind: MoveKind::Charge, distance, targets } => {
            charge::walk_refusals(board, *unit, *distance, targets, action)
        }
        Question::Walk {
            unit, kind: kind @ (MoveKind::PileIn | MoveKind::Consolidate), distance, ..
        } => fight::walk_refusals(board, *unit, *kind, *distance, action),
        Question::Walk { unit, kind, distance, .. } => {
            movement::walk_refusals(board, *unit, *kind, *distance, action)
        }
        Question::Retreat { unit, distance, tested } => {
            movement::retreat_refusals(board, *unit, *distance, tested, action)
        }
        Question::Reinforce => movement::reinforce_refusals(board, seat, action),
        Question::Ingress { unit } => movement::ingress_refusals(board, seat, *unit, action),
        Question::Disembark { unit, from, emergency } => {
            movement::wreck_refusals(board, *unit, *from, *emergency, action)
        }
        Question::Escape { unit, count } => movement::escape_refusals(board, *unit, *count, action),
        Question::Straggler { unit } => turn::straggler_refusals(board, *unit, action),
        Question::React { moment, .. } => stratagem::react_refusals(board, seat, moment, action),
        Question::Shoot => shooting::phase_refusals(board, seat, action),
        Question::Overwatch { unit, enemy } => shooting::refusals::overwatch(board, *unit, *enemy, action),
        Question::Allocate { among, .. } => damage::allocate::order_refusals(board, among, action),
        Question::Precision { among, .. } => damage::allocate::precision_refusals(board, among, action),
        Question::Again { .. } => damage::allocate::again_refusals(action),
        Question::Hazardous { among, .. } => damage::allocate::hazardous_refusals(board, among, action),
        Question::Mend { among, .. } => command::mend_refusals(among, action),
        Question::Suffer { among, .. } => damage::suffer_refusals(board, among, action),
        Question::Charge => charge::phase_refusals(board, seat, action),
        Question::TankShock { unit } => charge::shock_refusals(board, *unit, action),
        Question::Fight { among } => fight::pick_refusals(board, among, action),
        Question::Strike { unit } => fight::strike_refusals(board, *unit, action),
    }
}

/// Whether an answer passes the rules: what [`answer_refusals`] says, for less where only moves have to be judged.
pub(crate) fn is_legal(board: Board<'_>, seat: Seat, question: &Question, action: &Action) -> bool {
    match (question, action) {
        (
            Question::Walk {
                unit,
                kind: kind @ (MoveKind::Normal | MoveKind::Advance | MoveKind::FallBack | MoveKind::Scouts),
                distance,
                ..
            },
            Action::Walk { walks, embark: None },
        ) => {
            reach::refusals(board, action).is_empty()
                && walk::is_legal(board, *unit, *kind, *distance, &[], walks)
        }
        _ => answer_refusals(board, seat, question, action).is_empty(),
    }
}

/// A match with the questions as they were before an answer, so that one can be put again.
struct Door<'a> {
    cx: Cx<'a>,
    asked: SmallVec<[Ask<Question>; 2]>,
}

impl Machine for Door<'_> {
    type Frame = Frame;
    type Question = Question;
    type Action = Action;
    type Value = Value;

    fn stack(&mut self) -> &mut Stack<Frame, Question> {
        self.cx.stack()
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.cx.outcome()
    }

    fn step(&mut self, frame: Frame, wake: WakeUp) -> Step {
        let WakeUp::Answer(seat, Action::Ask(stratagem)) = wake else { return self.cx.step(frame, wake) };
        self.cx.emit(Event::Silenced { seat, stratagem, silence: Silence::Once });
        // A window is opened anew, since it may now offer more.
        if let Frame::React(_) = frame {
            return self.cx.step(frame, WakeUp::Begin);
        }
        match self.asked.iter().find(|ask| ask.seat == seat) {
            Some(ask) => Step::ask(frame, seat, ask.question.clone(), ask.rule.0),
            None => self.cx.step(frame, WakeUp::Begin),
        }
    }
}

#[cfg(test)]
mod tests {
    use gonfalon_kernel::{begin, check, play};

    use super::*;
    use crate::action::Moment;
    use crate::fixture::{BLUE, Fixture, RED, trooper};
    use crate::stratagem::{React, Stratagem, rolls};

    #[test]
    fn who_asks_again_is_offered_again() {
        let mut fixture = Fixture::new();
        let unit = fixture.add(RED, trooper(), &[(100, 100)]);
        fixture.add(BLUE, trooper(), &[(300, 300)]);
        fixture.state.table.players[RED].command_points = 1;
        let (game, mut state) = (fixture.game, fixture.state);
        let moment =
            Moment::Rolled { unit, purpose: rolls::ADVANCE, dice: smallvec::smallvec![1], needed: 0 };
        let mut events: Vec<Event> = Vec::new();
        let mut dice = SeededDice::new(1);
        begin(
            &mut Cx { game: &game, state: &mut state, dice: &mut dice, sink: &mut events },
            Frame::React(React { seat: RED, moment }),
        );
        let answer = |state: &mut State, action: Action| {
            let ask = game.asks(state)[0].clone();
            let legal = check(&game, state, ask.id, RED, action).expect("legal");
            play(&game, state, legal, &mut SeededDice::new(1), &mut ());
        };
        let before = game.asks(&state)[0].question.clone();
        answer(&mut state, Action::Ask(Stratagem::Grenade));
        assert_eq!(game.asks(&state)[0].question, before, "the question stays");
        state.table.players[RED].silences.set(Stratagem::CommandReroll, Silence::Battle);
        answer(&mut state, Action::Ask(Stratagem::CommandReroll));
        assert!(!state.table.players[RED].silences.covers(Stratagem::CommandReroll));
        assert_eq!(game.asks(&state)[0].question, before);
        answer(&mut state, Action::Pass { silence: Silence::Battle });
        assert!(state.table.players[RED].silences.covers(Stratagem::CommandReroll));
        assert!(game.asks(&state).is_empty());
    }

    #[test]
    fn a_position_stays_small() {
        // The aim is 24 KB for a state with 120 models and 30 units.
        let models = 120 * size_of::<crate::state::Model>();
        let units = 30 * size_of::<crate::state::Unit>();
        let whole = size_of::<State>() + models + units;
        assert!(whole < 24_000, "{whole}: state {}, frame {}", size_of::<State>(), size_of::<Frame>());
    }
}
