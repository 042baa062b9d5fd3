//! `gonfalon odds`: exact odds of what dice decide.

mod chart;
mod json;
mod names;
mod page;
mod trouble;
mod words;

use std::{io::Write, path::Path};

use gonfalon_odds::{Report, dw::FALLS, dw::Source, notation, wh40k};

use crate::{
    arguments::{Odds, Telling},
    ending::{Ending, Stop},
    files,
    voice::Voice,
};

/// A question as it was asked, with its answer.
struct Answer<'w> {
    /// What it is about, a word for programs: `wh40k`, `charge`.
    about: &'static str,
    /// Who attacks, as it was written.
    attack: Vec<&'w str>,
    /// Who is attacked, as it was written.
    target: Vec<&'w str>,
    report: Report,
}

pub(crate) fn run(wanted: &Odds, out: &mut impl Write, voice: Voice) -> Result<Ending, Stop> {
    let telling = telling(wanted);
    for path in [&telling.svg, &telling.page].into_iter().flatten() {
        files::writable(path, telling.force, voice)?;
    }
    let answer = answer(wanted).map_err(|trouble| Stop::because(trouble::in_words(&trouble, voice)))?;
    if let Some(path) = &telling.svg {
        write(path, &chart::svg(&answer, voice), telling.force, voice)?;
    }
    if let Some(path) = &telling.page {
        write(path, &page::page(&answer, voice), telling.force, voice)?;
    }
    if telling.json {
        writeln!(out, "{}", json::as_json(&answer))?;
    } else {
        words::in_words(&answer, out, voice)?;
    }
    Ok(Ending::Fine)
}

fn write(path: &Path, text: &str, force: bool, voice: Voice) -> Result<(), Stop> {
    files::write_whole(path, text.as_bytes(), force)
        .map_err(|error| Stop::because(files::unwritable(path, &error, voice)))
}

fn telling(wanted: &Odds) -> &Telling {
    match wanted {
        Odds::Wh40k(wanted) => &wanted.telling,
        Odds::Kow(wanted) => &wanted.telling,
        Odds::Whdw(wanted) => &wanted.telling,
        Odds::Dw(wanted) => &wanted.telling,
        Odds::Charge(wanted) => &wanted.telling,
        Odds::BattleShock(wanted) => &wanted.telling,
    }
}

fn answer(wanted: &Odds) -> Result<Answer<'_>, notation::Trouble> {
    Ok(match wanted {
        Odds::Wh40k(wanted) => Answer {
            about: "wh40k",
            attack: wanted.attack.iter().map(String::as_str).collect(),
            target: wanted.target.iter().map(String::as_str).collect(),
            report: notation::wh40k(&wanted.attack, &wanted.target)?,
        },
        Odds::Kow(wanted) => Answer {
            about: "kow",
            attack: wanted.attack.iter().map(String::as_str).collect(),
            target: vec![&wanted.target],
            report: notation::kow(&wanted.attack, &wanted.target)?,
        },
        Odds::Whdw(wanted) => {
            let (attack, report) = match (&wanted.attack, &wanted.fight) {
                (_, Some(fight)) => (fight, notation::duel(fight, &wanted.target)?),
                (Some(attack), None) => (attack, notation::whdw(attack, &wanted.target)?),
                (None, None) => unreachable!("clap asks for one of them"),
            };
            Answer { about: "whdw", attack: vec![attack], target: vec![&wanted.target], report }
        }
        Odds::Dw(wanted) => {
            let source = if wanted.physics { Source::Physics } else { Source::StandIn };
            // A simulated fall takes a thousand times as long.
            let falls = wanted.falls.unwrap_or(if wanted.physics { FALLS / 10 } else { FALLS });
            Answer {
                about: "dw",
                attack: vec![&wanted.attack],
                target: vec![&wanted.target],
                report: notation::dw(&wanted.attack, &wanted.target, source, falls)?,
            }
        }
        Odds::Charge(wanted) => {
            let odds = wh40k::charge(wanted.needed, wanted.changed, wanted.reroll);
            Answer {
                about: "charge",
                attack: Vec::new(),
                target: Vec::new(),
                report: Report::of_two_dice("reached", &odds),
            }
        }
        Odds::BattleShock(wanted) => {
            let odds = wh40k::battle_shock(wanted.leadership, wanted.changed, wanted.reroll);
            Answer {
                about: "battle-shock",
                attack: Vec::new(),
                target: Vec::new(),
                report: Report::of_two_dice("passed", &odds),
            }
        }
    })
}
