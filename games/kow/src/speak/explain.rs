//! Values with their reasons.

use gonfalon_kernel::Seat;

use super::answer::attack;
use super::army;
use super::printed;
use super::read::{Names, entry, inches, number, options, seat, side};
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
        [unit, "nerve-test", one, other, rest @ ..] => {
            let musician = match rest {
                [] => false,
                ["against", "musician"] => true,
                _ => return Err("after the dice only `against musician` may follow".to_owned()),
            };
            let dice = [number(one)?, number(other)?];
            if dice.iter().any(|die| !(1..=6).contains(die)) {
                return Err(format!("no dice show `{one} {other}`"));
            }
            Ok(reasons(&crate::nerve::sum(board, find(unit)?, dice, musician)))
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
        "to-damage" => Ok(reasons(&blow.to_damage)),
        other => Err(format!("`{other}` is nothing in a melee")),
    }
}

/// A score with its reasons: `5 = 4 + 1 [kow.shoot.mod-cover]`.
fn reasons(score: &Breakdown) -> String {
    if score.changes.is_empty() {
        return score.base.to_string();
    }
    format!("{} = {}", score.total(), score.formula())
}

fn hits(score: &ToHit) -> String {
    reasons(&score.0)
}

fn halved(dice: u16, score: &ToHit) -> String {
    if score.beyond_six() { format!("{} of {dice}", score.dice(dice)) } else { dice.to_string() }
}
