//! Armies and agreements on cards.

use gonfalon_kernel::{Line, Refusal, RuleId};

use super::read::{number, split};
use super::scene::Scene;
use crate::army::{ArmyFile, Broken, BuiltRegiment, PrebuiltRegiment, RegimentEntry, UnitEntry, check};
use crate::data::Library;
use crate::setting::{Agreement, ArmyChoice, CannotBegin, GameKind, army_line};
use crate::state::Edge;

/// An army: prebuilt regiments, a learning army, or `HERO with UNIT xN ... cards CARD ...` joined by `and`.
pub(super) fn file(library: &Library, words: &[&str]) -> Result<ArmyChoice, String> {
    if let [id] = words
        && library.learning.iter().any(|army| army.id == *id)
    {
        return Ok(ArmyChoice::Learning((*id).to_owned()));
    }
    let mut regiments = Vec::new();
    for part in split(words, "and") {
        match part {
            [prebuilt] => {
                regiments
                    .push(RegimentEntry::Prebuilt(PrebuiltRegiment { prebuilt: (*prebuilt).to_owned() }));
            }
            [hero, rest @ ..] => regiments.push(RegimentEntry::Built(built(hero, rest)?)),
            [] => return Err("a regiment is missing".to_owned()),
        }
    }
    Ok(ArmyChoice::Regiments(ArmyFile { game: "whdw".to_owned(), name: "card".to_owned(), regiments }))
}

fn built(hero: &str, words: &[&str]) -> Result<BuiltRegiment, String> {
    let mut units: Vec<UnitEntry> = Vec::new();
    let mut cards = Vec::new();
    let mut in_cards = false;
    for word in words {
        match *word {
            "with" => {}
            "cards" => in_cards = true,
            card if in_cards => cards.push(card.to_owned()),
            count if count.strip_prefix('x').is_some_and(|count| count.parse::<u8>().is_ok()) => {
                let last = units.last_mut().ok_or("a number without a unit before it")?;
                last.count = number(&count[1..])?;
            }
            unit => units.push(UnitEntry { id: unit.to_owned(), count: 1 }),
        }
    }
    Ok(BuiltRegiment { hero: hero.to_owned(), units, cards })
}

/// Judges `try army ...` and `try game ...`.
pub(super) fn attempt(scene: &Scene, words: &[&str]) -> Result<Vec<Refusal>, String> {
    match words {
        ["army", rest @ ..] => {
            let mut rest = rest;
            let mut regiments = None;
            let mut one_box = false;
            loop {
                match rest {
                    ["regiments", count, more @ ..] => {
                        regiments = Some(number(count)?);
                        rest = more;
                    }
                    ["one-box", more @ ..] => {
                        one_box = true;
                        rest = more;
                    }
                    _ => break,
                }
            }
            let ArmyChoice::Regiments(file) = file(&scene.library, rest)? else { return Ok(Vec::new()) };
            let broken = check(&file, &scene.library, regiments, one_box).err().unwrap_or_default();
            Ok(broken.iter().map(|broken| refusal(broken, &scene.library)).collect())
        }
        ["game", kind, rest @ ..] => agree(scene, kind, rest),
        [word, ..] => {
            Err(format!("`{word}` cannot be tried without a seat; `try army ...` and `try game ...` can"))
        }
        [] => Err("say what to try".to_owned()),
    }
}

/// `game KIND [edges E E ...] [one-box] [core-sets N] armies ARMY vs ARMY ...`
fn agree(scene: &Scene, kind: &str, words: &[&str]) -> Result<Vec<Refusal>, String> {
    let kind = match kind {
        "learning" => GameKind::Learning,
        "standard" => GameKind::Standard,
        "strongholds" => GameKind::Strongholds,
        other => return Err(format!("`{other}` is no kind of game")),
    };
    let mut agreement = Agreement { rulings: scene.rulings.clone(), ..Agreement::new(kind) };
    let mut rest = words;
    loop {
        match rest {
            ["edges", more @ ..] => {
                let end = more.iter().position(|word| *word == "armies").unwrap_or(more.len());
                let edges = more[..end].iter().map(|word| edge(word)).collect::<Result<_, _>>()?;
                agreement.edges = Some(edges);
                rest = &more[end..];
            }
            ["one-box", more @ ..] => {
                agreement.one_box = true;
                rest = more;
            }
            ["core-sets", count, more @ ..] => {
                agreement.core_sets = number(count)?;
                rest = more;
            }
            ["armies", more @ ..] => {
                for army in split(more, "vs") {
                    agreement.armies.push(file(&scene.library, army)?);
                }
                break;
            }
            [] => break,
            [word, ..] => return Err(format!("`{word}` is not expected here")),
        }
    }
    let mut dice = gonfalon_kernel::SeededDice::new(0);
    let problems = agreement.begin(&scene.library, &mut dice, &mut ()).err().unwrap_or_default();
    Ok(problems
        .iter()
        .flat_map(|problem| match problem {
            CannotBegin::Agreement(refusal) => vec![refusal.clone()],
            CannotBegin::Army { broken, .. } => {
                broken.iter().map(|broken| refusal(broken, &scene.library)).collect()
            }
        })
        .collect())
}

fn edge(word: &str) -> Result<Edge, String> {
    match word {
        "south" => Ok(Edge::South),
        "north" => Ok(Edge::North),
        "west" => Ok(Edge::West),
        "east" => Ok(Edge::East),
        other => Err(format!("`{other}` is no edge: south, north, west or east")),
    }
}

fn refusal(broken: &Broken, library: &Library) -> Refusal {
    let says: Line = army_line(broken, library);
    Refusal { rule: RuleId(broken.rule), says }
}
