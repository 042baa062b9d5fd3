//! The game at the kernel's door.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{
    Accepted, Alternative, Arg, Ask, Dice, Game, Line, Outcome, Refusal, Seat, SeededDice, Sink,
};

use crate::action::{Action, Question};
use crate::activation::{continue_refusals, resolve_refusals};
use crate::board::Board;
use crate::cx::Cx;
use crate::event::Event;
use crate::melee::strike_refusals;
use crate::movement::{MoveKind, MoveStart};
use crate::ranged::flip_toward_refusals;
use crate::setup;
use crate::state::{Secret, State};
use crate::view::View;
use crate::{Whdw, alternatives, proposals, tell, view};

impl Game for Whdw {
    type State = State;
    type Question = Question;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn asks<'s>(&self, state: &'s State) -> &'s [Ask<Question>] {
        state.stack.asks()
    }

    fn outcome<'s>(&self, state: &'s State) -> Option<&'s Outcome> {
        state.table.outcome.as_ref()
    }

    fn refusals(&self, state: &State, ask: &Ask<Question>, action: &Action) -> Vec<Refusal> {
        let board = Board::new(self, &state.table);
        answer_refusals(board, &state.secrets[ask.seat], ask.seat, &ask.question, action)
    }

    fn carry_out(
        &self,
        state: &mut State,
        legal: Accepted<Action>,
        dice: &mut dyn Dice,
        sink: &mut dyn Sink<Event>,
    ) {
        legal.resume(&mut Cx { game: self, state, dice, sink });
    }

    fn view(&self, state: &State, viewer: Option<Seat>) -> View {
        view::view(state, viewer)
    }

    fn seen(&self, event: &Event, viewer: Option<Seat>) -> Option<Event> {
        Some(view::seen(event, viewer))
    }

    fn proposals(&self, view: &View, ask: &Ask<Question>, budget: usize) -> Vec<Action> {
        proposals::proposals(self, view, ask, budget)
    }

    fn sample(&self, view: &View, ask: &Ask<Question>, chance: &mut SeededDice) -> Action {
        proposals::sample(self, view, ask, chance)
    }

    fn fallback(&self, view: &View, ask: &Ask<Question>) -> Action {
        proposals::fallback(self, view, ask)
    }

    fn alternatives(
        &self,
        view: &View,
        ask: &Ask<Question>,
        refused: &Action,
        budget: usize,
    ) -> Vec<Alternative<Action>> {
        alternatives::alternatives(self, view, ask, refused, budget)
    }

    fn tell(&self, event: &Event) -> Option<Line> {
        tell::event(self, event)
    }

    fn tell_question(&self, question: &Question) -> Line {
        tell::question(self, question)
    }
}

/// Every reason against an answer. It needs nothing but the public table and the secrets of whoever answers, so bots can
/// judge their own ideas by the same function.
pub(crate) fn answer_refusals(
    board: Board<'_>,
    secret: &Secret,
    seat: Seat,
    question: &Question,
    action: &Action,
) -> Vec<Refusal> {
    if !action.is_in_reach() {
        let battlefield = &board.game.library.constants.battlefield;
        return vec![
            Refusal::new("whdw.setup.battlefield", "refusal-out-of-reach")
                .with("width", Arg::Length(battlefield.width.0))
                .with("depth", Arg::Length(battlefield.depth.0)),
        ];
    }
    match question {
        Question::AssignInitiative => setup::initiative_refusals(board, action),
        Question::ChooseScenario => setup::scenario_refusals(secret, action),
        Question::PlaceDeploymentCard => setup::deployment_card_refusals(board, seat, action),
        Question::PlaceTerrain => setup::terrain_refusals(board, action),
        Question::PlaceWatchtower => setup::watchtower_refusals(board, action),
        Question::Deploy => setup::deploy_refusals(board, seat, action),
        Question::Scout { disks } => scout_refusals(board, disks, action),
        Question::ChooseCommand => command_refusals(secret, action),
        Question::Resolve { left } => resolve_refusals(board, seat, *left, action),
        Question::Continue { disk, flips, broke_through, may_act } => {
            let start = MoveStart {
                disk: *disk,
                flips: *flips,
                broke_through: *broke_through,
                kind: if board.table.round == 0 { MoveKind::Scout } else { MoveKind::Action },
            };
            continue_refusals(board, seat, &start, *may_act, action)
        }
        Question::ChooseScatter { among } => choice_refusals(among, action, "whdw.scatter.tie"),
        Question::ChooseDisk { among, .. } => choice_refusals(among, action, "whdw.general.trigger-order"),
        Question::OrderTriggers { waiting } => {
            number_refusals(waiting.len(), action, "whdw.general.trigger-order")
        }
        Question::ChooseEngagement { among } => {
            number_refusals(among.len(), action, "whdw.melee.first-player-order")
        }
        Question::FlipToward { disk, nearest } => match action {
            Action::Flip(to) => flip_toward_refusals(board, *disk, nearest, *to),
            _ => vec![Refusal::new("whdw.ability.hellcannon", "refusal-not-an-answer")],
        },
        Question::Strike { strikers } => strike_refusals(board, strikers, action),
    }
}

fn scout_refusals(board: Board<'_>, disks: &[DiskId], action: &Action) -> Vec<Refusal> {
    match action {
        Action::Done => Vec::new(),
        Action::Scout { disk, path } => {
            if !disks.contains(disk) {
                let refusal = if board.exists(*disk) && board.table.pile.is_pinned(*disk) {
                    Refusal::new("whdw.keyword.scout-pinned", "refusal-scout-pinned")
                        .with("disk", board.name(*disk))
                } else {
                    Refusal::new("whdw.keyword.scout", "refusal-cannot-scout")
                };
                return vec![refusal];
            }
            let flips = board.movement(*disk).unwrap_or(0);
            let start = MoveStart { disk: *disk, flips, broke_through: false, kind: MoveKind::Scout };
            board.path_refusals(&start, path)
        }
        _ => vec![Refusal::new("whdw.keyword.scout-pinned", "refusal-scouts-only-move")],
    }
}

fn command_refusals(secret: &Secret, action: &Action) -> Vec<Refusal> {
    match action {
        Action::Command(card) if secret.hand.has(*card) => Vec::new(),
        Action::Command(_) => vec![Refusal::new("whdw.command.choose-secretly", "refusal-card-not-in-hand")],
        _ => vec![Refusal::new("whdw.command.must-play", "refusal-must-play-card")],
    }
}

fn choice_refusals(among: &[DiskId], action: &Action, rule: &'static str) -> Vec<Refusal> {
    match action {
        Action::Choose(disk) if among.contains(disk) => Vec::new(),
        _ => vec![Refusal::new(rule, "refusal-not-among-the-choices")],
    }
}

fn number_refusals(count: usize, action: &Action, rule: &'static str) -> Vec<Refusal> {
    match action {
        Action::Next(number) if usize::from(*number) < count => Vec::new(),
        _ => vec![Refusal::new(rule, "refusal-not-among-the-choices")],
    }
}
