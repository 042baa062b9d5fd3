//! How the match would be scored if it ended now, as far as the viewer may know.

use gonfalon_kernel::{Line, RuleId, Seat};
use gonfalon_scene::{Score, Stake};

use super::{keys, name};
use crate::Whdw;
use crate::board::Board;
use crate::data::{Objective, ObjectiveCount};
use crate::view::View;

pub(super) fn score(game: &Whdw, view: &View) -> Option<Score> {
    let board = view.board(game);
    if board.table.round == 0 {
        return None;
    }
    let seats = || Seat::all(game.seats);
    let mut stakes = Vec::new();
    let mut totals: Vec<Option<u32>> = seats().map(|seat| board.player(seat).points.map(u32::from)).collect();
    if game.is_strongholds() {
        stakes.extend(pieces(board, "show-stake-tower", |number| {
            board.table.terrain[number].piece == game.library.strongholds.piece
        }));
        let needed = i64::from(game.library.strongholds.wins_above) + 1;
        let says = Line::new("show-score-strongholds").number("needed", needed);
        return Some(Score { stakes, totals, says, rule: RuleId("whdw.special.strongholds-win") });
    }
    if game.is_learning() {
        let shared = game.shared_objective();
        totals = seats().map(|seat| Some(u32::from(board.points(seat, shared)))).collect();
        stakes.push(counted(Line::new("show-stake-shared"), shared, totals.clone()));
    } else if let (Some(seat), Some(card)) = (view.viewer, view.own.objective) {
        let objective = game.library[card].objective;
        let own = u32::from(board.points(seat, objective));
        totals[seat.index()] = Some(own);
        let points = seats().map(|other| (other == seat).then_some(own)).collect();
        let says = Line::new("show-stake-own").with("card", name(&game.library[card].name));
        stakes.push(counted(says, objective, points));
        if objective.count == ObjectiveCount::TerrainControlled {
            stakes.extend(pieces(board, "show-stake-terrain", |_| true));
        }
    }
    let says = Line::new(if game.is_learning() { "show-score-shared" } else { "show-score-secret" });
    Some(Score { stakes, totals, says, rule: RuleId("whdw.end.scoring") })
}

fn counted(says: Line, objective: Objective, points: Vec<Option<u32>>) -> Stake {
    let says = says.number("points", objective.points);
    Stake { says, piece: None, holder: None, points }
}

/// Terrain with whoever controls it.
fn pieces(board: Board<'_>, key: &'static str, wanted: impl Fn(usize) -> bool) -> Vec<Stake> {
    let all = board.table.terrain.iter().enumerate().filter(|(number, _)| wanted(*number));
    all.map(|(number, terrain)| Stake {
        says: Line::new(key)
            .with("piece", name(&board.terrain_side(terrain).name))
            .number("number", number as i64 + 1),
        piece: Some(keys::terrain(number)),
        holder: board.terrain_controller(terrain),
        points: Vec::new(),
    })
    .collect()
}
