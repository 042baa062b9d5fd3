//! Plays a match from its first question to its end.

use std::collections::{BTreeMap, VecDeque};

use gonfalon_bots::{Bot, Minded as _, legal_answer, play_out};
use gonfalon_kernel::{
    Ask, Game as _, Imagines, Line, Outcome, Seat, SeededDice, Seen,
    log::{Header, Match},
    nearest,
};
use gonfalon_programs::Program;

use crate::{
    Agreed, Battle, Chronicle, Finding, Order, changes, chronicle,
    host::{ActionOf, Host, StateOf},
    outsider::Outsiders,
};

/// More answers than any match takes: a match that needs them has no end.
pub(crate) const MOST_DECISIONS: u32 = 100_000;

/// A bot for one seat of a host's game.
pub(crate) type BotOf<H> = Box<dyn Bot<<H as Host>::Game>>;

/// Fights a battle. The log is kept only on demand, since its fingerprints take most of the time.
pub(crate) fn fight<H: Host>(
    header: Header,
    order: &Order<'_>,
    programs: &[Option<Program>],
) -> Result<Battle, Vec<Finding>> {
    let mut outsiders = Outsiders::default();
    let mut bots = company::<H>(order, programs, &mut outsiders)?;
    let dice = SeededDice::new(order.seed);
    let mut fought = match (order.log, order.rules) {
        (true, rules) => {
            let (fought, answers) = logged::<H>(header.clone(), &mut bots, dice.clone())?;
            // Rules are counted while the same answers are given once more.
            let again = |seat| -> BotOf<H> { Box::new(Reciting::of(seat, &answers)) };
            let mut again: Vec<BotOf<H>> = Seat::all(bots.len() as u8).map(again).collect();
            let counted = rules.then(|| chronicle::told::<H>(&header, &mut again, dice, true)).transpose()?;
            Battle { rules: counted.map(|told| told.battle.rules).unwrap_or_default(), ..fought }
        }
        (false, true) => chronicle::told::<H>(&header, &mut bots, dice, true)?.battle,
        (false, false) => unlogged::<H>(&header, &mut bots, dice)?,
    };
    fought.marks = outsiders.farewell(&Outcome::won_by(fought.winners.clone()));
    Ok(fought)
}

/// Fights a battle between bots and tells it in numbers.
pub(crate) fn told<H: Host>(header: &Header, order: &Order<'_>) -> Result<Chronicle, Vec<Finding>> {
    let mut bots = company::<H>(order, &[], &mut Outsiders::default())?;
    chronicle::told::<H>(header, &mut bots, SeededDice::new(order.seed), order.rules)
}

/// Who plays: a program where there is one for the seat, else the bot that is named.
fn company<H: Host>(
    order: &Order<'_>,
    programs: &[Option<Program>],
    outsiders: &mut Outsiders,
) -> Result<Vec<BotOf<H>>, Vec<Finding>> {
    let program = |seat: usize| programs.get(seat).cloned().flatten();
    let named: Vec<String> = order
        .seats
        .iter()
        .enumerate()
        // Programs are called as they like.
        .map(|(seat, name)| program(seat).map_or_else(|| name.clone(), |_| H::BOTS[0].to_owned()))
        .collect();
    let seats = seated::<H>(order.agreed, &named)?;
    let players = seats.len() as u8;
    let bots = seats.iter().enumerate().map(|(seat, name)| match program(seat) {
        Some(program) => outsiders.bot::<H>(program, Seat(seat as u8), players),
        None => H::bot(name, whims(order.seed, seat)),
    });
    Ok(bots.collect())
}

/// Gives the answers of a seat once more.
struct Reciting<A> {
    answers: VecDeque<A>,
}

impl<A: Clone> Reciting<A> {
    fn of(seat: Seat, answers: &[(Seat, A)]) -> Reciting<A> {
        let own = answers.iter().filter(|(other, _)| *other == seat);
        Reciting { answers: own.map(|(_, action)| action.clone()).collect() }
    }
}

impl<G: Imagines> Bot<G> for Reciting<G::Action> {
    fn answer(&mut self, _: &G, _: &Seen<'_, G>, _: &Ask<G::Question>) -> G::Action {
        self.answers.pop_front().expect("the same battle asks for as many answers")
    }
}

/// Who sits where, by name.
pub(crate) fn seated<H: Host>(agreed: &Agreed, bots: &[String]) -> Result<Vec<String>, Vec<Finding>> {
    let unknown: Vec<Finding> = bots
        .iter()
        .filter(|name| !H::BOTS.contains(&name.as_str()) && H::Game::understood(name).is_none())
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
        changes::begin::<H>(&header.setup, &mut dice, &mut ()).map_err(|line| vec![Finding::new(line)])?;
    let played = play_out(&game, &mut state, bots, &mut dice, &mut (), MOST_DECISIONS)
        .map_err(|stopped| vec![no_end(stopped.to_string())])?;
    Ok(battle::<H>(&state, played.outcome, u64::from(played.decisions), None))
}

/// A battle with its log, and everybody's answers.
type Logged<H> = (Battle, Vec<(Seat, ActionOf<H>)>);

/// The same as [`unlogged`], keeping the log; a test compares the two.
fn logged<H: Host>(
    header: Header,
    bots: &mut [BotOf<H>],
    dice: SeededDice,
) -> Result<Logged<H>, Vec<Finding>> {
    let begun = Match::begin(header, Box::new(dice), |header, dice| {
        changes::begin::<H>(&header.setup, dice, &mut ())
    });
    let mut fought = begun.map_err(|line| vec![Finding::new(line)])?;
    while let Some(ask) = fought.game().asks(fought.state()).first() {
        let legal = legal_answer(fought.game(), fought.state(), &mut bots[ask.seat.index()], ask)
            .map_err(|stopped| vec![no_end(stopped.to_string())])?;
        let (seat, ask) = (legal.seat(), legal.ask());
        if let Err(denied) = fought.answer(seat, ask, legal.action().clone()) {
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
    let answers = course.entries().iter().map(|entry| (entry.seat, entry.action.clone())).collect();
    let decisions = course.entries().len() as u64;
    Ok((battle::<H>(course.state(), end.outcome.clone(), decisions, Some(log)), answers))
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
        marks: Vec::new(),
    }
}

pub(crate) fn no_end(why: String) -> Finding {
    Finding::new(Line::new("catalog-no-end").text("why", why))
}
