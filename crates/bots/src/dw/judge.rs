//! How a battle that is not over will probably end.

use gonfalon_dw::Dw;
use gonfalon_dw::action::Question;
use gonfalon_dw::board::Board;
use gonfalon_dw::data::ProfileId;
use gonfalon_dw::state::{Segment, State};
use gonfalon_kernel::{Game, Seat};
use gonfalon_search::Judge;

use super::goals::Goals;
use super::manner::Manner;
use super::stand::Stand;

/// Weighs kills, the Disks in play and in the stack, the fights that are on, who threatens whom, and what the scenario asks for.
#[derive(Clone, Debug)]
pub struct Weighing {
    weights: Vec<f64>,
}

/// The terms, by the keys of their names.
pub const TERMS: [&str; 12] = [
    "judge-kills",
    "judge-lead",
    "judge-material",
    "judge-stack",
    "judge-pinned",
    "judge-fights",
    "judge-threats",
    "judge-archers",
    "judge-scenario",
    "judge-held",
    "judge-arrivals",
    "judge-first",
];

/// Army Points are counted as so many parts of an army, so that the same weights suit small and large battles.
const PARTS: f64 = 6.0;
/// How many rounds a battle without a last one is thought to take.
const LONG: u8 = 10;

impl Weighing {
    /// Who weighs like this, in the order of the terms.
    ///
    /// # Panics
    /// If there is not one weight for each term.
    pub fn new(weights: Vec<f64>) -> Weighing {
        assert_eq!(weights.len(), TERMS.len(), "one weight for each term");
        Weighing { weights }
    }
}

impl Judge<Dw> for Weighing {
    fn terms(&self) -> &[&'static str] {
        &TERMS
    }

    fn weights(&self) -> &[f64] {
        &self.weights
    }

    /// The beginning of a round, when all fights are over and nobody has done anything yet.
    fn calm(&self, game: &Dw, state: &State) -> bool {
        let table = &state.table;
        let untouched = match game.asks(state).first().map(|ask| &ask.question) {
            Some(Question::Activate { made: 0, .. }) => true,
            Some(Question::Reinforce { .. }) => table.segment == Segment::Reinforcement,
            _ => false,
        };
        untouched && table.disks.iter().all(|disk| disk.activations == 0)
    }

    fn measure(&self, game: &Dw, state: &State, seat: Seat, amounts: &mut [f64]) {
        let board = Board::new(game, &state.table);
        let stands = Stand::all(board, seat);
        let goals = Goals::of(board, seat, &Manner::default());
        let part = PARTS / f64::from(game.options.points.max(1));
        let kills = part * f64::from(board.player(seat).kills);
        let rounds = board.scenario().rounds.unwrap_or(LONG);
        let left = f64::from(rounds.saturating_sub(board.table.round));
        let prize = goals.prize();
        amounts[0] = kills;
        amounts[1] = kills / (1.0 + left);
        for stand in stands.iter().filter(|stand| stand.mine) {
            amounts[2] += part * stand.worth;
            let above = || stands.iter().filter(|other| !other.mine && on(board, other, stand));
            let blow = above().map(|other| other.attack).sum::<u16>();
            if blow > 0 {
                amounts[4] += part * stand.worth;
                amounts[5] -= part * stand.worth * stand.loss(blow);
            }
            let below = stands.iter().filter(|other| !other.mine && on(board, stand, other));
            let answer = below.map(|other| other.defense).sum::<u16>();
            amounts[5] -= 0.5 * part * stand.worth * stand.loss(answer);
            if !stand.pinned {
                amounts[6] += part * threat(&stands, stand);
            }
            amounts[7] += part * if stand.range.is_some() { stand.worth } else { 0.0 };
            amounts[8] += part * goals.progress(&stands, stand, &stand.circle);
            if let Some((land, worth)) = prize {
                let touches = land.overlaps(&stand.circle);
                let away = f64::from(land.gap(&stand.circle).0) / f64::from(stand.reach.0.max(1));
                if touches {
                    amounts[9] += part * worth / (1.0 + left);
                } else if !stand.pinned && away.ceil() <= left + 1.0 {
                    amounts[10] += part * worth / (1.0 + left);
                }
            }
        }
        let points = |profile: ProfileId| f64::from(game.library[profile].points.unwrap_or(0));
        amounts[3] =
            part * state.secrets[seat].stack.iter().map(|(_, profile)| points(*profile)).sum::<f64>();
        amounts[11] = f64::from(u8::from(state.table.first == seat));
    }
}

/// Whether one Disk lies on another.
fn on(board: Board<'_>, top: &Stand, under: &Stand) -> bool {
    board.table.pile.pins_disk(top.disk, under.disk)
}

/// The most that a Disk could take from an enemy that it reaches with its flips.
fn threat(stands: &[Stand], me: &Stand) -> f64 {
    let reached = stands.iter().filter(|other| !other.mine && other.circle.within(&me.circle, me.reach));
    let gain = |enemy: &Stand| enemy.worth * enemy.loss(me.attack) - 0.8 * me.worth * me.loss(enemy.defense);
    reached.map(gain).fold(0.0, f64::max)
}
