//! Choices for abilities and spells, from drafts and back.

use gonfalon_disks::DiskId;
use gonfalon_kernel::Seat;
use gonfalon_scene::{Given, Placed};
use gonfalon_table::{Heading, Length, Point};

use super::choosing::{STATS, flips_target, lend, wants_heading, wants_lands, wants_place, wants_targets};
use super::headings::{POINTER, heading_to};
use super::keys::{self, as_disk, number};
use crate::abilities::Usage;
use crate::action::{Borrowed, Choice, Disks};
use crate::board::Board;
use crate::data::{Ability, Effect, Price, SpellId};

/// What was given, from the first on.
pub(super) type Givens<'a> = std::slice::Iter<'a, Given>;

/// What a choice can turn out to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Read {
    /// Nothing that makes sense.
    Nonsense,
    /// Something has yet to be pointed out.
    Unfinished,
    /// All of it.
    Whole(Box<Choice>),
}

/// Reads the choice for an ability or a spell.
pub(super) fn read(
    board: Board<'_>,
    usage: &Usage,
    ability: &Ability,
    parts: &[&str],
    given: &mut Givens<'_>,
) -> Read {
    match reading(board, usage, ability, parts, given) {
        None => Read::Nonsense,
        Some(None) => Read::Unfinished,
        Some(Some(choice)) => Read::Whole(Box::new(choice)),
    }
}

/// The outer `None` means nothing, the inner one something unfinished.
#[expect(clippy::option_option, reason = "nothing and unfinished are different")]
fn reading(
    board: Board<'_>,
    usage: &Usage,
    ability: &Ability,
    parts: &[&str],
    given: &mut Givens<'_>,
) -> Option<Option<Choice>> {
    let mut choice = Choice::default();
    if wants_targets(ability) {
        match picked(given)? {
            Some(disks) if !disks.is_empty() => choice.targets = disks,
            _ => return Some(None),
        }
    }
    if let Some(filter) = &ability.second {
        match picked(given)? {
            Some(disks) if !disks.is_empty() || filter.count > 1 => choice.seconds = disks,
            _ => return Some(None),
        }
    }
    if matches!(ability.price, Price::Other(_)) {
        match picked(given)?.and_then(|disks| disks.first().copied()) {
            Some(disk) => choice.sacrifice = Some(disk),
            None => return Some(None),
        }
    }
    if wants_lands(ability).is_some() {
        match given.next() {
            Some(Given::Arrange(placed)) if !placed.is_empty() => {
                for placed in placed {
                    let land = number(&placed.piece, "land")?;
                    let at = board.table.lands.get(usize::from(land))?.at;
                    let stride = board.library().constants.land;
                    choice.lands.push((land, heading_to(at, placed.at, stride)));
                }
            }
            _ => return Some(None),
        }
    }
    if wants_heading(ability) {
        match placed(given) {
            Some(to) => {
                let (from, stride) = pointer(board, usage, ability, &choice)?;
                choice.heading = Some(heading_to(from, to, stride));
            }
            None => return Some(None),
        }
    }
    let target = choice.targets.first().copied().filter(|disk| board.exists(*disk));
    if wants_place(board, usage, ability, None) {
        let needed = wants_place(board, usage, ability, target);
        match placed(given) {
            Some(at) => choice.at = Some(at).filter(|_| needed),
            None if needed => return Some(None),
            None => {}
        }
    }
    for (place, part) in parts.iter().enumerate() {
        let (kind, rest) = part.split_at_checked(1)?;
        match kind {
            "p" => choice.player = Some(Seat(rest.parse().ok()?)),
            "s" => choice.stat = Some(*STATS.get(rest.parse::<usize>().ok()?)?),
            "x" => choice.spell = Some(SpellId(rest.parse().ok()?)),
            "b" => {
                let (owner, index) = rest.split_once('.')?;
                let (owner, index) = (DiskId(owner.parse().ok()?), index.parse().ok()?);
                let charmed = ability.effects.iter().any(|effect| matches!(effect, Effect::UseSa));
                let used = lend(board, usage, owner, index, charmed)?;
                let inner = board.profile(owner).abilities.get(usize::from(index))?;
                let Some(inner) = reading(board, &used, inner, &parts[place + 1..], given)? else {
                    return Some(None);
                };
                choice.borrowed = Some(Borrowed { disk: owner, ability: index, choice: Box::new(inner) });
                break;
            }
            _ => return None,
        }
    }
    Some(Some(choice))
}

/// Where a direction begins and how far it leads: a flip of the target, or a line from the user.
fn pointer(board: Board<'_>, usage: &Usage, ability: &Ability, choice: &Choice) -> Option<(Point, Length)> {
    if !flips_target(ability) {
        return Some((board.table.pile.at(usage.by), POINTER));
    }
    let target = *choice.targets.first()?;
    board.in_play(target).then(|| (board.table.pile.at(target), board.table.pile.diameter(target)))
}

/// The Disks picked next; the inner `None` if nothing has been.
#[expect(clippy::option_option, reason = "nothing and unfinished are different")]
fn picked(given: &mut Givens<'_>) -> Option<Option<Disks>> {
    match given.next() {
        None => Some(None),
        Some(Given::Pick(keys)) => Some(Some(keys.iter().map(|key| as_disk(key)).collect::<Option<_>>()?)),
        Some(_) => None,
    }
}

/// The place pointed out next.
fn placed(given: &mut Givens<'_>) -> Option<Point> {
    match given.next() {
        Some(Given::Place { at, .. }) => Some(*at),
        Some(Given::Path(path)) => path.last().copied(),
        _ => None,
    }
}

/// Writes a choice: what its verb ends with, and what is given.
pub(super) fn write(
    board: Board<'_>,
    usage: &Usage,
    ability: &Ability,
    choice: &Choice,
) -> Option<(String, Vec<Given>)> {
    let mut given = Vec::new();
    if wants_targets(ability) {
        given.push(pick(&choice.targets));
    }
    if ability.second.is_some() {
        given.push(pick(&choice.seconds));
    }
    if matches!(ability.price, Price::Other(_)) {
        given.push(pick(choice.sacrifice.as_slice()));
    }
    if wants_lands(ability).is_some() {
        let stride = board.library().constants.land;
        let flipped = choice.lands.iter().map(|(land, heading)| {
            let at = board.table.lands.get(usize::from(*land))?.at.step(*heading, stride);
            Some(Placed {
                piece: keys::land(usize::from(*land)),
                at,
                heading: Heading::EAST,
                elevation: None,
            })
        });
        given.push(Given::Arrange(flipped.collect::<Option<_>>()?));
    }
    if wants_heading(ability) {
        let (from, stride) = pointer(board, usage, ability, choice)?;
        given.push(place(from.step(choice.heading?, stride)));
    }
    if wants_place(board, usage, ability, None)
        && let Some(at) = choice.at
    {
        given.push(place(at));
    }
    let mut part = String::new();
    if let Some(stat) = choice.stat {
        let number = STATS.iter().position(|other| *other == stat)?;
        part.push_str(&format!(":s{number}"));
    }
    if let Some(seat) = choice.player {
        part.push_str(&format!(":p{}", seat.0));
    }
    if let Some(spell) = choice.spell {
        part.push_str(&format!(":x{}", spell.0));
    }
    if let Some(borrowed) = &choice.borrowed {
        let charmed = ability.effects.iter().any(|effect| matches!(effect, Effect::UseSa));
        let used = lend(board, usage, borrowed.disk, borrowed.ability, charmed)?;
        let inner = board.profile(borrowed.disk).abilities.get(usize::from(borrowed.ability))?;
        let (inner_part, inner_given) = write(board, &used, inner, &borrowed.choice)?;
        part.push_str(&format!(":b{}.{}{inner_part}", borrowed.disk.0, borrowed.ability));
        given.extend(inner_given);
    }
    Some((part, given))
}

pub(super) fn pick(disks: &[DiskId]) -> Given {
    Given::Pick(disks.iter().map(|disk| keys::disk(*disk)).collect())
}

pub(super) fn place(at: Point) -> Given {
    Given::Place { at, heading: Heading::EAST }
}
