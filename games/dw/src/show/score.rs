//! How the match would be scored if it ended now.

use gonfalon_kernel::{Line, RuleId, Seat};
use gonfalon_scene::{Score, Stake};

use super::keys;
use crate::board::Board;
use crate::data::Victory;
use crate::state::LandKind;

pub(super) fn score(board: Board<'_>) -> Option<Score> {
    if board.table.round == 0 {
        return None;
    }
    let seats = || Seat::all(board.game.seats);
    let kills = seats().map(|seat| Some(u32::from(board.player(seat).kills))).collect();
    let says = Line::new("show-stake-kills");
    let mut stakes = vec![Stake { says, piece: None, holder: None, points: kills }];
    for (number, land) in board.table.lands.iter().enumerate() {
        if land.kind == LandKind::Center {
            stakes.push(Stake {
                says: Line::new("show-stake-center"),
                piece: Some(keys::land(number)),
                holder: seats().find(|seat| board.controls(*seat, land)),
                points: Vec::new(),
            });
        }
    }
    let totals = seats().map(|seat| Some(u32::from(board.victory_points(seat)))).collect();
    let (says, rule) = aim(board);
    Some(Score { stakes, totals, says, rule: RuleId(rule) })
}

/// What wins, in words.
fn aim(board: Board<'_>) -> (Line, &'static str) {
    let agreed = |printed: u16| i64::from(board.game.options.kills.unwrap_or(printed));
    let aims = board.scenario().victory.iter().find_map(|condition| match condition {
        Victory::SoleControl(times) => {
            Some((Line::new("show-score-control").number("times", *times), "dw.scenario.harm-control"))
        }
        Victory::SoleControlAndKills(kills) => {
            Some((Line::new("show-score-doom").number("kills", agreed(*kills)), "dw.scenario.doom-victory"))
        }
        Victory::KillLead { lead, bonus } => {
            let says = Line::new("show-score-lead").number("lead", agreed(*lead)).number("bonus", *bonus);
            Some((says, "dw.scenario.gnash-victory"))
        }
        Victory::DefenderHolds(round) => {
            let says = Line::new("show-score-siege").number("round", *round);
            Some((says, "dw.scenario.siege-defender-wins"))
        }
        _ => None,
    });
    aims.unwrap_or_else(|| (Line::new("show-score-points"), "dw.general.scenario-wins"))
}
