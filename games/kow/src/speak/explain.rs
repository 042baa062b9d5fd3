//! Values with their reasons.

use gonfalon_kernel::Seat;

use super::answer::attack;
use super::army;
use super::printed;
use super::read::{Names, entry, inches, options, seat, side};
use crate::Kow;
use crate::action::Attack;
use crate::army::check;
use crate::attack::{Breakdown, ToHit};
use crate::board::Board;
use crate::cover::Cover;
use crate::melee::blow;
use crate::shooting::Shot;
use crate::state::{Contact, Table, UnitId};
use crate::victory;

/// The text for `why`.
pub(super) fn explain(game: &Kow, table: &Table, words: &[&str]) -> Result<String, String> {
    let board = Board::new(game, table);
    let names = Names { game };
    let find = |word: &str| names.find(word);
    match words {
        ["gap", one, other] => Ok(inches(board.footprint(find(one)?).gap(&board.footprint(find(other)?)).0)),
        ["reach", one, other] => Ok(inches(board.champion(find(one)?).gap(&board.footprint(find(other)?)).0)),
        ["hidden", one, other] => {
            let (hidden, all) = board.hidden(find(one)?, find(other)?);
            Ok(format!("{hidden} of {all}"))
        }
        ["score", who] => {
            let kind = table.victory.ok_or("no victory condition is set")?;
            let who: Seat = seat(who)?;
            Ok(victory::score(board, kind, who).to_string())
        }
        ["constant", path @ ..] => printed::constant(game, path),
        ["list", id, field] => printed::list(&game.library, id, field),
        ["entry", id, "with", rest @ .., field] => {
            let id = entry(&game.library, id)?;
            let profile = game.library.profile(id, &options(&game.library, id, rest)?);
            printed::value(&game.library, &profile, field)
        }
        ["entry", id, field] => {
            let profile = game.library.profile(entry(&game.library, id)?, &[]);
            printed::value(&game.library, &profile, field)
        }
        ["cost", rest @ ..] => {
            let army = check(&army::file(rest, Some(u16::MAX))?, &game.library, None);
            let army = army.map_err(|broken| {
                let rules: Vec<&str> = broken.iter().map(|broken| broken.rule).collect();
                format!("the army breaks {}", rules.join(", "))
            })?;
            Ok(army.cost(&game.library).to_string())
        }
        [unit, what @ ("to-hit" | "to-damage" | "dice" | "range"), target, rest @ ..] => {
            let attack = match rest {
                [] => Attack::Ordinary,
                ["with", word] => attack(word)?,
                ["in", word] => return melee(board, find(unit)?, find(target)?, what, word),
                _ => return Err("after the target `with ATTACK` or `in SIDE` may follow".to_owned()),
            };
            shooting(board, find(unit)?, find(target)?, what, attack)
        }
        [unit, field] => printed::value(&game.library, board.profile(find(unit)?), field),
        [word, ..] => Err(format!("`{word}` cannot be explained; docs/cards/kow.md lists what can")),
        [] => Err("say what is to be explained".to_owned()),
    }
}

fn shooting(
    board: Board<'_>,
    unit: UnitId,
    target: UnitId,
    what: &str,
    attack: Attack,
) -> Result<String, String> {
    let in_cover = board.in_cover(unit, target) == Cover::Yes;
    let Some(shot) = Shot::reckon(board, unit, attack, target, in_cover) else {
        return Ok("none".to_owned());
    };
    Ok(match what {
        "to-hit" => hits(&shot.to_hit),
        "dice" => halved(shot.dice, &shot.to_hit),
        "range" => inches(shot.range.0),
        _ => shot.to_damage.map_or_else(|| "none".to_owned(), |score| reasons(&score)),
    })
}

fn melee(board: Board<'_>, unit: UnitId, target: UnitId, what: &str, word: &str) -> Result<String, String> {
    let set = board.table.contacts.iter().find(|c| c.charger == unit && c.target == target);
    let contact = Contact {
        charger: unit,
        target,
        side: side(word)?,
        hindered: set.is_some_and(|contact| contact.hindered),
        defended: set.is_some_and(|contact| contact.defended),
    };
    let Some(blow) = blow(board, &contact) else { return Ok("none".to_owned()) };
    match what {
        "to-hit" => Ok(hits(&blow.to_hit)),
        "dice" => Ok(halved(blow.dice, &blow.to_hit)),
        "to-damage" => {
            let crushing = board.profile(unit).crushing_strength();
            Ok(reasons(&crate::attack::to_damage(board, target, crushing, "kow.special.crushing-strength")))
        }
        other => Err(format!("`{other}` is nothing in a melee")),
    }
}

/// A score with its reasons: `5 = 4 + 1 [kow.shoot.mod-cover]`.
fn reasons(score: &Breakdown) -> String {
    if score.changes.is_empty() {
        return score.base.to_string();
    }
    let mut text = format!("{} = {}", score.total(), score.base);
    for (rule, by) in &score.changes {
        let sign = if *by < 0 { '-' } else { '+' };
        text.push_str(&format!(" {sign} {} [{}]", by.unsigned_abs(), rule.0));
    }
    text
}

fn hits(score: &ToHit) -> String {
    reasons(&score.0)
}

fn halved(dice: u16, score: &ToHit) -> String {
    if score.beyond_six() { format!("{} of {dice}", score.dice(dice)) } else { dice.to_string() }
}
