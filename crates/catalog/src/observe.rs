//! Battles whose positions are kept as the judgement measures them, to learn from how they ended.

use gonfalon_bots::{Judge as _, Minded};
use gonfalon_kernel::{Game as _, Seat, SeededDice, Seen, check, play};

use crate::{
    Agreed, Finding, changes,
    fight::{BotOf, MOST_DECISIONS, no_end, seated, whims},
    host::Host,
};

/// A battle to be watched.
#[derive(Clone, Copy, Debug)]
pub struct SelfPlay<'o> {
    /// What is played, by two.
    pub agreed: &'o Agreed,
    /// The bot of both seats, by name.
    pub bot: &'o str,
    /// Where the dice, the bots' whims and the choice of positions come from.
    pub seed: u64,
    /// Of so many answers one is any answer, for variety; 0 for none.
    pub slip: u32,
    /// Of so many positions that can be judged one is kept.
    pub every: u32,
}

/// What was seen of a battle.
#[derive(Clone, Debug, PartialEq)]
pub struct Observed {
    /// For each position that was kept, how much more of each term the first seat had than the second.
    pub positions: Vec<Vec<f64>>,
    /// What the first seat got: 0, ½ or 1.
    pub result: f64,
}

/// A seat that nobody has: slips and positions are drawn from a stream of their own.
const WATCHER: usize = 1000;

/// Fights a battle and watches it. Only the watcher looks at true positions; bots are shown what their seats see.
pub(crate) fn observed<H: Host>(watch: &SelfPlay<'_>) -> Result<Observed, Vec<Finding>> {
    let names = vec![watch.bot.to_owned(); 2];
    let seats = seated::<H>(watch.agreed, &names)?;
    let mut bots: Vec<BotOf<H>> =
        seats.iter().enumerate().map(|(seat, name)| H::bot(name, whims(watch.seed, seat))).collect();
    let mut chance = SeededDice::new(whims(watch.seed, WATCHER));
    let mut dice = SeededDice::new(watch.seed);
    let (game, mut state) = changes::begin::<H>(&watch.agreed.setup, &mut dice, &mut ())
        .map_err(|line| vec![Finding::new(line)])?;
    let terms = <H::Game as Minded>::TERMS.len();
    let judge = H::Game::judge(vec![0.0; terms]);
    let mut positions = Vec::new();
    for _ in 0..MOST_DECISIONS {
        if let Some(outcome) = game.outcome(&state) {
            let result = match outcome.winners.as_slice() {
                [Seat(0)] => 1.0,
                [_] => 0.0,
                _ => 0.5,
            };
            return Ok(Observed { positions, result });
        }
        let Some(ask) = game.asks(&state).first().cloned() else { return Err(vec![no_end(String::new())]) };
        if judge.calm(&game, &state) && chance.below(watch.every.max(1)) == 0 {
            let measured = [Seat(0), Seat(1)].map(|seat| {
                let mut amounts = vec![0.0; terms];
                judge.measure(&game, &state, seat, &mut amounts);
                amounts
            });
            positions.push(measured[0].iter().zip(&measured[1]).map(|(one, other)| one - other).collect());
        }
        let seen = Seen::new(&game, &state, ask.seat);
        let action = if watch.slip > 0 && chance.below(watch.slip) == 0 {
            game.sample(seen.view(), &ask, &mut chance)
        } else {
            bots[ask.seat.index()].answer(&game, &seen, &ask)
        };
        let legal = check(&game, &state, ask.id, ask.seat, action)
            .map_err(|denied| vec![no_end(format!("{}: {denied:?}", ask.seat))])?;
        play(&game, &mut state, legal, &mut dice, &mut ());
    }
    Err(vec![no_end(String::new())])
}
