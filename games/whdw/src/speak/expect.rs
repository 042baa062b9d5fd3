//! Expectations about the table.

use gonfalon_disks::DiskId;

use super::happened::happened;
use super::read::{Names, inches, listed, number, point, seat};
use crate::Whdw;
use crate::board::Board;
use crate::data::{KeywordKind, RangeBand, Stat, Word};
use crate::event::Event;
use crate::state::{Phase, Place, State};

/// Whether one expectation holds.
pub(super) fn expect(game: &Whdw, state: &State, events: &[Event], words: &[&str]) -> Result<(), String> {
    if let ["not", rest @ ..] = words {
        return match expect(game, state, events, rest) {
            Ok(()) => Err("it does hold".to_owned()),
            Err(complaint) if complaint.contains('`') => Err(complaint),
            Err(_) => Ok(()),
        };
    }
    if let Some(judged) = happened(game, events, words)? {
        return judged;
    }
    if let Some(judged) = whole_table(game, state, words)? {
        return judged;
    }
    let [name, rest @ ..] = words else { return Err("an expectation is missing".to_owned()) };
    let disk = Names { game }.find(name)?;
    about_disk(game, state, disk, rest)
}

fn claim(holds: bool, otherwise: impl Into<String>) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise.into()) }
}

fn about_disk(game: &Whdw, state: &State, disk: DiskId, words: &[&str]) -> Result<(), String> {
    let board = Board::new(game, &state.table);
    let names = Names { game };
    let tokens = board.disk(disk);
    let pile = &state.table.pile;
    match words {
        ["at", at] => {
            let found = pile.at(disk);
            let wanted = point(at)?;
            let near = found.distance(wanted).0 <= 2;
            claim(
                tokens.place == Place::Battlefield && near,
                format!("it lies at {},{}", inches(found.x), inches(found.y)),
            )
        }
        ["on", "battlefield"] => claim(tokens.place == Place::Battlefield, "it is not on the battlefield"),
        ["in", "reserve"] => claim(tokens.place == Place::Reserve, "it is not in reserve"),
        ["gone"] => claim(tokens.place == Place::Casualty, "it is no casualty"),
        ["damage", count] => {
            claim(tokens.damage == number::<u8>(count)?, format!("it has {} damage", tokens.damage))
        }
        ["wounds", count] => {
            claim(tokens.wounds == number::<u8>(count)?, format!("it has {} wounds", tokens.wounds))
        }
        ["activated"] => claim(tokens.activated, "it is not activated"),
        ["empowered"] => claim(tokens.empowered, "it is not empowered"),
        ["pinned"] => claim(pile.is_pinned(disk), "nothing lies on it"),
        ["free"] => claim(!pile.is_pinned(disk), "something lies on it"),
        ["pinning", other] => claim(pile.pins_disk(disk, names.find(other)?), "it does not pin that disk"),
        ["above", other] => claim(pile.is_above(disk, names.find(other)?), "it lies lower"),
        ["overlaps", other] => {
            let holds = match names.find(other) {
                Ok(other) => pile.overlap(disk, other),
                Err(unknown) => {
                    let number = names.terrain(&state.table, other).map_err(|_| unknown)?;
                    state.table.terrain[usize::from(number)].outline.overlaps_circle(&board.circle(disk))
                }
            };
            claim(holds, "they do not overlap")
        }
        ["sees", other] => claim(board.sees(disk, names.find(other)?), "there is no line of sight"),
        ["within", band, "of", other] => {
            let band: RangeBand = listed(band)?;
            claim(board.within(disk, names.find(other)?, band), "it is farther away")
        }
        ["has", keyword] => {
            let kind: KeywordKind = listed(keyword)?;
            claim(board.has(disk, kind), format!("it has no {}", kind.word()))
        }
        ["immune", kind] => claim(board.immune(disk, listed(kind)?, None), "it is not immune"),
        ["embattled"] => {
            let enemy = |other: &DiskId| board.enemies(disk, *other);
            claim(
                pile.under(disk).any(|other| enemy(&other)) && pile.over(disk).any(|other| enemy(&other)),
                "it is not embattled",
            )
        }
        ["ally", "of", other] => claim(!board.enemies(disk, names.find(other)?), "they are enemies"),
        ["enemy", "of", other] => claim(board.enemies(disk, names.find(other)?), "they are allies"),
        ["owned", "by", owner] => claim(board.owner(disk) == seat(owner)?, "it belongs to another player"),
        ["cover"] => claim(board.in_cover(disk), "it has no cover"),
        [stat, value] => {
            let stat: Stat = listed(stat)?;
            let found = board.value(disk, stat);
            let said = found.map_or_else(|| "none".to_owned(), |found| found.to_string());
            claim(said == **value, format!("it is {said}"))
        }
        [word, ..] => {
            Err(format!("`{word}` cannot be expected of a disk; docs/cards/whdw.md lists what can"))
        }
        [] => Err("say what is expected of the disk".to_owned()),
    }
}

/// Expectations about the game as a whole; `None` if the words are not about it.
fn whole_table(game: &Whdw, state: &State, words: &[&str]) -> Result<Option<Result<(), String>>, String> {
    let board = Board::new(game, &state.table);
    let table = &state.table;
    let library = &game.library;
    Ok(Some(match words {
        ["round", round] => {
            claim(table.round == number::<u8>(round)?, format!("it is round {}", table.round))
        }
        ["phase", phase] => {
            let found = match table.phase {
                Phase::Setup => "setup",
                Phase::Scouting => "scouting",
                Phase::Activation => "activation",
                Phase::Melee => "melee",
                Phase::End => "end",
            };
            claim(found == *phase, format!("it is the {found} phase"))
        }
        ["over"] => claim(table.outcome.is_some(), "the game goes on"),
        ["winner", "nobody"] => claim(
            table.outcome.as_ref().is_some_and(|outcome| outcome.winners.is_empty()),
            "it did not end without a winner",
        ),
        ["winner", winner] => {
            let winner = seat(winner)?;
            claim(
                table.outcome.as_ref().is_some_and(|outcome| outcome.winners == [winner]),
                format!("the outcome is {:?}", table.outcome),
            )
        }
        ["points", owner, points] => {
            let found = board.player(seat(owner)?).points;
            claim(found == Some(number(points)?), format!("the points are {found:?}"))
        }
        ["eliminated", owner] => {
            claim(board.player(seat(owner)?).eliminated, "that player is still in the game")
        }
        ["cards", owner, count] => {
            let found = board.player(seat(owner)?).hand_size;
            claim(found == number::<u8>(count)?, format!("{found} cards are in hand"))
        }
        ["discarded", owner, card] => {
            let card = library.command(card).ok_or_else(|| format!("there is no command card `{card}`"))?;
            claim(board.player(seat(owner)?).discard.has(card), "it is not on the discard pile")
        }
        ["revealed", owner, card] => {
            let card = library.command(card).ok_or_else(|| format!("there is no command card `{card}`"))?;
            claim(board.player(seat(owner)?).revealed == Some(card), "another card, or none, is revealed")
        }
        ["controls", owner, piece] => {
            let number = Names { game }.terrain(table, piece)?;
            let found = board.terrain_controller(&table.terrain[usize::from(number)]);
            let wanted = if *owner == "nobody" { None } else { Some(seat(owner)?) };
            claim(found == wanted, format!("it is controlled by {found:?}"))
        }
        ["initiative", order @ ..] => {
            let wanted: Vec<_> = order.iter().map(|word| seat(word)).collect::<Result<_, _>>()?;
            claim(table.initiative.as_slice() == wanted, format!("the order is {:?}", table.initiative))
        }
        ["edge", owner, edge] => {
            let found = format!("{:?}", board.player(seat(owner)?).edge).to_lowercase();
            claim(found == *edge, format!("the edge is {found}"))
        }
        ["zones", owner, count] => {
            let owner = seat(owner)?;
            let found = board.zones().filter(|zone| zone.owner == owner).count();
            claim(found == number::<usize>(count)?, format!("there are {found} zones"))
        }
        ["zone", owner, place, "value", value] => {
            let owner = seat(owner)?;
            let zone = board
                .zones()
                .filter(|zone| zone.owner == owner)
                .nth(number::<usize>(place)?.saturating_sub(1));
            let found = zone.map(|zone| zone.value);
            claim(found == Some(number(value)?), format!("the value is {found:?}"))
        }
        ["active-scenario", "none"] => claim(table.scenario.is_none(), "a scenario is active"),
        ["active-scenario", card] => {
            let card = library.scenario(card).ok_or_else(|| format!("there is no scenario card `{card}`"))?;
            claim(table.scenario == Some(card), "another scenario, or none, is active")
        }
        ["deployment-row", count] => claim(
            table.deployment_row.len() == number::<usize>(count)?,
            format!("{} cards are laid out", table.deployment_row.len()),
        ),
        ["terrain-row", count] => claim(
            table.terrain_row.len() == number::<usize>(count)?,
            format!("{} cards are laid out", table.terrain_row.len()),
        ),
        ["terrain-pieces", count] => claim(
            table.terrain.len() == number::<usize>(count)?,
            format!("{} pieces lie on the battlefield", table.terrain.len()),
        ),
        ["reserve", owner, count] => {
            let found = board.army_in(seat(owner)?, Place::Reserve).count();
            claim(found == number::<usize>(count)?, format!("{found} disks are in reserve"))
        }
        ["casualties", owner, count] => {
            let found = board.army_in(seat(owner)?, Place::Casualty).count();
            claim(found == number::<usize>(count)?, format!("{found} disks are casualties"))
        }
        ["deployed", owner, count] => {
            let found = board.army_in(seat(owner)?, Place::Battlefield).count();
            claim(found == number::<usize>(count)?, format!("{found} disks are on the battlefield"))
        }
        _ => return Ok(None),
    }))
}
