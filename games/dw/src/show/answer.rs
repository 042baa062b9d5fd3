//! What a draft means.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Ask, Refusal};
use gonfalon_scene::{Draft, Given};
use gonfalon_table::{Length, Point};

use super::headings::headings;
use super::keys::as_disk;
use super::reading::{Read, read};
use crate::abilities::Usage;
use crate::action::{Action, Choice, Disks, Flips, Order, Question};
use crate::board::Board;
use crate::data::{SpellId, TerrainId};
use crate::state::{Secret, Source};

/// What a draft can turn out to mean: an answer, something unfinished (`None`), or nothing.
type Meaning = Result<Option<Action>, Vec<Refusal>>;

pub(super) fn answer(board: Board<'_>, own: &Secret, ask: &Ask<Question>, draft: &Draft) -> Meaning {
    let parts: Vec<&str> = draft.verb.split(':').collect();
    meaning(board, own, ask, &parts, &draft.given)
        .unwrap_or_else(|| Err(vec![Refusal::new(ask.rule.0, "refusal-wrong-answer")]))
}

/// `None` means nothing at all.
fn meaning(
    board: Board<'_>,
    own: &Secret,
    ask: &Ask<Question>,
    parts: &[&str],
    given: &[Given],
) -> Option<Meaning> {
    let whole = |action: Action| Some(Ok(Some(action)));
    let unfinished = || Some(Ok(None));
    match *parts {
        ["done"] => whole(Action::Done),
        ["accept"] => whole(Action::Accept),
        ["end-game"] => whole(Action::EndGame),
        ["choose", disk] => whole(Action::Choose(known(board, disk)?)),
        ["next", number] => whole(Action::Next(number.parse().ok()?)),
        ["stack-as-it-is"] => whole(Action::Stack(own.stack.iter().map(|(disk, _)| *disk).collect())),
        ["stack"] => match given {
            [Given::Pick(keys)] if !keys.is_empty() => {
                let mut order: Vec<DiskId> = keys.iter().map(|key| as_disk(key)).collect::<Option<_>>()?;
                let rest = own.stack.iter().map(|(disk, _)| *disk).filter(|disk| !order.contains(disk));
                let rest: Vec<DiskId> = rest.collect();
                order.extend(rest);
                whole(Action::Stack(order))
            }
            _ => unfinished(),
        },
        ["terrain", kind] => match place(given) {
            Some(at) => whole(Action::Terrain { kind: TerrainId(kind.parse().ok()?), at }),
            None => unfinished(),
        },
        ["staging" | "at"] => match place(given) {
            Some(at) => whole(Action::At(at)),
            None => unfinished(),
        },
        ["place-one", disk] => match place(given) {
            Some(at) => whole(Action::Place(vec![(known(board, disk)?, at)])),
            None => unfinished(),
        },
        ["place"] => match given {
            [Given::Arrange(placed)] if !placed.is_empty() => {
                let places = placed.iter().map(|placed| Some((as_disk(&placed.piece)?, placed.at)));
                let mut places: Vec<(DiskId, Point)> = places.collect::<Option<_>>()?;
                // They come from the top of the stack, in whichever order they were pointed out.
                let order = |disk: DiskId| {
                    own.stack.iter().position(|(other, _)| *other == disk).unwrap_or(usize::MAX)
                };
                places.sort_by_key(|(disk, _)| order(*disk));
                whole(Action::Place(places))
            }
            _ => unfinished(),
        },
        ["flip"] => match &ask.question {
            Question::Flip { disk, .. } | Question::ForcedFlip { disk, .. } => {
                match path(board, *disk, given) {
                    Some(path) => whole(Action::Flip(path)),
                    None => unfinished(),
                }
            }
            _ => None,
        },
        ["toss", apex] => match place(given) {
            Some(aim) => whole(Action::Toss { aim, apex: Length(apex.parse().ok()?) }),
            None => unfinished(),
        },
        ["fire" | "aim", archer, weapon] => {
            let (archer, weapon) = (known(board, archer)?, weapon.parse().ok()?);
            let target = match given.first() {
                Some(Given::Pick(keys)) if !keys.is_empty() => as_disk(keys.first()?)?,
                _ => return unfinished(),
            };
            let aim = match given.get(1) {
                Some(Given::Place { at, .. }) => *at,
                None if parts[0] == "fire" && board.in_play(target) => board.table.pile.at(target),
                _ => return unfinished(),
            };
            whole(Action::Fire { archer, weapon, target, aim })
        }
        ["apart"] => match given {
            [Given::Pick(keys)] if !keys.is_empty() => {
                whole(Action::ChooseAll(keys.iter().map(|key| as_disk(key)).collect::<Option<Disks>>()?))
            }
            _ => unfinished(),
        },
        ["strike"] => strikes(ask, given),
        ["share"] => shares(ask, given),
        [verb, disk, ref rest @ ..] => {
            let disk = known(board, disk).filter(|disk| board.in_play(*disk))?;
            ordered(board, ask, disk, verb, rest, given)
        }
        _ => None,
    }
}

/// What a Disk is told to do.
fn ordered(
    board: Board<'_>,
    ask: &Ask<Question>,
    disk: DiskId,
    verb: &str,
    rest: &[&str],
    given: &[Given],
) -> Option<Meaning> {
    let whole = |order: Order| Some(Ok(Some(Action::Activate { disk, order })));
    let unfinished = || Some(Ok(None));
    let chosen = |usage: &Usage, ability, parts: &[&str], order: &dyn Fn(Box<Choice>) -> Order| match read(
        board,
        usage,
        ability,
        parts,
        &mut given.iter(),
    ) {
        Read::Nonsense => None,
        Read::Unfinished => unfinished(),
        Read::Whole(choice) => whole(order(choice)),
    };
    let usage = |source| Usage { source, by: disk, seat: ask.seat, side: ask.seat };
    match (verb, rest) {
        ("pass", []) => whole(Order::Pass),
        ("move", []) => match path(board, disk, given) {
            Some(path) => whole(Order::Move(path)),
            None => unfinished(),
        },
        ("gate", [to]) => match place(given) {
            Some(at) => whole(Order::Gate { to: to.parse().ok()?, at }),
            None => unfinished(),
        },
        ("use", [number, parts @ ..]) => {
            let number: u8 = number.parse().ok()?;
            let ability = board.profile(disk).abilities.get(usize::from(number))?;
            let usage = usage(Source::Ability(board.disk(disk).profile?, number));
            chosen(&usage, ability, parts, &|choice| Order::Use { ability: number, choice })
        }
        ("cast", [spell, parts @ ..]) => {
            let spell = SpellId(spell.parse().ok()?);
            let ability = &board.library().spells.get(spell.index())?.ability;
            let usage = usage(Source::Spell(spell));
            chosen(&usage, ability, parts, &|choice| Order::Cast { spell, choice })
        }
        _ => None,
    }
}

/// The Disk with this number, if there is one.
fn known(board: Board<'_>, number: &str) -> Option<DiskId> {
    number.parse().ok().map(DiskId).filter(|disk| board.exists(*disk))
}

/// The place that was given.
fn place(given: &[Given]) -> Option<Point> {
    match given {
        [Given::Place { at, .. }] => Some(*at),
        _ => None,
    }
}

/// The flips that were given by their landing places, or by any places in their directions.
pub(super) fn path(board: Board<'_>, disk: DiskId, given: &[Given]) -> Option<Flips> {
    let [Given::Path(places)] = given else { return None };
    let (at, stride) = (board.table.pile.at(disk), board.table.pile.diameter(disk));
    (!places.is_empty()).then(|| headings(at, places, stride).collect())
}

/// Whom each Disk strikes.
fn strikes(ask: &Ask<Question>, given: &[Given]) -> Option<Meaning> {
    let Question::Strike { strikers } = &ask.question else { return None };
    let [Given::Assign(slots)] = given else { return Some(Ok(None)) };
    let mut chosen = Vec::new();
    for (striker, keys) in strikers.iter().zip(slots) {
        let Some(key) = keys.first() else { return Some(Ok(None)) };
        chosen.push((striker.disk, as_disk(key)?));
    }
    Some(Ok((chosen.len() == strikers.len()).then_some(Action::Strike(chosen))))
}

/// How damage is shared out: each Disk as often as it takes one.
fn shares(ask: &Ask<Question>, given: &[Given]) -> Option<Meaning> {
    let Question::Share { damage, among } = &ask.question else { return None };
    let [Given::Assign(slots)] = given else { return Some(Ok(None)) };
    let taken: Vec<DiskId> = slots.iter().flatten().map(|key| as_disk(key)).collect::<Option<_>>()?;
    if taken.len() < usize::from(*damage) {
        return Some(Ok(None));
    }
    let count = |disk: DiskId| taken.iter().filter(|other| **other == disk).count() as u8;
    let parts = among.iter().map(|disk| (*disk, count(*disk))).filter(|(_, part)| *part > 0);
    Some(Ok(Some(Action::Share(parts.collect()))))
}
