//! What an event is about, beside its sentence.

use gonfalon_disks::DiskId;
use gonfalon_scene::{About, Fall, Fallen, Falling, Sort};
use gonfalon_table::{Circle, Heading, Length, OrientedBox, Point, Shape};

use super::keys;
use crate::Dw;
use crate::event::Event;

pub(super) fn about(game: &Dw, event: &Event) -> About {
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
    About { sort, pieces: disks.into_iter().map(keys::disk).collect(), roll: None, falls: falls(game, event) }
}

/// How many numbers a recorded moment of a fall has: x, y, height and turn.
const MOMENT: usize = 4;

/// How things fell, where it was simulated.
fn falls(game: &Dw, event: &Event) -> Vec<Fall> {
    let constants = &game.library.constants;
    match event {
        Event::Dropped { disk, path, .. } if !path.is_empty() => {
            let ball = || Fallen::Shape(Shape::Circle(Circle::new(Point::ORIGIN, constants.spell)));
            let what = disk.map_or_else(ball, |disk| Fallen::Piece(keys::disk(disk)));
            vec![Fall { what, moments: moments(path) }]
        }
        Event::Fell { path, .. } => {
            let edge = constants.counter;
            let counter = Shape::Box(OrientedBox::new(Point::ORIGIN, Heading::NORTH, edge, edge));
            let mut falls = Vec::new();
            let mut rest = path.as_slice();
            // Each counter begins with the number of its moments.
            while let [count, more @ ..] = rest {
                let length = usize::try_from(*count).unwrap_or(0) * MOMENT;
                let Some((own, others)) = more.split_at_checked(length) else { break };
                falls.push(Fall { what: Fallen::Shape(counter.clone()), moments: moments(own) });
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
    use crate::fixture::Fixture;

    #[test]
    fn a_recorded_fall_is_shown_counter_by_counter() {
        let path = vec![2, 10, 20, 300, 90_000, 11, 21, 0, 91_000, 1, 5, 6, 7, 8];
        let event = Event::Fell { by: DiskId(3), rests: Vec::new(), moved: Vec::new(), path, stay: true };
        let falls = about(&Fixture::new(2).game, &event).falls;
        assert_eq!(falls.iter().map(|fall| fall.moments.len()).collect::<Vec<_>>(), [2, 1]);
        assert!(falls.iter().all(|fall| matches!(fall.what, Fallen::Shape(Shape::Box(_)))));
        let first = Falling { at: Point::new(10, 20), height: Length(300), turn: Heading::NORTH };
        assert_eq!((falls[0].moments[0], falls[1].moments[0].at), (first, Point::new(5, 6)));
    }

    #[test]
    fn a_dropped_disk_falls_alone() {
        let path = vec![1, 2, 3, 0, 4, 5, 6, 0];
        let game = Fixture::new(2).game;
        for disk in [None, Some(DiskId(4))] {
            let event = Event::Dropped { disk, at: None, on: Default::default(), path: path.clone() };
            let falls = about(&game, &event).falls;
            assert_eq!((falls.len(), falls[0].moments.len()), (1, 2));
            assert_eq!(falls[0].what == Fallen::Piece("disk-4".to_owned()), disk.is_some());
        }
    }
}
