//! Games of an army and a bot against themselves: what the table gives to a side.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use gonfalon_catalog::{Agreed, Chronicle, Finding, GameEntry, Order};
use gonfalon_kernel::Seat;
use gonfalon_ladder::{Interval, Pairs};
use gonfalon_scene::PieceKind;
use gonfalon_table::Shape;
use serde::Serialize;

use crate::kept::points;

/// What games on a table showed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Bias {
    /// The army on both sides.
    pub army: String,
    /// The bot that played both sides.
    pub bot: String,
    /// Whether all games have the same table; else its terrain is laid anew for each.
    pub same_table: bool,
    /// How many games were played to their end.
    pub games: u64,
    /// How many broke down.
    pub broken: u64,
    /// The score of the first seat.
    pub first_seat: Option<Interval>,
    /// The score of whoever looked from the south, or else from the east; `None` where nobody did.
    pub south: Option<Interval>,
    /// The score of whoever was first in the first round.
    pub first_player: Option<Interval>,
    /// The part of games that nobody won.
    pub drawn: f64,
}

/// Plays games with the seeds from `seed` on; `bot` plays both sides. How many threads play does not matter to the result.
pub fn bias(
    game: &dyn GameEntry,
    agreed: &Agreed,
    bot: &str,
    (seed, games): (u64, u64),
    threads: usize,
) -> Result<Bias, Vec<Finding>> {
    let seats = game.seat(agreed, &[bot.to_owned()])?;
    let (next, told) = (AtomicU64::new(0), Mutex::new(vec![None; games as usize]));
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        return;
                    }
                    let seed = seed.wrapping_add(number);
                    let order = Order { agreed, seats: &seats, seed, log: false, rules: false };
                    // One broken game must not take the others with it.
                    let played = catch_unwind(AssertUnwindSafe(|| game.chronicle(&order)));
                    let played = played.ok().and_then(Result::ok);
                    told.lock().unwrap_or_else(PoisonError::into_inner)[number as usize] = played;
                }
            });
        }
    });
    let told: Vec<Chronicle> =
        told.into_inner().unwrap_or_else(PoisonError::into_inner).into_iter().flatten().collect();
    let drawn = told.iter().filter(|told| told.battle.winners.len() != 1).count();
    Ok(Bias {
        army: agreed.armies.first().cloned().unwrap_or_default(),
        bot: bot.to_owned(),
        same_table: terrain(game, agreed, bot, seed)? == terrain(game, agreed, bot, seed.wrapping_add(1))?,
        games: told.len() as u64,
        broken: games - told.len() as u64,
        first_seat: score(&told, |_| Some(Seat(0))),
        south: score(&told, southern),
        first_player: score(&told, |told| told.first),
        drawn: drawn as f64 / told.len().max(1) as f64,
    })
}

/// The terrain of a match with this seed.
fn terrain(game: &dyn GameEntry, agreed: &Agreed, bot: &str, seed: u64) -> Result<Vec<Shape>, Vec<Finding>> {
    let pieces = game.survey(agreed, bot, seed)?.scene().pieces.into_iter();
    Ok(pieces.filter(|piece| piece.kind == PieceKind::Terrain).map(|piece| piece.shape).collect())
}

/// Who looked from the south, or from the east where the sides look west and east.
fn southern(told: &Chronicle) -> Option<Seat> {
    match told.outlooks.as_slice() {
        [one, other] if one < other => Some(Seat(0)),
        [one, other] if other < one => Some(Seat(1)),
        _ => None,
    }
}

/// What somebody scored, game by game in pairs; a game that is left over does not count.
fn score(told: &[Chronicle], whose: impl Fn(&Chronicle) -> Option<Seat>) -> Option<Interval> {
    let won: Vec<_> = told
        .iter()
        .filter_map(|told| {
            // A victory that is shared is none.
            let winner = Some(&told.battle.winners).filter(|winners| winners.len() == 1);
            Some(points(winner.map(|winners| winners[0].index()), whose(told)?.index()))
        })
        .collect();
    let mut pairs = Pairs::default();
    won.chunks_exact(2).for_each(|pair| pairs.add(pair[0], pair[1]));
    (pairs.count() > 0).then(|| pairs.score_interval())
}
