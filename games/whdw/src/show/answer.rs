//! What a draft means.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Ask, Refusal, Seat};
use gonfalon_scene::{Draft, Given};
use gonfalon_table::Point;

use super::keys::{as_disk, number};
use super::verbs::entry;
use crate::action::{Action, Blow, Detail, Disks, Order, Question};
use crate::board::Board;
use crate::data::{CommandId, PieceId, ScenarioId};
use crate::state::Edge;

/// What a draft can turn out to mean: an answer, something unfinished (`None`), or nothing.
type Meaning = Result<Option<Action>, Vec<Refusal>>;

pub(super) fn answer(board: Board<'_>, ask: &Ask<Question>, draft: &Draft) -> Meaning {
    let parts: Vec<&str> = draft.verb.split(':').collect();
    meaning(board, ask, &parts, &draft.given).unwrap_or_else(|| Err(vec![senseless(ask)]))
}

/// A draft that has nothing to do with the question.
fn senseless(ask: &Ask<Question>) -> Refusal {
    Refusal::new(ask.rule.0, "refusal-not-an-answer")
}

/// `None` means nothing at all.
fn meaning(board: Board<'_>, ask: &Ask<Question>, parts: &[&str], given: &[Given]) -> Option<Meaning> {
    let whole = |action: Action| Some(Ok(Some(action)));
    let unfinished = || Some(Ok(None));
    match *parts {
        ["done"] => whole(Action::Done),
        ["initiative", order] => {
            let seats = order.split('.').map(|seat| seat.parse().ok().map(Seat));
            whole(Action::Initiative(seats.collect::<Option<_>>()?))
        }
        ["scenario", card] => whole(Action::Scenario(ScenarioId(card.parse().ok()?))),
        ["command", card] => whole(Action::Command(CommandId(card.parse().ok()?))),
        ["choose", disk] => whole(Action::Choose(DiskId(disk.parse().ok()?))),
        ["next", place] => whole(Action::Next(place.parse().ok()?)),
        ["leave-out", piece] => whole(Action::LeaveOut { piece: PieceId(piece.parse().ok()?) }),
        ["deployment-card", card, side] => match given {
            [Given::Place { at, .. }] => {
                let at = along(board, ask.seat, *at);
                whole(Action::DeploymentCard { card: card.parse().ok()?, text: side == "text", at })
            }
            _ => unfinished(),
        },
        ["terrain", piece, side] => match given {
            [Given::Place { at, heading }] => {
                let piece = PieceId(piece.parse().ok()?);
                whole(Action::Terrain { piece, side: side.parse().ok()?, at: *at, heading: *heading })
            }
            _ => unfinished(),
        },
        ["watchtower"] => match given {
            [Given::Place { at, heading }] => whole(Action::Watchtower { at: *at, heading: *heading }),
            _ => unfinished(),
        },
        ["deploy"] => match given {
            [Given::Arrange(placed)] => {
                let (mut shifts, mut disks) = (Vec::new(), Vec::new());
                for placed in placed {
                    match number(&placed.piece, "zone") {
                        Some(card) => shifts.push((card, along(board, ask.seat, placed.at))),
                        None => disks.push((as_disk(&placed.piece)?, placed.at)),
                    }
                }
                whole(Action::Deploy { shifts, disks })
            }
            _ => unfinished(),
        },
        ["scout", disk] => match given {
            [Given::Path(path)] if !path.is_empty() => whole(Action::Scout {
                disk: DiskId(disk.parse().ok()?),
                path: path.iter().copied().collect(),
            }),
            _ => unfinished(),
        },
        ["flip"] => match given {
            [Given::Path(path)] if !path.is_empty() => whole(Action::Flip(*path.last()?)),
            _ => unfinished(),
        },
        ["strike"] => match given {
            [Given::Assign(slots)] => strikes(ask, slots),
            _ => unfinished(),
        },
        ["reinforce", disk, way] => match given {
            [Given::Place { at, .. }] => {
                whole(Action::Reinforce { disk: DiskId(disk.parse().ok()?), at: *at, by: entry(way)? })
            }
            _ => unfinished(),
        },
        ["tower", piece] => match given {
            [Given::Pick(picks)] if !picks.is_empty() => {
                whole(Action::ShootFromTower { piece: piece.parse().ok()?, target: as_disk(picks.first()?)? })
            }
            _ => unfinished(),
        },
        ["battle", user, ref part @ ..] => {
            let user = DiskId(user.parse().ok()?);
            let ability = board.player(ask.seat).revealed.and_then(|card| {
                let card = &board.game.library[card];
                card.abilities.iter().find(|ability| ability.on == crate::data::Trigger::Battle)
            })?;
            match used(ability, part, given)? {
                Some((picks, detail)) => whole(Action::Battle { user, picks, detail }),
                None => unfinished(),
            }
        }
        [verb, disk, ref rest @ ..] => {
            let disk = DiskId(disk.parse().ok()?);
            if !board.exists(disk) {
                return None;
            }
            let (bonus, rest) = match rest {
                [rest @ .., "bonus"] => (true, rest),
                rest => (false, rest),
            };
            match ordered(board, disk, verb, rest, given)? {
                None => unfinished(),
                Some(order) => whole(match ask.question {
                    Question::Continue { .. } => Action::Continue(order),
                    _ => Action::Activate { disk, bonus, order },
                }),
            }
        }
        _ => None,
    }
}

/// What a disk is told to do. The outer `None` means nothing, the inner one something unfinished.
#[expect(clippy::option_option, reason = "nothing and unfinished are different")]
fn ordered(
    board: Board<'_>,
    disk: DiskId,
    verb: &str,
    rest: &[&str],
    given: &[Given],
) -> Option<Option<Order>> {
    let target = match given {
        [Given::Pick(picks)] => match picks.first() {
            Some(pick) => Some(as_disk(pick)?),
            None => None,
        },
        _ => None,
    };
    Some(match (verb, rest) {
        ("pass", []) => Some(Order::Pass),
        ("move", []) => match given {
            [Given::Path(path)] if !path.is_empty() => Some(Order::Move(path.iter().copied().collect())),
            _ => None,
        },
        ("shoot", [weapon]) => {
            let weapon = weapon.parse().ok()?;
            target.map(|target| Order::Shoot { weapon, target })
        }
        ("magic", []) => target.map(|target| Order::Magic { target }),
        ("focus", [ability, part @ ..]) => {
            let number: u8 = ability.parse().ok()?;
            let ability = board.profile(disk).abilities.get(usize::from(number))?;
            used(ability, part, given)?.map(|(picks, detail)| Order::Focus { ability: number, picks, detail })
        }
        _ => return None,
    })
}

/// The choices made for an ability. The outer `None` means nothing, the inner one something unfinished.
#[expect(clippy::option_option, reason = "nothing and unfinished are different")]
fn used(ability: &crate::data::Ability, part: &[&str], given: &[Given]) -> Option<Option<(Disks, Detail)>> {
    use crate::abilities::{Wanted, wants};
    let mut given = given.iter();
    let mut picks = Disks::new();
    if matches!(ability.pick, crate::data::Pick::Target | crate::data::Pick::Choose) {
        match given.next() {
            Some(Given::Pick(keys)) if !keys.is_empty() => {
                picks = keys.iter().map(|key| as_disk(key)).collect::<Option<_>>()?;
            }
            _ => return Some(None),
        }
    }
    let detail = match (ability.effects.iter().find_map(wants), part) {
        (None, []) => Detail::None,
        (Some(Wanted::Engagement), ["attacker"]) => Detail::AsAttacker,
        (Some(Wanted::Engagement), ["defender"]) => Detail::AsDefender,
        (Some(Wanted::Landing | Wanted::Place(_)), []) => match given.next() {
            Some(Given::Place { at, .. }) => Detail::At(*at),
            Some(Given::Path(path)) if !path.is_empty() => Detail::At(*path.last()?),
            _ => return Some(None),
        },
        (Some(Wanted::Receivers), []) => match given.next() {
            Some(Given::Pick(keys)) if !keys.is_empty() => {
                Detail::To(keys.iter().map(|key| as_disk(key)).collect::<Option<_>>()?)
            }
            _ => return Some(None),
        },
        _ => return None,
    };
    Some(Some((picks, detail)))
}

/// A blow for each slot.
fn strikes(ask: &Ask<Question>, slots: &[Vec<String>]) -> Option<Meaning> {
    let Question::Strike { strikers } = &ask.question else { return None };
    let mut blows = Vec::new();
    for (striker, keys) in strikers.iter().zip(slots) {
        if keys.is_empty() {
            return Some(Ok(None));
        }
        let at = keys.iter().map(|key| as_disk(key)).collect::<Option<Disks>>()?;
        blows.push(Blow { by: striker.disk, at });
    }
    Some(Ok((blows.len() == strikers.len()).then_some(Action::Strike(blows))))
}

/// How far along a player's edge a card begins whose middle is held over this point.
fn along(board: Board<'_>, seat: Seat, at: Point) -> i32 {
    let width = board.game.library.constants.deployment.card_width.0;
    let edge = board.player(seat).edge;
    let middle = match edge {
        Edge::South | Edge::North => at.x,
        Edge::West | Edge::East => at.y,
    };
    let most = (board.edge_length(edge) - width).max(0);
    (middle - width / 2).clamp(0, most)
}
