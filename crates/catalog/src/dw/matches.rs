//! Every match of ready armies, in every scenario that takes so many players.

use gonfalon_dw::army::{ArmyFile, ready_files};

use super::{
    armies::{agreed, can_begin},
    choices, library,
};
use crate::{
    Agreed, Finding,
    options::{Chosen, SCENARIO},
};

/// Every match in every scenario in turn, or in the one that was chosen.
pub(super) fn every_match(chosen: &Chosen<'_>, players: Option<u8>) -> Result<Vec<Agreed>, Vec<Finding>> {
    if chosen.is_fixed(SCENARIO) {
        return in_scenario(chosen, players);
    }
    let (mut lists, mut findings) = (Vec::new(), Vec::new());
    for scenario in choices::SCENARIOS {
        match in_scenario(&chosen.with(SCENARIO, scenario), players) {
            Ok(list) => lists.push(list),
            Err(wrong) if findings.is_empty() => findings = wrong,
            Err(_) => {}
        }
    }
    let most = lists.iter().map(Vec::len).max().unwrap_or(0);
    let in_turn = |place: usize| lists.iter().filter_map(move |list| list.get(place)).cloned();
    let matches: Vec<Agreed> = (0..most).flat_map(in_turn).collect();
    if matches.is_empty() { Err(findings) } else { Ok(matches) }
}

/// Every ordered pair of ready armies for the first two seats; further seats take those that come next.
fn in_scenario(chosen: &Chosen<'_>, players: Option<u8>) -> Result<Vec<Agreed>, Vec<Finding>> {
    let count = usize::from(players.unwrap_or(2));
    let armies: Vec<(String, ArmyFile)> =
        ready_files(library()).into_iter().map(|(id, file)| (library()[id].id.clone(), file)).collect();
    let (mut matches, mut findings) = (Vec::new(), Vec::new());
    // Everybody begins once before anybody begins twice; mirror matches come last.
    for step in (1..armies.len()).chain([0]) {
        for first in 0..armies.len() {
            let seated = (0..count).map(|seat| &armies[(first + seat * step) % armies.len()]);
            let (ids, files): (Vec<_>, Vec<_>) = seated.map(|(id, file)| (id.as_str(), file.clone())).unzip();
            let agreement = choices::agreement(chosen, files);
            match can_begin(&agreement, &[]) {
                Ok(()) => {
                    let ready: Vec<Option<&str>> = ids.into_iter().map(Some).collect();
                    matches.push(agreed(&agreement, &ready, chosen));
                }
                Err(wrong) if findings.is_empty() => findings = wrong,
                Err(_) => {}
            }
        }
    }
    if matches.is_empty() { Err(findings) } else { Ok(matches) }
}
