//! What to do instead of a refused answer.

use gonfalon_kernel::{Alternative, Ask, Line};
use gonfalon_table::{Heading, Length};

use crate::action::{Action, Question, Spot, Spots};
use crate::board::Board;
use crate::game::answer_refusals;
use crate::movement;
use crate::placing::Zone;
use crate::proposals::melee;
use crate::room;
use crate::setup;
use crate::state::{ModelId, MoveKind, Place};
use crate::walk::{self, Move};

/// Legal answers close to a refused one, the nearest first.
pub(crate) fn alternatives(
    board: Board<'_>,
    ask: &Ask<Question>,
    refused: &Action,
    budget: usize,
) -> Vec<Alternative<Action>> {
    // What names nothing that exists has nothing near it.
    if !crate::reach::refusals(board, refused).is_empty() {
        return Vec::new();
    }
    let found = match (&ask.question, refused) {
        (Question::Walk { unit, kind, distance, targets }, Action::Walk { walks, .. }) => {
            let order = Move { unit: *unit, kind: *kind, distance: *distance, targets };
            shorter(board, order, walks).or_else(|| into_combat(board, order))
        }
        (Question::Walk { unit, kind, distance, targets }, Action::Pass { .. }) => {
            into_combat(board, Move { unit: *unit, kind: *kind, distance: *distance, targets })
        }
        (Question::Deploy, Action::Pass { .. }) => {
            let fits =
                setup::waiting(board, ask.seat, setup::waiting(board, ask.seat, false).next().is_none())
                    .find_map(|unit| Some((unit, setup::first_spots(board, unit)?)));
            fits.map(|(unit, spots)| {
                let says = Line::new("instead-set-up").with("unit", board.name(unit));
                Alternative::new(Action::SetUp { unit, spots }, says)
            })
        }
        (Question::Retreat { unit, distance, .. }, Action::Walk { walks, .. }) => {
            let order = Move { unit: *unit, kind: MoveKind::FallBack, distance: *distance, targets: &[] };
            shorter(board, order, walks)
        }
        (_, Action::SetUp { unit, spots }) if board.head(*unit) == *unit => {
            let fits = |spots: &Spots| {
                let action = Action::SetUp { unit: *unit, spots: spots.clone() };
                answer_refusals(board, ask.seat, &ask.question, &action).is_empty()
            };
            let anywhere = || match board.unit(*unit).place {
                Place::Waiting => setup::first_spots(board, *unit),
                Place::Embarked(transport) => room::find(board, *unit, &Zone::Disembark { transport }),
                Place::Reserves(_) => {
                    movement::reserves_zone(board, *unit).and_then(|zone| room::find(board, *unit, &zone))
                }
                Place::Battlefield | Place::Destroyed => None,
            };
            let says = Line::new("instead-set-up").with("unit", board.name(*unit));
            let spots = beside(board, spots).find(fits).or_else(anywhere);
            spots.map(|spots| Alternative::new(Action::SetUp { unit: *unit, spots }, says))
        }
        (Question::PlaceMarker, Action::Marker(at)) => {
            // wh40k.objective.shift-slightly
            let shifted = setup::nearest_marker(board, *at);
            shifted.map(|at| Alternative::new(Action::Marker(at), Line::new("instead-marker")))
        }
        _ => None,
    };
    found
        .into_iter()
        .filter(|offer| answer_refusals(board, ask.seat, &ask.question, &offer.action).is_empty())
        .take(budget)
        .collect()
}

/// The same places shifted a little, the nearest first.
fn beside<'a>(board: Board<'a>, spots: &'a Spots) -> impl Iterator<Item = Spots> + 'a {
    const RINGS: i32 = 4;
    const SIDES: i32 = 8;
    let shift = |ring: i32, side: i32| (Length::inches(ring), Heading::from_degrees(side * 360 / SIDES));
    let shifts = (1..=RINGS).flat_map(move |ring| (0..SIDES).map(move |side| shift(ring, side)));
    shifts.map(move |(far, way)| {
        let moved = |(model, spot): &(ModelId, Spot)| {
            let there = Spot { at: spot.at.step(way, far), ..*spot };
            (*model, walk::grounded(board, *model, &there).unwrap_or(there))
        };
        spots.iter().map(moved).collect()
    })
}

/// The same way, but not as far.
fn shorter(board: Board<'_>, order: Move<'_>, walks: &[crate::action::Walk]) -> Option<Alternative<Action>> {
    let walks = walk::nearest(board, order, walks)?;
    let says = Line::new("instead-shorter").with("unit", board.name(order.unit));
    Some(Alternative::new(Action::Walk { walks, embark: None }, says))
}

/// A move into combat, where the kind of move leads there.
fn into_combat(board: Board<'_>, order: Move<'_>) -> Option<Alternative<Action>> {
    if !matches!(order.kind, MoveKind::Charge | MoveKind::PileIn | MoveKind::Consolidate) {
        return None;
    }
    let says = Line::new("instead-into-combat").with("unit", board.name(order.unit));
    Some(Alternative::new(melee::rush(board, order), says))
}

#[cfg(test)]
mod tests {
    use gonfalon_kernel::{AskId, RuleId};
    use smallvec::smallvec;

    use super::*;
    use crate::action::Walk;
    use crate::fixture::{Fixture, RED, tenths, trooper};

    #[test]
    fn a_walk_too_far_is_offered_shorter() {
        let mut fixture = Fixture::new();
        let unit = fixture.add(RED, trooper(), &[(100, 100)]);
        let question =
            Question::Walk { unit, kind: MoveKind::Normal, distance: Length::ZERO, targets: smallvec![] };
        let ask = Ask { id: AskId(0), seat: RED, question, rule: RuleId("wh40k.move.normal-distance") };
        let spot = Spot { at: tenths(100, 180), ..fixture.board().spot(fixture.model(unit, 0)) };
        let walk = Walk { model: fixture.model(unit, 0), path: smallvec![spot] };
        let refused = Action::Walk { walks: smallvec![walk], embark: None };
        assert!(!answer_refusals(fixture.board(), RED, &ask.question, &refused).is_empty());
        let offers = alternatives(fixture.board(), &ask, &refused, 3);
        let [offer] = &offers[..] else { panic!("{offers:?}") };
        let Action::Walk { walks, .. } = &offer.action else { panic!("a walk") };
        assert_eq!(walks[0].path.last().map(|spot| spot.at.y), Some(tenths(100, 160).y));
    }

    #[test]
    fn who_may_not_give_up_a_charge_is_offered_one() {
        let mut fixture = Fixture::new();
        let unit = fixture.add(RED, trooper(), &[(100, 100)]);
        let enemy = fixture.add(crate::fixture::BLUE, trooper(), &[(100, 150)]);
        let (kind, distance) = (MoveKind::Charge, Length::inches(7));
        let question = Question::Walk { unit, kind, distance, targets: smallvec![enemy] };
        let ask = Ask { id: AskId(0), seat: RED, question, rule: RuleId("wh40k.charge.success-must-move") };
        let offers = alternatives(fixture.board(), &ask, &crate::proposals::PASS, 3);
        assert!(matches!(&offers[..], [offer] if matches!(offer.action, Action::Walk { .. })), "{offers:?}");
    }
}
