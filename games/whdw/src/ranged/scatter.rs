//! Scatter: which disk is nearest to the target.

use std::cmp::{Ordering, Reverse};

use gonfalon_disks::DiskId;
use gonfalon_table::{Area, Length};
use smallvec::SmallVec;

use crate::action::Disks;
use crate::board::Board;
use crate::data::RangeBand;

/// How a disk lies to the target of an attack: engaged disks are nearer than others that overlap it, those are nearer
/// than all others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Contact {
    Engaged,
    Overlapping,
    Apart,
}

/// How near disks with the same contact are: the more area they share with the target, then the smaller the gap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Nearness {
    Sharing(Reverse<Area>),
    Gap(Length),
}

impl Board<'_> {
    fn contact(self, target: DiskId, disk: DiskId) -> Contact {
        let pile = &self.table.pile;
        if !self.circle(target).overlaps(&self.circle(disk)) {
            return Contact::Apart;
        }
        let pinned = pile.pins_disk(target, disk) || pile.pins_disk(disk, target);
        if pinned && self.enemies(target, disk) { Contact::Engaged } else { Contact::Overlapping }
    }

    fn nearness(self, target: DiskId, disk: DiskId) -> Nearness {
        let (here, there) = (self.circle(target), self.circle(disk));
        if here.overlaps(&there) {
            Nearness::Sharing(Reverse(here.shared_area(&there)))
        } else {
            Nearness::Gap(here.gap(&there))
        }
    }

    /// The disks to which the next scatter may go: the nearest within short range of the target that have had fewer
    /// scatters than the others. More than one only if they are equally near.
    pub(crate) fn scatter_choices(self, target: DiskId, had: &[DiskId]) -> Disks {
        let times = |disk: DiskId| had.iter().filter(|other| **other == disk).count();
        let near = self
            .battlefield()
            .filter(|disk| *disk != target && self.within(target, *disk, RangeBand::Short))
            .map(|disk| (times(disk), self.contact(target, disk), disk));
        let foremost = least(near, |(times, contact, _)| (*times, *contact));
        if foremost.len() < 2 {
            return foremost.iter().map(|(_, _, disk)| *disk).collect();
        }
        // Areas take long to work out, so that only disks in equal contact are compared by them.
        let compared = foremost.iter().map(|(_, _, disk)| (self.nearness(target, *disk), *disk));
        least(compared, |(nearness, _)| *nearness).iter().map(|(_, disk)| *disk).collect()
    }
}

/// All that share the least key, in their order.
fn least<T, K: Ord>(all: impl Iterator<Item = T>, key: impl Fn(&T) -> K) -> SmallVec<[T; 8]> {
    let mut best: SmallVec<[T; 8]> = SmallVec::new();
    for one in all {
        match best.first().map_or(Ordering::Less, |known| key(&one).cmp(&key(known))) {
            Ordering::Less => {
                best.clear();
                best.push(one);
            }
            Ordering::Equal => best.push(one),
            Ordering::Greater => {}
        }
    }
    best
}

/// The disks nearest to `disk` that it is not pinning, rim to rim; several if they are equally near.
pub(crate) fn nearest_disks(board: Board<'_>, disk: DiskId) -> Disks {
    let here = board.circle(disk);
    let others = board
        .battlefield()
        .filter(|other| *other != disk && !board.table.pile.pins_disk(disk, *other))
        .map(|other| (here.gap(&board.circle(other)), other));
    least(others, |(gap, _)| *gap).iter().map(|(_, other)| *other).collect()
}
