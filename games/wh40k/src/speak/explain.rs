//! Values with their reasons, for `why`.

use gonfalon_table::{Length, Point};

use super::answer::Answer;
use super::read::{Names, listed, place, seat};
use crate::Wh40k;
use crate::action::Action;
use crate::alternatives::alternatives;
use crate::attack::Volley;
use crate::attack::odds::at_table;
use crate::board::Board;
use crate::data::{Feature, Movement, Word};
use crate::state::{ModelId, State};
use crate::stratagem::Stratagem;
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
        [unit, "points"] => Ok(names.unit(unit).map(|unit| game.units[unit.index()].points)?.to_string()),
        ["points", owner] => {
            let owner = seat(owner)?;
            let units = game.units.iter().filter(|unit| unit.owner == owner);
            Ok(units.map(|unit| u32::from(unit.points)).sum::<u32>().to_string())
        }
        ["terrain", at] => Ok(terrain(board, place(at)?.0)),
        ["stratagem", which] => {
            let which: Stratagem = listed(which)?;
            Ok(format!("{} CP, {}", which.cost(), which.category().word()))
        }
        ["instead", rest @ ..] => instead(board, Answer { game, state }, rest),
        ["control", at, owner] => Ok(crate::objective::level(board, seat(owner)?, place(at)?.0).to_string()),
        [word, ..] => Err(format!("`{word}` cannot be explained; docs/cards/wh40k.md lists what can")),
        [] => Err("a value is missing".to_owned()),
    }
}

/// The features over a point, the lowest first, with their keywords.
fn terrain(board: Board<'_>, at: Point) -> String {
    let mut here: Vec<&Feature> =
        board.table.terrain.iter().filter(|feature| feature.footprint.contains_point(at)).collect();
    here.sort_by_key(|feature| feature.stand.height);
    let said = here.into_iter().map(|feature| {
        let keywords: Vec<&str> = feature.kind.keywords().iter().map(|keyword| keyword.word()).collect();
        format!("{} [{}]", feature.kind.word(), keywords.join(" "))
    });
    let said: Vec<String> = said.collect();
    if said.is_empty() { "open".to_owned() } else { said.join(", ") }
}

/// Where the game offers to put a marker instead of where it was to go.
fn instead(board: Board<'_>, answer: Answer<'_>, words: &[&str]) -> Result<String, String> {
    let refused = answer.read(words)?;
    let ask = answer.state.stack.asks().first().ok_or("nobody is asked anything")?;
    let offers = alternatives(board, ask, &refused, 1);
    match offers.first().map(|offer| &offer.action) {
        Some(Action::Marker(at)) => Ok(format!("marker {},{}", Length(at.x), Length(at.y))),
        Some(other) => Err(format!("it offers {other:?}")),
        None => Ok("nothing".to_owned()),
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
