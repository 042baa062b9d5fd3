//! Every match of ready armies.

use gonfalon_kernel::Line;
use gonfalon_wh40k::{
    army::{ReadyArmy, ready_armies},
    setting::Agreement,
};

use super::{
    armies::{agreed, can_begin, match_of},
    choices::{self, TERRAIN},
    library,
};
use crate::{Agreed, Finding, options::Chosen};

/// How many players a match has.
const PLAYERS: u8 = 2;

/// Every ordered pair of ready armies, with every terrain that fits unless somebody chose one.
pub(super) fn every_match(chosen: &Chosen<'_>, players: Option<u8>) -> Result<Vec<Agreed>, Vec<Finding>> {
    if let Some(count) = players.filter(|count| *count != PLAYERS) {
        let line = Line::new("catalog-wh40k-players").number("found", count).number("players", PLAYERS);
        return Err(vec![Finding::new(line)]);
    }
    let ways = ways(chosen);
    let pairs = pairs();
    let (mut matches, mut findings) = (Vec::new(), Vec::new());
    // Neighbours in the list differ in everything, and each pair comes once before any pair comes twice.
    for round in 0..ways.len() {
        for (place, pair) in pairs.iter().enumerate() {
            let way = &ways[(round + place) % ways.len()];
            let agreement = between(way, pair);
            match can_begin(&agreement, &[]) {
                Ok(()) => matches.push(agreed(&agreement, &pair.map(|army| Some(army.id)), way)),
                Err(wrong) if findings.is_empty() => findings = wrong,
                Err(_) => {}
            }
        }
    }
    if matches.is_empty() { Err(findings) } else { Ok(matches) }
}

/// Every ordered pair: everybody begins once before anybody begins twice, and mirror matches come last.
fn pairs() -> Vec<[&'static ReadyArmy; 2]> {
    let armies = ready_armies();
    let steps = (1..armies.len()).chain([0]);
    steps
        .flat_map(|step| {
            (0..armies.len()).map(move |first| [&armies[first], &armies[(first + step) % armies.len()]])
        })
        .collect()
}

fn between(chosen: &Chosen<'_>, pair: &[&ReadyArmy; 2]) -> Agreement {
    match_of(chosen, pair.map(|army| army.file.clone()).to_vec(), &pair.map(|army| Some(army.id)))
}

/// Terrain by chance, and every layout.
fn ways<'o>(chosen: &Chosen<'o>) -> Vec<Chosen<'o>> {
    if chosen.is_fixed(TERRAIN) || chosen.is_fixed(choices::BATTLEFIELD) {
        return vec![chosen.clone()];
    }
    let layouts = library().layouts.iter().map(|layout| layout.id.as_str());
    std::iter::once("chance").chain(layouts).map(|word| chosen.with(TERRAIN, word)).collect()
}
