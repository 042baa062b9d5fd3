//! Values with their reasons, for `why`.

use super::answer::Answer;
use super::read::{Names, place, seat};
use crate::Wh40k;
use crate::attack::Volley;
use crate::attack::odds::at_table;
use crate::board::Board;
use crate::data::Movement;
use crate::state::{ModelId, State};
use crate::strength::best_leadership;

/// A value with its reasons.
pub(super) fn explain(game: &Wh40k, state: &State, words: &[&str]) -> Result<String, String> {
    let board = Board::new(game, &state.table);
    let names = Names { game };
    match words {
        [what @ ("hit" | "wound" | "save" | "attacks" | "odds"), rest @ ..] => {
            let (melee, rest) = match rest {
                ["in", "melee", rest @ ..] => (true, rest),
                _ => (false, rest),
            };
            attack(board, Answer { game, state }, what, melee, rest)
        }
        [who, "leadership"] if who.contains('.') => Ok(board.leadership(names.model(who)?).formula()),
        [unit, "leadership"] => Ok(best_leadership(board, names.unit(unit)?).to_string()),
        [who, "objective-control"] => Ok(board.objective_control(names.model(who)?).formula()),
        [who, "move"] => Ok(movement(board, names.model(who)?)),
        [unit, "toughness"] => Ok(board.toughness(names.unit(unit)?).to_string()),
        ["gap", one, other] => {
            let gap = board.gap(names.model(one)?, names.model(other)?);
            Ok(gap.to_string())
        }
        ["control", at, owner] => Ok(crate::objective::level(board, seat(owner)?, place(at)?.0).to_string()),
        [word, ..] => Err(format!("`{word}` cannot be explained; docs/cards/wh40k.md lists what can")),
        [] => Err("a value is missing".to_owned()),
    }
}

fn movement(board: Board<'_>, model: ModelId) -> String {
    let mut value = board.move_bonus(model);
    match board.movement(model) {
        Movement::Inches(inches) => value.base = inches,
        other => return format!("{other:?}"),
    }
    value.formula()
}

/// What the first of the attacks described needs, or what all of them come to.
fn attack(
    board: Board<'_>,
    answer: Answer<'_>,
    what: &str,
    melee: bool,
    words: &[&str],
) -> Result<String, String> {
    let shots = answer.shots(words, melee)?;
    let unit = board.unit_of(shots.first().ok_or("nobody attacks")?.model);
    if what == "odds" {
        let odds = at_table(board, unit, melee, &shots);
        let parts = odds
            .iter()
            .map(|(_, odds)| format!("{:.3} wounds, {:.3} models", odds.mean_lost(), odds.mean_destroyed()));
        return Ok(parts.collect::<Vec<_>>().join("; "));
    }
    let volleys = Volley::all(board, unit, melee, &shots);
    let volley = volleys.first().ok_or("nobody attacks")?;
    Ok(match what {
        "attacks" => format!("{} with {}", volley.attacks, volley.weapons),
        "hit" => match volley.skill.needed() {
            None => "automatic".to_owned(),
            Some(needed) => scored(needed, &volley.skill.hit.formula()),
        },
        "wound" => {
            let (needed, critical) = volley.to_wound(board);
            let changes = volley.skill.wound.formula();
            let changes = changes.strip_prefix('0').unwrap_or(&changes);
            let at = if critical < 6 { format!(", critical on {critical}+") } else { String::new() };
            format!("{needed}+ = {} against {}{changes}{at}", volley.strength, volley.like.toughness)
        }
        _ => {
            let model = board.models(volley.like.target).next().ok_or("nobody is left of the target")?;
            let save = volley.save(board, melee, model);
            if save.invulnerable {
                return Ok(format!("{}+ invulnerable", save.needed));
            }
            scored(save.needed, &save.why.formula())
        }
    })
}

/// `3+`, or `4+ = 3 - 1 [rule]` where something changes it.
fn scored(needed: u8, formula: &str) -> String {
    if formula.contains(' ') { format!("{needed}+ = {formula}") } else { format!("{needed}+") }
}
