//! Two columns and what may be between them.

use gonfalon_table::{Length, Point, Point3};
use smallvec::SmallVec;

use super::column::Column;
use super::lane::Lane;
use super::obstacle::{Blocker, Obstacle, Obstruction};
use crate::terrain::FeatureId;

/// A straight line from the observer to what it looks at.
pub type Line = (Point3, Point3);

/// The heights of three points each, as nine lines over one segment.
const ALL: u16 = 0b1_1111_1111;

/// One column looking at another, with the obstacles that may be between them.
pub(super) struct View<'v, 'a> {
    from: &'v Column,
    to: &'v Column,
    obstacles: SmallVec<[Near<'v, 'a>; 12]>,
    heights: ([Length; 3], [Length; 3]),
    lane: Lane,
}

/// An obstacle near the way between two columns.
#[derive(Clone, Copy)]
struct Near<'v, 'a> {
    obstacle: &'v Obstacle<'a>,
    /// It closes all heights of the view.
    fills: bool,
}

impl<'v, 'a> View<'v, 'a> {
    /// The view past those obstacles that count and come near the way between the columns.
    pub(super) fn new(
        from: &'v Column,
        to: &'v Column,
        obstacles: &'v [Obstacle<'a>],
        counts: impl Fn(&Obstacle<'a>) -> bool,
    ) -> View<'v, 'a> {
        let lane = Lane::new(from.centre, from.reach, to.centre, to.reach);
        let heights = (from.heights(), to.heights());
        let (low, high) = (from.bottom.min(to.bottom), heights.0[0].max(heights.1[0]));
        let near = |obstacle: &&Obstacle<'a>| {
            lane.may_meet(&obstacle.bounds) && !obstacle.is_beyond(low, high) && counts(obstacle)
        };
        let near = obstacles.iter().filter(near);
        let obstacles = near.map(|obstacle| Near { obstacle, fills: obstacle.fills(low, high) }).collect();
        View { from, to, obstacles, heights, lane }
    }

    /// The features near the way, each once.
    pub(super) fn features(&self) -> SmallVec<[FeatureId; 8]> {
        let mut features = SmallVec::new();
        for near in &self.obstacles {
            if let Obstruction::Feature(id) = near.obstacle.blocker.what
                && !features.contains(&id)
            {
                features.push(id);
            }
        }
        features
    }

    /// Whether nothing is near the way between the columns.
    pub(super) fn is_open(&self) -> bool {
        self.obstacles.is_empty()
    }

    /// A line that nothing stops: between the axes of the columns or between points of their rims.
    pub(super) fn clear_line(&mut self) -> Option<Line> {
        let axes = (self.from.centre, self.to.centre);
        let free = self.free(axes.0, axes.1);
        if free != 0 {
            return Some(self.line(axes.0, axes.1, free.trailing_zeros()));
        }
        if self.is_shut() {
            return None;
        }
        let (near, far) = (self.from.facing(self.to.centre), self.to.facing(self.from.centre));
        for from in &near {
            for to in &far {
                let free = self.free(*from, *to);
                if free != 0 {
                    return Some(self.line(*from, *to, free.trailing_zeros()));
                }
            }
        }
        None
    }

    /// A line to a point of the rim facing the observer that no point of the observer's rim sees.
    pub(super) fn hidden_line(&mut self) -> Option<Line> {
        if self.is_open() {
            return None;
        }
        let (near, far) = (self.from.facing(self.to.centre), self.to.facing(self.from.centre));
        for to in &far {
            let mut hidden: u16 = 0b111;
            for from in &near {
                let free = self.free(*from, *to);
                // A height of the target is seen from any of the three heights of the observer.
                hidden &= !(free | free >> 3 | free >> 6);
                if hidden == 0 {
                    break;
                }
            }
            if hidden != 0 {
                return Some(self.line(near[0], *to, hidden.trailing_zeros()));
            }
        }
        None
    }

    /// The first obstacle on a line, seen from the observer.
    pub(super) fn first_on(&self, line: &Line) -> Option<Blocker> {
        let heights = [line.0.height, line.1.height];
        let entered = |obstacle: &Obstacle<'_>| {
            let mut first = None;
            obstacle.passages(line.0.at, line.1.at, |passage| {
                if obstacle.holds(&passage, heights)
                    && first.is_none_or(|other| passage.begins_before(&other))
                {
                    first = Some(passage);
                }
            });
            first
        };
        let met =
            self.obstacles.iter().filter_map(|near| Some((entered(near.obstacle)?, near.obstacle.blocker)));
        met.reduce(|one, other| if other.0.begins_before(&one.0) { other } else { one })
            .map(|(_, blocker)| blocker)
    }

    /// The line from head to head.
    pub(super) fn head_line(&self) -> Line {
        self.line(self.from.centre, self.to.centre, 0)
    }

    /// Whether one obstacle stops everything for sure.
    fn is_shut(&self) -> bool {
        self.obstacles.iter().any(|near| near.fills && near.obstacle.shuts_lane(&self.lane))
    }

    /// Which of the nine lines over a segment nothing stops; three for each height of the observer.
    fn free(&mut self, from: Point, to: Point) -> u16 {
        let mut free = ALL;
        for index in 0..self.obstacles.len() {
            let Near { obstacle, fills } = self.obstacles[index];
            obstacle.passages(from, to, |passage| {
                if fills {
                    free = 0;
                    return;
                }
                for line in 0..9 {
                    if free & (1 << line) != 0 {
                        let heights = [self.heights.0[line / 3], self.heights.1[line % 3]];
                        if obstacle.holds(&passage, heights) {
                            free &= !(1 << line);
                        }
                    }
                }
            });
            if free == 0 {
                // What stopped this line will likely stop the next.
                self.obstacles.swap(0, index);
                break;
            }
        }
        free
    }

    fn line(&self, from: Point, to: Point, number: u32) -> Line {
        let number = number as usize;
        (Point3::new(from, self.heights.0[number / 3]), Point3::new(to, self.heights.1[number % 3]))
    }
}
