//! The game at the kernel's door.

use gonfalon_kernel::{
    Accepted, Alternative, Ask, Dice, Game, Line, Outcome, Refusal, Seat, SeededDice, Sink,
};
use gonfalon_table::{Length, Point};
use smallvec::SmallVec;

use crate::action::{Action, Deed, Parting, Question, Stride};
use crate::board::Board;
use crate::cx::Cx;
use crate::event::Event;
use crate::state::{State, Table, UnitId};
use crate::{Kow, alternatives, clock, melee, movement, nerve, pause, proposals, setup, shooting, tell};

impl Game for Kow {
    type State = State;
    type Question = Question;
    type Action = Action;
    type Event = Event;
    type View = Table;

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
        let asked = state.stack.asks().first().cloned();
        legal.resume(&mut Cx { game: self, state, dice, sink, asked });
    }

    fn view(&self, state: &State, _viewer: Option<Seat>) -> Table {
        // Nothing in this game is secret.
        state.table.clone()
    }

    fn seen(&self, event: &Event, _viewer: Option<Seat>) -> Option<Event> {
        Some(event.clone())
    }

    fn proposals(&self, view: &Table, ask: &Ask<Question>, budget: usize) -> Vec<Action> {
        proposals::proposals(Board::new(self, view), ask, budget)
    }

    fn sample(&self, view: &Table, ask: &Ask<Question>, chance: &mut SeededDice) -> Action {
        proposals::sample(Board::new(self, view), ask, chance)
    }

    fn fallback(&self, view: &Table, ask: &Ask<Question>) -> Action {
        proposals::fallback(Board::new(self, view), ask).into()
    }

    fn alternatives(
        &self,
        view: &Table,
        ask: &Ask<Question>,
        refused: &Action,
        budget: usize,
    ) -> Vec<Alternative<Action>> {
        alternatives::alternatives(Board::new(self, view), ask, refused, budget)
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
    let deed = &action.deed;
    if *deed == Deed::TimeOut {
        return clock::time_out_refusals(board, seat, question, action.spent);
    }
    if matches!(deed, Deed::Pause | Deed::Interrupted) {
        return pause::wish_refusals(board, question);
    }
    let unsound = reach_refusals(board, deed);
    if !unsound.is_empty() {
        return unsound;
    }
    match question {
        Question::PlaceTerrain => setup::terrain_refusals(board, deed),
        Question::SetObjective => setup::objective_refusals(board, deed),
        Question::ChooseSide => match deed {
            Deed::Side(_) => Vec::new(),
            _ => vec![Refusal::new("kow.deploy.roll-off", "refusal-choose-side")],
        },
        Question::Deploy => setup::deploy_refusals(board, seat, deed),
        Question::ChooseFirst => match deed {
            Deed::First(first) if first.0 < 2 => Vec::new(),
            _ => vec![Refusal::new("kow.turn.first-player", "refusal-choose-first")],
        },
        Question::Order => movement::order_refusals(board, seat, deed),
        Question::Shoot => shooting::shot_refusals(board, seat, deed),
        Question::SurgeTarget { among, .. } => shooting::surge_target_refusals(board, among, deed),
        Question::TestNext { among } => nerve::test_next_refusals(board, among, deed),
        Question::FightNext { among } => melee::fight_next_refusals(board, among, deed),
        Question::Regroup { unit } => melee::regroup_refusals(board, *unit, deed),
        Question::RegroupNext { among } => melee::regroup_next_refusals(board, among, deed),
        Question::Separate { ways } => melee::separate_refusals(board, ways, deed),
        Question::AgreePause => pause::agree_refusals(deed),
        Question::Resume => pause::resume_refusals(deed),
    }
}

/// Whether an answer is legal: the same as no refusal, found sooner where many answers are tried.
pub(crate) fn is_legal(board: Board<'_>, seat: Seat, question: &Question, action: &Action) -> bool {
    match question {
        Question::Order if !matches!(action.deed, Deed::TimeOut | Deed::Pause | Deed::Interrupted) => {
            reach_refusals(board, &action.deed).is_empty()
                && movement::is_legal_order(board, seat, &action.deed)
        }
        Question::Deploy if !matches!(action.deed, Deed::TimeOut | Deed::Pause | Deed::Interrupted) => {
            reach_refusals(board, &action.deed).is_empty()
                && setup::is_legal_deployment(board, seat, &action.deed)
        }
        _ => answer_refusals(board, seat, question, action).is_empty(),
    }
}

/// Points and lengths beyond the reach of the geometry and units that do not exist are refused before anything is
/// measured or looked up.
fn reach_refusals(board: Board<'_>, deed: &Deed) -> Vec<Refusal> {
    let mut points: SmallVec<[Point; 1]> = SmallVec::new();
    let mut lengths: SmallVec<[Length; 8]> = SmallVec::new();
    let mut units: SmallVec<[UnitId; 8]> = SmallVec::new();
    match deed {
        Deed::Terrain { at, .. } | Deed::Objective(at) => points.push(*at),
        Deed::Deploy { unit, at, .. } => {
            points.push(*at);
            units.push(*unit);
        }
        Deed::Order { unit, strides, .. } => {
            units.push(*unit);
            lengths.extend(strides.iter().filter_map(|stride| match stride {
                Stride::Forward(by) | Stride::Back(by) | Stride::Left(by) | Stride::Right(by) => Some(*by),
                Stride::Pivot(_) => None,
            }));
        }
        Deed::Charge { units: chargers, target } => {
            units.extend(chargers.iter().copied());
            units.push(*target);
        }
        Deed::Shoot { unit, target, .. } => units.extend([*unit, *target]),
        Deed::Choose(unit) | Deed::Separate(Parting { unit, .. }) => units.push(*unit),
        Deed::Done
        | Deed::TerrainObjective(_)
        | Deed::Side(_)
        | Deed::First(_)
        | Deed::Regroup(_)
        | Deed::Pause
        | Deed::Interrupted
        | Deed::Agree(_)
        | Deed::Resume
        | Deed::TimeOut => {}
    }
    let mut refusals = Vec::new();
    let field = board.field();
    // Whatever lies farther from the table than its own measure cannot be part of any answer.
    let (beyond_x, beyond_y) = (field.max.x, field.max.y);
    let near = |point: &Point| {
        (-beyond_x..=2 * beyond_x).contains(&point.x) && (-beyond_y..=2 * beyond_y).contains(&point.y)
    };
    if !points.iter().all(near) || !lengths.iter().all(|length| (0..=beyond_x).contains(&length.0)) {
        refusals.push(Refusal::new("kow.scenario.table", "refusal-beyond-the-table"));
    }
    if !units.iter().all(|unit| board.exists(*unit)) {
        refusals.push(Refusal::new("kow.scenario.armies", "refusal-unknown-unit"));
    }
    if let Deed::Order { strides, .. } = deed
        && strides.len() > MOST_STRIDES
    {
        refusals.push(
            Refusal::new("kow.move.one-order", "refusal-too-many-strides")
                .number("most", MOST_STRIDES as i64),
        );
    }
    refusals
}

/// No order has more parts than this, whatever the unit's special rules.
const MOST_STRIDES: usize = 16;
