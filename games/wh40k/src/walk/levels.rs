//! Climbing: at which heights a model goes along a leg so that its way up and down is the shortest.

use gonfalon_table::{Length, TOLERANCE};
use smallvec::SmallVec;

/// Something a model is over during part of a leg.
#[derive(Clone, Copy, Debug)]
pub(super) struct Obstacle {
    /// The first step.
    pub(super) enter: i32,
    /// The last step.
    pub(super) leave: i32,
    pub(super) bottom: Length,
    /// Where the model can walk on it.
    pub(super) top: Length,
    /// The model cannot go through it.
    pub(super) solid: bool,
}

/// Part of a leg at one height.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stage {
    pub(super) from: i32,
    pub(super) to: i32,
    pub(super) level: Length,
}

/// The heights of a leg.
#[derive(Clone, Debug)]
pub(super) struct Climb {
    /// The way up and down together.
    pub(super) cost: Length,
    pub(super) stages: SmallVec<[Stage; 4]>,
}

/// A height in one stage, the least way up and down to be there, and the height of the stage before.
#[derive(Clone, Copy)]
struct Choice {
    level: Length,
    cost: Length,
    before: usize,
}

/// The way along a leg with the least climbing; `None` if there is none.
pub(super) fn cheapest(
    obstacles: &[Obstacle],
    steps: i32,
    (start, end): (Length, Length),
    height: Length,
) -> Option<Climb> {
    if obstacles.is_empty() && start == Length::ZERO && end == Length::ZERO {
        let stage = Stage { from: 0, to: steps, level: Length::ZERO };
        return Some(Climb { cost: Length::ZERO, stages: SmallVec::from_elem(stage, 1) });
    }
    let mut borders: SmallVec<[i32; 8]> = SmallVec::from_slice(&[0, steps]);
    borders.extend(obstacles.iter().flat_map(|obstacle| [obstacle.enter, obstacle.leave]));
    borders.sort_unstable();
    borders.dedup();
    if borders.len() == 1 {
        borders.push(steps);
    }
    let mut table: SmallVec<[SmallVec<[Choice; 4]>; 8]> = SmallVec::new();
    for (index, range) in borders.windows(2).enumerate() {
        let is_under = |obstacle: &&Obstacle| obstacle.enter <= range[0] && obstacle.leave >= range[1];
        let under: SmallVec<[Obstacle; 4]> = obstacles.iter().filter(is_under).copied().collect();
        let mut levels: SmallVec<[Length; 6]> = SmallVec::from_elem(Length::ZERO, 1);
        levels.extend(under.iter().map(|obstacle| obstacle.top));
        if index == 0 {
            levels.push(start);
        }
        if index + 2 == borders.len() {
            levels.push(end);
        }
        levels.sort_unstable();
        levels.dedup();
        let is_free = |level: &Length| !under.iter().any(|obstacle| blocks(obstacle, *level, height));
        let choices = levels.into_iter().filter(is_free).filter_map(|level| {
            let Some(before) = table.last() else {
                let free = can_climb(&under, start, level);
                return free.then_some(Choice { level, cost: (level - start).abs(), before: 0 });
            };
            // What is under both stages stays in the way of a climb between them.
            let shared: SmallVec<[Obstacle; 4]> =
                under.iter().filter(|obstacle| obstacle.enter < range[0]).copied().collect();
            let reachable =
                before.iter().enumerate().filter(|(_, choice)| can_climb(&shared, choice.level, level));
            let best =
                reachable.map(|(place, choice)| (choice.cost + (level - choice.level).abs(), place)).min()?;
            Some(Choice { level, cost: best.0, before: best.1 })
        });
        let choices = choices.collect();
        table.push(choices);
    }
    let last = table.last()?;
    let under_end: SmallVec<[Obstacle; 4]> =
        obstacles.iter().filter(|obstacle| obstacle.leave >= steps).copied().collect();
    let ends = last.iter().enumerate().filter(|(_, choice)| can_climb(&under_end, choice.level, end));
    let (cost, mut place) =
        ends.map(|(place, choice)| (choice.cost + (end - choice.level).abs(), place)).min()?;
    let mut stages: SmallVec<[Stage; 4]> = SmallVec::new();
    for (index, choices) in table.iter().enumerate().rev() {
        let choice = choices[place];
        stages.push(Stage { from: borders[index], to: borders[index + 1], level: choice.level });
        place = choice.before;
    }
    stages.reverse();
    Some(Climb { cost, stages })
}

/// Whether an obstacle is in the way of a model at some height.
fn blocks(obstacle: &Obstacle, level: Length, height: Length) -> bool {
    obstacle.solid && obstacle.top > level + TOLERANCE && obstacle.bottom + TOLERANCE < level + height
}

/// Whether nothing the model is under or over all the time lies between two heights.
fn can_climb(under: &[Obstacle], one: Length, other: Length) -> bool {
    let (low, high) = (one.min(other), one.max(other));
    !under.iter().any(|obstacle| {
        obstacle.solid && low < high && low + TOLERANCE < obstacle.top && obstacle.bottom <= high
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wall(enter: i32, leave: i32, inches: i32) -> Obstacle {
        Obstacle { enter, leave, bottom: Length::ZERO, top: Length::inches(inches), solid: true }
    }

    fn cost(obstacles: &[Obstacle], start: i32, end: i32) -> Option<i32> {
        let ends = (Length::inches(start), Length::inches(end));
        cheapest(obstacles, 100, ends, Length::thousandths(1_500)).map(|climb| climb.cost.0 / 2_540)
    }

    #[test]
    fn walls_are_climbed_one_by_one_and_joined_ones_together() {
        assert_eq!(cost(&[], 0, 0), Some(0));
        assert_eq!(cost(&[wall(10, 20, 3)], 0, 0), Some(6));
        assert_eq!(cost(&[wall(10, 20, 3), wall(40, 60, 5)], 0, 0), Some(16));
        assert_eq!(cost(&[wall(10, 40, 3), wall(40, 60, 5)], 0, 0), Some(10));
        assert_eq!(cost(&[wall(0, 60, 3)], 3, 0), Some(3));
        assert_eq!(cost(&[wall(0, 100, 3)], 3, 3), Some(0));
    }

    #[test]
    fn floors_carry_and_bar_the_way_up() {
        let floor = |solid| Obstacle {
            enter: 30,
            leave: 100,
            bottom: Length::inches(3),
            top: Length::inches(3),
            solid,
        };
        assert_eq!(cost(&[floor(true)], 0, 0), Some(0), "there is room below");
        assert_eq!(cost(&[floor(true)], 0, 3), Some(3));
        let above = |enter| Obstacle { enter, ..floor(true) };
        assert_eq!(cost(&[above(0)], 0, 3), None, "not through the floor");
        assert_eq!(cost(&[Obstacle { enter: 0, ..floor(false) }], 0, 3), Some(3));
        let low = Obstacle { bottom: Length::inches(1), top: Length::inches(1), ..floor(true) };
        assert_eq!(cost(&[Obstacle { leave: 60, ..low }], 0, 0), Some(2), "no room below");
    }
}
