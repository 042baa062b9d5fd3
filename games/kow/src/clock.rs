//! Chess clock, turn timer and games that last a fixed time. Time is data: every answer says how long it took.

use gonfalon_kernel::{Refusal, RuleId, Seat};

use crate::Kow;
use crate::action::{Action, Question};
use crate::board::Board;
use crate::cx::Cx;
use crate::event::Event;
use crate::frame::Frame;
use crate::setting::{ClockChoice, GameLength};
use crate::setup::Setting;
use crate::state::{Phase, Place, UnitId};
use crate::victory;

/// Whether time runs for the questions of a frame, see [`Question::is_timed`].
pub(crate) fn runs_during(frame: &Frame) -> bool {
    match frame {
        Frame::Setup(step) => *step == Setting::Deploy,
        Frame::Pause(_) => false,
        _ => true,
    }
}

impl Question {
    /// Whether time runs while this question is open: in turns and during deployment, not while the table is prepared
    /// nor until it is settled who has the first turn, nor in a pause.
    pub fn is_timed(&self) -> bool {
        !matches!(
            self,
            Question::PlaceTerrain
                | Question::SetObjective
                | Question::ChooseSide
                | Question::ChooseFirst
                | Question::AgreePause
                | Question::Resume
        )
    }
}

/// Whether time counts in this match.
pub(crate) fn is_timed(game: &Kow) -> bool {
    let agreement = &game.agreement;
    agreement.clock != ClockChoice::None || matches!(agreement.length, GameLength::Time(_))
}

/// Books the time of an answer before it is carried out. With a chess clock that runs out the game ends here; a turn timer
/// that runs out makes [`turn_over`] true.
pub(crate) fn book(cx: &mut Cx<'_>, seat: Seat, action: &Action) {
    if !is_timed(cx.game) {
        return;
    }
    if action.spent > 0 {
        cx.emit(Event::TimeSpent { seat, spent: action.spent });
    }
    if cx.state.table.players[seat].clock == Some(0) {
        cx.emit(Event::TimedOut(seat));
        rout_army(cx, seat);
        victory::finish(cx);
    } else if turn_over(cx.board()) {
        cx.emit(Event::TimedOut(seat));
    }
}

/// Whether the time of the turn that is being played is over.
pub(crate) fn turn_over(board: Board<'_>) -> bool {
    let table = board.table;
    match board.game.agreement.clock {
        ClockChoice::Turn(limit) => table.phase != Phase::Setup && table.players[table.active].spent >= limit,
        ClockChoice::None | ClockChoice::Chess(_) => false,
    }
}

/// Whether a player's time to deploy a unit is over: only with a turn timer, as the chess clock simply runs.
pub(crate) fn deployment_over(board: Board<'_>, seat: Seat) -> bool {
    let timed = matches!(board.game.agreement.clock, ClockChoice::Turn(_));
    timed && board.table.players[seat].spent >= deployment_limit(board)
}

/// Milliseconds to deploy a unit.
fn deployment_limit(board: Board<'_>) -> u32 {
    u32::from(board.game.library.constants.clock.deployment_seconds) * 1000
}

/// Every reason why a player cannot be out of time after so many milliseconds.
pub(crate) fn time_out_refusals(
    board: Board<'_>,
    seat: Seat,
    question: &Question,
    spent: u32,
) -> Vec<Refusal> {
    let player = &board.table.players[seat];
    let left = match board.game.agreement.clock {
        ClockChoice::None => {
            return vec![Refusal::new("kow.clock.optional", "refusal-no-clock")];
        }
        _ if matches!(question, Question::AgreePause | Question::Resume) => {
            return vec![Refusal::new("kow.clock.pause", "refusal-clock-stands")];
        }
        _ if !question.is_timed() => {
            return vec![Refusal::new("kow.clock.chess-pause-first-turn", "refusal-clock-stands")];
        }
        ClockChoice::Chess(_) => player.clock.unwrap_or(0),
        ClockChoice::Turn(_) if *question == Question::Deploy => {
            deployment_limit(board).saturating_sub(player.spent)
        }
        ClockChoice::Turn(limit) => limit.saturating_sub(player.spent),
    };
    if spent >= left {
        return Vec::new();
    }
    let rule = match board.game.agreement.clock {
        ClockChoice::Chess(_) => "kow.clock.chess-time-out-ends-game",
        _ if *question == Question::Deploy => "kow.clock.turn-timer-deployment",
        _ => "kow.clock.turn-timer-ends-turn",
    };
    vec![Refusal::new(rule, "refusal-time-left").number("left", i64::from((left - spent).div_ceil(1000)))]
}

/// All units of a player who ran out of time rout, those not yet deployed included.
fn rout_army(cx: &mut Cx<'_>, seat: Seat) {
    let rule = RuleId("kow.clock.chess-time-out-army-routs");
    let units = cx.state.table.units.iter().zip(&cx.game.units).enumerate();
    let army: Vec<UnitId> = units
        .filter(|(_, (unit, facts))| {
            facts.owner == seat && matches!(unit.place, Place::Table | Place::Waiting)
        })
        .map(|(index, _)| UnitId(index as u8))
        .collect();
    for unit in army {
        cx.emit(Event::Routed { unit, rule });
    }
}
