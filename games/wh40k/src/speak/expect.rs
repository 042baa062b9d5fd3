//! Expectations about the table.

use gonfalon_data::Word;
use gonfalon_kernel::Seat;
use gonfalon_table::Length;

use super::happened::happened;
use super::read::{
    Names, direction, kind, kind_word, length, number, phase, phase_word, place, seat, weapon,
};
use crate::Wh40k;
use crate::board::Board;
use crate::data::{Core, CoreAbilityKind, Keyword};
use crate::event::Event;
use crate::objective;
use crate::state::{ModelId, Place, Table, UnitId};
use crate::strength::{below_half, starting};

/// How far from the place a card names a model may stand, for rounding.
const ROUNDING: Length = Length(15);

/// Whether one expectation holds.
pub(super) fn expect(game: &Wh40k, table: &Table, events: &[Event], words: &[&str]) -> Result<(), String> {
    if let ["not", rest @ ..] = words {
        return match expect(game, table, events, rest) {
            Ok(()) => Err("it does hold".to_owned()),
            Err(complaint) if complaint.contains('`') => Err(complaint),
            Err(_) => Ok(()),
        };
    }
    if let Some(judged) = happened(game, events, words)? {
        return judged;
    }
    let board = Board::new(game, table);
    if let Some(judged) = whole_table(board, words)? {
        return judged;
    }
    let [name, rest @ ..] = words else { return Err("an expectation is missing".to_owned()) };
    let names = Names { game };
    match name.contains('.') {
        true => about_model(board, names.model(name)?, rest),
        false => about_unit(board, names.unit(name)?, rest),
    }
}

fn claim(holds: bool, otherwise: impl Into<String>) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise.into()) }
}

fn near(found: Length, wanted: Length) -> bool {
    (found.0 - wanted.0).abs() <= ROUNDING.0
}

fn about_model(board: Board<'_>, model: ModelId, words: &[&str]) -> Result<(), String> {
    let names = Names { game: board.game };
    let facts = board.model(model);
    match words {
        ["at", at] => {
            let (at, height) = place(at)?;
            let found = facts.at.distance(at) <= ROUNDING
                && height.is_none_or(|height| near(facts.elevation, height));
            let (x, y, z) = (Length(facts.at.x), Length(facts.at.y), facts.elevation);
            claim(found && !facts.destroyed, format!("it stands at {x},{y},{z}"))
        }
        ["facing", to] => {
            let off = facts.heading.difference(direction(to)?).abs();
            claim(off <= 20, format!("it faces {:?}", facts.heading))
        }
        ["gone"] => claim(facts.destroyed, "it is still there"),
        ["carries", arm] => {
            let mustered = board.model_facts(model);
            let wanted = weapon(board.datasheet(mustered.unit), arm)?;
            claim(mustered.equipment.contains(&wanted), "it does not carry that")
        }
        ["left"] => claim(!facts.destroyed, "it is gone"),
        ["wounds", left] => {
            let found = if facts.destroyed { 0 } else { board.wounds_left(model) };
            claim(found == number::<u8>(left)?, format!("it has {found} wounds left"))
        }
        ["sees", other] => {
            let seen = match other.contains('.') {
                true => board.model_sees(model, names.model(other)?),
                false => board.model_sees_unit(model, names.unit(other)?),
            };
            claim(seen, "it does not see it")
        }
        ["sees", "all", "of", other] => {
            let seen = match other.contains('.') {
                true => board.fully_visible(model, names.model(other)?),
                false => board.unit_fully_visible(model, names.unit(other)?),
            };
            claim(seen, "it does not see all of it")
        }
        ["touches", other] => claim(board.in_contact(model, names.model(other)?), "they do not touch"),
        ["engaged", other] => {
            let other = names.model(other)?;
            let gap = board.gap(model, other);
            claim(board.models_engaged(model, other), format!("the gap is {gap}"))
        }
        ["cover", "from", other] => {
            let found = board.in_cover(model, names.unit(other)?);
            claim(found.is_some(), "it has no Benefit of Cover")
        }
        ["cover", "from", other, rule] => {
            let found = board.in_cover(model, names.unit(other)?).map(|source| source.rule.0);
            claim(found == Some(*rule), format!("its cover is by {found:?}"))
        }
        [word, ..] => {
            Err(format!("`{word}` cannot be expected of a model; docs/cards/wh40k.md lists what can"))
        }
        [] => Err("say what is expected of the model".to_owned()),
    }
}

fn about_unit(board: Board<'_>, unit: UnitId, words: &[&str]) -> Result<(), String> {
    let names = Names { game: board.game };
    let facts = board.unit(unit);
    match words {
        ["models", count] => {
            let found = board.strength(unit);
            claim(found == number::<usize>(count)?, format!("{found} models are left"))
        }
        ["starting", count] => {
            let found = starting(board, unit);
            claim(found == number::<usize>(count)?, format!("its Starting Strength is {found}"))
        }
        ["below-half"] => claim(below_half(board, unit), "it is not Below Half-strength"),
        ["on-battlefield"] => claim(facts.place == Place::Battlefield, format!("it is {:?}", facts.place)),
        ["in-reserves"] => {
            claim(matches!(facts.place, Place::Reserves(_)), format!("it is {:?}", facts.place))
        }
        ["embarked", "in", other] => {
            claim(facts.place == Place::Embarked(names.unit(other)?), format!("it is {:?}", facts.place))
        }
        ["gone"] => claim(facts.place == Place::Destroyed, "it is still there"),
        ["shocked"] => claim(facts.battle_shocked, "it is not Battle-shocked"),
        ["moved", "nothing"] => claim(facts.moved.is_none(), "it has moved"),
        ["moved", how] => {
            let found = facts.moved.map_or("nothing", kind_word);
            claim(facts.moved == Some(kind(how)?), format!("its move is {found}"))
        }
        ["shot"] => claim(facts.shot, "it was not picked to shoot"),
        ["charged"] => claim(facts.charged, "it did not charge"),
        ["charge-bonus"] => claim(facts.charge_bonus, "it has no Charge Bonus"),
        ["fought"] => claim(facts.fought, "it was not picked to fight"),
        ["coherent"] => claim(board.is_coherent(unit), "it is not in coherency"),
        ["engaged"] => claim(board.is_engaged(unit), "no enemy is in Engagement Range"),
        ["engaged", other] => claim(board.units_engaged(unit, names.unit(other)?), "they are not engaged"),
        ["sees", other] => claim(board.unit_sees_unit(unit, names.unit(other)?), "it does not see it"),
        ["is", keyword] => {
            let other = || board.game.library.keyword(keyword).map(Keyword::Other);
            let wanted = Core::from_word(keyword).map(Keyword::Core).or_else(other);
            let wanted = wanted.ok_or_else(|| format!("`{keyword}` is no keyword"))?;
            claim(board.has_keyword(unit, wanted), "it does not have that keyword")
        }
        ["faction", keyword] => {
            let library = &board.game.library;
            let factions = &board.datasheet(unit).factions;
            let found = library.keyword(keyword).is_some_and(|wanted| factions.contains(&wanted));
            claim(found, "that is none of its Faction keywords")
        }
        ["has", ability] => {
            let wanted =
                CoreAbilityKind::from_word(ability).ok_or_else(|| format!("`{ability}` is no ability"))?;
            claim(board.all_have(unit, wanted), "it does not have that ability")
        }
        [word, ..] => {
            Err(format!("`{word}` cannot be expected of a unit; docs/cards/wh40k.md lists what can"))
        }
        [] => Err("say what is expected of the unit".to_owned()),
    }
}

/// Expectations about the game as a whole or about two things; `None` if the words are not about them.
fn whole_table(board: Board<'_>, words: &[&str]) -> Result<Option<Result<(), String>>, String> {
    let table = board.table;
    let names = Names { game: board.game };
    Ok(Some(match words {
        ["gap", one, other, gap] => {
            let found = match (one.contains('.'), other.contains('.')) {
                (true, true) => Some(board.gap(names.model(one)?, names.model(other)?)),
                (true, false) => board.model_gap(names.model(one)?, names.unit(other)?),
                (false, true) => board.model_gap(names.model(other)?, names.unit(one)?),
                (false, false) => board.unit_gap(names.unit(one)?, names.unit(other)?),
            };
            let wanted = length(gap)?;
            claim(found.is_some_and(|found| near(found, wanted)), format!("the gap is {found:?}"))
        }
        ["cp", owner, points] => {
            let found = table.players[seat(owner)?].command_points;
            claim(found == number::<u8>(points)?, format!("there are {found}"))
        }
        ["vp", owner, points] => {
            let found = table.players[seat(owner)?].victory_points;
            claim(found == number::<u8>(points)?, format!("there are {found}"))
        }
        ["round", round] => {
            claim(table.round == number::<u8>(round)?, format!("it is round {}", table.round))
        }
        ["active", owner] => claim(table.active == seat(owner)?, "it is the opponent's turn"),
        ["phase", wanted] => {
            claim(table.phase == phase(wanted)?, format!("it is the {} phase", phase_word(table.phase)))
        }
        ["controls", owner, which] => {
            let marker = number::<usize>(which)?.checked_sub(1).and_then(|which| table.markers.get(which));
            let marker = marker.ok_or("there is no such marker; they are counted from 1")?;
            let found: Option<Seat> = objective::controller(board, marker.at);
            let wanted = if *owner == "nobody" { None } else { Some(seat(owner)?) };
            claim(found == wanted, format!("it is controlled by {found:?}"))
        }
        ["control", owner, which, level] => {
            let marker = number::<usize>(which)?.checked_sub(1).and_then(|which| table.markers.get(which));
            let marker = marker.ok_or("there is no such marker; they are counted from 1")?;
            let found = objective::level(board, seat(owner)?, marker.at);
            claim(found == number::<u32>(level)?, format!("the Level of Control is {found}"))
        }
        ["markers", count] => {
            let found = table.markers.len();
            claim(found == number::<usize>(count)?, format!("there are {found}"))
        }
        ["marker", which, "at", at] => {
            let marker = number::<usize>(which)?.checked_sub(1).and_then(|which| table.markers.get(which));
            let marker = marker.ok_or("there is no such marker; they are counted from 1")?;
            claim(marker.at == place(at)?.0, format!("it lies at {:?}", marker.at))
        }
        ["field", measures] => {
            let (long, wide) = super::agreement::measured(measures)?;
            let (found_long, found_wide) = (board.field().width(), board.field().height());
            claim((found_long, found_wide) == (long, wide), format!("it is {found_long} by {found_wide}"))
        }
        ["features", count] => {
            let found = table.terrain.len();
            claim(found == number::<usize>(count)?, format!("there are {found}"))
        }
        ["over"] => claim(table.outcome.is_some(), "the battle goes on"),
        ["winner", "nobody"] => claim(
            table.outcome.as_ref().is_some_and(|outcome| outcome.winners.is_empty()),
            "it did not end without a winner",
        ),
        ["winner", owner] => {
            let winner = seat(owner)?;
            let won = table.outcome.as_ref().is_some_and(|outcome| outcome.winners == [winner]);
            claim(won, format!("the outcome is {:?}", table.outcome))
        }
        _ => return Ok(None),
    }))
}
