//! Turn after turn.

use gonfalon_kernel::Seat;
use serde::Serialize;

use crate::clock;
use crate::cx::{Cx, Step, WakeUp};
use crate::data::SpecialKind;
use crate::event::Event;
use crate::frame::Frame;
use crate::melee::{self, Melees};
use crate::movement::Orders;
use crate::nerve::Tests;
use crate::setting::GameLength;
use crate::shooting::Volleys;
use crate::state::{Phase, UnitId};
use crate::victory;

/// The most turns of each player; a game that lasts a fixed time ends here if nobody's time ever passes.
pub const MOST_TURNS: u8 = 100;

/// What a turn waits for.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turns {
    /// The first turn is to begin.
    #[default]
    First,
    /// The Move phase has begun and orders are to be given.
    Orders,
    /// The orders of the Move phase.
    Move,
    /// The tests after the Move phase.
    MoveTests,
    /// The ranged attacks of the Shoot phase.
    Shoot,
    /// The tests after the Shoot phase.
    ShootTests,
    /// The melees.
    Melee,
}

impl Turns {
    pub(crate) fn step(self, cx: &mut Cx<'_>, _wake: WakeUp) -> Step {
        if self == Turns::First {
            let first = cx.state.table.active;
            return begin_turn(cx, first);
        }
        if clock::turn_over(cx.board()) {
            cut_short(cx);
            return end_turn(cx);
        }
        match self {
            Turns::First => unreachable!("told above"),
            Turns::Orders => call(Turns::Move, Frame::Orders(Orders::default())),
            Turns::Move => call(Turns::MoveTests, Frame::Tests(Tests::after_phase())),
            Turns::MoveTests => {
                cx.emit(Event::PhaseBegan(Phase::Shoot));
                call(Turns::Shoot, Frame::Volleys(Volleys::default()))
            }
            Turns::Shoot => call(Turns::ShootTests, Frame::Tests(Tests::after_phase())),
            Turns::ShootTests => {
                cx.emit(Event::PhaseBegan(Phase::Melee));
                call(Turns::Melee, Frame::Melees(Melees::default()))
            }
            Turns::Melee => end_turn(cx),
        }
    }
}

fn call(then: Turns, frame: Frame) -> Step {
    Step::Call(Frame::Turns(then), frame)
}

/// Begins the turn of a player; a player without units has nothing to do in it.
fn begin_turn(cx: &mut Cx<'_>, seat: Seat) -> Step {
    let mut seat = seat;
    loop {
        let turn = cx.state.table.turn + 1;
        cx.emit(Event::TurnBegan { turn, seat });
        if cx.board().army(seat).next().is_some() {
            break;
        }
        cx.emit(Event::TurnEnded(seat));
        if is_over(cx) {
            return finish(cx);
        }
        seat = cx.opponent(seat);
    }
    pull_together(cx, seat);
    cx.emit(Event::PhaseBegan(Phase::Move));
    Step::Become(Frame::Turns(Turns::Orders))
}

/// Headstrong units that waver may shake it off, before any order.
fn pull_together(cx: &mut Cx<'_>, seat: Seat) {
    let board = cx.board();
    let wavering: Vec<UnitId> = board
        .army(seat)
        .filter(|unit| board.unit(*unit).wavering && board.has(*unit, SpecialKind::Headstrong))
        .collect();
    for unit in wavering {
        let die = cx.d6("headstrong-die");
        cx.emit(Event::HeadstrongRolled { unit, die });
        if die >= cx.game.library.constants.specials.headstrong_roll {
            cx.emit(Event::Rallied(unit));
        }
    }
}

/// The time of the turn is over: tests and melees lapse, and chargers step back.
fn cut_short(cx: &mut Cx<'_>) {
    let shaken: Vec<UnitId> = cx.board().units().filter(|unit| cx.board().unit(*unit).shaken).collect();
    for unit in shaken {
        cx.emit(Event::TestLapsed(unit));
    }
    melee::lapse(cx);
}

fn end_turn(cx: &mut Cx<'_>) -> Step {
    let seat = cx.state.table.active;
    cx.emit(Event::TurnEnded(seat));
    if is_over(cx) {
        return finish(cx);
    }
    begin_turn(cx, cx.opponent(seat))
}

fn finish(cx: &mut Cx<'_>) -> Step {
    victory::finish(cx);
    Step::Return(())
}

/// Whether the game is over: both have had the same number of turns, and all of them or all of the time is gone.
fn is_over(cx: &Cx<'_>) -> bool {
    let table = &cx.state.table;
    let (first, second) = (table.players[Seat(0)].turns, table.players[Seat(1)].turns);
    let nobody = || cx.board().units().next().is_none();
    first == second
        && match cx.game.agreement.length {
            GameLength::Turns(turns) => first >= turns,
            // On an empty table nothing can happen any more, and nobody is asked anything that takes time.
            GameLength::Time(limit) => table.elapsed >= limit || first >= MOST_TURNS || nobody(),
        }
}

#[cfg(test)]
mod tests {
    use gonfalon_kernel::{SeededDice, begin};

    use super::*;
    use crate::action::Question;
    use crate::fixture::Fixture;
    use crate::setting::ClockChoice;
    use crate::state::Victory;

    fn run(fixture: &mut Fixture, frame: Turns, dice: &mut dyn gonfalon_kernel::Dice) -> Vec<Event> {
        let mut events: Vec<Event> = Vec::new();
        let mut cx =
            Cx { game: &fixture.game, state: &mut fixture.state, dice, sink: &mut events, asked: None };
        begin(&mut cx, Frame::Turns(frame));
        events
    }

    #[test]
    fn the_turns_of_a_player_without_units_pass() {
        let mut fixture = Fixture::new();
        fixture.put(1, "elf-king", 20, 20, 90);
        fixture.state.table.turn = 0;
        let events = run(&mut fixture, Turns::First, &mut SeededDice::new(1));
        assert_eq!(events[0], Event::TurnBegan { turn: 1, seat: Seat(0) });
        assert_eq!(events[1], Event::TurnEnded(Seat(0)));
        assert_eq!(events[2], Event::TurnBegan { turn: 2, seat: Seat(1) });
        assert_eq!(fixture.state.stack.asks()[0].seat, Seat(1));
        assert_eq!(fixture.state.stack.asks()[0].question, Question::Order);
    }

    #[test]
    fn an_empty_table_is_scored_after_all_turns() {
        let mut fixture = Fixture::new();
        fixture.state.table.victory = Some(Victory::Kill);
        fixture.state.table.turn = 0;
        let events = run(&mut fixture, Turns::First, &mut SeededDice::new(1));
        let turns = events.iter().filter(|event| matches!(event, Event::TurnEnded(_))).count();
        assert_eq!(turns, 12);
        assert!(fixture.state.table.outcome.as_ref().is_some_and(|outcome| outcome.winners.is_empty()));
    }

    #[test]
    fn headstrong_units_shake_off_wavering_on_four_or_more() {
        struct Shows(u8);
        impl gonfalon_kernel::Dice for Shows {
            fn roll(&mut self, roll: gonfalon_kernel::Roll) -> u8 {
                assert_eq!(roll.purpose, "headstrong-die");
                self.0
            }
        }
        for (die, wavers) in [(3, true), (4, false)] {
            let mut fixture = Fixture::new();
            let dwarfs = fixture.put(0, "ironclad-regiment", 20, 20, 90);
            let elves = fixture.put(0, "elf-bowmen-regiment", 40, 20, 90);
            fixture.unit(dwarfs).wavering = true;
            fixture.unit(elves).wavering = true;
            run(&mut fixture, Turns::First, &mut Shows(die));
            assert_eq!(fixture.unit(dwarfs).wavering, wavers);
            assert!(fixture.unit(elves).wavering);
        }
    }

    #[test]
    fn tests_lapse_when_the_time_of_the_turn_is_over() {
        let mut fixture = Fixture::new();
        fixture.put(0, "elf-king", 20, 20, 90);
        let shaken = fixture.put(1, "elf-bowmen-regiment", 40, 20, 90);
        fixture.unit(shaken).damage = 20;
        fixture.unit(shaken).shaken = true;
        fixture.game.agreement.clock = ClockChoice::Turn(1000);
        fixture.state.table.players[Seat(0)].spent = 1000;
        let events = run(&mut fixture, Turns::Shoot, &mut SeededDice::new(1));
        assert_eq!(events[0], Event::TestLapsed(shaken));
        assert_eq!(events[1], Event::TurnEnded(Seat(0)));
        assert!(fixture.board().on_table(shaken));
        assert_eq!(fixture.unit(shaken).damage, 20);
        assert_eq!(fixture.state.table.active, Seat(1));
    }
}
