//! The table of a match after its set-up.

use gonfalon_bots::legal_answer;
use gonfalon_kernel::{Game as _, Line, SeededDice, play};
use gonfalon_scene::{Ground, Shows as _};

use crate::{
    Agreed, Finding, changes,
    fight::{BotOf, MOST_DECISIONS, no_end, seated, whims},
    host::{Host, StateOf},
};

/// How many sides a table has that can be surveyed.
const SIDES: usize = 2;

/// Lets a bot set up a match, as far as that is left to players, and surveys the table.
pub(crate) fn surveyed<H: Host>(
    agreed: &Agreed,
    bot: &str,
    seed: u64,
) -> Result<Box<dyn Ground>, Vec<Finding>> {
    if agreed.armies.len() != SIDES {
        let line = Line::new("catalog-survey-sides").number("armies", agreed.armies.len() as i64);
        return Err(vec![Finding::new(line)]);
    }
    let seats = seated::<H>(agreed, &[bot.to_owned()])?;
    let mut bots: Vec<BotOf<H>> =
        seats.iter().enumerate().map(|(seat, name)| H::bot(name, whims(seed, seat))).collect();
    let mut dice = SeededDice::new(seed);
    let (game, mut state) =
        changes::begin::<H>(&agreed.setup, &mut dice, &mut ()).map_err(|line| vec![Finding::new(line)])?;
    for _ in 0..MOST_DECISIONS {
        let ask = game.asks(&state).first().filter(|_| !H::is_set_up(&state));
        let Some(ask) = ask.cloned() else {
            let none = || vec![Finding::new(Line::new("catalog-survey-empty"))];
            return H::ground(game, state).ok_or_else(none);
        };
        let legal = legal_answer(&game, &state, &mut bots[ask.seat.index()], &ask)
            .map_err(|stopped| vec![no_end(stopped.to_string())])?;
        play(&game, &mut state, legal, &mut dice, &mut ());
    }
    Err(vec![no_end(String::new())])
}

/// From which side of the table each seat looks, in quarter turns counterclockwise from south.
pub(crate) fn outlooks<H: Host>(game: &H::Game, state: &StateOf<H>) -> Vec<u8> {
    game.scene(&game.view(state, None)).sides.iter().map(|side| side.looks_from).collect()
}
