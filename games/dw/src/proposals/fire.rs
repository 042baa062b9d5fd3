//! Whom Archers fire at.

use gonfalon_disks::DiskId;
use gonfalon_kernel::Seat;

use crate::action::Action;
use crate::board::Board;
use crate::data::Stat;

/// Shots of these Archers that could reach their targets, the most promising first; then none at all.
pub(super) fn shots(board: Board<'_>, seat: Seat, archers: &[DiskId]) -> Vec<Action> {
    let mut shots: Vec<(i32, Action)> = Vec::new();
    for archer in archers {
        for (weapon, (kind, printed)) in board.weapons(*archer).enumerate() {
            let range = board.missile_range(*archer, kind);
            for target in targets(board, *archer, seat) {
                if board.within(*archer, target, range) {
                    let count = board.missile_count(*archer, kind, printed, target);
                    let damage = i32::from(board.library().constants.missile(kind).damage) * i32::from(count);
                    shots.push((
                        promise(board, seat, target, damage),
                        fire(board, *archer, weapon as u8, target),
                    ));
                }
            }
        }
    }
    shots.sort_by_key(|(promise, _)| -promise);
    shots.into_iter().map(|(_, shot)| shot).chain([Action::Done]).collect()
}

/// Shots of a Disk that has gathered missiles, at whoever is near; then none at all.
pub(super) fn gathered(board: Board<'_>, seat: Seat, disk: DiskId) -> Vec<Action> {
    let mut near: Vec<DiskId> = targets(board, disk, seat).collect();
    near.sort_by_key(|target| board.circle(disk).gap(&board.circle(*target)));
    near.into_iter().take(4).map(|target| fire(board, disk, 0, target)).chain([Action::Done]).collect()
}

fn targets(board: Board<'_>, archer: DiskId, seat: Seat) -> impl Iterator<Item = DiskId> {
    board.all_in_play().filter(move |target| {
        board.nomination_refusals(archer, seat, *target).is_empty()
            && !board.is_behind_barriers(archer, *target)
    })
}

/// How much a shot promises: what it may kill, less what lies beneath or beside of one's own.
fn promise(board: Board<'_>, seat: Seat, target: DiskId, damage: i32) -> i32 {
    let toughness = i32::from(board.value(target, Stat::Toughness)) - i32::from(board.disk(target).damage);
    let width = board.circle(target).diameter.0 / 254;
    let near = gonfalon_table::Length::inches(1);
    let friends = board.army(seat).filter(|friend| board.within(*friend, target, near)).count() as i32;
    i32::from(board.points(target)) * 10 + damage * width / toughness.max(1) - friends * 40
}

fn fire(board: Board<'_>, archer: DiskId, weapon: u8, target: DiskId) -> Action {
    Action::Fire { archer, weapon, target, aim: board.table.pile.at(target) }
}
