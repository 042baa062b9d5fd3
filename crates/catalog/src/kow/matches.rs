//! Every match of ready armies.

use gonfalon_kernel::Line;
use gonfalon_kow::{
    army::{ReadyArmy, ready_armies},
    setting::Agreement,
};

use super::{
    armies::{agreed, can_begin, match_of},
    choices::{CLOCK, CLOCKS, LENGTH, VICTORIES},
};
use crate::{
    Agreed, Finding,
    options::{Chosen, SCENARIO},
};

/// How many players a match has.
const PLAYERS: u8 = 2;

/// Every ordered pair of ready armies that may meet, with every victory condition and every clock, unless somebody chose
/// one.
pub(super) fn every_match(chosen: &Chosen<'_>, players: Option<u8>) -> Result<Vec<Agreed>, Vec<Finding>> {
    if let Some(count) = players.filter(|count| *count != PLAYERS) {
        let line = Line::new("catalog-kow-players").number("found", count).number("players", PLAYERS);
        return Err(vec![Finding::new(line)]);
    }
    let pairs = pairs(chosen)?;
    let ways = ways(chosen);
    // Neighbours in the list differ in everything, and each pair comes once before any pair comes twice.
    let rounds = (0..ways.len()).flat_map(|round| pairs.iter().enumerate().map(move |pair| (round, pair)));
    let matches = rounds.map(|(round, (place, pair))| {
        let way = &ways[(round + place) % ways.len()];
        agreed(&between(way, pair), &pair.map(|army| Some(army.id)), way)
    });
    Ok(matches.collect())
}

/// The pairs that may meet: everybody begins once before anybody begins twice, and mirror matches come last.
fn pairs(chosen: &Chosen<'_>) -> Result<Vec<[&'static ReadyArmy; 2]>, Vec<Finding>> {
    let armies = ready_armies();
    let steps = (1..armies.len()).chain([0]);
    let all = steps.flat_map(|step| {
        (0..armies.len()).map(move |first| [&armies[first], &armies[(first + step) % armies.len()]])
    });
    let mut findings = Vec::new();
    let mut fitting = Vec::new();
    for pair in all {
        match can_begin(&between(chosen, &pair), &[]) {
            Ok(()) => fitting.push(pair),
            Err(wrong) if findings.is_empty() => findings = wrong,
            Err(_) => {}
        }
    }
    if fitting.is_empty() { Err(findings) } else { Ok(fitting) }
}

fn between(chosen: &Chosen<'_>, pair: &[&ReadyArmy; 2]) -> Agreement {
    match_of(chosen, pair.map(|army| army.file.clone()).to_vec(), &pair.map(|army| Some(army.id)))
}

/// Every victory condition with every clock that goes with the length of the game.
fn ways<'o>(chosen: &Chosen<'o>) -> Vec<Chosen<'o>> {
    let scenarios: Vec<&str> = match chosen.is_fixed(SCENARIO) {
        true => vec![chosen.word(SCENARIO)],
        false => VICTORIES.iter().map(|(word, _)| *word).collect(),
    };
    let by_time = chosen.number(LENGTH, "", "").is_none();
    let clocks: Vec<&str> = match chosen.is_fixed(CLOCK) {
        true => vec![chosen.word(CLOCK)],
        false if by_time => vec![CLOCKS[0]],
        false => CLOCKS.to_vec(),
    };
    let both = scenarios.iter().flat_map(|scenario| clocks.iter().map(move |clock| (*scenario, *clock)));
    both.map(|(scenario, clock)| chosen.with(SCENARIO, scenario).with(CLOCK, clock)).collect()
}
