//! Every reason against a path.

use gonfalon_disks::{DiskId, Flips, flip_reaches};
use gonfalon_kernel::{Arg, Refusal};
use gonfalon_table::{Circle, Point};

use super::{MoveKind, Moving, SECOND_PIN, Walk};
use crate::board::Board;
use crate::data::Trigger;

/// Where and how a movement starts or goes on.
#[derive(Clone, Copy, Debug)]
pub struct MoveStart {
    /// Which disk.
    pub disk: DiskId,
    /// How many flips it may make.
    pub flips: u8,
    /// Relentless has been used up.
    pub broke_through: bool,
    /// What kind of movement.
    pub kind: MoveKind,
}

impl Board<'_> {
    pub(super) fn move_start(self, moving: &Moving) -> MoveStart {
        MoveStart {
            disk: moving.disk,
            flips: moving.flips,
            broke_through: moving.broke_through,
            kind: moving.kind,
        }
    }

    /// The terrain pieces a circle overlaps, one bit each.
    pub(crate) fn terrain_bits(self, circle: &Circle) -> u16 {
        self.terrain_under(*circle).fold(0, |bits, (number, _)| bits | 1 << number)
    }

    /// Every reason against a path. Where a landing has uncertain consequences and the disk may go on, the flips
    /// after it are judged for their length only; they are judged again when it comes to them.
    pub fn path_refusals(self, start: &MoveStart, path: &[Point]) -> Vec<Refusal> {
        let mut refusals = Vec::new();
        let disk = start.disk;
        if path.len() > usize::from(start.flips) {
            refusals.push(
                Refusal::new("whdw.disk.movement", "refusal-too-many-flips")
                    .with("disk", self.name(disk))
                    .number("flips", path.len() as i64)
                    .number("most", start.flips),
            );
        }
        let mut walk = Walk::new(self, start);
        for (number, to) in path.iter().take(usize::from(start.flips)).enumerate() {
            if let Some(rule) = walk.stopped {
                refusals.push(self.stopped_refusal(disk, rule, number));
                break;
            }
            let unreachable = self.flip_refusals(disk, number, walk.at, *to);
            if !unreachable.is_empty() {
                refusals.extend(unreachable);
                break;
            }
            let last = number + 1 == path.len();
            if let Some(enemy) = walk.flip(*to, last) {
                refusals.push(
                    Refusal::new("whdw.keyword.scout-not-enemy", "refusal-scout-overlaps-enemy")
                        .with("disk", self.name(disk))
                        .with("enemy", self.name(enemy)),
                );
                break;
            }
        }
        refusals
    }

    /// Whether an ability of one of two disks is set off when they engage each other.
    pub(super) fn engaging_has_effects(self, one: DiskId, other: DiskId) -> bool {
        self.enemies(one, other)
            && [one, other].iter().any(|disk| {
                self.profile(*disk).abilities.iter().any(|ability| ability.on == Trigger::Engages)
            })
    }

    /// Every reason why one flip of a path (counted from 0) cannot end at a place.
    pub(crate) fn flip_refusals(self, disk: DiskId, flip: usize, from: Point, to: Point) -> Vec<Refusal> {
        let diameter = self.table.pile.diameter(disk);
        let flips = self.game.rulings.flips;
        if flip_reaches(flips, from, to, diameter) {
            return Vec::new();
        }
        let named =
            |rule, key| Refusal::new(rule, key).with("disk", self.name(disk)).number("flip", flip as i64 + 1);
        let measured = |key| {
            named("whdw.move.flip", key)
                .with("length", Arg::Length(from.distance(to).0))
                .with("diameter", Arg::Length(diameter.0))
        };
        match flips {
            // A disk that may turn on its rim gets farther only if the point it stands on wanders.
            Flips::Pivot => {
                vec![measured("refusal-flip-too-far"), named("whdw.move.no-roll", "refusal-flip-rolls")]
            }
            Flips::Straight => vec![measured("refusal-flip-not-straight")],
        }
    }

    fn stopped_refusal(self, disk: DiskId, rule: &'static str, flips: usize) -> Refusal {
        let key = match rule {
            "whdw.move.out" => "refusal-left-the-battlefield",
            "whdw.terrain.rough" => "refusal-stopped-by-rough",
            SECOND_PIN => "refusal-stopped-by-second-pin",
            _ => "refusal-stopped-by-pin",
        };
        Refusal::new(rule, key).with("disk", self.name(disk)).number("flips", flips as i64)
    }
}

/// Every reason against a move action of a disk.
pub(crate) fn move_refusals(board: Board<'_>, disk: DiskId, path: &[Point]) -> Vec<Refusal> {
    let Some(flips) = board.movement(disk) else {
        return vec![
            Refusal::new("whdw.disk.no-movement", "refusal-no-movement").with("disk", board.name(disk)),
        ];
    };
    board.path_refusals(&MoveStart { disk, flips, broke_through: false, kind: MoveKind::Action }, path)
}
