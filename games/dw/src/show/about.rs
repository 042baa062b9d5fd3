//! What an event is about, beside its sentence.

use gonfalon_disks::DiskId;
use gonfalon_scene::{About, Falling, Sort};
use gonfalon_table::{Heading, Length, Point};

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
    About { sort, pieces: disks.into_iter().map(keys::disk).collect(), roll: None, falls: falls(event) }
}

/// How many numbers a recorded moment of a fall has: x, y, height and turn.
const MOMENT: usize = 4;

/// How things fell, where it was simulated.
fn falls(event: &Event) -> Vec<Vec<Falling>> {
    match event {
        Event::Dropped { path, .. } if !path.is_empty() => vec![moments(path)],
        Event::Fell { path, .. } => {
            let mut falls = Vec::new();
            let mut rest = path.as_slice();
            // Each counter begins with the number of its moments.
            while let [count, more @ ..] = rest {
                let length = usize::try_from(*count).unwrap_or(0) * MOMENT;
                let Some((own, others)) = more.split_at_checked(length) else { break };
                falls.push(moments(own));
                rest = others;
            }
            falls
        }
        _ => Vec::new(),
    }
}

fn moments(numbers: &[i32]) -> Vec<Falling> {
    let moment = |numbers: &[i32]| match *numbers {
        [x, y, height, turn] => Some(Falling {
            at: Point::new(x, y),
            height: Length(height),
            turn: Heading::from_thousandths(turn),
        }),
        _ => None,
    };
    numbers.chunks_exact(MOMENT).filter_map(moment).collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recorded_fall_is_shown_counter_by_counter() {
        let path = vec![2, 10, 20, 300, 90_000, 11, 21, 0, 91_000, 1, 5, 6, 7, 8];
        let event = Event::Fell { by: DiskId(3), rests: Vec::new(), moved: Vec::new(), path, stay: true };
        let falls = about(&event).falls;
        assert_eq!(falls.iter().map(Vec::len).collect::<Vec<_>>(), [2, 1]);
        let first = Falling { at: Point::new(10, 20), height: Length(300), turn: Heading::NORTH };
        assert_eq!((falls[0][0], falls[1][0].at), (first, Point::new(5, 6)));
    }

    #[test]
    fn a_dropped_disk_falls_alone() {
        let path = vec![1, 2, 3, 0, 4, 5, 6, 0];
        let event = Event::Dropped { disk: None, at: None, on: Default::default(), path };
        let falls = about(&event).falls;
        assert_eq!((falls.len(), falls[0].len()), (1, 2));
    }
}
