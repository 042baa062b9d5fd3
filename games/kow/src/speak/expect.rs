//! Expectations about the table.

use gonfalon_table::{Length, Point};

use super::happened::happened;
use super::read::{
    Names, direction, facing, inches, length, listed, number, order, order_word, point, seat, seconds, side,
    side_word, terrain,
};
use super::scene::{long_side, victory};
use crate::Kow;
use crate::action::LongSide;
use crate::board::Board;
use crate::cover::Cover;
use crate::data::SpecialKind;
use crate::event::Event;
use crate::sight::Sight;
use crate::state::{Objective, Phase, Place, Table, UnitId};
use crate::victory::controls;

/// Whether one expectation holds.
pub(super) fn expect(game: &Kow, table: &Table, events: &[Event], words: &[&str]) -> Result<(), String> {
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
    if let Some(judged) = between(board, words)? {
        return judged;
    }
    let [name, rest @ ..] = words else { return Err("an expectation is missing".to_owned()) };
    about_unit(board, Names { game }.find(name)?, rest)
}

fn claim(holds: bool, otherwise: impl Into<String>) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise.into()) }
}

/// Whether two places are the same but for rounding.
pub(super) fn same_place(one: Point, other: Point) -> bool {
    one.distance(other) <= Length(15)
}

fn about_unit(board: Board<'_>, unit: UnitId, words: &[&str]) -> Result<(), String> {
    let names = Names { game: board.game };
    let facts = board.unit(unit);
    let on_table = board.on_table(unit);
    match words {
        ["at", at] => {
            let said = format!("it stands at {},{}", inches(facts.at.x), inches(facts.at.y));
            claim(on_table && same_place(facts.at, point(at)?), said)
        }
        ["facing", to] => {
            let off = facts.heading.difference(direction(to)?).abs();
            claim(on_table && off <= 20, format!("it faces {}", facing(facts.heading)))
        }
        ["on", "table"] => claim(on_table, "it is not on the table"),
        ["waiting"] => claim(facts.place == Place::Waiting, "it does not wait"),
        ["gone"] => claim(facts.place == Place::Routed, "it has not routed"),
        ["lost"] => claim(facts.place == Place::Lost, "it is not lost"),
        ["damage", count] => {
            claim(facts.damage == number::<u16>(count)?, format!("it has {} damage", facts.damage))
        }
        ["wavering"] => claim(facts.wavering, "it does not waver"),
        ["steady"] => claim(on_table && !facts.wavering, "it wavers or is gone"),
        ["ordered", "nothing"] => claim(facts.order.is_none(), "it has an order"),
        ["ordered", word] => {
            let said = facts.order.map_or("nothing", order_word);
            claim(facts.order == Some(order(word)?), format!("its order is {said}"))
        }
        ["shot"] => claim(facts.shot, "it has not shot"),
        ["released"] => claim(facts.released, "its beast is still there"),
        ["owned", "by", owner] => claim(board.owner(unit) == seat(owner)?, "it belongs to the opponent"),
        ["has", rule] => {
            let kind: SpecialKind = listed(rule)?;
            claim(board.has(unit, kind), "it does not have that rule")
        }
        ["has", rule, value] => {
            let kind: SpecialKind = listed(rule)?;
            let found = board.profile(unit).value(kind);
            claim(found == Some(number(value)?), format!("the value is {found:?}"))
        }
        ["champion", "at", at] => {
            let found = board.champion(unit).centre;
            let said = format!("the champion stands at {},{}", inches(found.x), inches(found.y));
            claim(same_place(found, point(at)?), said)
        }
        ["touches", other] => {
            let other = names.find(other)?;
            let contact = board.table.contacts.iter().any(|contact| {
                (contact.charger, contact.target) == (unit, other)
                    || (contact.charger, contact.target) == (other, unit)
            });
            claim(contact, "they are not in contact")
        }
        ["overlaps", other] => {
            let footprint = board.footprint(unit);
            let holds = match names.find(other) {
                Ok(other) => footprint.overlaps(&board.footprint(other)),
                Err(unknown) => {
                    let piece = terrain(board.table, other).map_err(|_| unknown)?;
                    footprint.overlaps_polygon(&board.table.terrain[usize::from(piece)].outline)
                }
            };
            claim(holds, "they do not overlap")
        }
        ["sees", other] => {
            let other = names.find(other)?;
            let seen = board.in_front_arc(unit, other) && board.line_of_sight(unit, other, &[]) != Sight::No;
            claim(seen, "it does not see it")
        }
        ["doubts", other] => {
            let doubtful = board.line_of_sight(unit, names.find(other)?, &[]) == Sight::Doubtful;
            claim(doubtful, "no die decides whether it sees")
        }
        ["cover", "from", other] => cover(board, names.find(other)?, unit, Cover::Yes),
        ["doubtful-cover", "from", other] => cover(board, names.find(other)?, unit, Cover::Doubtful),
        [word, ..] => Err(format!("`{word}` cannot be expected of a unit; docs/cards/kow.md lists what can")),
        [] => Err("say what is expected of the unit".to_owned()),
    }
}

fn cover(board: Board<'_>, shooter: UnitId, target: UnitId, wanted: Cover) -> Result<(), String> {
    let (hidden, all) = board.hidden(shooter, target);
    claim(board.in_cover(shooter, target) == wanted, format!("{hidden} of {all} lines are not clear"))
}

/// Expectations about two things; `None` if the words are not about them.
fn between(board: Board<'_>, words: &[&str]) -> Result<Option<Result<(), String>>, String> {
    let names = Names { game: board.game };
    Ok(Some(match words {
        ["gap", one, other, gap] => {
            let found = board.footprint(names.find(one)?).gap(&board.footprint(names.find(other)?));
            let wanted = length(gap)?;
            claim((found.0 - wanted.0).abs() <= 15, format!("the gap is {}", inches(found.0)))
        }
        ["reach", one, other, gap] => {
            let found = board.champion(names.find(one)?).gap(&board.footprint(names.find(other)?));
            let wanted = length(gap)?;
            claim((found.0 - wanted.0).abs() <= 15, format!("the distance is {}", inches(found.0)))
        }
        ["arc", unit, of, wanted] => {
            let unit = names.find(unit)?;
            let at = if of.contains(',') { point(of)? } else { board.champion(names.find(of)?).centre };
            let found = board.arc(unit, at);
            claim(found == side(wanted)?, format!("the arc is {}", side_word(found)))
        }
        ["side", charger, target, wanted, rest @ ..] => {
            let (charger, target, wanted) = (names.find(charger)?, names.find(target)?, side(wanted)?);
            let mut contacts = board.table.contacts.iter();
            let contact = contacts.find(|contact| contact.charger == charger && contact.target == target);
            let Some(contact) = contact else { return Ok(Some(Err("there is no such charge".to_owned()))) };
            if let Some(word) = rest.iter().find(|word| !["hindered", "defended"].contains(word)) {
                return Err(format!("`{word}` is not expected here: hindered or defended"));
            }
            let holds = contact.side == wanted
                && contact.hindered == rest.contains(&"hindered")
                && contact.defended == rest.contains(&"defended");
            let also = |word, when| if when { word } else { "" };
            let said = format!(
                "it is the {}{}{}",
                side_word(contact.side),
                also(", hindered", contact.hindered),
                also(", defended", contact.defended)
            );
            claim(holds, said)
        }
        _ => return Ok(None),
    }))
}

/// Expectations about the game as a whole; `None` if the words are not about it.
fn whole_table(board: Board<'_>, words: &[&str]) -> Result<Option<Result<(), String>>, String> {
    let table = board.table;
    let counted = |found: usize, wanted: &str| -> Result<Result<(), String>, String> {
        Ok(claim(found == number::<usize>(wanted)?, format!("there are {found}")))
    };
    Ok(Some(match words {
        ["turn", turn] => claim(table.turn == number::<u8>(turn)?, format!("it is turn {}", table.turn)),
        ["active", who] => claim(table.active == seat(who)?, "the opponent is active"),
        ["phase", phase] => {
            let found = phase_word(table.phase);
            claim(found == *phase, format!("it is the {found} phase"))
        }
        ["turns", who, count] => {
            let found = table.players[seat(who)?].turns;
            claim(found == number::<u8>(count)?, format!("{found} turns are over"))
        }
        ["over"] => claim(table.outcome.is_some(), "the game goes on"),
        ["winner", "nobody"] => claim(
            table.outcome.as_ref().is_some_and(|outcome| outcome.winners.is_empty()),
            "it did not end without a winner",
        ),
        ["winner", winner] => {
            let winner = seat(winner)?;
            let won = table.outcome.as_ref().is_some_and(|outcome| outcome.winners == [winner]);
            claim(won, format!("the outcome is {:?}", table.outcome))
        }
        ["points", owner, points] => {
            let found = table.players[seat(owner)?].points;
            claim(found == Some(number(points)?), format!("the points are {found:?}"))
        }
        ["clock", owner, left] => {
            let found = table.players[seat(owner)?].clock;
            claim(found == Some(seconds(left)?), format!("milliseconds left: {found:?}"))
        }
        ["side", owner, side @ ("south" | "north")] => {
            let found: Option<LongSide> = table.players[seat(owner)?].side;
            claim(found == Some(long_side(side)?), format!("the side is {found:?}"))
        }
        ["victory", kind] => {
            claim(table.victory == Some(victory(kind)?), format!("it is {:?}", table.victory))
        }
        ["objectives", count] => counted(table.objectives.len(), count)?,
        ["objectives-left", count] => counted(usize::from(table.objectives_left), count)?,
        ["terrain-pieces", count] => counted(table.terrain.len(), count)?,
        ["controls", owner, which] => {
            let which = number::<usize>(which)?.checked_sub(1);
            let objective: Option<&Objective> = which.and_then(|which| table.objectives.get(which));
            let objective = *objective.ok_or("there is no such objective; they are counted from 1")?;
            let holds = if *owner == "nobody" {
                [0, 1].iter().all(|seat| !controls(board, objective, gonfalon_kernel::Seat(*seat)))
            } else {
                controls(board, objective, seat(owner)?)
            };
            claim(holds, "it is not so controlled")
        }
        ["units", owner, count] => counted(board.army(seat(owner)?).count(), count)?,
        _ => return Ok(None),
    }))
}

/// What cards call a phase.
pub(super) fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "setup",
        Phase::Move => "move",
        Phase::Shoot => "shoot",
        Phase::Melee => "melee",
    }
}
