//! The end of the battle and who has won it.

use gonfalon_kernel::{Outcome, Seat};

use crate::board::Board;
use crate::cx::Cx;
use crate::setup::destroy_unit;
use crate::state::{Place, UnitId};

/// Whether every model of an army has been destroyed. Models in Reserves or inside TRANSPORTS have not.
pub(crate) fn annihilated(board: Board<'_>, seat: Seat) -> bool {
    let mut any = false;
    for (facts, model) in board.game.models.iter().zip(&board.table.models) {
        if board.facts(facts.unit).owner == seat {
            if !model.destroyed {
                return false;
            }
            any = true;
        }
    }
    any
}

/// Ends the battle if one of the armies has been destroyed.
pub(crate) fn end_if_annihilated(cx: &mut Cx<'_>) -> bool {
    let gone = Seat::all(2).any(|seat| annihilated(cx.board(), seat));
    if gone {
        settle(cx);
    }
    gone
}

/// Ends the battle after its last round: what has not arrived by now is lost.
pub(crate) fn end(cx: &mut Cx<'_>) {
    let board = cx.board();
    let absent: Vec<UnitId> =
        board.heads().filter(|unit| matches!(board.unit(*unit).place, Place::Reserves(_))).collect();
    for unit in absent {
        destroy_unit(cx, unit, "wh40k.reserves.not-arrived-destroyed");
    }
    settle(cx);
}

fn settle(cx: &mut Cx<'_>) {
    let gone = |seat| annihilated(cx.board(), seat);
    let points = |seat: Seat| cx.state.table.players[seat].victory_points;
    let (red, blue) = (Seat(0), Seat(1));
    let (winners, rule) = match (gone(red), gone(blue)) {
        (true, false) => (vec![blue], "wh40k.onlywar.win-by-annihilation"),
        (false, true) => (vec![red], "wh40k.onlywar.win-by-annihilation"),
        // If both are destroyed points decide.
        _ if points(red) > points(blue) => (vec![red], "wh40k.onlywar.win-by-points"),
        _ if points(blue) > points(red) => (vec![blue], "wh40k.onlywar.win-by-points"),
        _ => (vec![], "wh40k.onlywar.draw"),
    };
    cx.end(Outcome::won_by(winners), rule);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Event;
    use crate::fixture::{BLUE, Fixture, RED, trooper};
    use crate::state::Reserves;

    fn match_of_two() -> (Fixture, UnitId, UnitId) {
        let mut fixture = Fixture::new();
        let red = fixture.add(RED, trooper(), &[(100, 100)]);
        let blue = fixture.add(BLUE, trooper(), &[(300, 300)]);
        (fixture, red, blue)
    }

    fn ended(fixture: &mut Fixture, end_of_battle: bool) -> Option<(Vec<Seat>, &'static str)> {
        let mut dice = gonfalon_kernel::SeededDice::new(1);
        let mut events: Vec<Event> = Vec::new();
        let state = &mut fixture.state;
        let mut cx = Cx { game: &fixture.game, state, dice: &mut dice, sink: &mut events };
        if end_of_battle {
            end(&mut cx);
        } else {
            end_if_annihilated(&mut cx);
        }
        events.into_iter().find_map(|event| match event {
            Event::Ended { outcome, rule } => Some((outcome.winners, rule.0)),
            _ => None,
        })
    }

    #[test]
    fn points_decide_and_equal_points_are_a_draw() {
        let (mut fixture, ..) = match_of_two();
        assert_eq!(ended(&mut fixture, true), Some((vec![], "wh40k.onlywar.draw")));
        let (mut fixture, ..) = match_of_two();
        fixture.state.table.players[BLUE].victory_points = 1;
        assert_eq!(ended(&mut fixture, true), Some((vec![BLUE], "wh40k.onlywar.win-by-points")));
    }

    #[test]
    fn a_destroyed_army_loses_whatever_the_points() {
        let (mut fixture, _, blue) = match_of_two();
        fixture.state.table.players[BLUE].victory_points = 9;
        assert_eq!(ended(&mut fixture, false), None);
        fixture.state.table.units[blue.index()].place = Place::Reserves(Reserves::DeepStrike);
        assert_eq!(ended(&mut fixture, false), None, "who waits in Reserves is not destroyed");
        fixture.state.table.models[1].destroyed = true;
        let won = Some((vec![RED], "wh40k.onlywar.win-by-annihilation"));
        assert_eq!(ended(&mut fixture, false), won);
        // If both are gone points decide.
        let (mut fixture, ..) = match_of_two();
        fixture.state.table.players[BLUE].victory_points = 9;
        fixture.state.table.models.iter_mut().for_each(|model| model.destroyed = true);
        assert_eq!(ended(&mut fixture, false), Some((vec![BLUE], "wh40k.onlywar.win-by-points")));
    }

    #[test]
    fn reserves_that_never_arrived_are_destroyed_with_their_passengers() {
        let (mut fixture, _, blue) = match_of_two();
        let inside = fixture.add(BLUE, trooper(), &[(0, 0)]);
        fixture.state.table.units[blue.index()].place = Place::Reserves(Reserves::Strategic);
        fixture.state.table.units[inside.index()].place = Place::Embarked(blue);
        fixture.state.table.players[BLUE].victory_points = 9;
        let won = Some((vec![RED], "wh40k.onlywar.win-by-annihilation"));
        assert_eq!(ended(&mut fixture, true), won);
    }
}
