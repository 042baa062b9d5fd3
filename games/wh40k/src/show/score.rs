//! How the match would be scored if it ended now.

use gonfalon_kernel::{Line, RuleId, Seat};
use gonfalon_scene::{Score, Stake};

use super::keys;
use crate::board::Board;
use crate::state::Phase;
use crate::{objective, victory};

pub(super) fn score(board: Board<'_>) -> Option<Score> {
    if board.table.phase == Phase::Setup {
        return None;
    }
    let points = |seat: Seat| u32::from(board.table.players[seat].victory_points);
    let markers = board.table.markers.iter().enumerate();
    let mut stakes: Vec<Stake> = Vec::new();
    stakes.push(Stake {
        says: Line::new("show-stake-scored"),
        piece: None,
        holder: None,
        points: Seat::all(2).map(|seat| Some(points(seat))).collect(),
    });
    stakes.extend(markers.map(|(number, marker)| {
        let holder = objective::controller(board, marker.at);
        Stake {
            says: Line::new("show-stake-marker").number("number", number as i64 + 1),
            piece: Some(keys::marker(number)),
            holder,
            // Markers are scored turn by turn: holding one is worth nothing by itself if the battle ends now.
            points: Vec::new(),
        }
    }));
    let totals = Seat::all(2).map(|seat| Some(points(seat))).collect();
    let gone = |seat| victory::annihilated(board, seat);
    let (says, rule) = match (gone(Seat(0)), gone(Seat(1))) {
        (true, false) => (leads(Seat(1)), "wh40k.onlywar.win-by-annihilation"),
        (false, true) => (leads(Seat(0)), "wh40k.onlywar.win-by-annihilation"),
        _ => match points(Seat(0)).cmp(&points(Seat(1))) {
            std::cmp::Ordering::Greater => (leads(Seat(0)), "wh40k.onlywar.win-by-points"),
            std::cmp::Ordering::Less => (leads(Seat(1)), "wh40k.onlywar.win-by-points"),
            std::cmp::Ordering::Equal => (Line::new("show-score-draw"), "wh40k.onlywar.draw"),
        },
    };
    Some(Score { stakes, totals, says, rule: RuleId(rule) })
}

fn leads(seat: Seat) -> Line {
    Line::new("show-score-wins").seat("seat", seat)
}
