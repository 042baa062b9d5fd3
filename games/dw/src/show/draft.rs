//! The draft that means an answer.

use gonfalon_disks::DiskId;
use gonfalon_kernel::Ask;
use gonfalon_scene::{Draft, Given, Placed};
use gonfalon_table::Heading;

use super::headings::landings;
use super::keys;
use super::reading::{pick, place, write};
use crate::abilities::Usage;
use crate::action::{Action, Order, Question};
use crate::board::Board;
use crate::state::Source;

pub(super) fn draft(board: Board<'_>, ask: &Ask<Question>, action: &Action) -> Option<Draft> {
    let (verb, given) = parts(board, ask, action)?;
    Some(Draft { verb, given })
}

fn parts(board: Board<'_>, ask: &Ask<Question>, action: &Action) -> Option<(String, Vec<Given>)> {
    let plain = |verb: &str| (verb.to_owned(), Vec::new());
    Some(match action {
        Action::Done => plain("done"),
        Action::Accept => plain("accept"),
        Action::EndGame => plain("end-game"),
        Action::Choose(disk) => (format!("choose:{}", disk.0), Vec::new()),
        Action::Next(number) => (format!("next:{number}"), Vec::new()),
        Action::Stack(order) => ("stack".to_owned(), vec![pick(order)]),
        Action::Terrain { kind, at } => (format!("terrain:{}", kind.0), vec![place(*at)]),
        Action::At(at) => {
            let verb = if matches!(ask.question, Question::PlaceStaging { .. }) { "staging" } else { "at" };
            (verb.to_owned(), vec![place(*at)])
        }
        Action::Place(places) => match (&ask.question, places.as_slice()) {
            (Question::PlaceOne, [(disk, at)]) => (format!("place-one:{}", disk.0), vec![place(*at)]),
            // Nobody at all is brought by leaving it.
            (Question::Reinforce { .. }, []) => plain("done"),
            _ => {
                let placed = places.iter().map(|(disk, at)| Placed {
                    piece: keys::disk(*disk),
                    at: *at,
                    heading: Heading::EAST,
                    elevation: None,
                });
                ("place".to_owned(), vec![Given::Arrange(placed.collect())])
            }
        },
        Action::Flip(flips) => {
            let (Question::Flip { disk, .. } | Question::ForcedFlip { disk, .. }) = &ask.question else {
                return None;
            };
            ("flip".to_owned(), vec![path(board, *disk, flips)])
        }
        Action::Toss { aim, apex } => (format!("toss:{}", apex.0), vec![place(*aim)]),
        Action::Fire { archer, weapon, target, aim } => {
            let middle = board.in_play(*target) && board.table.pile.at(*target) == *aim;
            let verb = if middle { "fire" } else { "aim" };
            let mut given = vec![pick(&[*target])];
            given.extend((!middle).then(|| place(*aim)));
            (format!("{verb}:{}:{weapon}", archer.0), given)
        }
        Action::ChooseAll(disks) if disks.is_empty() => plain("done"),
        Action::ChooseAll(disks) => ("apart".to_owned(), vec![pick(disks)]),
        Action::Strike(chosen) => {
            let slots = chosen.iter().map(|(_, at)| vec![keys::disk(*at)]).collect();
            ("strike".to_owned(), vec![Given::Assign(slots)])
        }
        Action::Share(parts) => {
            let taken = parts.iter().flat_map(|(disk, part)| (0..*part).map(|_| keys::disk(*disk)));
            ("share".to_owned(), vec![Given::Assign(vec![taken.collect()])])
        }
        Action::Activate { disk, order } => ordered(board, ask, *disk, order)?,
    })
}

fn ordered(
    board: Board<'_>,
    ask: &Ask<Question>,
    disk: DiskId,
    order: &Order,
) -> Option<(String, Vec<Given>)> {
    let usage = |source| Usage { source, by: disk, seat: ask.seat, side: ask.seat };
    let number = disk.0;
    Some(match order {
        Order::Pass => (format!("pass:{number}"), Vec::new()),
        // Whoever flips nowhere passes.
        Order::Move(flips) if flips.is_empty() => (format!("pass:{number}"), Vec::new()),
        Order::Move(flips) => (format!("move:{number}"), vec![path(board, disk, flips)]),
        Order::Gate { to, at } => (format!("gate:{number}:{to}"), vec![place(*at)]),
        Order::Use { ability, choice } => {
            let source = Source::Ability(board.disk(disk).profile?, *ability);
            let entry = board.profile(disk).abilities.get(usize::from(*ability))?;
            let (part, given) = write(board, &usage(source), entry, choice)?;
            (format!("use:{number}:{ability}{part}"), given)
        }
        Order::Cast { spell, choice } => {
            let entry = &board.library().spells.get(spell.index())?.ability;
            let (part, given) = write(board, &usage(Source::Spell(*spell)), entry, choice)?;
            (format!("cast:{number}:{}{part}", spell.0), given)
        }
    })
}

/// Flips by their landing places.
fn path(board: Board<'_>, disk: DiskId, flips: &[Heading]) -> Given {
    let (at, stride) = (board.table.pile.at(disk), board.table.pile.diameter(disk));
    Given::Path(landings(at, flips, stride).collect())
}
