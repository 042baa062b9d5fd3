//! Scatter: which disk is nearest to the target.

use std::cmp::{Ordering, Reverse};

use gonfalon_disks::DiskId;
use gonfalon_table::{Area, Length};
use smallvec::SmallVec;

use crate::action::Disks;
use crate::board::Board;
use crate::data::RangeBand;

/// How near a disk is to the target of an attack. Engaged disks come first and other overlapping disks next, both by
/// the area they share with it; then all others by their gap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Nearness {
    Engaged(Reverse<Area>),
    Overlapping(Reverse<Area>),
    Apart(Length),
}

impl Board<'_> {
    fn nearness(self, target: DiskId, disk: DiskId) -> Nearness {
        let (here, there) = (self.circle(target), self.circle(disk));
        if !here.overlaps(&there) {
            return Nearness::Apart(here.gap(&there));
        }
        let area = Reverse(here.shared_area(&there));
        let pile = &self.table.pile;
        let engaged =
            self.enemies(target, disk) && (pile.pins_disk(target, disk) || pile.pins_disk(disk, target));
        if engaged { Nearness::Engaged(area) } else { Nearness::Overlapping(area) }
    }

    /// The disks to which the next scatter may go: the nearest within short range of the target that have had fewer
    /// scatters than the others. More than one only if they are equally near.
    pub(crate) fn scatter_choices(self, target: DiskId, had: &[DiskId]) -> Disks {
        let near: SmallVec<[DiskId; 8]> = self
            .battlefield()
            .filter(|disk| *disk != target && self.within(target, *disk, RangeBand::Short))
            .collect();
        let times = |disk: &DiskId| had.iter().filter(|other| *other == disk).count();
        let Some(fewest) = near.iter().map(times).min() else { return Disks::new() };
        let mut best = Disks::new();
        let mut best_nearness = None;
        for disk in near.iter().filter(|disk| times(disk) == fewest) {
            let nearness = self.nearness(target, *disk);
            match best_nearness.map_or(Ordering::Less, |best| nearness.cmp(&best)) {
                Ordering::Less => {
                    best_nearness = Some(nearness);
                    best = Disks::from_slice(&[*disk]);
                }
                Ordering::Equal => best.push(*disk),
                Ordering::Greater => {}
            }
        }
        best
    }
}

/// The disks nearest to `disk` that it is not pinning, rim to rim; several if they are equally near.
pub(crate) fn nearest_disks(board: Board<'_>, disk: DiskId) -> Disks {
    let here = board.circle(disk);
    let mut best = Disks::new();
    let mut least = None;
    for other in board.battlefield() {
        if other == disk || board.table.pile.pins_disk(disk, other) {
            continue;
        }
        let gap = here.gap(&board.circle(other));
        match least.map_or(Ordering::Less, |least| gap.cmp(&least)) {
            Ordering::Less => {
                least = Some(gap);
                best = Disks::from_slice(&[other]);
            }
            Ordering::Equal => best.push(other),
            Ordering::Greater => {}
        }
    }
    best
}
