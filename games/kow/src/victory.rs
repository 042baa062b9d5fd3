//! The end of the game and who has won.

use gonfalon_kernel::{Outcome, Seat};
use gonfalon_table::{Circle, Length};

use crate::board::Board;
use crate::cx::Cx;
use crate::event::Event;
use crate::rulings::Margin;
use crate::state::{Objective, Place, UnitId, Victory};

/// Counts points, tells them and ends the match.
pub(crate) fn finish(cx: &mut Cx<'_>) {
    let victory = cx.state.table.victory.unwrap_or(Victory::Kill);
    let scores = [Seat(0), Seat(1)].map(|seat| score(cx.board(), victory, seat));
    for (seat, points) in [Seat(0), Seat(1)].into_iter().zip(scores) {
        cx.emit(Event::Scored { seat, points });
    }
    let winner = winner(cx.board(), victory, scores);
    let rule = match (victory, winner.is_some()) {
        (Victory::Kill, true) => "kow.victory.kill-margin",
        (Victory::Kill, false) => "kow.victory.kill-draw",
        (Victory::Pillage, true) => "kow.victory.pillage-win",
        (Victory::Pillage, false) => "kow.victory.pillage-draw",
        (Victory::KillAndPillage, _) => "kow.victory.both-margin",
    };
    cx.end(Outcome::won_by(winner.into_iter().collect()), rule);
}

/// What a player has scored: points, or objectives in Pillage!
pub(crate) fn score(board: Board<'_>, victory: Victory, seat: Seat) -> u32 {
    let objectives = || board.table.objectives.iter().filter(|objective| controls(board, **objective, seat));
    let controlled = || objectives().count() as u32;
    match victory {
        Victory::Kill => destroyed(board, seat),
        Victory::Pillage => controlled(),
        Victory::KillAndPillage => {
            let worth = board.game.library.constants.victory.objective_points;
            destroyed(board, seat) + u32::from(worth) * controlled()
        }
    }
}

/// The cost of all enemy units that are destroyed; units that found no place count as destroyed.
pub(crate) fn destroyed(board: Board<'_>, seat: Seat) -> u32 {
    let units = board.table.units.iter().zip(&board.game.units);
    units
        .filter(|(unit, facts)| facts.owner != seat && matches!(unit.place, Place::Routed | Place::Lost))
        .map(|(_, facts)| u32::from(facts.profile.points))
        .sum()
}

/// Whether a player alone has a unit near an objective.
pub(crate) fn controls(board: Board<'_>, objective: Objective, seat: Seat) -> bool {
    let mut near = near(board, objective);
    near.next().is_some_and(|first| board.owner(first) == seat && near.all(|unit| board.owner(unit) == seat))
}

/// The units that are near enough to an objective to control it.
pub(crate) fn near(board: Board<'_>, objective: Objective) -> impl Iterator<Item = UnitId> + '_ {
    let range = board.game.library.constants.victory.control_range;
    board.units().filter(move |unit| {
        let footprint = board.footprint(*unit);
        match objective {
            Objective::Marker(point) => footprint.within_circle(&Circle::new(point, Length::ZERO), range),
            Objective::Terrain(number) => {
                footprint.within_polygon(&board.table.terrain[usize::from(number)].outline, range)
            }
        }
    })
}

/// Who has won, if anybody is far enough ahead.
pub(crate) fn winner(board: Board<'_>, victory: Victory, scores: [u32; 2]) -> Option<Seat> {
    let numbers = &board.game.library.constants.victory;
    let [first, second] = scores;
    let lead = first.abs_diff(second);
    let enough = match victory {
        Victory::Pillage => lead >= u32::from(numbers.objectives_ahead),
        Victory::KillAndPillage if board.rulings().kill_and_pillage_margin == Margin::AnyLead => lead > 0,
        Victory::Kill | Victory::KillAndPillage => {
            // Nobody is ahead of himself, however small the armies are.
            lead > 0 && lead * 100 >= u32::from(numbers.margin_percent) * army_size(board)
        }
    };
    enough.then_some(Seat(u8::from(second > first)))
}

/// The size of the armies: the agreed limit, or what the dearer army costs where nobody agreed on points.
fn army_size(board: Board<'_>) -> u32 {
    let cost = |seat: Seat| -> u32 {
        let own = board.game.units.iter().filter(|unit| unit.owner == seat);
        own.map(|unit| u32::from(unit.profile.points)).sum()
    };
    match board.game.agreement.points {
        Some(limit) => u32::from(limit),
        None => cost(Seat(0)).max(cost(Seat(1))),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use gonfalon_table::Point;

    use super::*;
    use crate::fixture::Fixture;

    #[test]
    fn a_fifth_of_the_army_size_wins() {
        let fixture = Fixture::new();
        let judge = |scores| winner(fixture.board(), Victory::Kill, scores);
        assert_eq!(judge([900, 500]), Some(Seat(0)));
        assert_eq!(judge([900, 505]), None);
        assert_eq!(judge([500, 900]), Some(Seat(1)));
        assert_eq!(winner(fixture.board(), Victory::KillAndPillage, [800, 400]), Some(Seat(0)));
    }

    #[test]
    fn without_points_the_dearer_army_is_the_measure() {
        let mut fixture = Fixture::new();
        fixture.put(0, "elf-spearmen-regiment", 20, 10, 90);
        fixture.put(1, "elf-king", 20, 30, 90);
        fixture.game.agreement.points = None;
        let dearer = u32::from(fixture.game.units.iter().map(|unit| unit.profile.points).max().unwrap_or(0));
        assert!(dearer > 0);
        let enough = dearer.div_ceil(5);
        assert_eq!(winner(fixture.board(), Victory::Kill, [enough, 0]), Some(Seat(0)));
        assert_eq!(winner(fixture.board(), Victory::Kill, [enough - 1, 0]), None);
    }

    #[test]
    fn two_objectives_ahead_win() {
        let fixture = Fixture::new();
        assert_eq!(winner(fixture.board(), Victory::Pillage, [3, 2]), None);
        assert_eq!(winner(fixture.board(), Victory::Pillage, [1, 3]), Some(Seat(1)));
    }

    #[test]
    fn objectives_are_controlled_within_three_inches_by_one_side_alone() {
        let mut fixture = Fixture::new();
        let unit = fixture.put(0, "elf-king", 20, 20, 90);
        let half = fixture.board().profile(unit).width.0 / 2;
        let inch = Length::INCH.0;
        let near = Objective::Marker(Point::new(20 * inch + half + 3 * inch, 20 * inch));
        let far = Objective::Marker(Point::new(20 * inch - half - 3 * inch - 10, 20 * inch));
        assert!(controls(fixture.board(), near, Seat(0)) && !controls(fixture.board(), near, Seat(1)));
        assert!(!controls(fixture.board(), far, Seat(0)));
        fixture.put(1, "elf-king", 25, 20, 90);
        assert!(!controls(fixture.board(), near, Seat(0)) && !controls(fixture.board(), near, Seat(1)));
    }

    #[test]
    fn routed_and_lost_units_count_with_their_options() {
        let mut fixture = Fixture::new();
        let routed = fixture.put_with(1, "elf-spearmen-regiment", &["standard"], 20, 20, 90);
        let lost = fixture.put(1, "elf-king", 30, 20, 90);
        let damaged = fixture.put(1, "elf-king", 40, 20, 90);
        fixture.unit(routed).place = Place::Routed;
        fixture.unit(lost).place = Place::Lost;
        fixture.unit(damaged).damage = 9;
        assert_eq!(score(fixture.board(), Victory::Kill, Seat(0)), 110 + 15 + 120);
        assert_eq!(score(fixture.board(), Victory::Kill, Seat(1)), 0);
        let at = fixture.unit(damaged).at;
        fixture.state.table.objectives = Arc::new(vec![Objective::Marker(at)]);
        assert_eq!(score(fixture.board(), Victory::KillAndPillage, Seat(1)), 100);
    }
}
