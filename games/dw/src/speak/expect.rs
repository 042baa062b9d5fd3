//! Expectations about the table.

use gonfalon_disks::DiskId;
use gonfalon_table::Length;

use super::happened::happened;
use super::read::{Names, inches, length, listed, number, point, seat, spell};
use super::scene::segment_word;
use crate::Dw;
use crate::board::Board;
use crate::data::{SkillKind, Stat, Word};
use crate::event::Event;
use crate::state::{Place, State};

/// Whether one expectation holds.
pub(super) fn expect(game: &Dw, state: &State, events: &[Event], words: &[&str]) -> Result<(), String> {
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
    if let Some(judged) = anywhere(state, disk, rest)? {
        return judged;
    }
    if state.table.disks[disk.index()].place != Place::Table {
        return Err("it is not in play".to_owned());
    }
    in_play(game, state, disk, rest)
}

fn claim(holds: bool, otherwise: impl Into<String>) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise.into()) }
}

/// Expectations about a Disk wherever it is.
fn anywhere(state: &State, disk: DiskId, words: &[&str]) -> Result<Option<Result<(), String>>, String> {
    let entry = &state.table.disks[disk.index()];
    let is = |place: Place| claim(entry.place == place, format!("it is {:?}", entry.place).to_lowercase());
    Ok(Some(match words {
        ["lives"] => is(Place::Table),
        ["dead"] => is(Place::Destroyed),
        ["gone"] => is(Place::Gone),
        ["aside"] => is(Place::Aside),
        ["stacked"] => is(Place::Stack),
        ["stacked", who, place] => {
            let stack = &state.secrets[seat(who)?].stack;
            let found = stack.iter().position(|(other, _)| *other == disk).map(|place| place + 1);
            claim(found == Some(number(place)?), format!("its place in that stack is {found:?}"))
        }
        ["of", "nobody"] => claim(entry.controller.is_none(), "somebody controls it"),
        ["of", who] => {
            claim(entry.controller == Some(seat(who)?), format!("its controller is {:?}", entry.controller))
        }
        ["at", at] if at.contains(',') => {
            let (found, wanted) = (state.table.pile.at(disk), point(at)?);
            let near = found.distance(wanted).0 <= 2;
            claim(
                entry.place == Place::Table && near,
                format!("it lies at {},{}", inches(found.x), inches(found.y)),
            )
        }
        _ => return Ok(None),
    }))
}

fn in_play(game: &Dw, state: &State, disk: DiskId, words: &[&str]) -> Result<(), String> {
    let board = Board::new(game, &state.table);
    let names = Names { game };
    let entry = board.disk(disk);
    let pile = &state.table.pile;
    let count = |found: u8, wanted: &str, what: &str| {
        Ok::<_, String>(claim(found == number::<u8>(wanted)?, format!("it has {found} {what}")))
    };
    match words {
        ["damage", wanted] => count(entry.damage, wanted, "damage")?,
        ["wounds", wanted] => count(entry.wounds, wanted, "wounds")?,
        ["markers", wanted] => count(entry.markers, wanted, "markers")?,
        ["flips", wanted] => count(entry.flips, wanted, "flips")?,
        ["activated"] => claim(entry.markers > 0, "it has no marker"),
        ["ready"] => claim(entry.markers == 0, "it has a marker"),
        ["berserking"] => claim(board.is_berserking(disk), "it is not berserking"),
        ["pinned"] => claim(board.is_pinned(disk), "nothing pins it"),
        ["pins", other] => claim(board.pins(disk, names.find(other)?), "it does not pin that Disk"),
        ["touches", "land", who] => {
            let land = if *who == "center" { board.center() } else { board.staging(seat(who)?) };
            let land = land.ok_or_else(|| format!("`{who}` has no Land Disk"))?;
            claim(board.touches_land(disk, land), "it does not touch it")
        }
        ["touches", other] => claim(board.touch(disk, names.find(other)?), "they do not touch"),
        ["attacking", other] => {
            let other = names.find(other)?;
            claim(board.pins(disk, other) && board.enemies(disk, other), "it is not attacking that Disk")
        }
        ["above", other] => claim(pile.is_above(disk, names.find(other)?), "it lies lower"),
        ["overlaps", other] => claim(pile.overlap(disk, names.find(other)?), "they do not overlap"),
        ["within", distance, "of", other] => {
            let (other, distance) = (names.find(other)?, Length(length(distance)?));
            let gap = board.circle(disk).gap(&board.circle(other));
            claim(board.within(disk, other, distance), format!("the distance is {gap}"))
        }
        ["enemy", "of", other] => claim(board.enemies(disk, names.find(other)?), "they are friends"),
        ["has", skill] => {
            let kind: SkillKind = listed(skill)?;
            claim(board.has(disk, kind), format!("it has no {}", kind.word()))
        }
        ["level", wanted] => count(board.level(disk), wanted, "levels")?,
        ["immune", harm] => claim(board.is_immune(disk, listed(harm)?, false), "it is not immune"),
        [stat, value] => {
            let stat: Stat = listed(stat)?;
            let found = board.value(disk, stat);
            claim(found == number::<u8>(value)?, format!("it is {found}"))
        }
        [word, ..] => Err(format!("`{word}` cannot be expected of a Disk; docs/cards/dw.md lists what can")),
        [] => Err("say what is expected of the Disk".to_owned()),
    }
}

/// Expectations about the game as a whole; `None` if the words are not about it.
fn whole_table(game: &Dw, state: &State, words: &[&str]) -> Result<Option<Result<(), String>>, String> {
    let board = Board::new(game, &state.table);
    let table = &state.table;
    Ok(Some(match words {
        ["round", round] => {
            claim(table.round == number::<u8>(round)?, format!("it is round {}", table.round))
        }
        ["segment", word] => {
            let found = segment_word(table.segment);
            claim(found == *word, format!("it is the {found} segment"))
        }
        ["first", who] => claim(table.first == seat(who)?, format!("it is {}", table.first)),
        ["over"] => claim(table.outcome.is_some(), "the game goes on"),
        ["winner", "nobody"] => claim(
            table.outcome.as_ref().is_some_and(|outcome| outcome.winners.is_empty()),
            "it did not end without a winner",
        ),
        ["winner", who] => {
            let who = seat(who)?;
            claim(
                table.outcome.as_ref().is_some_and(|outcome| outcome.winners == [who]),
                format!("the outcome is {:?}", table.outcome),
            )
        }
        ["kills", who, points] => {
            let found = board.player(seat(who)?).kills;
            claim(found == number::<u16>(points)?, format!("the kills are worth {found}"))
        }
        ["points", who, points] => {
            let found = board.player(seat(who)?).points;
            claim(found == number::<u16>(points)?, format!("the points are {found}"))
        }
        ["holding", who, rounds] => {
            let found = board.player(seat(who)?).holding;
            claim(found == number::<u8>(rounds)?, format!("it is {found}"))
        }
        ["stack", who, count] => {
            let found = board.player(seat(who)?).stack;
            claim(found == number::<u8>(count)?, format!("{found} Disks are in the stack"))
        }
        ["spells", who, count] => {
            let found = board.player(seat(who)?).spells;
            claim(found == number::<u8>(count)?, format!("{found} spells are in the book"))
        }
        ["book", who, id] => {
            let id = spell(&game.library, id)?;
            claim(state.secrets[seat(who)?].spells.contains(&id), "it is not in that book")
        }
        ["role", who, role] => {
            let found = format!("{:?}", board.player(seat(who)?).role).to_lowercase();
            claim(found == format!("some({role})"), format!("it is {found}"))
        }
        ["lands", count] => {
            claim(table.lands.len() == number::<usize>(count)?, format!("there are {}", table.lands.len()))
        }
        ["land", place, "at", at] => {
            let land = table.lands.get(number::<usize>(place)?.saturating_sub(1));
            let found = land.map(|land| land.at).ok_or("there are fewer Land Disks")?;
            claim(
                found.distance(point(at)?).0 <= 2,
                format!("it lies at {},{}", inches(found.x), inches(found.y)),
            )
        }
        ["tokens", count] => {
            claim(table.tokens.len() == number::<usize>(count)?, format!("there are {}", table.tokens.len()))
        }
        ["lasting", count] => claim(
            table.lasting.len() == number::<usize>(count)?,
            format!("{} effects last", table.lasting.len()),
        ),
        ["done", who] => claim(board.player(seat(who)?).done, "that player is not done"),
        _ => return Ok(None),
    }))
}
