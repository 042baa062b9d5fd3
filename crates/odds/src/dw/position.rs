//! Missiles of a real position.

use gonfalon_disks::DiskId;
use gonfalon_dw::board::Board;
use gonfalon_dw::data::{Missile, Stat};
use gonfalon_dw::missiles::likely::Volley;
use gonfalon_dw::setting::Drops;
use gonfalon_table::Point;

use super::falls::{Source, counted, measured};
use super::{Body, Outcome, outcome};

/// What may come of the missiles of an Archer that are aimed at a point of a target, for the target and every other Disk that is hit
/// in one of the falls, the target first. Whether the target is within range is measured only when it is too late.
pub fn of_missiles(
    board: Board<'_>,
    archer: DiskId,
    (kind, printed): (Missile, u8),
    (target, aim): (DiskId, Point),
    source: Source,
    falls: u32,
) -> Vec<(DiskId, Outcome)> {
    let count = board.missile_count(archer, kind, printed, target);
    let volley = Volley::new(board, archer, count, aim);
    let drops = match source {
        Source::StandIn => Drops::StandIn,
        Source::Physics => Drops::Physics,
    };
    let fallen: Vec<_> = (0..falls).map(|seed| volley.hits(drops, seed.into())).collect();
    let mut disks: Vec<DiskId> = fallen.iter().flatten().flatten().copied().collect();
    disks.sort_unstable();
    disks.dedup();
    disks.retain(|disk| *disk != target);
    disks.insert(0, target);
    let of = |disk: DiskId| {
        let seen = counted(count, falls, |seed| {
            fallen[seed as usize].iter().filter(|hit| hit.contains(&disk)).count()
        });
        let body = Body {
            toughness: board.value(disk, Stat::Toughness),
            wounds: board.profile(disk).wounds,
            wounded: board.disk(disk).wounds,
            damage: board.disk(disk).damage,
            each: volley.damage(archer, kind, disk),
        };
        (disk, outcome(measured(&seen, source), &body))
    };
    disks.into_iter().map(of).collect()
}
