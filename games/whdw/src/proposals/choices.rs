//! Small choices: among disks, triggers, engagements and victims, and where a disk that broke loose lands.

use gonfalon_disks::{DiskId, Flips};
use gonfalon_kernel::SeededDice;
use gonfalon_table::{Length, Point, TOLERANCE};

use super::draw::{near, one_in, one_of};
use super::gather::Gather;
use crate::action::{Action, Blow, Disks, Question, Striker};
use crate::board::Board;
use crate::data::KeywordKind;
use crate::ranged::flip_toward_refusals;
use crate::values::Role;

/// The first choice of a list.
pub(super) fn first(question: &Question) -> Action {
    match question {
        Question::ChooseScatter { among } | Question::ChooseDisk { among, .. } => {
            Action::Choose(among.first().copied().unwrap_or(DiskId(0)))
        }
        Question::Strike { strikers } => Action::Strike(
            strikers.iter().map(|striker| blow(striker, striker.victims.first().copied())).collect(),
        ),
        _ => Action::Next(0),
    }
}

/// Any choice of a list.
pub(super) fn sample(board: Board<'_>, question: &Question, chance: &mut SeededDice) -> Action {
    match question {
        Question::ChooseScatter { among } | Question::ChooseDisk { among, .. } => {
            Action::Choose(one_of(chance, among).unwrap_or(DiskId(0)))
        }
        Question::OrderTriggers { waiting } => Action::Next(chance.below(waiting.len() as u32) as u8),
        Question::ChooseEngagement { among } => Action::Next(chance.below(among.len() as u32) as u8),
        Question::Strike { strikers } => Action::Strike(
            strikers
                .iter()
                .map(|striker| {
                    if may_strike_all(board, striker) && !one_in(chance, 4) {
                        Blow { by: striker.disk, at: striker.victims.clone() }
                    } else {
                        blow(striker, one_of(chance, &striker.victims))
                    }
                })
                .collect(),
        ),
        _ => first(question),
    }
}

/// Whether a disk may strike all its enemies at once.
pub(super) fn may_strike_all(board: Board<'_>, striker: &Striker) -> bool {
    striker.role == Role::Attacker && board.has(striker.disk, KeywordKind::Frenzy)
}

fn blow(striker: &Striker, at: Option<DiskId>) -> Blow {
    Blow { by: striker.disk, at: at.into_iter().collect::<Disks>() }
}

/// Straight toward the nearest disk, as far as it goes.
pub(super) fn plain_flip(board: Board<'_>, disk: DiskId, nearest: &[DiskId]) -> Action {
    let to = nearest.first().map(|target| straight(board, disk, board.circle(*target).centre));
    Action::Flip(to.unwrap_or_default())
}

/// Somewhere onto or toward one of the nearest disks.
pub(super) fn sample_flip(
    board: Board<'_>,
    disk: DiskId,
    nearest: &[DiskId],
    chance: &mut SeededDice,
) -> Action {
    let Some(target) = one_of(chance, nearest) else { return plain_flip(board, disk, nearest) };
    let circle = board.circle(target);
    for _ in 0..4 {
        let to = straight(board, disk, near(chance, circle.centre, circle.diameter.0 / 2));
        if flip_toward_refusals(board, disk, nearest, to).is_empty() {
            return Action::Flip(to);
        }
    }
    plain_flip(board, disk, &[target])
}

/// The landing place of one flip toward a point: the point itself if one flip reaches it. The tolerance is used up, so
/// that whatever can just be reached is reached.
fn straight(board: Board<'_>, disk: DiskId, target: Point) -> Point {
    let here = board.circle(disk);
    let most = Length(here.diameter.0 + TOLERANCE.0);
    match board.game.rulings.flips {
        Flips::Pivot => here.centre.toward(target, most.min(here.centre.distance(target))),
        Flips::Straight => here.centre.toward(target, most),
    }
}

/// Every choice of a list; of blows as many combinations as fit.
pub(super) fn list(gather: &mut Gather<'_>, question: &Question) {
    match question {
        Question::ChooseScatter { among } | Question::ChooseDisk { among, .. } => {
            gather.offer_all(among.iter().map(|disk| Action::Choose(*disk)));
        }
        Question::OrderTriggers { waiting } => {
            gather.offer_all((0..waiting.len() as u8).map(Action::Next));
        }
        Question::ChooseEngagement { among } => gather.offer_all((0..among.len() as u8).map(Action::Next)),
        Question::Strike { strikers } => list_strikes(gather, strikers),
        _ => {}
    }
}

fn list_strikes(gather: &mut Gather<'_>, strikers: &[Striker]) {
    let board = gather.board;
    let options: Vec<Vec<Blow>> = strikers
        .iter()
        .map(|striker| {
            let all = may_strike_all(board, striker)
                .then(|| Blow { by: striker.disk, at: striker.victims.clone() });
            all.into_iter().chain(striker.victims.iter().map(|victim| blow(striker, Some(*victim)))).collect()
        })
        .collect();
    // A number in mixed radix: one digit for each striker.
    let combinations: usize = options.iter().map(Vec::len).fold(1, usize::saturating_mul);
    for mut number in 0..combinations {
        let mut blows = Vec::with_capacity(options.len());
        for choices in &options {
            blows.push(choices[number % choices.len()].clone());
            number /= choices.len();
        }
        gather.offer(Action::Strike(blows));
        if gather.is_full() {
            return;
        }
    }
}

/// Onto or toward each of the nearest disks: its middle and points around it.
pub(super) fn list_flips(gather: &mut Gather<'_>, disk: DiskId, nearest: &[DiskId]) {
    let board = gather.board;
    for target in nearest {
        let circle = board.circle(*target);
        let radius = circle.diameter.0 / 2;
        for (x, y) in [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)] {
            let point = circle.centre.shifted(x * radius, y * radius);
            gather.offer(Action::Flip(straight(board, disk, point)));
        }
    }
}
