//! Plays a match from its first question to its end.

use std::collections::BTreeMap;

use gonfalon_bots::{Bot, play_out};
use gonfalon_kernel::{
    Game as _, Line, Outcome, SeededDice, Seen,
    log::{Header, Match},
    nearest,
};

use crate::{
    Agreed, Battle, Finding, Order,
    host::{Host, StateOf},
    tally,
};

/// More answers than any match takes: a match that needs them has no end.
pub(crate) const MOST_DECISIONS: u32 = 100_000;

/// A bot for one seat of a host's game.
pub(crate) type BotOf<H> = Box<dyn Bot<<H as Host>::Game>>;

/// Fights a battle. The log is kept only on demand, since its fingerprints take most of the time.
pub(crate) fn fight<H: Host>(header: Header, order: &Order<'_>) -> Result<Battle, Vec<Finding>> {
    let seats = seated::<H>(order.agreed, order.seats)?;
    let bots = seats.iter().enumerate().map(|(seat, name)| H::bot(name, whims(order.seed, seat)));
    let mut bots: Vec<BotOf<H>> = bots.collect();
    let dice = SeededDice::new(order.seed);
    let mut rules = BTreeMap::new();
    if order.rules {
        // Whoever wants the log too plays twice: bots draw the same whims both times.
        let fought = tally::counted::<H>(&header, &mut bots, dice.clone())?;
        if !order.log {
            return Ok(fought);
        }
        rules = fought.rules;
        bots = seats.iter().enumerate().map(|(seat, name)| H::bot(name, whims(order.seed, seat))).collect();
    }
    let fought = if order.log {
        logged::<H>(header, &mut bots, dice)
    } else {
        unlogged::<H>(&header, &mut bots, dice)
    };
    fought.map(|battle| Battle { rules, ..battle })
}

/// Who sits where, by name.
pub(crate) fn seated<H: Host>(agreed: &Agreed, bots: &[String]) -> Result<Vec<String>, Vec<Finding>> {
    let unknown: Vec<Finding> = bots
        .iter()
        .filter(|name| !H::BOTS.contains(&name.as_str()))
        .map(|name| unknown_bot::<H>(name))
        .collect();
    if !unknown.is_empty() {
        return Err(unknown);
    }
    match bots {
        [everybody] => Ok(vec![everybody.clone(); agreed.armies.len()]),
        each if each.len() == agreed.armies.len() => Ok(each.to_vec()),
        _ => {
            let line = Line::new("catalog-seat-count").number("seats", bots.len() as i64);
            Err(vec![Finding::new(line.number("armies", agreed.armies.len() as i64))])
        }
    }
}

/// What a bot draws its whims from: another stream for every seat, and none that is the dice of a match near by.
pub(crate) fn whims(seed: u64, seat: usize) -> u64 {
    const FAR_AWAY: u64 = 0x9e37_79b9_7f4a_7c15;
    seed.wrapping_add(FAR_AWAY.wrapping_mul(seat as u64 + 1))
}

fn unknown_bot<H: Host>(name: &str) -> Finding {
    let near = nearest(name, H::BOTS.iter().copied()).unwrap_or_default();
    let line = Line::new("catalog-unknown-bot").text("bot", name).text("nearest", near);
    Finding::new(line.text("known", H::BOTS.join(", ")))
}

fn unlogged<H: Host>(
    header: &Header,
    bots: &mut [BotOf<H>],
    mut dice: SeededDice,
) -> Result<Battle, Vec<Finding>> {
    let (game, mut state) =
        H::begin(&header.setup, &mut dice, &mut ()).map_err(|line| vec![Finding::new(line)])?;
    let played = play_out(&game, &mut state, bots, &mut dice, &mut (), MOST_DECISIONS)
        .map_err(|stopped| vec![no_end(stopped.to_string())])?;
    Ok(battle::<H>(&state, played.outcome, u64::from(played.decisions), None))
}

/// The same as [`unlogged`], keeping the log; a test compares the two.
fn logged<H: Host>(header: Header, bots: &mut [BotOf<H>], dice: SeededDice) -> Result<Battle, Vec<Finding>> {
    let begun = Match::begin(header, Box::new(dice), |header, dice| H::begin(&header.setup, dice, &mut ()));
    let mut fought = begun.map_err(|line| vec![Finding::new(line)])?;
    while let Some(ask) = fought.game().asks(fought.state()).first() {
        let (id, seat) = (ask.id, ask.seat);
        let seen = Seen::new(fought.game(), fought.state(), seat);
        let action = bots[seat.index()].answer(fought.game(), &seen, ask);
        let denied = fought.answer(seat, id, action).err();
        if let Some(denied) = denied {
            return Err(vec![no_end(format!("{seat}: {denied:?}"))]);
        }
        if fought.course().entries().len() > MOST_DECISIONS as usize {
            return Err(vec![no_end(String::new())]);
        }
    }
    let course = fought.course();
    let Some(end) = course.end() else { return Err(vec![no_end(String::new())]) };
    let mut log = Vec::new();
    course.write_to(&mut log).expect("memory can always be written to");
    Ok(battle::<H>(course.state(), end.outcome.clone(), course.entries().len() as u64, Some(log)))
}

pub(crate) fn battle<H: Host>(
    state: &StateOf<H>,
    outcome: Outcome,
    decisions: u64,
    log: Option<Vec<u8>>,
) -> Battle {
    Battle {
        winners: outcome.winners,
        points: H::points(state),
        rounds: H::round(state),
        decisions,
        log,
        rules: BTreeMap::new(),
    }
}

pub(crate) fn no_end(why: String) -> Finding {
    Finding::new(Line::new("catalog-no-end").text("why", why))
}
