//! What an event is about, beside its sentence.

use gonfalon_disks::DiskId;
use gonfalon_scene::{About, Sort};

use super::keys;
use crate::event::Event;

pub(super) fn about(event: &Event) -> About {
    let (sort, disks): (Sort, Vec<DiskId>) = match event {
        Event::Entered { disk, .. }
        | Event::ActivationBegan { disk, .. }
        | Event::Flipped { disk, .. }
        | Event::Flew { disk, .. }
        | Event::CameDown { disk, .. }
        | Event::Stopped { disk, .. }
        | Event::Laid { disk, .. } => (Sort::Move, vec![*disk]),
        Event::Attacked { disk, whom } => (Sort::Move, with(*disk, whom)),
        Event::Swapped(one, other) => (Sort::Move, vec![*one, *other]),
        Event::Announced { by, targets, .. } | Event::AbilityUsed { by, targets, .. } => {
            (Sort::Other, with(*by, targets))
        }
        Event::Slid { by, hit, .. } => (Sort::Dice, with(*by, hit.as_slice())),
        Event::Nominated { archer, target, .. } => (Sort::Dice, vec![*archer, *target]),
        Event::Fell { by, rests, .. } => (
            Sort::Dice,
            with(*by, &rests.iter().flat_map(|rest| rest.on.iter().copied()).collect::<Vec<_>>()),
        ),
        Event::MissilesLaid { by, on, .. } => (Sort::Dice, vec![*by, *on]),
        Event::Dropped { disk, on, .. } => (Sort::Dice, disk.iter().chain(on).copied().collect()),
        Event::Struck { by, at, .. } => (Sort::Dice, vec![*by, *at]),
        Event::BattleBegan { attackers, defenders } => {
            (Sort::Dice, attackers.iter().chain(defenders).copied().collect())
        }
        Event::Damaged { disk, .. }
        | Event::Blow { disk, .. }
        | Event::Unharmed { disk, .. }
        | Event::Wounded { disk, .. } => (Sort::Dice, vec![*disk]),
        Event::Destroyed { disk, .. } | Event::Left { disk, .. } | Event::StackLost { disk, .. } => {
            (Sort::Loss, vec![*disk])
        }
        Event::Enslaved { disk, by } => (Sort::Loss, vec![*disk, *by]),
        Event::Marked { disk, .. }
        | Event::Unmarked { disk, .. }
        | Event::Unaffected { disk, .. }
        | Event::Healed { disk, .. }
        | Event::Controlled { disk, .. }
        | Event::Berserk { disk, .. }
        | Event::MarkersKept(disk) => (Sort::Other, vec![*disk]),
        Event::ShotLost { archer, .. } => (Sort::Dice, vec![*archer]),
        Event::Transformed { from, to, .. } => (Sort::Other, vec![*from, *to]),
        Event::Nullified { by, .. } => (Sort::Other, vec![*by]),
        Event::StackChosen { disks, .. } => (Sort::Other, disks.to_vec()),
        _ => (Sort::Other, Vec::new()),
    };
    About { sort, pieces: disks.into_iter().map(keys::disk).collect(), roll: None }
}

/// A Disk and others, each once.
fn with(first: DiskId, others: &[DiskId]) -> Vec<DiskId> {
    let mut all = vec![first];
    for other in others {
        if !all.contains(other) {
            all.push(*other);
        }
    }
    all
}
