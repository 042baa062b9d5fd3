//! The draft that means an answer.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Ask, Seat};
use gonfalon_scene::{Draft, Given, Placed};
use gonfalon_table::{Heading, Point};

use super::keys;
use super::pieces::CARD_DEPTH;
use crate::action::{Action, Detail, Entry, Order, Question};
use crate::board::Board;

/// The draft of an answer.
pub(super) fn draft(board: Board<'_>, ask: &Ask<Question>, action: &Action) -> Option<Draft> {
    let (verb, given) = match action {
        Action::Initiative(seats) => {
            let order: Vec<String> = seats.iter().map(|seat| seat.0.to_string()).collect();
            (format!("initiative:{}", order.join(".")), Vec::new())
        }
        Action::Scenario(card) => (format!("scenario:{}", card.0), Vec::new()),
        Action::DeploymentCard { card, text, at } => {
            let side = if *text { "text" } else { "plain" };
            (format!("deployment-card:{card}:{side}"), vec![place(beside(board, ask.seat, *at))])
        }
        Action::Terrain { piece, side, at, heading } => {
            (format!("terrain:{}:{side}", piece.0), vec![Given::Place { at: *at, heading: *heading }])
        }
        Action::LeaveOut { piece } => (format!("leave-out:{}", piece.0), Vec::new()),
        Action::Watchtower { at, heading } => {
            ("watchtower".to_owned(), vec![Given::Place { at: *at, heading: *heading }])
        }
        Action::Deploy { shifts, disks } => {
            let placed = |piece, at| Placed { piece, at, heading: Heading::default(), elevation: None };
            let shifted = shifts
                .iter()
                .map(|(card, at)| placed(keys::zone(usize::from(*card)), beside(board, ask.seat, *at)));
            let disks = disks.iter().map(|(disk, at)| placed(keys::disk(*disk), *at));
            ("deploy".to_owned(), vec![Given::Arrange(shifted.chain(disks).collect())])
        }
        Action::Scout { disk, path } => (format!("scout:{}", disk.0), vec![Given::Path(path.to_vec())]),
        Action::Done => ("done".to_owned(), Vec::new()),
        Action::Command(card) => (format!("command:{}", card.0), Vec::new()),
        Action::Activate { disk, bonus, order } => {
            let (verb, given) = ordered(*disk, order);
            (if *bonus { format!("{verb}:bonus") } else { verb }, given)
        }
        Action::Continue(order) => match ask.question {
            Question::Continue { disk, .. } => ordered(disk, order),
            _ => return None,
        },
        Action::Reinforce { disk, at, by } => {
            let way = match by {
                Entry::Zone => "zone".to_owned(),
                Entry::Flank => "flank".to_owned(),
                Entry::Piece(piece) => format!("piece.{piece}"),
            };
            (format!("reinforce:{}:{way}", disk.0), vec![place(*at)])
        }
        Action::Battle { user, picks, detail } => {
            let (part, given) = used(picks, detail);
            (format!("battle:{}{part}", user.0), given)
        }
        Action::ShootFromTower { piece, target } => (format!("tower:{piece}"), vec![picked(&[*target])]),
        Action::Choose(disk) => (format!("choose:{}", disk.0), Vec::new()),
        Action::Next(number) => (format!("next:{number}"), Vec::new()),
        Action::Flip(at) => ("flip".to_owned(), vec![Given::Path(vec![*at])]),
        Action::Strike(blows) => {
            let slots = blows.iter().map(|blow| blow.at.iter().map(|disk| keys::disk(*disk)).collect());
            ("strike".to_owned(), vec![Given::Assign(slots.collect())])
        }
    };
    Some(Draft { verb, given })
}

/// The middle of a deployment card that begins here along a player's edge, as it is drawn.
fn beside(board: Board<'_>, seat: Seat, at: i32) -> Point {
    let width = board.game.library.constants.deployment.card_width.0;
    let area = board.strip(board.player(seat).edge, at, at + width, CARD_DEPTH);
    Point::new(area.min.x + (area.max.x - area.min.x) / 2, area.min.y + (area.max.y - area.min.y) / 2)
}

fn ordered(disk: DiskId, order: &Order) -> (String, Vec<Given>) {
    let disk = disk.0;
    match order {
        Order::Move(path) => (format!("move:{disk}"), vec![Given::Path(path.to_vec())]),
        Order::Shoot { weapon, target } => (format!("shoot:{disk}:{weapon}"), vec![picked(&[*target])]),
        Order::Magic { target } => (format!("magic:{disk}"), vec![picked(&[*target])]),
        Order::Focus { ability, picks, detail } => {
            let (part, given) = used(picks, detail);
            (format!("focus:{disk}:{ability}{part}"), given)
        }
        Order::Pass => (format!("pass:{disk}"), Vec::new()),
    }
}

fn used(picks: &[DiskId], detail: &Detail) -> (&'static str, Vec<Given>) {
    let mut given = Vec::new();
    if !picks.is_empty() {
        given.push(picked(picks));
    }
    let part = match detail {
        Detail::None => "",
        Detail::AsAttacker => ":attacker",
        Detail::AsDefender => ":defender",
        Detail::At(at) => {
            given.push(place(*at));
            ""
        }
        Detail::To(receivers) => {
            given.push(picked(receivers));
            ""
        }
    };
    (part, given)
}

fn picked(disks: &[DiskId]) -> Given {
    Given::Pick(disks.iter().map(|disk| keys::disk(*disk)).collect())
}

fn place(at: Point) -> Given {
    Given::Place { at, heading: Heading::default() }
}
