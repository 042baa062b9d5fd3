//! Armies in words, and what can be tried before a match.

use gonfalon_kernel::{Refusal, RuleId, SeededDice};

use super::read::{number, split};
use super::scene::{Scene, clock, game_length};
use crate::army::{ArmyFile, Broken, UnitEntry, check, check_sides};
use crate::data::Library;
use crate::setting::{Agreement, CannotBegin, ClockChoice, GameLength, TerrainChoice, army_line};

/// An army: units joined by `and`, each `ENTRY [with OPTION ...] [xN]`. Words need not be of the lists, so that cards
/// can try what the lists do not have.
pub(super) fn file(words: &[&str], points: Option<u16>) -> Result<ArmyFile, String> {
    let mut file = ArmyFile {
        game: "kow".to_owned(),
        name: String::new(),
        points,
        good_and_evil_agreed: false,
        units: Vec::new(),
    };
    let mut rest = words;
    loop {
        match rest {
            ["points", limit, more @ ..] => {
                file.points = Some(number(limit)?);
                rest = more;
            }
            ["casual", more @ ..] => {
                file.points = None;
                rest = more;
            }
            ["mixed", more @ ..] => {
                file.good_and_evil_agreed = true;
                rest = more;
            }
            _ => break,
        }
    }
    if rest.is_empty() {
        return Ok(file);
    }
    file.units = split(rest, "and").into_iter().map(unit).collect::<Result<_, _>>()?;
    Ok(file)
}

fn unit(words: &[&str]) -> Result<UnitEntry, String> {
    let (words, count) = match words {
        [what @ .., times] if times.strip_prefix('x').is_some_and(|count| count.parse::<u8>().is_ok()) => {
            (what, number(&times[1..])?)
        }
        what => (what, 1),
    };
    let (id, options): (&str, &[&str]) = match words {
        [id] => (id, &[]),
        [id, "with", options @ ..] => (id, options),
        _ => return Err("write units as `ENTRY [with OPTION ...] [xN]`, joined by `and`".to_owned()),
    };
    Ok(UnitEntry {
        id: id.to_owned(),
        options: options.iter().map(|word| (*word).to_owned()).collect(),
        count,
    })
}

/// Judges a `try` without a seat.
pub(super) fn attempt(scene: &Scene, words: &[&str]) -> Result<Vec<Refusal>, String> {
    let library = &scene.library;
    match words {
        ["army", rest @ ..] => {
            let broken = check(&file(rest, scene.agreement.points)?, library, None).err().unwrap_or_default();
            Ok(refusals(&broken, library))
        }
        ["match", rest @ ..] => agree(scene, rest),
        ["sides", rest @ ..] => sides(scene, rest),
        _ => Err("without a seat `try army ...`, `try match ...` and `try sides ...` are known".to_owned()),
    }
}

/// `match [length ...] [clock ...] [layout ID] [mixed] armies ARMY vs ARMY`.
fn agree(scene: &Scene, words: &[&str]) -> Result<Vec<Refusal>, String> {
    let mut agreement = Agreement { armies: Vec::new(), ..scene.agreement.clone() };
    let mut rest = words;
    loop {
        match rest {
            ["points", points, more @ ..] => {
                agreement.points = Some(number(points)?);
                rest = more;
            }
            ["casual", more @ ..] => {
                agreement.points = None;
                rest = more;
            }
            ["length", kind, amount, more @ ..] => {
                let length: GameLength = game_length(&[kind, amount])?;
                agreement.length = length;
                rest = more;
            }
            ["clock", kind, amount, more @ ..] => {
                let choice: ClockChoice = clock(&[kind, amount])?;
                agreement.clock = choice;
                rest = more;
            }
            ["layout", id, more @ ..] => {
                agreement.terrain = TerrainChoice::Layout((*id).to_owned());
                rest = more;
            }
            ["terrain-by-chance", more @ ..] => {
                agreement.terrain = TerrainChoice::Chance;
                rest = more;
            }
            ["mixed", more @ ..] => {
                agreement.good_and_evil = true;
                rest = more;
            }
            ["armies", more @ ..] => {
                for army in split(more, "vs") {
                    let mut file = file(army, agreement.points)?;
                    file.good_and_evil_agreed |= agreement.good_and_evil;
                    agreement.armies.push(file);
                }
                break;
            }
            [] => break,
            [word, ..] => return Err(format!("`{word}` is not expected here")),
        }
    }
    let begun = agreement.begin(&scene.library, &mut SeededDice::new(0), &mut ());
    let problems = begun.err().unwrap_or_default();
    Ok(problems
        .iter()
        .flat_map(|problem| match problem {
            CannotBegin::Agreement(refusal) => vec![refusal.clone()],
            CannotBegin::Army { broken, .. } => refusals(broken, &scene.library),
        })
        .collect())
}

/// `sides ARMY plus ARMY vs ARMY ...`: several armies on a side.
fn sides(scene: &Scene, words: &[&str]) -> Result<Vec<Refusal>, String> {
    let library = &scene.library;
    let mixed = words.first() == Some(&"mixed");
    let words = if mixed { &words[1..] } else { words };
    let mut broken = Vec::new();
    let mut armies = Vec::new();
    for side in split(words, "vs") {
        let mut side_armies = Vec::new();
        for army in split(side, "plus") {
            match check(&file(army, scene.agreement.points)?, library, None) {
                Ok(army) => side_armies.push(army),
                Err(found) => broken.extend(found),
            }
        }
        armies.push(side_armies);
    }
    let [first, second] = armies.as_slice() else {
        return Err("write `sides ARMY plus ARMY vs ARMY ...`".to_owned());
    };
    let (first, second): (Vec<_>, Vec<_>) = (first.iter().collect(), second.iter().collect());
    broken.extend(check_sides([first.as_slice(), second.as_slice()], library, mixed));
    Ok(refusals(&broken, library))
}

fn refusals(broken: &[Broken], library: &Library) -> Vec<Refusal> {
    let refusal = |broken: &Broken| Refusal { rule: RuleId(broken.rule), says: army_line(broken, library) };
    broken.iter().map(refusal).collect()
}
