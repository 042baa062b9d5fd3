//! How the match would be scored if it ended now.

use gonfalon_kernel::{Arg, Line, RuleId, Seat};
use gonfalon_scene::{Score, Stake};

use super::keys;
use crate::board::Board;
use crate::state::{Objective, Phase, Victory};
use crate::{tell, victory};

pub(super) fn score(board: Board<'_>) -> Option<Score> {
    let condition = board.table.victory.filter(|_| board.table.phase != Phase::Setup)?;
    let scores = [Seat(0), Seat(1)].map(|seat| victory::score(board, condition, seat));
    let mut stakes = Vec::new();
    if condition != Victory::Pillage {
        let points = [Seat(0), Seat(1)].map(|seat| Some(victory::destroyed(board, seat)));
        stakes.push(Stake {
            says: Line::new("show-stake-destroyed"),
            piece: None,
            holder: None,
            points: points.into(),
        });
    }
    if condition != Victory::Kill {
        let all = board.table.objectives.iter().enumerate();
        stakes.extend(all.map(|(number, objective)| held(board, condition, number, *objective)));
    }
    let (says, rule) = match (victory::winner(board, condition, scores), condition) {
        (Some(seat), _) => (Line::new("show-score-wins").seat("seat", seat), condition),
        (None, _) => (Line::new("show-score-open"), condition),
    };
    let rule = match rule {
        Victory::Kill => "kow.victory.kill-margin",
        Victory::Pillage => "kow.victory.pillage-win",
        Victory::KillAndPillage => "kow.victory.both-margin",
    };
    Some(Score { stakes, totals: scores.map(Some).into(), says, rule: RuleId(rule) })
}

fn held(board: Board<'_>, condition: Victory, number: usize, objective: Objective) -> Stake {
    let worth = match condition {
        Victory::KillAndPillage => board.game.library.constants.victory.objective_points.into(),
        _ => 1,
    };
    let holder = Seat::all(2).find(|seat| victory::controls(board, objective, *seat));
    let (says, piece) = match objective {
        Objective::Marker(_) => {
            (Line::new("show-objective").number("number", number as i64 + 1), keys::objective(number))
        }
        Objective::Terrain(place) => {
            let kind = board.table.terrain[usize::from(place)].kind;
            let says = Line::new("show-stake-terrain").with("kind", Arg::Word(tell::terrain_word(kind)));
            (says.number("number", i64::from(place) + 1), keys::terrain(usize::from(place)))
        }
    };
    let points = Seat::all(2).map(|seat| Some(if holder == Some(seat) { worth } else { 0 }));
    Stake { says, piece: Some(piece), holder, points: points.collect() }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use gonfalon_table::{Length, Point};

    use super::*;
    use crate::fixture::Fixture;

    #[test]
    fn objectives_score_for_whoever_holds_them_alone() {
        let mut fixture = Fixture::new();
        fixture.put(1, "elf-king", 20, 20, 90);
        let inch = Length::INCH.0;
        let markers = [20, 60].map(|x| Objective::Marker(Point::new(x * inch, 20 * inch)));
        let table = &mut fixture.state.table;
        table.objectives = Arc::new(markers.into());
        table.victory = Some(Victory::Pillage);
        table.phase = Phase::Move;
        let score = score(fixture.board()).expect("the battle has begun");
        let holders: Vec<_> = score.stakes.iter().map(|stake| stake.holder).collect();
        assert_eq!(holders, [Some(Seat(1)), None]);
        assert_eq!(score.totals, [Some(0), Some(1)]);
        assert_eq!(score.says.key, "show-score-open");
    }
}
