//! Every match of ready armies.

use gonfalon_kernel::Line;
use gonfalon_whdw::{
    army,
    rulings::SWITCHES,
    setting::{Agreement, ArmyChoice, GameKind},
};

use super::{
    armies::{agree, agreed, can_begin, choice, kind, prebuilt, regiments},
    library,
};
use crate::{Agreed, ArmyWord, Finding, Settings, options::Chosen, switches::ruled};

/// Every ordered pair of ready armies for the first two seats, for each number of players in turn.
pub(super) fn every_match(chosen: &Chosen<'_>, players: Option<u8>) -> Result<Vec<Agreed>, Vec<Finding>> {
    let kind = kind(chosen, &[]);
    let names = match kind {
        GameKind::Learning => library().learning.iter().map(|army| army.id.clone()).collect(),
        GameKind::Standard | GameKind::Strongholds => regiments_together(regiments(chosen).unwrap_or(1)),
    };
    if names.is_empty() {
        return Err(vec![Finding::new(Line::new("catalog-no-ready-armies"))]);
    }
    let mirrors = kind != GameKind::Learning;
    let counts = fitting_counts(chosen, &names, players)?;
    let base = ruled(Agreement::new(kind), SWITCHES, chosen);
    let choices = names.iter().map(|name| choice(&ArmyWord::Named(name.clone()), kind, None));
    let choices = choices.collect::<Result<Vec<ArmyChoice>, _>>()?;
    let mut matches = Vec::new();
    // Everybody begins once before anybody begins twice; mirror matches come last.
    for step in (1..names.len()).chain(mirrors.then_some(0)) {
        for first in 0..names.len() {
            for count in &counts {
                let armies = seated(first, step, *count).map(|place| choices[place % choices.len()].clone());
                let agreement = Agreement { armies: armies.collect(), ..base.clone() };
                // Armies that share one box get into each other's way; nothing else about ready armies does.
                if !base.one_box || can_begin(&agreement, &[]).is_ok() {
                    matches.push(agreed(&agreement, chosen));
                }
            }
        }
    }
    Ok(matches)
}

/// The numbers of players for which armies of this size can play. Not every size fits every number.
fn fitting_counts(
    chosen: &Chosen<'_>,
    names: &[String],
    players: Option<u8>,
) -> Result<Vec<u8>, Vec<Finding>> {
    let field = &library().constants.battlefield;
    let counts = players.map_or(field.players_min..=field.players_max, |count| count..=count);
    let mut findings = Vec::new();
    let mut fitting = Vec::new();
    for count in counts {
        let armies = seated(0, 1, count).map(|place| ArmyWord::Named(names[place % names.len()].clone()));
        let one = Settings { armies: armies.collect(), ..Settings::default() };
        match agree(&one, chosen) {
            Ok(_) => fitting.push(count),
            Err(wrong) if findings.is_empty() => findings = wrong,
            Err(_) => {}
        }
    }
    if fitting.is_empty() { Err(findings) } else { Ok(fitting) }
}

/// The places of the armies of a match: one, the one `step` places on, and further steps for further seats.
fn seated(first: usize, step: usize, count: u8) -> impl Iterator<Item = usize> {
    // Without the extra place all seats of a mirror match were mirrors.
    (0..usize::from(count)).map(move |seat| first + seat * step + seat.saturating_sub(1))
}

/// The legal armies of so many different prebuilt regiments.
fn regiments_together(count: u8) -> Vec<String> {
    let ids: Vec<&str> = library().regiments.iter().map(|regiment| regiment.id.as_str()).collect();
    let mut chosen: Vec<Vec<usize>> = vec![Vec::new()];
    for _ in 0..count {
        let longer = |places: &Vec<usize>| {
            let next = places.last().map_or(0, |last| last + 1);
            (next..ids.len()).map(|place| [&places[..], &[place]].concat()).collect::<Vec<_>>()
        };
        chosen = chosen.iter().flat_map(longer).collect();
    }
    let words =
        chosen.iter().map(|places| places.iter().map(|place| ids[*place]).collect::<Vec<_>>().join("+"));
    let legal = |word: &String| {
        prebuilt(word, GameKind::Standard)
            .is_ok_and(|file| army::check(&file, library(), None, false).is_ok())
    };
    words.filter(legal).collect()
}
